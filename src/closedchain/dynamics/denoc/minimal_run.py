"""Simulation in independent coordinates: nothing to drift, and other coordinates where the present ones fail.

The integrator sees θ and θ̇ only. At every evaluation Newton steps close the loops for the given θ, starting from the
last accepted configuration, so that the assembly mode is kept. After a step that ends near a singularity of the
independent coordinates, those that determine the motion best there take over and the integration starts again from
the same state.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from closedchain.dynamics.denoc.independent import free_rows, full_names, plain_dof, strongest
from closedchain.dynamics.denoc.minimal import Minimal
from closedchain.errors import ArgumentError, SingularityError, UnknownNameError, choose
from closedchain.kinematics.state import State
from closedchain.types import Array

Forces = Callable[[float, State], Any] | ArrayLike | None

WEAK = 3e-3  # a pivot below which other coordinates are looked for
BETTER = 10.0  # times by which theirs must be larger
OPEN = 1e-6  # machine sizes by which the loops of a start may be open


@dataclass(frozen=True, eq=False)
class Switch:
    """A change of independent coordinates."""

    time: float
    names: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class MinimalRun:
    """A simulated motion: one row of q (tree coordinates, loops closed) and v per time (s).

    switches: the independent coordinates from each time on, the first at the start
    stopped: why the run ended early, or nothing
    """

    minimal: Minimal
    time: Array
    q: Array
    v: Array
    switches: tuple[Switch, ...]
    stopped: str = ""

    def state(self, index: int = -1) -> State:
        """The state at a sample."""
        return State(self.minimal.machine.kinematics, self.q[index], self.v[index])

    def __getitem__(self, joint: str) -> Array:
        """A joint's coordinate over time."""
        kin = self.minimal.machine.kinematics
        rows = np.array([kin.joint_coordinates(joint, q) for q in self.q])
        return rows[:, 0] if rows.shape[1] == 1 else rows

    def velocity(self, joint: str) -> Array:
        """A joint's rate over time."""
        kin = self.minimal.machine.kinematics
        rows = np.array([kin.joint_velocities(joint, q, v) for q, v in zip(self.q, self.v, strict=True)])
        return rows[:, 0] if rows.shape[1] == 1 else rows

    @property
    def loop_error(self) -> Array:
        """The largest opening of a loop, m."""
        return np.array([self.minimal.machine.kinematics.loop_error(q) for q in self.q])


@dataclass(frozen=True, eq=False)
class Question:
    """What a run is asked for: forces of the actuators, duration (s), tolerance, times of samples, leave to switch."""

    forces: Forces
    duration: float
    tolerance: float
    times: Array
    switch: bool


class _Integration:
    """A run and where it has come to."""

    def __init__(self, minimal: Minimal, state: State, question: Question) -> None:
        self.minimal, self.kinematics, self.question = minimal, minimal.machine.kinematics, question
        self.actuators = [actuator.name for actuator in minimal.system.actuators]
        self.t, self.q, self.v = 0.0, np.array(state.q), np.array(state.v)
        self.pivot = float(minimal.closing(self.q, minimal.coordinates(self.q))[-1][0])
        self.failure = ""  # why the last evaluation had no answer
        self.rows = [(0.0, self.q, self.v)] if question.times[0] == 0 else []
        self.switches = [Switch(0.0, minimal.names)]

    def run(self) -> None:
        """To the end, in as many sets of coordinates as it takes."""
        self.change()
        while self.t < self.question.duration:
            self.advance()

    def change(self) -> bool:
        """Take other coordinates if those at hand are about to fail."""
        other = self.better() if self.question.switch and self.pivot < WEAK else None
        if other is not None:
            self.minimal = other
            self.switches.append(Switch(self.t, other.names))
        return other is not None

    def advance(self) -> None:
        """Steps until the end or a change of coordinates, with samples on the way."""
        from scipy.integrate import DOP853

        asked = self.question
        rtol, atol = max(asked.tolerance, 1e-13), asked.tolerance
        y = self.start(self.v)
        if not np.all(np.isfinite(self.derivative(self.t, y))):
            raise SingularityError(f"the run ends at {self.t:.7g} s: {self.failure}")
        solver = DOP853(self.derivative, self.t, y, asked.duration, rtol=rtol, atol=atol)
        while solver.t < asked.duration:
            message = solver.step()
            if solver.status == "failed":
                raise SingularityError(f"the run ends at {solver.t:.7g} s: {self.failure or message}")
            dense = solver.dense_output()
            for sample in asked.times[(asked.times > solver.t_old) & (asked.times <= solver.t)]:
                self.rows.append((float(sample), *self.settle(dense(sample))[:2]))
            self.t = float(solver.t)
            self.q, self.v, self.pivot = self.settle(solver.y)
            if self.t < asked.duration and self.change():
                break

    def start(self, v: Array) -> Array:
        """θ and θ̇ of the present coordinates."""
        state = State(self.kinematics, self.q, v)
        return np.concatenate([self.minimal.coordinates(self.q), self.minimal.velocities(state)])

    def drive(self, t: float, q: Array, velocities: Array) -> Array:
        """Forces of the actuators."""
        forces = self.question.forces
        if not callable(forces):
            return _column(forces, self.actuators)
        v = self.minimal.motion(q, velocities, np.zeros_like(velocities))[0]
        return _column(forces(t, State(self.kinematics, q, v)), self.actuators)

    def derivative(self, t: float, y: Array) -> Array:
        """θ̇ and θ̈; not a number where the machine cannot be, so that the integrator tries a shorter step."""
        if not np.all(np.isfinite(y)):
            return np.full_like(y, np.nan)
        theta, velocities = np.split(y, 2)
        try:
            q = self.minimal.close(theta, self.q)
            accelerations, _, pivot = self.minimal.forward_dynamics(q, velocities, self.drive(t, q, velocities))
            self.minimal.check(pivot[0], q)
        except SingularityError as error:
            self.failure = str(error)
            return np.full_like(y, np.nan)
        return np.concatenate([velocities, accelerations])

    def settle(self, y: Array) -> tuple[Array, Array, float]:
        """q, v and the pivot at the end of a step or inside it."""
        theta, velocities = np.split(y, 2)
        q = self.minimal.close(theta, self.q)
        v, _, pivot = self.minimal.motion(q, velocities, np.zeros_like(velocities))
        return q, np.array(v), float(pivot[0])

    def better(self) -> Minimal | None:
        """The machine in coordinates that are much better here, if there are any."""
        system = self.minimal.system
        names = plain_dof(system)
        rows = free_rows(self.kinematics, names, self.q)
        chosen = strongest(rows)
        independent = full_names(system, [names[i] for i in chosen])
        if set(independent) == set(self.minimal.names) or len(chosen) < rows.shape[1]:
            return None
        other = switched(self.minimal, independent)
        pivot = float(other.closing(self.q, other.coordinates(self.q))[-1][0])
        return other if pivot > BETTER * self.pivot else None


def switched(minimal: Minimal, independent: tuple[str, ...]) -> Minimal:
    """The same machine in other independent coordinates; kernels are kept with the machine's first ones."""
    if independent not in minimal.others:
        other = Minimal(minimal.machine, replace(minimal.method, independent=independent))
        other.others = minimal.others
        minimal.others[independent] = other
    return minimal.others[independent]


def simulate_minimal(minimal: Minimal, state: State, question: Question) -> MinimalRun:
    """Integrate with Dormand–Prince 8(5,3); see Minimal.simulate."""
    times, duration = question.times, question.duration
    if not (duration > 0 and question.tolerance > 0):
        raise ArgumentError("duration and tolerance must be positive")
    if times.size == 0 or np.any(np.diff(times) <= 0) or times[0] < 0 or times[-1] > duration:
        raise ArgumentError("times must increase and lie within the duration")
    if state.loop_error > OPEN * minimal.system.size:
        raise ArgumentError(f"the loops of the start are open by {state.loop_error:.3g} m; model.assemble closes them")
    integration = _Integration(minimal, state, question)
    stopped = ""
    try:
        integration.run()
    except SingularityError as error:
        if question.switch:
            raise
        stopped = str(error)
    nq, nv = minimal.system.nq, minimal.system.nv
    return MinimalRun(
        minimal,
        np.array([row[0] for row in integration.rows]),
        np.array([row[1] for row in integration.rows]).reshape(-1, nq),
        np.array([row[2] for row in integration.rows]).reshape(-1, nv),
        tuple(integration.switches),
        stopped,
    )


def _column(forces: Any, names: list[str]) -> Array:
    if forces is None:
        return np.zeros(len(names))
    if isinstance(forces, dict):
        for name in forces:
            if name not in names:
                raise UnknownNameError(choose("actuator", name, names))
        return np.array([float(forces.get(name, 0.0)) for name in names])
    values = np.atleast_1d(np.asarray(forces, float))
    if values.shape != (len(names),):
        raise ArgumentError(f"{values.size} forces were given for {len(names)} actuators: {', '.join(names)}")
    return values
