"""The order in which a sparse symmetric system is eliminated, chosen once when a machine is compiled.

The matrix is known as an expression of the coordinates and, through it, at several assembled configurations. Greedy:
of the unknowns whose pivot is safe at every one of these, take the one that touches fewest others.
"""

from __future__ import annotations

from collections.abc import Sequence

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.spatial.rotation import SX

Array = NDArray[np.float64]

SAFE = 1e-3  # of everything that was added to or subtracted from a pivot


def elimination_order(K: SX, q: SX, samples: Sequence[Array], first: int | None = None) -> list[int]:
    """The order for K(q); with `first`, the leading unknowns come before the rest, as far as their pivots are safe."""
    evaluate = ca.Function("K", [q], [ca.densify(K)])
    work = _Work(
        np.array([np.array(evaluate(sample)) for sample in samples]),
        np.array(ca.DM(K.sparsity(), 1).full(), dtype=bool),
    )
    if first is None:
        return work.eliminate(range(K.shape[0]))
    order = work.eliminate(range(first), only_safe=True)
    return order + work.eliminate([i for i in range(K.shape[0]) if i not in order])


class _Work:
    """The matrix at all configurations while unknowns leave it."""

    def __init__(self, A: Array, pattern: NDArray[np.bool_]) -> None:
        self.A, self.pattern = A, pattern
        self.load = np.abs(A.diagonal(axis1=1, axis2=2))  # largest term each pivot was made from

    def eliminate(self, unknowns: Sequence[int], only_safe: bool = False) -> list[int]:
        left, order = list(unknowns), list[int]()
        while left:
            chosen = self._best(left, only_safe)
            if chosen is None:
                break
            left.remove(chosen)
            order.append(chosen)
            self._remove(chosen)
        return order

    def _best(self, left: list[int], only_safe: bool) -> int | None:
        pivots = np.abs(self.A[:, left, left])
        safety = (pivots / np.maximum(self.load[:, left], 1e-300)).min(axis=0)
        safe = [i for i, s in zip(left, safety, strict=True) if s > SAFE]
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
