"""One step of explicit Runge–Kutta integration, compiled once for all machines.

The building blocks: evaluate the equations, close the loops, evaluate event functions, make a step, and the polynomials
along it. Steps follow each other in march.py and lanes.py. Other methods (implicit.py) only bring other stages.

Kernels are bound to fixed arrays (binding.py) and called by number. Compiled code has only the addresses of arrays
(pointers.py), so that element (i, j) of a table is counted by hand; entries have names in registers.py. Plain loops
throughout: Numba compiles them quickly.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.extending import overload

from closedchain.kernel.jit import inner
from closedchain.kernel.numba_call import call_bound, call_bound_batch
from closedchain.kernel.pointers import copy, enter, further
from closedchain.simulate.integrators.registers import (
    CLOCK,
    CLOSINGS,
    COUNTS,
    GROUPS,
    KERNELS,
    LIMITS,
    STATUS,
    CourseArrays,
    ExplicitArrays,
    Integers,
    MachineArrays,
    StepArrays,
)
from closedchain.types import Array

LARGEST = 1e300  # beyond this a number counts as infinite
ALL = 2.0  # above every relative pivot


@inner
def call(code: MachineArrays, row: int) -> None:
    """Run a kernel, one of KERNELS, if there is one."""
    address = code.calls[4 * row]
    if address != 0:
        call_bound(address, code.calls[4 * row + 1], code.calls[4 * row + 2], code.calls[4 * row + 3])


@inner
def call_group(groups: Integers, row: int, count: int) -> None:
    """Run a kernel on so many instances; see GROUPS."""
    g = further(groups, 6 * row)
    call_bound_batch(g[0], g[1], g[2], g[3], g[4], count, g[5])


@inner
def worst_pivot(code: MachineArrays) -> float:
    """The smallest pivot of all lanes, -1 where one is not a number."""
    worst = 1.0
    for lane in range(code.lanes):
        pivot = code.pivot[lane]
        if not pivot > worst:
            worst = pivot if pivot > -1.0 else -1.0
    return worst


@inner
def set_time(code: MachineArrays, t: float) -> None:
    """The time and the inputs u(t), t seconds after the start, for every lane."""
    s, c, time = t - code.limits[LIMITS.origin], code.cubics, code.limits[LIMITS.start] + t
    for lane in range(code.lanes):
        code.t[lane] = time
    for i in range(code.inputs):
        code.u[i] = c[4 * i] + s * (c[4 * i + 1] + s * (c[4 * i + 2] + s * c[4 * i + 3]))


@inner
def answer(code: MachineArrays, row: int, t: float, dy: Array) -> float:
    """dy/dt at code.y by a kernel; where a lane's pivot is small its fallback, in the next row, answers.

    Returns the smallest pivot.
    """
    set_time(code, t)
    enter(code.calls[4 * row + 2], 0, dy)
    call(code, row)
    if code.calls[4 * KERNELS.beside] != 0:
        enter(code.calls[4 * KERNELS.beside + 2], 0, further(dy, code.size - 6))
        call(code, KERNELS.beside)
    worst = worst_pivot(code)
    code.limits[LIMITS.helped] = 0.0
    if worst > code.limits[LIMITS.enough] or code.calls[4 * (row + 1)] == 0:
        return worst
    copy(code.pivot, code.error, code.lanes)
    call(code, row + 1)
    worst, code.limits[LIMITS.helped] = 1.0, 1.0
    for lane in range(code.lanes):
        if not code.error[lane] > code.limits[LIMITS.enough]:
            if not code.pivot[lane] > worst:
                worst = code.pivot[lane] if code.pivot[lane] > -1.0 else -1.0
            for i in range(lane, code.size, code.lanes):
                dy[i] = code.dy[i]
            for i in range(lane, code.evidences, code.lanes):
                code.evidence[i] = code.fallback_evidence[i]
    return worst


@inner
def evaluate(code: MachineArrays, t: float, dy: Array) -> float:
    """dy/dt at code.y. Returns the smallest pivot."""
    return answer(code, KERNELS.rhs, t, dy)


@inner
def can_go_on(code: MachineArrays, pivot: float) -> int:
    """What a smallest pivot means: good, that the fallback is needed first, or that no answer is to be trusted."""
    asks = code.limits[LIMITS.enough] > code.limits[LIMITS.singular] and pivot <= code.limits[LIMITS.enough]
    if asks and code.calls[4 * KERNELS.rhs_fallback] == 0:
        return STATUS.need_fallback
    return STATUS.good if pivot > code.limits[LIMITS.singular] else STATUS.spoilt


@inner
def keep(code: MachineArrays, row: int, dy: Array) -> None:
    """The answer dy/dt at code.y, that of one lane, into a row of code.answers."""
    size = code.size
    place = further(code.answers, row * (2 * size + code.evidences))
    copy(code.y, place, size)
    copy(dy, further(place, size), size)
    copy(code.evidence, further(place, 2 * size), code.evidences)


@inner
def measure(code: MachineArrays, dy: Array) -> float:
    """Residuals of the last answer, dy/dt at code.y. Returns the largest, infinite where one is not a number."""
    helped = code.limits[LIMITS.helped] != 0.0
    if code.lanes == 1:
        keep(code, code.most, dy)
        call_group(code.groups, GROUPS.fallback if helped else GROUPS.alone, 1)
        code.residual[0] = code.etas[code.most]
    else:
        enter(code.calls[4 * KERNELS.residual + 1], 2, dy)
        call(code, KERNELS.residual)
        if helped:
            enter(code.calls[4 * KERNELS.residual_fallback + 1], 2, dy)
            call(code, KERNELS.residual_fallback)
            for lane in range(code.lanes):
                if not code.error[lane] > code.limits[LIMITS.enough]:
                    code.residual[lane] = code.fallback_residual[lane]
    worst = 0.0
    for lane in range(code.lanes):
        if not code.residual[lane] <= worst:
            worst = code.residual[lane] if code.residual[lane] < np.inf else np.inf
    return worst


@inner
def begin(code: MachineArrays, t: float, dy: Array, waits: bool) -> int:
    """dy/dt at code.y, where a step begins, and whether that answer holds: good, or why the step cannot be made.

    waits: whether the caller verifies answers later, those that needed no fallback

    Where the residual alone is too large, the fallback makes this whole step: `enough` is raised above all pivots.
    Lanes do not depend on each other, so several of them leave that to their caller.
    """
    limits = code.limits
    limits[LIMITS.enough] = limits[LIMITS.poor]
    limits[LIMITS.pivot] = answer(code, KERNELS.first, t, dy)
    came = can_go_on(code, limits[LIMITS.pivot])
    if came != STATUS.good or code.most == 0 or (waits and limits[LIMITS.helped] == 0.0):
        return came
    if measure(code, dy) <= limits[LIMITS.accepted]:
        return came
    if code.lanes > 1 or not limits[LIMITS.poor] > limits[LIMITS.singular]:
        return STATUS.unverified
    limits[LIMITS.enough] = ALL
    limits[LIMITS.pivot] = answer(code, KERNELS.first, t, dy)
    came = can_go_on(code, limits[LIMITS.pivot])
    if came == STATUS.good and not measure(code, dy) <= limits[LIMITS.accepted]:
        return STATUS.unverified
    return came


@inner
def take_closed(code: MachineArrays, y: Array, chosen: int) -> float:
    """Copy the corrected y of chosen lanes, one bit each. Returns their largest loop error before, -1: singular."""
    worst = 0.0
    for lane in range(code.lanes):
        if chosen >> lane & 1:
            if not code.pivot[lane] > code.limits[LIMITS.singular]:
                return -1.0
            if code.error[lane] > worst:
                worst = code.error[lane]
            for i in range(lane, code.size, code.lanes):
                y[i] = code.closed[i]
    return worst


@inner
def lanes_within(code: MachineArrays, values: Array, limit: float) -> int:
    """Lanes whose value is not above a limit, one bit each."""
    found = 0
    for lane in range(code.lanes):
        if not values[lane] > limit:
            found |= 1 << lane
    return found


@inner
def keep_beside(code: MachineArrays) -> None:
    """Entries of y that kernels leave alone into what they make of y."""
    if code.calls[4 * KERNELS.beside] != 0:
        copy(further(code.y, code.size - 6), further(code.closed, code.size - 6), 6)


@inner
def close(code: MachineArrays, y: Array) -> float:
    """Correct y until its loops are closed. Returns the largest loop error found first, -1 where it failed.

    Every lane is corrected as often as it needs by itself, whatever its neighbours do.
    """
    if code.calls[4 * KERNELS.close] == 0:
        return 0.0
    first, left = 0.0, (1 << code.lanes) - 1
    for correction in range(CLOSINGS):
        copy(y, code.y, code.size)
        keep_beside(code)
        call(code, KERNELS.close)
        poor = lanes_within(code, code.pivot, code.limits[LIMITS.enough]) & left
        within = lanes_within(code, code.error, code.limits[LIMITS.tolerance])
        worst = take_closed(code, y, left & ~poor)
        if worst >= 0.0 and poor != 0:
            call(code, KERNELS.close_fallback)
            other = take_closed(code, y, poor)
            worst = other if other < 0.0 or other > worst else worst
        if worst < 0.0:
            return -1.0
        if correction == 0:
            first = worst
        left &= ~within
        if left == 0:
            return first
    return -1.0


@inner
def watch_here(code: MachineArrays) -> None:
    """Event functions at code.t, code.y and code.u into code.g."""
    call(code, KERNELS.watch)
    call(code, KERNELS.asked)


@inner
def watch(code: MachineArrays, t: float, y: Array) -> None:
    """Event functions into code.g."""
    set_time(code, t)
    copy(y, code.y, code.size)
    watch_here(code)


@inner
def widen(code: MachineArrays) -> None:
    """Let the ranges of event functions contain code.g; what is not a number makes them infinite."""
    high = further(code.range, code.events)
    for i in range(code.events):
        value = code.g[i]
        if not value >= code.range[i]:
            code.range[i] = value if value == value else -np.inf
        if not value <= high[i]:
            high[i] = value if value == value else np.inf


@inner
def update(code: MachineArrays, t: float, y: Array) -> None:
    """States of laws after a sampling instant."""
    set_time(code, t)
    copy(y, code.y, code.size)
    keep_beside(code)
    call(code, KERNELS.update)
    copy(code.closed, y, code.size)


def stages(m: Any, code: MachineArrays, t: float, h: float, y: Array, room: StepArrays, first: int, last: int) -> float:
    """Stages first … last − 1 into room.k (those before are there already). Returns the smallest pivot.

    Which code this is depends on the type of the method, chosen while compiling: explicit here, others in implicit.py.
    """
    raise TypeError("only compiled code makes steps")


@inner
def add(m: ExplicitArrays, row: int, count: int, h: float, y: Array, k: Array, size: int, out: Array) -> None:
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


def _explicit_stages(
    m: ExplicitArrays, code: MachineArrays, t: float, h: float, y: Array, room: StepArrays, first: int, last: int
) -> float:
    """Stages of an explicit Runge–Kutta method."""
    worst, c = 1.0, further(m.A, (m.stages + 1) * m.stages)
    for i in range(first, last):
        add(m, i, i, h, y, room.k, code.size, code.y)
        pivot = evaluate(code, t + c[i] * h, further(room.k, i * code.size))
        if pivot < worst:
            worst = pivot
        if code.follow[0] != 0 and last == m.core:
            watch_here(code)
            widen(code)
    return worst


@overload(stages, strict=False)  # type: ignore[untyped-decorator]
def _stages_of(m: Any, code: Any, t: Any, h: Any, y: Any, room: Any, first: Any, last: Any) -> Any:
    if isinstance(m, types.BaseNamedTuple) and m.instance_class is ExplicitArrays:
        return _explicit_stages
    return None


@inner
def attempt(m: ExplicitArrays, code: MachineArrays, t: float, h: float, y: Array, room: StepArrays) -> int:
    """One step from (t, y), stage 0 known, into room.raw and, closed, room.y1. Returns what came of it."""
    came = can_go_on(code, stages(m, code, t, h, y, room, m.first, m.core))
    if came != STATUS.good:
        return came
    add(m, m.stages, m.core, h, y, room.k, code.size, room.raw)
    bad = 0
    for n in range(code.size):
        room.y1[n] = room.raw[n]
        bad += not abs(room.raw[n]) < LARGEST
    if bad:
        return STATUS.infinite
    return STATUS.spoilt if close(code, room.y1) < 0 else STATUS.good


@inner
def interpolate(m: ExplicitArrays, code: MachineArrays, s: CourseArrays, room: StepArrays) -> None:
    """The polynomials of a step that was made, into room.dense; they end where it ends, loops closed."""
    h, size = s.clock[CLOCK.tried], code.size
    stages(m, code, s.clock[CLOCK.t], h, s.y, room, m.core, m.stages)
    s.counts[COUNTS.calls] += m.stages - m.core
    for n in range(size):
        for j in range(m.degree):
            total = 0.0
            for i in range(m.stages):
                total += m.dense[i * m.degree + j] * room.k[i * size + n]
            room.dense[n * m.degree + j] = h * total
        room.dense[n * m.degree] += room.y1[n] - room.raw[n]


@inner
def store(m: ExplicitArrays, code: MachineArrays, s: CourseArrays, room: StepArrays) -> None:
    """Append the end of a step, and its polynomials where they are wanted, and go there."""
    row, size = s.counts[COUNTS.stored], code.size
    s.times[row] = s.clock[CLOCK.t] + s.clock[CLOCK.tried]
    if s.counts[COUNTS.dense]:
        interpolate(m, code, s, room)
        copy(room.dense, further(s.dense, row * size * m.degree), size * m.degree)
    copy(room.y1, s.y, size)
    copy(room.y1, further(s.states, row * size), size)
    copy(code.noted, further(s.noted, row * code.notes), code.notes)
    s.counts[COUNTS.stored] += 1
    s.counts[COUNTS.accepted] += 1
