"""Forces that act in joints by themselves (springs, dampers, friction), as traced expressions.

    f = −k (q − q0) − d dq/dt − c tanh(dq/dt / s)        V = Σ ½ k (q − q0)²        Q = Σ Bᵀ f,  dq/dt = B v

Every formulation sees them through the generalised forces Q.
"""

from __future__ import annotations

from functools import cached_property

import casadi as ca

from closedchain.multibody.kinematics import TreeKinematics
from closedchain.multibody.quantities import PassiveTerms
from closedchain.multibody.system import Cut, Link
from closedchain.types import SX


class PassiveForces:
    """Passive joint forces of a machine, in the symbols of its tree."""

    def __init__(self, tree: TreeKinematics) -> None:
        self.tree = tree
        parts = [(tree.system.quantities.passive(j), tree.system.carrier(j.name)) for j in tree.system.mechanism.joints]
        self.joints = [(passive, part) for passive, part in parts if passive is not None]

    @cached_property
    def generalised(self) -> SX:
        """Q on the velocities, nv."""
        Q = SX(self.tree.system.nv, 1)
        for passive, part in self.joints:
            rate = self._velocity(part)
            Q += ca.jacobian(rate, self.tree.v).T @ (self._spring(passive, part) + _resistance(passive, rate))
        return Q

    @cached_property
    def resisting(self) -> SX:
        """Q of dampers and friction alone, without springs."""
        Q = SX(self.tree.system.nv, 1)
        for passive, part in self.joints:
            rate = self._velocity(part)
            Q += ca.jacobian(rate, self.tree.v).T @ _resistance(passive, rate)
        return Q

    def along(self, joint: str) -> SX:
        """Forces along the degrees of freedom of one joint."""
        part = self.tree.system.carrier(joint)
        for passive, other in self.joints:
            if other is part:
                return self._spring(passive, part) + _resistance(passive, self._velocity(part))
        return SX(part.model.nv, 1)

    @cached_property
    def potential(self) -> SX:
        """Energy stored in the springs."""
        total = SX(0)
        for passive, part in self.joints:
            if passive.stiffness.nnz():
                total += ca.dot(passive.stiffness, self._stretch(passive, part) ** 2) / 2
        return total

    @cached_property
    def power(self) -> SX:
        """Power of dampers and friction, and of damping inside flexible links; zero or negative."""
        total = SX(0)
        for passive, part in self.joints:
            rate = self._velocity(part)
            total += ca.dot(_resistance(passive, rate), rate)
        for bend in self.tree.system.bends:
            total += bend.beam.damping_power(self.tree.v[bend.v])
        return total

    def _spring(self, passive: PassiveTerms, part: Link | Cut) -> SX:
        if not passive.stiffness.nnz():
            return SX(part.model.nv, 1)
        return -passive.stiffness * self._stretch(passive, part)

    def _stretch(self, passive: PassiveTerms, part: Link | Cut) -> SX:
        q = self.tree.q[part.q] if isinstance(part, Link) else part.model.coordinates(self.tree.relative(part)[0])
        return q - passive.rest

    def _velocity(self, part: Link | Cut) -> SX:
        if isinstance(part, Link):
            return self.tree.v[part.v]
        X, V = self.tree.relative(part)
        return ca.pinv(part.model.motion_space(X)) @ V


def _resistance(passive: PassiveTerms, rate: SX) -> SX:
    return -passive.damping * rate - passive.friction * ca.tanh(rate / passive.friction_velocity)
