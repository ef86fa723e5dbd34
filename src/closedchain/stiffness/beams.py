"""Compliance of beams, 6×6: the screw of the free end per wrench there, the other end being clamped.

Source: Wu, Bai and Kepler, Mobile platform center shift in spherical parallel manipulators with flexible limbs,
Mechanism and Machine Theory 75 (2014), section 3.2 and appendix A; screws are [rotation; translation].

    R, alpha    m, rad   radius of the arc and the angle it spans
    E, G        Pa       Young's and shear modulus
    A, Ix, Iy, Iz        area, torsion constant, second moments of the section (m², m⁴)

The straight beam's frame has x along the beam, away from the clamped end. The curved beam's is the source's (r, w, n)
at the free end: y = w away from the centre of the arc, z = n its normal (the arc runs from v to w about n = v × w), so
that x = r = w × n points back along the arc.

Differs from the source: s3 has no factor 1/2, C26 and C45 are what Castigliano's theorem gives, and shear coefficients
ky, kz divide the shear terms (the source has 1). Without shear (Euler and Bernoulli) they are infinite.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, inf, sin

import numpy as np

from closedchain.mechanism.compliance import Beam, Section
from closedchain.stiffness.lines import CenterLine, center_line
from closedchain.stiffness.screws import screw_out, skew
from closedchain.stiffness.sections import SectionValues, section_values
from closedchain.types import Array


def straight_beam(L: float, E: float, G: float, s: SectionValues) -> Array:
    """C of a straight uniform beam of length L."""
    C = np.diag([L / (G * s.Ix), L / (E * s.Iy), L / (E * s.Iz), L / (E * s.A), 0.0, 0.0])
    C[4, 4] = L**3 / (3 * E * s.Iz) + L / (s.ky * G * s.A)
    C[5, 5] = L**3 / (3 * E * s.Iy) + L / (s.kz * G * s.A)
    C[2, 4] = C[4, 2] = L**2 / (2 * E * s.Iz)
    C[1, 5] = C[5, 1] = -(L**2) / (2 * E * s.Iy)
    return C


def curved_beam(R: float, alpha: float, E: float, G: float, s: SectionValues) -> Array:
    """C of a circular arc by Castigliano's theorem: (A-1), (A-2)."""
    A, Ix, Iy, Iz = s.A, s.Ix, s.Iy, s.Iz
    sn, cs = sin(alpha), cos(alpha)
    s1, s2 = alpha + sn * cs, alpha - sn * cs
    s3 = 3 * alpha + sn * cs - 4 * sn
    s4 = 1 - cs - sn**2 / 2
    s5, s6 = sn - alpha, cs - 1
    s7 = 2 * sn - alpha - sn * cs
    s8 = -(sn**2)
    Gy, Gz = s.ky * G, s.kz * G  # shear in the plane of the arc, and across it
    C = np.zeros((6, 6))
    C[0, 0] = R / 2 * (s1 / (G * Ix) + s2 / (E * Iy))
    C[0, 1] = s8 * R / 2 * (1 / (G * Ix) - 1 / (E * Iy))
    C[0, 5] = R**2 / 2 * (s2 / (E * Iy) - s7 / (G * Ix))
    C[1, 1] = R / 2 * (s2 / (G * Ix) + s1 / (E * Iy))
    C[1, 5] = R**2 / 2 * (2 * s4 / (G * Ix) - s8 / (E * Iy))
    C[2, 2] = R * alpha / (E * Iz)
    C[2, 3] = s5 * R**2 / (E * Iz)
    C[2, 4] = s6 * R**2 / (E * Iz)
    C[3, 3] = R / (2 * A) * (s1 / E + s2 / Gy) + s3 * R**3 / (2 * E * Iz)
    C[3, 4] = s8 * R / (2 * A) * (1 / E - 1 / Gy) + s4 * R**3 / (E * Iz)
    C[4, 4] = R / (2 * A) * (s1 / Gy + s2 / E) + s2 * R**3 / (2 * E * Iz)
    C[5, 5] = R * alpha / (Gz * A) + R**3 / 2 * (s3 / (G * Ix) + s2 / (E * Iy))
    C += np.triu(C, 1).T
    return C


def series(*compliances: Array) -> Array:
    """Compliances that carry the same wrench, all at one point and in one frame, add."""
    total: Array = np.sum(compliances, axis=0)
    return total


@dataclass(frozen=True, eq=False)
class Piece:
    """A short piece of a beam at a quadrature point: c is its compliance, at the body's origin in the body's axes."""

    point: Array
    c: Array
    area_length: float  # m³, its volume


def pieces(beam: Beam, between: tuple[float, float] = (0.0, 1.0)) -> Iterator[Piece]:
    """The beam, or a part of it, cut into quadrature points, from start to end: ∫ f ds ≈ Σ f(piece)."""
    line = center_line(beam)
    for s, weight, p, R in line.points(between):
        values = beam_section(beam, s)
        E, G = beam.young, beam.shear_modulus
        c = np.diag(
            [1 / (G * values.Ix), 1 / (E * values.Iy), 1 / (E * values.Iz)]
            + [1 / (E * values.A), 1 / (values.ky * G * values.A), 1 / (values.kz * G * values.A)]
        )
        T = screw_out(R, p)
        yield Piece(p, weight * T @ c @ T.T, weight * values.A)


def beam_section(beam: Beam, s: float) -> SectionValues:
    """Section values at a fraction s of the length; dimensions change linearly in a tapered beam."""
    section = beam.section
    if beam.end_section is not None:
        a, b = beam.section.dimensions, beam.end_section.dimensions
        shear = {k: getattr(beam.section, k) for k in ("shear_y", "shear_z")}
        section = Section(beam.section.kind, **{k: (1 - s) * a[k] + s * b[k] for k in a}, **shear)
    values = section_values(section, beam.poisson)
    if beam.theory == "euler_bernoulli":
        return SectionValues(values.A, values.Ix, values.Iy, values.Iz, inf, inf)
    return values


def beam_compliance(beam: Beam, quadrature: bool = False) -> Array:
    """C at the body's origin in the body's axes: in closed form where there is one, else by quadrature."""
    line = center_line(beam)
    if quadrature or beam.through or beam.end_section is not None:
        return series(*(piece.c for piece in pieces(beam)))
    if beam.center is not None and line.turn != 0.0:
        # the closed form knows sections with y radial
        return series(*(piece.c for piece in pieces(beam)))
    values = beam_section(beam, 0.0)
    T = screw_out(_closed_form_axes(beam, line), line.end)
    if beam.center is None:
        C = straight_beam(line.length, beam.young, beam.shear_modulus, values)
    else:
        radius = float(np.linalg.norm(np.subtract(beam.start, beam.center)))
        C = curved_beam(radius, line.length / radius, beam.young, beam.shear_modulus, values)
    compliance: Array = T @ C @ T.T
    return compliance


def _closed_form_axes(beam: Beam, line: CenterLine) -> Array:
    """The frame at the free end in which the closed form is written."""
    R = line.frame(1.0)[1]
    return R if beam.center is None else R @ np.diag([-1.0, 1.0, -1.0])


def strain_energy(beam: Beam, wrench: Array, at: Array) -> float:
    """U of a beam clamped at its start under a wrench at a point, body axes: (18)."""
    to_origin = np.block([[np.eye(3), skew(at)], [np.zeros((3, 3)), np.eye(3)]])
    f = to_origin @ wrench
    return float(sum(f @ piece.c @ f for piece in pieces(beam)) / 2)
