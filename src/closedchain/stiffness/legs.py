"""Elastic legs and the elastic bodies they are made of.

An elastic body: one spring between its two ends, and the inertia that moves with the spring's deflection.

Everything is at the body's origin in the body's axes. The near end is the one towards the ground, clamped in beam
theory; the far end is its free end.

    C          6×6  theta = C f: deflection screw of the far end relative to the near one, per wrench on the far end
    H(s)       6×6  the same up to a point s of the line, H(far end) = C
    N(s)       H(s) C⁻¹: the screw of the piece at s per deflection theta of the far end
    M_rt, M_tt 6×6  inertia between the near end's motion and theta, ∫ dI N, and of theta alone, ∫ Nᵀ dI N
    share      the part of both that leaves the inertia of the whole body, M_rr, positive: 1 where M_rr holds ∫ dI

The shapes N are those of a beam loaded at its far end, so weight and inertia are those of Guyan's reduction. The
body's mass is spread over its beams by volume. A body with a compliance matrix alone has half its mass at each end.

Legs: what carries the platform. Each is a connected group of bodies between the ground and the platform.

The simplest leg is a serial chain that ends at the platform. A leg may also branch and have loops of its own, such as
the parallelogram of a Delta's forearm: then it has several cut joints, joints that are not in its spanning tree.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

import casadi as ca
import numpy as np

from closedchain.errors import ComplianceError, TopologyError, UnsupportedError
from closedchain.mechanism import Body, Joint, Mechanism
from closedchain.mechanism.compliance import Beam, Compliance
from closedchain.mechanism.names import GROUND
from closedchain.multibody.chains import bodies_between, common_name, other_side
from closedchain.multibody.joints import joint_model
from closedchain.multibody.parameters import MassProperties
from closedchain.spatial.numeric import adjoint, skew
from closedchain.stiffness.beams import NODES, CenterLine, beam_compliance, pieces, running_weights, series
from closedchain.types import Array

ROUNDED = 1e-9  # share of the largest entry that may be rounding in inertias, which are integrals or given


@dataclass(frozen=True, eq=False)
class ElasticBody:
    """The spring and the inertia of one body; T_E takes screws in the frame of its far end to the body's."""

    name: str
    C: Array
    T_E: Array
    start: Array  # points of the two ends
    end: Array
    beams: tuple[Beam, ...]  # from the near end; none if only a compliance matrix is known
    M_rt: Array
    M_tt: Array
    share: float

    @property
    def inertia(self) -> tuple[Array, Array]:
        """M_rt and M_tt as far as the body's own inertia allows."""
        return self.share * self.M_rt, self.share * self.M_tt

    def nearer_to_end(self, p: Array) -> bool:
        """Whether a point is nearer to the far end than to the near one."""
        return bool(np.linalg.norm(p - self.end) <= np.linalg.norm(p - self.start))


def elastic_body(body: Body, near: Array | None = None) -> ElasticBody | None:
    """The spring of a body whose near end is the end of its beams nearest to a point, or None if it is rigid."""
    if not body.beams and body.compliance is None:
        return None
    beams = _from_near_end(body.beams, near)
    C = _compliance(beams, body.compliance)
    if beams:
        line = CenterLine(beams[-1])
        start, end, axes = np.array(beams[0].start), line.end, line.frame(1.0)[1]
        M_rt, M_tt = _inertia(body.mass, beams, body.compliance)
    else:
        assert body.compliance is not None
        start, end, axes = np.zeros(3), np.array(body.compliance.at.position), body.compliance.at.matrix
        M_rt = M_tt = point_inertia(body.mass / 2, end)
    share = _share(np.array(ca.DM(MassProperties.of(body).matrix)), M_rt, M_tt, float(np.linalg.norm(end - start)))
    return ElasticBody(body.name, C, adjoint(axes, end), start, end, beams, M_rt, M_tt, share)


def _share(M_rr: Array, M_rt: Array, M_tt: Array, length: float) -> float:
    """The largest s up to 1 for which [M_rr, s M_rt; s M_rtᵀ, s M_tt] has no negative eigenvalue.

    s M_rt M_tt⁺ M_rtᵀ ≤ M_rr: a body whose inertia is less than that of its mass along its beams, or of half its mass
    at its far end, deflects with less mass.
    """
    D = np.array([length or 1.0] * 3 + [1.0] * 3)
    M_rr, M_rt, M_tt = (M / np.outer(D, D) for M in (M_rr, M_rt, M_tt))
    moved = M_rt @ np.linalg.pinv(M_tt, rcond=ROUNDED, hermitian=True) @ M_rt.T
    values, V = np.linalg.eigh(M_rr)
    counts = values > ROUNDED * values[-1]
    left, right = V[:, ~counts], V[:, counts] / np.sqrt(values[counts])
    if np.abs(left.T @ moved @ left).max(initial=0.0) > ROUNDED * np.abs(moved).max():
        return 0.0
    most = float(np.linalg.eigvalsh(right.T @ moved @ right).max(initial=0.0))
    return 1.0 if most <= 1 + ROUNDED else 1 / most


def _compliance(beams: tuple[Beam, ...], more: Compliance | None) -> Array:
    """6×6, of beams one after the other and of a matrix that is given."""
    return series(*(beam_compliance(beam) for beam in beams), *([] if more is None else [outer_compliance(more)]))


def outer_compliance(compliance: Compliance) -> Array:
    """6×6 compliance in the frame in which its own frame is given."""
    T = adjoint(compliance.at.matrix, compliance.at.position)
    C: Array = T @ compliance.array @ T.T
    return C


def _from_near_end(beams: tuple[Beam, ...], near: Array | None) -> tuple[Beam, ...]:
    """The beams in the order from the near end; a beam may have been described from its other end."""
    if not beams or near is None:
        return beams
    first, last = np.array(beams[0].start), np.array(beams[-1].end)
    if np.linalg.norm(near - first) <= np.linalg.norm(near - last):
        return beams
    return tuple(_reversed(beam) for beam in reversed(beams))


def _reversed(beam: Beam) -> Beam:
    y = beam.y
    if y is not None or not beam.section.symmetric:
        R = CenterLine(beam).frame(1.0)[1]
        y = (float(R[0, 1]), float(R[1, 1]), float(R[2, 1]))
    section, end_section = (beam.section, None) if beam.end_section is None else (beam.end_section, beam.section)
    back = replace(beam, start=beam.end, end=beam.start, through=beam.through[::-1], y=y)
    return replace(back, section=section, end_section=end_section)


@lru_cache(maxsize=256)
def _inertia(mass: float, beams: tuple[Beam, ...], compliance: Compliance | None) -> tuple[Array, Array]:
    """M_rt and M_tt by quadrature over point masses along the beams."""
    C = _compliance(beams, compliance)
    cut = [piece for beam in beams for piece in pieces(beam)]
    volume = sum(piece.area_length for piece in cut)
    C_inverse = np.linalg.pinv(C)
    M_rt, M_tt = np.zeros((6, 6)), np.zeros((6, 6))
    for piece, H in zip(cut, _running(np.array([piece.c for piece in cut])), strict=True):
        N = H @ C_inverse
        dI = point_inertia(mass * piece.area_length / volume, piece.point)
        M_rt += dI @ N
        M_tt += N.T @ dI @ N
    return M_rt, M_tt


def _running(c: Array) -> Array:
    """H at every piece: stretch after stretch, the integral up to each quadrature point of the interpolant."""
    stretches = c.reshape(-1, NODES, 6, 6)
    before = np.concatenate([np.zeros((1, 6, 6)), np.cumsum(stretches.sum(axis=1), axis=0)[:-1]])
    running: Array = before[:, None] + np.einsum("ij,sjab->siab", running_weights(), stretches)
    return running.reshape(-1, 6, 6)


def point_inertia(mass: float, at: Array) -> Array:
    """6×6 inertia of a point mass, at the origin."""
    c = skew(at)
    return mass * np.block([[c @ c.T, c], [c.T, np.eye(3)]])


@dataclass(frozen=True, eq=False)
class ElasticLeg:
    """Bodies in an order from the ground outwards, the tree joint that carries each, and the cut joints."""

    name: str
    bodies: tuple[str, ...]
    tree: dict[str, Joint]
    cuts: tuple[Joint, ...]
    springs: dict[str, ElasticBody] = field(repr=False)

    @property
    def joints(self) -> tuple[Joint, ...]:
        """All joints, those of the tree first."""
        return (*self.tree.values(), *self.cuts)

    def path(self, body: str, joint: Joint | None = None) -> Iterator[Joint | ElasticBody]:
        """Joints and elastic bodies between the ground and a body's near end, or its end that carries the joint."""
        if body == GROUND:
            return
        inward = self.tree[body]
        yield from self.path(other_side(inward, body), inward)
        yield inward
        spring = self.springs.get(body)
        if spring is not None and joint is not None and joint.name != inward.name and _at_far_end(spring, joint):
            yield spring


def find_elastic_legs(mechanism: Mechanism) -> tuple[ElasticLeg, ...]:
    """The legs of a machine with a platform; errors say why there is no Cartesian stiffness."""
    platform = mechanism.platform
    if platform is None:
        raise UnsupportedError(
            f"{mechanism.name!r} names no platform, so there is no Cartesian stiffness; set Mechanism.platform"
        )
    if elastic_body(mechanism.body(platform)) is not None:
        raise UnsupportedError(f"the platform {platform!r} must be rigid: remove its beams and compliance")
    direct = [joint for joint in mechanism.joints if {joint.parent, joint.child} == {GROUND, platform}]
    legs = [ElasticLeg(joint.name, (), {}, (joint,), {}) for joint in direct]
    for group in bodies_between(mechanism, {platform}):
        legs += _leg(mechanism, set(group))
    if not legs:
        raise TopologyError(f"nothing carries the platform {platform!r} of {mechanism.name!r}")
    _check_compliant(mechanism, legs)
    return tuple(legs)


def _point_on(joint: Joint, body: str) -> Array:
    """Where a joint is on one of its bodies."""
    return np.array((joint.at if joint.parent == body else joint.child_at).position)


def _at_far_end(spring: ElasticBody, joint: Joint) -> bool:
    """Whether a joint is nearer to the far end. Bodies without a line have all joints but the inward one there."""
    return not spring.beams or spring.nearer_to_end(_point_on(joint, spring.name))


def _leg(mechanism: Mechanism, group: set[str]) -> list[ElasticLeg]:
    """The leg of a group of bodies; none if the platform does not touch it."""
    joints = [joint for joint in mechanism.joints if group & {joint.parent, joint.child}]
    touching = {name for joint in joints for name in (joint.parent, joint.child)}
    if mechanism.platform not in touching:
        return []
    if GROUND not in touching:
        names = ", ".join(sorted(group))
        raise UnsupportedError(f"{names} hang on the platform alone; fix them to it, or leave them out for stiffness")
    tree: dict[str, Joint] = {}
    frontier = [GROUND]
    while frontier:
        at = frontier.pop(0)
        for joint in joints:
            there = other_side(joint, at) if at in (joint.parent, joint.child) else None
            if there in group and there not in tree and joint_model(joint).in_tree:
                tree[there] = joint
                frontier.append(there)
    missing = sorted(group - set(tree))
    if missing:
        raise UnsupportedError(f"only general joints carry {', '.join(missing)}: stiffness needs another kind of joint")
    springs = {name: elastic_body(mechanism.body(name), _point_on(joint, name)) for name, joint in tree.items()}
    elastic = {name: spring for name, spring in springs.items() if spring is not None}
    cuts = tuple(joint for joint in joints if joint not in tree.values())
    return [ElasticLeg(common_name(list(tree)), tuple(tree), tree, cuts, elastic)]


def _check_compliant(mechanism: Mechanism, legs: Sequence[ElasticLeg]) -> None:
    """A machine without any compliance would be infinitely stiff; a leg without any is a constraint.

    Struts, bushings and couplings are not known here.
    """
    if mechanism.couplings:
        names = ", ".join(coupling.name for coupling in mechanism.couplings)
        raise UnsupportedError(f"stiffness maps take legs apart, which couplings tie together: {names}")
    others = [element.name for element in mechanism.elements]
    if others:
        raise UnsupportedError(f"stiffness maps do not know struts and bushings: {', '.join(others)}")
    driven = [(actuator.joint, actuator.coordinate) for actuator in mechanism.actuators]
    shared = [actuator.name for actuator in mechanism.actuators if actuator.also]
    shared += [a.name for a in mechanism.actuators if driven.count((a.joint, a.coordinate)) > 1]
    if shared:
        names = ", ".join(dict.fromkeys(shared))
        raise UnsupportedError(f"stiffness maps take one actuator for a degree of freedom; these share: {names}")
    joints = {joint.name for leg in legs for joint in leg.joints}
    actuated = any(a.joint in joints and a.stiffness is not None for a in mechanism.actuators)
    sprung = any(joint.compliance or joint.spring for leg in legs for joint in leg.joints)
    if not (actuated or sprung or any(leg.springs for leg in legs)):
        names = ", ".join(leg.name for leg in legs)
        raise ComplianceError(
            f"{mechanism.name!r} is rigid: no body or joint of its legs {names} has beams, a compliance or an actuator "
            "with stiffness"
        )


@dataclass(frozen=True, eq=False)
class LegMatrices:
    """The matrices of one leg in one configuration."""

    name: str
    C: Array
    J_theta: Array
    J_q: Array
    J_act: Array
    Q: Array
    P: Array
    B: Array
    length: float
