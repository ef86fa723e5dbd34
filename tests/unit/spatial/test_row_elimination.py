"""Elimination of large sparse matrices: rank and null space are those of the singular values."""

from __future__ import annotations

import numpy as np
import pytest

from closedchain.spatial.row_elimination import RowElimination


def banded(rows: int, columns: int, random: np.random.Generator, width: int = 4) -> np.ndarray:
    """A matrix whose rows touch few neighbouring columns."""
    A = np.zeros((rows, columns))
    for i in range(rows):
        first = min(columns - width, i * columns // rows)
        A[i, first : first + width] = random.standard_normal(width)
    return A


@pytest.mark.parametrize("seed", range(8))
def test_rank_rows_and_null_space(seed: int) -> None:
    """With rows that are sums of others, rows of zeros, rows of rounding, and rows of all sizes."""
    random = np.random.default_rng(seed)
    A = banded(60, 80, random)
    A[[7, 23, 41]] = A[[8, 24, 42]] + 2 * A[[9, 25, 43]]
    A[[11, 31]] = 0.0
    A[13] = 1e-15 * random.standard_normal(80)
    A *= random.uniform(0.1, 10, (60, 1))
    s = np.linalg.svd(A, compute_uv=False)
    rank = int(np.sum(s > 1e-9 * s[0]))
    found = RowElimination(A)
    assert found.clear
    assert found.rank == rank == np.linalg.matrix_rank(A[found.rows], tol=1e-9)


@pytest.mark.parametrize("seed", range(4))
def test_null_space(seed: int) -> None:
    """Of loops that share an unknown with the next one, each with a row that adds nothing."""
    random = np.random.default_rng(seed)
    A = np.zeros((120, 121))
    for k in range(30):
        A[4 * k : 4 * k + 3, 4 * k : 4 * k + 5] = random.standard_normal((3, 5))
        A[4 * k + 3] = A[4 * k : 4 * k + 3].sum(axis=0)
    found = RowElimination(A)
    assert (found.rank, found.clear) == (90, True)
    N = found.null_space
    assert N.shape == (121, 31)
    np.testing.assert_allclose(N.T @ N, np.eye(31), rtol=0, atol=1e-13)
    np.testing.assert_allclose(A @ N, 0, rtol=0, atol=1e-10)


def test_what_is_neither_a_pivot_nor_rounding_is_not_decided() -> None:
    A = banded(30, 40, np.random.default_rng(1))
    for tiny, clear in ((1e-16, True), (1e-7, False), (1e-3, True)):
        near = A.copy()
        near[5] = near[6] + near[7]
        near[5, 6] += tiny
        assert RowElimination(near).clear == clear


def test_nothing() -> None:
    empty = RowElimination(np.zeros((0, 3)))
    assert (empty.rank, empty.clear) == (0, True)
    np.testing.assert_allclose(empty.null_space, np.eye(3))
    assert RowElimination(np.zeros((4, 3))).rank == 0
