"""A run that starts later, with all its inputs, is the same motion: whatever depends on time, at any start."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError
from unit.simulate.machines import four_bar

ROWS = np.array([[1.0], [-2.0], [5.0]])
Found = tuple[np.ndarray, ...]  # times since the start, then what must not depend on it
LATER = (0.7, 1e6 + 0.3)  # s


@cache
def block() -> tuple[cc.Model, cc.State]:
    """A mass between springs, driven; v = ∫ F dt but for the spring."""
    slide = cc.prismatic("slide", "ground", "block", axis=(1, 0, 0), spring=cc.JointSpring(30.0))
    body = cc.Body("block", 1.0, center=(0, 0, 0), inertia=(1.0, 1.0, 1.0))
    model = cc.compile(cc.Mechanism("block", [body], [slide], actuators=[cc.Actuator("motor", "slide")]))
    return model, model.assemble(joints={"slide": 0.1})


@cache
def puck() -> tuple[cc.Model, cc.State]:
    """A driven block that rubs: dry friction, followed by events or time steps."""
    slide = cc.prismatic("slide", "ground", "block", axis=(1, 0, 0), friction=cc.JointFriction(0.7, 0.0))
    body = cc.Body("block", 1.0, center=(0, 0, 0), inertia=(1.0, 1.0, 1.0))
    model = cc.compile(cc.Mechanism("puck", [body], [slide], actuators=[cc.Actuator("motor", "slide")]))
    return model, model.assemble()


def found(run: cc.Run, start: float) -> Found:
    events = np.array([event.time for event in run.events]) - start
    return run.time - start, run.q, run.v, run.forces, events


def simulated(actuation: Callable[[float], Any], duration: float = 0.6, **options: Any) -> Callable[[float], Found]:
    """A run of the block; what depends on the start is a function of it."""

    def question(start: float) -> Found:
        model, state = block()
        given = {"output": 0.05, **options}
        given = {name: value(start) if callable(value) else value for name, value in given.items()}
        return found(model.simulate(state, duration, actuation(start), start=start, **given), start)

    return question


def table(start: float, kind: Any = "cubic", columns: int = 1) -> cc.Table:
    times = np.array([0.0, 0.11, 0.25, 0.4, 0.52])
    return cc.Table(start + times, np.outer(np.sin(9 * times), np.arange(1.0, columns + 1)), kind)


def pulse(start: float) -> Callable[..., Any]:
    return lambda t, state: [3.0 * np.sin(20 * (t - start))]


def delayed(start: float) -> Callable[..., Any]:
    def law(t: Any, state: Any) -> Any:
        clock = state.memory.every(0.02)
        return clock.delay("late", clock.hold("command", np.sin(10 * (t - start))), 3)

    return law


def passes(start: float) -> Sequence[cc.Event]:
    return [
        cc.Event("clock", lambda t, x: t - start - 0.123, then="record"),
        cc.Event("place", lambda t, x: x["slide"] - 0.02, then="record"),
        cc.Event("switch", lambda t, x: t - start - 0.3, then=table(start, "linear")),
    ]


def wrenches(start: float) -> Mapping[str, Any]:
    return {"block": lambda t: [0, 0, 0, 2 * np.cos(9 * (t - start)), 0, 0]}


def wrench_table(start: float) -> Mapping[str, Any]:
    values = table(start, "linear", 6)
    return {"block": values}


def extended(start: float) -> Found:
    model, state = block()
    run = model.simulate(state, 0.31, table(start, "hold"), start=start, output=0.03)
    return found(run.extend(0.29), start)


def ensemble(actuation: Callable[[float], Any]) -> Callable[[float], Found]:
    def question(start: float) -> Found:
        model, state = block()
        observe = {"slide": lambda t, x: x["slide"] * (t - start)}
        options: dict[str, Any] = {"step": 1e-2, "output": 0.1, "start": start, "observe": observe}
        many = model.simulate_many([state] * 3, 0.6, actuation(start), **options)
        assert many.complete.all()
        return many.time - start, many.final_q, many.v, many.observed["slide"].mean, many.end - start

    return question


def rubbing(actuation: Callable[[float], Any], **options: Any) -> Callable[[float], Found]:
    def question(start: float) -> Found:
        model, state = puck()
        run = model.simulate(state, 0.6, actuation(start), start=start, **options)
        if "contacts" in options:
            return found(run, start)
        return run.time[-1:] - start, run.q[-1], run.v[-1]

    return question


def coordinates(name: str) -> Callable[[float], Found]:
    def question(start: float) -> Found:
        model, state = four_bar()
        options: dict[str, Any] = {"start": start, "coordinates": name, "output": 0.1}
        return found(model.simulate(state, 0.4, ROWS, **options), start)

    return question


QUESTIONS: dict[str, Callable[[float], Found]] = {
    "constant": simulated(lambda start: 2.0),
    "rows": simulated(lambda start: ROWS),
    "rows, parameters": simulated(lambda start: ROWS, parameters={"gain": 1.0}),
    "rows, steps": simulated(lambda start: ROWS, step=1e-2),
    "rows, rosenbrock": simulated(lambda start: ROWS, integrator="rosenbrock", rtol=1e-9, atol=1e-9),
    "rows, symplectic": simulated(lambda start: ROWS, integrator="symplectic", step=3e-3),
    "hold": simulated(lambda start: table(start, "hold")),
    "linear": simulated(lambda start: table(start, "linear")),
    "cubic": simulated(table),
    "table, steps": simulated(lambda start: table(start, "hold"), step=1e-2),
    "law of time": simulated(pulse),
    "law of a table": simulated(lambda start: lambda t, x: x.table(table(start, "linear"))),
    "sampled": simulated(lambda start: cc.Sampled(lambda t, x: [np.sin(9 * (t - start)) - x["slide"]], 0.02)),
    "sampled, steps": simulated(lambda start: cc.Sampled(lambda t, x: [-x["slide"]], 0.03), step=1e-2),
    "memory": simulated(delayed),
    "memory, steps": simulated(delayed, step=5e-3),
    "events": simulated(lambda start: ROWS, events=passes),
    "period": simulated(lambda start: ROWS, output=0.0123),
    "times": simulated(lambda start: ROWS, output=lambda start: start + np.array([0.0, 0.1, 0.37])),
    "wrench": simulated(lambda start: None, wrenches=wrenches),
    "wrench table": simulated(lambda start: None, wrenches=wrench_table),
    "extended": extended,
    "ensemble, table": ensemble(lambda start: cc.Table(start + np.array([0.0, 0.2, 0.4]), [[1.0], [3.0], [2.0]])),
    "ensemble, rows": ensemble(lambda start: ROWS),
    "ensemble, sampled": ensemble(lambda start: cc.Sampled(lambda t, x: [np.sin(9 * (t - start))], 0.02)),
    "ensemble, memory": ensemble(delayed),
    "friction by events": rubbing(lambda start: ROWS),
    "friction by steps": rubbing(lambda start: table(start, "hold"), contacts="time_stepping"),
    "independent": coordinates("independent"),
    "tree": coordinates("tree"),
}


SAME = {"events": 2e-12}  # rad: both runs bracket an event to 1e-12 s, and it turns at about 1 rad/s


@cache
def from_zero(name: str) -> Found:
    return QUESTIONS[name](0.0)


@pytest.mark.parametrize("start", LATER)
@pytest.mark.parametrize("name", QUESTIONS)
def test_a_later_start_is_the_same_motion(name: str, start: float) -> None:
    wanted, own = from_zero(name), QUESTIONS[name](start)
    clock = np.spacing(abs(start) + 1.0)  # s, by which times of inputs and samples are rounded
    for values, later in zip(wanted, own, strict=True):
        assert values.shape == later.shape
        np.testing.assert_allclose(later, values, rtol=0, atol=SAME.get(name, 1e-12) + 200 * clock)


@pytest.mark.parametrize("name", ["rows", "rows, steps", "sampled, steps", "period", "tree"])
def test_nothing_but_time_itself_is_rounded(name: str) -> None:
    """The clock runs from the start: coordinates are those of a run from 0, to the last bit."""
    for wanted, own in zip(from_zero(name)[1:3], QUESTIONS[name](1e6)[1:3], strict=True):
        np.testing.assert_array_equal(own, wanted)


def test_a_row_is_held_for_its_share_of_the_duration() -> None:
    model, state = puck()
    free = state.replace(v=np.array([10.0]))  # never at rest, where friction would hold it
    for start in (0.0, 0.7, 1e6):
        for options in ({}, {"contacts": "time_stepping"}):
            run = model.simulate(free, 1.2, np.array([[1.7], [5.7]]), start=start, **options)
            assert float(run.velocity("slide")[-1]) == pytest.approx(10.0 + 0.6 * 1.0 + 0.6 * 5.0, abs=1e-9)


def test_rows_end_with_the_duration_they_were_given_for() -> None:
    model, state = block()
    for start in (0.0, 0.7):
        stop = cc.Event("stop", lambda t, x, start=start: t - start - 0.25)
        early = model.simulate(state, 0.6, ROWS, start=start, output=0.05, events=[stop])
        whole = model.simulate(state, 0.6, ROWS, start=start, output=0.05)
        rest = early.extend(0.6 - 0.25)
        assert rest.ending.complete
        np.testing.assert_allclose(rest.q[-1], whole.q[-1], rtol=0, atol=1e-11)
        for run in (whole, rest):
            with pytest.raises(ArgumentError, match=r"0\.6 s and 0\.7 s"):
                run.extend(0.1)
    switch = cc.Event("switch", lambda t, x: t - 0.25, then=ROWS)
    with pytest.raises(ArgumentError, match="3 rows of forces need a duration"):
        model.simulate(state, 0.6, events=[switch])


@pytest.mark.parametrize("kind", ["hold", "linear"])
def test_forces_are_those_of_the_sample_and_not_of_its_step(kind: Any) -> None:
    model, state = block()
    for start in (0.0, 0.7):
        given = table(start, kind)
        run = model.simulate(state, 0.5, given, start=start, output=0.03)
        times, values = np.asarray(given.times), np.asarray(given.values)[:, 0]
        wanted = np.interp(run.time, times, values)
        if kind == "hold":
            wanted = values[np.searchsorted(times, run.time, side="right") - 1]
        np.testing.assert_allclose(run.forces[:, 0], wanted, rtol=0, atol=1e-12)
        whole = model.simulate(state, 0.5, given, start=start)
        middle = (whole.time[1:] + whole.time[:-1])[np.diff(whole.time) > 1e-3] / 2
        if kind == "linear":
            np.testing.assert_allclose(
                whole.resample(middle).forces[:, 0], np.interp(middle, times, values), rtol=0, atol=1e-12
            )


@pytest.mark.parametrize("start", [0.0, 0.7, 1e6])
def test_an_extended_run_is_the_longer_one_at_any_start(start: float) -> None:
    model, state = block()
    law = cc.Sampled(lambda t, x: [-3.0 * x["slide"]], 0.02)
    for options in ({}, {"output": 0.03}, {"step": 0.01}):
        once = model.simulate(state, 0.6, law, start=start, **options)
        parts = model.simulate(state, 0.2, law, start=start, **options).extend(0.1).extend(0.3)
        np.testing.assert_array_equal(parts.time, once.time)
        np.testing.assert_array_equal(parts.samples.y, once.samples.y)
