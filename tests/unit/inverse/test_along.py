"""Whole motions: closed form against continuation, round trips through simulation, loads, tables, refusals."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, AssemblyError, SingularityError
from closedchain.files.tables import read_table
from closedchain.motions.follower import Follower
from closedchain.simulate.inputs import Table
from states import mechanism, model

SWINGS = {
    "hexapod": ((0.05, 0.03, -0.1), (0.05, 0.0, 0.1)),
    "gough_stewart": ((0.1, 0.1, 0.1), (0.1, 0.1, 0.1)),
    "delta": ((0.05, 0.02, -0.03), (0.0, 0.0, 0.0)),
    "planar_3rrr": ((0.03, 0.02, 0.0), (0.0, 0.0, 0.1)),
    "agile_wrist": ((0.0, 0.0, 0.0), (0.2, 0.1, 0.1)),
}


def swing(name: str, duration: float = 1.0) -> cc.motions.Motion:
    shift, angles = SWINGS[name]
    return cc.motions.swing(model(name).assemble().platform.pose, shift, angles, duration)


@pytest.mark.parametrize("name", SWINGS)
def test_closed_form_and_continuation_agree(name: str) -> None:
    compiled, motion = model(name), swing(name)
    found = compiled.inverse_dynamics_along(motion, rate=40)
    samples = motion.sample(found.times)
    course = Follower(compiled.kinematics, samples).follow(samples, compiled.assemble().q)
    for own, other in ((found.course.q, course.q), (found.course.v, course.v), (found.course.dv, course.dv)):
        np.testing.assert_allclose(own, other, atol=1e-9, rtol=1e-9)
    general = compiled.inverse_dynamics_along(motion, rate=40, method="reference")
    assert (found.method, general.method) == ("virtual_work", "reference")
    np.testing.assert_allclose(found.forces, general.forces, atol=1e-9 * np.abs(found.forces).max())
    np.testing.assert_allclose(found.accelerations, general.accelerations, atol=1e-9, rtol=1e-9)
    assert found.power_error < 1e-10


def test_the_power_balance_is_judged_by_powers_however_small() -> None:
    compiled = model("five_bar")
    start = {name: float(compiled.assemble()[name]) for name in ("leg1_base", "leg2_base")}
    slow = cc.motions.joints(start, {name: value + 1e-4 for name, value in start.items()}, 1.0)
    found = compiled.inverse_dynamics_along(slow, rate=50)
    assert 0 < np.abs(found.powers).max() < 0.01  # W
    assert found.power_error >= np.abs(found.power_balance).max() / 0.01 > 0


@pytest.mark.parametrize("name", SWINGS)
def test_forces_fed_to_a_simulation_reproduce_the_motion(name: str) -> None:
    compiled, motion, end = model(name), swing(name), 0.2
    found = compiled.inverse_dynamics_along(motion, times=np.linspace(0.0, end, 201))
    start = compiled.state(found.course.q[0], found.course.v[0])
    run = compiled.simulate(start, end, actuation=Table(found.times, found.forces, "cubic"), rtol=1e-11, atol=1e-12)
    asked, reached = motion.sample([end]), run.state()
    np.testing.assert_allclose(reached.platform.position, asked.position[0], atol=1e-8)
    np.testing.assert_allclose(reached.platform.rotation, asked.pose(0).matrix, atol=1e-8)
    np.testing.assert_allclose(reached.platform.twist, asked.twist[0], atol=1e-8)


def test_joint_motion_and_point_motion_of_a_five_bar() -> None:
    compiled = model("five_bar")
    state = compiled.assemble()
    joints = {name: float(state[name]) for name in ("leg1_base", "leg2_base")}
    motion = cc.motions.joints(joints, {name: value + 0.3 for name, value in joints.items()}, 1.0)
    by_joints = compiled.inverse_dynamics_along(motion, rate=50)
    assert by_joints.power_error < 1e-10
    np.testing.assert_allclose(by_joints.coordinates[-1], [value + 0.3 for value in joints.values()], atol=1e-12)
    tip = compiled.mechanism.joint("leg2_tip").child_at.position
    path = [compiled.state(q).platform.point(tip) for q in by_joints.course.q]
    led = cc.motions.spline(by_joints.times, path, point=tip)
    by_point = compiled.inverse_dynamics_along(led, times=by_joints.times)
    np.testing.assert_allclose(by_point.coordinates, by_joints.coordinates, atol=1e-9)
    np.testing.assert_allclose(by_point.forces, by_joints.forces, atol=1e-4 * np.abs(by_joints.forces).max())


def test_payload_and_loads() -> None:
    compiled, motion = model("gough_stewart"), swing("gough_stewart")
    payload = cc.Payload(2.0, (0.1, 0.0, 0.2), (0.01, 0.02, 0.03))
    found = compiled.inverse_dynamics_along(motion, rate=20, payload=payload)
    # the same mass as a body of its own, welded on
    cargo = cc.Body("cargo", 2.0, (0.0, 0.0, 0.0), (0.01, 0.02, 0.03))
    weld = cc.fixed("weld", "platform", "cargo", (0.1, 0.0, 0.2))
    description = mechanism("gough_stewart")
    welded = replace(description, bodies=(*description.bodies, cargo), joints=(*description.joints, weld))
    cuts = [cut.joint.name for cut in compiled.system.cuts]
    other = cc.compile(welded, cut=cuts).inverse_dynamics_along(motion, rate=20, method="reference")
    np.testing.assert_allclose(found.forces, other.forces, atol=1e-9 * np.abs(found.forces).max())
    # a constant wrench in the description, as an argument and as a load
    push = cc.Wrench("platform", (30.0, 0.0, -10.0), (0.0, 3.0, 0.0))
    by_wrench = compiled.with_wrenches(push).inverse_dynamics_along(motion, rate=20)
    rows = np.tile([0.0, 3.0, 0.0, 30.0, 0.0, -10.0], (by_wrench.times.size, 1))
    by_load = compiled.inverse_dynamics_along(motion, rate=20, wrenches={"platform": rows})
    np.testing.assert_allclose(by_wrench.forces, by_load.forces, atol=1e-10 * np.abs(by_load.forces).max())
    assert max(by_wrench.power_error, by_load.power_error) < 1e-10
    plain = compiled.inverse_dynamics_along(motion, rate=20)
    assert np.abs(plain.forces - by_load.forces).max() > 1.0


def test_wrenches_over_time() -> None:
    """As rows, as a table, as a function of time and of the state; these see angles with all turns."""
    compiled = model("four_bar")
    motion = cc.motions.joints({"crank": 1.2}, {"crank": 8.0}, duration=0.5)
    times = motion.times(40.0)
    rows = np.outer(times, [0.0, 3.0, 0.1, 30.0, 0.0, -10.0])
    table = cc.Table([0.0, 0.5], rows[[0, -1]])
    given = {
        "rows": rows,
        "table": table,
        "time": lambda t: [0.0, 3.0 * t, 0.1 * t, 30.0 * t, 0.0, -10.0 * t],
        "both": lambda t, state: np.array([0.0, 3.0, 0.1, 30.0, 0.0, -10.0]) * t,
    }
    found = {
        kind: compiled.inverse_dynamics_along(motion, rate=40, wrenches={"coupler": wrench}).forces
        for kind, wrench in given.items()
    }
    for forces in found.values():
        np.testing.assert_allclose(forces, found["rows"], atol=1e-12 * np.abs(found["rows"]).max())
    for joint in ("crank", "closing", "coupler", "rocker"):
        angles = []

        def spring(t: float, state: cc.State, joint: str = joint, angles: list[float] = angles) -> list[float]:
            angles.append(float(state[joint]))
            return [0.0] * 6

        answer = compiled.inverse_dynamics_along(motion, rate=40, wrenches={"coupler": spring})
        turned = np.diff(np.reshape(angles, (-1, len(answer.times)))[-1])
        assert np.abs(turned).max() < 1.0
    for wrong in (lambda t: [0.0] * 5, lambda: [0.0] * 6, lambda t, state: "a", 3.0, cc.Table([0.0, 1.0], [0.0, 1.0])):
        with pytest.raises(ArgumentError):
            compiled.inverse_dynamics_along(motion, rate=40, wrenches={"coupler": wrong})


def test_springs_dampers_and_friction_in_joints() -> None:
    description = mechanism("gough_stewart")
    resisting = {"spring": cc.JointSpring(3.0), "damper": cc.JointDamper(2.0), "friction": cc.JointFriction(0.5)}
    joints = tuple(replace(j, **resisting) if j.kind == "prismatic" else j for j in description.joints)
    compiled = cc.compile(replace(description, joints=joints))
    motion = swing("gough_stewart")
    found = compiled.inverse_dynamics_along(motion, rate=20)
    plain = model("gough_stewart").inverse_dynamics_along(motion, rate=20)
    resistance = 3.0 * found.coordinates + 2.0 * found.velocities + 0.5 * np.tanh(found.velocities / 0.01)
    np.testing.assert_allclose(found.forces, plain.forces + resistance, atol=1e-9)
    for method in ("reference", "lagrange"):
        other = compiled.inverse_dynamics_along(motion, rate=20, method=method)
        np.testing.assert_allclose(found.forces, other.forces, atol=1e-9)
    assert found.power_error < 1e-10


def test_joint_limits_are_checked_first() -> None:
    description = mechanism("hexapod")
    joints = tuple(replace(j, limits=(-0.1, 0.05)) if j.name == "legC_slide" else j for j in description.joints)
    compiled = cc.compile(replace(description, joints=joints))
    home = compiled.assemble().platform.pose
    with pytest.raises(AssemblyError, match="'legC_slide' of 'hexapod' is beyond its limits from t = "):
        compiled.inverse_dynamics_along(cc.motions.swing(home, (0.0, 0.0, -0.15)), rate=50)
    check = compiled.check_motion(cc.motions.swing(home, (0.01, 0.0, 0.0)))
    assert check.ok
    assert [closest.what for closest in check.limits] == ["legC_slide"]
    assert 0 < check.limits[0].value < 0.1


def test_check_of_a_motion() -> None:
    compiled = model("hexapod")
    check = compiled.check_motion(swing("hexapod"))
    assert check.ok
    assert {closest.what for closest in check.reach} == {f"leg{letter}" for letter in "ABCDEF"}
    assert all(0 < closest.value < 1 for closest in check.reach)
    assert 0 < check.parallel.value < 1
    assert set(check.travel) == {f"leg{letter}" for letter in "ABCDEF"}
    assert "nearest to a parallel singularity" in str(check)


def test_tables(tmp_path: Path) -> None:
    found = model("delta").inverse_dynamics_along(swing("delta"), rate=100)
    row = found.sizing["leg2"]
    force, power = found["leg2"], found.powers[:, 1]
    assert abs(row.peak_force) == np.abs(force).max()
    assert row.rms_force == pytest.approx(np.sqrt(np.trapezoid(force**2, found.times)), rel=1e-12)
    assert row.energy_in - row.energy_back == pytest.approx(np.trapezoid(power, found.times), rel=1e-9)
    assert row.unit == "N m"
    assert "leg3" in str(found.sizing)
    path = found.to_csv(tmp_path / "forces.csv")
    columns = read_table(path)
    np.testing.assert_allclose(columns["leg2.force"], force, rtol=1e-10)
    np.testing.assert_allclose(found.to_pandas()["leg2.power"], power)
    np.testing.assert_allclose(found.to_xarray()["force"].sel(actuator="leg2"), force)
    work = np.trapezoid(found.powers.sum(axis=1), found.times)
    gained = np.diff((found.kinetic_energy + found.potential_energy)[[0, -1]])[0]
    assert work == pytest.approx(gained, abs=1e-3 * np.abs(found.powers).max())


@pytest.mark.parametrize("method", ["denoc", "reference"])
def test_reach_is_checked_for_every_method(method: str) -> None:
    home = model("hexapod").assemble().platform.pose
    with pytest.raises(AssemblyError, match=r"legB, legE are out of reach from t = 1\.88.*0\.208305"):
        model("hexapod").inverse_dynamics_along(cc.motions.swing(home, (0.15, 0.0, 0.0)), rate=20, method=method)
    flat = model("planar_3rrr").assemble().platform.pose
    with pytest.raises(ArgumentError, match="contradicts the loops"):
        model("planar_3rrr").inverse_dynamics_along(cc.motions.swing(flat, (0.0, 0.0, 0.05)), rate=20, method=method)


def test_redundant_actuators_along_a_motion() -> None:
    """A planar platform with motors at the elbows too: coordinates in closed form, forces shared, bounds kept."""
    description = mechanism("planar_3rrr")
    elbows = tuple(cc.Actuator(f"elbow{i}", f"leg{i}_elbow") for i in (1, 2, 3))
    both = cc.compile(replace(description, actuators=(*description.actuators, *elbows)))
    motion = swing("planar_3rrr")
    single = model("planar_3rrr").inverse_dynamics_along(motion, rate=20)
    shared = both.inverse_dynamics_along(motion, rate=20)
    assert both.inverse.has_course(shared.samples)
    assert shared.power_error < 1e-10
    np.testing.assert_allclose(shared.course.q, single.course.q, atol=1e-12)
    assert np.linalg.norm(shared.forces) < np.linalg.norm(single.forces)
    idle = cc.ForceDistribution(lower=(-np.inf,) * 3 + (0.0,) * 3, upper=(np.inf,) * 3 + (0.0,) * 3)
    only_bases = both.inverse_dynamics_along(motion, rate=20, distribution=idle)
    np.testing.assert_allclose(only_bases.forces[:, :3], single.forces, atol=1e-8)
    np.testing.assert_allclose(only_bases.forces[:, 3:], 0.0, atol=1e-12)


def test_motions_the_machine_cannot_make() -> None:
    flat = model("planar_3rrr")
    home = flat.assemble().platform.pose
    with pytest.raises(ArgumentError, match=r"cannot move its platform that way: the .* contradicts the loops"):
        flat.inverse_dynamics_along(cc.motions.swing(home, (0.0, 0.0, 0.05)), rate=20)
    with pytest.raises(AssemblyError, match=r"leg\d.* out of reach from t = "):
        flat.inverse_dynamics_along(cc.motions.swing(home, (1.0, 0.0, 0.0)), rate=20)
    hand = model("hand").assemble().platform.pose
    with pytest.raises(AssemblyError, match=r"finger2 is out of reach from t = .* platform is at"):
        model("hand").inverse_dynamics_along(cc.motions.swing(hand, (0.1, 0.0, 0.1)), rate=20)
    body = model("quadruped").assemble().platform.pose
    with pytest.raises(AssemblyError, match=r"'quadruped' cannot follow the motion beyond t = .* platform at"):
        model("quadruped").inverse_dynamics_along(cc.motions.swing(body, (0.3, 0.0, 0.5)), rate=20)
    one = {"leg1_base": float(model("five_bar").assemble()["leg1_base"])}
    half = cc.motions.joints(one, {"leg1_base": 1.0}, 1.0)
    with pytest.raises(SingularityError, match="does not determine all velocities"):
        model("five_bar").inverse_dynamics_along(half, rate=20)


def ring(radius: float, degrees: tuple[int, ...]) -> list[tuple[float, float, float]]:
    return [(radius * np.cos(a), radius * np.sin(a), 0.0) for a in np.deg2rad(degrees)]


def test_fichters_singularity() -> None:
    """A Gough–Stewart platform turned by 90° about its axis cannot be held, and cannot be turned through there."""
    base, tips = ring(1.0, (-10, 10, 110, 130, 230, 250)), ring(0.6, (-50, 50, 70, 170, 190, 290))
    compiled = cc.compile(cc.library.gough_stewart(base, tips, position=(0.0, 0.0, 1.0), angles=(0.0, 0.0, 0.0)))
    home = compiled.assemble().platform.pose
    turn = {end: cc.motions.swing(home, angles=(0, 0, np.deg2rad(end) / 2), duration=1.0) for end in (80, 90, 100)}
    assert compiled.inverse_dynamics_along(turn[80], rate=50).power_error < 1e-10
    assert compiled.check_motion(turn[80]).ok
    with pytest.raises(SingularityError, match=r"singular there .* at t = 1 s, platform at"):
        compiled.inverse_dynamics_along(turn[90], rate=50)
    for method in (None, "reference"):
        with pytest.raises(SingularityError, match=r"passes through a parallel singularity between t = 0\.7"):
            compiled.inverse_dynamics_along(turn[100], rate=50, method=method)
    assert "passes through" in str(compiled.check_motion(turn[100]))


def test_a_singularity_on_the_way_is_found() -> None:
    """Driven by its crank a slider-crank passes its dead centres; driven by its slider it does not."""
    description = mechanism("slider_crank")
    crank = float(model("slider_crank").assemble()["crank"])
    motion = cc.motions.joints({"crank": crank}, {"crank": np.pi}, 1.0)
    assert model("slider_crank").inverse_dynamics_along(motion, rate=40).power_error < 1e-10
    slide = next(joint.name for joint in description.joints if joint.kind == "prismatic")
    pushed = cc.compile(replace(description, actuators=(cc.Actuator("push", slide),)))
    check = pushed.check_motion(motion)
    assert not check.ok
    assert "singular at t = 1 s" in str(check.problem)
    with pytest.raises(SingularityError, match="cannot produce this motion"):
        pushed.inverse_dynamics_along(motion, rate=40, method="reference")
