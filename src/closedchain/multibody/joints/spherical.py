"""The spherical joint: M rotates about F's origin."""

from __future__ import annotations

from typing import final

from closedchain.multibody.joints.interface import JointModel, columns
from closedchain.spatial.rotation import matrix_quaternion, quaternion_derivative, quaternion_matrix
from closedchain.spatial.transform import Transform
from closedchain.types import SX


@final
class Spherical(JointModel):
    coordinate_names = ("qw", "qx", "qy", "qz")
    velocity_names = ("wx", "wy", "wz")
    rows = ("x", "y", "z")

    def pose(self, q: SX) -> Transform:
        return Transform(quaternion_matrix(q), SX(3, 1))

    def motion(self, q: SX) -> SX:
        return columns("rx", "ry", "rz")

    def coordinates(self, X: Transform) -> SX:
        return matrix_quaternion(X.R)

    def q_dot(self, q: SX, v: SX) -> SX:
        return quaternion_derivative(q, v)

    def residual(self, X: Transform) -> SX:
        return X.p
