"""Strong and weak directions of a chain's tips, told apart while the code runs.

W = φcᵀ Λ⁻¹ φc is what forces at the tips do to the chain. Its directions are eliminated one by one; one that hardly
gives way, once those before it are eliminated, is weak and left. With y the forces along the directions, λ = Uᵀ y:

    U W Uᵀ = [ D  0 ]     D  diagonal, compliance of the strong directions
             [ 0  K ]     K  compliance of the weak ones as it truly is, down to zero (σ² along singular vectors)

Any U that does this serves. Singular vectors of φcᵀ J H^(−1/2) do, but take an iteration to find; the conjugate
directions of the elimination span the same weak space and are found in one pass. No direction is truncated, and
nothing jumps where one changes sides, since both ways solve the same system.

Which directions are weak is not known before, so each has a place on both sides, and drops out of one of them:
D⁻¹ is zero for weak directions; of strong ones K keeps the diagonal of W, beside zeros.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import casadi as ca

from closedchain.types import SX

WEAK = 1e-3  # of what is usual; strong directions cost at most these digits of tip forces


@dataclass(frozen=True, eq=False)
class Directions:
    """D⁻¹ and K as above; weak is 1 for weak directions and 0 for strong ones.

    shares: U as steps: per direction, how much of it is taken from each other one
    """

    D_inverse: SX
    K: SX
    weak: SX
    shares: tuple[dict[int, SX], ...]

    def along(self, rows: SX) -> SX:
        """U B: rows of the tips as rows of the directions."""
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


def directions(W: SX, sizes: Sequence[SX]) -> Directions:
    """Tell the directions of a symmetric positive semidefinite W apart; `sizes` says what is usual for each row."""
    n = W.shape[0]
    K, D_inverse, weak, steps = SX(W), SX(n, 1), SX(n, 1), []
    for j in range(n):
        strong = K[j, j] > WEAK * sizes[j]
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
    K = K * (weak @ weak.T) + ca.diag((1 - weak) * ca.diag(W))
    return Directions(D_inverse, K, weak, tuple(steps))
