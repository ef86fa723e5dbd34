"""Exact forward dynamics for any topology: Lagrange multipliers, eliminated sparsely in an order chosen when compiling.

    [ M  Gᵀ ] [ dv/dt ]   [ Q − h                          ]
    [ G  0  ] [  −λ   ] = [ −γ − 2 a G v − a² Phi(q)       ]

Only rows of G that are independent take part (found at several assembled configurations). The matrix is factorised
as L D Lᵀ. In the sparse order each chain's accelerations come first, then the multipliers it can carry alone, then
what joins the chains: for legs on a platform that is the cost of the multi-chain algorithms, found by itself. A
chain that is fully extended cannot carry its multipliers alone, although the machine as a whole may be far from
singular: the robust order eliminates all accelerations first and only fails where the machine itself is singular. Its
answer is refined once by what is left of both rows, unless the machine is singular: heavy links beside light ones
cost digits of the loops otherwise.

M, h, G and γ are traced in frames that fit the machine, with base parameters (canonical_frames.py).

    M  nv×nv mass matrix of the opened tree     G, γ  loop rows: G dv/dt + γ = 0     λ  multipliers (N, N m)
    h  nv bias with gravity                     Q  nv generalised forces             a  1/s Baumgarte rate (0: none)
"""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Literal, final, get_args

import casadi as ca

from closedchain.dynamics.interface import Formulation, Forward, Machine, saddle
from closedchain.errors import ArgumentError, UnsupportedError, choose
from closedchain.mechanism.numbers import finite
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.newton_euler import bias, mass_matrix
from closedchain.records import dataclass
from closedchain.types import SX

Order = Literal["sparse", "robust"]
ORDERS: tuple[Order, ...] = get_args(Order)
SINGULAR = 1e-12  # what elimination leaves of a pivot's own terms: less may be rounding


@final
@dataclass(frozen=True)
class Lagrange(Formulation):
    """Exact accelerations with Lagrange multipliers, for any machine.

    baumgarte: rate in 1/s at which loop errors are driven to zero; 0 leaves that to projection
    order: "sparse" (fast), or "robust" (also where a chain is singular, or masses differ by many orders of magnitude)
    regularisation: 0 for exact loops; about 1e-9 lets the machine pass places where loop rows become dependent for a
        moment (bifurcations), at a relative error of that size

    Example:
        >>> robust = model.forward_dynamics(state, method=cc.Lagrange(order="robust"))
        >>> abs(robust["rocker"] - model.forward_dynamics(state)["rocker"]) < 1e-9
        True
    """

    name: ClassVar[str] = "lagrange"
    flexible: ClassVar[bool] = True
    varies: ClassVar[bool] = True
    pivot_sees_rank: ClassVar[bool] = True
    baumgarte: float = 0.0
    order: Order = "sparse"
    regularisation: float = 0.0

    def __post_init__(self) -> None:
        if self.order not in ORDERS:
            raise ArgumentError(choose("order", self.order, ORDERS))
        if not (0 <= finite("regularisation", self.regularisation) < 1e-3 and finite("baumgarte", self.baumgarte) >= 0):
            raise ArgumentError("regularisation must be from 0 to 1e-3 and baumgarte (1/s) not negative")

    def fallback(self) -> Lagrange | None:
        return replace(self, order="robust") if self.order == "sparse" and not self.regularisation else None

    def why_not(self, machine: Machine) -> str | None:
        return None

    def forward(self, machine: Machine, q: SX, v: SX, Q: SX, prescribed: SX | None = None) -> Forward:
        self.keep_closed(prescribed)
        system = machine.kinematics.system
        body = BodyKinematics(machine.fitted, q, v)
        rows = list(machine.mobility.independent_rows)
        M, h = mass_matrix(body), bias(body)
        G, gamma = body.constraint
        G, gamma = G[rows, :], gamma[rows]
        feedback = self.feedback(machine, q, v)
        if feedback is not None:
            gamma = gamma + feedback[rows]
        robust = self.order == "robust" or self.regularisation > 0
        system_matrix = saddle(M, G, *machine.typical(q), robust=robust, regularisation=self.regularisation)
        acceleration, minus_lambda = system_matrix.solve(Q - h, -gamma)
        if self.order == "robust" and not self.regularisation:
            left = Q - h - M @ acceleration - G.T @ minus_lambda, -gamma - G @ acceleration
            sound = system_matrix.factor.factor.pivot > SINGULAR  # else what is left would vanish, and not the error
            more, less_lambda = (ca.if_else(sound, part, 0) for part in system_matrix.solve(*left))
            acceleration, minus_lambda = acceleration + more, minus_lambda + less_lambda
        multipliers = SX(system.nc, 1)
        multipliers[rows, :] = -minus_lambda
        return Forward(acceleration, multipliers, system_matrix.pivot)

    def inverse(self, machine: Machine, q: SX, v: SX, a: SX, Q: SX) -> SX:
        """Forces of the actuators as multipliers of rows A that prescribe their velocities, beside those of the loops.

        [ M  Gᵀ Aᵀ ] [ x  ]   [ M a + h − Q ]
        [ G  0  0  ] [ λ  ] = [      0      ]     x = 0 for a motion that keeps the loops closed
        [ A  0  0  ] [ τ  ]   [      0      ]
        """
        system, tree = machine.kinematics.system, machine.kinematics.tree
        count, dof = len(system.actuators), machine.mobility.dof
        if count != dof:
            raise UnsupportedError(f"{count} actuators for {dof} degrees of freedom: their forces are not unique")
        body = BodyKinematics(machine.fitted, q, v)
        M, G = mass_matrix(body), body.constraint[0][list(machine.mobility.independent_rows), :]
        A = ca.sparsify(tree.at(tree.actuator_jacobian, q))
        rows = ca.vertcat(G, A)
        matrix = saddle(M, rows, *machine.typical(q), robust=True)
        _, multipliers = matrix.solve(M @ a + bias(body) - Q, SX(rows.shape[0], 1))
        return multipliers[G.shape[0] :]
