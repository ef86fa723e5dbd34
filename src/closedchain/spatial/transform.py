"""Rigid transforms and 6-vectors [angular; linear] over CasADi symbols.

X_AB is the pose of frame B in frame A: R_AB holds B's axes as columns, p_AB its origin, both in A.
A twist V_B of a body is taken at the origin of B, in B's axes; a wrench F_B likewise [moment; force].
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike

from closedchain.spatial.rotation import constant, skew
from closedchain.types import SX


@dataclass(frozen=True)
class Transform:
    """The pose of one frame in another."""

    R: SX
    p: SX

    @staticmethod
    def identity() -> Transform:
        """No turn, no shift."""
        return Transform(constant(np.eye(3)), SX(3, 1))

    @staticmethod
    def fixed(R: ArrayLike, p: ArrayLike) -> Transform:
        """A constant pose."""
        return Transform(constant(R), constant(p))

    def __matmul__(self, other: Transform) -> Transform:
        """X_AC = X_AB @ X_BC."""
        return Transform(self.R @ other.R, self.p + self.R @ other.p)

    def inverse(self) -> Transform:
        """X_BA from X_AB."""
        return Transform(self.R.T, -(self.R.T @ self.p))

    def motion_in(self) -> SX:
        """The 6×6 matrix that takes a twist in A to the same twist in B."""
        return ca.blockcat([[self.R.T, SX(3, 3)], [-(self.R.T @ skew(self.p)), self.R.T]])

    def motion_out(self) -> SX:
        """The 6×6 matrix that takes a twist in B to the same twist in A."""
        return ca.blockcat([[self.R, SX(3, 3)], [skew(self.p) @ self.R, self.R]])

    def matrix(self) -> SX:
        """R and p side by side, 3×4."""
        return ca.horzcat(self.R, self.p)


def cross_motion(V: SX, W: SX) -> SX:
    """V × W of two twists: the rate of W when it is carried along by V."""
    w, v = V[:3], V[3:]
    return ca.vertcat(skew(w) @ W[:3], skew(v) @ W[:3] + skew(w) @ W[3:])


def cross_force(V: SX, F: SX) -> SX:
    """V ×* F: the rate of a wrench (or momentum) when it is carried along by V."""
    w, v = V[:3], V[3:]
    return ca.vertcat(skew(w) @ F[:3] + skew(v) @ F[3:], skew(w) @ F[3:])


def motion_inverse(X: SX) -> SX:
    """The inverse of a 6×6 matrix X = [[R, 0], [S, R]] that takes twists from one frame to another."""
    R, S = X[:3, :3], X[3:, :3]
    return ca.blockcat([[R.T, SX(3, 3)], [-(R.T @ S @ R.T), R.T]])


def wrench_onward(X: SX, F: SX) -> SX:
    """X⁻ᵀ F: a wrench in the frame to which X = [[R, 0], [S, R]] takes twists."""
    R, S = X[:3, :3], X[3:, :3]
    return ca.vertcat(R @ F[:3] + S @ F[3:], R @ F[3:])


def symmetric(M: SX) -> SX:
    """A matrix with its upper triangle copied from the lower, so that every pair is computed once."""
    return ca.sparsify(ca.tril2symm(ca.tril(M)))


def inertia_matrix(mass: SX | float, center: SX, inertia: SX) -> SX:
    """The 6×6 inertia at the body's origin from mass, mass centre and inertia about it."""
    C = skew(center)
    one = SX(ca.DM.eye(3))
    return ca.sparsify(ca.blockcat([[inertia + mass * C @ C.T, mass * C], [mass * C.T, mass * one]]))
