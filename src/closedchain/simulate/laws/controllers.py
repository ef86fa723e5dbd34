"""Ready controllers: laws that are traced into the equations like any other.

The forces for wanted accelerations a of the actuators, loops closed, gravity, loads and joint friction included:

    [ M  Gᵀ  Aᵀ ] [ dv/dt ]   [ Q − h     ]
    [ G  0   0  ] [  −λ   ] = [ −γ        ]        Saha and Schiehlen (37): τ = I (θ̈_d + K_D ė + K_P e) + C θ̇
    [ A  0   0  ] [  −τ   ]   [ a − dA/dt v ]

    M  mass matrix of the opened tree    h  bias with gravity     G, γ  loop rows      A  velocities of the actuators
    Q  springs, dampers and friction of the joints; not dry friction, which jumps and is unknown at rest

In an ensemble over machines a controller knows the numbers of each instance, unless it is `nominal`: then it computes
with those of the description, as real ones do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike

from closedchain.dynamics.interface import saddle
from closedchain.dynamics.linearize import Linearization
from closedchain.errors import ArgumentError, UnsupportedError
from closedchain.kinematics.state import State
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.loads import Loads
from closedchain.multibody.newton_euler import bias, mass_matrix
from closedchain.signatures import explained_fields
from closedchain.simulate.inputs import Table, forces_column
from closedchain.simulate.laws.memory import column, saturate
from closedchain.simulate.laws.traced_state import TracedLaw, TracedState, call_law
from closedchain.types import SX

Target = Callable[..., Any] | Mapping[str, float] | Any
Gain = float | str | ArrayLike  # a number, one per actuator, or the name of a parameter


@explained_fields(target="reference", desired="reference", gain="rate")
@dataclass(frozen=True, eq=False)
class ComputedTorque(TracedLaw):
    """Feedback linearisation: the errors of all actuators decay as (1 + λt) e^(−λt), whatever the machine's inertia.

    reference: wanted actuator coordinates, constants or a function of time written with ordinary operators
    rate: λ in 1/s; K_P = λ², K_D = 2λ
    nominal: compute with the machine as described, whatever the instance

    Example:
        >>> law = cc.ComputedTorque({"crank_motor": 1.5}, rate=20.0)
        >>> run = model.simulate(state, duration=1.0, actuation=law)
        >>> round(float(run["crank"][-1]), 5)
        1.5
    """

    reference: Target
    rate: float = 1.0
    nominal: bool = False

    def __call__(self, t: SX, state: TracedState) -> SX:
        """Forces of the actuators."""
        speed = ca.jacobian(_reference(self.reference, t, state), t)
        error, error_rate = _errors(self.reference, t, state)
        a = ca.jacobian(speed, t) + 2 * self.rate * error_rate + self.rate**2 * error
        return forces_for(state, state.v, a, self.nominal)


@explained_fields(desired="target", reference="target", kp="stiffness", kd="damping")
@dataclass(frozen=True, eq=False)
class PDGravity(TracedLaw):
    """Proportional and differential feedback on the actuators, and the forces that hold the machine at rest.

    target: wanted actuator coordinates, constants or a function of time
    stiffness: N m/rad or N/m      damping: N m s/rad or N s/m
    nominal: compute with the machine as described, whatever the instance

    Example:
        >>> law = cc.PDGravity({"crank_motor": 1.5}, stiffness=200.0, damping=20.0)
        >>> run = model.simulate(state, duration=2.0, actuation=law)
        >>> round(float(run["crank"][-1]), 3)
        1.5
    """

    target: Target
    stiffness: float
    damping: float
    nominal: bool = False

    def __call__(self, t: SX, state: TracedState) -> SX:
        """Forces of the actuators."""
        error, error_rate = _errors(self.target, t, state)
        at_rest = SX.zeros(state.v.shape[0])
        holding = forces_for(state, at_rest, SX.zeros(error.shape[0]), self.nominal)
        return self.stiffness * error + self.damping * error_rate + holding


def forces_for(state: TracedState, v: SX, a: SX, nominal: bool) -> SX:
    """Actuator forces under which the actuators accelerate by a, at velocities v."""
    machine = state.machine.described if nominal else state.machine
    tree = machine.kinematics.tree
    count, dof = len(tree.system.actuators), machine.mobility.dof
    if count != dof:
        raise UnsupportedError(f"{count} actuators for {dof} degrees of freedom: this controller needs as many of each")
    body = BodyKinematics(tree.system, state.q, v)
    rows = list(machine.mobility.independent_rows)
    M, h = mass_matrix(body), bias(body)
    G, gamma = (part[rows, :] for part in body.constraint)
    terms = (tree.actuator_jacobian, tree.along_motion(tree.actuator_velocities), Loads(tree, dry=False).generalised())
    A, product, Q = (tree.at(term, state.q, v) for term in terms)
    held = ca.vertcat(G, ca.sparsify(A))
    factor = saddle(M, held, *machine.typical(state.q), robust=True)
    state.pivots.append(factor.pivot)
    _, multipliers = factor.solve(Q - h, ca.vertcat(-gamma, a - product))
    return -multipliers[len(rows) :]


def _reference(reference: Target, t: SX, state: TracedState) -> SX:
    names = list(state.actuators)
    if not names:
        raise ArgumentError("the machine has no actuators to control")
    return forces_column(reference(t) if callable(reference) else reference, names)


@explained_fields(
    desired="target", setpoint="target", reference="target", kp="proportional", ki="integral", kd="derivative"
)
@dataclass(frozen=True, eq=False)
class PID(TracedLaw):
    """Proportional, integral and derivative feedback on the actuators, continuous or sampled, with anti-windup.

        τ = K_P e + K_I ∫ e dt + K_D de/dt, between −limit and limit

    The integral stands still while the force is at its limit and the error would drive it on. Sampled, the force is
    computed at t = start + k·period and held; `delay` is how many periods later it comes.

    target: wanted actuator coordinates, constants or a function of time
    proportional, integral, derivative: K_P, K_I, K_D; one number, one per actuator, or the name of a parameter
    limit: largest force, N or N m                 period: s; None: continuous
    delay: samples, or the name of a parameter
    most_delay: the largest delay that a parameter can name
    name: its states are "<name> integral" and, sampled, "<name> force"

    Example:
        >>> law = cc.PID({"crank_motor": 1.5}, 200.0, 300.0, 20.0, limit=60.0, period=1e-3, delay=2)
        >>> run = model.simulate(state, duration=0.1, actuation=law, step=1e-3)
        >>> run.signal_names
        ('pid integral', 'pid force')
    """

    target: Target
    proportional: Gain
    integral: Gain = 0.0
    derivative: Gain = 0.0
    limit: Gain = np.inf
    period: float | None = None
    delay: int | str = 0
    most_delay: int | None = None
    name: str = "pid"

    def __call__(self, t: SX, state: TracedState) -> SX:
        """Forces of the actuators."""
        error, change = _errors(self.target, t, state)
        K_P, K_I, K_D = (_gain(gain, state) for gain in (self.proportional, self.integral, self.derivative))
        limit, T = _gain(self.limit, state), self.period

        def force(integral: SX) -> SX:
            return K_P * error + K_I * integral + K_D * change

        def free(integral: SX) -> SX:
            """1 where the integral may go on."""
            tau, drive = force(integral), K_I * error
            return 1 - ca.logic_or(ca.logic_and(tau > limit, drive > 0), ca.logic_and(tau < -limit, drive < 0))

        rest, called = SX.zeros(error.shape[0]), f"{self.name} integral"
        if T is None:
            if self.delay != 0:
                raise ArgumentError("a delay counts samples: give period=")
            return saturate(force(state.memory.integrate(called, lambda x: free(x) * error, rest)), limit)
        clock = state.memory.every(T)

        def add(old: SX) -> SX:
            new = old + T * error
            return ca.if_else(free(new), new, old)

        tau = saturate(force(clock.update(called, add, rest)), limit)
        samples = state.parameters[self.delay] if isinstance(self.delay, str) else self.delay
        return clock.delay(f"{self.name} force", tau, samples, self.most_delay)


@dataclass(frozen=True, eq=False)
class LaggedActuators(TracedLaw):
    """Actuators that follow the forces of a law with a first-order lag, within a largest force and a largest slope.

        dτ/dt = (τ_law − τ) / time_constant,  τ_law between −limit and limit,  dτ/dt between −slope and slope

    law: a law that can be traced           time_constant: s
    limit: N or N m                         slope: N/s or N m/s
    name: of the state that holds the forces

    Example:
        >>> law = cc.LaggedActuators(cc.PID({"crank_motor": 1.5}, 200.0, 0.0, 20.0), time_constant=5e-3, limit=50.0)
        >>> run = model.simulate(state, duration=0.1, actuation=law)
        >>> bool(np.allclose(run.signal("actuators"), run.force("crank_motor")))
        True
    """

    law: Callable[..., Any]
    time_constant: Gain
    limit: Gain = np.inf
    slope: Gain = np.inf
    name: str = "actuators"

    def __call__(self, t: SX, state: TracedState) -> SX:
        """Forces of the actuators."""
        wanted = saturate(forces_column(call_law(self.law, t, state), list(state.actuators)), _gain(self.limit, state))
        T, slope = _gain(self.time_constant, state), _gain(self.slope, state)
        rest = SX.zeros(wanted.shape[0])
        return state.memory.integrate(self.name, lambda tau: saturate((wanted - tau) / T, slope), rest)


@dataclass(frozen=True, eq=False)
class FeedForward(TracedLaw):
    """Forces known beforehand along a motion, and feedback on what deviates from it.

        τ = τ_d(t) + K_P (θ_d(t) − θ) + K_D (dθ_d/dt − dθ/dt)

    forces: Table of the actuators' forces τ_d            coordinates: Table of the actuators' coordinates θ_d
    stiffness, damping: K_P, K_D

    Example:
        >>> planned = model.simulate(state, duration=0.2, actuation={"crank_motor": 5.0})
        >>> law = cc.FeedForward.along(planned, stiffness=200.0, damping=20.0)
        >>> followed = model.simulate(state, duration=0.2, actuation=law)
        >>> bool(abs(followed["crank"][-1] - planned["crank"][-1]) < 1e-6)
        True
    """

    forces: Table
    coordinates: Table
    stiffness: Gain
    damping: Gain

    @classmethod
    def along(cls, result: Any, stiffness: Gain, damping: Gain) -> FeedForward:
        """Along a run, or along a motion whose inverse dynamics were found."""
        forces = Table.of(result)
        return cls(forces, Table.of(result, quantity="coordinates"), stiffness, damping)

    def __call__(self, t: SX, state: TracedState) -> SX:
        """Forces of the actuators."""
        wanted, change = state.table(self.coordinates), state.table(self.coordinates, derivative=1)
        error = wanted - ca.vertcat(*state.actuators.values())
        error_rate = change - ca.vertcat(*state.actuator_velocities.values())
        return state.table(self.forces) + _gain(self.stiffness, state) * error + _gain(self.damping, state) * error_rate


@dataclass(frozen=True, eq=False)
class ObserverFeedback(TracedLaw):
    """State feedback on what an observer makes of measured coordinates, about a state that was linearized.

        τ = τ_0 − K x̂      dx̂/dt = A x̂ + B (τ − τ_0) + L (y − C x̂)      y: changes of the coordinates, C = [1 0]

    system: Model.linearize about the state             state: that state
    forces: τ_0, with which it is held                  gain: K, actuators × 2n          observer: L, 2n × n
    limit: largest force, N or N m                      name: of the state that holds x̂

    Example:
        >>> forces = model.inverse_dynamics(state).forces
        >>> linear = model.linearize(state, forces)
        >>> law = cc.ObserverFeedback(linear, state, forces, gain=[[60.0, 8.0]], observer=[[60.0], [900.0]])
        >>> run = model.simulate(state, duration=0.1, actuation=law)
        >>> bool(abs(run["crank"][-1] - run["crank"][0]) < 1e-6)
        True
    """

    system: Linearization
    state: State
    forces: ArrayLike
    gain: ArrayLike
    observer: ArrayLike
    limit: Gain = np.inf
    name: str = "observer"

    def __call__(self, t: SX, state: TracedState) -> SX:
        """Forces of the actuators."""
        n, names = len(self.system.names), self.system.names
        y = ca.vertcat(*(state[name] - float(self.state[name]) for name in names))
        K, held = SX(ca.DM(np.atleast_2d(self.gain))), SX(ca.DM(np.asarray(self.forces, float)))
        limit, system = _gain(self.limit, state), (self.system.A, self.system.B, np.eye(n, 2 * n))

        def tau(x: SX) -> SX:
            return saturate(held - K @ x, limit)

        return tau(state.memory.observer(self.name, system, self.observer, lambda x: tau(x) - held, y))


def _gain(gain: Gain, state: TracedState) -> SX:
    """A number, one per actuator, or a parameter by its name."""
    return state.parameters[gain] if isinstance(gain, str) else column(gain)


def _errors(target: Target, t: SX, state: TracedState) -> tuple[SX, SX]:
    """How far the actuators are from where they should be, and how fast that changes."""
    wanted = _reference(target, t, state)
    error = wanted - ca.vertcat(*state.actuators.values())
    return error, ca.jacobian(wanted, t) - ca.vertcat(*state.actuator_velocities.values())


LEGS = ((1, 1, 0.0), (1, -1, 0.5), (-1, 1, 0.5), (-1, -1, 0.0))  # front, left, share of a cycle: diagonals together


@dataclass(frozen=True)
class Trot:
    """A law for `library.walker`: torques that follow a trot, written to be traced.

    frequency 1/s; stride, lift, height (of the hips above the feet) m; gains N m/rad and N m s/rad; `ramp` s until the
    steps have their full size; `swing` is the share of a cycle a foot is in the air. The legs' dimensions
    are those of `library.quadruped`.
    """

    frequency: float = 2.0
    stride: float = 0.06
    lift: float = 0.05
    height: float = 0.48
    stiffness: float = 400.0
    damping: float = 12.0
    ramp: float = 0.5
    swing: float = 0.4
    offset: float = 0.07
    thigh: float = 0.3
    shank: float = 0.3

    def __call__(self, t: Any, state: Any) -> dict[str, Any]:
        torques = {}
        for i, (_, left, phase) in enumerate(LEGS):
            time = ca.SX.sym("time")
            wanted = self.angles(time, left, phase)
            velocities = ca.jacobian(wanted, time)
            wanted, velocities = (ca.substitute(e, time, t) for e in (wanted, velocities))
            for k, part in enumerate(("abduction", "flexion", "knee")):
                name = f"leg{i + 1}_{part}"
                error, rate = wanted[k] - state[name], velocities[k] - state.velocity(name)
                torques[name] = self.stiffness * error + self.damping * rate
        return torques

    def angles(self, t: Any, left: int, phase: float) -> Any:
        """Abduction, flexion and knee of a leg over time."""
        cycle = self.frequency * t + phase
        share = cycle - ca.floor(cycle)
        size, in_swing, speed = _smooth(t / self.ramp), share < self.swing, 1 / (1 - self.swing)
        air = share / self.swing
        # with the ground, and in the air first on with it, then past it
        ground, over = 0.5 - (share - self.swing) * speed, -0.5 - share * speed + speed * _smooth(air)
        x = size * self.stride * ca.if_else(in_swing, over, ground)
        rise = ca.if_else(in_swing, (4 * air * (1 - air)) ** 4, 0)
        return self.joints(x, left * self.offset, -self.height + size * self.lift * rise, left)

    def joints(self, x: Any, y: Any, z: Any, left: int) -> Any:
        """Abduction, flexion and knee that bring a foot to a point seen from its hip, knees backwards."""
        l1, l2 = self.thigh, self.shank
        # the leg's plane passes the hip at the offset; the foot is below it, so all angles are unique
        far = ca.sqrt(y * y + z * z)
        a = ca.acos(left * self.offset / far) - ca.acos(y / far)
        down = ca.sqrt(far * far - self.offset * self.offset)
        bend = (x * x + down * down - l1 * l1 - l2 * l2) / (2 * l1 * l2)  # cos c
        ahead, behind = l1 + l2 * bend, l2 * ca.sqrt(1 - bend * bend)
        c = -ca.acos(bend)
        b = 2 * ca.atan(behind / (ahead + ca.sqrt(ahead * ahead + behind * behind))) - ca.atan(x / down)
        return ca.vertcat(a, b, c)


def _smooth(s: Any) -> Any:
    """From 0 to 1 with three continuous derivatives, and constant outside."""
    s = ca.fmin(ca.fmax(s, 0), 1)
    return s**4 * (35 - 84 * s + 70 * s**2 - 20 * s**3)
