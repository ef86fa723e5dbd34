"""Recursive forward dynamics of closed loops: reverse elimination of I θ̈ = φ without forming I.

    c_k = [J_k; y_k]      K = [[X, 1], [1, 0]]      I = Cᵀ K C + Z, Z block diagonal by leg

    S = K; for legs n … 1:   V = S C,  d = Z + Cᵀ V,  φ^ = φ − Cᵀ η,  η += V d⁻¹ φ^,  S −= V d⁻¹ Vᵀ
    upwards, legs 1 … n:     θ̈ = d⁻¹ (φ^ − Vᵀ μ),  μ += C θ̈

The paper's claim that its (34) can go into the algorithm for serial chains as it stands does not hold for closed loops;
this is the same reverse Gaussian elimination for the I that closed loops have. Its cost is linear in the legs.
"""

from __future__ import annotations

import casadi as ca

from closedchain.dynamics.denoc.machine import Legs
from closedchain.dynamics.denoc.projection import symmetric
from closedchain.spatial.sparse_ldl import ldl
from closedchain.types import SX


def solve_gim(legs: Legs, phi: SX) -> SX:
    """θ̈ with I θ̈ = φ."""
    one = SX(ca.DM.eye(6))
    S = ca.blockcat([[legs.inertia.X, one], [one, SX(6, 6)]])
    eta, mu = SX(12, 1), SX(12, 1)
    done = []
    for leg, Z in reversed(list(zip(legs.legs, legs.inertia.Z, strict=True))):
        names = [k.dof for k in leg.independent]
        if not names:
            continue
        at = [legs.names.index(name) for name in names]
        C = ca.horzcat(*(ca.vertcat(legs.J[name], legs.inertia.Y[name]) for name in names))
        V = S @ C
        d = ldl(symmetric(Z + C.T @ V))
        V_d = d.solve(V.T).T
        phi_hat = phi[at] - C.T @ eta
        eta = eta + V_d @ phi_hat
        S = symmetric(S - V_d @ V.T)
        done.append((at, C, V, d, phi_hat))
    theta_ddot = SX(len(legs.names), 1)
    for at, C, V, d, phi_hat in reversed(done):
        theta_ddot[at] = d.solve(phi_hat - V.T @ mu)
        mu = mu + C @ theta_ddot[at]
    return theta_ddot
