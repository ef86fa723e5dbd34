"""Memory of time steps: kernels bound to arrays that the compiled loops share, and motions on their way in it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from closedchain.contact import stepping
from closedchain.contact.arrays import (
    CLOSE,
    COUNTS,
    END,
    LANES,
    NUMBERS,
    STEP,
    CoulombArrays,
    SteppingArrays,
    SteppingGrid,
    Whole,
    memory,
)
from closedchain.contact.modes import ContactLaws
from closedchain.contact.stepping import StepKernels
from closedchain.kernel.calls import aligned_zeros
from closedchain.kernel.loops import CompiledLoop, words
from closedchain.kinematics.evaluate import CLOSED
from closedchain.records import dataclass
from closedchain.simulate.contacts.setting import ContactMachine
from closedchain.simulate.integrators.calls import bound_call
from closedchain.types import Array

TEXT = Path(stepping.__file__).parent / "text"
STEPS, STEPS_WITH_SPIN, SIGHT = (CompiledLoop(TEXT / f"{name}.ll") for name in ("steps", "steps_with_spin", "sight"))
BEYOND_LAST = LANES - 1  # contacts that fill the last vector
GRID = len(SteppingGrid._fields)


@dataclass(frozen=True, eq=False)
class SteppingState:
    """Coordinates, velocities, states of contacts, which ones lie behind a face, and the last impulses."""

    q: Array
    v: Array
    states: Whole
    behind: Any
    p: Array


class SteppingMemory:
    """Kernels of steps bound to arrays, of one run at a time or of all lanes together."""

    def __init__(self, setting: ContactMachine, kernels: StepKernels, lanes: int = 1) -> None:
        self.lanes, self.keep = lanes, list[object]()
        self.coulomb = self._problem(setting.laws)
        self.arrays = self._arrays(setting, kernels)
        own = words(self.arrays, self.coulomb)
        # arguments of the loops: this memory and a grid; a table of these, this memory, lanes, motions, and a goal
        self.table, self.call = (np.array(one, np.int64) for one in (own + [0] * GRID, [0, *own, lanes, 0, 0]))
        self.place, self.call_place = self.table.ctypes.data, self.call.ctypes.data

    def _problem(self, laws: ContactLaws) -> CoulombArrays:
        """Contacts as they are solved carefully, and memory for both ways."""
        m, D, n = len(laws.names), laws.D, len(laws.names) * laws.D
        reals, integers = memory(m, D)
        kinds, room = np.zeros(m, np.int64), aligned_zeros(reals.size * self.lanes)
        rows = np.zeros(n), np.zeros(n * n), np.zeros(n), np.zeros(n)  # along, W, b, p
        return CoulombArrays(kinds, laws.mu.copy(), *rows, room, integers, m, D)

    def _arrays(self, setting: ContactMachine, kernels: StepKernels) -> SteppingArrays:
        """Kernels, and the arrays they are bound to."""
        laws, system, lanes = setting.laws, setting.machine.system, self.lanes
        m, n, nq, nv = len(laws.names), len(laws.names) * laws.D, system.nq, system.nv
        step, end, close = kernels.kernels
        # vectors of four contacts may reach beyond the last one
        out = {port.name: aligned_zeros(port.size * lanes + BEYOND_LAST) for port in step.outputs}
        V = out.get("V", np.zeros(0))
        nw, wide = kernels.w.shape[0], [lanes * size + BEYOND_LAST for size in (nq, nv, 1, n, n, n, nq, 1)]
        w, (q, v, h, p, last, x, q2, error) = aligned_zeros(nw * lanes), map(aligned_zeros, wide)
        calls = np.zeros((3, 4), np.int64)
        calls[STEP] = bound_call(step, [w, q, v, h], list(out.values()), self.keep, lanes)
        calls[END] = bound_call(end, [out["carry"], p, x], [v, q], self.keep, lanes)
        if close is not None:
            calls[CLOSE] = bound_call(close, [out["carry"], q], [q2, error], self.keep, lanes)
        free, behind, states = (np.zeros(m * lanes + BEYOND_LAST, np.int64) for _ in range(3))
        free[:m] = 1
        numbers = np.array([laws.near, laws.slow, laws.bounce, CLOSED * system.size, 0.0, 0.0])
        mu, mu_static, restitution, extents = (
            np.append(one, np.zeros(BEYOND_LAST))
            for one in (laws.mu, laws.mu_static, laws.restitution, laws.extents.T.ravel())
        )
        together = _first_alike([(ends.body, ends.to) for ends in system.contacts], m)
        rank = next((port.size // n for port in step.outputs if port.name == "V"), 0)
        return SteppingArrays(
            calls, w, q, v, h, out["W"], V, out["b"], out["u"], out["gaps"], out["places"], out["reach"], p, last, x,
            q2, error, mu, mu_static, restitution, extents, laws.dry.astype(np.int64), together, free, behind, states,
            np.zeros(nq + nv + n + 2 * lanes), np.zeros(2 * m + lanes, np.int64), np.zeros(n * lanes), np.zeros(1),
            numbers, np.zeros(len(COUNTS), np.int64), nq, nv, nw, rank,
            int(len(set(together)) < len(together)),
        )  # fmt: skip

    def look(self, q: Array, v: Array) -> tuple[Array, Array, Array]:
        """Gaps, places and the diagonal of W at a state."""
        c, (m, D) = self.arrays, (self.coulomb.m, self.coulomb.D)
        c.q[: c.nq], c.v[: c.nv], c.h[0] = q, v, 0.0
        SIGHT.at(self.place)
        if c.rank:
            V = c.V[: c.rank * m * D].reshape(-1, D, m)
            answers = c.W[: D * D * m].reshape(-1, m)[:: D + 1] + (V * V).sum(axis=0)
        else:
            answers = c.W[: (m * D) ** 2 : m * D + 1].reshape(D, m)
        return c.gaps[:m].copy(), c.places[: 2 * m].reshape(2, m).T.ravel(), answers.T.ravel()

    def begin(self, state: SteppingState, scheduled: Any) -> None:
        """Start from a state."""
        c, (m, D) = self.arrays, (self.coulomb.m, self.coulomb.D)
        c.q[: c.nq], c.v[: c.nv], c.p[: m * D] = state.q, state.v, state.p.reshape(m, D).T.ravel()
        c.last[:] = c.p
        c.states[:m], c.behind[:m] = state.states, state.behind
        self.leave_to(scheduled)
        c.numbers[NUMBERS.residual] = c.numbers[NUMBERS.depth] = 0.0
        c.counts[:] = 0
        c.counts[COUNTS.blocked] = -1

    def leave_to(self, scheduled: Any) -> None:
        """Let a schedule say when some contacts hold."""
        self.arrays.free[: self.coulomb.m] = ~np.asarray(scheduled, bool)

    @property
    def state(self) -> SteppingState:
        """Where it is."""
        c, (m, D) = self.arrays, (self.coulomb.m, self.coulomb.D)
        p = c.p[: m * D].reshape(D, m).T.ravel()
        return SteppingState(c.q[: c.nq].copy(), c.v[: c.nv].copy(), c.states[:m].copy(), c.behind[:m] != 0, p)


def _first_alike(pairs: list[tuple[int, int]], count: int) -> Whole:
    """The number of the first contact between the same two bodies; what is no contact is alone."""
    return np.array([*map(pairs.index, pairs), *range(len(pairs), count + BEYOND_LAST)], np.int64)


@dataclass(eq=False)
class SteppingCourse:
    """One motion on its way: its memory, grid of times and samples, inputs, and how far inputs are tabulated."""

    room: SteppingMemory
    grid: SteppingGrid
    u: Array
    turn: int = 0  # the step before which inputs change
    tabulated: int = 0

    def __post_init__(self) -> None:
        self.room.table[-GRID:] = words(self.grid)

    @property
    def done(self) -> int:
        """Steps made."""
        return int(self.room.arrays.counts[COUNTS.made])


def advance(courses: Sequence[SteppingCourse], goal: int, wide: SteppingMemory | None = None) -> None:
    """Steps of one motion, or of several side by side, up to a goal."""
    tables, room = np.array([course.room.place for course in courses], np.int64), wide or courses[0].room
    room.call[0], room.call[-2], room.call[-1] = tables.ctypes.data, len(courses), goal
    (STEPS if room.coulomb.D == 3 else STEPS_WITH_SPIN).at(room.call_place)
