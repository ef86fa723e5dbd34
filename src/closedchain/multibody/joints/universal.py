"""The universal joint: M rotates about F's x axis, then about its own y axis."""

from __future__ import annotations

from typing import final

import casadi as ca

from closedchain.multibody.joints.interface import LINEAR, JointModel, Row, block, columns
from closedchain.spatial.symbolic import HALF_TURN, Transform, constant, rotation_about
from closedchain.types import SX


@final
class Universal(JointModel):
    coordinate_names = velocity_names = ("angle_x", "angle_y")
    angles = rotational = (True, True)
    rows = ("cross", "x", "y", "z")
    sequence = (("R", 0), ("R", 1))

    @property
    def other_rows(self) -> dict[str, Row]:
        return {"cross": Row(True, "rotation about the normal of its axes")}

    def pose(self, q: SX) -> Transform:
        return Transform(rotation_about(0, q[0]) @ rotation_about(1, q[1]), SX(3, 1))

    def motion(self, q: SX) -> SX:
        first = ca.vertcat(rotation_about(1, q[1]).T @ constant([1, 0, 0]), SX(3, 1))
        return ca.horzcat(first, columns("ry"))

    def motion_space(self, X: Transform) -> SX:
        return ca.horzcat(columns("rx"), ca.vertcat(X.R[:, 1], SX(3, 1)))

    def coordinates(self, X: Transform) -> SX:
        return ca.vertcat(ca.atan2(X.R[2, 1], X.R[1, 1]), ca.atan2(X.R[0, 2], X.R[0, 0]))

    def constraint(self, X: Transform) -> SX:
        # perpendicular to the parent's x and the child's y axis
        cross = ca.vertcat(ca.cross(constant([1, 0, 0]), X.R[:, 1]), SX(3, 1))
        return ca.horzcat(cross, columns("x", "y", "z"))

    def residual(self, X: Transform) -> SX:
        return ca.vertcat(-X.R[0, 1], X.p)

    def gap(self, X: Transform, way: SX | float = 1.0) -> SX:
        # what the angle between the parent's x and the child's y axis lacks of a right one; on parallel axes the sine
        # has no direction, and one is chosen
        square = X.R[1, 1] ** 2 + X.R[2, 1] ** 2
        parallel = square < HALF_TURN
        sine = ca.if_else(parallel, way * X.R[2, 1], ca.sqrt(ca.if_else(parallel, 1, square)))
        return ca.vertcat(-ca.atan2(X.R[0, 1], sine), X.p)

    def regroupable(self, inertia: SX, second: bool = False) -> SX:
        """Mass."""
        return block(inertia, LINEAR)
