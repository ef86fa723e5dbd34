"""How fast the springs are: eigenvalues of the opened machine about a closed configuration, and the steps they allow.

    d/dt [x; v] = [0, 1; −M⁻¹ Jᵀ K J, −M⁻¹ Jᵀ B J] [x; v]

An explicit integrator is stable while its growth |R(h s)| stays at or below 1 for every eigenvalue s.
"""

from __future__ import annotations

from typing import Literal

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Complex = NDArray[np.complex128]
Integrator = Literal["rk4", "dopri5", "euler"]

# coefficients of R(z) = Σ c_n zⁿ
GROWTH = {
    "euler": (1.0, 1.0),
    "rk4": (1.0, 1.0, 1 / 2, 1 / 6, 1 / 24),
    "dopri5": (1.0, 1.0, 1 / 2, 1 / 6, 1 / 24, 1 / 120, 1 / 600),
}
SLACK = 1e-9
SLOW = 1e-6  # of the fastest eigenvalue: the machine's own freedoms, not springs


def eigenvalues(M: Array, J: Array, K: Array, B: Array) -> Complex:
    """The springs' eigenvalues (1/s); K and B are the diagonals of stiffness and damping by row."""
    n = M.shape[0]
    stiff, damped = (np.linalg.solve(M, J.T @ (D[:, None] * J)) for D in (K, B))
    A = np.block([[np.zeros((n, n)), np.eye(n)], [-stiff, -damped]])
    s: Complex = np.linalg.eigvals(A).astype(complex)
    # rigid motions are double zeros, which rounding moves off zero by the root of its size
    scale = max(float(np.abs(s).max(initial=0.0)), 1e-300)
    return s[np.abs(s) > SLOW * scale]


def largest_step(s: Complex, integrator: Integrator = "rk4") -> float:
    """The largest step (s) with which an explicit integrator stays stable; infinite without springs."""
    if s.size == 0:
        return float("inf")
    return float(min(_reach(value / abs(value), GROWTH[integrator]) / abs(value) for value in np.unique(s)))


def _reach(direction: complex, growth: tuple[float, ...]) -> float:
    """How far along a ray from 0 the growth stays at or below 1."""
    radii = np.linspace(0.0, 4.0, 4001)[1:]
    size = np.abs(np.polynomial.polynomial.polyval(radii * direction, growth))
    # rounding of eigenvalues on the imaginary axis must not count as growth
    over = np.flatnonzero(size > 1 + SLACK + 1e-6 * radii)
    return float(radii[over[0] - 1]) if over.size and over[0] else (0.0 if over.size else 4.0)
