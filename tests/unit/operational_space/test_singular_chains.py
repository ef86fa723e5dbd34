"""Chains that are singular, or become so: exact, continuous and without being told."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

import closedchain as cc
from closedchain.kinematics.rates import free_motions
from states import assert_close, random_forces
from unit.operational_space.arms import bent_wrist, compare, five_freedom_arms

APPROACH = (0.1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-8, 0.0)


@cache
def regular_model() -> cc.Model:
    """Compiled far from the singularity, which it can reach."""
    return cc.compile(bent_wrist(0.3))


def at_wrist(model: cc.Model, angle: float, guess: cc.State | None = None) -> cc.State:
    """The machine with its object where the first arm holds it with its wrist bent by an angle, others following."""
    start = guess or model.assemble(allow_singular=True)
    q = start.q.copy()
    q[model.system.carrier("arm1_joint5").q] = angle
    arm = model.state(q)
    hand, grip = arm.body("arm1_link6"), model.mechanism.joint("arm1_grasp")
    R_WM = hand.rotation @ grip.parent_frame.matrix
    p_WM = hand.position + hand.rotation @ np.array(grip.parent_frame.origin)
    R = R_WM @ grip.child_frame.matrix.T
    pose = cc.Pose(p_WM - R @ np.array(grip.child_frame.origin), R)
    return model.assemble(platform=pose, guess=arm, allow_singular=True)


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
    method = cc.OperationalSpace(border="weak")
    wrist, angles = model.system.carrier("arm1_joint5"), np.linspace(0.02, -0.02, 9)
    states = [at_wrist(model, angle) for angle in angles]
    assert abs(states[4].q[wrist.q][0]) < 1e-6
    tau = np.linspace(-2, 2, 18)
    found = np.array([model.forward_dynamics(s, tau, method=method).platform for s in states])
    wanted = np.array([model.forward_dynamics(s, tau, method="reference").platform for s in states])
    assert_close(found, wanted, 1e-8)
    assert np.abs(np.diff(found, 2, axis=0)).max() < 0.1 * np.abs(found).max()


def test_a_chain_that_is_regular_when_compiled() -> None:
    """Down to the singularity in steps: accelerations and forces of the default method against the reference."""
    model, guess, poor = regular_model(), None, []
    kernel = model.forward_kernel("operational_space")
    for angle in np.linspace(0.3, 0.1, 5):
        guess = at_wrist(model, angle, guess)
    for angle in APPROACH:
        state = at_wrist(model, angle, guess)
        assert abs(state.q[model.system.carrier("arm1_joint5").q][0] - angle) < 1e-10
        N = free_motions(model.kinematics, state.q)
        state = state.replace(v=N @ np.linspace(-1, 1, N.shape[1]))
        tau = random_forces(model, 4)
        found, wanted = (model.forward_dynamics(state, tau, m) for m in ("operational_space", "reference"))
        assert_close(found.acceleration, wanted.acceleration, 1e-8)
        assert_close(found.multipliers, wanted.multipliers, 1e-8)
        poor.append(not kernel(state.q, state.v, model.forces(tau))[2][0] > 1e-5)
    assert not poor[0]  # the quick order, as long as it will do
    assert poor[-1]


@pytest.mark.parametrize(
    "mechanism", [cc.library.hand("soft"), five_freedom_arms()], ids=["soft hand", "five freedoms"]
)
def test_short_chains_are_found_when_compiling(mechanism: cc.Mechanism) -> None:
    """They stay in the border from the start: the quick kernel is the exact one."""
    model = cc.compile(mechanism)
    state = model.assemble(allow_singular=True)
    pivot = model.forward_kernel("operational_space")(state.q, state.v, np.zeros(len(model.system.actuators)))[2]
    assert pivot[0] > 1e-5
    compare(mechanism, cc.OperationalSpace(), 1e-9)


def test_a_simulation_through_the_singularity() -> None:
    model = regular_model()
    start = at_wrist(model, 1e-3, at_wrist(model, 0.1))
    wrist = model.system.carrier("arm1_joint5")
    N = free_motions(model.kinematics, start.q)
    v = N @ np.linalg.lstsq(N[wrist.v], [-0.05], rcond=None)[0]
    state = start.replace(v=v)
    runs = [model.simulate(state, duration=0.04, step=1e-3, method=m) for m in ("operational_space", "lagrange")]
    angle = runs[0].q[:, wrist.q.start]
    assert angle[0] > 5e-4
    assert angle[-1] < -5e-4
    # the quick order alone would not have done
    quick = model.forward_kernel("operational_space")(runs[0].q, runs[0].v, np.zeros((len(angle), 18)))[2]
    assert quick.min() < 1e-5
    assert_close(runs[0].q[-1], runs[1].q[-1], 1e-9)
    assert_close(runs[0].v[-1], runs[1].v[-1], 1e-8)
