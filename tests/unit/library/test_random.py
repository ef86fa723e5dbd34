"""Random machines: the same seed gives the same machine, and all that was promised occurs."""

from __future__ import annotations

import numpy as np
import pytest

from closedchain import library
from closedchain.errors import ArgumentError
from closedchain.library.random_machines import KINDS
from closedchain.mechanism import Mechanism


def loops(machine: Mechanism) -> int:
    return len(machine.joints) - len(machine.bodies)


def test_the_seed_decides() -> None:
    assert library.random_machine(3) == library.random_machine(3)
    assert library.random_machine(3) != library.random_machine(4)
    assert library.random_legs(3) == library.random_legs(3)
    assert library.random_legs(3) != library.random_legs(4)


def test_variety_of_graphs() -> None:
    drawn = [library.random_machine(seed) for seed in range(60)]
    assert {joint.kind for machine in drawn for joint in machine.joints} == set(KINDS)
    assert {loops(machine) for machine in drawn} == {1, 2, 3}
    assert {len(machine.bodies) for machine in drawn} >= {3, 5, 7}
    assert all(machine.platform is None for machine in drawn)


def test_variety_of_legs() -> None:
    drawn = [library.random_legs(seed) for seed in range(40)]
    assert {joint.kind for machine in drawn for joint in machine.joints} == set(KINDS)
    assert {loops(machine) + 1 for machine in drawn} == {2, 3, 4, 5, 6}
    for machine in drawn:
        assert machine.platform == "platform"
        counted = sum(joint.dof for joint in machine.joints) - 6 * loops(machine)
        assert len(machine.actuators) == counted
        lengths = {sum(j.name.startswith(f"leg{i}_") for j in machine.joints) for i in range(1, loops(machine) + 2)}
        assert min(lengths) >= 3
    assert any(len({j.name.split("_")[1] for j in machine.joints}) > 4 for machine in drawn)


def test_starts_are_not_zero() -> None:
    for seed in range(10):
        for joint in library.random_machine(seed).joints:
            assert joint.kind == "fixed" or np.abs(joint.start).max() > 1e-6


def test_asked_sizes_and_kinds() -> None:
    machine = library.random_machine(0, bodies=5, loops=2, kinds=("revolute", "spherical"))
    assert (len(machine.bodies), loops(machine)) == (5, 2)
    assert {joint.kind for joint in machine.joints} <= {"revolute", "spherical"}
    assert loops(library.random_legs(0, legs=3)) == 2


@pytest.mark.parametrize("sizes", [{"bodies": 1}, {"bodies": 4, "loops": 0}, {"bodies": 2, "loops": 5}])
def test_impossible_sizes(sizes: dict[str, int]) -> None:
    with pytest.raises(ArgumentError, match="bodies"):
        library.random_machine(0, **sizes)


def test_impossible_legs_and_kinds() -> None:
    with pytest.raises(ArgumentError, match="legs is 1"):
        library.random_legs(0, legs=1)
    with pytest.raises(ArgumentError, match="no joint kind 'wheel'; it must be one of revolute, "):
        library.random_machine(0, kinds=("wheel",))
    with pytest.raises(ArgumentError, match="joint kinds with more degrees of freedom"):
        library.random_machine(0, bodies=3, loops=1, kinds=("revolute",))
