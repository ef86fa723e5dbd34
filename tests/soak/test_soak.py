"""The soak itself: its draws are what they say, it notices wrong answers, and what it writes can be loaded."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.kernel import manifest, object_code
from closedchain.mechanism.joint import KINDS
from closedchain.model.accelerations import Accelerations
from soak import log, run, spoiled
from soak.machines import SOAKED, Scale, draw, scaled, split
from soak.questions import ask

SEEDS = range(60)


def test_every_feature_is_drawn() -> None:
    drawn = {feature for seed in SEEDS for feature in draw(seed).features}
    structures = {"redundant loop", "massless bodies", "floating base", "singular", "near a singularity"}
    assert drawn == {*KINDS, *SOAKED, *structures, "flexible link", "scale 1e-6 to 1e6"}


def test_a_seed_is_one_machine() -> None:
    assert draw(5) == draw(5)
    assert draw(5) != draw(6)


def test_machines_start_assembled() -> None:
    for machine in (draw(seed).mechanism for seed in range(8)):
        if machine.platform is not None and machine.home is None:
            continue  # a platform that floats starts anywhere
        model = cc.compile(machine)
        assert model.kinematics.loop_error(model.system.neutral) < 1e-9


def test_scales_are_similar_machines() -> None:
    """Twice as long, three times as heavy, half as slow: the same motion in those units, springs and friction too."""
    drawn = next(d for d in map(draw, SEEDS) if {"springs", "friction", "dampers"} <= d.features and not d.at_start)
    unit = Scale(2.0, 3.0, 0.5)
    found = [ask(replace(drawn, scale=scale), ("reference",)) for scale in (Scale(), unit)]
    for one in found:
        assert not one.failures
        assert one.answers["reference forward"] < 1e-10
    heavy = scaled(drawn.mechanism, unit)
    assert heavy.bodies[0].mass == pytest.approx(3 * drawn.mechanism.bodies[0].mass)
    assert heavy.gravity == pytest.approx(np.array(drawn.mechanism.gravity) * 8)


def test_joints_are_split_where_they_are() -> None:
    """A ball of three revolutes holds the bodies where the ball held them."""
    machines = (cc.library.random_machine(seed, bodies=3) for seed in SEEDS)
    machine = next(m for m in machines if any(joint.kind == "spherical" for joint in m.joints))
    ball = next(joint for joint in machine.joints if joint.kind == "spherical")
    model = cc.compile(split(machine, ball))
    assert len(model.mechanism.bodies) == len(machine.bodies) + 2
    assert model.kinematics.loop_error(model.system.neutral) < 1e-9
    assert model.mobility.dof == cc.compile(machine).mobility.dof


def test_a_wrong_answer_is_noticed_and_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Accelerations that are off by 1e-6 in one coordinate fail, and the machine is shrunk to a file."""
    right = cc.Model.forward_dynamics

    def wrong(self: cc.Model, state: cc.State, forces: object, method: str) -> Accelerations:
        answer = right(self, state, forces, method)
        if method != "lagrange":
            return answer
        off = answer.acceleration + 1e-6 * np.abs(answer.acceleration).max() * np.eye(len(answer.acceleration))[0]
        return replace(answer, acceleration=off)

    monkeypatch.setattr(cc.Model, "forward_dynamics", wrong)
    monkeypatch.setattr(run, "FAILURES", tmp_path)
    drawn = replace(draw(3), scale=Scale())
    failures = ask(drawn, ("reference", "lagrange")).failures
    assert failures
    assert all("lagrange" in failure for failure in failures)
    kept = cc.load(run.keep(drawn, failures))
    assert len(kept.bodies) <= len(drawn.mechanism.bodies)
    assert not kept.wrenches


def test_what_the_coupling_holds_is_taken_away_with_it() -> None:
    """A body whose joint follows another by a coupling is left out with the coupling."""
    drawn = next(d for d in map(draw, SEEDS) if "coupling" in d.features)
    smaller = list(run._smaller(drawn))
    assert any(not one.mechanism.couplings and one.mechanism.bodies == drawn.mechanism.bodies for one in smaller)
    assert any("wheel" not in (body.name for body in one.mechanism.bodies) for one in smaller)


def test_the_command_asks_and_logs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As users start it: traced kernels are remembered, a run is taken up again; one has springs on balls."""
    monkeypatch.delenv(manifest.SWITCH)
    monkeypatch.setenv(object_code.SWITCH, str(tmp_path / "cache"))
    kept = tmp_path / "log.jsonl"
    monkeypatch.setattr(run, "FAILURES", tmp_path)
    for count in ("1", "2"):
        monkeypatch.setattr(sys, "argv", ["run.py", "--first", "57310858", "--count", count, "--log", str(kept)])
        run.main()
    found = log.logged(kept)
    assert list(found) == [57310858, 57310859]
    assert all(one["answers"] and not one["failures"] for one in found.values())


def test_accelerations_off_in_the_seventh_digit_are_refused() -> None:
    lines = [spoiled.residuals(seed) for seed in range(10)]
    answered = [line for line in lines if "refused" not in line]
    assert len(answered) > 5
    assert all(line["right"] <= 1 < line["spoiled"] for line in answered)
