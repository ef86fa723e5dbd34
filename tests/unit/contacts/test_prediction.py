"""Rollouts, which resolve contacts once per step, against runs that find every event."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

import closedchain as cc
from closedchain.simulate.laws.controllers import Trot

TROT = Trot(stride=0.0, stiffness=250.0, damping=5.0)


@cache
def standing() -> cc.Model:
    return cc.compile(cc.library.walker(angles=(0, 0, 0), position=(0, 0, 0.48)))


def sampled(run: object, times: np.ndarray) -> np.ndarray:
    """Coordinates at some times; where there are two samples, the first."""
    t, first = np.unique(run.time, return_index=True)  # type: ignore[attr-defined]
    q = run.q[first]  # type: ignore[attr-defined]
    return np.stack([np.interp(times, t, q[:, j]) for j in range(q.shape[1])], axis=1)


def test_a_trot_ahead_converges_to_the_walk() -> None:
    """Feet slip, lift and land; halving the step halves the distance, and at 1 ms it stays below 2 mm or mrad."""
    model, times = standing(), np.linspace(0, 0.5, 51)
    state = model.assemble()
    walk = model.simulate(state, 0.5, TROT)
    assert {event.kind for event in walk.events} == {"slip", "liftoff", "touchdown", "stick"}
    assert len(walk.events) < 40  # contacts do not chatter
    exact = sampled(walk, times)
    steps = (1e-3, 5e-4, 2.5e-4)
    apart = [np.abs(sampled(model.rollout(state, 0.5, TROT, step=h), times) - exact) for h in steps]
    assert apart[0].max() < 4e-3
    assert apart[0][-1].max() < 2e-3
    typical = [np.sqrt(np.mean(d**2)) for d in apart]
    slope = np.polyfit(np.log(steps), np.log(typical), 1)[0]
    assert abs(slope - 1) < 0.15


def test_a_stand_ahead_settles_like_the_walk() -> None:
    model = standing()
    still = Trot(stride=0.0, lift=0.0, stiffness=250.0, damping=5.0)
    state = model.assemble()
    walk, ahead = model.simulate(state, 1.0, still), model.rollout(state, 1.0, still)
    assert not ahead.events
    assert (ahead.contact_modes == 1).all()
    np.testing.assert_allclose(sampled(ahead, walk.time), sampled(walk, walk.time), rtol=0, atol=1e-3)
    np.testing.assert_allclose(ahead.contact_forces[-1], walk.contact_forces[-1], rtol=0, atol=0.2)


def test_feet_stay_on_the_floor() -> None:
    """Closed contacts neither sink nor rise, though nothing but velocities is resolved."""
    model = standing()
    run = model.rollout(model.assemble(), 0.3, TROT)
    heights = np.array([[foot_height(run.states[k], leg) for leg in range(1, 5)] for k in range(0, 301, 20)])
    closed = run.contact_modes[::20] != 0
    assert np.abs(heights[closed]).max() < 2e-4
    assert heights[~closed].min() > -2e-4


def foot_height(state: cc.State, leg: int) -> float:
    contact = next(c for c in state.kinematics.system.mechanism.contacts if c.name == f"leg{leg}_foot")
    body = state.body(contact.body)
    return float((body.position + body.rotation @ np.array(contact.at))[2])


@cache
def pusher() -> cc.Model:
    """A mass that a motor pushes along a puck, which friction holds."""
    bodies = cc.Body("puck", 2.0, (0, 0, 0), (0.02, 0.02, 0.03)), cc.Body("mass", 1.0, (0, 0, 0), (0.01, 0.01, 0.01))
    slide = cc.prismatic("push", "puck", "mass", cc.Pose((0, 0, 0), axis=(1, 0, 0)))
    joints, foot = (cc.free("floats", "ground", "puck"), slide), cc.Contact("foot", "puck", mu=10.0, mu_static=11.0)
    motor = cc.Actuator("motor", "push")
    return cc.compile(cc.Mechanism("pusher", bodies, joints, actuators=(motor,), contacts=(foot,)))


def at_rest() -> cc.State:
    return pusher().state([1, 0, 0, 0, 0, 0, 0, 0.0])


def test_parameters_and_times_reach_the_tabulated_drive() -> None:
    def law(t: object, state: object) -> dict[str, object]:
        return {"motor": state.parameters["size"] * t - 3.0 * state.velocity("push")}  # type: ignore[attr-defined,operator]

    run = pusher().rollout(at_rest(), 0.05, law, step=2.5e-4, parameters={"size": 5.0}, start=1.0)
    # while the puck hardly tips: x″ = 5 t − 3 x′ from t = 1 on
    s = run.time - 1.0
    speed = 5 / 3 * (1 + s) - 5 / 9 + (5 / 9 - 5 / 3) * np.exp(-3 * s)
    np.testing.assert_allclose(run.v[:, -1], speed, rtol=0, atol=3e-4)


def test_inputs_tabulated_in_pieces_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def law(t: float, state: cc.State) -> dict[str, float]:
        asked.append(t)
        return {"motor": 5.0 * t - 3.0 * state["push"]}

    table = cc.Table([0.0, 0.02, 0.05], [[0.0], [2.0], [-1.0]])
    laws = {"table": table, "sampled": cc.Sampled(law, 0.0125), "law": lambda t, state: {"motor": 5.0 * t}}
    runs = []
    for steps in (8192, 7):
        monkeypatch.setattr("closedchain.simulate.contacts.stepping_driver.TABULATED", steps)
        runs.append({name: pusher().rollout(at_rest(), 0.05, each, step=2.5e-4) for name, each in laws.items()})
    for name in laws:
        np.testing.assert_array_equal(runs[0][name].q, runs[1][name].q, name)
        np.testing.assert_array_equal(runs[0][name].v, runs[1][name].v, name)
    np.testing.assert_allclose(asked, 2 * [0.0, 0.0125, 0.025, 0.0375], atol=1e-12)


@pytest.mark.parametrize(("how", "near"), [("simulate", 5e-5), ("rollout", 5e-4)])
def test_tables_and_sampled_laws_drive_contacts(how: str, near: float) -> None:
    """Forces on a mass of 1 kg add up to its speed: two lines of a table, and a law asked every 2 ms."""
    table = cc.Table([0.0, 0.02, 0.05], [[0.0], [2.0], [-1.0]])
    run = getattr(pusher(), how)(at_rest(), 0.06, table, step=5e-4)
    np.testing.assert_allclose(run.v[-1, -1], 0.02 + 0.03 * 0.5 - 0.01, rtol=0, atol=near)
    asked = []

    def law(t: float, state: cc.State) -> dict[str, float]:
        asked.append(t)
        return {"motor": 3.0 if state["push"] < 9e-5 else 0.0}

    run = getattr(pusher(), how)(at_rest(), 0.02, cc.Sampled(law, 2e-3), step=5e-4)
    np.testing.assert_allclose(asked[:10], np.arange(10) * 2e-3, rtol=0, atol=1e-9)
    # x passes 9e-5 m at 7.7 ms, which is seen at 8 ms
    np.testing.assert_allclose(run.v[-1, -1], 3.0 * 0.008, rtol=0, atol=near)


def test_a_schedule_holds_ahead_as_well() -> None:
    body = cc.Body("bob", 1.0, (0.0, 0.0, -0.5), (0.01, 0.01, 0.01))
    hook = cc.Contact("hook", "bob", (0.0, 0.0, 0.0), mu_static=0.77, plane=cc.Pose((0.0, 0.0, 2.0)))
    machine = cc.compile(cc.Mechanism("bob", (body,), (cc.free("floats", "ground", "bob"),), contacts=(hook,)))
    run = machine.rollout(machine.state([1, 0, 0, 0, 0, 0, 2.0]), 0.2, schedule={"hook": [(0.0, 0.1)]})
    np.testing.assert_allclose(run.q[run.time <= 0.1, 6], 2.0, rtol=0, atol=1e-12)
    np.testing.assert_allclose(run.contact_force("hook")[0], (0, 0, 9.81), rtol=0, atol=1e-9)
    np.testing.assert_allclose(run.q[-1, 6], 2.0 - 9.81 * 0.1**2 / 2, rtol=0, atol=1e-3)


def test_a_last_step_may_be_shorter() -> None:
    model = standing()
    run = model.rollout(model.assemble(), 0.0105, TROT)
    np.testing.assert_allclose(run.time[-3:], (0.009, 0.010, 0.0105), rtol=0, atol=1e-15)


def test_time_stepping_keeps_no_work() -> None:
    model = standing()
    run = model.rollout(model.assemble(), 0.01, TROT)
    again = model.simulate(model.assemble(), 0.01, TROT, contacts="time_stepping")
    np.testing.assert_array_equal(again.samples.y, run.samples.y)
    assert run.energy.kinetic.shape == (11,)
    assert run.energy.actuators.size == 0
    for ask in (lambda: run.energy.work, lambda: run.energy.balance, lambda: run.momentum.balance):
        with pytest.raises(cc.errors.ArgumentError, match="kept no work"):
            ask()


def test_rollouts_in_threads_are_those_made_alone() -> None:
    """Starts, laws' parameters and forces that differ, bitwise; wrong counts are refused."""

    def law(t: object, state: object) -> dict[str, object]:
        return {"motor": state.parameters["size"] - 3.0 * state.velocity("push")}  # type: ignore[attr-defined]

    sizes = [0.5, 1.0, 1.5, 2.0, 2.5]
    many = pusher().rollout_many([at_rest()], 0.05, law, parameters={"size": sizes}, threads=3)
    for run, size in zip(many, sizes, strict=True):
        np.testing.assert_array_equal(run.q, pusher().rollout(at_rest(), 0.05, law, parameters={"size": size}).q)
    forces = pusher().rollout_many([at_rest(), at_rest()], 0.01, [1.0, 2.0])
    np.testing.assert_allclose([run.v[-1, -1] for run in forces], [0.01, 0.02], rtol=0, atol=1e-4)
    with pytest.raises(cc.errors.ArgumentError, match="5 rollouts need 1 or 5 of each; states: 2"):
        pusher().rollout_many([at_rest()] * 2, 0.05, law, parameters={"size": sizes})


@pytest.mark.parametrize("held", [False, True])
def test_rollouts_side_by_side_keep_to_a_schedule(held: bool) -> None:
    """A foot that is let go stays open, one that is held stays; bitwise as alone."""
    model, random = standing(), np.random.default_rng(2)
    still = model.assemble()
    first, second, *_ = model.rollout(still, 0.001).contact_names
    starts = [model.state(still.q, random.normal(0.0, 0.05, still.v.size)) for _ in range(5)]
    schedule = {first: [(0.0, 0.004)]} | ({second: [(0.0, 1.0)]} if held else {})
    for start, run in zip(starts, model.rollout_many(starts, 0.03, TROT, schedule=schedule), strict=True):
        alone = model.rollout(start, 0.03, TROT, schedule=schedule)
        np.testing.assert_array_equal(run.q, alone.q)
        np.testing.assert_array_equal(run.contact_modes, alone.contact_modes)
        assert not run.contact_modes[6:, 0].any()
        assert run.contact_modes[:, 1].all() or not held


def test_nothing_is_compiled_when_modes_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """One kernel set for all modes: after the first step no kernel is made, though feet stick, slip, lift and land."""
    model = standing()
    state = model.assemble()
    model.rollout(state, 1e-3, TROT)
    made: list[str] = []
    before = cc.Kernel.__init__

    def noted(self: cc.Kernel, function: object, **options: object) -> None:
        made.append(str(function))
        before(self, function, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(cc.Kernel, "__init__", noted)
    run = model.rollout(state, 0.6, TROT)
    assert len(np.unique(run.contact_modes, axis=0)) > 8
    assert made == []


@cache
def sprung(stiffness: float, damping: float) -> cc.Model:
    """A block on a rail, far above a floor."""
    forces = {"spring": cc.JointSpring(stiffness), "damper": cc.JointDamper(damping)}
    rail = cc.prismatic("rail", "ground", "block", axis=(1, 0, 0), **forces)  # type: ignore[arg-type]
    parts = {"actuators": (cc.Actuator("push", "rail"),), "contacts": (cc.Contact("far", "block", (0, 0, 5.0)),)}
    return cc.compile(cc.Mechanism("sprung", (cc.Body("block", 1.0, inertia=(1, 1, 1)),), (rail,), **parts))  # type: ignore[arg-type]


def test_springs_and_dampers_are_of_second_order() -> None:
    model = sprung(40.0, 2.0)
    state, steps = model.state(np.array([0.1]), np.array([1.0])), np.array([4e-3, 2e-3, 1e-3])
    exact = model.simulate(state, 0.5).q[-1, 0]
    errors = [abs(model.rollout(state, 0.5, step=step).q[-1, 0] - exact) for step in steps]
    assert errors[-1] < 1e-6
    np.testing.assert_allclose(np.diff(np.log(errors)) / np.diff(np.log(steps)), 2, atol=0.1)


@pytest.mark.parametrize(("stiffness", "damping"), [(4e6, 10.0), (0.0, 1e5), (1e8, 1e4)])
def test_stiff_springs_and_dampers_never_give_energy(stiffness: float, damping: float) -> None:
    """Steps are far longer than what these would allow an explicit method."""
    model = sprung(stiffness, damping)
    run = model.rollout(model.state(np.array([0.1]), np.array([1.0])), 0.3, step=2e-3)
    assert run.energy.total.max() <= run.energy.total[0] * (1 + 1e-9)
    assert run.energy.total[-1] < 0.9 * run.energy.total[0]
    if not stiffness:  # a damper that takes more than its velocity does not turn it back
        assert run.v.min() > -1e-12


def test_stiff_parts_of_loops_never_give_energy() -> None:
    """Dampers and smoothed friction at a joint of the tree and at a cut one, a strut and a bushing."""
    machine = cc.library.four_bar()
    rub = {"damper": cc.JointDamper(1e4), "friction": cc.JointFriction(50.0, 1e-4)}
    joints = [replace(j, **rub) if j.name in ("rocker", "closing") else j for j in machine.joints]
    strut = cc.Strut("strut", "ground", "coupler", (0, 2.0, 0), (0.3, 0, 0), damping=1e4)
    foot = cc.Contact("far", "rocker", plane=cc.Pose((0, -90.0, 0), axis=(0, 1, 0)))
    model = cc.compile(replace(machine, joints=tuple(joints), struts=(strut,), contacts=(foot,)))
    run = model.rollout(model.with_velocities(model.assemble(), {"crank": 3.0}), 0.2, step=5e-3)
    assert run.energy.total.max() <= run.energy.total[0] + 1e-9
    assert run.energy.kinetic[-1] < 1e-2 * run.energy.kinetic[0]


def test_steps_too_long_for_a_law_are_an_error() -> None:
    """Gains are no springs: what they ask for belongs to the start of a step."""
    model = sprung(0.0, 0.0)
    with pytest.raises(cc.errors.SingularityError, match=r"steps of 0.01 s are too long"):
        model.rollout(model.state(np.array([0.1])), 0.5, lambda t, state: [-2e5 * state["rail"]], step=1e-2)


def test_laws_whose_closures_change_are_asked_anew() -> None:
    """A law is a function of what it reaches now, not of what it reached when it was first traced."""
    model = cc.compile(cc.library.walker())
    state, gains = model.assemble(), {"knee": 1.0}

    def law(t: object, _: object) -> dict[str, float]:
        return {"leg1_knee": 10.0 * gains["knee"]}

    model.rollout(state, 0.01, law)
    gains["knee"] = -5.0
    changed, anew = model.rollout(state, 0.01, law), model.rollout(state, 0.01, lambda t, _: {"leg1_knee": -50.0})
    np.testing.assert_array_equal(changed.q, anew.q)
