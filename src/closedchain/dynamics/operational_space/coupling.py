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
from closedchain.spatial.lu import Factors, factorise
from closedchain.spatial.rotation import SX


@dataclass(frozen=True, eq=False)
class Tip:
    """T, W and e of one chain, and whether it stays in the border.

    B are the rows along which its forces act, where these are not T (slipping contacts lean): Tᵀ becomes Bᵀ.
    """

    T: SX
    W: SX
    e: SX
    weak: bool
    B: SX | None = None

    @property
    def push(self) -> SX:
        """Rows along which its forces act."""
        return self.T if self.B is None else self.B


@dataclass(frozen=True, eq=False)
class Coupled:
    """δ of the members, tip forces per chain, smallest pivot."""

    delta: SX
    forces: tuple[SX, ...]
    pivot: SX


def couple(A: SX, b: SX, tips: Sequence[Tip]) -> Coupled:
    """Strong chains, members, weak chains."""
    pivot, factors = SX(1), dict[int, tuple[Factor, SX, SX]]()
    for k, tip in enumerate(tips):
        if not tip.weak and tip.W.shape[0]:
            M = ldl(tip.W)  # (36)
            Z, z = M.forward(tip.T), M.forward(tip.e)
            factors[k] = M, Z, z
            scaled = Z.T @ ca.diag(M.D_inverse)
            A = A + _product(scaled, Z.T)  # (46)
            b = b - scaled @ z
            pivot = ca.fmin(pivot, M.pivot)
    members = ldl(A)
    weak = [k for k in range(len(tips)) if tips[k].weak]
    delta, border, smallest = _border(members, members.solve(b), [tips[k] for k in weak])  # (45)
    forces = [SX(0, 1)] * len(tips)
    for k, lam in zip(weak, border, strict=True):
        forces[k] = lam
    for k, (M, Z, z) in factors.items():
        tip, lower = tips[k], sum(len(column) for column in M.columns)
        cheaper = Z.nnz() < tip.T.nnz() + lower  # L⁻¹ T is at hand, but may hold fewer zeros than T
        forces[k] = -(M.backward(z + Z @ delta) if cheaper else M.solve(tip.e + tip.T @ delta))  # (38)
    return Coupled(delta, tuple(forces), ca.fmin(ca.fmin(pivot, members.pivot), smallest))


def _border(members: Factor, delta: SX, tips: Sequence[Tip]) -> tuple[SX, list[SX], SX]:
    """δ and λ with the weak chains added one by one; those that keep the system symmetric come first."""
    Phi, pivot, symmetric = members.inverse(), SX(1), True
    order = sorted(range(len(tips)), key=lambda k: tips[k].B is not None)
    steps: list[tuple[SX, SX, Factor | Factors]] = []
    for tip in (tips[k] for k in order):
        symmetric = symmetric and tip.B is None
        T_Phi = ca.sparsify(tip.T @ Phi)
        S: Factor | Factors
        if symmetric:
            S = ldl(tip.W + _product(T_Phi, tip.T))
            Z = S.forward(T_Phi)
            Phi_B, update = T_Phi.T, _product(Z.T @ ca.diag(S.D_inverse), Z.T)
        else:
            S = factorise(tip.W + T_Phi @ tip.push.T, tuple((k, k) for k in range(tip.T.shape[0])))
            Phi_B = ca.sparsify(Phi @ tip.push.T)
            update = Phi_B @ S.solve(T_Phi)
        z = -S.solve(tip.e + tip.T @ delta)
        delta = delta + Phi_B @ z
        Phi = Phi - update
        pivot = ca.fmin(pivot, S.pivot)
        steps.append((z, T_Phi, S))
    push, forces = SX(delta.shape[0], 1), [SX(0, 1)] * len(tips)
    for k, (z, T_Phi, S) in zip(reversed(order), reversed(steps), strict=True):
        forces[k] = z - S.solve(T_Phi @ push) if push.nnz() else z
        push = ca.sparsify(push + tips[k].push.T @ forces[k])
    return delta, forces, pivot


def _product(G: SX, H: SX) -> SX:
    """G Hᵀ where that is known to be symmetric."""
    return mirrored(lambda i, j: G[i, :] @ H[j, :].T, G.shape[0])
