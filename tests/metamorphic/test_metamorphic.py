"""Fifteen random machines that hold nearly all pairs of features, each under two changes and at two entry points or
three; and the draws, the changes and the sums themselves.

Every change and every entry point has its turn, and every result is equal to the oracle's or refused with a reason.
"""

from __future__ import annotations

import warnings
from itertools import combinations

import numpy as np
import pytest

from closedchain.errors import UnitWarning
from interpreted import interpreted
from metamorphic.changes import CHANGES, Motion
from metamorphic.checks import ENTRIES, checked, passive, placed
from metamorphic.machines import FEATURES, STRUCTURES, draw
from oracles import maximal, sums
from oracles.motion import motion

SEEDS = (29, 114, 153, 67, 152, 88, 86, 256, 136, 13, 44, 107, 214, 57, 46)
TURNS = {seed: i for i, seed in enumerate(SEEDS)}


def some(names: list[str], first: int, step: int) -> list[str]:
    """Two of the names, others for each machine."""
    return [names[(first + k * step) % len(names)] for k in (0, 1)]


@pytest.mark.parametrize("seed", SEEDS)
def test_results_are_equal_or_refused(seed: int) -> None:
    i = TURNS[seed]
    case, findings = checked(seed, some(list(CHANGES), 2 * i, 1), some(list(ENTRIES), 5 * i, 7))
    assert not findings.failures, sorted(case.features)
    assert len(findings.answers) > len(findings.refusals)


def test_the_machines_have_nearly_all_pairs_of_features() -> None:
    drawn = [draw(seed).features for seed in SEEDS]
    features = {feature for one in drawn for feature in one}
    assert set(FEATURES) <= features
    met = {frozenset(pair) for one in drawn for pair in combinations(sorted(one), 2)}
    assert len(met) > 0.5 * len(features) * (len(features) - 1) / 2


def test_every_structure_is_drawn() -> None:
    assert set(STRUCTURES) <= {feature for seed in range(40) for feature in draw(seed).features}


@pytest.mark.parametrize("name", CHANGES)
def test_a_change_leaves_the_oracles_machine_as_it_is(name: str) -> None:
    """Accelerations and kinetic energy of two rigid machines, and the start of the changed ones."""
    for seed in SEEDS[:2]:
        case = draw(seed)
        change = CHANGES[name](case, np.random.default_rng(seed))
        assert change is not None
        unit = change.case.unit
        before, after = (maximal.accelerations(one.judged, one.states, dict(one.forces)) for one in (case, change.case))
        size = max(np.abs(row).max() for rows in before.values() for row in rows)
        for body, rows in before.items():
            other, seen = change.body(body, Motion(case.states[body], *rows))
            assert np.abs(after[other][0] - seen.alpha).max() * unit.time**2 < 1e-9 * size
            assert np.abs(after[other][1] - seen.a).max() * unit.time**2 / unit.length < 1e-9 * size
        energies = [sums.kinetic(one.machine, one.states) for one in (case, change.case)]
        assert energies[1] / unit.energy == pytest.approx(energies[0], rel=1e-9)


@pytest.mark.parametrize("seed", [51, 57])
def test_an_elastic_machine_has_the_same_natural_modes_in_other_units(seed: int) -> None:
    """Soft joints on stiff links, bodies on compliances that are lighter at their far ends than half their mass."""
    case = draw(seed)
    other = CHANGES["other units"](case, np.random.default_rng(seed))
    assert other is not None
    with interpreted(), warnings.catch_warnings():
        warnings.simplefilter("ignore", UnitWarning)
        frequencies = []
        for one in (case, other.case):
            asked = placed(one)
            frequencies.append(asked.model.natural_modes(asked.state).frequencies * one.unit.time)
    np.testing.assert_allclose(frequencies[1], frequencies[0], rtol=2e-5, atol=1e-9)


def test_the_oracles_motion_keeps_its_energy() -> None:
    """A floating machine without losses: its energy, and its momentum but for the impulse of its weight."""
    case = passive(draw(136))
    times = [0.0, 0.05, 0.1]
    rows = motion(case.machine, case.states, case.near, lambda t, near, states: dict(case.forces), times)
    energy = [sums.kinetic(case.machine, s) + sums.potential(case.machine, near, s) for near, s in rows]
    assert np.ptp(energy) < 1e-7 * max(np.abs(energy))
    momentum = [sums.momentum(case.machine, states) for _, states in rows]
    mass = sum(body.mass for body in case.machine.bodies)
    impulse = mass * np.array(case.machine.gravity) * 0.1
    assert momentum[-1][3:] - momentum[0][3:] == pytest.approx(impulse, abs=1e-6)
    assert momentum[-1][:3] == pytest.approx(momentum[0][:3], abs=1e-6)
