"""Lilly and Orin's machines: reference numbers, drift, counts."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest


def script() -> ModuleType:
    path = Path(__file__).parents[2] / "papers" / "multichain.py"
    spec = importlib.util.spec_from_file_location("papers_multichain", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["arms_rigid", "hand_hard_nc3"])
def test_reference_numbers(name: str) -> None:
    for what, _, _, difference in script().accelerations(name):
        assert difference < 1e-9, what


@pytest.mark.parametrize(
    ("integrator", "step", "feedback", "low", "high"),
    [
        ("rk4", 2e-3, 0.0, 1e-10, 1e-6),
        ("rk4", 2e-3, 10.0, 0.0, 1e-12),
        ("euler", 1e-3, 0.0, 1e-4, 1e-1),
        ("euler", 1e-3, 10.0, 0.0, 1e-6),
    ],
)
def test_drift(integrator: str, step: float, feedback: float, low: float, high: float) -> None:
    assert low <= script().drift(integrator, step, feedback) < high
