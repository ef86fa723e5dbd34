"""Springs on spherical and universal joints: against energies written by hand and MuJoCo, in the tree and in a loop."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import casadi as ca
import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import closedchain as cc
from closedchain.errors import ArgumentError, MechanismError
from closedchain.mechanism import from_data, to_data
from closedchain.model.agree import agree
from interpreted import interpreted
from oracles.lagrange import accelerations
from states import body_states

K, REFERENCE = (30.0, 45.0, 12.0), (0.4, -0.7, 0.3)
AT, CHILD_AT = cc.Pose((0.1, 0.2, 0.3), axis=(0.6, 0.0, 0.8)), cc.Pose((0.0, -0.1, 0.05), axis=(0.0, 0.6, 0.8))
INERTIA = np.array([0.2, 0.3, 0.4])


def pendulum(spring: cc.JointSpring) -> cc.Mechanism:
    """A body on a ball with a spring; its frames lie askew on both sides."""
    body = cc.Body("bob", 2.0, (0.05, -0.1, 0.2), tuple(INERTIA))
    return cc.Mechanism("pendulum", [body], [cc.spherical("ball", "ground", "bob", AT, CHILD_AT, spring=spring)])


@cache
def compiled(isotropic: bool = False) -> cc.Model:
    with interpreted():
        return cc.compile(pendulum(cc.JointSpring(30.0) if isotropic else cc.JointSpring(K, REFERENCE)))


def spring_energy(quaternion: np.ndarray) -> float:
    """½ Σ k φ² with SciPy's rotation vector."""
    rest = Rotation.from_rotvec(REFERENCE)
    phi = (rest.inv() * Rotation.from_quat(np.roll(quaternion, -1))).as_rotvec()
    return float(np.array(K) @ phi**2 / 2)


def turned(quaternion: np.ndarray, w: np.ndarray) -> np.ndarray:
    """The quaternion after a rotation w (rad) about the child's axes."""
    found = Rotation.from_quat(np.roll(quaternion, -1)) * Rotation.from_rotvec(w)
    return np.roll(found.as_quat(), 1)


@pytest.mark.parametrize("angle", [1e-9, 1e-4, 0.009, 0.011, 0.8, 2.5, 3.1])
def test_the_torque_is_the_slope_of_the_energy(angle: float) -> None:
    """At angles from the reference around which series begin, up to nearly half a turn."""
    model = compiled()
    axis = np.array([2.0, -1.0, 2.0]) / 3
    q = turned(np.roll(Rotation.from_rotvec(REFERENCE).as_quat(), 1), angle * axis)
    still = replace(model.mechanism, joints=[replace(model.mechanism.joint("ball"), spring=None)])
    with interpreted():
        free = cc.compile(still)
        states = model.state(q, [0.3, -0.2, 0.5]), free.state(q, [0.3, -0.2, 0.5])
        M = free.mass_matrix(states[1])
        both = [one.forward_dynamics(state).acceleration for one, state in zip((model, free), states, strict=True)]
    torque, h = M @ (both[0] - both[1]), 1e-3
    weights = {1: 4 / 5, 2: -1 / 5, 3: 4 / 105, 4: -1 / 280}
    steps = [[spring_energy(turned(q, n * h * e)) for n in weights] for e in (*np.eye(3), *-np.eye(3))]
    wanted = (np.array(steps[3:]) - np.array(steps[:3])) @ np.array(list(weights.values())) / h
    np.testing.assert_allclose(torque, wanted, rtol=1e-10, atol=1e-10 * max(K))
    np.testing.assert_allclose(
        model.energies(states[0])[1] - free.energies(states[1])[1], spring_energy(q), rtol=1e-10, atol=1e-12
    )


def test_equal_stiffnesses_pull_back_about_the_axis() -> None:
    """Stiffness times angle, as for a pin; MuJoCo says the same of the accelerations."""
    mujoco_oracle = pytest.importorskip("oracles.mujoco_oracle")
    model = compiled(True)
    q = turned(np.array([1.0, 0, 0, 0]), np.array([0.7, -1.1, 0.4]))
    state = model.state(q, [0.3, -0.2, 0.5])
    wanted = mujoco_oracle.tree_accelerations(model.mechanism, set(), body_states(state))
    for method in ("lagrange", "reference", "denoc"):
        found = model.forward_dynamics(state, method=method).body("bob")
        np.testing.assert_allclose(found, np.concatenate(wanted["bob"]), rtol=1e-10, atol=1e-10)
    wrench = model.forward_dynamics(state).reactions["ball"]  # at the child's frame in the parent's axes
    np.testing.assert_allclose(wrench[:3], -30.0 * np.array([0.7, -1.1, 0.4]), rtol=1e-10)


def test_a_universal_joint_with_springs_as_by_hand() -> None:
    """A point mass on a rod: T = ½ m |d/dt r|², V = m g z + ½ k₁ (a − a₀)² + ½ k₂ b²."""
    m, arm = 1.3, 0.6
    body = cc.Body("bob", m, (0, 0, -arm), (0.01, 0.01, 0.01))
    joint = cc.universal("hook", "ground", "bob", spring=cc.JointSpring((20.0, 35.0), (0.2, 0.0)))
    with interpreted():
        model = cc.compile(cc.Mechanism("pendulum", [body], [joint]))
        state = model.state([0.5, -0.4], [1.0, 0.7])
        found = model.forward_dynamics(state).acceleration

    def place(q: ca.SX) -> ca.SX:
        a, b = q[0], q[1]
        return -arm * ca.vertcat(ca.sin(b), -ca.sin(a) * ca.cos(b), ca.cos(a) * ca.cos(b))

    def kinetic(q: ca.SX, u: ca.SX) -> ca.SX:
        w = ca.vertcat(ca.cos(q[1]) * u[0], u[1], ca.sin(q[1]) * u[0])
        return m * ca.sumsqr(ca.jtimes(place(q), q, u)) / 2 + 0.01 * ca.sumsqr(w) / 2

    def potential(q: ca.SX) -> ca.SX:
        return 9.81 * m * place(q)[2] + 10 * (q[0] - 0.2) ** 2 + 17.5 * q[1] ** 2

    no_loop = lambda q: ca.SX(0, 1)  # noqa: E731
    wanted = accelerations(kinetic, potential, no_loop, [0.5, -0.4], [1.0, 0.7])[0]
    np.testing.assert_allclose(found, wanted, rtol=1e-10)


def test_sprung_balls_of_a_platform() -> None:
    """On joints of the tree and on those that are cut, in every formulation; energy is kept."""
    machine = cc.library.tripod_3rps()
    joints = [
        replace(joint, spring=cc.JointSpring((3.0, 5.0, 4.0), (0.1, 0.0, -0.2))) if joint.kind == "spherical" else joint
        for joint in machine.joints
    ]
    with interpreted():
        model = cc.compile(replace(machine, joints=joints))
        found = agree(model, states=1)
    assert found.agrees
    compared = {name for pair in found.pairs if pair.difference is not None for name in (pair.one, pair.other)}
    assert {"reference", "lagrange", "operational_space", "denoc", "virtual_work"} <= compared
    run = model.simulate(model.assemble(), 0.05, rtol=1e-10)
    assert np.abs(run.energy.balance).max() < 1e-8 * np.abs(run.energy.total).max()


def test_files_and_bad_values(tmp_path: object) -> None:
    machine = pendulum(cc.JointSpring(K, REFERENCE))
    assert from_data(to_data(machine)) == machine
    assert cc.ball("j", "ground", "b", (0, 0, 0), spring=cc.JointSpring(5.0)).spring.stiffness == (5.0, 5.0, 5.0)
    with pytest.raises(ArgumentError, match="must be 3 numbers, not 2"):
        pendulum(cc.JointSpring((1.0, 2.0)))
    with pytest.raises(MechanismError, match="must not be negative"):
        pendulum(cc.JointSpring(-1.0))
    with pytest.raises(MechanismError, match="a Bushing is one between two frames"):
        cc.Joint("float", "free", "ground", "bob", spring=cc.JointSpring(1.0))
