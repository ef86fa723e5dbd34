"""States whose gaps already carry the joint forces, so that a motion starts without a jolt.

A closed machine has no gaps and hence no spring forces: released like that, its loops first fall open and ring. The
settled state has gaps with k Phi = −λ for the exact λ; its accelerations are those of the closed machine up to 1/k.

    G δ = −λ/k − Phi,   δ of least kinetic energy:   δ = M⁻¹ Gᵀ (G M⁻¹ Gᵀ)⁺ (−λ/k − Phi)
"""

from __future__ import annotations

import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.dynamics.virtual_spring.springs import Coefficients
from closedchain.dynamics.virtual_spring.terms import terms_of
from closedchain.dynamics.virtual_spring.tuning import row_numbers
from closedchain.types import Array

STEPS = 4


def settle(machine: Machine, c: Coefficients, q: Array, v: Array, Q: Array) -> tuple[Array, Array]:
    """Coordinates and velocities near closed ones (q, v), with gaps that carry the loop forces under generalised
    forces Q.

    Rolling rows have no gap; they slip by λ/b instead.
    """
    kin, terms = machine.kinematics, terms_of(machine)
    K, B = row_numbers(kin.system, c)
    holonomic = K > 0
    weights = np.where(holonomic, K, np.where(B > 0, B, 1.0))
    _, multipliers = terms.loop_forces(q, v, Q, weights)
    wanted = -multipliers[holonomic] / K[holonomic]
    for _ in range(STEPS):
        Phi, J = kin.residual(q)
        q = kin.step(q, terms.least_step(q, J, wanted - Phi))
    velocities = kin.constraint(q)
    velocities[holonomic] = kin.residual(q)[1]
    slip = np.where(holonomic, 0.0, -multipliers / weights)
    settled: Array = v + terms.least_step(q, velocities, slip - velocities @ v)
    return q, settled
