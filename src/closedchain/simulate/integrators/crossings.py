"""Event functions along a step, compiled: whether one may cross zero, told from its values at the nodes of zeros.py."""

from __future__ import annotations

from closedchain.kernel.jit import inner
from closedchain.kernel.pointers import copy, further
from closedchain.simulate.integrators.explicit import call, interpolate, set_time, watch
from closedchain.simulate.integrators.registers import (
    CLOCK,
    COUNTS,
    KERNELS,
    STATUS,
    CourseArrays,
    ExplicitArrays,
    MachineArrays,
    StepArrays,
)
from closedchain.simulate.integrators.zeros import BETWEEN, NODES, PLACES
from closedchain.types import Array

FARTHEST = 2.0  # how much farther than with its fastest stage a coordinate may get


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
def look_along(m: ExplicitArrays, code: MachineArrays, s: CourseArrays, room: StepArrays) -> bool:
    """Event functions at the nodes of a part of the step, into room.g; whether all are numbers."""
    clock, size, events = s.clock, code.size, code.events
    low, width, numbers = clock[CLOCK.low], clock[CLOCK.high] - clock[CLOCK.low], True
    for node in range(NODES):
        share = low + width * PLACES[node]
        for n in range(size):
            total = 0.0
            for j in range(m.degree - 1, -1, -1):
                total = share * (total + room.dense[n * m.degree + j])
            code.y[n] = s.y[n] + total
        if share == 1.0:
            copy(room.y1, code.y, size)
        set_time(code, clock[CLOCK.t] + share * clock[CLOCK.tried])
        call(code, KERNELS.watch)
        for i in range(events):
            value = s.last[i] if share == 0.0 else code.g[i]
            room.g[node * events + i] = value
            numbers = numbers and value == value
    return numbers


@inner
def quiet(g: Array, events: int) -> bool:
    """Whether values of a function at the nodes leave no room for a zero between them."""
    lowest, highest, nearest = g[0], g[0], abs(g[0])
    for node in range(NODES):
        value = g[node * events]
        lowest, highest = min(lowest, value), max(highest, value)
        nearest = min(nearest, abs(value))
    error = 0.0
    for k in range(NODES // 2):
        guess = 0.0
        for j in range(NODES // 2 + 1):
            guess += BETWEEN[k, j] * g[2 * j * events]
        error = max(error, abs(guess - g[(2 * k + 1) * events]))
    return bool(lowest * highest > 0.0 and nearest > highest - lowest + error)


@inner
def look(m: ExplicitArrays, code: MachineArrays, s: CourseArrays, room: StepArrays) -> int:
    """Whether event functions leave the step in question as it is, may cross zero in it, or are no numbers."""
    counts, clock = s.counts, s.clock
    if code.events == 0 and counts[COUNTS.asks] == 0:
        return STATUS.good
    came = STATUS.event if counts[COUNTS.asks] else STATUS.good
    if came == STATUS.event or can_cross(code, m, s, room):
        interpolate(m, code, s, room)
        clock[CLOCK.low], clock[CLOCK.high] = 0.0, 1.0
        if not look_along(m, code, s, room):
            return STATUS.not_a_number
        for i in range(code.events):
            if not quiet(further(room.g, i), code.events):
                came = STATUS.event
    if came == STATUS.good:
        watch(code, clock[CLOCK.goal], room.y1)
        copy(code.g, s.last, code.events)
    return came
