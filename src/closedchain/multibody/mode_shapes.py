"""Shape functions of a beam over ξ = x/length from 0 to 1, as Chebyshev series, and the boundary conditions they meet.

    pinned-pinned   φ(0) = φ(1) = 0                     own modes  sin nπξ
    clamped-free    φ(0) = φ'(0) = 0                    own modes  cosh βξ − cos βξ − σ (sinh βξ − sin βξ)
    free-free       ∫φ dξ = ∫ξφ dξ = 0 (mean axis)      own modes  cosh βξ + cos βξ − σ (sinh βξ + sin βξ)

β solves cos β cosh β = −1 (clamped-free) or +1 (free-free). Polynomials are Legendre's times the least factor that
meets the conditions.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.polynomial import Chebyshev, Legendre, Polynomial

from closedchain.errors import GeometryError
from closedchain.mechanism.flexibility import Boundary, FlexibleLink
from closedchain.types import Array

DOMAIN = [0.0, 1.0]
MET = 1e-9  # of the largest value: how well boundary conditions must be met
CONDITIONS = {
    "pinned-pinned": ("deflection 0 at the start", "deflection 0 at the end"),
    "clamped-free": ("deflection 0 at the start", "slope 0 at the start"),
    "free-free": ("mean deflection 0", "mean moment of deflection 0"),
}


def shape_functions(bending: FlexibleLink) -> tuple[Chebyshev, ...]:
    """The functions of a flexible link; an error if they violate its boundary conditions or depend on each other."""
    if not isinstance(bending.functions, str):
        functions = tuple(Chebyshev(series, domain=DOMAIN) for series in bending.functions)
    else:
        families = {"modes": beam_mode, "sines": _sine, "polynomials": _polynomial}
        family = families[bending.functions]
        functions = tuple(family(bending.boundary, n) for n in range(1, bending.modes + 1))
    for number, function in enumerate(functions, 1):
        _check_conditions(bending.boundary, number, function)
    _check_independent(functions)
    return functions


def beam_mode(boundary: Boundary, n: int) -> Chebyshev:
    """The n-th bending mode of the uniform beam, 1 at its largest (at the free end, or amid)."""
    if boundary == "pinned-pinned":
        return _sine(boundary, n)
    sign = -1.0 if boundary == "clamped-free" else 1.0
    beta = mode_number(boundary, n)
    c, s = np.cos(beta), np.sin(beta)
    # 1 − σ without cancellation, σ = (cosh β − sign cos β) / (sinh β − sign sin β)
    below = np.sinh(beta) - sign * s
    sigma = (np.cosh(beta) - sign * c) / below
    left = (-np.exp(-beta) - sign * s + sign * c) / below

    def value(x: Array) -> Array:
        growing = (left * np.exp(beta * x) + (1 + sigma) * np.exp(-beta * x)) / 2
        whole: Array = growing + sign * (np.cos(beta * x) - sigma * np.sin(beta * x))
        return whole

    return _fitted(lambda x: value(x) / 2 * (1 if n % 2 else -1), n)


def mode_number(boundary: Boundary, n: int) -> float:
    """β of the n-th mode: the beam's circular frequency is (β/length)² √(EI/ρA)."""
    from scipy.optimize import brentq

    if boundary == "pinned-pinned":
        return n * np.pi
    sign = -1.0 if boundary == "clamped-free" else 1.0
    middle = (n - 0.5) * np.pi if boundary == "clamped-free" else (n + 0.5) * np.pi
    root: float = brentq(lambda b: np.cos(b) - sign / np.cosh(b), middle - 0.4, middle + 0.4, xtol=1e-15)
    return root


def _sine(boundary: Boundary, n: int) -> Chebyshev:
    return _fitted(lambda x: np.sin(n * np.pi * x), n)


def _polynomial(boundary: Boundary, n: int) -> Chebyshev:
    x = Polynomial([0.0, 1.0])
    if boundary == "free-free":
        return Legendre.basis(n + 1, domain=DOMAIN).convert(kind=Chebyshev, domain=DOMAIN)
    factor = x * (1 - x) * 4 if boundary == "pinned-pinned" else x * x
    legendre = Legendre.basis(n - 1, domain=DOMAIN).convert(kind=Chebyshev, domain=DOMAIN)
    return factor.convert(kind=Chebyshev, domain=DOMAIN) * legendre


def _fitted(function: Callable[[Array], Array], n: int) -> Chebyshev:
    """A series that meets a function with n half-waves to rounding."""
    return Chebyshev.interpolate(function, 16 + 8 * n, domain=DOMAIN)


def _check_conditions(boundary: Boundary, number: int, function: Chebyshev) -> None:
    size = max(float(np.abs(function(np.linspace(0, 1, 201))).max()), 1e-300)
    slope = function.deriv()
    if boundary == "free-free":
        moment = (function * Chebyshev([0.5, 0.5], domain=DOMAIN)).integ()
        total = function.integ()
        values = (total(1.0) - total(0.0), moment(1.0) - moment(0.0))
    else:
        values = (function(0.0), function(1.0) if boundary == "pinned-pinned" else slope(0.0))
    for value, condition in zip(values, CONDITIONS[boundary], strict=True):
        if abs(value) > MET * size:
            raise GeometryError(
                f"shape function {number} of a {boundary} link violates its boundary condition: {condition} is asked, "
                f"and it is {value / size:.3g} of the largest deflection"
            )


def _check_independent(functions: tuple[Chebyshev, ...]) -> None:
    there, weights = np.polynomial.legendre.leggauss(64)
    values = np.array([f((there + 1) / 2) for f in functions]) * np.sqrt(weights)
    sizes = np.linalg.norm(values, axis=1)
    if sizes.min() == 0 or np.linalg.svd(values / sizes[:, None], compute_uv=False)[-1] < 1e-7:
        raise GeometryError("the shape functions of a flexible link depend on each other")
