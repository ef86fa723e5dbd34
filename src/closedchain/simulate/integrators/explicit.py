"""One step of explicit Runge–Kutta integration and the march of many, compiled once for all machines.

First the building blocks: evaluate the equations, close the loops, look at events, make a step. Then `advance`: fixed
steps on a grid, or steps chosen by error control, within one piece of the inputs until a stop time. It leaves rare
matters to its caller: a step that an event or a singular place lies in, and the last step before the stop, which is
shortened to land on it. Other methods (implicit.py) only bring other stages.

Kernels are bound to fixed arrays (binding.py) and called by number. Compiled code has only the addresses of arrays
(pointers.py), so that element (i, j) of a table is counted by hand; entries have names in registers.py. Plain loops
throughout: Numba compiles them quickly.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.extending import overload

from closedchain.kernel.numba_call import call_bound
from closedchain.simulate.integrators.jit import compiled, inner
from closedchain.simulate.integrators.pointers import copy, enter, further, located
from closedchain.simulate.integrators.registers import (
    CLOCK,
    COUNTS,
    KERNELS,
    LIMITS,
    STATUS,
    TASKS,
    CourseArrays,
    ExplicitArrays,
    MachineArrays,
    StepArrays,
)
from closedchain.types import Array

CLOSINGS = 12  # corrections of one step at most
LARGEST = 1e300  # beyond this a number counts as infinite
SHORTEST = 1e-11  # s, a step shorter than this ends a run that cannot go on
SAFETY, SHRINK, GROW = 0.9, 0.2, 8.0
ALL = 2.0  # above every relative pivot


@inner
def call(code: MachineArrays, row: int) -> None:
    """Run a kernel, one of KERNELS, if there is one."""
    address = code.calls[4 * row]
    if address != 0:
        call_bound(address, code.calls[4 * row + 1], code.calls[4 * row + 2], code.calls[4 * row + 3])


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
    """The time and the inputs u(t), for every lane."""
    s, c = t - code.limits[LIMITS.origin], code.cubics
    for lane in range(code.lanes):
        code.t[lane] = t
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
    worst = worst_pivot(code)
    if worst > code.limits[LIMITS.enough] or code.calls[4 * (row + 1)] == 0:
        return worst
    copy(code.pivot, code.error, code.lanes)
    call(code, row + 1)
    worst = 1.0
    for lane in range(code.lanes):
        if not code.error[lane] > code.limits[LIMITS.enough]:
            if not code.pivot[lane] > worst:
                worst = code.pivot[lane] if code.pivot[lane] > -1.0 else -1.0
            code.residual[lane] = code.fallback_residual[lane]
            for i in range(lane, code.size, code.lanes):
                dy[i] = code.dy[i]
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
def worst_residual(code: MachineArrays) -> float:
    """The largest residual of all lanes, infinite where one is not a number."""
    worst = 0.0
    for lane in range(code.lanes):
        if not code.residual[lane] <= worst:
            worst = code.residual[lane] if code.residual[lane] < np.inf else np.inf
    return worst


@inner
def begin(code: MachineArrays, t: float, dy: Array) -> int:
    """dy/dt at code.y, where a step begins, and whether that answer holds: good, or why the step cannot be made.

    Where the residual alone is too large, the fallback makes this whole step: `enough` is raised above all pivots.
    Lanes do not depend on each other, so several of them leave that to their caller.
    """
    limits = code.limits
    limits[LIMITS.enough] = limits[LIMITS.poor]
    if code.calls[4 * KERNELS.verified] == 0:
        limits[LIMITS.pivot] = answer(code, KERNELS.rhs, t, dy)
        return can_go_on(code, limits[LIMITS.pivot])
    limits[LIMITS.pivot] = answer(code, KERNELS.verified, t, dy)
    came = can_go_on(code, limits[LIMITS.pivot])
    if came != STATUS.good or worst_residual(code) <= limits[LIMITS.accepted]:
        return came
    if code.lanes > 1 or not limits[LIMITS.poor] > limits[LIMITS.singular]:
        return STATUS.unverified
    limits[LIMITS.enough] = ALL
    limits[LIMITS.pivot] = answer(code, KERNELS.verified, t, dy)
    came = can_go_on(code, limits[LIMITS.pivot])
    if came == STATUS.good and not worst_residual(code) <= limits[LIMITS.accepted]:
        return STATUS.unverified
    return came


@inner
def close(code: MachineArrays, y: Array) -> float:
    """Correct y until its loops are closed. Returns the largest loop error found first, -1 where it failed."""
    if code.calls[4 * KERNELS.close] == 0:
        return 0.0
    first = 0.0
    for correction in range(CLOSINGS):
        copy(y, code.y, code.size)
        call(code, KERNELS.close)
        if not worst_pivot(code) > code.limits[LIMITS.enough]:
            call(code, KERNELS.close_fallback)
        if not worst_pivot(code) > code.limits[LIMITS.singular]:
            return -1.0
        worst = 0.0
        for lane in range(code.lanes):
            if code.error[lane] > worst:
                worst = code.error[lane]
        if correction == 0:
            first = worst
        copy(code.closed, y, code.size)
        if worst <= code.limits[LIMITS.tolerance]:
            return first
    return -1.0


@inner
def fired(code: MachineArrays, t: float, y: Array, last: Array, direction: Array) -> int:
    """Event functions into code.g; which of them (counted from 1) crossed zero in its direction since `last`."""
    if code.calls[4 * KERNELS.watch] == 0:
        return 0
    set_time(code, t)
    copy(y, code.y, code.size)
    call(code, KERNELS.watch)
    found = 0
    for i in range(code.events):
        rose = last[i] < 0 and code.g[i] >= 0 and direction[i] >= 0
        fell = last[i] > 0 and code.g[i] <= 0 and direction[i] <= 0
        if rose or fell:
            found = i + 1
    return found


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
def error_norm(m: ExplicitArrays, s: CourseArrays, size: int, room: StepArrays) -> float:
    """Root mean square of the error estimate relative to the tolerance; above 1 the step is refused."""
    total, total_low = 0.0, 0.0
    error, low = further(m.A, (m.stages + 2) * m.stages), further(m.A, (m.stages + 3) * m.stages)
    for n in range(s.counts[COUNTS.measured]):
        e, e_low = 0.0, 0.0
        for i in range(m.core):
            e += error[i] * room.k[i * size + n]
            e_low += low[i] * room.k[i * size + n]
        before, after = abs(s.y[n]), abs(room.raw[n])
        scale = s.clock[CLOCK.atol] + s.clock[CLOCK.rtol] * (before if before > after else after)
        total += (e / scale) ** 2
        total_low += (e_low / scale) ** 2
    if total == 0.0:
        return 0.0
    return float(s.clock[CLOCK.tried] * total / np.sqrt((total + 0.01 * total_low) * s.counts[COUNTS.measured]))


@inner
def new_step(m: ExplicitArrays, s: CourseArrays, error: float) -> bool:
    """Choose the next step from the error of this one; whether this one is accepted."""
    clock, h = s.clock, s.clock[CLOCK.tried]
    if not error <= 1.0:
        factor = SAFETY * error ** (-1.0 / m.error_order) if error < np.inf else SHRINK
        clock[CLOCK.h] = h * (factor if factor > SHRINK else SHRINK)
        s.counts[COUNTS.refused] += 1
        return False
    factor = GROW
    if error > 0:
        factor = SAFETY * error ** (-0.7 / m.error_order) * clock[CLOCK.error] ** (0.4 / m.error_order)
        factor = SHRINK if factor < SHRINK else factor
        factor = GROW if factor > GROW else factor
    clock[CLOCK.error] = error if error > 1e-4 else 1e-4
    # a step shortened to land somewhere says little about the next one
    if h >= clock[CLOCK.h] or factor * h > clock[CLOCK.h] or factor < 1.0:
        clock[CLOCK.h] = h * factor if h * factor < clock[CLOCK.longest] else clock[CLOCK.longest]
    return True


@inner
def store(m: ExplicitArrays, code: MachineArrays, s: CourseArrays, room: StepArrays) -> None:
    """Append the end of a step and the polynomial that leads to it, and go there."""
    t, h, row, size = s.clock[CLOCK.t], s.clock[CLOCK.tried], s.counts[COUNTS.stored], code.size
    s.times[row] = t + h
    if s.counts[COUNTS.dense]:
        stages(m, code, t, h, s.y, room, m.core, m.stages)
        s.counts[COUNTS.calls] += m.stages - m.core
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
    s.counts[COUNTS.stored] += 1
    s.counts[COUNTS.accepted] += 1


@inner
def first_stage(code: MachineArrays, s: CourseArrays, room: StepArrays) -> int:
    """dy/dt where the integration is, whatever step follows; made, or what the caller must know."""
    clock, limits = s.clock, code.limits
    copy(s.y, code.y, code.size)
    came = begin(code, clock[CLOCK.t], room.k)
    s.counts[COUNTS.calls] += 1
    if limits[LIMITS.pivot] < clock[CLOCK.pivot]:
        clock[CLOCK.pivot] = limits[LIMITS.pivot]
    clock[CLOCK.tried] = 0.0
    if came == STATUS.good:
        if code.residual[0] > clock[CLOCK.residual]:
            clock[CLOCK.residual] = code.residual[0]
        s.counts[COUNTS.redone] += limits[LIMITS.enough] == ALL
        return STATUS.made
    return STATUS.cannot if came == STATUS.spoilt else came


@inner
def aim(s: CourseArrays) -> tuple[float, bool]:
    """Where the next step goes, its length into `tried`; whether it was shortened to land on the stop."""
    clock, t = s.clock, s.clock[CLOCK.t]
    if clock[CLOCK.step] == 0.0:
        clock[CLOCK.tried] = clock[CLOCK.h]
        if clock[CLOCK.stop] - t > 1.0001 * clock[CLOCK.h]:
            return t + clock[CLOCK.h], False
    else:
        goal = clock[CLOCK.grid] + (s.counts[COUNTS.point] + 1) * clock[CLOCK.step]
        on_grid = t == clock[CLOCK.grid] + s.counts[COUNTS.point] * clock[CLOCK.step]
        clock[CLOCK.tried] = clock[CLOCK.step] if on_grid else goal - t
        if goal <= clock[CLOCK.stop]:
            return goal, False
    clock[CLOCK.tried] = clock[CLOCK.stop] - t
    return clock[CLOCK.stop], True


@inner
def judge(m: ExplicitArrays, code: MachineArrays, s: CourseArrays, room: StepArrays, came: int) -> int:
    """Whether a step is made, to be tried again, or the caller is needed."""
    clock, h = s.clock, s.clock[CLOCK.tried]
    if came == STATUS.need_fallback:
        return came
    if came != STATUS.good:
        s.counts[COUNTS.refused] += 1
        if clock[CLOCK.step] != 0.0 or h < SHORTEST:
            return STATUS.cannot
        clock[CLOCK.h] = h * SHRINK
        return STATUS.again
    if clock[CLOCK.step] == 0.0 and not new_step(m, s, error_norm(m, s, code.size, room)):
        return STATUS.too_small if clock[CLOCK.h] < 1e-14 * (abs(clock[CLOCK.t]) + 1e-3) else STATUS.again
    return STATUS.made


@inner
def advance(m: ExplicitArrays, code: MachineArrays, s: CourseArrays, room: StepArrays) -> int:
    """Integrate until the stop time, or until the caller is needed; `tried` is then the step in question."""
    clock, counts, came = s.clock, s.counts, STATUS.made
    while clock[CLOCK.t] < clock[CLOCK.stop]:
        if counts[COUNTS.stored] == s.most:
            return STATUS.full
        if counts[COUNTS.accepted] + counts[COUNTS.refused] >= counts[COUNTS.most]:
            return STATUS.too_many
        if came == STATUS.made:
            came = first_stage(code, s, room)
            if came != STATUS.made:
                return came
        goal, shortened = aim(s)
        if shortened and counts[COUNTS.hold_back]:
            return STATUS.before_stop
        came = judge(m, code, s, room, attempt(m, code, clock[CLOCK.t], clock[CLOCK.tried], s.y, room))
        counts[COUNTS.calls] += m.core - 1
        if came == STATUS.again:
            continue
        if came != STATUS.made:
            return came
        if fired(code, goal, room.y1, s.last, s.direction) > 0:
            return STATUS.event
        copy(code.g, s.last, code.events)
        store(m, code, s, room)
        s.times[counts[COUNTS.stored] - 1] = goal
        clock[CLOCK.t] = goal
        if clock[CLOCK.step] != 0.0 and goal >= clock[CLOCK.grid] + (counts[COUNTS.point] + 1) * clock[CLOCK.step]:
            counts[COUNTS.point] += 1
    return STATUS.done


@compiled
def serve(task: int, method: ExplicitArrays, machine: MachineArrays, course: CourseArrays, memory: StepArrays) -> int:
    """The entry for Python: one of TASKS on the state at `t`, or on a step of `tried` from there."""
    m, code, s, room = located(method), located(machine), located(course), located(memory)
    t, h = s.clock[CLOCK.t], s.clock[CLOCK.tried]
    if task == TASKS.advance:
        return advance(m, code, s, room)
    if task == TASKS.close:
        return 0 if close(code, room.y1) >= 0 else 1
    if task == TASKS.watch:
        return fired(code, t + h, room.y1, s.last, s.direction)
    if task == TASKS.attempt:
        return attempt(m, code, t, h, s.y, room)
    if task == TASKS.store:
        store(m, code, s, room)
        return 0
    copy(room.y1, code.y, code.size)
    evaluate(code, t + h, further(room.k, s.counts[COUNTS.stage] * code.size))
    return 0
