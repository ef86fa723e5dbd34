"""The revolute joint: M rotates about z."""

from __future__ import annotations

from typing import final

import casadi as ca

from closedchain.multibody.joints.interface import JointModel, about_z, align, columns
from closedchain.spatial.rotation import turn
from closedchain.spatial.transform import Transform
from closedchain.types import SX


@final
class Revolute(JointModel):
    coordinate_names = velocity_names = ("angle",)
    rows = ("rx", "ry", "x", "y", "z")

    def pose(self, q: SX) -> Transform:
        return Transform(turn(2, q[0]), SX(3, 1))

    def motion(self, q: SX) -> SX:
        return columns("rz")

    def motion_space(self, X: Transform) -> SX:
        return columns("rz")

    def coordinates(self, X: Transform) -> SX:
        return about_z(X)

    def residual(self, X: Transform) -> SX:
        return ca.vertcat(align(X), X.p)

    def mode_sign(self, X: Transform) -> SX:
        return X.R[2, 2]
