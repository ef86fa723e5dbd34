"""Elimination of large sparse matrices: rank and null space are those of the singular values."""

from __future__ import annotations

import numpy as np
import pytest

from closedchain.spatial.row_elimination import RowElimination, most_independent, oriented


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


def test_bases_depend_on_their_space_alone() -> None:
    """However it was turned before."""
    random = np.random.default_rng(3)
    for n, k in ((5, 1), (24, 6), (12, 3), (7, 7)):
        N = np.linalg.qr(random.standard_normal((n, k)))[0]
        turned = N @ np.linalg.qr(random.standard_normal((k, k)))[0]
        np.testing.assert_allclose(oriented(turned), oriented(N), rtol=0, atol=1e-12)
        np.testing.assert_allclose(oriented(N).T @ oriented(N), np.eye(k), rtol=0, atol=1e-14)
        np.testing.assert_allclose(oriented(N) @ oriented(N).T, N @ N.T, rtol=0, atol=1e-14)
    assert oriented(np.zeros((4, 0))).shape == (4, 0)


def test_rounding_chooses_no_rows() -> None:
    """Of rows of one length the first is taken, whichever rounding makes longer."""
    random, rows = np.random.default_rng(5), np.repeat(np.eye(4)[[0, 2, 1]], 3, axis=0)
    for _ in range(10):
        assert most_independent(rows * (1 + 1e-14 * random.standard_normal((9, 1))), 3) == [0, 3, 6]
    assert most_independent(np.array([[1.0, 0], [0, 1.5], [3, 0]]), 2) == [2, 1]
    assert most_independent(np.array([[2.0, 0], [0, 1.5], [3, 0]]), 2, share=0.5) == [0, 1]
