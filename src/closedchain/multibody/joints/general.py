"""The general joint: any orthonormal motion and constraint space, as a joint that closes a loop."""

from __future__ import annotations

from typing import final

import casadi as ca
import numpy as np

from closedchain.errors import TopologyError
from closedchain.multibody.joints.interface import JointModel
from closedchain.spatial.rotation import constant, unskew
from closedchain.spatial.transform import Transform
from closedchain.types import SX


@final
class General(JointModel):
    """The joint of Lilly and Orin: any orthonormal motion space phi and constraint space phi_c, as a cut joint.

    Rows of phi_c that only push (no moment) keep the child's origin in a plane: they have a residual. Rows that only
    turn have one when at most one rotation is free; with two (the soft finger) they are rolling constraints, which
    exist for velocities only. So do rows that mix a push and a turn.
    """

    def __init__(self, motion: np.ndarray, constraint: np.ndarray) -> None:
        self.phi, self.phi_c = motion, constraint
        self.velocity_names = tuple(f"u{i}" for i in range(motion.shape[1]))
        self.rows = tuple(f"c{i}" for i in range(constraint.shape[1]))
        turning = np.linalg.matrix_rank(motion[:3], tol=1e-9) if motion.size else 0
        pure_push = [np.abs(column[:3]).max() < 1e-12 for column in constraint.T]
        pure_turn = [np.abs(column[3:]).max() < 1e-12 for column in constraint.T]
        self.turning = turning
        holonomic = [push or (turn_only and turning < 2) for push, turn_only in zip(pure_push, pure_turn, strict=True)]
        self.holonomic = tuple(row for row, h in zip(self.rows, holonomic, strict=True) if h)

    def pose(self, q: SX) -> Transform:
        raise TopologyError("a general joint has no coordinates of its own; it can only close a loop (cut: true)")

    def motion(self, q: SX) -> SX:
        raise TopologyError("a general joint has no coordinates of its own; it can only close a loop (cut: true)")

    def coordinates(self, X: Transform) -> SX:
        return SX(0, 1)

    def motion_space(self, X: Transform) -> SX:
        return constant(self.phi) if self.phi.size else SX(6, 0)

    def constraint(self, X: Transform) -> SX:
        return constant(self.phi_c) if self.phi_c.size else SX(6, 0)

    def residual(self, X: Transform) -> SX:
        errors = []
        for row, column in zip(self.rows, self.phi_c.T, strict=True):
            if row in (self.holonomic or ()):
                push = np.abs(column[:3]).max() < 1e-12
                errors.append(constant(column[3:]).T @ X.p if push else constant(column[:3]).T @ self._turn_error(X))
        return ca.vertcat(*errors) if errors else SX(0, 1)

    def _turn_error(self, X: Transform) -> SX:
        if self.turning == 0:
            return unskew(X.R)
        axis = np.linalg.svd(self.phi[:3])[0][:, 0]
        return ca.cross(constant(axis), X.R @ constant(axis))

    def mode_sign(self, X: Transform) -> SX:
        if self.turning == 0:
            return ca.trace(X.R) - 1
        if self.turning > 1:
            return SX(1)
        axis = constant(np.linalg.svd(self.phi[:3])[0][:, 0])
        return axis.T @ X.R @ axis
