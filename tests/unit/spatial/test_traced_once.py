"""Formulas that are traced once and filled in give what they would give traced anew."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest

from closedchain.dynamics.articulated_body import inertia_out
from closedchain.spatial.symbolic import Transform, constant, exact, rotation_about, skew, symmetric, traced_once
from closedchain.types import SX


def operations(expression: SX) -> int:
    function = ca.Function("f", ca.symvar(expression), [expression], {"cse": True})
    moves = (ca.OP_INPUT, ca.OP_OUTPUT, ca.OP_CONST)
    return sum(function.instruction_id(k) not in moves for k in range(function.n_instructions()))


def same(found: SX, wanted: SX) -> bool:
    symbols = ca.symvar(ca.veccat(found, wanted))
    values = np.random.default_rng(0).uniform(0.5, 1.5, len(symbols))
    a, b = (np.array(part) for part in ca.Function("f", symbols, [ca.densify(found), ca.densify(wanted)])(*values))
    return bool(np.allclose(a, b, rtol=1e-14, atol=1e-14))


def test_a_formula_is_traced_once_for_each_structure() -> None:
    traced = list[tuple[int, int]]()

    @traced_once
    def product(A: SX, b: SX) -> SX:
        traced.append((A.nnz(), b.nnz()))
        return A @ b

    full, lower, b = SX.sym("A", 3, 3), ca.tril(SX.sym("A", 3, 3)), SX.sym("b", 3)
    for A in (full, lower, 2 * full, full.T, constant(np.ones((3, 3)))):
        assert same(product(A, b), A @ b)
    assert traced == [(9, 3), (6, 3)]


@pytest.mark.parametrize("axis", [0, 1, 2])
@pytest.mark.parametrize("point", [(0.0, 0.0, 0.0), (0.3, 0.0, -0.2)])
def test_inertias_take_no_more_operations(axis: int, point: tuple[float, float, float]) -> None:
    X, inertia = Transform(rotation_about(axis, SX.sym("q")), constant(point)), symmetric(SX.sym("I", 6, 6))
    wanted = inertia_out.__wrapped__(X.R, skew(X.p), inertia)  # type: ignore[attr-defined]
    assert same(inertia_out(X, inertia), wanted)
    assert operations(inertia_out(X, inertia)) <= operations(wanted)


def test_constants_fold_and_zeros_drop_out() -> None:
    X = Transform(rotation_about(2, SX(0.0)), SX(3, 1))
    assert X.R.nnz() == 3
    found = X.motion_in() @ SX.sym("V", 6)
    assert operations(found) == 0


@pytest.mark.parametrize("values", [2.0, [0.0, 1.0, -2.0], [[1.0, 0.0], [0.0, 0.0], [3.0, 4.0]], [[0.0]]])
def test_constants_have_no_zeros(values: list[float]) -> None:
    found = exact(values)
    wanted = np.reshape(values, (-1, 1)) if np.ndim(values) < 2 else np.array(values)
    np.testing.assert_array_equal(np.array(ca.DM(found)), wanted)
    assert found.nnz() == np.count_nonzero(wanted)


def test_cross_product_matrix() -> None:
    v, u = SX.sym("v", 3), SX.sym("u", 3)
    assert same(skew(v) @ u, ca.cross(v, u))
    assert skew(ca.vertcat(v[0], 0, 0)).nnz() == 2
    assert skew(SX(3, 1)).nnz() == 0
