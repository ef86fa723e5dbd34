"""The forms of a kernel for compiled callers: plain addresses, from C and from Numba."""

from __future__ import annotations

import ctypes

import casadi as ca
import numpy as np
import pytest

from closedchain.kernel import Kernel, call, call_batch

numba = pytest.importorskip("numba")
njit, TypingError = numba.njit, numba.core.errors.TypingError

SINGLE = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 3)
BATCH = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 4, ctypes.c_int64, ctypes.c_void_p)


def pendulum_step() -> ca.Function:
    """One step of an explicit Euler method for a pendulum."""
    x, dt = ca.SX.sym("x", 2), ca.SX.sym("dt")
    return ca.Function("step", [x, dt], [x + dt * ca.vertcat(x[1], -ca.sin(x[0]))], ["x", "dt"], ["x_next"])


def many_parts(length: int = 7000) -> ca.Function:
    x = ca.SX.sym("x", 3)
    y = x
    for _ in range(length // 12):
        y = ca.vertcat(ca.sin(y[1]) + y[2], y[2] * 0.5 + y[0], y[0] - y[1] * 0.25)
    return ca.Function("many", [x], [y, x * 2], ["x"], ["y", "z"])


def pointers(*arrays: np.ndarray) -> ctypes.Array[ctypes.c_void_p]:
    return (ctypes.c_void_p * len(arrays))(*[array.ctypes.data for array in arrays])


@pytest.mark.parametrize("function", [pendulum_step(), many_parts()], ids=["short", "long"])
def test_address_runs_one_instance_within_its_work_array(function: ca.Function) -> None:
    kernel = Kernel(function)
    inputs = [np.random.default_rng(0).normal(size=port.shape) for port in kernel.inputs]
    outputs = [np.empty(port.shape) for port in kernel.outputs]
    work = np.full(kernel.work_size + 8, 7.0)
    SINGLE(kernel.address)(pointers(*inputs), pointers(*outputs), work.ctypes.data)
    references = kernel(*inputs)
    for result, reference in zip(outputs, references if isinstance(references, tuple) else (references,), strict=True):
        assert np.array_equal(result, reference)
    assert (work[kernel.work_size :] == 7.0).all()


@pytest.mark.parametrize("lanes", [2, 4, 8])
def test_lanes_address_takes_components_side_by_side(lanes: int) -> None:
    kernel = Kernel(many_parts(), lanes=lanes)
    rows = np.random.default_rng(0).normal(size=(lanes, 3))
    packed = np.ascontiguousarray(rows.T)
    y, z = np.empty((3, lanes)), np.empty((3, lanes))
    work = np.full(kernel.batch_work_size + 8, 7.0)
    SINGLE(kernel.lanes_address)(pointers(packed), pointers(y, z), work.ctypes.data)
    expected = kernel(rows)
    assert np.array_equal(y.T, expected[0])
    assert np.array_equal(z.T, expected[1])
    assert (work[kernel.batch_work_size :] == 7.0).all()


def test_batch_address_takes_strides() -> None:
    kernel = Kernel(pendulum_step())
    wide = np.random.default_rng(0).normal(size=(13, 5))
    dt, result = np.array([0.1]), np.full((13, 3), 7.0)
    strides_in, strides_out = np.array([5, 0]), np.array([3])
    work = np.full(kernel.batch_work_size + 8, 7.0)
    tables = (pointers(wide[:, 1:], dt), strides_in.ctypes.data, pointers(result), strides_out.ctypes.data)
    BATCH(kernel.batch_address)(*tables, 13, work.ctypes.data)
    assert np.array_equal(result[:, :2], kernel(np.ascontiguousarray(wide[:, 1:3]), dt))
    assert (result[:, 2] == 7.0).all()
    assert (work[kernel.batch_work_size :] == 7.0).all()


@njit
def simulate(step: int, x: np.ndarray, dt: np.ndarray, steps: int, work: np.ndarray) -> np.ndarray:
    after = np.empty_like(x)
    for _ in range(steps):
        call(step, (x, dt), (after,), work)
        x, after = after, x
    return x


def test_a_numba_loop_calls_a_kernel_a_million_times() -> None:
    kernel = Kernel(pendulum_step())
    end = simulate(kernel.address, np.array([1.0, 0.0]), np.array([1e-5]), 1_000_000, np.empty(kernel.work_size + 1))
    start_energy, energy = 1 - np.cos(1.0), end[1] ** 2 / 2 + 1 - np.cos(end[0])
    assert energy == pytest.approx(start_energy, rel=2e-4)
    x = np.array([1.0, 0.0])
    for _ in range(50):
        x = kernel(x, 1e-5)
    few = simulate(kernel.address, np.array([1.0, 0.0]), np.array([1e-5]), 50, np.empty(kernel.work_size + 1))
    assert np.array_equal(few, x)


@njit
def step_all(step: int, x: np.ndarray, dt: np.ndarray, after: np.ndarray, work: np.ndarray) -> None:
    call_batch(step, (x, dt), (after,), x.shape[0], work)


@pytest.mark.parametrize("count", [1, 2, 21])
@pytest.mark.parametrize("own_dt", [False, True])
def test_a_numba_function_calls_a_batch(count: int, own_dt: bool) -> None:
    kernel = Kernel(pendulum_step())
    x, dt = np.random.default_rng(0).normal(size=(count, 2)), np.full((count if own_dt else 1, 1), 0.1)
    after = np.empty_like(x)
    step_all(kernel.batch_address, x, dt, after, np.empty(kernel.batch_work_size))
    np.testing.assert_allclose(after, kernel(x, dt), rtol=1e-15, atol=0)


@njit
def careless(step: int, x: np.ndarray, work: np.ndarray) -> None:
    call(step, (x,), (x,), work)


def test_numba_refuses_arrays_it_cannot_pass_on() -> None:
    for array in (np.ones(3, dtype=np.float32), np.ones((4, 4))[:, 1]):
        with pytest.raises(TypingError, match="C-contiguous float64 array is needed"):
            careless(0, array, np.ones(1))
