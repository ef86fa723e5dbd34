"""One integration under one set of inputs: compiled code advances and finds events, Python looks after stalls."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.interface import POOR_PIVOT
from closedchain.kernel.loops import words
from closedchain.simulate.events import Event, check_numbers
from closedchain.simulate.integrators.binding import Binding, Scheme
from closedchain.simulate.integrators.nodes import CELLS, LOCATED, NODES, PLACES, ROOM
from closedchain.simulate.integrators.registers import (
    CLOCK,
    COUNTS,
    LIMITS,
    STATUS,
    TASKS,
    CourseArrays,
    Integers,
    ReturnPoint,
    StepArrays,
)
from closedchain.simulate.problem import SimulationOptions
from closedchain.types import Array

Chunk = tuple[Array, Array, Array, Array]  # times, states, polynomials, what is noted of a mode
Memory = tuple[Array, Integers, Array, Array]  # clock, counts, y, event functions

CHUNK = 2048
SMALLEST_RTOL = 1e-14
WINDOW, FEW = 1000, 100_000  # steps after which the pace is looked at; so many more are never a stall
ENDLESS = 1e9  # steps that nobody waits for
STABLE = {"dopri5": 1.6, "dop853": 3.0}  # h λ, half of where steps of these methods grow without bound


class Solver:
    """Integration by a compiled scheme.

    Times are counted from the start of the simulation, so that they are as fine whenever that is; laws and events are
    evaluated at `start` + t.
    """

    def __init__(
        self,
        binding: Binding,
        scheme: Scheme,
        options: SimulationOptions,
        t: float,
        y: Array,
        events: Sequence[Event] = (),
    ) -> None:
        self.binding, self.scheme, self.events = binding, scheme, events
        self.start = binding.start
        self.direction = np.array([float(event.direction) for event in events])
        self.y, self.last = y.copy(), np.zeros(self.direction.size)
        self.crossed = np.zeros(self.direction.size, np.int64)
        self.clock, self.counts = np.zeros(len(CLOCK)), np.zeros(len(COUNTS), dtype=np.int64)
        e, dense = binding.equations, options.output is not None
        memory = e.inputs.memory
        self.clock[[CLOCK.t, CLOCK.grid]] = t
        self.clock[CLOCK.step] = options.step or 0.0
        self.clock[[CLOCK.rtol, CLOCK.atol]] = max(options.rtol, SMALLEST_RTOL), options.atol
        self.clock[CLOCK.longest] = options.max_step or np.inf
        self.clock[[CLOCK.error, CLOCK.pivot]] = 1e-4, 1.0
        self.counts[[COUNTS.measured, COUNTS.dense, COUNTS.most]] = e.layout.size, dense, options.most_steps
        self.counts[[COUNTS.unmeasured, COUNTS.remembered]] = e.unmeasured, memory.continuous
        self.clock[[CLOCK.since, CLOCK.period]] = t, memory.period
        self.step = StepArrays(
            np.zeros((scheme.stages, y.size)),
            np.zeros(y.size),
            np.zeros(y.size),
            np.zeros((y.size, scheme.degree)),
            np.zeros((NODES, binding.arrays.events)),
            np.zeros(CELLS + 1),
            np.zeros(ROOM),
        )
        self.infinite, self.pivot, self.nearest = False, 1.0, y.copy()
        self.mark, self.slow = (0, t), False
        self._mark = ReturnPoint(*self.memory())
        self._new_store(scheme.degree if dense else 0)

    @property
    def t(self) -> float:
        """Where the integration is, s since the start."""
        return float(self.clock[CLOCK.t])

    @property
    def time(self) -> float:
        """Where the integration is, s."""
        return self.start + self.t

    def begin(self) -> None:
        """Close the loops of the start, let laws sample it, and note where event functions stand."""
        self.step.y1[:] = self.y
        self.serve(TASKS.close)
        self.y[:] = self.step.y1
        self.sample()
        self.watch()

    def sample(self) -> None:
        """Update sampled states of laws, if it is time to."""
        if self.clock[CLOCK.period]:
            self.serve(TASKS.sample)

    def watch(self) -> None:
        """Note where event functions stand."""
        self.step.y1[:] = self.y
        self.last[:] = self._values(0.0)

    def advance(self, stop: float, hold_back: bool) -> tuple[int, Chunk]:
        """Go on towards a stop (with `hold_back` until the step before it); why it ended, and the samples made."""
        self.clock[CLOCK.stop] = stop
        counts = self.counts
        counts[COUNTS.stored], counts[COUNTS.hold_back] = 0, hold_back
        if self.clock[CLOCK.step] == 0 and self.clock[CLOCK.h] == 0:
            self.clock[CLOCK.h] = self._first_step(stop)
        while True:
            status = self.serve(TASKS.advance, float(self.clock[CLOCK.tried]))
            if status == STATUS.need_fallback:
                self.binding.use_fallback()
            elif status == STATUS.not_a_number:
                self._check_numbers()
            elif status != STATUS.unverified or not self.binding.accept_open(self.y):
                return status, self._chunk()

    def serve(self, task: int, h: float = 0.0) -> int:
        """Let compiled code do something at the present time, or with a step of h from it."""
        self.clock[CLOCK.tried] = h
        self._words[0] = task
        status = int(self.scheme.loop.at(self._address))
        if self.binding.asked is not None:
            self.binding.asked.check()
        return status

    # events
    @property
    def happened(self) -> list[Event]:
        """What the event is at which the integration has arrived, or several at one time."""
        return [self.events[i] for i in np.flatnonzero(self.crossed).tolist()]

    def _check_numbers(self) -> None:
        """Say which event function is not a number."""
        for row, share in zip(self.step.g, PLACES, strict=True):
            low, high = self.clock[[CLOCK.low, CLOCK.high]]
            check_numbers(self.events, row, self.time + (low + (high - low) * share) * self.clock[CLOCK.tried])

    def go_far(self) -> Chunk:
        """Make the longest step that can be made, where the step in question cannot."""
        low, high, t = 0.0, float(self.clock[CLOCK.tried]), self.t
        while high - low > LOCATED:
            middle = (low + high) / 2
            if self._fails(middle):
                high = middle
            else:
                low = middle
        if low == 0.0 or self._fails(low):
            return self._chunk(0)
        self.last[:] = self._values(low)
        self.counts[COUNTS.stored] = 0
        self.serve(TASKS.store, low)
        self.clock[CLOCK.t] = t + low
        return self._chunk()

    def repeat(self, t: float, y: Array, end: float) -> Array:
        """The polynomials of a step from t to the end that was made before, (y, degree)."""
        self.clock[CLOCK.t], self.y[:] = t, y
        self.step.y1[:], self.counts[COUNTS.stage] = y, 0
        while True:
            status = self.serve(TASKS.begin, end - t)
            if status == STATUS.need_fallback:
                self.binding.use_fallback()
            elif status != STATUS.unverified or not self.binding.accept_open(self.y):
                break
        self.serve(TASKS.attempt, end - t)
        self.serve(TASKS.interpolate, end - t)
        return self.step.dense.copy()

    def _values(self, h: float) -> Array:
        """Event functions at the end of a tried step of h."""
        self.serve(TASKS.watch, h)
        check_numbers(self.events, self.binding.arrays.g, self.time + h)
        return self.binding.arrays.g

    @property
    def pace(self) -> float:
        """s per step, since it was last looked at."""
        steps, t = self.mark
        return (self.t - t) / max(self._tried - steps, 1)

    @property
    def _tried(self) -> int:
        return int(self.counts[COUNTS.accepted] + self.counts[COUNTS.refused])

    def needed(self, end: float) -> float:
        """Steps to the end, at the present pace."""
        return self._tried + (end - self.t) / self.pace

    def collapsed(self, end: float) -> bool:
        """Whether steps are shorter than the motion calls for: far shorter than before, or as short as stability of an
        explicit method demands, or too short for anybody to wait."""
        average = self.t / max(self._tried, 1)
        return self.needed(end) > ENDLESS or self.pace < 1e-2 * average or self._stiff()

    def _stiff(self) -> bool:
        """Hairer and Wanner's sign of stiffness: h λ at the limit of stability.

        λ = |f(y₁) − f(y₂)| / |y₁ − y₂|, with the end of a step and the last stage before it.
        """
        m, name, memory = self.scheme.method, self.scheme.name, self.memory()
        if name not in STABLE:
            return False
        h, room, last = float(self.clock[CLOCK.h]), self.step, m.core - (2 if name == "dopri5" else 1)
        self.counts[COUNTS.stage], room.y1[:] = 0, self.y
        self.serve(TASKS.evaluate)
        made = self.serve(TASKS.attempt, h) == STATUS.good
        apart, slope = room.raw - self.y - h * (m.A[last, :last] @ room.k[:last]), room.k[last].copy()
        self.counts[COUNTS.stage], room.y1[:] = last + 1, room.raw
        self.serve(TASKS.evaluate, h)
        rise = room.k[last + 1] - slope
        self.restore(memory)
        rise, apart = rise[self._measured], apart[self._measured]
        return made and bool(h * np.linalg.norm(rise) > STABLE[name] * np.linalg.norm(apart))

    def stalled(self, end: float) -> bool:
        """Whether error control has shortened steps so much that the rest would take more than are allowed.

        That is judged twice, each time after a thousand steps, so that a short transient does no harm.
        """
        if self.clock[CLOCK.step] != 0 or self._tried - self.mark[0] < WINDOW:
            return False
        left = max(int(self.counts[COUNTS.most]) - self._tried, FEW)
        slow, self.slow = self.slow, not self.pace * left > end - self.t
        if slow and self.slow:
            return True
        self.mark = self._tried, self.t
        return False

    def worst(self) -> int:
        """Which component of y has the largest estimated error in the last step, relative to its tolerance."""
        measured, m = self._measured, self.scheme.method
        error = np.abs(m.A[m.stages + 2] @ self.step.k)[measured]
        y = np.maximum(np.abs(self.y), np.abs(self.step.raw))[measured]
        return int(np.nan_to_num(error / (self.clock[CLOCK.atol] + self.clock[CLOCK.rtol] * y), nan=np.inf).argmax())

    @property
    def _measured(self) -> NDArray[np.intp]:
        """Components of y whose error counts."""
        first, others, further = self.counts[[COUNTS.measured, COUNTS.unmeasured, COUNTS.remembered]]
        return np.concatenate([np.arange(first), first + others + np.arange(further)])

    def memory(self) -> Memory:
        """All that changes, copied."""
        return self.clock.copy(), self.counts.copy(), self.y.copy(), self.last.copy()

    def restore(self, memory: Memory) -> None:
        """Go back to where memory was copied."""
        self.clock[:], self.counts[:], self.y[:], self.last[:] = memory

    def snapped(self, end: float) -> float:
        """The end, moved by rounding onto the fixed grid where it is meant to be."""
        step, grid = float(self.clock[CLOCK.step]), float(self.clock[CLOCK.grid])
        point = end if step == 0 else grid + round((end - grid) / step) * step
        return point if abs(point - end) < 1e-9 * step else end

    def _fails(self, h: float) -> bool:
        """Whether a step of h cannot be made."""
        status = self.serve(TASKS.attempt, h)
        if status != STATUS.good:
            self.infinite = status == STATUS.infinite
            self.pivot, self.nearest = float(self.binding.arrays.pivot.min()), self.step.y1.copy()
        return status != STATUS.good

    @property
    def weakest(self) -> float:
        """The smallest relative pivot where a step failed, or where it began."""
        return min(self.pivot, float(self.binding.arrays.limits[LIMITS.pivot]))

    @property
    def stays_open(self) -> bool:
        """Whether what failed is no singular place, but loops that corrections do not close."""
        return self.weakest > POOR_PIVOT

    def _chunk(self, rows: int | None = None) -> Chunk:
        n = int(self.counts[COUNTS.stored]) if rows is None else rows
        times, states, dense, noted = (column[:n] for column in self.out)
        if n < CHUNK // 4:
            return times.copy(), states.copy(), dense.copy(), noted.copy()
        self._new_store(dense.shape[2])
        return times, states, dense, noted

    def _new_store(self, degree: int) -> None:
        """New arrays for samples, and the arguments of compiled code with them."""
        size, notes = self.y.size, self.binding.arrays.notes
        self.out: Chunk = (
            np.empty(CHUNK),
            np.empty((CHUNK, size)),
            np.empty((CHUNK, size, degree)),
            np.empty((CHUNK, notes)),
        )
        here = self.clock, self.counts, self.y, self.last, self.direction, self.crossed
        course = CourseArrays(*here, *self.out, CHUNK, self._mark)
        self._words = np.array(words(0, self.scheme.method, self.binding.arrays, course, self.step), np.int64)
        self._address = self._words.ctypes.data

    def _first_step(self, stop: float) -> float:
        """A step after which y has changed by a hundredth of itself."""
        self.step.y1[:], self.counts[COUNTS.stage] = self.y, 0
        self.serve(TASKS.evaluate)
        y, dy = self.y[self._measured], self.step.k[0][self._measured]
        scale = self.clock[CLOCK.atol] + self.clock[CLOCK.rtol] * np.abs(y)
        size, rate = np.sqrt(np.mean((y / scale) ** 2)), np.sqrt(np.mean((dy / scale) ** 2))
        guess = 0.01 * size / rate if np.isfinite(rate) and size > 1e-5 and rate > 1e-5 else 1e-4
        return float(min(max(guess, 1e-8), self.clock[CLOCK.longest], stop - self.t))
