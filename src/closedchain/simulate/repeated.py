"""Runs that differ from an earlier one in their numbers only: its solver is kept, and registers are filled again.

Making solver, bindings and record takes ten times as long as a few steps do. They are kept by question (method,
integrator, tolerances, events, ...) for explicit integrators and forces given by number. What is out of the ordinary
(loops open at the start, an event, a singularity) is left to `loop.simulate` from the start on, and the question is no
longer kept; all else is bitwise the same as its result.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from contextlib import ExitStack
from typing import Any

import numpy as np

from closedchain.kinematics.state import State
from closedchain.progress import Interruption
from closedchain.simulate.equations import WORKS
from closedchain.simulate.events import Ending, EndingKind
from closedchain.simulate.inputs import Inputs
from closedchain.simulate.integrators.registers import COUNTS, STATUS, TASKS
from closedchain.simulate.integrators.tableaus import EXPLICIT
from closedchain.simulate.loop import Loop
from closedchain.simulate.observer import Observer
from closedchain.simulate.problem import Checkpoint, Problem, Samples, check_duration
from closedchain.simulate.run import Run
from closedchain.simulate.solver import Chunk
from closedchain.types import Array

MOST = 16  # questions that are kept
CLOSED = 4e-13  # of the machine's size: loops of a start that are open so far in every row need no word
MOVED = 1e-11  # rad, of the size: corrections of coordinates whose loops were closed
MOVING = 1e-9  # of velocities: by how much those that keep loops closed may differ from the ones given


class RepeatedRuns:
    """Solvers of earlier runs by question, each used by one run at a time."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, list[PreparedRun] | None] = {}  # None: runs of this question are not repeated
        self._problems: dict[Hashable, Problem] = {}

    def keep(self, question: Hashable, problem: Problem) -> None:
        """Runs that ask this again can be repeated, if runs of this kind can be."""
        if question in self._kept or not _by_number(problem.actuation):
            return
        while len(self._kept) >= MOST:
            oldest = next(iter(self._kept))
            del self._kept[oldest], self._problems[oldest]
        self._kept[question], self._problems[question] = [] if _plain(problem) else None, problem

    def run(self, question: Hashable, state: State, duration: float, actuation: Any) -> Run | None:
        """The run; None if it must be made in the usual way."""
        try:
            idle = self._kept.get(question)
        except TypeError:  # what cannot be looked up is no question; the usual way says why
            return None
        if idle is None or not _by_number(actuation):
            return None
        duration = check_duration(duration)
        try:
            prepared = idle.pop()
        except IndexError:
            prepared = PreparedRun(self._problems[question])
        found = prepared.run(state, duration, actuation) if prepared.takes(state) else None
        if found is None and prepared.began:
            self._kept[question] = None
        elif prepared.unchanged:
            idle.append(prepared)
        return found


def _plain(problem: Problem) -> bool:
    """Whether runs are like each other but for state, duration and forces."""
    method, options, system = problem.method, problem.options, problem.simulator.machine.kinematics.system
    exact = method.exact and not method.prescribed and problem.projected and not system.flexible_bodies
    return exact and options.integrator in EXPLICIT and not options.progress and problem.coordinates == "tree"


def _by_number(actuation: Any) -> bool:
    """Whether forces are constant numbers: equations under a law are others."""
    values = actuation.values() if isinstance(actuation, Mapping) else (actuation,)
    return all(value is None or isinstance(value, float | int | list | tuple | np.ndarray) for value in values)


class PreparedRun:
    """A solver with its arrays, and what its registers held before the start."""

    def __init__(self, problem: Problem) -> None:
        self.problem, self.loop = problem, Loop(problem)
        loop, solver, system = self.loop, self.loop.solver, self.loop.kinematics.system
        self._possible = not solver.by_python and loop.law is None and not loop.inputs[0].memory.size
        self._fresh = solver.clock.copy(), solver.counts.copy(), loop.binding.arrays.limits.copy()
        self._observer = Observer(problem.simulator.machine, loop.inputs[0], loop.equations)
        self._nq, self._nv, self._size, self._t = system.nq, system.nv, system.size, solver.t
        self._chosen = problem.method.chosen(problem.simulator.machine)
        self._without_forces = loop.inputs[0] if problem.actuation is None else None
        self.began = False  # whether the last run came beyond its start

    @property
    def unchanged(self) -> bool:
        """Whether the next run finds it as the first did: no fallback was compiled, no open loops accepted."""
        return not (self.loop.binding.fallback or self.loop.binding.open)

    def takes(self, state: State) -> bool:
        """Whether a state is one of this machine, as far as that is seen at once."""
        return self._possible and isinstance(state, State) and state.kinematics is self.loop.kinematics

    def run(self, state: State, duration: float, actuation: Any) -> Run | None:
        """A run from the start; None if anything is out of the ordinary."""
        inputs, self.began = self._inputs(actuation, duration), False
        if inputs is None or not self._begin(state, inputs):
            return None
        self.began = True
        p, solver = self.problem, self.loop.solver
        self._asked = Problem(p.simulator, p.method, state, duration, actuation, p.options)
        chunks: list[Chunk] = [(np.array([self._t]), solver.y[None].copy(), solver.out[2][:1])]
        end, held_back, checkpoint, interruption = solver.snapped(self._t + duration), False, None, Interruption()
        with ExitStack() as stack:
            while solver.t < end:
                status, chunk = solver.advance(end, not held_back)
                chunks.append(chunk)
                if status == STATUS.before_stop:
                    held_back, checkpoint = True, self._here(chunks)
                elif status == STATUS.full and len(chunks) == 2:
                    stack.enter_context(interruption)  # the first store of samples is soon filled
                elif status not in (STATUS.done, STATUS.full):
                    return None
                interruption.end("the simulation", lambda: self._result(inputs, chunks, None, "interrupted"))
                if solver.stalled(end):
                    return None
        return self._result(inputs, chunks, checkpoint, "complete")

    def _inputs(self, actuation: Any, duration: float) -> Inputs | None:
        """What acts on the machine, if it does so in one piece."""
        if actuation is None and self._without_forces is not None:
            return self._without_forces
        inputs = self.problem.simulator.inputs(actuation, self.problem.options, duration)
        same = inputs.key == self.loop.equations.inputs.key
        return inputs if same and len(inputs.pieces.ends) == 1 else None

    def _begin(self, state: State, inputs: Inputs) -> bool:
        """Fill the registers and close the loops of the start; whether these were closed."""
        loop, solver, arrays = self.loop, self.loop.solver, self.loop.binding.arrays
        solver.clock[:], solver.counts[:], arrays.limits[:] = self._fresh
        solver.mark, solver.slow, solver.infinite = (0, self._t), False, False
        y, after, nq, nv = solver.y, solver.step.y1, self._nq, self._nv
        y[:nq], y[nq : nq + nv], y[nq + nv :] = state.q, state.v, 0.0
        arrays.error[:], after[:] = 0.0, y
        loop.binding.set_inputs(float(inputs.pieces.origins[0]), inputs.pieces.coefficients[0])
        solver.serve(TASKS.close)
        # corrections are also seen where a second one hides how far loops were open before
        still = _largest(after[:nq] - state.q) <= MOVED * max(self._size, 1.0)
        changed = _largest(after[nq : nq + nv] - state.v)
        kept = changed <= MOVING * self._size or changed <= MOVING * _largest(state.v)
        closed = still and kept and arrays.error[0] <= CLOSED * self._size
        if closed:
            y[:] = after
            if solver.last.size:
                solver.watch()
        return bool(closed)

    def _here(self, chunks: list[Chunk]) -> Checkpoint:
        stored = sum(len(times) for times, _, _ in chunks)
        return Checkpoint(*self.loop.solver.memory(), stored, self.loop.held.copy(), 0, 0)

    def _result(self, inputs: Inputs, chunks: list[Chunk], checkpoint: Checkpoint | None, kind: EndingKind) -> Run:
        loop, solver = self.loop, self.loop.solver
        times, y, dense = (np.concatenate(column) for column in zip(*chunks, strict=True))
        y[-1] = solver.y
        loop.inputs, loop.notes = [inputs], []
        samples = Samples(times, y, loop.inputs_at(times), dense, np.zeros(len(times), np.int64))
        t, nq = solver.t, self._nq
        state = State(loop.kinematics, solver.y[:nq], solver.y[nq : nq + self._nv])
        ending = Ending(kind, t, state, f"{kind} at {t:.12g} s")
        observer = self._observer
        if inputs is not observer.inputs:
            observer = Observer(observer.machine, inputs, observer.equations)
        changed = loop.binding.fallback or loop.binding.open or self._chosen or inputs.notes
        notes = loop.all_notes() if changed or solver.counts[COUNTS.rough] else []
        notes += loop.unexplained(samples)
        checkpoint = self._here(chunks) if checkpoint is None else checkpoint
        return Run((observer,), samples, WORKS, ending, (), loop.statistics(), notes, self._asked, checkpoint)


def _largest(values: Array) -> float:
    """The largest size of a value."""
    return max(float(values.max()), -float(values.min())) if values.size else 0.0
