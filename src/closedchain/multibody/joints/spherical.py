"""The spherical joint: M rotates about F's origin."""

from __future__ import annotations

from typing import final

import casadi as ca

from closedchain.multibody.joints.interface import LINEAR, JointModel, block, columns
from closedchain.spatial.symbolic import (
    Transform,
    matrix_quaternion,
    quaternion_between,
    quaternion_derivative,
    quaternion_matrix,
    quaternion_vector,
    vector_quaternion,
    vector_rate,
)
from closedchain.types import SX


@final
class Spherical(JointModel):
    coordinate_names = ("qw", "qx", "qy", "qz")
    angles = (False,) * 4
    velocity_names = ("wx", "wy", "wz")
    rotational = (True,) * 3
    rows = ("x", "y", "z")

    @property
    def neutral(self) -> tuple[float, ...]:
        return (1.0, 0.0, 0.0, 0.0)

    def pose(self, q: SX) -> Transform:
        return Transform(quaternion_matrix(q), SX(3, 1))

    def motion(self, q: SX) -> SX:
        return columns("rx", "ry", "rz")

    def motion_basis(self, X: Transform) -> SX:
        return columns("rx", "ry", "rz")

    def coordinates(self, X: Transform) -> SX:
        return matrix_quaternion(X.R)

    def q_dot(self, q: SX, v: SX) -> SX:
        return quaternion_derivative(q, v)

    def normalised(self, q: SX) -> SX:
        return q / ca.norm_2(q)

    def deflection(self, q: SX, reference: SX) -> tuple[SX, SX]:
        """The rotation vector from the rotation vector `reference` to q."""
        r = quaternion_vector(q if reference.nnz() == 0 else quaternion_between(vector_quaternion(reference), q))
        return r, vector_rate(r)

    def unit(self, q: SX) -> SX:
        return ca.sumsqr(q) - 1

    def residual(self, X: Transform) -> SX:
        return X.p

    def regroupable(self, inertia: SX, second: bool = False) -> SX:
        """Mass."""
        return block(inertia, LINEAR)
