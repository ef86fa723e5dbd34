"""The geometry of the library's machines: places of bodies, checked arguments, start coordinates of joints.

A machine's function finds where its bodies are; `assembled` finds the start coordinates of the joints from that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal, NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import ArgumentError, MechanismError
from closedchain.mechanism import Actuator, Body, Joint, Mechanism, Pose
from closedchain.mechanism.expressions import (
    Expression,
    atan2,
    cross_matrix,
    expressed,
    sqrt,
    unwrapped,
    value_array,
    value_of,
)
from closedchain.mechanism.names import GROUND
from closedchain.mechanism.numbers import Matrix3, Vector3, described, described_vector
from closedchain.spatial.numeric import matrix_quaternion, quaternion_matrix, rotation_about
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
        point: Array = self.p + self.R @ expressed(at)
        return point

    @property
    def frame(self) -> Pose:
        """The same as a frame of the description."""
        return frame(self.p, self.R)


def place(p: Any = (0, 0, 0), R: Any = None) -> Place:
    """A place from its origin and, if it is rotated, its axes."""
    return Place(np.eye(3) if R is None else expressed(R), expressed(p))


def place_of(at: Pose) -> Place:
    """The place that a frame of the description stands for."""
    return Place(_axes_of(at), expressed(at.position))


def _axes_of(at: Pose) -> Array:
    """The frame's axes as columns, of numbers and expressions."""
    given = [expressed(one) for one in (at.rotation, at.axis, at.x) if one is not None]
    if not any(one.dtype.hasobject for one in given):
        return at.matrix
    if at.rotation is not None:
        R = given[0]
        if R.ndim == 2:
            return R
        V = cross_matrix(R[1:])
        return np.asarray(np.eye(3) + 2 * R[0] * V + 2 * V @ V)
    if at.x is not None:
        z, x = given
        return columns(x, cross_matrix(z) @ x, z)
    x, y, c = given[0]
    k, turned = 1 / (1 + c), value_of(x) or value_of(y) or value_of(c) > 0
    assert turned  # half a turn has no nearest axis
    return np.array([[1 - k * x * x, -k * x * y, x], [-k * x * y, 1 - k * y * y, y], [-x, -y, c]])


def frame(p: Any, R: Any = None) -> Pose:
    """A frame of the description from its origin and, if it is rotated, its axes."""
    return Pose(vector(p)) if R is None else Pose(vector(p), rotation=matrix(R))


def number(x: Any) -> Any:
    """A plain float, or an expression as it is."""
    return x if isinstance(x, Expression) else float(x)


def vector(v: Any) -> Vector3:
    """Three plain floats or expressions."""
    x, y, z = (number(unwrapped(c)) for c in v)
    return x, y, z


def matrix(R: Any) -> Matrix3:
    """Three rows of plain floats or expressions."""
    a, b, c = (vector(row) for row in R)
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


# functions of numbers and expressions
def hypot(x: Any, y: Any) -> Any:
    """The length of the way (x, y)."""
    plain = not isinstance(x, Expression) and not isinstance(y, Expression)
    return float(np.hypot(x, y)) if plain else sqrt(x * x + y * y)


def norm(v: Any) -> Any:
    """The length of a vector."""
    if not v.dtype.hasobject:
        return float(np.linalg.norm(v))
    total = sum(c * c for c in v)
    return np.sqrt(total)


def arcsin(x: Any) -> Any:
    """The angle from −90° to 90° with this sine."""
    return atan2(x, sqrt(1 - x * x)) if isinstance(x, Expression) else np.arcsin(x)


def arccos(x: Any) -> Any:
    """The angle from 0 to 180° with this cosine."""
    return atan2(sqrt(1 - x * x), x) if isinstance(x, Expression) else float(np.arccos(np.clip(x, -1, 1)))


def radians(degrees: Any) -> Any:
    """An angle given in degrees."""
    return np.pi / 180 * degrees if isinstance(degrees, Expression) else np.deg2rad(degrees)


def way_of(start: Array, end: Array) -> tuple[Any, Array]:
    """The length and the direction from one point to another; along an axis, the direction is a constant."""
    way = end - start
    moved = [k for k in range(3) if isinstance(way[k], Expression) or way[k] != 0]
    if way.dtype.hasobject and len(moved) == 1:
        sign = np.sign(value_of(way[moved[0]]))
        return sign * way[moved[0]], sign * np.eye(3)[moved[0]]
    length = norm(way)
    return length, way / length


def rot_x(angle: Any) -> Array:
    """The rotation by an angle about x."""
    return _rotation(0, angle)


def rot_y(angle: Any) -> Array:
    """The rotation by an angle about y."""
    return _rotation(1, angle)


def rot_z(angle: Any) -> Array:
    """The rotation by an angle about z."""
    return _rotation(2, angle)


def _rotation(axis: int, angle: Any) -> Array:
    if not isinstance(angle, Expression):
        return rotation_about(axis, angle)
    R = np.eye(3).astype(object)
    i, k = (axis + 1) % 3, (axis + 2) % 3
    R[i, i] = R[k, k] = np.cos(angle)
    R[k, i] = np.sin(angle)
    R[i, k] = -R[k, i]
    return R


def quaternion_of(R: Array) -> Array:
    """The unit quaternion of a rotation; which entry the others are divided by is decided on values."""
    if not R.dtype.hasobject:
        return matrix_quaternion(R)
    w, x, y, z = matrix_quaternion(value_array(R))
    best = int(np.argmax(np.abs([w, x, y, z])))
    trace = R[0, 0] + R[1, 1] + R[2, 2]
    if best == 0:
        s = 2 * np.sqrt(1 + trace)
        return np.array([s / 4, (R[2, 1] - R[1, 2]) / s, (R[0, 2] - R[2, 0]) / s, (R[1, 0] - R[0, 1]) / s])
    i = best - 1
    j, k = (i + 1) % 3, (i + 2) % 3
    s = 2 * np.sqrt(1 + R[i, i] - R[j, j] - R[k, k])
    s = s if value_of(R[k, j] - R[j, k]) >= 0 else -s
    q = np.empty(4, dtype=object)
    q[0], q[best], q[1 + j], q[1 + k] = (R[k, j] - R[j, k]) / s, s / 4, (R[j, i] + R[i, j]) / s, (R[k, i] + R[i, k]) / s
    return q


def along(angle: Any) -> Array:
    """The unit vector in the xy plane at an angle from x."""
    return np.array([np.cos(angle), np.sin(angle), 0.0])


def lying(start: Array, end: Array) -> Place:
    """A body in the xy plane at a point, with its x axis towards another one."""
    x, y, _ = end - start
    length = hypot(x, y)
    if not isinstance(length, Expression):
        return place(start, rot_z(float(np.arctan2(y, x))))
    c, s = x / length, y / length
    return place(start, np.array([[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]]))


def aim(way: Array) -> tuple[Any, Any]:
    """The angles of a universal joint whose child's z axis points along `way`, given in the parent's axes.

    After Rx(a) Ry(b) the z axis is (sin b, -sin a cos b, cos a cos b).
    """
    x, y, z = way
    return number(np.arctan2(-y, z)), number(np.arctan2(x, hypot(y, z)))


def elbow(p: Array, q: Array, a: Any, b: Any, side: int, what: str) -> Array:
    """The point at distances a from p and b from q in the xy plane, left (+1) or right (-1) of the way from p to q."""
    x, y = (q - p)[:2]
    d = hypot(x, y)
    lengths = [value_of(length) for length in (a, b, d)]
    if not abs(lengths[0] - lengths[1]) < lengths[2] < lengths[0] + lengths[1]:
        raise MechanismError(
            f"{what} cannot close: the ends are {lengths[2]:.6g} m apart, and links of {lengths[0]:.6g} m and "
            f"{lengths[1]:.6g} m reach from {abs(lengths[0] - lengths[1]):.6g} m to {lengths[0] + lengths[1]:.6g} m"
        )
    along = (d * d + a * a - b * b) / (2 * d)
    across = side * np.sqrt(a * a - along * along)
    x, y = x / d, y / d
    return np.array([p[0] + along * x - across * y, p[1] + along * y + across * x, 0.0])


def angle_where(a: Any, b: Any, c: Any, side: int, what: str) -> Any:
    """The angle with a cos + b sin = c, on one of the two sides of the direction (a, b)."""
    r = hypot(a, b)
    if not abs(value_of(c)) <= value_of(r) * (1 + 1e-12):
        raise MechanismError(
            f"{what} cannot close: out of reach (|{value_of(c):.6g}| must not exceed {value_of(r):.6g})"
        )
    return np.arctan2(b, a) + side * arccos(c / r)


# arguments
def positive(**values: Any) -> None:
    """Every value is a positive number; its name goes into the message."""
    for name, value in values.items():
        given = described(name, value)
        if not given > 0:
            raise ArgumentError(f"{name} is {value_of(given)}; it must be positive")


def numbers(what: str, values: Sequence[Any], size: int, sign: bool = True) -> tuple[Any, ...]:
    """That many finite numbers, positive unless the sign does not matter."""
    entries = described_vector(what, values, size)
    if sign and min(entries) <= 0:
        raise ArgumentError(f"{what} are {tuple(map(value_of, entries))}; they must be positive")
    return tuple(map(unwrapped, entries))


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


def coordinates(motions: str, X: Place) -> list[Any]:
    """The coordinates that bring the child's frame to X, given in the parent's."""
    about_z = np.arctan2(X.R[1, 0], X.R[0, 0])
    entries = {
        "X": [np.arctan2(X.R[2, 1], X.R[1, 1])],
        "Y": [np.arctan2(X.R[0, 2], X.R[0, 0])],
        "Z": [about_z],
        "H": [about_z],
        "Q": list(quaternion_of(X.R)),
        "x": [X.p[0]],
        "y": [X.p[1]],
        "z": [X.p[2]],
    }
    return [number(entry) for motion in motions for entry in entries[motion]]


def _start(joint: Joint, where: Mapping[str, Place]) -> tuple[Any, ...]:
    """Start coordinates; those of a general joint are zero, where its two frames coincide."""
    parent = where[joint.parent].then(place_of(joint.at))
    child = where[joint.child].then(place_of(joint.child_at))
    X = child.seen_from(parent)
    motions = MOTIONS.get(joint.kind, "")
    q = coordinates(motions, X)
    X = Place(value_array(X.R), value_array(X.p))
    gap = X.seen_from(joint_place(motions, [value_of(one) for one in q], joint.pitch))
    apart, rotated = float(np.linalg.norm(gap.p)), float(np.abs(gap.R - np.eye(3)).max())
    if apart > CLOSED * (1 + np.linalg.norm(X.p)) or rotated > CLOSED:
        raise MechanismError(f"joint {joint.name!r} does not close: {apart:.3g} m and {rotated:.3g} rad remain open")
    return tuple(q) if motions else (0.0,) * joint.coordinates
