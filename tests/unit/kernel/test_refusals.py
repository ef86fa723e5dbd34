"""Arguments a kernel refuses, with messages that name the argument and what was needed."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest

from closedchain.errors import KernelInputError
from closedchain.kernel import Kernel


@pytest.fixture(scope="module")
def function() -> ca.Function:
    x, A = ca.SX.sym("x", 3), ca.SX.sym("A", 2, 3)
    return ca.Function("product", [x, A], [ca.mtimes(A, x), x], ["x", "A"], ["y", "z"])


@pytest.fixture(scope="module")
def kernel(function: ca.Function) -> Kernel:
    return Kernel(function)


X, A = np.ones(3), np.ones((2, 3))
Y, Z = np.ones(2), np.ones(3)
FROZEN = np.ones(2)
FROZEN.flags.writeable = False

REFUSED_INPUTS = {
    r"input 'x' has shape \(4,\); \(\.\.\., 3\) is needed": (np.ones(4), A),
    r"input 'A' has shape \(3, 2\); \(\.\.\., 2, 3\) is needed": (X, A.T),
    r"input 'A' has shape \(3,\); \(\.\.\., 2, 3\) is needed": (X, np.ones(3)),
    "input 'x' has type float32; float64 is needed": (X.astype(np.float32), A),
    "input 'x' has type int64; float64 is needed": (X.astype(np.int64), A),
    "input 'x' has type object; float64 is needed": (X.astype(object), A),
    "input 'x' is not made of numbers": (["a", "b", "c"], A),
    r"batch shapes do not fit each other: x \(4,\), A \(5,\)": (np.ones((4, 3)), np.ones((5, 2, 3))),
    "missing input 'A'; inputs: x, A": (X,),
    "3 arguments for 2 inputs: x, A": (X, A, A),
}

REFUSED_OUTPUTS = {
    "out has 1 arrays for 2 outputs: y, z": Y,
    r"output 'y' has shape \(3,\); \(2,\) is needed": (Z, Z),
    "output 'y' has type float32; float64 is needed": (Y.astype(np.float32), Z),
    "output 'y' is a list; an array is needed": ([0.0, 0.0], Z),
    "output 'y' is not writable": (FROZEN, Z),
    "output 'z' is not C-contiguous": (Y, np.ones(6)[::2]),
}


@pytest.mark.parametrize("message", REFUSED_INPUTS)
def test_refused_inputs(kernel: Kernel, message: str) -> None:
    with pytest.raises(KernelInputError, match=message):
        kernel(*REFUSED_INPUTS[message])
    with pytest.raises(ValueError, match=message):
        kernel(*REFUSED_INPUTS[message], out=(Y, Z))


@pytest.mark.parametrize("message", REFUSED_OUTPUTS)
def test_refused_outputs(kernel: Kernel, message: str) -> None:
    kernel(X, A, out=(Y.copy(), Z.copy()))
    with pytest.raises(KernelInputError, match=message):
        kernel(X, A, out=REFUSED_OUTPUTS[message])


def test_refused_names(kernel: Kernel) -> None:
    with pytest.raises(KernelInputError, match="no input 'B'; inputs: x, A"):
        kernel(X, B=A)
    with pytest.raises(KernelInputError, match="input 'x' is given twice"):
        kernel(X, A=A, x=X)


def test_refused_options(kernel: Kernel, function: ca.Function) -> None:
    with pytest.raises(KernelInputError, match="threads=0; a whole number, at least 1"):
        kernel(X, A, threads=0)
    with pytest.raises(KernelInputError, match="lanes=3; valid: 1, 2, 4, 8, 16"):
        Kernel(function, lanes=3)


def test_bind_refuses_what_it_would_have_to_copy(kernel: Kernel) -> None:
    for arguments in ([1.0, 2.0, 3.0], A), (np.ones(6)[::2], A), (np.ones((2, 1, 3)), np.ones((3, 2, 3))):
        with pytest.raises(KernelInputError, match="bind needs"):
            kernel.bind(*arguments)
    with pytest.raises(KernelInputError, match="apart from each other"):
        kernel.bind(X, A, out=(Y, X))


@pytest.mark.parametrize("value", [np.nan, np.inf, -np.inf])
def test_finite_kernels_refuse_nan_and_infinity(function: ca.Function, value: float) -> None:
    careful = Kernel(function, finite=True)
    out = (np.empty(2), np.empty(3))
    x, many = np.ones(3), np.ones((5, 2, 3))
    for action in (lambda: careful(x, A), lambda: careful(x, A, out=out)):
        x[1] = 1.0
        action()
        x[1] = value
        for _ in range(2):
            with pytest.raises(KernelInputError, match=r"input 'x' is .* at index \(1,\)"):
                action()
    many[3, 1, 2] = value
    with pytest.raises(KernelInputError, match=r"input 'A' is .* at index \(3, 1, 2\)"):
        careful(X, many)


def test_other_kernels_let_nan_travel(kernel: Kernel) -> None:
    y, z = kernel(np.array([1.0, np.nan, 1.0]), A)
    assert np.isnan(y).all()
    assert np.isnan(z).tolist() == [False, True, False]
