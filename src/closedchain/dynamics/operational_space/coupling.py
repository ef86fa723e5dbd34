"""The reference members: their accelerations and the forces of all tips.

    [ A  −T₁ᵀ −T₂ᵀ … ] [ δ  ]   [  b  ]        A  inertia of the members and of what they carry freely
    [ T₁  W₁         ] [ λ₁ ] = [ −e₁ ]        T  what accelerations of the members do to the tips
    [ T₂      W₂     ] [ λ₂ ]   [ −e₂ ]        W  what forces at the tips do to the chain, φcᵀ Λ⁻¹ φc

Strong chains are eliminated first, as in the paper, (36) to (46):

    A += Tᵀ W⁻¹ T        b −= Tᵀ W⁻¹ e        and at the end λ = −W⁻¹ (e + T δ)

W of a chain that is stretched out, or has fewer freedoms than its tip has constraints, is singular; the system is not,
unless the whole machine is. Weak chains therefore stay in the border, every direction of their tips with its true
compliance, and are eliminated after the members, one by one, in the members' 6×6 mobility Φ = A⁻¹. No W is inverted:

    S = W + T Φ Tᵀ = L D Lᵀ      z = −S⁻¹ (e + T δ)       δ += Φ Tᵀ z       Z = L⁻¹ T Φ     Φ −= Zᵀ D⁻¹ Z
    and back, with F = Σ_later Tᵀ λ:                      λ = z − S⁻¹ T Φ F

Either way the cost is linear in the number of chains.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import casadi as ca

from closedchain.dynamics.operational_space.transport import mirrored
from closedchain.spatial.linear import Factor, ldl
from closedchain.spatial.rotation import SX

CAUTION = 1e-4  # a strong chain's pivot counts so much less: others are asked while eleven digits are left


@dataclass(frozen=True, eq=False)
class Tip:
    """T, W and e of one chain, and whether it stays in the border."""

    T: SX
    W: SX
    e: SX
    weak: bool


@dataclass(frozen=True, eq=False)
class Coupled:
    """δ of the members, tip forces per chain, smallest pivot."""

    delta: SX
    forces: tuple[SX, ...]
    pivot: SX


def couple(A: SX, b: SX, tips: Sequence[Tip]) -> Coupled:
    """Strong chains, members, weak chains."""
    pivot, factors = SX(1), dict[int, Factor]()
    for k, tip in enumerate(tips):
        if not tip.weak and tip.W.shape[0]:
            M = factors[k] = ldl(tip.W)  # (36)
            Z = M.forward(tip.T)
            scaled = Z.T @ ca.diag(M.D_inverse)
            A = A + _product(scaled, Z.T)  # (46)
            b = b - scaled @ M.forward(tip.e)
            pivot = ca.fmin(pivot, M.pivot * CAUTION)
    members = ldl(A)
    weak = [k for k in range(len(tips)) if tips[k].weak]
    delta, border, smallest = _border(members, members.solve(b), [tips[k] for k in weak])  # (45)
    forces = [SX(0, 1)] * len(tips)
    for k, lam in zip(weak, border, strict=True):
        forces[k] = lam
    for k, M in factors.items():
        forces[k] = -M.solve(tips[k].e + tips[k].T @ delta)  # (38)
    return Coupled(delta, tuple(forces), ca.fmin(ca.fmin(pivot, members.pivot), smallest))


def _border(members: Factor, delta: SX, tips: Sequence[Tip]) -> tuple[SX, list[SX], SX]:
    """δ and λ with the weak chains added one by one."""
    Phi, pivot = members.inverse(), SX(1)
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
    push, forces = SX(delta.shape[0], 1), list[SX]()
    for tip, (z, T_Phi, S) in zip(reversed(tips), reversed(steps), strict=True):
        forces.append(z - S.solve(T_Phi @ push) if push.nnz() else z)
        push = ca.sparsify(push + tip.T.T @ forces[-1])
    return delta, forces[::-1], pivot


def _product(G: SX, H: SX) -> SX:
    """G Hᵀ where that is known to be symmetric."""
    return mirrored(lambda i, j: G[i, :] @ H[j, :].T, G.shape[0])
