"""Sparse LDL factors in traced code: correctness, sparsity, operation counts, nearness to singularity."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest

from closedchain.spatial.sparse import equilibration, ldl, ordered_ldl


def positive_definite(n: int, seed: int = 0) -> np.ndarray:
    B = np.random.default_rng(seed).normal(size=(n, n))
    return B @ B.T + np.eye(n)


def saddle_point(n: int, m: int, seed: int = 0) -> np.ndarray:
    J = np.random.default_rng(seed).normal(size=(m, n))
    return np.block([[positive_definite(n, seed), J.T], [J, np.zeros((m, m))]])


def arrow(n: int) -> np.ndarray:
    """Full last row and column, otherwise diagonal: no fill-in if the last row is eliminated last."""
    A = np.diag(np.arange(2.0, n + 2.0))
    A[-1, :-1] = A[:-1, -1] = 0.5
    A[-1, -1] = n
    return A


def symbols(A: np.ndarray) -> ca.SX:
    return ca.SX.sym("A", ca.sparsify(ca.DM(A)).sparsity())


def evaluate(A: np.ndarray, symbol: ca.SX, *expressions: ca.SX) -> list[np.ndarray]:
    function = ca.Function("f", [symbol], list(expressions))
    values = function(ca.project(ca.DM(A), symbol.sparsity()))
    return [np.array(ca.DM(value).full()) for value in (values if len(expressions) > 1 else [values])]


MATRICES = {
    "one": np.array([[4.0]]),
    "positive definite": positive_definite(6),
    "saddle point": saddle_point(5, 3),
    "arrow": arrow(7),
    "negative definite": -positive_definite(4),
}


@pytest.mark.parametrize("name", MATRICES)
def test_factors_multiply_to_the_matrix(name: str) -> None:
    A = MATRICES[name]
    symbol = symbols(A)
    factor = ldl(symbol)
    L, D, D_inverse = evaluate(A, symbol, factor.L, factor.D, factor.D_inverse)
    assert np.array_equal(np.triu(L, 1), np.zeros_like(A))
    assert np.array_equal(np.diag(L), np.ones(len(A)))
    np.testing.assert_allclose(L @ np.diag(D[:, 0]) @ L.T, A, rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(D * D_inverse, 1.0, rtol=1e-15)


@pytest.mark.parametrize("name", MATRICES)
@pytest.mark.parametrize("backwards", [False, True])
def test_solve_and_inverse(name: str, backwards: bool) -> None:
    A = MATRICES[name]
    if backwards and name == "saddle point":
        pytest.skip("the multipliers of a saddle point have no pivots of their own")
    symbol = symbols(A)
    B = np.random.default_rng(1).normal(size=(len(A), 2))
    factor = ldl(symbol, order=range(len(A))[::-1] if backwards else None)
    X, x, inverse = evaluate(A, symbol, factor.solve(ca.DM(B)), factor.solve(ca.DM(B[:, 0])), factor.inverse())
    np.testing.assert_allclose(A @ X, B, rtol=1e-11, atol=1e-11)
    np.testing.assert_allclose(x[:, 0], X[:, 0], rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(inverse, np.linalg.inv(A), rtol=1e-10, atol=1e-11)
    assert np.array_equal(inverse, inverse.T)


@pytest.mark.parametrize("backwards", [False, True])
def test_a_solve_in_two_halves(backwards: bool) -> None:
    A, b = positive_definite(5), np.arange(1.0, 6.0)
    symbol = symbols(A)
    factor = ldl(symbol, range(4, -1, -1) if backwards else None)
    (x,) = evaluate(A, symbol, factor.backward(factor.forward(ca.SX(ca.DM(b)))))
    np.testing.assert_allclose(x.ravel(), np.linalg.solve(A, b), rtol=1e-12)


def test_short_forms() -> None:
    A = positive_definite(3)
    symbol = symbols(A)
    x, inverse = evaluate(A, symbol, ldl(symbol).solve(ca.DM([1, 2, 3])), ldl(symbol).inverse())
    np.testing.assert_allclose(x[:, 0], np.linalg.solve(A, [1.0, 2.0, 3.0]), rtol=1e-12)
    np.testing.assert_allclose(inverse, np.linalg.inv(A), rtol=1e-11, atol=1e-13)


def operations(expression: ca.SX, symbol: ca.SX) -> int:
    function = ca.Function("f", [symbol], [expression], {"cse": True})
    leaves = (ca.OP_INPUT, ca.OP_OUTPUT, ca.OP_CONST)
    return sum(function.instruction_id(k) not in leaves for k in range(function.n_instructions()))


def test_only_the_lower_triangle_is_read() -> None:
    A = positive_definite(4)
    symbol = symbols(A)
    (x,) = evaluate(np.tril(A), symbol, ldl(symbol).solve(ca.DM.ones(4)))
    np.testing.assert_allclose(x[:, 0], np.linalg.solve(A, np.ones(4)), rtol=1e-12)


def test_structural_zeros_cost_nothing() -> None:
    A = arrow(20)
    symbol = symbols(A)
    good, bad = ldl(symbol), ldl(symbol, order=range(20)[::-1])
    assert good.L.nnz() == 20 + 19
    assert bad.L.nnz() == 20 * 21 // 2
    # per leaf: reciprocal, element of L, update of the last pivot; then the last reciprocal
    assert operations(good.D_inverse, symbol) <= 4 * 19 + 1
    sparse = ca.SX(20, 1)
    sparse[19] = 1
    assert operations(good.solve(sparse), symbol) < operations(good.solve(ca.SX.ones(20)), symbol)


def test_dense_factorisation_has_the_textbook_count() -> None:
    n = 8
    symbol = ca.SX.sym("A", n, n)
    factor = ldl(symbol)
    updates = (n**3 - n) // 6
    assert operations(ca.vertcat(factor.D_inverse, factor.L[-1, :].T), symbol) <= 2 * updates + n * (n - 1) // 2 + n


def test_an_explicit_zero_counts_as_structure() -> None:
    symbol = ca.SX.sym("A", 3, 3)
    symbol[2, 0] = symbol[0, 2] = 0
    symbol[1, 0] = symbol[0, 1] = 0
    assert ldl(symbol).L.nnz() == 4


@pytest.mark.parametrize("gap", [1.0, 1e-3, 1e-8])
def test_pivot_tells_how_near_a_positive_matrix_is_to_singular(gap: float) -> None:
    """[[1, r], [r, 1]] has the pivots 1 and 1 - r²."""
    r = np.sqrt(1 - gap)
    A = np.array([[1.0, r], [r, 1.0]]) * np.outer([10.0, 0.1], [10.0, 0.1])
    symbol = ca.SX.sym("A", 2, 2)
    (pivot,) = evaluate(A, symbol, ldl(symbol).pivot)
    assert pivot[0, 0] == pytest.approx(gap, rel=1e-6)


@pytest.mark.parametrize("gap", [1.0, 1e-3, 1e-6])
def test_pivot_sees_dependent_constraints(gap: float) -> None:
    """Two constraint rows at an angle whose squared sine is ``gap``, over a unit mass matrix."""
    J = np.array([[1.0, 0.0, 0.0], [np.sqrt(1 - gap), np.sqrt(gap), 0.0]])
    A = np.block([[np.eye(3), J.T], [J, np.zeros((2, 2))]])
    full = np.block([[np.eye(3), np.ones((3, 2))], [np.ones((2, 3)), np.zeros((2, 2))]])
    symbol = symbols(full)
    (pivot,) = evaluate(A, symbol, ldl(symbol).pivot)
    assert pivot[0, 0] == pytest.approx(gap, rel=1e-6)


def test_pivot_of_a_singular_matrix_is_zero() -> None:
    symbol = ca.SX.sym("A", 2, 2)
    (pivot,) = evaluate(np.ones((2, 2)), symbol, ldl(symbol).pivot)
    assert pivot[0, 0] == 0


def test_pivot_is_one_for_a_diagonal_matrix() -> None:
    symbol = ca.SX.sym("A", 3, 3)
    (pivot,) = evaluate(np.diag([1e-6, 1.0, 1e6]), symbol, ldl(symbol).pivot)
    assert pivot[0, 0] == 1


def test_what_cannot_be_factorised_is_refused() -> None:
    with pytest.raises(ValueError, match="a square one is needed"):
        ldl(ca.SX.sym("A", 2, 3))
    with pytest.raises(ValueError, match="does not name each of the 2 rows once"):
        ldl(ca.SX.sym("A", 2, 2), order=[0, 0])


# an order chosen from samples
def test_rounding_is_no_pivot() -> None:
    """Two masses and a bar: rows that rounding alone couples to a mass must not be eliminated against it."""
    q = ca.SX.sym("q")
    dust = 1e-17 * (1 + q)
    M = ca.diag(ca.vertcat(2e-7, 3.0, 1e-3))
    G = ca.vertcat(ca.horzcat(dust, ca.cos(q), 1.0), ca.horzcat(1.0, ca.sin(q), 0.0))
    K = ca.blockcat([[M, G.T], [G, ca.SX(2, 2)]])
    right = np.array([1.0, -2.0, 0.5, 3.0, 1.0])
    found = ordered_ldl(K, q, [np.array([angle]) for angle in (0.3, 0.7, 1.1)])
    solve = ca.Function("solve", [q], [K, found.solve(ca.SX(right)), found.pivot])
    assert found.sound
    for angle in (0.2, 0.9, 1.3):
        matrix, solution, pivot = (np.array(part) for part in solve(angle))
        np.testing.assert_allclose(solution.ravel(), np.linalg.solve(matrix, right), rtol=1e-8, atol=0)
        assert 0.1 < float(pivot[0, 0]) < 10


def test_a_row_is_not_eliminated_against_dust() -> None:
    """A mass that only rounding couples to a loop leaves that row a pivot of 1e-30, however few neighbours it has."""
    q = ca.SX.sym("q")
    M = ca.diag(ca.vertcat(6e-5, 9e-5, 1e-4))
    G = ca.vertcat(ca.horzcat(0, 1e-17 * (1 + q), 0.65 + 0.3 * ca.sin(q)), ca.horzcat(0.3 + 0.3 * ca.sin(q), 0, -1))
    K = ca.sparsify(ca.blockcat([[M, G.T], [G, ca.SX(2, 2)]]))
    right = np.array([1.0, -2.0, 0.5, 3.0, 1.0])
    found = ordered_ldl(K, q, [np.array([angle]) for angle in (0.3, 0.7, 1.1)])
    assert found.sound
    solve = ca.Function("solve", [q], [K, found.solve(ca.SX(right))])
    for angle in (0.2, 0.9, 1.3):
        matrix, solution = (np.array(part) for part in solve(angle))
        wanted = np.linalg.solve(matrix, right)
        np.testing.assert_allclose(solution.ravel(), wanted, rtol=0, atol=1e-9 * np.abs(wanted).max())


def test_an_order_that_loses_the_samples_says_so() -> None:
    """Without a diagonal, one by one, no order eliminates two unknowns that only know each other."""
    q = ca.SX.sym("q")
    assert not ordered_ldl(ca.blockcat([[ca.SX(1, 1), q], [q, ca.SX(1, 1)]]), q, [np.array([2.0])]).sound
    assert ordered_ldl(ca.blockcat([[q, 1.0], [1.0, ca.SX(1, 1)]]), q, [np.array([2.0])]).sound


def test_a_row_of_zeros_has_no_pivot() -> None:
    """A motion that moves no mass and that nothing holds."""
    q, K = ca.SX.sym("q"), ca.SX(3, 3)
    K[0, 0], K[0, 1], K[1, 0] = q, 1, 1
    with np.errstate(all="raise"):
        found = ordered_ldl(K, q, [np.array([2.0]), np.array([3.0])])
    assert float(ca.Function("pivot", [q], [found.pivot])(2.0)) == 0.0


def test_rows_are_brought_to_size_one() -> None:
    rng = np.random.default_rng(3)
    A = rng.standard_normal((4, 4))
    A = A + A.T
    units = np.array([1e-6, 1.0, 1e4, 1e8])
    scale = equilibration((A * units * units[:, None])[None])
    largest = np.abs(A * units * units[:, None] * scale * scale[:, None]).max(axis=0)
    assert np.all((largest > 0.2) & (largest < 4))
    np.testing.assert_array_equal(np.log2(scale), np.round(np.log2(scale)))
