"""Assembly: closed loops from crude guesses, assembly modes told apart, clear errors."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import (
    ArgumentError,
    AssemblyError,
    NonFiniteError,
    SingularityError,
    TopologyError,
    UnknownNameError,
    UnsupportedError,
)
from states import RIGID, mechanism, model, moving_state


@pytest.mark.parametrize("name", RIGID)
def test_library_machines_close_to_rounding(name: str) -> None:
    compiled = model(name)
    state = compiled.assemble()
    assert state.loop_error <= 1e-12 * compiled.system.size
    with pytest.raises(ValueError, match="read-only"):
        state.q[0] = 1.0


@pytest.mark.parametrize("name", ["four_bar", "gough_stewart", "hexapod", "delta", "planar_3rrr", "agile_wrist"])
def test_crude_guesses_close_too(name: str) -> None:
    description = mechanism(name)
    joints = tuple(replace(joint, start=None) for joint in description.joints)
    compiled = cc.compile(replace(description, joints=joints))
    platform = model(name).assemble().platform.pose
    state = compiled.assemble(platform=platform)
    assert state.loop_error <= 1e-12 * compiled.system.size
    np.testing.assert_allclose(state.platform.position, platform.position, atol=1e-12)
    np.testing.assert_allclose(state.platform.rotation, platform.matrix, atol=1e-12)


def test_platform_that_is_a_tree_body_is_placed_too() -> None:
    description = cc.library.gough_stewart()
    compiled = cc.compile(description, cut=[f"leg{i}_tip" for i in range(2, 7)])
    pose = cc.Pose([-1.45, 0.05, 1.4])
    state = compiled.assemble(platform=pose)
    np.testing.assert_allclose(state.platform.position, pose.position, atol=1e-12)
    np.testing.assert_allclose(state.platform.rotation, np.eye(3), atol=1e-12)


def test_given_coordinate_of_a_cut_joint_is_met() -> None:
    compiled = cc.compile(cc.library.four_bar(), cut=["crank"])
    state = compiled.assemble(joints={"crank": 1.2})
    assert state["crank"] == pytest.approx(1.2, abs=1e-12)
    moving = compiled.with_velocities(state, joints={"crank": 0.7})
    assert moving.velocity("crank") == pytest.approx(0.7, abs=1e-12)
    other = model("four_bar")
    same = other.with_velocities(other.assemble(joints={"crank": 1.2}), joints={"crank": 0.7})
    np.testing.assert_allclose(moving.body("rocker").twist, same.body("rocker").twist, atol=1e-12)
    assert moving.actuators == pytest.approx({"crank_motor": 1.2})


def test_assembly_modes_of_a_four_bar_are_two_mirror_images() -> None:
    compiled = model("four_bar")
    found = compiled.assembly_modes(joints={"crank": 1.0})
    assert len(found) == 2
    pins = [state.body("coupler").point([4.0, 0, 0]) for state in found]
    crank_pin, pivot = np.array([np.cos(1.0), np.sin(1.0), 0]), np.array([3.0, 0, 0])
    sides = [np.cross(pivot - crank_pin, pin - crank_pin)[2] for pin in pins]
    assert sides[0] == pytest.approx(-sides[1], rel=1e-10)
    second = compiled.assemble(joints={"crank": 1.0}, mode=1)
    np.testing.assert_allclose(second.q, found[1].q, atol=1e-12)
    with pytest.raises(AssemblyError, match="no assembly mode 2: 2 were found"):
        compiled.assemble(joints={"crank": 1.0}, mode=2)


def test_both_assemblies_of_a_five_bar_are_found_from_one_start() -> None:
    compiled = model("five_bar")
    found = compiled.assembly_modes(joints={"leg1_base": 1.2, "leg2_base": 1.0})
    assert len(found) == 2
    assert np.abs(found[0].platform.rotation - found[1].platform.rotation).max() > 0.1


def test_out_of_reach_names_the_loops_that_stay_open() -> None:
    with pytest.raises(AssemblyError, match="closing by"):
        model("four_bar").assemble(joints={"crank": 0.0, "rocker": 3.0})
    with pytest.raises(AssemblyError, match=r"leg[BE]_tip by .* m"):
        model("hexapod").assemble(platform=cc.Pose([0.6, 0.0, 0.606]))


def test_singular_requests_are_refused_unless_allowed() -> None:
    # crank and coupler folded in line: the rocker no longer determines the crank's motion
    compiled = model("four_bar")
    rocker = rocker_at_dead_point()
    with pytest.raises(SingularityError, match="allow_singular"):
        compiled.assemble(joints={"rocker": rocker})
    state = compiled.assemble(joints={"rocker": rocker}, allow_singular=True)
    assert state.loop_error < 1e-12


def rocker_at_dead_point() -> float:
    """Angle of the rocker when the coupler (4) and crank (1) lie stretched, folded length 3, pivot at 3, rocker 2.5."""
    # triangle with sides 3 (folded crank and coupler), 3 (pivots), 2.5 (rocker)
    cosine = (3.0**2 + 2.5**2 - 3.0**2) / (2 * 3.0 * 2.5)
    return float(np.pi - np.arccos(cosine))


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"joints": {"crnak": 1.0}}, UnknownNameError, "no joint 'crnak'; joints: crank, coupler, rocker, closing"),
        ({"joints": {"crank": [1.0, 2.0]}}, ArgumentError, "must be 1 numbers, not 2"),
        ({"joints": {"crank": float("nan")}}, NonFiniteError, "finite"),
        ({"platform": [0, 0, 1]}, ArgumentError, "must be a Pose"),
    ],
)
def test_bad_requests(arguments: dict[str, object], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        model("four_bar").assemble(**arguments)


def test_machine_without_platform_says_so() -> None:
    with pytest.raises(UnsupportedError, match="names no platform"):
        model("n_four_bar").assemble(platform=cc.Pose())


def test_unknown_cut_is_refused() -> None:
    with pytest.raises(TopologyError, match="no joint 'x'"):
        cc.compile(cc.library.four_bar(), cut=["x"])


@pytest.mark.parametrize("name", ["gough_stewart", "hexapod", "delta", "planar_3rrr", "agile_wrist", "five_bar"])
def test_platform_jacobian_is_the_difference_quotient_of_assembly(name: str) -> None:
    compiled = model(name)
    state = moving_state(compiled)
    jacobian = compiled.jacobian(state)
    assert jacobian.parallel > 1e-3
    assert jacobian.platform_from_actuators is not None
    velocities = compiled.kinematics.actuator_jacobian(state.q) @ state.v
    np.testing.assert_allclose(jacobian.platform_from_actuators @ velocities, state.platform.twist, atol=1e-9)
    h = 1e-5
    values = {a.joint: state.actuators[a.name] for a in compiled.mechanism.actuators}
    ahead = {name: value + h * rate for (name, value), rate in zip(values.items(), velocities, strict=True)}
    behind = {name: value - h * rate for (name, value), rate in zip(values.items(), velocities, strict=True)}
    positions = [compiled.assemble(joints=joints, guess=state).platform.position for joints in (ahead, behind)]
    np.testing.assert_allclose((positions[0] - positions[1]) / (2 * h), state.platform.velocity, atol=1e-7)
    if jacobian.actuators_from_platform is not None:
        np.testing.assert_allclose(jacobian.actuators_from_platform @ state.platform.twist, velocities, atol=1e-9)


def test_accelerations_are_the_rate_of_rates() -> None:
    compiled = model("hexapod")
    state = moving_state(compiled)
    wanted = np.array([0.3, -0.2, 0.1, 0.5, 0.4, -0.6])
    acceleration = compiled.accelerations(state, platform=wanted)
    h = 1e-5
    twists = []
    for sign in (1, -1):
        q = compiled.kinematics.step(state.q, sign * h * state.v + h * h / 2 * acceleration)
        v = state.v + sign * h * acceleration
        assert np.abs(compiled.kinematics.constraint(q) @ v).max() < 1e-8
        twists.append(compiled.state(q, v).platform.twist)
    np.testing.assert_allclose((twists[0] - twists[1]) / (2 * h), wanted, atol=1e-5)


def test_contradicting_and_missing_rates_are_refused() -> None:
    compiled = model("four_bar")
    state = compiled.assemble(joints={"crank": 1.0})
    with pytest.raises(ArgumentError, match="contradict the loops"):
        compiled.with_velocities(state, joints={"crank": 1.0, "rocker": 5.0})
    with pytest.raises(SingularityError, match="undetermined"):
        compiled.with_velocities(state, joints={})


@pytest.mark.parametrize(("off", "refused"), [(1e-6, True), (3e-8, True), (1e-10, False)])
@pytest.mark.parametrize("speed", [1.0, 50.0])
def test_velocities_contradict_beyond_rounding(off: float, refused: bool, speed: float) -> None:
    """Two joints of a four-bar prescribed: the second may differ by rounding, as a share of the velocities."""
    model = cc.compile(cc.library.four_bar())
    state = model.assemble()
    fitting = model.with_velocities(state, joints={"crank": speed})
    scale = max(speed, abs(float(fitting.velocity("rocker"))), 1.0)
    given = {"crank": speed, "rocker": float(fitting.velocity("rocker")) + off * scale}
    if refused:
        with pytest.raises(ArgumentError, match="contradict the loops"):
            model.with_velocities(state, joints=given)
    else:
        found = model.with_velocities(state, joints=given)
        np.testing.assert_allclose(found.v, fitting.v, rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize("starts", [{"axle": 0.7}, {"axle": 0.7 + 4 * np.pi}, {"axle": 0.7, "bore": None}])
def test_starts_that_can_be_met_are_whatever_is_cut(starts: dict[str, float | None]) -> None:
    """A slider-crank drawn open: the crank's start is given, and the slider's that belongs to it."""
    r, length = 0.25, 0.9
    where = r * np.cos(0.7) + np.sqrt(length**2 - (r * np.sin(0.7)) ** 2)
    given = {name: [where if value is None else value] for name, value in starts.items()}
    names = ("axle", "big_end", "small_end", "bore")
    bodies = [cc.Body(name, 0.5, inertia=(0.01, 0.02, 0.02)) for name in ("wheel", "rod", "piston")]
    joints = [
        cc.revolute("axle", "ground", "wheel", start=given.get("axle")),
        cc.revolute("big_end", "wheel", "rod", (r, 0, 0)),
        cc.revolute("small_end", "rod", "piston", (length, 0, 0)),
        cc.prismatic("bore", "ground", "piston", axis=(1, 0, 0), start=given.get("bore")),
    ]
    machine = cc.Mechanism("pump", bodies, joints)
    for cut in (None, *([name] for name in names)):
        state = cc.compile(machine, cut).assemble()
        assert (state["axle"], state["bore"]) == pytest.approx((starts["axle"], where), abs=1e-9)
