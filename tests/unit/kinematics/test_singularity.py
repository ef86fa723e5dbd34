"""Singularities by kind: published cases against lines of legs and instantaneous centres, written here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, NonFiniteError, UnsupportedError
from closedchain.kinematics.singularity import ScrewAxis
from closedchain.types import Array
from states import model

LIBRARY = cc.library
SPREAD = 45.0  # degrees between a tip and each of its two feet


def polar(degrees: float, radius: float) -> tuple[float, float, float]:
    return radius * np.cos(np.deg2rad(degrees)), radius * np.sin(np.deg2rad(degrees)), 0.0


def symmetric_platform(turn: float) -> tuple[cc.State, Array]:
    """A 6-3 platform turned about z (degrees), and Plücker lines of its legs about the platform's origin, as rows."""
    tips = [polar(angle, 0.5) for angle in (60, 60, 180, 180, 300, 300)]
    feet = [polar(angle + side, 1.0) for angle in (60, 180, 300) for side in (-SPREAD, SPREAD)]
    machine = LIBRARY.gough_stewart(feet, tips, position=(0.1, 0.05, 0.9), angles=(0, 0, np.deg2rad(turn)))
    return started(machine), lines(feet, tips, np.deg2rad(turn), np.array([0.1, 0.05, 0.9]))


def lines(
    feet: list[tuple[float, float, float]], tips: list[tuple[float, float, float]], turn: float, p: Array
) -> Array:
    c, s = np.cos(turn), np.sin(turn)
    arms = np.array(tips) @ np.array([[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]]).T
    legs = arms + p - np.array(feet)
    legs /= np.linalg.norm(legs, axis=1)[:, None]
    return np.column_stack([np.cross(arms, legs), legs])


def started(machine: cc.Mechanism) -> cc.State:
    return compiled(machine).assemble(allow_singular=True)


def compiled(machine: cc.Mechanism) -> cc.Model:
    return cc.compile(machine)


def moved(screw: ScrewAxis, point: Array) -> Array:
    """The twist [angular; linear] at a point, of unit angular velocity."""
    axis = np.array(screw.axis)
    return np.concatenate([axis, screw.pitch * axis + np.cross(axis, point - np.array(screw.point))])


@pytest.mark.parametrize("turn", [90.0, -90.0])
def test_fichters_platform_turned_by_a_right_angle(turn: float) -> None:
    """Its six legs belong to one linear complex: there is one twist about which none of them works."""
    state, legs = symmetric_platform(turn)
    found = compiled(state.kinematics.system.mechanism).singularity(state, length=0.5)
    assert found.kinds == ("RO", "II")
    assert found.parallel < 1e-12
    assert found.serial > 0.1
    (twist,), (wrench,) = found.twists, found.wrenches
    assert abs(twist.pitch) > 0.1
    np.testing.assert_allclose(legs @ moved(twist, state.platform.position), 0.0, atol=1e-12)
    # no combination of leg forces is the wrench
    f = np.array(wrench.axis)
    arm = np.array(wrench.point) - state.platform.position
    columns = np.column_stack([legs.T, np.concatenate([np.cross(arm, f) + wrench.pitch * f, f])])
    s = np.linalg.svd(columns, compute_uv=False)
    assert s[5] > 0.01 * s[0]
    assert np.linalg.matrix_rank(legs, tol=1e-9) == 5


def test_hunts_platform_turns_about_an_edge() -> None:
    """The feet of two legs lie in the plane of the platform: all six legs meet the edge of the other two tips."""
    a, b, c = (0.5, 0.0, 0.0), (-0.3, 0.4, 0.0), (-0.25, -0.45, 0.0)
    feet = [(1.0, 0.5, 0.9), (-1.0, 0.7, 0), (-1.1, 0.2, 0), (-0.9, -0.4, 0), (-0.3, -1.0, 0), (1.1, -0.3, 0.9)]
    state = started(LIBRARY.gough_stewart(feet, [a, b, b, c, c, a], position=(0.0, 0.0, 0.9), angles=(0, 0, 0)))
    found = compiled(state.kinematics.system.mechanism).singularity(state)
    assert found.kinds == ("RO", "II")
    (twist,) = found.twists
    assert twist.pitch == pytest.approx(0.0, abs=1e-9)
    edge = (np.array(b) - np.array(c)) / np.linalg.norm(np.array(b) - np.array(c))
    np.testing.assert_allclose(np.cross(twist.axis, edge), 0.0, atol=1e-9)
    np.testing.assert_allclose(np.cross(np.array(twist.point) - [*b[:2], 0.9], edge), 0.0, atol=1e-9)


def test_a_platform_elsewhere_is_regular_and_its_measure_is_that_of_its_lines() -> None:
    state, legs = symmetric_platform(0.0)
    found = compiled(state.kinematics.system.mechanism).singularity(state, length=0.5)
    assert (found.kinds, found.twists, found.wrenches, found.inputs) == ((), (), (), ())
    s = np.linalg.svd(legs / np.array([0.5] * 3 + [1.0] * 3), compute_uv=False)
    assert found.parallel == pytest.approx(s[-1] / np.hypot(1.0, s[-1]), rel=1e-9)
    assert found.serial == pytest.approx(1 / np.hypot(1.0, s[0]), rel=1e-9)


def test_a_five_bar_with_its_distal_links_in_line() -> None:
    """The distal link of the first leg turns about the tip of its crank."""
    five_bar = compiled(LIBRARY.five_bar(lengths=(0.6, 1.1, 0.6, 1.1), base=1.2))
    angle = float(np.arccos((2.2 - 1.2) / 2 / 0.6))
    state = five_bar.assemble(joints={"leg1_base": np.pi - angle, "leg2_base": angle}, allow_singular=True)
    found = five_bar.singularity(state)
    assert found.kinds == ("RO", "II")
    (twist,) = found.twists
    np.testing.assert_allclose(np.abs(twist.axis), [0, 0, 1], atol=1e-6)
    tip = (0.6 * np.cos(np.pi - angle), 0.6 * np.sin(angle))
    np.testing.assert_allclose(twist.point[:2], tip, atol=1e-6)


def test_a_slider_crank_at_its_dead_centre() -> None:
    """The crank turns and the slider stays."""
    crank = model("slider_crank")
    found = crank.singularity(crank.assemble(joints={"crank": 0.0}))
    assert found.kinds == ("RI", "IO")
    assert found.serial < 1e-12
    ((name, velocity),) = found.inputs[0].items()
    assert name == crank.mechanism.actuators[0].name
    assert abs(velocity) == pytest.approx(1 / crank.system.size)


def test_a_stretched_delta_arm_loses_one_direction() -> None:
    """An arm and its rods in line: its motor moves nothing, and the platform cannot go further out."""
    delta = model("delta")
    lean = np.deg2rad(110)  # of the arm in line with its rods, inwards
    out, down = 0.2 - 0.06 + 0.95 * np.cos(lean), -0.95 * np.sin(lean)
    pose = None
    for turn in np.deg2rad(np.arange(0, 360, 30)):
        try:
            pose = delta.assemble(platform=cc.Pose((out * np.cos(turn), out * np.sin(turn), down)), allow_singular=True)
        except cc.errors.AssemblyError:
            continue
        if delta.singularity(pose).kinds:
            break
    assert pose is not None
    found = delta.singularity(pose)
    assert found.kinds == ("RI", "IO")
    assert sum(abs(value) > 1e-6 for value in found.inputs[0].values()) == 1


def test_upright_legs_of_a_3upu_let_it_move_more() -> None:
    machine = compiled(LIBRARY.translational_3upu(platform_radius=0.4, position=(0, 0, 0.6)))
    found = machine.singularity(machine.assemble(allow_singular=True))
    assert found.kinds == ("RO", "IIM")
    assert all(twist.pitch != np.inf or abs(twist.axis[2]) < 1e-9 for twist in found.twists)
    assert found.constraint < 1e-12
    regular = model("translational_3upu")
    assert regular.singularity(regular.assemble()).kinds == ()


def test_measures_do_not_depend_on_cuts_or_size() -> None:
    """With the machine's size as length."""
    plain = model("five_bar")
    before = plain.singularity(plain.assemble())
    for machine in (
        cc.compile(LIBRARY.five_bar(), cut=["leg1_base"]),
        cc.compile(LIBRARY.five_bar((0.6e-3, 1.1e-3, 0.7e-3, 0.8e-3), base=1.2e-3)),
    ):
        after = machine.singularity(machine.assemble())
        assert after.parallel == pytest.approx(before.parallel, rel=1e-9)
        assert after.serial == pytest.approx(before.serial, rel=1e-9)


@pytest.mark.parametrize(
    ("call", "error", "words"),
    [
        (lambda m: m.singularity(m.assemble(), length=0.0), ArgumentError, "is positive"),
        (lambda m: m.singularity(m.assemble(), length=float("nan")), NonFiniteError, "length is nan"),
    ],
)
def test_refusals(call: Callable[[cc.Model], object], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        call(model("four_bar"))


def test_what_is_missing_is_named() -> None:
    four_bar = LIBRARY.four_bar()
    for change, words in (({"actuators": ()}, "no actuators"), ({"platform": None}, "names no platform")):
        bare = cc.compile(replace(four_bar, **change))  # type: ignore[arg-type]
        with pytest.raises(UnsupportedError, match=words):
            bare.singularity(bare.assemble())


def test_singularities_print() -> None:
    state, _ = symmetric_platform(90.0)
    text = str(compiled(state.kinematics.system.mechanism).singularity(state))
    assert text.splitlines()[0] == "singularity: redundant output (parallel), impossible input"
    assert "free twist about" in text
    assert len(text.splitlines()) <= 20
