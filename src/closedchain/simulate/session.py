"""A simulation from start to end: chunks of compiled integration, events, sampled laws, and the record of it all."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from closedchain.kinematics.state import State
from closedchain.simulate import explicit as ex
from closedchain.simulate.actuation import forces_array
from closedchain.simulate.drive import Driven, call_law
from closedchain.simulate.equations import Equations
from closedchain.simulate.events import Ending, Event
from closedchain.simulate.observe import Observer
from closedchain.simulate.run import Run, Samples
from closedchain.simulate.simulation import Options, Simulator, needs_closing
from closedchain.simulate.solver import Bound, ExplicitSolver, start_vector
from closedchain.simulate.tableaus import tableau

Array = NDArray[np.float64]


@dataclass(eq=False)
class Record:
    """Samples as they come, chunk by chunk."""

    times: list[Array] = field(default_factory=list)
    y: list[Array] = field(default_factory=list)
    u: list[Array] = field(default_factory=list)
    dense: list[Array] = field(default_factory=list)

    def add(self, times: Array, y: Array, u: Array, dense: Array) -> None:
        """Append samples."""
        for column, values in ((self.times, times), (self.y, y), (self.u, u), (self.dense, dense)):
            column.append(values)

    def samples(self) -> Samples:
        """All of them."""
        return Samples(*(np.concatenate(column) for column in (self.times, self.y, self.u, self.dense)))


def simulate(simulator: Simulator, method: Any, state: State, duration: float, actuation: Any, options: Options) -> Run:
    """Run a machine for a duration."""
    session = Session(simulator, method, state, duration, actuation, options)
    return session.run(session.start + duration)


class Session:
    """One simulation in progress."""

    def __init__(
        self, simulator: Simulator, method: Any, state: State, duration: float, actuation: Any, options: Options
    ) -> None:
        self.simulator, self.options = simulator, options
        self.driven: Driven = simulator.drive(actuation, options, duration)
        projected = needs_closing(method) if options.projection is None else options.projection
        simulator.check_start(state, projected)
        self.equations: Equations = simulator.equations(method, self.driven, projected)
        self.start, self.kinematics = float(options.start), simulator.machine.kinematics
        self.events: list[Event] = list(options.events)
        self.fired: list[tuple[float, str]] = []
        self.record = Record()
        self.bound = Bound(self.equations, self.driven.pieces, self.driven.parameters, None, np.zeros(0))
        y = start_vector(self.equations, state.q, state.v)
        integrator = tableau(options.chosen_integrator())
        self.solver = ExplicitSolver(self.bound, integrator, options.accuracy(), self.start, y, options.dense)
        self._sample()
        degree = self.solver.out[2].shape[2]
        self.record.add(
            np.array([self.start]),
            self.solver.y[None].copy(),
            self._inputs(np.array([self.start])),
            np.zeros((1, y.size, degree)),
        )

    def run(self, end: float) -> Run:
        """Integrate to the end and make the result."""
        code = ex.DONE
        while self.solver.t < end and code in (ex.DONE, ex.FULL):
            code, samples = self.solver.advance(self._next_sample(end))
            self.record.add(*samples[:2], self._inputs(samples[0]), samples[2])
            if code == ex.DONE:
                self._sample()
        ending = self._ending(code)
        if self.options.raise_on_stop:
            ending.check()
        observer = Observer(self.equations, self.driven.pieces, self.driven.parameters, self.simulator.reference)
        count = self.solver.count
        statistics = {
            "integrator": self.solver.tableau.name,
            "steps": int(count[ex.ACCEPTED]),
            "refused": int(count[ex.REJECTED]),
            "evaluations": int(count[ex.CALLS]),
            "smallest_pivot": float(self.solver.clock[ex.PIVOT]),
            "events": self.fired,
        }
        return Run(observer, self.record.samples(), ending, statistics)

    def _inputs(self, t: Array) -> Array:
        return self.driven.pieces.at(t) + self.bound.held

    def _next_sample(self, end: float) -> float:
        """The end, or the next time the sampled law is asked."""
        law = self.driven.sampled
        if law is None:
            return end
        index = round((self.solver.t - self.start) / law.period) + 1
        return min(end, self.start + index * law.period)

    def _sample(self) -> None:
        """Ask the sampled law and hold its answer."""
        law = self.driven.sampled
        if law is not None:
            names = [actuator.name for actuator in self.kinematics.system.actuators]
            answer = call_law(law.law, self.solver.t, self._state())
            self.bound.held[: len(names)] = forces_array(answer, names)

    def _state(self) -> State:
        nq, nv = self.kinematics.system.nq, self.kinematics.system.nv
        return State(self.kinematics, self.solver.y[:nq], self.solver.y[nq : nq + nv])

    def _ending(self, code: int) -> Ending:
        t, name = self.solver.t, self.kinematics.system.mechanism.name
        sentences: dict[int, tuple[Any, str]] = {
            ex.DONE: ("complete", f"complete at {t:.9g} s"),
            ex.SINGULAR: (
                "singularity",
                f"{name!r} became singular at {t:.9g} s: its accelerations are no longer determined by the method "
                f"{self.equations.method.name!r} (smallest relative pivot {self.solver.clock[ex.PIVOT]:.3g})",
            ),
            ex.NOT_FINITE: ("accuracy", f"no finite state could be reached beyond {t:.9g} s"),
            ex.TOO_SMALL: ("accuracy", f"the tolerance cannot be met beyond {t:.9g} s: the step became too small"),
            ex.TOO_MANY: ("steps", f"stopped at {t:.9g} s after {self.options.max_steps} steps"),
        }
        kind, message = sentences[code]
        return Ending(kind, t, self._state(), message)
