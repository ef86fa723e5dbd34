"""Time steps of several motions side by side, in SIMD lanes."""

from __future__ import annotations

from typing import Any

import numpy as np

from closedchain.contact.arrays import (
    CLOSE,
    COUNTS,
    END,
    LANES,
    NUMBERS,
    STEP,
    CoulombArrays,
    SteppingArrays,
    SteppingGrid,
    Whole,
)
from closedchain.contact.coulomb.lanes import four
from closedchain.contact.coulomb.safeguards import copy
from closedchain.contact.coulomb.step import solve_step, solve_step_safely
from closedchain.contact.stepping_parts import CLOSINGS, SOLVED, keep, make_step_in_parts, restore, run
from closedchain.kernel.jit import inlined, inner
from closedchain.kernel.pointers import arguments, further

motion = arguments((SteppingArrays, CoulombArrays, SteppingGrid))  # of a table


@inner
def step_lanes(tables: Whole, c: SteppingArrays, s: CoulombArrays, lanes: int, count: int, last: int, rows: Any) -> int:
    """Motions in SIMD lanes, which hold all of their state: kernels and contacts of all at once.

    Contacts that plain Newton does not solve, and steps that must be made in parts, are solved alone. Lanes that are
    left over repeat the first motion.
    """
    n, residuals = s.m * s.D, c.before
    for lane in range(lanes):
        a, t, _ = motion(tables[lane if lane < count else 0])
        scatter(a, t, c, s, lanes, lane)
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
        solve_lanes(tables, c, s, lanes, count, made, h, rows)
        run(c, END)
        close_lanes(c, lanes)
        for r in range(n * lanes):
            c.mean[r] = c.p[r] / h
        for lane in range(count):
            if residuals[lane] <= SOLVED:
                numbers = motion(tables[lane])[0].numbers
                numbers[NUMBERS.residual] = max(numbers[NUMBERS.residual], residuals[lane])
            else:
                blocked = redo_scalar(tables, c, s, lanes, lane, count, made, h, rows) or blocked
        if not blocked:
            made += 1
            for lane in range(count):
                sample(c, s, motion(tables[lane])[2], made, lanes, lane)
    for lane in range(count):
        a, t, _ = motion(tables[lane])
        gather(a, t, c, s, lanes, lane)
        a.counts[COUNTS.made] = made
        a.numbers[NUMBERS.depth] = max(a.numbers[NUMBERS.depth], further(residuals, lanes)[lane])
    return int(made)


@inner
def redo_scalar(
    tables: Whole,
    c: SteppingArrays,
    s: CoulombArrays,
    lanes: int,
    lane: int,
    count: int,
    made: int,
    h: float,
    rows: Any,
) -> bool:
    """One motion's step once more, in parts; whether a contact is blocked. Lanes left over follow the first motion."""
    a, t, g = motion(tables[lane])
    restore(a, t)
    a.counts[COUNTS.blocked] = -1
    copy(further(g.w, made * a.nw), a.w, a.nw)
    make_step_in_parts(a, t, further(g.held, made * g.rows_of_held * s.m), h, False, rows)
    for other in range(lanes):
        if other == lane or (lane == 0 and other >= count):
            scatter(a, t, c, s, lanes, other)
    spread(a.mean, c.mean, s.m * s.D, lanes, lane)
    return bool(a.counts[COUNTS.blocked] >= 0)


@inner
def scatter(a: SteppingArrays, t: CoulombArrays, c: SteppingArrays, s: CoulombArrays, lanes: int, lane: int) -> None:
    """Where one motion is, into its lane."""
    spread(a.q, c.q, a.nq, lanes, lane)
    spread(a.v, c.v, a.nv, lanes, lane)
    spread(a.p, c.p, s.m * s.D, lanes, lane)
    spread(a.last, c.last, s.m * s.D, lanes, lane)
    spread(a.states, c.states, s.m, lanes, lane)
    spread(a.behind, c.behind, s.m, lanes, lane)


@inner
def gather(a: SteppingArrays, t: CoulombArrays, c: SteppingArrays, s: CoulombArrays, lanes: int, lane: int) -> None:
    """Where one motion is, from its lane."""
    collect(c.q, a.q, a.nq, lanes, lane)
    collect(c.v, a.v, a.nv, lanes, lane)
    collect(c.p, a.p, s.m * s.D, lanes, lane)
    collect(c.last, a.last, s.m * s.D, lanes, lane)
    collect(c.states, a.states, s.m, lanes, lane)
    collect(c.behind, a.behind, s.m, lanes, lane)


@inner
def solve_lanes(
    tables: Whole, c: SteppingArrays, s: CoulombArrays, lanes: int, count: int, made: int, h: float, rows: Any
) -> None:
    """Impulses, and x that brings gaps back, of all lanes; what is left of the natural map into the first of `before`.

    A lane that plain Newton does not solve is solved in the motion's own memory, which holds how the step begins.
    """
    n, residuals = s.m * s.D, c.before
    _, _, g = motion(tables[0])
    held = further(g.held, made * g.rows_of_held * s.m)  # one schedule for all motions
    for lane in range(count):
        residuals[lane] = np.inf
    if lanes % LANES == 0:
        for first in range(0, lanes, LANES):
            solve_step(c, s, held, h, lanes, first, residuals, further(residuals, lanes), rows, four(0.0))
    for lane in range(count):
        if residuals[lane] < np.inf:
            continue
        a, t, _ = motion(tables[lane])
        gather(a, t, c, s, lanes, lane)
        keep(a, t, a.before, a.earlier)
        collect(c.W, a.W, n * n if c.rank == 0 else n * s.D, lanes, lane)
        collect(c.V, a.V, c.rank * n, lanes, lane)
        for wide, own, size in ((c.b, a.b, n), (c.u, a.u, n), (c.reach, a.reach, n)):
            collect(wide, own, size, lanes, lane)
        collect(c.gaps, a.gaps, s.m, lanes, lane)
        collect(c.places, a.places, 2 * s.m, lanes, lane)
        residuals[lane] = solve_step_safely(a, t, held, h, lanes % LANES != 0, rows)
        for other in range(lane, lanes):
            if other == lane or (lane == 0 and other >= count):
                scatter(a, t, c, s, lanes, other)
                spread(a.x, c.x, n, lanes, other)


@inner
def close_lanes(c: SteppingArrays, lanes: int) -> None:
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
def sample(c: SteppingArrays, s: CoulombArrays, g: SteppingGrid, k: int, lanes: int, lane: int) -> None:
    """Keep where a step leads, of one lane."""
    size, forces = c.nq + c.nv, further(g.forces, k * s.m * s.D)
    collect(c.q, further(g.y, k * size), c.nq, lanes, lane)
    collect(c.v, further(g.y, k * size + c.nq), c.nv, lanes, lane)
    collect(c.states, further(g.states, k * s.m), s.m, lanes, lane)
    for j in range(s.D):
        for i in range(s.m):
            forces[s.D * i + j] = c.mean[(j * s.m + i) * lanes + lane]


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
