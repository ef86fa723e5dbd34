"""Frames as files give them, and bodies and joint frames made of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import GeometryError
from closedchain.formats.report import Ledger
from closedchain.mechanism import Body, Pose, Shape
from closedchain.mechanism.body import INERTIA_SLACK, principal_moments
from closedchain.mechanism.names import GROUND
from closedchain.mechanism.pose import smallest_rotation
from closedchain.spatial.numeric import quaternion_matrix, rot_x, rot_y, rot_z
from closedchain.types import Array

Z = np.array([0.0, 0.0, 1.0])
HERE = np.eye(3)


@dataclass(frozen=True, eq=False)
class Placement:
    """X_AB: rotation and position of a frame B in a frame A."""

    R: Array
    p: Array

    @staticmethod
    def of(p: ArrayLike = (0.0, 0.0, 0.0), R: Array = HERE) -> Placement:
        """A frame from its position and rotation."""
        return Placement(R, np.asarray(p, dtype=float))

    @staticmethod
    def of_rpy(xyz: ArrayLike, rpy: ArrayLike) -> Placement:
        """A frame from its position and the angles of rotations about the fixed axes x, y, z, in this order."""
        roll, pitch, yaw = np.asarray(rpy, dtype=float)
        R = HERE if not (roll or pitch or yaw) else rot_z(yaw) @ rot_y(pitch) @ rot_x(roll)
        return Placement.of(xyz, R)

    @staticmethod
    def of_quaternion(p: ArrayLike, q: ArrayLike) -> Placement:
        """A frame from its position and a quaternion (w, x, y, z) of any length but zero."""
        q = np.asarray(q, dtype=float)
        return Placement.of(p, quaternion_matrix(q / np.linalg.norm(q)))

    @staticmethod
    def of_pose(pose: Pose) -> Placement:
        """A frame from a Pose."""
        return Placement(pose.matrix, np.array(pose.position))

    def __matmul__(self, other: Placement) -> Placement:
        return Placement(self.R @ other.R, self.p + self.R @ other.p)

    def inverse(self) -> Placement:
        """X_BA."""
        return Placement(self.R.T, -self.R.T @ self.p)

    def pose(self, axis: Array = Z) -> Pose:
        """A Pose there whose z axis is along a unit vector of this frame."""
        p = tuple(float(x) for x in self.p)
        if np.array_equal(self.R, HERE):
            return Pose(p) if np.array_equal(axis, Z) else Pose(p, axis=tuple(axis))  # type: ignore[arg-type]
        return Pose(p, tuple(map(tuple, self.R @ smallest_rotation(axis))))  # type: ignore[arg-type]


def distinct(names: Sequence[str | None], kind: str) -> list[str]:
    """Names for things of a kind: those given, without outer spaces, and made up ones that differ from them."""
    given = [name.strip() if name else "" for name in names]
    taken, found = set(given) | {GROUND}, []
    for number, name in enumerate(given):
        while not name or (name == GROUND and kind == "body"):
            name = next(f"{kind}{n}" for n in range(number, number + len(taken) + 2) if f"{kind}{n}" not in taken)
            taken.add(name)
        found.append(name)
    return found


def unit_vector(what: str, vector: ArrayLike) -> Array:
    """A vector of any length but zero made one of length 1."""
    v = np.asarray(vector, dtype=float)
    largest = np.abs(v).max()
    if not 1e-9 <= largest < np.inf:
        raise GeometryError(f"{what} is {tuple(v.tolist())}; it must not be zero, and finite")
    v = np.where(np.abs(v) < 1e-15 * largest, 0.0, v) / largest  # digits of no meaning would hide parallel axes
    unit: Array = v / np.linalg.norm(v)
    return unit


Inertias = Literal["keep", "raise"]
RAISED = 1e-9  # of the largest moment: by how much raised ones are more than needed


def solid(
    name: str, mass: float, X: Placement, inertia: Array, ledger: Ledger, line: int | None = None,
    shape: Shape | None = None, inertias: Inertias = "keep",
) -> Body:  # fmt: skip
    """A body with its mass centre at X and this inertia about it in X's axes.

    Principal moments that no body has, as files of planar machines have them, are kept, or raised until one may have
    them.
    """
    moments, size = principal_moments(inertia)
    possible = moments[0] >= -INERTIA_SLACK and moments[2] - moments[0] - moments[1] <= INERTIA_SLACK
    if not possible and inertias == "raise":
        inertia, most = raised_inertia(inertia)
        how = f"no body has such moments: the smaller ones are raised by {most:.6g} kg m² at most"
        ledger.approximated(f"inertia of {name!r}", how, line)
        possible = True
    elif not possible:
        values = ", ".join(f"{moment * float(size):.6g}" for moment in moments)
        how = f"no body has principal moments {values} kg m²; used as they are, inertias='raise' raises them"
        if moments[0] < -INERTIA_SLACK:
            how += "; where only a negative one resists a motion, the mass matrix is indefinite"
        ledger.remark(f"inertia of {name!r}", how, line)
    turned = X.R @ inertia @ X.R.T
    turned = (turned + turned.T) / 2
    diagonal = not np.any(turned - np.diag(np.diag(turned)))
    entries = tuple(np.diag(turned).tolist()) if diagonal else tuple(map(tuple, turned.tolist()))
    return Body(name, mass, tuple(X.p.tolist()), entries, shape, check_inertia=bool(possible))  # type: ignore[arg-type]


def raised_inertia(inertia: Array) -> tuple[Array, float]:
    """The inertia with its smaller moments raised until a body may have it, with a margin, and by how much at most."""
    moments, axes = np.linalg.eigh(inertia)
    raised = np.maximum(moments, 0.0)
    raised[:2] += max(0.0, (1 + RAISED) * raised[2] - raised[0] - raised[1]) / 2
    return np.asarray(axes @ np.diag(raised) @ axes.T), float((raised - moments).max())


def with_axis(number: int, axis: Array) -> Array:
    """A rotation whose x (0), y (1) or z axis (2) is a unit vector."""
    helper = np.cross(np.eye(3)[int(np.argmin(np.abs(axis)))], axis)
    helper /= np.linalg.norm(helper)
    return np.roll(np.column_stack([axis, helper, np.cross(axis, helper)]), number, axis=1)
