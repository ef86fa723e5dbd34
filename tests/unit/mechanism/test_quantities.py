"""Numbers of a machine by name: read, changed, compared."""

from __future__ import annotations

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import InertiaError
from closedchain.mechanism.body import possible_inertia
from closedchain.mechanism.quantities import differing, quantities, with_quantities


@pytest.mark.parametrize("name", cc.library.machines())
def test_numbers_written_back_are_the_machine(name: str) -> None:
    machine = cc.library.machines()[name]()
    numbers = quantities(machine)
    again = quantities(with_quantities(machine, numbers))
    assert list(again) == list(numbers)
    for key, value in numbers.items():
        np.testing.assert_allclose(again[key], value, rtol=0, atol=1e-15)
    assert with_quantities(machine, {}) == machine
    assert differing(machine, machine) == {}


def test_only_parts_that_differ_are_compared() -> None:
    machine = cc.library.four_bar()
    other = with_quantities(machine, {"coupler.mass": np.array([2.0]), "rocker.damper.damping": np.array([0.3])})
    assert other.body("coupler").mass == 2.0
    assert other.joint("rocker").damper == cc.JointDamper((0.3,))
    found = differing(machine, other)
    parts = {key.split(".")[0] for key in found}
    assert parts == {"coupler", "rocker"}
    np.testing.assert_array_equal(found["rocker.damper.damping"], [0.3])
    assert "gravity" in differing(machine, with_quantities(machine, {"gravity": np.array([0.0, 0.0, -1.0])}))


def test_many_inertias_are_judged_as_one_is() -> None:
    rng = np.random.default_rng(5)
    matrices = rng.normal(size=(200, 3, 3)) * 0.15
    matrices = matrices + np.swapaxes(matrices, 1, 2) + np.diag([1.0, 1.1, 0.9])
    matrices[::7, 0, 1] += 1e-3
    matrices[5] = 0.0
    expected = []
    for matrix in matrices:
        try:
            cc.Body("body", 1.0, inertia=matrix)
            expected.append(True)
        except InertiaError:
            expected.append(False)
    np.testing.assert_array_equal(possible_inertia(matrices), expected)
    assert 20 < sum(expected) < 180
