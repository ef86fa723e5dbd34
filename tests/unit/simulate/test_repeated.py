"""Runs that are repeated with other numbers are bitwise those that are made from the start."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from copy import copy
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError
from closedchain.simulate.loop import simulate
from closedchain.simulate.run import Run


def fresh(name: str, test: str) -> cc.Model:
    """A model that was never asked: compiled models are shared by description."""
    machine = replace(cc.library.machines()[name](), name=f"{name} of {test}")
    if name == "slider_crank":  # with ends of travel, far away
        crank, *others = machine.joints
        machine = replace(machine, joints=(replace(crank, limits=((-50.0, 50.0),)), *others))
    return cc.compile(machine)


def usual(run: Run) -> Run:
    """The same question, asked in the usual way."""
    assert run.problem is not None
    return simulate(run.problem)


def assert_same(run: Run, other: Run) -> None:
    for one, two in ((run.samples, other.samples), (run.checkpoint, other.checkpoint)):
        for name in vars(one):
            # rows may be made when they are read
            mine, others = (getattr(samples, "y" if name == "kept" else name) for samples in (one, two))
            np.testing.assert_array_equal(mine, others, err_msg=name)
            assert np.asarray(mine).dtype == np.asarray(others).dtype, name
    assert run.statistics == other.statistics
    assert (run.notes, run.events, run.works) == (other.notes, other.events, other.works)
    assert run.ending.message == other.ending.message
    np.testing.assert_array_equal(run.ending.state.q, other.ending.state.q)
    np.testing.assert_array_equal(run.forces, other.forces)
    np.testing.assert_array_equal(run.energy.balance, other.energy.balance)


def starts(machine: cc.Model, count: int) -> list[cc.State]:
    state, rng = machine.assemble(), np.random.default_rng(3)
    N = machine.kinematics.free_motions(state.q)
    return [state.replace(v=N @ rng.standard_normal(N.shape[1])) for _ in range(count)]


def repeated(machine: cc.Model) -> Any:
    """How many solvers wait for the next run, or None for questions that are not repeated."""
    return [None if idle is None else len(idle) for idle in machine._repeated._kept.values()]


@pytest.mark.parametrize(
    ("name", "options", "forces"),
    [
        ("gough_stewart", {}, (None, [1.0, 0, 0, 0, 0, 2.0])),
        ("gough_stewart", {"step": 1e-3}, (None, [1.0, 0, 0, 0, 0, 2.0])),
        ("slider_crank", {}, (None, {"motor": 2.0})),
        ("four_bar", {"integrator": "dopri5", "rtol": 1e-8, "verify": False, "start": 2.0}, (None,)),
        ("four_bar", {"step": 1e-5, "duration": 0.03}, ([3.0],)),
        ("gough_stewart", {"coordinates": "platform"}, (None, [1.0, 0, 0, 0, 0, 2.0])),
        ("gough_stewart", {"coordinates": "platform", "step": 1e-3}, (None, np.ones(6))),
        ("gough_stewart", {"coordinates": "platform", "output": 0.013}, (np.ones(6),)),
        ("four_bar", {"coordinates": "independent"}, (None, [3.0])),
        ("four_bar", {"coordinates": ["rocker"], "step": 1e-3}, (None, [3.0])),
        ("four_bar", {"output": 0.013}, (None, [3.0])),
        ("four_bar", {"output": [0.01, 0.02, 0.06], "integrator": "dopri5", "step": 1e-3}, ([3.0],)),
    ],
    ids=[
        "error control", "fixed step", "limits", "without verification", "several stores of samples",
        "platform", "platform, fixed step", "platform, output", "independent", "named", "output", "output times",
    ],
)  # fmt: skip
def test_bitwise_the_same(name: str, options: dict[str, Any], forces: tuple[Any, ...]) -> None:
    machine, duration = fresh(name, str(options)), options.get("duration", 0.07)
    asked = {key: value for key, value in options.items() if key != "duration"}
    if name == "slider_crank":
        forces = (None, {machine.mechanism.actuators[0].name: 2.0})
    runs = [
        machine.simulate(state, duration * (1 + k), force, **asked)
        for k, state in enumerate(starts(machine, 3))
        for force in forces
    ]
    for run in runs:  # read when the solver has made others
        assert_same(run, usual(run))
    assert repeated(machine) == [1]
    assert_same(run.extend(duration), usual(run).extend(duration))


def test_what_is_out_of_the_ordinary() -> None:
    machine = fresh("four_bar", "the ordinary")
    state, force = machine.assemble(), {machine.mechanism.actuators[0].name: 5.0}
    for _ in range(2):
        machine.simulate(state, 0.05, force)
    # a start whose loops are open a little is closed, and the run says so
    near = state.replace(q=state.q + 1e-9, check=False)
    run = machine.simulate(near, 0.05, force)
    assert any("were open" in note for note in run.notes)
    assert_same(run, usual(run))
    assert repeated(machine) == [1]
    # laws, tables and rows of forces
    for actuation in (lambda t, state: [1.0], cc.Table([0.0, 0.02], [[1.0], [2.0]]), np.ones((4, 1))):
        run = machine.simulate(state, 0.05, actuation)
        assert_same(run, usual(run))
    # an event is searched for, and what stops at it is not asked this way again
    crank = machine.mechanism.joints[0].name
    stop = cc.Event("stop", lambda t, s: (s[crank] - state[crank]) ** 2 - 1e-4)
    for duration in (0.01, 0.02, 2.0):
        run = machine.simulate(state, duration, force, events=[stop])
        assert_same(run, usual(run))
    assert run.ending.kind == "event"
    assert repeated(machine) == [1, 0, None]  # numbers, the law, the event


def test_wrong_questions_stay_wrong() -> None:
    machine, other = fresh("four_bar", "wrong questions"), cc.compile(cc.library.delta())
    state = machine.assemble()
    for _ in range(2):
        machine.simulate(state, 0.01)
    with pytest.raises(ArgumentError, match="duration is"):
        machine.simulate(state, -1.0)
    with pytest.raises(ArgumentError, match="of another machine"):
        machine.simulate(other.assemble(), 0.01)
    with pytest.raises(ArgumentError, match="verify"):
        machine.simulate(state, 0.01, verify=1)  # type: ignore[arg-type]
    with pytest.raises(ArgumentError):
        machine.simulate(state, 0.01, [1.0, 2.0, 3.0])
    with pytest.raises(ArgumentError, match="step"):
        machine.simulate(state, 0.01, step=[1e-3])  # type: ignore[arg-type]
    assert len(machine.simulate(state, 0.01)) > 1


def test_threads_do_not_share_a_solver() -> None:
    machine = fresh("four_bar", "threads")
    machine.simulate(machine.assemble(), 0.01)
    given = starts(machine, 8)
    with ThreadPoolExecutor(4) as pool:
        runs = list(pool.map(lambda state: machine.simulate(state, 0.2), given))
    for state, run in zip(given, runs, strict=True):
        np.testing.assert_allclose(run.q[0], state.q, rtol=0, atol=1e-14)
        assert_same(run, usual(run))


@pytest.mark.parametrize("law", [lambda t, state: [3.0 * t + state["crank"]], cc.Sampled(lambda t, state: [4.0], 0.01)])
def test_runs_after_one_under_a_law_do_not_obey_it(law: Any) -> None:
    model = fresh("four_bar", "laws")
    state = model.assemble()
    model.simulate(state, 0.1, law)
    for forces in (None, 6.0, {"crank_motor": 6.0}):
        for _ in range(3):
            run = model.simulate(state, 0.1, forces)
            assert_same(run, usual(run))
            np.testing.assert_array_equal(run.forces[:, 0], 0.0 if forces is None else 6.0)
            assert np.abs(run.energy.balance).max() < 1e-9


def remembering(t: Any, state: Any) -> list[Any]:
    """A law with a continuous and a sampled state."""
    error = 1.0 - state["crank"]
    integral = state.memory.integrate("integral", lambda x: error, state["crank"] + 0.5)
    held = state.memory.every(0.003).hold("held", error)
    return [2.0 * integral + held]


@pytest.mark.parametrize(
    ("law", "options"),
    [
        (lambda t, state: [3.0 * t + state["crank"]], {}),
        (lambda t, state: [state.parameters["gain"] * state["crank"]], {"parameters": {"gain": -2.0}}),
        (remembering, {"step": 1e-3}),
        (lambda t, state: [state["crank"]], {"wrenches": {"coupler": [0, 0, 1.0, 0, 0, 0]}, "output": 0.01}),
        ([3.0], {"wrenches": {"coupler": lambda t, state: [0, 0, 3.0 * t, 0, 0, 0]}}),
        (lambda t, state: [3.0 * state["crank"]], {"coordinates": "independent"}),
    ],
    ids=["law", "parameter", "states", "wrench", "wrench by law", "independent"],
)
def test_laws_that_are_asked_again(law: Any, options: dict[str, Any]) -> None:
    model = fresh("four_bar", f"asked again {sorted(options)}")
    runs = []
    for k, state in enumerate(starts(model, 3)):
        if "parameters" in options:
            options = options | {"parameters": {"gain": -2.0 - k}}
        runs.append(model.simulate(state, 0.04 + 0.01 * k, law, **options))
    for run in runs:
        assert_same(run, usual(run))
    assert repeated(model) == [1]
    assert_same(run.extend(0.02), usual(run).extend(0.02))


def test_a_law_that_changed_is_another_law() -> None:
    model, gain = fresh("four_bar", "changed laws"), [1.0]
    state = model.assemble()

    def law(t: Any, state: Any) -> list[Any]:
        return [gain[0] * state["crank"]]

    for value in (1.0, 1.0, 2.0, 1.0, 2.0):
        gain[0] = value
        run = model.simulate(state, 0.02, law)
        np.testing.assert_allclose(run.forces[:, 0], value * run["crank"], rtol=1e-14)
        assert_same(run, usual(run))
    assert repeated(model) == [1, 1]


def test_runs_that_nobody_read_are_whole() -> None:
    model = fresh("four_bar", "unread")
    state = model.assemble()
    first = model.simulate(state, 0.02)
    for make in (copy, lambda run: replace(run, works=run.works)):
        np.testing.assert_array_equal(make(model.simulate(state, 0.02)).q, first.q)
    with pytest.raises(AttributeError, match="no_such"):
        _ = model.simulate(state, 0.02).no_such  # type: ignore[attr-defined]


def test_starts_in_another_working_mode() -> None:
    """Equations in platform coordinates belong to one working mode: a start in another has its own."""
    model = fresh("planar_3rrr", "modes")
    home = model.assemble()
    modes = model.working_modes(platform=home.platform.pose, verify=False)
    other = next(state for state in modes if np.abs(state.q - home.q).max() > 0.1)
    for state in (home, home, other, home, other):
        run = model.simulate(state, 0.02, coordinates="platform")
        assert_same(run, usual(run))
        np.testing.assert_allclose(run.q[0], state.q, rtol=0, atol=1e-12)


@pytest.mark.parametrize(("name", "coordinates"), [("planar_3rrr", "platform"), ("four_bar", "independent")])
def test_starts_elsewhere(name: str, coordinates: str) -> None:
    """Numbers of the coordinates (angles that are followed, determinants) belong to the start of each run."""
    model = fresh(name, f"elsewhere {coordinates}")
    first = next(link.name for link in model.system.links if link.model.nq == 1)
    if coordinates == "independent":  # the last has another independent joint
        given = [model.assemble(joints={first: model.assemble()[first] + turn}) for turn in (0.0, 0.2, 0.9, 4.5)]
    else:
        given = [model.assemble(platform={"x": x}) for x in (0.0, 0.02, 0.04)]
    wound = given[1].q.copy()
    wound[model.system.find(first).q] += 2 * np.pi
    given.append(given[1].replace(q=wound))
    runs = [model.simulate(state, 0.05, coordinates=coordinates) for state in given]
    for state, run in zip(given, runs, strict=True):
        assert_same(run, usual(run))
        np.testing.assert_allclose(run.q[0], state.q, rtol=0, atol=1e-12)


def test_what_happens_later_is_not_said_of_runs_before() -> None:
    model = fresh("four_bar", "later")
    state = model.assemble()
    model.simulate(state, 0.01)
    run = model.simulate(state, 0.01)
    (idle,) = model._repeated._kept.values()
    assert idle is not None
    idle[0].loop.binding.fallback = True  # as a run near a singularity leaves it
    assert run.notes == []


@pytest.mark.parametrize("law", [cc.Sampled(lambda t, state: [4.0 + 10 * t], 0.01), lambda t, state: [float(4.0 + t)]])
def test_laws_that_are_asked_in_python_are_asked(law: Any) -> None:
    """Their expressions are those of forces given by number, which are repeated."""
    model = fresh("four_bar", "sampled after numbers")
    state = model.assemble()
    for actuation in (None, [1.0], law, None, law):
        run = model.simulate(state, 0.05, actuation)
        assert_same(run, usual(run))
        if actuation is law:
            assert run.forces[0, 0] == 4.0
            assert run.forces[-1, 0] > 4.0
