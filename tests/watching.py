"""What a viewer sends, read as a browser reads it, and whether the joints of what is sent are closed.

Shares no code with the package: joint frames come from the description, poses from the messages.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec
import numpy as np
import viser
import zstandard
from websockets.sync.client import ClientConnection, connect

import closedchain as cc


def messages(raw: bytes) -> list[dict[str, Any]]:
    """The messages of one window: two lengths, then zstd of msgpack, then binary arrays (left out)."""
    length = int.from_bytes(raw[8:16], "little")
    return msgspec.msgpack.decode(zstandard.ZstdDecompressor().decompress(raw[16 : 16 + length]))["messages"]


def rotation(wxyz: list[float]) -> np.ndarray:
    w, x, y, z = wxyz
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
        ]
    )


def largest_gap(machine: cc.Mechanism, poses: dict[str, tuple[np.ndarray, np.ndarray]]) -> float:
    """The largest distance, m, of two joint frames that should touch (on the axis of those that slide)."""
    worst, poses = 0.0, poses | {"ground": (np.eye(3), np.zeros(3))}
    for joint in machine.joints:
        (R_P, p_P), (R_C, p_C) = poses[joint.parent], poses[joint.child]
        away = (p_C + R_C @ np.array(joint.child_at.position)) - (p_P + R_P @ np.array(joint.at.position))
        axis = (R_P @ joint.at.matrix)[:, 2]
        if joint.kind in ("prismatic", "cylindrical"):
            away = away - axis * (axis @ away)
        elif joint.kind not in ("revolute", "universal", "spherical"):
            continue
        worst = max(worst, float(np.linalg.norm(away)))
        if joint.kind in ("revolute", "prismatic", "cylindrical"):
            worst = max(worst, float(np.linalg.norm(np.cross(axis, (R_C @ joint.child_at.matrix)[:, 2]))))
        if joint.kind == "universal":
            worst = max(worst, float(abs((R_P @ joint.at.matrix)[:, 0] @ (R_C @ joint.child_at.matrix)[:, 1])))
    return worst


class Pictures:
    """Poses of all bodies after every window that moved one."""

    def __init__(self, machine: cc.Mechanism) -> None:
        self.machine = machine
        self.poses = {body.name: (np.eye(3), np.zeros(3)) for body in machine.bodies}
        self.names = {f"/body{i}": body.name for i, body in enumerate(machine.bodies)}
        self.gaps: list[float] = []
        self.placed: set[str] = set()
        self.texts: list[str] = []

    def take(self, window: list[dict[str, Any]]) -> None:
        moved = False
        for message in window:
            self.texts += strings(message)
            name = self.names.get(message.get("name", ""))
            if name is None or message["type"] not in ("SetPositionMessage", "SetOrientationMessage"):
                continue
            R, p = self.poses[name]
            if message["type"] == "SetPositionMessage":
                p = np.array(message["position"])
            else:
                R = rotation(message["wxyz"])
            self.poses[name] = R, p
            self.placed.add(name)
            moved = True
        if moved and len(self.placed) == len(self.poses):
            self.gaps.append(largest_gap(self.machine, self.poses))


def strings(value: Any) -> list[str]:
    """All texts in a message."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [text for part in value.values() for text in strings(part)]
    if isinstance(value, (list, tuple)):
        return [text for part in value for text in strings(part)]
    return []


class Client:
    """Speaks to a viewer's server as the page does."""

    def __init__(self, url: str, machine: cc.Mechanism) -> None:
        self.pictures = Pictures(machine)
        self.socket: ClientConnection = connect(
            url.replace("http", "ws"),
            subprotocols=[f"viser-v{viser.__version__}"],
            max_size=2**26,
            proxy=None,
            ping_interval=None,
        )
        camera = {
            "type": "ViewerCameraMessage",
            "wxyz": [1.0, 0.0, 0.0, 0.0],
            "position": [1.0, 1.0, 1.0],
            "fov": 1.0,
            "near": 0.01,
            "far": 100.0,
            "look_at": [0.0, 0.0, 0.0],
            "up_direction": [0.0, 0.0, 1.0],
            "image_height": 600,
            "image_width": 800,
        }
        self.send(camera)
        self.receive(0.3)

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(msgspec.msgpack.encode(message))

    def drag(self, R: np.ndarray, p: np.ndarray) -> None:
        from scipy.spatial.transform import Rotation

        wxyz = Rotation.from_matrix(R).as_quat(scalar_first=True).tolist()
        update = {"type": "TransformControlsUpdateMessage", "name": "/handle", "wxyz": wxyz, "position": p.tolist()}
        self.send(update | {"owner": ""})

    def receive(self, seconds: float) -> None:
        """Take in what comes until nothing came for so long."""
        end = time.monotonic() + 20.0
        while time.monotonic() < end:
            try:
                raw = self.socket.recv(timeout=seconds)
            except TimeoutError:
                return
            assert isinstance(raw, bytes)
            self.pictures.take(messages(raw))

    def close(self) -> None:
        self.socket.close()
