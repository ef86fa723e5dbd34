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

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Literal

import casadi as ca
import numpy as np

from closedchain.records import dataclass
from closedchain.spatial.products import symmetric_product
from closedchain.spatial.sparse import LDL, ldl
from closedchain.types import SX, Array

Kept = Literal["none", "weak", "all"]  # directions of a chain that stay in the border
WEAK = 1e-3  # of the largest compliance; strong directions cost at most these digits of tip forces
NOTHING = WEAK  # of the largest compliance: usual values below it measure nothing


@dataclass(frozen=True, eq=False)
class ReducedChain:
    """One chain in the bordered system, which of its rows are angular, and which directions stay in the border.

    directions: rows as directions of a chain of which only weak ones stay, before strong ones are left out
    """

    T: SX
    M_inv: SX
    S: SX
    angular: Sequence[bool]
    kept: Kept
    directions: TipDirections | None = None


class LoopPivots:
    """Pivots of all loop rows, which are compliances: where rows become dependent, one of them vanishes.

    The system of a machine, eliminated joints first, has pivots that are inertias and pivots that are compliances of
    loop rows with what was eliminated before. Its determinant is their product; inertias stay away from zero as long as
    every motion moves mass, so where loops become dependent a compliance goes to zero. What is small is seen by what
    each usually is: beside other terms of its own row, a row that nothing can move any more would look sound.
    typical: how large expressions of the configuration usually are
    """

    def __init__(self, typical: Callable[[SX], Array]) -> None:
        self.typical, self.angular = typical, list[bool]()
        self.D, self.measures, self.strong = list[SX](), list[SX](), list[SX]()

    def watch(self, D: SX, angular: Sequence[bool], compliance: SX, strong: SX | None = None) -> None:
        """Add pivots of rows, each measured by the compliance that its row usually has by itself.

        strong: 1 where a row has no pivot
        """
        self.D.append(D)
        self.measures.append(compliance)
        self.strong.append(SX(*D.shape) if strong is None else strong)
        self.angular += angular

    def largest(self, chains: Iterable[ReducedChain]) -> dict[bool, float]:
        """Compliance that the softest angular and linear rows of chains usually have."""
        rows = [(angular, chain.M_inv[i, i]) for chain in chains for i, angular in enumerate(chain.angular)]
        sizes = self.typical(ca.vertcat(SX(0, 1), *(M_ii for _, M_ii in rows)))
        return self._largest([angular for angular, _ in rows], sizes)

    def smallest(self) -> SX:
        """The smallest, about 1 at usual configurations, zero where loops are dependent."""
        if not self.angular:
            return SX(1)
        sizes = self.typical(ca.vertcat(*self.measures))
        largest = self._largest(self.angular, sizes)
        # where all configurations are singular, usual values are rounding
        sizes = np.maximum(sizes, [max(NOTHING * largest[kind], 1e-300) for kind in self.angular])
        return ca.fmin(1, ca.mmin(ca.vertcat(*self.D) * SX(1 / sizes) + ca.sparsify(ca.vertcat(*self.strong))))

    @staticmethod
    def _largest(angular: Sequence[bool], sizes: Array) -> dict[bool, float]:
        return {kind: max(size for a, size in zip(angular, sizes, strict=True) if a == kind) for kind in set(angular)}


class PartialElimination:
    """A chain of which strong directions are eliminated and weak ones kept."""

    def __init__(self, chain: ReducedChain, largest: dict[bool, float]) -> None:
        self.chain, self.found = chain, tip_directions(chain.M_inv, [largest[angular] for angular in chain.angular])
        self.T, self.S = self.found.along(chain.T), self.found.along(chain.S)

    def add(self, I_0: SX, p_0: SX) -> tuple[SX, SX]:
        """The members with the strong directions of the chain."""
        TD = self.T.T @ ca.diag(self.found.D_inverse)
        return I_0 + symmetric_product(TD, self.T.T), p_0 + TD @ self.S  # (46)

    def border(self) -> ReducedChain:
        """What stays; rows of strong directions hold nothing and bear nothing."""
        return replace(self.chain, T=self.T, M_inv=self.found.K, S=self.found.weak * self.S, directions=self.found)

    def h_c(self, a_0: SX, h_weak: SX) -> SX:
        """Tip forces, given those along weak directions."""
        return self.found.at_tips(h_weak + self.found.D_inverse * (self.S - self.T @ a_0))  # (38)


def solve_alone(chains: Sequence[ReducedChain], pivots: LoopPivots) -> list[SX]:
    """Tip forces of chains on the ground, each by itself."""
    h_c = list[SX]()
    for chain in chains:
        M = ldl(chain.M_inv)
        pivots.watch(M.D, chain.angular, ca.diag(chain.M_inv))
        h_c.append(M.solve(chain.S))
    return h_c


def solve_border(members: LDL, a_0: SX, chains: Sequence[ReducedChain], pivots: LoopPivots) -> tuple[SX, list[SX]]:
    """a0 and h_c with what stays added chain by chain."""
    Phi, steps = members.inverse(), list[tuple[SX, SX, SX, LDL]]()
    free = Phi
    for chain in chains:
        T, compliance, strong = chain.T, ca.diag(chain.M_inv), None
        if chain.directions is not None:
            compliance, strong = chain.directions.compliance, 1 - chain.directions.weak
            T = ca.diag(chain.directions.weak) @ T
        T_Phi = ca.sparsify(T @ Phi)
        K = ldl(chain.M_inv + symmetric_product(T_Phi, T))
        pivots.watch(K.D, chain.angular, compliance + ca.sum2((chain.T @ free) * chain.T), strong)
        Z, h = K.forward(T_Phi), K.solve(chain.S - T @ a_0)
        a_0 = a_0 + T_Phi.T @ h
        Phi = Phi - symmetric_product(Z.T @ ca.diag(K.D_inverse), Z.T)
        steps.append((h, T, T_Phi, K))
    F, h_c = SX(a_0.shape[0], 1), list[SX]()
    for h, T, T_Phi, K in reversed(steps):
        h_c.append(h - K.solve(T_Phi @ F) if F.nnz() else h)
        F = ca.sparsify(F + T.T @ h_c[-1])
    return a_0, h_c[::-1]


@dataclass(frozen=True, eq=False)
class TipDirections:
    """Strong and weak directions at the tips of a chain. With y the forces along them, h_c = Uᵀ y:

        U M⁻¹ Uᵀ = [ D  0 ]     D  diagonal, compliance of the strong directions
                   [ 0  K ]     K  compliance of the weak ones as it truly is, down to zero

    Any U that does this serves. Singular vectors of φcᵀ J H^(−1/2) do, but take an iteration to find; the conjugate
    directions of an elimination span the same weak space and are found in one pass. No direction is truncated, and
    nothing jumps where one changes sides, since both ways solve the same system.

    Which directions are weak is found while the code runs, so each has a place on both sides and drops out of one:
    D_inverse is zero for weak ones (weak is 1); of strong ones (weak is 0) K has a usual compliance, beside zeros.
    shares: U as steps: per direction, how much of it is taken from each other one; compliance: of each row by itself
    """

    D_inverse: SX
    K: SX
    weak: SX
    shares: tuple[dict[int, SX], ...]
    compliance: SX

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


def tip_directions(M_inv: SX, largest: Sequence[float]) -> TipDirections:
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
    K = K * (weak @ weak.T) + ca.diag((1 - weak) * ca.DM(largest))
    return TipDirections(D_inverse, K, weak, tuple(steps), ca.diag(M_inv))
