"""Machines that make and break contact: event-driven runs, and predictions ahead of time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.method import Machine
from closedchain.dynamics.operational_space.structure import find_structure
from closedchain.errors import ArgumentError, UnsupportedError
from closedchain.kinematics.state import State
from closedchain.mechanism.numbers import finite
from closedchain.simulate.actuation import Sampled
from closedchain.simulate.contact_ahead_modes import AheadKernels
from closedchain.simulate.contact_modes import ContactKernels
from closedchain.simulate.contact_run import ContactRun
from closedchain.simulate.contact_setting import ContactSetting, Schedule
from closedchain.simulate.drive import Driven, make_drive
from closedchain.simulate.equations import Drive

Array = NDArray[np.float64]

INTEGRATORS = ("rk4", "moreau")


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


class ContactSimulator:
    """Runs of one machine with contacts; kernels of modes are kept between runs."""

    def __init__(self, machine: Machine) -> None:
        system = machine.kinematics.system
        if not system.mechanism.contacts:
            raise UnsupportedError(f"{system.mechanism.name!r} has no contacts; describe them with Mechanism.contacts")
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
        driven = self._drive(actuation, options)
        if driven.sampled is not None or len(driven.pieces.ends) > 1:
            raise UnsupportedError("contacts are simulated with constant forces or laws that can be traced")
        if options.integrator == "moreau":
            from closedchain.simulate.contact_ahead import Ahead

            ahead = self._ahead(driven, options)
            return Ahead(self.machine, self.setting, ahead, driven.parameters, options).go(state, duration)
        from closedchain.simulate.contact_walk import Walk

        kernels = self._kernels(driven, options)
        return Walk(self.machine, self.setting, kernels, driven.parameters, options).go(state, duration)

    def _drive(self, actuation: Any, options: ContactOptions) -> Driven:
        """The actuation traced; a law asked again is not traced again, only its parameters are read anew."""
        if not callable(actuation) or isinstance(actuation, Sampled):
            return make_drive(self.machine, actuation, None, options.parameters, 1.0)
        given = options.parameters or {}
        key = (actuation, tuple(given))
        if key not in self.drives:
            self.drives[key] = make_drive(self.machine, actuation, None, given, 1.0)
        return replace(self.drives[key], parameters=np.array([float(value) for value in given.values()]))

    def _kernels(self, driven: Driven, options: ContactOptions) -> ContactKernels:
        key = (driven.key, options.books, options.feedback, options.robust, driven.pieces.coefficients.tobytes())
        if key not in self.kernels:
            fixed = with_constants(driven)
            self.kernels[key] = ContactKernels(self.machine, fixed, options.books, options.feedback, options.robust)
        return self.kernels[key]

    def _ahead(self, driven: Driven, options: ContactOptions) -> AheadKernels:
        key = (driven.key, options.feedback, driven.pieces.coefficients.tobytes())
        if key not in self.ahead:
            self.ahead[key] = AheadKernels(self.machine, with_constants(driven), options.feedback)
        return self.ahead[key]


def with_constants(driven: Driven) -> Drive:
    """The drive with its constant inputs in place."""
    d = driven.drive
    return replace(d, forces=ca.substitute(d.forces, d.u, ca.SX(ca.DM(driven.pieces.coefficients[0, :, 0]))))
