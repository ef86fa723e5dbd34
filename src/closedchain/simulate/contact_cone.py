"""Forces or impulses of several contacts at once: normal ones push and do not pull, Coulomb's cone bounds the others.

    u = u0 + W p          per contact (two tangents, normal):
    closed     u_n ≥ 0, p_n ≥ 0, u_n p_n = 0;    |p_t| ≤ μ p_n, and p_t opposes u_t where the bound is met
    slipping   the same along the normal, p_t = −μ t p_n with the direction of slip t given
    held       u = 0, whatever p that takes

Projected Gauss–Seidel finds which contacts push and which slip; a direct solution with these makes the answer exact.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from closedchain.simulate.jit import compiled

Array = NDArray[np.float64]
Whole = NDArray[np.int64]

AWAY, CLOSED, SLIPPING, HELD = 0, 1, 2, 3
OPEN, STICK, SLIP = 0, 1, 2
SWEEPS = 500


@compiled
def solve_cones(W: Array, u0: Array, kinds: Whole, friction: Array, along: Array, p: Array, found: Whole) -> None:
    """p, and which state each contact is found in: open, stick or slip. `along` holds directions, given and found."""
    m = kinds.size
    p[:] = 0.0
    scale = 0.0
    for sweep in range(SWEEPS):
        largest = 0.0
        for i in range(m):
            if kinds[i] != AWAY:
                largest = max(largest, relax(W, u0, i, kinds[i], friction[i], along, p))
        scale = max(scale, np.abs(p).max())
        if largest <= 1e-9 * scale and sweep > 2:
            break
    for i in range(m):
        side, push = np.hypot(p[3 * i], p[3 * i + 1]), p[3 * i + 2]
        found[i] = STICK if kinds[i] == HELD else OPEN
        if kinds[i] in (CLOSED, SLIPPING) and push > 1e-9 * scale:
            slips = kinds[i] == SLIPPING or side >= friction[i] * push * (1 - 1e-6)
            found[i] = SLIP if slips else STICK
            if slips and kinds[i] == CLOSED and side > 0:
                along[2 * i], along[2 * i + 1] = -p[3 * i] / side, -p[3 * i + 1] / side
    polish(W, u0, friction, along, p, found)


@compiled
def relax(W: Array, u0: Array, i: int, kind: int, mu: float, along: Array, p: Array) -> float:
    """One contact's own answer to all others; how much it changed."""
    a, b, n = 3 * i, 3 * i + 1, 3 * i + 2
    before = (p[a], p[b], p[n])
    if kind == SLIPPING:
        lean = W[n, n] - mu * (along[2 * i] * W[n, a] + along[2 * i + 1] * W[n, b])
        p[n] = max(0.0, p[n] - (u0[n] + W[n] @ p) / max(lean, 1e-3 * W[n, n]))
        p[a], p[b] = -mu * along[2 * i] * p[n], -mu * along[2 * i + 1] * p[n]
    else:
        p[n] = p[n] - (u0[n] + W[n] @ p) / W[n, n]
        if kind == CLOSED:
            p[n] = max(0.0, p[n])
        stiff = max(W[a, a], W[b, b]) + abs(W[a, b])
        p[a], p[b] = p[a] - (u0[a] + W[a] @ p) / stiff, p[b] - (u0[b] + W[b] @ p) / stiff
        side = np.hypot(p[a], p[b])
        if kind == CLOSED and side > mu * p[n]:
            p[a], p[b] = p[a] * mu * p[n] / side, p[b] * mu * p[n] / side
    change: float = max(abs(p[a] - before[0]), max(abs(p[b] - before[1]), abs(p[n] - before[2])))
    return change


@compiled
def polish(W: Array, u0: Array, friction: Array, along: Array, p: Array, found: Whole) -> None:
    """p exactly, for contacts whose states are known: B z with held rows of u zero."""
    m = found.size
    count = 0
    for i in range(m):
        count += 3 if found[i] == STICK else 1 if found[i] == SLIP else 0
    if count == 0:
        p[:] = 0.0
        return
    held, B, k = np.zeros(count, np.int64), np.zeros((3 * m, count)), 0
    for i in range(m):
        if found[i] == STICK:
            for j in range(3):
                held[k], B[3 * i + j, k] = 3 * i + j, 1.0
                k += 1
        elif found[i] == SLIP:
            held[k], B[3 * i + 2, k] = 3 * i + 2, 1.0
            B[3 * i, k], B[3 * i + 1, k] = -friction[i] * along[2 * i], -friction[i] * along[2 * i + 1]
            k += 1
    right = np.empty(count)
    for k in range(count):
        right[k] = -u0[held[k]]
    matrix = (W @ B)[held]
    exact = B @ np.linalg.lstsq(matrix, right)[0]  # least impulses where contacts of a rigid body share them freely
    if np.isfinite(exact).all():
        p[:] = exact
