"""The fixed joint: M is F."""

from __future__ import annotations

from typing import final

import casadi as ca

from closedchain.multibody.joints.interface import JointModel
from closedchain.spatial.symbolic import Transform, rotation_vector, unskew
from closedchain.types import SX


@final
class Fixed(JointModel):
    rows = ("rx", "ry", "rz", "x", "y", "z")
    sequence = ()

    def pose(self, q: SX) -> Transform:
        return Transform.identity()

    def motion(self, q: SX) -> SX:
        return SX(6, 0)

    def coordinates(self, X: Transform) -> SX:
        return SX(0, 1)

    def residual(self, X: Transform) -> SX:
        return ca.vertcat(unskew(X.R), X.p)

    def half_turns(self, X: Transform) -> SX:
        return ca.trace(X.R) - 3

    def gap(self, X: Transform, way: SX | float = 1.0) -> SX:
        return ca.vertcat(rotation_vector(X.R, way), X.p)

    def regroupable(self, inertia: SX, second: bool = False) -> SX:
        """Everything."""
        return inertia
