"""The fixed joint: M is F."""

from __future__ import annotations

from typing import final

import casadi as ca

from closedchain.multibody.joints.interface import JointModel
from closedchain.spatial.symbolic import Transform, unskew
from closedchain.types import SX, Array


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

    def mode_sign(self, X: Transform) -> SX:
        return ca.trace(X.R) - 1

    def regroupable(self, inertia: Array) -> Array:
        """Everything."""
        return inertia
