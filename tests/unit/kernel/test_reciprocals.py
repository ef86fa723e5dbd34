"""Quotients with a common divisor: one division, the same numbers."""

from __future__ import annotations

import casadi as ca
import numpy as np

from closedchain.kernel import Kernel


def test_shared_divisors_are_divided_by_once() -> None:
    a, b, d, e = (ca.SX.sym(name) for name in "abde")
    function = ca.Function("f", [a, b, d, e], [a / d, b / d, 1 / d, a / e, (a + b) / (d * e)], [*"abde"], [*"vwxyz"])
    kernel = Kernel(function)
    assert kernel.operation_counts()["div"] == 3  # by d, by e, by d e
    rng = np.random.default_rng(0)
    for values in rng.uniform(-5, 5, (50, 4)):
        wanted = [float(part) for part in function(*values)]
        np.testing.assert_allclose(np.ravel(kernel(*values)), wanted, rtol=1e-15 * 4, atol=0)


def test_division_by_zero_is_infinite_and_zero_by_zero_is_not_a_number() -> None:
    a, b, d = (ca.SX.sym(name) for name in "abd")
    kernel = Kernel(ca.Function("f", [a, b, d], [a / d, b / d], [*"abd"], [*"xy"]))
    with np.errstate(all="ignore"):
        x, y = kernel(2.0, 0.0, 0.0)
    assert np.isinf(x)
    assert np.isnan(y)
