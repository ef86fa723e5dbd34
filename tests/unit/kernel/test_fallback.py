"""The fallback kernel is evaluated where the first kernel's result is not accurate."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import KernelInputError
from closedchain.kernel import Fallback


class Division:
    """(x, y) → (x / y, y): accurate while y is above 0.5; the fallback kernel, made once, gives x / 1."""

    def __init__(self) -> None:
        self.made = 0
        x, y = ca.SX.sym("x", 2), ca.SX.sym("y")
        function = ca.Function("division", [x, y], [x / y, y], ["x", "y"], ["ratio", "pivot"])
        other = ca.Function("other", [x, y], [x, ca.SX(1)], ["x", "y"], ["ratio", "pivot"])
        self.other = cc.Kernel(other)
        self.kernel = cc.Kernel(function, fallback=Fallback("pivot", 0.5, self._make))

    def _make(self) -> cc.Kernel:
        self.made += 1
        return self.other


def test_it_is_not_made_before_it_is_needed() -> None:
    division = Division()
    assert division.kernel([2.0, 4.0], 2.0)[0].tolist() == [1.0, 2.0]
    assert division.made == 0
    assert division.kernel([2.0, 4.0], 0.0)[0].tolist() == [2.0, 4.0]
    assert division.made == 1


@pytest.mark.parametrize("y", [0.0, 0.5, -1.0, np.nan])
def test_one_instance(y: float) -> None:
    division, arrays = Division(), (np.array([2.0, 4.0]), np.array([y]))
    for _ in range(3):  # the second and third time go other ways
        ratio, pivot = division.kernel(*arrays)
        assert ratio.tolist() == [2.0, 4.0]
        assert pivot.tolist() == [1.0]
    bound = division.kernel.bind(*arrays)
    assert bound()[0].tolist() == [2.0, 4.0]
    arrays[1][:] = 4.0
    assert bound()[0].tolist() == [0.5, 1.0]


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("shape", [(7,), (3, 5), (40, 2)])
def test_batches(shape: tuple[int, ...], threads: int) -> None:
    rng = np.random.default_rng(3)
    x, y = rng.standard_normal((*shape, 2)), rng.uniform(0.0, 1.0, (*shape, 1))
    ratio, pivot = Division().kernel(x, y, threads=threads)
    accurate = y > 0.5
    np.testing.assert_allclose(ratio, np.where(accurate, x / y, x), rtol=1e-15)
    assert np.array_equal(pivot, np.where(accurate, y, 1.0))


def test_inputs_that_all_instances_share() -> None:
    x, y = np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]), np.array([1e-3])
    assert np.array_equal(Division().kernel(x, y)[0], x)
    ratio, _ = Division().kernel(x[0], np.array([[2.0], [0.1], [4.0]]))
    assert ratio.tolist() == [[0.5, 1.0], [1.0, 2.0], [0.25, 0.5]]


def test_given_outputs_are_written_and_an_empty_batch_is_empty() -> None:
    kernel = Division().kernel
    out = np.empty((3, 2)), np.empty((3, 1))
    assert kernel(np.ones((3, 2)), np.zeros((3, 1)), out=out) is out
    assert np.array_equal(out[0], np.ones((3, 2)))
    assert kernel(np.ones((0, 2)), np.ones((0, 1)))[0].shape == (0, 2)


def test_an_output_that_is_not_there_is_refused() -> None:
    x = ca.SX.sym("x", 2)
    function = ca.Function("pair", [x], [x, x[0]], ["x"], ["both", "first"])
    for name in ("pivot", "both"):
        with pytest.raises(KernelInputError, match=f"no output '{name}' of one number; such outputs: first"):
            cc.Kernel(function, fallback=Fallback(name, 0.5, lambda: cc.Kernel(function)))


def test_the_first_answer_stays_where_the_fallback_is_worse() -> None:
    x = ca.SX.sym("x")
    other = cc.Kernel(ca.Function("b", [x], [-x, ca.SX(0.2)], ["x"], ["y", "pivot"]))
    function = ca.Function("a", [x], [x, x], ["x"], ["y", "pivot"])
    kernel = cc.Kernel(function, fallback=Fallback("pivot", 0.5, lambda: other))
    y, pivot = kernel(np.array([[0.1], [0.3], [0.6], [np.nan]]))
    assert y[:3, 0].tolist() == [-0.1, 0.3, 0.6]
    assert pivot[:, 0].tolist() == [0.2, 0.3, 0.6, 0.2]


def test_the_fallback_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO", logger="closedchain"):
        Division().kernel(np.ones((3, 2)), np.array([[1.0], [0.1], [0.2]]))
    assert "kernel division: pivot of 2 instance(s) is poor, the fallback kernel is evaluated" in caplog.text
