"""The reference members: their accelerations and the forces of all tips.

    [ A  −T₁ᵀ −T₂ᵀ … ] [ δ  ]   [  b  ]        A  inertia of the members and of what they carry freely
    [ T₁  W₁         ] [ λ₁ ] = [ −e₁ ]        T  what accelerations of the members do to the tips
    [ T₂      W₂     ] [ λ₂ ]   [ −e₂ ]        W  what forces at the tips do to the chain, φcᵀ Λ⁻¹ φc

Strong chains are eliminated first, as in the paper, (36) to (46):

    A += Tᵀ W⁻¹ T        b −= Tᵀ W⁻¹ e        and at the end λ = −W⁻¹ (e + T δ)

W of a chain that is stretched out, or has fewer DOF than its tip has constraints, is singular; the system is not,
unless the whole machine is. Of such a chain only the strong directions are eliminated (directions.py); its weak ones
stay in the border with their true compliance and are eliminated after the members, chain by chain, in the members' 6×6
mobility Φ = A⁻¹. With T, W and e those of what stays, no W is inverted:

    S = W + T Φ Tᵀ = L D Lᵀ      z = −S⁻¹ (e + T δ)       δ += Φ Tᵀ z       Z = L⁻¹ T Φ     Φ −= Zᵀ D⁻¹ Z
    and back, with F = Σ_later Tᵀ λ:                      λ = z − S⁻¹ T Φ F

Either way the cost is linear in the number of chains.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

import casadi as ca

from closedchain.dynamics.operational_space.directions import directions
from closedchain.dynamics.operational_space.transport import mirrored
from closedchain.spatial.sparse_ldl import LDL, ldl
from closedchain.spatial.sparse_lu import LU, lu
from closedchain.types import SX

Kept = Literal["none", "weak", "all"]


@dataclass(frozen=True, eq=False)
class Tip:
    """T, W and e of one chain, which of its rows are angular, and which directions stay in the border.

    B: rows along which its forces act, where these are not T (slipping contacts lean): Tᵀ becomes Bᵀ
    size: what the rows' compliances in W are measured by, if not by themselves
    """

    T: SX
    W: SX
    e: SX
    turns: Sequence[bool]
    kept: Kept
    B: SX | None = None
    size: SX | None = None

    @property
    def push(self) -> SX:
        """Rows along which its forces act."""
        return self.T if self.B is None else self.B

    def compliance(self, Phi: SX) -> SX:
        """How far each row gives way by itself, with members of mobility Φ: what pivots are measured by."""
        return (ca.diag(self.W) if self.size is None else self.size) + ca.sum2((self.T @ Phi) * self.push)


@dataclass(frozen=True, eq=False)
class Coupled:
    """δ of the members, tip forces per chain, smallest pivot."""

    delta: SX
    forces: tuple[SX, ...]
    pivot: SX


class Strong:
    """A chain that is eliminated whole."""

    def __init__(self, tip: Tip) -> None:
        self.tip, self.M = tip, ldl(tip.W)  # (36)
        self.Z, self.z = self.M.forward(tip.T), self.M.forward(tip.e)

    def add(self, A: SX, b: SX) -> tuple[SX, SX]:
        """The members with what they feel of it."""
        scaled = self.Z.T @ ca.diag(self.M.D_inverse)
        return A + _product(scaled, self.Z.T), b - scaled @ self.z  # (46)

    def forces(self, delta: SX) -> SX:
        """λ."""
        tip, lower = self.tip, sum(len(column) for column in self.M.columns)
        cheaper = self.Z.nnz() < tip.T.nnz() + lower  # L⁻¹ T is at hand, but may hold fewer zeros than T
        return -(self.M.backward(self.z + self.Z @ delta) if cheaper else self.M.solve(tip.e + tip.T @ delta))  # (38)


class Divided:
    """A chain of which strong directions are eliminated and weak ones kept."""

    def __init__(self, tip: Tip, usual: dict[bool, SX]) -> None:
        self.tip, self.found = tip, directions(tip.W, [usual[turn] for turn in tip.turns])
        self.T, self.e = self.found.along(tip.T), self.found.along(tip.e)

    def add(self, A: SX, b: SX) -> tuple[SX, SX]:
        """The members with what they feel of the strong directions."""
        scaled = self.T.T @ ca.diag(self.found.D_inverse)
        return A + _product(scaled, self.T.T), b - scaled @ self.e

    def weak(self) -> Tip:
        """What stays; rows of strong directions hold nothing and bear nothing."""
        weak, tip = self.found.weak, self.tip
        return Tip(ca.diag(weak) @ self.T, self.found.K, weak * self.e, tip.turns, "all", size=ca.diag(tip.W))

    def forces(self, delta: SX, weak: SX) -> SX:
        """λ, given the forces along weak directions."""
        return self.found.at_tips(weak - self.found.D_inverse * (self.e + self.T @ delta))


def couple(A: SX, b: SX, tips: Sequence[Tip]) -> Coupled:
    """Strong chains and directions, then the members, then what stays in the border."""
    held = {k: tip for k, tip in enumerate(tips) if tip.W.shape[0]}
    strong = {k: Strong(tip) for k, tip in held.items() if tip.kept == "none"}
    usual = _usual(held.values())
    divided = {k: Divided(tip, usual) for k, tip in held.items() if tip.kept == "weak"}
    border = {k: divided[k].weak() if k in divided else tip for k, tip in held.items() if tip.kept != "none"}
    parts: list[Strong | Divided] = [*strong.values(), *divided.values()]
    for part in parts:
        A, b = part.add(A, b)
    members = ldl(A)
    delta, stayed, pivot = _border(members, members.solve(b), list(border.values()))  # (45)
    forces = dict.fromkeys(range(len(tips)), SX(0, 1)) | dict(zip(border, stayed, strict=True))
    forces |= {k: chain.forces(delta, forces[k]) for k, chain in divided.items()}
    for k, whole in strong.items():
        forces[k] = whole.forces(delta)
        pivot = ca.fmin(pivot, whole.M.pivot)
    return Coupled(delta, tuple(forces.values()), ca.fmin(pivot, members.pivot))


def _usual(tips: Iterable[Tip]) -> dict[bool, SX]:
    """The largest compliance of angular and of linear rows, of all chains."""
    rows = [(turn, tip.W[i, i]) for tip in tips for i, turn in enumerate(tip.turns)]
    return {kind: ca.mmax(ca.vertcat(*(w for turn, w in rows if turn == kind))) for kind in {turn for turn, _ in rows}}


def _border(members: LDL, delta: SX, tips: Sequence[Tip]) -> tuple[SX, list[SX], SX]:
    """δ and λ with what stays added chain by chain; chains that keep the system symmetric come first."""
    Phi, pivot, symmetric = members.inverse(), SX(1), True
    sizes = [tip.compliance(Phi) for tip in tips]
    order = sorted(range(len(tips)), key=lambda k: tips[k].B is not None)
    steps: list[tuple[SX, SX, LDL | LU]] = []
    for k in order:
        tip = tips[k]
        symmetric = symmetric and tip.B is None
        T_Phi = ca.sparsify(tip.T @ Phi)
        S: LDL | LU
        if symmetric:
            S = ldl(tip.W + _product(T_Phi, tip.T))
            Z = S.forward(T_Phi)
            Phi_B, update = T_Phi.T, _product(Z.T @ ca.diag(S.D_inverse), Z.T)
            pivot = ca.fmin(pivot, ca.mmin(S.D / sizes[k]))
        else:
            S = lu(tip.W + T_Phi @ tip.push.T, tuple((i, i) for i in range(tip.T.shape[0])))
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
