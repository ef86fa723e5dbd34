"""Generalised inertia of one leg, linear in its number of bodies.

    N_i = [B_i f_i]   twist of body i per unit of [t_e; independent velocities of the leg], N_i = A_{i,i-1} N_{i-1} +
    p_i ρ_i
    M^_i              inertia of the bodies from i on, moving as one

The paper's (28) carries the passive joints in its composite body (M~, built with Ψ A); with the rows ρ_i, in which they
are solved already, the composite is the rigid one and Σ N_iᵀ M_i N_i comes out joint by joint.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca

from closedchain.dynamics.denoc.legs import JointDof
from closedchain.dynamics.denoc.projection import Projected, symmetric
from closedchain.multibody.system import System
from closedchain.types import SX


@dataclass(frozen=True, eq=False)
class LegInertia:
    """Σ BᵀMB, Σ BᵀMf by independent degree of freedom, and Σ fᵀMf by leg."""

    X: SX
    Y: dict[JointDof, SX]
    Z: tuple[SX, ...]


def leg_inertia(system: System, leg: Projected) -> SX:
    """Σ N_iᵀ M_i N_i of one leg's bodies, with N_i = A_{i,i-1} N_{i-1} + p_i ρ_i.

    With M^_i the composite of all bodies from i on, Σ N_iᵀ M_i N_i = Σ_i (N_iᵀ M^_i N_i − (A N_{i-1})ᵀ M^_i A N_{i-1}),
    and joint i adds ρ_iᵀ (p_iᵀ M^_i p_i) ρ_i + ρ_iᵀ (p_iᵀ M^_i A N_{i-1}) + its transpose: linear in the bodies.
    """
    composites = composite_inertias(system, leg)
    rows = leg.rows()
    N = SX(6, rows[0].shape[1]) if rows else SX(6, 6)  # at E
    G = SX(N.shape[1], N.shape[1])
    for screw, rho in zip(leg.screws, rows, strict=True):
        M_hat = composites[screw.joint]
        if M_hat.nnz() == 0:
            break
        h = M_hat @ screw.p
        g = ca.sparsify((wrench_at_end(leg.A_e[screw.joint], h)).T @ N + ca.dot(h, screw.p) / 2 * rho)
        G = symmetric(G + rho.T @ g + g.T @ rho)
        N = ca.sparsify(N + screw.s @ rho)
    return G


def composite_inertias(system: System, leg: Projected) -> list[SX]:
    """M^_i = M_i + Aᵀ M^_{i+1} A by joint, for bodies that move as one."""
    found: list[SX] = []
    M_hat = SX(6, 6)
    for joint in reversed(leg.leg.joints):
        if joint.body >= 0:
            M_hat = M_hat + system.links[joint.body].inertia
        found.insert(0, M_hat)
        M_hat = symmetric(joint.A.T @ M_hat @ joint.A)
    return found


def wrench_at_end(A_e: SX, w: SX) -> SX:
    """A_e⁻ᵀ w for A_e = [[R, 0], [S, R]]."""
    R, S = A_e[:3, :3], A_e[3:, :3]
    return ca.vertcat(R @ w[:3] + S @ w[3:], R @ w[3:])
