"""More actuators than degrees of freedom: least norm, weights, preload, bounds."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, UnsupportedError
from states import mechanism, model, moving_state


def question() -> tuple[cc.Model, cc.State, np.ndarray, np.ndarray]:
    """The hand in motion; the map from its nine forces to the six degrees of freedom."""
    compiled = model("hand")
    state = moving_state(compiled, 1)
    acceleration = compiled.forward_dynamics(state, method="reference").acceleration + 0.0
    N = compiled.kinematics.free_motions(state.q)
    acceleration = compiled.accelerations(state, platform=np.array([0.3, -0.2, 0.1, 0.5, 0.2, 1.0]))
    return compiled, state, acceleration, (compiled.kinematics.actuator_jacobian(state.q) @ N).T


def test_all_choices_cause_the_same_motion_and_the_plain_one_is_smallest() -> None:
    compiled, state, acceleration, W = question()
    plain = compiled.inverse_dynamics(state, acceleration=acceleration).forces
    weights = tuple(1.0 + np.arange(9) % 3)
    choices = [
        compiled.inverse_dynamics(state, acceleration=acceleration, distribution=sharing).forces
        for sharing in (cc.ForceDistribution(weights=weights), cc.ForceDistribution(preload=(0.2,) * 9))
    ]
    for forces in (plain, *choices):
        moved = compiled.forward_dynamics(state, forces, method="reference").acceleration
        np.testing.assert_allclose(moved, acceleration, atol=1e-8 * np.abs(acceleration).max(), rtol=0)
        assert np.linalg.norm(forces) >= np.linalg.norm(plain) - 1e-12
    # no force in the null space of W is left over, weighted and relative to the preload
    null = np.linalg.svd(W)[2][6:]
    np.testing.assert_allclose(null @ plain, 0.0, atol=1e-10)
    np.testing.assert_allclose(null @ (np.array(weights) * choices[0]), 0.0, atol=1e-9)
    np.testing.assert_allclose(null @ (choices[1] - 0.2), 0.0, atol=1e-10)


def test_bounds_are_kept_and_the_rest_is_optimal() -> None:
    compiled, state, acceleration, W = question()
    plain = compiled.inverse_dynamics(state, acceleration=acceleration).forces
    null = np.linalg.svd(W)[2][6:]
    lower = np.full(9, -np.inf)
    worst = int(np.argmin(plain))
    lower[worst] = plain[worst] + 0.2 * abs(plain[worst])
    bounded = compiled.inverse_dynamics(
        state, acceleration=acceleration, distribution=cc.ForceDistribution(lower=tuple(lower))
    ).forces
    np.testing.assert_allclose(W @ bounded, W @ plain, atol=1e-9 * np.abs(W @ plain).max())
    assert np.all(bounded >= lower - 1e-12)
    assert bounded[worst] == pytest.approx(lower[worst], rel=1e-9)
    # the only reason to leave the smallest forces is the active bound: they differ along one direction without effect
    along = null.T @ null[:, worst]
    expected = plain + along * (lower[worst] - plain[worst]) / along[worst]
    np.testing.assert_allclose(bounded, expected, atol=1e-8 * np.abs(plain).max())


def test_bounds_nobody_can_keep() -> None:
    compiled, state, acceleration, _ = question()
    tight = cc.ForceDistribution(lower=(-1e-6,) * 9, upper=(1e-6,) * 9)
    with pytest.raises(UnsupportedError, match="within the bounds"):
        compiled.inverse_dynamics(state, acceleration=acceleration, distribution=tight)


def test_refusals() -> None:
    compiled, state, acceleration, _ = question()
    for sharing, message in (
        (cc.ForceDistribution(weights=(0.0,) * 9), "positive"),
        (cc.ForceDistribution(weights=(1.0,)), "weights"),
        (cc.ForceDistribution(lower=(1.0,) * 9, upper=(0.0,) * 9), "must not exceed"),
    ):
        with pytest.raises(ArgumentError, match=message):
            compiled.inverse_dynamics(state, acceleration=acceleration, distribution=sharing)
    with pytest.raises(UnsupportedError, match="does not distribute forces"):
        model("delta").inverse_dynamics(
            model("delta").assemble(), method="lagrange", distribution=cc.ForceDistribution()
        )


def test_too_few_actuators() -> None:
    description = mechanism("five_bar")
    lame = cc.compile(replace(description, actuators=description.actuators[:1]))
    state = moving_state(lame, 0)
    with pytest.raises(UnsupportedError, match="1 actuators for 2 degrees of freedom"):
        lame.inverse_dynamics(state, joint_accelerations={"leg1_base": 1.0, "leg2_base": 2.0})
    # a motion that one actuator does cause is found
    acceleration = lame.forward_dynamics(state, [0.7], method="reference").acceleration
    np.testing.assert_allclose(lame.inverse_dynamics(state, acceleration=acceleration).forces, [0.7], atol=1e-9)
