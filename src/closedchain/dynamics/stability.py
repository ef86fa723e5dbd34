"""How fast springs make a machine: eigenvalues of small motions about a configuration, and the steps they allow.

    d/dt [x; v] = [0, 1; −M⁻¹ K, −M⁻¹ B] [x; v]

An explicit integrator is stable while its growth |R(h s)| stays at or below 1 for every eigenvalue s.
"""

from __future__ import annotations

from collections.abc import Sequence

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.kinematics.evaluate import Kinematics
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.newton_euler import mass_matrix
from closedchain.types import SX, Array

Complex = NDArray[np.complex128]

RK4 = (1.0, 1.0, 1 / 2, 1 / 6, 1 / 24)  # coefficients of R(z) = Σ c_n zⁿ
SLACK = 1e-9
FARTHEST, COARSE = 12.0, 400  # no explicit method with few stages is stable beyond; strides to look for its end
SLOW = 1e-6  # of the fastest eigenvalue: the machine's own degrees of freedom, not springs


def eigenvalues(M: Array, K: Array, B: Array) -> Complex:
    """Eigenvalues (1/s) of masses M on springs K with dampers B."""
    n = M.shape[0]
    stiff, damped = np.linalg.solve(M, K), np.linalg.solve(M, B)
    A = np.block([[np.zeros((n, n)), np.eye(n)], [-stiff, -damped]])
    s: Complex = np.linalg.eigvals(A).astype(complex)
    # rigid motions are double zeros, which rounding moves off zero by the root of its size
    scale = max(float(np.abs(s).max(initial=0.0)), 1e-300)
    return s[np.abs(s) > SLOW * scale]


def bending_modes(kinematics: Kinematics, q: Array) -> Complex:
    """Eigenvalues of flexible links at a configuration, loops closed; none where all links are rigid."""
    system = kinematics.system
    if not system.flexible_bodies:
        return np.zeros(0, complex)
    K, B = np.zeros((system.nv, system.nv)), np.zeros((system.nv, system.nv))
    for flexible in system.flexible_bodies:
        K[flexible.v, flexible.v] = flexible.beam.stiffness
        B[flexible.v, flexible.v] = flexible.beam.bending.damping * flexible.beam.stiffness
    symbols = SX.sym("q", system.nq)
    body = BodyKinematics(system, symbols, SX(system.nv, 1))
    M = np.array(ca.Function("M", [symbols], [ca.densify(mass_matrix(body))])(q))
    N = kinematics.free_motions(q)
    return eigenvalues(N.T @ M @ N, N.T @ K @ N, N.T @ B @ N)


def largest_step(s: Complex, growth: Sequence[float] = RK4) -> float:
    """The largest step (s) with which an explicit integrator stays stable; infinite without springs."""
    s = np.unique(s[s.imag >= 0])  # the others are their mirror images
    if s.size == 0:
        return float("inf")
    directions = s / np.abs(s)
    rough = _reach(directions, growth, np.zeros(s.size), FARTHEST / COARSE)
    reach = _reach(directions, growth, rough, FARTHEST / COARSE**2)
    return float((reach / np.abs(s)).min())


def _reach(directions: Complex, growth: Sequence[float], start: Array, stride: float) -> Array:
    """How far along rays from 0 the growth stays at or below 1, in strides from a start where it does."""
    radii = start + stride * np.arange(1, COARSE + 1)[:, None]
    size = np.abs(np.polynomial.polynomial.polyval(radii * directions, growth))
    # rounding of eigenvalues on the imaginary axis must not count as growth
    over = size > 1 + SLACK + 1e-6 * radii
    first = np.where(over.any(axis=0), over.argmax(axis=0), COARSE)
    found: Array = start + stride * first
    return found
