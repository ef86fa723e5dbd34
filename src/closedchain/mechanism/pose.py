"""A pose: where a frame is and how it is oriented, in a body or in the world."""

from __future__ import annotations

import math
from dataclasses import KW_ONLY

import numpy as np

from closedchain.errors import ArgumentError, GeometryError
from closedchain.mechanism.numbers import (
    FILE_RULES,
    ROUNDED,
    Matrix3,
    Vector3,
    described_matrix,
    described_point,
    described_vector,
    entries_of,
)
from closedchain.records import dataclass
from closedchain.signatures import explained_fields
from closedchain.spatial.numeric import quaternion_matrix
from closedchain.types import Array

Quaternion = tuple[float, float, float, float]


@explained_fields(xyz="position", p="position", R="rotation", quaternion="rotation", quat="rotation")
@dataclass(frozen=True)
class Pose:
    """The position of a frame and its orientation, given in one of three ways: by `rotation`, by `axis`, or not at all.

    position: m
    rotation: a matrix with the frame's axes as columns, or a unit quaternion (w, x, y, z)
    axis: the direction of its z axis, a unit vector; without `x` the frame is rotated by the smallest angle that brings
        z
        onto `axis`
    x: the direction of its x axis, beside `axis`

    Example:
        >>> cc.Pose((0, 0, 1), axis=(1, 0, 0)).matrix.tolist()
        [[0.0, 0.0, 1.0], [0.0, 1.0, 0.0], [-1.0, 0.0, 0.0]]
    """

    __pydantic_config__ = FILE_RULES

    position: Vector3 = (0.0, 0.0, 0.0)
    rotation: Matrix3 | Quaternion | None = None
    _: KW_ONLY
    axis: Vector3 | None = None
    x: Vector3 | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "position", described_point("pose position", self.position))
        if self.rotation is not None:
            if self.axis is not None or self.x is not None:
                raise GeometryError("a pose takes either 'rotation' or 'axis' (with 'x'), not both")
            object.__setattr__(self, "rotation", _checked_rotation(self.rotation))
        if self.axis is not None:
            object.__setattr__(self, "axis", unit("axis", self.axis))
        if self.x is not None:
            if self.axis is None:
                raise GeometryError("a pose with 'x' needs 'axis' (its z direction) too")
            object.__setattr__(self, "x", unit("x", self.x))
            if abs(np.dot(self.x, self.axis)) > ROUNDED:
                raise GeometryError(f"x {self.x} is not perpendicular to axis {self.axis}")

    @property
    def oriented(self) -> bool:
        """Whether an orientation was given."""
        return self.rotation is not None or self.axis is not None

    @property
    def matrix(self) -> Array:
        """The frame's axes as columns of a 3×3 rotation matrix."""
        if self.axis is not None:
            z = np.array(self.axis)
            R = smallest_rotation(z) if self.x is None else np.column_stack([self.x, np.cross(z, self.x), z])
        elif self.rotation is not None:
            R = np.array(self.rotation)
            R = quaternion_matrix(R) if R.ndim == 1 else R
        else:
            return np.eye(3)
        return sharpened(R)


def smallest_rotation(z: Array) -> Array:
    """The rotation about an axis in the xy plane that brings (0, 0, 1) onto the unit vector z."""
    x, y, c = (float(entry) for entry in z)
    s = math.hypot(x, y)
    ex, ey = (x / s, y / s) if s > 0 else (0.0, 1.0)
    # 1 - c without cancellation on the upper half
    k = 1 - c if c < 0 else s * s / (1 + c)
    return np.array([[1 - k * ex * ex, -k * ex * ey, x], [-k * ex * ey, 1 - k * ey * ey, y], [-x, -y, c]])


def sharpened(R: Array) -> Array:
    """A rotation given to nine digits made one to all digits (a Newton step); an exact one stays as it is."""
    better: Array = R @ (1.5 * np.eye(3) - 0.5 * R.T @ R) + 0.0  # no -0.0
    return better


def unit(what: str, value: object) -> Vector3:
    """A vector of length one, or an error that says what was given and what would do."""
    v = described_point(what, value)
    length = math.hypot(*v)
    if length == 0:
        raise GeometryError(f"{what} is zero; it must be a unit vector such as (0, 0, 1)")
    if abs(length - 1) > ROUNDED:
        scaled = np.array(v) / max(abs(entry) for entry in v)
        better = tuple(float(c) for c in scaled / np.linalg.norm(scaled))
        raise GeometryError(f"{what} {v} has length {length:.9g}; the unit vector along it is {better}")
    return v


def orthonormal(rows: Array) -> bool:
    """Whether the rows are perpendicular unit vectors."""
    if np.abs(rows).max(initial=0.0) > 1 + ROUNDED:
        return False
    return bool(np.abs(rows @ rows.T - np.eye(len(rows))).max(initial=0.0) <= ROUNDED)


def _checked_rotation(given: object) -> Matrix3 | Quaternion:
    entries = entries_of("pose rotation", given)
    if len(entries) == 4:
        w, x, y, z = described_vector("pose quaternion", entries, 4)
        if abs(math.hypot(w, x, y, z) - 1) > ROUNDED:
            raise GeometryError(f"pose quaternion {(w, x, y, z)} (w, x, y, z) does not have length 1")
        return w, x, y, z
    if not any(np.iterable(row) for row in entries):
        raise ArgumentError(
            f"pose rotation must be a 3×3 matrix or a quaternion (w, x, y, z), not {entries}; "
            "the direction of the z axis is given as axis=(x, y, z)"
        )
    rotation = described_matrix("pose rotation", entries)
    R = np.array(rotation)
    if not orthonormal(R.T):
        raise GeometryError("pose rotation is not orthonormal: its columns must be perpendicular unit vectors")
    if np.linalg.det(R) < 0:
        raise GeometryError("pose rotation is left-handed (determinant -1); it must be right-handed")
    return rotation
