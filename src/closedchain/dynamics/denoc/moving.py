"""A moving machine: velocity products, wrenches of all bodies, inverse dynamics (IDA-1 to 3), joint reactions.

    c_i    6   velocity product of joint i: a_i = A_{i,i-1} a_{i-1} + p_i θ̈_i + c_i
    b      6   Σ A_ei c_i of a leg, at E
    w^_i   6   w_i + Aᵀ w^_{i+1}: what joint i has to transmit if the end-effector needs nothing
    F_e    6   what a leg gives to the end-effector, at E

The paper's w~_i of (21) is w^_i − A_eiᵀ y with y = Σ P_jᵀ w~_j over the passive joints beyond i (Projected.transpose).
"""

from __future__ import annotations

from functools import cached_property

import casadi as ca

from closedchain.dynamics.denoc.inertia import wrench_at_end
from closedchain.dynamics.denoc.legs import LegJoint, joint_product, to_end
from closedchain.dynamics.denoc.machine import LegMotion, Legs, Rates
from closedchain.multibody.body_kinematics import BodyKinematics
from closedchain.multibody.system import Cut, Link
from closedchain.spatial.rotation import constant
from closedchain.spatial.transform import cross_force
from closedchain.types import SX


class Moving:
    """Legs with velocities v of the tree that keep the loops closed."""

    def __init__(self, legs: Legs, v: SX, Q: SX | None = None) -> None:
        self.legs, self.system = legs, legs.system
        self.body = BodyKinematics(legs.system, legs.q, v)
        self.Q = SX(legs.system.nv, 1) if Q is None else Q

    @cached_property
    def products(self) -> list[list[SX]]:
        """c of every joint of every leg."""
        return [
            [joint_product(self.body, joint, self._own(joint.part)) for joint in projected.leg.joints]
            for projected in self.legs.legs
        ]

    @cached_property
    def at_end(self) -> list[SX]:
        """b of every leg."""
        totals = []
        for projected, products in zip(self.legs.legs, self.products, strict=True):
            b = SX(6, 1)
            for A_e, c in zip(projected.A_e, products, strict=True):
                b = b + A_e @ c
            totals.append(b)
        return totals

    def accelerations(self, theta_ddot: SX | None = None) -> LegMotion:
        """All accelerations for given independent ones (none: zero)."""
        return self.legs.accelerations(self.at_end, theta_ddot)

    def wrenches_of(self, motion: LegMotion) -> dict[int, SX]:
        """w of every body for accelerations of all joints."""
        return self.wrenches(self.legs.bodies(motion, self.products))

    def wrenches(self, accelerations: dict[int, SX]) -> dict[int, SX]:
        """w of every body: what it needs besides gravity. (18a)"""
        g = constant(self.system.mechanism.gravity)
        found = {}
        for index, a in accelerations.items():
            link, t = self.system.links[index], self.body.twists[index]
            weightless = a - ca.vertcat(SX(3, 1), self.body.world[index].R.T @ g)
            found[index] = link.inertia @ weightless + cross_force(t, link.inertia @ t)
            if link.joint is None:
                found[index] = found[index] - self.Q[link.v]
        return found

    def composites(self, wrenches: dict[int, SX]) -> list[list[SX]]:
        """w^ of every joint of every leg."""
        found = []
        for projected in self.legs.legs:
            row: list[SX] = []
            w = SX(6, 1)
            for joint in reversed(projected.leg.joints):
                w = w + wrenches[joint.body] if joint.body >= 0 else w
                row.insert(0, w)
                w = joint.A.T @ w
            found.append(row)
        return found

    def needed(self, wrenches: dict[int, SX]) -> Rates:
        """p_iᵀ w^_i less the given force, for every joint degree of freedom."""
        forces: Rates = {}
        for projected, row in zip(self.legs.legs, self.composites(wrenches), strict=True):
            for screw in projected.screws:
                forces[screw.dof] = ca.dot(screw.p, row[screw.joint]) - self._given(screw.dof)
        return forces

    def inverse(self, wrenches: dict[int, SX]) -> SX:
        """τ = Nᵀ w: forces on the independent joints, over and above the given ones. (19)"""
        return self.legs.generalised(self.needed(wrenches), self._on_end(wrenches))

    def multipliers(self, wrenches: dict[int, SX]) -> SX:
        """What every cut joint transmits, on its own constraint rows, by back-substitution from the end-effector.

        Passive joints fix s_iᵀ F_e; what they leave open is Φ_2 ξ, with the ξ that balances the end-effector.
        """
        composites, needed = self.composites(wrenches), self.needed(wrenches)
        ends = self._end_wrenches(needed, self._on_end(wrenches))
        multipliers = SX(self.system.nc, 1)
        for projected, row, F_e in zip(self.legs.legs, composites, ends, strict=True):
            for i, joint in enumerate(projected.leg.joints):
                if isinstance(joint.part, Cut):
                    F = row[i] + projected.A_e[i].T @ F_e  # on the body beyond the joint, in its frame
                    multipliers[joint.part.rows] = self._on_rows(joint, joint.part, F)
        return multipliers

    def _end_wrenches(self, needed: Rates, wrench: SX) -> list[SX]:
        ends = []
        left = wrench
        for projected in self.legs.legs:
            y, _ = projected.transpose(needed)
            ends.append(-y)
            left = left if projected.leg.X_e is None else left + projected.leg.X_e.T @ y
        if self.legs.grounded:
            return ends
        xi = self.legs.factor.solve(left)
        return [
            F + projected.Phi @ (projected.leg.X_e @ xi)
            for F, projected in zip(ends, self.legs.legs, strict=True)
            if projected.leg.X_e is not None
        ]

    def _on_rows(self, joint: LegJoint, cut: Cut, F: SX) -> SX:
        """Multipliers of what a leg transmits through a cut joint to the body beyond, given in its frame."""
        F = F if joint.body < 0 else wrench_at_end(to_end(self.body, cut, joint.backwards), F)
        phi_c = self.body.loops[self.system.cuts.index(cut)].phi_c
        rows = phi_c.T if cut.model.orthonormal else ca.pinv(phi_c)
        return -(rows @ F) if joint.backwards else rows @ F

    def _given(self, dof: tuple[str, int]) -> SX:
        part = self.system.element(dof[0])
        return self.Q[part.v][dof[1]] if isinstance(part, Link) else SX(0)

    def _on_end(self, wrenches: dict[int, SX]) -> SX:
        if self.legs.grounded:
            return SX(6, 1)
        return wrenches[self.system.link(self.legs.chains.end_effector).index]

    def _own(self, part: Link | Cut) -> bool:
        return part.joint is not None and any(name == part.joint.name for name, _ in self.legs.named)
