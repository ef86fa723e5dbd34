"""An elastic body: one spring between its two ends, and how its mass moves when the spring gives.

Everything is at the body's origin in the body's axes. The near end is where the body is held, seen from the ground.

    C          6×6  theta = C f: deflection screw of the far end relative to the near one, per wrench on the far end
    H(s)       6×6  the same up to a point s of the line, H(far end) = C
    N(s)       H(s) C⁻¹: the screw of the piece at s when the far end has given by theta
    M_rr, M_rt, M_tt   inertia of [near end's motion; theta]: ∫ [1 N]ᵀ dI [1 N]

The shapes N are those of a beam loaded at its far end, so weight and inertia are those of Guyan's reduction. The
body's mass is spread over its beams by volume. A body with a compliance matrix alone has half its mass at each end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from closedchain.mechanism import Body
from closedchain.mechanism.compliance import Beam
from closedchain.stiffness.beams import (
    NODES,
    beam_compliance,
    center_line,
    frame_out,
    pieces,
    running_weights,
    screw_out,
    series,
    skew,
)
from closedchain.types import Array


@dataclass(frozen=True, eq=False)
class ElasticBody:
    """The spring and the inertia of one body; T_E takes screws in the frame of its far end to the body's."""

    name: str
    C: Array
    T_E: Array
    start: Array  # points of the two ends
    end: Array
    beams: tuple[Beam, ...]  # from the held end; none if it is not known where along the body it bends
    M_rr: Array
    M_rt: Array
    M_tt: Array

    @property
    def local(self) -> Array:
        """C in the frame of the far end: x along the line, then the section's axes."""
        T = np.linalg.inv(self.T_E)
        compliance: Array = T @ self.C @ T.T
        return compliance


def elastic_body(body: Body, held_at: Array | None = None) -> ElasticBody | None:
    """The spring of a body that is held at a point (where beams end nearest to it), or None if it is rigid."""
    if not body.beams and body.compliance is None:
        return None
    beams = _from_held_end(body.beams, held_at)
    parts = [beam_compliance(beam) for beam in beams]
    if body.compliance is not None:
        T = frame_out(body.compliance.at)
        parts.append(T @ body.compliance.array @ T.T)
    C = series(*parts)
    if beams:
        line = center_line(beams[-1])
        start, end, axes = np.array(beams[0].start), line.end, line.frame(1.0)[1]
    else:
        assert body.compliance is not None
        start, end, axes = np.zeros(3), np.array(body.compliance.at.origin), body.compliance.at.matrix
    M_rt, M_tt = _inertia(body, beams, C) if beams else _half(body, end)
    T_E = screw_out(axes, end)
    return ElasticBody(body.name, C, T_E, start, end, beams, rigid_inertia(body), M_rt, M_tt)


def rigid_inertia(body: Body) -> Array:
    """6×6 inertia at the body's origin."""
    c = skew(body.center)
    return np.block(
        [
            [body.inertia_matrix + body.mass * c @ c.T, body.mass * c],
            [body.mass * c.T, body.mass * np.eye(3)],
        ]
    )


def _from_held_end(beams: tuple[Beam, ...], held_at: Array | None) -> tuple[Beam, ...]:
    """The beams in the order from the held end; a beam may have been described from its other end."""
    if not beams or held_at is None:
        return beams
    first, last = np.array(beams[0].start), np.array(beams[-1].end)
    if np.linalg.norm(held_at - first) <= np.linalg.norm(held_at - last):
        return beams
    return tuple(_reversed(beam) for beam in reversed(beams))


def _reversed(beam: Beam) -> Beam:
    _, R, _ = center_line(beam).frame(1.0)
    y: tuple[float, float, float] | None = None
    if beam.y is not None or not beam.section.symmetric:
        y = (float(R[0, 1]), float(R[1, 1]), float(R[2, 1]))
    sections = (beam.end_section or beam.section, beam.section if beam.end_section else None)
    return Beam(
        beam.end,
        beam.start,
        sections[0],
        beam.young,
        beam.poisson,
        sections[1],
        beam.center,
        beam.through[::-1],
        y,
        beam.theory,
    )


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


def _half(body: Body, end: Array) -> tuple[Array, Array]:
    half = point_inertia(body.mass / 2, end)
    return half, half


def point_inertia(mass: float, at: Array) -> Array:
    """6×6 inertia of a point mass, at the origin."""
    c = skew(at)
    return mass * np.block([[c @ c.T, c], [c.T, np.eye(3)]])
