"""A frame fixed in a body: where it sits and how it is turned."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from closedchain.errors import GeometryError
from closedchain.mechanism.numbers import FILE_RULES, Matrix3, Vector3, entries_of, finite_vector, matrix3, vector3

UNIT_TOLERANCE = 1e-9


@dataclass(frozen=True)
class Frame:
    """A frame given by its origin and one of: its z axis (and, if it matters, its x axis), or a rotation matrix.

    With `axis` alone, the frame is the body's frame turned by the smallest rotation that brings z onto `axis`.
    `rotation` holds the frame's axes as columns, in the body's coordinates. Lengths in metres.
    """

    __pydantic_config__ = FILE_RULES

    origin: Vector3 = (0.0, 0.0, 0.0)
    axis: Vector3 | None = None
    x: Vector3 | None = None
    rotation: Matrix3 | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "origin", vector3("frame origin", self.origin))
        if self.rotation is not None:
            if self.axis is not None or self.x is not None:
                raise GeometryError("a frame takes either 'rotation' or 'axis' (with 'x'), not both")
            object.__setattr__(self, "rotation", matrix3("frame rotation", self.rotation))
            _check_rotation(np.array(self.rotation))
        if self.axis is not None:
            object.__setattr__(self, "axis", unit("axis", self.axis))
        if self.x is not None:
            if self.axis is None:
                raise GeometryError("a frame with 'x' needs 'axis' (its z direction) too")
            object.__setattr__(self, "x", unit("x", self.x))
            if abs(np.dot(self.x, self.axis)) > UNIT_TOLERANCE:
                raise GeometryError(f"x {self.x} is not perpendicular to axis {self.axis}")

    @property
    def matrix(self) -> NDArray[np.float64]:
        """The frame's axes as columns of a 3×3 rotation matrix."""
        if self.rotation is not None:
            return sharpened(np.array(self.rotation))
        if self.axis is None:
            return np.eye(3)
        z = np.array(self.axis)
        if self.x is None:
            return sharpened(smallest_rotation(z))
        x = np.array(self.x)
        return sharpened(np.column_stack([x, np.cross(z, x), z]))


def smallest_rotation(z: NDArray[np.float64]) -> NDArray[np.float64]:
    """The rotation about an axis in the xy plane that brings (0, 0, 1) onto the unit vector z."""
    x, y, c = (float(entry) for entry in z)
    s = math.hypot(x, y)
    ex, ey = (x / s, y / s) if s > 0 else (0.0, 1.0)
    # 1 - c without cancellation on the upper half
    k = 1 - c if c < 0 else s * s / (1 + c)
    return np.array([[1 - k * ex * ex, -k * ex * ey, x], [-k * ex * ey, 1 - k * ey * ey, y], [-x, -y, c]])


def sharpened(R: NDArray[np.float64]) -> NDArray[np.float64]:
    """A rotation given to nine digits made one to all digits (a Newton step); an exact one stays as it is."""
    better: NDArray[np.float64] = R @ (1.5 * np.eye(3) - 0.5 * R.T @ R) + 0.0  # no -0.0
    return better


def unit(what: str, value: object) -> Vector3:
    """A vector of length one, or an error that says what was given and what would do."""
    v = vector3(what, value)
    length = math.hypot(*v)
    if length == 0:
        raise GeometryError(f"{what} is zero; it must be a unit vector such as (0, 0, 1)")
    if abs(length - 1) > UNIT_TOLERANCE:
        scaled = np.array(v) / max(abs(entry) for entry in v)
        better = tuple(float(c) for c in scaled / np.linalg.norm(scaled))
        raise GeometryError(f"{what} {v} has length {length:.9g}; the unit vector along it is {better}")
    return v


def orthonormal(rows: NDArray[np.float64]) -> bool:
    """Whether the rows are perpendicular unit vectors."""
    if np.abs(rows).max(initial=0.0) > 1 + UNIT_TOLERANCE:
        return False
    return bool(np.abs(rows @ rows.T - np.eye(len(rows))).max(initial=0.0) <= UNIT_TOLERANCE)


def _check_rotation(R: NDArray[np.float64]) -> None:
    if not orthonormal(R.T):
        raise GeometryError("frame rotation is not orthonormal: its columns must be perpendicular unit vectors")
    if np.linalg.det(R) < 0:
        raise GeometryError("frame rotation is left-handed (determinant -1); it must be right-handed")


@dataclass(frozen=True)
class Pose:
    """Where a body is in the world: the position of its origin and its orientation.

    Orientation is a rotation matrix, or a unit quaternion (w, x, y, z); without it the body is not turned.
    """

    position: Vector3 = (0.0, 0.0, 0.0)
    rotation: Matrix3 | tuple[float, float, float, float] | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "position", vector3("pose position", self.position))
        if self.rotation is None:
            return
        if len(entries_of("pose rotation", self.rotation)) == 4:
            quaternion = finite_vector("pose quaternion", self.rotation, 4)
            if abs(math.hypot(*quaternion) - 1) > UNIT_TOLERANCE:
                raise GeometryError(f"pose quaternion {quaternion} (w, x, y, z) does not have length 1")
            object.__setattr__(self, "rotation", quaternion)
            return
        object.__setattr__(self, "rotation", matrix3("pose rotation", self.rotation))
        _check_rotation(np.array(self.rotation))

    @property
    def matrix(self) -> NDArray[np.float64]:
        """The body's axes as columns, in world coordinates."""
        if self.rotation is None:
            return np.eye(3)
        if len(self.rotation) == 4:
            w, v = self.rotation[0], np.array(self.rotation[1:])
            V = np.array([[0, -v[2], v[1]], [v[2], 0, -v[0]], [-v[1], v[0], 0]])
            return sharpened(np.eye(3) + 2 * w * V + 2 * V @ V)
        return sharpened(np.array(self.rotation))
