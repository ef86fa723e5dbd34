"""The two examples of Saha and Schiehlen: machines, motions, and runs with and without feedback."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, cached_property, partial
from typing import Literal

import numpy as np

from closedchain import library
from closedchain.dynamics.denoc import DeNOC
from closedchain.dynamics.independent_coordinates import IndependentCoordinates
from closedchain.kinematics.state import State
from closedchain.model import Model, compile
from closedchain.papers.denoc_runs import ReducedRun, integrate
from closedchain.types import Array

T = 20.0  # s, duration of the paper's motions
LAMBDA = 1.0  # 1/s, of (37)
ACCURATE = 1e-10  # tolerance of runs that are compared to 1e-8
Drive = Callable[[float], tuple[Array, Array, Array]]
Law = Callable[[float, State], Array]


def cycloidal(start: tuple[float, ...], end: tuple[float, ...]) -> Drive:
    """(35): angles, velocities and accelerations of the driven joints (given in degrees)."""
    first, way = np.deg2rad(start), np.deg2rad(end) - np.deg2rad(start)

    def at(t: float) -> tuple[Array, Array, Array]:
        x = 2 * np.pi * t / T
        return (
            first + way * (t / T - np.sin(x) / (2 * np.pi)),  # (35)
            way * (1 - np.cos(x)) / T,
            way * 2 * np.pi * np.sin(x) / T**2,
        )

    return at


@dataclass(frozen=True, eq=False)
class Example:
    """One example: a machine, its motion, and what was found on the way."""

    model: Model
    coordinates: IndependentCoordinates
    drive: Drive
    joints: dict[str, str]  # joint by the paper's name

    def state(self, t: float, guess: State | None = None) -> State:
        theta, velocities, _ = self.drive(t)
        near = self.model.assemble(joints=dict_of(self.coordinates, theta)) if guess is None else guess
        q = self.coordinates.close(theta, near.q)
        v = self.coordinates.motion(q, velocities, np.zeros(len(velocities)))[0]
        return self.model.state(q, v, check=False)

    @property
    def run(self) -> Callable[..., ReducedRun]:
        """A run of this machine in its independent coordinates: (state, duration, forces, …) as `integrate` takes."""
        return partial(integrate, self.model, self.coordinates)

    def torque(self) -> Law:
        """The torques of the motion as a function of time alone: an open-loop replay."""
        last = [self.start]

        def at(t: float, state: State) -> Array:
            last[0] = self.state(t, last[0])
            return self.coordinates.inverse(last[0], self.drive(t)[2])

        return at

    def feedback(self, gain: float = LAMBDA) -> Law:
        """(37): τ = I τ_e + C θ̇, C θ̇ with gravity: inverse dynamics of the acceleration τ_e."""

        def at(t: float, state: State) -> Array:
            theta_d, velocities_d, accelerations_d = self.drive(t)
            theta, velocities = self.coordinates.coordinates(state.q), self.coordinates.velocities(state)
            tau_e = accelerations_d - 2 * gain * (velocities - velocities_d) - gain**2 * (theta - theta_d)  # (37)
            return self.coordinates.inverse(state, tau_e)  # (37)

        return at

    @cached_property
    def start(self) -> State:
        """The description's start is the start of the motion."""
        return self.model.assemble()

    @cached_property
    def followed(self) -> ReducedRun:
        """The motion under the feedback (37)."""
        return self.run(self.state(0.0, self.start), T, self.feedback(), tolerance=ACCURATE)

    @cached_property
    def fall(self) -> ReducedRun:
        """Free under gravity: the four-bar from 90°, the five-bar from 80° and 70° through its singularity."""
        degrees, duration = ([90.0], 10.0) if self.coordinates.size == 1 else ([80.0, 70.0], 1.5)
        start = self.model.assemble(joints=dict_of(self.coordinates, np.deg2rad(degrees)), guess=self.start)
        return self.run(start, duration, times=np.linspace(0, duration, 301))

    def history(self, count: int = 101) -> dict[str, Array]:
        """The motion: joint angles, velocities, accelerations, torques, inertia, λ² of deviations."""
        times = np.linspace(0.0, T, count)
        found: dict[str, list[Array]] = {name: [] for name in ("angle", "velocity", "acceleration", "torque", "square")}
        state = self.start
        for t in times:
            state = self.state(t, state)
            accelerations = self.drive(t)[2]
            _, dv, _ = self.coordinates.motion(state.q, self.coordinates.velocities(state), accelerations)
            found["angle"].append(np.array([state[joint] for joint in self.joints.values()]))
            found["velocity"].append(np.array([state.velocity(joint) for joint in self.joints.values()]))
            found["acceleration"].append(joint_accelerations(self.model, state, dv, self.joints.values()))
            found["torque"].append(self.coordinates.inverse(state, accelerations))
            found["square"].append(deviation_squares(self.coordinates, state, found["torque"][-1]))
        return {"time": times, **{name: np.array(rows) for name, rows in found.items()}}


@cache
def four_bar(mode: Literal["up", "down"] = "up") -> Example:
    """VI.A: the crank turns from 30° to 90°."""
    model = compile(library.four_bar_saha(mode=mode))
    names = {"θ1": "crank", "θ2": "coupler", "θ3": "closing"}
    drive = cycloidal((30,), (90,))  # (36)
    return Example(model, DeNOC().independent_coordinates(model), drive, names)


@cache
def five_bar() -> Example:
    """VI.B: the cranks turn from 30° to 90° and 70.3°."""
    model = compile(library.five_bar())
    names = {"θ1(1)": "leg1_base", "θ2(1)": "leg1_elbow", "θ1(2)": "leg2_base", "θ2(2)": "leg2_elbow"}
    drive = cycloidal((30, 30), (90, 70.3))  # (38)
    return Example(model, DeNOC().independent_coordinates(model), drive, names)


def dict_of(coordinates: IndependentCoordinates, theta: Array) -> dict[str, float]:
    return dict(zip(coordinates.names, theta.tolist(), strict=True))


def joint_accelerations(model: Model, state: State, dv: Array, joints: Iterable[str]) -> Array:
    """d/dt of joint velocities, also of cut joints: along dv plus the velocity product."""
    kin = model.kinematics
    return np.array(
        [(kin.joint_velocities(j, state.q, dv) + kin.joint_product(j, state.q, state.v))[0] for j in joints]
    )


def deviation_squares(coordinates: IndependentCoordinates, state: State, torque: Array, step: float = 1e-5) -> Array:
    """λ² of small deviations under constant torques: eigenvalues of ∂θ̈/∂θ. Positive: they grow as exp(λ t)."""
    theta, velocities = coordinates.coordinates(state.q), coordinates.velocities(state)
    columns = []
    for move in step * np.eye(coordinates.size):
        ahead, behind = (
            coordinates.forward_dynamics(coordinates.close(theta + sign * move, state.q), velocities, torque)[0].copy()
            for sign in (1, -1)
        )
        columns.append((ahead - behind) / (2 * step))
    return np.sort(np.linalg.eigvals(np.array(columns).T).real)


def singular_time(study: Example) -> float:
    """When the freely falling five-bar reaches the configuration that its cranks do not determine."""
    run = study.fall
    across = np.array([elbows_cross(study.model, run.state(i)) for i in range(len(run.time))])
    change = int(np.flatnonzero(np.sign(across[1:]) != np.sign(across[:-1]))[0])
    a, b = across[change], across[change + 1]
    return float(run.time[change] + (run.time[change + 1] - run.time[change]) * a / (a - b))


def elbows_cross(model: Model, state: State) -> float:
    """Cross product of the directions of the two distal links: zero when they are in line."""
    one, other = (state.body(name).rotation[:2, 0] for name in ("leg1_distal", "leg2_distal"))
    return float(one[0] * other[1] - one[1] * other[0])


def departure(study: Example, tolerance: float, far: float = 0.5) -> tuple[Array, Array]:
    """Times and first driven angle of the replay, second by second until it is `far` (rad) from the motion."""
    state, torque = study.state(0.0, study.start), study.torque()
    times, angles = [0.0], [study.drive(0.0)[0][0]]
    while times[-1] < T - 1e-9 and abs(angles[-1] - study.drive(times[-1])[0][0]) < far:
        begin = times[-1]

        def later(t: float, s: State, begin: float = begin) -> Array:
            return torque(begin + t, s)

        run = study.run(state, 1.0, later, tolerance=tolerance, times=np.linspace(0, 1, 21), switch=False)
        times += (begin + run.time[1:]).tolist()
        angles += run[study.coordinates.names[0]][1:].tolist()
        if run.stopped:
            break
        state = run.state()
    return np.array(times), np.array(angles)
