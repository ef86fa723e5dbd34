"""One integration under one set of inputs: compiled code advances, Python locates events and looks after stalls."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from closedchain.simulate.events import crossed
from closedchain.simulate.integrators.binding import Binding, Scheme
from closedchain.simulate.integrators.explicit import serve
from closedchain.simulate.integrators.registers import (
    CLOCK,
    COUNTS,
    STATUS,
    TASKS,
    CourseArrays,
    Integers,
    StepArrays,
)
from closedchain.simulate.problem import SimulationOptions
from closedchain.types import Array

Chunk = tuple[Array, Array, Array]  # times, states, polynomials
Memory = tuple[Array, Integers, Array, Array]  # clock, counts, y, event functions

LOCATED = 1e-12  # s, how narrowly an event is bracketed
CHUNK = 2048
SMALLEST_RTOL = 1e-14
WINDOW, FEW = 1000, 100_000  # steps after which the pace is looked at; so many more are never a stall


class Solver:
    """Integration by a compiled scheme; `ask` gives event functions that follow the compiled ones and need Python."""

    def __init__(
        self,
        binding: Binding,
        scheme: Scheme,
        options: SimulationOptions,
        t: float,
        y: Array,
        direction: Array,
        ask: Callable[[float, Array], Array] | None = None,
    ) -> None:
        self.binding, self.scheme, self.ask = binding, scheme, ask
        self.y, self.direction, self.last = y.copy(), direction, np.zeros(direction.size)
        self.clock, self.counts = np.zeros(len(CLOCK)), np.zeros(len(COUNTS), dtype=np.int64)
        system, dense = binding.equations.machine.kinematics.system, options.dense or options.output is not None
        self.clock[[CLOCK.t, CLOCK.grid]] = t
        self.clock[CLOCK.step] = options.step or 0.0
        self.clock[[CLOCK.rtol, CLOCK.atol]] = max(options.rtol, SMALLEST_RTOL), options.atol
        self.clock[CLOCK.longest] = options.max_step or np.inf
        self.clock[[CLOCK.error, CLOCK.pivot]] = 1e-4, 1.0
        self.counts[[COUNTS.measured, COUNTS.dense, COUNTS.most]] = system.nq + system.nv, dense, options.most_steps
        self.step = StepArrays(np.zeros((scheme.stages, y.size)), np.zeros(y.size), np.zeros(y.size))
        self.infinite, self.most, self.answers = False, CHUNK, np.zeros(0)
        self.mark, self.slow = (0, t), False
        self.out = self._new_store(scheme.degree if dense else 0)

    @property
    def t(self) -> float:
        """Where the integration is."""
        return float(self.clock[CLOCK.t])

    def begin(self) -> None:
        """Close the loops of the start and note where event functions stand."""
        self.step.y1[:] = self.y
        self.serve(TASKS.close)
        self.y[:] = self.step.y1
        self.watch()

    def watch(self) -> None:
        """Note where event functions stand."""
        self.step.y1[:] = self.y
        self._look(0.0)
        self._note()

    def advance(self, stop: float, hold_back: bool) -> tuple[int, Chunk]:
        """Go on towards a stop (with `hold_back` until the step before it); why it ended, and the samples made."""
        self.clock[CLOCK.stop] = stop
        self.counts[[COUNTS.stored, COUNTS.hold_back]] = 0, int(hold_back)
        if self.clock[CLOCK.step] == 0 and self.clock[CLOCK.h] == 0:
            self.clock[CLOCK.h] = self._first_step(stop)
        while True:
            status = self.serve(TASKS.advance) if self.ask is None else self._advance_asking()
            if status == STATUS.need_fallback:
                self.binding.use_fallback()
            elif status != STATUS.unverified or not self.binding.accept_open(self.y):
                return status, self._chunk()

    def _advance_asking(self) -> int:
        """One step after the other, until a function that Python is asked for has crossed zero in the last."""
        status = STATUS.full
        while status == STATUS.full and self.counts[COUNTS.stored] < CHUNK:
            before, stored = self.memory(), int(self.counts[COUNTS.stored])
            self.most = stored + 1
            status, h = self.serve(TASKS.advance), float(self.clock[CLOCK.tried])
            if self.counts[COUNTS.stored] == stored:
                break
            self.step.y1[:] = self.y
            if self._asked(self.t):
                self.restore(before)
                self.clock[CLOCK.tried] = h
                return STATUS.event
            self._note()
        return status

    def serve(self, task: int, h: float = 0.0) -> int:
        """Let compiled code do something at the present time, or with a step of h from it."""
        self.clock[CLOCK.tried] = h
        course = CourseArrays(self.clock, self.counts, self.y, self.last, self.direction, *self.out, self.most)
        return int(serve(task, self.scheme.method, self.binding.arrays, course, self.step))

    def locate(self, event: bool) -> tuple[int, Chunk]:
        """Find the event, or the longest step that can be made, within the step in question, and go there."""
        low, high, t = 0.0, float(self.clock[CLOCK.tried]), self.t
        while high - low > LOCATED:
            middle = (low + high) / 2
            if self._fails(middle) or (event and self._look(middle)):
                high = middle
            else:
                low = middle
        found = high if event else low
        if found == 0.0 or self._fails(found):
            return 0, self._chunk(0)
        which = self._look(found)
        self._note()
        self.counts[COUNTS.stored] = 0
        self.serve(TASKS.store, found)
        self.clock[CLOCK.t] = t + found
        return which, self._chunk()

    def _look(self, h: float) -> int:
        """Which event (counted from 1; 0: none) has come in a tried step of h."""
        compiled, other = self.serve(TASKS.watch, h), self._asked(self.t + h)
        return compiled or other

    def _asked(self, t: float) -> int:
        """Which of the functions that Python is asked for has crossed zero by the end of a step."""
        if self.ask is None:
            return 0
        first, self.answers = self.binding.arrays.events, self.ask(t, self.step.y1)
        which = crossed(self.last[first:], self.answers, self.direction[first:])
        return first + which if which else 0

    def _note(self) -> None:
        """Keep the values of event functions where they were looked at."""
        first = self.binding.arrays.events
        self.last[:first], self.last[first:] = self.binding.arrays.g, self.answers

    @property
    def pace(self) -> float:
        """s per step, since it was last looked at."""
        steps, t = self.mark
        return (self.t - t) / max(self._tried - steps, 1)

    @property
    def _tried(self) -> int:
        return int(self.counts[COUNTS.accepted] + self.counts[COUNTS.refused])

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
        measured, m = int(self.counts[COUNTS.measured]), self.scheme.method
        error = np.abs(m.A[m.stages + 2] @ self.step.k)[:measured]
        y = np.maximum(np.abs(self.y), np.abs(self.step.raw))[:measured]
        return int(np.nan_to_num(error / (self.clock[CLOCK.atol] + self.clock[CLOCK.rtol] * y), nan=np.inf).argmax())

    def memory(self) -> Memory:
        """All that changes, copied."""
        return self.clock.copy(), self.counts.copy(), self.y.copy(), self.last.copy()

    def restore(self, memory: Memory) -> None:
        """Go back to where memory was copied."""
        self.clock[:], self.counts[:], self.y[:], self.last[:] = memory

    def snapped(self, end: float) -> float:
        """The end, moved by rounding onto the fixed grid where it is meant to be."""
        step, grid = self.clock[CLOCK.step], self.clock[CLOCK.grid]
        point = end if step == 0 else float(grid + round((end - grid) / step) * step)
        return point if abs(point - end) < 1e-9 * step else end

    def _fails(self, h: float) -> bool:
        """Whether a step of h cannot be made."""
        status = self.serve(TASKS.attempt, h)
        if status != STATUS.good:
            self.infinite = status == STATUS.infinite
        return status != STATUS.good

    def _chunk(self, rows: int | None = None) -> Chunk:
        n = int(self.counts[COUNTS.stored]) if rows is None else rows
        times, states, dense = (column[:n] for column in self.out)
        if n < CHUNK // 4:
            return times.copy(), states.copy(), dense.copy()
        self.out = self._new_store(dense.shape[2])
        return times, states, dense

    def _new_store(self, degree: int) -> Chunk:
        return np.empty(CHUNK), np.empty((CHUNK, self.y.size)), np.empty((CHUNK, self.y.size, degree))

    def _first_step(self, stop: float) -> float:
        """A step after which y has changed by a hundredth of itself."""
        measured = int(self.counts[COUNTS.measured])
        self.step.y1[:], self.counts[COUNTS.stage] = self.y, 0
        self.serve(TASKS.evaluate)
        y, dy = self.y[:measured], self.step.k[0][:measured]
        scale = self.clock[CLOCK.atol] + self.clock[CLOCK.rtol] * np.abs(y)
        size, rate = np.sqrt(np.mean((y / scale) ** 2)), np.sqrt(np.mean((dy / scale) ** 2))
        guess = 0.01 * size / rate if np.isfinite(rate) and size > 1e-5 and rate > 1e-5 else 1e-4
        return float(min(max(guess, 1e-8), self.clock[CLOCK.longest], stop - self.t))
