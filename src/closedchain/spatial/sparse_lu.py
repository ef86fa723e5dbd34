"""Square unsymmetric systems inside traced code: sparse LU factors with pivots chosen beforehand.

    A = L U up to the order of rows and columns

The pivots are chosen where the matrix is known in numbers (at several configurations of a machine): each is large
compared with its row and column at all of them and, among those, touches the fewest other elements. ``LU.pivot``
says how small they become anywhere else. Orders up to three are solved by cofactors, which need no pivots.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.spatial.pivots import Elimination, best_pivot
from closedchain.types import SX

SAFE = 0.03  # a pivot's least share of the largest element left in its row and column
Pivots = tuple[tuple[int, int], ...]


def choose_pivots(values: NDArray[np.float64], pattern: NDArray[np.bool_]) -> Pivots:
    """(row, column) of every pivot, for a matrix known as `values` (samples, n, n) with the given sparsity."""
    left = Elimination(values, pattern)
    chosen: list[tuple[int, int]] = []
    for _ in range(pattern.shape[0]):
        size = np.abs(left.A)
        largest = np.maximum(size.max(axis=1, keepdims=True), size.max(axis=2, keepdims=True))
        safety = np.where(left.pattern, (size / np.maximum(largest, 1e-300)).min(axis=0), -1.0)
        work = np.outer(left.pattern.sum(axis=1) - 1, left.pattern.sum(axis=0) - 1)
        best, _ = best_pivot(safety, SAFE, work)
        i, j = divmod(best, pattern.shape[0])
        left.eliminate(i, j)
        chosen.append((i, j))
    return tuple(chosen)


@dataclass(frozen=True)
class LU:
    """Factors of an n×n matrix.

    lower[k], upper[k]: elements of pivot k's column (already divided by the pivot) and row, by index in A
    pivot: the smallest pivot as a share of its largest term and of the largest element left in its row and column;
        0 for a singular matrix
    """

    pivots: Pivots
    lower: tuple[dict[int, SX], ...]
    upper: tuple[dict[int, SX], ...]
    inverses: tuple[SX, ...]
    pivot: SX
    determinant: SX  # up to a sign that is always the same

    def solve(self, B: SX) -> SX:
        """A⁻¹ B."""
        return ca.horzcat(*(self._solve(ca.sparsify(b)) for b in ca.horzsplit(B)))

    def solve_transposed(self, B: SX) -> SX:
        """A⁻ᵀ B."""
        return ca.horzcat(*(self._solve_transposed(ca.sparsify(b)) for b in ca.horzsplit(B)))

    def _solve(self, b: SX) -> SX:
        x = SX(b.shape[0], 1)
        y = {i: b[i] for i in range(b.shape[0]) if b[i].nnz()}
        for (i, _), column in zip(self.pivots, self.lower, strict=True):
            if i in y:
                for row, factor in column.items():
                    y[row] = y[row] - factor * y[i] if row in y else -factor * y[i]
        for k in reversed(range(len(self.pivots))):
            i, j = self.pivots[k]
            value = y.get(i, SX(1, 1))
            for column_index, element in self.upper[k].items():
                value -= element * x[column_index]
            x[j] = value * self.inverses[k]
        return ca.sparsify(x)

    def _solve_transposed(self, b: SX) -> SX:
        x = SX(b.shape[0], 1)
        y = {j: b[j] for j in range(b.shape[0]) if b[j].nnz()}
        for k, (i, j) in enumerate(self.pivots):
            if j in y:
                x[i] = y[j] * self.inverses[k]
                for column_index, element in self.upper[k].items():
                    term = element * x[i]
                    y[column_index] = y[column_index] - term if column_index in y else -term
        for (i, _), column in reversed(list(zip(self.pivots, self.lower, strict=True))):
            for row, factor in column.items():
                x[i] = x[i] - factor * x[row]
        return ca.sparsify(x)


def lu(A: SX, pivots: Pivots) -> LU:
    """Eliminate in the order of the pivots."""
    rows, columns = ca.sparsify(A).sparsity().get_triplet()
    work = {(i, j): A[i, j] for i, j in zip(rows, columns, strict=True)}
    terms = {pivot: [work[pivot]] if pivot in work else [] for pivot in pivots}  # what each pivot is made of
    lower, upper, inverses, smallest, determinant = [], [], [], SX(1), SX(1)
    for i, j in pivots:
        column = {r: value for (r, c), value in work.items() if c == j and r != i}
        row = {c: value for (r, c), value in work.items() if r == i and c != j}
        d = work.get((i, j), SX(0))
        largest = ca.fabs(d)
        for value in (*terms[i, j], *column.values(), *row.values()):
            largest = ca.fmax(largest, ca.fabs(value))
        smallest = ca.fmin(smallest, ca.fabs(d) / largest)
        work = {key: value for key, value in work.items() if key[0] != i and key[1] != j}
        inverses.append(1 / d)
        determinant *= d
        lower.append({r: value * inverses[-1] for r, value in column.items()})
        upper.append(row)
        for r, factor in lower[-1].items():
            for c, value in row.items():
                work[r, c] = work[r, c] - factor * value if (r, c) in work else -factor * value
                if (r, c) in terms:
                    terms[r, c].append(factor * value)
    return LU(pivots, tuple(lower), tuple(upper), tuple(inverses), smallest, determinant)


@dataclass(frozen=True)
class Cofactors:
    """The inverse of a matrix of order up to three, and how regular it is: |det| over the product of column lengths."""

    inverse: SX
    pivot: SX
    determinant: SX

    def solve(self, B: SX) -> SX:
        """A⁻¹ B."""
        return self.inverse @ B

    def solve_transposed(self, B: SX) -> SX:
        """A⁻ᵀ B."""
        return self.inverse.T @ B


def ordered_lu(A: SX, values: NDArray[np.float64]) -> LU | Cofactors:
    """Ready to solve with A, whose values (samples, n, n) at several configurations are known."""
    if A.shape[0] <= 3:
        return _cofactors(A)
    return lu(A, choose_pivots(values, np.array(ca.DM(ca.sparsify(A).sparsity(), 1).full(), dtype=bool)))


def _cofactors(A: SX) -> Cofactors:
    n = A.shape[0]
    adjugate = SX(n, n)
    for i in range(n):
        for j in range(n):
            minor = A[[r for r in range(n) if r != j], [c for c in range(n) if c != i]]
            adjugate[i, j] = (-1) ** (i + j) * (_determinant(minor) if n > 1 else SX(1))
    adjugate = ca.sparsify(adjugate)
    determinant = (A[0, :] @ adjugate[:, 0])[0, 0] if n else SX(1)
    lengths = SX(1)
    for column in ca.horzsplit(A):
        lengths *= ca.sumsqr(column)
    return Cofactors(adjugate * (1 / determinant), ca.fabs(determinant) / ca.sqrt(lengths), determinant)


def _determinant(A: SX) -> SX:
    return A[0, 0] if A.shape[0] == 1 else A[0, 0] * A[1, 1] - A[0, 1] * A[1, 0]
