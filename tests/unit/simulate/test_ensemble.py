"""Ensembles: each instance is the simulation it would be alone, whatever the lanes, the threads and its neighbours."""

from __future__ import annotations

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, NonFiniteError, UnsupportedError
from unit.simulate.machines import four_bar, platform


def test_instances_are_single_runs() -> None:
    model, state = platform()
    forces = np.random.default_rng(4).normal(size=(11, 6))
    many = model.simulate_many(state, 0.2, forces, step=2e-3, threads=1)
    assert many.complete.all()
    for k in (0, 5, 10):
        single = model.simulate(state, 0.2, forces[k], step=2e-3)
        np.testing.assert_allclose(many.final_q[k], single.q[-1], rtol=0, atol=1e-13)
        np.testing.assert_allclose(many.final_v[k], single.v[-1], rtol=0, atol=1e-12)
        np.testing.assert_allclose(many.work[k], single.samples.y[-1, -5:], rtol=0, atol=1e-12)


def test_threads_change_nothing() -> None:
    model, state = platform()
    forces = np.random.default_rng(5).normal(size=(23, 6))
    runs = [
        model.simulate_many(state, 0.05, forces, step=1e-3, threads=threads, output=0.01, observe={"z": height})
        for threads in (1, 2, 3)
    ]
    for run in runs[1:]:
        np.testing.assert_array_equal(run.q, runs[0].q)
        np.testing.assert_array_equal(run.final_v, runs[0].final_v)
        np.testing.assert_array_equal(run.observed["z"].mean, runs[0].observed["z"].mean)
    fewer = model.simulate_many(state, 0.05, forces[:9], step=1e-3)
    np.testing.assert_array_equal(fewer.final_q, runs[0].final_q[:9])


def height(t: object, state: object) -> object:
    return state.platform.position[2]


def test_samples_and_statistics() -> None:
    model, state = platform()
    run = model.simulate_many(state, 0.1, step=1e-3, output=0.02, observe={"z": height})
    single = model.simulate(state, 0.1, step=1e-3)
    np.testing.assert_allclose(run.time, [0.02, 0.04, 0.06, 0.08, 0.1], rtol=0, atol=1e-15)
    np.testing.assert_allclose(run.q[0], single.q[20::20], rtol=0, atol=1e-13)
    z = single.platform.position[1:, 2]
    found = run.observed["z"]
    np.testing.assert_allclose(
        [found.lowest[0], found.highest[0], found.mean[0], found.final[0]],
        [z.min(), z.max(), z.mean(), z[-1]],
        rtol=0,
        atol=1e-12,
    )


def test_states_laws_and_parameters() -> None:
    model, state = four_bar()
    velocities = np.linspace(-1, 1, 6)
    starts = [model.with_velocities(state, joints={"crank": rate}) for rate in velocities]
    gains = np.linspace(0, 2, 6)
    law = lambda t, x: x.parameters["g"] * np.sin(t) - 0.1 * x.velocity("crank")  # noqa: E731
    run = model.simulate_many(starts, 0.5, law, step=1e-3, parameters={"g": gains})
    for k in (0, 3, 5):
        single = model.simulate(starts[k], 0.5, law, step=1e-3, parameters={"g": gains[k]})
        np.testing.assert_allclose(run.final_q[k], single.q[-1], rtol=0, atol=1e-12)
    arrays = np.array([s.q for s in starts]), np.array([s.v for s in starts])
    again = model.simulate_many(arrays, 0.5, law, step=1e-3, parameters={"g": gains})
    np.testing.assert_array_equal(again.final_q, run.final_q)


def test_tables_break_on_the_grid() -> None:
    model, state = four_bar()
    table = cc.Table([0.0, 0.1], [6.0, -6.0], "hold")
    run = model.simulate_many(state, 0.2, table, step=1e-3)
    single = model.simulate(state, 0.2, table, step=1e-3)
    np.testing.assert_allclose(run.final_q[0], single.q[-1], rtol=0, atol=1e-13)
    with pytest.raises(ArgumentError, match="between the steps"):
        model.simulate_many(state, 0.2, cc.Table([0.0, 0.1005], [6.0, -6.0], "hold"), step=1e-3)


def test_one_that_cannot_go_on_harms_no_other() -> None:
    """An instance of the N-four-bar that comes too near to its bifurcation keeps its last state; the others go on."""
    model = cc.compile(cc.library.n_four_bar(2))
    start = model.with_velocities(model.assemble(), joints={"bar0": -1.0})
    low = model.with_velocities(model.assemble(joints={"bar0": 0.2}), joints={"bar0": -1.0})
    states = [start, low, start, start, start]
    run = model.simulate_many(states, 0.2, step=1e-3, singularity=1e-3)
    np.testing.assert_array_equal(run.complete, [True, False, True, True, True])
    assert 0.05 < run.end[1] < 0.2
    assert np.all(np.isfinite(run.final_q))
    assert 0 < run.final_q[1, 0] < 0.1
    alone = model.simulate_many([start], 0.2, step=1e-3)
    np.testing.assert_allclose(run.final_q[0], alone.final_q[0], rtol=0, atol=1e-13)


def test_refusals() -> None:
    model, state = four_bar()
    for arguments, words in (
        ({"duration": 0.1}, "fixed steps"),
        ({"duration": 0.1, "step": 0.03}, "multiple of the step"),
        ({"duration": 0.1, "step": 0.01, "output": 0.015}, "multiple of its step"),
        ({"duration": 0.1, "step": 0.01, "actuation": np.zeros((3, 2))}, "one column per actuator"),
        ({"duration": 0.1, "step": 0.01, "parameters": {"a": [1, 2], "b": [1, 2, 3]}}, "instances"),
        ({"duration": 0.1, "step": 0.01, "parameters": {"a": np.ones((2, 2))}}, "one number per instance"),
    ):
        with pytest.raises(ArgumentError, match=words):
            model.simulate_many(state, **arguments)
    with pytest.raises(UnsupportedError, match="cannot be traced"):
        model.simulate_many(state, 0.1, lambda t, x: 1.0 if x["crank"] > 2 else 0.0, step=0.01)
    with pytest.raises(ArgumentError, match="of another machine"):
        model.simulate_many([state, platform()[1]], 0.1, step=0.01)
    with pytest.raises(UnsupportedError, match="ensembles run with"):
        model.simulate_many(state, 0.1, step=0.01, integrator="symplectic")
    with pytest.raises(NonFiniteError, match="NaN"):
        model.simulate_many((np.full((2, 3), np.nan), np.zeros((2, 3))), 0.1, step=0.01)
