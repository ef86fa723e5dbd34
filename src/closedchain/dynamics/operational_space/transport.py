"""Inertias, rows and vectors carried from a link's far frame to its parent's, and accelerations the other way.

A pose X_AB is applied as a turn and a shift, each with its own zeros, and symmetric elements are computed once:

    inertia   Xᵀ I X      rows   C X      wrench   Xᵀ F      acceleration   X A        X = [[Rᵀ, 0], [−Rᵀ p̂, Rᵀ]]
"""

from __future__ import annotations

import casadi as ca

from closedchain.spatial.rotation import SX, skew
from closedchain.spatial.transform import Transform


def inertia_out(X: Transform, inertia: SX) -> SX:
    """Xᵀ I X for a symmetric I."""
    A, B, C = turned(X.R, inertia[:3, :3]), X.R @ inertia[:3, 3:] @ X.R.T, turned(X.R, inertia[3:, 3:])
    P = skew(X.p)
    if P.nnz():
        before = P @ B.T
        B = B + P @ C
        A = A + mirrored(lambda i, j: before[j, i] + (P[i, :] @ B[j, :].T))
    return ca.sparsify(ca.blockcat([[A, B], [B.T, C]]))


def rows_out(X: Transform, C: SX) -> SX:
    """C X."""
    angular, linear = C[:, :3] @ X.R.T, C[:, 3:] @ X.R.T
    return ca.sparsify(ca.horzcat(angular - linear @ skew(X.p), linear))


def wrench_out(X: Transform, F: SX) -> SX:
    """Xᵀ F."""
    force = X.R @ F[3:]
    return ca.sparsify(ca.vertcat(X.R @ F[:3] + skew(X.p) @ force, force))


def motion_in(X: Transform, A: SX) -> SX:
    """X A."""
    return ca.sparsify(ca.vertcat(X.R.T @ A[:3], X.R.T @ (A[3:] - skew(X.p) @ A[:3])))


def turned(R: SX, A: SX) -> SX:
    """R A Rᵀ for a symmetric A."""
    H = R @ A
    return mirrored(lambda i, j: H[i, :] @ R[j, :].T, A.shape[0])


def mirrored(element: ca.Function | object, n: int = 3) -> SX:
    """A symmetric matrix from the elements of its lower half."""
    out = SX(n, n)
    for i in range(n):
        for j in range(i + 1):
            out[i, j] = out[j, i] = element(i, j)  # type: ignore[operator]
    return ca.sparsify(out)
