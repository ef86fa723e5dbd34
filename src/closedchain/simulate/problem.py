"""A simulation as it is asked for: machine, method, start, actuation and options, checked before anything is traced;
and its samples as an integration leaves them, all of them, or only at the times asked for."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import field, fields, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.dynamics.interface import Formulation, Machine
from closedchain.dynamics.stability import largest_step
from closedchain.errors import ArgumentError, OpenLoopError, UnknownNameError, UnsupportedError, choose
from closedchain.kinematics.assemble import make_targets, search
from closedchain.kinematics.evaluate import CLOSED, ON_THE_WAY, Kinematics
from closedchain.kinematics.state import State, check_own, open_limit
from closedchain.mechanism.numbers import entries_of, finite, flag, named, real_array
from closedchain.multibody.build import build_system
from closedchain.multibody.parameters import Entry
from closedchain.records import dataclass
from closedchain.simulate.coordinates import (
    IndependentLayout,
    StateLayout,
    TreeLayout,
    check_choice,
    platform_layout,
    resolved,
)
from closedchain.simulate.equations import Equations
from closedchain.simulate.events import Event
from closedchain.simulate.inputs import Inputs, Sampled, TracedLaws, as_given, forces_over_time, make_inputs
from closedchain.simulate.integrators.tableaus import EXPLICIT, tableau
from closedchain.simulate.rows import Rows, joined, made, widened
from closedchain.types import Array

INTEGRATORS = ("rk4", "symplectic", "dopri5", "dop853", "rosenbrock")
FIXED = ("rk4", "symplectic")
ROOM = 2.0**36  # bytes, where a computer does not say how much memory it has
COUNTED = 2**53  # steps of any run
MOST, MOST_FIXED = 1_000_000, 10_000_000  # steps by error control, on a grid

CONTACT_DRIVERS = ("event", "time_stepping")
FOR_CONTACTS = ("schedule", "contacts")
NOT_FOR_CONTACTS = (
    "integrator",
    "max_steps",
    "projection",
    "events",
    "singularity",
    "output",
)


@dataclass(frozen=True, eq=False)
class SimulationOptions:
    """How to simulate; Model.simulate says what each option means. None: the default for the machine."""

    integrator: str | None = None
    step: float | None = None
    rtol: float = 1e-12
    atol: float = 1e-12
    max_step: float | None = None
    max_steps: int | None = None
    projection: bool | None = None
    wrenches: Mapping[str, Any] | None = None
    events: Sequence[Event] = ()
    limits: bool = True
    singularity: float = 1e-10
    parameters: Mapping[str, float] | None = None
    output: float | ArrayLike | None = None
    start: float = 0.0
    raise_on_stop: bool = False
    verify: bool = True
    progress: bool | None = None
    schedule: Mapping[str, Sequence[tuple[float, float]]] | None = None
    contacts: str | None = None
    coordinates: str | Sequence[str] = "tree"

    def __post_init__(self) -> None:
        finite("start", self.start)
        for name in ("verify", "limits", "raise_on_stop"):
            flag(name, getattr(self, name))
        for name in ("projection", "progress"):
            if getattr(self, name) is not None:
                flag(name, getattr(self, name))
        check_choice(self.coordinates)
        for name in ("step", "max_step"):
            value = getattr(self, name)
            if value is not None and finite(name, value) <= 0:
                raise ArgumentError(f"{name} is {value} s; it must be greater than 0")
        for name in ("rtol", "atol"):
            if finite(name, getattr(self, name)) <= 0:
                raise ArgumentError(f"{name} is {getattr(self, name)}; it must be greater than 0")
        object.__setattr__(self, "singularity", finite("singularity", self.singularity))
        if self.max_steps is not None and not 1 <= finite("max_steps", self.max_steps) <= COUNTED:
            raise ArgumentError(f"max_steps is {self.max_steps}; a number of steps from 1 to {COUNTED:g} is needed")
        for event in entries_of("events", self.events):
            if not isinstance(event, Event):
                raise ArgumentError(f"events are a list of cc.Event; {event!r} is not one")
        given = named("parameters", self.parameters)
        numbers = {name: finite(f"parameter {name!r}", value) for name, value in given.items()}
        object.__setattr__(self, "parameters", numbers)
        if self.start == 0:  # −0.0, too
            object.__setattr__(self, "start", SimulationOptions.start)
        for name, value in (("schedule", self.schedule), ("output", self.output)):
            if value is not None:
                object.__setattr__(self, name, as_given(value))
        if self.wrenches is not None:
            wrenches = named("wrenches", self.wrenches)
            object.__setattr__(self, "wrenches", {body: as_given(wrench) for body, wrench in wrenches.items()})

    @property
    def most_steps(self) -> int:
        """After so many steps a run ends."""
        return (MOST if self.step is None else MOST_FIXED) if self.max_steps is None else self.max_steps

    def without_contacts(self) -> SimulationOptions:
        """The options of a machine without contacts, its integrator chosen."""
        self._refuse(FOR_CONTACTS, "machines without contacts")
        return self._chosen()

    def with_contacts(self) -> SimulationOptions:
        """The options of a machine whose contacts and dry joints are followed by events."""
        if self.contacts not in (None, "event"):
            raise UnknownNameError(f"contacts: {choose('driver', self.contacts, CONTACT_DRIVERS)}")
        options = self._in_tree()._chosen()
        if options.integrator not in EXPLICIT:
            raise ArgumentError(
                f"integrator={options.integrator!r} does not follow contacts or dry friction, whose modes give it no "
                f"derivatives; valid: {', '.join(EXPLICIT)}"
            )
        if options.projection is False:
            raise ArgumentError(
                "projection=False does not apply to machines with contacts or dry friction: closed gaps and loops are "
                "closed together after every step; leave it out"
            )
        return options

    def _in_tree(self) -> SimulationOptions:
        """The same in the coordinates of the tree, in which contacts meet the loops; the schedule is looked at."""
        if self.coordinates not in ("auto", "tree"):
            raise ArgumentError(
                f"coordinates={self.coordinates!r} does not apply to machines with contacts or dry friction: they meet "
                "the loops in one problem, in the tree's coordinates, after which loops are closed; take 'tree' or "
                "'auto'. A machine without them has others in simulate and simulate_many"
            )
        schedule = {} if self.schedule is None else self.schedule
        if not isinstance(schedule, Mapping):
            raise ArgumentError(
                f"schedule must give intervals by contact, such as {{'foot': [(0.0, 0.2)]}}, not {schedule!r}"
            )
        return replace(self, coordinates="tree", schedule=schedule)

    def _chosen(self) -> SimulationOptions:
        """The same with the integrator chosen."""
        name = self.integrator if self.integrator is not None else "dop853" if self.step is None else "rk4"
        if not isinstance(name, str) or name not in INTEGRATORS:
            raise UnknownNameError(choose("integrator", name, INTEGRATORS))
        if name in FIXED and self.step is None:
            raise ArgumentError(f"{name} has fixed steps: give step= (s), or choose dopri5, dop853 or rosenbrock")
        chosen = copy(self)  # checked already
        object.__setattr__(chosen, "integrator", name)
        return chosen

    def for_contacts(self) -> SimulationOptions:
        """The options of time stepping."""
        name = "event" if self.contacts is None else self.contacts
        if not isinstance(name, str) or name not in CONTACT_DRIVERS:
            raise UnknownNameError(f"contacts: {choose('driver', name, CONTACT_DRIVERS)}")
        options = self._in_tree()
        options._refuse(NOT_FOR_CONTACTS, "time stepping")
        return replace(options, contacts=name)

    def _refuse(self, names: Sequence[str], whom: str) -> None:
        """An error for options that are given and do not apply."""
        for one in fields(self):
            value = getattr(self, one.name)
            if one.name not in names or value is one.default:
                continue
            empty = isinstance(value, Sequence | Mapping) and not value
            if not empty and np.any(value != one.default):
                valid = [other.name for other in fields(self) if other.name not in names]
                raise ArgumentError(f"{one.name}= does not apply to {whom}; options that do: {', '.join(valid)}")


def closes_loops(method: Formulation) -> bool:
    """Whether loops drift open under a method unless they are closed after each step."""
    return method.exact and not method.stabilised


@dataclass(eq=False)
class Simulator:
    """What is kept between simulations of one machine: equations by method and inputs."""

    machine: Machine
    _equations: dict[object, Equations] = field(default_factory=dict)
    _varied: dict[tuple[Entry, ...], Simulator] = field(default_factory=dict)

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes trace equations again."""
        return Simulator, (self.machine,)

    def varied(self, entries: tuple[Entry, ...]) -> Simulator:
        """The same for the machine with some of its numbers as symbols."""
        if not entries:
            return self
        if entries not in self._varied:
            system, tolerance = self.machine.kinematics.system, self.machine.kinematics.tolerance
            for cut, k in system.periodic:
                if (f"{cut.name}.spring.stiffness", (k,)) in entries:
                    raise UnsupportedError(
                        f"{cut.name}.spring.stiffness cannot vary: the joint closes a loop and knows its angle up to "
                        "whole turns only; describe it with a spring (cc.JointSpring(0.0)), or cut another joint"
                    )
            cuts = list(system.cut_joints)
            kinematics = Kinematics(build_system(system.mechanism, cuts, entries), tolerance)
            self._varied[entries] = Simulator(Machine(kinematics, self.machine.mobility, self.machine))
        return self._varied[entries]

    def equations(
        self, method: Formulation, inputs: Inputs, projected: bool, layout: StateLayout | None = None
    ) -> Equations:
        """The equations under inputs, traced once; in the coordinates of the tree unless others are given."""
        key = (method, inputs.key, projected, () if layout is None else layout.key)
        if key not in self._equations:
            self._equations[key] = Equations(
                self.machine, method, inputs, projected, layout or TreeLayout(self.machine)
            )
        return self._equations[key]

    def platform_equations(self, tree: Equations, q: Array) -> Equations:
        """The same equations in platform coordinates, in the working mode of a configuration."""
        from closedchain.dynamics.platform_coordinates import working_mode

        key = (tree.method, tree.inputs.key, tree.projected, working_mode(self.machine, q))
        if key not in self._equations:
            layout = platform_layout(self.machine, q)
            self._equations[key] = self.equations(tree.method, tree.inputs, tree.projected, layout)
        return self._equations[key]

    def independent_equations(self, tree: Equations, held: tuple[int, ...], switches: bool) -> Equations:
        """The same equations with independent velocities that closing the loops leaves alone."""
        layout = IndependentLayout(self.machine, switches, held)
        return self.equations(tree.method, tree.inputs, tree.projected, layout)

    def inputs(self, actuation: Any, options: SimulationOptions, duration: float) -> Inputs:
        """What acts on the machine."""
        start = float(options.start)
        if callable(actuation) or isinstance(actuation, Sampled) or options.wrenches or options.parameters:
            return self._laws.inputs(actuation, options.wrenches, options.parameters, duration, start)
        return replace(self.given_forces, pieces=forces_over_time(self.machine, actuation, duration, start))

    @cached_property
    def _laws(self) -> TracedLaws:
        return TracedLaws(self.machine)

    @cached_property
    def given_forces(self) -> Inputs:
        """Forces given by number are inputs: one trace serves them all."""
        return make_inputs(self.machine, None, None, None, 0.0)


@dataclass(frozen=True, eq=False)
class Problem:
    """A simulation as it was asked for."""

    simulator: Simulator
    method: Formulation
    state: State
    duration: float
    actuation: Any
    options: SimulationOptions

    def __post_init__(self) -> None:
        if not callable(self.actuation):
            object.__setattr__(self, "actuation", as_given(self.actuation))

    @property
    def projected(self) -> bool:
        """Whether loops are closed after each step."""
        wanted = self.options.projection
        return closes_loops(self.method) if wanted is None else wanted

    @cached_property
    def coordinates(self) -> str:
        """The coordinates that are integrated, chosen."""
        machine, options = self.simulator.machine, self.options
        return resolved(machine, self.method, options.coordinates, options.integrator or "")

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes trace laws again."""
        return Problem, tuple(getattr(self, one.name) for one in fields(self))

    def inputs(self) -> Inputs:
        """What acts on the machine at the start: a law as it was traced first, whatever it reads changes later."""
        return self._inputs

    @cached_property
    def _inputs(self) -> Inputs:
        return self.simulator.inputs(self.actuation, self.options, self.duration)

    def check_start(self, state: State) -> list[str]:
        """A start must be of this machine and, where loops are kept closed, have closed loops; notes for the run."""
        kin = self.simulator.machine.kinematics
        check_own(state, kin)
        if not self.projected:
            return []
        gap, largest = kin.loop_error(state.q), open_limit(kin)
        velocity = np.abs(kin.constraint(state.q) @ state.v * kin.velocity_row_lengths).max(initial=0.0)
        if gap > largest * kin.system.size or velocity > largest * max(
            kin.system.size, np.abs(state.v).max(initial=0.0)
        ):
            raise OpenLoopError(
                f"the loops of the start are open by {gap:.3g} m or opening at {velocity:.3g} m/s; "
                "model.assemble and model.with_velocities give states with closed loops"
            )
        if gap <= CLOSED * kin.coarseness(state.q) * kin.system.size:
            return []
        nearest = search(kin, make_targets(kin, None, None), state.q)
        if nearest.error > max(ON_THE_WAY * kin.tolerance, nearest.converged):
            wide = kin.open_loops(nearest.q, kin.tolerance * kin.system.size)
            raise OpenLoopError(
                f"the loops of the start do not close: redundant constraints contradict each other, {wide}, which is "
                f"{nearest.error:.3g} of the machine's size; a tolerance= of cc.compile above {kin.tolerance:g} lets "
                "them stay open"
            )
        return [*nearest.notes(kin)] or [f"the loops of the start were open by {gap:.3g} m and were closed"]

    def check_step(self) -> list[str]:
        """A fixed explicit step must be stable; notes for the run."""
        name = self.options.integrator or ""
        if self.options.step is None or name not in EXPLICIT:
            return []
        return check_step(self.simulator.machine, self.method, self.state.q, name, self.options.step)


def check_duration(duration: float, step: float | None = None) -> float:
    """How long to simulate, s, in steps that can be counted."""
    if finite("duration", duration) <= 0:
        raise ArgumentError(f"duration is {duration} s; it must be greater than 0")
    if step is not None and duration > COUNTED * step:
        raise ArgumentError(f"{duration:g} s are {duration / step:.2g} steps of {step:g} s; take a longer step")
    return float(duration)


def check_room(what: str, *shape: float) -> None:
    """An error if samples of that shape do not fit into the memory of this computer."""
    size, names = 8.0 * math.prod(shape), getattr(os, "sysconf_names", {})
    room = float(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")) if "SC_PHYS_PAGES" in names else ROOM
    if size > room:
        raise ArgumentError(
            f"{what} of {size / 2**30:.3g} GiB do not fit into {room / 2**30:.3g} GiB of memory; take a longer output="
        )


def check_step(machine: Machine, method: Formulation, q: Array, integrator: str, step: float) -> list[str]:
    """An error if a fixed step (s) would make the fast modes of springs and flexible links grow; notes for the run."""
    if method.exact and not machine.kinematics.system.flexible_bodies:
        return []  # rigid links, and no springs that the method adds
    modes = method.fast_modes(machine, q)
    if not modes.size:
        return []
    longest = largest_step(modes, tableau(integrator).growth)
    if step > longest:
        fastest = float(np.abs(modes).max()) / (2 * np.pi)
        raise ArgumentError(
            f"step {step:g} s is too long for {method.name} with {integrator}: its fastest mode is {fastest:.4g} Hz, "
            f"and the largest stable step is {longest:.4g} s; shorten the step, lower the stiffness, leave out step= "
            "for error control, or choose integrator='rosenbrock'"
        )
    return [f"step {step:g} s is stable for the fast modes; the largest stable one is {longest:.4g} s"]


# samples
@dataclass(frozen=True, eq=False)
class Samples:
    """Rows over time, as an integration leaves them.

    times: s     kept: [q; v; work; states of laws], y     u: inputs     dense: polynomials that lead to each sample
    inputs: which set of inputs was at work, counted from 0 (events may switch)
    modes: of contacts, then dry joints, 0 open, 1 sticks, 2 slips      contact_forces: (samples, modes, rows), N, of
        dry joints the first over the length of DryDof
    along, marks: directions of slip in the step that leads to a sample, and bits of simulate/modes.py for each contact
    """

    times: Array
    kept: Rows
    u: Array
    dense: Array
    inputs: NDArray[np.int64]
    modes: NDArray[np.int64] = field(default_factory=lambda: np.zeros((0, 0), np.int64))
    contact_forces: Array = field(default_factory=lambda: np.zeros((0, 0, 3)))
    along: Array = field(default_factory=lambda: np.zeros((0, 0)))
    marks: NDArray[np.int64] = field(default_factory=lambda: np.zeros((0, 0), np.int64))

    def __post_init__(self) -> None:
        count = len(self.times)
        if len(self.modes) != count:
            object.__setattr__(self, "modes", np.zeros((count, 0), np.int64))
            object.__setattr__(self, "contact_forces", np.zeros((count, 0, 3)))
        if len(self.marks) != count:
            object.__setattr__(self, "along", np.zeros((count, 0)))
            object.__setattr__(self, "marks", np.zeros((count, self.modes.shape[1]), np.int64))

    @property
    def y(self) -> Array:
        """All rows, made if they were not yet."""
        return made(self.kept)

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes get numbers."""
        return Samples, self.columns

    @property
    def columns(self) -> tuple[Any, ...]:
        """All of them as arrays."""
        contacts = self.modes, self.contact_forces, self.along, self.marks
        return self.times, self.y, self.u, self.dense, self.inputs, *contacts

    def first(self, count: int) -> Samples:
        """The first samples."""
        return self.rows(np.arange(count))

    def rows(self, rows: NDArray[np.intp]) -> Samples:
        """Some of the samples."""
        return Samples(*(column[rows] for column in self.columns))


@dataclass(frozen=True, eq=False)
class Checkpoint:
    """What a run needs to go on as if it had never ended.

    clock, counts, y, last: of the solver (registers.py)      samples: how many of the run's samples lie before
    end: s since the start, how far the run came
    held: answer of a sampled law, asked so many times        inputs: number of the inputs at work
    phase, along: of contacts, rows of integers and directions of slip (modes.py)
    stretches: of time stepping so far, (from, to), s         numbers: statistics of contacts so far
    """

    clock: Array
    counts: NDArray[np.int64]
    y: Array
    last: Array
    end: float
    samples: int
    held: Array
    inputs: int
    asked: int
    phase: NDArray[np.int64] = field(default_factory=lambda: np.zeros((0, 0), np.int64))
    along: Array = field(default_factory=lambda: np.zeros((0, 0)))
    stretches: tuple[tuple[float, float, str], ...] = ()
    numbers: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class ContactQuestion:
    """What a run with contacts was asked: from where, for how long (s), under which forces, and how."""

    state: State
    duration: float
    actuation: Any
    options: SimulationOptions


@dataclass(frozen=True, eq=False)
class OutputTimes:
    """When samples are kept: at every step (no period, no times), every period from the start on, or at given times.

    All but `start` and `at` are counted from the start.
    """

    start: float
    period: float = 0.0
    times: Array = field(default_factory=lambda: np.zeros(0))
    given: Array = field(default_factory=lambda: np.zeros(0))

    @classmethod
    def make(cls, start: float, output: float | ArrayLike | None, duration: float, width: int) -> OutputTimes:
        """From the option `output`, for samples of so many numbers."""
        if output is None:
            return cls(start)
        values = real_array("output", output)
        if values.ndim == 0:
            if not finite("output", output) > 0:
                raise ArgumentError(f"output is {output} s; a period greater than 0, or times, are needed")
            check_room("samples", check_duration(duration) / float(values), width)
            return cls(start, float(values))
        if values.ndim != 1 or not values.size or np.any(np.diff(values) <= 0) or values[0] < start:
            raise ArgumentError(f"output times must increase and not be before the start, unlike {output!r:.80}")
        return cls(start, 0.0, values - start, values)

    def at(self, times: Array) -> Array:
        """Times that are counted from the start, as they are: those that were given to the last digit."""
        if not self.times.size:
            return self.start + times
        index = np.minimum(np.searchsorted(self.times, times), self.times.size - 1)
        return np.where(self.times[index] == times, self.given[index], self.start + times)

    @property
    def every_step(self) -> bool:
        """Whether all samples are kept."""
        return self.period == 0.0 and self.times.size == 0

    def within(self, first: float, last: float) -> Array:
        """Times after `first` up to `last` at which samples are kept."""
        if self.period:
            low, high = first / self.period, last / self.period
            grid: Array = self.period * np.arange(np.floor(low) + 1, np.floor(high + 1e-9) + 1)
            return np.minimum(grid[grid > first + 1e-9 * self.period], last)
        inside: Array = self.times[(self.times > first) & (self.times <= last)]
        return inside


class Record:
    """Collects samples; their times are counted from the start where they come in, and not where they are kept."""

    def __init__(self, output: OutputTimes) -> None:
        self.output = output
        self.chunks: list[Samples] = []
        self.last: tuple[float, Array] = (-np.inf, np.zeros(0))

    def __len__(self) -> int:
        return sum(len(chunk.times) for chunk in self.chunks)

    def restart(self, samples: Samples, t: float, y: Array) -> None:
        """Begin again with the samples of an earlier run, going on from a state."""
        self.chunks, self.last = [samples], (t, y.copy())

    def add(
        self,
        chunk: Samples,
        inputs: Callable[[Array], Array],
        close: Callable[[Array], Array],
        expand: Callable[[Samples, Samples], Samples],
    ) -> None:
        """Append samples, thinned as wanted and then closed and expanded; the first of a run is always kept.

        inputs: u at times of the chunk
        """
        if not len(chunk.times):
            return
        self.last = self.last[0], widened(self.last[1][None], chunk.y.shape[1])[0]
        kept = chunk if self.output.every_step or not self.chunks else self._thinned(chunk, inputs, close)
        self.last = float(chunk.times[-1]), chunk.y[-1]
        kept = expand(kept, chunk)
        self.chunks.append(replace(kept, times=self.output.at(kept.times)))

    def _thinned(self, chunk: Samples, inputs: Callable[[Array], Array], close: Callable[[Array], Array]) -> Samples:
        t = self.output.within(self.last[0], float(chunk.times[-1]))
        times = np.concatenate([[self.last[0]], chunk.times])
        y = np.concatenate([self.last[1][None], chunk.y])
        dense = np.concatenate([np.zeros_like(chunk.dense[:1]), chunk.dense])
        index = np.clip(np.searchsorted(chunk.times, t), 0, len(chunk.times) - 1)
        step = steps_of(times, t)
        rows = close(interpolate(times, y, dense[step], step, t)) if t.size else np.zeros((0, y.shape[1]))
        none, at = np.zeros((t.size, y.shape[1], 0)), chunk.rows(index)
        return replace(at, times=t, kept=rows, u=inputs(t), dense=none)

    def samples(self) -> Samples:
        """All of them."""
        thin = not self.output.every_step
        y, u = joined([c.kept for c in self.chunks]), max(c.u.shape[1] for c in self.chunks)
        parts = [
            (
                *(c.times, widened(c.u, u), widened(c.dense[:, :, :0] if thin else c.dense, y.shape[1]), c.inputs),
                *(c.modes, c.contact_forces, c.along, c.marks),
            )
            for c in self.chunks
        ]
        times, inputs, dense, *others = (np.concatenate(column) for column in zip(*parts, strict=True))
        return Samples(times, y, inputs, dense, *others)


def steps_of(times: Array, at: ArrayLike) -> NDArray[np.intp]:
    """Samples that the steps lead to in which times lie."""
    t = np.atleast_1d(np.asarray(at, float))
    if t.ndim != 1 or not np.all(np.isfinite(t)):
        raise ArgumentError("times to resample at must be a list of finite numbers")
    slack = 1e-9 * max(1.0, abs(times[-1]))
    if t.size and (t.min() < times[0] - slack or t.max() > times[-1] + slack):
        raise ArgumentError(
            f"the run covers {times[0]:.9g} s to {times[-1]:.9g} s; {t.min()} to {t.max()} s are outside"
        )
    return np.clip(np.searchsorted(times, t, side="left"), 1, max(len(times) - 1, 1))


def interpolate(times: Array, states: Array, dense: Array, step: NDArray[np.intp], t: Array) -> Array:
    """Rows of states at times t, in the steps that lead to samples `step`, with their polynomials, one set per time."""
    if len(times) == 1:
        return np.repeat(states, t.size, axis=0)
    start = times[step - 1]
    theta = ((t - start) / np.maximum(times[step] - start, 1e-300))[:, None]
    total = np.zeros((t.size, states.shape[1]))
    for j in reversed(range(dense.shape[2])):
        total = theta * (total + dense[:, :, j])
    values: Array = states[step - 1] + total
    exact = t == times[step]
    values[exact] = states[step[exact]]
    return values
