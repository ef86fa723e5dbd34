"""The general joint: any orthonormal motion and constraint space, as a joint that closes a loop."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self, final

import casadi as ca
import numpy as np

from closedchain.errors import TopologyError
from closedchain.mechanism.joint import Joint
from closedchain.multibody.joints.interface import JointModel, Row
from closedchain.spatial.symbolic import Transform, constant, rotation_between, rotation_vector, unskew
from closedchain.types import SX, Array


@final
class General(JointModel):
    """The joint of Lilly and Orin: any orthonormal motion space phi and constraint space phi_c, as a cut joint.

    Rows of phi_c that are pure forces keep the child's origin in a plane: they have a residual. Pure moments have one
    when at most one rotation is free; with two (the soft finger) they are rolling constraints, which exist for
    velocities only. So do rows that mix a force and a moment.
    """

    in_tree = False

    def __init__(self, motion: Array, constraint: Array) -> None:
        self.phi, self.phi_c = motion, constraint
        self.velocity_names = tuple(f"u{i}" for i in range(motion.shape[1]))
        self.rotational = tuple(_rotational(column) for column in motion.T)
        self.rows = tuple(f"c{i}" for i in range(constraint.shape[1]))
        self.free_rotations = np.linalg.matrix_rank(motion[:3], tol=1e-9) if motion.size else 0
        self.forces = [np.abs(column[:3]).max() < 1e-12 for column in constraint.T]
        moments = [np.abs(column[3:]).max() < 1e-12 and self.free_rotations < 2 for column in constraint.T]
        held = zip(self.rows, self.forces, moments, strict=True)
        self.holonomic = tuple(row for row, force, moment in held if force or moment)

    @classmethod
    def of(cls, joint: Joint, numbers: Mapping[str, SX]) -> Self:
        return cls(np.array(joint.motion).reshape(-1, 6).T, np.array(joint.constraint).reshape(-1, 6).T)

    @property
    def other_rows(self) -> dict[str, Row]:
        return {row: Row(_rotational(column), row) for row, column in zip(self.rows, self.phi_c.T, strict=True)}

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
        axis, _ = self._axes
        return self._held(X, ca.cross(axis, X.R @ axis) if self.free_rotations else unskew(X.R))

    def half_turns(self, X: Transform) -> SX:
        if not self.free_rotations:
            return ca.trace(X.R) - 3
        axis, _ = self._axes
        return ca.dot(axis, X.R @ axis) - 1 if self.free_rotations == 1 else SX(0, 1)

    def gap(self, X: Transform, way: SX | float = 1.0) -> SX:
        if not self.free_rotations:
            return self._held(X, rotation_vector(X.R, way))
        axis, across = self._axes
        return self._held(X, rotation_between(axis, X.R @ axis, across, way))

    def _held(self, X: Transform, rotation: SX) -> SX:
        """The rows that have a residual, of the shift and of a rotation."""
        errors = []
        for row, force, column in zip(self.rows, self.forces, self.phi_c.T, strict=True):
            if row in (self.holonomic or ()):
                errors.append(constant(column[3:]).T @ X.p if force else constant(column[:3]).T @ rotation)
        return ca.vertcat(*errors) if errors else SX(0, 1)

    @property
    def _axes(self) -> tuple[SX, SX]:
        """The axis of the only free rotation, and one across it."""
        U = np.linalg.svd(self.phi[:3])[0] if self.phi.size else np.eye(3)
        return constant(U[:, 0]), constant(U[:, 1])


def _rotational(column: Array) -> bool:
    return bool(np.abs(column[:3]).max() > np.abs(column[3:]).max())
