"""Products of matrices over CasADi symbols that are symmetric or rotate about one axis: nothing is computed twice."""

from __future__ import annotations

from collections.abc import Callable

import casadi as ca

from closedchain.types import SX


def rotated_symmetric(R: SX, A: SX) -> SX:
    """R A Rᵀ for a symmetric A."""
    return rotated(R, A, symmetric=True) if _rotation_axis(R) is not None else symmetric_product(R @ A, R)


def symmetric_product(G: SX, H: SX) -> SX:
    """G Hᵀ where that is known to be symmetric."""
    return from_lower_half(lambda i, j: G[i, :] @ H[j, :].T, G.shape[0], sorted(set(G.sparsity().row())))


def rotated(R: SX, B: SX, symmetric: bool = False) -> SX:
    """R B Rᵀ for a 3×3 B.

    About one axis only that part of its 2×2 block turns which is symmetric without trace, by twice the angle: with
    w = s (B_ii − B_jj) + c (B_ij + B_ji) the diagonal changes by −s w and s w, both others by c w − (B_ij + B_ji).
    """
    k = _rotation_axis(R)
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


def _rotation_axis(R: SX) -> int | None:
    """The coordinate axis that R rotates about, if its structure says so; None also for quarter turns."""
    if R.shape != (3, 3) or R.nnz() != 5:
        return None
    return next((k for k in range(3) if R[k, k].nnz() and R[k, :].nnz() == 1 and R[:, k].nnz() == 1), None)


def from_lower_half(element: Callable[[int, int], SX], n: int, rows: list[int] | None = None) -> SX:
    """A symmetric matrix from the elements of its lower half; rows: those that are not zero."""
    out, rows = SX(n, n), list(range(n)) if rows is None else rows
    for k, i in enumerate(rows):
        for j in rows[: k + 1]:
            out[i, j] = out[j, i] = element(i, j)
    return ca.sparsify(out)
