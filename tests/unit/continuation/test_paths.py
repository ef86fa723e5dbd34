"""Paths in complex numbers: the lowered program, monodromy, and the test that tells complete sets from others."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest

from closedchain.continuation import trace_test as tracing
from closedchain.continuation.equations import Budget, Complex, DenseSolver, Family, PathSolver, as_complex, as_parts
from closedchain.continuation.monodromy import Fibre, Monodromy, fibre
from closedchain.continuation.tracker import ARRIVED, INFINITE, compiled, distinct, track, track_distinct
from closedchain.errors import KernelCompileError
from closedchain.kernel import Kernel, read
from closedchain.kernel.complex_program import complex_program, is_algebraic
from closedchain.types import SX


def lowered(expression: SX, *symbols: SX) -> Kernel:
    names = [f"x{k}" for k in range(len(symbols))]
    return Kernel(complex_program(read(ca.Function("f", list(symbols), [ca.densify(expression)], names, ["y"]))))


def random_complex(rng: np.random.Generator, *shape: int) -> Complex:
    return np.asarray(rng.normal(size=shape) + 1j * rng.normal(size=shape))


def test_a_lowered_program_computes_what_numpy_does() -> None:
    x, y, A = SX.sym("x", 3), SX.sym("y"), SX.sym("A", 2, 3)
    expression = ca.vertcat(
        ca.sin(x[0] * y) / (x[1] + 2 * y), -(x[2] ** 2) + 3, ca.cos(x[0]) * ca.atan(y / 3), 1 / x[1] - y, A @ x, 0
    )
    rng = np.random.default_rng(0)
    X, Y, M = random_complex(rng, 50, 3), random_complex(rng, 50, 1), random_complex(rng, 50, 2, 3)
    found = as_complex(lowered(expression, x, y, A)(as_parts(X), as_parts(Y), as_parts(M)))
    a, b, c, d = X[:, 0], X[:, 1], X[:, 2], Y[:, 0]
    product = (M @ X[..., None])[..., 0]
    expected = [np.sin(a * d) / (b + 2 * d), -(c**2) + 3, np.cos(a) * np.arctan(d / 3), 1 / b - d, *product.T, 0 * a]
    np.testing.assert_allclose(found, np.column_stack(expected), rtol=1e-12, atol=1e-12)


def test_real_inputs_stay_real() -> None:
    x = SX.sym("x", 2)
    found = as_complex(lowered(ca.vertcat(ca.sin(x[0]) / x[1], ca.atan(x[0])), x)(as_parts(np.array([0.3 + 0j, 2.0]))))
    np.testing.assert_allclose(found, [np.sin(0.3) / 2, np.arctan(0.3)], rtol=1e-15)
    assert not found.imag.any()


def test_what_is_not_analytic_is_refused() -> None:
    x = SX.sym("x")
    with pytest.raises(KernelCompileError, match="fabs, which is not analytic"):
        lowered(ca.fabs(x), x)


@pytest.mark.parametrize(
    ("make", "algebraic"),
    [
        (lambda x: ca.sin(x[0]) * x[1] + ca.cos(x[0]) ** 2 / x[1], True),
        (lambda x: ca.sin(x[0]) + x[0], False),  # a screw
        (lambda x: ca.sin(2 * x[0]) + x[1], False),
        (lambda x: ca.vertcat(ca.sin(x[0]), x[0]), False),  # a gear
        (lambda x: ca.atan2(x[0], x[1]), False),
    ],
)
def test_algebraic_functions_are_told_apart(make: object, algebraic: bool) -> None:
    x = SX.sym("x", 2)
    assert is_algebraic(read(ca.Function("f", [x], [make(x)]))) is algebraic  # type: ignore[operator]


def conics() -> Family:
    """Two conics with free coefficients and an angle among the parameters: four common points.

    The third row is a combination of the others, as redundant constraints are.
    """
    x, p = SX.sym("x", 2), SX.sym("p", 6)
    first = x[0] ** 2 + p[0] * x[0] * x[1] + p[1] * x[1] ** 2 - 1
    second = p[2] * x[0] ** 2 + x[1] ** 2 + p[3] * x[0] + ca.sin(p[5]) * x[1] + p[4]
    rows = ca.vertcat(first, second, first + 2 * second)
    turning = np.array([False] * 5 + [True])
    return Family(x, p, rows, x, SX(0, 1), np.zeros(2, bool), turning, 6)


START = np.array([0.0, 1.0, 1.0, 0.0, -1.0, 0.7]) + 0j
POINT = np.array([1.0, 0.0]) + 0j  # on both at START


def solved(limit: float = np.inf, seed: int = 0) -> tuple[PathSolver, Monodromy]:
    equations, rng = conics(), np.random.default_rng(seed)

    def draw() -> Complex:
        return START + random_complex(rng, 6)

    solver = compiled(equations, POINT, START, [draw], Budget(limit))
    generic = draw()
    ends = track(solver, POINT[None], START, generic)
    return solver, Monodromy(solver, fibre(solver, ends.x[ends.arrived], generic), draw)


@pytest.mark.parametrize("seed", range(5))
def test_loops_find_all_common_points_and_the_trace_test_says_so(seed: int) -> None:
    solver, loops = solved(seed=seed)
    found = loops.grow(3)
    test = tracing.trace_test(solver, found, np.random.default_rng(seed))
    assert test.passed
    assert len(test.fibre) == 4  # Bézout
    assert solver.keys_and_errors(test.fibre.x, np.broadcast_to(test.fibre.p, (4, 6)))[1].max() < 1e-10


def test_one_point_left_out_fails_the_trace_test() -> None:
    solver, loops = solved()
    curve = tracing.Curve(solver, loops.grow(3), np.random.default_rng(1))
    points = curve.monodromy.grow(2)
    whole = tracing.second_difference(curve.solver, points)
    assert whole.linear
    assert whole.off < 1e-9
    for k in range(len(points)):
        rest = Fibre(np.delete(points.x, k, 0), points.p, np.delete(points.keys, k, 0))
        bend = tracing.second_difference(curve.solver, rest)
        assert not bend.linear
        assert bend.off > 1e-4


@pytest.mark.parametrize(
    ("off", "noise", "linear"),
    [(3e-11, 5e-11, True), (2.2e-7, 4e-14, False), (1.7e-7, 2.9e-10, False), (1e-7, 1e-5, False), (1e-14, 0.0, True)],
)
def test_sums_bend_by_rounding_only(off: float, noise: float, linear: bool) -> None:
    """A point that is far away bends the sum by 2e-7 only: what counts is rounding."""
    assert tracing.Bend(off, noise).linear is linear


def test_the_curve_repairs_a_fibre_with_a_gap() -> None:
    solver, loops = solved()
    whole = loops.grow(3)
    gap = Fibre(whole.x[1:], whole.p, whole.keys[1:])
    test = tracing.trace_test(solver, gap, np.random.default_rng(2))
    assert test.passed
    assert len(test.fibre) == 4


def test_quiet_loops_are_no_proof() -> None:
    """The reason for the trace test: one loop without anything new stops early from some seeds."""
    counts = {len(solved(seed=seed)[1].grow(1)) for seed in range(12)}
    assert 4 in counts
    assert counts & {1, 2, 3}


def test_a_budget_ends_the_search() -> None:
    solver, loops = solved(limit=3000)
    found = loops.grow(50)
    assert solver.budget.exhausted
    assert 1 <= len(found) <= 4
    assert solver.budget.spent < 3000 + 200


def single(make: object) -> PathSolver:
    x, p = SX.sym("x"), SX.sym("p")
    equations = Family(x, p, make(x, p), x, SX(0, 1), np.zeros(1, bool), np.zeros(1, bool), 1)  # type: ignore[operator]
    sample = np.array([[1.0 + 0.5j]])
    return PathSolver(equations, sample, sample, Budget())


def test_paths_to_infinity_and_double_roots_are_no_arrivals() -> None:
    pole = track(single(lambda x, p: p * x - 1), np.array([[1.0 + 0j]]), np.array([1.0 + 0j]), np.array([0j]))
    assert pole.status.tolist() == [INFINITE]
    double = track(single(lambda x, p: x**2 - p), np.array([[1.0 + 0j]]), np.array([1.0 + 0j]), np.array([0j]))
    assert not double.arrived.any()
    assert double.status[0] != INFINITE
    away = track(single(lambda x, p: x**2 - p), np.array([[1.0 + 0j]]), np.array([1.0 + 0j]), np.array([-1.0 + 0.1j]))
    assert away.status.tolist() == [ARRIVED]
    np.testing.assert_allclose(away.x[0, 0] ** 2, -1 + 0.1j, rtol=1e-12)


def test_paths_that_jumped_are_followed_again() -> None:
    """Two roots pass each other closely: with coarse steps both end on one, so that smaller ones are taken."""
    solver = single(lambda x, p: x**2 - (p**2 + 1e-4))
    X, start, end = np.array([[1.00005 + 0j], [-1.00005 + 0j]]), np.array([1.0 + 0j]), np.array([-1.0 + 0j])
    ends = track_distinct(solver, X, start, end, 50.0)
    assert ends.arrived.all()
    assert distinct(solver.keys(ends.x, np.broadcast_to(end, (2, 1)))) == [0, 1]


def test_a_zero_pivot_is_no_end() -> None:
    """Where the chosen order meets a pivot that is zero, a regular solution is still one."""
    x, p = SX.sym("x", 4), SX.sym("p", 1)
    rows = ca.vertcat(x[0] * x[1] + x[2] - p, x[0] + x[1] - 1, x[2] + x[3] - x[0], x[3] - x[1])
    equations = Family(x, p, rows, x, SX(0, 1), np.zeros(4, bool), np.zeros(1, bool), 1)
    rng = np.random.default_rng(3)
    solver = PathSolver(equations, random_complex(rng, 3, 4), random_complex(rng, 3, 1), Budget())
    dense = DenseSolver(equations, Budget(), np.eye(4))
    for column in range(4):
        X = random_complex(rng, 1, 4)
        X[0, column % 2] = 0.0
        P, one = random_complex(rng, 1, 1), np.ones((1, 1), dtype=complex)
        for quick, careful in zip(solver(X, P, one), dense(X, P, one), strict=True):
            np.testing.assert_allclose(quick, careful, rtol=1e-9)
