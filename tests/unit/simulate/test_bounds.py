"""Starts at, just inside and just outside of every bound, at any start time: limits, events, tables, saturation."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest

import closedchain as cc

STARTS = [0.0, 0.7, 1e6]
RUNS: list[dict[str, Any]] = [{}, {"step": 0.02}, {"integrator": "dopri5"}, {"integrator": "rosenbrock"}]
INSIDE = 1e-6


@cache
def slide(limits: tuple[float, float] | None = (0.0, 5.0)) -> cc.Model:
    """A mass of 1 kg on a rail, without weight."""
    joint = cc.prismatic("x", "ground", "block", axis=(1, 0, 0), limits=limits)
    block = cc.Body("block", 1.0, inertia=(1.0, 1.0, 1.0))
    motor = (cc.Actuator("motor", "x"),)
    return cc.compile(cc.Mechanism("slide", [block], [joint], actuators=motor, gravity=(0.0, 0.0, 0.0)))


def at(model: cc.Model, x: float, v: float = 0.0) -> cc.State:
    return model.state([x], [v])


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("options", RUNS, ids=str)
@pytest.mark.parametrize(
    ("x", "v", "force", "limit"),
    [
        (0.0, 0.0, -9.81, "lower limit of x"),  # falls through at once
        (0.0, -1.0, 0.0, "lower limit of x"),
        (5.0, 1.0, 0.0, "upper limit of x"),
        (5.0, 0.0, 1.0, "upper limit of x"),
        (-1.0, 0.0, 0.0, "lower limit of x"),  # beyond it
        (-1.0, 1.0, 0.0, "lower limit of x"),
        (6.0, 0.0, 0.0, "upper limit of x"),
    ],
)
def test_a_start_on_or_beyond_a_limit_ends_the_run(
    x: float, v: float, force: float, limit: str, options: dict[str, Any], start: float
) -> None:
    model = slide()
    for _ in range(2):  # prepared runs, too
        run = model.simulate(at(model, x, v), 0.5, [force], start=start, **options)
        assert (run.ending.kind, run.ending.event, run.events[0].kind) == ("event", limit, "limit")
        assert run.time[-1] - start <= 1e-5
        assert run["x"][-1] == pytest.approx(x, abs=1e-9)
    assert model.simulate(at(model, x, v), 0.5, [force], start=start, limits=False, **options).ending.complete


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("options", RUNS, ids=str)
@pytest.mark.parametrize(("x", "v", "force"), [(0.0, 0.0, 1.0), (0.0, 1.0, 0.0), (0.0, 0.0, 0.0), (5.0, -1.0, -1.0)])
def test_a_start_on_a_limit_goes_on_inwards_or_rests(
    x: float, v: float, force: float, options: dict[str, Any], start: float
) -> None:
    model = slide()
    for _ in range(2):
        run = model.simulate(at(model, x, v), 0.5, [force], start=start, **options)
        assert run.ending.complete
        assert run["x"][-1] == pytest.approx(x + 0.5 * v + 0.125 * force, abs=1e-9)


@pytest.mark.parametrize("options", RUNS, ids=str)
def test_a_start_just_inside_of_a_limit_ends_where_it_is(options: dict[str, Any]) -> None:
    model = slide()
    run = model.simulate(at(model, INSIDE, -1.0), 0.5, [0.0], **options)
    assert run.ending.event == "lower limit of x"
    assert run.ending.time == pytest.approx(INSIDE, abs=1e-10)
    assert model.simulate(at(model, INSIDE, 1.0), 0.5, [0.0], **options).ending.complete


def test_a_run_that_ended_on_a_limit_does_not_go_on_beyond_it() -> None:
    model = slide()
    run = model.simulate(at(model, 1.0, -4.0), 0.5, [0.0])
    assert run.ending.time == pytest.approx(0.25)
    assert run.extend(0.5).time[-1] == pytest.approx(0.25, abs=1e-9)
    again = model.simulate(run.state(), 0.5, [0.0])
    assert again.ending.event == "lower limit of x"
    back = model.simulate(model.state(run.state().q, -run.state().v), 0.5, [0.0])
    assert back.ending.complete


@pytest.mark.parametrize("options", RUNS, ids=str)
@pytest.mark.parametrize("start", STARTS)
def test_an_event_function_that_is_zero_at_the_start_is_met_when_it_returns(
    options: dict[str, Any], start: float
) -> None:
    """x = x₀ + v t − t²/2 passes 1 m: at the start, just before it and just after it."""
    model, v = slide(None), 0.2
    passes = cc.Event("passes", lambda t, state: state["x"] - 1.0, then="record")
    for x, times in ((1.0, [2 * v]), (1.0 - INSIDE, [5e-6, 2 * v]), (1.0 + INSIDE, [2 * v])):
        run = model.simulate(at(model, x, v), 1.0, [-1.0], events=[passes], start=start, **options)
        assert [event.time - start for event in run.events] == pytest.approx(times, abs=2e-5)


@pytest.mark.parametrize("start", STARTS)
def test_a_table_is_held_before_and_after_its_times(start: float) -> None:
    """v = ∫ F dt of rows 1, 5 N from 0.5 s to 1 s, asked from their first time, before and after it."""
    model = slide(None)
    for first, wanted in ((0.5, 3.0), (0.5 + INSIDE, 3.0), (0.5 - INSIDE, 3.0), (1.0, 5.0), (1.5, 5.0), (0.0, 1.0)):
        table = cc.Table([start + 0.5, start + 1.0], [[1.0], [5.0]], "linear")
        run = model.simulate(at(model, 0.0), 0.5, table, start=start + first)
        assert run.velocity("x")[-1] == pytest.approx(wanted * 0.5, abs=1e-5)


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize(("v", "wanted"), [(2.0, 1.5), (2.0 - INSIDE, 1.5), (2.0 + INSIDE, 1.5)])
def test_saturation_is_met_at_its_bound(v: float, wanted: float, start: float) -> None:
    """A brake of 1 N from 2 m/s on, and of v/2 below."""
    model = slide(None)
    run = model.simulate(
        at(model, 0.0, v), 0.5, lambda t, state: [-np.clip(state.velocity("x"), -2.0, 2.0) / 2], start=start
    )
    assert run.velocity("x")[-1] == pytest.approx(v * np.exp(-0.25), rel=1e-5)


@pytest.mark.parametrize("options", [{}, {"step": 1e-3}, {"integrator": "rk4", "step": 1e-3}], ids=str)
@pytest.mark.parametrize("asked", [False, True], ids=["compiled", "asked"])
@pytest.mark.parametrize("restitution", [1.0, 0.8])
def test_an_impact_at_an_event_of_both_directions_happens_once(
    restitution: float, asked: bool, options: dict[str, Any]
) -> None:
    body = cc.Body("block", 1.0, inertia=(0.1, 0.1, 0.1))
    rail = cc.prismatic("slide", "ground", "block", axis=(1, 0, 0), spring=cc.JointSpring(50.0))
    model = cc.compile(cc.Mechanism("a block and a wall", [body], [rail]))
    wall = 0.5

    def distance(t: Any, s: Any) -> Any:
        return (float(s["slide"]) if asked else s["slide"]) - wall

    bounce = cc.Event("wall", distance, then=cc.Impact(lambda s: s.replace(v=-restitution * s.v)))
    run = model.simulate(model.state([0.1]).replace(v=[10.0]), 2.0, events=[bounce], max_steps=20_000, **options)

    w, speed_2 = np.sqrt(50.0), 100.0 + 50.0 * (0.1**2 - wall**2)  # before the first impact
    far = np.sqrt(0.1**2 + 100.0 / 50.0)
    t, times = (np.arccos(0.1 / far) - np.arccos(wall / far)) / w, []
    while t < 2.0:
        times.append(t)
        speed_2 *= restitution**2
        t += (2 * np.pi - 2 * np.arccos(wall / np.sqrt(speed_2 / 50.0 + wall**2))) / w
    assert [event.name for event in run.events] == ["wall"] * len(times)
    assert np.allclose([event.time for event in run.events], times, rtol=0, atol=1e-6 if options else 1e-9)
    assert run["slide"].max() < wall + 1e-6


@pytest.mark.parametrize("step", [0.1, 0.02, 1e-3, 0.25])
def test_an_impact_on_the_grid_of_steps_happens_once(step: float) -> None:
    for place, v in product((0.1, 0.3, 0.5, 0.6, 0.7, 0.9), (0.7, 1.0, 3.0)):
        bounce = cc.Event("wall", lambda t, s, p=place: s["x"] - p, then=cc.Impact(lambda s: s.replace(v=-s.v)))
        run = slide(None).simulate(at(slide(None), 0.0, v), 2.0, events=[bounce], step=step, max_steps=20_000)
        assert [event.time for event in run.events] == pytest.approx([place / v], abs=1e-9)
        assert run["x"][-1] == pytest.approx(2 * place - 2 * v, abs=1e-9)
