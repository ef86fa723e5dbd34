"""Many simulations in lock step, compiled: fixed explicit steps of a block of lanes, samples, statistics."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from closedchain.simulate.integrators.jit import compiled, inner
from closedchain.simulate.integrators.pointers import copy, further, located
from closedchain.simulate.integrators.stepping import (
    ASK_ROBUST,
    GOOD,
    WATCH,
    Code,
    Method,
    Room,
    attempt,
    call,
    can_go_on,
    close,
    evaluate,
    set_time,
)
from closedchain.types import Array

Integers = NDArray[np.int64]

DONE, CANNOT, NEED_ROBUST = range(3)
# entries of count: steps made, steps to make, samples stored, steps from sample to sample (0: none)
INDEX, UNTIL, STORED, STRIDE = range(4)
# rows of statistics of the observed quantities
LOWEST, HIGHEST, SUM, FINAL = range(4)


@inner
def note(code: Code, t: float, y: Array, statistics: Array) -> None:
    """Update the statistics of observed quantities."""
    set_time(code, t)
    copy(y, code.y, code.size)
    call(code, WATCH)
    events = code.events
    for i in range(events):
        value = code.g[i]
        if value < statistics[LOWEST * events + i]:
            statistics[LOWEST * events + i] = value
        if value > statistics[HIGHEST * events + i]:
            statistics[HIGHEST * events + i] = value
        statistics[SUM * events + i] += value
        statistics[FINAL * events + i] = value


@inner
def step(m: Method, code: Code, t: float, h: float, y: Array, room: Room) -> int:
    """One step of all lanes; what came of it."""
    copy(y, code.y, code.size)
    came = can_go_on(code, evaluate(code, t, room.k))
    return came if came != GOOD else attempt(m, code, t, h, y, room)


@inner
def marched(
    m: Method, code: Code, grid: Array, count: Integers, y: Array, room: Room, samples: Array, statistics: Array
) -> int:
    """`march` with addresses."""
    if count[INDEX] == 0:
        close(code, y)
    while count[INDEX] < count[UNTIL]:
        t, h = grid[0] + count[INDEX] * grid[1], grid[1]
        came = step(m, code, t, h, y, room)
        if came != GOOD:
            return NEED_ROBUST if came == ASK_ROBUST else CANNOT
        copy(room.y1, y, code.size)
        count[INDEX] += 1
        if code.events:
            note(code, t + h, y, statistics)
        if count[STRIDE] > 0 and count[INDEX] % count[STRIDE] == 0:
            copy(y, further(samples, count[STORED] * code.size), code.size)
            count[STORED] += 1
    return DONE


@compiled
def march(
    m: Method, code: Code, grid: Array, count: Integers, y: Array, room: Room, samples: Array, statistics: Array
) -> int:
    """Steps of grid[1] from the time grid[0] on, until as many as wanted are made or one cannot be made."""
    return marched(
        located(m),
        located(code),
        located(grid),
        located(count),
        located(y),
        located(room),
        located(samples),
        located(statistics),
    )
