"""Contacts of machines with loops: a crank–rocker at a stop, a blocked direction, fingers on a box; both drivers."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

import closedchain as cc
from closedchain.contact.operator import OUTPUTS


@cache
def linkage() -> cc.Model:
    return cc.compile(cc.library.four_bar())


def at_stop(where: float, side: int, **fields: float) -> cc.Model:
    """The rocker's tip may not pass x = where; it comes from the side of the stop's normal."""
    plane = cc.Pose((where, 0, 0), axis=(side, 0, 0))
    stop = cc.Contact("stop", "rocker", (2.5, 0, 0), plane=plane, **fields)  # type: ignore[arg-type]
    return cc.compile(replace(cc.library.four_bar(), contacts=(stop,)))


@cache
def free_fall() -> cc.Run:
    return linkage().simulate(linkage().assemble(), 0.4)


def stopped(**fields: float) -> tuple[cc.Model, cc.Run]:
    """The linkage falls from rest and hits a stop where its free motion is after 0.3 s."""
    state = free_fall().state(0.3)
    where = state.body("rocker").point((2.5, 0, 0))[0]
    side = 1 if free_fall().state(0.0).body("rocker").point((2.5, 0, 0))[0] > where else -1
    model = at_stop(where, side, **fields)
    return model, model.simulate(model.assemble(), 0.32, contacts="event")


def test_crank_rocker_hits_a_stop() -> None:
    """One degree of freedom and no friction: velocities are multiplied by −e, kinetic energy by e²."""
    _, run = stopped(mu=0.0, restitution=0.6)
    hit = next(event for event in run.events if event.kind == "touchdown")
    assert hit.time == pytest.approx(0.3, abs=1e-9)
    at = np.flatnonzero(np.isclose(run.time, hit.time, rtol=0, atol=1e-13))
    np.testing.assert_allclose(run.v[at[-1]], -0.6 * run.v[at[0]], rtol=1e-9, atol=1e-12)
    kinetic = run.energy.kinetic
    assert run.energy.impacts[at[-1]] == pytest.approx((0.36 - 1) * kinetic[at[0]], rel=1e-9)
    assert run.loop_error.max() < 1e-10
    assert run.statistics["penetration"] < 1e-9
    np.testing.assert_allclose(run.energy.balance, 0, atol=1e-7 * np.abs(run.energy.total).max())


def test_a_stop_without_restitution_holds() -> None:
    """Pressed against the stop the machine stands: the force does no work, and virtual work gives it."""
    model, run = stopped(mu=0.0)
    assert run.contact_modes[-1, 0] > 0
    np.testing.assert_allclose(run.v[-1], 0, atol=1e-10)
    moved = linkage().with_velocities(linkage().state(run.q[-1], np.zeros(3)), {"crank": 1.0})

    def velocity(name: str, at: tuple[float, ...]) -> np.ndarray:
        body = moved.body(name)
        return body.velocity + np.cross(body.angular_velocity, body.rotation @ at)

    weight = sum(-9.8 * body.mass * velocity(body.name, body.center)[1] for body in model.mechanism.bodies)
    speed = model.mechanism.contacts[0].plane.matrix[:, 2] @ velocity("rocker", (2.5, 0, 0))
    assert run.contact_forces[-1, 0, 2] * speed == pytest.approx(-weight, rel=1e-9)


def test_a_contact_that_the_loop_blocks() -> None:
    """A planar linkage on the plane in which it moves: W has a zero diagonal, and nothing changes."""
    foot = cc.Contact("foot", "rocker", (2.5, 0, 0), mu=0.5)
    model = cc.compile(replace(cc.library.four_bar(), contacts=(foot,)))
    for contacts, slack in (("event", 1e-9), ("time_stepping", 1e-3)):
        run = model.simulate(model.assemble(), 0.3, contacts=contacts)
        np.testing.assert_allclose(run.q[-1], free_fall().state(0.3).q, rtol=0, atol=slack)
        np.testing.assert_allclose(run.contact_forces, 0, atol=1e-9)


def test_both_drivers_converge_to_each_other() -> None:
    """First order in positions, across an impact with friction."""
    model, run = stopped(mu=0.2, restitution=0.6)
    errors = []
    for step in (2e-3, 1e-3, 5e-4, 2.5e-4):
        stepped = model.simulate(model.assemble(), 0.32, step=step, contacts="time_stepping")
        errors.append(np.abs(stepped.q[-1] - run.q[-1]).max())
        assert stepped.loop_error.max() < 1e-10
        assert stepped.statistics["flagged"] == 0
    assert errors[-1] < 3e-4
    order = np.polyfit(np.log([8, 4, 2, 1]), np.log(errors), 1)[0]
    assert 0.7 < order < 1.6


def test_rollouts_of_machines_with_loops() -> None:
    model, run = stopped(mu=0.2, restitution=0.6)
    ahead = model.rollout(model.assemble(), 0.32, step=1e-3)
    same = model.simulate(model.assemble(), 0.32, step=1e-3, contacts="time_stepping")
    np.testing.assert_array_equal(ahead.q, same.q)
    np.testing.assert_allclose(ahead.q[-1], run.q[-1], rtol=0, atol=5e-3)


def test_equations_of_motion_are_verified_with_contact_forces() -> None:
    """A wrong answer to contact forces shows in the residual, wrong forces in what contacts at rest do."""
    _, run = stopped(mu=0.2)
    assert run.residual is not None
    assert run.residual < 1e-12
    assert run.statistics["resting"] < 1e-9
    e, closed = run.observer.equations, run.contact_modes[:, 0] > 0
    assert e is not None
    assert closed.any()
    y, u, times = run.samples.y[closed, : e.size].copy(), run.samples.u[closed], run.time[closed, None]
    p, f = run.observer.inputs.parameters, run.contact_forces[closed].reshape(closed.sum(), -1)
    found = dict(zip(OUTPUTS, e.operator()(times, y, u, p), strict=True))

    def residual(forces: np.ndarray, response: float = 1.0) -> np.ndarray:
        dy, multipliers = found["velocities"].copy(), found["multipliers"]
        nq, nv = run.q.shape[1], run.v.shape[1]
        dy[:, nq : nq + nv] += response * np.einsum("kij,kj->ki", found["K"], forces)
        given = multipliers[:, :, 0] + np.einsum("kij,kj->ki", multipliers[:, :, 1:], forces)
        evidence = np.hstack([given, found["applied"], forces])
        return np.asarray(e.mode_residual()(y, p, dy, evidence))

    assert residual(f).max() < 1e-12
    assert residual(f, 1.001).max() > 1e-6
    moves = found["c"] + np.einsum("kij,kj->ki", found["W"], 1.01 * f)
    assert np.abs(moves[:, 2]).max() > 1e-3


def test_rollouts_side_by_side_are_those_made_alone() -> None:
    """Lanes close their loops, hit their stops and slip each for itself; lanes that are left over change nothing."""
    crank, run = stopped(mu=0.2, restitution=0.6)
    starts = [run.states[int(k)] for k in np.linspace(0, len(run.time) - 1, 6)]
    for start, ahead in zip(starts, crank.rollout_many(starts, 0.1), strict=True):
        np.testing.assert_allclose(ahead.q, crank.rollout(start, 0.1).q, rtol=0, atol=1e-12)
        assert ahead.loop_error.max() <= 1e-12 * crank.system.size  # that far open, loops count as closed
    model = cc.compile(grip(0.4))
    start = model.assemble()
    pushes = [{"left": f, "right": -f} for f in (10.0, 2.0, 0.5, 0.1, 6.0, 1.0, 30.0, 4.0)]
    many = model.rollout_many([start] * len(pushes), 0.05, pushes, threads=2)
    assert len({tuple(run.contact_modes[-1]) for run in many}) > 1
    for run, push in zip(many, pushes, strict=True):
        alone = model.rollout(start, 0.05, push)
        np.testing.assert_allclose(run.q, alone.q, rtol=0, atol=1e-12)
        np.testing.assert_array_equal(run.contact_modes, alone.contact_modes)
        np.testing.assert_allclose(run.contact_forces, alone.contact_forces, rtol=0, atol=1e-6)


def grip(mu: float) -> cc.Mechanism:
    """Two sliding fingers with spherical tips press on a box from both sides; it hangs from them."""
    bodies = [cc.Body("box", 1.0, (0, 0, 0), (0.004, 0.004, 0.004))]
    joints = [cc.free("floats", "ground", "box")]
    contacts, actuators = [], []
    for name, side in (("left", -1), ("right", 1)):
        bodies.append(cc.Body(name, 0.2, (0, 0, 0), (1e-4, 1e-4, 1e-4)))
        joints.append(cc.prismatic(name, "ground", name, axis=(1, 0, 0), start=(side * 0.06,)))
        actuators.append(cc.Actuator(name, joint=name))
        face = cc.Pose((side * 0.05, 0, 0), axis=(side, 0, 0))
        contacts.append(
            cc.Contact(name, name, radius=0.01, to="box", plane=face, extent=(0.1, 0.1), mu=mu, torsional=0.005)
        )
    return cc.Mechanism("grip", bodies, joints, actuators, contacts=contacts)


@pytest.mark.parametrize("mu", [0.6, 0.4])
def test_fingers_hold_a_box(mu: float) -> None:
    """Ten newtons from both sides bear 2 μ · 10 N: more than the weight of 9.81 N, or less, and then it slips down."""
    model = cc.compile(grip(mu))
    run = model.simulate(model.assemble(), 0.1, {"left": 10.0, "right": -10.0}, contacts="event")
    fall = 0.0 if mu == 0.6 else 0.5 * (9.81 - 2 * mu * 10.0) * 0.01
    assert run.body("box").position[-1, 2] == pytest.approx(-fall, abs=1e-9)
    np.testing.assert_allclose(run.contact_forces[-1, :, 2], 10.0, rtol=1e-9)
    np.testing.assert_allclose(run.energy.balance, 0, atol=1e-9)


def test_a_finger_lets_go() -> None:
    """Held by schedule until 0.05 s, then the box falls freely."""
    model = cc.compile(grip(0.6))
    schedule = {"left": [(0.0, 0.05)], "right": [(0.0, 0.05)]}
    run = model.simulate(model.assemble(), 0.1, {"left": 1.0, "right": -1.0}, contacts="event", schedule=schedule)
    assert run.body("box").position[-1, 2] == pytest.approx(-0.5 * 9.81 * 0.05**2, abs=1e-9)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"to": "nobody"}, "no body 'nobody'"),
        ({"to": "rocker"}, "and itself"),
        ({"restitution": 1.5}, "from 0 to 1"),
        ({"radius": -0.1}, "zero or positive"),
        ({"sphere": 0.0}, "greater than 0"),
        ({"extent": (0.1, 0.0)}, "greater than 0"),
        ({"extent": (0.1, 0.1), "sphere": 1.0}, "a surface has one of them"),
        ({"mu": 0.0, "torsional": 0.01}, "needs a 'mu'"),
    ],
)
def test_refused_descriptions(fields: dict[str, object], message: str) -> None:
    with pytest.raises(cc.errors.MechanismError, match=message):
        replace(cc.library.four_bar(), contacts=(cc.Contact("c", "rocker", **fields),))  # type: ignore[arg-type]


def test_refused_questions() -> None:
    body = cc.Body("a", 1.0, (0, 0, 0), (1, 1, 1))
    parts = [cc.free("floats", "ground", "a"), cc.fixed("weld", "a", "b")]
    with pytest.raises(cc.errors.MechanismError, match="which fixed joints connect"):
        cc.Mechanism("m", [body, replace(body, name="b")], parts, contacts=[cc.Contact("c", "a", to="b")])
    model = at_stop(4.5, 1)
    with pytest.raises(cc.errors.ArgumentError, match=r"below its surface.*start the machine higher"):
        model.simulate(model.assemble(), 0.1, contacts="event")
    with pytest.raises(cc.errors.UnknownNameError, match="event, time_stepping"):
        model.simulate(model.assemble(), 0.1, contacts="events")
    with pytest.raises(cc.errors.ArgumentError, match="integrator='symplectic' does not follow contacts"):
        model.simulate(model.assemble(), 0.1, integrator="symplectic", step=1e-3)
    with pytest.raises(cc.errors.ArgumentError, match="contacts= does not apply to machines without contacts"):
        linkage().simulate(linkage().assemble(), 0.1, contacts="event")
