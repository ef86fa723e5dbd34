"""What happens then: simulations, ensembles, machines that walk."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from numpy.typing import ArrayLike

from closedchain.dynamics.interface import Formulation
from closedchain.errors import UnsupportedError
from closedchain.kinematics.state import State
from closedchain.mechanism import Mechanism

if TYPE_CHECKING:
    from closedchain.simulate.contact.run import ContactRun
    from closedchain.simulate.contact.simulator import ContactSimulator
    from closedchain.simulate.ensemble import Ensemble
    from closedchain.simulate.run import Run
    from closedchain.simulate.session import Task
    from closedchain.simulate.simulation import Simulator

from closedchain.model.assembling import Assembling
from closedchain.model.base import METHODS
from closedchain.model.options import chosen


class Simulating(Assembling):
    """Questions about motion over time."""

    def simulate(
        self,
        state: State,
        duration: float,
        actuation: Any = None,
        method: str | Formulation = "lagrange",
        integrator: str | None = None,
        step: float | None = None,
        **options: Any,
    ) -> Run:
        """Integrate the motion from a state for a duration (s); loops stay closed.

        actuation: forces (constant, by name or in order), rows of forces over the duration, a Table over time, a law
            written as a function law(t, state) with ordinary operators, or Sampled(law, period)
        integrator: rk4, dopri5, dop853; by default RK4 if a `step` (s) is given, else Dormand–Prince 8(5,3)
        options: rtol, atol, max_step, events, wrenches, ...: the fields of closedchain.simulate.simulation.Options
        """
        return self._task(state, duration, actuation, method, integrator=integrator, step=step, **options).run()

    def simulate_many(
        self,
        states: Sequence[State] | tuple[ArrayLike, ArrayLike],
        duration: float,
        actuation: Any = None,
        method: str | Formulation = "lagrange",
        integrator: str = "rk4",
        step: float | None = None,
        observe: Mapping[str, Callable[..., Any]] | None = None,
        parameters: Mapping[str, ArrayLike] | None = None,
        vary: Mapping[str, ArrayLike] | Sequence[Mechanism] | None = None,
        keep: Sequence[str] | None = None,
        threads: int | None = None,
        **options: Any,
    ) -> Ensemble:
        """Integrate thousands of motions at once, with fixed steps, in SIMD lanes and threads.

        states: a list of State, or arrays (q, v) with one row per instance; one row counts for all
        actuation: as in simulate, or an array of constant forces with one row per instance
        observe: functions g(t, state) whose lowest, highest, mean and final values are kept per instance
        parameters: numbers per instance that a law reads as state.parameters[name]
        vary: numbers of the machine per instance by their names in the description ("platform.mass",
            "hip.at.position", "hip.damper.damping", "gravity"), or machines that differ only in numbers
        keep: joints (or floating bodies) that stay where they are when machines of other geometry are put together;
            by default the actuated ones
        options: output (s; samples every so often, else only the end), wrenches, ...
        """
        from closedchain.simulate.ensemble import simulate_many
        from closedchain.simulate.gathering import Given, gather
        from closedchain.simulate.simulation import Options

        asked = chosen(Options, integrator=integrator, step=step, **options)
        kind = self.method(method)
        if vary is not None and not kind.varies:
            able = ", ".join(name for name, make in METHODS.items() if make().varies)
            raise UnsupportedError(f"{kind.name} cannot treat machines that differ within an ensemble; methods: {able}")
        given = Given(states, duration, actuation, observe or {}, parameters or {}, vary, keep)
        return simulate_many(gather(self._simulator, kind, given, asked), threads)

    def load_run(
        self,
        path: str | Path,
        state: State,
        duration: float,
        actuation: Any = None,
        method: str | Formulation = "lagrange",
        integrator: str | None = None,
        step: float | None = None,
        **options: Any,
    ) -> Run:
        """A run that was saved, given the arguments it was simulated with; `extend` takes it up to the bit."""
        from closedchain.simulate.files import load_run

        task = self._task(state, duration, actuation, method, integrator=integrator, step=step, **options)
        return load_run(task, path)

    def _task(self, state: State, duration: float, actuation: Any, method: str | Formulation, **options: Any) -> Task:
        from closedchain.simulate.session import Task
        from closedchain.simulate.simulation import Options

        return Task(self._simulator, self.method(method), state, duration, actuation, chosen(Options, **options))

    def walk(self, state: State, duration: float, actuation: Any = None, **options: Any) -> ContactRun:
        """Integrate a machine with contacts (Mechanism.contacts) that stick, slip, open and close as they must.

        actuation: as for `simulate`: constant forces, a Table, a law(t, state) or a Sampled one
        options: step, integrator, books, feedback, robust, schedule, parameters, start: the fields of
            closedchain.simulate.contact.simulator.ContactOptions
        """
        from closedchain.simulate.contact.simulator import ContactOptions

        return self._walker.run(state, duration, actuation, chosen(ContactOptions, **options))

    def predict(self, state: State, ahead: float, actuation: Any = None, **options: Any) -> ContactRun:
        """The motion ahead of time, for control: as `walk`, with cheap steps of 1 ms that resolve contacts once each.

        The first call compiles; later ones take a millisecond per second of a quadruped's motion.
        """
        quick = {"step": 1e-3, "integrator": "moreau", "books": False, "feedback": 30.0}
        return self.walk(state, ahead, actuation, **{**quick, **options})

    @cached_property
    def _simulator(self) -> Simulator:
        from closedchain.simulate.simulation import Simulator

        if self.mechanism.contacts:
            raise UnsupportedError(
                f"{self.mechanism.name!r} has contacts, which simulate does not follow; model.walk and model.predict "
                "do (without them it is dataclasses.replace(mechanism, contacts=()))"
            )

        return Simulator(self.machine, self.reference)

    @cached_property
    def _walker(self) -> ContactSimulator:
        from closedchain.simulate.contact.simulator import ContactSimulator

        return ContactSimulator(self.machine)
