"""Contacts are modes of the one loop: untouched they change nothing, and every result answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import closedchain as cc
from closedchain.contact.operator import ContactOperator
from closedchain.errors import AccuracyError, ArgumentError, NonFiniteError
from closedchain.simulate.equations import Equations
from closedchain.simulate.run import Run

LIBRARY = ("four_bar", "five_bar", "slider_crank", "watt_six_bar", "rssr", "planar_3rrr", "delta", "walker")


def far_away(machine: cc.Mechanism) -> cc.Mechanism:
    """The same with a contact that is never touched."""
    plane = cc.Pose((0.0, 0.0, -40.0))
    return replace(machine, contacts=(cc.Contact("far", machine.bodies[-1].name, plane=plane),))


@cache
def pair(name: str) -> tuple[cc.Model, cc.Model]:
    machine = replace(getattr(cc.library, name)(), contacts=())
    return cc.compile(machine), cc.compile(far_away(machine))


def same(plain: Run, touchable: Run) -> None:
    np.testing.assert_array_equal(touchable.time, plain.time)
    np.testing.assert_array_equal(touchable.q, plain.q)
    np.testing.assert_array_equal(touchable.v, plain.v)
    assert touchable.events == plain.events
    assert touchable.ending.kind == plain.ending.kind
    for key in ("steps", "refused", "residual", "integrator", "method"):
        assert touchable.statistics[key] == plain.statistics[key]
    assert not touchable.contact_modes.any()


@pytest.mark.parametrize("name", LIBRARY)
@pytest.mark.parametrize("options", [{}, {"integrator": "dopri5"}, {"step": 2e-3}], ids=["dop853", "dopri5", "rk4"])
def test_an_untouched_contact_changes_no_bit(name: str, options: dict[str, Any]) -> None:
    plain, touchable = pair(name)
    same(*(model.simulate(model.assemble(), 0.05, **options) for model in (plain, touchable)))


@pytest.mark.parametrize("options", [{}, {"output": 7e-3}, {"step": 1e-3, "output": 0.01}])
def test_nor_with_events_output_and_laws_that_remember(options: dict[str, Any]) -> None:
    def law(t: Any, state: Any) -> Any:
        slow = state.memory.integrate("slow", state["crank"] - 1.0)
        clock = state.memory.every(0.02)
        held = clock.hold("held", state.velocity("crank"))
        return [-2.0 * slow - 0.1 * held]

    runs = []
    for model in pair("four_bar"):
        events = [
            cc.Event("passes", lambda t, state: state["crank"] - 2.0, then="record"),
            cc.Event("height", lambda t, state: state.body("coupler").position[0] - 0.05 * t, then="record"),
            cc.Event("asked", lambda t, state: 1.0 if float(state["crank"]) > 2.3 else -1.0, then="record"),
        ]
        start = model.with_velocities(model.assemble(), joints={"crank": 6.0})
        runs.append(model.simulate(start, 0.3, law, events=events, **options))
    same(*runs)
    assert runs[0].events


# machines that touch
@cache
def ball() -> cc.Model:
    """Falls on its side of a floor, rises and falls again; a mass swings in it."""
    bodies = cc.Body("ball", 2.0, (0, 0, 0), (0.02, 0.02, 0.02)), cc.Body("bob", 0.5, (0.05, 0, 0), (1e-3, 1e-3, 1e-3))
    joints = (
        cc.free("floats", "ground", "ball", start=(1, 0, 0, 0, 0, 0, 0.2)),
        cc.revolute("swings", "ball", "bob", cc.Pose(axis=(0, 1, 0)), cc.Pose(axis=(0, 1, 0)), start=(0.4,)),
    )
    contact = cc.Contact("below", "ball", (0, 0, -0.1), mu=0.4, restitution=0.5)
    return cc.compile(cc.Mechanism("ball", bodies, joints, (cc.Actuator("motor", "swings"),), contacts=(contact,)))


@cache
def dry_linkage() -> cc.Model:
    machine, friction = cc.library.four_bar(), cc.JointFriction(0.4, velocity=0)
    return cc.compile(
        replace(
            machine, joints=tuple(replace(j, friction=friction) if j.name == "crank" else j for j in machine.joints)
        )
    )


@cache
def box() -> cc.Model:
    """Four corners share what they bear."""
    corners = [(x * 0.1, y * 0.08, -0.05) for x in (1, -1) for y in (1, -1)]
    contacts = tuple(cc.Contact(f"corner{i}", "box", corner, mu=0.3) for i, corner in enumerate(corners))
    body = cc.Body("box", 2.0, (0, 0, 0), (0.006, 0.008, 0.01))
    return cc.compile(cc.Mechanism("box", [body], [cc.free("floats", "ground", "box", start=(1, 0, 0, 0, 0, 0, 0.05))],
                                   contacts=contacts))  # fmt: skip


def swing(t: Any, state: Any) -> Any:
    return [0.3 * np.sin(20 * t) - 0.05 * state.velocity("swings")]


def start_of(model: cc.Model) -> cc.State:
    name = model.mechanism.name
    if name == "ball":
        return model.with_velocities(model.assemble(), joints={"floats": [0, 1, 0, 0.5, 0, 0], "swings": 1.0})
    if name == "box":
        return model.state(model.assemble().q, [0, 0, 0.5, 0.4, 0, 0])
    return model.with_velocities(model.assemble(), joints={"crank": 2.0})


CASES: list[tuple[Callable[[], cc.Model], float, Any]] = [
    (ball, 0.5, swing),
    (dry_linkage, 0.6, None),
    (box, 0.3, None),
]


@cache
def run_of(k: int) -> Run:
    make, duration, law = CASES[k]
    return make().simulate(start_of(make()), duration, law)


@pytest.mark.parametrize("k", range(3))
def test_accelerations_meet_the_equations_of_motion(k: int) -> None:
    """M a + h = Q + Jᵀ f and G a = −γ with the forces that the run gives, M and h by an independent recursion."""
    run, model = run_of(k), CASES[k][0]()
    assert run.residual is not None
    assert run.residual < 1e-10
    rows = np.flatnonzero(np.diff(run.time, prepend=-1) > 0)
    times, before = run.time[rows], run.acceleration[rows]
    assert np.isfinite(before).all()
    inside = (times[1:] - times[:-1] > 1e-5) & ~np.isin(times[1:], [event.time for event in run.events])
    inside &= ~np.isin(times[:-1], [event.time for event in run.events])
    for i in np.flatnonzero(inside)[::7]:  # velocities along a step, by its dense output
        t, h = 0.5 * (times[i] + times[i + 1]), 0.05 * (times[i + 1] - times[i])
        some = run.resample([t - h, t, t + h])
        slope = (some.v[2] - some.v[0]) / (2 * h)
        size = np.abs(some.acceleration[1]).max() + 1
        np.testing.assert_allclose(some.acceleration[1], slope, rtol=0, atol=2e-3 * size)
    assert model.mechanism.has_modes


@pytest.mark.parametrize("k", range(3))
def test_two_extensions_are_one_long_run(k: int, tmp_path: Path) -> None:
    make, duration, law = CASES[k]
    model, whole = make(), run_of(k)
    first = model.simulate(start_of(model), 0.4 * duration, law)
    stored = cc.load_run(first.save(tmp_path / "run.npz"), **({} if law is None else {"actuation": law}))
    for begun in (first, stored):
        run = begun.extend(0.3 * duration).extend(0.3 * duration)
        np.testing.assert_array_equal(run.time, whole.time)
        np.testing.assert_array_equal(run.samples.y, whole.samples.y)
        np.testing.assert_array_equal(run.contact_forces, whole.contact_forces)
        np.testing.assert_array_equal(run.contact_modes, whole.contact_modes)
        assert run.events == whole.events


@pytest.mark.parametrize("k", range(3))
def test_energy_and_momentum_balance(k: int) -> None:
    run = run_of(k)
    exchanged = np.abs(np.diff(run.energy.kinetic)).sum()
    assert np.abs(run.energy.balance).max() <= 1e-9 + 1e-8 * exchanged
    if run.momentum.impulse.size:
        assert np.abs(run.momentum.balance).max() <= 1e-9


@pytest.mark.parametrize("k", range(3))
def test_a_run_from_a_state_on_the_way_follows_the_same_modes(k: int) -> None:
    make, duration, law = CASES[k]
    run, model = run_of(k), make()
    at = int(np.searchsorted(run.time, 0.6 * duration))
    again = model.simulate(run.states[at], duration - run.time[at], law, start=float(run.time[at]))
    np.testing.assert_allclose(again.q[-1], run.q[-1], rtol=0, atol=1e-8)
    later = [(event.name, event.kind) for event in run.events if event.time > run.time[at] + 1e-9]
    assert [(event.name, event.kind) for event in again.events][-len(later) :] == later or not later


def test_forces_and_states_between_samples() -> None:
    """A step of half the length ends where the dense output of the whole one has its middle."""
    run, model = run_of(2), box()
    slides = np.flatnonzero((run.contact_modes == 2).all(axis=1) & (np.diff(run.time, append=np.inf) > 1e-3))
    k = int(slides[0])
    t = float(run.time[k] + 0.37 * (run.time[k + 1] - run.time[k]))
    other = model.simulate(run.states[k], t - run.time[k], start=float(run.time[k]))
    state, some = run.state(t), run.resample([t])
    np.testing.assert_allclose(state.q, other.q[-1], rtol=0, atol=1e-10)
    np.testing.assert_allclose(state.v, other.v[-1], rtol=0, atol=1e-9)
    np.testing.assert_allclose(some.contact_forces[0], other.contact_forces[-1], rtol=0, atol=1e-6)
    push = some.contact_forces[0, :, 2]
    np.testing.assert_allclose(np.hypot(*some.contact_forces[0, :, :2].T), 0.3 * push, rtol=1e-9, atol=1e-9)


def test_output_keeps_forces_at_its_times() -> None:
    run, whole = box().simulate(start_of(box()), 0.3, output=0.013), run_of(2)
    at = whole.resample(run.time[1:-1])
    np.testing.assert_allclose(run.q[1:-1], at.q, rtol=0, atol=1e-11)
    np.testing.assert_allclose(run.contact_forces[1:-1, :, 2].sum(axis=1), 2.0 * 9.81, rtol=1e-9)


def test_events_and_limits_of_travel_end_runs_with_contacts() -> None:
    model, whole = ball(), run_of(0)
    first = whole.events[0].time
    lands = cc.Event("low", lambda t, state: state.body("ball").position[2] - 0.101)
    run = model.simulate(start_of(model), 0.5, swing, events=[lands])
    assert (run.ending.kind, run.ending.event) == ("event", "low")
    assert run.time[-1] < first
    touches = cc.Event("touches", lambda t, state: state.body("ball").point((0, 0, -0.1))[2], -1, "record")
    run = model.simulate(start_of(model), 0.5, swing, events=[touches])
    assert [event.name for event in run.events[:2]] == ["below", "below"]  # contacts change first
    assert any(event.name == "touches" and abs(event.time - first) < 1e-9 for event in run.events)
    machine = dry_linkage().mechanism
    joints = tuple(replace(j, limits=(-10.0, 2.5)) if j.name == "crank" else j for j in machine.joints)
    stopped = cc.compile(replace(machine, joints=joints))
    run = stopped.simulate(stopped.with_velocities(stopped.assemble(), joints={"crank": 9.0}), 0.5)
    assert run.ending.kind == "event"
    np.testing.assert_allclose(run["crank"][-1], 2.5, rtol=0, atol=1e-9)


def test_laws_with_continuous_states_and_feedback_between_instants() -> None:
    """A spring whose force is the integral of a velocity is a spring."""
    model = ball()

    def law(t: Any, state: Any) -> Any:
        return [-3.0 * state.memory.integrate("turned", state.velocity("swings"))]

    run = model.simulate(start_of(model), 0.4, law)
    plain = model.simulate(start_of(model), 0.4, lambda t, state: [-3.0 * (state["swings"] - 0.4)])
    assert [event.kind for event in run.events] == [event.kind for event in plain.events]
    np.testing.assert_allclose(run.q[-1], plain.q[-1], rtol=0, atol=1e-9)


def test_the_integrator_is_a_choice() -> None:
    whole = run_of(0)
    for options in ({"integrator": "dopri5"}, {"step": 5e-4}, {"method": "lagrange"}):
        run = ball().simulate(start_of(ball()), 0.5, swing, **options)
        np.testing.assert_allclose(run.q[-1], whole.q[-1], rtol=0, atol=1e-7)
    for name in ("rosenbrock", "symplectic"):
        with pytest.raises(ArgumentError, match=f"integrator='{name}' does not follow contacts.*dop853"):
            ball().simulate(start_of(ball()), 0.1, integrator=name, step=1e-3)
    with pytest.raises(ArgumentError, match="projection=False does not apply to machines with contacts"):
        ball().simulate(start_of(ball()), 0.1, projection=False)


def test_event_functions_that_are_not_finite_are_named() -> None:
    spoilt = cc.Event("spoilt", lambda t, state: np.sqrt(0.25 - t) - 2.0)
    with pytest.raises(NonFiniteError, match=r"the function of event 'spoilt' is not a number at 0\.2"):
        ball().simulate(start_of(ball()), 0.5, events=[spoilt])


def test_reactions_know_what_contacts_bear() -> None:
    """A rod on a hinge and on the floor: each bears half its weight."""
    rod, hinge = cc.Body("rod", 3.0, (0.5, 0, 0), (0.01, 0.3, 0.3)), cc.Pose((0, 0, 0.2), axis=(0, 1, 0))
    tip, weight = cc.Contact("tip", "rod", (1.0, 0, 0), mu=0.0, plane=cc.Pose((0, 0, 0.2))), 3.0 * 9.81
    joint = cc.revolute("hinge", "ground", "rod", hinge, cc.Pose(axis=(0, 1, 0)))
    model = cc.compile(cc.Mechanism("rod", [rod], [joint], contacts=[tip]))
    run = model.simulate(model.assemble(), 0.02)
    np.testing.assert_allclose(run.contact_force("tip")[:, 2], weight / 2, rtol=1e-9)
    force = run.reactions("hinge")[:, 3:]
    np.testing.assert_allclose(np.linalg.norm(force, axis=1), weight / 2, rtol=1e-9)
    lifted = model.simulate(model.assemble(joints={"hinge": -0.3}), 0.02)
    plain = cc.compile(replace(model.mechanism, contacts=()))
    same = plain.simulate(plain.assemble(joints={"hinge": -0.3}), 0.02)
    np.testing.assert_array_equal(lifted.reactions("hinge"), same.reactions("hinge"))


def test_a_run_whose_answers_do_not_hold_ends_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once the box touches, accelerations miss what is said to act by a thousandth; what came before is kept."""
    right, run = ContactOperator.residual, run_of(2)
    monkeypatch.setattr(ContactOperator, "residual", lambda self, a, evidence: right(self, a, 1.001 * evidence))
    monkeypatch.setattr(Equations, "_question", lambda self, key, lanes: None)  # nothing of it is kept
    model = cc.compile(box().mechanism)
    above = model.state([1, 0, 0, 0, 0, 0, 0.06], [0, 0, 0.5, 0.4, 0, 0])
    short = model.simulate(above, 0.1)
    assert short.ending.kind == "accuracy"
    assert short.time[-1] == pytest.approx(np.sqrt(2 * 0.01 / 9.81), abs=1e-9)
    assert "accelerations with contact forces do not hold (corner0 slips" in short.ending.message
    assert {event.kind for event in short.events} == {"touchdown"}
    with pytest.raises(AccuracyError, match="do not hold"):
        model.simulate(above, 0.1, raise_on_stop=True)
    assert model.simulate(above, 0.1, verify=False).ending.complete
    assert run.ending.complete


def test_other_processes_see_the_same_run() -> None:
    run = run_of(2)
    make, parts = run.__reduce__()
    again = make(*parts)
    np.testing.assert_array_equal(again.contact_forces, run.contact_forces)
    np.testing.assert_array_equal(again.energy.contacts, run.energy.contacts)
    assert again.extend(0.01).ending.complete
