"""How fast springs make a machine: eigenvalues of small motions about a configuration, and the steps they allow.

    d/dt [x; v] = [0, 1; −M⁻¹ K, −M⁻¹ B] [x; v]

An explicit integrator is stable while its growth |R(h s)| stays at or below 1 for every eigenvalue s.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Complex = NDArray[np.complex128]

RK4 = (1.0, 1.0, 1 / 2, 1 / 6, 1 / 24)  # coefficients of R(z) = Σ c_n zⁿ
SLACK = 1e-9
FARTHEST = 12.0  # no explicit method with few stages is stable beyond
SLOW = 1e-6  # of the fastest eigenvalue: the machine's own freedoms, not springs


def eigenvalues(M: Array, K: Array, B: Array) -> Complex:
    """Eigenvalues (1/s) of masses M on springs K with dampers B."""
    n = M.shape[0]
    stiff, damped = np.linalg.solve(M, K), np.linalg.solve(M, B)
    A = np.block([[np.zeros((n, n)), np.eye(n)], [-stiff, -damped]])
    s: Complex = np.linalg.eigvals(A).astype(complex)
    # rigid motions are double zeros, which rounding moves off zero by the root of its size
    scale = max(float(np.abs(s).max(initial=0.0)), 1e-300)
    return s[np.abs(s) > SLOW * scale]


def largest_step(s: Complex, growth: Sequence[float] = RK4) -> float:
    """The largest step (s) with which an explicit integrator stays stable; infinite without springs."""
    if s.size == 0:
        return float("inf")
    return float(min(_reach(value / abs(value), growth) / abs(value) for value in np.unique(s)))


def _reach(direction: complex, growth: Sequence[float]) -> float:
    """How far along a ray from 0 the growth stays at or below 1."""
    radii = np.linspace(0.0, FARTHEST, 8001)[1:]
    size = np.abs(np.polynomial.polynomial.polyval(radii * direction, growth))
    # rounding of eigenvalues on the imaginary axis must not count as growth
    over = np.flatnonzero(size > 1 + SLACK + 1e-6 * radii)
    return float(radii[over[0] - 1]) if over.size and over[0] else (0.0 if over.size else FARTHEST)
