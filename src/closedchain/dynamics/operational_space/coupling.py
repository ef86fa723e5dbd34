"""The reference members: their accelerations and the forces of all tips, never dividing by what a chain alone can bear.

    [ A  −T₁ᵀ −T₂ᵀ … ] [ a  ]   [  b  ]        A  inertia of the members and of what they carry freely
    [ T₁  W₁         ] [ λ₁ ] = [ −e₁ ]        T  what accelerations of the members do to the tips
    [ T₂      W₂     ] [ λ₂ ]   [ −e₂ ]        W  what forces at the tips do to the chain, φcᵀ Λ⁻¹ φc

This is the bordered system with every direction of every tip kept in the border, each with its true compliance. W of a
chain that is stretched out, or has fewer freedoms than its tip has constraints, is singular; the system is not, unless
the whole machine is. It is eliminated from the members on, chain by chain, in the members' 6×6 mobility Φ = A⁻¹:

    S = W + T Φ Tᵀ      z = −S⁻¹ (e + T a)     K = S⁻¹ T Φ        a += Φ Tᵀ z      Φ −= (T Φ)ᵀ K
    and back:           λ = z − K Σ_later Tᵀ λ

Chains added later only ever stiffen what is there, so the cost is linear in the number of chains.

The paper's own elimination, (36) to (46), divides by W: a = (A + Σ Tᵀ W⁻¹ T)⁻¹ (b − Σ Tᵀ W⁻¹ e). It is the quicker one
for many regular chains, the only one for members without mass, and wrong where a W is singular.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import casadi as ca

from closedchain.dynamics.operational_space.open_chain import symmetric_product
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
    """Accelerations of the members, tip forces per chain, smallest pivot."""

    a: SX
    forces: tuple[SX, ...]
    pivot: SX


def bordered(A: SX, b: SX, tips: Sequence[Tip]) -> Coupled:
    """The members first, then chain by chain."""
    factor = ldl(A)
    Phi, a, pivot = factor.inverse(), factor.solve(b), factor.pivot
    steps: list[tuple[SX, SX]] = []
    for tip in tips:
        T_Phi = ca.sparsify(tip.T @ Phi)
        S = ldl(tip.W + symmetric_product(T_Phi, tip.T))
        z, K = -S.solve(tip.e + tip.T @ a), S.solve(T_Phi)
        a = a + T_Phi.T @ z
        Phi = Phi - symmetric_product(T_Phi.T, K.T)
        pivot = ca.fmin(pivot, S.pivot)
        steps.append((z, K))
    push, forces = SX(A.shape[0], 1), list[SX]()
    for tip, (z, K) in zip(reversed(tips), reversed(steps), strict=True):
        forces.append(z - K @ push)
        push = push + tip.T.T @ forces[-1]
    return Coupled(a, tuple(reversed(forces)), pivot)


def summed(A: SX, b: SX, tips: Sequence[Tip]) -> Coupled:
    """The paper's: every chain first, then the members."""
    pivot, factors = SX(1), list[Factor]()
    for tip in tips:
        M = ldl(tip.W)  # (36)
        factors.append(M)
        MT = M.solve(tip.T)
        A = A + symmetric_product(tip.T.T, MT.T)  # (46)
        b = b - MT.T @ tip.e
        pivot = ca.fmin(pivot, M.pivot)
    members = ldl(A)
    a = members.solve(b)  # (45)
    forces = tuple(-M.solve(tip.e + tip.T @ a) for M, tip in zip(factors, tips, strict=True))  # (38)
    return Coupled(a, forces, ca.fmin(pivot, members.pivot))
