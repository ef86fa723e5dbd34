"""Rods that can spin between two balls: their idle degrees of freedom stay at rest and do not stand in the way."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import SingularityError
from closedchain.multibody.system import free_coordinates


def platforms() -> tuple[cc.Model, cc.Model]:
    """The Gough–Stewart platform with slender legs, once on universal joints and once on balls at both ends."""
    plain = cc.library.gough_stewart()
    slender = tuple(b if b.name == "platform" else replace(b, inertia=(0.00625, 0.00625, 0.0)) for b in plain.bodies)
    universal = cc.compile(replace(plain, bodies=slender))
    state = universal.assemble()
    joints = []
    for joint in universal.mechanism.joints:
        if joint.kind == "universal":
            turned = joint.at.matrix.T @ state.body(joint.child).rotation @ joint.child_at.matrix
            start = tuple(free_coordinates(turned, np.zeros(3))[:4])
            joint = replace(joint, kind="spherical", start=start)
        joints.append(joint)
    return universal, cc.compile(replace(universal.mechanism, joints=tuple(joints)))


def test_balls_at_both_ends_need_the_same_forces() -> None:
    universal, balls = platforms()
    assert (balls.mobility.dof, len(balls.system.actuators)) == (12, 6)
    home = universal.assemble().platform.pose
    motion = cc.motions.swing(home, (0.1, 0.1, 0.1), (0.1, 0.0, 0.1), 1.0)
    wanted, found = (one.inverse_dynamics_along(motion, rate=10) for one in (universal, balls))
    np.testing.assert_allclose(found.forces, wanted.forces, atol=1e-10)
    assert found.power_error < 1e-10
    twist, acceleration = np.array([0.1, 0.2, 0.3, 0.1, 0.2, 0.3]), np.array([1.0, 2.0, 3.0, 0.1, 0.2, 0.3])
    answers = []
    for one in (universal, balls):
        state = one.with_velocities(one.assemble(platform=home), platform=twist)
        answers.append(one.inverse_dynamics(state, platform_acceleration=acceleration).forces)
    np.testing.assert_allclose(answers[1], answers[0], atol=1e-10)
    spin = balls.with_velocities(balls.assemble(platform=home), platform=twist).velocity("leg3_base")
    assert np.abs(spin).max() > 1e-3
    along_leg = balls.mechanism.joint("leg3_base").child_at.matrix.T[:, 2]
    assert abs(spin @ along_leg) < 1e-12


def test_freedoms_that_move_an_actuator_are_not_idle() -> None:
    five_bar = cc.compile(cc.library.five_bar())
    with pytest.raises(SingularityError, match="undetermined"):
        five_bar.with_velocities(five_bar.assemble(), joints={"leg1_base": 1.0})
