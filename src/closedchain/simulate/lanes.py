"""Many simulations in lock step, compiled: fixed explicit steps of a block of lanes, samples, statistics."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from closedchain.kernel.numba_call import call_bound
from closedchain.simulate.jit import compiled, inner
from closedchain.simulate.stepping import (
    ASK_ROBUST,
    ENOUGH,
    GOOD,
    RHS_ROBUST,
    SINGULAR,
    WATCH,
    Code,
    Method,
    Room,
    attempt,
    close,
    evaluate,
    set_time,
)

Array = NDArray[np.float64]
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
    for i in range(y.shape[0]):
        code.y[i] = y[i]
    call_bound(code.calls[WATCH, 0], code.calls[WATCH, 1], code.calls[WATCH, 2], code.calls[WATCH, 3])
    for i in range(code.g.shape[0]):
        value = code.g[i]
        if value < statistics[LOWEST, i]:
            statistics[LOWEST, i] = value
        if value > statistics[HIGHEST, i]:
            statistics[HIGHEST, i] = value
        statistics[SUM, i] += value
        statistics[FINAL, i] = value


@compiled
def march(
    m: Method, code: Code, grid: Array, count: Integers, y: Array, room: Room, samples: Array, statistics: Array
) -> int:
    """Steps of grid[1] from the time grid[0] on, until as many as wanted are made or one cannot be made."""
    if count[INDEX] == 0:
        close(code, y)
    while count[INDEX] < count[UNTIL]:
        t, h = grid[0] + count[INDEX] * grid[1], grid[1]
        at, y1 = code.y, room.y1
        for n in range(at.size):
            at[n] = y[n]
        pivot = evaluate(code, t, room.k[0])
        asks = pivot <= code.limits[ENOUGH] and code.limits[ENOUGH] > code.limits[SINGULAR]
        if asks and code.calls[RHS_ROBUST, 0] == 0:
            return NEED_ROBUST
        if not pivot > code.limits[SINGULAR]:
            return CANNOT
        came = attempt(m, code, t, h, y, room)
        if came == ASK_ROBUST:
            return NEED_ROBUST
        if came != GOOD:
            return CANNOT
        for n in range(y1.size):
            y[n] = y1[n]
        count[INDEX] += 1
        if code.calls[WATCH, 0] != 0:
            note(code, t + h, y, statistics)
        if count[STRIDE] > 0 and count[INDEX] % count[STRIDE] == 0:
            for n in range(y.shape[0]):
                samples[count[STORED], n] = y[n]
            count[STORED] += 1
    return DONE
