"""The Python side of a run: stretches of compiled integration, events, switches, sampled laws, the record.

`Loop` leads a `Solver` from start to end.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import numpy as np

from closedchain.dynamics.interface import POOR_PIVOT
from closedchain.errors import ArgumentError, UnknownNameError, UnsupportedError, choose
from closedchain.kinematics.state import State
from closedchain.progress import Interruption, Progress
from closedchain.simulate.coordinates import independent_velocities, named_velocities
from closedchain.simulate.equations import WORKS, Equations
from closedchain.simulate.events import (
    CHANGES,
    Ending,
    Event,
    EventRecord,
    Impact,
    asked,
    ending,
    limit_events,
    limits_passed,
    sole_components,
    traced,
)
from closedchain.simulate.inputs import Inputs, Sampled, forces_array
from closedchain.simulate.integrators.binding import Asked, Binding, make_scheme
from closedchain.simulate.integrators.mode_binding import TAIL
from closedchain.simulate.integrators.registers import CLOCK, COUNTS, LIMITS, STATUS
from closedchain.simulate.laws.traced_state import call_law
from closedchain.simulate.modes import MARGINS, ContactModes
from closedchain.simulate.observer import Observer
from closedchain.simulate.problem import (
    Checkpoint,
    OutputTimes,
    Problem,
    Record,
    Samples,
    check_duration,
)
from closedchain.simulate.rows import LaterRows, picked
from closedchain.simulate.run import Run
from closedchain.simulate.solver import Chunk, Solver
from closedchain.types import SX, Array

CHECKED = 9  # samples in which energy is compared with work
ROUNDING = 1e-13  # of event functions: what closing the loops after an impact may make of them
_LAW_CLOCK, _LAW_COUNTS = [CLOCK.since, CLOCK.period], [COUNTS.remembered, COUNTS.sampled]


class Loop:
    """One simulation in progress."""

    def __init__(self, problem: Problem, inputs: Inputs | None = None) -> None:
        self.problem, self.options, self.method = problem, problem.options, problem.method
        self.kinematics, self.start = problem.simulator.machine.kinematics, float(problem.options.start)
        self.notes = [*problem.check_start(problem.state), *problem.check_step()]
        for event in self.options.events:
            if not (isinstance(event.then, str | Impact | Sampled) or callable(event.then)):
                problem.simulator.inputs(event.then, self.options, 0.0)  # an error before the run, not within it
        self.limits = limit_events(self.kinematics) if self.options.limits else {}
        self.events: list[Event] = [*self.options.events, *self.limits]
        self.inputs: list[Inputs] = [problem.inputs() if inputs is None else inputs]
        self.fired: list[EventRecord] = []
        width = self.kinematics.system.nq + self.kinematics.system.nv
        self.record = Record(OutputTimes.make(self.start, self.options.output, problem.duration, width))
        self.checkpoint: Checkpoint | None = None
        self.asked, self.held_back, self.end = 0, False, check_duration(problem.duration)
        # inputs under which the tree's coordinates are integrated, whatever was chosen; independent ones by inputs
        self.in_tree: set[int] = set()
        self.independent: dict[int, tuple[int, ...]] = {}
        # solvers of the open machine and of modes of its contacts, by whether they are the latter's
        self.rooms: dict[bool, tuple[Binding, Solver]] = {}
        self.stepping: dict[int, Any] = {}  # machines for time stepping, by inputs
        self.modes = ContactModes(self) if self.kinematics.system.mechanism.has_modes else None
        self.use(0, 0.0, self._at_start(0, 0.0, problem.state))

    def begin(self) -> None:
        """Close the loops of the start, ask the law, keep the first sample."""
        self.solver.begin()
        self._ask_law()
        if self.modes is None or not self.modes.begin():
            self._keep_point()

    def _tree_equations(self, index: int) -> Equations:
        return self.problem.simulator.equations(self.method, self.inputs[index], self.problem.projected)

    def size(self, index: int) -> int:
        """Length of rows [q; v; W; states of laws] under the inputs of that number."""
        return self._tree_equations(index).size + (0 if self.modes is None else TAIL)

    def measured(self, index: int) -> int:
        """How many coordinates and velocities are integrated under the inputs of that number."""
        return (self._tree_equations(index) if index in self.in_tree else self.equations).layout.size

    def _at_start(self, index: int, t: float, state: State) -> Array:
        """The row where nothing was done yet under the inputs of that number, t seconds after the start."""
        given = state.q[None], state.v[None], state.turns[None], self.start + t, self.inputs[index].parameters[None]
        row: Array = self._tree_equations(index).start(*given)[0]
        return row if self.modes is None else np.concatenate([row, np.zeros(TAIL)])

    # one set of inputs after the other
    def use(self, index: int, t: float, row: Array, chosen: Array | None = None) -> None:
        """Integrate under the inputs of that number from a row of the tree on, t seconds after the start.

        chosen: a row at which coordinates were chosen, if not here
        """
        options, self.current, self.wound = self.options, index, row.copy()
        self.row = self.wound if chosen is None else chosen[: row.size].copy()
        self.functions = self._event_functions()
        self.equations = self._equations_at(row)
        self.held, self.pieces = np.zeros(self.inputs[index].u.shape[0]), self.inputs[index].pieces
        self.pieces = self.pieces.on_grid(options.step or 0.0)
        sampled = self.inputs[index].sampled
        self.law = None if sampled is None else sampled.made()
        self.rooms.clear()
        self._at = t, self.equations.contracted(row)
        self.binding, self.solver = self.room(self.modes is not None and not self.modes.plain)
        self._set_piece()
        if self.modes is not None:
            self.modes.load(self.binding)

    def room(self, by_mode: bool) -> tuple[Binding, Solver]:
        """Binding and solver of the open machine, or of modes of its contacts; kept as long as inputs are the same."""
        if by_mode not in self.rooms:
            self.rooms[by_mode] = self._room(by_mode)
        return self.rooms[by_mode]

    def _room(self, by_mode: bool) -> tuple[Binding, Solver]:
        options, e, modes, functions = self.options, self.equations, self.modes, self.functions
        watched = [*self.events[: len(functions)], *(modes.watched if modes else ()), *self.events[len(functions) :]]
        if modes and not by_mode:
            functions = [*functions, *e.open_margins(modes.laws)]
        watch = e.watch(functions) if functions else None
        plain = e.layout.closed is None and not by_mode
        sole = sole_components(functions, self.problem.simulator.machine) if plain else ()
        parameters = e.parameters(self.inputs[self.current].parameters, self.row[: self.kinematics.system.nq])
        binding = Binding(
            e,
            parameters,
            watch,
            sole=sole,
            singular=options.singularity,
            closes=options.integrator != "symplectic",
            verify=options.verify,
            start=self.start,
            asked=self._asked(len(self.functions), parameters),
            laws=modes.laws if modes else None,
            by_mode=by_mode,
        )
        scheme = make_scheme(options.integrator or "", binding)
        return binding, Solver(binding, scheme, options, *self._at, watched)

    def enter_mode(self) -> None:
        """Go on with the solver of the mode that is chosen, from where the run is."""
        assert self.modes is not None
        old, modes = self.solver, self.modes
        self.binding, self.solver = self.room(not modes.plain)
        new = self.solver
        if new is not old:
            new.clock[:], new.counts[:], new.y[:] = old.clock, old.counts, old.y
            new.mark, new.slow = old.mark, old.slow
            new.step.k[:] = 0.0
            self._set_piece()
        modes.load(self.binding)
        new.clock[CLOCK.error] = 1e-4
        new.watch()
        self._keep_point()

    def _equations_at(self, row: Array) -> Equations:
        """The equations in the coordinates that are integrated at a row of the tree."""
        tree = self._tree_equations(self.current)
        if self.problem.coordinates == "tree" or self.current in self.in_tree:
            return tree
        q, simulator, given = row[: self.kinematics.system.nq], self.problem.simulator, self.options.coordinates
        if self.problem.coordinates == "platform":
            return simulator.platform_equations(tree, q)
        if self.current not in self.independent:
            named = not isinstance(given, str)
            choose = (
                named_velocities(simulator.machine, given) if named else independent_velocities(simulator.machine, q)
            )
            self.independent[self.current] = choose
        return simulator.independent_equations(tree, self.independent[self.current], isinstance(given, str))

    def _event_functions(self) -> list[SX]:
        """Functions to compile; events whose functions cannot be are put last."""
        machine, names = self.problem.simulator.machine, self.inputs[self.current].names
        found = traced(self.events, machine, self._tree_equations(self.current).inputs, names)
        by_python = [event for event, g in zip(self.events, found, strict=True) if g is None]
        self.events = [*(event for event in self.events if event not in by_python), *by_python]
        return [g for g in found if g is not None]

    def _asked(self, compiled: int, parameters: Array) -> Asked | None:
        """Events whose functions Python evaluates."""
        events, equations = self.events[compiled:], self.equations
        if not events:
            return None

        def values(t: float, y: Array) -> Array:
            return asked(self.kinematics, events, t, equations.expanded(y, parameters))

        return Asked(values, len(events))

    def _set_piece(self) -> None:
        self.piece = piece = int(np.searchsorted(self.pieces.ends, self.solver.t, side="right"))
        self.binding.set_inputs(float(self.pieces.origins[piece]), self.pieces.coefficients[piece], self.held)

    # the run
    def run(self, end: float) -> Run:
        """Integrate to the end, s after the start, and make the result."""
        self.end = end = self.solver.snapped(end)
        status = STATUS.done
        start, shown = self.solver.t, self.options.progress
        with ExitStack() as stack:
            task, interruption = None, stack.enter_context(Interruption())
            if sys.stderr.isatty() if shown is None else shown:
                task = stack.enter_context(Progress(shown)).task("simulation", total=end - start)
            for event in self.limits_passed():
                self.fired.append(EventRecord(self.solver.time, event.name, "limit"))
                status = STATUS.event
            while status != STATUS.event and self.solver.t < end:
                status = self._stretch(end)
                if task is not None:
                    task.update(self.solver.t - start)
                interruption.end("the simulation", self._stopped)
                if status not in (STATUS.done, STATUS.full, STATUS.before_stop):
                    break
                if self.solver.stalled(end):
                    status = STATUS.stalled
                    break
        ended = ending(self, status, self.state())
        if self.options.raise_on_stop:
            ended.check()
        checkpoint = self.checkpoint if ended.complete and self.checkpoint else self.here()
        checkpoint = replace(checkpoint, end=self.solver.t)
        return self.result(self.record.samples(), checkpoint, ended)

    def limits_passed(self) -> list[Event]:
        """Limits of travel that the machine is beyond before it moves."""
        return limits_passed(self.limits, self.events, self.solver.last)

    def _stopped(self) -> Run:
        """The run as far as it came."""
        t = self.solver.time
        ending = Ending("interrupted", t, self.state(), f"interrupted at {t:.12g} s")
        return self.result(self.record.samples(), self.here(), ending)

    def _stretch(self, end: float) -> int:
        """Integrate to the next break of the inputs, question to a sampled law, event, or the end."""
        if self.modes is not None and self.modes.pending:
            self.modes.take_up()
            return STATUS.done
        stop = self.next_stop(end)
        hold_back = stop == end and not self.held_back
        status, chunk = self.solver.advance(stop, hold_back)
        made, inputs = self._samples(chunk), self.binding.inputs()
        if status == STATUS.done:
            self._next_piece(made)
        self._keep(made, inputs)
        if status == STATUS.done and self.modes is not None and self.solver.t < end:
            self.modes.switch()
        if status == STATUS.before_stop:
            self.held_back = True
            self.checkpoint = self.here()
        elif status == STATUS.event:
            return self._event()
        elif status in (STATUS.cannot, STATUS.unverified, STATUS.too_small) and self._goes_on(status):
            return STATUS.done
        elif status == STATUS.cannot:
            self.keep(self.solver.go_far())
        return status

    def _goes_on(self, status: int) -> bool:
        """Whether a run that cannot go on as it is does so in other coordinates, or by time stepping."""
        stepped = status != STATUS.unverified and self.modes is not None and self.modes.rescue()
        return stepped or self._hand_over()

    def next_stop(self, end: float) -> float:
        """Where inputs break, a law is asked, contacts are switched, or the run ends; s since the start."""
        stop = min(end, float(self.pieces.ends[self.piece]), self._next_question())
        if self.modes is None:
            return stop
        clock, counts = self.solver.clock, self.solver.counts
        if clock[CLOCK.period] and not self.modes.plain:  # forces jump, and with them the mode
            stop = min(stop, float(clock[CLOCK.since] + counts[COUNTS.sampled] * clock[CLOCK.period]))
        return min(stop, self.modes.next_switch())

    def _next_piece(self, made: Samples) -> None:
        """What changes at a stop: the inputs, the answer of a sampled law, sampled states (in the last sample too)."""
        if self.solver.t >= self._next_question():
            self.asked += 1
            self._ask_law()
        self._set_piece()
        self.solver.sample()
        made.y[-1:] = self.solver.y

    def _event(self) -> int:
        """At an event, or at several at one time: stop there, switch, or go on. Contacts change first."""
        events = self.solver.happened
        if self.modes is not None:
            events = [event for event in events if not any(event is margin for margin in self.modes.watched)]
            first, crossed = len(self.functions), self.solver.crossed.astype(bool)
            margins = slice(first, first + len(self.modes.watched))
            if crossed[margins].any():
                self.modes.change(self.solver.last[margins].reshape(-1, MARGINS))
        met = dict(zip(self.solver.events, self.solver.last.tolist(), strict=True))
        for event in sorted(events, key=lambda event: event.then == "stop"):
            kind = "limit" if event in self.limits else "event"
            self.fired.append(EventRecord(self.solver.time, event.name, kind))  # type: ignore[arg-type]
            if event.then not in ("stop", "record"):
                self._switch(event)
        self._leave_zero({event: met[event] for event in events if isinstance(event.then, Impact)})
        return STATUS.event if any(event.then == "stop" for event in events) else STATUS.done

    def _leave_zero(self, met: Mapping[Event, float]) -> None:
        """Take functions for zero that an impact left where they were met.

        An event is located just beyond its zero; on the way back that place is no second event.
        """
        for i, event in enumerate(self.solver.events):
            if event in met and abs(self.solver.last[i] - met[event]) <= abs(met[event]) + ROUNDING:
                self.solver.last[i] = 0.0

    def _switch(self, event: Event) -> None:
        """A new state, or a new actuation."""
        t, y = self.solver.t, self._row()
        if isinstance(event.then, Impact):
            state = event.then.function(self.state())
            self.problem.check_start(state)
            before, size = self._energy(y), state.q.size + state.v.size
            y[:size] = np.concatenate([state.q, state.v])
            y[self._tree_equations(self.current).turns] = state.turns
            y[size + WORKS.index("loads")] += self._energy(y) - before
        self._add_inputs(event)
        if not isinstance(event.then, Impact):
            # a new law begins to remember
            first = self._tree_equations(self.current).memory.start
            y = np.concatenate([y[:first], self._at_start(-1, t, self.state())[first:]])
        self._carry_on(t, y)

    def _energy(self, y: Array) -> float:
        arrays, parameters = self.binding.arrays, self.inputs[self.current].parameters
        observe = self._tree_equations(self.current).observe()
        _, _, kinetic, potential, _ = observe(self.solver.time, y, arrays.u, parameters)
        return float(kinetic[0] + potential[0])

    def _add_inputs(self, event: Event) -> None:
        impact = isinstance(event.then, Impact)
        simulator = self.problem.simulator
        self.inputs.append(self.inputs[-1] if impact else simulator.inputs(event.then, self.options, 0.0))

    def _carry_on(self, t: float, y: Array) -> None:
        """A new solver that keeps the old one's grid and counters."""
        old = self.solver
        self._note_fallback()
        self.use(len(self.inputs) - 1, t, y)
        kept = self.inputs[-1] is self.inputs[-2]
        if self.modes is not None:
            self.modes.take_directions()
        own = self.solver.clock[_LAW_CLOCK], self.solver.counts[_LAW_COUNTS]
        self.solver.clock[:], self.solver.counts[:] = old.clock, old.counts
        if not kept:
            self.solver.clock[_LAW_CLOCK], self.solver.counts[_LAW_COUNTS] = own
            self.solver.sample()
        self.solver.watch()
        self._ask_law()
        if self.modes is None or self.modes.plain:
            self._keep_point()
        else:
            self.modes.transition(self.modes.none)

    def _hand_over(self) -> bool:
        """Go on from the last step in other coordinates, where those at work end; False if there are none."""
        layout, row, q = self.equations.layout, self._row(), self.kinematics.system.nq
        if layout.name == "tree" or not isinstance(self.options.coordinates, str):
            return False
        moved = np.abs(row - self.row)[:q]
        if layout.name == "independent":
            best = independent_velocities(self.problem.simulator.machine, row[:q])
            if best == layout.held and not moved.any():
                return False
            self._next_coordinates(best)
        elif not moved[list(layout.watched)].max(initial=0.0) > 1.0:  # else an angle is only to be followed from here
            self._next_coordinates(())
        old, held, law, memory = self.solver, self.held.copy(), self.law, self.solver.memory()
        self.use(len(self.inputs) - 1, old.t, row)
        self.held[:], self.law = held, law
        self._set_piece()
        measured = self.solver.counts[COUNTS.measured]
        self.solver.clock[:], self.solver.counts[:] = memory[:2]
        self.solver.counts[COUNTS.measured] = measured
        self.solver.clock[CLOCK.h] = 0.0
        self.solver.watch()
        self._keep_point()
        return True

    def _next_coordinates(self, held: tuple[int, ...]) -> None:
        """The same inputs again, with other independent velocities, or without any in the coordinates of the tree."""
        t, names = self.solver.time, ", ".join(self.kinematics.system.velocity_names[i] for i in held)
        self.fired.append(EventRecord(t, f"independent: {names}" if held else "tree", "coordinates"))
        if not held:
            self.notes.append(
                f"platform coordinates end at {t:.9g} s, near a singular leg; the run went on in the tree's coordinates"
            )
        self._take_coordinates(names)

    def _take_coordinates(self, names: str) -> None:
        """Coordinates for the inputs that are added: independent ones by name, else those of the tree."""
        all_names = self.kinematics.system.velocity_names
        if names:
            chosen = names.split(", ")
            for name in chosen:
                if name not in all_names:
                    raise UnknownNameError(choose("velocity", name, all_names))
            self.independent[len(self.inputs)] = tuple(map(all_names.index, chosen))
        else:
            self.in_tree.add(len(self.inputs))
        self.inputs.append(self.inputs[-1])

    # sampled laws
    def _next_question(self) -> float:
        law = self.inputs[self.current].sampled
        return np.inf if law is None else (self.asked + 1) * law.period

    def _ask_law(self) -> None:
        """Ask the sampled law and hold its answer."""
        if self.law is not None:
            names = [actuator.name for actuator in self.kinematics.system.actuators]
            self.held[: len(names)] = forces_array(call_law(self.law, self.solver.time, self.state()), names)
            self._set_piece()

    # the record
    def _keep_point(self) -> None:
        degree = self.solver.out[2].shape[2]
        y, noted = self.solver.y[None].copy(), self.binding.arrays.noted[None].copy()
        self.keep((np.array([self.solver.t]), y, np.zeros((1, y.shape[1], degree)), noted))

    def _samples(self, chunk: Chunk) -> Samples:
        times, y, dense, noted = chunk
        columns = () if self.modes is None else self.modes.columns(noted)
        return Samples(times, y, self.binding.inputs()(times), dense, np.full(len(times), self.current), *columns)

    def keep_samples(self, samples: Samples) -> None:
        """Samples that no solver left."""
        self._keep(samples, self.binding.inputs())

    def keep(self, chunk: Chunk) -> None:
        """Samples that the solver left."""
        self._keep(self._samples(chunk), self.binding.inputs())

    def _keep(self, samples: Samples, inputs: Callable[[Array], Array]) -> None:
        self.record.add(samples, inputs, self._closed, self._expanded)

    def _closed(self, rows: Array) -> Array:
        """Rows with closed loops."""
        size = self.equations.size
        return np.concatenate([self.equations.close(rows[:, :size], self.binding.p), rows[:, size:]], axis=1)

    def _expanded(self, kept: Samples, steps: Samples) -> Samples:
        """Samples of the tree, of those kept among steps."""
        e = self.equations
        if e.layout.closed is None:
            return (
                kept if self.modes is None or kept is steps else replace(kept, contact_forces=self.modes.forces(kept))
            )
        own, layout, p, before = steps.y, e.layout, self.binding.p.copy(), self.wound
        # where a step begins angles are within half a turn of where they were chosen; a last one may end beyond
        last = e.expanded(own[-2:], p)
        self.wound = layout.unwound(last[-1:], last[0] if len(last) > 1 else before)[0].copy()
        later = LaterRows(
            (len(own), self.wound.size),
            lambda: layout.unwound(e.expanded(own, p), before),
            lambda index: e.expanded(own[index], p),
        )
        if kept is steps:
            return replace(kept, kept=later, dense=np.zeros((*later.shape, 0)))
        index = np.clip(np.searchsorted(steps.times, kept.times), 0, len(own) - 1)
        rows = layout.followed(e.expanded(kept.y, p), later.all[index])
        return replace(kept, kept=rows, dense=np.zeros((*rows.shape, 0)))

    def _row(self) -> Array:
        """Where the integration is, [q; v; W; states of laws]."""
        return self.row_at(self.solver.y)

    def row_at(self, y: Array) -> Array:
        """A row of the tree near where the integration is."""
        rows = self.equations.expanded(y[None].copy(), self.binding.p)
        row: Array = self.equations.layout.followed(rows, self.wound[None])[0]
        return row

    def here(self) -> Checkpoint:
        """From where the run can go on."""
        clock, counts, _, last = self.solver.memory()
        own = self.solver.t, len(self.record), self.held.copy(), self.current, self.asked
        contacts = () if self.modes is None else self.modes.place()
        return Checkpoint(clock, counts, self._row(), last, *own, *contacts)

    def state(self) -> State:
        """Where the integration is."""
        nq, nv = self.kinematics.system.nq, self.kinematics.system.nv
        row = self._row()
        return State(self.kinematics, row[:nq], row[nq : nq + nv], near=row[self._tree_equations(self.current).turns])

    # the result
    def _unexplained(self, samples: Samples) -> list[str]:
        """A note if work does not explain how the energy changed; looked at in a few samples."""
        system, options, rows = self.kinematics.system, self.options, len(samples.times)
        if not options.verify or self.method.prescribed or rows < 2:
            return []
        count = min(rows, CHECKED)
        y = picked(samples.kept, np.array([round(k * (rows - 1) / (count - 1)) for k in range(count)]))
        energies, first = self._tree_equations(self.current).energies_at(y), system.nq + system.nv
        levels = np.hstack([energies, y[:, first : first + len(WORKS)]])  # T, V, works
        if self.modes is not None:  # of contacts and impacts
            tail = self._tree_equations(self.current).size
            levels = np.hstack([levels, y[:, tail : tail + 2]])
        T, V, changes = levels[:, 0], levels[:, 1], levels - levels[0]
        left = float(np.abs(changes @ np.where(np.arange(levels.shape[1]) < 2, 1.0, -1.0)).max())
        size = float(T.max() + np.abs(changes[:, 1:]).max(axis=0).sum())
        share = 1e-2 if options.step is not None else min(max(1e-6, 1e3 * options.rtol), 1e-2)
        if left <= share * size + 1e-9 * (np.abs(V).max() + system.weight * system.size):
            return []
        return [
            f"work does not explain {left:.2g} J of the energy, {100 * left / size:.2g} % of all that was exchanged: "
            "the run is not accurate; shorten step= or lower rtol and atol"
        ]

    def result(self, samples: Samples, checkpoint: Checkpoint, ending: Ending) -> Run:
        """The run so far, or one that was kept elsewhere."""
        each = enumerate(self.inputs)
        machine = self.problem.simulator.machine
        observers = tuple(Observer(machine, inputs, self._tree_equations(k)) for k, inputs in each)
        found = observers, samples, WORKS, ending, tuple(self.fired), self.statistics(samples)
        return Run(*found, self.all_notes(samples), self.problem, checkpoint)

    def statistics(self, samples: Samples) -> dict[str, Any]:
        """Of the integration, by name."""
        counts = self.solver.counts
        residual = {"residual": float(self.solver.clock[CLOCK.residual])} if self.options.verify else {}
        return {
            "integrator": self.solver.scheme.name,
            "coordinates": self.problem.coordinates,
            "method": self.method.name,
            "steps": int(counts[COUNTS.accepted]),
            "refused": int(counts[COUNTS.refused]),
            "evaluations": int(counts[COUNTS.calls]),
            "smallest_pivot": float(self.solver.clock[CLOCK.pivot]),
            **residual,
            **(self.modes.statistics(samples) if self.modes is not None else {}),
            **self.method.chosen(self.problem.simulator.machine),
        }

    def all_notes(self, samples: Samples) -> list[str]:
        """What the user should know of this run."""
        self._note_fallback()
        chosen = self.method.chosen(self.problem.simulator.machine)
        numbers = ", ".join(f"{name} {value:.6g}" for name, value in chosen.items())
        notes = [*self.notes, f"{self.method.name} chose {numbers}"] if chosen else [*self.notes]
        notes += [note for inputs in self.inputs for note in inputs.notes if note not in notes]
        if asked := self.binding.asked:
            names = ", ".join(repr(event.name) for event in self.events[-asked.count :])
            notes.append(f"events that cannot be traced are asked in Python along every step: {names}")
        if self.modes is not None:
            stretches = self.modes.stretches
            notes += [f"time stepping from {a:.9g} s to {b:.9g} s: {reason}" for a, b, reason in stretches]
        rough = int(self.solver.counts[COUNTS.rough])
        if rough:
            notes.append(f"in {rough} steps event functions vary too quickly to be searched for all their zeros")
        return [*notes, *self._unexplained(samples)]

    def _note_fallback(self) -> None:
        words, redone = list[str](), int(self.solver.counts[COUNTS.redone])
        if redone:
            words.append(f"steps whose answers did not hold were made by the fallback of {self.method.name}")
        elif self.binding.fallback and self.binding.arrays.limits[LIMITS.enough] < 1:  # not for a residual
            words.append(
                f"the fallback of {self.method.name} was asked where relative pivots were below {POOR_PIVOT:g}"
            )
        if self.binding.open:
            words.append("loops of this run are open, and the equations hold only as well as they are closed")
        self.notes += [note for note in words if note not in self.notes]

    def switch_again(self, fired: Sequence[EventRecord]) -> None:
        """Make the inputs again that events switched to."""
        for entry in fired:
            if entry.kind in CHANGES:
                continue
            if entry.kind == "coordinates":
                self._take_coordinates(entry.name.partition(": ")[2])
                continue
            event = next(event for event in self.events if event.name == entry.name)
            if event.then not in ("stop", "record"):
                self._add_inputs(event)

    def take_up(self, samples: Samples, checkpoint: Checkpoint, fired: Sequence[EventRecord]) -> None:
        """Go back to where another loop of the same simulation left off, switched as often as that one was."""
        c, t, sampled = checkpoint, float(checkpoint.clock[CLOCK.t]), self.inputs[checkpoint.inputs].sampled
        if sampled is not None and sampled.fresh:
            raise UnsupportedError(
                "a law that Sampled(fresh=True) made cannot go on where it was; declare its states (state.memory)"
            )
        self.fired = [entry for entry in fired if entry.time <= self.start + t]
        if self.modes is not None:
            self.modes.take_place(c)
        before = samples.y[samples.inputs == c.inputs]
        self.use(c.inputs, t, c.y, before[0] if len(before) else None)
        self.solver.restore((c.clock, c.counts, self.equations.contracted(c.y), c.last))
        self.held[:], self.asked = c.held, c.asked
        self._set_piece()
        self.record.restart(samples.first(c.samples), self.solver.t, self.solver.y)


def simulate(problem: Problem, inputs: Inputs | None = None) -> Run:
    """Simulate from the start; inputs: those of the problem, if they are at hand."""
    duration, loop = check_duration(problem.duration, problem.options.step), Loop(problem, inputs)
    loop.begin()
    return loop.run(duration)


def extend(run: Run, duration: float) -> Run:
    """The same simulation, longer: as if it had been asked for the whole time at once."""
    problem, checkpoint = run.whole()
    duration, loop = check_duration(duration, problem.options.step), Loop(problem)
    if run.ending.event in {event.name for event in loop.limits}:  # it would pass the limit
        return run
    loop.switch_again(run.events)
    loop.inputs = [observer.inputs for observer in run.observers]
    loop.take_up(run.samples, checkpoint, run.events)
    end = float(f"{checkpoint.end + duration:.15g}")  # 0.2 s and 0.1 s are 0.3 s, to the last digit
    given = loop.pieces.until
    if end > given * (1 + 1e-9):
        raise ArgumentError(
            f"rows of forces were given for {given:.9g} s and {end:.9g} s are asked for: simulate with cc.Table(times, "
            "rows, 'hold') over the whole time, or from run.state() on with rows of their own"
        )
    return loop.run(end)
