"""Many simulations in lock step: fixed explicit steps of a block of lanes, samples, statistics.

A module of its own because it is compiled, like all of this folder.
"""

from __future__ import annotations

from closedchain.kernel.jit import inner, shipped
from closedchain.kernel.pointers import copy, further
from closedchain.simulate.integrators.explicit import attempt, begin, close, update, watch
from closedchain.simulate.integrators.registers import (
    LANE_COUNTS,
    LANE_STATISTICS,
    STATUS,
    ExplicitArrays,
    LaneArrays,
    MachineArrays,
    StepArrays,
)
from closedchain.types import Array


@inner
def note(code: MachineArrays, t: float, y: Array, statistics: Array) -> None:
    """Update the statistics of observed quantities."""
    watch(code, t, y)
    events = code.events
    for i in range(events):
        value = code.g[i]
        if value < statistics[LANE_STATISTICS.lowest * events + i]:
            statistics[LANE_STATISTICS.lowest * events + i] = value
        if value > statistics[LANE_STATISTICS.highest * events + i]:
            statistics[LANE_STATISTICS.highest * events + i] = value
        statistics[LANE_STATISTICS.sum * events + i] += value
        statistics[LANE_STATISTICS.final * events + i] = value


@inner
def step(m: ExplicitArrays, code: MachineArrays, t: float, h: float, y: Array, room: StepArrays) -> int:
    """One step of all lanes; what came of it."""
    copy(y, code.y, code.size)
    came = begin(code, t, room.k, False)
    return came if came != STATUS.good else attempt(m, code, t, h, y, room)


@inner
def sample(code: MachineArrays, b: LaneArrays) -> None:
    """Update states of laws, if it is time to, also in the sample stored last."""
    counts = b.counts
    made, stride, every = counts[LANE_COUNTS.made], counts[LANE_COUNTS.stride], counts[LANE_COUNTS.every]
    if every == 0 or made != every * counts[LANE_COUNTS.sampled]:
        return
    update(code, made * b.step[0], b.y)
    counts[LANE_COUNTS.sampled] += 1
    if stride > 0 and made % stride == 0 and made > 0:
        copy(b.y, further(b.samples, (counts[LANE_COUNTS.stored] - 1) * code.size), code.size)


@inner
def march(m: ExplicitArrays, code: MachineArrays, b: LaneArrays, room: StepArrays) -> int:
    """Steps of one length, until as many as wanted are made or one cannot be made."""
    if b.counts[LANE_COUNTS.made] == 0:
        close(code, b.y)
    sample(code, b)
    while b.counts[LANE_COUNTS.made] < b.counts[LANE_COUNTS.until]:
        t, h = b.counts[LANE_COUNTS.made] * b.step[0], b.step[0]
        came = step(m, code, t, h, b.y, room)
        if came != STATUS.good:
            return came if came == STATUS.need_fallback or came == STATUS.unverified else STATUS.cannot
        for lane in range(code.lanes):
            if code.residual[lane] > b.residual[lane]:
                b.residual[lane] = code.residual[lane]
        copy(room.y1, b.y, code.size)
        b.counts[LANE_COUNTS.made] += 1
        if code.events:
            note(code, t + h, b.y, b.statistics)
        if b.counts[LANE_COUNTS.stride] > 0 and b.counts[LANE_COUNTS.made] % b.counts[LANE_COUNTS.stride] == 0:
            copy(b.y, further(b.samples, b.counts[LANE_COUNTS.stored] * code.size), code.size)
            b.counts[LANE_COUNTS.stored] += 1
        if b.counts[LANE_COUNTS.made] < b.counts[LANE_COUNTS.until]:
            sample(code, b)  # where a stretch ends inputs may jump: the next one begins with it
    return STATUS.done


shipped("lanes", march, (ExplicitArrays, MachineArrays, LaneArrays, StepArrays))
