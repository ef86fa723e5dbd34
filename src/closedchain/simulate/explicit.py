"""Explicit Runge–Kutta integration, compiled: fixed steps on a grid, or steps chosen by error control.

`advance` runs within one piece of the inputs until a stop time, and leaves rare matters to its caller: a step that an
event or a singular place lies in, and the last step before the stop, which is shortened to land on it.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from closedchain.simulate.jit import compiled, inner
from closedchain.simulate.stepping import (
    ASK_ROBUST,
    ENOUGH,
    GOOD,
    RHS_ROBUST,
    SINGULAR,
    Code,
    Method,
    Room,
    attempt,
    close,
    evaluate,
    fired,
    stages,
)

Array = NDArray[np.float64]
Integers = NDArray[np.int64]

# what can be asked of `serve`
ADVANCE, CLOSE, EVALUATE, TRY, LOOK, STORE = range(6)
# what an advance ends with
DONE, FULL, BEFORE_STOP, EVENT, CANNOT, NEED_ROBUST, TOO_SMALL, TOO_MANY = range(8)
# entries of clock: time, where to stop, next step, error of the last one; start and step of the fixed grid (0: none);
# tolerances, longest step, smallest pivot met
T, STOP, H, ERROR, GRID, STEP, RTOL, ATOL, LONGEST, PIVOT, TRIED = range(11)
CLOCK_SIZE = 11
# entries of count: point of the grid, samples stored, steps made and refused, evaluations, components of y whose error
# counts, whether polynomials are kept, most steps, whether to return before a shortened step, row for EVALUATE
INDEX, STORED, ACCEPTED, REFUSED, CALLS, MEASURED, DENSE, MOST, HOLD_BACK, STAGE = range(10)
COUNT_SIZE = 10

SHORTEST = 1e-11  # s, a step shorter than this ends a run that cannot go on
SAFETY, SHRINK, GROW = 0.9, 0.2, 8.0


@inner
def error_norm(m: Method, clock: Array, count: Integers, h: float, y: Array, room: Room) -> float:
    """Root mean square of the error estimate relative to the tolerance; above 1 the step is refused."""
    total, total_low = 0.0, 0.0
    row = m.A.shape[1] + 2
    for n in range(count[MEASURED]):
        e, e_low = 0.0, 0.0
        for i in range(m.core):
            e += m.A[row, i] * room.k[i, n]
            e_low += m.A[row + 1, i] * room.k[i, n]
        size = abs(y[n]) if abs(y[n]) > abs(room.raw[n]) else abs(room.raw[n])
        scale = clock[ATOL] + clock[RTOL] * size
        total += (e / scale) ** 2
        total_low += (e_low / scale) ** 2
    if total == 0.0:
        return 0.0
    return float(h * total / np.sqrt((total + 0.01 * total_low) * count[MEASURED]))


@inner
def new_step(m: Method, clock: Array, count: Integers, h: float, error: float) -> bool:
    """Choose the next step from the error of this one; whether this one is accepted."""
    if not error <= 1.0:
        factor = SAFETY * error ** (-1.0 / m.error_order) if error < np.inf else SHRINK
        clock[H] = h * (factor if factor > SHRINK else SHRINK)
        count[REFUSED] += 1
        return False
    factor = GROW
    if error > 0:
        factor = SAFETY * error ** (-0.7 / m.error_order) * clock[ERROR] ** (0.4 / m.error_order)
        factor = SHRINK if factor < SHRINK else factor
        factor = GROW if factor > GROW else factor
    clock[ERROR] = error if error > 1e-4 else 1e-4
    # a step shortened to land somewhere says little about the next one
    if h >= clock[H] or factor * h > clock[H] or factor < 1.0:
        clock[H] = h * factor if h * factor < clock[LONGEST] else clock[LONGEST]
    return True


@inner
def store(
    m: Method, code: Code, count: Integers, t: float, h: float, y: Array, room: Room, out: tuple[Array, Array, Array]
) -> None:
    """Append the end of a step and the polynomial that leads to it, and go there."""
    times, states, dense = out
    row, k, raw, y1, weights = count[STORED], room.k, room.raw, room.y1, m.dense
    times[row] = t + h
    if count[DENSE]:
        stages(m, code, t, h, y, room, m.core, m.A.shape[1])
        count[CALLS] += m.A.shape[1] - m.core
        for n in range(y1.size):
            for j in range(dense.shape[2]):
                total = 0.0
                for i in range(weights.shape[0]):
                    total += weights[i, j] * k[i, n]
                dense[row, n, j] = h * total
            dense[row, n, 0] += y1[n] - raw[n]
    sample = states[row]
    for n in range(y1.size):
        y[n] = y1[n]
        sample[n] = y1[n]
    count[STORED] += 1
    count[ACCEPTED] += 1


@inner
def advance(
    m: Method,
    code: Code,
    clock: Array,
    count: Integers,
    y: Array,
    room: Room,
    last: Array,
    direction: Array,
    out: tuple[Array, Array, Array],
) -> int:
    """Integrate until the stop time, or until the caller is needed; clock[TRIED] is then the step in question."""
    adaptive = clock[STEP] == 0.0
    fresh = True
    while clock[T] < clock[STOP]:
        if count[STORED] == out[0].shape[0]:
            return FULL
        if count[ACCEPTED] + count[REFUSED] >= count[MOST]:
            return TOO_MANY
        t = clock[T]
        if fresh:
            at = code.y
            for n in range(at.size):
                at[n] = y[n]
            pivot = evaluate(code, t, room.k[0])
            count[CALLS] += 1
            if pivot < clock[PIVOT]:
                clock[PIVOT] = pivot
            asks = pivot <= code.limits[ENOUGH] and code.limits[ENOUGH] > code.limits[SINGULAR]
            if asks and code.calls[RHS_ROBUST, 0] == 0:
                return NEED_ROBUST
            if not pivot > code.limits[SINGULAR]:
                clock[TRIED] = 0.0
                return CANNOT
            fresh = False
        goal, h = clock[STOP], clock[H]
        if not adaptive:
            goal = clock[GRID] + (count[INDEX] + 1) * clock[STEP]
            h = clock[STEP] if t == clock[GRID] + count[INDEX] * clock[STEP] else goal - t
        lands = not adaptive
        if goal > clock[STOP] or (adaptive and goal - t <= 1.0001 * h):
            if count[HOLD_BACK]:
                return BEFORE_STOP
            goal, lands = clock[STOP], True
            h = goal - t
        clock[TRIED] = h
        came = attempt(m, code, t, h, y, room)
        count[CALLS] += m.core - 1
        if came == ASK_ROBUST:
            return NEED_ROBUST
        if came != GOOD:
            count[REFUSED] += 1
            if not adaptive or h < SHORTEST:
                return CANNOT
            clock[H] = h * SHRINK
            continue
        if adaptive and not new_step(m, clock, count, h, error_norm(m, clock, count, h, y, room)):
            if clock[H] < 1e-14 * (abs(t) + 1e-3):
                return TOO_SMALL
            continue
        if not lands:
            goal = t + h
        if fired(code, goal, room.y1, last, direction) > 0:
            return EVENT
        for i in range(last.shape[0]):
            last[i] = code.g[i]
        store(m, code, count, t, h, y, room, out)
        out[0][count[STORED] - 1] = goal
        clock[T] = goal
        if not adaptive and goal >= clock[GRID] + (count[INDEX] + 1) * clock[STEP]:
            count[INDEX] += 1
        fresh = True
    return DONE


@compiled
def serve(
    task: int,
    m: Method,
    code: Code,
    clock: Array,
    count: Integers,
    y: Array,
    room: Room,
    last: Array,
    direction: Array,
    out: tuple[Array, Array, Array],
) -> int:
    """The one door for Python: a task on the state at clock[T], or on a step of clock[TRIED] from there."""
    t, h = clock[T], clock[TRIED]
    if task == ADVANCE:
        return advance(m, code, clock, count, y, room, last, direction, out)
    if task == CLOSE:
        return 0 if close(code, room.y1) >= 0 else 1
    if task == LOOK:
        return fired(code, t + h, room.y1, last, direction)
    if task == TRY:
        return attempt(m, code, t, h, y, room)
    if task == STORE:
        store(m, code, count, t, h, y, room, out)
        return 0
    for n in range(y.shape[0]):
        code.y[n] = room.y1[n]
    evaluate(code, t + h, room.k[count[STAGE]])
    return 0
