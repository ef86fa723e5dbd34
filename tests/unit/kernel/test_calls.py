"""Calling a kernel on arrays: batch shapes, broadcasting, outputs given, threads."""

from __future__ import annotations

import gc
import threading
import time
import weakref

import casadi as ca
import numpy as np
import pytest

from closedchain.kernel import Kernel, Port
from closedchain.kernel.calls import KeptCalls


def mixing_function() -> ca.Function:
    """Column, matrix and scalar inputs; a column, a full matrix and a sparse matrix as outputs."""
    x, A, s = ca.SX.sym("x", 3), ca.SX.sym("A", 2, 3), ca.SX.sym("s")
    sparse = ca.SX(3, 2)
    sparse[0, 1] = ca.sin(s)
    sparse[2, 0] = x[1] * A[1, 2]
    return ca.Function("mixing", [x, A, s], [ca.mtimes(A, x) * s, A + s, sparse], ["x", "A", "s"], ["y", "B", "C"])


def expected(x: np.ndarray, A: np.ndarray, s: np.ndarray) -> tuple[np.ndarray, ...]:
    y = np.einsum("...ij,...j->...i", A, x) * s
    B = A + s[..., None]
    C = np.zeros((*y.shape[:-1], 3, 2))
    C[..., 0, 1] = np.sin(s[..., 0])
    C[..., 2, 0] = x[..., 1] * A[..., 1, 2]
    return y, B, C


def sample(*batch: int) -> tuple[np.ndarray, ...]:
    generator = np.random.default_rng(len(batch))
    return generator.normal(size=(*batch, 3)), generator.normal(size=(*batch, 2, 3)), generator.normal(size=(*batch, 1))


def agree(results: tuple[np.ndarray, ...], references: tuple[np.ndarray, ...]) -> None:
    for result, reference in zip(results, references, strict=True):
        assert result.shape == reference.shape
        np.testing.assert_allclose(result, reference, rtol=1e-13, atol=1e-15)


@pytest.fixture(scope="module")
def kernel() -> Kernel:
    return Kernel(mixing_function())


def test_ports_describe_inputs_and_outputs(kernel: Kernel) -> None:
    assert kernel.inputs == (Port("x", (3,)), Port("A", (2, 3)), Port("s", (1,)))
    assert kernel.outputs == (Port("y", (2,)), Port("B", (2, 3)), Port("C", (3, 2)))
    assert "mixing" in repr(kernel)


@pytest.mark.parametrize("batch", [(), (1,), (5,), (3, 4), (2, 1, 3), (0,), (4, 0, 2)])
def test_any_leading_shape(kernel: Kernel, batch: tuple[int, ...]) -> None:
    agree(kernel(*sample(*batch)), expected(*sample(*batch)))


@pytest.mark.parametrize("lanes", [1, 2, 4, 8, 16])
def test_every_count_of_instances(lanes: int) -> None:
    several = Kernel(mixing_function(), lanes=lanes)
    assert several.lanes == lanes
    for count in range(2 * lanes + 2):
        arrays = sample(count)
        guarded = [np.full((count + 1, *port.shape), 7.0) for port in several.outputs]
        several(*arrays, out=tuple(array[:count] for array in guarded))
        agree(tuple(array[:count] for array in guarded), expected(*arrays))
        assert all((array[count] == 7.0).all() for array in guarded)


def test_a_row_does_not_depend_on_its_place_in_a_batch() -> None:
    x = ca.SX.sym("x", 5)
    kernel = Kernel(ca.Function("f", [x], [ca.sin(x) * ca.exp(x) / ca.sqrt(ca.sumsqr(x))]))
    rows = np.random.default_rng(0).normal(size=(50, 5))
    whole = kernel(rows)
    for start in range(1, 20):
        assert np.array_equal(kernel(rows[start : start + 13]), whole[start : start + 13])


@pytest.mark.parametrize("shapes", [((), (6,), ()), ((6,), (), (1,)), ((2, 3), (3,), (2, 1)), ((1, 3), (), (2, 3))])
def test_inputs_are_broadcast(kernel: Kernel, shapes: tuple[tuple[int, ...], ...]) -> None:
    arrays = tuple(sample(*shape)[k] for k, shape in enumerate(shapes))
    batch = np.broadcast_shapes(*shapes)
    spread = [np.broadcast_to(a, batch + port.shape) for a, port in zip(arrays, kernel.inputs, strict=True)]
    agree(kernel(*arrays), expected(*spread))


def test_names_lists_and_numbers(kernel: Kernel) -> None:
    x, A, s = sample()
    reference = expected(x, A, s)
    agree(kernel(x, s=s, A=A), reference)
    agree(kernel(x.tolist(), A.tolist(), float(s[0])), reference)
    agree(kernel(x, A, np.array(2.0).item()), expected(x, A, np.array([2.0])))


def test_inputs_may_be_views(kernel: Kernel) -> None:
    x, A, s = sample(10)
    wide = np.zeros((10, 6))
    wide[:, ::2] = x
    agree(kernel(wide[:, ::2], np.asfortranarray(A), s), expected(x, A, s))
    agree(kernel(x[::-1], A[::-1], s[::-1]), expected(x[::-1], A[::-1], s[::-1]))


@pytest.mark.parametrize("batch", [(), (9,)])
def test_results_are_written_to_given_arrays(kernel: Kernel, batch: tuple[int, ...]) -> None:
    arrays = sample(*batch)
    out = tuple(np.full((*batch, *port.shape), np.nan) for port in kernel.outputs)
    for _ in range(3):
        returned = kernel(*arrays, out=out)
        assert returned is out
        agree(out, expected(*arrays))
        for array in arrays:
            array += 1.0


def test_repeated_calls_with_other_arrays_are_not_confused(kernel: Kernel) -> None:
    first, second = sample(), tuple(array + 1.0 for array in sample())
    out = tuple(np.empty(port.shape) for port in kernel.outputs)
    other = tuple(np.empty(port.shape) for port in kernel.outputs)
    for arrays, goal in ((first, out), (second, out), (first, other), (second, other), (first, out)):
        kernel(*arrays, out=goal)
        agree(goal, expected(*arrays))
    kept = kernel(*first)
    kernel(*second)
    agree(kept, expected(*first))


def test_prepared_calls_are_kept_by_arrays_and_threads(kernel: Kernel, monkeypatch: pytest.MonkeyPatch) -> None:
    """Repeated calls of any batch prepare nothing; other arrays, or another number of threads, do."""
    prepared: list[int] = []
    prepare = Kernel._prepare

    def counted(self: Kernel, *given: object) -> object:
        prepared.append(1)
        return prepare(self, *given)

    monkeypatch.setattr(Kernel, "_prepare", counted)
    calls = []
    for count in (1, 2, 16, 33):
        inputs = [np.random.default_rng(count).standard_normal((count, *port.shape)) for port in kernel.inputs]
        out = tuple(np.zeros((count, *port.shape)) for port in kernel.outputs)
        calls.append((inputs, out, kernel(*inputs)))
    prepared.clear()
    for _ in range(3):
        for inputs, out, wanted in calls:
            for threads in (1, 2):
                for array in out:
                    array[...] = np.nan
                assert kernel(*inputs, out=out, threads=threads) is out
                for found, result in zip(out, wanted if isinstance(wanted, tuple) else (wanted,), strict=True):
                    np.testing.assert_array_equal(found, result)
    assert len(prepared) == 8
    inputs, out, _ = calls[1]
    inputs[0] += 1.0  # the arrays are read anew
    np.testing.assert_array_equal(kernel(*inputs, out=out)[0], kernel(*[x.copy() for x in inputs])[0])


def test_few_calls_are_kept_and_none_on_large_arrays(kernel: Kernel) -> None:
    arrays = []
    for _ in range(KeptCalls.MOST + 2):
        inputs = [np.zeros((2, *port.shape)) for port in kernel.inputs]
        kernel(*inputs, out=tuple(np.zeros((2, *port.shape)) for port in kernel.outputs))
        arrays.append(weakref.ref(inputs[0]))
    del inputs
    gc.collect()
    assert [array() is None for array in arrays] == [True] * 2 + [False] * KeptCalls.MOST
    count = KeptCalls.LARGEST // 8 // kernel.inputs[0].size + 1
    large = [np.zeros((count, *port.shape)) for port in kernel.inputs]
    kernel(*large, out=tuple(np.zeros((count, *port.shape)) for port in kernel.outputs))
    gone = weakref.ref(large[0])
    del large
    gc.collect()
    assert gone() is None


def test_the_entrance_of_one_instance(kernel: Kernel) -> None:
    inputs = [np.random.default_rng(3).standard_normal(port.shape) for port in kernel.inputs]
    wanted = kernel(*inputs)
    wanted = wanted if isinstance(wanted, tuple) else (wanted,)
    found = kernel.entrance.ask(*(array.ravel() for array in inputs))
    np.testing.assert_array_equal(found, np.concatenate([part.ravel() for part in wanted]))
    other = kernel.entrance.ask(*(2 * array.ravel() for array in inputs))
    assert not np.array_equal(found, other)


def test_every_call_returns_a_new_array() -> None:
    x = ca.SX.sym("x", 2)
    double = Kernel(ca.Function("double", [x], [2 * x]))
    for shape in ((2,), (1, 2), (3, 2)):
        results = [double(np.full(shape, value)) for value in (1.0, 2.0, 3.0)]
        assert [result.ravel()[-2:].tolist() for result in results] == [[2.0, 2.0], [4.0, 4.0], [6.0, 6.0]]


@pytest.mark.parametrize("batch", [(), (1,), (5,), (2, 3), (64,), (65,)])
def test_calls_that_follow_each_other(kernel: Kernel, batch: tuple[int, ...]) -> None:
    """Small batches are prepared once: each has results of its own, for arrays of any kind."""
    given = sample(*batch)
    found = [(factor, kernel(*(factor * array for array in given))) for factor in (1.0, 2.0, 3.0)]
    for factor, results in found:
        agree(results, expected(*(factor * array for array in given)))
    agree(kernel(*(array.tolist() for array in given)), expected(*given))
    backwards = tuple(np.asfortranarray(array) for array in given)
    agree(kernel(*backwards), expected(*given))


@pytest.mark.parametrize("batch", [(), (1,), (11,)])
def test_results_may_replace_inputs(batch: tuple[int, ...]) -> None:
    x = ca.SX.sym("x", 3)
    turn = Kernel(ca.Function("turn", [x], [ca.vertcat(x[1], x[2], x[0])]))
    rows = np.random.default_rng(0).normal(size=(*batch, 3))
    moved = rows[..., [1, 2, 0]].copy()
    for _ in range(2):
        assert turn(rows, out=rows) is rows
        np.testing.assert_array_equal(rows, moved)
        moved = moved[..., [1, 2, 0]]


@pytest.mark.parametrize("threads", [1, 2])
def test_results_may_replace_other_rows_of_inputs(threads: int) -> None:
    x, y = ca.SX.sym("x", 3), ca.SX.sym("y", 3)
    add = Kernel(ca.Function("add", [x, y], [x + y]))
    rows = np.random.default_rng(0).normal(size=(41, 3))
    expected = rows[:-1] + rows[3]
    add(rows[:-1], rows[3], out=rows[1:], threads=threads)
    np.testing.assert_array_equal(rows[1:], expected)


@pytest.mark.parametrize("batch", [(), (7,)])
def test_bound_calls_read_and_write_in_place(kernel: Kernel, batch: tuple[int, ...]) -> None:
    arrays = sample(*batch)
    bound = kernel.bind(*arrays)
    agree(bound(), expected(*arrays))
    arrays[0][...] = 2.0
    agree(bound(), expected(*arrays))
    assert bound() is bound.outputs


def test_a_bound_call_keeps_its_code_alive() -> None:
    x = ca.SX.sym("x")
    bound = Kernel(ca.Function("square", [x], [x * x])).bind(np.array([3.0]))
    assert bound()[0] == 9.0


@pytest.mark.parametrize("threads", [1, 2, 3, 8])
@pytest.mark.parametrize("count", [0, 1, 5, 17, 100])
def test_threads_share_a_batch(kernel: Kernel, threads: int, count: int) -> None:
    arrays = sample(count)
    together = kernel(*arrays, threads=threads)
    alone = kernel(*arrays)
    assert all(np.array_equal(a, b) for a, b in zip(together, alone, strict=True))


def test_long_batches_are_cut_into_more_pieces_than_threads() -> None:
    x = ca.SX.sym("x", 2)
    kernel = Kernel(ca.Function("f", [x], [ca.sin(x) * ca.cos(x) + x]))
    rows = np.random.default_rng(0).normal(size=(1_000_003, 2))
    assert np.array_equal(kernel(rows, threads=2), kernel(rows))


def test_one_kernel_in_many_threads(kernel: Kernel) -> None:
    failures = []

    def work(seed: int) -> None:
        generator = np.random.default_rng(seed)
        for _ in range(100):
            x, A, s = generator.normal(size=3), generator.normal(size=(2, 3)), generator.normal(size=1)
            if not np.allclose(kernel(x, A, s)[0], expected(x, A, s)[0], rtol=1e-12):
                failures.append(seed)

    workers = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert not failures


def test_other_threads_proceed_while_a_kernel_runs() -> None:
    x = ca.SX.sym("x", 4)
    y = x
    for _ in range(40):
        y = ca.sin(y) + ca.sqrt(ca.sumsqr(y))
    kernel = Kernel(ca.Function("long", [x], [y]))
    rows = np.ones((100_000, 4))
    kernel(rows[:9])
    done = threading.Event()
    durations = []

    def run() -> None:
        start = time.perf_counter()
        kernel(rows)
        durations.append(time.perf_counter() - start)
        done.set()

    worker = threading.Thread(target=run)
    worker.start()
    ticks = 0
    while not done.is_set():
        time.sleep(0.001)
        ticks += 1
    worker.join()
    assert durations[0] > 0.03
    assert ticks > 10


def test_functions_without_inputs_or_with_empty_ports() -> None:
    constant = Kernel(ca.Function("constant", [], [ca.SX([1.0, 2.0])]))
    assert constant().tolist() == [1.0, 2.0]
    x, nothing = ca.SX.sym("x", 2), ca.SX(0, 1)
    empty = Kernel(ca.Function("empty", [x, nothing], [x * 2, nothing], ["x", "n"], ["y", "m"]))
    y, m = empty(np.ones((5, 2)), np.ones((5, 0)))
    assert y.tolist() == [[2.0, 2.0]] * 5
    assert m.shape == (5, 0)


def test_sparse_inputs_are_given_as_full_arrays() -> None:
    A = ca.SX.sym("A", ca.Sparsity.lower(3))
    kernel = Kernel(ca.Function("trace", [A], [ca.trace(A), A.T], ["A"], ["t", "T"]))
    full = np.arange(9.0).reshape(3, 3)
    trace, transposed = kernel(full)
    assert trace == 12.0
    np.testing.assert_array_equal(transposed, np.tril(full).T)
