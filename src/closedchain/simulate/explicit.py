"""Explicit Runge–Kutta integration, compiled: fixed steps or error control, closed loops, located events.

A step that a singular or non-finite answer spoils is tried again shorter, so that a run ends just before the place it
cannot pass. Events are located by bisection on shorter steps from the same start: as accurate as the method itself.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from closedchain.simulate.jit import compiled
from closedchain.simulate.stepping import (
    Closing,
    Field,
    Room,
    Table,
    Watch,
    close,
    combine,
    copy,
    crossed,
    evaluate,
    explicit_stages,
    finite,
    look,
    set_inputs,
)

Array = NDArray[np.float64]
Counts = NDArray[np.int64]

# what an advance ends with
DONE, FULL, EVENT, SINGULAR, NOT_FINITE, NEED_FALLBACK, TOO_SMALL, TOO_MANY = range(8)
# what one attempt at a step ends with
GOOD, SPOILT, INFINITE, ASK_FALLBACK = range(4)
# what is looked for within a step
SPOILING, CROSSING = range(2)
# entries of clock
T, END, H, ERROR, GRID, STEP, RTOL, ATOL, LONGEST, PIVOT, LOOP = range(11)
CLOCK_SIZE = 11
# entries of count
PIECE, INDEX, STORED, ACCEPTED, REJECTED, CALLS, FIRED, FRESH, MEASURED, DENSE, LIMIT, MARKED = range(12)
COUNT_SIZE = 12

LOCATED = 1e-12  # s, how narrowly an event is bracketed
SHORTEST = 1e-11  # s, a step shorter than this ends a run that cannot go on
SAFETY, SHRINK, GROW = 0.9, 0.2, 8.0


@compiled
def attempt(m: Table, f: Field, c: Closing, count: Counts, t: float, h: float, y: Array, r: Room) -> tuple[int, float]:
    """One step from (t, y), stage 0 known, into r.raw and r.y1. Returns what came of it and the smallest pivot."""
    pivot = explicit_stages(m, f, count[PIECE], t, h, y, r, 1, m.core)
    count[CALLS] += m.core - 1
    if f.fallback == 0 and not pivot > f.enough and f.enough > f.singular:
        return ASK_FALLBACK, pivot
    if not pivot > f.singular:
        return SPOILT, pivot
    combine(m, h, y, r.k, r.raw)
    if not finite(r.raw):
        return INFINITE, pivot
    copy(r.raw, r.y1)
    if close(c, r.y1) < 0 or not finite(r.y1):
        return SPOILT, pivot
    return GOOD, pivot


@compiled
def error_norm(m: Table, clock: Array, measured: int, h: float, y: Array, r: Room) -> float:
    """Root mean square of the error estimate relative to the tolerance; above 1 the step is refused."""
    total, total_low = 0.0, 0.0
    for n in range(measured):
        scale = clock[ATOL] + clock[RTOL] * max(abs(y[n]), abs(r.raw[n]))
        e, e_low = 0.0, 0.0
        for i in range(m.core):
            e += m.error[i] * r.k[i, n]
            e_low += m.error_low[i] * r.k[i, n]
        total += (e / scale) ** 2
        total_low += (e_low / scale) ** 2
    if total == 0.0:
        return 0.0
    return abs(h) * total / np.sqrt((total + 0.01 * total_low) * max(measured, 1))


@compiled
def bisect(
    m: Table, f: Field, c: Closing, w: Watch, count: Counts, t: float, h: float, y: Array, r: Room, target: int
) -> float:
    """The longest step that is not spoilt, or the shortest after which an event has fired; r holds its end."""
    low, high = 0.0, h
    while high - low > LOCATED:
        middle = (low + high) / 2
        code, _ = attempt(m, f, c, count, t, middle, y, r)
        set_inputs(f, count[PIECE], t + middle)
        if code != GOOD or (target == CROSSING and look(w, f, r.y1)):
            high = middle
        else:
            low = middle
    found = low if target == SPOILING else high
    attempt(m, f, c, count, t, found, y, r)
    return found


@compiled
def store(
    m: Table, f: Field, count: Counts, t: float, t1: float, y: Array, r: Room, out: tuple[Array, Array, Array]
) -> None:
    """Append the end of a step and the polynomial that leads to it."""
    times, states, dense = out
    row = count[STORED]
    times[row] = t1
    copy(r.y1, states[row])
    if count[DENSE]:
        h = t1 - t
        explicit_stages(m, f, count[PIECE], t, h, y, r, m.core, m.A.shape[0])
        count[CALLS] += m.A.shape[0] - m.core
        for n in range(y.shape[0]):
            for j in range(m.dense.shape[1]):
                total = 0.0
                for i in range(m.A.shape[0]):
                    total += m.dense[i, j] * r.k[i, n]
                dense[row, n, j] = h * total
            dense[row, n, 0] += r.y1[n] - r.raw[n]
    count[STORED] += 1


@compiled
def next_stop(f: Field, clock: Array, count: Counts) -> float:
    """The next time that must not be stepped over: the end, a break of the inputs, a point of the fixed grid."""
    stop = min(clock[END], f.ends[count[PIECE]])
    if clock[STEP] > 0:
        stop = min(stop, clock[GRID] + (count[INDEX] + 1) * clock[STEP])
    return stop


@compiled
def arrive(f: Field, clock: Array, count: Counts, t: float) -> None:
    """Set the time and move on to the next piece of the inputs and point of the grid."""
    clock[T] = t
    if t >= f.ends[count[PIECE]]:
        count[PIECE] += 1
    if clock[STEP] > 0 and t >= clock[GRID] + (count[INDEX] + 1) * clock[STEP]:
        count[INDEX] += 1


@compiled
def mark(saved: tuple[Array, Counts, Array, Array], clock: Array, count: Counts, y: Array, w: Watch) -> None:
    """Remember where a run can be taken up again as if it had not ended."""
    copy(clock, saved[0])
    for i in range(count.shape[0]):
        saved[1][i] = count[i]
    copy(y, saved[2])
    copy(w.last, saved[3])


@compiled
def advance(
    m: Table,
    f: Field,
    c: Closing,
    w: Watch,
    clock: Array,
    count: Counts,
    y: Array,
    r: Room,
    saved: tuple[Array, Counts, Array, Array],
    out: tuple[Array, Array, Array],
) -> int:
    """Integrate until the end, an event, a full store or a place that cannot be passed."""
    if count[FRESH] and w.address != 0:
        set_inputs(f, count[PIECE], clock[T])
        look(w, f, y)
        copy(w.now, w.last)
    count[FRESH] = 0
    adaptive = clock[STEP] == 0.0
    started = False
    while clock[T] < clock[END]:
        if count[STORED] == out[0].shape[0]:
            return FULL
        if count[ACCEPTED] + count[REJECTED] >= count[LIMIT]:
            return TOO_MANY
        t = clock[T]
        if not started:
            pivot = evaluate(f, count[PIECE], t, y, r.k[0])
            count[CALLS] += 1
            if f.fallback == 0 and not pivot > f.enough and f.enough > f.singular:
                return NEED_FALLBACK
            if not pivot > f.singular:
                return SINGULAR
            clock[PIVOT] = min(clock[PIVOT], pivot)
            started = True
        stop = next_stop(f, clock, count)
        h, lands = stop - t, True
        if adaptive and h > clock[H] * 1.0001:
            h, lands = clock[H], False
        if lands and stop == clock[END] and not count[MARKED]:
            mark(saved, clock, count, y, w)
            count[MARKED] = 1
        if not adaptive and lands and abs(h - clock[STEP]) < 1e-9 * clock[STEP]:
            h = clock[STEP]
        code, pivot = attempt(m, f, c, count, t, h, y, r)
        if code == ASK_FALLBACK:
            return NEED_FALLBACK
        if code != GOOD:
            count[REJECTED] += 1
            if adaptive and h > SHORTEST:
                clock[H] = h * SHRINK
                continue
            if h > SHORTEST:
                h = bisect(m, f, c, w, count, t, h, y, r, SPOILING)
                if h > 0:
                    store(m, f, count, t, t + h, y, r, out)
                    copy(r.y1, y)
                    clock[T] = t + h
            return SINGULAR if code == SPOILT else NOT_FINITE
        factor = GROW
        if adaptive:
            error = error_norm(m, clock, count[MEASURED], h, y, r)
            if not error <= 1.0:
                count[REJECTED] += 1
                shrink = SAFETY * error ** (-1.0 / m.error_order) if error < np.inf else SHRINK
                clock[H] = h * max(SHRINK, shrink)
                if clock[H] < 1e-14 * max(abs(t), 1e-3):
                    return TOO_SMALL
                continue
            if error > 0:
                factor = SAFETY * error ** (-0.7 / m.error_order) * clock[ERROR] ** (0.4 / m.error_order)
                factor = min(GROW, max(SHRINK, factor))
            clock[ERROR] = max(error, 1e-4)
        t1 = stop if lands else t + h
        set_inputs(f, count[PIECE], t1)
        fired = look(w, f, r.y1)
        if fired:
            h = bisect(m, f, c, w, count, t, h, y, r, CROSSING)
            t1 = t + h
            set_inputs(f, count[PIECE], t1)
            look(w, f, r.y1)
            for i in range(w.now.shape[0]):
                if crossed(w, i):
                    count[FIRED] = i
        store(m, f, count, t, t1, y, r, out)
        count[ACCEPTED] += 1
        copy(r.y1, y)
        copy(w.now, w.last)
        clock[PIVOT] = min(clock[PIVOT], pivot)
        if adaptive and (not lands or factor < 1.0 or h >= clock[H]):
            clock[H] = min(h * factor, clock[LONGEST])
        arrive(f, clock, count, t1)
        started = False
        if fired:
            return EVENT
    return DONE
