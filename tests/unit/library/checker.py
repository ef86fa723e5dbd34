"""Places all bodies of a machine from its joints' start coordinates, and measures how well every joint closes.

Written without the library's own geometry: rotations are SciPy's, and every joint is a list of turns and slides.
"""

from __future__ import annotations

import numpy as np
from scipy.spatial.transform import Rotation

from closedchain.mechanism import Joint, Mechanism, Pose

Array = np.ndarray
Transforms = dict[str, Array]


def transform(R: Array, p: object) -> Array:
    T = np.eye(4)
    T[:3, :3], T[:3, 3] = R, p
    return T


def of_frame(frame: Pose) -> Array:
    return transform(frame.matrix, frame.position)


def turn(axis: str, angle: float) -> Array:
    return transform(Rotation.from_euler(axis, angle).as_matrix(), np.zeros(3))


def slide(x: float, y: float, z: float) -> Array:
    return transform(np.eye(3), (x, y, z))


def ball(q: object) -> Array:
    w, x, y, z = q
    return transform(Rotation.from_quat([x, y, z, w]).as_matrix(), np.zeros(3))


def moved(joint: Joint, q: tuple[float, ...]) -> Array:
    """The child's frame in the parent's at coordinates q."""
    if joint.kind == "planar":
        return slide(q[0], q[1], 0) @ turn("z", q[2])
    if joint.kind == "universal":
        return turn("x", q[0]) @ turn("y", q[1])
    if joint.kind == "cylindrical":
        return slide(0, 0, q[1]) @ turn("z", q[0])
    if joint.kind == "helical":
        return turn("z", q[0]) @ slide(0, 0, joint.pitch * q[0])
    if joint.kind == "spherical":
        assert abs(np.linalg.norm(q) - 1) < 1e-12
        return ball(q)
    if joint.kind == "free":
        return slide(*q[4:]) @ ball(q[:4])
    if joint.kind == "revolute":
        return turn("z", q[0])
    if joint.kind == "prismatic":
        return slide(0, 0, q[0])
    assert joint.kind in ("fixed", "general")
    assert not np.any(q)
    return np.eye(4)


def step(joint: Joint) -> Array:
    """The child body in the parent body at the start."""
    assert joint.start is not None
    return of_frame(joint.at) @ moved(joint, joint.start) @ np.linalg.inv(of_frame(joint.child_at))


def placed(machine: Mechanism) -> Transforms:
    """All bodies in the world, found along the joints in the order in which they reach new bodies."""
    places: Transforms = {"ground": np.eye(4)}
    while len(places) <= len(machine.bodies):
        for joint in machine.joints:
            if joint.parent in places and joint.child not in places:
                places[joint.child] = places[joint.parent] @ step(joint)
            elif joint.child in places and joint.parent not in places:
                places[joint.parent] = places[joint.child] @ np.linalg.inv(step(joint))
    return places


def gaps(machine: Mechanism) -> dict[str, float]:
    """Per joint the largest difference between where it puts its child and where the child is; 'home' likewise."""
    places = placed(machine)
    found = {j.name: float(np.abs(places[j.parent] @ step(j) - places[j.child]).max()) for j in machine.joints}
    if machine.home is not None:
        found["home"] = float(np.abs(of_frame(machine.home) - places[machine.platform]).max())
    return found
