"""One integration in progress: the clock, the state, the samples it leaves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from closedchain.simulate import sundials
from closedchain.simulate.events import crossed
from closedchain.simulate.integrators import explicit as ex
from closedchain.simulate.integrators import stepping as st
from closedchain.simulate.integrators.binding import Binding
from closedchain.simulate.integrators.schemes import Scheme
from closedchain.types import Array

Chunk = tuple[Array, Array, Array]

LOCATED = 1e-12  # s, how narrowly an event is bracketed
CHUNK = 2048


@dataclass(frozen=True)
class Accuracy:
    """How steps are chosen: a fixed step (s; 0: error control with relative and absolute tolerance)."""

    step: float = 0.0
    rtol: float = 1e-12
    atol: float = 1e-12
    longest: float = np.inf
    most: int = 10_000_000


@dataclass(eq=False)
class Mark:
    """A place from which a run goes on as if it had never ended."""

    clock: Array
    count: NDArray[np.int64]
    y: Array
    last: Array


@dataclass(frozen=True, eq=False)
class Checkpoint:
    """What a run needs to go on as if it had never ended.

    samples: how many of its samples lie before     held: answer of a sampled law, asked so many times
    drive: number of the drive at work
    """

    mark: Mark
    samples: int
    held: Array
    drive: int
    asked: int


class Solver:
    """Integration by a compiled scheme; `ask` gives event functions that follow the compiled ones and need Python."""

    def __init__(
        self,
        binding: Binding,
        scheme: Scheme,
        accuracy: Accuracy,
        t: float,
        y: Array,
        dense: bool,
        direction: Array,
        ask: Callable[[float, Array], Array] | None = None,
    ) -> None:
        self.binding, self.scheme, self.method, self.ask = binding, scheme, scheme.method, ask
        self.y, self.direction, self.last = y.copy(), direction, np.zeros(direction.size)
        self.clock, self.count = np.zeros(ex.CLOCK_SIZE), np.zeros(ex.COUNT_SIZE, dtype=np.int64)
        a, system = accuracy, binding.equations.machine.kinematics.system
        self.clock[[ex.T, ex.GRID]] = t
        self.clock[[ex.STEP, ex.RTOL, ex.ATOL, ex.LONGEST]] = a.step, a.rtol, a.atol, a.longest
        self.clock[[ex.ERROR, ex.PIVOT]] = 1e-4, 1.0
        self.count[[ex.MEASURED, ex.DENSE, ex.MOST]] = system.nq + system.nv, int(dense), a.most
        n = y.size
        self.room = st.Room(np.zeros((scheme.stages, n)), np.zeros(n), np.zeros(n))
        self.infinite, self.most, self.answers = False, CHUNK, np.zeros(0)
        self.out = self._new_store(scheme.degree if dense else 0)

    @property
    def t(self) -> float:
        """Where the integration is."""
        return float(self.clock[ex.T])

    def begin(self) -> None:
        """Close the loops of the start and note where event functions stand."""
        self.room.y1[:] = self.y
        self.serve(ex.CLOSE)
        self.y[:] = self.room.y1
        self.watch()

    def watch(self) -> None:
        """Note where event functions stand."""
        self.room.y1[:] = self.y
        self._look(0.0)
        self._note()

    def advance(self, stop: float, hold_back: bool) -> tuple[int, Chunk]:
        """Go on towards a stop (with `hold_back` until the step before it); why it ended, and the samples made."""
        self.clock[ex.STOP] = stop
        self.count[[ex.STORED, ex.HOLD_BACK]] = 0, int(hold_back)
        if self.clock[ex.STEP] == 0 and self.clock[ex.H] == 0:
            self.clock[ex.H] = self._first_step(stop)
        ended = ex.NEED_ROBUST
        while ended == ex.NEED_ROBUST:
            ended = self._advance() if self.ask is None else self._advance_asking()
            if ended == ex.NEED_ROBUST:
                self.binding.use_robust()
        return ended, self._chunk()

    def _advance(self) -> int:
        return self.serve(ex.ADVANCE) if self.scheme.outside is None else sundials.advance(self)

    def _advance_asking(self) -> int:
        """One step after the other, until a function that Python is asked for has crossed zero in the last."""
        ended = ex.FULL
        while ended == ex.FULL and self.count[ex.STORED] < CHUNK:
            before, self.most = self.mark(), int(self.count[ex.STORED]) + 1
            ended, h = self._advance(), float(self.clock[ex.TRIED])
            if self.count[ex.STORED] == before.count[ex.STORED]:
                break
            self.room.y1[:] = self.y
            if self._asked(self.t):
                self.restore(before)
                self.clock[ex.TRIED] = h
                return ex.EVENT
            self._note()
        return ended

    def serve(self, task: int, h: float = 0.0) -> int:
        """Let compiled code do something at the present time, or with a step of h from it."""
        self.clock[ex.TRIED] = h
        course = ex.Course(self.clock, self.count, self.y, self.last, self.direction, *self.out, self.most)
        return int(ex.serve(task, self.method, self.binding.code, course, self.room))

    def locate(self, event: bool) -> tuple[int, Chunk]:
        """Find the event, or the longest step that can be made, within the step in question, and go there."""
        low, high, t = 0.0, float(self.clock[ex.TRIED]), self.t
        while high - low > LOCATED:
            middle = (low + high) / 2
            if self._try(middle) or (event and self._look(middle)):
                high = middle
            else:
                low = middle
        found = high if event else low
        if found == 0.0 or self._try(found):
            return 0, self._chunk(0)
        which = self._look(found)
        self._note()
        self.count[ex.STORED] = 0
        if self.scheme.outside is not None:
            sundials.store(self, found)
        else:
            self.serve(ex.STORE, found)
        self.clock[ex.T] = t + found
        return which, self._chunk()

    def _look(self, h: float) -> int:
        """Which event (counted from 1; 0: none) has come in a tried step of h."""
        compiled, other = self.serve(ex.LOOK, h), self._asked(self.t + h)
        return compiled or other

    def _asked(self, t: float) -> int:
        """Which of the functions that Python is asked for has crossed zero by room.y1."""
        if self.ask is None:
            return 0
        first, self.answers = self.binding.code.events, self.ask(t, self.room.y1)
        which = crossed(self.last[first:], self.answers, self.direction[first:])
        return first + which if which else 0

    def _note(self) -> None:
        """Keep the values of event functions where they were looked at."""
        first = self.binding.code.events
        self.last[:first], self.last[first:] = self.binding.code.g, self.answers

    def mark(self) -> Mark:
        """Remember this place."""
        return Mark(self.clock.copy(), self.count.copy(), self.y.copy(), self.last.copy())

    def restore(self, mark: Mark) -> None:
        """Go back to a mark."""
        self.clock[:], self.count[:], self.y[:], self.last[:] = mark.clock, mark.count, mark.y, mark.last

    def snapped(self, end: float) -> float:
        """The end, moved by rounding onto the fixed grid where it is meant to be."""
        step, grid = self.clock[ex.STEP], self.clock[ex.GRID]
        point = end if step == 0 else float(grid + round((end - grid) / step) * step)
        return point if abs(point - end) < 1e-9 * step else end

    def _try(self, h: float) -> bool:
        if self.scheme.outside is not None:
            came = sundials.attempt(self, h)
        else:
            came = self.serve(ex.TRY, h)
        if came != st.GOOD:
            self.infinite = came == st.INFINITE
        return came != st.GOOD

    def last_pivot(self) -> float:
        """The smallest pivot of the last answer."""
        return float(self.binding.code.pivot.min())

    def _chunk(self, rows: int | None = None) -> Chunk:
        n = int(self.count[ex.STORED]) if rows is None else rows
        times, states, dense = (column[:n] for column in self.out)
        if n < CHUNK // 4:
            return times.copy(), states.copy(), dense.copy()
        self.out = self._new_store(dense.shape[2])
        return times, states, dense

    def _new_store(self, degree: int) -> Chunk:
        return np.empty(CHUNK), np.empty((CHUNK, self.y.size)), np.empty((CHUNK, self.y.size, degree))

    def _first_step(self, stop: float) -> float:
        """A step after which y has changed by a hundredth of itself."""
        measured = int(self.count[ex.MEASURED])
        self.room.y1[:], self.count[ex.STAGE] = self.y, 0
        self.serve(ex.EVALUATE)
        y, dy = self.y[:measured], self.room.k[0][:measured]
        scale = self.clock[ex.ATOL] + self.clock[ex.RTOL] * np.abs(y)
        size, rate = np.sqrt(np.mean((y / scale) ** 2)), np.sqrt(np.mean((dy / scale) ** 2))
        guess = 0.01 * size / rate if np.isfinite(rate) and size > 1e-5 and rate > 1e-5 else 1e-4
        return float(min(max(guess, 1e-8), self.clock[ex.LONGEST], stop - self.t))
