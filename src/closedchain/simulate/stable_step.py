"""Whether a fixed step is stable for the fast modes a method adds to a machine (virtual springs, flexible links)."""

from __future__ import annotations

import numpy as np

from closedchain.dynamics.interface import Formulation, Machine
from closedchain.dynamics.stability import largest_step
from closedchain.errors import ArgumentError
from closedchain.simulate.integrators.tableaus import Tableau
from closedchain.types import Array


def growth(m: Tableau) -> tuple[float, ...]:
    """Coefficients of R(z) = 1 + z bᵀ (1 − z A)⁻¹ 1, the factor by which a mode grows in one step."""
    A, b = m.A[: m.core, : m.core], m.b[: m.core]
    coefficients, powers = [1.0], np.ones(m.core)
    for _ in range(m.core):
        coefficients.append(float(b @ powers))
        powers = A @ powers
    return tuple(coefficients)


def check_step(machine: Machine, method: Formulation, q: Array, m: Tableau, step: float) -> None:
    """An error if a fixed step (s; 0: error control) would make the method's fast modes grow."""
    if step <= 0:
        return
    modes = method.fast_modes(machine, q)
    longest = largest_step(modes, growth(m))
    if step > longest:
        fastest = float(np.abs(modes).max()) / (2 * np.pi)
        raise ArgumentError(
            f"step {step:g} s is too long for {method.name} with {m.name}: its fastest mode is {fastest:.4g} Hz, and "
            f"the largest stable step is {longest:.4g} s; shorten the step, lower the stiffness, leave out step= "
            "for error control, or choose integrator='rosenbrock'"
        )
