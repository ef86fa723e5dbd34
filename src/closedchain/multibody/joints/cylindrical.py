"""The cylindrical joint: M rotates about z and translates along it."""

from __future__ import annotations

from typing import final

import casadi as ca

from closedchain.multibody.joints.interface import JointModel, about_z, align, columns, tilt
from closedchain.spatial.symbolic import Transform, constant, rotation_about
from closedchain.types import SX


@final
class Cylindrical(JointModel):
    coordinate_names = velocity_names = ("angle", "distance")
    angles = rotational = (True, False)
    rows = ("rx", "ry", "x", "y")
    axes = ("rz", "z")
    sequence = (("R", 2), ("P", 2))

    def pose(self, q: SX) -> Transform:
        return Transform(rotation_about(2, q[0]), q[1] * constant([0, 0, 1]))

    def motion(self, q: SX) -> SX:
        return columns("rz", "z")

    def motion_space(self, X: Transform) -> SX:
        return columns("rz", "z")

    def coordinates(self, X: Transform) -> SX:
        return ca.vertcat(about_z(X), X.p[2])

    def residual(self, X: Transform) -> SX:
        return ca.vertcat(align(X), X.p[:2])

    def half_turns(self, X: Transform) -> SX:
        return X.R[2, 2] - 1

    def gap(self, X: Transform, way: SX | float = 1.0) -> SX:
        return ca.vertcat(tilt(X, way), X.p[:2])
