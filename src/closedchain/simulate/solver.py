"""One integration in progress: kernels bound to work memory, the clock, and the samples it leaves behind."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.method import Method
from closedchain.kernel import Kernel
from closedchain.simulate import explicit as ex
from closedchain.simulate.actuation import Pieces
from closedchain.simulate.equations import WORKS, Equations
from closedchain.simulate.stepping import Closing, Field, Room, Table, Watch, close, evaluate
from closedchain.simulate.tableaus import Tableau

Array = NDArray[np.float64]

ENOUGH = 1e-6  # relative pivot below which the robust order is asked
SINGULAR = 1e-10  # and below which no answer is trusted
CLOSED = 1e-9  # loop error relative to the machine's size after which one correction reaches rounding
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
class Bound:
    """Kernels of the equations with their work memory, for a number of lanes."""

    equations: Equations
    pieces: Pieces
    parameters: Array
    watch_kernel: Kernel | None
    directions: Array
    lanes: int = 1
    robust: Method | None = None
    singular: float = SINGULAR

    def __post_init__(self) -> None:
        self.keep: list[Kernel] = []
        self.held = np.zeros(self.pieces.coefficients.shape[1] * self.lanes)
        self.other = self.equations.method.fallback()
        self.field, self.closing, self.watch = self._field(), self._closing(), self._watch()

    def use_fallback(self) -> None:
        """Compile the robust order, from now on asked where pivots are small."""
        self.robust = self.other
        self.field, self.closing = self._field(), self._closing()

    def _code(self, kernel: Kernel) -> tuple[int, int]:
        self.keep.append(kernel)
        if self.lanes == 1:
            return kernel.address, kernel.work_size
        return kernel.lanes_address, kernel.batch_work_size

    def _pair(self, first: Kernel, second: Kernel | None) -> tuple[int, int, Array]:
        address, size = self._code(first)
        other, other_size = (0, 0) if second is None else self._code(second)
        return address, other, np.empty(max(size, other_size, 1))

    def _field(self) -> Field:
        e, n, lanes = self.equations, self.equations.size, self.lanes
        address, other, work = self._pair(e.rhs(e.method), None if self.robust is None else e.rhs(self.robust))
        enough = self.singular if self.other is None else max(ENOUGH, self.singular)
        return Field(
            address,
            other,
            enough,
            self.singular,
            self.pieces.origins,
            self.pieces.ends,
            np.ascontiguousarray(self.pieces.coefficients),
            self.held,
            np.ascontiguousarray(np.repeat(self.parameters, lanes) if self.parameters.ndim == 1 else self.parameters),
            np.zeros(lanes),
            np.zeros(self.held.size),
            np.ones(lanes),
            np.zeros(n * lanes),
            np.ones(lanes),
            work,
        )

    def _closing(self) -> Closing:
        e, n, lanes = self.equations, self.equations.size, self.lanes
        system = e.machine.kinematics.system
        if not (e.projected and system.nc) and system.nq == system.nv:
            return Closing(0, 0, 0.0, 0.0, 0.0, np.zeros(n), np.zeros(lanes), np.ones(lanes), np.zeros(1))
        robust = e.closing(True) if self.robust is not None else None
        address, other, work = self._pair(e.closing(self.other is None), robust)
        tolerance = CLOSED * system.size
        room = np.zeros(n * lanes), np.zeros(lanes), np.ones(lanes)
        return Closing(address, other, ENOUGH if self.other else 0.0, self.singular, tolerance, *room, work)

    def _watch(self) -> Watch:
        count = self.directions.size
        last, now = np.zeros(count), np.zeros(count)
        if self.watch_kernel is None:
            return Watch(0, self.directions, last, now, np.zeros(1))
        address, size = self._code(self.watch_kernel)
        return Watch(address, self.directions, last, now, np.empty(max(size, 1)))


@dataclass(eq=False)
class Mark:
    """A place from which a run goes on as if it had never ended."""

    clock: Array
    count: NDArray[np.int64]
    y: Array
    last: Array

    def copy(self) -> Mark:
        """An independent copy."""
        return Mark(self.clock.copy(), self.count.copy(), self.y.copy(), self.last.copy())


class ExplicitSolver:
    """Integration by an explicit Runge–Kutta method."""

    def __init__(self, bound: Bound, tableau: Tableau, accuracy: Accuracy, t: float, y: Array, dense: bool) -> None:
        self.bound, self.tableau, self.y = bound, tableau, y.copy()
        m = tableau
        self.table = Table(m.A, m.b, m.c, m.core, m.dense, m.error, m.error_low, max(m.error_order, 1))
        self.clock, self.count = np.zeros(ex.CLOCK_SIZE), np.zeros(ex.COUNT_SIZE, dtype=np.int64)
        a = accuracy
        self.clock[[ex.T, ex.GRID]] = t
        self.clock[[ex.STEP, ex.RTOL, ex.ATOL, ex.LONGEST]] = a.step, a.rtol, a.atol, a.longest
        self.clock[[ex.ERROR, ex.PIVOT]] = 1e-4, 1.0
        system = bound.equations.machine.kinematics.system
        self.count[[ex.FRESH, ex.MEASURED, ex.DENSE, ex.LIMIT]] = 1, system.nq + system.nv, int(dense), a.most
        self.count[ex.PIECE] = np.searchsorted(bound.pieces.ends, t, side="right")
        n, stages = y.size, m.A.shape[0]
        self.room = Room(np.zeros((stages, n)), np.zeros(n), np.zeros(n), np.zeros(n))
        degree = m.dense.shape[1] if dense else 0
        self.out = (np.zeros(CHUNK), np.zeros((CHUNK, n)), np.zeros((CHUNK, n, degree)))
        self.mark = Mark(self.clock.copy(), self.count.copy(), self.y.copy(), bound.watch.last.copy())
        close(bound.closing, self.y)

    @property
    def t(self) -> float:
        """Where the integration is."""
        return float(self.clock[ex.T])

    def advance(self, end: float) -> tuple[int, tuple[Array, Array, Array]]:
        """Go on towards the end; returns why it stopped and the samples made: times, states, polynomials."""
        self.clock[ex.END] = self._snapped(end)
        self.count[[ex.STORED, ex.MARKED]] = 0
        if self.clock[ex.STEP] == 0 and self.clock[ex.H] == 0:
            self.clock[ex.H] = self._first_step(end)
        while True:
            m, b = self.mark, self.bound
            saved = (m.clock, m.count, m.y, m.last)
            arguments = (b.field, b.closing, b.watch, self.clock, self.count, self.y, self.room, saved, self.out)
            code = int(ex.advance(self.table, *arguments))
            if code != ex.NEED_FALLBACK:
                break
            b.use_fallback()
        rows = int(self.count[ex.STORED])
        return code, (self.out[0][:rows].copy(), self.out[1][:rows].copy(), self.out[2][:rows].copy())

    def restore(self, mark: Mark) -> None:
        """Go back to a mark."""
        self.clock[:], self.count[:], self.y[:] = mark.clock, mark.count, mark.y
        self.bound.watch.last[:] = mark.last

    def _snapped(self, end: float) -> float:
        """The end, on the fixed grid where it is meant to be."""
        step, grid = self.clock[ex.STEP], self.clock[ex.GRID]
        if step == 0:
            return end
        index = round((end - grid) / step)
        point = grid + index * step
        return float(point) if abs(point - end) < 1e-9 * step else end

    def _first_step(self, end: float) -> float:
        """A step after which y has changed by a hundredth of itself."""
        measured = int(self.count[ex.MEASURED])
        evaluate(self.bound.field, int(self.count[ex.PIECE]), self.t, self.y, self.room.k[0])
        y, dy = self.y[:measured], self.room.k[0][:measured]
        scale = self.clock[ex.ATOL] + self.clock[ex.RTOL] * np.abs(y)
        size, rate = np.sqrt(np.mean((y / scale) ** 2)), np.sqrt(np.mean((dy / scale) ** 2))
        guess = 0.01 * size / rate if np.isfinite(rate) and size > 1e-5 and rate > 1e-5 else 1e-4
        return float(min(max(guess, 1e-8), self.clock[ex.LONGEST], end - self.t))


def start_vector(equations: Equations, q: Array, v: Array) -> Array:
    """y at the start: no work done yet."""
    return np.concatenate([q, v, np.zeros(len(WORKS))])
