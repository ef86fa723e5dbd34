"""An elastic body: one spring between its two ends, and the inertia that moves with the spring's deflection.

Everything is at the body's origin in the body's axes. The near end is the one towards the ground, clamped in beam
theory; the far end is its free end.

    C          6×6  theta = C f: deflection screw of the far end relative to the near one, per wrench on the far end
    H(s)       6×6  the same up to a point s of the line, H(far end) = C
    N(s)       H(s) C⁻¹: the screw of the piece at s per deflection theta of the far end
    M_rt, M_tt 6×6  inertia between the near end's motion and theta, ∫ dI N, and of theta alone, ∫ Nᵀ dI N

The shapes N are those of a beam loaded at its far end, so weight and inertia are those of Guyan's reduction. The
body's mass is spread over its beams by volume. A body with a compliance matrix alone has half its mass at each end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from closedchain.mechanism import Body
from closedchain.mechanism.compliance import Beam, Compliance
from closedchain.spatial.numeric import adjoint, skew
from closedchain.stiffness.beams import NODES, CenterLine, beam_compliance, pieces, running_weights, series
from closedchain.types import Array


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

    def nearer_to_end(self, p: Array) -> bool:
        """Whether a point is nearer to the far end than to the near one."""
        return bool(np.linalg.norm(p - self.end) <= np.linalg.norm(p - self.start))


def elastic_body(body: Body, near: Array | None = None) -> ElasticBody | None:
    """The spring of a body whose near end is the end of its beams nearest to a point, or None if it is rigid."""
    if not body.beams and body.compliance is None:
        return None
    beams = _from_near_end(body.beams, near)
    parts = [beam_compliance(beam) for beam in beams]
    if body.compliance is not None:
        parts.append(outer_compliance(body.compliance))
    C = series(*parts)
    if beams:
        line = CenterLine(beams[-1])
        start, end, axes = np.array(beams[0].start), line.end, line.frame(1.0)[1]
        M_rt, M_tt = _inertia(body, beams, C)
    else:
        assert body.compliance is not None
        start, end, axes = np.zeros(3), np.array(body.compliance.at.position), body.compliance.at.matrix
        M_rt = M_tt = point_inertia(body.mass / 2, end)
    return ElasticBody(body.name, C, adjoint(axes, end), start, end, beams, M_rt, M_tt)


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


def _inertia(body: Body, beams: Sequence[Beam], C: Array) -> tuple[Array, Array]:
    """M_rt and M_tt by quadrature over point masses along the beams."""
    cut = [piece for beam in beams for piece in pieces(beam)]
    volume = sum(piece.area_length for piece in cut)
    C_inverse = np.linalg.pinv(C)
    M_rt, M_tt = np.zeros((6, 6)), np.zeros((6, 6))
    for piece, H in zip(cut, _running(np.array([piece.c for piece in cut])), strict=True):
        N = H @ C_inverse
        dI = point_inertia(body.mass * piece.area_length / volume, piece.point)
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
