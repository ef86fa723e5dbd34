"""Compiled building blocks: evaluate the equations, close the loops, look at events, make an explicit step.

Kernels are bound to fixed arrays (see binding.py) and called by number. Vectors of several instances lie component by
component, lanes side by side: component i of lane l at i·lanes + l. Plain loops throughout: Numba compiles them
quickly, once for all machines. Python fills the tuples below with arrays; compiled code has only their addresses (see
memory.py), so that element (i, j) of a table is counted by hand.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import types
from numba.extending import overload
from numpy.typing import NDArray

from closedchain.kernel.numba_call import call_bound
from closedchain.simulate.integrators.jit import inner
from closedchain.simulate.integrators.pointers import copy, enter, further
from closedchain.types import Array

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

    t, u, y: inputs     dy, pivot: velocities      closed, error: corrected y, loop error before     g: event functions
    cubics: u as cubics of time, one row per input and lane     size, inputs, events: of y, u and g, with all lanes
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
    lanes: int
    size: int
    inputs: int
    events: int


class Method(NamedTuple):
    """An explicit Runge–Kutta method: A with rows b, c, error and error_low below it; see tableaus.py. first: 1."""

    A: Array
    dense: Array
    stages: int
    degree: int
    first: int
    core: int
    error_order: int


class Room(NamedTuple):
    """Room to work: stages k, the end of the step as integrated and as closed."""

    k: Array
    raw: Array
    y1: Array


@inner
def call(code: Code, row: int) -> None:
    """Run the machine code of that row of Code.calls, if there is some."""
    address = code.calls[4 * row]
    if address != 0:
        call_bound(address, code.calls[4 * row + 1], code.calls[4 * row + 2], code.calls[4 * row + 3])


@inner
def worst_pivot(code: Code) -> float:
    """The smallest pivot of all lanes, -1 where one is not a number."""
    worst = 1.0
    for lane in range(code.lanes):
        pivot = code.pivot[lane]
        if not pivot > worst:
            worst = pivot if pivot > -1.0 else -1.0
    return worst


@inner
def set_time(code: Code, t: float) -> None:
    """The time and the inputs u(t), for every lane."""
    s, c = t - code.limits[ORIGIN], code.cubics
    for lane in range(code.lanes):
        code.t[lane] = t
    for i in range(code.inputs):
        code.u[i] = c[4 * i] + s * (c[4 * i + 1] + s * (c[4 * i + 2] + s * c[4 * i + 3]))


@inner
def evaluate(code: Code, t: float, dy: Array) -> float:
    """dy/dt at code.y; where a lane's pivot is small the robust order answers. Returns the smallest pivot."""
    set_time(code, t)
    enter(code.calls[4 * RHS + 2], 0, dy)
    call(code, RHS)
    worst = worst_pivot(code)
    if worst > code.limits[ENOUGH] or code.calls[4 * RHS_ROBUST] == 0:
        return worst
    copy(code.pivot, code.error, code.lanes)
    call(code, RHS_ROBUST)
    worst = 1.0
    for lane in range(code.lanes):
        if not code.error[lane] > code.limits[ENOUGH]:
            if not code.pivot[lane] > worst:
                worst = code.pivot[lane] if code.pivot[lane] > -1.0 else -1.0
            for i in range(lane, code.size, code.lanes):
                dy[i] = code.dy[i]
    return worst


@inner
def can_go_on(code: Code, pivot: float) -> int:
    """What a smallest pivot means: GOOD, that the robust order is needed first, or that no answer is to be trusted."""
    asks = code.limits[ENOUGH] > code.limits[SINGULAR] and pivot <= code.limits[ENOUGH]
    if asks and code.calls[4 * RHS_ROBUST] == 0:
        return ASK_ROBUST
    return GOOD if pivot > code.limits[SINGULAR] else SPOILT


@inner
def close(code: Code, y: Array) -> float:
    """Correct y until its loops are closed. Returns the largest loop error found first, -1 where it failed."""
    if code.calls[4 * CLOSE] == 0:
        return 0.0
    first = 0.0
    for attempt in range(CLOSINGS):
        copy(y, code.y, code.size)
        call(code, CLOSE)
        if not worst_pivot(code) > code.limits[ENOUGH]:
            call(code, CLOSE_ROBUST)
        if not worst_pivot(code) > code.limits[SINGULAR]:
            return -1.0
        worst = 0.0
        for lane in range(code.lanes):
            if code.error[lane] > worst:
                worst = code.error[lane]
        if attempt == 0:
            first = worst
        copy(code.closed, y, code.size)
        if worst <= code.limits[TOLERANCE]:
            return first
    return -1.0


@inner
def fired(code: Code, t: float, y: Array, last: Array, direction: Array) -> int:
    """Event functions into code.g; which of them (counted from 1) crossed zero in its direction since `last`."""
    if code.calls[4 * WATCH] == 0:
        return 0
    set_time(code, t)
    copy(y, code.y, code.size)
    call(code, WATCH)
    found = 0
    for i in range(code.events):
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


@inner
def add(m: Method, row: int, count: int, h: float, y: Array, k: Array, size: int, out: Array) -> None:
    """out = y + h Σ A[row, j] k_j over the first `count` stages."""
    A = further(m.A, row * m.stages)
    weight, slope = h * A[count - 1], further(k, (count - 1) * size)
    for n in range(size):
        out[n] = y[n] + weight * slope[n]
    for j in range(count - 1):
        weight, slope = h * A[j], further(k, j * size)
        if weight != 0.0:
            for n in range(size):
                out[n] += weight * slope[n]


def _explicit_stages(m: Method, code: Code, t: float, h: float, y: Array, room: Room, first: int, last: int) -> float:
    """Stages of an explicit Runge–Kutta method."""
    worst, c = 1.0, further(m.A, (m.stages + 1) * m.stages)
    for i in range(first, last):
        add(m, i, i, h, y, room.k, code.size, code.y)
        pivot = evaluate(code, t + c[i] * h, further(room.k, i * code.size))
        if pivot < worst:
            worst = pivot
    return worst


@overload(stages, strict=False)  # type: ignore[untyped-decorator]
def _stages_of(m: Any, code: Any, t: Any, h: Any, y: Any, room: Any, first: Any, last: Any) -> Any:
    if isinstance(m, types.BaseNamedTuple) and m.instance_class is Method:
        return _explicit_stages
    return None


@inner
def attempt(m: Method, code: Code, t: float, h: float, y: Array, room: Room) -> int:
    """One step from (t, y), stage 0 known, into room.raw and, closed, room.y1. Returns what came of it."""
    came = can_go_on(code, stages(m, code, t, h, y, room, m.first, m.core))
    if came != GOOD:
        return came
    add(m, m.stages, m.core, h, y, room.k, code.size, room.raw)
    bad = 0
    for n in range(code.size):
        room.y1[n] = room.raw[n]
        bad += not abs(room.raw[n]) < LARGEST
    if bad:
        return INFINITE
    return SPOILT if close(code, room.y1) < 0 else GOOD
