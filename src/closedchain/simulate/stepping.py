"""Compiled building blocks: evaluate the equations, close the loops, look at events, make an explicit step.

Kernels are bound to fixed arrays (see binding.py) and called by number. Vectors of several instances lie component by
component, lanes side by side: component i of lane l at i·lanes + l. Plain loops throughout: Numba compiles them
quickly, once for all machines.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import types
from numba.extending import overload
from numpy.typing import NDArray

from closedchain.kernel.numba_call import call_bound
from closedchain.simulate.jit import inner

Array = NDArray[np.float64]
Integers = NDArray[np.int64]

# rows of Code.calls: address of the machine code (0: none), its inputs, outputs and work memory
RHS, RHS_ROBUST, CLOSE, CLOSE_ROBUST, WATCH = range(5)
# entries of Code.limits: pivots below which the robust order is asked and below which no answer is trusted; loop error
# after which one correction reaches rounding; origin of the time in the inputs' cubics
ENOUGH, SINGULAR, TOLERANCE, ORIGIN = range(4)

CLOSINGS = 12  # corrections of one step at most
LARGEST = 1e300  # beyond this a number counts as infinite
GOOD, SPOILT, INFINITE, ASK_ROBUST = range(4)  # what comes of an attempt


class Code(NamedTuple):
    """Machine code of one machine's equations and the arrays it is bound to.

    t, u, y: inputs     dy, pivot: rates      closed, error: corrected y, loop error before     g: event functions
    cubics: u as cubics of time, one row per input and lane
    """

    calls: Integers
    limits: Array
    t: Array
    u: Array
    y: Array
    dy: Array
    pivot: Array
    closed: Array
    error: Array
    g: Array
    cubics: Array


class Method(NamedTuple):
    """An explicit Runge–Kutta method: A with rows b, c, error and error_low below it; see tableaus.py. first: 1."""

    A: Array
    dense: Array
    first: int
    core: int
    error_order: int


class Room(NamedTuple):
    """Room to work: stages k, the end of the step as integrated and as closed."""

    k: Array
    raw: Array
    y1: Array


@inner
def worst_pivot(code: Code) -> float:
    """The smallest pivot of all lanes, -1 where one is not a number."""
    worst = 1.0
    for pivot in code.pivot:
        if not pivot > worst:
            worst = pivot if pivot > -1.0 else -1.0
    return worst


@inner
def set_time(code: Code, t: float) -> None:
    """The time and the inputs u(t), for every lane."""
    s, times, u, c = t - code.limits[ORIGIN], code.t, code.u, code.cubics
    for lane in range(times.size):
        times[lane] = t
    for i in range(u.size):
        u[i] = c[i, 0] + s * (c[i, 1] + s * (c[i, 2] + s * c[i, 3]))


@inner
def evaluate(code: Code, t: float, dy: Array) -> float:
    """dy/dt at code.y; where a lane's pivot is small the robust order answers. Returns the smallest pivot."""
    set_time(code, t)
    call_bound(code.calls[RHS, 0], code.calls[RHS, 1], code.calls[RHS, 2], code.calls[RHS, 3])
    found = code.dy
    for i in range(found.size):
        dy[i] = found[i]
    worst = worst_pivot(code)
    if worst > code.limits[ENOUGH] or code.calls[RHS_ROBUST, 0] == 0:
        return worst
    lanes = code.t.shape[0]
    for lane in range(lanes):
        code.error[lane] = code.pivot[lane]
    call_bound(
        code.calls[RHS_ROBUST, 0], code.calls[RHS_ROBUST, 1], code.calls[RHS_ROBUST, 2], code.calls[RHS_ROBUST, 3]
    )
    worst = 1.0
    for lane in range(lanes):
        if not code.error[lane] > code.limits[ENOUGH]:
            if not code.pivot[lane] > worst:
                worst = code.pivot[lane] if code.pivot[lane] > -1.0 else -1.0
            for i in range(lane, dy.shape[0], lanes):
                dy[i] = code.dy[i]
    return worst


@inner
def close(code: Code, y: Array) -> float:
    """Correct y until its loops are closed. Returns the largest loop error found first, -1 where it failed."""
    first, at, closed = 0.0, code.y, code.closed
    for attempt in range(CLOSINGS):
        if code.calls[CLOSE, 0] == 0:
            return 0.0
        for i in range(at.size):
            at[i] = y[i]
        call_bound(code.calls[CLOSE, 0], code.calls[CLOSE, 1], code.calls[CLOSE, 2], code.calls[CLOSE, 3])
        if not worst_pivot(code) > code.limits[ENOUGH] and code.calls[CLOSE_ROBUST, 0] != 0:
            call_bound(
                code.calls[CLOSE_ROBUST, 0],
                code.calls[CLOSE_ROBUST, 1],
                code.calls[CLOSE_ROBUST, 2],
                code.calls[CLOSE_ROBUST, 3],
            )
        if not worst_pivot(code) > code.limits[SINGULAR]:
            return -1.0
        worst = 0.0
        for error in code.error:
            if error > worst:
                worst = error
        if attempt == 0:
            first = worst
        for i in range(closed.size):
            y[i] = closed[i]
        if worst <= code.limits[TOLERANCE]:
            return first
    return -1.0


@inner
def fired(code: Code, t: float, y: Array, last: Array, direction: Array) -> int:
    """Event functions into code.g; which of them (counted from 1) crossed zero in its direction since `last`."""
    if code.calls[WATCH, 0] == 0:
        return 0
    set_time(code, t)
    for i in range(y.shape[0]):
        code.y[i] = y[i]
    call_bound(code.calls[WATCH, 0], code.calls[WATCH, 1], code.calls[WATCH, 2], code.calls[WATCH, 3])
    found = 0
    for i in range(last.shape[0]):
        rose = last[i] < 0 and code.g[i] >= 0 and direction[i] >= 0
        fell = last[i] > 0 and code.g[i] <= 0 and direction[i] <= 0
        if rose or fell:
            found = i + 1
    return found


def stages(m: Any, code: Code, t: float, h: float, y: Array, room: Room, first: int, last: int) -> float:
    """Stages first … last − 1 into room.k (those before are there already). Returns the smallest pivot.

    Which code this is depends on the type of the method, chosen while compiling: explicit here, others in implicit.py.
    """
    raise TypeError("only compiled code makes steps")


@overload(stages, strict=False)  # type: ignore[untyped-decorator]
def _stages_of(m: Any, code: Any, t: Any, h: Any, y: Any, room: Any, first: Any, last: Any) -> Any:
    if isinstance(m, types.BaseNamedTuple) and m.instance_class is Method:
        return lambda m, code, t, h, y, room, first, last: explicit_stages(m, code, t, h, y, room, first, last)
    return None


@inner
def explicit_stages(m: Method, code: Code, t: float, h: float, y: Array, room: Room, first: int, last: int) -> float:
    """Stages of an explicit Runge–Kutta method."""
    worst, A, k, at = 1.0, m.A, room.k, code.y
    c = A.shape[1] + 1
    for i in range(first, last):
        weight, slope = h * A[i, i - 1], k[i - 1]
        for n in range(at.size):
            at[n] = y[n] + weight * slope[n]
        for j in range(i - 1):
            weight, slope = h * A[i, j], k[j]
            if weight != 0.0:
                for n in range(at.size):
                    at[n] += weight * slope[n]
        pivot = evaluate(code, t + A[c, i] * h, k[i])
        if pivot < worst:
            worst = pivot
    return worst


@inner
def attempt(m: Method, code: Code, t: float, h: float, y: Array, room: Room) -> int:
    """One step from (t, y), stage 0 known, into room.raw and, closed, room.y1. Returns what came of it."""
    pivot = stages(m, code, t, h, y, room, m.first, m.core)
    if code.calls[RHS_ROBUST, 0] == 0 and pivot <= code.limits[ENOUGH] and code.limits[ENOUGH] > code.limits[SINGULAR]:
        return ASK_ROBUST
    if not pivot > code.limits[SINGULAR]:
        return SPOILT
    A, k, raw, y1 = m.A, room.k, room.raw, room.y1
    weight, slope = h * A[A.shape[1], 0], k[0]
    for n in range(raw.size):
        raw[n] = y[n] + weight * slope[n]
    for i in range(1, m.core):
        weight, slope = h * A[A.shape[1], i], k[i]
        if weight != 0.0:
            for n in range(raw.size):
                raw[n] += weight * slope[n]
    bad = 0
    for n in range(raw.size):
        y1[n] = raw[n]
        bad += not abs(raw[n]) < LARGEST
    if bad:
        return INFINITE
    return SPOILT if close(code, room.y1) < 0 else GOOD
