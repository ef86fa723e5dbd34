"""Legs that meet at an end-effector: velocities, accelerations, generalised inertia and forces in independent
coordinates.

S. K. Saha, W. O. Schiehlen, Recursive kinematics and dynamics for closed loop multibody systems, Mechanics of
Structures and Machines 29 (2001). Numbers in parentheses are the paper's equations.

    θ       n    independent coordinates, by default those of the actuators
    t_e     6    twist of the end-effector, t_e = J θ̇                          (14b)
    Φ       6×6  Σ Φ_2 over the legs; singular where the independent velocities do not determine the end-effector
    B, f         t_i = B_i t_e + f_i θ̇_k; N_i = [B_i f_i] is body i's part of N
    w_i     6    wrench that body i needs: M a + t ×* M t − loads              (18a)
    I, τ         Nᵀ M N and Nᵀ w
    X, Y, Z      Σ BᵀMB, Σ BᵀMf, Σ fᵀMf:  I = Jᵀ X J + Jᵀ Y + Yᵀ J + Z
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import casadi as ca

from closedchain.dynamics.denoc.inertia import LegInertia, leg_inertia
from closedchain.dynamics.denoc.legs import JointDof, trace_leg
from closedchain.dynamics.denoc.projection import Projected, symmetric
from closedchain.mechanism.names import GROUND
from closedchain.multibody import chains as decomposition
from closedchain.multibody.body_kinematics import BodyKinematics
from closedchain.multibody.system import System
from closedchain.spatial.sparse_ldl import LDL, ldl
from closedchain.types import SX

Rates = dict[JointDof, SX]


@dataclass(frozen=True, eq=False)
class LegMotion:
    """Rates or accelerations of all joints and of the end-effector."""

    joints: Rates
    end: SX


class Legs:
    """All legs of a machine, traced at coordinates q, with the given degrees of freedom as independent ones."""

    def __init__(self, system: System, chains: decomposition.Legs, independent: tuple[JointDof, ...], q: SX) -> None:
        self.system, self.chains, self.names, self.q = system, chains, independent, q
        # degrees of freedom that must keep the directions of their own velocities, since they are asked for by name
        self.named = frozenset(independent) | {(a.joint, a.coordinate) for a in system.actuators}
        self.body = BodyKinematics(system, q, SX(system.nv, 1))
        self.legs = tuple(
            Projected(trace_leg(self.body, chain, self.named), frozenset(independent), system.size)
            for chain in chains.legs
        )

    @property
    def grounded(self) -> bool:
        """The end-effector is the ground: t_e = 0."""
        return self.chains.end_effector == GROUND

    @cached_property
    def Phi(self) -> SX:
        """Φ in the end-effector's frame."""
        total = SX(6, 6)
        for leg in self.legs:
            assert leg.leg.X_e is not None
            total += ca.sparsify(leg.leg.X_e.T @ leg.Phi @ leg.leg.X_e)
        return total

    @cached_property
    def factor(self) -> LDL:
        """Φ = L D Lᵀ, factorised once."""
        return ldl(self.Phi)

    @cached_property
    def pivot(self) -> SX:
        """Smallest of the relative δ and of the pivots of Φ, angles counted times the machine's size."""
        lengths = ca.DM([self.system.size] * 3 + [1.0] * 3)
        smallest = SX(1) if self.grounded else ca.mmin(self.factor.D / lengths**2)
        for leg in self.legs:
            for delta in leg.deltas:
                smallest = ca.fmin(smallest, delta)
        return smallest

    # kinematics
    def end_effector(self, rights: list[SX]) -> SX:
        """t_e with Φ_2 (X_e t_e − right) = 0 for all legs, in the sense of least squares (exact when consistent)."""
        if self.grounded:
            return SX(6, 1)
        total = SX(6, 1)
        for leg, right in zip(self.legs, rights, strict=True):
            assert leg.leg.X_e is not None
            total += leg.leg.X_e.T @ (leg.Phi @ right)
        return self.factor.solve(total)

    def velocities(self, theta_dot: SX) -> LegMotion:
        """All velocities from the independent ones."""
        given = {name: theta_dot[i] for i, name in enumerate(self.names)}
        return self._solve(given, [SX(6, 1) for _ in self.legs])

    def accelerations(self, products: list[SX], theta_ddot: SX | None = None) -> LegMotion:
        """All accelerations from the independent ones (none: zero), with the velocity products of the legs at E."""
        n = len(self.names)
        given = {name: (SX(n, 1) if theta_ddot is None else theta_ddot)[i] for i, name in enumerate(self.names)}
        return self._solve(given, products)

    def _solve(self, given: Rates, products: list[SX]) -> LegMotion:
        t_e = self.end_effector([leg.free(given) + b for leg, b in zip(self.legs, products, strict=True)])
        joints: Rates = {}
        for leg, b in zip(self.legs, products, strict=True):
            there = SX(6, 1) if leg.leg.X_e is None else leg.leg.X_e @ t_e
            joints |= leg.solve(there - b, given)
        return LegMotion(joints, t_e)

    def bodies(self, motion: LegMotion, products: list[list[SX]] | None = None) -> dict[int, SX]:
        """Twists (or, with the velocity products of all joints, accelerations) of all bodies, each in its frame."""
        found: dict[int, SX] = {}
        if not self.grounded:
            found[self.system.link(self.chains.end_effector).index] = motion.end
        for number, projected in enumerate(self.legs):
            t = SX(6, 1)
            for i, joint in enumerate(projected.leg.joints[:-1]):
                theta_dot = ca.vertcat(*(motion.joints[name] for name in joint.dof))
                t = joint.A @ t + joint.p @ theta_dot  # (7a)
                if products is not None:
                    t = t + products[number][i]
                found[joint.body] = t
        return found

    def tree_velocities(self, motion: LegMotion, bodies: dict[int, SX]) -> SX:
        """Rates (or their derivatives) of the tree's coordinates; a floating body takes its own twist."""
        v = SX(self.system.nv, 1)
        for link in self.system.links:
            if link.joint is None:
                v[link.v] = bodies[link.index]
            elif link.model.nv:
                v[link.v] = ca.vertcat(*(motion.joints[link.joint.name, k] for k in range(link.model.nv)))
        return v

    # forces and inertia
    def generalised(self, forces: Rates, wrench: SX) -> SX:
        """Nᵀ of forces on all joints and a wrench on the end-effector: forces on the independent joints. (22, 24)"""
        direct: Rates = {}
        W = wrench
        for leg in self.legs:
            y, own = leg.transpose(forces)
            direct |= own
            W = W if leg.leg.X_e is None else W + leg.leg.X_e.T @ y
        if not self.grounded:
            xi = self.factor.solve(W)  # J_kᵀ W = s_kᵀ Φ_2 Φ⁻¹ W
            for leg in self.legs:
                assert leg.leg.X_e is not None
                through = leg.Phi @ (leg.leg.X_e @ xi)
                direct |= {k.dof: direct[k.dof] + ca.dot(k.s, through) for k in leg.independent}
        return ca.vertcat(*(direct[name] for name in self.names)) if self.names else SX(0, 1)

    @cached_property
    def J(self) -> dict[JointDof, SX]:
        """Columns of J, by independent degree of freedom."""
        columns: dict[JointDof, SX] = {}
        for leg in self.legs:
            for k in leg.independent:
                X_e = leg.leg.X_e
                columns[k.dof] = SX(6, 1) if X_e is None else self.factor.solve(X_e.T @ (leg.Phi @ k.s))
        return columns

    @cached_property
    def inertia(self) -> LegInertia:
        """X, Y and Z of all legs, the end-effector's own inertia included in X."""
        X, Y, Z = SX(6, 6), {}, []
        if not self.grounded:
            X = X + self.system.link(self.chains.end_effector).inertia
        for leg in self.legs:
            G = leg_inertia(self.system, leg)
            X_e = leg.leg.X_e
            if X_e is not None:
                X = X + symmetric(X_e.T @ G[:6, :6] @ X_e)
            for column, k in enumerate(leg.independent):
                Y[k.dof] = SX(6, 1) if X_e is None else X_e.T @ G[:6, 6 + column]
            Z.append(G[6:, 6:])
        return LegInertia(X, Y, tuple(Z))

    @cached_property
    def GIM(self) -> SX:
        """I, n×n."""
        X, Y, Z = self.inertia.X, self.inertia.Y, SX(len(self.names), len(self.names))
        for leg, block in zip(self.legs, self.inertia.Z, strict=True):
            at = [self.names.index(k.dof) for k in leg.independent]
            Z[at, at] = block
        J, Y_all = (ca.horzcat(*(part[name] for name in self.names)) for part in (self.J, Y))
        return symmetric(J.T @ X @ J + J.T @ Y_all + Y_all.T @ J + Z)
