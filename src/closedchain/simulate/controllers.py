"""Ready controllers: laws that are traced into the equations like any other.

The forces for wanted accelerations a of the actuators, loops closed, gravity, loads and joint friction included:

    [ M  Gᵀ  Aᵀ ] [ dv/dt ]   [ Q − h     ]
    [ G  0   0  ] [  −λ   ] = [ −γ        ]        Saha and Schiehlen (37): τ = I (θ̈_d + K_D ė + K_P e) + C θ̇
    [ A  0   0  ] [  −τ   ]   [ a − dA/dt v ]

    M  mass matrix of the opened tree    h  bias with gravity     G, γ  loop rows      A  velocities of the actuators
    Q  springs, dampers and friction of the joints

In an ensemble over machines a controller knows the numbers of each instance, unless it is `nominal`: then it computes
with those of the description, as real ones do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import casadi as ca

from closedchain.dynamics.interface import saddle
from closedchain.errors import ArgumentError, UnsupportedError
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.loads import Loads
from closedchain.multibody.newton_euler import bias, mass_matrix
from closedchain.simulate.inputs import TracedLaw, forces_column
from closedchain.simulate.traced_state import TracedState
from closedchain.types import SX

Target = Callable[..., Any] | Mapping[str, float] | Any


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
        wanted = _reference(self.reference, t, state)
        speed = ca.jacobian(wanted, t)
        error = wanted - ca.vertcat(*state.actuators.values())
        error_rate = speed - ca.vertcat(*state.actuator_velocities.values())
        a = ca.jacobian(speed, t) + 2 * self.rate * error_rate + self.rate**2 * error
        return forces_for(state, state.v, a, self.nominal)


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
        wanted = _reference(self.target, t, state)
        error = wanted - ca.vertcat(*state.actuators.values())
        error_rate = ca.jacobian(wanted, t) - ca.vertcat(*state.actuator_velocities.values())
        at_rest = SX.zeros(state.v.shape[0])
        holding = forces_for(state, at_rest, SX.zeros(wanted.shape[0]), self.nominal)
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
    terms = (tree.actuator_jacobian, tree.along_motion(tree.actuator_velocities), Loads(tree).generalised())
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
