"""Forces or impulses of several contacts at once: normal ones push and do not pull, Coulomb's cone bounds the others.

    u = u0 + W p          per contact (two tangents, normal):
    closed     u_n ≥ 0, p_n ≥ 0, u_n p_n = 0;    |p_t| ≤ μ p_n, and p_t opposes u_t where the bound is met
    slipping   the same along the normal, p_t = −μ t p_n with the direction of slip t given
    held       u = 0, whatever p that takes
    guided     u_n = 0, whatever p_n that takes; p_t = 0

If all closed contacts stick, that is the answer and one direct solution finds it. Otherwise projected Gauss–Seidel
finds which contacts push and which slip, and a direct solution with these makes the answer exact. Contacts of a rigid
body may share what they bear in many ways; the least impulses are taken.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from closedchain.simulate.jit import compiled, inner

Array = NDArray[np.float64]
Whole = NDArray[np.int64]

AWAY, CLOSED, SLIPPING, HELD, GUIDED = range(5)
OPEN, STICK, SLIP, NORMAL = range(4)  # normal: held along the normal, nothing across
SWEEPS = 500
REGULAR = 1e-11  # a relative pivot below this is rounding


@compiled
def solve_cones(W: Array, u0: Array, kinds: Whole, friction: Array, along: Array, p: Array, found: Whole) -> None:
    """p, and which state each contact is found in: open, stick or slip. `along` holds directions, given and found."""
    m = kinds.size
    for i in range(m):
        guided = NORMAL if kinds[i] == GUIDED else OPEN
        found[i] = STICK if kinds[i] in (CLOSED, HELD) else SLIP if kinds[i] == SLIPPING else guided
    if direct(W, u0, friction, along, p, found) and bearable(kinds, friction, p):
        name_guided(found)
        return
    scale = sweep(W, u0, kinds, friction, along, p)
    u = u0 + W @ p
    fast = 1e-6 * np.abs(u0).max()
    for i in range(m):
        side, push = np.hypot(p[3 * i], p[3 * i + 1]), p[3 * i + 2]
        if kinds[i] == SLIPPING:
            found[i] = SLIP if push > 1e-9 * scale else OPEN
        elif kinds[i] == CLOSED:
            found[i] = STICK if push > 1e-9 * scale else OPEN
            # at the bound without motion it still sticks: others of the same body may bear more
            moves = np.hypot(u[3 * i], u[3 * i + 1]) > fast
            if found[i] == STICK and side >= friction[i] * push * (1 - 1e-6) and moves:
                found[i] = SLIP
                if side > 0:
                    along[2 * i], along[2 * i + 1] = -p[3 * i] / side, -p[3 * i + 1] / side
    polish(W, u0, friction, along, p, found)
    name_guided(found)


@inner
def name_guided(found: Whole) -> None:
    """Contacts that were held along their normal only go on slipping."""
    for i in range(found.size):
        found[i] = SLIP if found[i] == NORMAL else found[i]


@inner
def bearable(kinds: Whole, friction: Array, p: Array) -> bool:
    """Whether impulses are within their cones."""
    scale = np.abs(p).max()
    for i in range(kinds.size):
        push = p[3 * i + 2]
        if kinds[i] in (CLOSED, SLIPPING) and push < 0:
            return False
        if kinds[i] == CLOSED and np.hypot(p[3 * i], p[3 * i + 1]) > friction[i] * push + 1e-12 * scale:
            return False
    return True


@inner
def sweep(W: Array, u0: Array, kinds: Whole, friction: Array, along: Array, p: Array) -> float:
    """Projected Gauss–Seidel until nothing changes; the size of what was found."""
    p[:] = 0.0
    scale = 0.0
    for count in range(SWEEPS):
        largest = 0.0
        for i in range(kinds.size):
            if kinds[i] != AWAY:
                largest = max(largest, relax(W, u0, i, kinds[i], friction[i], along, p))
        scale = max(scale, np.abs(p).max())
        if largest <= 1e-9 * scale and count > 2:
            break
    return scale


@inner
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
        if kind != GUIDED:
            stiff = max(W[a, a], W[b, b]) + abs(W[a, b])
            p[a], p[b] = p[a] - (u0[a] + W[a] @ p) / stiff, p[b] - (u0[b] + W[b] @ p) / stiff
        side = np.hypot(p[a], p[b])
        if kind == CLOSED and side > mu * p[n]:
            p[a], p[b] = p[a] * mu * p[n] / side, p[b] * mu * p[n] / side
    change: float = max(abs(p[a] - before[0]), max(abs(p[b] - before[1]), abs(p[n] - before[2])))
    return change


@inner
def direct(W: Array, u0: Array, friction: Array, along: Array, p: Array, found: Whole) -> bool:
    """p exactly, for contacts whose states are known; False where these share their impulses freely."""
    m, rows = found.size, rows_of(found)
    A, x = np.empty((rows.size, rows.size)), np.empty(rows.size)
    for j in range(rows.size):
        i, lean = rows[j] // 3, found[rows[j] // 3] == SLIP
        for k in range(rows.size):
            A[k, j] = W[rows[k], rows[j]]
            if lean:  # the force leans against the slip
                A[k, j] -= friction[i] * (along[2 * i] * W[rows[k], 3 * i] + along[2 * i + 1] * W[rows[k], 3 * i + 1])
        x[j] = -u0[rows[j]]
    if not eliminate(A, x):
        return False
    p[:] = 0.0
    for j in range(rows.size):
        p[rows[j]] = x[j]
    for i in range(m):
        if found[i] == SLIP:
            drag = friction[i] * p[3 * i + 2]
            p[3 * i], p[3 * i + 1] = -drag * along[2 * i], -drag * along[2 * i + 1]
    return True


@inner
def rows_of(found: Whole) -> Whole:
    """Which components of u are held at zero."""
    rows, count = np.empty(3 * found.size, np.int64), 0
    for i in range(found.size):
        for j in range(3):
            if found[i] == STICK or (found[i] in (SLIP, NORMAL) and j == 2):
                rows[count] = 3 * i + j
                count += 1
    return rows[:count]


@inner
def eliminate(A: Array, x: Array) -> bool:
    """x = A⁻¹ x by Gauss with row exchanges; False where A is singular to rounding."""
    n = x.size
    smallest = REGULAR * np.abs(A).max() if n else 0.0
    for k in range(n):
        best = k
        for i in range(k + 1, n):
            if abs(A[i, k]) > abs(A[best, k]):
                best = i
        if not abs(A[best, k]) > smallest:
            return False
        if best != k:
            for j in range(k, n):
                A[k, j], A[best, j] = A[best, j], A[k, j]
            x[k], x[best] = x[best], x[k]
        for i in range(k + 1, n):
            factor = A[i, k] / A[k, k]
            if factor != 0.0:
                for j in range(k + 1, n):
                    A[i, j] -= factor * A[k, j]
                x[i] -= factor * x[k]
    for k in range(n - 1, -1, -1):
        for j in range(k + 1, n):
            x[k] -= A[k, j] * x[j]
        x[k] /= A[k, k]
    return True


@inner
def polish(W: Array, u0: Array, friction: Array, along: Array, p: Array, found: Whole) -> bool:
    """p exactly for contacts whose states are known; True where they share their impulses freely, then the least."""
    if direct(W, u0, friction, along, p, found):
        return False
    m, held = found.size, rows_of(found)
    B, right = np.zeros((3 * m, held.size)), np.empty(held.size)
    for k in range(held.size):
        i = held[k] // 3
        B[held[k], k] = 1.0
        right[k] = -u0[held[k]]
        if found[i] == SLIP:
            B[3 * i, k], B[3 * i + 1, k] = -friction[i] * along[2 * i], -friction[i] * along[2 * i + 1]
    exact = B @ np.linalg.lstsq((W @ B)[held], right, 1e-10)[0]
    if np.isfinite(exact).all():
        p[:] = exact
    return True
