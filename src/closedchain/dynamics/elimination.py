"""The order in which a sparse symmetric system is eliminated, chosen once when a machine is compiled.

The matrix is known as an expression of the coordinates and, through it, at several assembled configurations. Greedy:
of the unknowns whose pivot is safe at every one of these, take the one that touches fewest others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.spatial.sparse_ldl import Factor, ldl
from closedchain.types import SX, Array

# fraction of everything that was added to or subtracted from a pivot that must be left of it: rows of a positive
# definite matrix are safe as long as they are not rounding; rows without a diagonal of their own are what can fail
SAFE_WITH_DIAGONAL = 1e-8
SAFE_WITHOUT = 1e-2


@dataclass(frozen=True, eq=False)
class Factorised:
    """L D Lᵀ of a matrix, and how small its pivots are compared with those at the configurations it was planned from.

    `pivot` is about 1 there, and reaches zero or turns negative where the matrix becomes singular. Watched are the
    pivots that can vanish: those of rows without a diagonal element of their own, and all that come after one.
    """

    factor: Factor
    pivot: SX

    def solve(self, right: SX) -> SX:
        """The matrix divided into a right-hand side."""
        return self.factor.solve(right)


def factorise(K: SX, q: SX, samples: Sequence[Array], first: int | None = None) -> Factorised:
    """Factorise K(q); with `first`, the leading unknowns come before the rest, as far as their pivots are safe."""
    evaluate = ca.Function("K", [q], [ca.densify(K)])
    values = np.array([np.array(evaluate(sample)) for sample in samples])
    pattern = np.array(ca.DM(K.sparsity(), 1).full(), dtype=bool)
    work = _Work(values, pattern.copy())
    unknowns = range(K.shape[0])
    order = work.eliminate(range(first), only_safe=True) if first is not None else []
    order += work.eliminate([i for i in unknowns if i not in order])
    factor = ldl(K, order)
    watched = list(unknowns)[next((k for k, i in enumerate(order) if not pattern[i, i]), K.shape[0]) :]
    pivot = SX(1)
    for k in watched:
        pivot = ca.fmin(pivot, factor.D[k] * (1 / work.typical[order[k]]))
    return Factorised(factor, pivot)


class _Work:
    """The matrix at all configurations while unknowns leave it."""

    def __init__(self, A: Array, pattern: NDArray[np.bool_]) -> None:
        self.A, self.pattern = A, pattern
        self.typical = np.zeros(A.shape[1])
        self.least = np.where(pattern.diagonal(), SAFE_WITH_DIAGONAL, SAFE_WITHOUT)
        self.load = np.abs(A.diagonal(axis1=1, axis2=2))  # largest term each pivot was made from

    def eliminate(self, unknowns: Sequence[int], only_safe: bool = False) -> list[int]:
        left, order = list(unknowns), list[int]()
        while left:
            chosen = self._best(left, only_safe)
            if chosen is None:
                break
            left.remove(chosen)
            order.append(chosen)
            pivots = self.A[:, chosen, chosen]
            self.typical[chosen] = np.sort(pivots)[len(pivots) // 2]
            self._remove(chosen)
        return order

    def _best(self, left: list[int], only_safe: bool) -> int | None:
        pivots = np.abs(self.A[:, left, left])
        safety = (pivots / np.maximum(self.load[:, left], 1e-300)).min(axis=0)
        safe = [i for i, s in zip(left, safety, strict=True) if s > self.least[i]]
        if not safe:
            return None if only_safe else left[int(np.argmax(safety))]
        return min(safe, key=lambda i: (int(self.pattern[i].sum()), i))

    def _remove(self, chosen: int) -> None:
        others = np.flatnonzero(self.pattern[chosen])
        others = others[others != chosen]
        column = self.A[:, others, chosen]
        update = column[:, :, None] * column[:, None, :] / self.A[:, chosen, chosen][:, None, None]
        self.A[:, others[:, None], others] -= update
        self.load[:, others] = np.maximum(self.load[:, others], np.abs(update.diagonal(axis1=1, axis2=2)))
        self.pattern[others[:, None], others] = True
        self.pattern[chosen], self.pattern[:, chosen] = False, False
