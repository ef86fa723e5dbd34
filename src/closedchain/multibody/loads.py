"""Applied forces: all of Q(q, v) in M dv/dt + h = Q + Gᵀ λ that depends neither on accelerations nor on multipliers.

    Q = Aᵀ τ + Σ Bᵀ f + Σ Jᵀ w − Σ k(η, dη/dt)        f = −k (q − q0) − d dq/dt − c tanh((dq/dt) / s),  dq/dt = B v

    τ  na  actuator forces            f  forces along a joint's degrees of freedom: spring, damper, friction
                                          (dry: −c sign(dq/dt), no number at rest), losses of actuators
    w  6   constant wrenches          k  elastic and damping forces of flexible links on their modal coordinates η

They are made here and nowhere else: formulations receive Q and neither add to it nor subtract from it. Gravity is an
acceleration of the ground and belongs to h; armature, payloads and the inertia of flexible links belong to M.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property
from itertools import pairwise
from typing import Any

import casadi as ca
import numpy as np

from closedchain.errors import ArgumentError, UnknownNameError, choose
from closedchain.mechanism import Actuator, Bushing, Strut
from closedchain.mechanism.numbers import named, real_array
from closedchain.multibody.kinematics import TreeKinematics
from closedchain.multibody.parameters import JointForceTerms, WrenchTerms
from closedchain.multibody.system import ElementEnds, Link, System
from closedchain.spatial.symbolic import Transform, constant, skew
from closedchain.types import SX, Array

SHORTEST = 1e-12  # of the machine's size: a strut that is no longer has no direction, and no force
NAN = float("nan")
LAST_SHARE = 0.02  # of the largest velocity, over which the force that drives falls to zero


class Loads:
    """Applied forces of a machine, in the symbols of its tree.

    dry: whether dry friction is among them, as that of joints that move; otherwise others see to it (contact/)
    """

    def __init__(self, tree: TreeKinematics, dry: bool = True) -> None:
        self.tree, self.dry = tree, dry
        found = [(joint.name, tree.system.quantities.joint_forces(joint)) for joint in tree.system.mechanism.joints]
        self.joints = {name: terms for name, terms in found if terms}
        self.elements = [ElementForce(tree, ends) for ends in tree.system.elements]

    def generalised(self, forces: SX | None = None, prescribed: Collection[str] = ()) -> SX:
        """Q, nv: the machine's own forces, and those of actuators.

        prescribed: joints or floating bodies whose acceleration is given in the place of a force; nothing else acts
        """
        Q = self.own
        if prescribed:
            Q = SX(Q)
            for link in self.tree.system.links:
                if link.name in prescribed:
                    Q[link.v, :] = 0
        return Q if forces is None else self.tree.actuator_jacobian.T @ forces + Q

    def of_wrenches(self, wrenches: SX) -> SX:
        """Q of further wrenches on all links, [moment; force] at each body's origin in world axes."""
        return self.tree.jacobian.T @ wrenches

    def saturated(self, forces: SX) -> SX:
        """What the actuators can give of the forces asked of them at these velocities.

        Never more than the largest force; while they drive no more than the largest power, and towards the largest
        velocity nothing any more (linearly over its last share).
        """
        found = SX(forces)
        for i, actuator in enumerate(self.tree.system.actuators):
            if actuator.limited:
                found[i] = _limited(actuator, forces[i], self.tree.actuator_velocities[i])
        return found

    @cached_property
    def own(self) -> SX:
        """Q of springs, dampers and friction in joints, of constant wrenches, and of the elasticity of flexible links.

        Nothing is added to it where there is nothing, so that machines without them cost no operation.
        """
        return sum(self._parts, SX(self.tree.system.nv, 1))

    @cached_property
    def _parts(self) -> list[SX]:
        """The terms of `own`, each nv."""
        tree, system = self.tree, self.tree.system
        parts = [ca.jacobian(tree.joint_velocity(one), tree.v).T @ self._own_along(one) for one in self.joints]
        if any(link.wrenches for link in system.links):
            parts.append(self.constant)
        for flexible in system.flexible_bodies:
            part = SX(system.nv, 1)
            part[flexible.v, :] = -flexible.beam.elastic_force(tree.q[flexible.q, :], tree.v[flexible.v, :])
            parts.append(part)
        parts += [element.generalised(element.elastic + element.resisting) for element in self.elements]
        return [*parts, self._shared_losses] if system.quantities.shared_losses else parts

    def magnitude(self, forces: SX, *further: tuple[SX, SX]) -> SX:
        """Sum of the magnitudes of the terms of Q, nv, with Jᵀ w of further Jacobians and forces.

        Where terms balance each other, Q itself is their rounding and says nothing about it.
        """
        products = [(self.tree.actuator_jacobian, forces), *further]
        terms = [ca.fabs(part) for part in self._parts] + [ca.fabs(J).T @ ca.fabs(w) for J, w in products]
        return ca.sparsify(sum(terms, SX(self.tree.system.nv, 1)))

    @cached_property
    def constant(self) -> SX:
        """Q of the description's constant wrenches."""
        Q = SX(self.tree.system.nv, 1)
        for link in self.tree.system.links:
            if link.wrenches:
                Q += self.tree.jacobian[6 * link.index : 6 * link.index + 6, :].T @ self._constant_wrench(link)
        return Q

    @cached_property
    def resisting(self) -> SX:
        """Q of what only takes energy: dampers and friction of joints, damping of flexible links."""
        Q = SX(self.tree.system.nv, 1)
        for joint in self.joints:
            velocity = self.tree.joint_velocity(joint)
            Q += ca.jacobian(velocity, self.tree.v).T @ self._resistance(joint, velocity)
        for flexible in self.tree.system.flexible_bodies:
            still = SX(self.tree.q[flexible.q, :].shape[0], 1)
            Q[flexible.v, :] -= flexible.beam.elastic_force(still, self.tree.v[flexible.v, :])
        for element in self.elements:
            Q += element.generalised(element.resisting)
        return Q + self._shared_losses if self.tree.system.quantities.shared_losses else Q

    @property
    def _shared_losses(self) -> SX:
        """Q of the losses of actuators that drive several degrees of freedom."""
        Q = SX(self.tree.system.nv, 1)
        for loss in self.tree.system.quantities.shared_losses:
            velocity = self.tree.rotor_velocity(loss)
            Q += ca.jacobian(velocity, self.tree.v).T @ loss.torque(velocity)
        return Q

    def wrench(self, link: Link) -> SX:
        """Constant wrenches, struts and bushings on a link, at its body's origin in world axes."""
        own = (element.wrench_on(link) for element in self.elements)
        return sum(own, self._constant_wrench(link))

    def _constant_wrench(self, link: Link) -> SX:
        return sum((world_wrench(wrench, self.tree.poses[link.index]) for wrench in link.wrenches), SX(6, 1))

    def along(self, joint: str) -> SX:
        """Forces of spring, damper and friction along the DOF of one joint, with losses of actuators."""
        found = self._own_along(joint)
        for loss in self.tree.system.quantities.shared_losses:
            for (name, k), ratio in loss.ratios.items():
                if name == joint:
                    found[k] += ratio * loss.torque(self.tree.rotor_velocity(loss))
        return found

    def _own_along(self, joint: str) -> SX:
        """The same without the losses of actuators that drive several joints."""
        terms = self.joints.get(joint)
        if terms is None:
            return SX(self.tree.system.element(joint).model.nv, 1)
        return self._spring(joint, terms) + self._resistance(joint, self.tree.joint_velocity(joint))

    @cached_property
    def potential(self) -> SX:
        """Σ ½ k δ² of the joint springs, and of struts and bushings."""
        total = SX(0)
        for joint, own in self.joints.items():
            for terms in own:
                if terms.stiffness.nnz():
                    total += ca.dot(terms.stiffness, self._deflection(joint, terms)[0] ** 2) / 2
        return sum((element.potential for element in self.elements), total)

    @cached_property
    def power(self) -> SX:
        """Power of dampers and friction, and of damping inside flexible links; zero or negative."""
        total = SX(0)
        for joint in self.joints:
            velocity = self.tree.joint_velocity(joint)
            total += ca.dot(self._resistance(joint, velocity), velocity)
        for flexible in self.tree.system.flexible_bodies:
            total += flexible.beam.damping_power(self.tree.v[flexible.v, :])
        for element in self.elements:
            total += ca.dot(element.resisting, element.twist)
        for loss in self.tree.system.quantities.shared_losses:
            velocity = self.tree.rotor_velocity(loss)
            total += loss.torque(velocity) * velocity
        return total

    def slopes(self) -> tuple[SX, SX]:
        """D and K, nv×nv, symmetric: about −∂Q/∂v and −∂Q/∂q of all but constant wrenches, where they resist."""
        tree, nv = self.tree, self.tree.system.nv
        D, K = SX(nv, nv), SX(nv, nv)
        for joint in self.joints:
            velocity = tree.joint_velocity(joint)
            B = ca.jacobian(velocity, tree.v)
            for terms in self.joints[joint]:
                d = SX(terms.damping)
                for k in range(velocity.shape[0]):
                    force, width = terms.friction_force[k], terms.friction_velocity[k]
                    if not (force.is_zero() or width.is_zero()):
                        d[k] += force / width * (1 - ca.tanh(velocity[k] / width) ** 2)
                D, K = D + B.T @ ca.diag(d) @ B, K + B.T @ ca.diag(terms.stiffness) @ B
        for loss in tree.system.quantities.shared_losses:
            velocity = tree.rotor_velocity(loss)
            B = ca.jacobian(velocity, tree.v)
            width = loss.friction_velocity
            D += (loss.damping + loss.friction / width * (1 - ca.tanh(velocity / width) ** 2)) * (B.T @ B)
        for flexible in tree.system.flexible_bodies:
            stiffness = constant(flexible.beam.stiffness)
            K[flexible.v, flexible.v] += stiffness
            D[flexible.v, flexible.v] += flexible.beam.bending.damping * stiffness
        for element in self.elements:
            B = ca.jacobian(element.twist, tree.v)
            by_motion, by_velocity = element.slopes
            K, D = K + B.T @ by_motion @ B, D + B.T @ by_velocity @ B
        return ca.sparsify(D), ca.sparsify(K)

    def _resistance(self, joint: str, velocity: SX) -> SX:
        """Of dampers and friction along the degrees of freedom of a joint."""
        total, model, system = SX(velocity.shape[0], 1), self.tree.system.element(joint).model, self.tree.system
        for terms in self.joints[joint]:
            total -= terms.damping * velocity
            for k, turns in enumerate(model.rotational):
                force, width = terms.friction_force[k], terms.friction_velocity[k]
                if not width.is_zero():
                    total[k] -= force * ca.tanh(velocity[k] / width)
                elif self.dry and not force.is_zero():
                    moves = ca.fabs(velocity[k]) > system.slow / (system.size if turns else 1.0)
                    total[k] -= force * ca.if_else(moves, ca.sign(velocity[k]), NAN)
        return total

    def _spring(self, joint: str, own: tuple[JointForceTerms, ...]) -> SX:
        """−Eᵀ K δ."""
        total = SX(self.tree.system.element(joint).model.nv, 1)
        for terms in own:
            if terms.stiffness.nnz():
                delta, E = self._deflection(joint, terms)
                total -= E.T @ (terms.stiffness * delta)
        return total

    def _deflection(self, joint: str, terms: JointForceTerms) -> tuple[SX, SX]:
        """δ and E with dδ/dt = E v."""
        return self.tree.system.element(joint).model.deflection(self.tree.joint_coordinates(joint), terms.reference)


class ElementForce:
    """A strut or a bushing: wrenches on its child, at M's origin in F's axes, from the motion of M against F.

    strut     V = ½ k (L − L0)² − N L − ∫ table dL,   L = |p_FM|,   force on M  −dV/dL − d dL/dt  along p_FM / L
    bushing   V = ½ δᵀ K δ,   δ = [ρ; p_FM],   dδ/dt = E [w; u],   wrench on M  −Eᵀ (K δ + D dδ/dt)
    ρ = (R − Rᵀ)ᵛ / √(1 + tr R) = 2 sin(φ/2) times the axis of rotation
    """

    def __init__(self, tree: TreeKinematics, ends: ElementEnds) -> None:
        self.tree, self.ends = tree, ends
        self.X, self.twist = tree.relative(ends)

    @property
    def length(self) -> SX:
        """L of a strut."""
        return ca.norm_2(self.X.p)

    @property
    def length_rate(self) -> SX:
        """dL/dt of a strut."""
        return ca.dot(self._direction, self.twist[3:])

    @property
    def force(self) -> SX:
        """With which a strut pushes its ends apart."""
        return self._push + self._drag

    @cached_property
    def potential(self) -> SX:
        """V."""
        part = self.ends.element
        if isinstance(part, Bushing):
            delta = self._delta(self.X.R, self.X.p)
            return delta.T @ constant(part.stiffness_matrix) @ delta / 2
        L = self.length
        total = part.stiffness * (L - (part.free_length or 0.0)) ** 2 / 2 - part.preload * L
        return total - _table(part.table, L)[1] if part.table else total

    @cached_property
    def elastic(self) -> SX:
        """The wrench that follows from V."""
        part = self.ends.element
        if isinstance(part, Bushing):
            return -(self._map.T @ (constant(part.stiffness_matrix) @ self._delta(self.X.R, self.X.p)))
        return self._along(self._push)

    @cached_property
    def resisting(self) -> SX:
        """The wrench of damping."""
        part = self.ends.element
        if isinstance(part, Bushing):
            return -(self._map.T @ (constant(part.damping_matrix) @ (self._map @ self.twist)))
        return self._along(self._drag)

    @property
    def slopes(self) -> tuple[SX, SX]:
        """6×6, about how much its wrench falls with a motion of M against F, and with its velocity."""
        part = self.ends.element
        if isinstance(part, Bushing):
            return constant(part.stiffness_matrix), constant(part.damping_matrix)
        along = ca.vertcat(SX(3, 1), self._direction)
        return max(part.stiffness, 0.0) * along @ along.T, part.damping * along @ along.T

    def generalised(self, wrench: SX) -> SX:
        """Q of a wrench on M against F."""
        return ca.jacobian(self.twist, self.tree.v).T @ wrench

    def wrench_on(self, link: Link) -> SX:
        """On a link, at its body's origin in world axes."""
        sign = (link.index == self.ends.child) - (link.index == self.ends.parent)
        if not sign:
            return SX(6, 1)
        w = self.elastic + self.resisting
        X_F = self.tree.side(self.ends.parent)[0] @ self.ends.X_PF
        X_M = self.tree.side(self.ends.child)[0] @ self.ends.X_CM
        force = X_F.R @ w[3:]
        moment = X_F.R @ w[:3] + skew(X_M.p - self.tree.poses[link.index].p) @ force
        return sign * ca.vertcat(moment, force)

    @property
    def _push(self) -> SX:
        part = self.ends.element
        assert isinstance(part, Strut)
        force = part.preload - part.stiffness * (self.length - (part.free_length or 0.0))
        return force + _table(part.table, self.length)[0] if part.table else force

    @property
    def _drag(self) -> SX:
        assert isinstance(self.ends.element, Strut)
        return -self.ends.element.damping * self.length_rate

    def _along(self, force: SX) -> SX:
        return ca.vertcat(SX(3, 1), force * self._direction)

    @property
    def _direction(self) -> SX:
        """From end to end of a strut; zero where they coincide."""
        return self.X.p / ca.fmax(self.length, SHORTEST * self.tree.system.size)

    @staticmethod
    def _delta(R: SX, p: SX) -> SX:
        turned = ca.vertcat(R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1])
        return ca.vertcat(turned / ca.sqrt(1 + ca.trace(R)), p)

    @cached_property
    def _map(self) -> SX:
        """E, 6×6."""
        R, p, V = SX.sym("R", 3, 3), SX.sym("p", 3), SX.sym("V", 6)
        rate = ca.jtimes(self._delta(R, p), ca.vertcat(ca.vec(R), p), ca.vertcat(ca.vec(skew(V[:3]) @ R), V[3:]))
        return ca.substitute(
            ca.jacobian(rate, V), ca.vertcat(ca.vec(R), p), ca.densify(ca.vertcat(ca.vec(self.X.R), self.X.p))
        )


def _table(pairs: tuple[tuple[float, float], ...], L: SX) -> tuple[SX, SX]:
    """Force and ∫ force dL (from the first length) of a law that is linear between pairs and beyond them."""
    slopes = [(b[1] - a[1]) / (b[0] - a[0]) for a, b in pairwise(pairs)]
    past = L - pairs[0][0]
    force, work = pairs[0][1] + slopes[0] * past, pairs[0][1] * past + slopes[0] * past**2 / 2
    for (length, _), before, after in zip(pairs[1:-1], slopes[:-1], slopes[1:], strict=True):
        past = ca.fmax(L - length, 0)
        force, work = force + (after - before) * past, work + (after - before) * past**2 / 2
    return force, work


def link_wrenches(system: System, wrenches: Mapping[str, Any] | None, count: int) -> Array:
    """Wrenches by body, each [moment; force] or one per sample, as input of `Loads.of_wrenches`, (count, 6 links)."""
    total, names = np.zeros((count, len(system.links), 6)), [link.body.name for link in system.links]
    for body, wrench in named("wrenches", wrenches).items():
        if body not in names:
            raise UnknownNameError(choose("body", body, names))
        values = real_array(f"wrench on {body!r}", wrench)
        if values.shape not in ((6,), (count, 6)):
            rows = f", or {count} such rows" if count > 1 else ""
            shape = "×".join(map(str, values.shape)) or "one"
            raise ArgumentError(f"wrench on {body!r}: 6 numbers [moment; force] are needed{rows}, not {shape}")
        total[:, system.link(body).index] += values
    return total.reshape(count, -1)


def world_wrench(wrench: WrenchTerms, X_WB: Transform) -> SX:
    """A constant wrench, given in body or world axes at a point of the body, at the body's origin in world axes."""
    R = X_WB.R if wrench.axes == "body" else SX(ca.DM.eye(3))
    force = R @ wrench.force
    return ca.vertcat(R @ wrench.moment + skew(X_WB.R @ wrench.at) @ force, force)


def _limited(actuator: Actuator, force: SX, velocity: SX) -> SX:
    size, drives = ca.fabs(force), force * velocity > 0
    largest, fastest, power = actuator.joint_force_limit, actuator.joint_velocity_limit, actuator.max_power
    size = size if largest is None else ca.fmin(size, largest)
    driving = size
    if power is not None:
        driving = ca.if_else(driving * ca.fabs(velocity) > power, power / ca.fabs(velocity), driving)
    if fastest is not None:
        left = (fastest - ca.fabs(velocity)) / (LAST_SHARE * fastest)
        driving *= ca.fmin(1, ca.fmax(0, left))
    return ca.sign(force) * ca.if_else(drives, driving, size)
