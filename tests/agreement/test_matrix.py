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
from closedchain.errors import ArgumentError
from closedchain.model import METHODS
from closedchain.model import agree as agreement
from closedchain.model.agree import EXACT, NAMES, Agreement, agree
from interpreted import interpreted

KINDS = ("revolute", "prismatic", "universal", "spherical")
MACHINES: dict[str, Callable[[], cc.Mechanism]] = {
    **cc.library.machines(),
    **{f"random legs {seed}": lambda seed=seed: cc.library.random_legs(seed, legs=2, kinds=KINDS) for seed in (1, 6)},
    **{f"random graph {seed}": lambda seed=seed: cc.library.random_machine(seed, bodies=4) for seed in (0, 1, 4)},
}
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

    def wrong(self: cc.Model, state: cc.State, acceleration: np.ndarray, method: str, verify: bool) -> object:
        factor = 0.999 if method == "denoc" else 1.0
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


def test_states_are_counted() -> None:
    with pytest.raises(ArgumentError, match="at least one"):
        agree(cc.compile(cc.library.four_bar()), states=0)
