"""Motions: velocities and accelerations are the derivatives of positions, ends are met, wrong ones are refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, FileFormatError, UnknownNameError
from closedchain.motions.motion import pose_quaternion

motion = cc.motions
TURNED = (np.cos(0.35), 0.0, 0.6 * np.sin(0.35), 0.8 * np.sin(0.35))
A, B = cc.Pose((0.0, 0.0, 1.0)), cc.Pose((0.2, 0.1, 1.2), TURNED)
C = cc.Pose((0.1, -0.2, 1.1), (np.cos(0.2), -np.sin(0.2), 0.0, 0.0))


def table(noise: float = 0.0) -> dict[str, np.ndarray]:
    t = np.linspace(1.0, 5.0, 300)
    rng = np.random.default_rng(0)
    columns = {"x": 0.1 * np.sin(t), "y": 0.2 * np.cos(2 * t), "z": 1 + 0 * t}
    columns |= {"rx": 0.3 * np.sin(2 * t), "ry": 0.1 * t, "rz": 0 * t}
    return {"t": t} | {name: column + noise * rng.standard_normal(t.size) for name, column in columns.items()}


MOTIONS = {
    "line": motion.line(A, B, 2.0),
    "quintic": motion.line(A, B, 2.0, "quintic"),
    "trapezoidal": motion.line(A, B, 2.0, motion.trapezoidal(0.25)),
    "cosine": motion.line(A, B, 2.0, "cosine"),
    "linear": motion.line(A, B, 2.0, "linear"),
    "speed": motion.line(A, B, speed=0.5, acceleration=2.0),
    "arc": motion.arc(B, (0.0, 0.0, 1.0), (0.0, 1.0, 1.0), 2.0, duration=1.5),
    "turning arc": motion.arc(B, (0.0, 0.0, 1.0), (0.0, 1.0, 1.0), -2.0, speed=0.4, turning=True),
    "swing": motion.swing(B, (0.1, -0.2, 0.3), (0.3, -0.2, 0.4), 2.0),
    "spline": motion.spline([0.0, 1.0, 2.5], [A, B, C]),
    "free spline": motion.spline([1.0, 2.0, 2.5, 3.0, 4.0], [A, B, C, A, B], rest=False),
    "recorded": motion.recorded(table()),
    "smoothed": motion.recorded(table(1e-3), smoothing=1e-3),
    "sequence": motion.sequence(motion.hold(A, 0.5), motion.line(A, B, 2.0), motion.line(B, C, 1.0, "quintic")),
}


@pytest.mark.parametrize("name", MOTIONS)
def test_rates_are_derivatives(name: str) -> None:
    m, h = MOTIONS[name], 1e-5
    t = m.duration * np.linspace(0.1, 0.9, 9) + 0.0123
    before, at, after = (m.sample(t + side * h) for side in (-1, 0, 1))
    R_before, R, R_after = (np.array([s.pose(k).matrix for k in range(t.size)]) for s in (before, at, after))
    spin = (R_after - R_before) / (2 * h) @ np.swapaxes(R, 1, 2)
    w = np.stack([spin[:, 2, 1], spin[:, 0, 2], spin[:, 1, 0]], axis=1)
    velocity = (after.position - before.position) / (2 * h)
    np.testing.assert_allclose(at.twist, np.hstack([w, velocity]), atol=1e-7, rtol=1e-7)
    np.testing.assert_allclose(at.acceleration, (after.twist - before.twist) / (2 * h), atol=1e-6, rtol=1e-6)


@pytest.mark.parametrize("name", ["line", "quintic", "trapezoidal", "cosine", "speed", "spline"])
def test_ends_are_met(name: str) -> None:
    m = MOTIONS[name]
    ends = m.sample([0.0, m.duration])
    last = C if name == "spline" else B
    for k, pose in ((0, A), (1, last)):
        np.testing.assert_allclose(ends.position[k], pose.position, atol=1e-12)
        assert abs(ends.quaternion[k] @ pose_quaternion(pose)) == pytest.approx(1.0, abs=1e-12)
    np.testing.assert_allclose(ends.twist, 0.0, atol=1e-12)


def test_orientations_are_given_alike_in_all_ways() -> None:
    for pose in (
        A,
        B,
        C,
        cc.Pose(axis=(0.6, 0.0, 0.8)),
        cc.Pose(axis=(0, -1, 0), x=(1, 0, 0)),
        cc.Pose((0, 0, 0), B.matrix),
    ):
        held = motion.hold(pose, 1.0).sample([0.5]).pose(0)
        np.testing.assert_allclose(held.matrix, pose.matrix, rtol=0, atol=1e-15)


def test_splines_go_through_their_poses() -> None:
    at = MOTIONS["free spline"].sample([0.0, 1.0, 1.5, 2.0, 3.0])
    for k, pose in enumerate([A, B, C, A, B]):
        np.testing.assert_allclose(at.position[k], pose.position, atol=1e-12)
        np.testing.assert_allclose(at.pose(k).matrix, pose.matrix, atol=1e-12)
    rest = MOTIONS["spline"].sample([0.0, 2.5])
    np.testing.assert_allclose(rest.acceleration, 0.0, atol=1e-9)


def test_given_speed_and_acceleration_are_reached_and_kept() -> None:
    m = MOTIONS["speed"]
    at = m.sample(m.times(2000))
    speed = np.linalg.norm(at.twist[:, 3:], axis=1)
    assert speed.max() == pytest.approx(0.5, rel=1e-9)
    assert np.linalg.norm(at.acceleration[:, 3:], axis=1).max() == pytest.approx(2.0, rel=1e-9)
    short = motion.line(A, cc.Pose((0.01, 0.0, 1.0)), speed=5.0, acceleration=1.0)
    assert short.duration == pytest.approx(0.2)
    assert np.abs(short.sample(short.times()).acceleration).max() == pytest.approx(1.0)


def test_profiles() -> None:
    t = np.linspace(0.0, 2.0, 2001)
    for profile in (motion.cycloidal, motion.quintic, motion.cosine, motion.linear, motion.trapezoidal(0.1)):
        s, ds, dds = profile(t, 2.0)
        assert s[0] == pytest.approx(0.0, abs=1e-15)
        assert s[-1] == pytest.approx(1.0, abs=1e-12)
        assert np.all(np.diff(s) >= 0)
        np.testing.assert_allclose(np.trapezoid(ds, t), 1.0, atol=1e-6)
        outside = profile(np.array([-1.0, 3.0]), 2.0)
        np.testing.assert_allclose(outside[0], [0.0, 1.0], atol=1e-12)
        np.testing.assert_array_equal(outside[1], 0.0)
        np.testing.assert_array_equal(outside[2], 0.0)
        assert dds.shape == t.shape


def test_smoothing_takes_noise_out_of_accelerations() -> None:
    t = np.linspace(0.5, 3.5, 200)
    true = motion.recorded(table()).sample(t).acceleration
    rough = motion.recorded(table(1e-3)).sample(t).acceleration
    smooth = motion.recorded(table(1e-3), smoothing=1e-3).sample(t).acceleration
    error, raw = np.abs(smooth - true).max(), np.abs(rough - true).max()
    assert error < 0.3
    assert error < raw / 50


def test_files(tmp_path: Path) -> None:
    (tmp_path / "m.yaml").write_text(
        "kind: sequence\nparts:\n"
        "- {kind: hold, pose: [0, 0, 1], duration: 5e-1}\n"
        "- {kind: line, start: {position: [0, 0, 1]}, end: {position: [0.2, 0.1, 1.2]}, speed: 0.5}\n"
    )
    m = motion.load_motion(tmp_path / "m.yaml")
    np.testing.assert_allclose(m.sample([m.duration]).position[0], [0.2, 0.1, 1.2], atol=1e-12)
    columns = table()
    np.savetxt(tmp_path / "r.csv", np.column_stack(list(columns.values())), delimiter=",", header=",".join(columns),
               comments="")  # fmt: skip
    r = motion.load_motion(tmp_path / "r.csv")
    assert r.duration == pytest.approx(4.0)
    (tmp_path / "n.yaml").write_text("{kind: recorded, file: r.csv, smoothing: 0.001}")
    assert motion.load_motion(tmp_path / "n.yaml").duration == pytest.approx(4.0)
    (tmp_path / "j.json").write_text('{"kind": "joints", "start": {"crank": 0}, "end": {"crank": 1}, "duration": 2}')
    at = motion.load_motion(tmp_path / "j.json").sample([1.0])
    assert at.values["crank"][0, 0] == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{kind: loop}", "no kind of motion 'loop'"),
        ("[1, 2]", "the first of which is 'kind'"),
        ("{kind: line, start: {position: [0, 0, 1]}, duration: 1}", "needs end"),
        ("{kind: line, begin: {position: [0, 0, 1]}}", "no field 'begin'"),
        ("{kind: hold, pose: 3, duration: 1}", r"a pose is a point \[x, y, z\] or has fields position, rot"),
        ("{kind: hold, pose: {origin: [0, 0, 1]}, duration: 1}", "pose: no field 'origin'; fields: position, r"),
        ("{kind: hold, pose: {position: [0, 0, 1]}, duration: -1}", "must be positive"),
        ("{kind: sequence, parts: 3}", "a list is needed"),
        ("{kind: hold, pose: {position: [0, 0, 1]}, duration: long}", "hold"),
        ("{kind: [", "not valid YAML at line 1"),
        ("{kind: hold, kind: line}", "field 'kind' is given twice"),
    ],
)
def test_files_that_say_what_is_wrong(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "bad.yaml").write_text(text)
    with pytest.raises((FileFormatError, ArgumentError), match=message):
        motion.load_motion(tmp_path / "bad.yaml")


def test_refusals(tmp_path: Path) -> None:
    with pytest.raises(UnknownNameError, match="no profile 'sine'"):
        motion.line(A, B, 1.0, "sine")
    with pytest.raises(ArgumentError, match="either the duration"):
        motion.line(A, B)
    with pytest.raises(ArgumentError, match=r"begins 0\.2"):
        motion.sequence(motion.hold(A, 1.0), motion.line(B, C, 1.0))
    with pytest.raises(ArgumentError, match="more than 120°"):
        motion.spline([0, 1], [A, cc.Pose((0, 0, 1), (0.0, 0.0, 0.0, 1.0))])
    with pytest.raises(ArgumentError, match="increasing times"):
        motion.spline([0, 0], [A, B])
    with pytest.raises(ArgumentError, match="radius 0"):
        motion.arc(A, A.position, (0, 0, 1), 1.0, duration=1.0)
    with pytest.raises(ArgumentError, match="same joints"):
        motion.joints({"a": 0.0}, {"b": 0.0}, 1.0)
    with pytest.raises(ArgumentError, match="ramp"):
        motion.trapezoidal(0.7)
    with pytest.raises(FileFormatError, match="column 't'"):
        motion.recorded({"x": np.zeros(9)})
    with pytest.raises(FileFormatError, match=r"\.csv"):
        motion.load_motion(tmp_path / "m.txt")
    (tmp_path / "m.csv").write_text("t,x\n0,a\n")
    with pytest.raises(FileFormatError, match=r"m.csv: line 2, column 'x': 'a' is not a number"):
        motion.load_motion(tmp_path / "m.csv")


class Body:
    """Something with a pose, as a platform of a state has one."""

    pose = A


class State:
    """Something with a platform."""

    platform = Body()


@pytest.mark.parametrize(
    ("value", "remedy"),
    [(Body(), r"attribute \.pose"), (State(), r"\.platform\.pose"), ((0, 0, 0.5), r"Pose\(\(0, 0, 0\.5\)\)")],
    ids=["platform", "state", "position"],
)
@pytest.mark.parametrize(
    "make",
    [
        lambda value: motion.swing(value, (0, 0, 0.1)),
        lambda value: motion.line(value, A, 1.0),
        lambda value: motion.line(A, value, 1.0),
        lambda value: motion.arc(value, (1, 0, 0), (0, 0, 1), 1.0, duration=1.0),
        lambda value: motion.hold(value, 1.0),
    ],
    ids=["swing", "line from", "line to", "arc", "hold"],
)
def test_what_is_no_pose_is_answered_with_where_the_pose_is(make: Any, value: object, remedy: str) -> None:
    with pytest.raises(ArgumentError, match=remedy):
        make(value)


@pytest.mark.parametrize("value", [Body(), State()], ids=["platform", "state"])
def test_a_spline_says_where_poses_are(value: Any) -> None:
    with pytest.raises(ArgumentError, match=r"\.pose"):
        motion.spline([0.0, 1.0], [value, value])
