"""Compliance of beams, 6×6: the screw of the free end per wrench there, the other end being clamped.

Source: Wu, Bai and Kepler, Mobile platform center shift in spherical parallel manipulators with flexible limbs,
Mechanism and Machine Theory 75 (2014), section 3.2 and appendix A; screws are [rotation; translation].

    R, alpha    m, rad   radius of the arc and the angle it spans
    E, G        Pa       Young's and shear modulus
    A, Ix       m², m⁴   area and torsion constant of the section
    Iy, Iz      m⁴       second moments ∫z² dA and ∫y² dA: bending about y and z
    ky, kz      1        effective shear area over area, for forces along y and z

The straight beam's frame has x along the beam, away from the clamped end. The curved beam's is the source's (r, w, n)
at the free end: y = w away from the centre of the arc, z = n its normal (the arc runs from v to w about n = v × w), so
that x = r = w × n points back along the arc.

Differs from the source: s3 has no factor 1/2, C26 and C45 are what Castigliano's theorem gives, and shear coefficients
ky, kz divide the shear terms (the source has 1). Without shear (Euler and Bernoulli) they are infinite. Tapered beams,
curves through points and arcs with a rotated section have no closed form here and are integrated by quadrature.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from math import cos, inf, pi, sin, tanh

import numpy as np

from closedchain.mechanism.compliance import Beam, Section
from closedchain.spatial.numeric import adjoint
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
    """C of a circular arc, by Castigliano's theorem."""
    A, Ix, Iy, Iz = s.A, s.Ix, s.Iy, s.Iz
    Gy, Gz = s.ky * G, s.kz * G  # shear in the plane of the arc, and across it
    sn, cs = sin(alpha), cos(alpha)
    s1, s2 = alpha + sn * cs, alpha - sn * cs  # (A-2a), (A-2b)
    s3 = 3 * alpha + sn * cs - 4 * sn  # (A-2c) without its factor 1/2
    s4 = 1 - cs - sn**2 / 2  # (A-2d)
    s5, s6 = sn - alpha, cs - 1  # (A-2e), (A-2f)
    s7 = 2 * sn - alpha - sn * cs  # (A-2g)
    s8 = -(sn**2)  # (A-2h)
    C = np.zeros((6, 6))
    C[0, 0] = R / 2 * (s1 / (G * Ix) + s2 / (E * Iy))  # (A-1a)
    C[0, 1] = s8 * R / 2 * (1 / (G * Ix) - 1 / (E * Iy))  # (A-1b)
    C[0, 5] = R**2 / 2 * (s2 / (E * Iy) - s7 / (G * Ix))  # (A-1c)
    C[1, 1] = R / 2 * (s2 / (G * Ix) + s1 / (E * Iy))  # (A-1d)
    C[1, 5] = R**2 / 2 * (2 * s4 / (G * Ix) - s8 / (E * Iy))  # (A-1e), corrected
    C[2, 2] = R * alpha / (E * Iz)  # (A-1f)
    C[2, 3] = s5 * R**2 / (E * Iz)  # (A-1g)
    C[2, 4] = s6 * R**2 / (E * Iz)  # (A-1h)
    C[3, 3] = R / (2 * A) * (s1 / E + s2 / Gy) + s3 * R**3 / (2 * E * Iz)  # (A-1i)
    C[3, 4] = s8 * R / (2 * A) * (1 / E - 1 / Gy) + s4 * R**3 / (E * Iz)  # (A-1j), corrected
    C[4, 4] = R / (2 * A) * (s1 / Gy + s2 / E) + s2 * R**3 / (2 * E * Iz)  # (A-1k)
    C[5, 5] = R * alpha / (Gz * A) + R**3 / 2 * (s3 / (G * Ix) + s2 / (E * Iy))  # (A-1l)
    C += np.triu(C, 1).T  # (20)
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
    line = CenterLine(beam)
    for s, weight, p, R in line.points(between):
        values = beam_section(beam, s)
        E, G = beam.young, beam.shear_modulus
        c = np.diag(
            [1 / (G * values.Ix), 1 / (E * values.Iy), 1 / (E * values.Iz)]
            + [1 / (E * values.A), 1 / (values.ky * G * values.A), 1 / (values.kz * G * values.A)]
        )
        T = adjoint(R, p)
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
    line = CenterLine(beam)
    if quadrature or beam.through or beam.end_section is not None or line.section_angle != 0.0:
        return series(*(piece.c for piece in pieces(beam)))  # (19)
    values, axes = beam_section(beam, 0.0), line.frame(1.0)[1]
    if beam.center is None:
        C = straight_beam(line.length, beam.young, beam.shear_modulus, values)
    else:
        radius = float(np.linalg.norm(np.subtract(beam.start, beam.center)))
        C = curved_beam(radius, line.length / radius, beam.young, beam.shear_modulus, values)
        axes = axes @ np.diag([-1.0, 1.0, -1.0])  # to r, w, n
    T = adjoint(axes, line.end)
    compliance: Array = T @ C @ T.T
    return compliance


def strain_energy(beam: Beam, wrench: Array, at: Array) -> float:
    """U of a beam clamped at its start under a wrench at a point, body axes."""
    f = adjoint(np.eye(3), -at).T @ wrench
    return float(sum(f @ piece.c @ f for piece in pieces(beam)) / 2)  # (18)


@dataclass(frozen=True)
class SectionValues:
    """The six section properties of beam theory."""

    A: float
    Ix: float
    Iy: float
    Iz: float
    ky: float
    kz: float


def section_values(section: Section, poisson: float) -> SectionValues:
    """Properties of a section; the default shear coefficients depend on Poisson's ratio."""
    values = _VALUES[section.kind](poisson, **section.dimensions)
    ky = values.ky if section.shear_y is None else section.shear_y
    kz = values.kz if section.shear_z is None else section.shear_z
    return SectionValues(values.A, values.Ix, values.Iy, values.Iz, ky, kz)


def _round(nu: float, radius: float) -> SectionValues:
    return _tube(nu, radius, 0.0)


def _tube(nu: float, radius: float, inner: float) -> SectionValues:
    A, I = pi * (radius**2 - inner**2), pi / 4 * (radius**4 - inner**4)  # noqa: E741
    # Cowper (1966)
    m = (1 + (inner / radius) ** 2) ** 2
    k = 6 * (1 + nu) * m / ((7 + 6 * nu) * m + (20 + 12 * nu) * (inner / radius) ** 2)
    return SectionValues(A, 2 * I, I, I, k, k)


def _rectangle(nu: float, height: float, width: float) -> SectionValues:
    long, short = max(height, width), min(height, width)
    # Saint-Venant's series; the terms fall like n⁻⁵
    series = sum(tanh(n * pi * long / (2 * short)) / n**5 for n in range(1, 200, 2))
    torsion = long * short**3 / 3 * (1 - 192 * short / (pi**5 * long) * series)
    k = 10 * (1 + nu) / (12 + 11 * nu)  # Cowper (1966)
    return SectionValues(height * width, torsion, height * width**3 / 12, width * height**3 / 12, k, k)


def _i(nu: float, height: float, width: float, web: float, flange: float) -> SectionValues:
    inside = height - 2 * flange
    A = 2 * width * flange + inside * web
    Iy = (2 * flange * width**3 + inside * web**3) / 12
    Iz = (width * height**3 - (width - web) * inside**3) / 12
    torsion = (2 * width * flange**3 + (height - flange) * web**3) / 3  # thin walls
    # the web carries shear along y; the flanges, as rectangles, along z
    return SectionValues(A, torsion, Iy, Iz, height * web / A, 5 / 6 * 2 * width * flange / A)


def _given(nu: float, area: float, Iy: float, Iz: float, torsion: float) -> SectionValues:
    return SectionValues(area, torsion, Iy, Iz, 1.0, 1.0)


_VALUES: dict[str, Callable[..., SectionValues]] = {
    "round": _round,
    "tube": _tube,
    "rectangle": _rectangle,
    "i": _i,
    "given": _given,
}


NODES = 24  # Gauss points per smooth stretch: exact to rounding for arcs below 180°


@dataclass(frozen=True, eq=False)
class CenterLine:
    """A line from s = 0 to 1. frame(s): point, axes [tangent, y, z] and the length per unit of s."""

    beam: Beam

    @property
    def end(self) -> Array:
        """The free end."""
        return np.array(self.beam.end)

    @property
    def section_angle(self) -> float:
        """Rotation of the section about an arc's tangent, from y pointing radially outwards; 0 for other lines."""
        if self.beam.center is None or self.beam.y is None:
            return 0.0
        _, out, normal = self._arc_axes(0.0)
        y = np.array(self.beam.y)
        return float(np.arctan2(y @ normal, y @ out))

    @cached_property
    def length(self) -> float:
        """Metres along the line."""
        if self.beam.center is not None:
            return self._radius * self._angle
        if not self.beam.through:
            return float(np.linalg.norm(self.end - self.beam.start))
        return float(sum(weight for _, weight, _, _ in self.points()))

    def points(self, between: tuple[float, float] = (0.0, 1.0)) -> Iterator[tuple[float, float, Array, Array]]:
        """Quadrature points from start to end, or between two fractions: s, weight (m), point, axes."""
        x, w = np.polynomial.legendre.leggauss(NODES)
        inside = [knot for knot in self._knots if between[0] < knot < between[1]]
        for a, b in pairwise([between[0], *inside, between[1]]):
            for node, weight in zip(x, w, strict=True):
                s = a + (b - a) * (node + 1) / 2
                p, R, speed = self.frame(s)
                yield float(s), float(weight * (b - a) / 2 * speed), p, R

    def frame(self, s: float) -> tuple[Array, Array, float]:
        """Point, axes as columns, and |dp/ds|."""
        if self.beam.center is not None:
            t, out, normal = self._arc_axes(s)
            y = np.cos(self.section_angle) * out + np.sin(self.section_angle) * normal
            return (
                self._radius * out + self.beam.center,
                np.column_stack([t, y, np.cross(t, y)]),
                self._radius * self._angle,
            )
        if not self.beam.through:
            way = self.end - self.beam.start
            t = way / np.linalg.norm(way)
            return self.beam.start + s * way, _axes(t, self._y(t)), float(np.linalg.norm(way))
        p, velocity = self._curve(s), self._curve(s, 1)
        speed = float(np.linalg.norm(velocity))
        return p, _axes(velocity / speed, self._transported(s)), speed

    @property
    def _knots(self) -> Array:
        return self._curve.x if self.beam.through else np.array([0.0, 1.0])

    @cached_property
    def _curve(self):  # type: ignore[no-untyped-def]
        from scipy.interpolate import CubicSpline

        points = np.array([self.beam.start, *self.beam.through, self.beam.end])
        lengths = np.concatenate([[0.0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
        # a natural spline; three points or fewer would otherwise bend more than they say
        return CubicSpline(lengths / lengths[-1], points, bc_type="natural" if len(points) < 4 else "not-a-knot")

    def _transported(self, s: float) -> Array:
        """y by parallel transport along the curve: the smallest rotations between near tangents."""
        steps = np.linspace(0.0, s, 33)
        tangents = [v / np.linalg.norm(v) for v in self._curve(steps, 1)]
        y = self._y(tangents[0])
        for t in tangents:
            y = y - (y @ t) * t
            y /= np.linalg.norm(y)
        return y

    def _y(self, t: Array) -> Array:
        if self.beam.y is not None:
            return np.array(self.beam.y)
        # any direction will do for a round section
        return np.cross(t, np.eye(3)[int(np.argmin(np.abs(t)))])

    @cached_property
    def _radius(self) -> float:
        return float(np.linalg.norm(np.subtract(self.beam.start, self._center)))

    @cached_property
    def _center(self) -> Array:
        return np.array(self.beam.center)

    @cached_property
    def _angle(self) -> float:
        a, b = self.beam.start - self._center, self.end - self._center
        return float(np.arctan2(np.linalg.norm(np.cross(a, b)), a @ b))

    def _arc_axes(self, s: float) -> tuple[Array, Array, Array]:
        """Tangent, outward normal and their cross product at a fraction of the angle."""
        a, b = self.beam.start - self._center, self.end - self._center
        first = a / np.linalg.norm(a)
        normal = np.cross(a, b) / np.linalg.norm(np.cross(a, b))  # (9): n
        second = np.cross(normal, first)
        phi = s * self._angle
        out = np.cos(phi) * first + np.sin(phi) * second
        t = -np.sin(phi) * first + np.cos(phi) * second  # (9): -r
        return t, out, np.cross(t, out)


@cache
def running_weights() -> Array:
    """V: the integral up to quadrature point i of what has the (weighted) values f is Σ V_ij f_j, on one stretch."""
    x, _ = np.polynomial.legendre.leggauss(NODES)
    P = np.polynomial.legendre.legvander(x, NODES)  # P_k at the points
    k = np.arange(1, NODES)
    up_to = np.column_stack([x + 1, (P[:, k + 1] - P[:, k - 1]) / (2 * k + 1)])
    V: Array = up_to @ (P[:, :NODES] * (2 * np.arange(NODES) + 1) / 2).T
    return V


def _axes(t: Array, y: Array) -> Array:
    y = y - (y @ t) * t
    y = y / np.linalg.norm(y)
    return np.column_stack([t, y, np.cross(t, y)])
