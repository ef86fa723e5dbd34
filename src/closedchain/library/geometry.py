"""The geometry of the library's machines: places of bodies, checked arguments, start coordinates of joints.

A machine's function finds where its bodies are; `assembled` finds the start coordinates of the joints from that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Literal, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import ArgumentError, MechanismError
from closedchain.mechanism import Actuator, Body, Joint, Mechanism, Pose
from closedchain.mechanism.names import GROUND
from closedchain.mechanism.numbers import Matrix3, Vector3, finite, finite_vector
from closedchain.spatial.numeric import matrix_quaternion, quaternion_matrix, rot_x, rot_y, rot_z
from closedchain.types import Array

CLOSED = 1e-9  # m and rad: a larger gap means that the machine is assembled wrongly

AssemblyMode = Literal["up", "down"]


# places
class Place(NamedTuple):
    """A frame in another one: its axes as the columns of R, its origin p."""

    R: Array
    p: Array

    def then(self, other: Place) -> Place:
        """The place of a frame that is given in this one."""
        return Place(self.R @ other.R, self.p + self.R @ other.p)

    def seen_from(self, other: Place) -> Place:
        """This place in the axes of another one, both given in the same frame."""
        return Place(other.R.T @ self.R, other.R.T @ (self.p - other.p))

    def point(self, at: ArrayLike) -> Array:
        """The outer coordinates of a point that is given in this frame."""
        point: Array = self.p + self.R @ np.asarray(at)
        return point

    @property
    def frame(self) -> Pose:
        """The same as a frame of the description."""
        return frame(self.p, self.R)


def place(p: ArrayLike = (0, 0, 0), R: ArrayLike | None = None) -> Place:
    """A place from its origin and, if it is rotated, its axes."""
    return Place(np.eye(3) if R is None else np.array(R, dtype=float), np.array(p, dtype=float))


def place_of(at: Pose) -> Place:
    """The place that a frame of the description stands for."""
    return Place(at.matrix, np.array(at.position))


def frame(p: ArrayLike, R: ArrayLike | None = None) -> Pose:
    """A frame of the description from its origin and, if it is rotated, its axes."""
    return Pose(vector(p)) if R is None else Pose(vector(p), rotation=matrix(R))


def vector(v: ArrayLike) -> Vector3:
    """Three plain floats."""
    x, y, z = (float(c) for c in np.asarray(v))
    return x, y, z


def matrix(R: ArrayLike) -> Matrix3:
    """Three rows of plain floats."""
    a, b, c = (vector(row) for row in np.asarray(R))
    return a, b, c


def points(*at: ArrayLike) -> tuple[Vector3, ...]:
    """Points as plain floats, for the shape of a body."""
    return tuple(vector(p) for p in at)


def columns(*axes: Sequence[float] | Array) -> Array:
    """A rotation from its axes."""
    return np.column_stack(axes)


# a universal joint rotates about its frame's x and then y: with these axes it rotates about the body's z and then y
Z_THEN_Y = columns((0, 0, 1), (0, 1, 0), (-1, 0, 0))
# the same about the body's y and then x: the second universal joint of a leg that only translates
Y_THEN_X = columns((0, 1, 0), (1, 0, 0), (0, 0, -1))
# a revolute joint rotates about its frame's z: with these axes it rotates about the body's x, or y
ABOUT_X = columns((0, 1, 0), (0, 0, 1), (1, 0, 0))
ABOUT_Y = columns((0, 0, 1), (1, 0, 0), (0, 1, 0))


def along(angle: float) -> Array:
    """The unit vector in the xy plane at an angle from x."""
    return np.array([np.cos(angle), np.sin(angle), 0.0])


def lying(start: Array, end: Array) -> Place:
    """A body in the xy plane at a point, with its x axis towards another one."""
    x, y, _ = end - start
    return place(start, rot_z(float(np.arctan2(y, x))))


def aim(way: Array) -> tuple[float, float]:
    """The angles of a universal joint whose child's z axis points along `way`, given in the parent's axes.

    After Rx(a) Ry(b) the z axis is (sin b, -sin a cos b, cos a cos b).
    """
    x, y, z = way
    return float(np.arctan2(-y, z)), float(np.arctan2(x, np.hypot(y, z)))


def elbow(p: Array, q: Array, a: float, b: float, side: int, what: str) -> Array:
    """The point at distances a from p and b from q in the xy plane, left (+1) or right (-1) of the way from p to q."""
    way = (q - p)[:2]
    d = float(np.hypot(*way))
    if not abs(a - b) < d < a + b:
        raise MechanismError(
            f"{what} cannot close: the ends are {d:.6g} m apart, and links of {a:.6g} m and {b:.6g} m reach "
            f"from {abs(a - b):.6g} m to {a + b:.6g} m"
        )
    along = (d * d + a * a - b * b) / (2 * d)
    across = side * np.sqrt(a * a - along * along)
    x, y = way / d
    return np.array([p[0] + along * x - across * y, p[1] + along * y + across * x, 0.0])


def angle_where(a: float, b: float, c: float, side: int, what: str) -> float:
    """The angle with a cos + b sin = c, on one of the two sides of the direction (a, b)."""
    r = float(np.hypot(a, b))
    if not abs(c) <= r * (1 + 1e-12):
        raise MechanismError(f"{what} cannot close: out of reach (|{c:.6g}| must not exceed {r:.6g})")
    return float(np.arctan2(b, a) + side * np.arccos(np.clip(c / r, -1, 1)))


# arguments
def positive(**values: float) -> None:
    """Every value is a positive number; its name goes into the message."""
    for name, value in values.items():
        if not finite(name, value) > 0:
            raise ArgumentError(f"{name} is {value}; it must be positive")


def numbers(what: str, values: Sequence[float], size: int, sign: bool = True) -> tuple[float, ...]:
    """That many finite numbers, positive unless the sign does not matter."""
    entries = finite_vector(what, values, size)
    if sign and min(entries) <= 0:
        raise ArgumentError(f"{what} are {entries}; they must be positive")
    return entries


def one_of(kind: str, value: object, valid: Iterable[object]) -> None:
    """The value is one of the valid ones."""
    options = list(valid)
    if value not in options:
        raise ArgumentError(f"no {kind} {value!r}; it must be one of {', '.join(map(str, options))}")


def sign_of(mode: str) -> int:
    """+1 for the upper assembly mode, -1 for the lower one."""
    one_of("assembly mode", mode, ("up", "down"))
    return 1 if mode == "up" else -1


# start coordinates
# the motions of a joint in the order of its coordinates: X, Y, Z rotations about and x, y, z translations along its
# frame's axes, H a rotation about z that advances by the pitch, Q any rotation
MOTIONS: dict[str, str] = {
    "revolute": "Z",
    "prismatic": "z",
    "cylindrical": "Zz",
    "universal": "XY",
    "spherical": "Q",
    "planar": "xyZ",
    "helical": "H",
    "fixed": "",
}


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


def joint_place(motions: str, q: Sequence[float] | Array, pitch: float | None = None) -> Place:
    """The child's frame in the parent's at coordinates q."""
    X, values = place(), iter(q)
    for motion in motions:
        if motion == "Q":
            X = X.then(place(R=quaternion_matrix([next(values) for _ in range(4)])))
            continue
        value, axis = next(values), "xyz".find(motion.lower())
        if motion == "H":
            X = X.then(place((0, 0, (pitch or 0.0) * value), rot_z(value)))
        elif motion.isupper():
            X = X.then(place(R=(rot_x, rot_y, rot_z)[axis](value)))
        else:
            X = X.then(place(value * np.eye(3)[axis]))
    return X


def coordinates(motions: str, X: Place) -> list[float]:
    """The coordinates that bring the child's frame to X, given in the parent's."""
    about_z = np.arctan2(X.R[1, 0], X.R[0, 0])
    entries = {
        "X": [np.arctan2(X.R[2, 1], X.R[1, 1])],
        "Y": [np.arctan2(X.R[0, 2], X.R[0, 0])],
        "Z": [about_z],
        "H": [about_z],
        "Q": list(matrix_quaternion(X.R)),
        "x": [X.p[0]],
        "y": [X.p[1]],
        "z": [X.p[2]],
    }
    return [float(entry) for motion in motions for entry in entries[motion]]


def _start(joint: Joint, where: Mapping[str, Place]) -> tuple[float, ...]:
    """Start coordinates; those of a general joint are zero, where its two frames coincide."""
    parent = where[joint.parent].then(place_of(joint.at))
    child = where[joint.child].then(place_of(joint.child_at))
    X = child.seen_from(parent)
    motions = MOTIONS.get(joint.kind, "")
    q = coordinates(motions, X)
    gap = X.seen_from(joint_place(motions, q, joint.pitch))
    apart, rotated = float(np.linalg.norm(gap.p)), float(np.abs(gap.R - np.eye(3)).max())
    if apart > CLOSED * (1 + np.linalg.norm(X.p)) or rotated > CLOSED:
        raise MechanismError(f"joint {joint.name!r} does not close: {apart:.3g} m and {rotated:.3g} rad remain open")
    return tuple(q) if motions else (0.0,) * joint.coordinates
