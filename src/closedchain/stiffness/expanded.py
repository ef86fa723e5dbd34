"""The elastic machine as a machine: every elastic part becomes rigid pieces joined by springs with six DOF.

Beams are cut into segments of equal length, each with its spring in the middle; a compliance matrix is one spring at
its frame. What remains is an ordinary mechanism whose free joints carry the springs, so that finite deflections and the
loads' change of direction are exact, and segments converge to the beam under load.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise

import numpy as np

from closedchain.mechanism import Body, Frame, Joint, Mechanism
from closedchain.mechanism.compliance import Beam
from closedchain.mechanism.joint import free
from closedchain.mechanism.numbers import Vector3
from closedchain.stiffness.beams import pieces
from closedchain.stiffness.limbs import Limb, find_limbs
from closedchain.stiffness.lines import center_line
from closedchain.stiffness.screws import frame_out, screw_out
from closedchain.types import Array


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
