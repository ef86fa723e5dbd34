"""Recursive dynamics of closed loops with decoupled natural orthogonal complements (DeNOC), corrected.

S. K. Saha, W. O. Schiehlen, Recursive kinematics and dynamics for closed loop multibody systems, Mechanics of
Structures and Machines 29 (2001). Numbers in parentheses are the paper's equations.

Legs of joints i = 1 … m meet at an end-effector; k are the independent joints, all others passive.
    A       6×6   A_{i,i-1}: takes the twist of body i−1 to the frame of body i                           (7b)
    p       6     joint-rate propagation vector of joint i, in the frame of body i                        (7b)
    A_e, s        A_ei: takes the twist of body i to frame E at the leg's last joint; s_i = A_ei p_i
    X_e     6×6   takes the twist of the end-effector to E; 0 where the end-effector is the ground
    p~, δ         Φ_{i+1} s_i and p~ᵀ p~                                                                  (11c)
    Phi     6×6   Φ_i = Φ_{i+1} − p~ p~ᵀ / δ with Φ_{m+1} = 1, in the end Φ_2; Σ Φ_2 over the legs        (11d), (14a)
    u       6     p~_i / δ_i, so that P_i = p_i u_iᵀ
    t_e     6     twist of the end-effector, t_e = J θ̇                                                    (14b)
    c, b    6     velocity product of joint i: a_i = A a_{i-1} + p θ̈ + c; b = Σ A_e c of a leg, at E
    w, w^   6     wrench that body i needs, and w^_i = w_i + Aᵀ w^_{i+1}: the bodies from i on            (18a)
    y       6     Σ P_iᵀ w~_i over the passive joints, where w~_i = w^_i − A_eiᵀ y with those beyond i    (21), (23)
    F_e     6     wrench of a leg on the end-effector, at E: w̄_k = w^_k + A_ekᵀ F_e                       (22)
    ρ, N          θ̇_i = ρ_i [t_e; θ̇_k of the leg]; N_i = A N_{i-1} + p ρ = [B f] is body i's part of N
    M^      6×6   inertia of the bodies from i on, moving as one
    X, Y, Z       Σ BᵀMB, Σ BᵀMf, Σ fᵀMf: I = Jᵀ X J + Jᵀ Y + Yᵀ J + Z                                    (30)–(34)

All joints have one DOF (multibody/leg_kinematics.py); N and Nᵀ are applied by recursion, `matrices` gives them.

Differs from the source in:
- (16c) lacks the factor P_i: rows of N_c are P_i (U Ā_ek − A_ek) below joint k and P_i U Ā_ek above it.
- (18a) reads M dt/dt + W M E t = w.
- (22) is w̄_k = w~_k + Ā_ekᵀ Σ_legs Σ_{i≠k} P_iᵀ w~_i − A_ekᵀ Σ_{i<k} P_iᵀ w~_i: the P_i are missing, and A_mk stands
  where A_ek belongs.
- (28) is a composite of bodies whose passive joints move: M~_i = M_i + A~ᵀ M~_{i+1} A~ with A~ = Ψ A, A~_ii = 1, not
  a rigid one. (30)–(33) need P_aᵀ M~_ab P_b for M~_ab, A_ek for A_mk, Y^(i)ᵀ Ā^(j) as the last term of (30) and
  −(M~_(11:k−1,k−1) + M~_(k+1,1:m,k−1)) A_ek as that of (32). Here both are replaced by the shorter, equal form
  I = Jᵀ X J + Jᵀ Y + Yᵀ J + Z; with ρ, in which the passive joints are solved already, the composite is the rigid one.
- (12d) holds for i ≤ k − 2; independent joints are never eliminated. Any number of them may be in a leg, or none.
- (34) cannot be handed to the algorithm for serial chains; `solve` has the elimination that closed loops need.
- (37): C θ̇ contains gravity.
- A single loop is one leg whose end-effector, the ground, is at rest: t_e = 0 is set, not computed.
- Twists are in body axes at body origins, and angles count times the machine's size in the projections.
As printed, the formulas are wrong for every machine of more than one leg.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import ClassVar, final

import casadi as ca
import numpy as np

from closedchain.dynamics.independent_coordinates import (
    DeNOCMatrices,
    IndependentCoordinates,
    independent_coordinates,
)
from closedchain.dynamics.interface import Compiled, Formulation, Forward, Machine
from closedchain.dynamics.plans.denoc import (
    DeNOCPlan,
    JointDof,
    choose_frames,
    driven_dof,
    explain_pivot,
    full_names,
    make_plan,
)
from closedchain.errors import TopologyError, UnsupportedError
from closedchain.kinematics.state import State
from closedchain.mechanism.names import GROUND
from closedchain.multibody.chains import Leg, Legs
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.leg_kinematics import PassedJoint, pass_leg
from closedchain.multibody.newton_euler import newton_euler, tree_accelerations
from closedchain.multibody.system import Link, System
from closedchain.records import dataclass
from closedchain.spatial.sparse import LDL, ldl
from closedchain.spatial.symbolic import cross_force, motion_inverse, symmetric, wrench_onward
from closedchain.types import SX, Array

PerJoint = dict[JointDof, SX]  # of all joints: velocities, accelerations, forces

ONE = SX(ca.DM.eye(6))


@dataclass(frozen=True, eq=False)
class LegJoint:
    """Joint i of a leg and body i beyond it; see the module's docstring for the letters."""

    of: PassedJoint
    dof: JointDof
    body: int  # number of the link that is body i; -1 for massless bodies and for E
    A: SX
    p: SX
    A_e: SX
    s: SX
    u: SX | None  # None: independent or rigid
    delta: SX  # relative to |s|²; 0 where the screw depends on those of the passive joints beyond


class ProjectedLeg:
    """A leg whose passive velocities are solved for the end-effector's twist and the independent velocities."""

    def __init__(self, body: BodyKinematics, leg: Leg, independent: frozenset[JointDof], named: frozenset[str]) -> None:
        passed, self.X_e = pass_leg(body, leg, named)
        self.D = D = ca.DM([body.system.size] * 3 + [1.0] * 3)
        A_e, Phi, joints = ONE, ONE, list[LegJoint]()
        for joint in reversed(passed):
            i = LegJoint(joint, joint.dof, joint.body, joint.A, joint.p, A_e, ca.sparsify(A_e @ joint.p), None, SX(1))
            if joint.p.nnz() and joint.dof not in independent:
                p_tilde = ca.sparsify(Phi @ (D * i.s))  # (11c), (12c)
                delta = ca.sumsqr(p_tilde)  # (11c), (12c)
                Phi = symmetric(Phi - p_tilde @ p_tilde.T / delta)  # (11d), (12d)
                i = replace(i, u=D * p_tilde / delta, delta=delta / ca.sumsqr(D * i.s))
            joints.insert(0, i)
            A_e = ca.sparsify(A_e @ joint.A)  # (7c)
        self.joints = tuple(joints)
        self.independent = tuple(joint for joint in joints if joint.dof in independent)
        self.Phi = symmetric(ca.diag(D) @ Phi @ ca.diag(D))

    def driven(self, given: PerJoint) -> SX:
        """Σ A_ek p_k θ̇_k."""
        return sum((k.s @ given[k.dof] for k in self.independent), SX(6, 1))

    def at_E(self, c: Sequence[SX]) -> SX:
        """b."""
        return sum((joint.A_e @ c_i for joint, c_i in zip(self.joints, c, strict=True)), SX(6, 1))

    def joint_velocities(self, t_e: SX, given: PerJoint) -> PerJoint:
        """θ̇_i of all joints, one column for every column of t_e (at E) and of the given θ̇_k; θ̈_i if t_e is less b."""
        left = t_e - self.driven(given)  # (12a)
        found: PerJoint = {}
        for joint in self.joints:
            if joint.u is None:
                found[joint.dof] = given.get(joint.dof, SX(1, t_e.shape[1]))
            else:
                found[joint.dof] = ca.sparsify(joint.u.T @ left)  # (11b), (12b)
                left = ca.sparsify(left - joint.s @ found[joint.dof])
        return found

    def passed_on(self, f: PerJoint) -> SX:
        """y, from the forces f_i = p_iᵀ w^_i that the joints need; from the end-effector inwards."""
        y = SX(6, 1)
        for joint in reversed(self.joints):
            if joint.u is not None:
                kappa = f[joint.dof] - ca.dot(joint.s, y)  # (21)
                y = y + joint.u * kappa  # (23)
        return y

    def inertia(self, links: Sequence[Link]) -> SX:
        """Σ N_iᵀ M_i N_i of the leg's bodies, linear in their number."""
        M_hat, composites = SX(6, 6), list[SX]()
        for joint in reversed(self.joints):
            M_hat = M_hat + links[joint.body].inertia if joint.body >= 0 else M_hat
            composites.insert(0, M_hat)
            M_hat = symmetric(joint.A.T @ M_hat @ joint.A)
        n = 6 + len(self.independent)
        unit = ca.horzsplit(SX(ca.DM.eye(n)))
        rho = self.joint_velocities(
            ca.horzcat(ONE, SX(6, n - 6)), {k.dof: unit[6 + i].T for i, k in enumerate(self.independent)}
        )
        # Σ (N_iᵀ M^_i N_i − (A N_{i-1})ᵀ M^_i A N_{i-1}): joint i adds ρᵀ (pᵀ M^ p) ρ + ρᵀ (pᵀ M^ A N) + (…)ᵀ
        N, G = SX(6, n), SX(n, n)  # N at E
        for joint, M_hat in zip(self.joints, composites, strict=True):
            row, h, own = rho[joint.dof], M_hat @ joint.p, joint.of.armature
            if M_hat.nnz() == own.nnz() == 0:
                continue
            g = ca.sparsify(wrench_onward(joint.A_e, h).T @ N + (ca.dot(h, joint.p) + own) / 2 * row)
            G = symmetric(G + row.T @ g + g.T @ row)
            N = ca.sparsify(N + joint.s @ row)
        return G


@dataclass(frozen=True, eq=False)
class ClosedMotion:
    """Velocities or accelerations of all joints, and of all bodies by number, each in its frame."""

    joints: PerJoint
    bodies: dict[int, SX]


class ParallelSystem:
    """All legs of a machine at coordinates q, with the given degrees of freedom as independent ones."""

    def __init__(self, system: System, legs: Legs, independent: tuple[JointDof, ...], q: SX) -> None:
        self.system, self.independent, self.q = system, independent, q
        self.body = BodyKinematics(system, q, SX(system.nv, 1))
        self.end = None if legs.end_effector == GROUND else system.link(legs.end_effector)
        # joints whose velocities are asked for by name must keep the directions of their own
        self.named = frozenset(
            [*(joint for joint, _ in independent), *(name for a in system.actuators for name, _, _ in a.shares)]
        )
        self.legs = tuple(ProjectedLeg(self.body, leg, frozenset(independent), self.named) for leg in legs.legs)

    @cached_property
    def Phi(self) -> SX:
        """Φ in the end-effector's frame; singular where the independent velocities do not determine its twist."""
        return sum((ca.sparsify(leg.X_e.T @ leg.Phi @ leg.X_e) for leg in self.legs), SX(6, 6))  # (14a)

    @cached_property
    def factor(self) -> LDL:
        """Φ = L D Lᵀ, factorised once."""
        return ldl(self.Phi)

    def over_Phi(self, right: SX) -> SX:
        """Φ⁻¹ right; zero where the end-effector is at rest."""
        return SX(*right.shape) if self.end is None else self.factor.solve(right)

    @cached_property
    def pivot(self) -> SX:
        """Smallest of the relative δ and of the pivots of Φ, angles counted times the machine's size."""
        of_Phi = SX(1) if self.end is None else self.factor.D / self.legs[0].D ** 2
        return ca.mmin(ca.vertcat(of_Phi, *(joint.delta for joint in self.passive)))

    @property
    def passive(self) -> list[LegJoint]:
        """The passive joints of all legs."""
        return [joint for leg in self.legs for joint in leg.joints if joint.u is not None]

    def motion(self, theta_dot: SX, products: Sequence[Sequence[SX]] | None = None) -> ClosedMotion:
        """All velocities from the independent ones; or all accelerations, with c of every joint of every leg."""
        given = {name: theta_dot[i] for i, name in enumerate(self.independent)}
        c = products or [[SX(6, 1)] * len(leg.joints) for leg in self.legs]
        parts = [(leg, c_l, leg.at_E(c_l)) for leg, c_l in zip(self.legs, c, strict=True)]
        right = sum((leg.X_e.T @ (leg.Phi @ (leg.driven(given) + b_l)) for leg, _, b_l in parts), SX(6, 1))  # (14a)
        t_e = self.over_Phi(right)  # (14b)
        joints, bodies = PerJoint(), {} if self.end is None else {self.end.index: t_e}
        for leg, c_l, b_l in parts:
            joints |= leg.joint_velocities(leg.X_e @ t_e - b_l, given)
            t = SX(6, 1)
            for joint, c_i in zip(leg.joints, c_l, strict=True):
                t = joint.A @ t + joint.p * joints[joint.dof] + c_i  # (7a)
                bodies[joint.body] = t
        return ClosedMotion(joints, {number: t for number, t in bodies.items() if number >= 0})

    def tree_velocities(self, motion: ClosedMotion) -> SX:
        """v of the tree, or dv/dt; a floating body takes its own twist."""
        v = SX(self.system.nv, 1)
        for link in self.system.links:
            if link.joint is None:
                v[link.v, :] = motion.bodies[link.index]
            elif link.model.nv:
                v[link.v, :] = ca.vertcat(*(motion.joints[link.joint.name, k] for k in range(link.model.nv)))
        return v

    @cached_property
    def J(self) -> PerJoint:
        """Columns of J, by independent degree of freedom."""
        screws = [(k.dof, leg.X_e.T @ (leg.Phi @ k.s)) for leg in self.legs for k in leg.independent]
        return {dof: self.over_Phi(right) for dof, right in screws}  # (14b)

    @cached_property
    def inertia(self) -> tuple[SX, PerJoint, list[SX]]:
        """X with the end-effector's own inertia, columns of Y by independent degree of freedom, Z by leg."""
        X, Y, Z = SX(6, 6) if self.end is None else self.end.inertia, PerJoint(), list[SX]()
        for leg in self.legs:
            G = leg.inertia(self.system.links)
            X = X + symmetric(leg.X_e.T @ G[:6, :6] @ leg.X_e)  # (31)
            Y |= {k.dof: leg.X_e.T @ G[:6, 6 + i] for i, k in enumerate(leg.independent)}  # (32)
            Z.append(G[6:, 6:])
        return X, Y, Z

    @cached_property
    def GIM(self) -> SX:
        """I, n×n."""
        X, Y_k, blocks = self.inertia
        Z = SX(len(self.independent), len(self.independent))
        for leg, block in zip(self.legs, blocks, strict=True):
            at = [self.independent.index(k.dof) for k in leg.independent]
            Z[at, at] = block
        J, Y = (ca.horzcat(*(part[name] for name in self.independent)) for part in (self.J, Y_k))
        return symmetric(J.T @ X @ J + J.T @ Y + Y.T @ J + Z)  # (30), (34)

    def solve(self, phi: SX) -> SX:
        """θ̈ with I θ̈ = φ by reverse Gaussian elimination without forming I; its cost is linear in the legs.

        C_l = [J_k; Y_k] of a leg     K = [[X, 1], [1, 0]]     I = Cᵀ K C + Z, Z block diagonal by leg
        S = K; legs n … 1:     V = S C,  d = Z + Cᵀ V,  φ^ = φ − Cᵀ η,  η += V d⁻¹ φ^,  S −= V d⁻¹ Vᵀ
        legs 1 … n:            θ̈ = d⁻¹ (φ^ − Vᵀ μ),  μ += C θ̈
        """
        X, Y, blocks = self.inertia
        S = ca.blockcat([[X, ONE], [ONE, SX(6, 6)]])
        eta, mu, done = SX(12, 1), SX(12, 1), list[tuple[list[int], SX, SX, LDL, SX]]()
        for leg, Z in reversed(list(zip(self.legs, blocks, strict=True))):
            if not leg.independent:
                continue
            at = [self.independent.index(k.dof) for k in leg.independent]
            C = ca.horzcat(*(ca.vertcat(self.J[k.dof], Y[k.dof]) for k in leg.independent))
            V = S @ C
            d = ldl(symmetric(Z + C.T @ V))
            V_d = d.solve(V.T).T
            phi_hat = phi[at] - C.T @ eta
            eta = eta + V_d @ phi_hat
            S = symmetric(S - V_d @ V.T)
            done.insert(0, (at, C, V, d, phi_hat))
        theta_ddot = SX(len(self.independent), 1)
        for at, C, V, d, phi_hat in done:
            theta_ddot[at] = d.solve(phi_hat - V.T @ mu)
            mu = mu + C @ theta_ddot[at]
        return theta_ddot

    def moving(self, v: SX, Q: SX | None = None) -> MovingSystem:
        """The legs in motion."""
        return MovingSystem(self, v, SX(self.system.nv, 1) if Q is None else Q)


class MovingSystem:
    """The legs with velocities v of the tree that keep the loops closed, under applied forces Q."""

    def __init__(self, legs: ParallelSystem, v: SX, Q: SX) -> None:
        self.legs, self.system, self.Q = legs, legs.system, Q
        self.body = BodyKinematics(legs.system, legs.q, v)

    def accelerations(self, theta_ddot: SX | None = None) -> ClosedMotion:
        """All accelerations for given independent ones (none: zero)."""
        return self.legs.motion(SX(len(self.legs.independent), 1) if theta_ddot is None else theta_ddot, self.products)

    @cached_property
    def products(self) -> list[list[SX]]:
        """c of every joint of every leg."""
        return [[joint.of.product(self.body) for joint in leg.joints] for leg in self.legs.legs]

    @cached_property
    def phi(self) -> SX:
        """φ = τ − C θ̇ in I θ̈ = φ: inverse dynamics at θ̈ = 0."""
        return -self.inverse(self.accelerations())  # (25)

    def inverse(self, accelerations: ClosedMotion) -> SX:
        """Forces on the independent joints besides Q, for accelerations: τ = Nᵀ w of (19), IDA-1 to 3."""
        _, f, F_e = self._transmitted(accelerations)
        legs = zip(self.legs.legs, F_e, strict=True)
        tau = {k.dof: f[k.dof] + ca.dot(k.s, F) for leg, F in legs for k in leg.independent}  # (22), (24)
        return ca.vertcat(SX(0, 1), *(tau[name] for name in self.legs.independent))

    def multipliers(self, accelerations: ClosedMotion) -> SX:
        """What every cut joint transmits, on its own constraint rows, by back-substitution from the end-effector."""
        w_hat, _, F_e = self._transmitted(accelerations)
        multipliers = SX(self.system.nc, 1)
        for leg, w_l, F in zip(self.legs.legs, w_hat, F_e, strict=True):
            for joint, w in zip(leg.joints, w_l, strict=True):
                if joint.of.rows is not None:
                    w_bar = w + joint.A_e.T @ F  # (22)
                    multipliers[joint.of.rows] = joint.of.multipliers(self.body, w_bar)
        return multipliers

    def _transmitted(self, accelerations: ClosedMotion) -> tuple[list[list[SX]], PerJoint, list[SX]]:
        """w^ of all joints by leg, f_i = p_iᵀ w^_i less the given force of all joints, and F_e by leg.

        Passive joints fix s_iᵀ F_e; what they leave open is Φ_2 X_e ξ, with the ξ that balances the end-effector.
        """
        w = self._wrenches(accelerations.bodies)
        w_hat, f, y = list[list[SX]](), PerJoint(), list[SX]()
        total = SX(6, 1) if self.legs.end is None else w[self.legs.end.index]
        for leg in self.legs.legs:
            w_i, w_l = SX(6, 1), list[SX]()
            for joint in reversed(leg.joints):
                w_i = w_i + w[joint.body] if joint.body >= 0 else w_i
                w_l.insert(0, w_i)
                f[joint.dof] = ca.dot(joint.p, w_i) - joint.of.force(self.Q)
                if joint.of.armature.nnz():
                    f[joint.dof] += joint.of.armature * accelerations.joints[joint.dof]
                w_i = joint.A.T @ w_i
            w_hat.append(w_l)
            y.append(leg.passed_on(f))
            total = total + leg.X_e.T @ y[-1]  # (23)
        xi = self.legs.over_Phi(total)
        return w_hat, f, [leg.Phi @ (leg.X_e @ xi) - y_l for leg, y_l in zip(self.legs.legs, y, strict=True)]  # (22)

    def _wrenches(self, accelerations: dict[int, SX]) -> dict[int, SX]:
        """w of every body: what it needs besides gravity, and besides Q where it floats."""
        found = {}
        for index, a in accelerations.items():
            link, t = self.system.links[index], self.body.twists[index]
            a = a - ca.vertcat(SX(3, 1), self.body.world[index].R.T @ self.system.quantities.gravity)
            found[index] = link.inertia @ a + cross_force(t, link.inertia @ t)  # (18a)
            if link.joint is None:
                found[index] = found[index] - self.Q[link.v, :]
        return found


def _matrices(legs: ParallelSystem, q: Array) -> DeNOCMatrices:
    """The matrices as the paper writes them; `legs` are traced at the symbol legs.q."""
    bodies = [(leg, i, joint) for leg in legs.legs for i, joint in enumerate(leg.joints)]
    own = [next(body for body in bodies if body[2].dof == name) for name in legs.independent]
    b, n, inertias = len(bodies), len(own), list[SX]()
    A, N_c = SX(6 * b, 6 * b), SX(6 * b, 6 * n)
    for row, (leg, i, joint) in enumerate(bodies):
        here, before = slice(6 * row, 6 * row + 6), slice(6 * row - 6, 6 * row)
        P = SX(6, 6) if joint.u is None else joint.p @ joint.u.T
        Psi = ONE - P @ joint.A_e  # (15f)
        if i > 0:
            A[here, before] = Psi @ joint.A  # (16b), (16e)
        for column, (other, k, driven) in enumerate(own):
            A_bar = leg.X_e @ legs.over_Phi(other.X_e.T @ other.Phi @ driven.A_e)  # (16e)
            block = P @ (A_bar - driven.A_e if leg is other and i < k else A_bar)  # (16c)
            N_c[here, 6 * column : 6 * column + 6] = ONE if joint is driven else block
        inertias.append(legs.system.links[joint.body].inertia if joint.body >= 0 else SX(6, 6))
    if legs.end is not None:
        back = motion_inverse(legs.legs[0].X_e)
        inertias[len(legs.legs[0].joints) - 1] = back.T @ legs.end.inertia @ back
    M = ca.diagcat(*inertias)  # (5a), (5b)
    N_d = ca.diagcat(SX(0, 0), *(driven.p for _, _, driven in own))  # (16c)
    parts = [ca.densify(part) for part in (ca.DM.eye(6 * b) - A, N_c, N_d, M)]
    one_less_A, *others = (np.array(part) for part in ca.Function("matrices", [legs.q], parts)(q))
    from scipy.linalg import solve_triangular  # slow to import

    N_l = solve_triangular(one_less_A, np.eye(6 * b), lower=True)  # (17a), (17b)
    joints = full_names(legs.system, [joint.dof for _, _, joint in bodies])
    return DeNOCMatrices(joints, full_names(legs.system, legs.independent), N_l, *others)


@final
@dataclass(frozen=True)
class DeNOC(Formulation):
    """Recursive dynamics of legs that meet at an end-effector, in independent coordinates.

    end_effector: body at which the legs meet, or "ground" for a single loop; by default the platform
    independent: joints ("crank", or "hip.angle_x" where a joint has several DOF); by default the actuated ones

    Example:
        >>> answer = model.forward_dynamics(state, method=cc.DeNOC(independent=("crank",)))
        >>> abs(answer["rocker"] - model.forward_dynamics(state)["rocker"]) < 1e-9
        True
    """

    name: ClassVar[str] = "denoc"
    end_effector: str | None = None
    independent: tuple[str, ...] | None = None

    def why_not(self, machine: Machine) -> str | None:
        if machine.system.why_no_recursion or not machine.system.cuts:
            return machine.system.why_no_recursion
        try:
            self.plan(machine)
        except (TopologyError, UnsupportedError) as error:
            return str(error)
        return None

    def plan(self, machine: Machine) -> DeNOCPlan:
        """Legs and independent degrees of freedom."""
        return make_plan(machine, self.end_effector, self.independent)

    def legs(self, machine: Machine, q: SX, described: bool = False) -> ParallelSystem:
        """The legs, traced at coordinates q in frames that fit them, or in those of the description."""
        plan, system = self.plan(machine), machine.system if described else _frames(self, machine)
        return ParallelSystem(system, plan.legs, plan.independent, q)

    def forward(self, machine: Machine, q: SX, v: SX, Q: SX, prescribed: SX | None = None) -> Forward:
        self.keep_closed(prescribed)
        if not machine.system.cuts:
            acceleration, pivot = tree_accelerations(BodyKinematics(machine.fitted, q, v), Q)
            return Forward(acceleration, SX(0, 1), pivot)
        return _forward(self.legs(machine, q), v, Q)

    def inverse(self, machine: Machine, q: SX, v: SX, a: SX, Q: SX) -> SX:
        if not machine.system.cuts:
            driven_dof(machine.system)
            return machine.tree.actuator_jacobian @ (newton_euler(BodyKinematics(machine.fitted, q, v), a) - Q)
        legs = self.legs(machine, q)
        driven, moving = driven_dof(machine.system, legs.independent), legs.moving(v, Q)
        joints = {(link.name, k): a[link.v, :][k] for link in legs.system.links for k in range(link.model.nv)}
        tau = moving.inverse(ClosedMotion(joints, dict(enumerate(moving.body.accelerations(SX(6, 1), a)))))
        if len(driven) == len(legs.independent):
            return ca.vertcat(*(tau[legs.independent.index(name)] for name in driven))
        theta_dot = SX.sym("theta_dot", len(legs.independent))
        velocities = legs.motion(theta_dot).joints
        A = ca.jacobian(ca.vertcat(*(velocities[name] for name in driven)), theta_dot)
        return A @ ldl(A.T @ A).solve(tau)  # of least norm where actuators are redundant

    def explain(self, machine: Machine, q: Array) -> str:
        if not machine.system.cuts:
            return ""
        legs = self.legs(machine, SX.sym("q", machine.system.nq))
        D = ca.diag(1 / legs.legs[0].D)
        guards = [ca.vertcat(*(joint.delta for joint in legs.passive)), ca.densify(D @ legs.Phi @ D)]
        deltas, Phi = (np.array(part) for part in ca.Function("guards", [legs.q], guards)(q))
        passive = full_names(machine.system, [joint.dof for joint in legs.passive])
        return explain_pivot(self.plan(machine), passive, deltas.ravel(), float(np.linalg.eigvalsh(Phi)[0]))

    def matrices(self, model: Compiled, state: State) -> DeNOCMatrices:
        """N_l, N_c, N_d and M at a state: twists of all bodies = N_l N_c N_d times the independent velocities."""
        model.method(self)
        if model.machine.system.quantities.rotors:
            raise UnsupportedError("the matrices of the paper have no place for armature and rotors of actuators")
        return _matrices(self.legs(model.machine, SX.sym("q", model.machine.system.nq), described=True), state.q)

    def independent_coordinates(self, model: Compiled) -> IndependentCoordinates:
        """The equations of motion of a machine in independent coordinates, as kernels."""
        model.method(self)
        return independent_coordinates(model.machine, self)


def _forward(legs: ParallelSystem, v: SX, Q: SX) -> Forward:
    motion = (moving := legs.moving(v, Q)).accelerations(legs.solve(moving.phi))
    return Forward(legs.tree_velocities(motion), moving.multipliers(motion), legs.pivot)


@lru_cache(maxsize=64)
def _frames(method: DeNOC, machine: Machine) -> System:
    plan = method.plan(machine)
    return choose_frames(machine, lambda s, q, v, Q: _forward(ParallelSystem(s, plan.legs, plan.independent, q), v, Q))
