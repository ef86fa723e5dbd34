"""Calls repeated after a change of what they read equal those of a fresh process, bitwise; all cases: tests/soak."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from soak.cold_warm import Case, different, in_a_process, warm
from soak.sources import block

CASES = [
    Case("event", "constant_in_the_text", 16),
    Case("event_that_never_comes", "list_entry", 8),
    Case("event_with_a_law", "globals_by_name", 8),
    Case("observe", "closure", 8),
    Case("simulate", "open_file", 16),
    Case("simulate_by_target", "environment", 8),
    Case("simulate_many", "sign_of_zero", 8),
    Case("with_contacts", "evaluated", 8),
    Case("rollout", "universal_function", 16),
    Case("mesh", "", 16),
]


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    folder = tmp_path_factory.mktemp("cold and warm")
    return warm(CASES, 0, folder / "here"), in_a_process("cold", CASES, 0, folder)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.label)
def test_cold_is_warm(case: Case, results: tuple[dict[str, list[str]], dict[str, list[str]]]) -> None:
    here, fresh = (found[case.label] for found in results)
    assert fresh[0] != fresh[1]
    assert different(here, fresh) == []


def test_the_stop_follows_its_threshold() -> None:
    """d(stop time)/d(threshold) by differences in the sixth to eleventh digit: 1 at 1 m/s."""
    model = cc.compile(block("stop", stiffness=0.0))
    state = model.state([1000.0]).replace(v=[1.0])

    def stop(threshold: float) -> float:
        return model.simulate(state, 1.0, events=[cc.Event("stop", lambda t, s: s["slide"] - threshold)]).ending.time

    for step in (1e-3, 1e-5, 1e-6, 1e-8):
        assert (stop(1000.5 + step) - stop(1000.5)) / step == pytest.approx(1.0, abs=1e-9 / step)


@pytest.mark.parametrize("kind", [list, dict, "array", "law"])
def test_runs_go_on_as_they_began(kind: object, tmp_path: Path) -> None:
    """Whatever becomes of the numbers that were given: extended and saved under those that acted."""
    model, gains = cc.compile(block("goes on")), [1.0]
    state = model.state([0.1])
    given = {list: [1.0], dict: {"motor": 1.0}, "array": np.array([1.0]), "law": lambda t, s: [gains[0] + 0 * t]}[kind]
    whole = model.simulate(state, 0.02, given, step=5e-3)
    for _ in range(2):
        run = model.simulate(state, 0.01, given, step=5e-3)
        gains[0] = 7.0
        if kind != "law":
            given["motor" if kind is dict else 0] = 7.0
        longer = run.extend(0.01)
        np.testing.assert_array_equal(longer.q, whole.q)
        np.testing.assert_array_equal(longer.forces, whole.forces)
        gains[0] = 1.0
        if kind != "law":
            np.testing.assert_array_equal(cc.load_run(run.save(tmp_path / "run.npz")).extend(0.01).q, whole.q)
            given["motor" if kind is dict else 0] = 1.0
