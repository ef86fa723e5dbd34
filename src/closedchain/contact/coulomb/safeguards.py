"""Safeguards where plain Newton fails, of one motion: line search, softening, Gauss–Seidel, a start from rest.

Newton with line search and dense elimination. W may be singular (contacts of one rigid body share a load): where Newton
meets a pivot that is rounding, proximal steps lead to the least p. Where Newton fails it starts again with a large ε,
which is lowered step by step, and Gauss–Seidel over the contacts, each solved exactly, brings it closer; at last it
starts from rest. The natural map decides between solutions.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from closedchain.contact.arrays import DRY, HELD, LANES, NORMAL, SLIDING
from closedchain.contact.coulomb.blocks import put_block
from closedchain.contact.coulomb.elimination import block_of, eliminate_densely, eliminate_rows
from closedchain.contact.coulomb.lanes import unit_lane, vector_zero
from closedchain.contact.coulomb.newton import (
    EXACT,
    REACHED,
    SURE,
    equations,
    impulse_scale,
    natural_map,
    remove_softness,
    rests_at_bound,
    solve_plainly,
)
from closedchain.contact.coulomb.workspace import Workspace
from closedchain.kernel.jit import inner
from closedchain.kernel.pointers import further

NEWTON, HALVINGS, PROXIMAL, ROUNDS, SWEEPS = 30, 9, 40, 12, 10
LEVELS = 1e7  # how much larger ε is at first where Newton fails
GOOD, ENOUGH, PROMISED = 1e-15, 1e-11, 1e-10  # natural map at which iterations end, or where they gain no more
SINGULAR = 1e-7  # pivot of Newton's equations, whose rows are of size one, that may be rounding
CONVERGED, FAILED = True, False


@inner
def solve_safely(work: Workspace, k: int, shared: bool, plainly: bool) -> Any:
    """p from x, perhaps by plain Newton first; the natural map, and whether safeguards were needed."""
    size, count, dry = len(work.rows) * k * LANES, 0, False
    for c in range(k * LANES):
        count += work.law[c] > 0.5
        dry = dry or work.law[c] > DRY - 0.5
    copy(work.x, work.base, size)
    if plainly:
        worst, solved = solve_plainly(work, k, True, shared, dry and count > 1, 0.0)
        soften(work, k, 0.0)
        if solved:
            return float(worst), False
        copy(work.base, work.x, size)
    return guarded(work, k, dry and count > 1), True


@inner
def guarded(work: Workspace, k: int, dry: bool) -> float:
    """p from x with all safeguards; the natural map."""
    residual, soft, size = np.inf, work.soft[0], len(work.rows) * k * LANES
    copy(work.x, work.best, size)
    if search(work, k, 0.0):
        residual = true_residual(work, k, 0.0)
        copy(work.x, work.best, size)
    if not residual <= SURE or (dry and rests_at_bound(work, k, 0.0)):
        residual = proximal_steps(work, k, soft)
    if not residual <= PROMISED:
        residual = from_rest(work, k, residual)
    copy(work.best, work.x, size)
    soften(work, k, 0.0)
    evaluate(work, k)
    return residual


@inner
def copy(source: Any, target: Any, size: int) -> None:
    """So many numbers."""
    for r in range(size):
        target[r] = source[r]


@inner
def soften(work: Workspace, k: int, soft: float) -> None:
    """W + ε, and −ε p of the centre of a proximal step."""
    row = len(work.rows) * k * LANES
    for r in range(row):
        work.A[r * row + r] = work.own[r] + soft
        work.shift[r] = -soft * work.centre[r] if soft > 0.0 else 0.0


@inner
def evaluate(work: Workspace, k: int) -> float:
    """`equations` of one motion, once in the compiled text."""
    return float(equations(work, k, 0.0))


@inner
def scale(work: Workspace, k: int) -> float:
    """The largest impulse in play."""
    return float(impulse_scale(work, k, 0.0))


@inner
def true_residual(work: Workspace, k: int, soft: float) -> float:
    """The natural map with the true W."""
    evaluate(work, k)
    remove_softness(work, k, soft, 0.0)
    return float(natural_map(work, k, 0.0))


@inner
def search(work: Workspace, k: int, soft: float) -> bool:
    """Newton with line search and ε, from x; whether it converged. A pivot that is rounding fails it without ε."""
    size, none = len(work.rows) * k * LANES, REACHED if soft == 0.0 else EXACT
    soften(work, k, soft)
    value = evaluate(work, k)
    for _ in range(NEWTON):
        if value <= none * scale(work, k):
            return CONVERGED
        form(work, k)
        pivot = eliminate_densely(work, k)
        if not pivot > (SINGULAR if soft == 0.0 else 0.0):
            return FAILED
        copy(work.F, work.step, size)
        copy(work.x, work.base, size)
        t, found, taken = 1.0, np.inf, 0.0
        for _ in range(HALVINGS):
            now = moved(work, k, t)
            if now < found:
                found, taken = now, t
            if now <= (1 - 0.1 * t) * value:
                break
            t *= 0.5
        if not found < value:
            moved(work, k, 0.0)
            return bool(value <= 1e-11 * scale(work, k))
        value = found if taken == t else moved(work, k, taken)
    return bool(value <= SURE * scale(work, k))


@inner
def moved(work: Workspace, k: int, share: float) -> float:
    """Go a share of Newton's step; the largest element of F."""
    for r in range(len(work.rows) * k * LANES):
        work.x[r] = work.base[r] - share * work.step[r]
    return evaluate(work, k)


@inner
def form(work: Workspace, k: int) -> None:
    """H of contacts that take part, where `equations` was called last."""
    far, D = k * LANES, len(work.rows)
    for i in range(far):
        if work.law[i] > 0.5:
            for g in range(0, far, LANES):
                own = unit_lane(i, 0.0) if g == i // LANES * LANES else vector_zero(0.0)
                put_block(further(work.H, i * D * far), g, far, far * D * far, block_of(work, i, g, far, own, 0.0))


@inner
def proximal_steps(work: Workspace, k: int, soft: float) -> float:
    """The least p, by steps with ε; the residual."""
    size, best, last = len(work.rows) * k * LANES, np.inf, np.inf
    for r in range(size):
        work.centre[r] = 0.0
    for count in range(PROXIMAL):
        if not search(work, k, soft):
            approach(work, k, soft)
        residual = true_residual(work, k, soft)
        if residual < best:
            best = residual
            copy(work.x, work.best, size)
        slow = not residual <= 0.5 * last
        if residual <= GOOD or not residual < np.inf or (slow and (best <= ENOUGH or count > 3)):
            break
        last = residual
        copy(work.x, work.centre, size)
    return best


@inner
def from_rest(work: Workspace, k: int, before: float) -> float:
    """Newton once more, from the p that stops everything: where friction wedges a contact, only an impact ends it."""
    row = len(work.rows) * k * LANES
    soften(work, k, work.soft[0])
    copy(work.A, work.H, row * row)
    for r in range(row):
        work.F[r] = -work.b[r]
    if not eliminate_densely(work, k) > 0.0:
        return before
    copy(work.F, work.x, row)
    if not search(work, k, 0.0):
        return before
    residual = true_residual(work, k, 0.0)
    if not residual < before:
        return before
    copy(work.x, work.best, row)
    return residual


@inner
def approach(work: Workspace, k: int, soft: float) -> None:
    """Solutions for smaller and smaller ε, each by Newton from the one before, helped by Gauss–Seidel."""
    size, level = len(work.rows) * k * LANES, soft * LEVELS
    for r in range(size):
        work.x[r] = 0.0
    while True:
        good = search(work, k, level)
        for _ in range(ROUNDS):
            if good:
                break
            for _ in range(SWEEPS):
                change = 0.0
                for c in range(k * LANES):
                    if work.law[c] > 0.5:
                        change = max(change, solve_one(work, k, c))
                if change <= 1e-14 * scale(work, k):
                    break
            good = search(work, k, level)
        if level <= soft:
            return
        level = max(soft, 0.03 * level)


@inner
def solve_one(work: Workspace, k: int, c: int) -> float:
    """One contact, all others given; by how much its impulses change. A has ε on its diagonal.

    A contact that slides has u_t = −κ p_t with κ > 0 and u_n = 0: |p_t| − μ p_n, as a function of κ, is positive at
    κ = 0 (it does not stick) and negative for large κ (it bears).
    """
    D, far, law, mu = len(work.rows), k * LANES, work.law[c], work.mu[c]
    row, first, before = D * far, work.small, further(work.small, D * (D + 1))
    normal = NORMAL * far + c
    for j in range(D):
        before[j] = work.x[j * far + c]
        work.x[j * far + c] = 0.0
    for j in range(D):  # velocities without this contact
        here, total = j * far + c, work.b[j * far + c] + work.shift[j * far + c]
        for q in range(row):  # zero where a contact takes no part
            total += work.A[here * row + q] * work.x[q] if work.x[q] != 0.0 else 0.0
        first[j] = total
    if law > DRY - 0.5:
        work.x[c] = min(max(-first[0] / work.A[c * row + c], -work.bound[c]), work.bound[c])
    elif SLIDING - 0.5 < law < SLIDING + 0.5:
        lean = own = work.A[normal * row + normal]
        for j in range(D):
            if j != NORMAL:
                lean -= work.A[normal * row + j * far + c] * mu * work.along[j * far + c]
        push = max(0.0, -first[NORMAL] / max(lean, 1e-3 * own))
        for j in range(D):
            work.x[j * far + c] = push if j == NORMAL else -mu * work.along[j * far + c] * push
    elif law > HELD - 0.5 or first[NORMAL] < 0:
        excess, unit = pressed(work, k, c, 0.0), work.A[c * row + c]
        if law < HELD - 0.5 and excess > 0:
            low, high = 0.0, unit
            while pressed(work, k, c, high) > 0 and high < 1e12 * unit:
                low, high = high, 4 * high
            for _ in range(60):
                if high - low <= 1e-13 * high:
                    break
                middle = 0.5 * (low + high) if low == 0.0 else np.sqrt(low * high)
                if pressed(work, k, c, middle) > 0:
                    low = middle
                else:
                    high = middle
            pressed(work, k, c, high)
    change = 0.0
    for j in range(D):
        change = max(change, abs(work.x[j * far + c] - before[j]))
    return change


@inner
def pressed(work: Workspace, k: int, c: int, kappa: float) -> float:
    """p of one contact with u_t = −κ p_t and u_n = 0, into x; |p_t| − μ p_n."""
    D, far = len(work.rows), k * LANES
    first, W, p = work.small, further(work.small, D), further(work.small, D * (D + 2))
    side = 0.0
    for j in range(D):
        for l in range(D):  # noqa: E741
            W[D * j + l] = work.A[(j * far + c) * D * far + l * far + c]
        W[D * j + j] += 0.0 if j == NORMAL else kappa
        p[j] = -first[j]
    eliminate_rows(W, p, D)
    for j in range(D):
        work.x[j * far + c] = p[j]
        side += p[j] * p[j] if j != NORMAL else 0.0
    return float(np.sqrt(side) - work.mu[c] * p[NORMAL])
