"""The processor: accuracy of sin and cos, vector functions beside scalar ones, usable cores."""

from __future__ import annotations

import os
import subprocess
import sys

import casadi as ca
import numpy as np
import pytest

from closedchain.kernel import Kernel
from closedchain.kernel.host import VECTOR_FUNCTIONS, host, usable_cores, vector_widths
from closedchain.kernel.program import BINARY


def units_in_last_place(value: np.ndarray, reference: np.ndarray) -> np.ndarray:
    same = (value == reference) | (np.isnan(value) & np.isnan(reference))
    with np.errstate(invalid="ignore"):
        return np.where(same, 0.0, np.abs(value - reference) / np.spacing(np.abs(reference)))


def angles() -> ca.Function:
    x = ca.SX.sym("x")
    return ca.Function("angles", [x], [ca.vertcat(ca.sin(x), ca.cos(x), ca.tan(x))], ["x"], ["y"])


ANGLE_RANGES = {
    "first quadrant": np.linspace(-0.8, 0.8, 20_001),
    "a few turns": np.random.default_rng(0).uniform(-20, 20, 20_000),
    "up to the limit": np.random.default_rng(1).uniform(-(2.0**24), 2.0**24, 20_000),
    "around the limit": np.random.default_rng(2).uniform(-1e9, 1e9, 20_000),
    "multiples of a quarter turn": np.arange(-20_000, 20_000) * np.pi / 2,
    "above a multiple": np.nextafter(np.arange(-20_000, 20_000) * np.pi / 2, np.inf),
    "tiny": np.geomspace(5e-324, 1e-3, 2_000),
}


@pytest.mark.parametrize("name", ANGLE_RANGES)
def test_sin_and_cos_are_accurate_to_one_unit(name: str) -> None:
    x = ANGLE_RANGES[name][:, None]
    # NumPy's sin and cos are one unit off themselves, the C library that CasADi calls is not
    reference = np.array(angles()(x.T)).T
    result = Kernel(angles(), lanes=1)(x)
    assert units_in_last_place(result[:, :2], reference[:, :2]).max() <= 1
    assert units_in_last_place(result[:, 2], reference[:, 2]).max() <= 2
    for lanes in (2, 4, 8, 16):
        assert np.array_equal(Kernel(angles(), lanes=lanes)(x), result)


@pytest.mark.parametrize("count", range(1, 10))
def test_angles_of_one_instance_do_not_depend_on_their_company(count: int) -> None:
    """Several share a call, whatever they are: each is what it is alone."""
    odd = np.array([0.3, -2.0, np.nan, 1e9, np.inf, -0.0, 5e-324, 100.0, np.pi / 2])[:count]
    x = ca.SX.sym("x", count)
    together = ca.Function("together", [x], [ca.horzcat(ca.sin(x), ca.cos(x), ca.tan(x))], ["x"], ["y"])
    kernel, alone = Kernel(together), Kernel(angles())
    np.testing.assert_array_equal(kernel(odd), [alone(value) for value in odd[:, None]])
    np.testing.assert_array_equal(kernel(np.tile(odd, (9, 1)))[4], kernel(odd))


def vector_cases() -> dict[str, ca.Function]:
    x, y = ca.SX.sym("x"), ca.SX.sym("y")
    binary = {"pow": lambda: x**y}
    expressions = {
        name: binary.get(name, lambda name=name: getattr(ca, name)(*([x, y][: 1 + (name in BINARY)])))()
        for name in VECTOR_FUNCTIONS
    }
    return {name: ca.Function(name, [x, y], [value], ["x", "y"], ["z"]) for name, value in expressions.items()}


@pytest.mark.skipif(not vector_widths(True, host().features), reason="this platform has no vector maths library")
@pytest.mark.parametrize("name", VECTOR_FUNCTIONS)
def test_vector_maths_agrees_with_scalar_maths(name: str) -> None:
    function = vector_cases()[name]
    generator = np.random.default_rng(3)
    x, y = (
        np.concatenate([generator.uniform(a, b, (20_000, 1)) for a, b in [(0, 1), (-1, 1), (0, 300)]]) for _ in "xy"
    )
    for lanes in (2, 4, 8, 16):
        vector = Kernel(function, lanes=lanes)(x, y)
        scalar = Kernel(function, lanes=lanes, vector_maths=False)(x, y)
        assert units_in_last_place(vector, scalar).max() <= 2


def test_vector_maths_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLOSEDCHAIN_VECTOR_MATHS", "off")
    assert vector_widths(True, host().features) == {}
    assert vector_widths(False, host().features) == {}


def test_without_fused_multiply_add_the_c_library_gives_sin_and_cos(monkeypatch: pytest.MonkeyPatch) -> None:
    from closedchain.kernel import kernel as kernel_module
    from closedchain.kernel.host import Host

    plain = Host(host().cpu, host().features.replace("+fma", "-fma").replace("+avx512", "-avx512"), "x86_64-other")
    assert not plain.fused
    monkeypatch.setattr(kernel_module, "host", lambda: plain)
    x = np.random.default_rng(0).uniform(-9, 9, (37, 1))
    result = Kernel(angles(), lanes=4)(x)
    assert units_in_last_place(result, np.array(angles()(x.T)).T).max() <= 1


@pytest.mark.skipif(sys.platform != "linux", reason="CPU affinity")
def test_usable_cores_are_those_of_the_affinity() -> None:
    code = "import os; os.sched_setaffinity(0, {min(os.sched_getaffinity(0))}); " \
           "from closedchain.kernel.host import usable_cores; print(usable_cores())"  # fmt: skip
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "1\n"
    assert usable_cores() == len(os.sched_getaffinity(0))
