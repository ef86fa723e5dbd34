"""Equilibrium of an expanded machine under load, traced.

The expanded machine (rigid pieces, springs with six DOF) has coordinates q, velocities v and loops Phi(q) = 0:

    E(q) = Σ ½ thetaᵀ K theta + ½ k (q_a − q_a0)² + s V_g(q)      springs, drives, weight at load factor s
    r = dE/dv + Gᵀ λ − s J_Pᵀ w = 0,   Phi = 0                     equilibrium
    T = dr/dv                                                      exact tangent: elastic and geometric stiffness

The wrench w keeps its direction in the world.

The elastic machine as a machine: every elastic part becomes rigid pieces joined by springs with six DOF.

Beams are cut into segments of equal length, each with its spring in the middle; a compliance matrix is one spring at
its frame. What remains is an ordinary mechanism whose free joints carry the springs, so that finite deflections and the
loads' change of direction are exact, and segments converge to the beam under load.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

import casadi as ca
import numpy as np

from closedchain.kinematics.evaluate import Kinematics
from closedchain.mechanism import Body, Frame, Joint, Mechanism
from closedchain.mechanism.compliance import Beam
from closedchain.mechanism.joint import free
from closedchain.mechanism.numbers import Vector3
from closedchain.multibody.energy import Energies
from closedchain.multibody.system import Link
from closedchain.spatial.rotation import constant, skew
from closedchain.stiffness.beams import center_line, frame_out, pieces, screw_out
from closedchain.stiffness.legs import Limb, find_limbs
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
        part, tree = self.kinematics.system.carrier(joint), self.kinematics.tree
        return tree.q[part.q][k] if isinstance(part, Link) else part.model.coordinates(tree.relative(part)[0])[k]

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
            link = self.kinematics.system.carrier(name)
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


@dataclass(frozen=True, eq=False)
class Expanded:
    """The mechanism, and the compliance (6×6, in the joint's frame) of each of its spring joints."""

    mechanism: Mechanism
    springs: dict[str, Array]


@dataclass(frozen=True, eq=False)
class _Cut:
    """One spring of a body: where it is, and its compliance there."""

    frame: Frame
    C: Array


def expand(mechanism: Mechanism, segments: int) -> Expanded:
    """Cut every elastic part of the machine's limbs."""
    bodies: list[Body] = []
    joints: list[Joint] = []
    springs: dict[str, Array] = {}
    far: dict[str, str] = {}
    limbs = find_limbs(mechanism)
    owner = {name: limb for limb in limbs for name in limb.bodies}
    for body in mechanism.bodies:
        if body.name not in owner or body.name not in owner[body.name].springs:
            bodies.append(replace(body, beams=(), compliance=None))
            continue
        cuts = _cuts(owner[body.name], body, segments)
        names = [body.name, *(f"{body.name}.{k}" for k in range(1, len(cuts) + 1))]
        masses = _masses(owner[body.name], body, segments)
        bodies += [Body(name, mass, center) for name, (mass, center) in zip(names, masses, strict=True)]
        for k, cut in enumerate(cuts):
            joints.append(free(f"{body.name}.spring{k + 1}", names[k], names[k + 1], cut.frame, cut.frame))
            springs[joints[-1].name] = cut.C
        far[body.name] = names[-1]
    for joint in mechanism.joints:
        moved = _moved(joint, owner, far)
        if joint.compliance is not None:
            joints.append(free(f"{joint.name}.bearing", moved.parent, f"{joint.name}.ghost", moved.parent_frame))
            T = frame_out(joint.compliance.at)
            springs[f"{joint.name}.bearing"] = T @ joint.compliance.array @ T.T
            bodies.append(Body(f"{joint.name}.ghost"))
            moved = replace(moved, parent=f"{joint.name}.ghost", parent_frame=Frame(), compliance=None)
        joints.append(moved)
    return Expanded(replace(mechanism, bodies=tuple(bodies), joints=tuple(joints)), springs)


def _moved(joint: Joint, owner: dict[str, Limb], far: dict[str, str]) -> Joint:
    """A joint at the far end of an elastic body belongs to its last piece."""
    changes: dict[str, str] = {}
    for side in ("parent", "child"):
        name = getattr(joint, side)
        if name in far:
            limb = owner[name]
            way = [part for part in limb.way(name, joint) if part is limb.springs[name]]
            if way:
                changes[side] = far[name]
    return replace(joint, **changes)  # type: ignore[arg-type]


def _cuts(limb: Limb, body: Body, segments: int) -> list[_Cut]:
    """Springs from the held end to the far one."""
    found = []
    for beam in limb.springs[body.name].beams:
        for part in _parts(beam, segments):
            p, R, _ = center_line(beam).frame(part[1])
            frame = Frame(_vector(p), rotation=R)  # type: ignore[arg-type]
            T = np.linalg.inv(screw_out(R, p))
            found.append(_Cut(frame, T @ part[0] @ T.T))
    if body.compliance is not None:
        found.append(_Cut(body.compliance.at, body.compliance.array))
    return found


def _parts(beam: Beam, segments: int) -> list[tuple[Array, float]]:
    """Compliance of each segment at the body's origin, and the fraction of the length at its middle."""
    parts = []
    for k in range(segments):
        C = sum((piece.c for piece in pieces(beam, (k / segments, (k + 1) / segments))), np.zeros((6, 6)))
        parts.append((C, (k + 0.5) / segments))
    return parts


def _masses(limb: Limb, body: Body, segments: int) -> list[tuple[float, Vector3]]:
    """Point masses of the pieces from the held end: by volume along the beams, half at each end without beams."""
    beams = limb.springs[body.name].beams
    if not beams:
        assert body.compliance is not None
        far = np.array(body.compliance.at.origin)
        return [(body.mass / 2, _vector(2 * np.array(body.center) - far)), (body.mass / 2, _vector(far))]
    edges = [0.0, *((k + 0.5) / segments for k in range(segments)), 1.0]
    volumes, firsts = np.zeros(1), np.zeros((1, 3))
    for beam in beams:
        for k, between in enumerate(pairwise(edges)):
            if k:
                volumes, firsts = np.append(volumes, 0.0), np.vstack([firsts, np.zeros(3)])
            for piece in pieces(beam, between):
                volumes[-1] += piece.area_length
                firsts[-1] += piece.area_length * piece.point
    masses = body.mass * volumes / volumes.sum()
    found = [(float(m), _vector(f / v)) for m, v, f in zip(masses, volumes, firsts, strict=True)]
    return found if body.compliance is None else [*found, (0.0, (0.0, 0.0, 0.0))]


def _vector(v: Array) -> Vector3:
    return float(v[0]), float(v[1]), float(v[2])
