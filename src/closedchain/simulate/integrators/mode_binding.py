"""Equations of modes of contacts as calls for compiled integrators: kernels and coefficients bound to fixed arrays."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from closedchain.contact.arrays import CoulombArrays, memory
from closedchain.contact.modes import CREEP, GLIDE, TURN, ContactLaws, ContactPhase
from closedchain.contact.operator import OUTPUTS
from closedchain.contact.problem import SOLVE
from closedchain.kernel import Kernel
from closedchain.kernel.loops import CompiledLoop, words
from closedchain.simulate.equations import Equations
from closedchain.simulate.integrators.calls import bound_call
from closedchain.simulate.integrators.registers import (
    KERNELS,
    MODE_CALLS,
    MODE_FLAGS,
    MODE_TASKS,
    Integers,
    MachineArrays,
    ModeArrays,
)
from closedchain.types import Array

LOOP = CompiledLoop(Path(__file__).parent / "text" / "mode.ll")
TAIL = 8  # works of contacts and of impacts, six impulses: the end of y


class ModeBinding:
    """Arrays of a mode, and rows of calls that solve its equations."""

    def __init__(
        self, equations: Equations, laws: ContactLaws, arrays: MachineArrays, parameters: Array, watch: Kernel | None
    ) -> None:
        self.laws, self.keep = laws, list[object]()
        self.arrays = self._arrays(equations, arrays, parameters, watch)
        m, D = len(laws.names), laws.D
        c, (reals, integers) = self.arrays, memory(m, D)
        kinds, rows = np.zeros(m, np.int64), (np.zeros(m * D), np.zeros((m * D) ** 2), np.zeros(m * D), np.zeros(m * D))
        self.coulomb = CoulombArrays(kinds, np.zeros(m), *rows, reals, integers, m, D)
        c.calls[MODE_CALLS.solve] = self._loop(SOLVE, words(self.coulomb, c.reach, np.inf, c.residual), [])
        calls, self._own = arrays.calls, words(self.arrays, self.coulomb)
        calls[KERNELS.rhs] = self._task(MODE_TASKS.respond, [arrays.dy, arrays.pivot])
        calls[KERNELS.first] = calls[KERNELS.rhs]
        calls[KERNELS.close] = self._task(MODE_TASKS.close, [arrays.closed, arrays.error, arrays.pivot])
        calls[KERNELS.watch] = self._task(MODE_TASKS.watch, [arrays.g])
        calls[KERNELS.prepare] = self._task(MODE_TASKS.prepare, [])
        calls[KERNELS.turned] = self._task(MODE_TASKS.turned, [])

    def load(self, phase: ContactPhase, scheduled: Array, behind: Array) -> None:
        """Take a mode."""
        c = self.arrays
        c.states[:], c.along[:], c.steady[:], c.held[:] = phase.states, phase.along.ravel(), phase.steady, phase.held
        c.scheduled[:], c.behind[:] = scheduled, behind
        c.flags[[MODE_FLAGS.shared, MODE_FLAGS.known, MODE_FLAGS.grave]] = phase.shared, 0, 0

    def _task(self, task: int, outputs: Sequence[Array]) -> list[int]:
        table = np.array([array.ctypes.data for array in (*outputs, np.zeros(1))], np.int64)
        return self._loop(LOOP, [task, table.ctypes.data, *self._own], [table])

    def _loop(self, loop: CompiledLoop, given: list[int], outputs: list[Integers]) -> list[int]:
        """A row of calls for a loop in the place of a kernel."""
        table = np.array(given, np.int64)
        self.keep += [loop, table, *outputs]
        return [loop.kernel, table.ctypes.data, outputs[0].ctypes.data if outputs else 0, 0]

    def _arrays(self, e: Equations, b: MachineArrays, p: Array, watch: Kernel | None) -> ModeArrays:
        laws, system, operator = self.laws, e.machine.system, e.operator()
        m, D, nq, nv, none = len(laws.names), laws.D, system.nq, system.nv, np.zeros(1)
        n, calls = m * D, np.zeros((len(MODE_CALLS), 4), np.int64)
        outputs = {port.name: np.zeros(max(1, port.size)) for port in operator.outputs}
        given = [b.t, b.y, b.u, p]
        calls[MODE_CALLS.operator] = bound_call(operator, given, list(outputs.values()), self.keep)
        pivot_closed, row, shift, moved, level = np.ones(1), np.zeros(nq + nv), np.zeros(nv), np.zeros(nq), np.zeros(1)
        if e.closes:
            closing = e.closing(True)
            calls[MODE_CALLS.close] = bound_call(closing, [b.y, p], [b.closed, b.error, pivot_closed], self.keep)
        calls[MODE_CALLS.moved] = bound_call(e.moved(), [row, shift], [moved], self.keep)
        calls[MODE_CALLS.energy] = bound_call(e.level(), [row], [level], self.keep)
        if watch is not None:
            calls[MODE_CALLS.watch] = bound_call(watch, given, [b.g], self.keep)
        numbers = np.array([laws.near, laws.slow, laws.gentle, GLIDE * laws.slow, CREEP * laws.slow, TURN])
        whole = [np.zeros(m, np.int64) for _ in range(5)]
        states, steady, held, scheduled, behind = whole
        room = np.zeros((8, n))
        found = ModeArrays(  # type: ignore[call-arg]
            calls, b.t, b.y, b.g, b.limits, b.noted, b.evidence, b.closed, b.error, pivot_closed,
            *(outputs[name] for name in OUTPUTS),  # type: ignore[arg-type]
            row, shift, moved, level, none.copy(),
            states, np.zeros(n), steady, held, scheduled, behind, laws.dry.astype(np.int64), laws.mu.astype(float),
            laws.mu_static.astype(float), laws.force.astype(float), laws.extents.ravel().astype(float), numbers,
            np.zeros(len(MODE_FLAGS), np.int64), room[0], room[1], np.zeros(n, np.int64), np.zeros(n * n),
            np.zeros(n * n), np.zeros(max(n, D)), room[3], room[4], np.zeros(1 + e.size), np.zeros(e.size + TAIL),
            nq, nv, e.size, m, D, e.contacts.multipliers, 0 if watch is None else watch.outputs[0].size,
        )  # fmt: skip
        self.keep += [found, b, p]
        return found
