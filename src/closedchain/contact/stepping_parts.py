"""One step of one motion, in parts where contacts are not solved."""

from __future__ import annotations

from typing import Any

import numpy as np

from closedchain.contact.arrays import CLOSE, COUNTS, END, NUMBERS, STEP, CoulombArrays, SteppingArrays, Whole
from closedchain.contact.coulomb.safeguards import copy
from closedchain.contact.coulomb.step import solve_step, solve_step_safely
from closedchain.kernel.jit import inlined, inner
from closedchain.kernel.numba_call import call_bound
from closedchain.kernel.pointers import further
from closedchain.types import Array

SOLVED = 1e-9  # natural map above which a step is halved
MOST_PARTS = 8
CLOSINGS = 12  # steps by which loops are closed, at most


@inlined
def make_step(c: SteppingArrays, s: CoulombArrays, held: Whole, h: float, rows: Any) -> None:
    """One step."""
    copy(c.behind, c.earlier, s.m)
    c.h[0] = h
    run(c, STEP)
    solve_step(c, s, held, h, 1, 0, c.residual, further(c.numbers, NUMBERS.depth), rows, 0.0)
    if c.residual[0] < np.inf:
        end(c)
        for r in range(s.m * len(rows)):
            c.mean[r] = c.p[r] / h
        c.numbers[NUMBERS.residual] = max(c.numbers[NUMBERS.residual], c.residual[0])
        return
    copy(c.earlier, c.behind, s.m)
    make_step_in_parts(c, s, held, h, True, rows)


@inner
def make_step_in_parts(c: SteppingArrays, s: CoulombArrays, held: Whole, h: float, tried: bool, rows: Any) -> None:
    """One step with safeguards, in parts where contacts are not solved.

    tried: whether the kernel of the whole step has run and plain Newton has failed
    """
    n, parts, residual = s.m * s.D, 1, np.inf
    keep(c, s, c.before, c.earlier)
    while True:
        residual = 0.0
        for r in range(n):
            c.mean[r] = 0.0
        for _ in range(parts):
            found = make_part(c, s, held, h / parts, tried and parts == 1, rows)
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
def make_part(c: SteppingArrays, s: CoulombArrays, held: Whole, h: float, tried: bool, rows: Any) -> float:
    """Part of a step; the natural map's residual. tried: as above"""
    if not tried:
        c.h[0] = h
        run(c, STEP)
    residual = solve_step_safely(c, s, held, h, not tried, rows)
    if c.counts[COUNTS.blocked] < 0:
        end(c)
    return float(residual)


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
