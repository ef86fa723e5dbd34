"""Equilibrium equations of an elastic machine under load, traced, with finite deflections.

Every elastic part becomes rigid pieces connected by springs with six degrees of freedom. Beams are cut into segments of
equal length, each with its spring in the middle; a compliance matrix is one spring at its frame. The result is an
ordinary mechanism with free joints that carry the springs, coordinates q, velocities v and loops Phi(q) = 0:

    E(q) = Σ ½ thetaᵀ K theta + ½ k (q_a − q_a0)² + s V_g(q)      springs, actuators, weight at load factor s
    r = dE/dv + Gᵀ λ − s J_Pᵀ w = 0,   Phi = 0                     equilibrium
    T = dr/dv                                                      exact tangent: elastic and geometric stiffness

The wrench w keeps its direction in the world. Deflections and the loads' change of direction are exact, and with more
segments the machine converges to the beam under load.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

import casadi as ca
import numpy as np

from closedchain.kinematics.evaluate import Kinematics
from closedchain.mechanism import Body, Joint, Mechanism, Pose
from closedchain.mechanism.joint import free
from closedchain.mechanism.numbers import Vector3
from closedchain.multibody.energy import Energies
from closedchain.multibody.loads import Loads
from closedchain.multibody.system import Link
from closedchain.spatial.numeric import adjoint
from closedchain.spatial.symbolic import constant
from closedchain.stiffness.beams import CenterLine, pieces
from closedchain.stiffness.legs import ElasticLeg, find_elastic_legs, outer_compliance
from closedchain.stiffness.virtual_joints import dof_springs
from closedchain.types import SX, Array


# the machine in segments
@dataclass(frozen=True, eq=False)
class SegmentedMachine:
    """The mechanism, and the compliance (6×6, in the joint's frame) of each of its spring joints."""

    mechanism: Mechanism
    springs: dict[str, Array]


def segment_machine(mechanism: Mechanism, segments: int) -> SegmentedMachine:
    """Cut every elastic part of the machine's legs."""
    bodies: list[Body] = []
    joints: list[Joint] = []
    springs: dict[str, Array] = {}
    far: dict[str, str] = {}
    legs = {name: leg for leg in find_elastic_legs(mechanism) for name in leg.bodies}
    for body in mechanism.bodies:
        if body.name not in legs or body.name not in legs[body.name].springs:
            bodies.append(replace(body, beams=(), compliance=None))
            continue
        cuts = _cuts(legs[body.name], body, segments)
        names = [body.name, *(f"{body.name}.{k}" for k in range(1, len(cuts) + 1))]
        masses = _masses(legs[body.name], body, segments)
        bodies += [Body(name, mass, center) for name, (mass, center) in zip(names, masses, strict=True)]
        for k, (frame, C) in enumerate(cuts):
            joints.append(free(f"{body.name}.spring{k + 1}", names[k], names[k + 1], frame, frame))
            springs[joints[-1].name] = C
        far[body.name] = names[-1]
    for joint in mechanism.joints:
        moved = _moved(joint, legs, far)
        if joint.compliance is not None:
            joints.append(free(f"{joint.name}.bearing", moved.parent, f"{joint.name}.ghost", moved.at))
            springs[f"{joint.name}.bearing"] = outer_compliance(joint.compliance)
            bodies.append(Body(f"{joint.name}.ghost"))
            moved = replace(moved, parent=f"{joint.name}.ghost", at=Pose(), compliance=None)
        joints.append(moved)
    wrenches = []
    for wrench in mechanism.wrenches:
        spring = legs[wrench.body].springs.get(wrench.body) if wrench.body in legs else None
        at_end = spring is not None and spring.nearer_to_end(np.array(wrench.at))
        wrenches.append(replace(wrench, body=far[wrench.body]) if at_end else wrench)
    whole = replace(mechanism, bodies=tuple(bodies), joints=tuple(joints), wrenches=tuple(wrenches))
    return SegmentedMachine(whole, springs)


def _moved(joint: Joint, legs: dict[str, ElasticLeg], far: dict[str, str]) -> Joint:
    """A joint at the far end of an elastic body belongs to its last piece."""
    for side in ("parent", "child"):
        name = getattr(joint, side)
        if name in far and legs[name].springs[name] in legs[name].path(name, joint):
            joint = replace(joint, **{side: far[name]})  # type: ignore[arg-type]
    return joint


def _cuts(leg: ElasticLeg, body: Body, segments: int) -> list[tuple[Pose, Array]]:
    """Pose and compliance there of the springs of a body, from the near end to the far one."""
    found = []
    for beam in leg.springs[body.name].beams:
        for k in range(segments):
            C = sum((piece.c for piece in pieces(beam, (k / segments, (k + 1) / segments))), np.zeros((6, 6)))
            p, R, _ = CenterLine(beam).frame((k + 0.5) / segments)
            T = np.linalg.inv(adjoint(R, p))
            found.append((Pose(_vector(p), rotation=R), T @ C @ T.T))  # type: ignore[arg-type]
    if body.compliance is not None:
        found.append((body.compliance.at, body.compliance.array))
    return found


def _masses(leg: ElasticLeg, body: Body, segments: int) -> list[tuple[float, Vector3]]:
    """Point masses of the pieces from the near end: by volume along the beams, half at each end without beams."""
    beams = leg.springs[body.name].beams
    if not beams:
        assert body.compliance is not None
        far = np.array(body.compliance.at.position)
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


# its equations
class EquilibriumEquations:
    """r, Phi and their derivatives as functions of (q, multipliers, wrench, load factor, locked coordinates)."""

    def __init__(self, segmented: SegmentedMachine, kinematics: Kinematics) -> None:
        self.segmented, self.kinematics = segmented, kinematics

    @cached_property
    def _inputs(self) -> tuple[SX, SX, SX, SX, SX]:
        multipliers, w, s = SX.sym("multipliers", self.phi.shape[0]), SX.sym("w", 6), SX.sym("s")
        return self.kinematics.tree.q, multipliers, w, s, self._locked

    @cached_property
    def sprung(self) -> list[tuple[SX, float | None]]:
        """Coordinates with a locked actuator or a spring, and the stiffness (None: rigid)."""
        tree, found = self.kinematics.tree, list[tuple[SX, float | None]]()
        for joint in self.kinematics.system.mechanism.joints:
            springs = dof_springs(joint)
            for actuator in self.kinematics.system.actuators:
                if actuator.joint == joint.name:
                    beside = springs.pop(actuator.coordinate, 0.0)
                    k = None if actuator.stiffness is None else actuator.stiffness + beside
                    found.append((tree.joint_coordinates(joint.name)[actuator.coordinate], k))
            found += [(tree.joint_coordinates(joint.name)[coordinate], k) for coordinate, k in springs.items()]
        return found

    @cached_property
    def sprung_coordinates(self) -> ca.Function:
        """Values of the sprung coordinates at q."""
        values = ca.densify(ca.vertcat(SX(0, 1), *(coordinate for coordinate, _ in self.sprung)))
        return ca.Function("sprung", [self.kinematics.tree.q], [values])

    @cached_property
    def _locked(self) -> SX:
        return SX.sym("locked", len(self.sprung))

    @cached_property
    def _thetas(self) -> list[tuple[SX, Array]]:
        """Deflection [2 × vector part of the quaternion; translation] of every spring, and its compliance."""
        found = []
        for name, C in self.segmented.springs.items():
            link = self.kinematics.system.element(name)
            assert isinstance(link, Link)
            q = self.kinematics.tree.q[link.q]
            found.append((ca.vertcat(2 * q[1:4], q[4:7]), C))
        return found

    @cached_property
    def phi(self) -> SX:
        """What must vanish: loops, rigid actuators, and directions in which springs are rigid."""
        rows = [self.kinematics.tree.residual]
        rows += [coordinate - self._locked[i] for i, (coordinate, k) in enumerate(self.sprung) if k is None]
        for theta, C in self._thetas:
            _, V = _stiffness_and_rigid(C)
            rows.append(constant(V.T) @ theta if V.size else SX(0, 1))
        return ca.densify(ca.vertcat(*rows))

    @cached_property
    def _elastic_energy(self) -> SX:
        total = SX(0)
        for theta, C in self._thetas:
            K, _ = _stiffness_and_rigid(C)
            total += ca.dot(theta, constant(K) @ theta) / 2
        for i, (coordinate, k) in enumerate(self.sprung):
            if k is not None:
                total += k * (coordinate - self._locked[i]) ** 2 / 2
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
        """Generalised forces of springs, loops, weight and the description's wrenches."""
        tree = self.kinematics.tree
        _, multipliers, _, s, _ = self._inputs
        # one scalar, so that its derivative is one sweep backwards
        energy = self._elastic_energy + s * Energies(tree).potential + ca.dot(multipliers, self.phi)
        return self._along(energy).T - s * Loads(tree).constant

    @cached_property
    def _r(self) -> SX:
        link = self.kinematics.system.link(self.kinematics.platform_name())
        R = self.kinematics.tree.poses[link.index].R
        r = SX(self._internal)
        r[link.v] -= ca.diagcat(R.T, R.T) @ self._inputs[2]
        return r

    def _function(self, *outputs: SX) -> ca.Function:
        return ca.Function("loaded", list(self._inputs), [ca.densify(output) for output in outputs])

    @cached_property
    def residuals(self) -> ca.Function:
        """r and Phi."""
        return self._function(self._r, self.phi)

    @cached_property
    def tangent(self) -> ca.Function:
        """T and G."""
        return self._function(self._along(self._r), self._G)

    @cached_property
    def deflections(self) -> ca.Function:
        """d/dv of everything that stores energy or is held: deflections of springs, sprung and locked coordinates."""
        parts = [theta for theta, _ in self._thetas] + [coordinate for coordinate, _ in self.sprung]
        J = self._along(ca.vertcat(SX(0, 1), *parts)) if parts else SX(0, self.kinematics.system.nv)
        return ca.Function("deflections", [self.kinematics.tree.q], [ca.densify(J)])


def _stiffness_and_rigid(C: Array) -> tuple[Array, Array]:
    """K on the directions in which a spring deflects, and the directions (columns) in which it is rigid."""
    d = np.sqrt(np.where(np.diag(C) > 0, np.diag(C), 1.0))
    values, V = np.linalg.eigh(C / np.outer(d, d))
    flexible = values > 1e-12 * values[-1]
    U = V[:, flexible] / d[:, None]
    rigid = V[:, ~flexible] / d[:, None]
    return (U / values[flexible]) @ U.T, rigid / np.linalg.norm(rigid, axis=0)
