"""The bordered system of chains and reference members, where chains are singular or short of degrees of freedom.

    [ I0  −T₁ᵀ −T₂ᵀ … ] [ a0   ]   [ p0 ]
    [ T₁   M₁⁻¹       ] [ h_c₁ ] = [ S₁ ]
    [ T₂       M₂⁻¹   ] [ h_c₂ ]   [ S₂ ]

The paper eliminates every chain. M⁻¹ of a chain that is fully extended, or has fewer DOF than its tip has constraints,
is singular; the system is not, unless the whole machine is. Of such a chain only the strong directions are eliminated;
the weak ones stay in the border with their true compliance and are eliminated after the members, chain by chain, with
the members' 6×6 mobility Φ = I0⁻¹. With T, M⁻¹ and S those of what stays, no M⁻¹ is inverted:

    K = M⁻¹ + T Φ Tᵀ = L D Lᵀ      h = K⁻¹ (S − T a0)       a0 += Φ Tᵀ h       Z = L⁻¹ T Φ     Φ −= Zᵀ D⁻¹ Z
    and back, with F = Σ_later Tᵀ h_c:                      h_c = h − K⁻¹ T Φ F

The cost is linear in the number of chains. Letters and numbers of equations are those of operational_space.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import casadi as ca

from closedchain.dynamics.articulated_body import symmetric_product
from closedchain.records import dataclass
from closedchain.spatial.sparse import LDL, LU, ldl, lu
from closedchain.types import SX

Kept = Literal["none", "weak", "all"]  # directions of a chain that stay in the border
WEAK = 1e-3  # of the largest compliance; strong directions cost at most these digits of tip forces


@dataclass(frozen=True, eq=False)
class ReducedChain:
    """One chain in the bordered system, which of its rows are angular, and which directions stay in the border.

    B: rows along which its forces act, where these are not T (sliding contacts): Tᵀ becomes Bᵀ
    scale: what the compliances of its rows are measured by, if not by themselves
    """

    T: SX
    M_inv: SX
    S: SX
    angular: Sequence[bool]
    kept: Kept
    B: SX | None = None
    scale: SX | None = None

    @property
    def push(self) -> SX:
        """Rows along which its forces act."""
        return self.T if self.B is None else self.B

    def compliance(self, Phi: SX) -> SX:
        """Of each row by itself, with members of mobility Φ: what pivots are measured by."""
        return (ca.diag(self.M_inv) if self.scale is None else self.scale) + ca.sum2((self.T @ Phi) * self.push)


class PartialElimination:
    """A chain of which strong directions are eliminated and weak ones kept."""

    def __init__(self, chain: ReducedChain, largest: dict[bool, SX]) -> None:
        self.chain, self.found = chain, tip_directions(chain.M_inv, [largest[angular] for angular in chain.angular])
        self.T, self.S = self.found.along(chain.T), self.found.along(chain.S)

    def add(self, I_0: SX, p_0: SX) -> tuple[SX, SX]:
        """The members with the strong directions of the chain."""
        TD = self.T.T @ ca.diag(self.found.D_inverse)
        return I_0 + symmetric_product(TD, self.T.T), p_0 + TD @ self.S  # (46)

    def border(self) -> ReducedChain:
        """What stays; rows of strong directions hold nothing and bear nothing."""
        weak, scale = self.found.weak, ca.diag(self.chain.M_inv)
        return ReducedChain(ca.diag(weak) @ self.T, self.found.K, weak * self.S, (), "all", scale=scale)

    def h_c(self, a_0: SX, h_weak: SX) -> SX:
        """Tip forces, given those along weak directions."""
        return self.found.at_tips(h_weak + self.found.D_inverse * (self.S - self.T @ a_0))  # (38)


def largest_compliances(chains: Iterable[ReducedChain]) -> dict[bool, SX]:
    """Of angular and of linear rows, of all chains."""
    rows = [(angular, chain.M_inv[i, i]) for chain in chains for i, angular in enumerate(chain.angular)]
    return {kind: ca.mmax(ca.vertcat(*(m for angular, m in rows if angular == kind))) for kind in {k for k, _ in rows}}


def solve_alone(chains: Sequence[ReducedChain]) -> tuple[list[SX], SX]:
    """Tip forces of chains on the ground, each by itself, and the smallest pivot."""
    factors = [ldl(chain.M_inv) for chain in chains]
    h_c = [M.solve(chain.S) for M, chain in zip(factors, chains, strict=True)]
    pivots = [ca.mmin(M.D / ca.diag(chain.M_inv)) for M, chain in zip(factors, chains, strict=True) if M.order]
    return h_c, ca.mmin(ca.vertcat(SX(1), *pivots, *(M.pivot for M in factors)))


def solve_border(members: LDL, a_0: SX, chains: Sequence[ReducedChain]) -> tuple[SX, list[SX], SX]:
    """a0 and h_c with what stays added chain by chain; chains that keep the system symmetric come first."""
    Phi, pivot, symmetric = members.inverse(), SX(1), True
    scales = [chain.compliance(Phi) for chain in chains]
    order = sorted(range(len(chains)), key=lambda k: chains[k].B is not None)
    steps: list[tuple[SX, SX, LDL | LU]] = []
    for k in order:
        chain = chains[k]
        symmetric = symmetric and chain.B is None
        T_Phi = ca.sparsify(chain.T @ Phi)
        K: LDL | LU
        if symmetric:
            K = ldl(chain.M_inv + symmetric_product(T_Phi, chain.T))
            Z = K.forward(T_Phi)
            Phi_B, update = T_Phi.T, symmetric_product(Z.T @ ca.diag(K.D_inverse), Z.T)
            pivot = ca.fmin(pivot, ca.mmin(K.D / scales[k]))
        else:
            K = lu(chain.M_inv + T_Phi @ chain.push.T, tuple((i, i) for i in range(chain.T.shape[0])))
            Phi_B = ca.sparsify(Phi @ chain.push.T)
            update = Phi_B @ K.solve(T_Phi)
        h = K.solve(chain.S - chain.T @ a_0)
        a_0 = a_0 + Phi_B @ h
        Phi = Phi - update
        pivot = ca.fmin(pivot, K.pivot)
        steps.append((h, T_Phi, K))
    F, h_c = SX(a_0.shape[0], 1), [SX(0, 1)] * len(chains)
    for k, (h, T_Phi, K) in zip(reversed(order), reversed(steps), strict=True):
        h_c[k] = h - K.solve(T_Phi @ F) if F.nnz() else h
        F = ca.sparsify(F + chains[k].push.T @ h_c[k])
    return a_0, h_c, pivot


@dataclass(frozen=True, eq=False)
class TipDirections:
    """Strong and weak directions at the tips of a chain. With y the forces along them, h_c = Uᵀ y:

        U M⁻¹ Uᵀ = [ D  0 ]     D  diagonal, compliance of the strong directions
                   [ 0  K ]     K  compliance of the weak ones as it truly is, down to zero

    Any U that does this serves. Singular vectors of φcᵀ J H^(−1/2) do, but take an iteration to find; the conjugate
    directions of an elimination span the same weak space and are found in one pass. No direction is truncated, and
    nothing jumps where one changes sides, since both ways solve the same system.

    Which directions are weak is found while the code runs, so each has a place on both sides and drops out of one:
    D_inverse is zero for weak ones (weak is 1); of strong ones (weak is 0) K keeps the diagonal of M⁻¹, beside zeros.
    shares: U as steps: per direction, how much of it is taken from each other one
    """

    D_inverse: SX
    K: SX
    weak: SX
    shares: tuple[dict[int, SX], ...]

    def along(self, rows: SX) -> SX:
        """U times rows of the tips: rows of the directions."""
        found = ca.vertsplit(rows)
        for j, shares in enumerate(self.shares):
            for i, share in shares.items():
                found[i] = found[i] - share * found[j]
        return ca.sparsify(ca.vertcat(*found))

    def at_tips(self, y: SX) -> SX:
        """Uᵀ y: forces along the directions as those of the tips."""
        found = ca.vertsplit(y)
        for j, shares in reversed(list(enumerate(self.shares))):
            found[j] = found[j] - sum(share * found[i] for i, share in shares.items())
        return ca.vertcat(*found)


def tip_directions(M_inv: SX, largest: Sequence[SX]) -> TipDirections:
    """Divide those of a positive semidefinite M⁻¹; `largest`: what the compliance of each row is compared with."""
    n = M_inv.shape[0]
    K, D_inverse, weak, steps = SX(M_inv), SX(n, 1), SX(n, 1), []
    for j in range(n):
        strong = K[j, j] > WEAK * largest[j]
        D_inverse[j] = strong / ca.if_else(strong, K[j, j], 1)
        weak[j] = 1 - strong
        left = [*range(j), *range(j + 1, n)]
        # of the directions before this one, only weak ones are still there
        shares = {i: K[i, j] * D_inverse[j] * (weak[i] if i < j else 1) for i in left}
        row = K[j, :]
        for i in left:
            for k in left:
                if k <= i:
                    K[i, k] = K[k, i] = K[i, k] - shares[i] * row[k]
        steps.append(shares)
    K = K * (weak @ weak.T) + ca.diag((1 - weak) * ca.diag(M_inv))
    return TipDirections(D_inverse, K, weak, tuple(steps))
