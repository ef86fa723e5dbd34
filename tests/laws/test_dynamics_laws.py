"""Laws that any right answer obeys, checked on machines at random states."""

from __future__ import annotations

from dataclasses import replace

import casadi as ca
import numpy as np
import pytest

import closedchain as cc
from closedchain.dynamics.reference import Reference
from closedchain.multibody.energy import Energies
from closedchain.spatial.symbolic import constant, skew
from states import LIBRARY, assert_close, body_accelerations, mechanism, model, moving_state, random_forces

PLAIN = ["four_bar", "hexapod", "delta", "bricard", "three_arms"]
SOME = ["four_bar_saha", "gough_stewart", "delta", "agile_wrist", "hand", "random_machine 3", "random_machine 8"]


def without_platform(name: str) -> cc.Model:
    """The machine without its platform: legs alone, whose coordinates are all plain numbers."""
    description = mechanism(name)
    gone = description.platform
    bodies = tuple(b for b in description.bodies if b.name != gone)
    joints = tuple(j for j in description.joints if gone not in (j.parent, j.child))
    actuators = tuple(a for a in description.actuators if a.joint in {j.name for j in joints})
    return cc.compile(replace(description, bodies=bodies, joints=joints, actuators=actuators, platform=None, home=None))


def lagrange_bias(compiled: cc.Model) -> ca.Function:
    """h from L = T − V alone: d/dt ∂L/∂v − ∂L/∂q with dv/dt = 0, component by component."""
    tree = compiled.kinematics.tree
    energies = Energies(tree)
    L = energies.kinetic - energies.potential
    p = ca.gradient(L, tree.v)
    h = ca.jtimes(p, tree.q, tree.v) - ca.gradient(L, tree.q)
    return ca.Function("h", [tree.q, tree.v], [h, ca.hessian(L, tree.v)[0]])


@pytest.mark.parametrize("name", PLAIN)
def test_bias_and_mass_matrix_are_lagranges_component_by_component(name: str) -> None:
    compiled = without_platform(name)
    assert compiled.system.nq == compiled.system.nv
    rng = np.random.default_rng(5)
    q = compiled.system.neutral + 0.1 * rng.standard_normal(compiled.system.nq)
    v = rng.standard_normal(compiled.system.nv)
    h, M = (np.array(part) for part in lagrange_bias(compiled)(q, v))
    assert_close(compiled.reference.bias(q, v), h.ravel(), 1e-11)
    assert_close(compiled.reference.mass_matrix(q), M, 1e-11)


def test_the_component_check_notices_a_missing_gyroscopic_term() -> None:
    compiled = without_platform("three_arms")
    rng = np.random.default_rng(5)
    q = compiled.system.neutral + 0.1 * rng.standard_normal(compiled.system.nq)
    v = rng.standard_normal(compiled.system.nv)
    tree = compiled.kinematics.tree
    inertia, load = Reference(compiled.kinematics)._inertia_and_load
    gyroscopic = []
    for link, X, V in zip(tree.system.links, tree.poses, tree.twists, strict=True):
        I_c = X.R @ constant(link.body.inertia_matrix) @ X.R.T
        gyroscopic.append(ca.vertcat(skew(V.w) @ (I_c @ V.w), ca.SX(3, 1)))
    mutilated = Reference(compiled.kinematics)
    mutilated.__dict__["_inertia_and_load"] = (inertia, load - ca.vertcat(*gyroscopic))
    wanted = np.array(lagrange_bias(compiled)(q, v)[0]).ravel()
    assert np.abs(mutilated.bias(q, v) - wanted).max() > 1e-4 * np.abs(wanted).max()


@pytest.mark.parametrize("name", LIBRARY)
def test_power_of_the_actuators_is_the_rate_of_energy(name: str) -> None:
    compiled = model(name)
    state, forces = moving_state(compiled), random_forces(compiled)
    found = compiled.forward_dynamics(state, forces)
    tree = compiled.kinematics.tree
    energies = Energies(tree)
    E = energies.kinetic + energies.potential
    a = ca.SX.sym("a", compiled.system.nv)
    dE = ca.jtimes(E, tree.q, tree.q_dot) + ca.jtimes(E, tree.v, a)
    rate = float(ca.Function("dE", [tree.q, tree.v, a], [dE])(state.q, state.v, found.acceleration))
    tau = compiled.forces(forces)
    power = float(tau @ compiled.kinematics.actuator_jacobian(state.q) @ state.v)
    scale = max(1.0, np.abs(tau * (compiled.kinematics.actuator_jacobian(state.q) @ state.v)).sum())
    assert rate == pytest.approx(power, rel=0, abs=1e-9 * scale)


@pytest.mark.parametrize("name", SOME)
def test_result_does_not_depend_on_which_joint_is_cut(name: str) -> None:
    compiled = model(name)
    state, forces = moving_state(compiled), random_forces(compiled)
    wanted = compiled.forward_dynamics(state, forces)
    rng = np.random.default_rng(1)
    for _ in range(3):
        joints = [j.name for j in compiled.mechanism.joints if j.kind != "general"]
        cut = list(rng.permutation(joints)[: len(compiled.system.cuts)])
        other = cc.compile(compiled.mechanism, cut=cut)
        same = same_motion(other, state)
        found = other.forward_dynamics(same, forces, "reference")
        assert_close(body_accelerations(found), body_accelerations(wanted), 1e-8)
        for joint, unique in wanted.unique.items():
            assert np.array_equal(found.unique[joint], unique), (joint, cut)
            scale = max(1.0, np.abs(wanted.reactions[joint][unique]).max(initial=0.0))
            np.testing.assert_allclose(
                found.reactions[joint][unique], wanted.reactions[joint][unique], rtol=0, atol=1e-7 * scale
            )


def same_motion(other: cc.Model, state: cc.State) -> cc.State:
    """The state of the same bodies in the coordinates of another spanning tree."""
    q = []
    for link in other.system.links:
        if link.joint is None:
            body = state.body(link.body.name)
            q.append(other_free(body))
        else:
            q.append(np.atleast_1d(state[link.joint.name]))
    found = other.state(np.concatenate(q))
    velocities = []
    for link in other.system.links:
        if link.joint is None:
            body = state.body(link.body.name)
            velocities.append(
                np.concatenate([body.rotation.T @ body.angular_velocity, body.rotation.T @ body.velocity])
            )
        else:
            velocities.append(np.atleast_1d(state.velocity(link.joint.name)))
    return found.replace(v=np.concatenate(velocities))


def other_free(body: object) -> np.ndarray:
    from closedchain.multibody.system import free_coordinates

    return np.array(free_coordinates(body.rotation, body.position))  # type: ignore[attr-defined]


def random_rotation(rng: np.random.Generator) -> np.ndarray:
    Q, R = np.linalg.qr(rng.standard_normal((3, 3)))
    Q = Q * np.sign(np.diag(R))
    return Q if np.linalg.det(Q) > 0 else -Q


def framed(frame: cc.Pose, R: np.ndarray, p: np.ndarray) -> cc.Pose:
    """The same frame seen from a body frame that is turned by R and shifted by p."""
    return cc.Pose(tuple(R.T @ (np.array(frame.position) - p)), rotation=R.T @ frame.matrix)


@pytest.mark.parametrize("name", SOME)
def test_result_does_not_depend_on_body_frames(name: str) -> None:
    compiled = model(name)
    rng = np.random.default_rng(2)
    shifts = {b.name: (random_rotation(rng), rng.standard_normal(3)) for b in compiled.mechanism.bodies}
    still = (np.eye(3), np.zeros(3))
    bodies = []
    for body in compiled.mechanism.bodies:
        R, p = shifts[body.name]
        inertia = R.T @ body.inertia_matrix @ R
        bodies.append(
            cc.Body(body.name, body.mass, tuple(R.T @ (np.array(body.center) - p)), (inertia + inertia.T) / 2)
        )
    joints = [
        replace(
            j,
            at=framed(j.at, *shifts.get(j.parent, still)),
            child_at=framed(j.child_at, *shifts.get(j.child, still)),
        )
        for j in compiled.mechanism.joints
    ]
    cut = [c.joint.name for c in compiled.system.cuts]
    other = cc.compile(replace(compiled.mechanism, bodies=tuple(bodies), joints=tuple(joints), home=None), cut=cut)
    state, forces = moving_state(compiled), random_forces(compiled)
    wanted = compiled.forward_dynamics(state, forces)
    q, v = state.q.copy(), state.v.copy()
    for link in compiled.system.links:
        if link.joint is None:  # the floating body's own coordinates are those of its frame
            R, p = shifts[link.body.name]
            body = state.body(link.body.name)
            turned, moved = body.rotation @ R, body.point(p)
            speed = body.velocity + np.cross(body.angular_velocity, body.rotation @ p)
            q[link.q] = other_free(type("Body", (), {"rotation": turned, "position": moved}))
            v[link.v] = np.concatenate([turned.T @ body.angular_velocity, turned.T @ speed])
    found = other.forward_dynamics(other.state(q, v), forces)
    for link in compiled.system.links:
        if link.joint is not None:
            scale = np.abs(wanted.acceleration).max()
            np.testing.assert_allclose(
                found.acceleration[link.v], wanted.acceleration[link.v], rtol=1e-8, atol=1e-8 * scale
            )


@pytest.mark.parametrize("name", ["four_bar", "hand", "random_machine 8"])
def test_result_does_not_depend_on_the_world_frame(name: str) -> None:
    compiled = model(name)
    rng = np.random.default_rng(3)
    R, p = random_rotation(rng), rng.standard_normal(3)
    original = compiled.mechanism
    joints = []
    for j in original.joints:
        for side, frame in (("parent", "at"), ("child", "child_at")):
            if getattr(j, side) == "ground":
                old = getattr(j, frame)
                j = replace(j, **{frame: cc.Pose(tuple(R @ np.array(old.position) + p), rotation=R @ old.matrix)})
        joints.append(j)
    cut = [c.joint.name for c in compiled.system.cuts]
    turned = replace(original, joints=tuple(joints), gravity=tuple(R @ np.array(original.gravity)), home=None)
    other = cc.compile(turned, cut=cut)
    state, forces = moving_state(compiled), random_forces(compiled)
    wanted = compiled.forward_dynamics(state, forces)
    q = state.q.copy()
    for link in compiled.system.links:
        if link.joint is None:
            body = state.body(link.body.name)
            q[link.q] = other_free(type("Body", (), {"rotation": R @ body.rotation, "position": R @ body.position + p}))
    found = other.forward_dynamics(other.state(q, state.v), forces)
    assert_close(found.acceleration, wanted.acceleration, 1e-9)


@pytest.mark.parametrize("name", ["gough_stewart", "hand", "random_machine 8"])
def test_quaternions_stay_unit(name: str) -> None:
    compiled = model(name)
    state = moving_state(compiled)
    q = compiled.kinematics.step(state.q, 0.3 * state.v)
    for link in compiled.system.links:
        if link.model.nq != link.model.nv:
            assert np.linalg.norm(q[link.q][:4]) == pytest.approx(1, abs=1e-14)
            velocities = compiled.kinematics.q_dot(state.q, state.v)
            assert state.q[link.q][:4] @ velocities[link.q][:4] == pytest.approx(0, abs=1e-13)
