"""The two examples of Saha and Schiehlen: machines, motions, and runs with and without feedback.

All runs are `model.simulate` in independent coordinates, as the paper integrates.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Literal

import casadi as ca
import numpy as np
from numpy.polynomial import chebyshev

from closedchain import library
from closedchain.dynamics.denoc import DeNOC
from closedchain.dynamics.independent_coordinates import IndependentCoordinates
from closedchain.kinematics.state import State
from closedchain.model import Model, compile
from closedchain.simulate.events import Event
from closedchain.simulate.laws.controllers import ComputedTorque
from closedchain.simulate.laws.traced_state import TracedState
from closedchain.simulate.run import Run
from closedchain.types import SX, Array

T = 20.0  # s, duration of the paper's motions
LAMBDA = 1.0  # 1/s, of (37)
ACCURATE = 1e-10  # tolerance of runs that are compared to 1e-8
NODES = 41  # of the polynomials through torques: off by 2e-12 N m between them
IN_LINE = "distal links in line"


@dataclass(frozen=True, eq=False)
class Cycloidal:
    """(35): angles, velocities and accelerations of the driven joints over time."""

    first: Array
    way: Array

    @classmethod
    def degrees(cls, start: tuple[float, ...], end: tuple[float, ...]) -> Cycloidal:
        """From angles in degrees to others."""
        return cls(np.deg2rad(start), np.deg2rad(end) - np.deg2rad(start))

    def __call__(self, t: float) -> tuple[Array, Array, Array]:
        x = 2 * np.pi * t / T
        return (
            self.first + self.way * (t / T - np.sin(x) / (2 * np.pi)),  # (35)
            self.way * (1 - np.cos(x)) / T,
            self.way * 2 * np.pi * np.sin(x) / T**2,
        )

    def angles(self, t: SX) -> SX:
        """The angles for laws and events, which are traced."""
        return SX(self.first) + SX(self.way) * (t / T - ca.sin(2 * np.pi * t / T) / (2 * np.pi))


@dataclass(frozen=True, eq=False)
class Replay:
    """Torques as functions of time alone: polynomials through those of the motion at Chebyshev's points."""

    series: Array  # one column per actuator

    def __call__(self, t: SX, state: TracedState) -> SX:
        """Clenshaw's recurrence."""
        x = 2 * t / T - 1
        ahead = behind = SX.zeros(self.series.shape[1])
        for row in self.series[:0:-1]:
            ahead, behind = SX(row) + 2 * x * ahead - behind, ahead
        return SX(self.series[0]) + x * ahead - behind


@dataclass(frozen=True, eq=False)
class Example:
    """One example: a machine, its motion, and what was found on the way."""

    model: Model
    coordinates: IndependentCoordinates
    drive: Cycloidal
    joints: dict[str, str]  # joint by the paper's name

    def state(self, t: float, guess: State | None = None) -> State:
        theta, velocities, _ = self.drive(t)
        near = self.model.assemble(joints=dict_of(self.coordinates, theta)) if guess is None else guess
        q = self.coordinates.close(theta, near.q)
        v = self.coordinates.motion(q, velocities, np.zeros(len(velocities)))[0]
        return self.model.state(q, v, check=False)

    def run(self, state: State, duration: float, law: Any = None, tolerance: float = 1e-12, **options: Any) -> Run:
        """A run in independent coordinates, others where the driven joints fail; 201 samples unless told."""
        how = {"method": "lagrange", "coordinates": "independent", "output": np.linspace(0.0, duration, 201)} | options
        return self.model.simulate(state, duration, law, rtol=tolerance, atol=tolerance, **how)

    @cached_property
    def replay(self) -> Replay:
        """The torques of the motion without any feedback."""
        x = np.sort(chebyshev.chebpts1(NODES))
        torques, state = [], self.start
        for t in T / 2 * (x + 1):
            state = self.state(t, state)
            torques.append(self.coordinates.inverse(state, self.drive(t)[2]))
        return Replay(np.asarray(chebyshev.chebfit(x, np.array(torques), NODES - 1), float))

    @cached_property
    def feedback(self) -> ComputedTorque:
        """(37): τ = I τ_e + C θ̇, C θ̇ with gravity: inverse dynamics of the acceleration τ_e."""
        return ComputedTorque(self.drive.angles, rate=LAMBDA)  # (37)

    @cached_property
    def start(self) -> State:
        """The description's start is the start of the motion."""
        return self.model.assemble()

    @cached_property
    def followed(self) -> Run:
        """The motion under the feedback (37)."""
        return self.run(self.state(0.0, self.start), T, self.feedback, ACCURATE)

    @cached_property
    def fall(self) -> Run:
        """Free under gravity: the four-bar from 90°, the five-bar from 80° and 70° through its singularity."""
        degrees, duration = ([90.0], 10.0) if self.coordinates.size == 1 else ([80.0, 70.0], 1.5)
        start = self.model.assemble(joints=dict_of(self.coordinates, np.deg2rad(degrees)), guess=self.start)
        # where the cranks do not determine the five-bar
        singular = [Event(IN_LINE, lambda t, state: ca.sin(state["leg2_tip"]), then="record")]
        events = singular if self.coordinates.size == 2 else []
        return self.run(start, duration, output=np.linspace(0, duration, 301), events=events)

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
    drive = Cycloidal.degrees((30,), (90,))  # (36)
    return Example(model, DeNOC().independent_coordinates(model), drive, names)


@cache
def five_bar() -> Example:
    """VI.B: the cranks turn from 30° to 90° and 70.3°."""
    model = compile(library.five_bar())
    names = {"θ1(1)": "leg1_base", "θ2(1)": "leg1_elbow", "θ1(2)": "leg2_base", "θ2(2)": "leg2_elbow"}
    drive = Cycloidal.degrees((30, 30), (90, 70.3))  # (38)
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


def singular_times() -> dict[str, float]:
    """When the freely falling five-bar reaches the configuration that its cranks do not determine, by layout.

    With its second pivot on the left it is the mirror image of this one, whose cranks then start at 100° and 110°.
    """
    study, found = five_bar(), dict[str, float]()
    for side, degrees in (("right", (80.0, 70.0)), ("left", (100.0, 110.0))):
        for mode in ("up", "down"):
            described = library.five_bar(mode=mode, cranks=np.deg2rad(degrees).tolist())
            joints = {joint.name: joint.start[0] for joint in described.joints if joint.start}
            start = study.model.assemble(joints=joints, guess=study.start)
            ends = [Event(IN_LINE, lambda t, state: ca.sin(state["leg2_tip"]))]
            found[f"{side}, {mode}"] = study.run(start, 2.0, output=[2.0], events=ends).ending.time
    return found


def departure(study: Example, tolerance: float, far: float = 0.5) -> tuple[Array, Array]:
    """Times and first driven angle of the replay until it is `far` (rad) from the motion."""
    first = study.coordinates.names[0]

    def away(t: SX, state: TracedState) -> SX:
        return (state[first] - study.drive.angles(t)[0]) ** 2 - far**2

    state, names = study.state(0.0, study.start), study.coordinates.names
    leaves = [Event("leaves the motion", away)]
    run = study.run(state, T, study.replay, tolerance, coordinates=names, output=0.05, events=leaves)
    last = run.ending
    return np.append(run.time, last.time), np.append(run[first], last.state[first])
