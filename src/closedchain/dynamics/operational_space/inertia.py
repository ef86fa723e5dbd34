"""Congruence transforms of symmetric 6×6 inertias that compute every symmetric element once.

An inertia at a body's origin, [[A, B], [Bᵀ, C]] with A and C symmetric, becomes Xᵀ I X at the parent's origin; X is
applied as what it is made of: constant turns and shifts and the joint's own motion, so that zeros stay zeros.
"""

from __future__ import annotations

import casadi as ca

from closedchain.model.system import Link
from closedchain.spatial.rotation import SX, skew
from closedchain.spatial.transform import Transform


def steps_inward(link: Link, q: SX) -> tuple[Transform, Transform, Transform]:
    """X_PB of a link as the product of joint frame in the parent, joint, and body in the joint's frame."""
    X = link.model.pose(q[link.q])
    return link.X_PJ, X.inverse() if link.flipped else X, link.X_JB


def to_parent(link: Link, q: SX, inertia: SX) -> SX:
    """Xᵀ I X for a symmetric I."""
    for X in reversed(steps_inward(link, q)):
        inertia = moved(X, inertia)
    return inertia


def rows_to_parent(link: Link, q: SX, rows: SX) -> SX:
    """rows @ X."""
    for X in reversed(steps_inward(link, q)):
        turned = ca.horzcat(rows[:, :3] @ X.R.T, rows[:, 3:] @ X.R.T)
        rows = ca.horzcat(turned[:, :3] - turned[:, 3:] @ skew(X.p), turned[:, 3:])
    return ca.sparsify(rows)


def moved(X: Transform, inertia: SX) -> SX:
    """A symmetric inertia at frame B's origin in its axes, at frame A's origin in A's axes; X is X_AB."""
    A, B, C = inertia[:3, :3], inertia[:3, 3:], inertia[3:, 3:]
    A, B, C = turned(X.R, A), X.R @ B @ X.R.T, turned(X.R, C)
    P = skew(X.p)
    if P.nnz():
        H = P @ B.T
        B = B + symmetric_rows(P, C)
        A = A + symmetric_sum(H, P @ B.T)
    return ca.sparsify(ca.blockcat([[A, B], [B.T, C]]))


def symmetric_rows(P: SX, C: SX) -> SX:
    """P C."""
    return P @ C


def turned(R: SX, A: SX) -> SX:
    """R A Rᵀ for a symmetric A."""
    H = R @ A
    out = SX(3, 3)
    for i in range(3):
        for j in range(i + 1):
            out[i, j] = out[j, i] = H[i, :] @ R[j, :].T
    return ca.sparsify(out)


def symmetric_sum(H: SX, K: SX) -> SX:
    """Hᵀ + K where that is known to be symmetric."""
    out = SX(3, 3)
    for i in range(3):
        for j in range(i + 1):
            out[i, j] = out[j, i] = H[j, i] + K[i, j]
    return ca.sparsify(out)
