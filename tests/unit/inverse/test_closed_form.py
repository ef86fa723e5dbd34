"""Closed-form inverse kinematics: it finds the configuration again, and every working mode closes the loops."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc
from closedchain.kinematics.inverse_kinematics import InverseKinematics
from construction import construct, held
from oracles.machines import Link, random_body, random_turn
from states import LIBRARY, model

WITHOUT = {"four_bar", "four_bar_saha", "n_four_bar", "bricard", "quadruped", "walker"}
TRIPODS = ("translational_3upu", "translational_3ruu", "tripod_3rps")
COVERED = [*(name for name in LIBRARY if name not in WITHOUT), *TRIPODS]


def kinematics(compiled: cc.Model) -> InverseKinematics:
    return InverseKinematics(compiled.kinematics, compiled.mobility.samples)


@pytest.mark.parametrize("name", COVERED)
def test_the_configuration_is_found_again(name: str) -> None:
    closed = kinematics(model(name))
    assert closed.why_not is None
    for q in closed.samples:
        found, beyond = closed.guess(closed.pose(q), q)
        assert beyond == ()
        np.testing.assert_allclose(found, q, atol=1e-10)


@pytest.mark.parametrize("name", COVERED)
def test_every_working_mode_closes_the_loops(name: str) -> None:
    compiled = model(name)
    closed = kinematics(compiled)
    q = compiled.mobility.samples[-1]
    pose = closed.pose(q)
    for k, leg in enumerate(closed.legs):
        coordinates = [i for link in leg.links for i in range(link.q.start, link.q.stop)]
        values, margins = closed._all(k, pose)
        reached = [row for row, margin in zip(values, margins, strict=True) if margin > 0]
        assert len(reached) >= 1
        assert len({tuple(np.round(row, 6)) for row in reached}) == len(reached)
        for row in reached:
            other = q.copy()
            other[coordinates] = row
            gaps = compiled.kinematics.loop_gaps(other)
            assert max(gaps[cut.joint.name] for cut in leg.cuts) < 1e-9 * compiled.system.size


def test_a_fixed_joint_in_a_leg_is_an_empty_sequence() -> None:
    machine = cc.library.gough_stewart()
    first, *others = machine.joints
    bolts = cc.fixed("bolts", "ground", "mount", (0.01, 0.02, 0.0), (0.01, 0.02, 0.0))
    joints = (bolts, replace(first, parent="mount"), *others)
    closed = kinematics(cc.compile(replace(machine, bodies=(*machine.bodies, cc.Body("mount", 1.0)), joints=joints)))
    assert closed.why_not is None
    for q in closed.samples:
        np.testing.assert_allclose(closed.guess(closed.pose(q), q)[0], q, rtol=0, atol=1e-10)


def test_knees_beside_crossing_axes() -> None:
    """Three legs of a universal hip, a knee that stands off it in all directions, and a ball."""
    rng, links, names = np.random.default_rng(5), [], ["platform"]
    for k, angle in enumerate(2 * np.pi * np.arange(3) / 3):
        out = np.array([np.cos(angle), np.sin(angle), 0.0])
        hip, knee, ball = 0.5 * out, 0.8 * out + [0.02, -0.05, 0.3], 0.3 * out + [0.0, 0.0, 0.6]
        upper, lower = f"upper{k}", f"lower{k}"
        names += [upper, lower]
        links += [
            Link(f"hip{k}", "universal", "ground", upper, hip, random_turn(rng), (0.2, -0.3)),
            Link(f"knee{k}", "revolute", upper, lower, knee, random_turn(rng), (0.4,)),
            Link(f"ball{k}", "spherical", lower, "platform", ball, np.eye(3), (0.1, 0.2, 0.4)),
        ]
    machine = construct("3-URS", [random_body(name, rng, 0.1) for name in names], links, rng, platform="platform")
    closed = kinematics(cc.compile(machine))
    assert closed.why_not is None
    for q in closed.samples:
        np.testing.assert_allclose(closed.guess(closed.pose(q), q)[0], q, rtol=0, atol=1e-9)


@pytest.mark.parametrize("parallel", [None, 0, 1])
def test_an_arm_and_fingers_that_hold_the_platform(parallel: int | None) -> None:
    """A spherical wrist behind three joints of which two axes cross or are parallel, and fingers with parallel axes."""
    closed = kinematics(cc.compile(held(parallel)))
    assert closed.why_not is None
    assert [len(modes) for modes in closed.working_mode(closed.samples[0])] == [3, 2, 2]
    for q in closed.samples:
        np.testing.assert_allclose(closed.guess(closed.pose(q), q)[0], q, rtol=0, atol=1e-9)


def test_machines_without_closed_form_say_why() -> None:
    assert "names no platform" in str(kinematics(model("bricard")).why_not)
    assert "do not cross in one point" in str(kinematics(cc.compile(held(None, wrist=0.02))).why_not)
    assert "cross or are parallel" in str(kinematics(cc.compile(held(None, turned=0.1))).why_not)


def test_assembly_starts_from_it_and_names_legs_out_of_reach() -> None:
    compiled = model("gough_stewart")
    pose = cc.Pose((-1.3, 0.3, 1.9), (np.cos(0.2), np.sin(0.2), 0.0, 0.0))
    state = compiled.assemble(platform=pose)
    assert state.loop_error < 1e-14
    with pytest.raises(cc.errors.AssemblyError, match="legB, legE are out of reach"):
        model("hexapod").assemble(platform=cc.Pose((0.21, 0.0, 0.606378746712)))
