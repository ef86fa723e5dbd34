"""Tips that are moved from outside: known accelerations along held directions, known forces along free ones."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc
from states import assert_close, moving_state, random_forces

HAND, ARMS = cc.library.hand(), cc.library.three_arms()


def driven_hand() -> cc.Mechanism:
    """The hand with motors that roll its first finger on the object: the paper's h."""
    motors = tuple(cc.Actuator(f"roll_{i}", "finger1_contact", i) for i in range(3))
    return replace(HAND, actuators=(*HAND.actuators, *motors))


@pytest.mark.parametrize("border", ["auto", "weak", "all"])
@pytest.mark.parametrize("name", ["three_arms", "hand", "quadruped", "gough_stewart"])
def test_known_accelerations_of_tips(name: str, border: str) -> None:
    """On states in which the tips are also in motion along the directions they hold."""
    model = cc.compile(cc.library.machines()[name]())
    state, tau, rng = moving_state(model, 1), random_forces(model, 1), np.random.default_rng(7)
    state = state.replace(v=state.v + 0.3 * rng.standard_normal(model.system.nv), check=False)
    assert np.abs(model.kinematics.constraint(state.q) @ state.v).max() > 0.1
    cuts = model.system.cuts[:2]
    given = {cut.joint.name: rng.uniform(-3, 3, len(cut.model.rows)) for cut in cuts}
    method = cc.OperationalSpace(border=border)
    found, wanted = (
        model.forward_dynamics(state, tau, m, prescribed=given, verify=False) for m in (method, "reference")
    )
    assert_close(found.acceleration, wanted.acceleration, 1e-9)
    assert_close(found.multipliers, wanted.multipliers, 1e-9)
    # and the tips accelerate as prescribed
    kin = model.kinematics
    moved = kin.constraint(state.q) @ found.acceleration + kin.constraint_product(state.q, state.v)
    wanted = np.concatenate([given.get(cut.joint.name, np.zeros(len(cut.model.rows))) for cut in model.system.cuts])
    np.testing.assert_allclose(moved, wanted, rtol=1e-9, atol=1e-8)


def test_moved_tips_are_verified() -> None:
    """Tips in motion along the rows they hold have terms that vanish in closed loops."""
    model = cc.compile(HAND)
    state, rng = moving_state(model, 1), np.random.default_rng(7)
    state = state.replace(v=state.v + 0.3 * rng.standard_normal(model.system.nv), check=False)
    given = {"finger1_contact": rng.uniform(-3, 3, 3)}
    found = model.forward_dynamics(state, random_forces(model, 1), "operational_space", prescribed=given)
    assert found.residual < 1e-11
    assert not found.notes


def test_no_acceleration_given_is_a_closed_loop() -> None:
    model = cc.compile(ARMS)
    state, tau = moving_state(model, 2), random_forces(model, 2)
    plain = model.forward_dynamics(state, tau, "operational_space", verify=False)
    given = model.forward_dynamics(state, tau, "operational_space", prescribed={}, verify=False)
    assert_close(given.acceleration, plain.acceleration, 1e-9)
    assert_close(given.multipliers, plain.multipliers, 1e-9)


def test_known_forces_in_free_directions() -> None:
    model = cc.compile(driven_hand())
    state, tau = moving_state(model, 3), random_forces(model, 3)
    found, wanted = (model.forward_dynamics(state, tau, m, verify=False) for m in ("operational_space", "reference"))
    assert_close(found.acceleration, wanted.acceleration, 1e-9)
    without = model.forward_dynamics(
        state, tau | {f"roll_{i}": 0.0 for i in range(3)}, "operational_space", verify=False
    )
    assert np.abs(found.acceleration - without.acceleration).max() > 1e-3 * np.abs(found.acceleration).max()
    # the joint carries no other moment than the one that is asked for, in the axes of the object
    push, carried = [tau[f"roll_{i}"] for i in range(3)], found.reactions["finger1_contact"][:3]
    np.testing.assert_allclose(np.linalg.norm(carried), np.linalg.norm(push), rtol=1e-9)


def test_batches_of_known_accelerations() -> None:
    model = cc.compile(HAND)
    state, rng = moving_state(model, 4), np.random.default_rng(4)
    alpha = rng.standard_normal((5, model.system.nc))
    kernel = model.kernels.forward("operational_space", prescribed=True)
    tau = np.zeros((5, len(model.system.actuators)))
    found = kernel(np.tile(state.q, (5, 1)), np.tile(state.v, (5, 1)), tau, alpha)[0]
    wanted = np.array([model.reference.solve(state.q, state.v, tau[0], prescribed=row)[0] for row in alpha])
    assert_close(found, wanted, 1e-9)


def test_a_damped_joint_whose_motion_is_prescribed() -> None:
    """What is asked of a prescribed joint is its acceleration, whatever its damper would do."""
    joints = [
        replace(joint, damper=cc.JointDamper(0.3)) if joint.name == "finger1_joint1" else joint for joint in HAND.joints
    ]
    model = cc.compile(replace(HAND, joints=tuple(joints)))
    state, tau = moving_state(model, 5), random_forces(model, 5)
    method = cc.OperationalSpace(prescribed=("finger1_joint1",))
    found = model.forward_dynamics(state, tau, method, verify=False)
    link = model.system.element("finger1_joint1")
    np.testing.assert_allclose(found.acceleration[link.v], tau["finger1_joint1"], rtol=1e-12)


def test_what_cannot_be_prescribed_is_refused() -> None:
    model = cc.compile(ARMS)
    state = model.assemble()
    with pytest.raises(cc.errors.UnknownNameError, match="arm1_joint1"):
        model.forward_dynamics(state, method=cc.OperationalSpace(prescribed=("arm1_jiont1",)), verify=False)
    with pytest.raises(cc.errors.UnknownNameError, match="arm1_grasp"):
        model.forward_dynamics(state, method="operational_space", prescribed={"arm1_joint1": [1.0]}, verify=False)
    with pytest.raises(cc.errors.ArgumentError, match="rx, ry, rz, x, y, z"):
        model.forward_dynamics(state, method="operational_space", prescribed={"arm1_grasp": [1.0]}, verify=False)
    with pytest.raises(cc.errors.UnsupportedError, match="operational_space"):
        model.forward_dynamics(state, method="lagrange", prescribed={"arm1_grasp": np.zeros(6)}, verify=False)
