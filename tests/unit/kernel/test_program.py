"""Operation lists, and cutting them into parts."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from fractions import Fraction

import casadi as ca
import numpy as np
import pytest

from closedchain.kernel import Kernel, compiled_quickly
from closedchain.kernel import program as parts_module
from closedchain.kernel.host import host
from closedchain.kernel.program import LEAVES, PRODUCT, Program, fused, read, split


def long_function(length: int) -> ca.Function:
    """A recurrence that uses values from near and far, and some of its values as outputs."""
    x = ca.SX.sym("x", 5)
    values = [x[k] for k in range(5)]
    generator = np.random.default_rng(0)
    for k in range(length):
        near, far = values[-1 - int(generator.integers(5))], values[int(generator.integers(len(values)))]
        values.append(near * 0.5 + far * 0.25 if k % 3 else ca.sin(near + far))
    return ca.Function("long", [x], [ca.vertcat(*values[::50]), values[-1], x, ca.SX([2.5])])


def test_equal_operations_are_shared_and_unused_ones_dropped() -> None:
    x, y = ca.SX.sym("x"), ca.SX.sym("y")
    function = ca.Function("f", [x, y], [(x * y) + (y * x), ca.sin(x * y) + ca.sin(y * x)])
    kernel = Kernel(function)
    assert kernel.operation_counts() == {"add": 2, "mul": 1, "sin": 1}
    assert kernel.operations == 4


def test_abbreviations_are_written_out() -> None:
    x = ca.SX.sym("x")
    program = read(ca.Function("f", [x], [x * x, 2 * x, 1 / x, x**2.5]))
    assert program.counts() == {"add": 1, "div": 1, "mul": 1, "pow": 1}


def test_constants_keep_every_bit() -> None:
    numbers = [0.1, -1.0 / 3.0, 1e-310, float("inf"), float("nan"), -1e308]
    result = Kernel(ca.Function("f", [], [ca.vertcat(*[ca.SX(number) for number in numbers])]))()
    assert np.array_equal(result.view(np.uint64)[:4], np.array(numbers).view(np.uint64)[:4])
    assert np.isnan(result[4])
    assert result[5] == -1e308


def test_the_fingerprint_ignores_names_only() -> None:
    def fingerprint(name: str, factor: float, port: str) -> str:
        x = ca.SX.sym("x", 2)
        return read(ca.Function(name, [x], [factor * x], [port], ["y"])).fingerprint()

    assert fingerprint("f", 2.5, "a") == fingerprint("g", 2.5, "b")
    assert fingerprint("f", 2.5, "a") != fingerprint("f", 2.6, "a")


@pytest.mark.parametrize("size", [1, 2, 7, 50, 399, 10_000])
def test_parts_hand_on_every_value(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts_module, "PART_SIZES", ((np.inf, size),))
    function = long_function(150)
    rows = np.random.default_rng(0).normal(size=(9, 5))
    for lanes in (1, 4):
        kernel = Kernel(function, lanes=lanes)
        results = kernel(rows)
        for row, *result in zip(rows, *results, strict=True):
            for one, reference in zip(result, function(row), strict=True):
                np.testing.assert_allclose(one, np.array(reference).ravel(), rtol=1e-13, atol=1e-15)
            for one, alone in zip(result, kernel(row), strict=True):
                np.testing.assert_array_equal(one, alone)


@pytest.mark.parametrize("size", [1, 7, 50])
def test_results_do_not_depend_on_parts_lanes_or_optimisation(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which products are joined with sums follows from the program alone."""
    function, rows = long_function(150), np.random.default_rng(0).normal(size=(16, 5))
    whole = Kernel(function, lanes=8)(rows)
    monkeypatch.setattr(parts_module, "PART_SIZES", ((np.inf, size),))
    with compiled_quickly():
        quick = Kernel(function, lanes=4)(rows)
    for other in (quick, Kernel(function, lanes=2)(rows), zip(*map(Kernel(function), rows), strict=True)):
        for one, two in zip(whole, other, strict=True):
            np.testing.assert_array_equal(one, two)


def test_a_product_joins_the_only_sum_that_needs_it() -> None:
    """Of two, that of factors that are ready later; one that is needed elsewhere, or by an output, joins none."""
    x = ca.SX.sym("x", 6)
    late = ca.sqrt(x[0]) * x[1]
    both, twice, given, doubled = x[2] * x[3] - late, x[4] * x[5], x[1] * x[5], x[0] * x[3]
    outputs = [both, twice + x[0], ca.sin(twice), given - x[2], given, doubled + doubled]
    program = read(ca.Function("f", [x], outputs))
    joined = fused(program)
    changed = [k for k, (one, two) in enumerate(zip(program.operations, joined.operations, strict=True)) if one != two]
    assert [joined.operations[k][0] for k in changed] == [PRODUCT]
    ((_, factor, _),) = (joined.operations[k] for k in changed)
    assert program.operations[factor][0] == "sqrt"
    assert joined.counts().get("mul") == program.counts()["mul"] - 1


@pytest.mark.skipif(not host().fused, reason="the processor has no instruction that multiplies and adds")
@pytest.mark.parametrize("lanes", [2, 8])
def test_joined_products_are_rounded_once(lanes: int) -> None:
    """x y + z, x y - z, z - x y and two products, against exact arithmetic."""
    x, y, z, w = (ca.SX.sym(name) for name in "xyzw")
    rows = np.random.default_rng(1).normal(size=(50, 4))
    rows[:, 2] = -rows[:, 0] * rows[:, 1] * (1 + 1e-15 * rows[:, 3])  # so that the product's last digits matter
    for k, output in enumerate((x * y + z, x * y - z, z - x * y, ca.fabs(w) * y - z * x)):
        kernel = Kernel(ca.Function("f", [x, y, z, w], [output]), lanes=lanes)
        found = kernel(*[np.ascontiguousarray(column)[:, None] for column in rows.T])
        for row, got in zip(rows, found[:, 0], strict=True):
            a, b, c, d = map(Fraction, row)
            exact = (a * b + c, a * b - c, c - a * b, abs(d) * b - Fraction(float(row[2] * row[0])))[k]
            assert got == float(exact)
            assert kernel(*row[:, None])[0] == got


@pytest.mark.parametrize("prepare", [read, lambda function: fused(read(function))], ids=["plain", "fused"])
def test_slots_are_read_as_they_were_written(prepare: Callable[[ca.Function], Program]) -> None:
    """Replay the parts: whatever a part reads from a slot must be the value that was put there last."""
    program = prepare(long_function(300))
    parts = split(program, 20)
    slots: dict[int, int] = {}
    for part in parts.parts:
        here = range(part.start, part.stop)
        needed = {k for number in here for k in program.operands()[number]}
        outside = {k for k in needed if k < part.start and program.operations[k][0] not in LEAVES}
        assert outside <= set(part.loaded)
        assert all(slots[slot] == value for value, slot in part.loaded.items())
        assert not set(part.loaded.values()) & set(part.saved.values())
        slots.update({slot: value for value, slot in part.saved.items()})
    assert max(slots) < parts.slots < 300


def test_parts_cover_the_program_and_are_small() -> None:
    program = read(long_function(300))
    parts = split(program, 37).parts
    assert parts[0].start == 0
    assert parts[-1].stop == len(program.operations)
    assert all(one.stop == two.start for one, two in itertools.pairwise(parts))
    for part in parts:
        names = [name for name, _, _ in program.operations[part.start : part.stop]]
        assert 0 < sum(name not in LEAVES for name in names) <= 37
    written = [place for part in parts for places in part.stores.values() for place in places]
    assert sorted(written) == [(k, j) for k, port in enumerate(program.outputs) for j in range(port.size)]


def test_long_programs_are_cut_finer() -> None:
    whole = split(read(long_function(1200))).parts
    fine = split(read(long_function(9000))).parts
    assert len(whole) == 1
    assert max(part.stop - part.start for part in fine) < 1100
