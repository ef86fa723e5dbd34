"""The planar joint: M translates in F's xy plane and rotates about z."""

from __future__ import annotations

from typing import final

import casadi as ca

from closedchain.multibody.joints.interface import JointModel, about_z, align, columns, tilt
from closedchain.spatial.symbolic import Transform, rotation_about
from closedchain.types import SX


@final
class Planar(JointModel):
    coordinate_names = velocity_names = ("x", "y", "angle")
    angles = rotational = (False, False, True)
    rows = ("rx", "ry", "z")
    sequence = (("P", 0), ("P", 1), ("R", 2))

    def pose(self, q: SX) -> Transform:
        return Transform(rotation_about(2, q[2]), ca.vertcat(q[0], q[1], SX(1, 1)))

    def motion(self, q: SX) -> SX:
        R = rotation_about(2, q[2])
        slides = ca.vertcat(SX(3, 2), R.T[:, :2])
        return ca.horzcat(slides, columns("rz"))

    def motion_space(self, X: Transform) -> SX:
        return columns("x", "y", "rz")

    def coordinates(self, X: Transform) -> SX:
        return ca.vertcat(X.p[:2], about_z(X))

    def residual(self, X: Transform) -> SX:
        return ca.vertcat(align(X), X.p[2])

    def half_turns(self, X: Transform) -> SX:
        return X.R[2, 2] - 1

    def gap(self, X: Transform, way: SX | float = 1.0) -> SX:
        return ca.vertcat(tilt(X, way), X.p[2])
