"""Elimination in numbers: rank, independent rows and null space of large sparse matrices, and how good an order is.

What is chosen here decides the code of kernels, so that it must not depend on rounding, which differs from one
processor's linear algebra to the next: equal candidates are taken in their order, bases of spaces are unique.

The cost goes with the elements that are not zero.

Rows leave the matrix one after the other (Gaussian elimination): next is the column with the fewest elements, and in it
the shortest row among those whose element is not small. Rows are scaled to a largest element of one before.
Singular values show more than pivots, so that a matrix with pivots between CLEAR and rounding is not decided here.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np

from closedchain.types import Array

LARGE = 100  # columns from which on matrices are treated as sparse
CLEAR = 1e-4  # a pivot above it is one
NOISE = 1e-10  # elements below it are rounding
ALIKE = 1e-6  # lengths that differ by this share are equal but for rounding
THRESHOLD = 0.1  # of the largest element of a column, that a pivot must have


class RowElimination:
    """The pivots of a matrix.

    rows, columns: of the pivots, in their order
    clear: whether all pivots were large and everything else rounding; if not, rank and null space are not certain
    smallest: the smallest pivot
    """

    def __init__(self, G: Array) -> None:
        self.count = G.shape[1]
        self.rows: list[int] = []
        self.columns: list[int] = []
        self.smallest, self.clear = np.inf, True
        self._reduced: list[dict[int, float]] = []  # the pivot rows as they were when they left
        self._eliminate(*self._scaled(G))

    @property
    def rank(self) -> int:
        """How many rows are independent."""
        return len(self.rows)

    @cached_property
    def null_space(self) -> Array:
        """An orthonormal basis of the x with G x = 0, as columns."""
        taken = set(self.columns)
        free = [j for j in range(self.count) if j not in taken]
        N = np.eye(self.count)[:, free]
        for _ in range(2):  # columns may be large and nearly parallel at first; again from orthonormal ones
            N = np.linalg.qr(self._substituted(N))[0]
        return N

    def _substituted(self, x: Array) -> Array:
        """x with the unknowns of the pivots computed from all others."""
        for column, row in zip(reversed(self.columns), reversed(self._reduced), strict=True):
            others = [j for j in row if j != column]
            x[column] = -np.array([row[j] for j in others]) @ x[others] / row[column] if others else 0.0
        return x

    def _scaled(self, G: Array) -> tuple[dict[int, dict[int, float]], list[set[int]]]:
        """Rows as dictionaries, of largest element one, and the rows of every column; rows of rounding are left out."""
        largest, sizes = float(np.abs(G).max(initial=0.0)), np.abs(G).max(axis=1, initial=0.0)
        rows: dict[int, dict[int, float]] = {}
        columns: list[set[int]] = [set() for _ in range(self.count)]
        for i in np.flatnonzero(sizes > NOISE * largest).tolist():
            self.clear &= bool(sizes[i] > CLEAR * largest)
            at = np.flatnonzero(np.abs(G[i]) > NOISE * sizes[i]).tolist()
            rows[i] = dict(zip(at, (G[i, at] / sizes[i]).tolist(), strict=True))
            for j in at:
                columns[j].add(i)
        return rows, columns

    def _eliminate(self, rows: dict[int, dict[int, float]], columns: list[set[int]]) -> None:
        waiting = {j for j in range(self.count) if columns[j]}
        while waiting:
            j = min(waiting, key=lambda column: (len(columns[column]), column))
            waiting.discard(j)
            for i in [i for i in columns[j] if abs(rows[i][j]) <= NOISE]:
                del rows[i][j]
                columns[j].discard(i)
            if not columns[j]:
                continue
            largest = max(abs(rows[i][j]) for i in columns[j])
            fit = [i for i in columns[j] if abs(rows[i][j]) >= THRESHOLD * largest]
            i = min(fit, key=lambda row: (len(rows[row]), -abs(rows[row][j]), row))
            self.smallest = min(self.smallest, abs(rows[i][j]))
            self.clear &= abs(rows[i][j]) > CLEAR
            self._leave(i, j, rows, columns)
            waiting = {column for column in waiting if columns[column]}

    def _leave(self, i: int, j: int, rows: dict[int, dict[int, float]], columns: list[set[int]]) -> None:
        """Row i leaves with its pivot in column j, and is subtracted from the other rows of this column."""
        pivot_row = rows.pop(i)
        for column in pivot_row:
            columns[column].discard(i)
        for other in list(columns[j]):
            row = rows[other]
            factor = row.pop(j) / pivot_row[j]
            for column, value in pivot_row.items():
                if column != j:
                    new = row.get(column, 0.0) - factor * value
                    if abs(new) > 1e-14:
                        row[column] = new
                        columns[column].add(other)
                    elif column in row:
                        del row[column]
                        columns[column].discard(other)
        columns[j].clear()
        self.rows.append(i)
        self.columns.append(j)
        self._reduced.append(pivot_row)


def oriented(N: Array) -> Array:
    """The orthonormal basis of the columns' space that depends on this space alone.

    Which basis singular vectors make of a null space is decided by rounding, so that it differs from one processor to
    the next. Here fixed directions R are projected onto the space and made orthonormal one after the other.
    """
    n, k = N.shape
    if k == 0:
        return N
    R = np.cos(np.add.outer(np.arange(1.0, n + 1), np.sqrt(2.0) * np.arange(k)) ** 2)  # in general position
    Q, T = np.linalg.qr(N.T @ R)  # N Nᵀ R = (N Q) T
    basis: Array = N @ (Q * np.where(T.diagonal() < 0, -1.0, 1.0))
    return basis


def most_independent(rows: Array, count: int, share: float = 1 - ALIKE) -> list[int]:
    """The rows that Gram and Schmidt would take: of all remainders of at least this share of the longest, the first."""
    left, chosen = rows.copy(), list[int]()
    for _ in range(count):
        lengths = np.linalg.norm(left, axis=1)
        k = int(np.argmax(lengths >= share * lengths.max()))
        chosen.append(k)
        direction = left[k] / max(float(lengths[k]), 1e-300)
        left -= np.outer(left @ direction.conj(), direction)
    return chosen


def backward_error(values: Array, order: Sequence[int]) -> float:
    """Largest |A x − b| / (|A| |x| + |b|) of solves without pivoting in this order, at all regular samples."""
    error, b = 0.0, np.random.default_rng(4).uniform(0.5, 1.0, len(order))
    for A in values[np.ix_(range(len(values)), order, order)]:
        if not _regular(A):
            continue
        with np.errstate(all="ignore"):
            x = _solved_in_order(A, b)
            off = np.abs(A @ x - b) / (np.abs(A) @ np.abs(x) + np.abs(b))
        error = max(error, float(np.nan_to_num(off.max(), nan=np.inf)))
    return error


def _regular(A: Array) -> bool:
    if len(A) > LARGE and (rows := RowElimination(A)).clear:
        return rows.rank == len(A)
    s = np.linalg.svd(A, compute_uv=False)
    return bool(s.size and s[-1] >= 1e-12 * s[0])


def _solved_in_order(A: Array, b: Array) -> Array:
    """A⁻¹ b by elimination from the first unknown to the last, among the rows and columns that are not zero."""
    U = np.column_stack([A, b])
    for k in range(len(A)):
        rows, columns = k + 1 + np.flatnonzero(U[k + 1 :, k]), k + np.flatnonzero(U[k, k:])
        U[rows[:, None], columns] -= np.outer(U[rows, k] / U[k, k], U[k, columns])
    x = np.zeros(len(A))
    for k in reversed(range(len(A))):
        x[k] = (U[k, -1] - U[k, k + 1 : -1] @ x[k + 1 :]) / U[k, k]
    return x
