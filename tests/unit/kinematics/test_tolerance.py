"""What redundant constraints contradict each other by is absorbed up to a tolerance, and said; starts and nearness."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from numpy.testing import assert_allclose

import closedchain as cc
from closedchain.errors import ArgumentError, AssemblyError
from closedchain.kinematics.assemble import apart, make_targets, search
from states import mechanism, model


def pin_out_of_plane(by: float, tilt: float = 0.0) -> cc.Mechanism:
    """A four-bar one of whose pins was drawn out of the plane, and one tilted."""
    plane = mechanism("four_bar")
    joints = list(plane.joints)
    k = next(i for i, joint in enumerate(joints) if joint.name == "closing")
    at = joints[k].at
    turn = np.array([[1.0, 0.0, 0.0], [0.0, np.cos(tilt), -np.sin(tilt)], [0.0, np.sin(tilt), np.cos(tilt)]])
    joints[k] = replace(joints[k], at=cc.Pose((at.position[0], at.position[1], at.position[2] + by), at.matrix @ turn))
    return replace(plane, joints=tuple(joints))


def test_a_pin_drawn_a_little_out_of_plane_is_absorbed_and_noted() -> None:
    drawn, exact = cc.compile(pin_out_of_plane(1e-11)), model("four_bar")
    state, wanted = drawn.assemble(), exact.assemble()
    assert_allclose(state.q, wanted.q, rtol=0, atol=1e-10)
    assert state.loop_residual.metres == pytest.approx(1e-11, rel=1e-3)
    assert state.loop_residual.radians < 1e-15
    assert "1e-11 m" in state.notes[0]
    assert wanted.notes == ()
    assert drawn.mobility.dof == exact.mobility.dof == 1
    assert len(drawn.mobility.redundant) == 3
    answers = [one.forward_dynamics(at).acceleration for one, at in ((drawn, state), (exact, wanted))]
    assert_allclose(*answers, rtol=0, atol=1e-8)


def test_rounded_drawings_need_a_tolerance() -> None:
    drawn = pin_out_of_plane(1e-6, 2e-6)
    with pytest.raises(AssemblyError, match=r"stay open at .* by .* m and .* rad"):
        cc.compile(drawn).assemble()
    loose = cc.compile(drawn, tolerance=1e-5)
    state = loose.assemble()
    assert loose.mobility.dof == 1
    assert state.loop_residual.metres == pytest.approx(1e-6, rel=0.5)
    assert state.loop_residual.radians == pytest.approx(2e-6, rel=0.5)
    assert "within the tolerance (1e-05)" in state.notes[0]
    with pytest.raises(AssemblyError):
        loose.assemble(tolerance=1e-9)
    with pytest.raises(ArgumentError, match="tolerance is a fraction"):
        loose.assemble(tolerance=-1.0)
    with pytest.raises(ArgumentError, match="tolerance is a fraction"):
        cc.compile(drawn, tolerance=0.1)


def test_a_tolerance_is_no_excuse_for_loops_that_can_be_closed() -> None:
    state = model("four_bar").assemble(tolerance=1e-3)
    assert state.loop_error < 1e-14
    with pytest.raises(AssemblyError):
        model("four_bar").assemble(joints={"crank": 0.8, "rocker": 0.1}, tolerance=1e-3)


def test_a_platform_without_home_starts_where_its_joints_put_it() -> None:
    home = model("gough_stewart").assemble()
    legs = {
        joint.name: tuple(np.atleast_1d(home[joint.name]))
        for joint in home.kinematics.system.mechanism.joints
        if joint.name in {link.name for link in home.kinematics.system.owners}
    }
    described = mechanism("gough_stewart")
    joints = tuple(replace(joint, start=legs.get(joint.name)) for joint in described.joints)
    nowhere = cc.compile(replace(described, home=None, joints=joints))
    placed = nowhere.kinematics.poses(nowhere.start)[nowhere.system.platform.index]
    assert_allclose(placed[:, 3], home.platform.position, rtol=0, atol=1e-9)
    assert_allclose(placed[:, :3], home.platform.rotation, rtol=0, atol=1e-9)
    assert_allclose(nowhere.assemble().platform.position, home.platform.position, rtol=0, atol=1e-9)


def test_assembly_is_deterministic_and_nearest_to_the_guess() -> None:
    compiled = model("four_bar")
    kin = compiled.kinematics
    modes = compiled.assembly_modes(joints={"crank": 0.8})
    assert len(modes) == 2
    targets = make_targets(kin, {"crank": 0.8}, None)
    random = np.random.default_rng(3)
    for _ in range(20):
        start = targets.apply(kin.step(modes[0].q, random.uniform(-2.5, 2.5, compiled.system.nv)))
        guess = compiled.state(start, check=False)
        found = compiled.assemble(joints={"crank": 0.8}, guess=guess)
        again = compiled.assemble(joints={"crank": 0.8}, guess=guess)
        assert np.array_equal(found.q, again.q)
        ways = [apart(kin, mode.q, start) for mode in modes]
        assert apart(kin, found.q, start) <= min(ways) + 1e-9
        assert search(kin, targets, found.q).error < 1e-14


def wren_table() -> cc.Mechanism:
    """Five equal legs between congruent figures: it can translate or rotate, and at the start both."""
    bodies, joints = [cc.Body("table", 3.0, (0.0, 0.0, 0.0), (0.1, 0.1, 0.2))], []
    for i, angle in enumerate((0.0, 1.4, 2.6, 3.9, 5.1)):
        at = (0.3 * np.cos(angle), 0.3 * np.sin(angle), 0.0)
        bodies.append(cc.Body(f"leg{i}", 0.5, (0.0, 0.0, 0.2), (0.01, 0.01, 0.001)))
        joints.append(cc.universal(f"foot{i}", "ground", f"leg{i}", at=at))
        joints.append(cc.spherical(f"top{i}", f"leg{i}", "table", at=(0.0, 0.0, 0.4), child_at=at))
    return cc.Mechanism("wren_table", bodies, joints, platform="table")


def test_the_report_says_where_only_one_configuration_was_found() -> None:
    report = cc.compile(wren_table()).report()
    assert report.configurations == 1
    assert "only one assembled configuration" in str(report)
    assert model("four_bar").report().notes == ()
