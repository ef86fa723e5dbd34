"""Machines that make and break contact: event-driven runs, and predictions ahead of time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.dynamics.operational_space.structure import find_structure
from closedchain.errors import ArgumentError, UnsupportedError
from closedchain.kinematics.state import State
from closedchain.mechanism.numbers import finite, flag
from closedchain.simulate.contact.ahead_modes import AheadKernels
from closedchain.simulate.contact.inputs import ContactInputs, drive_of, is_constant
from closedchain.simulate.contact.kernels import ContactKernels
from closedchain.simulate.contact.run import ContactRun
from closedchain.simulate.contact.setting import ContactSetting, Schedule
from closedchain.simulate.drive import Driven, make_drive
from closedchain.simulate.inputs import Sampled

INTEGRATORS = ("rk4", "moreau")
MOST = 14  # contacts: the table of modes has 3ⁿ entries


@dataclass(frozen=True, eq=False)
class ContactOptions:
    """How to walk.

    step: s
    integrator: "rk4" finds every event to 1e-12 s; "moreau" makes cheap steps of order 1 (velocities first, then
        coordinates with them) and resolves contacts and impacts once in each
    books: keep works and impulses, so that energy and momentum can be checked
    feedback: rate (1/s) at which closed contacts return to their plane and to rest; 0 leaves them to integration
    robust: equations that are right also at stretched legs, and slower
    schedule: contact → intervals (s) in which it holds on to the ground, whatever the force; it is open otherwise
    parameters: numbers a law reads as state.parameters[name]
    """

    step: float = 1e-3
    integrator: str = "rk4"
    books: bool = True
    feedback: float = 0.0
    robust: bool = False
    schedule: Schedule = field(default_factory=dict)
    parameters: Mapping[str, float] | None = None
    start: float = 0.0

    def __post_init__(self) -> None:
        for name in ("step", "feedback", "start"):
            object.__setattr__(self, name, finite(name, getattr(self, name)))
        if self.feedback < 0:
            raise ArgumentError(f"feedback is {self.feedback} 1/s; it must be 0 or greater")
        flag("books", self.books)
        flag("robust", self.robust)
        if not isinstance(self.schedule, Mapping):
            raise ArgumentError(
                f"schedule must give intervals by contact, such as {{'foot': [(0.0, 0.2)]}}, not {self.schedule!r}"
            )
        given = {} if self.parameters is None else self.parameters
        if not isinstance(given, Mapping):
            raise ArgumentError(f"parameters must be numbers by name, such as {{'gain': 2.0}}, not {given!r}")
        numbers = {name: finite(f"parameter {name!r}", value) for name, value in given.items()}
        object.__setattr__(self, "parameters", numbers)


class ContactSimulator:
    """Runs of one machine with contacts; kernels of modes are kept between runs."""

    def __init__(self, machine: Machine) -> None:
        system = machine.kinematics.system
        if not system.mechanism.contacts:
            raise UnsupportedError(f"{system.mechanism.name!r} has no contacts; describe them with Mechanism.contacts")
        if len(system.mechanism.contacts) > MOST:
            raise UnsupportedError(f"{len(system.mechanism.contacts)} contacts; at most {MOST} are simulated")
        if system.cuts:
            raise UnsupportedError(
                "contacts of machines with closed loops are not simulated; cut the loops by contacts"
            )
        if not find_structure(system).members:
            raise UnsupportedError("contacts need a floating body that carries the legs (a free joint to the ground)")
        self.machine = machine
        self.setting = ContactSetting(system)
        self.kernels: dict[object, ContactKernels] = {}
        self.ahead: dict[object, AheadKernels] = {}
        self.drives: dict[object, Driven] = {}

    def run(self, state: State, duration: float, actuation: Any, options: ContactOptions) -> ContactRun:
        """Integrate from a state; contacts that touch the ground at the start stick to it if they can."""
        if not (finite("duration", duration) > 0 and finite("step", options.step) > 0):
            raise ArgumentError(f"duration {duration} s and step {options.step} s must be greater than 0")
        if options.integrator not in INTEGRATORS:
            raise ArgumentError(f"integrator {options.integrator!r}; valid: {', '.join(INTEGRATORS)}")
        if options.integrator == "moreau" and options.books:
            raise ArgumentError("books are kept by integrator='rk4' only; ask for books=False")
        self._check_start(state)
        if options.schedule:
            self.setting.schedule(options.schedule, options.start)  # before anything is compiled
        driven = self._drive(actuation, duration, options)
        inputs = ContactInputs(self.machine, driven)
        if options.integrator == "moreau":
            from closedchain.simulate.contact.ahead import Ahead

            ahead = self._ahead(driven, options)
            return Ahead(self.machine, self.setting, ahead, inputs, options).go(state, duration)
        from closedchain.simulate.contact.drivers import Walk

        kernels = self._kernels(driven, options)
        return Walk(self.machine, self.setting, kernels, inputs, options).go(state, duration)

    def _check_start(self, state: State) -> None:
        """A start is a state with the coordinates of this machine."""
        if not isinstance(state, State):
            raise ArgumentError(f"a start is a State (model.assemble, model.state), not {type(state).__name__}")
        size = self.setting.nq, self.setting.nv
        if (state.q.size, state.v.size) != size:
            raise ArgumentError(
                f"the state belongs to another machine: it has {state.q.size} coordinates and {state.v.size} rates, "
                f"this machine {size[0]} and {size[1]}"
            )

    def _drive(self, actuation: Any, duration: float, options: ContactOptions) -> Driven:
        """The actuation traced; a law asked again is not traced again, only its parameters are read anew."""
        if not callable(actuation) or isinstance(actuation, Sampled):
            return make_drive(self.machine, actuation, None, options.parameters, duration)
        given = options.parameters or {}
        key = (actuation, tuple(given))
        if key not in self.drives:
            self.drives[key] = make_drive(self.machine, actuation, None, given, duration)
        return replace(self.drives[key], parameters=np.array(list(given.values()), float))

    def _kernels(self, driven: Driven, options: ContactOptions) -> ContactKernels:
        key = (*_key(driven), options.books, options.feedback, options.robust)
        if key not in self.kernels:
            drive = drive_of(driven)
            self.kernels[key] = ContactKernels(self.machine, drive, options.books, options.feedback, options.robust)
        return self.kernels[key]

    def _ahead(self, driven: Driven, options: ContactOptions) -> AheadKernels:
        key = (*_key(driven), options.feedback)
        if key not in self.ahead:
            self.ahead[key] = AheadKernels(self.machine, drive_of(driven), options.feedback)
        return self.ahead[key]


def _key(driven: Driven) -> tuple[object, ...]:
    """What distinguishes the equations of drives: constant inputs are part of them."""
    return driven.key, driven.pieces.coefficients.tobytes() if is_constant(driven) else None
