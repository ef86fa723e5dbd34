"""The agreement matrix: every formulation against every other on every library machine and on random ones.

Derived from the formulations that exist; what a formulation cannot treat is skipped with the reason it gives.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, UnknownNameError
from closedchain.model import METHODS
from closedchain.model import agree as agreement
from closedchain.model.agree import EXACT, Agreement, agree
from interpreted import interpreted

KINDS = ("revolute", "prismatic", "universal", "spherical")
MACHINES: dict[str, Callable[[], cc.Mechanism]] = {
    **cc.library.machines(),
    **{f"random legs {seed}": lambda seed=seed: cc.library.random_legs(seed, legs=2, kinds=KINDS) for seed in (1, 6)},
    **{f"random graph {seed}": lambda seed=seed: cc.library.random_machine(seed, bodies=4) for seed in (0, 1, 4)},
}
NAMES = ("reference", *METHODS)
PAIRS = list(combinations(NAMES, 2))


@cache
def matrix(name: str) -> Agreement:
    with interpreted():
        return agree(cc.compile(MACHINES[name]()), states=2)


@pytest.mark.parametrize("pair", PAIRS, ids=" ".join)
@pytest.mark.parametrize("machine", MACHINES)
def test_formulations_agree(machine: str, pair: tuple[str, str]) -> None:
    found = [one for one in matrix(machine).pairs if (one.one, one.other) == pair]
    compared = [one for one in found if one.difference is not None]
    if not compared:
        pytest.skip("; ".join(dict.fromkeys(one.reason for one in found)))
    for one in compared:
        assert one.difference is not None
        assert one.difference <= one.allowed, one.quantity


def test_every_formulation_takes_part() -> None:
    """Each answers somewhere, and every pair of them is compared on some machine in something."""
    assert set(NAMES) == {"reference", *METHODS}
    compared = {(p.one, p.other) for name in ("gough_stewart", "four_bar") for p in matrix(name).pairs if p.difference}
    assert compared == set(PAIRS)


def test_a_wrong_formulation_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Inverse dynamics that forgets a thousandth of the accelerations disagrees with all others, and only it."""
    right = cc.Model.inverse_dynamics

    def wrong(self: cc.Model, state: cc.State, acceleration: np.ndarray, method: object, verify: bool) -> object:
        factor = 0.999 if method == cc.DeNOC() else 1.0
        return right(self, state, acceleration=factor * acceleration, method=method, verify=verify)

    monkeypatch.setattr(cc.Model, "inverse_dynamics", wrong)
    found = agree(cc.compile(cc.library.four_bar()), states=1)
    assert not found.agrees
    assert {p.quantity for p in found.pairs if p.agrees is False} == {"forces"}
    assert all("denoc" in (p.one, p.other) for p in found.pairs if p.agrees is False)


def test_springs_are_not_held_to_the_standard_of_exact_methods() -> None:
    for pair in matrix("four_bar").pairs:
        soft = "virtual_spring" in (pair.one, pair.other) and pair.quantity != "forces"
        if pair.difference is not None:
            assert pair.allowed == (agreement.APPROXIMATE if soft else EXACT)
    assert max(p.difference or 0 for p in matrix("four_bar").pairs) > EXACT


def test_reasons_name_the_formulation() -> None:
    reasons = [p.reason for p in matrix("four_bar").pairs if p.difference is None]
    assert reasons
    assert all("operational_space" in reason or "virtual_work" in reason for reason in reasons)


def test_objects_are_compared_by_their_names() -> None:
    """Two of one name by how they are written; springs of one's own in their own equilibrium."""
    robust, springs = cc.Lagrange(order="robust"), cc.VirtualSpring(error=1e-8)
    with interpreted():
        found = agree(cc.compile(cc.library.four_bar()), 1, methods=["reference", cc.Lagrange(), robust, springs])
    assert {pair.other for pair in found.pairs} == {"lagrange", repr(robust), "virtual_spring"}
    assert found.agrees
    assert all(pair.difference is not None for pair in found.pairs if pair.quantity == "accelerations")


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"methods": ["lagrnge"]}, UnknownNameError),
        ({"methods": [3.0]}, ArgumentError),
        ({"methods": 3.0}, ArgumentError),
        ({"states": 2.5}, ArgumentError),
        ({"states": []}, ArgumentError),
        ({"states": 0}, ArgumentError),
        ({"seed": -1}, ArgumentError),
    ],
)
def test_questions_that_are_none(wrong: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        agree(cc.compile(cc.library.four_bar()), **wrong)  # type: ignore[arg-type]
