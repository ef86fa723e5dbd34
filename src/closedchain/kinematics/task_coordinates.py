"""Task coordinates: where the platform is, in six numbers of which a machine with fewer degrees of freedom has some.

    x, y, z                     the platform's origin in the world, m
    tilt_x, tilt_y, torsion     R = exp([tilt_x, tilt_y, 0]) Rz(torsion), rad, world axes

The tilt is the rotation vector of what tips the platform's z axis from the world's; with torsion they are the azimuth
φ, tilt θ and torsion σ of maps: tilt = θ (−sin φ, cos φ). Upside down it has no direction. What is not named stays as
it is, if the platform can be moved along it, and else follows from the loops.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import casadi as ca
import numpy as np

from closedchain.errors import ArgumentError, UnknownNameError, choose
from closedchain.mechanism.numbers import finite
from closedchain.multibody.kinematics import TreeKinematics
from closedchain.spatial.numeric import quaternion_matrix, rot_z, vector_quaternion
from closedchain.types import SX, Array

if TYPE_CHECKING:
    from closedchain.kinematics.evaluate import Kinematics

NAMES = ("x", "y", "z", "tilt_x", "tilt_y", "torsion")
ROTATIONAL = (False, False, False, True, True, True)
SMALL = 1e-6  # sin² of a tilt below which its series is taken
MOVES, PREFERRED = 1e-6, 0.3  # of the largest motion: moves at all; enough to be taken before the next name


def traced_coordinates(tree: TreeKinematics) -> SX:
    """The six coordinates of the platform."""
    system = tree.system
    assert system.platform is not None
    X = tree.poses[system.platform.index]
    C = X.R
    n, square = C[:, 2], C[0, 2] ** 2 + C[1, 2] ** 2
    near = ca.logic_and(square < SMALL, n[2] > 0)
    sine = ca.sqrt(ca.if_else(near, 1, square))
    series = 1 + square / 6 + 3 * square**2 / 40 + 5 * square**3 / 112
    ratio = ca.if_else(near, series, ca.atan2(sine, n[2]) / sine)  # θ / sin θ
    torsion = ca.atan2(C[1, 0] - C[0, 1], C[0, 0] + C[1, 1])
    return ca.vertcat(X.p, -ratio * n[1], ratio * n[0], torsion)


def pose(values: Mapping[str, float]) -> tuple[Array, Array]:
    """Rotation and position of the platform with all six coordinates."""
    x, y, z, tilt_x, tilt_y, torsion = (values[name] for name in NAMES)
    tilt = quaternion_matrix(vector_quaternion(np.array([tilt_x, tilt_y, 0.0])))
    return tilt @ rot_z(torsion), np.array([x, y, z])


def checked(what: str, values: Mapping[str, float]) -> dict[str, float]:
    """Coordinates by name, names and numbers checked."""
    if not values:
        raise ArgumentError(f"{what} names no coordinate; coordinates: {', '.join(NAMES)}")
    for name in values:
        if name not in NAMES:
            raise UnknownNameError(f"{what}: {choose('coordinate', name, NAMES)}")
    return {name: finite(f"{name} of the {what}", value) for name, value in values.items()}


def indices(names: Iterable[str]) -> list[int]:
    """Where coordinates stand among the six."""
    return [NAMES.index(name) for name in names]


def free_coordinates_beside(kinematics: Kinematics, q: Array, named: Iterable[str]) -> list[str]:
    """Coordinates that make up, with those named, what the platform can do at a configuration."""
    N = kinematics.free_motions(q, flexible=False)
    rows = kinematics.task_jacobian(q) * kinematics.task_lengths[:, None] @ N
    s = np.linalg.svd(rows, compute_uv=False)
    left, largest = np.eye(N.shape[1]), max(float(s.max(initial=0.0)), 1e-300)
    open_, found = int(np.sum(s > MOVES * largest)), list[str]()
    others, given = [name for name in NAMES if name not in set(named)], [name for name in NAMES if name in set(named)]
    for name in given:
        row = rows[NAMES.index(name)] @ left
        if np.linalg.norm(row) > MOVES * largest:
            left, open_ = left - np.outer(left @ row, row) / (row @ row), open_ - 1
    while open_ > 0 and others:
        sizes = [float(np.linalg.norm(rows[NAMES.index(name)] @ left)) for name in others]
        name = next(name for name, size in zip(others, sizes, strict=True) if size >= PREFERRED * max(sizes))
        row = rows[NAMES.index(name)] @ left
        left, open_ = left - np.outer(left @ row, row) / max(row @ row, 1e-300), open_ - 1
        others.remove(name)
        found.append(name)
    return found


def own_coordinates(kinematics: Kinematics, q: Array) -> str:
    """In words, which coordinates the platform has at a configuration."""
    names = free_coordinates_beside(kinematics, q, ())
    return f"{kinematics.platform_name()!r} has {', '.join(names) or 'none'} here; the others follow from these"
