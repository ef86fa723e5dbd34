"""The multi-chain formulation against the reference: machines of both types, contacts, singular and short chains."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

import closedchain as cc
from closedchain.dynamics.operational_space.welding import welded
from closedchain.kinematics.rates import free_motions
from states import assert_close, moving_state, random_forces

ARMS = cc.library.three_arms()
SLANT = np.array([[0.36, 0.48, -0.8], [-0.8, 0.6, 0.0], [0.48, 0.64, 0.6]])


def five_freedom_arms() -> cc.Mechanism:
    """The three arms with their fourth joints locked where they start."""
    return replace(stopped("joint4", "fixed"), name="five_freedom_arms")


def stopped(joint: str, kind: str) -> cc.Mechanism:
    """The three arms with one joint of each turned to where it starts and of another kind there."""
    joints = []
    for old in ARMS.joints:
        if old.name.endswith(joint):
            c, s = np.cos(old.start[0]), np.sin(old.start[0])
            R = old.parent_frame.matrix @ np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
            old = replace(old, kind=kind, start=None, parent_frame=cc.Frame(old.parent_frame.origin, rotation=R))
        joints.append(old)
    motors = tuple(motor for motor in ARMS.actuators if kind != "fixed" or not motor.name.endswith(joint))
    return replace(ARMS, name=f"{kind}_{joint}", joints=tuple(joints), actuators=motors)


def turned_grips() -> cc.Mechanism:
    """The three arms, grips described from the object to the arm."""
    joints = [
        replace(j, parent=j.child, child=j.parent, parent_frame=j.child_frame, child_frame=j.parent_frame)
        if j.kind == "fixed"
        else j
        for j in ARMS.joints
    ]
    return replace(ARMS, joints=tuple(joints))


def loaded_last_links() -> cc.Mechanism:
    return replace(ARMS, wrenches=(cc.Wrench("arm2_link6", (1.0, -2.0, 3.0), (0.1, 0.0, 0.2), (0.0, 0.01, 0.05)),))


def slanted_tools() -> cc.Mechanism:
    """Tools set at an angle on last links with lopsided masses."""
    joints = [
        replace(j, parent_frame=cc.Frame(j.parent_frame.origin, rotation=j.parent_frame.matrix @ SLANT))
        if j.kind == "fixed"
        else j
        for j in ARMS.joints
    ]
    bodies = [
        replace(b, center=(0.01, -0.02, 0.03), inertia=((2e-4, 1e-5, 2e-5), (1e-5, 3e-4, -1e-5), (2e-5, -1e-5, 2e-4)))
        if b.name.endswith("link6")
        else b
        for b in ARMS.bodies
    ]
    turned = {
        j.name: replace(j, child_frame=cc.Frame(j.child_frame.origin, rotation=j.child_frame.matrix @ SLANT))
        for j in joints
        if j.kind == "fixed"
    }
    return replace(ARMS, bodies=tuple(bodies), joints=tuple(turned.get(j.name, j) for j in joints))


def bent_wrist(angle: float) -> cc.Mechanism:
    """The three arms, gripping so that the first arm's wrist is bent by an angle; zero is its singularity."""
    model = arms_model()
    q = model.assemble().q.copy()
    q[model.system.carrier("arm1_joint5").q] = angle
    state = model.state(q)
    tip, held, grip = state.body("arm1_link6"), state.body("object"), ARMS.joint("arm1_grasp")
    R = held.rotation.T @ tip.rotation @ grip.parent_frame.matrix
    p = held.rotation.T @ (tip.position + tip.rotation @ np.array(grip.parent_frame.origin) - held.position)
    changed = {
        "arm1_grasp": replace(grip, child_frame=cc.Frame(tuple(p), rotation=R)),
        "arm1_joint5": replace(ARMS.joint("arm1_joint5"), start=(angle,)),
    }
    return replace(ARMS, joints=tuple(changed.get(joint.name, joint) for joint in ARMS.joints))


@cache
def arms_model() -> cc.Model:
    return cc.compile(ARMS)


def compare(mechanism: cc.Mechanism, method: cc.OperationalSpace, rtol: float, forces: bool = True) -> None:
    model = cc.compile(mechanism)
    start = model.assemble(allow_singular=True)
    rng = np.random.default_rng(3)
    N = free_motions(model.kinematics, start.q)
    state = start.replace(v=N @ rng.standard_normal(N.shape[1]))
    tau = rng.uniform(-5, 5, len(model.system.actuators))
    found, wanted = (model.forward_dynamics(state, tau, method=m) for m in (method, "reference"))
    assert_close(found.acceleration, wanted.acceleration, rtol)
    if forces:
        assert_close(found.multipliers, wanted.multipliers, rtol)


@pytest.mark.parametrize("border", ["weak", "all"])
@pytest.mark.parametrize("name", ["three_arms", "hand", "quadruped", "gough_stewart", "delta"])
def test_machines(name: str, border: str) -> None:
    model = cc.compile(cc.library.machines()[name]())
    state, tau = moving_state(model, 1), random_forces(model, 1)
    found = model.forward_dynamics(state, tau, method=cc.OperationalSpace(border=border))
    wanted = model.forward_dynamics(state, tau, method="reference")
    assert_close(found.acceleration, wanted.acceleration, 1e-9)
    assert_close(found.multipliers, wanted.multipliers, 1e-9)


@pytest.mark.parametrize(
    "mechanism", [cc.library.hand("soft"), five_freedom_arms()], ids=["soft hand", "five freedoms"]
)
def test_short_chains(mechanism: cc.Mechanism) -> None:
    compare(mechanism, cc.OperationalSpace(), 1e-9)


@pytest.mark.parametrize(
    ("mechanism", "left"),
    [
        (ARMS, 15),
        (turned_grips(), 15),
        (slanted_tools(), 15),
        (stopped("joint6", "prismatic"), 15),
        (stopped("joint6", "cylindrical"), 15),
        (loaded_last_links(), 16),
        (stopped("joint6", "universal"), 18),
    ],
    ids=["as they are", "grips turned", "slanted tools", "sliding", "screwing freely", "one loaded", "universal"],
)
def test_last_links_are_part_of_the_object(mechanism: cc.Mechanism, left: int) -> None:
    system, welds = welded(cc.compile(mechanism).system, range(18), ())
    assert len(system.links) == left + 1
    assert len(welds) == 18 - left
    compare(mechanism, cc.OperationalSpace(), 1e-9)


@pytest.mark.parametrize("angle", [0.1, 1e-3, 1e-5, 1e-8, 0.0])
def test_wrist_singularity(angle: float) -> None:
    compare(bent_wrist(angle), cc.OperationalSpace(), 1e-9)


def test_the_papers_elimination_alone_fails_at_the_singularity() -> None:
    model = cc.compile(bent_wrist(0.0))
    state, tau = model.assemble(allow_singular=True), np.ones(18)
    kernel = model.forward_kernel(cc.OperationalSpace(border="none"))
    _, _, pivot = kernel(state.q, state.v, tau)
    assert not pivot[0] > 1e-9


def test_passing_the_singularity_is_continuous() -> None:
    """One machine, moved through it: accelerations change no faster on the way than elsewhere."""
    model = cc.compile(bent_wrist(0.05))
    method = cc.OperationalSpace(border="all")
    start = model.assemble(allow_singular=True)
    tip = model.system.carrier("arm1_joint5")
    states = []
    for angle in np.linspace(0.02, -0.02, 9):
        q = start.q.copy()
        q[tip.q] = angle
        arm = model.state(q)
        hand, grip = arm.body("arm1_link6"), model.mechanism.joint("arm1_grasp")
        R_WM = hand.rotation @ grip.parent_frame.matrix
        p_WM = hand.position + hand.rotation @ np.array(grip.parent_frame.origin)
        R = R_WM @ grip.child_frame.matrix.T
        pose = cc.Pose(p_WM - R @ np.array(grip.child_frame.origin), R)
        states.append(model.assemble(platform=pose, guess=model.state(q), allow_singular=True))
    assert abs(states[4].q[tip.q][0]) < 1e-6
    tau = np.linspace(-2, 2, 18)
    found = np.array([model.forward_dynamics(s, tau, method=method).platform for s in states])
    wanted = np.array([model.forward_dynamics(s, tau, method="reference").platform for s in states])
    assert_close(found, wanted, 1e-8)
    assert np.abs(np.diff(found, 2, axis=0)).max() < 0.1 * np.abs(found).max()


def moving_palm() -> cc.Mechanism:
    """The hand on a palm that can be moved."""
    hand = cc.library.hand()
    palm = cc.Body("palm", 0.6, (0.0, 0.01, 0.0), (1e-3, 1e-3, 1.5e-3))
    joints = tuple(replace(joint, parent="palm") if joint.parent == "ground" else joint for joint in hand.joints)
    motors = tuple(cc.Actuator(f"palm_{i}", "palm_floats", i) for i in range(6))
    floating = cc.free("palm_floats", "ground", "palm")
    return replace(hand, bodies=(palm, *hand.bodies), joints=(floating, *joints), actuators=(*hand.actuators, *motors))


def test_floating_support() -> None:
    compare(moving_palm(), cc.OperationalSpace(), 1e-9)


def test_prescribed_support() -> None:
    """What the palm is told it does; with the forces this takes, the reference moves the same."""
    model = cc.compile(moving_palm())
    state, rng = moving_state(model, 2), np.random.default_rng(5)
    told = rng.uniform(-2, 2, 6)
    tau = np.r_[rng.uniform(-0.05, 0.05, 9), told]
    found = model.forward_dynamics(state, tau, method=cc.OperationalSpace(prescribed=("palm_floats",)))
    palm = model.system.carrier("palm_floats").v
    np.testing.assert_allclose(found.acceleration[palm], told, rtol=1e-13)
    # the forces that do it: the palm's accelerations are linear in them
    base = model.reference.solve(state.q, state.v, np.r_[tau[:9], np.zeros(6)])[0]
    response = np.array([model.reference.solve(state.q, state.v, np.r_[tau[:9], row])[0] - base for row in np.eye(6)]).T
    forces = np.linalg.solve(response[palm], told - base[palm])
    assert_close(found.acceleration, base + response @ forces, 1e-9)


def test_machines_without_a_member_are_refused() -> None:
    model = cc.compile(cc.library.four_bar())
    with pytest.raises(cc.errors.UnsupportedError, match="no reference member"):
        model.forward_dynamics(model.assemble(), method="operational_space")
