"""Runs that differ from an earlier one in their numbers only: its solver is kept, and registers are filled again.

Making solver, bindings and record takes ten times as long as a few steps do. They are kept by question (method,
integrator, tolerances, events, coordinates, ...) and by the expressions of what acts, for explicit integrators. What is
out of the ordinary (loops open at the start, an event, a singularity) is left to `loop.simulate` from the start on, and
the question is no longer kept; all else is bitwise the same as its result. The result is made when it is read.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from copy import copy
from dataclasses import replace
from functools import cached_property
from typing import Any

import numpy as np

from closedchain.kinematics.state import State
from closedchain.progress import Interruption
from closedchain.simulate.coordinates import independent_velocities
from closedchain.simulate.equations import WORKS
from closedchain.simulate.events import Ending, EndingKind, Event
from closedchain.simulate.inputs import Inputs, Pieces
from closedchain.simulate.integrators.registers import LIMITS, STATUS, TASKS
from closedchain.simulate.integrators.tableaus import EXPLICIT
from closedchain.simulate.laws.law_key import law_key
from closedchain.simulate.loop import Loop, simulate
from closedchain.simulate.observer import Observer
from closedchain.simulate.problem import (
    Checkpoint,
    OutputTimes,
    Problem,
    Record,
    Samples,
    SimulationOptions,
    check_duration,
)
from closedchain.simulate.run import Run, made_later
from closedchain.simulate.solver import Chunk, Memory
from closedchain.types import Array

Asked = tuple[float, Any, SimulationOptions | None]  # duration (s), actuation, options if not those of the first run
MOST = 16  # questions that are kept
CLOSED = 4e-13  # of the machine's size: loops of a start that are open so far in every row need no word
MOVED = 1e-11  # rad, of the size: corrections of coordinates whose loops were closed
MOVING = 1e-9  # of velocities: by how much those that keep loops closed may differ from the ones given
FOLLOWED = 1e-13  # rad, of the size: by how much closed forms of legs may differ from a start whose loops are closed


class RepeatedRuns:
    """Solvers of earlier runs by question, each used by one run at a time."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, list[PreparedRun] | None] = {}  # None: runs of this question are not repeated
        self._problems: dict[Hashable, tuple[Problem, Inputs]] = {}

    def with_events(self, question: Hashable, events: Sequence[Event]) -> Hashable | None:
        """The question of runs that watch for events; None where these may change unseen."""
        if not isinstance(events, list | tuple) or not all(type(event) is Event for event in events):
            return None
        key = law_key(*[part for e in events for part in (e.name, e.direction, e.then, e.function)])
        return None if key is None else (question, key)

    def quick(self, question: Hashable, state: State, duration: float, forces: Any) -> Run | None:
        """The run under forces given by number; None if it must be asked for in the usual way."""
        try:
            idle = self._kept.get(question)
        except TypeError:  # what cannot be looked up is no question; the usual way says why
            return None
        if idle is None or type(duration) not in (float, int) or not 0 < duration < np.inf:
            return None
        return self._again(question, idle, state, (duration, forces, None), None)

    def run(self, question: Hashable, problem: Problem) -> Run:
        """The run of a problem; its options, but for what acts and when samples are kept, are in the question."""
        check_duration(problem.duration, problem.options.step)
        inputs, simulator = problem.inputs(), problem.simulator
        # sampled laws are evaluated in Python; their expressions are those of forces given by number
        if question is None or inputs.sampled is not None:
            return simulate(problem, inputs)
        key = question if inputs.key == simulator.given_forces.key else (question, inputs.key)
        try:
            idle, known = self._kept.get(key), key in self._kept
        except TypeError:
            return simulate(problem, inputs)
        if idle is not None and len(inputs.pieces.ends) == 1:
            asked = problem.duration, problem.actuation, problem.options
            run = self._again(key, idle, problem.state, asked, inputs)
            if run is not None:
                return run
        run = simulate(problem, inputs)
        if not known:
            self._keep(key, problem, inputs)
        return run

    def _keep(self, key: Hashable, problem: Problem, inputs: Inputs) -> None:
        """Runs that ask this again can be repeated, if runs of this kind can be."""
        while len(self._kept) >= MOST:
            oldest = next(iter(self._kept))
            del self._kept[oldest], self._problems[oldest]
        self._kept[key], self._problems[key] = [] if _plain(problem) else None, (problem, inputs)

    def _again(
        self, key: Hashable, idle: list[PreparedRun], state: State, asked: Asked, inputs: Inputs | None
    ) -> Run | None:
        try:
            prepared = idle.pop()
        except IndexError:
            prepared = PreparedRun(*self._problems[key])
        found = prepared.run(state, asked, inputs)
        if found is None and prepared.began:
            self._kept[key] = None
        elif prepared.unchanged:
            idle.append(prepared)
        return found


def _plain(problem: Problem) -> bool:
    """Whether runs are like each other but for state, duration, forces and parameters."""
    method, options, system = problem.method, problem.options, problem.simulator.machine.kinematics.system
    exact = method.exact and not method.prescribed and problem.projected and not system.flexible_bodies
    return exact and options.integrator in EXPLICIT and not options.progress


class PreparedRun:
    """A solver with its arrays, and what its registers held before the start."""

    def __init__(self, problem: Problem, inputs: Inputs) -> None:
        self.problem, self.loop = problem, Loop(problem, inputs)
        loop, solver, system = self.loop, self.loop.solver, self.loop.kinematics.system
        self._possible = self.loop.binding.asked is None
        self._fresh = solver.clock.copy(), solver.counts.copy(), loop.binding.arrays.limits.copy()
        self._actuators = {actuator.name: k for k, actuator in enumerate(system.actuators)}
        self._nq, self._nx, self._size = system.nq, system.nq + system.nv, system.size
        self._turns = loop._tree_equations(0).turns
        self._remembers = inputs.memory.size > 0
        self._takes = loop.binding.p.size > 0 or self._remembers
        self.in_tree = loop.equations.layout.closed is None
        self.tree_equations = problem.simulator.equations(problem.method, inputs, problem.projected)
        self.every_step = OutputTimes(loop.start)
        self.began = False  # whether the last run came beyond its start

    @property
    def unchanged(self) -> bool:
        """Whether the next run finds it as the first did: no fallback was compiled, no open loops accepted."""
        return not (self.loop.binding.fallback or self.loop.binding.open)

    def _values(self, forces: Any) -> Array | None:
        """Forces of plain kinds in the order of the actuators; None for others."""
        values = np.zeros(len(self._actuators))
        if type(forces) is np.ndarray:
            if forces.shape != values.shape or forces.dtype != values.dtype:
                return None
            values[:] = forces
        elif type(forces) is dict:
            for name, value in forces.items():
                k = self._actuators.get(name)
                if k is None or type(value) is not float:
                    return None
                values[k] = value
        elif forces is not None:
            return None
        return values if values.dot(values) < np.inf else None

    def run(self, state: State, asked: Asked, inputs: Inputs | None) -> Run | None:
        """A run from the start under inputs, or forces given by number; None if anything is out of the ordinary."""
        self.began = False
        if not (self._possible and isinstance(state, State) and state.kinematics is self.loop.kinematics):
            return None
        given = self._values(asked[1]) if inputs is None else inputs
        row = None if given is None else self._begin(state, given)
        if row is None or given is None:
            return None
        self.began = True
        solver = self.loop.solver
        left, end = RunLeft(self, state, asked, given, row), solver.snapped(asked[0])
        status = self._advance(left, end)
        if status == STATUS.full:  # the first store of samples is soon filled
            with Interruption() as interruption:
                while status == STATUS.full and not solver.stalled(end):
                    interruption.end("the simulation", lambda: left.ended("interrupted"))
                    status = self._advance(left, end)
                interruption.end("the simulation", lambda: left.ended("interrupted"))
        good = status == STATUS.done and not solver.stalled(end)
        return left.ended("complete") if good else None

    def _advance(self, left: RunLeft, end: float) -> int:
        """Towards the end, until samples must be taken or something is out of the ordinary."""
        solver, status = self.loop.solver, int(STATUS.done)
        while solver.t < end:
            status, chunk = solver.advance(end, left.held_back is None)
            left.chunks.append(chunk)
            if status != STATUS.before_stop:
                break
            left.held_back = len(left.chunks), solver.memory()
        if status == STATUS.done and self._remembers:
            solver.sample()
        return status

    def _begin(self, state: State, given: Array | Inputs) -> Array | None:
        """Fill the registers and close the loops of the start; the row of the tree, None if these were open."""
        loop, solver, arrays = self.loop, self.loop.solver, self.loop.binding.arrays
        solver.clock[:], solver.counts[:], arrays.limits[:] = self._fresh
        solver.mark, solver.slow, solver.infinite = (0, 0.0), False, False
        row, nq, nx = np.zeros(loop.wound.size), self._nq, self._nx
        row[:nq], row[nq:nx], row[self._turns] = state.q, state.v, state.turns
        if isinstance(given, Inputs):
            loop.binding.set_inputs(float(given.pieces.origins[0]), given.pieces.coefficients[0])
        else:
            arrays.limits[LIMITS.origin], arrays.cubics[:] = 0.0, 0.0
            arrays.cubics[:, 0] = given
        if self._takes and not self._take_numbers(state, given, row):
            return None
        y, after = solver.y, solver.step.y1
        y[:] = row if self.in_tree else loop.equations.contracted(row)
        arrays.error[:], after[:] = 0.0, y
        solver.serve(TASKS.close)
        if not (self._still(y, after, state) if self.in_tree else self._followed(after, row, state)):
            return None
        y[:] = after
        if self._remembers:
            solver.sample()
        if solver.last.size:
            solver.watch()
            if loop.limits_passed():
                return None
        return row

    def _take_numbers(self, state: State, given: Array | Inputs, row: Array) -> bool:
        """Fill in parameters, numbers of the coordinates and states of laws; False where other coordinates are due."""
        loop, machine = self.loop, self.problem.simulator.machine
        inputs, layout = given if isinstance(given, Inputs) else loop.inputs[0], loop.equations.layout
        chosen = layout.name == "independent" and isinstance(loop.options.coordinates, str)
        if chosen and independent_velocities(machine, state.q) != layout.held:
            return False
        loop.binding.p[:] = loop.equations.parameters(inputs.parameters, state.q)
        if self._remembers:
            each = state.q[None], state.v[None], state.turns[None], inputs.parameters[None]
            row[self._turns.stop :] = inputs.memory_at(loop.start, *each, machine)[0]
        return True

    def _still(self, y: Array, after: Array, state: State) -> bool:
        """Whether closing the loops changed nothing to speak of.

        Corrections are also seen where a second one hides how far loops were open before.
        """
        moved, size, nq = after - y, self._size, self._nq
        dq, dv = moved[:nq], moved[nq : self._nx]
        if not _within(dq, MOVED * max(size, 1.0)) or self.loop.binding.arrays.error[0] > CLOSED * size:
            return False
        return _within(dv, MOVING * size) or _within(dv, MOVING * _largest(state.v))

    def _followed(self, y: Array, row: Array, state: State) -> bool:
        """Whether the tree follows from the platform in the working modes of these equations, as it was given."""
        equations, size, nq = self.loop.equations, self._size, self._nq
        near = equations.layout.followed(equations.expanded(y, self.loop.binding.p), row)
        dq, dv = near[:nq] - row[:nq], near[nq : self._nx] - row[nq : self._nx]
        if not (_within(dv, MOVING * size) or _within(dv, MOVING * _largest(state.v))):
            return False
        known = _within(dq, FOLLOWED * min(size, 1.0))
        return known or (_within(dq, MOVED * min(size, 1.0)) and not self.problem.check_start(state))


class RunLeft:
    """What an integration left. The fields of its run are made of it when they are read."""

    works, events = WORKS, ()

    def __init__(self, prepared: PreparedRun, state: State, asked: Asked, given: Array | Inputs, row: Array) -> None:
        binding, solver = prepared.loop.binding, prepared.loop.solver
        self._prepared, self._state, self._given, self._row = prepared, state, given, row
        if type(asked[1]) in (dict, np.ndarray):  # which the caller may fill again
            asked = asked[0], asked[1].copy(), asked[2]
        self._asked = asked
        self._first, self._p = solver.y.copy(), binding.p.copy()
        self._output = prepared.every_step
        if asked[2] is not None:
            self._output = OutputTimes.make(prepared.loop.start, asked[2].output, asked[0], len(row))
        self.chunks: list[Chunk] = []
        self.held_back: tuple[int, Memory] | None = None  # chunks before the step that lands on the end

    def ended(self, kind: EndingKind) -> Run:
        """The run, with all that changes where the integration is now."""
        binding = self._prepared.loop.binding
        self._kind, self._memory = kind, self._prepared.loop.solver.memory()
        self._said = binding.fallback, binding.open
        return made_later(self, self._prepared.loop.kinematics.system)

    @cached_property
    def problem(self) -> Problem:
        """As it was asked."""
        p, (duration, actuation, options) = self._prepared.problem, self._asked
        problem = Problem(p.simulator, p.method, self._state, duration, actuation, options or p.options)
        vars(problem)["_inputs"] = self._inputs
        return problem

    @cached_property
    def _inputs(self) -> Inputs:
        given, simulator = self._given, self._prepared.problem.simulator
        return given if isinstance(given, Inputs) else replace(simulator.given_forces, pieces=Pieces.constant(given))

    @cached_property
    def _loop(self) -> tuple[Loop, Checkpoint]:
        """The loop as one that was never repeated would be, and from where it can go on."""
        made = self._prepared.loop
        loop, solver, binding = copy(made), copy(made.solver), copy(made.binding)
        binding.p, (binding.fallback, binding.open) = self._p, self._said
        pieces, arrays = self._inputs.pieces, binding.arrays
        binding.arrays = arrays._replace(limits=arrays.limits.copy(), cubics=arrays.cubics.copy())
        binding.set_inputs(float(pieces.origins[0]), pieces.coefficients[0])
        loop.problem, loop.options, loop.inputs, loop.notes = self.problem, self.problem.options, [self._inputs], []
        loop.solver, loop.binding, loop.wound = solver, binding, self._row.copy()
        loop.record = Record(self._output)
        times, dense = np.zeros(1), np.zeros((1, *solver.out[2].shape[1:]))
        here, chunks = None, [(times, self._first[None], dense, np.zeros((1, 0))), *self.chunks]
        for k, chunk in enumerate(chunks):
            if k == len(chunks) - 1:
                chunk[1][-1:] = self._memory[2]
            loop.keep(chunk)
            if self.held_back is not None and k == self.held_back[0]:
                solver.clock, solver.counts, solver.y, solver.last = self.held_back[1]
                here = loop.here()
        solver.clock, solver.counts, solver.y, solver.last = self._memory
        return loop, replace(here or loop.here(), end=loop.solver.t)

    @cached_property
    def samples(self) -> Samples:
        """Of the tree: where that is integrated and all steps are kept, rows as they were left."""
        prepared = self._prepared
        if not (prepared.in_tree and self._output.every_step):
            return self._loop[0].record.samples()
        given, count = self._given, 1 + sum([len(chunk[0]) for chunk in self.chunks])
        times, y, k = np.empty(count), np.empty((count, self._first.size)), 1
        times[0], y[0] = 0.0, self._first
        for at, rows, *_ in self.chunks:
            times[k : k + len(at)], y[k : k + len(at)], k = at, rows, k + len(at)
        y[-1], times = self._memory[2], self._output.at(times)
        u = given.pieces.along(times) if isinstance(given, Inputs) else np.zeros((count, given.size)) + given
        return Samples(times, y, u, np.zeros((*y.shape, 0)), np.zeros(count, np.int64))

    @property
    def checkpoint(self) -> Checkpoint:
        """From where the run can go on."""
        return self._loop[1]

    @property
    def observers(self) -> tuple[Observer, ...]:
        """One."""
        prepared = self._prepared
        return (Observer(prepared.problem.simulator.machine, self._inputs, prepared.tree_equations),)

    @property
    def ending(self) -> Ending:
        """Complete, or interrupted."""
        loop, kind = self._loop[0], self._kind
        return Ending(kind, loop.solver.time, loop.state(), f"{kind} at {loop.solver.time:.12g} s")

    @property
    def statistics(self) -> dict[str, Any]:
        """Of the integration."""
        return self._loop[0].statistics(self.samples)

    @property
    def notes(self) -> list[str]:
        """What the user should know; whether work explains the energy is found out here."""
        return self._loop[0].all_notes(self.samples)


def _within(values: Array, bound: float) -> bool:
    """Whether no value is larger; what is not a number is not."""
    return bool(values.dot(values) <= bound * bound) or (values.size > 0 and _largest(values) <= bound)


def _largest(values: Array) -> float:
    """The largest size of a value."""
    return max(float(values.max()), -float(values.min())) if values.size else 0.0
