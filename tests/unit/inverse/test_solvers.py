"""What the traced formulas stand on: unsymmetric solves with chosen pivots, and sines without detours."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest

import closedchain as cc
from closedchain.inverse import verification
from closedchain.spatial.sparse import choose_pivots, lu, ordered_lu
from closedchain.spatial.symbolic import simplify_arctangents
from states import model

SX = ca.SX


def sparse(seed: int, n: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    A = rng.standard_normal((n, n)) * (rng.random((n, n)) < 0.5)
    return A + np.eye(n)[rng.permutation(n)] * 3


@pytest.mark.parametrize("n", [1, 2, 3, 4, 6, 9])
@pytest.mark.parametrize("seed", range(4))
def test_solving_and_solving_transposed(n: int, seed: int) -> None:
    values = np.array([sparse(seed, n)])
    A = ca.sparsify(SX(ca.sparsify(ca.DM(values[0])).sparsity(), SX.sym("a", int(np.count_nonzero(values[0])))))
    b = SX.sym("b", n, 2)
    solved = ordered_lu(A, values)
    elements = ca.vertcat(*(A.nz[k] for k in range(A.nnz())))
    f = ca.Function("f", [elements, b], [solved.solve(b), solved.solve_transposed(b), solved.pivot])
    right = np.random.default_rng(seed).standard_normal((n, 2))
    x, y, pivot = (np.array(part) for part in f(ca.sparsify(ca.DM(values[0])).nonzeros(), right))
    np.testing.assert_allclose(values[0] @ x, right, atol=1e-10)
    np.testing.assert_allclose(values[0].T @ y, right, atol=1e-10)
    assert 0 < float(pivot.item()) <= 1


def test_pivots_avoid_what_vanishes_somewhere() -> None:
    there = np.array([[1.0, 2.0, 0, 0], [3.0, 0.5, 0, 0], [0, 0, 1.0, 0], [1.0, 0, 0, 1.0]])
    elsewhere = there.copy()
    elsewhere[0, 0] = 0.0
    pivots = choose_pivots(np.array([there, elsewhere]), there != 0)
    assert (0, 0) not in pivots
    assert sorted(i for i, _ in pivots) == sorted(j for _, j in pivots) == [0, 1, 2, 3]


def test_a_singular_matrix_has_no_pivot() -> None:
    A = np.ones((4, 4)) + np.diag([1.0, 2.0, 3.0, 4.0])
    pivots = choose_pivots(A[None], A != 0)
    singular = A.copy()
    singular[3] = singular[2]
    assert abs(float(lu(SX(ca.DM(singular)), pivots).pivot)) < 1e-12


def test_sines_of_arctangents_without_detours() -> None:
    x = SX.sym("x", 2)
    angle = ca.atan2(x[0], x[1])
    turned = ca.vertcat(ca.sin(angle + 0.3), ca.cos(0.7 - angle), ca.sin(angle - 1.1), ca.cos(-(0.2 + angle)))
    outputs = [ca.sin(angle) * ca.cos(-angle) + ca.sin(-angle) + x[0] ** 2, ca.vertcat(angle, ca.sin(x[1])), turned]
    lean = simplify_arctangents([x], outputs)
    before, after = ca.Function("f", [x], outputs), ca.Function("g", [x], lean)
    for point in np.random.default_rng(0).standard_normal((20, 2)):
        for one, other in zip(before(point), after(point), strict=True):
            np.testing.assert_allclose(np.array(one), np.array(other), atol=1e-14)
    ops = [after.instruction_id(k) for k in range(after.n_instructions())]
    assert (ops.count(ca.OP_SIN), ops.count(ca.OP_COS), ops.count(ca.OP_ATAN2)) == (1, 0, 1)


def test_weak_pivots_fall_back_to_the_general_solution(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = model("planar_3rrr")
    motion = cc.motions.swing(compiled.assemble().platform.pose, (0.03, 0.02, 0.0), (0.0, 0.0, 0.1), 1.0)
    quick = compiled.inverse_dynamics_along(motion, rate=20)
    monkeypatch.setattr(verification, "WEAK_PIVOT", 2.0)
    # verified, what holds is kept
    assert np.array_equal(compiled.inverse_dynamics_along(motion, rate=20).forces, quick.forces)
    general = compiled.inverse_dynamics_along(motion, rate=20, verify=False)
    assert not np.array_equal(general.forces, quick.forces)
    np.testing.assert_allclose(general.forces, quick.forces, atol=1e-10)
    np.testing.assert_allclose(general.powers, quick.powers, atol=1e-10)


def test_the_kernel_takes_any_batch_shape() -> None:
    compiled = model("delta")
    kernel = compiled.kernels.inverse()
    home = np.array(compiled.assemble().platform.position)
    positions = home + np.random.default_rng(1).uniform(-0.02, 0.02, (3, 5, 3))
    answer = kernel(np.array([1.0, 0, 0, 0]), positions, np.zeros(6), np.zeros(6))
    forces = answer[3]
    assert forces.shape == (3, 5, 3)
    one = compiled.inverse_dynamics(compiled.assemble(platform=cc.Pose(positions[2, 4])))
    np.testing.assert_allclose(forces[2, 4], one.forces, atol=1e-10)
    with pytest.raises(cc.errors.UnsupportedError, match="9 actuators for 6"):
        model("hand").kernels.inverse()


def test_refusals() -> None:
    with pytest.raises(cc.errors.ArgumentError, match="motion must be a Motion"):
        model("delta").inverse_dynamics_along("up")  # type: ignore[arg-type]
    motion = cc.motions.hold(model("delta").assemble().platform.pose, 1.0)
    with pytest.raises(cc.errors.NonFiniteError, match="times"):
        model("delta").inverse_dynamics_along(motion, times=[0.0, np.nan])
    with pytest.raises(cc.errors.ArgumentError, match="rate must be positive"):
        model("delta").inverse_dynamics_along(motion, rate=0.0)
    np.testing.assert_allclose(np.asarray(model("delta").inverse_dynamics_along(motion, rate=2)).shape, (3, 3))
