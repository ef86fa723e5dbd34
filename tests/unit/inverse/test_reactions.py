"""Joint reactions: every body in equilibrium, what is not unique is marked, sharing does what it says."""

from __future__ import annotations

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, UnknownNameError
from states import model, moving_state


def imbalance(compiled: cc.Model, found: cc.State, answer: object, load: np.ndarray | None = None) -> float:
    """The largest unbalanced force or moment (over the machine's size) on any body, by Newton and Euler alone."""
    state, worst = found, 0.0
    dv = answer.course.dv[0]
    for body in compiled.mechanism.bodies:
        motion = state.body(body.name)
        R, w = motion.rotation, motion.angular_velocity
        A = compiled.kinematics.body_jacobian(body.name, state.q) @ dv
        A = A + compiled.kinematics.body_product(body.name, state.q, state.v)
        r = R @ np.array(body.center)
        force = body.mass * (A[3:] + np.cross(A[:3], r) + np.cross(w, np.cross(w, r)) - compiled.mechanism.gravity)
        I = R @ body.inertia_matrix @ R.T  # noqa: E741
        moment = I @ A[:3] + np.cross(w, I @ w) + np.cross(r, force)
        if load is not None and body.name == compiled.mechanism.platform:
            force, moment = force - load[3:], moment - load[:3]
        for joint in compiled.mechanism.joints:
            for side, sign in ((joint.child, 1), (joint.parent, -1)):
                if side == body.name:
                    push, turn, at = wrench(compiled, state, joint, answer.reactions[joint.name])
                    force = force - sign * push
                    moment = moment - sign * (turn + np.cross(at - motion.position, push))
        worst = max(worst, np.abs(force).max(), np.abs(moment).max() / compiled.system.size)
    return worst


def wrench(
    compiled: cc.Model, state: cc.State, joint: cc.Joint, reaction: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Force and moment on the joint's child in world axes, and the point it acts at."""
    turn = np.eye(3) if joint.parent == "ground" else state.body(joint.parent).rotation
    axes = turn @ joint.at.matrix
    at = joint.child_at.position if joint.child == "ground" else state.body(joint.child).point(joint.child_at.position)
    return axes @ reaction[3:], axes @ reaction[:3], np.array(at)


@pytest.mark.parametrize("name", ["gough_stewart", "delta", "planar_3rrr", "agile_wrist", "five_bar", "hand"])
@pytest.mark.parametrize("stiff", [False, True])
def test_every_body_is_in_equilibrium(name: str, stiff: bool) -> None:
    compiled = model(name)
    state = moving_state(compiled, 4)
    acceleration = compiled.forward_dynamics(state, method="reference").acceleration
    stiffness = {joint.name: 1e6 * (1 + k) for k, joint in enumerate(compiled.mechanism.joints)} if stiff else None
    load = np.array([1.0, -2.0, 0.5, 5.0, 3.0, -7.0]) if name in ("gough_stewart", "hand") else None
    loads = None if load is None else {compiled.mechanism.platform: load}
    answer = compiled.inverse_dynamics(state, acceleration=acceleration, stiffness=stiffness, wrenches=loads)
    scale = max(np.abs(r).max() for r in answer.reactions.values())
    assert imbalance(compiled, state, answer, load) < 1e-9 * max(scale, 1.0)


def test_what_the_rigid_machine_does_not_determine_is_marked() -> None:
    answer = model("planar_3rrr").inverse_dynamics(model("planar_3rrr").assemble())
    # in a plane the forces along it and the moment about its normal are determined, the others are not
    np.testing.assert_array_equal(answer.unique["leg1_elbow"], [False, False, True, True, True, False])
    answer = model("gough_stewart").inverse_dynamics(model("gough_stewart").assemble())
    assert all(flags.all() for flags in answer.unique.values())


def energy(answer: object, stiffness: dict[str, float], size: float) -> float:
    scale = np.r_[np.full(3, 1 / size**2), np.ones(3)]
    return sum(float(np.sum(scale * answer.reactions[name] ** 2)) / k for name, k in stiffness.items())


def test_sharing_by_stiffness_has_the_least_strain_energy() -> None:
    compiled = model("agile_wrist")
    state = moving_state(compiled, 4)
    ask = {"state": state, "platform_acceleration": None}
    stiffness = {joint.name: 10.0 ** (3 + k % 3) for k, joint in enumerate(compiled.mechanism.joints)}
    plain = compiled.inverse_dynamics(**ask)
    shared = compiled.inverse_dynamics(**ask, stiffness=stiffness)
    size = compiled.system.size
    same = dict.fromkeys(stiffness, 1.0)
    assert energy(shared, stiffness, size) < 0.999 * energy(plain, stiffness, size)
    assert energy(plain, same, size) < 0.999 * energy(shared, same, size)
    for name, flags in plain.unique.items():
        np.testing.assert_allclose(shared.reactions[name][flags], plain.reactions[name][flags], atol=1e-9, rtol=1e-9)
    np.testing.assert_allclose(shared.forces, plain.forces, atol=1e-12, rtol=1e-12)


def test_refusals() -> None:
    compiled = model("planar_3rrr")
    state = compiled.assemble()
    with pytest.raises(UnknownNameError, match="no joint 'elbow'"):
        _ = compiled.inverse_dynamics(state, stiffness={"elbow": 1.0}).reactions
    with pytest.raises(ArgumentError, match="one positive number or six"):
        _ = compiled.inverse_dynamics(state, stiffness={"leg1_elbow": -1.0}).reactions
    with pytest.raises(UnknownNameError, match="no body 'tool'"):
        compiled.inverse_dynamics(state, wrenches={"tool": np.zeros(6)})
    with pytest.raises(ArgumentError, match="6 numbers"):
        compiled.inverse_dynamics(state, wrenches={"platform": [1.0, 2.0]})
    with pytest.raises(UnknownNameError, match="no actuator 'leg9'"):
        _ = compiled.inverse_dynamics(state)["leg9"]
