"""A simulation from start to end: stretches of compiled integration, events, switches, sampled laws, the record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from closedchain.dynamics.interface import Formulation
from closedchain.errors import ArgumentError
from closedchain.kinematics.state import State
from closedchain.simulate.drive import Driven, call_law
from closedchain.simulate.ending import Ending, ending_of
from closedchain.simulate.equations import WORKS
from closedchain.simulate.events import Event, Impact, asked, limit_events, traced
from closedchain.simulate.inputs import forces_array
from closedchain.simulate.integrators import explicit as ex
from closedchain.simulate.integrators.binding import Binding
from closedchain.simulate.integrators.schemes import EXPLICIT, make_scheme
from closedchain.simulate.integrators.tableaus import tableau
from closedchain.simulate.observer import Observer
from closedchain.simulate.problem import Options, Simulator, needs_closing
from closedchain.simulate.progress import Progress
from closedchain.simulate.run import Run
from closedchain.simulate.samples import Record, Samples, Schedule
from closedchain.simulate.solver import Checkpoint, Chunk, Solver
from closedchain.simulate.stable_step import check_step
from closedchain.types import SX, Array


class Session:
    """One simulation in progress."""

    def __init__(self, task: Task) -> None:
        self.task, self.simulator, self.method, self.options = task, task.simulator, task.method, task.options
        simulator, method, options, state = self.simulator, self.method, self.options, task.state
        self.kinematics, self.start = simulator.machine.kinematics, float(options.start)
        self.projected = needs_closing(method) if options.projection is None else options.projection
        simulator.check_start(state, self.projected)
        self._check_step(state)
        self.events: list[Event] = [*options.events, *(limit_events(self.kinematics) if options.limits else ())]
        self.drives: list[Driven] = [task.drive()]
        self.fired: list[tuple[float, str]] = []
        self.record = Record(Schedule.make(self.start, options.output))
        self.checkpoint: Checkpoint | None = None
        self.asked, self.held_back = 0, False
        self._use(0, self.start, simulator.equations(method, self.drives[0], self.projected).start(state.q, state.v))
        self.solver.begin()
        self._ask_law()
        self._keep_point()

    def _check_step(self, state: State) -> None:
        name = self.options.chosen_integrator()
        if name in EXPLICIT:
            check_step(self.simulator.machine, self.method, state.q, tableau(name), self.options.accuracy().step)

    # one drive after the other
    def _use(self, index: int, t: float, y: Array) -> None:
        """Integrate under the drive of that number from here on."""
        self.current, self.driven = index, self.drives[index]
        self.equations = self.simulator.equations(self.method, self.driven, self.projected)
        functions, by_python = self._event_functions()
        watch = self.equations.watch(functions) if functions else None
        self.binding = Binding(
            self.equations,
            self.driven.parameters,
            watch,
            singular=self.options.singularity,
            closes=self.options.chosen_integrator() != "symplectic",
        )
        self.held = np.zeros(self.driven.drive.u.shape[0])
        direction = np.array([float(event.direction) for event in self.events])
        self.solver = Solver(
            self.binding,
            make_scheme(self.options.chosen_integrator(), self.binding, self.options.rtol, self.options.atol),
            self.options.accuracy(),
            t,
            y,
            self.options.dense or self.options.output is not None,
            direction,
            partial(asked, self.kinematics, by_python) if by_python else None,
        )
        self._set_piece()

    def _event_functions(self) -> tuple[list[SX], list[Event]]:
        """Functions to compile, and the events, put last, whose functions cannot be."""
        found = traced(self.events, self.simulator.machine, self.equations.drive, self.driven.names)
        by_python = [event for event, g in zip(self.events, found, strict=True) if g is None]
        self.events = [*(event for event in self.events if event not in by_python), *by_python]
        return [g for g in found if g is not None], by_python

    def _set_piece(self) -> None:
        pieces = self.driven.pieces
        self.piece = int(np.searchsorted(pieces.ends, self.solver.t, side="right"))
        self.binding.set_inputs(float(pieces.origins[self.piece]), pieces.coefficients[self.piece], self.held)

    # the run
    def run(self, end: float) -> Run:
        """Integrate to the end and make the result."""
        end, ended = self.solver.snapped(end), ex.DONE
        with Progress(self.solver.t, end, self.options.progress) as progress:
            while self.solver.t < end:
                ended = self._stretch(end)
                progress.show(self.solver.t)
                if ended not in (ex.DONE, ex.FULL, ex.BEFORE_STOP):
                    break
        return self._result(end, ended)

    def _stretch(self, end: float) -> int:
        """Integrate to the next break of the inputs, question to a sampled law, event, or the end."""
        stop = min(end, float(self.driven.pieces.ends[self.piece]), self._next_question())
        hold_back = stop == end and not self.held_back
        ended, chunk = self.solver.advance(stop, hold_back)
        self._keep(chunk)
        if ended == ex.BEFORE_STOP:
            self.held_back = True
            self.checkpoint = self._here()
        elif ended == ex.EVENT:
            return self._event()
        elif ended == ex.CANNOT:
            self._keep(self.solver.locate(event=False)[1])
        elif ended == ex.DONE:
            if self.solver.t >= self._next_question():
                self.asked += 1
                self._ask_law()
            self._set_piece()
        return ended

    def _event(self) -> int:
        """Go to the event; stop there, switch, or go on."""
        which, chunk = self.solver.locate(event=True)
        self._keep(chunk)
        if not which:
            return ex.CANNOT
        event = self.events[which - 1]
        self.fired.append((self.solver.t, event.name))
        if event.then == "stop":
            return ex.EVENT
        if event.then != "record":
            self._switch(event)
        return ex.DONE

    def _switch(self, event: Event) -> None:
        """A new state, or a new actuation."""
        t, y = self.solver.t, self.solver.y.copy()
        if isinstance(event.then, Impact):
            state = event.then.function(self._state())
            self.simulator.check_start(state, self.projected)
            before = self._energy(y)
            y[: state.q.size + state.v.size] = np.concatenate([state.q, state.v])
            y[state.q.size + state.v.size + WORKS.index("loads")] += self._energy(y) - before
        self._add_drive(event)
        self._carry_on(t, y)

    def _energy(self, y: Array) -> float:
        _, _, kinetic, potential, _ = self.equations.observe()(self.solver.t, y, self.binding.code.u, self.binding.p)
        return float(kinetic[0] + potential[0])

    def _add_drive(self, event: Event) -> None:
        impact = isinstance(event.then, Impact)
        self.drives.append(self.drives[-1] if impact else self.simulator.drive(event.then, self.options, 0.0))

    def _carry_on(self, t: float, y: Array) -> None:
        """A new solver that keeps the old one's grid and counters."""
        old = self.solver
        self._use(len(self.drives) - 1, t, y)
        self.solver.clock[:], self.solver.count[:] = old.clock, old.count
        self.solver.watch()
        self._ask_law()
        self._keep_point()

    # sampled laws
    def _next_question(self) -> float:
        law = self.driven.sampled
        return np.inf if law is None else self.start + (self.asked + 1) * law.period

    def _ask_law(self) -> None:
        """Ask the sampled law and hold its answer."""
        law = self.driven.sampled
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
        self.record.add(samples, self._observer(self.driven).closed)

    def _inputs_at(self, t: Array) -> Array:
        """u at times of the piece at work."""
        s, c = (t - self.binding.code.limits[3])[:, None], self.binding.code.cubics
        values: Array = c[:, 0] + s * (c[:, 1] + s * (c[:, 2] + s * c[:, 3]))
        return values

    def _here(self) -> Checkpoint:
        return Checkpoint(self.solver.mark(), len(self.record), self.held.copy(), self.current, self.asked)

    def _state(self) -> State:
        nq, nv = self.kinematics.system.nq, self.kinematics.system.nv
        return State(self.kinematics, self.solver.y[:nq], self.solver.y[nq : nq + nv])

    def _result(self, end: float, ended: int) -> Run:
        ending = ending_of(ended, self.solver, self._state(), self.fired, self.method.name)
        if self.options.raise_on_stop:
            ending.check()
        observers = [self._observer(driven) for driven in self.drives]
        samples = self.record.samples()
        checkpoint = self.checkpoint if ending.complete and self.checkpoint else self._here()
        return Run(observers, samples, ending, self._statistics(), list(self.fired), self.task, checkpoint)

    def result_from(self, samples: Samples, checkpoint: Checkpoint, end: float) -> Run:
        """The result of a run that was kept elsewhere."""
        system = self.kinematics.system
        q, v = samples.y[-1, : system.nq], samples.y[-1, system.nq : system.nq + system.nv]
        ending = Ending("complete", end, State(self.kinematics, q, v), f"loaded; ended at {end:.12g} s")
        observers = [self._observer(driven) for driven in self.drives]
        return Run(observers, samples, ending, self._statistics(), list(self.fired), self.task, checkpoint)

    def _statistics(self) -> dict[str, Any]:
        count = self.solver.count
        return {
            "integrator": self.solver.scheme.name,
            "method": self.method.name,
            "steps": int(count[ex.ACCEPTED]),
            "refused": int(count[ex.REFUSED]),
            "evaluations": int(count[ex.CALLS]),
            "smallest_pivot": float(self.solver.clock[ex.PIVOT]),
            **self.method.chosen(self.simulator.machine),
        }

    def _observer(self, driven: Driven) -> Observer:
        equations = self.simulator.equations(self.method, driven, self.projected)
        return Observer(equations, driven.pieces, driven.parameters, self.simulator.reference)

    def take_up(self, samples: Samples, checkpoint: Checkpoint, fired: Sequence[tuple[float, str]]) -> None:
        """Go back to where another session of the same simulation left off."""
        for _, name in fired:
            event = next(event for event in self.events if event.name == name)
            if event.then not in ("stop", "record"):
                self._add_drive(event)
        self.fired = [entry for entry in fired if entry[0] <= checkpoint.mark.clock[ex.T]]
        self._use(checkpoint.drive, float(checkpoint.mark.clock[ex.T]), checkpoint.mark.y)
        self.solver.restore(checkpoint.mark)
        self.held[:], self.asked = checkpoint.held, checkpoint.asked
        self._set_piece()
        self.record.restart(samples.first(checkpoint.samples), self.solver.t, self.solver.y)


@dataclass(frozen=True, eq=False)
class Task:
    """A simulation as it was asked for."""

    simulator: Simulator
    method: Formulation
    state: State
    duration: float
    actuation: Any
    options: Options

    def run(self) -> Run:
        """Simulate from the start."""
        return Session(self).run(self.options.start + self._checked(self.duration))

    def extend(self, run: Run, duration: float) -> Run:
        """The same simulation, longer: as if it had been asked for the whole time at once."""
        session = Session(self)
        session.take_up(run.samples, run.checkpoint, run.events)
        return session.run(run.ending.time + self._checked(duration))

    def drive(self) -> Driven:
        """What acts on the machine at the start."""
        return self.simulator.drive(self.actuation, self.options, self.duration)

    def restored(
        self, samples: Samples, checkpoint: Checkpoint, events: Sequence[tuple[float, str]], end: float
    ) -> Run:
        """A run that was made before, from what was kept of it."""
        session = Session(self)
        session.take_up(samples, checkpoint, events)
        session.fired = list(events)
        return session.result_from(samples, checkpoint, end)

    def _checked(self, duration: float) -> float:
        if not (np.isfinite(duration) and duration > 0):
            raise ArgumentError(f"duration is {duration} s; it must be finite and greater than 0")
        return float(duration)
