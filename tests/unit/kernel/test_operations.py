"""Every operation that CasADi can put into an SX function, against CasADi's own evaluation."""

from __future__ import annotations

import itertools

import casadi as ca
import numpy as np
import pytest
from scipy import special

from closedchain.errors import KernelCompileError
from closedchain.kernel import Kernel
from closedchain.kernel.program import BINARY, NAMES, REFUSED

OPERATIONS = {name: code for code, name in NAMES.items() if name not in ("const", "input", "output")}
TWO_ARGUMENTS = BINARY | {"constpow", "lift"}
INACCURATE_IN_CASADI = {"erfinv"}

SPECIAL = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, -3.0, 1e-310, -1e-310, 5e-324, 1e-8, 710.0, -745.0]
SPECIAL += [np.pi, 1e22, -1e22, 1e308, -1e308, 2.0**53, 1.0 - 2.0**-53, 1.0 + 2.0**-52, np.inf, -np.inf, np.nan]


def inputs() -> np.ndarray:
    generator = np.random.default_rng(0)
    rows = [generator.uniform(-scale, scale, (300, 2)) for scale in (1.0, 5.0, 300.0, 1e6)]
    rows.append(np.round(generator.uniform(-4, 4, (300, 2))))
    rows.append(np.array(list(itertools.product(SPECIAL, SPECIAL))))
    return np.concatenate(rows)


def expression(name: str, x: ca.SX, y: ca.SX) -> ca.SX:
    code = OPERATIONS[name]
    return ca.SX.binary(code, x, y) if name in TWO_ARGUMENTS else ca.SX.unary(code, x)


def all_operations() -> ca.Function:
    x, y = ca.SX.sym("x"), ca.SX.sym("y")
    return ca.Function("all", [x, y], [expression(name, x, y) for name in OPERATIONS], ["x", "y"], list(OPERATIONS))


@pytest.fixture(scope="module")
def table() -> dict[str, np.ndarray]:
    """Results of CasADi and of kernels with one lane and several, by operation."""
    function, rows = all_operations(), inputs()
    x, y = np.ascontiguousarray(rows[:, :1]), np.ascontiguousarray(rows[:, 1:])
    casadi = [np.array(result).ravel() for result in function(x.T, y.T)]
    kernels = [Kernel(function, lanes=lanes)(x, y) for lanes in (1, 2, 4, 8)]
    alone = Kernel(function)
    single = np.array([[result[0] for result in alone(a, b)] for a, b in zip(x, y, strict=True)]).T
    found = {name: [kernel[k].ravel() for kernel in kernels] + [single[k]] for k, name in enumerate(OPERATIONS)}
    return {name: np.array([casadi[k], *found[name]]) for k, name in enumerate(OPERATIONS)}


def test_the_list_of_operations_is_complete() -> None:
    """What CasADi numbers between the first and the last scalar operation is either compiled or refused."""
    scalar = {*range(ca.OP_ASSIGN, ca.OP_ATAN2 + 1)} | {
        ca.OP_CONST,
        ca.OP_INPUT,
        ca.OP_OUTPUT,
        ca.OP_PARAMETER,
        ca.OP_CALL,
    }
    scalar |= {ca.OP_ERFINV, ca.OP_PRINTME, ca.OP_LIFT, ca.OP_EXPM1, ca.OP_LOG1P, ca.OP_HYPOT, ca.OP_REMAINDER}
    assert scalar == set(NAMES) | set(REFUSED)


@pytest.mark.parametrize("name", sorted(set(OPERATIONS) - INACCURATE_IN_CASADI))
def test_operation_equals_casadi(name: str, table: dict[str, np.ndarray]) -> None:
    casadi, *kernels = table[name]
    for result in kernels:
        np.testing.assert_allclose(result, casadi, rtol=2e-15, atol=1e-322, equal_nan=True)
        if name not in ("fmin", "fmax"):
            zero = casadi == 0
            assert np.array_equal(np.signbit(result[zero]), np.signbit(casadi[zero]))


def test_inverse_error_function(table: dict[str, np.ndarray]) -> None:
    """CasADi's own is accurate to 1e-5 only; next to ±1 the error function hardly changes any more."""
    x = inputs()[:, 0]
    casadi, *kernels = table["erfinv"]
    steep = np.abs(x) < 0.9999
    for result in kernels:
        np.testing.assert_allclose(result[steep], special.erfinv(x[steep]), rtol=1e-12, atol=1e-322)
        np.testing.assert_allclose(result[steep], casadi[steep], rtol=1e-5, atol=1e-322)
        flat = ~steep & (np.abs(x) <= 1)
        np.testing.assert_allclose(special.erf(result[flat]), x[flat], rtol=4e-16, atol=0)
        assert np.isinf(result[np.abs(x) == 1]).all()
        assert np.isnan(result[~(np.abs(x) <= 1)]).all()


def test_a_choice_does_not_see_the_branch_not_taken() -> None:
    x = ca.SX.sym("x")
    function = ca.Function("choice", [x], [ca.if_else(x > 0, ca.log(x), 1 / x), ca.if_else(x != 0, 1 / x, 7)])
    values = np.array([[2.0], [-2.0], [0.0], [np.nan]])
    for lanes in (1, 4):
        log, inverse = Kernel(function, lanes=lanes)(values)
        np.testing.assert_array_equal(log, [[np.log(2.0)], [-0.5], [np.inf], [np.nan]])
        np.testing.assert_array_equal(inverse, [[0.5], [-0.5], [7.0], [np.nan]])


@pytest.mark.parametrize("lanes", [1, 8])
def test_sums_and_products_keep_nan_and_infinity(lanes: int) -> None:
    x, y = ca.SX.sym("x"), ca.SX.sym("y")
    function = ca.Function("sums", [x, y], [(x + y) - y, x * y / y, x - x * y, (x + 1) * (y - 1)])
    rows = np.array(list(itertools.product([0.0, 1.0, -2.5, np.inf, -np.inf, np.nan], repeat=2)))
    x_rows, y_rows = np.ascontiguousarray(rows[:, :1]), np.ascontiguousarray(rows[:, 1:])
    for result, expected in zip(
        Kernel(function, lanes=lanes)(x_rows, y_rows), function(x_rows.T, y_rows.T), strict=True
    ):
        np.testing.assert_allclose(result.ravel(), np.array(expected).ravel(), rtol=1e-15, atol=0, equal_nan=True)


@pytest.mark.parametrize("lanes", [1, 4])
def test_sums_are_not_reordered(lanes: int) -> None:
    x = ca.SX.sym("x")
    kernel = Kernel(ca.Function("lost", [x], [(x + 1e17) + (-1e17)]), lanes=lanes)
    assert kernel(np.array([[1.0], [2.0]])).tolist() == [[0.0], [0.0]]


def test_what_cannot_be_compiled_is_refused() -> None:
    x, y = ca.SX.sym("x"), ca.SX.sym("y")
    with pytest.raises(KernelCompileError, match="'shout' contains printing"):
        Kernel(ca.Function("shout", [x, y], [ca.SX.binary(ca.OP_PRINTME, x, y)]))
    with pytest.raises(KernelCompileError, match="'free' contains a free symbol"):
        Kernel(ca.Function("free", [x], [x + y], {"allow_free": True}))


def test_an_mx_function_is_expanded_or_refused() -> None:
    x = ca.MX.sym("x", 3)
    kernel = Kernel(ca.Function("norm", [x], [ca.norm_2(x)], ["x"], ["n"]))
    assert kernel([3.0, 0.0, 4.0]) == pytest.approx([5.0], rel=1e-15)
    with pytest.raises(
        KernelCompileError,
        match=r"'look_up' (contains a call to another function|cannot be written in scalar operations)",
    ):
        Kernel(ca.Function("look_up", [x], [ca.interpolant("table", "linear", [[0, 1, 2]], [0, 1, 4])(x[0])]))


class Foreign(ca.Callback):
    """A function that only Python can evaluate."""

    def __init__(self) -> None:
        ca.Callback.__init__(self)
        self.construct("foreign", {})

    def eval(self, arguments: list[ca.DM]) -> list[ca.DM]:
        return [arguments[0] * 2]


def test_a_function_that_only_python_can_evaluate_is_refused() -> None:
    x, foreign = ca.MX.sym("x"), Foreign()
    with pytest.raises(KernelCompileError, match="'wrapper'"):
        Kernel(ca.Function("wrapper", [x], [foreign(x)]))


@pytest.mark.parametrize("lanes", [1, 4])
@pytest.mark.parametrize(("extreme", "numpy"), [(ca.fmax, np.fmax), (ca.fmin, np.fmin)])
def test_the_largest_of_several_passes_over_what_is_not_a_number(lanes: int, extreme, numpy) -> None:  # type: ignore[no-untyped-def]
    """One comparison each where a number is known; the order of the two operands must not matter."""
    x = ca.SX.sym("x", 3)
    chain = extreme(x[2], extreme(extreme(0.5, x[0]), x[1]))
    rows = np.array(list(itertools.product([0.0, 1.0, -2.5, np.inf, -np.inf, np.nan], repeat=3)))
    found = Kernel(ca.Function("largest", [x], [chain]), lanes=lanes)(rows)
    np.testing.assert_array_equal(found.ravel(), numpy.reduce(np.column_stack([np.full(len(rows), 0.5), rows]), axis=1))
