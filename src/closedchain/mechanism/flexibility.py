"""Flexible links: slender beams with assumed modes (Rayleigh–Ritz)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, get_args

import numpy as np

from closedchain.errors import ArgumentError, GeometryError, UnknownNameError, choose
from closedchain.mechanism.numbers import (
    FILE_RULES,
    ROUNDED,
    Vector3,
    described,
    described_point,
    described_vector,
    entries_of,
    finite,
    flag,
    whole,
)
from closedchain.mechanism.pose import unit
from closedchain.records import dataclass

Boundary = Literal["pinned-pinned", "clamped-free", "free-free"]
Family = Literal["modes", "sines", "polynomials"]
Series = tuple[float, ...]

SMOOTH = 1e-12  # of the largest value: how well a function must be met by its series
DEGREE = 48


@dataclass(frozen=True)
class FlexibleLink:
    """How a slender body bends: deflection v(x) = Σ q_i φ_i(x/length), coordinates q_i in metres.

    The body's mass properties are those of the straight body. The beam's share moves with the deflection; what is left
    over (a thicker section's rotary inertia, a block bolted on) sits in the body's frame.

    length: m
    EI: bending stiffness, N m²; two numbers where both directions bend
    rho_A: mass per length, kg/m
    modes: how many functions, per direction
    boundary: what the shape functions vanish for, and so what the body's frame is: "pinned-pinned" the chord between
        the ends, "clamped-free" the tangent at the start, "free-free" the mean axis
    functions: "modes" (the uniform beam's own), "sines" (of whole half-waves), "polynomials", or your own: functions of
        x/length from 0 to 1, kept as Chebyshev series
    start, axis: where the beam starts (m) and where it runs, in the body's frame
    direction: which way it deflects
    spatial: bends in the direction axis × direction, too
    damping: internal damping (s), moment EI (κ + damping dκ/dt) for a curvature κ
    stiffening: whether bending shortens the beam, so that axial forces stiffen or soften it (needed at high speed)
    points: Gauss points along the beam; by default as many as the integrals need

    Example:
        >>> bends = cc.FlexibleLink(length=1.0, EI=20.0, rho_A=0.5, modes=2, boundary="clamped-free")
        >>> cc.Body("blade", mass=0.5, center=(0.5, 0, 0), inertia=(0, 0.0417, 0.0417), flexible=bends).flexible.modes
        2
    """

    __pydantic_config__ = FILE_RULES

    length: float
    EI: float | tuple[float, float]
    rho_A: float
    modes: int = 2
    boundary: Boundary = "pinned-pinned"
    functions: Family | tuple[Series, ...] = "modes"
    start: Vector3 = (0.0, 0.0, 0.0)
    axis: Vector3 = (1.0, 0.0, 0.0)
    direction: Vector3 = (0.0, 1.0, 0.0)
    spatial: bool = False
    damping: float = 0.0
    stiffening: bool = False
    points: int | None = None

    def __post_init__(self) -> None:
        for field in ("length", "rho_A"):
            object.__setattr__(self, field, _positive(field, getattr(self, field)))
        object.__setattr__(self, "modes", whole("modes of a flexible link", self.modes))
        if self.boundary not in get_args(Boundary):
            raise UnknownNameError(f"flexible link: {choose('boundary', self.boundary, get_args(Boundary))}")
        object.__setattr__(self, "spatial", flag("'spatial' of a flexible link", self.spatial))
        object.__setattr__(self, "stiffening", flag("'stiffening' of a flexible link", self.stiffening))
        object.__setattr__(self, "damping", described("damping of a flexible link", self.damping))
        if self.damping < 0:
            raise ArgumentError(f"damping of a flexible link is {self.damping} s; it must be zero or positive")
        self._check_stiffness()
        self._check_directions()
        self._check_functions()
        if self.points is not None and whole("points of a flexible link", self.points) < self.modes + 2:
            raise ArgumentError(f"{self.points} Gauss points are too few for {self.modes} modes")

    @property
    def stiffnesses(self) -> tuple[float, ...]:
        """EI per direction of bending."""
        if isinstance(self.EI, tuple):
            return self.EI
        return (self.EI, self.EI) if self.spatial else (self.EI,)

    def _check_stiffness(self) -> None:
        if np.iterable(self.EI):
            if not self.spatial:
                raise ArgumentError("a flexible link that bends in one direction has one EI; set spatial=True for two")
            object.__setattr__(self, "EI", described_vector("EI of a flexible link", self.EI, 2))
        else:
            object.__setattr__(self, "EI", described("EI of a flexible link", self.EI))
        for value in self.stiffnesses:
            _positive("EI", value)

    def _check_directions(self) -> None:
        object.__setattr__(self, "start", described_point("start of a flexible link", self.start))
        object.__setattr__(self, "axis", unit("axis of a flexible link", self.axis))
        object.__setattr__(self, "direction", unit("direction of a flexible link", self.direction))
        if abs(np.dot(self.axis, self.direction)) > ROUNDED:
            raise GeometryError(f"a link along {self.axis} cannot deflect along {self.direction}: not perpendicular")

    def _check_functions(self) -> None:
        if isinstance(self.functions, str):
            if self.functions not in get_args(Family):
                raise UnknownNameError(f"flexible link: {choose('function', self.functions, get_args(Family))}")
            if self.modes < 1:
                raise ArgumentError(f"a flexible link needs 1 mode or more, not {self.modes}")
            return
        given = entries_of("functions of a flexible link", self.functions)
        series = tuple(_series(i, function) for i, function in enumerate(given))
        if not series:
            raise ArgumentError("a flexible link needs at least one function")
        object.__setattr__(self, "functions", series)
        object.__setattr__(self, "modes", len(series))


def _positive(field: str, value: Any) -> float:
    number = described(f"{field} of a flexible link", value)
    if number <= 0:
        raise ArgumentError(f"{field} of a flexible link is {number}; it must be positive")
    return number


def _series(index: int, function: Callable[[Any], Any] | Any) -> Series:
    """Chebyshev coefficients over 0 ≤ x/length ≤ 1 of a function, or those given."""
    what = f"function {index + 1} of a flexible link"
    if not callable(function):
        return tuple(described(what, c) for c in entries_of(what, function))
    fitted = np.polynomial.Chebyshev.interpolate(
        lambda x: np.array([finite(what, function(float(s))) for s in np.atleast_1d(x)]), DEGREE, domain=[0.0, 1.0]
    )
    there = np.linspace(0.0, 1.0, 101)
    wanted = np.array([float(function(float(s))) for s in there])
    size = max(float(np.abs(wanted).max()), 1e-300)
    if np.abs(fitted(there) - wanted).max() > SMOOTH * size:
        raise ArgumentError(f"{what} is not smooth enough for a polynomial of degree {DEGREE}")
    kept = np.flatnonzero(np.abs(fitted.coef) > 1e-15 * size)
    return tuple(float(c) for c in fitted.coef[: kept[-1] + 1]) if kept.size else (0.0,)
