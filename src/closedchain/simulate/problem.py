"""A simulation as it is asked for: machine, method, start, actuation and options, checked before anything is traced."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from closedchain.dynamics.interface import Formulation, Machine
from closedchain.dynamics.stability import largest_step
from closedchain.errors import ArgumentError, UnknownNameError, choose
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.state import State
from closedchain.mechanism.numbers import finite, flag
from closedchain.multibody.build import build_system
from closedchain.multibody.parameters import Entry
from closedchain.simulate.equations import Equations
from closedchain.simulate.events import Event
from closedchain.simulate.inputs import Inputs, Sampled, forces_over_time, make_inputs
from closedchain.simulate.integrators.tableaus import EXPLICIT, tableau
from closedchain.types import Array

INTEGRATORS = ("rk4", "symplectic", "dopri5", "dop853", "rosenbrock")
FIXED = ("rk4", "symplectic")
CONTACT_INTEGRATORS = ("rk4", "moreau")
MOST, MOST_FIXED = 1_000_000, 10_000_000  # steps by error control, on a grid
OPEN = 1e-6  # loop error relative to the machine's size above which a start is refused

FOR_CONTACTS = ("feedback", "robust", "schedule", "energy")
NOT_FOR_CONTACTS = (
    "rtol",
    "atol",
    "max_step",
    "max_steps",
    "projection",
    "wrenches",
    "events",
    "singularity",
    "dense",
    "output",
    "raise_on_stop",
    "verify",
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
    dense: bool = True
    output: float | ArrayLike | None = None
    start: float = 0.0
    raise_on_stop: bool = False
    verify: bool = True
    progress: bool | None = None
    feedback: float | None = None
    robust: bool | None = None
    schedule: Mapping[str, Sequence[tuple[float, float]]] | None = None
    energy: bool | None = None

    def __post_init__(self) -> None:
        finite("start", self.start)
        flag("verify", self.verify)
        for name in ("step", "max_step"):
            value = getattr(self, name)
            if value is not None and finite(name, value) <= 0:
                raise ArgumentError(f"{name} is {value} s; it must be greater than 0")
        if not (self.rtol > 0 and self.atol > 0):
            raise ArgumentError("rtol and atol must be greater than 0")
        for event in self.events:
            if not isinstance(event, Event):
                raise ArgumentError(f"events are a list of cc.Event; {event!r} is not one")
        given = {} if self.parameters is None else self.parameters
        if not isinstance(given, Mapping):
            raise ArgumentError(f"parameters must be numbers by name, such as {{'gain': 2.0}}, not {given!r}")
        numbers = {name: finite(f"parameter {name!r}", value) for name, value in given.items()}
        object.__setattr__(self, "parameters", numbers)

    @property
    def most_steps(self) -> int:
        """After so many steps a run ends."""
        return (MOST if self.step is None else MOST_FIXED) if self.max_steps is None else self.max_steps

    def without_contacts(self) -> SimulationOptions:
        """The options of a machine without contacts, its integrator chosen."""
        self._refuse(FOR_CONTACTS, "machines without contacts")
        name = self.integrator or ("dop853" if self.step is None else "rk4")
        if name not in INTEGRATORS:
            raise UnknownNameError(choose("integrator", name, INTEGRATORS))
        if name in FIXED and self.step is None:
            raise ArgumentError(f"{name} has fixed steps: give step= (s), or choose dopri5, dop853 or rosenbrock")
        return replace(self, integrator=name)

    def for_contacts(self) -> SimulationOptions:
        """The options of a machine with contacts, defaults filled in."""
        self._refuse(NOT_FOR_CONTACTS, "machines with contacts")
        name = self.integrator or "rk4"
        if name not in CONTACT_INTEGRATORS:
            raise UnknownNameError(f"machines with contacts: {choose('integrator', name, CONTACT_INTEGRATORS)}")
        feedback = 0.0 if self.feedback is None else finite("feedback", self.feedback)
        if feedback < 0:
            raise ArgumentError(f"feedback is {self.feedback} 1/s; it must be 0 or greater")
        robust = flag("robust", False if self.robust is None else self.robust)
        energy = flag("energy", name == "rk4" if self.energy is None else self.energy)
        if energy and name == "moreau":
            raise ArgumentError("energy=True: work and impulses are kept by integrator='rk4' only")
        schedule = {} if self.schedule is None else self.schedule
        if not isinstance(schedule, Mapping):
            raise ArgumentError(
                f"schedule must give intervals by contact, such as {{'foot': [(0.0, 0.2)]}}, not {schedule!r}"
            )
        step = 1e-3 if self.step is None else self.step
        return replace(
            self, integrator=name, step=step, feedback=feedback, robust=robust, energy=energy, schedule=schedule
        )

    def _refuse(self, names: Sequence[str], whom: str) -> None:
        """An error for options that are given and do not apply."""
        for one in fields(self):
            value = getattr(self, one.name)
            empty = isinstance(value, Sequence | Mapping) and not value
            if one.name in names and not empty and value is not one.default and np.any(value != one.default):
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
            cuts = [cut.joint.name for cut in system.cuts]
            kinematics = Kinematics(build_system(system.mechanism, cuts, entries), tolerance)
            self._varied[entries] = Simulator(Machine(kinematics, self.machine.mobility, self.machine))
        return self._varied[entries]

    def equations(self, method: Formulation, inputs: Inputs, projected: bool) -> Equations:
        """The equations under inputs, traced once."""
        key = (method, inputs.key, projected)
        if key not in self._equations:
            self._equations[key] = Equations(self.machine, method, inputs, projected)
        return self._equations[key]

    def inputs(self, actuation: Any, options: SimulationOptions, duration: float) -> Inputs:
        """What acts on the machine."""
        if callable(actuation) or isinstance(actuation, Sampled) or options.wrenches or options.parameters:
            return make_inputs(self.machine, actuation, options.wrenches, options.parameters, duration)
        return replace(self._given_forces, pieces=forces_over_time(self.machine, actuation, duration))

    @cached_property
    def _given_forces(self) -> Inputs:
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

    @property
    def projected(self) -> bool:
        """Whether loops are closed after each step."""
        wanted = self.options.projection
        return closes_loops(self.method) if wanted is None else wanted

    def inputs(self) -> Inputs:
        """What acts on the machine at the start."""
        return self.simulator.inputs(self.actuation, self.options, self.duration)

    def check_start(self, state: State) -> list[str]:
        """A start must be of this machine and, where loops are kept closed, have closed loops; notes for the run."""
        kin = self.simulator.machine.kinematics
        check_state(kin, state)
        if not self.projected:
            return []
        gap = kin.loop_error(state.q)
        velocity = np.abs(kin.constraint(state.q) @ state.v * kin.velocity_row_lengths).max(initial=0.0)
        if gap > OPEN * kin.system.size or velocity > OPEN * max(kin.system.size, np.abs(state.v).max(initial=0.0)):
            raise ArgumentError(
                f"the loops of the start are open by {gap:.3g} m or opening at {velocity:.3g} m/s; "
                "model.assemble and model.with_velocities give states with closed loops"
            )
        closed = gap <= 1e-12 * kin.system.size
        return [] if closed else [f"the loops of the start were open by {gap:.3g} m and were closed"]

    def check_step(self) -> list[str]:
        """A fixed explicit step must be stable; notes for the run."""
        name = self.options.integrator or ""
        if self.options.step is None or name not in EXPLICIT:
            return []
        return check_step(self.simulator.machine, self.method, self.state.q, name, self.options.step)


def check_state(kinematics: Kinematics, state: State) -> None:
    """A start is a State of this machine."""
    if not isinstance(state, State):
        raise ArgumentError(f"a start is a State (model.assemble, model.state), not {type(state).__name__}")
    system, other = kinematics.system, state.kinematics.system
    if state.q.shape != (system.nq,) or (other is not system and other.mechanism != system.mechanism):
        raise ArgumentError(
            f"the state belongs to another machine: {other.mechanism.name!r} with {state.q.size} coordinates and "
            f"{state.v.size} velocities; this machine is {system.mechanism.name!r} with {system.nq} and {system.nv}"
        )


def check_duration(duration: float) -> float:
    """How long to simulate, s."""
    if not (np.isfinite(duration) and duration > 0):
        raise ArgumentError(f"duration is {duration} s; it must be finite and greater than 0")
    return float(duration)


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
