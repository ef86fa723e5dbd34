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

from closedchain.dynamics.saddle import saddle
from closedchain.errors import ArgumentError, UnsupportedError
from closedchain.multibody.body_kinematics import BodyKinematics
from closedchain.multibody.loads import Loads
from closedchain.multibody.newton_euler import bias, mass_matrix
from closedchain.simulate.inputs import TracedLaw, forces_column
from closedchain.simulate.traced_state import TracedState
from closedchain.types import SX

Reference = Callable[..., Any] | Mapping[str, float] | Any


@dataclass(frozen=True, eq=False)
class ComputedTorque(TracedLaw):
    """Feedback linearisation: the errors of all actuators decay as (1 + λt) e^(−λt), whatever the machine's inertia.

    reference: wanted actuator coordinates, constants or a function of time written with ordinary operators
    rate: λ in 1/s; K_P = λ², K_D = 2λ
    nominal: compute with the machine as described, whatever the instance
    """

    reference: Reference
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
    """

    target: Reference
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
    count, dof = len(tree.system.actuators), machine.mobility.mobility
    if count != dof:
        raise UnsupportedError(f"{count} actuators for {dof} degrees of freedom: this controller needs as many of each")
    body = BodyKinematics(tree.system, state.q, v)
    rows = list(machine.mobility.kept)
    M, h = mass_matrix(body), bias(body)
    G, gamma = (part[rows, :] for part in body.constraint)
    terms = (tree.actuator_jacobian, tree.along_motion(tree.actuator_velocities), Loads(tree).generalised())
    A, product, Q = (tree.at(term, state.q, v) for term in terms)
    held = ca.vertcat(G, ca.sparsify(A))
    factor = saddle(M, held, *machine.typical(state.q), robust=True)
    state.pivots.append(factor.pivot)
    _, multipliers = factor.solve(Q - h, ca.vertcat(-gamma, a - product))
    return -multipliers[len(rows) :]


def _reference(reference: Reference, t: SX, state: TracedState) -> SX:
    names = list(state.actuators)
    if not names:
        raise ArgumentError("the machine has no actuators to control")
    return forces_column(reference(t) if callable(reference) else reference, names)
