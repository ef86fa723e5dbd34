"""The free joint: no constraint."""

from __future__ import annotations

from typing import final

import casadi as ca
import numpy as np

from closedchain.multibody.joints.interface import JointModel
from closedchain.spatial.symbolic import (
    Transform,
    constant,
    matrix_quaternion,
    quaternion_derivative,
    quaternion_matrix,
)
from closedchain.types import SX


@final
class Free(JointModel):
    coordinate_names = ("qw", "qx", "qy", "qz", "x", "y", "z")
    angles = (False,) * 7
    velocity_names = ("wx", "wy", "wz", "vx", "vy", "vz")
    rotational = (True,) * 3 + (False,) * 3
    unconstrained = True

    @property
    def neutral(self) -> tuple[float, ...]:
        return (1.0, *(0.0,) * 6)

    def pose(self, q: SX) -> Transform:
        return Transform(quaternion_matrix(q), q[4:])

    def motion(self, q: SX) -> SX:
        return constant(np.eye(6))

    def coordinates(self, X: Transform) -> SX:
        return ca.vertcat(matrix_quaternion(X.R), X.p)

    def q_dot(self, q: SX, v: SX) -> SX:
        return ca.vertcat(quaternion_derivative(q, v[:3]), quaternion_matrix(q) @ v[3:])

    def normalised(self, q: SX) -> SX:
        return ca.vertcat(q[:4] / ca.norm_2(q[:4]), q[4:])

    def unit(self, q: SX) -> SX:
        return ca.sumsqr(q[:4]) - 1

    def residual(self, X: Transform) -> SX:
        return SX(0, 1)
