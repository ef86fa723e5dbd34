"""A fixed hundred of the attacks of tests/soak/attack_files.py, and some killed saves."""

from __future__ import annotations

import os

import pytest

from soak.attack_files import attack, kill_saves

ENDINGS = ("harmless", "FileFormatError", "MechanismError", "ArgumentError", "UnknownNameError", "GeometryError")
OTHERS = ("InertiaError", "NonFiniteError", "DisconnectedError", "ComplianceError", "TopologyError", "UnsupportedError")


@pytest.mark.filterwarnings("ignore:object code was not cached")  # attacks limit the size of files
@pytest.mark.parametrize("first", range(0, 100, 20))
def test_own_errors_only(first: int) -> None:
    for seed in range(first, first + 20):
        kind, ending = attack(seed).split(": ")
        assert ending in (*ENDINGS, *OTHERS), (seed, kind)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_killed_saves_leave_the_old_or_the_new_file() -> None:
    found = kill_saves(8, seed=0)
    assert sum(found.values()) == 8
