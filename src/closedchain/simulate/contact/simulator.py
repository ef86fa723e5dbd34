"""Machines that make and break contact: event-driven runs, and time stepping for predictions.

A module of its own because it must not import the compiled loops before a run needs them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.dynamics.plans.operational_space import reference_members
from closedchain.errors import UnsupportedError
from closedchain.kinematics.state import State
from closedchain.simulate.contact.inputs import ContactInputs, folded, is_constant
from closedchain.simulate.contact.kernels import ContactKernels, SteppingKernels
from closedchain.simulate.contact.setting import ContactSetting
from closedchain.simulate.inputs import Inputs, Sampled, make_inputs
from closedchain.simulate.problem import SimulationOptions, check_duration, check_state
from closedchain.simulate.run import Run

MOST = 14  # contacts: the table of modes has 3ⁿ entries


class ContactSimulator:
    """Runs of one machine with contacts; kernels of modes are kept between runs."""

    def __init__(self, machine: Machine) -> None:
        system = machine.kinematics.system
        if not system.mechanism.contacts:
            raise UnsupportedError(f"{system.mechanism.name!r} has no contacts; describe them with Mechanism.contacts")
        if len(system.mechanism.contacts) > MOST:
            raise UnsupportedError(f"{len(system.mechanism.contacts)} contacts; at most {MOST} are simulated")
        if system.nc:
            raise UnsupportedError(
                "contacts of machines with closed loops or couplings are not simulated; cut the loops by contacts"
            )
        if not reference_members(system):
            raise UnsupportedError("contacts need a floating body that carries the legs (a free joint to the ground)")
        self.machine = machine
        self.setting = ContactSetting(system)
        self.kernels: dict[object, ContactKernels] = {}
        self.stepping: dict[object, SteppingKernels] = {}
        self.laws: dict[object, Inputs] = {}

    def run(self, state: State, duration: float, actuation: Any, options: SimulationOptions) -> Run:
        """Integrate from a state; contacts that touch the ground at the start stick to it if they can."""
        from closedchain.simulate.contact.drivers import EventDriver, SteppingDriver

        check_state(self.machine.kinematics, state)
        check_duration(duration)
        self.setting.schedule(options.schedule or {}, options.start)  # before anything is compiled
        inputs = self._inputs(actuation, duration, options)
        given = ContactInputs(self.machine, inputs)
        if options.integrator == "moreau":
            stepping = self._stepping(inputs, options)
            return SteppingDriver(self.machine, self.setting, stepping, given, options).run(state, duration)
        kernels = self._kernels(inputs, options)
        return EventDriver(self.machine, self.setting, kernels, given, options).run(state, duration)

    def _inputs(self, actuation: Any, duration: float, options: SimulationOptions) -> Inputs:
        """The actuation traced; a law asked again is not traced again, only its parameters are read anew."""
        given = options.parameters or {}
        if not callable(actuation) or isinstance(actuation, Sampled):
            return make_inputs(self.machine, actuation, None, given, duration)
        key = (actuation, tuple(given))
        if key not in self.laws:
            self.laws[key] = make_inputs(self.machine, actuation, None, given, duration)
        return replace(self.laws[key], parameters=np.array(list(given.values()), float))

    def _kernels(self, inputs: Inputs, options: SimulationOptions) -> ContactKernels:
        energy, feedback, robust = bool(options.energy), options.feedback or 0.0, bool(options.robust)
        key = (*_key(inputs), energy, feedback, robust)
        if key not in self.kernels:
            self.kernels[key] = ContactKernels(self.machine, folded(inputs), energy, feedback, robust)
        return self.kernels[key]

    def _stepping(self, inputs: Inputs, options: SimulationOptions) -> SteppingKernels:
        key = (*_key(inputs), options.feedback)
        if key not in self.stepping:
            self.stepping[key] = SteppingKernels(self.machine, folded(inputs), options.feedback or 0.0)
        return self.stepping[key]


def _key(inputs: Inputs) -> tuple[object, ...]:
    """What distinguishes the equations of inputs: constant ones are part of them."""
    return inputs.key, inputs.pieces.coefficients.tobytes() if is_constant(inputs) else None
