"""What a cross-section resists with: area, second moments, torsion constant, shear coefficients.

A   m²   area                       Iy = ∫z² dA, Iz = ∫y² dA   m⁴   bending about y and z
Ix  m⁴   torsion constant           ky, kz   effective shear area over area, forces along y and z
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import pi, tanh

from closedchain.mechanism.compliance import Section


@dataclass(frozen=True)
class SectionValues:
    """The six numbers that beam theory needs of a section."""

    A: float
    Ix: float
    Iy: float
    Iz: float
    ky: float
    kz: float


def section_values(section: Section, poisson: float) -> SectionValues:
    """The values of a section; the default shear coefficients depend on Poisson's ratio."""
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
