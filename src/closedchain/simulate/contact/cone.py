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

from closedchain.kernel.jit import compiled, inner
from closedchain.types import Array

Whole = NDArray[np.int64]

AWAY, CLOSED, SLIPPING, HELD, GUIDED = range(5)
OPEN, STICK, SLIP, NORMAL = range(4)  # normal: held along the normal, nothing across
SWEEPS, REPEATS = 500, 12
REGULAR = 1e-10  # a relative pivot below this is rounding


@compiled
def solve_cones(W: Array, u0: Array, kinds: Whole, friction: Array, along: Array, p: Array, found: Whole) -> None:
    """p, and which state each contact is found in: open, stick or slip. `along` holds directions, given and found."""
    m = kinds.size
    for i in range(m):
        guided = NORMAL if kinds[i] == GUIDED else OPEN
        found[i] = STICK if kinds[i] in (CLOSED, HELD) else SLIP if kinds[i] == SLIPPING else guided
    polish(W, u0, friction, along, p, found)
    if bearable(kinds, friction, p):
        name_guided(found)
        return
    scale = sweep(W, u0, kinds, friction, along, p)
    fast = 1e-6 * largest(u0)
    for i in range(m):
        side, push = np.hypot(p[3 * i], p[3 * i + 1]), p[3 * i + 2]
        # one that bears nothing and does not leave either is closed: others of the same body bear for it
        closed = push > 1e-9 * scale or u0[3 * i + 2] + row(W, 3 * i + 2, p) <= fast
        if kinds[i] == SLIPPING:
            found[i] = SLIP if closed else OPEN
        elif kinds[i] == CLOSED:
            found[i] = STICK if closed else OPEN
            # at the bound without motion it still sticks: others of the same body may bear more
            moves = np.hypot(u0[3 * i] + row(W, 3 * i, p), u0[3 * i + 1] + row(W, 3 * i + 1, p)) > fast
            if found[i] == STICK and side >= friction[i] * push * (1 - 1e-6) and moves:
                found[i] = SLIP
                if side > 0:
                    along[2 * i], along[2 * i + 1] = -p[3 * i] / side, -p[3 * i + 1] / side
    polish(W, u0, friction, along, p, found)
    name_guided(found)


@inner
def largest(values: Array) -> float:
    """The largest absolute value."""
    found = 0.0
    for value in values:
        found = max(found, abs(value))
    return found


@inner
def row(W: Array, i: int, p: Array) -> float:
    """One component of W p."""
    total = 0.0
    for j in range(p.size):
        total += W[i, j] * p[j]
    return total


@inner
def name_guided(found: Whole) -> None:
    """Contacts that were held along their normal only go on slipping."""
    for i in range(found.size):
        found[i] = SLIP if found[i] == NORMAL else found[i]


@inner
def bearable(kinds: Whole, friction: Array, p: Array) -> bool:
    """Whether impulses are within their cones."""
    scale = largest(p)
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
    for j in range(p.size):
        p[j] = 0.0
    scale = 0.0
    for count in range(SWEEPS):
        most = 0.0
        for i in range(kinds.size):
            if kinds[i] != AWAY:
                most = max(most, relax(W, u0, i, kinds[i], friction[i], along, p))
        scale = max(scale, largest(p))
        if most <= 1e-9 * scale and count > 2:
            break
    return scale


@inner
def relax(W: Array, u0: Array, i: int, kind: int, mu: float, along: Array, p: Array) -> float:
    """One contact's own answer to all others; how much it changed."""
    a, b, n = 3 * i, 3 * i + 1, 3 * i + 2
    before = (p[a], p[b], p[n])
    if kind == SLIPPING:
        lean = W[n, n] - mu * (along[2 * i] * W[n, a] + along[2 * i + 1] * W[n, b])
        p[n] = max(0.0, p[n] - (u0[n] + row(W, n, p)) / max(lean, 1e-3 * W[n, n]))
        p[a], p[b] = -mu * along[2 * i] * p[n], -mu * along[2 * i + 1] * p[n]
    else:
        p[n] = p[n] - (u0[n] + row(W, n, p)) / W[n, n]
        if kind == CLOSED:
            p[n] = max(0.0, p[n])
        if kind != GUIDED:
            stiff = max(W[a, a], W[b, b]) + abs(W[a, b])
            p[a], p[b] = p[a] - (u0[a] + row(W, a, p)) / stiff, p[b] - (u0[b] + row(W, b, p)) / stiff
        side = np.hypot(p[a], p[b])
        if kind == CLOSED and side > mu * p[n]:
            p[a], p[b] = p[a] * mu * p[n] / side, p[b] * mu * p[n] / side
    change: float = max(abs(p[a] - before[0]), max(abs(p[b] - before[1]), abs(p[n] - before[2])))
    return change


@inner
def polish(W: Array, u0: Array, friction: Array, along: Array, p: Array, found: Whole) -> bool:
    """p exactly for contacts whose states are known; True where they share their impulses freely, then the least."""
    rows = rows_of(found)
    n = rows.size
    A, x = np.empty((n, n)), np.empty(n)
    gather(W, u0, friction, along, found, rows, A, x)
    shared = not eliminate(A, x, REGULAR)
    if shared:
        gather(W, u0, friction, along, found, rows, A, x)
        least(A, x)
    for j in range(p.size):
        p[j] = 0.0
    for j in range(n):
        p[rows[j]] = x[j]
    for i in range(found.size):
        if found[i] == SLIP:
            drag = friction[i] * p[3 * i + 2]
            p[3 * i], p[3 * i + 1] = -drag * along[2 * i], -drag * along[2 * i + 1]
    return shared


@inner
def gather(W: Array, u0: Array, friction: Array, along: Array, found: Whole, rows: Whole, A: Array, x: Array) -> None:
    """The equations A x = b of the rows that are held; forces of slipping contacts lean. b is put into x."""
    for j in range(rows.size):
        i, lean = rows[j] // 3, found[rows[j] // 3] == SLIP
        for k in range(rows.size):
            A[k, j] = W[rows[k], rows[j]]
            if lean:
                A[k, j] -= friction[i] * (along[2 * i] * W[rows[k], 3 * i] + along[2 * i + 1] * W[rows[k], 3 * i + 1])
        x[j] = -u0[rows[j]]


@inner
def least(A: Array, x: Array) -> None:
    """The least x that solves A x = b as well as can be, b given in x: (AᵀA + ε) dx = Aᵀ(b − A x), repeated."""
    n = x.size
    left, N, trial, dx = x.copy(), np.zeros((n, n)), np.empty((n, n)), np.empty(n)
    most = 0.0
    for i in range(n):
        for j in range(n):
            most = max(most, A[i, j] ** 2)
            for k in range(n):
                N[i, j] += A[k, i] * A[k, j]
    for i in range(n):
        N[i, i] += 1e-7 * most
        x[i] = 0.0
    for _ in range(REPEATS):
        for i in range(n):
            dx[i] = 0.0
            for k in range(n):
                dx[i] += A[k, i] * left[k]
                trial[i, k] = N[i, k]
        eliminate(trial, dx, 0.0)
        for i in range(n):
            x[i] += dx[i]
        for k in range(n):
            left[k] -= row(A, k, dx)


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
def eliminate(A: Array, x: Array, regular: float) -> bool:
    """x = A⁻¹ x by Gauss with exchanges of rows and columns; False where a relative pivot is not above `regular`."""
    n = x.size
    order, smallest = np.arange(n), 0.0
    for k in range(n):
        r, c = pivot(A, k)
        if k == 0:
            smallest = regular * abs(A[r, c])
        if not abs(A[r, c]) > smallest:
            return False
        for j in range(n):
            A[k, j], A[r, j] = A[r, j], A[k, j]
        for j in range(n):
            A[j, k], A[j, c] = A[j, c], A[j, k]
        x[k], x[r], order[k], order[c] = x[r], x[k], order[c], order[k]
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
    found = x.copy()
    for k in range(n):
        x[order[k]] = found[k]
    return True


@inner
def pivot(A: Array, k: int) -> tuple[int, int]:
    """Where the largest entry is that is left; taking rows alone would spread a missing rank over several pivots."""
    r, c = k, k
    for i in range(k, A.shape[0]):
        for j in range(k, A.shape[0]):
            if abs(A[i, j]) > abs(A[r, c]):
                r, c = i, j
    return r, c


@inner
def turn(W: Array, u0: Array, friction: Array, along: Array, p: Array, found: Whole, i: int) -> bool:
    """Turn the slip of one contact into the direction in which it moves then; False, and back, where there is none."""
    first = np.arctan2(along[2 * i + 1], along[2 * i])
    low, (f_low, forward) = first, swerve(W, u0, friction, along, p, found, i, first)
    sense = 1.0 if f_low > 0 else -1.0
    high, f_high = low, f_low
    while f_low * f_high > 0 and abs(high - first) < np.pi:
        low, f_low = high, f_high
        high += 0.2 * sense
        f_high, forward = swerve(W, u0, friction, along, p, found, i, high)
    for _ in range(60):
        if abs(high - low) < 1e-12 or f_high == f_low:
            break
        middle = 0.5 * (low + high)
        f, forward = swerve(W, u0, friction, along, p, found, i, middle)
        if f * f_low > 0:
            low, f_low = middle, f
        else:
            high, f_high = middle, f
    if not (forward > 0 and f_low * f_high <= 0):
        swerve(W, u0, friction, along, p, found, i, first)
        return False
    return True


@inner
def holds(W: Array, u0: Array, friction: Array, along: Array, p: Array, found: Whole, i: int) -> bool:
    """Whether a contact would bear to stick while all others stay as they are."""
    states = found.copy()
    states[i] = STICK
    polish(W, u0, friction, along, p, states)
    return bool(np.hypot(p[3 * i], p[3 * i + 1]) <= friction[i] * p[3 * i + 2])


@inner
def swerve(
    W: Array, u0: Array, friction: Array, along: Array, p: Array, found: Whole, i: int, angle: float
) -> tuple[float, float]:
    """How far to the left, and forward, a contact moves that slips in a direction."""
    x, y = np.cos(angle), np.sin(angle)
    along[2 * i], along[2 * i + 1] = x, y
    polish(W, u0, friction, along, p, found)
    a, b = u0[3 * i] + row(W, 3 * i, p), u0[3 * i + 1] + row(W, 3 * i + 1, p)
    return x * b - y * a, x * a + y * b
