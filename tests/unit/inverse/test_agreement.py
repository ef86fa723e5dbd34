"""Formulations of inverse dynamics against each other, against forward dynamics and against the books of energy."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest

import closedchain as cc
from closedchain.dynamics.virtual_work import Connections
from closedchain.errors import UnsupportedError
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.types import SX
from states import LIBRARY, model, moving_state

METHODS = ("virtual_work", "lagrange", "denoc", "virtual_spring")
CROWDED = ("gough_stewart_saha", "three_arms", "quadruped")  # long to compile; one method each is enough
SQUARE = [name for name in LIBRARY if name not in (*CROWDED, "hand", "coaxial", "unlimited_roll", "four_bar_saha")]


def pushed(compiled: cc.Model, seed: int = 1) -> tuple[cc.State, np.ndarray, np.ndarray]:
    """A moving state, actuator forces, and the accelerations they cause."""
    state = moving_state(compiled, seed)
    forces = 3 * np.random.default_rng(seed).standard_normal(len(compiled.system.actuators))
    return state, forces, compiled.forward_dynamics(state, forces, method="reference").acceleration


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("name", SQUARE)
def test_forces_that_caused_a_motion_are_found_again(name: str, method: str) -> None:
    compiled = model(name)
    state, forces, acceleration = pushed(compiled)
    try:
        found = compiled.inverse_dynamics(state, acceleration=acceleration, method=method)
    except UnsupportedError as reason:
        pytest.skip(str(reason))
    scale = max(1.0, np.abs(forces).max())
    np.testing.assert_allclose(found.forces, forces, atol=1e-9 * scale, rtol=0)


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(k, marks=pytest.mark.slow) for k in range(2, 6))])
def test_random_legs(seed: int) -> None:
    compiled = model(f"random_legs {seed}")
    state, forces, acceleration = pushed(compiled, seed)
    for method in (None, "reference"):
        found = compiled.inverse_dynamics(state, acceleration=acceleration, method=method)
        moved = compiled.forward_dynamics(state, found.forces, method="reference")
        scale = max(1.0, np.abs(acceleration).max())
        np.testing.assert_allclose(moved.acceleration, acceleration, atol=1e-8 * scale, rtol=0)
        if len(forces) == compiled.mobility.dof:
            np.testing.assert_allclose(found.forces, forces, atol=1e-8 * max(1.0, np.abs(forces).max()), rtol=0)


@pytest.mark.parametrize("name", [*SQUARE, "hand"])
def test_power_of_the_actuators_is_the_rate_of_the_energy(name: str) -> None:
    compiled = model(name)
    state, _, acceleration = pushed(compiled, 2)
    found = compiled.inverse_dynamics(state, acceleration=acceleration)
    assert found.power_error < 1e-10


@pytest.mark.parametrize("name", ["gough_stewart", "delta", "agile_wrist", "planar_3rrr", "slider_crank"])
def test_platform_joint_and_full_accelerations_ask_the_same(name: str) -> None:
    compiled = model(name)
    state, forces, _ = pushed(compiled, 3)
    moved = compiled.forward_dynamics(state, forces, method="reference")
    joints = {a.joint: moved[a.joint] for a in compiled.system.actuators}
    by_platform = compiled.inverse_dynamics(state, platform_acceleration=moved.platform)
    by_joints = compiled.inverse_dynamics(state, joint_accelerations=joints)
    np.testing.assert_allclose(by_platform.forces, forces, atol=1e-9, rtol=1e-9)
    np.testing.assert_allclose(by_joints.forces, forces, atol=1e-9, rtol=1e-9)
    assert by_joints[by_joints.names[0]] == pytest.approx(forces[0], abs=1e-9)


def test_virtual_work_says_where_it_does_not_apply() -> None:
    with pytest.raises(UnsupportedError, match="9 actuators for 6 degrees of freedom"):
        model("hand").inverse_dynamics(model("hand").assemble(), method="virtual_work")
    with pytest.raises(UnsupportedError, match="names no platform"):
        model("bricard").inverse_dynamics(model("bricard").assemble(), method="virtual_work")


@pytest.mark.parametrize("name", ["hexapod", "delta", "agile_wrist"])
def test_virtual_motions_are_those_of_unit_actuator_rates(name: str) -> None:
    compiled = model(name)
    state = moving_state(compiled, 7)
    tree = compiled.kinematics.tree
    still = BodyKinematics(compiled.system, tree.q, SX(compiled.system.nv, 1))
    twists = ca.Function("V", [tree.q], [Connections(compiled.machine, still).virtual_twists()])
    R = state.platform.rotation
    found = np.kron(np.eye(2), R) @ np.array(twists(state.q))
    wanted = compiled.jacobian(state).platform_from_actuators
    np.testing.assert_allclose(found, wanted, atol=1e-10 * np.abs(wanted).max())


@pytest.mark.parametrize("name", ["hexapod", "delta", "agile_wrist", "planar_3rrr", "five_bar", "slider_crank"])
def test_forward_dynamics_by_virtual_work(name: str) -> None:
    compiled = model(name)
    state, forces, acceleration = pushed(compiled, 6)
    found = compiled.forward_dynamics(state, forces, method="virtual_work")
    wanted = compiled.forward_dynamics(state, forces, method="reference")
    np.testing.assert_allclose(found.acceleration, acceleration, atol=1e-9 * np.abs(acceleration).max())
    for joint, flags in wanted.unique.items():
        np.testing.assert_allclose(found.reactions[joint][flags], wanted.reactions[joint][flags], atol=1e-8, rtol=1e-8)
