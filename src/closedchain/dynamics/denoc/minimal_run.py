"""Simulation in independent coordinates: nothing to drift, and other coordinates where the present ones fail.

The integrator sees θ and θ̇ only. At every evaluation Newton steps close the loops for the given θ, starting from the
last accepted configuration, so that the branch is kept. After a step that ends near a singularity of the independent
coordinates, those that determine the motion best there take over and the integration starts again from the same state.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray
from scipy.integrate import DOP853

from closedchain.dynamics.denoc.independent import freedom_rows, full_names, plain_freedoms, strongest
from closedchain.dynamics.denoc.minimal import Minimal
from closedchain.errors import ArgumentError, SingularityError, UnknownNameError, choose
from closedchain.kinematics.state import State

Array = NDArray[np.float64]
Forces = Callable[[float, State], Any] | ArrayLike | None

WEAK = 3e-3  # a pivot below which other coordinates are looked for
BETTER = 10.0  # times by which theirs must be larger


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

    def rate(self, joint: str) -> Array:
        """A joint's rate over time."""
        kin = self.minimal.machine.kinematics
        rows = np.array([kin.joint_rates(joint, q, v) for q, v in zip(self.q, self.v, strict=True)])
        return rows[:, 0] if rows.shape[1] == 1 else rows

    @property
    def loop_error(self) -> Array:
        """The largest opening of a loop, m."""
        return np.array([self.minimal.machine.kinematics.loop_error(q) for q in self.q])


class _Integration:
    """The state of a run between two steps."""

    def __init__(self, minimal: Minimal, state: State, forces: Forces) -> None:
        self.minimal, self.kinematics = minimal, minimal.machine.kinematics
        self.q = np.array(state.q)
        self.forces, self.actuators = forces, [actuator.name for actuator in minimal.system.actuators]
        self.pivot = 1.0
        self.failure = ""  # why the last evaluation had no answer

    def start(self, v: Array) -> Array:
        """θ and θ̇ of the present coordinates."""
        state = State(self.kinematics, self.q, v)
        return np.concatenate([self.minimal.coordinates(self.q), self.minimal.rates(state)])

    def drive(self, t: float, q: Array, rates: Array) -> Array:
        """Forces of the actuators."""
        if not callable(self.forces):
            return _column(self.forces, self.actuators)
        v = self.minimal.motion(q, rates, np.zeros_like(rates))[0]
        return _column(self.forces(t, State(self.kinematics, q, v)), self.actuators)

    def derivative(self, t: float, y: Array) -> Array:
        """θ̇ and θ̈; not a number where the machine cannot be, so that the integrator tries a shorter step."""
        if not np.all(np.isfinite(y)):
            return np.full_like(y, np.nan)
        theta, rates = np.split(y, 2)
        try:
            q = self.minimal.close(theta, self.q)
            accelerations, _, pivot = self.minimal.forward_dynamics(q, rates, self.drive(t, q, rates))
            self.minimal.check(pivot[0], q)
        except SingularityError as error:
            self.failure = str(error)
            return np.full_like(y, np.nan)
        return np.concatenate([rates, accelerations])

    def settle(self, t: float, y: Array, keep: bool = True) -> tuple[Array, Array]:
        """q and v at the end of a step (or, not kept, inside it)."""
        theta, rates = np.split(y, 2)
        q = self.minimal.close(theta, self.q)
        _, v, pivot = self.minimal.forward_dynamics(q, rates, np.zeros(len(self.minimal.system.actuators)))
        if keep:
            self.q, self.pivot = q, float(pivot[0])
        return q, np.array(v)

    def better(self) -> Minimal | None:
        """The machine in coordinates that are much better here, if there are any."""
        system = self.minimal.system
        names = plain_freedoms(system)
        rows = freedom_rows(self.kinematics, names, self.q)
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


def simulate_minimal(
    minimal: Minimal,
    state: State,
    duration: float,
    forces: Forces,
    tolerance: float,
    times: ArrayLike | None,
    switch: bool,
) -> MinimalRun:
    """Integrate with Dormand–Prince 8(5,3); see Minimal.simulate."""
    wanted = np.linspace(0.0, duration, 201) if times is None else np.atleast_1d(np.asarray(times, float))
    if not (duration > 0 and tolerance > 0) or np.any(np.diff(wanted) <= 0) or wanted[0] < 0 or wanted[-1] > duration:
        raise ArgumentError("duration and tolerance must be positive, times increasing and within the duration")
    run = _Integration(minimal, state, forces)
    t, v = 0.0, np.array(state.v)
    rows: list[tuple[float, Array, Array]] = [(0.0, run.q, v)] if wanted[0] == 0 else []
    switches = [Switch(0.0, minimal.names)]
    stopped = ""
    try:
        while t < duration:
            t, v = _leg_of_run(run, t, v, duration, tolerance, wanted, rows, switch)
            if t < duration:
                switches.append(Switch(t, run.minimal.names))
    except SingularityError as error:
        if switch:
            raise
        stopped = str(error)
    t_all, q_all, v_all = (np.array(column) for column in zip(*rows, strict=True))
    return MinimalRun(minimal, t_all, q_all, v_all, tuple(switches), stopped)


def _leg_of_run(
    run: _Integration,
    t: float,
    v: Array,
    duration: float,
    tolerance: float,
    wanted: Array,
    rows: list[tuple[float, Array, Array]],
    switch: bool,
) -> tuple[float, Array]:
    """Steps until the end or until other coordinates are better; samples are added to the rows."""
    solver = DOP853(run.derivative, t, run.start(v), duration, rtol=max(tolerance, 1e-13), atol=tolerance)
    while solver.t < duration:
        message = solver.step()
        if solver.status == "failed":
            raise SingularityError(f"the run ends at {solver.t:.7g} s: {run.failure or message}")
        dense = solver.dense_output()
        for sample in wanted[(wanted > solver.t_old) & (wanted <= solver.t)]:
            rows.append((float(sample), *run.settle(sample, dense(sample), keep=False)))
        _, v = run.settle(solver.t, solver.y)
        if switch and run.pivot < WEAK and solver.t < duration:
            other = run.better()
            if other is not None:
                run.minimal = other
                break
    return float(solver.t), v


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
