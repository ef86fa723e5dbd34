"""Put a machine together: from where its bodies are, the coordinates of its joints, checked to close."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

import numpy as np

from closedchain.errors import MechanismError
from closedchain.library.placing import Place, place, place_of, quaternion_of, rot_x, rot_y, rot_z, turn_of
from closedchain.mechanism import Actuator, Body, Joint, Mechanism
from closedchain.mechanism.naming import GROUND
from closedchain.mechanism.numbers import Vector3
from closedchain.types import Array

CLOSED = 1e-9  # m and rad: a larger gap means that the machine was put together wrongly


def assembled(
    name: str,
    bodies: Iterable[Body],
    joints: Iterable[Joint],
    places: Mapping[str, Place],
    *,
    actuators: Iterable[Actuator] = (),
    platform: str | None = None,
    gravity: Vector3 = (0.0, 0.0, -9.81),
) -> Mechanism:
    """The machine whose joints start where its bodies are; an error names the joint that does not close."""
    where = {GROUND: place(), **places}
    started = tuple(replace(joint, start=_start(joint, where)) for joint in joints)
    home = None if platform is None else where[platform].frame
    return Mechanism(name, tuple(bodies), started, tuple(actuators), platform, home, gravity)


def joint_place(joint: Joint, q: Array) -> Place:
    """The child's frame seen from the parent's at coordinates q."""
    match joint.kind:
        case "revolute":
            return place(R=rot_z(q[0]))
        case "prismatic":
            return place((0, 0, q[0]))
        case "cylindrical":
            return place((0, 0, q[1]), rot_z(q[0]))
        case "universal":
            return place(R=rot_x(q[0]) @ rot_y(q[1]))
        case "spherical":
            return place(R=turn_of(q))
        case "planar":
            return place((q[0], q[1], 0), rot_z(q[2]))
        case "helical":
            return place((0, 0, (joint.pitch or 0.0) * q[0]), rot_z(q[0]))
        case "free":
            return place(q[4:], turn_of(q[:4]))
    return place()


def coordinates(joint: Joint, X: Place) -> Array:
    """The coordinates that bring the child's frame to X, seen from the parent's; zero for a general joint."""
    about_z = np.arctan2(X.R[1, 0], X.R[0, 0])
    match joint.kind:
        case "revolute" | "helical":
            return np.array([about_z])
        case "prismatic":
            return X.p[2:]
        case "cylindrical":
            return np.array([about_z, X.p[2]])
        case "universal":
            return np.array([np.arctan2(X.R[2, 1], X.R[1, 1]), np.arctan2(X.R[0, 2], X.R[0, 0])])
        case "spherical":
            return quaternion_of(X.R)
        case "planar":
            return np.array([X.p[0], X.p[1], about_z])
        case "free":
            return np.array([*quaternion_of(X.R), *X.p])
    return np.zeros(joint.coordinates)


def _start(joint: Joint, where: Mapping[str, Place]) -> tuple[float, ...]:
    parent = where[joint.parent].then(place_of(joint.parent_frame))
    child = where[joint.child].then(place_of(joint.child_frame))
    X = child.seen_from(parent)
    q = coordinates(joint, X)
    gap = X.seen_from(joint_place(joint, q))
    apart, turned = float(np.linalg.norm(gap.p)), float(np.abs(gap.R - np.eye(3)).max())
    if apart > CLOSED * (1 + np.linalg.norm(X.p)) or turned > CLOSED:
        raise MechanismError(f"joint {joint.name!r} does not close: {apart:.3g} m and {turned:.3g} rad remain open")
    return tuple(float(c) for c in q)
