"""The Python side of a run: stretches of compiled integration, events, switches, sampled laws, the record.

`Solver` is one integration under one set of inputs; `Loop` leads it from start to end.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from typing import Any

import numpy as np

from closedchain.dynamics.interface import POOR_PIVOT
from closedchain.kinematics.state import State
from closedchain.progress import Interruption, Progress
from closedchain.simulate.equations import WORKS
from closedchain.simulate.events import Ending, Event, EventRecord, Impact, asked, crossed, limit_events, traced
from closedchain.simulate.inputs import Inputs, call_law, forces_array
from closedchain.simulate.integrators.binding import Binding, Scheme, make_scheme
from closedchain.simulate.integrators.explicit import serve
from closedchain.simulate.integrators.registers import (
    CLOCK,
    COUNTS,
    LIMITS,
    STATUS,
    TASKS,
    CourseArrays,
    Integers,
    StepArrays,
)
from closedchain.simulate.observer import Observer
from closedchain.simulate.problem import Problem, SimulationOptions, check_duration
from closedchain.simulate.run import Run
from closedchain.simulate.samples import Checkpoint, OutputTimes, Record, Samples
from closedchain.types import SX, Array

Chunk = tuple[Array, Array, Array]  # times, states, polynomials
Memory = tuple[Array, Integers, Array, Array]  # clock, counts, y, event functions

LOCATED = 1e-12  # s, how narrowly an event is bracketed
CHUNK = 2048
SMALLEST_RTOL = 1e-14


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
        self.counts[[COUNTS.measured, COUNTS.dense, COUNTS.most]] = system.nq + system.nv, dense, options.max_steps
        self.step = StepArrays(np.zeros((scheme.stages, y.size)), np.zeros(y.size), np.zeros(y.size))
        self.infinite, self.most, self.answers = False, CHUNK, np.zeros(0)
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
        status = STATUS.need_fallback
        while status == STATUS.need_fallback:
            status = self.serve(TASKS.advance) if self.ask is None else self._advance_asking()
            if status == STATUS.need_fallback:
                self.binding.use_fallback()
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


class Loop:
    """One simulation in progress."""

    def __init__(self, problem: Problem) -> None:
        self.problem, self.options, self.method = problem, problem.options, problem.method
        self.kinematics, self.start = problem.simulator.machine.kinematics, float(problem.options.start)
        self.notes = [*problem.check_start(problem.state), *problem.check_step()]
        limits = limit_events(self.kinematics) if self.options.limits else []
        self.limits = {event.name for event in limits}
        self.events: list[Event] = [*self.options.events, *limits]
        self.inputs: list[Inputs] = [problem.inputs()]
        self.fired: list[EventRecord] = []
        self.record = Record(OutputTimes.make(self.start, self.options.output))
        self.checkpoint: Checkpoint | None = None
        self.asked, self.held_back = 0, False
        state = problem.state
        self._use(0, self.start, np.concatenate([state.q, state.v, np.zeros(len(WORKS))]))
        self.solver.begin()
        self._ask_law()
        self._keep_point()

    # one set of inputs after the other
    def _use(self, index: int, t: float, y: Array) -> None:
        """Integrate under the inputs of that number from here on."""
        options, self.current = self.options, index
        self.equations = self.problem.simulator.equations(self.method, self.inputs[index], self.problem.projected)
        functions, by_python = self._event_functions()
        watch = self.equations.watch(functions) if functions else None
        closes = options.integrator != "symplectic"
        parameters = self.inputs[index].parameters
        self.binding = Binding(self.equations, parameters, watch, singular=options.singularity, closes=closes)
        scheme = make_scheme(options.integrator or "", self.binding)
        self.held = np.zeros(self.inputs[index].u.shape[0])
        direction = np.array([float(event.direction) for event in self.events])
        ask = partial(asked, self.kinematics, by_python) if by_python else None
        self.solver = Solver(self.binding, scheme, options, t, y, direction, ask)
        self._set_piece()

    def _event_functions(self) -> tuple[list[SX], list[Event]]:
        """Functions to compile, and the events, put last, whose functions cannot be."""
        machine, names = self.problem.simulator.machine, self.inputs[self.current].names
        found = traced(self.events, machine, self.equations.inputs, names)
        by_python = [event for event, g in zip(self.events, found, strict=True) if g is None]
        self.events = [*(event for event in self.events if event not in by_python), *by_python]
        return [g for g in found if g is not None], by_python

    def _set_piece(self) -> None:
        pieces = self.inputs[self.current].pieces
        self.piece = int(np.searchsorted(pieces.ends, self.solver.t, side="right"))
        self.binding.set_inputs(float(pieces.origins[self.piece]), pieces.coefficients[self.piece], self.held)

    # the run
    def run(self, end: float) -> Run:
        """Integrate to the end and make the result."""
        end, status = self.solver.snapped(end), STATUS.done
        start, shown = self.solver.t, self.options.progress
        with ExitStack() as stack:
            task, interruption = None, stack.enter_context(Interruption())
            if sys.stderr.isatty() if shown is None else shown:
                task = stack.enter_context(Progress(shown)).task("simulation", total=end - start)
            while self.solver.t < end:
                status = self._stretch(end)
                if task is not None:
                    task.update(self.solver.t - start)
                interruption.end("the simulation", self._stopped)
                if status not in (STATUS.done, STATUS.full, STATUS.before_stop):
                    break
        ending = self._ending(status)
        if self.options.raise_on_stop:
            ending.check()
        checkpoint = self.checkpoint if ending.complete and self.checkpoint else self._here()
        return self.result(self.record.samples(), checkpoint, ending)

    def _stopped(self) -> Run:
        """The run as far as it came."""
        t = self.solver.t
        ending = Ending("interrupted", t, self._state(), f"interrupted at {t:.12g} s")
        return self.result(self.record.samples(), self._here(), ending)

    def _stretch(self, end: float) -> int:
        """Integrate to the next break of the inputs, question to a sampled law, event, or the end."""
        stop = min(end, float(self.inputs[self.current].pieces.ends[self.piece]), self._next_question())
        hold_back = stop == end and not self.held_back
        status, chunk = self.solver.advance(stop, hold_back)
        self._keep(chunk)
        if status == STATUS.before_stop:
            self.held_back = True
            self.checkpoint = self._here()
        elif status == STATUS.event:
            return self._event()
        elif status == STATUS.cannot:
            self._keep(self.solver.locate(event=False)[1])
        elif status == STATUS.done:
            if self.solver.t >= self._next_question():
                self.asked += 1
                self._ask_law()
            self._set_piece()
        return status

    def _event(self) -> int:
        """Go to the event; stop there, switch, or go on."""
        which, chunk = self.solver.locate(event=True)
        self._keep(chunk)
        if not which:
            return STATUS.cannot
        event = self.events[which - 1]
        self.fired.append(EventRecord(self.solver.t, event.name, "limit" if event.name in self.limits else "event"))
        if event.then == "stop":
            return STATUS.event
        if event.then != "record":
            self._switch(event)
        return STATUS.done

    def _switch(self, event: Event) -> None:
        """A new state, or a new actuation."""
        t, y = self.solver.t, self.solver.y.copy()
        if isinstance(event.then, Impact):
            state = event.then.function(self._state())
            self.problem.check_start(state)
            before, size = self._energy(y), state.q.size + state.v.size
            y[:size] = np.concatenate([state.q, state.v])
            y[size + WORKS.index("loads")] += self._energy(y) - before
        self._add_inputs(event)
        self._carry_on(t, y)

    def _energy(self, y: Array) -> float:
        arrays = self.binding.arrays
        _, _, kinetic, potential, _ = self.equations.observe()(self.solver.t, y, arrays.u, self.binding.p)
        return float(kinetic[0] + potential[0])

    def _add_inputs(self, event: Event) -> None:
        impact = isinstance(event.then, Impact)
        simulator = self.problem.simulator
        self.inputs.append(self.inputs[-1] if impact else simulator.inputs(event.then, self.options, 0.0))

    def _carry_on(self, t: float, y: Array) -> None:
        """A new solver that keeps the old one's grid and counters."""
        old = self.solver
        self._note_fallback()
        self._use(len(self.inputs) - 1, t, y)
        self.solver.clock[:], self.solver.counts[:] = old.clock, old.counts
        self.solver.watch()
        self._ask_law()
        self._keep_point()

    # sampled laws
    def _next_question(self) -> float:
        law = self.inputs[self.current].sampled
        return np.inf if law is None else self.start + (self.asked + 1) * law.period

    def _ask_law(self) -> None:
        """Ask the sampled law and hold its answer."""
        law = self.inputs[self.current].sampled
        if law is not None:
            names = [actuator.name for actuator in self.kinematics.system.actuators]
            self.held[: len(names)] = forces_array(call_law(law.law, self.solver.t, self._state()), names)
            self._set_piece()

    # the record
    def _keep_point(self) -> None:
        degree = self.solver.out[2].shape[2]
        y = self.solver.y[None].copy()
        self._keep((np.array([self.solver.t]), y, np.zeros((1, y.shape[1], degree))))

    def _keep(self, chunk: Chunk) -> None:
        times, y, dense = chunk
        samples = Samples(times, y, self._inputs_at(times), dense, np.full(len(times), self.current))
        self.record.add(samples, lambda rows: self.equations.close(rows, self.inputs[self.current].parameters))

    def _inputs_at(self, t: Array) -> Array:
        """u at times of the piece at work."""
        s, c = (t - self.binding.arrays.limits[LIMITS.origin])[:, None], self.binding.arrays.cubics
        values: Array = c[:, 0] + s * (c[:, 1] + s * (c[:, 2] + s * c[:, 3]))
        return values

    def _here(self) -> Checkpoint:
        return Checkpoint(*self.solver.memory(), len(self.record), self.held.copy(), self.current, self.asked)

    def _state(self) -> State:
        nq, nv = self.kinematics.system.nq, self.kinematics.system.nv
        return State(self.kinematics, self.solver.y[:nq], self.solver.y[nq : nq + nv])

    # the result
    def _ending(self, status: int) -> Ending:
        t, state, name = self.solver.t, self._state(), self.kinematics.system.mechanism.name
        if status == STATUS.event:
            fired = self.fired[-1].name
            return Ending("event", t, state, f"stopped at {t:.12g} s: {fired}", fired)
        if status == STATUS.cannot and not self.solver.infinite:
            where = ", ".join(
                f"{link.name} {' '.join(f'{value:.6g}' for value in state.q[link.q])}"
                for link in self.kinematics.system.links[:4]
            )
            words = (
                f"{name!r} reached a singular place at {t:.12g} s ({where}): the method {self.method.name!r} no longer "
                f"determines how it goes on (relative pivot {self.binding.arrays.pivot.min():.2g})"
            )
            return Ending("singularity", t, state, words)
        if status == STATUS.cannot:
            return Ending("accuracy", t, state, f"no finite state could be reached beyond {t:.12g} s")
        if status == STATUS.too_small:
            words = f"the tolerance cannot be met beyond {t:.12g} s: steps became too small"
            return Ending("accuracy", t, state, words)
        if status == STATUS.too_many:
            return Ending("steps", t, state, f"stopped at {t:.12g} s after as many steps as allowed (max_steps)")
        return Ending("complete", t, state, f"complete at {t:.12g} s")

    def result(self, samples: Samples, checkpoint: Checkpoint, ending: Ending) -> Run:
        """The run so far, or one that was kept elsewhere."""
        simulator, projected = self.problem.simulator, self.problem.projected
        observers = [
            Observer(simulator.machine, inputs, simulator.equations(self.method, inputs, projected))
            for inputs in self.inputs
        ]
        return Run(
            tuple(observers),
            samples,
            WORKS,
            ending,
            tuple(self.fired),
            self._statistics(),
            self._all_notes(),
            self.problem,
            checkpoint,
        )

    def _statistics(self) -> dict[str, Any]:
        counts = self.solver.counts
        return {
            "integrator": self.solver.scheme.name,
            "method": self.method.name,
            "steps": int(counts[COUNTS.accepted]),
            "refused": int(counts[COUNTS.refused]),
            "evaluations": int(counts[COUNTS.calls]),
            "smallest_pivot": float(self.solver.clock[CLOCK.pivot]),
            **self.method.chosen(self.problem.simulator.machine),
        }

    def _all_notes(self) -> list[str]:
        """What the user should know of this run."""
        self._note_fallback()
        chosen = self.method.chosen(self.problem.simulator.machine)
        numbers = ", ".join(f"{name} {value:.6g}" for name, value in chosen.items())
        notes = [*self.notes, f"{self.method.name} chose {numbers}"] if chosen else [*self.notes]
        notes += [note for inputs in self.inputs for note in inputs.notes if note not in notes]
        if self.solver.ask is not None:
            names = ", ".join(repr(event.name) for event in self.events[self.binding.arrays.events :])
            notes.append(f"events that cannot be traced are asked in Python after every step: {names}")
        return notes

    def _note_fallback(self) -> None:
        words = f"the fallback of {self.method.name} was asked where relative pivots were below {POOR_PIVOT:g}"
        if self.binding.fallback and words not in self.notes:
            self.notes.append(words)

    def take_up(self, samples: Samples, checkpoint: Checkpoint, fired: Sequence[EventRecord]) -> None:
        """Go back to where another loop of the same simulation left off."""
        for entry in fired:
            event = next(event for event in self.events if event.name == entry.name)
            if event.then not in ("stop", "record"):
                self._add_inputs(event)
        c, t = checkpoint, float(checkpoint.clock[CLOCK.t])
        self.fired = [entry for entry in fired if entry.time <= t]
        self._use(c.inputs, t, c.y)
        self.solver.restore((c.clock, c.counts, c.y, c.last))
        self.held[:], self.asked = c.held, c.asked
        self._set_piece()
        self.record.restart(samples.first(c.samples), self.solver.t, self.solver.y)


def simulate(problem: Problem) -> Run:
    """Simulate from the start."""
    return Loop(problem).run(problem.options.start + check_duration(problem.duration))


def extend(run: Run, duration: float) -> Run:
    """The same simulation, longer: as if it had been asked for the whole time at once."""
    problem, checkpoint = run.whole()
    loop = Loop(problem)
    loop.take_up(run.samples, checkpoint, run.events)
    return loop.run(run.ending.time + check_duration(duration))
