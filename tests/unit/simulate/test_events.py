"""Events: located to 1e-10 s, with every consequence; limits; singular places met, passed and reported."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, NonFiniteError, SingularityError, UnsupportedError
from unit.simulate.machines import five_bar, four_bar, with_joints


@pytest.mark.parametrize(
    "options", [{}, {"integrator": "dopri5"}, {"step": 2e-3}, {"integrator": "rosenbrock"}], ids=str
)
def test_events_are_located(options: dict[str, float]) -> None:
    model, state = four_bar()
    if options.get("integrator") == "rosenbrock":
        options = {**options, "rtol": 1e-11, "atol": 1e-11}
    events = [
        cc.Event("clock", lambda t, x: t - 0.123456789, then="record"),
        cc.Event("angle", lambda t, x: x["crank"] - 2),
    ]
    run = model.simulate(state, 2.0, 6.0, events=events, **options)
    assert [event.name for event in run.events] == ["clock", "angle"]
    assert run.events[0].time == pytest.approx(0.123456789, abs=1e-10)
    # independent: where the same motion, resampled, crosses
    exact = model.simulate(state, 1.0, 6.0, rtol=1e-13, atol=1e-13)
    low, high = 0.5, 1.0
    while high - low > 1e-13:
        middle = (low + high) / 2
        low, high = (middle, high) if exact.state(middle)["crank"] < 2 else (low, middle)
    tolerance = 1e-10 if "step" not in options else 1e-8
    assert run.events[1].time == pytest.approx(low, abs=tolerance)
    assert run.ending.kind == "event"
    assert run.ending.event == "angle"
    assert run["crank"][-1] == pytest.approx(2.0, abs=1e-10)


@cache
def oscillator(limit: float = 2.0) -> tuple[cc.Model, cc.State]:
    """x = −cos t."""
    slide = cc.prismatic("slide", "ground", "block", axis=(1, 0, 0), spring=cc.JointSpring(1.0), limits=(-2.0, limit))
    block = cc.Body("block", 1.0, center=(0, 0, 0), inertia=(1.0, 1.0, 1.0))
    model = cc.compile(cc.Mechanism("oscillator", [block], [slide], gravity=(0.0, 0.0, 0.0)))
    return model, model.assemble(joints={"slide": -1.0})


STEPS: list[dict[str, Any]] = [{}, {"step": 0.25}, {"integrator": "dopri5", "rtol": 1e-9}]


@pytest.mark.parametrize("options", STEPS, ids=str)
def test_every_zero_is_found_whatever_the_step(options: dict[str, Any]) -> None:
    model, state = oscillator()
    quick = cc.Event("quick", lambda t, x: np.sin(200 * t + 0.1), then="record")
    falls = cc.Event("falls", lambda t, x: np.sin(200 * t + 0.1), -1, then="record")
    by_python = cc.Event("by Python", lambda t, x: math.sin(50 * t + 0.1), +1, then="record")
    run = model.simulate(state, 1.0, events=[quick, falls, by_python], **options)
    times = {name: [e.time for e in run.events if e.name == name] for name in ("quick", "falls", "by Python")}
    np.testing.assert_allclose(times["quick"], (np.arange(1, 64) * np.pi - 0.1) / 200, rtol=0, atol=1e-10)
    np.testing.assert_allclose(times["falls"], (np.arange(1, 64, 2) * np.pi - 0.1) / 200, rtol=0, atol=1e-10)
    np.testing.assert_allclose(times["by Python"], (np.arange(2, 16, 2) * np.pi - 0.1) / 50, rtol=0, atol=1e-10)
    assert [e.time for e in run.events] == sorted(e.time for e in run.events)


@pytest.mark.parametrize(("short", "step"), [(1e-4, None), (1e-7, None), (1e-10, None), (1e-4, 0.1), (1e-7, 0.02)])
def test_a_limit_that_is_hardly_reached_ends_the_first_swing(short: float, step: float | None) -> None:
    model, state = oscillator(1.0 - short)
    run = model.simulate(state, 20.0, step=step)
    assert run.ending.event == "upper limit of slide"
    assert run.ending.time == pytest.approx(np.pi - np.arccos(1.0 - short), abs=1e-6 if step is None else 1e-3)
    assert run["slide"][-1] == pytest.approx(1.0 - short, abs=1e-10)
    assert model.simulate(state, 20.0, step=step, limits=False).ending.complete


def test_two_zeros_around_an_extremum_and_events_at_one_time() -> None:
    model, state = oscillator()
    twice = cc.Event("twice", lambda t, x: x["slide"] - 0.99999, then="record")
    same = cc.Event("same", lambda t, x: 2 * (x["slide"] - 0.99999), +1, then="record")
    run = model.simulate(state, 6.0, events=[twice, same])
    half = np.arccos(0.99999)
    assert [event.name for event in run.events] == ["twice", "same", "twice"]
    np.testing.assert_allclose(
        [event.time for event in run.events], [np.pi - half, np.pi - half, np.pi + half], rtol=0, atol=1e-8
    )
    above = cc.Event("never", lambda t, x: x["slide"] - 1.0 - 1e-9, then="record")
    assert not model.simulate(state, 6.0, events=[above]).events


def test_an_event_that_is_not_a_number_is_an_error() -> None:
    model, state = oscillator()
    for function in (lambda t, x: np.sqrt(0.5 - t), lambda t, x: math.nan if t > 0.5 else -1.0):
        with pytest.raises(NonFiniteError, match=r"event 'nan' is not a number at 0\.[5-9]"):
            model.simulate(state, 3.0, events=[cc.Event("nan", function)])
    with pytest.raises(NonFiniteError, match="not a number at 0 s"):
        model.simulate(state, 1.0, events=[cc.Event("nan", lambda t, x: np.log(-1 - t))])


def test_functions_too_quick_to_be_searched_are_noted() -> None:
    model, state = oscillator()
    noise = cc.Event("noise", lambda t, x: 1.001 + np.sin(1e6 * t), then="record")
    run = model.simulate(state, 0.02, step=0.02, events=[noise])
    assert "vary too quickly" in run.notes[0]


def test_the_last_state_is_that_of_the_event() -> None:
    """Also where samples are kept at other times."""
    model, state = oscillator()
    passes = cc.Event("passes", lambda t, x: x["slide"])
    for options in ({}, {"output": 0.1}, {"output": [0.0, 0.5, 3.0]}):
        run = model.simulate(state, 3.0, events=[passes], **options)
        assert run.state()["slide"] == pytest.approx(0.0, abs=1e-10)
        assert run.state().velocity("slide") == pytest.approx(1.0, abs=1e-9)


def test_directions() -> None:
    model, state = four_bar()
    swing = lambda t, x: np.sin(4 * np.pi * t - 1e-9)  # noqa: E731
    for direction, times in ((0, [0.25, 0.5, 0.75]), (1, [0.5]), (-1, [0.25, 0.75])):
        run = model.simulate(state, 0.9, 6.0, events=[cc.Event("s", swing, direction, "record")], max_step=0.02)
        found = [event.time for event in run.events if event.time > 1e-3]
        np.testing.assert_allclose(found, times, rtol=0, atol=1e-9)


def test_a_switch_is_another_simulation_joined_on() -> None:
    model, state = four_bar()
    brake = lambda t, x: -2 * x.velocity("crank")  # noqa: E731
    run = model.simulate(state, 1.5, 6.0, events=[cc.Event("brake", lambda t, x: x["crank"] - 2, 1, brake)])
    first = model.simulate(state, 1.5, 6.0, events=[cc.Event("stop", lambda t, x: x["crank"] - 2, 1)])
    second = model.simulate(first.state(), 1.5 - first.ending.time, brake)
    np.testing.assert_allclose(run["crank"][-1], second["crank"][-1], rtol=0, atol=1e-10)
    assert np.abs(run.energy.balance).max() < 1e-10
    before = run.time < first.ending.time
    np.testing.assert_array_equal(run.forces[before], 6.0)
    np.testing.assert_allclose(run.forces[-1, 0], -2 * run.velocity("crank")[-1], rtol=1e-12, atol=0)
    short = model.simulate(state, 0.5, 6.0, events=[cc.Event("brake", lambda t, x: x["crank"] - 2, 1, brake)])
    np.testing.assert_array_equal(short.extend(0.7).extend(0.3).samples.y, run.samples.y)


def test_an_impact_changes_the_rates() -> None:
    model, state = four_bar()
    bounce = cc.Impact(lambda x: x.replace(v=-0.5 * x.v))
    run = model.simulate(state, 1.3, 6.0, events=[cc.Event("wall", lambda t, x: x["crank"] - 2.5, 1, bounce)])
    jump = int(np.flatnonzero(np.diff(run.time) == 0)[0])
    np.testing.assert_allclose(run.v[jump + 1], -0.5 * run.v[jump], rtol=1e-9, atol=0)
    np.testing.assert_allclose(run.energy.kinetic[jump + 1], run.energy.kinetic[jump] / 4, rtol=1e-9, atol=0)
    assert np.abs(run.energy.balance).max() < 1e-10


def test_limits_end_a_run() -> None:
    machine = with_joints(cc.library.four_bar(), rocker={"limits": (0.0, 1.5)})
    model = cc.compile(machine)
    run = model.simulate(model.assemble(), 5.0, 6.0)
    assert run.ending.event == "upper limit of rocker"
    assert run["rocker"][-1] == pytest.approx(1.5, abs=1e-10)
    assert model.simulate(model.assemble(), 1.0, 6.0, limits=False).ending.complete


def test_parallel_singularity_of_the_denoc_paper() -> None:
    model, state = five_bar()
    run = model.simulate(state, 1.0, events=[cc.parallel_singularity()])
    assert run.ending.time == pytest.approx(0.4824044, abs=1e-6)
    jacobian = model.jacobian(run.state())
    assert model.simulate(state, 1.0).ending.complete
    assert jacobian is not None


def test_a_bifurcation_stops_the_exact_method_and_says_so() -> None:
    model = cc.compile(cc.library.n_four_bar(2))
    start = model.with_velocities(model.assemble(), joints={"bar0": -1.0})
    run = model.simulate(start, 10.0)
    assert run.ending.kind == "singularity"
    assert "singular" in run.ending.message
    assert run.ending.state["bar0"] == pytest.approx(0.0, abs=1e-4)
    assert np.all(np.isfinite(run.samples.y))
    assert np.abs(run.energy.balance).max() < 1e-8
    with pytest.raises(SingularityError, match="singular place"):
        model.simulate(start, 10.0, raise_on_stop=True)


@pytest.mark.parametrize("n", [2, 12])
def test_n_four_bars_pass_their_bifurcations_with_a_regularisation(n: int) -> None:
    """IFToMM benchmark A02: the x velocity of the first tip starts at 1 m/s."""
    model = cc.compile(cc.library.n_four_bar(n))
    start = model.with_velocities(model.assemble(), joints={"bar0": -1.0})
    assert start.body("coupler1").velocity[0] == pytest.approx(1.0, abs=1e-12)
    run = model.simulate(start, 10.0, method=cc.Lagrange(regularisation=1e-9), rtol=1e-9, atol=1e-9)
    assert run.ending.complete
    # through the ground line several times, and on
    assert run["bar0"][-1] < -4 * np.pi
    energy = run.energy.total
    assert np.abs(energy - energy[0]).max() < 1e-3 * np.ptp(run.energy.potential)
    assert run.loop_error.max() < 1e-10


def test_a_fully_extended_chain_is_passed_by_the_fallback() -> None:
    """Crank and coupler in line: the coupler's chain alone cannot carry the loop there, the machine can."""
    model = cc.compile(cc.library.four_bar(lengths=(1.0, 4.0, 4.0), pivot=(3.0, 0.0), crank=1.0))
    start = model.with_velocities(model.assemble(), joints={"crank": 5.0})
    run = model.simulate(start, 5.0)
    assert run.ending.complete
    assert np.abs(run.energy.balance).max() < 1e-9


@pytest.mark.parametrize(
    "options", [{}, {"step": 0.01}, {"integrator": "rosenbrock", "rtol": 1e-9, "atol": 1e-9}], ids=str
)
def test_python_is_asked_for_what_cannot_be_traced(options: dict[str, Any]) -> None:
    """The same event, once traced and once behind a branch; beside one that is traced in any case."""
    model, state = four_bar()
    early = cc.Event("early", lambda t, x: x["crank"] - 1.7, then="record")

    def run(function: Callable[..., Any]) -> cc.Run:
        return model.simulate(state, 1.0, 6.0, events=[cc.Event("late", function, +1), early], **options)

    by_python = run(lambda t, x: float(x["crank"]) - 2.0 if float(x["crank"]) < 3.0 else 1.0)
    compiled = run(lambda t, x: x["crank"] - 2.0)
    assert [event.name for event in by_python.events] == [event.name for event in compiled.events] == ["early", "late"]
    times = [[event.time for event in each.events] for each in (by_python, compiled)]
    np.testing.assert_allclose(*times, rtol=0, atol=1e-10)
    np.testing.assert_allclose(by_python["crank"][-1], 2.0, rtol=0, atol=1e-9)
    np.testing.assert_allclose(by_python.time, compiled.time, rtol=0, atol=1e-10)


def test_a_run_watched_by_python_is_taken_up() -> None:
    model, state = four_bar()
    turns = cc.Event("half", lambda t, x: 1.0 if math.fmod(x["crank"], 1.0) > 0.5 else -1.0, then="record")
    once = model.simulate(state, 1.5, 6.0, events=[turns])
    parts = model.simulate(state, 0.6, 6.0, events=[turns]).extend(0.9)
    assert len(once.events) > 2
    assert parts.events == once.events
    np.testing.assert_array_equal(parts.samples.y, once.samples.y)


def test_refusals() -> None:
    model, state = four_bar()
    with pytest.raises(UnsupportedError, match="cannot be traced"):
        model.simulate_many(state, 0.01, step=1e-3, observe={"if": lambda t, x: 1.0 if x["crank"] > 2 else -1.0})
    with pytest.raises(ArgumentError, match="one number"):
        model.simulate(state, 1.0, events=[cc.Event("two", lambda t, x: [float(x["crank"]), 1.0])])
    with pytest.raises(ArgumentError, match="one number"):
        model.simulate(state, 1.0, events=[cc.Event("two", lambda t, x: x.v)])
    with pytest.raises(ArgumentError, match="valid: -1, 0, 1"):
        cc.Event("e", lambda t, x: t, 2)  # type: ignore[arg-type]
    with pytest.raises(ArgumentError, match="'stop', 'record'"):
        cc.Event("e", lambda t, x: t, then="halt")
