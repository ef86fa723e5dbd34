"""Kinetic and potential energy and momentum of a machine, as traced expressions of its coordinates and velocities."""

from __future__ import annotations

from functools import cached_property

import casadi as ca

from closedchain.multibody.kinematics import TreeKinematics
from closedchain.multibody.loads import Loads
from closedchain.spatial.symbolic import skew
from closedchain.types import SX


class Energies:
    """T, V and momentum about the world's origin, of all bodies together."""

    def __init__(self, tree: TreeKinematics) -> None:
        self.tree = tree

    @cached_property
    def kinetic(self) -> SX:
        """T = Σ ½ m v_c² + ½ wᵀ I_c w, and ½ J ω² of rotors."""
        total = SX(0)
        for link, X, V in zip(self.tree.system.links, self.tree.poses, self.tree.twists, strict=True):
            w_B = X.R.T @ V.w
            own = link.mass_properties
            v_c = V.at(X.R @ own.center).v
            total += own.mass * ca.dot(v_c, v_c) / 2
            total += ca.dot(w_B, own.inertia @ w_B) / 2
        return total + self.of_rotors

    @cached_property
    def of_rotors(self) -> SX:
        """T = Σ ½ J ω² of armature and rotors."""
        total = SX(0)
        for rotor in self.tree.system.quantities.rotors:
            total += rotor.inertia * self.tree.rotor_velocity(rotor) ** 2 / 2
        return total

    @cached_property
    def potential(self) -> SX:
        """V = −Σ m g·r_c, and the elastic energy of joint springs and flexible links."""
        g = self.tree.system.quantities.gravity
        total = Loads(self.tree).potential
        for link, X in zip(self.tree.system.links, self.tree.poses, strict=True):
            total -= link.mass_properties.mass * ca.dot(g, X.p + X.R @ link.mass_properties.center)
        for flexible in self.tree.system.flexible_bodies:
            total += flexible.beam.elastic_energy(self.tree.q[flexible.q, :])
        return total

    @cached_property
    def momentum(self) -> SX:
        """[angular momentum about the world's origin; linear momentum]."""
        angular, linear = SX(3, 1), SX(3, 1)
        for link, X, V in zip(self.tree.system.links, self.tree.poses, self.tree.twists, strict=True):
            own = link.mass_properties
            r_c = X.R @ own.center
            p = own.mass * V.at(r_c).v
            linear += p
            angular += X.R @ own.inertia @ X.R.T @ V.w + skew(X.p + r_c) @ p
        return ca.vertcat(angular, linear)

    def function(self) -> ca.Function:
        """(q, v) → kinetic and potential energy, momentum."""
        outputs = [self.kinetic, self.potential, self.momentum]
        return ca.Function("energies", [self.tree.q, self.tree.v], outputs, {"cse": True})
