"""The reference members: their accelerations and the forces of all tips, never dividing by what a chain alone can bear.

    [ A  −T₁ᵀ −T₂ᵀ … ] [ δ  ]   [  b  ]        A  inertia of the members and of what they carry freely
    [ T₁  W₁         ] [ λ₁ ] = [ −e₁ ]        T  what accelerations of the members do to the tips
    [ T₂      W₂     ] [ λ₂ ]   [ −e₂ ]        W  what forces at the tips do to the chain, φcᵀ Λ⁻¹ φc

This is the bordered system with every direction of every tip kept in the border, each with its true compliance. W of a
chain that is stretched out, or has fewer freedoms than its tip has constraints, is singular; the system is not, unless
the whole machine is. It is eliminated from the members on, chain by chain, in the members' 6×6 mobility Φ = A⁻¹:

    S = W + T Φ Tᵀ = L D Lᵀ      z = −S⁻¹ (e + T δ)       δ += Φ Tᵀ z       Z = L⁻¹ T Φ     Φ −= Zᵀ D⁻¹ Z
    and back, with F = Σ_later Tᵀ λ:                      λ = z − S⁻¹ T Φ F

The cost is linear in the number of chains. The paper's own elimination, (36) to (46), divides by W:

    (A + Σ Tᵀ W⁻¹ T) δ = b − Σ Tᵀ W⁻¹ e        λ = −W⁻¹ (e + T δ)

It is the only one for members without mass, somewhat quicker for many chains, and wrong where a W is singular.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import casadi as ca

from closedchain.dynamics.operational_space.transport import mirrored
from closedchain.spatial.linear import Factor, ldl
from closedchain.spatial.rotation import SX


@dataclass(frozen=True, eq=False)
class Tip:
    """T, W and e of one chain."""

    T: SX
    W: SX
    e: SX


@dataclass(frozen=True, eq=False)
class Coupled:
    """δ of the members, tip forces per chain, smallest pivot."""

    delta: SX
    forces: tuple[SX, ...]
    pivot: SX


def bordered(A: SX, b: SX, tips: Sequence[Tip]) -> Coupled:
    """The members first, then chain by chain."""
    members = ldl(A)
    Phi, delta, pivot = members.inverse(), members.solve(b), members.pivot
    steps: list[tuple[SX, SX, Factor]] = []
    for tip in tips:
        T_Phi = ca.sparsify(tip.T @ Phi)
        S = ldl(tip.W + _product(T_Phi, tip.T))
        z = -S.solve(tip.e + tip.T @ delta)
        delta = delta + T_Phi.T @ z
        Z = S.forward(T_Phi)
        Phi = Phi - _product(Z.T @ ca.diag(S.D_inverse), Z.T)
        pivot = ca.fmin(pivot, S.pivot)
        steps.append((z, T_Phi, S))
    push, forces = SX(A.shape[0], 1), list[SX]()
    for tip, (z, T_Phi, S) in zip(reversed(tips), reversed(steps), strict=True):
        forces.append(z - S.solve(T_Phi @ push) if push.nnz() else z)
        push = ca.sparsify(push + tip.T.T @ forces[-1])
    return Coupled(delta, tuple(reversed(forces)), pivot)


def summed(A: SX, b: SX, tips: Sequence[Tip]) -> Coupled:
    """The paper's: every chain first, then the members."""
    pivot, factors = SX(1), list[Factor]()
    for tip in tips:
        M = ldl(tip.W)  # (36)
        factors.append(M)
        Z = M.forward(tip.T)
        scaled = Z.T @ ca.diag(M.D_inverse)
        A = A + _product(scaled, Z.T)  # (46)
        b = b - scaled @ M.forward(tip.e)
        pivot = ca.fmin(pivot, M.pivot)
    members = ldl(A)
    delta = members.solve(b)  # (45)
    forces = tuple(-M.solve(tip.e + tip.T @ delta) for M, tip in zip(factors, tips, strict=True))  # (38)
    return Coupled(delta, forces, ca.fmin(pivot, members.pivot))


def _product(G: SX, H: SX) -> SX:
    """G Hᵀ where that is known to be symmetric."""
    return mirrored(lambda i, j: G[i, :] @ H[j, :].T, G.shape[0])
