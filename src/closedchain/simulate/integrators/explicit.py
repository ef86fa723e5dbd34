"""Explicit Runge–Kutta integration, compiled: fixed steps on a grid, or steps chosen by error control.

`advance` runs within one piece of the inputs until a stop time, and leaves rare matters to its caller: a step that an
event or a singular place lies in, and the last step before the stop, which is shortened to land on it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from closedchain.simulate.integrators.jit import compiled, inner
from closedchain.simulate.integrators.pointers import copy, further, located
from closedchain.simulate.integrators.stepping import (
    ASK_ROBUST,
    GOOD,
    Code,
    Method,
    Room,
    attempt,
    can_go_on,
    close,
    evaluate,
    fired,
    stages,
)
from closedchain.types import Array

Integers = NDArray[np.int64]

# what can be asked of `serve`
ADVANCE, CLOSE, EVALUATE, TRY, LOOK, STORE = range(6)
# what an advance ends with; within it, that a step is made or is to be tried again with another length
DONE, FULL, BEFORE_STOP, EVENT, CANNOT, NEED_ROBUST, TOO_SMALL, TOO_MANY, MADE, AGAIN = range(10)
# entries of clock: time, where to stop, next step, error of the last one; start and step of the fixed grid (0: none);
# tolerances, longest step, smallest pivot met
T, STOP, H, ERROR, GRID, STEP, RTOL, ATOL, LONGEST, PIVOT, TRIED = range(11)
CLOCK_SIZE = 11
# entries of counts: point of the grid, samples stored, steps made and refused, evaluations, components of y whose error
# counts, whether polynomials are kept, most steps, whether to return before a shortened step, row for EVALUATE
INDEX, STORED, ACCEPTED, REFUSED, CALLS, MEASURED, DENSE, MOST, HOLD_BACK, STAGE = range(10)
COUNT_SIZE = 10

SHORTEST = 1e-11  # s, a step shorter than this ends a run that cannot go on
SAFETY, SHRINK, GROW = 0.9, 0.2, 8.0


class Course(NamedTuple):
    """An integration in progress: where it is, event functions there, and the samples it leaves, `most` at a time."""

    clock: Array
    counts: Integers
    y: Array
    last: Array
    direction: Array
    times: Array
    states: Array
    dense: Array
    most: int


@inner
def error_norm(m: Method, s: Course, size: int, room: Room) -> float:
    """Root mean square of the error estimate relative to the tolerance; above 1 the step is refused."""
    total, total_low = 0.0, 0.0
    error, low = further(m.A, (m.stages + 2) * m.stages), further(m.A, (m.stages + 3) * m.stages)
    for n in range(s.counts[MEASURED]):
        e, e_low = 0.0, 0.0
        for i in range(m.core):
            e += error[i] * room.k[i * size + n]
            e_low += low[i] * room.k[i * size + n]
        before, after = abs(s.y[n]), abs(room.raw[n])
        scale = s.clock[ATOL] + s.clock[RTOL] * (before if before > after else after)
        total += (e / scale) ** 2
        total_low += (e_low / scale) ** 2
    if total == 0.0:
        return 0.0
    return float(s.clock[TRIED] * total / np.sqrt((total + 0.01 * total_low) * s.counts[MEASURED]))


@inner
def new_step(m: Method, s: Course, error: float) -> bool:
    """Choose the next step from the error of this one; whether this one is accepted."""
    clock, h = s.clock, s.clock[TRIED]
    if not error <= 1.0:
        factor = SAFETY * error ** (-1.0 / m.error_order) if error < np.inf else SHRINK
        clock[H] = h * (factor if factor > SHRINK else SHRINK)
        s.counts[REFUSED] += 1
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
def store(m: Method, code: Code, s: Course, room: Room) -> None:
    """Append the end of a step and the polynomial that leads to it, and go there."""
    t, h, row, size = s.clock[T], s.clock[TRIED], s.counts[STORED], code.size
    s.times[row] = t + h
    if s.counts[DENSE]:
        stages(m, code, t, h, s.y, room, m.core, m.stages)
        s.counts[CALLS] += m.stages - m.core
        dense = further(s.dense, row * size * m.degree)
        for n in range(size):
            for j in range(m.degree):
                total = 0.0
                for i in range(m.stages):
                    total += m.dense[i * m.degree + j] * room.k[i * size + n]
                dense[n * m.degree + j] = h * total
            dense[n * m.degree] += room.y1[n] - room.raw[n]
    copy(room.y1, s.y, size)
    copy(room.y1, further(s.states, row * size), size)
    s.counts[STORED] += 1
    s.counts[ACCEPTED] += 1


@inner
def first_stage(code: Code, s: Course, room: Room) -> int:
    """dy/dt where the integration is, whatever step follows; MADE, or what the caller must know."""
    copy(s.y, code.y, code.size)
    pivot = evaluate(code, s.clock[T], room.k)
    s.counts[CALLS] += 1
    if pivot < s.clock[PIVOT]:
        s.clock[PIVOT] = pivot
    s.clock[TRIED] = 0.0
    came = can_go_on(code, pivot)
    if came == GOOD:
        return MADE
    return NEED_ROBUST if came == ASK_ROBUST else CANNOT


@inner
def aim(s: Course) -> tuple[float, bool]:
    """Where the next step goes, its length into clock[TRIED]; whether it was shortened to land on the stop."""
    clock, t = s.clock, s.clock[T]
    if clock[STEP] == 0.0:
        clock[TRIED] = clock[H]
        if clock[STOP] - t > 1.0001 * clock[H]:
            return t + clock[H], False
    else:
        goal = clock[GRID] + (s.counts[INDEX] + 1) * clock[STEP]
        clock[TRIED] = clock[STEP] if t == clock[GRID] + s.counts[INDEX] * clock[STEP] else goal - t
        if goal <= clock[STOP]:
            return goal, False
    clock[TRIED] = clock[STOP] - t
    return clock[STOP], True


@inner
def judge(m: Method, code: Code, s: Course, room: Room, came: int) -> int:
    """Whether a step is MADE, to be tried AGAIN, or the caller is needed."""
    clock, h = s.clock, s.clock[TRIED]
    if came == ASK_ROBUST:
        return NEED_ROBUST
    if came != GOOD:
        s.counts[REFUSED] += 1
        if clock[STEP] != 0.0 or h < SHORTEST:
            return CANNOT
        clock[H] = h * SHRINK
        return AGAIN
    if clock[STEP] == 0.0 and not new_step(m, s, error_norm(m, s, code.size, room)):
        return TOO_SMALL if clock[H] < 1e-14 * (abs(clock[T]) + 1e-3) else AGAIN
    return MADE


@inner
def advance(m: Method, code: Code, s: Course, room: Room) -> int:
    """Integrate until the stop time, or until the caller is needed; clock[TRIED] is then the step in question."""
    clock, count, came = s.clock, s.counts, MADE
    while clock[T] < clock[STOP]:
        if count[STORED] == s.most:
            return FULL
        if count[ACCEPTED] + count[REFUSED] >= count[MOST]:
            return TOO_MANY
        if came == MADE:
            came = first_stage(code, s, room)
            if came != MADE:
                return came
        goal, shortened = aim(s)
        if shortened and count[HOLD_BACK]:
            return BEFORE_STOP
        came = judge(m, code, s, room, attempt(m, code, clock[T], clock[TRIED], s.y, room))
        count[CALLS] += m.core - 1
        if came == AGAIN:
            continue
        if came != MADE:
            return came
        if fired(code, goal, room.y1, s.last, s.direction) > 0:
            return EVENT
        copy(code.g, s.last, code.events)
        store(m, code, s, room)
        s.times[count[STORED] - 1] = goal
        clock[T] = goal
        if clock[STEP] != 0.0 and goal >= clock[GRID] + (count[INDEX] + 1) * clock[STEP]:
            count[INDEX] += 1
    return DONE


@compiled
def serve(task: int, method: Method, machine: Code, course: Course, memory: Room) -> int:
    """The one door for Python: a task on the state at clock[T], or on a step of clock[TRIED] from there."""
    m, code, s, room = located(method), located(machine), located(course), located(memory)
    t, h = s.clock[T], s.clock[TRIED]
    if task == ADVANCE:
        return advance(m, code, s, room)
    if task == CLOSE:
        return 0 if close(code, room.y1) >= 0 else 1
    if task == LOOK:
        return fired(code, t + h, room.y1, s.last, s.direction)
    if task == TRY:
        return attempt(m, code, t, h, s.y, room)
    if task == STORE:
        store(m, code, s, room)
        return 0
    copy(room.y1, code.y, code.size)
    evaluate(code, t + h, further(room.k, s.counts[STAGE] * code.size))
    return 0
