"""Runs in independent coordinates, for the paper's figures: nothing can drift, and coordinates that fail are replaced.

The integrator (SciPy's Dormand–Prince 8(5,3)) sees θ and θ̇ only. At every evaluation Newton steps close the loops for
the given θ, starting from the last accepted configuration, so that the assembly mode is kept. After a step that ends
near a singularity of the independent coordinates, those that determine the motion best there take over. For all other
purposes there is `model.simulate`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
import scipy.linalg
from numpy.typing import ArrayLike
from scipy.integrate import DOP853

from closedchain.dynamics.independent_coordinates import IndependentCoordinates
from closedchain.dynamics.plans.denoc import dof_with_coordinate, free_rows, full_names
from closedchain.errors import ArgumentError, SingularityError
from closedchain.kinematics.state import State
from closedchain.model import Model
from closedchain.model.base import Forces
from closedchain.types import Array

WEAK = 3e-3  # a pivot below which other coordinates are looked for
BETTER = 10.0  # times by which theirs must be larger
OPEN = 1e-6  # machine sizes by which the loops of a start may be open

ForceLaw = Callable[[float, State], Forces]  # of time (s) and state


@dataclass(frozen=True, eq=False)
class ReducedRun:
    """A motion, one row of q and v per time (s); coordinates from each time on; why it ended early, or nothing."""

    model: Model
    time: Array
    q: Array
    v: Array
    changes: tuple[tuple[float, tuple[str, ...]], ...]
    stopped: str

    def state(self, index: int = -1) -> State:
        """The state at a sample."""
        return self.model.state(self.q[index], self.v[index], check=False)

    def __getitem__(self, joint: str) -> Array:
        """A joint's coordinate over time."""
        return np.array([self.state(i)[joint] for i in range(len(self.time))])

    @property
    def loop_error(self) -> Array:
        """The largest opening of a loop, m."""
        return np.array([self.state(i).loop_error for i in range(len(self.time))])


def integrate(
    model: Model,
    coordinates: IndependentCoordinates,
    state: State,
    duration: float,
    forces: ForceLaw | Forces = None,
    *,
    tolerance: float = 1e-12,
    times: ArrayLike | None = None,
    switch: bool = True,
) -> ReducedRun:
    """The motion from a closed state under forces of the actuators, constant or a function of time (s) and state.

    switch: near a singularity of the independent coordinates others are taken; without it, the run stops there
    """
    wanted = np.linspace(0.0, duration, 201) if times is None else np.atleast_1d(np.asarray(times, float))
    if not (duration > 0 and tolerance > 0):
        raise ArgumentError("duration and tolerance must be positive")
    if wanted.size == 0 or np.any(np.diff(wanted) <= 0) or wanted[0] < 0 or wanted[-1] > duration:
        raise ArgumentError("times must increase and lie within the duration")
    if state.loop_error > OPEN * model.system.size:
        raise ArgumentError(f"the loops of the start are open by {state.loop_error:.3g} m; model.assemble closes them")
    law: ForceLaw = forces if callable(forces) else lambda t, state: forces
    run, stopped = _Integration(model, coordinates, state, law), ""
    if wanted[0] == 0:
        run.rows.append((0.0, run.q, run.v))
    try:
        if switch:
            run.change(run.pivot(coordinates))
        while run.t < duration:
            run.advance(duration, wanted, tolerance, switch)
    except SingularityError as error:
        if switch:
            raise
        stopped = str(error)
    time, q, v = (np.array([row[k] for row in run.rows]) for k in range(3))
    q, v = q.reshape(-1, model.system.nq), v.reshape(-1, model.system.nv)
    return ReducedRun(model, time, q, v, tuple(run.changes), stopped)


class _Integration:
    """A run and where it has come to."""

    def __init__(self, model: Model, coordinates: IndependentCoordinates, state: State, law: ForceLaw) -> None:
        self.model, self.coordinates, self.law = model, coordinates, law
        self.t, self.q, self.v, self.failure = 0.0, np.array(state.q), np.array(state.v), ""
        self.rows = list[tuple[float, Array, Array]]()
        self.changes = [(0.0, coordinates.names)]

    def advance(self, duration: float, wanted: Array, tolerance: float, switch: bool) -> None:
        """Steps until the end or a change of coordinates, with samples on the way."""
        state = self.model.state(self.q, self.v, check=False)
        y = np.concatenate([self.coordinates.coordinates(self.q), self.coordinates.velocities(state)])
        if not np.all(np.isfinite(self.derivative(self.t, y))):
            raise SingularityError(f"the run ends at {self.t:.7g} s: {self.failure}")
        solver = DOP853(self.derivative, self.t, y, duration, rtol=max(tolerance, 1e-13), atol=tolerance)
        while solver.t < duration:
            message = solver.step()
            if solver.status == "failed":
                raise SingularityError(f"the run ends at {solver.t:.7g} s: {self.failure or message}")
            dense = solver.dense_output()
            for sample in wanted[(wanted > solver.t_old) & (wanted <= solver.t)]:
                self.rows.append((float(sample), *self.closed(dense(sample))[:2]))
            self.t = float(solver.t)
            self.q, self.v, pivot = self.closed(solver.y)
            if switch and self.t < duration and self.change(pivot):
                break

    def derivative(self, t: float, y: Array) -> Array:
        """θ̇ and θ̈; not a number where the machine cannot be, so that the integrator tries a shorter step."""
        if not np.all(np.isfinite(y)):
            return np.full_like(y, np.nan)
        theta, velocities = np.split(y, 2)
        try:
            q = self.coordinates.close(theta, self.q)
            accelerations, _, pivot = self.coordinates.forward_dynamics(q, velocities, self.drive(t, q, velocities))
            self.coordinates.check(pivot[0], q)
        except SingularityError as error:
            self.failure = str(error)
            return np.full_like(y, np.nan)
        return np.concatenate([velocities, accelerations])

    def drive(self, t: float, q: Array, velocities: Array) -> Array:
        """Forces of the actuators."""
        v = self.coordinates.motion(q, velocities, np.zeros_like(velocities))[0]
        return self.model.forces(self.law(t, self.model.state(q, v, check=False)))

    def closed(self, y: Array) -> tuple[Array, Array, float]:
        """q, v and the pivot at the end of a step or inside it."""
        theta, velocities = np.split(y, 2)
        q = self.coordinates.close(theta, self.q)
        v, _, pivot = self.coordinates.motion(q, velocities, np.zeros_like(velocities))
        return q, np.array(v), float(pivot[0])

    def change(self, pivot: float) -> bool:
        """Take other coordinates if those at hand are about to fail and there are much better ones."""
        names = dof_with_coordinate(self.model.system)
        rows = free_rows(self.model.kinematics, names, self.q) if pivot < WEAK else np.zeros((0, 0))
        if rows.shape[1] != self.coordinates.size:
            return False  # no need, or the loops themselves are singular here
        _, _, order = scipy.linalg.qr(rows.T, mode="economic", pivoting=True)
        independent = full_names(self.model.system, [names[i] for i in sorted(order[: self.coordinates.size])])
        if set(independent) == set(self.coordinates.names):
            return False
        other = replace(self.coordinates.method, independent=independent).independent_coordinates(self.model)
        if self.pivot(other) <= BETTER * pivot:
            return False
        self.coordinates = other
        self.changes.append((self.t, other.names))
        return True

    def pivot(self, coordinates: IndependentCoordinates) -> float:
        """How far given coordinates are from failing here."""
        return float(coordinates.closing(self.q, coordinates.coordinates(self.q))[-1][0])
