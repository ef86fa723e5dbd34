"""Inertias, rows and vectors carried from a link's far frame to its parent's, and accelerations the other way.

A pose X_AB is applied as a turn and a shift, each with its own zeros, and symmetric elements are computed once:

    inertia   Xᵀ I X      rows   C X      wrench   Xᵀ F      acceleration   X A        X = [[Rᵀ, 0], [−Rᵀ p̂, Rᵀ]]
"""

from __future__ import annotations

import casadi as ca

from closedchain.spatial.rotation import skew
from closedchain.spatial.transform import Transform
from closedchain.types import SX


def inertia_out(X: Transform, inertia: SX) -> SX:
    """Xᵀ I X for a symmetric I."""
    A, B, C = turned(X.R, inertia[:3, :3]), seen(X.R, inertia[:3, 3:]), turned(X.R, inertia[3:, 3:])
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


def wrench_in(X: Transform, F: SX) -> SX:
    """X⁻ᵀ F: a wrench the other way."""
    return ca.sparsify(ca.vertcat(X.R.T @ (F[:3] - skew(X.p) @ F[3:]), X.R.T @ F[3:]))


def motion_in(X: Transform, A: SX) -> SX:
    """X A."""
    return ca.sparsify(ca.vertcat(X.R.T @ A[:3], X.R.T @ (A[3:] - skew(X.p) @ A[:3])))


def turned(R: SX, A: SX) -> SX:
    """R A Rᵀ for a symmetric A."""
    if turning_axis(R) is not None:
        return seen(R, A, symmetric=True)
    H = R @ A
    return mirrored(lambda i, j: H[i, :] @ R[j, :].T, A.shape[0])


def seen(R: SX, B: SX, symmetric: bool = False) -> SX:
    """R B Rᵀ for a 3×3 B.

    About one axis only that part of its 2×2 block turns which is symmetric without trace, by twice the angle: with
    w = s (B_ii − B_jj) + c (B_ij + B_ji) the diagonal changes by −s w and s w, both others by c w − (B_ij + B_ji).
    """
    k = turning_axis(R)
    if k is None:
        return R @ B @ R.T
    i, j = (k + 1) % 3, (k + 2) % 3
    c, s, both = R[i, i], R[j, i], 2 * B[i, j] if symmetric else B[i, j] + B[j, i]
    w = s * (B[i, i] - B[j, j]) + c * both
    out = SX(3, 3)
    out[i, i], out[j, j], out[k, k] = B[i, i] - s * w, B[j, j] + s * w, B[k, k]
    out[i, j] = c * w - B[j, i]
    out[j, i] = out[i, j] if symmetric else c * w - B[i, j]
    out[i, k], out[j, k] = c * B[i, k] - s * B[j, k], s * B[i, k] + c * B[j, k]
    out[k, i], out[k, j] = c * B[k, i] - s * B[k, j], s * B[k, i] + c * B[k, j]
    return ca.sparsify(out)


def turning_axis(R: SX) -> int | None:
    """The coordinate axis that R turns about, if its structure says so; None also for quarter turns."""
    if R.shape != (3, 3) or R.nnz() != 5:
        return None
    return next((k for k in range(3) if R[k, k].nnz() and R[k, :].nnz() == 1 and R[:, k].nnz() == 1), None)


def mirrored(element: ca.Function | object, n: int = 3) -> SX:
    """A symmetric matrix from the elements of its lower half."""
    out = SX(n, n)
    for i in range(n):
        for j in range(i + 1):
            out[i, j] = out[j, i] = element(i, j)  # type: ignore[operator]
    return ca.sparsify(out)
