"""The helical joint: M rotates about z and advances `pitch` metres per radian."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self, final

import casadi as ca

from closedchain.mechanism.joint import Joint
from closedchain.multibody.joints.interface import JointModel, Row, about_z, align, columns, tilt, wrapped
from closedchain.spatial.symbolic import HALF_TURN, Transform, constant, matrix_quaternion, rotation_about
from closedchain.types import SX


@final
class Helical(JointModel):
    coordinate_names = velocity_names = ("angle",)
    angles = rotational = (True,)
    rows = ("rx", "ry", "x", "y", "screw")
    orthonormal = False

    def __init__(self, pitch: float | SX) -> None:
        self.pitch = pitch

    @classmethod
    def of(cls, joint: Joint, numbers: Mapping[str, SX]) -> Self:
        return cls(numbers.get("pitch", joint.pitch or 0.0))

    @property
    def other_rows(self) -> dict[str, Row]:
        return {"screw": Row(False, "advance along the screw")}

    @property
    def periodic(self) -> tuple[bool, ...]:
        # the advance tells turns apart
        return (not isinstance(self.pitch, SX) and self.pitch == 0,)

    def pose(self, q: SX) -> Transform:
        return Transform(rotation_about(2, q[0]), self.pitch * q[0] * constant([0, 0, 1]))

    def motion(self, q: SX) -> SX:
        return columns("rz") + self.pitch * columns("z")

    def motion_space(self, X: Transform) -> SX:
        return columns("rz") + self.pitch * columns("z")

    def coordinates(self, X: Transform) -> SX:
        # the angle nearest to the advance, which tells several turns apart
        if not isinstance(self.pitch, SX) and self.pitch == 0:
            return about_z(X)
        whole = X.p[2] / self.pitch
        return whole + wrapped(about_z(X) - whole)

    def constraint(self, X: Transform) -> SX:
        return ca.horzcat(columns("rx", "ry", "x", "y"), columns("z") - self.pitch * columns("rz"))

    def residual(self, X: Transform) -> SX:
        return ca.vertcat(align(X), X.p[:2], X.p[2] - self.pitch * self.coordinates(X))

    def half_turns(self, X: Transform) -> SX:
        return X.R[2, 2] - 1

    def gap(self, X: Transform, way: SX | float = 1.0) -> SX:
        if not isinstance(self.pitch, SX) and self.pitch == 0:
            return ca.vertcat(tilt(X, way), X.p)
        return ca.vertcat(tilt(X, way), X.p[:2], self.pitch * wrapped(X.p[2] / self.pitch - _twist(X)))


def _twist(X: Transform) -> SX:
    """The angle about z that is left when F's z axis is taken to M's the short way; unlike about_z, for any tilt."""
    quaternion = matrix_quaternion(X.R)
    w, z = quaternion[0], quaternion[3]
    return 2 * ca.atan2(z, ca.if_else(w * w + z * z < HALF_TURN, 1, w))
