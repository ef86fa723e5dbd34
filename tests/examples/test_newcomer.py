"""Twenty tasks of newcomers give what their calculations by hand give; a wrong result is noticed."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

TOOL = Path(__file__).parents[2] / "tools" / "newcomer_tasks.py"


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("newcomer_tasks", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


newcomer = load()
ALL = [task for tasks in newcomer.TASKS.values() for task in tasks]


@pytest.mark.parametrize("task", ALL, ids=lambda task: task.__name__)
def test_tasks_give_what_they_give_by_hand(task) -> None:
    found = newcomer.tried(task)
    assert found["right"], found


def test_three_kinds_of_users_have_twenty_tasks() -> None:
    assert len(newcomer.TASKS) == 3
    assert len({task.__name__ for task in ALL}) == len(ALL) == 20


def test_wrong_results_are_noticed() -> None:
    def wrong() -> newcomer.Answer:
        return [1.0, 2.0], [1.0, 2.1], 1e-3

    def other_size() -> newcomer.Answer:
        return [1.0], [1.0, 2.0], 1e-3

    def nothing() -> newcomer.Answer:
        return np.nan, 1.0, 1.0

    assert not any(newcomer.tried(task)["right"] for task in (wrong, other_size, nothing))
