"""Machines of other geometry: each is assembled from one state, in its assembly mode, joints kept as asked."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import AssemblyError
from unit.simulate.machines import described, four_bar, platform, platforms, press, scaled

STEP = 2e-3


def test_far_away_on_the_same_branch() -> None:
    """The rocker's pivot goes round by a radian; Newton's method alone jumps to the other assembly mode, or nowhere."""
    model, state = four_bar()
    pivots = [(3 * np.cos(angle), 3 * np.sin(angle)) for angle in (1.0, 1.25, 1.5)]
    fleet = [cc.library.four_bar(pivot=pivot) for pivot in pivots]
    many = model.simulate_many(state, 1e-6, step=1e-6, vary=fleet)
    for i, machine in enumerate(fleet):
        np.testing.assert_allclose(turned(many.final_q[i]), turned(cc.compile(machine).assemble().q), rtol=0, atol=1e-9)


def turned(q: np.ndarray) -> np.ndarray:
    return np.concatenate([np.cos(q), np.sin(q)])


def test_a_pitch_alone_opens_loops() -> None:
    model, state = press()
    many = model.simulate_many(state, 2e-6, step=1e-6, vary={"screw.pitch": [0.03, 0.031]}, keep="screw")
    other = cc.compile(many.machine(1))
    assert other.state(state.q, check=False).loop_error > 1e-4
    assert other.state(many.final_q[1]).loop_error < 1e-12
    assert abs(many.final_q[1] - state.q)[model.system.element("screw").q].max() < 1e-10


def test_more_motors_than_freedoms_keep_nothing() -> None:
    model, state = four_bar()
    motors = (*model.mechanism.actuators, cc.Actuator("second", "rocker"))
    both = cc.compile(replace(model.mechanism, actuators=motors))
    vary = {"closing.at.position": [[4.0, 0.0, 0.0], [4.1, 0.0, 0.0]]}
    many = both.simulate_many(both.state(state.q), 1e-6, step=1e-6, vary=vary)
    assert many.complete.all()
    moved = np.abs(many.final_q[1] - state.q)
    assert moved.min() > 1e-4


def test_what_cannot_be_put_together() -> None:
    """A coupler that is too short, and axes that are no longer parallel: the loops stay open, the others run."""
    model, state = four_bar()
    fleet = [scaled(model.mechanism, factor) for factor in (1.0, 0.01, 1.1)]
    many = model.simulate_many(state, 0.02, step=1e-3, vary=fleet, output=0.01, observe={"x": lambda t, s: s["crank"]})
    np.testing.assert_array_equal(many.complete, [True, False, True])
    assert "cannot be assembled" in many.reasons[1]
    assert list(many.reasons) == [1]
    assert many.end[1] == 0
    assert np.isnan(many.observed["x"].mean[1])
    np.testing.assert_array_equal(many.final_q[1], state.q)
    np.testing.assert_array_equal(many.q[1, 0], many.final_q[1])
    axes = np.array([[0.0, 0.0, 1.0], [0.0, 0.01, np.sqrt(1 - 1e-4)]])
    tilted = model.simulate_many(state, 0.02, step=1e-3, vary={"coupler.at.axis": axes})
    np.testing.assert_array_equal(tilted.complete, [True, False])
    with pytest.raises(AssemblyError, match="none of 1 machines"):
        model.simulate_many(state, 0.02, step=1e-3, vary={"coupler.at.axis": axes[1]})


def test_flexible_links_are_not_bent_to_close_loops() -> None:
    model = cc.compile(cc.library.four_bar_flexible())
    state, bend = model.assemble(), model.system.flexible_bodies[0]
    pivot = np.array(model.mechanism.joint("rocker").at.position)
    many = model.simulate_many(state, 1e-7, step=1e-7, vary={"rocker.at.position": [pivot, pivot * 1.01]})
    assert many.complete.all()
    assert np.abs(many.final_q[1] - state.q).max() > 1e-3
    assert np.abs(many.final_q[1, bend.q] - state.q[bend.q]).max() < 1e-9


@pytest.mark.parametrize("keep", [None, ["platform"]])
def test_platforms_that_are_not_quite_alike(keep: list[str] | None) -> None:
    model, state = platform()
    state = model.with_velocities(state, platform=[0.1, 0.2, -0.3, 0.2, 0.1, 0.3])
    vary, forces = platforms(7), np.full(6, 2.0)
    many = model.simulate_many(state, 0.1, forces, step=STEP, vary=vary, keep=keep, observe={"z": height})
    assert many.complete.all()
    other = cc.compile(described(model.mechanism, {name: rows[5] for name, rows in vary.items()}))
    guess = other.state(state.q, check=False)
    if keep:
        start = other.assemble(platform=state.platform.pose, guess=guess)
        start = other.with_velocities(start, platform=state.platform.twist)
    else:
        slides = [f"leg{leg}_slide" for leg in range(1, 7)]
        start = other.assemble(joints={slide: state[slide] for slide in slides}, guess=guess)
        start = other.with_velocities(start, joints={slide: state.velocity(slide) for slide in slides})
        assert np.abs(start.platform.position - state.platform.position).max() > 1e-3
    run = other.simulate(start, 0.1, forces, step=STEP)
    np.testing.assert_allclose(many.final_q[5], run.q[-1], rtol=0, atol=1e-12)
    np.testing.assert_allclose(many.final_v[5], run.v[-1], rtol=0, atol=1e-11)
    np.testing.assert_allclose(many.work[5], run.samples.y[-1, -5:], rtol=0, atol=1e-11)
    np.testing.assert_allclose(many.observed["z"].lowest[5], run.platform.position[1:, 2].min(), rtol=0, atol=1e-12)


def height(t: object, state: object) -> object:
    return state.platform.position[2]
