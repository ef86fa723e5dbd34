"""Where bodies and frames are: rotations, places (a rotation and a point), and the description's plain tuples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from closedchain.mechanism import Frame
from closedchain.mechanism.numbers import Matrix3, Vector3
from closedchain.types import Array


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

    @property
    def frame(self) -> Frame:
        """The same as a frame of the description."""
        return frame(self.p, self.R)


def place(p: ArrayLike = (0, 0, 0), R: ArrayLike | None = None) -> Place:
    """A place from its origin and, if it is turned, its axes."""
    return Place(np.eye(3) if R is None else np.array(R, dtype=float), np.array(p, dtype=float))


def place_of(at: Frame) -> Place:
    """The place that a frame of the description stands for."""
    return Place(at.matrix, np.array(at.origin))


def frame(p: ArrayLike, R: ArrayLike | None = None) -> Frame:
    """A frame of the description from its origin and, if it is turned, its axes."""
    return Frame(vector(p)) if R is None else Frame(vector(p), rotation=matrix(R))


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


def rot_x(angle: float) -> Array:
    """The rotation by an angle about x."""
    c, s = np.cos(angle), np.sin(angle)
    return np.array([[1, 0, 0], [0, c, -s], [0, s, c]])


def rot_y(angle: float) -> Array:
    """The rotation by an angle about y."""
    c, s = np.cos(angle), np.sin(angle)
    return np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]])


def rot_z(angle: float) -> Array:
    """The rotation by an angle about z."""
    c, s = np.cos(angle), np.sin(angle)
    return np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])


def along(angle: float) -> Array:
    """The unit vector in the xy plane at an angle from x."""
    return np.array([np.cos(angle), np.sin(angle), 0.0])


def lying(start: Array, end: Array) -> Place:
    """A body in the xy plane at a point, with its x axis towards another one."""
    x, y, _ = end - start
    return place(start, rot_z(float(np.arctan2(y, x))))


def columns(*axes: Sequence[float] | Array) -> Array:
    """A rotation from its axes."""
    return np.column_stack(axes)


def turn_of(quaternion: ArrayLike) -> Array:
    """The rotation of a unit quaternion (w, x, y, z)."""
    w, x, y, z = np.asarray(quaternion, dtype=float)
    V = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    turn: Array = np.eye(3) + 2 * w * V + 2 * V @ V
    return turn


def quaternion_of(R: Array) -> Array:
    """The unit quaternion (w, x, y, z) of a rotation, w ≥ 0, from its largest component."""
    squares = np.array([1 + np.trace(R), *(1 + 2 * np.diag(R) - np.trace(R))])
    k = int(np.argmax(squares))
    skew = np.array([R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]])
    if k == 0:
        q = np.array([squares[0], *skew])
    else:
        q = np.array([skew[k - 1], *(R[k - 1] + R[:, k - 1])])
        q[k] = squares[k]
    q /= np.linalg.norm(q) * (-1 if q[0] < 0 else 1)
    return q


# a universal joint turns about its frame's x and then y: with these axes it turns about the body's z and then y
Z_THEN_Y = columns((0, 0, 1), (0, 1, 0), (-1, 0, 0))
# a revolute joint turns about its frame's z: with these axes it turns about the body's x, or y
ABOUT_X = columns((0, 1, 0), (0, 0, 1), (1, 0, 0))
ABOUT_Y = columns((0, 0, 1), (1, 0, 0), (0, 1, 0))
