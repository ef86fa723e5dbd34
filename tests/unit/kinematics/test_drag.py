"""Dragging: the body goes where it is asked to, loops stay closed, and limits, reach and singularities stop it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc
from closedchain.kinematics.drag import Drag
from closedchain.kinematics.velocities import least_motion
from closedchain.spatial.numeric import rot_x, rot_z
from states import model


def started(name: str) -> tuple[cc.Model, Drag]:
    compiled = model(name)
    return compiled, Drag(compiled.kinematics, compiled.mechanism.platform, compiled.assemble().q)


@pytest.mark.parametrize("name", ["gough_stewart", "gough_stewart_saha"])
def test_a_platform_goes_where_it_is_asked_to(name: str) -> None:
    compiled, drag = started(name)
    R, p = drag.pose(drag.start)
    wanted = rot_z(0.2) @ rot_x(-0.1) @ R, p + [0.05, -0.04, 0.03]
    move = drag.to_pose(drag.start, *wanted)
    assert move.stopped == ()
    state = compiled.state(move.mobile.q)
    np.testing.assert_allclose(state.platform.rotation, wanted[0], atol=1e-9)
    np.testing.assert_allclose(state.platform.position, wanted[1], atol=1e-9)
    # the legs are those of inverse kinematics
    asked = compiled.assemble(platform=cc.Pose(tuple(wanted[1]), wanted[0]))
    np.testing.assert_allclose(list(state.actuators.values()), list(asked.actuators.values()), atol=1e-9)
    assert state.loop_error < 1e-11


def test_actuators_go_where_they_are_asked_to() -> None:
    compiled, drag = started("delta")
    values = np.array(list(compiled.assemble().actuators.values())) + [0.1, -0.05, 0.2]
    move = drag.to_actuators(drag.start, values)
    joints = {a.joint: value for a, value in zip(compiled.system.actuators, values, strict=True)}
    np.testing.assert_allclose(
        compiled.state(move.mobile.q).platform.position,
        compiled.assemble(joints=joints).platform.position,
        atol=1e-9,
    )


def test_a_body_with_fewer_degrees_of_freedom_comes_as_near_as_it_can() -> None:
    compiled, drag = started("delta")
    R, p = drag.pose(drag.start)
    move = drag.to_pose(drag.start, rot_x(0.3) @ R, p + [0.02, 0.01, -0.02], (0.0, 1.0))
    state = compiled.state(move.mobile.q)
    np.testing.assert_allclose(state.platform.position, p + [0.02, 0.01, -0.02], atol=1e-9)
    np.testing.assert_allclose(state.platform.rotation, R, atol=1e-9)


def test_out_of_reach_is_said_and_the_working_mode_is_kept() -> None:
    compiled, drag = started("delta")
    R, p = drag.pose(drag.start)
    far = p + [0.0, 0.0, -2 * compiled.system.size]
    move = drag.to_pose(drag.start, R, far)
    assert "out of reach" in move.stopped[0]
    assert compiled.kinematics.loop_error(move.mobile.q) < 1e-11
    # stretched legs are 5 % of the size or less away from straight, and coming back leads to the same legs
    assert compiled.state(move.mobile.q).platform.position[2] < p[2] - 0.1 * compiled.system.size
    back = drag.to_pose(move.mobile, R, p)
    np.testing.assert_allclose(back.mobile.q, drag.start.q, atol=1e-7)


def limited(limits: tuple[float, float]) -> cc.Model:
    machine = cc.library.gough_stewart()
    joints = [replace(j, limits=limits) if j.name == "leg1_slide" else j for j in machine.joints]
    return cc.compile(replace(machine, joints=tuple(joints)))


def test_a_joint_stops_at_its_limit_and_the_platform_slides_along_it() -> None:
    length = model("gough_stewart").assemble()["leg1_slide"]
    compiled = limited((length - 0.02, length + 0.02))
    drag = Drag(compiled.kinematics, "platform", compiled.assemble().q)
    R, p = drag.pose(drag.start)
    move = drag.to_pose(drag.start, R, p + [0.0, 0.0, 0.1])
    assert move.stopped == (f"leg1_slide is at its limit of {length + 0.02:.4g} m",)
    state = compiled.state(move.mobile.q)
    assert state["leg1_slide"] == pytest.approx(length + 0.02, abs=1e-8)
    assert state.platform.position[2] > p[2] + 0.02
    # no farther with that leg, and freely back
    again = drag.to_pose(move.mobile, R, p + [0.0, 0.0, 0.2])
    assert compiled.state(again.mobile.q)["leg1_slide"] <= length + 0.02 + 1e-8
    back = drag.to_pose(again.mobile, R, p)
    assert back.stopped == ()
    assert back.left < 1e-9


def test_a_parallel_singularity_stops_it_from_both_sides() -> None:
    """A five-bar whose distal links straighten: with locked actuators the point could still move."""
    compiled, drag = started("five_bar")
    kin = compiled.kinematics
    stopped = []
    for apart in (-1.5, 1.5):
        cranks = kin.actuator_coordinates(drag.start.q) + [apart, -apart]
        move = drag.to_actuators(drag.start, cranks)
        q = move.mobile.q
        index = least_motion(kin, kin.actuator_jacobian(q), kin.actuator_lengths, kin.free_motions(q))
        assert move.mobile.parallel == pytest.approx(float(index), abs=1e-9)
        if move.stopped and "parallel" in move.stopped[0]:
            stopped.append(move.mobile)
            assert drag.watched <= index < 0.2 * drag.start.parallel
    assert stopped
    # the twist that is shown moves no actuator, or little
    here = stopped[0]
    assert np.linalg.norm(here.uncontrolled) > 0
    z = np.linalg.svd(here.A @ here.N)[2][-1]
    assert np.linalg.norm(here.A @ here.N @ z) < 0.1 * np.linalg.norm(here.A @ here.N, 2)


def test_flexible_links_keep_their_shape() -> None:
    compiled = model("four_bar_flexible")
    state = compiled.assemble()
    drag = Drag(compiled.kinematics, "crank", state.q)
    move = drag.to_actuators(drag.start, [state.actuators["crank_motor"] + 0.3])
    modal = compiled.system.flexible_bodies[0].q
    np.testing.assert_allclose(move.mobile.q[modal], state.q[modal], atol=1e-15)
    assert compiled.state(move.mobile.q)["crank"] == pytest.approx(state["crank"] + 0.3, abs=1e-9)
