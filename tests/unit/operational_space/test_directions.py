"""Strong and weak directions of a compliance matrix, against its definition."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from closedchain.dynamics.operational_space_border import WEAK, tip_directions

MOSTLY_LINEAR = (True, False, False, False, False)


def divided(W: np.ndarray, angular: tuple[bool, ...]) -> tuple[np.ndarray, ...]:
    symbol = ca.SX.sym("W", *W.shape)
    largest = {kind: max(np.diag(W)[i] for i in range(len(angular)) if angular[i] == kind) for kind in set(angular)}
    found = tip_directions(symbol, [ca.SX(largest[kind]) for kind in angular])
    U = found.along(ca.SX(ca.DM.eye(W.shape[0])))
    outputs = [U, found.D_inverse, found.K, found.weak]
    function = ca.Function("divided", [symbol], [ca.densify(part) for part in outputs])
    return tuple(np.array(part) for part in function(W))


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.integers(0, 10_000), st.integers(1, 5), st.floats(-14.0, 0.0))
def test_they_divide_what_they_are_given(seed: int, rank: int, exponent: float) -> None:
    """U W Uᵀ falls apart into D and K, and nothing is lost, for any rank and any small part."""
    rng = np.random.default_rng(seed)
    Y, small = rng.standard_normal((5, rank)), rng.standard_normal((5, 5 - rank)) * 10 ** (exponent / 2)
    W = Y @ Y.T + small @ small.T
    U, D_inverse, K, weak = divided(W, MOSTLY_LINEAR)
    kept, gone = weak[:, 0] > 0, weak[:, 0] == 0
    T = U @ W @ U.T
    D = np.diag(1 / D_inverse[gone, 0])
    scale = np.abs(U).max() ** 2 * np.abs(W).max()
    np.testing.assert_allclose(T[np.ix_(gone, gone)], D, atol=1e-14 * scale)
    np.testing.assert_allclose(T[np.ix_(kept, gone)], 0, atol=1e-14 * scale)
    np.testing.assert_allclose(T[np.ix_(kept, kept)], K[np.ix_(kept, kept)], atol=1e-14 * scale)
    assert np.all(D_inverse[kept] == 0)
    assert np.all(K[np.ix_(kept, gone)] == 0)
    assert abs(np.linalg.det(U)) == pytest.approx(1.0, rel=1e-9)
    # strong directions are strong, weak ones weak, each by the scale of its own kind
    largest = np.where(MOSTLY_LINEAR, W[0, 0], np.diag(W)[1:].max())
    assert np.all(np.diag(D) > WEAK * largest[gone])
    assert np.all(np.diag(K)[kept] <= WEAK * largest[kept])


def test_forces_along_directions_go_back_to_the_tips() -> None:
    rng = np.random.default_rng(1)
    Y, y = rng.standard_normal((5, 3)), rng.standard_normal(5)
    symbol = ca.SX.sym("W", 5, 5)
    found = tip_directions(symbol, [ca.SX(1.0)] * 5)
    function = ca.Function("back", [symbol], [found.along(ca.SX(ca.DM.eye(5))), found.at_tips(ca.SX(y))])
    U, at_tips = (np.array(part) for part in function(Y @ Y.T))
    np.testing.assert_allclose(at_tips[:, 0], U.T @ y, atol=1e-12)


def test_the_number_of_weak_directions_is_the_rank_deficiency() -> None:
    rng = np.random.default_rng(5)
    for rank in range(1, 6):
        Y = np.linalg.qr(rng.standard_normal((5, 5)))[0][:, :rank]
        assert divided(Y @ Y.T, (False,) * 5)[3].sum() == 5 - rank


def test_no_compliance_at_all() -> None:
    U, D_inverse, K, weak = divided(np.zeros((3, 3)), (False,) * 3)
    assert weak.sum() == 3
    assert not D_inverse.any()
    assert not K.any()
    assert np.array_equal(U, np.eye(3))


def test_angular_and_linear_rows_are_not_compared() -> None:
    """A wrist rotates a thousand times more easily than an arm translates; that makes no translation weak."""
    W = np.diag([1e5, 1e4, 2.0, 1.0])
    assert divided(W, (True, True, False, False))[3].sum() == 0
    assert divided(W, (False,) * 4)[3].sum() == 2
