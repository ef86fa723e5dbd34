"""Motion over time: simulations, ensembles, rollouts of machines with contacts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from numpy.typing import ArrayLike

from closedchain.dynamics.interface import Formulation
from closedchain.errors import ArgumentError, FileFormatError, UnsupportedError
from closedchain.kinematics.state import State
from closedchain.mechanism import Mechanism
from closedchain.mechanism.numbers import named
from closedchain.model.choice import LAGRANGE, METHODS
from closedchain.model.configurations import Configurations
from closedchain.signatures import explained
from closedchain.types import Array

if TYPE_CHECKING:
    from closedchain.simulate.contacts.simulator import ContactRuns
    from closedchain.simulate.ensemble import Ensemble
    from closedchain.simulate.events import Event
    from closedchain.simulate.files import StoredRun
    from closedchain.simulate.problem import Problem, SimulationOptions, Simulator
    from closedchain.simulate.repeated import RepeatedRuns
    from closedchain.simulate.run import Run


MEANT = {
    **dict.fromkeys(("dt", "timestep", "h"), "step"),
    **dict.fromkeys(("time", "t_end", "tf", "until", "T"), "duration"),
    **dict.fromkeys(("torque", "torques", "force", "forces", "control", "law", "u"), "actuation"),
    **dict.fromkeys(("x0", "q0", "initial", "initial_state"), "state"),
    **dict.fromkeys(("solver", "scheme"), "integrator"),
    "t0": "start",
}


class SimulationModel(Configurations):
    """Questions about motion over time."""

    @explained(**MEANT)
    def simulate(
        self,
        state: State,
        duration: float,
        actuation: Any = None,
        method: str | Formulation | None = None,
        integrator: str | None = None,
        step: float | None = None,
        *,
        rtol: float = 1e-12,
        atol: float = 1e-12,
        max_step: float | None = None,
        max_steps: int | None = None,
        projection: bool | None = None,
        wrenches: Mapping[str, Any] | None = None,
        events: Sequence[Event] = (),
        limits: bool = True,
        singularity: float = 1e-10,
        parameters: Mapping[str, float] | None = None,
        output: float | ArrayLike | None = None,
        start: float = 0.0,
        raise_on_stop: bool = False,
        verify: bool = True,
        progress: bool | None = None,
        schedule: Mapping[str, Sequence[tuple[float, float]]] | None = None,
        contacts: str | None = None,
        coordinates: str | Sequence[str] = "tree",
    ) -> Run:
        """Integrate the motion from a state for a duration (s); loops stay closed, contacts are followed.

        Contacts (Mechanism.contacts) stick, slip, open and close as they must; as long as none is touched they change
        nothing. Options that do not apply to the machine are refused.

        actuation: forces (constant, by name or in order), rows of forces (each held for its share of the duration, from
            the start on), a Table over time, a law written as a function law(t, state) with ordinary operators, or
            Sampled(law, period)
        method: formulation, by default "auto" (model.explain()); machines with contacts have equations of their own
        integrator: "dop853" (default), "dopri5", "rosenbrock" with error control; "rk4" (default if a step is given)
            and "symplectic" with fixed steps; with contacts or dry friction dop853, dopri5 and rk4
        step: fixed step, s; without it error control
        rtol, atol: relative and absolute tolerance of error control
        max_step: longest step, s        max_steps: number of steps after which the run ends, by default a million
            under error control and ten million with a fixed step; also where the pace shows that they cannot suffice
        projection: close the loops after every step; by default where the method lets them drift
        wrenches: {body: wrench} with a 6-vector [moment; force] at the body's origin in world axes, a law, or a Table
        events: list of Event to watch for           limits: whether limits of travel end the run
        singularity: relative pivot below which no answer is trusted
        parameters: numbers that laws read as state.parameters[name]
        output: period (s) or times of the samples; all steps without
        start: time at the start, s                  raise_on_stop: raise if the run cannot go on to the end
        verify: check the accelerations that every step begins with against all equations (run.residual), and energy
            against work; a step that does not hold is left to the method's fallback, or ends the run
        progress: show a bar; by default on a terminal after a while
        coordinates: what is integrated; the motion is the same. "tree" (default): all coordinates of the opened
            machine, loops closed after every step. "platform": pose and twist of the platform, from which legs follow
            in closed form: loops cannot drift and nothing is projected; where a leg becomes singular the run goes on
            in the tree's coordinates, and run.notes say so. "independent": as many joints' coordinates as there are
            degrees of freedom, the others solved for after every step; where others determine the motion better they
            change places (run.events). Names of joints instead: these are independent, and the run ends where they
            fail. "auto": platform where the machine can have it, else tree

        With contacts only:
        schedule: {contact: intervals (s)} in which it holds on to its surface, whatever the force; else it is open
        contacts: "event" (default; every change of a contact is located) or "time_stepping" (Moreau and Jean, fixed
            steps of `step`, by default 1e-3, contacts resolved once per step). Both by Coulomb's law on any machine; a
            run by events leaves a stretch to time stepping where events accumulate or no acceleration obeys the law,
            and run.notes say when and why

        Example:
            >>> run = model.simulate(state, duration=0.5, actuation={"crank_motor": 5.0})
            >>> run.ending.kind, bool(run.loop_error.max() < 1e-10)
            ('complete', True)
            >>> spring = lambda t, state: [-20.0 * (state["crank"] - 1.2)]
            >>> run = model.simulate(state, duration=0.1, actuation=spring, step=1e-3)
            >>> len(run.time)
            101
        """
        numbers = step, rtol, atol, max_step, max_steps, singularity, start
        chosen = tuple(coordinates) if isinstance(coordinates, list) else coordinates
        choices = projection, limits, raise_on_stop, verify, type(verify), progress, chosen, output is not None
        question: Any = (method, integrator, numbers, choices)
        if not isinstance(events, list | tuple) or events:
            question = self._repeated.with_events(question, events)
        plain = wrenches is None and parameters is None and output is None and schedule is None and contacts is None
        if (
            plain
            and question is not None
            and (run := self._repeated.quick(question, state, duration, actuation)) is not None
        ):
            return run
        from closedchain.simulate.problem import SimulationOptions

        options = SimulationOptions(
            integrator=integrator,
            step=step,
            rtol=rtol,
            atol=atol,
            max_step=max_step,
            max_steps=max_steps,
            projection=projection,
            wrenches=wrenches,
            events=events,
            limits=limits,
            singularity=singularity,
            parameters=parameters,
            output=output,
            start=start,
            raise_on_stop=raise_on_stop,
            verify=verify,
            progress=progress,
            schedule=schedule,
            contacts=contacts,
            coordinates=chosen,
        )
        if self.mechanism.has_modes and isinstance(contacts, str) and contacts == "time_stepping":
            return self._with_contacts(state, duration, actuation, method, options)
        if self.mechanism.has_modes:
            from closedchain.simulate.loop import simulate

            return simulate(self._problem(state, duration, actuation, method, options))
        return self._repeated.run(question, self._problem(state, duration, actuation, method, options))

    @explained(**MEANT)
    def rollout(
        self,
        state: State,
        duration: float,
        actuation: Any = None,
        step: float = 1e-3,
        *,
        schedule: Mapping[str, Sequence[tuple[float, float]]] | None = None,
        parameters: Mapping[str, float] | None = None,
        start: float = 0.0,
        coordinates: str = "tree",
    ) -> Run:
        """A fast prediction of a machine with contacts, for control: cheap steps that resolve contacts once each.

        `simulate` with contacts="time_stepping"; the arguments are those of simulate. The first call compiles; nothing
        is compiled when contacts change. coordinates: "tree" or "auto"; contacts and loops are resolved in one problem,
        in those of the tree. A machine without contacts and dry friction has simulate(step=) and simulate_many instead

        Example:
            >>> walker = cc.compile(cc.library.walker())
            >>> run = walker.rollout(walker.assemble(), duration=0.01)
            >>> run.contact_names
            ('leg1_foot', 'leg2_foot', 'leg3_foot', 'leg4_foot')
        """
        from closedchain.mechanism.numbers import finite
        from closedchain.simulate.laws.law_key import law_key
        from closedchain.simulate.problem import SimulationOptions

        question = law_key(duration, actuation, step, schedule, parameters, start, coordinates)
        if question is not None and (run := self._contact_runs.again(question, state)) is not None:
            return run
        options = SimulationOptions(
            step=finite("step", step),
            schedule=schedule,
            parameters=parameters,
            start=start,
            contacts="time_stepping",
            coordinates=coordinates,
        )
        return self._contact_runs.run(state, duration, actuation, options.for_contacts(), question)

    @explained(**MEANT)
    def rollout_many(
        self,
        states: Sequence[State],
        duration: float,
        actuation: Any = None,
        step: float = 1e-3,
        *,
        parameters: Mapping[str, ArrayLike] | None = None,
        schedule: Mapping[str, Sequence[tuple[float, float]]] | None = None,
        start: float = 0.0,
        threads: int | None = None,
        coordinates: str = "tree",
    ) -> list[Run]:
        """Rollouts of several starts, in SIMD lanes and threads; each is the one that `rollout` gives, to rounding.

        states: one per rollout; a single one counts for all
        actuation: as in rollout, or a list with one per rollout
        parameters: numbers that laws read as state.parameters[name]; arrays have one per rollout
        threads: by default as many as there are cores that this process may use       coordinates: as in rollout

        Example:
            >>> walker = cc.compile(cc.library.walker())
            >>> push = lambda t, state: {"leg1_knee": state.parameters["torque"]}
            >>> runs = walker.rollout_many([walker.assemble()], 0.01, push, parameters={"torque": [0.0, 1.0, 2.0]})
            >>> len(runs)
            3
        """
        import numpy as np

        from closedchain.simulate.problem import SimulationOptions

        drives = actuation if isinstance(actuation, list) else None
        values = {name: np.atleast_1d(np.asarray(value, float)) for name, value in (parameters or {}).items()}
        sizes = {"states": len(states), "actuation": len(drives or [0]), **{n: v.size for n, v in values.items()}}
        count = max(sizes.values())
        wrong = [f"{name}: {size}" for name, size in sizes.items() if size not in (1, count)]
        if wrong or not states:
            raise ArgumentError(
                f"rollout_many: {count} rollouts need 1 or {count} of each; {', '.join(wrong) or 'none'}"
            )
        options = [
            SimulationOptions(
                step=step, schedule=schedule, start=start, contacts="time_stepping", coordinates=coordinates,
                parameters={name: float(value[k % value.size]) for name, value in values.items()},
            ).for_contacts()
            for k in range(max([1, *(value.size for value in values.values())]))
        ]  # fmt: skip
        each = [drives[k % len(drives)] if drives else actuation for k in range(count)]
        return self._contact_runs.run_many(
            [states[k % len(states)] for k in range(count)],
            duration,
            each,
            [options[k % len(options)] for k in range(count)],
            threads,
        )

    @explained(**MEANT)
    def simulate_many(
        self,
        states: Sequence[State] | tuple[ArrayLike, ArrayLike],
        duration: float,
        actuation: Any = None,
        method: str | Formulation = "auto",
        integrator: str = "rk4",
        step: float | None = None,
        *,
        observe: Mapping[str, Callable[..., Any]] | None = None,
        parameters: Mapping[str, ArrayLike] | None = None,
        vary: Mapping[str, ArrayLike] | Sequence[Mechanism] | None = None,
        keep: Sequence[str] | None = None,
        output: float | None = None,
        wrenches: Mapping[str, Any] | None = None,
        projection: bool | None = None,
        singularity: float = 1e-10,
        start: float = 0.0,
        verify: bool = True,
        threads: int | None = None,
        progress: bool | None = None,
        coordinates: str = "tree",
    ) -> Ensemble:
        """Integrate thousands of motions at once, with fixed steps, in SIMD lanes and threads.

        states: a list of State, or arrays (q, v) with one row per instance; one row counts for all
        actuation: as in simulate, or an array of constant forces with one row per instance
        integrator: "rk4", "dopri5" or "dop853"          step: fixed step, s
        observe: functions g(t, state) whose lowest, highest, mean and final values are kept per instance
        parameters: numbers per instance that a law reads as state.parameters[name]
        vary: numbers of the machine per instance by their names in the description ("platform.mass",
            "hip.at.position", "hip.damper.damping", "gravity"), or machines that differ only in numbers
        keep: joints (or floating bodies) that stay where they are when machines of other geometry are assembled;
            by default the actuated ones
        output: period of the samples, s; without it only the end is kept
        threads: by default as many as there are cores that this process may use
        progress: show a bar; by default on a terminal after a while
        wrenches, projection, singularity, start, verify, coordinates: as in simulate; each instance by itself

        Example:
            >>> forces = np.linspace(0.0, 10.0, 8)[:, None]
            >>> many = model.simulate_many([state], duration=0.1, actuation=forces, step=1e-3)
            >>> many.final_q.shape[0], bool(many.complete.all())
            (8, True)
        """
        self._refuse_modes()
        from closedchain.simulate.ensemble import simulate_many
        from closedchain.simulate.ensemble_problem import EnsembleProblem, gather
        from closedchain.simulate.problem import SimulationOptions

        options = SimulationOptions(
            integrator=integrator,
            step=step,
            output=output,
            wrenches=wrenches,
            projection=projection,
            singularity=singularity,
            start=start,
            verify=verify,
            coordinates=coordinates,
        ).without_contacts()
        kind = self._integrated(method, projection)
        if vary is not None and not kind.varies:
            able = ", ".join(name for name, make in METHODS.items() if make().varies)
            raise UnsupportedError(f"{kind.name} cannot treat machines that differ within an ensemble; methods: {able}")
        functions, numbers = named("observe", observe), named("parameters", parameters)
        given = EnsembleProblem(states, duration, actuation, functions, numbers, vary, keep)
        return simulate_many(gather(self._simulator, kind, given, options), threads, progress)

    def load_run(
        self,
        path: str | Path,
        *,
        actuation: Any = None,
        wrenches: Mapping[str, Any] | None = None,
        events: Sequence[Event] = (),
    ) -> Run:
        """A run of this machine that `Run.save` wrote; `extend` takes it up.

        Files do not hold functions: a law, a wrench that is one, and events. Without them the run is seen as it was,
        with all its samples; to go on, or for times between samples, they are given again, and must be those of the
        run.

        path: the file that Run.save wrote
        actuation, wrenches, events: those of the run that are functions, as in Model.simulate

        Example:
            >>> path = model.simulate(state, duration=0.1).save("run.npz")
            >>> longer = model.load_run(path).extend(0.1)
            >>> round(float(longer.time[-1]), 9)
            0.2
        """
        from closedchain.simulate.files import read_run

        stored = read_run(path)
        if stored.mechanism != self.mechanism or stored.cut != list(self.system.cut_joints):
            raise FileFormatError(
                f"{path}: a run of another machine, {stored.mechanism.name!r}, not of this {self.mechanism.name!r}; "
                "cc.load_run takes the machine from the file"
            )
        return self._restored(stored, actuation, wrenches, events)

    def _restored(
        self, stored: StoredRun, actuation: Any, wrenches: Mapping[str, Any] | None, events: Sequence[Event]
    ) -> Run:
        from closedchain.simulate.files import build_method, load_record, load_run

        if stored.of_contacts:
            from closedchain.simulate.contacts.files import load_contact_run

            if events or not self.mechanism.has_modes:
                raise FileFormatError(f"{stored.path}: a run with contacts, of a machine that has them, without events")
            return load_contact_run(stored, self._contact_runs, actuation, wrenches)

        if missing := stored.missing(actuation, wrenches, events):
            return load_record(stored, self._simulator, build_method(*stored.method, METHODS), missing)

        def make(q: Array, v: Array, turns: Array) -> Problem:
            method, options = build_method(*stored.method, METHODS), stored.options(wrenches, events)
            state = replace(self.state(q, v), near=turns)
            return self._problem(state, stored.duration, stored.actuation(actuation), method, options)

        return load_run(stored, make)

    def _problem(
        self,
        state: State,
        duration: float,
        actuation: Any,
        method: str | Formulation | None,
        options: SimulationOptions,
    ) -> Problem:
        from closedchain.simulate.problem import Problem

        kind = self._integrated(method, options.projection)
        chosen = options.with_contacts() if self.mechanism.has_modes else options.without_contacts()
        return Problem(self._simulator, kind, state, duration, actuation, chosen)

    def _integrated(self, method: str | Formulation | None, projection: bool | None) -> Formulation:
        """The formulation of a run: where loops are left to drift, "auto" takes one that takes them as they are."""
        kind = self.method("auto" if method is None else method)
        return METHODS[LAGRANGE]() if method in (None, "auto") and projection is False and kind.takes_closed else kind

    def _with_contacts(
        self,
        state: State,
        duration: float,
        actuation: Any,
        method: str | Formulation | None,
        options: SimulationOptions,
    ) -> Run:
        if method is not None:
            raise ArgumentError(
                "method= does not apply to machines with contacts or dry friction: they have equations of their own"
            )
        return self._contact_runs.run(state, duration, actuation, options.for_contacts())

    @cached_property
    def _simulator(self) -> Simulator:
        from closedchain.simulate.problem import Simulator

        return Simulator(self.machine)

    def _refuse_modes(self) -> None:
        """An error where contacts or dry friction would be left out."""
        if self.mechanism.contacts:
            raise UnsupportedError(
                f"{self.mechanism.name!r} has contacts, which ensembles do not follow; model.simulate "
                "and model.rollout do (without them it is dataclasses.replace(mechanism, contacts=()))"
            )
        if self.mechanism.dry_joints:
            raise UnsupportedError(
                f"{self.mechanism.name!r} has dry friction in {', '.join(self.mechanism.dry_joints)}, which ensembles "
                "do not follow; model.simulate and model.rollout do, and ensembles take JointFriction(force, velocity) "
                "with a velocity above 0"
            )

    @cached_property
    def _repeated(self) -> RepeatedRuns:
        from closedchain.simulate.repeated import RepeatedRuns

        return RepeatedRuns()

    @cached_property
    def _contact_runs(self) -> ContactRuns:
        from closedchain.simulate.contacts.simulator import ContactRuns

        return ContactRuns(self.machine)
