"""Derivatives of forward dynamics: what accelerations owe to configuration, velocities and actuator forces.

The exact equations are differentiated as they stand, not their solution, and solved with the factors at hand:

    [ M  Gᵀ ] [ δa  ]   [ δQ − δ(M a + h − Gᵀ λ) ]
    [ G  0  ] [ −δλ ] = [      −δ(G a + γ)       ]         a and λ kept on the right

One sparse Jacobian of the recursive Newton–Euler equations and a solve per column do, with a fraction of the operations
that differentiating the solution takes. A formulation with other equations (springs) is differentiated whole.

    s   nv   small motion, counted like the velocities: dq = N(q) s where dq/dt = N(q) v
    Q   nv   generalised forces: actuators, springs, dampers and friction

Along directions that open the loops the columns are what the formulation happens to continue; only along motions that
keep them closed do they mean anything, and there all exact formulations agree.
"""

from __future__ import annotations

import casadi as ca

from closedchain.dynamics.interface import Formulation, Machine, saddle
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.loads import Loads
from closedchain.multibody.newton_euler import mass_matrix, newton_euler
from closedchain.records import dataclass
from closedchain.types import SX


@dataclass(frozen=True, eq=False)
class Directions:
    """Columns along which to differentiate: changes of q, v and Q."""

    q: SX
    v: SX
    Q: SX


def derivative_function(
    method: Formulation, machine: Machine, *, implicit: bool | None = None, robust: bool = False
) -> ca.Function:
    """(q, v, forces) → (acceleration, by_motion nv×nv, by_velocities nv×nv, by_forces nv×na, pivot).

    implicit: whether the exact equations are differentiated or the method's solution; None: as the method is exact
    robust: the order of elimination that only fails where the machine is singular
    """
    tree = machine.kinematics.tree
    nv, na = tree.system.nv, len(tree.system.actuators)
    tau = SX.sym("forces", na)
    Q = Loads(tree).generalised(tau, method.prescribed)
    N = ca.jacobian(tree.q_dot, tree.v)
    along = Directions(
        ca.horzcat(N, SX(tree.system.nq, nv + na)),
        ca.horzcat(SX(nv, nv), SX(ca.DM.eye(nv)), SX(nv, na)),
        ca.horzcat(ca.jacobian(Q, tree.q) @ N, ca.jacobian(Q, tree.v), tree.actuator_jacobian.T),
    )
    if method.exact if implicit is None else implicit:
        acceleration, changes, pivot = _of_equations(method, machine, Q, along, robust)
    else:
        acceleration, changes, pivot = _of_solution(method, machine, Q, along)
    parts = ca.horzsplit(ca.densify(changes), [0, nv, 2 * nv, 2 * nv + na])
    names = ["acceleration", "by_motion", "by_velocities", "by_forces", "pivot"]
    outputs = [acceleration, *parts, pivot]
    return ca.Function("derivatives", [tree.q, tree.v, tau], outputs, ["q", "v", "forces"], names, {"cse": True})


def _of_equations(method: Formulation, machine: Machine, Q: SX, along: Directions, robust: bool) -> tuple[SX, SX, SX]:
    """The exact equations, differentiated at the accelerations and multipliers that solve them."""
    tree, rows, nv = machine.kinematics.tree, list(machine.mobility.independent_rows), machine.kinematics.system.nv
    found = machine.forward(method, tree.q, tree.v, Q)
    body = BodyKinematics(machine.fitted, tree.q, tree.v)
    G, gamma = (part[rows, :] for part in body.constraint)
    a, lam = SX.sym("a", nv), SX.sym("lam", len(rows))
    left_over = ca.vertcat(newton_euler(body, a) - G.T @ lam, G @ a + gamma)
    slope = ca.jacobian(left_over, ca.vertcat(tree.q, tree.v)) @ ca.vertcat(along.q, along.v)
    at = ca.Function("at", [tree.q, tree.v, a, lam], [slope], {"cse": True})
    change = at(tree.q, tree.v, found.acceleration, found.multipliers[rows])
    factor = saddle(mass_matrix(body), G, tree.q, machine.mobility.samples, robust=robust)
    columns, _ = factor.solve(along.Q - change[:nv, :], -change[nv:, :])
    return found.acceleration, columns, ca.fmin(found.pivot, factor.pivot)


def _of_solution(method: Formulation, machine: Machine, Q: SX, along: Directions) -> tuple[SX, SX, SX]:
    """Whatever the formulation computes, differentiated whole."""
    tree = machine.kinematics.tree
    force = SX.sym("Q", tree.system.nv)
    found = machine.forward(method, tree.q, tree.v, force)
    slope = ca.jacobian(found.acceleration, ca.vertcat(tree.q, tree.v, force))
    columns = slope @ ca.vertcat(along.q, along.v, along.Q)
    outputs = [found.acceleration, columns, found.pivot]
    return tuple(ca.substitute(outputs, [force], [ca.densify(Q)]))  # type: ignore[return-value]
