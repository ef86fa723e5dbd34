"""Assembly and working modes: known numbers, completeness, self-motions, motions inside a mode and between."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import closedchain as cc
import published_machines as published
from closedchain.continuation import trace_test as tracing
from closedchain.continuation.monodromy import Fibre
from closedchain.errors import (
    ArgumentError,
    AssemblyError,
    CallError,
    NonFiniteError,
    UnknownNameError,
    UnsupportedError,
)
from closedchain.kinematics import modes as searching
from closedchain.kinematics.mode_result import Modes
from closedchain.types import Array
from states import model

LIBRARY = cc.library


@cache
def dietmaier() -> tuple[cc.Model, Modes]:
    compiled = cc.compile(published.platform("dietmaier"))
    return compiled, compiled.assembly_modes(joints=published.dietmaier_lengths())


@cache
def planar() -> tuple[cc.Model, Modes]:
    compiled = cc.compile(published.planar_3rpr())
    return compiled, compiled.assembly_modes(joints=published.planar_lengths())


@cache
def hexapod() -> tuple[cc.Model, Modes]:
    compiled = cc.compile(LIBRARY.hexapod())
    return compiled, compiled.assembly_modes(verify=False)


def poses_differ(modes: Modes) -> bool:
    poses = [np.column_stack([state.platform.rotation, state.platform.position]) for state in modes]
    return all(np.abs(a - b).max() > 1e-3 for i, a in enumerate(poses) for b in poses[:i])


@pytest.mark.parametrize(
    ("name", "count"),
    [("four_bar", 2), ("slider_crank", 2), ("watt_six_bar", 4), ("stephenson_six_bar", 4), ("five_bar", 2)],
)
def test_linkages(name: str, count: int) -> None:
    modes = model(name).assembly_modes()
    assert (modes.count, modes.trace_test, modes.bound) == (count, "passed", count)
    assert modes.complete
    assert not modes.families
    assert all(state.loop_error < 1e-12 * model(name).system.size for state in modes)
    assert modes.evaluations < 600_000  # far fewer where another test asked the same machine before
    np.testing.assert_allclose(modes[0].q, model(name).assemble().q, atol=1e-9)  # the nearest is the first


def test_all_forty_poses_of_dietmaiers_platform() -> None:
    """Every pose has the published leg lengths, computed here from the points alone."""
    _, modes = dietmaier()
    assert (modes.count, modes.finite, modes.bound, modes.trace_test) == (40, 40, 40, "passed")
    assert poses_differ(modes)
    data = published.DATA["dietmaier"]
    for state in modes:
        R, p = state.platform.rotation, state.platform.position
        np.testing.assert_allclose(R @ R.T, np.eye(3), atol=1e-12)
        assert np.linalg.det(R) == pytest.approx(1.0)
        lengths = np.linalg.norm(np.array(data["tips"]) @ R.T + p - np.array(data["base"]), axis=1)
        np.testing.assert_allclose(lengths, data["lengths"], rtol=0, atol=1e-11)
    assert 500_000 < modes.evaluations < 2_500_000
    assert not modes.families


def test_other_lengths_of_the_same_platform_are_one_homotopy() -> None:
    compiled, first = dietmaier()
    lengths = {name: 1.01 * length for name, length in published.dietmaier_lengths().items()}
    again = compiled.assembly_modes(joints=lengths)
    assert again.trace_test == "passed"
    assert again.finite == 40
    assert again.evaluations < 0.03 * first.evaluations
    assert all(state["leg3_slide"] == pytest.approx(lengths["leg3_slide"], abs=1e-12) for state in again)


def test_six_poses_of_a_planar_platform() -> None:
    _, modes = planar()
    assert (modes.count, modes.finite, modes.trace_test) == (6, 6, "passed")
    assert poses_differ(modes)
    assert modes.words == "6 assembly modes, complete by trace test (6 finite solutions of bound 6)"
    for i, (foot, length) in enumerate(zip(published.DATA["planar_3rpr"]["base"], planar_lengths(), strict=True), 1):
        for state in modes:
            tip = state.body(f"leg{i}_upper").position[:2]
            assert np.linalg.norm(tip - np.array(foot)) == pytest.approx(length, abs=1e-10)


def planar_lengths() -> list[float]:
    return list(published.planar_lengths().values())


@pytest.mark.slow
def test_a_tripod_has_sixteen_in_two_components() -> None:
    modes = model("tripod_3rps").assembly_modes()
    assert (modes.count, modes.trace_test, modes.bound) == (16, "passed", 16)
    assert poses_differ(modes)


@pytest.mark.slow
def test_a_spherical_wrist_has_eight(monkeypatch: pytest.MonkeyPatch) -> None:
    """From one mode alone: its axes turn about the centre, for anything else would contradict redundant rows.

    Over the drives alone the modes of the wrist with right angles fall into two components of four.
    """
    monkeypatch.setattr(searching.ModeSearch, "_assemblies", lambda self, targets, start, tries: [start])
    modes = cc.compile(LIBRARY.agile_wrist()).assembly_modes()
    assert (modes.count, modes.trace_test, modes.bound) == (8, "passed", 8)
    assert poses_differ(modes)


def test_no_point_of_the_curve_is_missing_where_the_test_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of a four-bar's 14 points is so far away here that the sum without it bends by 2e-7 only."""
    passed = list[int]()
    sum_of = tracing.second_difference

    def counted(solver: Any, points: Fibre) -> Any:
        bend = sum_of(solver, points)
        passed.extend([len(points)] * bend.linear)
        return bend

    monkeypatch.setattr(tracing, "second_difference", counted)
    assert cc.compile(LIBRARY.four_bar()).assembly_modes().complete
    assert passed == [14]


def test_legs_that_turn_over_are_one_mode() -> None:
    """Random starts list 83 states of these 8 poses: universal joints have two ways to point a leg."""
    compiled = model("gough_stewart")
    modes = compiled.assembly_modes(verify=False)
    assert modes.count == 8
    assert modes.finite == 28
    assert modes.trace_test == "not made"
    assert modes.words.startswith("at least 8 assembly modes")
    assert poses_differ(modes)
    assert not modes.families
    assert modes.evaluations < 300_000


@pytest.mark.parametrize(
    ("name", "least"), [pytest.param("delta", 16, marks=pytest.mark.slow), ("translational_3upu", 15)]
)
def test_special_machines_have_more_than_random_starts_find(name: str, least: int) -> None:
    modes = model(name).assembly_modes(verify=False)
    assert modes.count >= least
    assert poses_differ(modes)


def test_a_missing_point_comes_back_as_at_least(monkeypatch: pytest.MonkeyPatch) -> None:
    sum_of = tracing.second_difference

    def without_one(solver: Any, points: Fibre) -> Any:
        return sum_of(solver, Fibre(points.x[1:], points.p, points.keys[1:]))

    monkeypatch.setattr(tracing, "second_difference", without_one)
    modes = cc.compile(LIBRARY.four_bar()).assembly_modes(joints={"crank": 1.0})
    assert modes.trace_test == "failed"
    assert not modes.complete
    assert modes.bound is None
    assert modes.words == "at least 2 assembly modes"
    assert any("the trace test failed" in note for note in modes.notes)


def test_a_limit_ends_with_what_was_found() -> None:
    unlike = LIBRARY.four_bar(lengths=(1.1, 4.1, 2.7), pivot=(3.2, 0.0))  # nothing is known of it from other tests
    modes = cc.compile(unlike).assembly_modes(joints={"crank": 1.0}, limit=2000)
    assert modes.trace_test == "failed"
    assert 1 <= modes.count <= 2
    assert modes.words.startswith("at least")
    assert any("limit of evaluations was reached" in note for note in modes.notes)
    assert modes.evaluations < 3000


def test_modes_do_not_depend_on_size_or_cut() -> None:
    """A four-bar of millimetres, and one that is cut at the given joint, have the same modes."""
    small = LIBRARY.four_bar(lengths=(1e-3, 4e-3, 2.5e-3), pivot=(3e-3, 0.0))
    for compiled in (cc.compile(small), cc.compile(LIBRARY.four_bar(), cut=["crank"])):
        modes = compiled.assembly_modes(joints={"crank": 1.2})
        assert modes.trace_test == "passed"
        assert [round(float(state["rocker"]), 3) for state in modes] == [1.093, -1.772]


def test_working_modes_of_a_delta_are_two_for_every_arm() -> None:
    modes = model("delta").working_modes(verify=False)
    assert modes.count == 8
    home = model("delta").assemble().platform
    for state in modes:
        np.testing.assert_allclose(state.platform.position, home.position, atol=1e-12)
    arms = {tuple(round(float(state[f"leg{i}_base"]), 4) for i in (1, 2, 3)) for state in modes}
    assert len(arms) == 8
    with pytest.raises(UnsupportedError, match="working modes are parted"):
        modes.joined()


@pytest.mark.slow
def test_working_modes_of_a_planar_platform_pass_the_test() -> None:
    modes = model("planar_3rrr").working_modes()
    assert (modes.count, modes.trace_test, modes.kind) == (8, "passed", "working")
    np.testing.assert_allclose(modes[0].q, model("planar_3rrr").assemble().q, atol=1e-9)


def test_the_hexapods_self_motion_is_followed() -> None:
    compiled, modes = hexapod()
    assert modes.count == 2
    (family,) = modes.families
    assert (family.dimension, family.closed) == (1, True)
    home = compiled.assemble()
    for state in family.states:
        assert state.loop_error < 1e-13
        for name, value in home.actuators.items():
            assert state.actuators[name] == pytest.approx(value, abs=1e-13)
    steps = [np.abs(a.platform.position - b.platform.position).max() for a, b in pairwise(family.states)]
    assert 0 < max(steps) < 0.03  # a curve without gaps
    away = [np.linalg.norm(state.platform.position - family.states[0].platform.position) for state in family.states]
    assert max(away) > 0.5
    assert away[-1] < 0.03
    assert "self-motion of dimension 1" in str(modes)


def test_reports_warn_of_self_motions() -> None:
    assert sum("self-motion" in note for note in hexapod()[0].report().notes) == 1
    for name in ("gough_stewart", "delta", "four_bar", "translational_3upu"):
        assert not any("self-motion" in note for note in model(name).report().notes)


def geared() -> cc.Model:
    """Two four-bars whose cranks are geared: an angle is a multiple of another."""
    five_bar = LIBRARY.five_bar()
    gears = cc.Coupling("gears", "leg2_base", "leg1_base", teeth=(20, 40))
    motor = five_bar.actuators[0]
    return cc.compile(replace(five_bar, couplings=(gears,), actuators=(motor,)))


def test_loops_that_are_not_algebraic_are_told_apart() -> None:
    modes = geared().assembly_modes()
    assert modes.count >= 1
    assert modes.trace_test == "not applicable"
    assert modes.words.startswith("at least")
    assert any("not algebraic" in note for note in modes.notes)


def vice() -> cc.Model:
    """A crank moves a nut on its screw by a rod, which spins between two spherical joints."""
    bodies = (cc.Body("crank", 1.0), cc.Body("rod", 0.5), cc.Body("nut", 1.0))
    joints = (
        cc.revolute("motor", "ground", "crank"),
        cc.spherical("a", "crank", "rod", (0.3, 0, 0)),
        cc.spherical("b", "rod", "nut", (1.0, 0, 0), (0, 0.2, 0.1)),
        cc.helical("screw", "ground", "nut", (1.0, 0.1, 0.2), axis=(0.6, 0, 0.8), pitch=0.05, cut=True),
    )
    return cc.compile(cc.Mechanism("vice", bodies, joints, (cc.Actuator("m", "motor"),), platform="nut"))


def test_helical_joints_are_not_algebraic_and_spinning_rods_are_no_motion() -> None:
    compiled = vice()
    modes = compiled.assembly_modes()
    assert modes.count >= 2
    assert modes.trace_test == "not applicable"
    assert modes.words.startswith("at least")
    start = float(modes[0]["motor"])
    assert compiled.follow({"motor": [start, start - 0.1]}, near=modes[0]).ended == ""
    assert "at a singularity" in compiled.follow({"motor": [start, start + 0.1]}, near=modes[0]).ended


def test_nothing_assembles_and_the_nearest_that_does_is_named() -> None:
    """Lengths 3, 2, 2.5 m on 3 m of ground: at the limit, coupler and rocker are in line."""
    compiled = cc.compile(LIBRARY.four_bar(lengths=(3.0, 2.0, 2.5)))
    largest = float(np.arccos((3.0**2 + 3.0**2 - 4.5**2) / (2 * 3.0 * 3.0)))
    with pytest.raises(AssemblyError, match=f"none real.; nearest that can: crank={largest:.4f}"):
        compiled.assembly_modes(joints={"crank": 3.0})


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (lambda m: m.assembly_modes(joints={"crank": float("nan")}), NonFiniteError, "crank"),
        (lambda m: m.assembly_modes(joints={"krank": 1.0}), UnknownNameError, "joints: crank"),
        (lambda m: m.assembly_modes(joints={"crank": 1.0}, limit=0), ArgumentError, "at least 1"),
        (lambda m: m.assembly_modes(joints={"crank": 1.0}, limit=2.5), ArgumentError, "whole number"),
        (lambda m: m.assembly_modes(platform=1), CallError, "did you mean joints="),
        (lambda m: m.assembly_modes(joints={}), ArgumentError, "leaves 1 of 1 degrees of freedom open"),
        (lambda m: m.assembly_modes(joints={"crank": 1.0, "rocker": 3.0}), AssemblyError, "nearest that can"),
        (lambda m: m.follow({"crank": [1.0]}, near=m.assemble()), ArgumentError, "two or more points"),
        (lambda m: m.follow({}, near=m.assemble()), ArgumentError, "two or more points"),
        (lambda m: m.follow([1, 2], near=m.assemble()), ArgumentError, "poses of the platform"),
        (lambda m: m.follow({"crank": [0.0, 1.0]}, near=m.assemble()), ArgumentError, "first point"),
    ],
)
def test_refusals(call: Callable[[cc.Model], object], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        call(model("four_bar"))


def test_machines_without_actuators_or_platform() -> None:
    bare = cc.compile(replace(LIBRARY.four_bar(), actuators=(), platform=None))
    with pytest.raises(ArgumentError, match=r"has no actuators: say which joints are given"):
        bare.assembly_modes()
    with pytest.raises(UnsupportedError, match="names no platform"):
        bare.working_modes()
    modes = bare.assembly_modes(joints={"crank": 1.0})
    assert (modes.count, modes.trace_test) == (2, "passed")


def test_a_pose_out_of_reach() -> None:
    with pytest.raises(AssemblyError, match="out of reach"):
        model("delta").working_modes(cc.Pose((3.0, 0.0, 0.0)), verify=False)


def test_following_stays_in_the_mode_and_says_where_it_ends() -> None:
    compiled = cc.compile(LIBRARY.four_bar(lengths=(3.0, 2.0, 2.5)))
    largest = float(np.arccos((3.0**2 + 3.0**2 - 4.5**2) / (2 * 3.0 * 3.0)))
    start = compiled.assemble(joints={"crank": 1.0})
    path = compiled.follow({"crank": [1.0, 1.3, 1.6, 2.0, 2.4]}, near=start)
    assert len(path) == 3
    assert "between" not in path.ended
    assert "from point 2 to point 3" in path.ended
    share = float(path.ended.split("ends ")[1].split(" of")[0])
    assert 1.6 + 0.4 * share == pytest.approx(largest, abs=1e-3)
    # on the way the coupler keeps its side of the crank's tip
    there = compiled.follow({"crank": [1.0, 1.6]}, near=start)
    assert there.ended == ""
    modes = compiled.assembly_modes(joints={"crank": 1.6}, near=start, verify=False)
    assert there.states[-1]["rocker"] == pytest.approx(modes[0]["rocker"], abs=1e-9)


def test_following_a_platform() -> None:
    compiled = model("gough_stewart")
    home = compiled.assemble()
    poses = [home.platform.pose, cc.Pose((-1.4, 0.0, 1.4), axis=(0.0, 0.28, 0.96))]
    path = compiled.follow(poses, near=home)
    assert path.ended == ""
    np.testing.assert_allclose(path.states[-1].platform.position, (-1.4, 0.0, 1.4), atol=1e-12)
    np.testing.assert_allclose(path.states[-1].platform.rotation, poses[1].matrix, atol=1e-12)


def leg_determinant(state: cc.State) -> float:
    """Of the lines of three legs in the plane: it vanishes where they meet in a point, a parallel singularity."""
    rows: list[Array] = []
    for i, foot in enumerate(published.DATA["planar_3rpr"]["base"], start=1):
        tip = state.body(f"leg{i}_upper").position[:2]
        u = (tip - np.array(foot)) / np.linalg.norm(tip - np.array(foot))
        r = tip - state.platform.position[:2]
        rows.append(np.array([*u, (r[0] * u[1] - r[1] * u[0]) / 15.0]))
    return float(np.linalg.det(rows))


@pytest.mark.slow
def test_modes_are_joined_without_a_singularity() -> None:
    """Three modes on each side of the singularity surface, as Innocenti and Parenti-Castelli found."""
    _, modes = planar()
    joined = modes.joined()
    signs = [np.sign(leg_determinant(state)) for state in modes]
    groups = [tuple(k for k in range(6) if signs[k] == sign) for sign in (signs[0], -signs[0])]
    assert joined.groups == tuple(sorted(groups))
    assert len(joined.motions) == 4
    for (i, j), states in joined.motions.items():
        np.testing.assert_allclose(states[0].platform.position, modes[i].platform.position, atol=1e-9)
        np.testing.assert_allclose(states[-1].platform.position, modes[j].platform.position, atol=1e-4)
        determinants = np.array([leg_determinant(state) for state in states])
        assert (np.sign(determinants) == signs[i]).all()
        assert np.abs(determinants).min() > 1e-3
        assert max(state.loop_error for state in states) < 1e-10
        steps = [np.abs(a.platform.position - b.platform.position).max() for a, b in pairwise(states)]
        assert max(steps) < 0.1 * modes[0].kinematics.system.size
    assert "others may be joined" in str(joined)


def test_modes_print_as_a_table() -> None:
    _, modes = planar()
    lines = str(modes).splitlines()
    assert len(lines) == 8
    assert lines[1].split()[:3] == ["mode", "x", "(m)"]
    assert len(modes._repr_html_().split("<tr>")) == 8
    many = str(dietmaier()[1])
    assert len(many.splitlines()) <= 20
    assert "28 more" in many
