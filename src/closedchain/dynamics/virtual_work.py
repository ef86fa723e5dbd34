"""Dynamics of legs around a platform, and of serial robots, by virtual work, recursively.

R. Sinatra, F.-F. Xi, Ș. Staicu, Dynamics of the Hexapod parallel robot, Rev. Roum. Sci. Techn. Méc. Appl. 54 (2009).
Numbers in parentheses are the paper's equations. Every leg is a chain from the ground whose end the platform's motion
drags along; from the platform's twist follow the velocities of all legs, from those the motion of every body, the
wrench of inertia and known forces on each, and by virtual work the actuator forces, without any joint reaction.

    V, A     6    twist of the platform and its rate, body coordinates [angular; linear]
    v_l      n_l  velocities of one leg (v10, ω21, ω32 of leg A)            dv_l  its accelerations (γ10, ε21, ε32)
    B, C          connectivity: B v_l + C V = 0 (13), B dv_l + C A + γ = 0 (16)
    F_k      6    wrench [M; F] that body k and all beyond it need (22)
    Q_l      n_l  what the leg's joints would have to do: u3ᵀ F_k or u3ᵀ M_k of (21)
    S        6×6  actuator velocities and the platform's own constraints from V; S⁻¹ holds the virtual motions (15)

A serial robot moves by its own joints: no motion drags a leg along, there is no connectivity to meet, and V and A are
the velocities and accelerations of all joints. S holds the actuator velocities, then the couplings: with one actuator
on each joint the virtual motions (15) move one joint, and (21) is u3ᵀ F_k or u3ᵀ M_k of each body and all beyond it.

The recursions (10)–(12) and (18) for twists and accelerations of all bodies are those of BodyKinematics, (19), (20),
(22) and (23) those of Newton and Euler in multibody/newton_euler.py, which all formulations share.

Differs from the source in: 6-vectors at each body's origin instead of pairs of 3-vectors; any joint kinds, any number
of legs, legs that branch, and platforms of fewer than six DOF, whose constraints are the last rows of S; gravity
enters as an acceleration of the ground (19). (20) is read with m_k on the static moment only, and dots and a tilde are
restored in (13), (16), (18).
"""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar, final

import casadi as ca

from closedchain.dynamics.interface import Formulation, Forward, Machine
from closedchain.dynamics.plans.virtual_work import VirtualWorkPlan, make_plan
from closedchain.errors import UnsupportedError
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.newton_euler import bias, mass_matrix, newton_euler
from closedchain.records import dataclass
from closedchain.spatial.sparse import LU, Cofactors, ordered_ldl, ordered_lu
from closedchain.types import SX


@dataclass(frozen=True, eq=False)
class Traced:
    """Velocities, accelerations, actuator forces, multipliers of all loop rows, the smallest relative pivot, and the
    determinant of S, whose sign tells on which side of a parallel singularity the machine is; all as expressions of a
    platform's motion."""

    v: SX
    dv: SX
    forces: SX
    multipliers: SX
    pivot: SX
    side: SX


@final
@dataclass(frozen=True)
class VirtualWork(Formulation):
    """Actuator forces by virtual work, without reactions: legs around a platform, and serial robots.

    One actuator per DOF; forward dynamics of a serial robot needs none. The paper stops at inverse dynamics; forward
    dynamics follows from the same virtual motions.

    Example:
        >>> answer = robot.inverse_dynamics(home, platform_acceleration=[0, 0, 0, 0, 0, 1.0], method=cc.VirtualWork())
        >>> other = robot.inverse_dynamics(home, platform_acceleration=[0, 0, 0, 0, 0, 1.0], method="reference")
        >>> bool(np.allclose(answer.forces, other.forces, rtol=1e-9))
        True
    """

    name: ClassVar[str] = "virtual_work"
    closed_form: ClassVar[bool] = True

    def why_not(self, machine: Machine) -> str | None:
        plan = make_plan(machine)
        return plan if isinstance(plan, str) else None if plan.serial else plan.unsuited

    def forward(self, machine: Machine, q: SX, v: SX, Q: SX, prescribed: SX | None = None) -> Forward:
        """Virtual work of inertia and forces on the platform's own motions, P: all velocities from its twist.

        [ PᵀMP  Dᵀ ] [  A ]   [ Pᵀ (Q − h − M c) ]     D: rows that hold the platform    d: D's rate at A = 0
        [  D    0  ] [ −μ ] = [       −d         ]     c: accelerations of the legs at A = 0

        W DᵀD is added to PᵀMP, and −W Dᵀd to the right: that changes nothing, but motions without inertia get a pivot.
        """
        self.keep_closed(prescribed)
        system = machine.kinematics.system
        body = BodyKinematics(machine.fitted, q, v)
        connections = Connections(machine, body)
        G, gamma = body.constraint
        holding = list(connections.plan.holding)
        P, c = connections.motions(), connections.velocities(SX(connections.size, 1), gamma)
        D, d = connections.S[len(system.actuators) :, :], (G @ c + gamma)[holding]
        M, left = mass_matrix(body), Q - bias(body)
        W = sum(link.body.mass for link in system.links) * ca.diag(
            machine.kinematics.velocity_row_lengths[holding] ** 2
        )
        K = ca.blockcat([[P.T @ M @ P + D.T @ W @ D, D.T], [D, SX(len(holding), len(holding))]])
        factor = ordered_ldl(K, q, machine.mobility.samples)
        solution = factor.solve(ca.vertcat(P.T @ (left - M @ c) - D.T @ W @ d, -d))
        dv = P @ solution[: connections.size] + c
        multipliers = connections.multipliers(M @ dv - left, -solution[connections.size :])
        return Forward(dv, multipliers, ca.fmin(factor.pivot, connections.leg_pivot))

    def inverse(self, machine: Machine, q: SX, v: SX, a: SX, Q: SX) -> SX:
        """Actuator forces of a consistent motion."""
        body = BodyKinematics(machine.fitted, q, v)
        connections = Connections(machine, body)
        return connections.forces(newton_euler(body, a) - Q)[0]

    def from_platform(self, machine: Machine, q: SX, V: SX, A: SX, Q: SX) -> Traced:
        """Everything from the platform's motion at coordinates q that close the loops.

        Q: all applied forces but those of actuators, in the symbols of the machine's tree
        """
        connections, body, dv = dragged(machine, q, V, A)
        left = newton_euler(body, dv) - machine.tree.at(Q, q, body.v)
        forces, holding = connections.forces(left)
        multipliers = connections.multipliers(left - connections.A.T @ forces, holding)
        return Traced(body.v, dv, forces, multipliers, connections.pivot, connections.S_factors.determinant)


def dragged(machine: Machine, q: SX, V: SX, A: SX) -> tuple[Connections, BodyKinematics, SX]:
    """Connections, all bodies in motion, and the velocities' velocities, for a motion of the platform."""
    fitted = machine.fitted
    at_rest = Connections(machine, BodyKinematics(fitted, q, SX(fitted.nv, 1)))
    body = BodyKinematics(fitted, q, at_rest.velocities(V))  # (9), (13)
    return at_rest, body, at_rest.velocities(A, body.constraint[1])  # (16), (17)


class Connections:
    """The conditions of connectivity at one configuration, and what follows from them."""

    def __init__(self, machine: Machine, body: BodyKinematics) -> None:
        plan = make_plan(machine)
        if isinstance(plan, str):
            raise UnsupportedError(f"virtual_work cannot treat this machine: {plan}")
        self.plan: VirtualWorkPlan = plan
        self.system = machine.kinematics.system
        self.G = body.constraint[0]
        self.A = self._actuators(machine, body.q)
        self.solvers = [self._leg_solver(k) for k in range(len(plan.legs))]
        self.leg_pivot = ca.mmin(ca.vertcat(SX(1), *(leg.pivot for leg in self.solvers)))

    @property
    def size(self) -> int:
        """Of V: six, or the velocities of a serial robot."""
        return len(self.plan.platform)

    @cached_property
    def S(self) -> SX:
        """Velocities of the actuators, then rows that hold the platform, both from V with the legs dragged along."""
        rows = ca.vertcat(self.A, self.G[list(self.plan.holding), :])
        S = rows[:, self.plan.platform]
        for leg, used, B in zip(self.plan.legs, self.plan.used, self.solvers, strict=True):
            own = rows[:, leg.velocities]
            touched = [i for i in range(rows.shape[0]) if own[i, :].nnz()]
            if touched:
                K_rows = B.solve_transposed(own[touched, :].T).T @ self.G[used, self.plan.platform]
                S[touched, :] = S[touched, :] - K_rows
        return S

    @cached_property
    def S_factors(self) -> LU | Cofactors:
        """S ready to be solved with."""
        if self.plan.S is None:
            raise UnsupportedError(f"virtual_work gives no actuator forces here: {self.plan.unsuited}")
        return ordered_lu(self.S, self.plan.S)

    @property
    def pivot(self) -> SX:
        """The smallest relative pivot of legs and S."""
        return ca.fmin(self.S_factors.pivot, self.leg_pivot)

    def velocities(self, V: SX, gamma: SX | None = None) -> SX:
        """v_l of all legs from the platform's V (13); with gamma, dv_l from its A (16)."""
        v = SX(self.system.nv, 1)
        v[self.plan.platform] = V
        for leg, rows, B in zip(self.plan.legs, self.plan.used, self.solvers, strict=True):
            right = self.G[rows, self.plan.platform] @ V
            v[leg.velocities] = -B.solve(right if gamma is None else right + gamma[rows])  # (13), (16)
        return v

    def motions(self) -> SX:
        """P, nv×size: all velocities per unit of the platform's twist."""
        P = SX(self.system.nv, self.size)
        P[self.plan.platform, :] = SX(ca.DM.eye(self.size))
        for leg, rows, B in zip(self.plan.legs, self.plan.used, self.solvers, strict=True):
            P[leg.velocities, :] = -B.solve(self.G[rows, self.plan.platform])
        return P

    def multipliers(self, Q: SX, holding: SX) -> SX:
        """Loop forces that supply Q, with those of the rows that hold the platform given."""
        found = SX(self.system.nc, 1)
        rest = Q
        if self.plan.holding:
            found[list(self.plan.holding)] = holding
            rest = Q - self.G[list(self.plan.holding), :].T @ holding
        for leg, rows, B in zip(self.plan.legs, self.plan.used, self.solvers, strict=True):
            found[rows] = B.solve_transposed(rest[leg.velocities])
        return found

    def virtual_twists(self) -> SX:
        """V_a, size×na: V while one actuator moves at unit rate and all others stand still (15)."""
        count = len(self.system.actuators)
        return self.S_factors.solve(SX(ca.DM.eye(self.size))[:, :count])  # (15)

    def forces(self, Q: SX) -> tuple[SX, SX]:
        """τ_a = V_aᵀ (Q_p + Σ K_lᵀ Q_l), K_l = −B⁻¹ C, with the virtual twists V_a: all actuators at once (21), and the
        multipliers of the rows that hold the platform."""
        total = Q[self.plan.platform]
        for leg, rows, B in zip(self.plan.legs, self.plan.used, self.solvers, strict=True):
            total = total - self.G[rows, self.plan.platform].T @ B.solve_transposed(Q[leg.velocities])
        found, count = self.S_factors.solve_transposed(total), len(self.system.actuators)  # (21)
        return found[:count, :], found[count:, :]

    def _leg_solver(self, k: int) -> LU | Cofactors:
        return ordered_lu(self.G[self.plan.used[k], self.plan.legs[k].velocities], self.plan.B[k])

    def _actuators(self, machine: Machine, q: SX) -> SX:
        tree = machine.kinematics.tree
        return ca.sparsify(tree.at(tree.actuator_jacobian, q))
