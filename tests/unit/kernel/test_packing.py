"""Like parts of one instance in vectors: the same numbers as without, from fewer instructions."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest

from closedchain.kernel import Kernel
from closedchain.kernel import program as programs
from closedchain.kernel.llvm_code import cut
from closedchain.kernel.packing import pack, packings, side_by_side
from closedchain.kernel.program import read

PARTS = (3, 4, 6, 7)


def machine_like(parts: int) -> ca.Function:
    """Sums, least and greatest values over parts that share inputs, differ in inputs and constants, and are asked for
    one by one."""
    rng = np.random.default_rng(parts)
    shared, own = ca.SX.sym("shared", 3), ca.SX.sym("own", 2 * parts)
    total, less, least, most, powers = shared[2] * 2, shared[0], ca.SX(9.0), shared[1], ca.SX(0)
    tips, turned = [], []
    for k in range(parts):
        c = rng.normal(size=4)
        a, b = own[k], own[parts + k]
        d = shared[:2] * c[:2] + ca.vertcat(a, c[2])
        length = ca.sqrt(ca.sumsqr(d))
        angle = ca.atan2(d[1], d[0]) + b
        tips.append(d[0] / length)
        turned.append(ca.sin(angle) * length)
        total += (d[0] * b - c[3] * d[1]) / length + ca.cos(angle) * shared[1]
        less -= a * length
        powers += turned[-1] * b + tips[-1] * c[3]
        least, most = ca.fmin(least, length - c[0]), ca.fmax(most, turned[-1] * b)
    outputs = [ca.vertcat(total, powers, -powers * less, least, most), ca.vertcat(*tips, shared[0]), turned[-1]]
    return ca.Function("parts", [shared, own], outputs, ["shared", "own"], ["sums", "tips", "last"], {"cse": True})


@pytest.mark.parametrize("parts", PARTS)
def test_vectors_compute_what_values_do(parts: int) -> None:
    """All lanes, whether they fill a register or not, against CasADi's own evaluation; bitwise as in batches."""
    function = machine_like(parts)
    packing, by_sums = pack(read(function)), packings(read(function))
    assert packing is not None
    assert packing.lanes == parts
    assert max(len(found.totals) for found in by_sums if found.lanes == parts) == 5
    kernel, rng = Kernel(function, packed=True), np.random.default_rng(0)
    rows = rng.normal(size=(20, 3)), rng.normal(size=(20, 2 * parts))
    batch = kernel(*rows)
    for k, given in enumerate(zip(*rows, strict=True)):
        for mine, exact, lane in zip(kernel(*given), function(*given), batch, strict=True):
            np.testing.assert_allclose(mine, np.array(exact).ravel(), rtol=0, atol=1e-13)
            np.testing.assert_array_equal(mine, lane[k])


def legs_on_a_trunk(legs: int, mixed: bool = False) -> ca.Function:
    """Values inwards to a trunk that no sum shows to be like, and outwards again; two like values per leg.

    mixed: one output takes values of neighbouring legs together
    """
    rng = np.random.default_rng(legs)
    q, trunk = ca.SX.sym("q", 2 * legs), ca.SX.sym("trunk", 2)
    own, level = [], trunk[0]
    for k in range(legs)[::-1]:  # from the last one to the first
        a, b = ca.sin(q[2 * k]), ca.sin(q[2 * k + 1])
        length = ca.sqrt(rng.normal() ** 2 + a * b + 2.0)
        own.append((a, b, length))
        level = ca.exp(-level * a) + length / level
    own = own[::-1]
    ends = [a * level - b / length + rng.normal() for a, b, length in own]
    outputs = [ca.vertcat(*ends), ca.vertcat(*(length for _, _, length in own[::-1])), level * trunk[1]]
    if mixed:
        outputs.append(ca.vertcat(*(ends[k] * own[k - 1][2] + trunk[1] for k in range(legs))))
    names = ["ends", "lengths", "level", "mixed"][: len(outputs)]
    return ca.Function("legs", [q, trunk], outputs, ["q", "trunk"], names, {"cse": True})


@pytest.mark.parametrize("mixed", [False, True])
@pytest.mark.parametrize("legs", [4, 6, 7])
def test_parts_are_told_by_their_values(legs: int, mixed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bitwise what is computed without vectors, whole or cut into several functions; lanes are legs in one order."""
    function = legs_on_a_trunk(legs, mixed)
    program = read(function)
    packing = pack(program)
    assert packing is not None
    assert packing.lanes == legs
    assert not packing.totals
    assert len(packing.stores) >= 1
    assert sum(name == "sin" for name, _, _ in packing.vectors) == 2
    rng, plain = np.random.default_rng(1), Kernel(program)
    for size in (3000, 7):
        monkeypatch.setattr(programs, "PART_SIZES", ((10**9, size),))
        assert (len(cut(packing)[0]) > 1) == (size == 7)
        kernel = Kernel(programs.Program(f"legs{size}", *(getattr(program, x) for x in FIELDS)), packed=True)
        for _ in range(10):
            given = rng.normal(size=2 * legs), 0.5 + rng.random(2)
            for mine, other, exact in zip(kernel(*given), plain(*given), function(*given), strict=True):
                assert np.array_equal(mine, other)
                np.testing.assert_allclose(mine, np.array(exact).ravel(), rtol=1e-13)


FIELDS = ("inputs", "outputs", "operations", "results")


def test_outputs_in_an_order_that_suits_lanes() -> None:
    """Lanes follow one another; what is reordered at an output is reordered at the input that takes it."""
    program = read(legs_on_a_trunk(4))
    order = side_by_side(program, "lengths")
    turned = program.reordered("lengths", order)
    packing = pack(turned)
    assert packing is not None
    assert {port for places in packing.stores.values() for port, _ in places} == {0, 1}
    x = ca.SX.sym("x", 4)
    after = read(ca.Function("after", [x], [ca.vertcat(x[0], 2 * x[1], 3 * x[2], 4 * x[3])], ["lengths"], ["y"]))
    given = np.linspace(0.1, 0.8, 8), np.array([0.7, 0.9])
    direct = Kernel(after)(Kernel(program)(*given)[1])
    assert np.array_equal(direct, Kernel(after.reordered("lengths", order))(Kernel(turned)(*given)[1]))


def test_fewer_instructions() -> None:
    """Six parts take about as many vector operations as one takes plain ones."""
    program = read(machine_like(6))
    packing = pack(program)
    assert packing is not None
    assert packing.effort < 0.45 * sum(program.counts().values())


def test_numbers_that_are_none_travel() -> None:
    """NaN of one part spoils sums over all, and is passed over by least and greatest values."""
    function = machine_like(6)
    own = np.ones(12)
    own[3] = np.nan
    packed, plain = (Kernel(function, packed=choice)(np.array([0.1, 0.2, 0.3]), own) for choice in (True, False))
    for mine, other in zip(packed, plain, strict=True):
        assert np.array_equal(np.isnan(mine), np.isnan(other))
        np.testing.assert_allclose(mine, other, rtol=0, atol=1e-14)
    assert np.isnan(packed[0][0])
    assert np.isfinite(packed[0][3:]).all()


def test_what_has_no_like_parts_is_left_alone() -> None:
    """Unlike terms, too few of them, and parts of which one is made of another."""
    x = ca.SX.sym("x", 6)
    unlike = x[0] * x[1] + ca.sin(x[2]) + ca.sqrt(x[3]) + x[4] / x[5]
    two = x[0] * x[1] * 3 + x[2] * x[3] * 4
    assert pack(read(ca.Function("f", [x], [unlike]))) is None
    assert pack(read(ca.Function("f", [x], [two]))) is None
    chain, terms = x[0], []
    for k in range(1, 6):
        chain = ca.sin(chain * x[k])
        terms.append(chain)
    nested = ca.Function("f", [x], [sum(terms[1:], terms[0])])
    assert np.allclose(Kernel(nested, packed=True)(np.arange(1.0, 7.0)), np.array(nested(np.arange(1.0, 7.0))).ravel())
    # like terms that wait for each other: each part of the second sum needs the whole first one of its own kind
    y = ca.SX.sym("y", 4)
    a = [y[0] * y[1], y[1] * y[2], y[2] * y[3]]
    first = a[0] + a[1] + a[2]
    b = [first * y[1], y[1] * y[3], y[0] * y[0]]
    waiting = ca.Function("f", [y], [first, b[0] + b[1] + b[2]])
    given = np.array([0.3, 0.5, -0.7, 1.1])
    for mine, exact in zip(Kernel(waiting, packed=True)(given), waiting(given), strict=True):
        np.testing.assert_allclose(mine, np.array(exact).ravel(), rtol=0, atol=1e-15)


def test_the_choice_goes_with_the_kernel() -> None:
    """Packed kernels stay so in other processes; batches compute what their single calls do."""
    function, rng = machine_like(6), np.random.default_rng(2)
    shared, own = rng.normal(size=(40, 3)), rng.normal(size=(40, 12))
    packed, plain = Kernel(function, packed=True), Kernel(function)
    make, choices = packed.__reduce__()
    again = make(*choices)
    singles = [[kernel(s, o)[0] for s, o in zip(shared, own, strict=True)] for kernel in (packed, again, plain)]
    assert np.array_equal(singles[0], singles[1])
    assert not np.array_equal(singles[0], singles[2])
    np.testing.assert_allclose(singles[0], singles[2], rtol=0, atol=1e-13)
