"""CasADi functions called on arrays of their own give what CasADi gives, in every thread, also where rows are none."""

from __future__ import annotations

import threading

import casadi as ca
import numpy as np
import pytest

from closedchain.kinematics.evaluate import Direct


def function(size: int = 3) -> ca.Function:
    x, y = ca.SX.sym("x", size), ca.SX.sym("y", 2)
    rows = ca.vertcat(*(ca.horzcat(x[k] * y[0], ca.sin(x[k]), k) for k in range(size)))
    return ca.Function("f", [x, y], [ca.densify(rows) if size else ca.SX(0, 3)])


@pytest.mark.parametrize("size", [0, 1, 3])
def test_the_same_numbers_row_by_row(size: int) -> None:
    direct, x, y = Direct(function(size)), np.linspace(1.0, 2.0, size), np.array([3.0, 4.0])
    found = direct(x, y)
    assert found.shape == (size, 3)
    assert found.flags.c_contiguous
    np.testing.assert_array_equal(found, np.array(function(size)(x, y)).reshape(size, 3))
    before = found.copy()
    direct(2 * x, y)
    np.testing.assert_array_equal(found, before)


def test_numbers_of_another_count_are_refused() -> None:
    with pytest.raises(ValueError, match="broadcast"):
        Direct(function())(np.ones(2), np.ones(2))


def test_threads_have_arrays_of_their_own() -> None:
    direct, wrong = Direct(function()), list[float]()

    def ask(scale: float) -> None:
        for _ in range(500):
            if direct(np.full(3, scale), np.ones(2))[0, 0] != scale:
                wrong.append(scale)

    threads = [threading.Thread(target=ask, args=(float(k),)) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
