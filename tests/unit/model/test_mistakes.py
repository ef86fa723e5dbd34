"""Mistakes that newcomers make: the message names what would have been right."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import closedchain as cc
from closedchain.errors import CallError, FileFormatError
from states import model

ARM = """closedchain: 2
name: arm
bodies: [{name: rod, mass: 1.0, inertia: [0.1, 0.1, 0.1]}]
joints: [{name: hinge, kind: revolute, parent: ground, child: rod}]
"""
CALLS: dict[str, tuple[Callable[[Any, Any], Any], str]] = {
    "step": (lambda m, s: m.simulate(s, 1.0, dt=0.01), "no argument 'dt'; did you mean step=?"),
    "duration": (lambda m, s: m.simulate(s, t_end=1.0), "no argument 't_end'; did you mean duration=?"),
    "torque": (lambda m, s: m.simulate(s, 1.0, torque=2.0), "did you mean actuation=?"),
    "misspelt": (lambda m, s: m.simulate(s, duraton=1.0), "did you mean duration=?"),
    "no state": (
        lambda m, s: m.simulate(2.0),
        "simulate(): missing a required argument: 'duration'; arguments: state, duration",
    ),
    "assemble": (lambda m, s: m.assemble(angles={"crank": 1.0}), "did you mean joints=?"),
    "pin": (lambda m, s: cc.pin("a", "ground", "b", at=(0, 0, 0)), "no argument 'at'; did you mean point=?"),
    "pin without a point": (lambda m, s: cc.pin("a", "ground", "b"), "missing a required argument: 'point'"),
}


@pytest.mark.parametrize("name", CALLS)
def test_calls_name_the_argument_that_is_meant(name: str) -> None:
    call, words = CALLS[name]
    compiled = model("four_bar")
    with pytest.raises(cc.errors.ArgumentError, match=re.escape(words)) as error:
        call(compiled, compiled.assemble())
    assert isinstance(error.value, CallError) == ("argument" in words or "=?" in words)


def test_errors_inside_a_call_stay_what_they_are() -> None:
    compiled = model("four_bar")
    with pytest.raises(ZeroDivisionError):
        compiled.simulate(compiled.assemble(), 0.1, cc.Sampled(lambda t, state: [1 / 0]))


def test_attributes_name_the_nearest_ones() -> None:
    compiled = model("four_bar")
    state = compiled.assemble()
    run = compiled.simulate(state, 0.01)
    wrong = {
        (state, "positions"): r"State has no attribute 'positions'; did you mean q\?",
        (state, "velocities"): r"did you mean v\?",
        (state, "platfrom"): r"did you mean platform",
        (run, "t"): r"Run has no attribute 't'; did you mean time\?",
        (run, "engery"): r"did you mean energy",
        (compiled, "simulat"): r"Model has no attribute 'simulat'; did you mean simulate",
        (compiled, "xyz"): r"Model has no attribute 'xyz'; it has .*assemble.*with_velocities",
    }
    for (thing, name), words in wrong.items():
        with pytest.raises(AttributeError, match=words):
            getattr(thing, name)
        assert not hasattr(thing, "_repr_latex_")


FILES = {
    "decimal comma in a list": (("mass: 1.0", "mass: 1,0"), "decimals have a point"),
    "decimal comma in a text": (("mass: 1.0", "mass: '1,5'"), "decimals have a point: 1.5"),
    "joint for joints": (("joints:", "joint:"), "unknown field 'joint'; did you mean 'joints'?"),
    "misspelt field": (("parent:", "parrent:"), "unknown field 'parrent'; did you mean 'parent'?"),
    "nothing": ((ARM, ""), "the file is empty"),
}


@pytest.mark.parametrize("name", FILES)
def test_files_name_what_is_meant(name: str, tmp_path: Path) -> None:
    (before, after), words = FILES[name]
    path = tmp_path / "arm.yaml"
    path.write_text(ARM.replace(before, after), encoding="utf-8")
    with pytest.raises(FileFormatError, match=re.escape(words)):
        cc.load(path)


def test_names_that_resemble_the_wrong_one_come_first() -> None:
    with pytest.raises(cc.errors.UnknownNameError, match=r"no joint 'rockr'.*: rocker, "):
        model("four_bar").assemble()["rockr"]
