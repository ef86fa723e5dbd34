"""Simulate a machine: from a question with many options to a Run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from closedchain.dynamics.interface import Formulation, Machine
from closedchain.dynamics.reference import Reference
from closedchain.errors import ArgumentError, UnknownNameError, choose
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.state import State
from closedchain.mechanism.numbers import finite
from closedchain.multibody.build import build_system
from closedchain.multibody.quantities import Entry
from closedchain.simulate.drive import Driven, forces_over_time, make_drive
from closedchain.simulate.equations import Equations
from closedchain.simulate.events import Event
from closedchain.simulate.inputs import Sampled
from closedchain.simulate.integrators.binding import SINGULAR
from closedchain.simulate.solver import Accuracy

INTEGRATORS = ("rk4", "symplectic", "dopri5", "dop853", "rosenbrock", "sundials")
FIXED = ("rk4", "symplectic", "sundials")
OPEN = 1e-6  # loop error relative to the machine's size above which a start is refused


@dataclass(frozen=True, eq=False)
class Options:
    """How to simulate; see Model.simulate for the meaning of each."""

    integrator: str | None = None
    step: float | None = None
    rtol: float = 1e-12
    atol: float = 1e-12
    max_step: float | None = None
    max_steps: int = 10_000_000
    projection: bool | None = None
    wrenches: Mapping[str, Any] | None = None
    events: Sequence[Event] = ()
    limits: bool = True
    singularity: float = SINGULAR
    parameters: Mapping[str, float] | None = None
    dense: bool = True
    output: float | ArrayLike | None = None
    start: float = 0.0
    raise_on_stop: bool = False
    progress: bool | None = None

    def __post_init__(self) -> None:
        for event in self.events:
            if not isinstance(event, Event):
                raise ArgumentError(f"events are a list of cc.Event; {event!r} is not one")

    def accuracy(self) -> Accuracy:
        """Checked steps and tolerances."""
        step = 0.0 if self.step is None else finite("step", self.step)
        if self.step is not None and step <= 0:
            raise ArgumentError(f"step is {self.step} s; it must be greater than 0")
        longest = np.inf if self.max_step is None else finite("max_step", self.max_step)
        if not (longest > 0 and self.rtol > 0 and self.atol > 0):
            raise ArgumentError("rtol, atol and max_step must be greater than 0")
        return Accuracy(step, max(self.rtol, 1e-14), self.atol, longest, self.max_steps)

    def chosen_integrator(self) -> str:
        """The integrator's name; by default RK4 with a fixed step and Dormand–Prince 8(5,3) without."""
        name = self.integrator or ("dop853" if self.step is None else "rk4")
        if name not in INTEGRATORS:
            raise UnknownNameError(choose("integrator", name, INTEGRATORS))
        if name in FIXED and self.step is None:
            raise ArgumentError(f"{name} has fixed steps: give step= (s), or choose dopri5, dop853 or rosenbrock")
        return name


def needs_closing(method: Formulation) -> bool:
    """Whether loops drift open under a method unless they are closed after each step."""
    return method.exact and not method.stabilised


@dataclass(eq=False)
class Simulator:
    """Everything that is kept between simulations of one machine: kernels by method and drive."""

    machine: Machine
    reference: Reference
    _equations: dict[object, Equations] = field(default_factory=dict)
    _varied: dict[tuple[Entry, ...], Simulator] = field(default_factory=dict)

    def varied(self, entries: tuple[Entry, ...]) -> Simulator:
        """The same for the machine with some of its numbers as symbols."""
        if not entries:
            return self
        if entries not in self._varied:
            system = self.machine.kinematics.system
            cuts = [cut.joint.name for cut in system.cuts]
            kinematics = Kinematics(build_system(system.mechanism, cuts, entries))
            self._varied[entries] = Simulator(Machine(kinematics, self.machine.mobility, self.machine), self.reference)
        return self._varied[entries]

    def equations(self, method: Formulation, driven: Driven, projected: bool) -> Equations:
        """The equations under a drive, traced once."""
        key = (method, driven.key, projected)
        if key not in self._equations:
            self._equations[key] = Equations(self.machine, method, driven.drive, projected)
        return self._equations[key]

    def drive(self, actuation: Any, options: Options, duration: float) -> Driven:
        """What acts on the machine."""
        if callable(actuation) or isinstance(actuation, Sampled) or options.wrenches or options.parameters:
            return make_drive(self.machine, actuation, options.wrenches, options.parameters, duration)
        return replace(self._given, pieces=forces_over_time(self.machine, actuation, duration))

    @cached_property
    def _given(self) -> Driven:
        """Forces given by number are inputs: one trace serves them all."""
        return make_drive(self.machine, None, None, None, 0.0)

    def check_start(self, state: State, projected: bool) -> None:
        """A start must be of this machine and, for methods that keep loops closed, have closed loops."""
        kin = self.machine.kinematics
        if not isinstance(state, State):
            raise ArgumentError(f"a start is a State (model.assemble, model.state), not {type(state).__name__}")
        if state.q.shape != (kin.system.nq,) or state.kinematics.system.mechanism != kin.system.mechanism:
            raise ArgumentError("the state belongs to another machine")
        if not projected:
            return
        gap = kin.loop_error(state.q)
        rate = np.abs(kin.constraint(state.q) @ state.v * kin.velocity_row_lengths).max(initial=0.0)
        if gap > OPEN * kin.system.size or rate > OPEN * max(kin.system.size, np.abs(state.v).max(initial=0.0)):
            raise ArgumentError(
                f"the loops of the start are open by {gap:.3g} m or opening at {rate:.3g} m/s; "
                "model.assemble and model.with_velocities give states with closed loops"
            )
