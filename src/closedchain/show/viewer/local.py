"""A viser server that only this computer reaches, and only pages that it served itself.

It listens on the loopback address. That alone does not keep out pages of other sites that a browser of this computer
has open: they may open a web socket to 127.0.0.1, or make a name of their own point there. So every request must name
this computer as its host, and one that says which page it comes from must come from the page of that host.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import Any

from closedchain.errors import ArgumentError, UnsupportedError

HOST = "127.0.0.1"
NAMES = (HOST, "localhost")  # of this computer in an address
_starting = threading.Lock()


def local_server(port: int, label: str) -> Any:
    """A viser server that nobody can ask for a tunnel to the outside."""
    try:
        import viser
    except ImportError:
        raise UnsupportedError("the viewer needs viser: pip install 'closedchain[view]'") from None
    if not 0 <= port < 65536:
        raise ArgumentError(f"port is {port}; it must be from 0 (any that is free) to 65535")

    class Local(viser.ViserServer):  # type: ignore[misc]
        def request_share_url(self, verbose: bool = True) -> None:
            """Nothing: what is shown stays on this computer."""

    with silence(), _guarded_handshakes() as guards:
        server = Local(host=HOST, port=port, label=label, verbose=False)
    if not guards:
        server.stop()
        raise UnsupportedError(f"viser {viser.__version__} starts its server in a way that the viewer cannot guard")
    server.gui.configure_theme(show_logo=False, show_share_button=False, control_width="large")
    server.gui.main_panel.dock_right()
    return server


@contextmanager
def _guarded_handshakes() -> Iterator[list[Any]]:
    """Servers that viser starts meanwhile look at every request before viser does; the list names their handlers."""
    import websockets.asyncio.server as sockets

    guards, serve = list[Any](), sockets.serve

    def guarded(handler: Any, *places: Any, process_request: Callable[..., Any], **options: Any) -> Any:
        if not handler.__module__.startswith("viser."):
            return serve(handler, *places, process_request=process_request, **options)
        guards.append(handler)

        def look(connection: Any, request: Any) -> Any:
            if is_foreign(request.headers.get_all("Host"), request.headers.get_all("Origin")):
                return connection.respond(HTTPStatus.FORBIDDEN, "only the page of this viewer may ask\n")
            return process_request(connection, request)

        return serve(handler, *places, process_request=look, **options)

    with _starting:
        sockets.serve = guarded  # type: ignore[misc, assignment]
        try:
            yield guards
        finally:
            sockets.serve = serve  # type: ignore[misc]


def is_foreign(hosts: list[str], origins: list[str]) -> bool:
    """Whether a request does not name this computer, or comes from a page of another host.

    Programs that are no browsers do not say which page they come from.
    """
    if len(hosts) != 1 or hosts[0].rpartition(":")[0] not in NAMES:
        return True
    return any(origin != f"http://{hosts[0]}" for origin in origins)


@contextmanager
def silence() -> Iterator[None]:
    """viser says on the console what the viewer says itself."""
    import rich

    console = rich.get_console()
    was, console.quiet = console.quiet, True
    try:
        yield
    finally:
        console.quiet = was
