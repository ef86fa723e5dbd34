"""Where a mode's own equations are singular: boxes that stand on their corners, fully extended legs."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

import closedchain as cc

MU, A, B, H, MASS, G = 0.5, 0.2, 0.1, 0.15, 3.0, 9.81


@cache
def box() -> cc.Model:
    body = cc.Body("box", MASS, (0, 0, 0), (0.02, 0.03, 0.04))
    corners = [(x * A, y * B, -H) for x in (1, -1) for y in (1, -1)]
    contacts = tuple(cc.Contact(f"corner{i + 1}", "box", p, mu=MU, mu_static=1.1 * MU) for i, p in enumerate(corners))
    return cc.compile(cc.Mechanism("box", (body,), (cc.free("floats", "ground", "box"),), contacts=contacts))


def at_rest(v: tuple[float, ...] = (0.0,) * 6) -> cc.State:
    return box().state([1, 0, 0, 0, 0, 0, H], v)


def balanced(run: object) -> None:
    np.testing.assert_allclose(run.energy.balance, 0, atol=1e-8)  # type: ignore[attr-defined]
    np.testing.assert_allclose(run.momentum.balance, 0, atol=1e-8)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("how", "slack"), [("simulate", 1e-8), ("rollout", 1e-6)])
def test_a_box_rests_on_four_corners(how: str, slack: float) -> None:
    run = getattr(box(), how)(at_rest(), 0.05, step=1e-3)
    assert not run.events
    np.testing.assert_allclose(run.q, np.tile([1, 0, 0, 0, 0, 0, H], (len(run.time), 1)), rtol=0, atol=1e-12)
    # the least forces are equal ones, up to rounding of W over the ε of proximal steps
    np.testing.assert_allclose(run.contact_forces[-1], np.tile([0, 0, MASS * G / 4], (4, 1)), rtol=0, atol=slack)


def test_a_box_slides_to_rest() -> None:
    """After v²/(2 μ g); while it slides the front corners bear more, by the moment of friction about its centre."""
    run = box().simulate(at_rest((0, 0, 0, 1.0, 0, 0)), 0.3)
    np.testing.assert_allclose(run.q[-1, 4], 1 / (2 * MU * G), rtol=1e-6)
    normal = MASS * G / 4 * (1 + np.array([1, 1, -1, -1]) * MU * H / A)
    np.testing.assert_allclose(run.contact_forces[5, :, 2], normal, rtol=1e-8)
    np.testing.assert_allclose(run.contact_forces[5, :, 0], -MU * normal, rtol=1e-8)
    assert (run.contact_modes[-1] == 1).all()
    balanced(run)
    ahead = box().rollout(at_rest((0, 0, 0, 1.0, 0, 0)), 0.3)
    np.testing.assert_allclose(ahead.q[-1], run.q[-1], rtol=0, atol=1e-3)


def test_a_spinning_box_ahead_converges_to_the_walk() -> None:
    """Corners slip in different directions; halving the step halves the distance."""
    state = at_rest((0, 0, 2.0, 0.5, 0, 0))
    walk = box().simulate(state, 0.2)
    balanced(walk)
    apart = [np.abs(box().rollout(state, 0.2, step=h).q[-1] - walk.q[-1]).max() for h in (1e-3, 5e-4, 2.5e-4)]
    assert apart[0] < 1e-3
    assert apart[2] < 0.35 * apart[0]


def test_a_box_tips_about_an_edge_and_falls_back() -> None:
    """Pushed gently it rises on two corners and comes to rest on four; the impact takes the energy it was given."""
    run = box().simulate(at_rest((0, 1.2, 0, 0, 0, 0)), 0.3)
    later = {event.name for event in run.events if event.kind == "touchdown" and event.time > 0}
    assert later == {"corner3", "corner4"}
    assert run.energy.impacts[-1] - run.energy.impacts[0] < 0
    assert (run.contact_modes[-1] == 1).all()
    np.testing.assert_allclose(run.v[-1], 0, atol=1e-6)
    balanced(run)


def test_a_box_put_down_askew_comes_to_rest() -> None:
    c, s = np.cos(0.05), np.sin(0.05)
    run = box().simulate(box().state([c, 0.6 * s, 0.8 * s, 0, 0, 0, 0.25]), 1.0)
    assert (run.contact_modes[-1] == 1).all()
    np.testing.assert_allclose(run.q[-1, 6], H, rtol=0, atol=1e-7)
    np.testing.assert_allclose(run.v[-1], 0, atol=1e-6)
    balanced(run)


def test_stretched_legs_stand_and_bend() -> None:
    """Straight legs in contact, where a leg's own equations are singular: feet hold, left is as right."""
    model = cc.compile(cc.library.walker(angles=(0, 0, 0), position=(0, 0, 0.6), mu=5.0, mu_static=5.5))
    state = model.assemble()
    torques = {actuator.name: -8.0 for actuator in model.mechanism.actuators if actuator.name.endswith("knee")}
    run = model.simulate(state, 0.01, torques)
    assert (run.contact_modes == 1).all()
    assert np.abs(run.q[-1, 7:]).max() > 0.02
    np.testing.assert_allclose(run.q[-1, [1, 3, 5]], 0, rtol=0, atol=1e-8)
    np.testing.assert_allclose(run.contact_forces[:, 0, 2], run.contact_forces[:, 1, 2], rtol=0, atol=1e-4)
    feet = [foot(run.state(), contact) - foot(state, contact) for contact in model.mechanism.contacts]
    np.testing.assert_allclose(feet, np.zeros((4, 3)), rtol=0, atol=1e-8)
    balanced(run)
    ahead = model.rollout(state, 0.01, torques, step=2.5e-4)
    np.testing.assert_allclose(ahead.q[-1], run.q[-1], rtol=0, atol=5e-3)


def foot(state: cc.State, contact: cc.Contact) -> np.ndarray:
    body = state.body(contact.body)
    return np.asarray(body.position + body.rotation @ np.array(contact.at))


@pytest.mark.parametrize(
    ("share", "angle", "spin"), [(0.7001829936, 0.2110243933, 0.9186217857), (0.7866, 4.3074, 0.6018)]
)
def test_a_plate_that_spins_about_a_corner_comes_to_rest_by_events(share: float, angle: float, spin: float) -> None:
    """What slipped may rest at the bound of its cone, and directions of slow slips do not repeat an event."""
    plate = cc.Body("plate", 1.0, (0, 0, 0.05), (0.001, 0.01, 0.01))
    corners = {"a": (-0.1, 0, 0), "b": (0.1, 0, 0), "c": (0, 0.08, 0)}
    contacts = tuple(cc.Contact(name, "plate", at, mu=0.5) for name, at in corners.items())
    model = cc.compile(cc.Mechanism("plate", (plate,), (cc.free("floats", "ground", "plate"),), contacts=contacts))
    push = share * 0.5 * 9.81 * np.array([np.cos(angle), np.sin(angle)])
    start = model.state([1, 0, 0, 0, 0, 0, 0], [0, 0, spin, 0, 0.1 * spin, 0])
    run = model.simulate(start, 0.3, wrenches={"plate": lambda t, s: (0, 0, 0, push[0], push[1], 0.0)})
    assert run.statistics["by_events"] == 1.0
    assert (run.contact_modes[-1] != 2).all()
    np.testing.assert_allclose(run.energy.balance, 0, atol=1e-11)
