"""Pivots chosen once, when a formula is traced, from the values of a sparse matrix at several samples.

Greedy, for symmetric (sparse_ldl) and unsymmetric (sparse_lu) elimination alike: of the pivots that are safe at every
sample, the one that causes the least work.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from closedchain.types import Array

Indices = NDArray[np.intp]


class Elimination:
    """What is left of a matrix, at all samples, while pivots are eliminated.

    A: values (samples, n, n), zero in rows and columns that are gone
    pattern: elements that are not zero by structure, fill-in included
    """

    def __init__(self, values: Array, pattern: NDArray[np.bool_]) -> None:
        self.A, self.pattern = np.array(values, dtype=float), pattern.copy()

    def eliminate(self, i: int, j: int) -> tuple[Indices, Indices, Array]:
        """Subtract the products of column j and row i over the pivot; return the rows, columns and values changed."""
        rows, columns = np.flatnonzero(self.pattern[:, j]), np.flatnonzero(self.pattern[i])
        rows, columns = rows[rows != i], columns[columns != j]
        pivot = np.where(np.abs(self.A[:, i, j]) > 0, self.A[:, i, j], 1e-300)
        update = self.A[:, rows, j][:, :, None] * self.A[:, i][:, None, columns] / pivot[:, None, None]
        self.A[:, rows[:, None], columns] -= update
        self.pattern[rows[:, None], columns] = True
        self.A[:, i, :], self.A[:, :, j] = 0.0, 0.0
        self.pattern[i], self.pattern[:, j] = False, False
        return rows, columns, update


def best_pivot(safety: Array, least: float | Array, work: NDArray[np.int_]) -> tuple[int, bool]:
    """The next pivot by its (flat) index: of those safer than `least` the one with the least work; else the safest.

    Also returned: whether it is safe.
    """
    safe = safety > least
    if not safe.any():
        return int(np.argmax(safety)), False
    return int(np.argmin(np.where(safe, work, np.iinfo(work.dtype).max))), True
