"""Steps one after the other, compiled: on a fixed grid, or chosen by error control, within one piece of the inputs.

`advance` goes on until a stop time or an event and leaves rare matters to its caller: a step that a singular place may
lie in, and the last step before the stop, which is shortened to land on it.
"""

from __future__ import annotations

import numpy as np

from closedchain.kernel.jit import inner, shipped
from closedchain.kernel.pointers import copy, further
from closedchain.simulate.integrators import implicit as implicit  # its stages are chosen by the kind of the method
from closedchain.simulate.integrators.explicit import (
    ALL,
    attempt,
    begin,
    call,
    call_group,
    close,
    evaluate,
    interpolate,
    keep,
    set_time,
    store,
    update,
    watch,
)
from closedchain.simulate.integrators.registers import (
    CLOCK,
    COUNTS,
    GROUPS,
    KERNELS,
    LIMITS,
    STATUS,
    TASKS,
    WAITING,
    CourseArrays,
    ExplicitArrays,
    MachineArrays,
    MidpointArrays,
    RosenbrockArrays,
    StepArrays,
)
from closedchain.simulate.integrators.search import look, reset_range

SHORTEST = 1e-11  # s, a step shorter than this ends a run that cannot go on
STEADY = 1e-6  # s, a step so short is made though a slow slip turns in it
SAFETY, SHRINK, GROW = 0.9, 0.2, 8.0
CLOCKS, COUNTERS = len(CLOCK), len(COUNTS)
SAME = 1e-9  # of the time between sampling instants: nearer times are the same


@inner
def error_norm(m: ExplicitArrays, code: MachineArrays, s: CourseArrays, room: StepArrays) -> float:
    """Root mean square of the error estimate relative to the tolerance; above 1 the step is refused."""
    total, total_low, rounding, size = 0.0, 0.0, 0.0, code.size
    for n in range(s.counts[COUNTS.measured]):  # angles are among the coordinates
        rounding = max(rounding, code.grain[n] * abs(s.y[n]))
    error, low = further(m.A, (m.stages + 2) * m.stages), further(m.A, (m.stages + 3) * m.stages)
    first, measured = s.counts[COUNTS.measured], s.counts[COUNTS.measured] + s.counts[COUNTS.remembered]
    for k in range(measured):
        n = k if k < first else k + s.counts[COUNTS.unmeasured]
        e, e_low = 0.0, 0.0
        for i in range(m.core):
            e += error[i] * room.k[i * size + n]
            e_low += low[i] * room.k[i * size + n]
        before, after = abs(s.y[n]), abs(room.raw[n])
        scale = s.clock[CLOCK.atol] + s.clock[CLOCK.rtol] * (before if before > after else after)
        scale = max(scale, rounding)
        total += (e / scale) ** 2
        total_low += (e_low / scale) ** 2
    if total == 0.0:
        return 0.0
    return float(s.clock[CLOCK.tried] * total / np.sqrt((total + 0.01 * total_low) * measured))


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
def next_instant(s: CourseArrays) -> float:
    """The next sampling instant of the laws, s."""
    clock = s.clock
    return np.inf if clock[CLOCK.period] == 0.0 else clock[CLOCK.since] + s.counts[COUNTS.sampled] * clock[CLOCK.period]


@inner
def sample(code: MachineArrays, s: CourseArrays) -> None:
    """Update states of laws, if it is time to."""
    if s.clock[CLOCK.t] >= next_instant(s) - SAME * s.clock[CLOCK.period]:
        update(code, s.clock[CLOCK.t], s.y)
        s.counts[COUNTS.sampled] += 1


@inner
def take(m: ExplicitArrays, code: MachineArrays, s: CourseArrays, room: StepArrays) -> None:
    """Accept the whole step in question."""
    clock, counts, goal = s.clock, s.counts, s.clock[CLOCK.goal]
    store(m, code, s, room)
    s.times[counts[COUNTS.stored] - 1] = goal
    clock[CLOCK.t] = goal
    if clock[CLOCK.step] != 0.0 and goal >= clock[CLOCK.grid] + (counts[COUNTS.point] + 1) * clock[CLOCK.step]:
        counts[COUNTS.point] += 1
    # at the stop inputs may jump: that is left to the caller
    if clock[CLOCK.period] != 0.0 and goal < clock[CLOCK.stop]:
        sample(code, s)
        copy(s.y, further(s.states, (counts[COUNTS.stored] - 1) * code.size), code.size)


@inner
def remember(code: MachineArrays, s: CourseArrays) -> None:
    """Where the integration is, to go back to."""
    copy(s.clock, s.mark.clock, CLOCKS)
    copy(s.counts, s.mark.counts, COUNTERS)
    copy(s.y, s.mark.y, code.size)
    copy(s.last, s.mark.last, code.events)


@inner
def first_stage(code: MachineArrays, s: CourseArrays, room: StepArrays, waits: bool) -> int:
    """dy/dt where the integration is, whatever step follows; made, or what the caller must know.

    waits: whether the answer may wait to be verified together with those of later steps
    """
    clock, limits, waiting = s.clock, code.limits, code.waiting
    waits = waits and code.most > 0 and waiting[WAITING.singly] == 0
    if waits and waiting[WAITING.answers] == 0:
        remember(code, s)
    copy(s.y, code.y, code.size)
    came = begin(code, clock[CLOCK.t], room.k, waits)
    s.counts[COUNTS.calls] += 1
    if limits[LIMITS.pivot] < clock[CLOCK.pivot]:
        clock[CLOCK.pivot] = limits[LIMITS.pivot]
    clock[CLOCK.tried] = 0.0
    if came != STATUS.good:
        return STATUS.cannot if came == STATUS.spoilt else came
    if waits and limits[LIMITS.helped] == 0.0:
        keep(code, waiting[WAITING.answers], room.k)
        waiting[WAITING.answers] += 1
        return STATUS.made
    if code.residual[0] > clock[CLOCK.residual]:
        clock[CLOCK.residual] = code.residual[0]
    s.counts[COUNTS.redone] += limits[LIMITS.enough] == ALL
    if waiting[WAITING.singly] > 0:
        waiting[WAITING.singly] -= 1
    return STATUS.made


@inner
def holds(code: MachineArrays, s: CourseArrays) -> bool:
    """Whether the answers that wait hold. If one does not, the integration goes back to the first of them.

    All of these steps are then made again, each with its answer verified at once.
    """
    count, waiting = code.waiting[WAITING.answers], code.waiting
    if count == 0:
        return True
    waiting[WAITING.answers] = 0
    call_group(code.groups, GROUPS.together, count)
    worst = 0.0
    for k in range(count):
        if not code.etas[k] <= worst:
            worst = code.etas[k] if code.etas[k] < np.inf else np.inf
    if worst <= code.limits[LIMITS.accepted]:
        if worst > s.clock[CLOCK.residual]:
            s.clock[CLOCK.residual] = worst
        return True
    waiting[WAITING.singly] = count
    copy(s.mark.clock, s.clock, CLOCKS)
    copy(s.mark.counts, s.counts, COUNTERS)
    copy(s.mark.y, s.y, code.size)
    copy(s.mark.last, s.last, code.events)
    return False


@inner
def aim(s: CourseArrays) -> tuple[float, bool]:
    """Where the next step goes, its length into `tried`; whether it was shortened to land on the stop."""
    clock, t, instant = s.clock, s.clock[CLOCK.t], next_instant(s)
    stop = min(clock[CLOCK.stop], instant)
    if clock[CLOCK.step] == 0.0:
        clock[CLOCK.tried] = clock[CLOCK.h]
        if stop - t > 1.0001 * clock[CLOCK.h]:
            return t + clock[CLOCK.h], False
    else:
        goal = clock[CLOCK.grid] + (s.counts[COUNTS.point] + 1) * clock[CLOCK.step]
        on_grid = t == clock[CLOCK.grid] + s.counts[COUNTS.point] * clock[CLOCK.step]
        clock[CLOCK.tried] = clock[CLOCK.step] if on_grid else goal - t
        if goal <= clock[CLOCK.stop] and goal <= instant + SAME * clock[CLOCK.period]:
            return goal, False
    clock[CLOCK.tried] = stop - t
    return stop, stop < instant


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
    if clock[CLOCK.step] == 0.0 and not new_step(m, s, error_norm(m, code, s, room)):
        return STATUS.too_small if clock[CLOCK.h] < 1e-14 * (abs(clock[CLOCK.t]) + 1e-3) else STATUS.again
    return STATUS.made


@inner
def advance(m: ExplicitArrays, code: MachineArrays, s: CourseArrays, room: StepArrays) -> int:
    """Integrate until the stop time, an event, or until the caller is needed; `tried` is then the step in question.

    Answers that steps began with are verified in groups, and all of them before the caller has any.
    """
    status = STATUS.again
    while status == STATUS.again:
        status = go_on(m, code, s, room)
        if not holds(code, s):
            status = STATUS.again
    return status


@inner
def go_on(m: ExplicitArrays, code: MachineArrays, s: CourseArrays, room: StepArrays) -> int:
    """The same until as many answers wait as are verified together (again)."""
    clock, counts, came = s.clock, s.counts, STATUS.made
    while clock[CLOCK.t] < clock[CLOCK.stop]:
        if counts[COUNTS.stored] == s.most:
            return STATUS.full
        if counts[COUNTS.accepted] + counts[COUNTS.refused] >= counts[COUNTS.most]:
            return STATUS.too_many
        if came == STATUS.made:
            if code.most > 0 and code.waiting[WAITING.answers] == code.most:
                return STATUS.again
            if code.calls[4 * KERNELS.prepare] != 0:
                aim(s)
                code.limits[LIMITS.step] = clock[CLOCK.tried]
                copy(s.y, code.y, code.size)
                set_time(code, clock[CLOCK.t])
                call(code, KERNELS.prepare)
            came = first_stage(code, s, room, True)
            if came != STATUS.made:
                return came
        goal, shortened = aim(s)
        if shortened and counts[COUNTS.hold_back]:
            return STATUS.before_stop
        reset_range(code, s)
        came = judge(m, code, s, room, attempt(m, code, clock[CLOCK.t], clock[CLOCK.tried], s.y, room))
        counts[COUNTS.calls] += m.core - 1
        if came == STATUS.again:
            continue
        if came != STATUS.made:
            return came
        if code.calls[4 * KERNELS.turned] != 0 and clock[CLOCK.step] == 0.0 and clock[CLOCK.tried] > STEADY:
            copy(room.y1, code.y, code.size)
            set_time(code, goal)
            call(code, KERNELS.turned)
            if code.limits[LIMITS.turned] != 0.0:
                clock[CLOCK.h] = 0.5 * clock[CLOCK.tried]
                counts[COUNTS.refused] += 1
                continue  # prepared anew
        clock[CLOCK.goal] = goal
        looked = look(m, code, s, room)
        if looked != STATUS.good:
            return looked
        take(m, code, s, room)
    return STATUS.done


@inner
def serve(task: int, m: ExplicitArrays, code: MachineArrays, s: CourseArrays, room: StepArrays) -> int:
    """The entry for Python: one of TASKS on the state at `t`, or on a step of `tried` from there."""
    t, h = s.clock[CLOCK.t], s.clock[CLOCK.tried]
    if task == TASKS.advance:
        return advance(m, code, s, room)
    if task == TASKS.close:
        return 0 if close(code, room.y1) >= 0 else 1
    if task == TASKS.watch:
        watch(code, t + h, room.y1)
        return 0
    if task == TASKS.attempt:
        return attempt(m, code, t, h, s.y, room)
    if task == TASKS.store:
        store(m, code, s, room)
        return 0
    if task == TASKS.begin:
        return first_stage(code, s, room, False)
    if task == TASKS.interpolate:
        interpolate(m, code, s, room)
        return 0
    if task == TASKS.sample:
        sample(code, s)
        return 0
    copy(room.y1, code.y, code.size)
    evaluate(code, t + h, further(room.k, s.counts[COUNTS.stage] * code.size))
    return 0


for _name, _method in (("explicit", ExplicitArrays), ("rosenbrock", RosenbrockArrays), ("midpoint", MidpointArrays)):
    shipped(_name, serve, (int, _method, MachineArrays, CourseArrays, StepArrays))
