"""The saddle point at the heart of constrained motion, solved sparsely or so that only true singularities harm it.

    [ M  Gᵀ ] [ x ]   [ f ]
    [ G  0  ] [ y ] = [ g ]

A sparse order that does not solve its own samples to rounding is replaced by the robust one, which eliminates all of x
and then y. Where M alone is not positive definite, because bodies have no inertia
of their own about some axis (slender rods), it first adds rows that hold anyway, which changes nothing in the answer:

    (M + Gᵀ W G) x + Gᵀ y = f + Gᵀ W g

A regularisation ε > 0 puts −ε/W in place of the zero: G x = g is then met to
about ε, also at places where rows of G become dependent for a moment.

    W  diagonal, of the size of M / G²
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import casadi as ca
import numpy as np

from closedchain.spatial.sparse import OrderedLDL, ordered_ldl
from closedchain.types import SX, Array

Terms = Sequence[tuple[Array, ...]]  # M and G at the samples


@dataclass(frozen=True, eq=False)
class Saddle:
    """A factorised saddle point."""

    factor: OrderedLDL
    weighted: SX | None  # Gᵀ W where it was added
    size: int  # of x

    @property
    def pivot(self) -> SX:
        """Smallest relative pivot."""
        return self.factor.pivot

    def solve(self, f: SX, g: SX) -> tuple[SX, SX]:
        """x and y."""
        if self.weighted is not None:
            f = f + self.weighted @ g
        solution = self.factor.solve(ca.vertcat(f, g))
        return solution[: self.size, :], solution[self.size :, :]


def saddle(
    M: SX, G: SX, q: SX, samples: Sequence[Array], *, robust: bool = False, regularisation: float = 0.0
) -> Saddle:
    """Factorise [M Gᵀ; G 0] for expressions of q that are typical at the samples."""
    n, rows = M.shape[0], G.shape[0]
    if not robust or rows == 0:
        factor = ordered_ldl(ca.blockcat([[M, G.T], [G, SX(rows, rows)]]), q, samples)
        if factor.sound or rows == 0:
            return Saddle(factor, None, n)
    evaluate = ca.Function("terms", [q], [ca.densify(M), ca.densify(G)])
    numbers = [tuple(np.array(part) for part in evaluate(sample)) for sample in samples]
    W = _weights(numbers)
    corner = SX(ca.diag(ca.DM(-regularisation / W))) if regularisation else SX(rows, rows)
    weighted = None if _definite(numbers) else G.T @ SX(ca.diag(ca.DM(W)))
    leading = M if weighted is None else M + weighted @ G
    return Saddle(ordered_ldl(ca.blockcat([[leading, G.T], [G, corner]]), q, samples, n), weighted, n)


def _definite(numbers: Terms) -> bool:
    """Whether M is positive definite, far from rounding, at all samples."""
    for M, _ in numbers:
        scale = np.sqrt(np.maximum(M.diagonal(), 1e-300))
        if np.linalg.eigvalsh(M / np.outer(scale, scale))[0] < 1e-8 or M.diagonal().min() < 1e-12 * M.diagonal().max():
            return False
    return True


def _weights(numbers: Terms) -> Array:
    mass = np.median([M.diagonal().mean() for M, _ in numbers])
    squares = np.median([(G**2).sum(axis=1) for _, G in numbers], axis=0)
    weights: Array = mass / np.maximum(squares, 1e-12 * squares.max())
    return weights
