"""Equilibrium of an expanded machine under load, traced.

The expanded machine (rigid pieces, springs with six DOF) has coordinates q, velocities v and loops Phi(q) = 0:

    E(q) = Σ ½ thetaᵀ K theta + ½ k (q_a − q_a0)² + s V_g(q)      springs, drives, weight at load factor s
    r = dE/dv + Gᵀ λ − s J_Pᵀ w = 0,   Phi = 0                     equilibrium
    T = dr/dv                                                      exact tangent: elastic and geometric stiffness

The wrench w keeps its direction in the world.
"""

from __future__ import annotations

from functools import cached_property

import casadi as ca
import numpy as np

from closedchain.kinematics.evaluate import Kinematics
from closedchain.multibody.energy import Energies
from closedchain.multibody.system import Link
from closedchain.spatial.rotation import constant, skew
from closedchain.stiffness.expanded import Expanded
from closedchain.stiffness.virtual_joints import own_springs
from closedchain.types import SX, Array


class EquilibriumEquations:
    """r, Phi and their derivatives as functions of (q, multipliers, wrench, own loads, drives)."""

    def __init__(self, expanded: Expanded, kinematics: Kinematics) -> None:
        self.expanded, self.kinematics = expanded, kinematics

    @cached_property
    def _symbols(self) -> tuple[SX, SX, SX, SX, SX, SX]:
        tree, system = self.kinematics.tree, self.kinematics.system
        return (
            tree.q,
            SX.sym("multipliers", self.phi.shape[0]),
            SX.sym("w", 6),
            SX.sym("own"),
            self._drives,
            SX.sym("v", system.nv),
        )

    @cached_property
    def held(self) -> list[tuple[SX, float | None]]:
        """Coordinates that drives or springs along DOF hold where they were, and the stiffness (None: rigid)."""
        found: list[tuple[SX, float | None]] = []
        for joint in self.kinematics.system.mechanism.joints:
            springs = own_springs(joint)
            for actuator in self.kinematics.system.actuators:
                if actuator.joint == joint.name:
                    beside = springs.pop(actuator.coordinate, 0.0)
                    k = None if actuator.stiffness is None else actuator.stiffness + beside
                    found.append((self._coordinate(joint.name, actuator.coordinate), k))
            found += [(self._coordinate(joint.name, coordinate), k) for coordinate, k in springs.items()]
        return found

    def _coordinate(self, joint: str, k: int) -> SX:
        return self.kinematics.tree.joint_coordinates(joint)[k]

    @cached_property
    def held_coordinates(self) -> ca.Function:
        """Values of the held coordinates at q."""
        return ca.Function("held", [self.kinematics.tree.q], [ca.densify(ca.vertcat(*(c for c, _ in self.held)))])

    @cached_property
    def _drives(self) -> SX:
        return SX.sym("held", len(self.held))

    @cached_property
    def _thetas(self) -> list[tuple[SX, Array]]:
        """Deflection [2 × vector part of the quaternion; shift] of every spring, and its compliance."""
        found = []
        for name, C in self.expanded.springs.items():
            link = self.kinematics.system.element(name)
            assert isinstance(link, Link)
            q = self.kinematics.tree.q[link.q]
            found.append((ca.vertcat(2 * q[1:4], q[4:7]), C))
        return found

    @cached_property
    def phi(self) -> SX:
        """What must vanish: loops, rigid drives, and directions in which springs do not give."""
        tree = self.kinematics.tree
        rows = [tree.residual]
        for i, (coordinate, k) in enumerate(self.held):
            if k is None:
                rows.append(coordinate - self._drives[i])
        for theta, C in self._thetas:
            _, V = _gives(C)
            rows.append(constant(V.T) @ theta if V.size else SX(0, 1))
        return ca.densify(ca.vertcat(*rows))

    @cached_property
    def _elastic_energy(self) -> SX:
        total = SX(0)
        for theta, C in self._thetas:
            K, _ = _gives(C)
            total += ca.dot(theta, constant(K) @ theta) / 2
        for i, (coordinate, k) in enumerate(self.held):
            if k is not None:
                total += k * (coordinate - self._drives[i]) ** 2 / 2
        return total

    def _along(self, expression: SX) -> SX:
        """Derivative of a column with respect to small steps on the velocities."""
        tree = self.kinematics.tree
        return ca.jacobian(tree.along_motion(expression), tree.v)

    @cached_property
    def _G(self) -> SX:
        return self._along(self.phi)

    @cached_property
    def _internal(self) -> SX:
        """Generalised forces of springs, loops and own loads."""
        tree = self.kinematics.tree
        _, multipliers, _, own, _, _ = self._symbols
        # one scalar, so that its derivative is one sweep backwards
        energy = self._elastic_energy + own * Energies(tree).potential + ca.dot(multipliers, self.phi)
        force = self._along(energy).T
        for wrench in self.kinematics.system.mechanism.wrenches:
            link = self.kinematics.system.link(wrench.body)
            R = tree.poses[link.index].R
            turn = SX(ca.DM.eye(3)) if wrench.axes == "world" else R
            f, arm = turn @ constant(wrench.force), R @ constant(wrench.at)
            load = ca.vertcat(turn @ constant(wrench.moment) + skew(arm) @ f, f)
            twist = ca.vertcat(tree.twists[link.index].w, tree.twists[link.index].v)
            force -= own * ca.jacobian(ca.dot(load, twist), tree.v).T
        return force

    @cached_property
    def _r(self) -> SX:
        _, _, w, _, _, _ = self._symbols
        link = self.kinematics.system.link(self.kinematics.platform_name())
        R = self.kinematics.tree.poses[link.index].R
        r = SX(self._internal)
        r[link.v] -= ca.diagcat(R.T, R.T) @ w
        return r

    def _function(self, outputs: list[SX]) -> ca.Function:
        q, multipliers, w, own, drives, _ = self._symbols
        dense = [ca.densify(output) for output in outputs]
        return ca.Function("loaded", [q, multipliers, w, own, drives], dense)

    @cached_property
    def residuals(self) -> ca.Function:
        """r and Phi."""
        return self._function([self._r, self.phi])

    @cached_property
    def tangent(self) -> ca.Function:
        """T and G."""
        return self._function([self._along(self._r), self._G])

    @cached_property
    def inside(self) -> ca.Function:
        """Tangent of the wrench that the machine exerts, in world axes; its derivative by the multipliers; G."""
        link = self.kinematics.system.link(self.kinematics.platform_name())
        R = self.kinematics.tree.poses[link.index].R
        wrench = ca.diagcat(R, R) @ self._internal[link.v]
        return self._function([self._along(wrench), ca.jacobian(wrench, self._symbols[1]), self._G])


def _gives(C: Array) -> tuple[Array, Array]:
    """K on the directions in which C gives, and the directions (columns) in which it does not."""
    d = np.sqrt(np.where(np.diag(C) > 0, np.diag(C), 1.0))
    values, V = np.linalg.eigh(C / np.outer(d, d))
    gives = values > 1e-12 * values[-1]
    U = V[:, gives] / d[:, None]
    return (U / values[gives]) @ U.T, V[:, ~gives] / d[:, None]
