"""Events along a step, compiled: whether a watched function has a zero there, which one is first, and the way to it.

Functions are followed at the stages of a step; four out of five steps show so that all stay away from zero. Elsewhere
they are evaluated on the polynomials of the step (dense output), at Chebyshev nodes, and the step is halved until five
of nine nodes predict the other four; the polynomial through all nine then shows every zero, also two on either side of
an extremum. What is found does not depend on how long the steps are. `locate` then makes the step anew with other
lengths, by false position: events lie on the motion, not on polynomials that follow it.
"""

from __future__ import annotations

from closedchain.kernel.jit import inner
from closedchain.kernel.pointers import copy, further
from closedchain.simulate.integrators.explicit import attempt, interpolate, set_time, store, watch, watch_here
from closedchain.simulate.integrators.nodes import (
    BETWEEN,
    CELLS,
    FINE,
    LOCATED,
    MOST_PARTS,
    NODES,
    PLACES,
    PREDICTED,
    ROOM,
    SEPARATE,
)
from closedchain.simulate.integrators.registers import (
    CLOCK,
    COUNTS,
    STATUS,
    CourseArrays,
    ExplicitArrays,
    MachineArrays,
    StepArrays,
)
from closedchain.types import Array

FARTHEST = 2.0  # how much farther than with its fastest stage a coordinate may get, or than at its stages a function
UNKNOWN = -1  # cell of a zero that nodes are too far apart to tell
TRIES = 200  # steps made anew on the way to an event


@inner
def can_cross(code: MachineArrays, m: ExplicitArrays, s: CourseArrays, room: StepArrays) -> bool:
    """Whether an event function may reach zero within the step in question, judged by the velocities of its stages."""
    h, size = s.clock[CLOCK.tried], code.size
    for i in range(code.events):
        n = code.sole[i]
        if n < 0:
            return True
        fastest = 0.0
        for j in range(m.core):
            speed = abs(room.k[j * size + n])
            if not speed <= fastest:
                fastest = speed
        if not abs(s.last[i]) > FARTHEST * h * fastest + abs(room.y1[n] - room.raw[n]):
            return True
    return False


@inner
def reset_range(code: MachineArrays, s: CourseArrays) -> None:
    """Begin to follow event functions where the step in question begins."""
    copy(s.last, code.range, code.events)
    copy(s.last, further(code.range, code.events), code.events)


@inner
def stays_away(low: float, high: float) -> bool:
    """Whether a function with values in a range at all stages has no zero between them."""
    return low * high > 0.0 and min(abs(low), abs(high)) > FARTHEST * (high - low)


@inner
def look_along(m: ExplicitArrays, code: MachineArrays, s: CourseArrays, room: StepArrays) -> bool:
    """Event functions at the nodes of a part of the step, into room.g; whether all are numbers."""
    clock, size, events = s.clock, code.size, code.events
    low, width, numbers = clock[CLOCK.low], clock[CLOCK.high] - clock[CLOCK.low], True
    for node in range(NODES):
        share = low + width * PLACES[node]
        if share == 0.0:
            copy(s.last, code.g, events)
        else:
            for n in range(size):
                total = 0.0
                for j in range(m.degree - 1, -1, -1):
                    total = share * (total + room.dense[n * m.degree + j])
                code.y[n] = s.y[n] + total
            if share == 1.0:
                copy(room.y1, code.y, size)
            set_time(code, clock[CLOCK.t] + share * clock[CLOCK.tried])
            watch_here(code)
        for i in range(events):
            value = code.g[i]
            room.g[node * events + i] = value
            numbers = numbers and value == value
    return numbers


@inner
def crosses(before: float, after: float, direction: float) -> bool:
    """Whether a function goes through zero in its direction."""
    rose = before < 0.0 and after >= 0.0 and direction >= 0.0
    return rose or (before > 0.0 and after <= 0.0 and direction <= 0.0)


@inner
def first_cell(g: Array, events: int, direction: float, fine: Array) -> int:
    """The first cell between the nodes in which a function goes through zero; CELLS: none, or UNKNOWN."""
    lowest, highest, nearest, size = g[0], g[0], abs(g[0]), 0.0
    for node in range(NODES):
        value = g[node * events]
        lowest, highest = min(lowest, value), max(highest, value)
        nearest, size = min(nearest, abs(value)), max(size, abs(value))
    error = 0.0
    for k in range(NODES // 2):
        guess = 0.0
        for j in range(NODES // 2 + 1):
            guess += BETWEEN[k, j] * g[2 * j * events]
        error = max(error, abs(guess - g[(2 * k + 1) * events]))
    span = highest - lowest
    if lowest * highest > 0.0 and nearest > span + error:
        return CELLS
    if not error <= PREDICTED * span:
        return CELLS if size == 0.0 else UNKNOWN
    for cell in range(CELLS + 1):
        total = 0.0
        for node in range(NODES):
            total += FINE[cell, node] * g[node * events]
        fine[cell] = total
    first = CELLS
    for cell in range(CELLS - 1, -1, -1):
        if crosses(fine[cell], fine[cell + 1], direction):
            first = cell
    bent = 0.0
    for cell in range(1, CELLS):
        bent = max(bent, abs(fine[cell + 1] - 2 * fine[cell] + fine[cell - 1]))
    uncertain = 10 * error**2 / span + 1e-14 * size if span > 0.0 else 0.0
    for cell in range(min(first + 1, CELLS)):
        near = min(abs(fine[cell]), abs(fine[cell + 1])) <= bent / 8 + uncertain
        if near and abs(fine[cell + 1] - fine[cell]) <= bent / 2 + 2 * uncertain:
            return UNKNOWN  # an extremum so near zero that it may be beyond
    return first


@inner
def look(m: ExplicitArrays, code: MachineArrays, s: CourseArrays, room: StepArrays) -> int:
    """Whether event functions leave the step in question as it is (good), or go to the first event in it (event)."""
    clock, events = s.clock, code.events
    if events == 0:
        return STATUS.good
    away = clock[CLOCK.tried] == 0.0 or not can_cross(code, m, s, room)  # no length: after an event on the grid
    if not away and code.follow[0] != 0:
        watch(code, clock[CLOCK.goal], room.y1)
        away, high = True, further(code.range, events)
        for i in range(events):
            value = code.g[i]
            lowest, highest = min(code.range[i], value), max(high[i], value)
            away = away and value == value and stays_away(lowest, highest)
    if not away:
        interpolate(m, code, s, room)
        came = seek(m, code, s, room)
        if came != STATUS.good:
            return came
    watch(code, clock[CLOCK.goal], room.y1)
    for i in range(events):
        if s.last[i] != 0.0 or clock[CLOCK.tried] > LOCATED:  # so short a step does not leave a zero
            s.last[i] = code.g[i]
    return STATUS.good


@inner
def seek(m: ExplicitArrays, code: MachineArrays, s: CourseArrays, room: StepArrays) -> int:
    """Find the part of the step with the first zero of all functions, and go there; good if there is none."""
    clock, events, count = s.clock, code.events, 1
    shortest = SEPARATE / clock[CLOCK.tried]
    room.parts[0], room.parts[1] = 0.0, 1.0
    for _ in range(MOST_PARTS):
        if count == 0:
            return STATUS.good
        count -= 1
        low, high = room.parts[2 * count], room.parts[2 * count + 1]
        clock[CLOCK.low], clock[CLOCK.high] = low, high
        if not look_along(m, code, s, room):
            return STATUS.not_a_number
        best, which = CELLS, 0
        for i in range(events):
            if high - low <= shortest:
                ends = crosses(room.g[i], room.g[(NODES - 1) * events + i], s.direction[i])
                cell = 0 if ends else CELLS
            else:
                cell = first_cell(further(room.g, i), events, s.direction[i], room.fine)
            if cell < best:
                best, which = cell, i
            if best == UNKNOWN:
                break
        if best == UNKNOWN and 2 * count + 4 > ROOM:
            break
        if best == UNKNOWN:
            middle = (low + high) / 2
            room.parts[2 * count], room.parts[2 * count + 1] = middle, high
            room.parts[2 * count + 2], room.parts[2 * count + 3] = low, middle
            count += 2
        elif best < CELLS:
            width = 0.0 if high - low <= shortest else (high - low) / CELLS
            clock[CLOCK.low] = low + best * width
            clock[CLOCK.high] = high if width == 0.0 else low + (best + 1) * width
            return locate(m, code, s, room, which)
    # functions vary too quickly to be followed: the ends of the step decide
    s.counts[COUNTS.rough] += 1
    watch(code, clock[CLOCK.goal], room.y1)
    for i in range(events):
        if crosses(s.last[i], code.g[i], s.direction[i]):
            clock[CLOCK.low], clock[CLOCK.high] = 0.0, 1.0
            return locate(m, code, s, room, i)
    return STATUS.good


@inner
def ends_at(m: ExplicitArrays, code: MachineArrays, s: CourseArrays, room: StepArrays, h: float) -> bool:
    """Make the step in question anew with another length; whether it can be made. Event functions into code.g."""
    t = s.clock[CLOCK.t]
    if h > 0.0 and attempt(m, code, t, h, s.y, room) != STATUS.good:
        return False
    if h == 0.0:
        copy(s.y, room.y1, code.size)
    watch(code, t + h, room.y1)
    return True


@inner
def any_crossed(code: MachineArrays, s: CourseArrays) -> bool:
    """Whether a function has gone through zero since s.last."""
    count = 0
    for i in range(code.events):
        count += crosses(s.last[i], code.g[i], s.direction[i])
    return count > 0


@inner
def locate(m: ExplicitArrays, code: MachineArrays, s: CourseArrays, room: StepArrays, first: int) -> int:
    """Go to the first event, whose place on the polynomials of the step is known (shares low to high).

    first: whose zero that was
    """
    clock, events, h, follows = s.clock, code.events, s.clock[CLOCK.tried], code.follow[0]
    start, below, above = room.g, further(room.g, events), further(room.g, 2 * events)
    low, high = clock[CLOCK.low] * h, clock[CLOCK.high] * h
    width, inside, code.follow[0], clock[CLOCK.whole] = high - low, False, 0, h
    copy(s.last, start, events)
    if low > 0.0:
        if not ends_at(m, code, s, room, low) or any_crossed(code, s):
            low = 0.0
        else:
            copy(code.g, s.last, events)  # a zero passed in the other direction does not count
    copy(s.last, below, events)
    place, known = (low + high) / 2, False  # where the motion only touches zero: no step shows the crossing
    for wider in range(3):
        high = min(high + (0.0 if wider == 0 else width if wider == 1 else 3 * width), h)
        known = ends_at(m, code, s, room, high)
        inside = not known or any_crossed(code, s)
        if inside:
            break
    if inside:
        copy(code.g, above, events)
        place = narrow(m, code, s, room, low, high, known)
    code.follow[0] = follows
    if place == 0.0 or not ends_at(m, code, s, room, place):
        copy(start, s.last, events)
        return STATUS.cannot
    count, numbers = 0, True
    for i in range(events):
        s.crossed[i] = 1 if crosses(s.last[i], code.g[i], s.direction[i]) else 0
        count += s.crossed[i]
        numbers = numbers and code.g[i] == code.g[i]
    if not numbers:
        clock[CLOCK.low] = clock[CLOCK.high] = place / h
        for node in range(NODES):
            copy(code.g, further(room.g, node * events), events)
        return STATUS.not_a_number
    if count == 0:
        s.crossed[first] = 1
    copy(code.g, s.last, events)
    clock[CLOCK.tried] = place
    store(m, code, s, room)
    clock[CLOCK.t] += place
    return STATUS.event


@inner
def narrow(
    m: ExplicitArrays, code: MachineArrays, s: CourseArrays, room: StepArrays, low: float, high: float, known: bool
) -> float:
    """Where between two lengths of the step a function crosses zero first: by false position, and halves as a guard.

    known: whether the longer step can be made; functions at the ends are in room.g
    """
    events = code.events
    below, above = further(room.g, events), further(room.g, 2 * events)
    side, low_weight, high_weight = 0, 1.0, 1.0
    for tried in range(TRIES):
        if not high - low > LOCATED:
            break
        width = high - low
        h = high
        for i in range(events):
            if known and tried % 3 != 2 and crosses(s.last[i], above[i], s.direction[i]):
                a, b = low_weight * below[i], high_weight * above[i]
                if a != b:
                    h = min(h, (low * b - high * a) / (b - a))
        least = min(0.1 * LOCATED + 0.01 * width, 0.5 * LOCATED)
        h = max(h, low + least) if low < h < high else 0.5 * (low + high)
        h = min(h, high - min(0.01 * width, 0.5 * LOCATED))
        made = ends_at(m, code, s, room, h)
        if not made or any_crossed(code, s):
            high, known = h, made
            copy(code.g, above, events)
            low_weight = 0.5 * low_weight if side == 1 else 1.0
            high_weight, side = 1.0, 1
        else:
            low = h
            copy(code.g, below, events)
            high_weight = 0.5 * high_weight if side == -1 else 1.0
            low_weight, side = 1.0, -1
    return high
