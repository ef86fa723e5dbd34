"""Time stepping (Moreau and Jean), compiled: steps on a grid of times, contacts resolved once in each.

A step whose contacts are not solved is made in two, four or eight parts; what is left then is kept with its residual.
Where loops hold a direction along which a gap must close, no velocity is possible, and the loop returns. Motions on the
same grid are made side by side in SIMD lanes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from closedchain.contact.arrays import (
    ABSENT,
    CLOSE,
    CONE,
    COUNTS,
    DRY,
    END,
    HELD,
    NORMAL,
    NUMBERS,
    OPEN,
    SLIP,
    STEP,
    STICK,
    CoulombArrays,
    SteppingArrays,
    SteppingGrid,
    Whole,
)
from closedchain.contact.blocks import copy, eliminate, length, row_product
from closedchain.contact.coulomb import block_directions, solve_coulomb
from closedchain.contact.lanes import LANES, four
from closedchain.contact.quick import RIGID, respond_quickly
from closedchain.kernel.jit import inlined, inner, shipped
from closedchain.kernel.numba_call import call_bound
from closedchain.kernel.pointers import arguments, further
from closedchain.types import Array

SOLVED = 1e-9  # natural map above which a step is halved
MOST_PARTS = 8
CLOSINGS = 12  # steps by which loops are closed, at most
motion = arguments((SteppingArrays, CoulombArrays, SteppingGrid))  # of a table


@inner
def steps(tables: Whole, c: SteppingArrays, s: CoulombArrays, lanes: int, count: int, last: int) -> int:
    """Steps until `last` are made of so many motions, or one cannot be; how many are made.

    tables: where the arguments of every motion lie     c, s: with more than one, memory of all lanes together
    """
    if count > 1:
        return march_abreast(tables, c, s, lanes, count, last)
    return march(tables, last)


@inlined
def march(tables: Whole, last: int) -> int:
    """One motion by itself."""
    c, s, g = motion(tables[0])
    while c.counts[COUNTS.made] < last:
        k = c.counts[COUNTS.made]
        copy(further(g.w, k * c.nw), c.w, c.nw)
        make_step(c, s, further(g.held, k * g.rows_of_held * s.m), g.times[k + 1] - g.times[k])
        if c.counts[COUNTS.blocked] >= 0:
            break
        c.counts[COUNTS.made] += 1
        sample(c, s, g, c.counts[COUNTS.made], 1, 0)
    return int(c.counts[COUNTS.made])


@inlined
def sample(c: SteppingArrays, s: CoulombArrays, g: SteppingGrid, k: int, lanes: int, lane: int) -> None:
    """Keep where a step leads, of one lane."""
    size, forces = c.nq + c.nv, further(g.forces, k * s.m * s.D)
    collect(c.q, further(g.y, k * size), c.nq, lanes, lane)
    collect(c.v, further(g.y, k * size + c.nq), c.nv, lanes, lane)
    collect(c.states, further(g.states, k * s.m), s.m, lanes, lane)
    for j in range(s.D):
        for i in range(s.m):
            forces[s.D * i + j] = c.mean[(j * s.m + i) * lanes + lane]


@inner
def march_abreast(tables: Whole, c: SteppingArrays, s: CoulombArrays, lanes: int, count: int, last: int) -> int:
    """Motions in SIMD lanes, which hold all of their state: kernels and contacts of all at once.

    Contacts that are not solved quickly are solved carefully, a step that must be made in parts is made alone. Lanes
    that are left over repeat the first motion.
    """
    n, residuals = s.m * s.D, c.before
    for lane in range(lanes):
        a, t, _ = motion(tables[lane if lane < count else 0])
        enter(a, t, c, s, lanes, lane)
        further(residuals, lanes)[lane] = a.numbers[NUMBERS.depth]
    _, _, grid = motion(tables[0])
    made, blocked = motion(tables[0])[0].counts[COUNTS.made], False
    while made < last and not blocked:
        h = grid.times[made + 1] - grid.times[made]
        for lane in range(lanes):
            a, _, g = motion(tables[lane if lane < count else 0])
            spread(further(g.w, made * a.nw), c.w, a.nw, lanes, lane)
            c.h[lane] = h
        run(c, STEP)
        respond_abreast(tables, c, s, lanes, count, made, h)
        run(c, END)
        close_abreast(c, lanes)
        for r in range(n * lanes):
            c.mean[r] = c.p[r] / h
        for lane in range(count):
            a, t, g = motion(tables[lane])
            if residuals[lane] <= SOLVED:
                a.numbers[NUMBERS.residual] = max(a.numbers[NUMBERS.residual], residuals[lane])
            else:
                restore(a, t)
                a.counts[COUNTS.blocked] = -1
                copy(further(g.w, made * a.nw), a.w, a.nw)
                make_step_carefully(a, t, further(g.held, made * g.rows_of_held * s.m), h)
                blocked = blocked or a.counts[COUNTS.blocked] >= 0
                enter(a, t, c, s, lanes, lane)
                spread(a.mean, c.mean, n, lanes, lane)
                for other in range(count, lanes if lane == 0 else count):
                    enter(a, t, c, s, lanes, other)
        if not blocked:
            made += 1
            for lane in range(count):
                sample(c, s, motion(tables[lane])[2], made, lanes, lane)
    for lane in range(count):
        a, t, _ = motion(tables[lane])
        leave(a, t, c, s, lanes, lane)
        a.counts[COUNTS.made] = made
        a.numbers[NUMBERS.depth] = max(a.numbers[NUMBERS.depth], further(residuals, lanes)[lane])
    return int(made)


@inner
def enter(a: SteppingArrays, t: CoulombArrays, c: SteppingArrays, s: CoulombArrays, lanes: int, lane: int) -> None:
    """Where one motion is, into its lane."""
    spread(a.q, c.q, a.nq, lanes, lane)
    spread(a.v, c.v, a.nv, lanes, lane)
    spread(a.p, c.p, s.m * s.D, lanes, lane)
    spread(a.last, c.last, s.m * s.D, lanes, lane)
    spread(a.states, c.states, s.m, lanes, lane)
    spread(a.behind, c.behind, s.m, lanes, lane)


@inner
def leave(a: SteppingArrays, t: CoulombArrays, c: SteppingArrays, s: CoulombArrays, lanes: int, lane: int) -> None:
    """Where one motion is, from its lane."""
    collect(c.q, a.q, a.nq, lanes, lane)
    collect(c.v, a.v, a.nv, lanes, lane)
    collect(c.p, a.p, s.m * s.D, lanes, lane)
    collect(c.last, a.last, s.m * s.D, lanes, lane)
    collect(c.states, a.states, s.m, lanes, lane)
    collect(c.behind, a.behind, s.m, lanes, lane)


@inner
def respond_abreast(
    tables: Whole, c: SteppingArrays, s: CoulombArrays, lanes: int, count: int, made: int, h: float
) -> None:
    """Impulses, and x that brings gaps back, of all lanes; what is left of the natural map into the first of `before`.

    Where a motion's contacts are solved carefully, its own memory holds how the step begins.
    """
    n, residuals = s.m * s.D, c.before
    quick = lanes % LANES == 0
    for lane in range(count):
        _, _, g = motion(tables[lane])
        quick = quick and cones_only(c, s, further(g.held, made * g.rows_of_held * s.m))
        residuals[lane] = np.inf
    if quick:
        for first in range(0, lanes, LANES):
            respond_quickly(c, s, h, lanes, first, residuals, further(residuals, lanes), four(0.0))
    for lane in range(count):
        if residuals[lane] < np.inf:
            continue
        a, t, g = motion(tables[lane])
        leave(a, t, c, s, lanes, lane)
        keep(a, t, a.before, a.earlier)
        collect(c.W, a.W, n * n if c.rank == 0 else n * s.D, lanes, lane)
        collect(c.V, a.V, c.rank * n, lanes, lane)
        for wide, own, size in ((c.b, a.b, n), (c.u, a.u, n), (c.reach, a.reach, n)):
            collect(wide, own, size, lanes, lane)
        collect(c.gaps, a.gaps, s.m, lanes, lane)
        collect(c.places, a.places, 2 * s.m, lanes, lane)
        residuals[lane] = respond_carefully(a, t, further(g.held, made * g.rows_of_held * s.m), h)
        for other in range(lane, lanes):
            if other == lane or (lane == 0 and other >= count):
                enter(a, t, c, s, lanes, other)
                spread(a.x, c.x, n, lanes, other)


@inner
def close_abreast(c: SteppingArrays, lanes: int) -> None:
    """Close the loops of every lane, each as often as it needs."""
    if c.calls[4 * CLOSE] == 0:
        return
    for lane in range(lanes):
        c.earlier[lane] = 0
    for _ in range(CLOSINGS):
        run(c, CLOSE)
        waiting = False
        for lane in range(lanes):
            if c.earlier[lane] == 0:
                for j in range(c.nq):
                    c.q[j * lanes + lane] = c.q2[j * lanes + lane]
                c.earlier[lane] = c.error[lane] <= c.numbers[NUMBERS.closed]
                waiting = waiting or c.earlier[lane] == 0
        if not waiting:
            return


@inlined
def spread(row: Any, wide: Any, size: int, lanes: int, lane: int) -> None:
    """Numbers of one motion into its lane."""
    for j in range(size):
        wide[j * lanes + lane] = row[j]


@inlined
def collect(wide: Any, row: Any, size: int, lanes: int, lane: int) -> None:
    """Numbers of one motion from its lane."""
    for j in range(size):
        row[j] = wide[j * lanes + lane]


@inner
def see(c: SteppingArrays) -> int:
    """Gaps, places and W where the motion is."""
    run(c, STEP)
    return 0


@inlined
def make_step(c: SteppingArrays, s: CoulombArrays, held: Whole, h: float) -> None:
    """One step."""
    copy(c.behind, c.earlier, s.m)
    if cones_only(c, s, held):
        c.h[0] = h
        run(c, STEP)
        respond_quickly(c, s, h, 1, 0, c.lift, further(c.numbers, NUMBERS.depth), 0.0)
        if c.lift[0] < np.inf:
            end(c)
            for r in range(s.m * s.D):
                c.mean[r] = c.p[r] / h
            c.numbers[NUMBERS.residual] = max(c.numbers[NUMBERS.residual], c.lift[0])
            return
        copy(c.earlier, c.behind, s.m)
    make_step_carefully(c, s, held, h)


@inner
def make_step_carefully(c: SteppingArrays, s: CoulombArrays, held: Whole, h: float) -> None:
    """One step, in parts where contacts are not solved."""
    n, parts, residual = s.m * s.D, 1, np.inf
    keep(c, s, c.before, c.earlier)
    while True:
        residual = 0.0
        for r in range(n):
            c.mean[r] = 0.0
        for _ in range(parts):
            found = make_part(c, s, held, h / parts, parts > 1)
            if c.counts[COUNTS.blocked] >= 0:
                return
            residual = found if not found <= residual else residual
            for r in range(n):
                c.mean[r] += c.p[r] / h
        if residual <= SOLVED or parts == MOST_PARTS:
            break
        parts *= 2
        restore(c, s)
    c.counts[COUNTS.halved] += parts > 1
    c.counts[COUNTS.flagged] += not residual <= SOLVED
    if not residual <= c.numbers[NUMBERS.residual]:
        c.numbers[NUMBERS.residual] = residual


@inlined
def keep(c: SteppingArrays, s: CoulombArrays, reals: Array, integers: Whole) -> None:
    """Note where a step begins."""
    copy(c.q, reals, c.nq)
    copy(c.v, further(reals, c.nq), c.nv)
    copy(c.p, further(reals, c.nq + c.nv), s.m * s.D)
    copy(c.behind, integers, s.m)
    copy(c.states, further(integers, s.m), s.m)


@inner
def restore(c: SteppingArrays, s: CoulombArrays) -> None:
    """Go back to where the step began."""
    copy(c.before, c.q, c.nq)
    copy(further(c.before, c.nq), c.v, c.nv)
    copy(further(c.before, c.nq + c.nv), c.p, s.m * s.D)
    copy(c.p, c.last, s.m * s.D)
    copy(c.earlier, c.behind, s.m)
    copy(further(c.earlier, s.m), c.states, s.m)


@inlined
def run(c: SteppingArrays, kernel: int) -> None:
    """Call a kernel."""
    call = further(c.calls, 4 * kernel)
    call_bound(call[0], call[1], call[2], call[3])


@inlined
def make_part(c: SteppingArrays, s: CoulombArrays, held: Whole, h: float, quickly: bool) -> float:
    """Part of a step; the natural map's residual. quickly: where that is possible"""
    c.h[0] = h
    run(c, STEP)
    c.lift[0] = np.inf
    if quickly and cones_only(c, s, held):
        respond_in_part(c, s, h)
    residual = float(c.lift[0])
    if not residual < np.inf:
        residual = respond_carefully(c, s, held, h)
    if c.counts[COUNTS.blocked] < 0:
        end(c)
    return residual


@inner
def respond_in_part(c: SteppingArrays, s: CoulombArrays, h: float) -> None:
    """`respond_quickly` of one motion, written out apart: parts of steps are rare."""
    respond_quickly(c, s, h, 1, 0, c.lift, further(c.numbers, NUMBERS.depth), 0.0)


@inlined
def end(c: SteppingArrays) -> None:
    """Where impulses lead, with loops closed."""
    run(c, END)
    if c.calls[4 * CLOSE] == 0:
        return
    for _ in range(CLOSINGS):
        run(c, CLOSE)
        copy(c.q2, c.q, c.nq)
        if c.error[0] <= c.numbers[NUMBERS.closed]:
            break


@inlined
def cones_only(c: SteppingArrays, s: CoulombArrays, held: Whole) -> bool:
    """Whether no joint is dry, no schedule holds a contact, and none resists spin."""
    found = s.D == 3
    for i in range(s.m):
        found = found and held[i] == 0 and c.dry[i] == 0
    return found


@inner
def respond_carefully(c: SteppingArrays, s: CoulombArrays, held: Whole, h: float) -> float:
    """Impulses p, and x that brings gaps back; the natural map's residual, infinite where a contact is blocked."""
    residual, n = 0.0, s.m * s.D
    c.counts[COUNTS.careful] += 1
    by_contacts(c.p, s.p, s.m, s.D)
    by_contacts(c.reach, c.rows, s.m, s.D)
    take_operator(c, s)
    if candidates(c, s, held, h):
        c.counts[COUNTS.blocked] = block_directions(s, c.rows, c.numbers[NUMBERS.slow])
        if c.counts[COUNTS.blocked] >= 0:
            return np.inf
        residual = resolve(c, s, h)
    else:
        for r in range(n):
            s.p[r] = 0.0
    bring_back(c, s)
    for r in range(n):
        c.last[r], c.p[r] = c.p[r], s.p[r % s.m * s.D + r // s.m]
    return residual


@inner
def take_operator(c: SteppingArrays, s: CoulombArrays) -> None:
    """W, contact by contact."""
    m, D, n = s.m, s.D, s.m * s.D
    for r in range(n):
        for q in range(n):
            j, i, l, d = r // m, r % m, q // m, q % m  # noqa: E741
            element = c.W[r * n + q] if c.rank == 0 else c.W[(j * D + l) * m + i] if i == d else 0.0
            for k in range(c.rank):
                element += c.V[k * n + r] * c.V[k * n + q]
            s.W[(D * i + j) * n + D * d + l] = element


@inner
def by_contacts(components: Any, found: Any, m: int, D: int) -> None:
    """Numbers that lie component by component, contact by contact."""
    for r in range(m * D):
        found[r % m * D + r // m] = components[r]


@inner
def candidates(c: SteppingArrays, s: CoulombArrays, held: Whole, h: float) -> bool:
    """By which law every contact takes part, with gaps and restitution added to b; whether any does."""
    m, D, near, active = s.m, s.D, c.numbers[NUMBERS.near], False
    by_contacts(c.b, s.b, m, D)
    for i in range(m):
        if c.dry[i] != 0:
            s.kinds[i], active = DRY, True
            s.mu[i] = h * (c.mu_static[i] if c.states[i] == STICK else c.mu[i])
            continue
        normal, gap, into = D * i + NORMAL, c.gaps[i], c.u[NORMAL * m + i]
        inside = abs(c.places[i]) <= c.extents[i] and abs(c.places[m + i]) <= c.extents[m + i]
        if gap > near:
            c.behind[i] = 0
        elif not inside and gap < -near:
            c.behind[i] = 1
        soon = gap + 0.5 * h * s.b[normal] < 0 and (c.restitution[i] == 0.0 or c.states[i] != OPEN)
        touch = inside and (gap <= near or soon) and c.behind[i] == 0 and c.free[i] != 0
        s.kinds[i] = HELD if held[i] else CONE if touch else ABSENT
        active = active or s.kinds[i] != ABSENT
        if not held[i] and gap > 0:
            s.b[normal] += gap * 2 / h
        if into < -c.numbers[NUMBERS.bounce]:
            s.b[normal] += c.restitution[i] * into
        s.mu[i] = c.mu_static[i] if c.states[i] == STICK else c.mu[i]
    return active


@inner
def resolve(c: SteppingArrays, s: CoulombArrays, h: float) -> float:
    """Impulses, and states from them; static friction of contacts and joints that stay at rest."""
    D, n, residual = s.D, s.m * s.D, 0.0
    for _ in range(2):
        residual, again = solve_coulomb(s), False
        for i in range(s.m):
            r = D * i
            if s.kinds[i] == ABSENT:
                c.states[i] = OPEN if c.dry[i] == 0 else STICK
                continue
            for j in range(D):
                c.rows[r + j] = c.b[j * s.m + i] + row_product(further(s.W, (r + j) * n), s.p, n)
            bears = s.kinds[i] == DRY or (s.kinds[i] == CONE and s.p[r + NORMAL] > 0)
            kinetic = c.mu[i] * (h if s.kinds[i] == DRY else 1.0)
            fast = length(further(c.rows, r), D, NORMAL) > c.numbers[NUMBERS.slow]
            c.states[i] = STICK if s.kinds[i] == HELD or (bears and not fast) else SLIP if bears else OPEN
            if bears and fast and s.mu[i] > kinetic:
                s.mu[i] = kinetic
                again = True
        if not again:
            break
    return residual


@inner
def bring_back(c: SteppingArrays, s: CoulombArrays) -> None:
    """x with W_nn x = −gap of contacts that bear and lie below their surface."""
    D, n, k, most = s.D, s.m * s.D, 0, 0.0
    for r in range(n):
        c.x[r] = 0.0
    for i in range(s.m):
        r = D * i + NORMAL
        if s.kinds[i] == ABSENT and c.dry[i] == 0:
            c.states[i] = OPEN
        elif s.kinds[i] == CONE and s.p[r] > 0 and c.gaps[i] < 0:
            k += 1
            most = max(most, s.W[r * n + r])
            c.numbers[NUMBERS.depth] = max(c.numbers[NUMBERS.depth], -c.gaps[i])
    if k == 0:
        return
    right, row = further(c.lift, k * k), 0
    for i in range(s.m):
        r = D * i + NORMAL
        if s.kinds[i] == CONE and s.p[r] > 0 and c.gaps[i] < 0:
            column = 0
            for j in range(s.m):
                q = D * j + NORMAL
                if s.kinds[j] == CONE and s.p[q] > 0 and c.gaps[j] < 0:
                    c.lift[row * k + column] = s.W[r * n + q] + (RIGID * most if i == j else 0.0)
                    column += 1
            right[row] = -c.gaps[i]
            row += 1
    eliminate(c.lift, right, k)
    row = 0
    for i in range(s.m):
        r = D * i + NORMAL
        if s.kinds[i] == CONE and s.p[r] > 0 and c.gaps[i] < 0:
            c.x[NORMAL * s.m + i] = right[row]
            row += 1


shipped("steps", steps, (Whole, SteppingArrays, CoulombArrays, int, int, int))
shipped("sight", see, (SteppingArrays,))
