"""A real browser without a window, driven over its debugging socket: Debian's Chromium where it is installed."""

from __future__ import annotations

import base64
import itertools
import json
import shutil
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, Self

from websockets.sync.client import connect

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = (
    "--headless=new", "--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-extensions", "--hide-scrollbars",
    "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist", "--window-size=1200,800",
    "--remote-debugging-port=0",
)  # fmt: skip


class Browser:
    """One page; remembers console errors, exceptions and requests."""

    def __init__(self) -> None:
        assert CHROMIUM is not None
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        command = [CHROMIUM, *FLAGS, f"--user-data-dir={self._folder.name}", "about:blank"]
        self._process = subprocess.Popen(command, **quiet)
        port = self._port()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/list", timeout=30) as answer:
            page = next(target for target in json.load(answer) if target["type"] == "page")
        self._socket = connect(page["webSocketDebuggerUrl"], max_size=2**28, proxy=None, ping_interval=None)
        self._numbers = itertools.count(1)
        self.errors: list[str] = []
        self.requests: list[str] = []
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.ask(f"{domain}.enable")

    def block_network(self) -> None:
        """Nothing but files can be opened from now on."""
        blocked = {"offline": True, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0}
        self.ask("Network.emulateNetworkConditions", **blocked)

    def _port(self) -> int:
        end = time.monotonic() + 60
        file = Path(self._folder.name) / "DevToolsActivePort"
        while time.monotonic() < end:
            if file.exists() and file.read_text():
                return int(file.read_text().split()[0])
            time.sleep(0.1)
        raise TimeoutError("the browser did not start")

    def ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(timeout=60))
            if message.get("id") == number:
                assert "error" not in message, message
                return message["result"]
            self._note(message)

    def rest(self, seconds: float) -> None:
        """Take in what happens for a while."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                self._note(json.loads(self._socket.recv(timeout=left)))
            except TimeoutError:
                return

    def _note(self, message: dict[str, Any]) -> None:
        event, data = message.get("method"), message.get("params", {})
        if event == "Runtime.exceptionThrown":
            self.errors.append(json.dumps(data["exceptionDetails"])[:400])
        elif event == "Runtime.consoleAPICalled" and data["type"] in ("error", "assert"):
            self.errors.append(json.dumps(data["args"])[:400])
        elif event == "Log.entryAdded" and data["entry"]["level"] == "error":
            self.errors.append(f"{data['entry']['text']} {data['entry'].get('url', '')}")
        elif event == "Network.requestWillBeSent":
            self.requests.append(data["request"]["url"])

    def open(self, url: str) -> None:
        """Leave the page, forget what happened there, and open another."""
        self.ask("Page.navigate", url="about:blank")
        self.rest(0.5)
        self.errors.clear()
        self.requests.clear()
        self.ask("Page.navigate", url=url)

    def run(self, script: str) -> Any:
        """The value of an expression in the page."""
        return self.ask("Runtime.evaluate", expression=script, returnByValue=True)["result"].get("value")

    def until(self, script: str, seconds: float = 60.0) -> bool:
        """Whether an expression became true."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.run(script):
                return True
            self.rest(0.2)
        return False

    def mouse(self, kind: str, x: float, y: float) -> None:
        pressed = kind != "mouseMoved"
        button = {"button": "left", "clickCount": 1} if pressed else {"button": "none"}
        held = {"buttons": 0 if kind == "mouseReleased" else 1}
        self.ask("Input.dispatchMouseEvent", type=kind, x=x, y=y, **button, **held)

    def picture(self) -> bytes:
        """A screenshot as PNG."""
        return base64.b64decode(self.ask("Page.captureScreenshot", format="png")["data"])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()
        self._process.terminate()
        self._process.wait(timeout=20)
        self._folder.cleanup()
