"""The prismatic joint: M translates along z."""

from __future__ import annotations

from typing import final

import casadi as ca
import numpy as np

from closedchain.multibody.joints.interface import ANGULAR, JointModel, block, columns
from closedchain.spatial.symbolic import Transform, constant, rotation_vector, unskew
from closedchain.types import SX


@final
class Prismatic(JointModel):
    coordinate_names = velocity_names = ("distance",)
    angles = rotational = (False,)
    rows = ("rx", "ry", "rz", "x", "y")
    axes = ("z",)
    sequence = (("P", 2),)

    def pose(self, q: SX) -> Transform:
        return Transform(constant(np.eye(3)), q[0] * constant([0, 0, 1]))

    def motion(self, q: SX) -> SX:
        return columns("z")

    def motion_space(self, X: Transform) -> SX:
        return columns("z")

    def coordinates(self, X: Transform) -> SX:
        return X.p[2]

    def residual(self, X: Transform) -> SX:
        return ca.vertcat(unskew(X.R), X.p[:2])

    def half_turns(self, X: Transform) -> SX:
        return ca.trace(X.R) - 3

    def gap(self, X: Transform, way: SX | float = 1.0) -> SX:
        return ca.vertcat(rotation_vector(X.R, way), X.p[:2])

    def regroupable(self, inertia: SX, second: bool = False) -> SX:
        """All rotational inertia."""
        return block(inertia, ANGULAR)
