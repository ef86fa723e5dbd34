"""The revolute joint: M rotates about z."""

from __future__ import annotations

from typing import final

import casadi as ca
import numpy as np

from closedchain.multibody.joints.interface import JointModel, about_z, align, columns, tilt
from closedchain.spatial.symbolic import Transform, rotation_about
from closedchain.types import SX, Array


@final
class Revolute(JointModel):
    coordinate_names = velocity_names = ("angle",)
    angles = rotational = (True,)
    rows = ("rx", "ry", "x", "y", "z")
    axes = ("rz",)
    sequence = (("R", 2),)

    def pose(self, q: SX) -> Transform:
        return Transform(rotation_about(2, q[0]), SX(3, 1))

    def motion(self, q: SX) -> SX:
        return columns("rz")

    def motion_space(self, X: Transform) -> SX:
        return columns("rz")

    def coordinates(self, X: Transform) -> SX:
        return about_z(X)

    def residual(self, X: Transform) -> SX:
        return ca.vertcat(align(X), X.p)

    def gap(self, X: Transform, way: SX | float = 1.0) -> SX:
        return ca.vertcat(tilt(X, way), X.p)

    def regroupable(self, inertia: Array) -> Array:
        """Mass, its moment along z, and inertia diag(1, 1, 0)."""
        m, h_z, across = inertia[5, 5], inertia[1, 3], inertia[1, 1]
        K = np.zeros((6, 6))
        K[0, 0] = K[1, 1] = across
        K[1, 3] = K[3, 1] = h_z
        K[0, 4] = K[4, 0] = -h_z
        K[3:, 3:] = m * np.eye(3)
        return K
