"""Contacts: description and files, a puck that slides and falls, schedules, a trot."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc


def puck(mu: float = 0.5) -> cc.Mechanism:
    """A body that touches the floor with its mass centre, so that nothing turns it."""
    body = cc.Body("puck", 2.0, (0.0, 0.0, 0.0), (0.02, 0.02, 0.03))
    foot = cc.Contact("foot", "puck", mu=mu)
    return cc.Mechanism("puck", (body,), (cc.free("floats", "ground", "puck"),), contacts=(foot,))


@cache
def model() -> cc.Model:
    return cc.compile(puck())


def at(model: cc.Model, height: float, v: tuple[float, ...] = (0.0,) * 6) -> cc.State:
    return model.state([1, 0, 0, 0, 0, 0, height], v)


def test_files_keep_contacts(tmp_path: Path) -> None:
    walker = cc.library.walker()
    assert cc.load(cc.save(walker, tmp_path / "walker.yaml")) == walker


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"mu": -0.1}, "zero or positive"),
        ({"mu_static": 0.1}, r"mu_static of contact .* is 0.1; it must be mu, 0.7, or more"),
        ({"body": "nobody"}, "no body 'nobody'"),
        ({"plane": "floor"}, "must be a Pose"),
    ],
)
def test_wrong_contacts_are_refused(change: dict[str, object], message: str) -> None:
    with pytest.raises(cc.errors.ClosedChainError, match=message):
        with_contact(**{"name": "foot", "body": "puck", **change})


def with_contact(**fields: object) -> cc.Mechanism:
    return cc.Mechanism("m", puck().bodies, puck().joints, contacts=(cc.Contact(**fields),))  # type: ignore[arg-type]


def test_a_puck_slides_to_rest() -> None:
    """Thrown at 1 m/s with μ = 0.5 it stops after v/(μ g) and v²/(2 μ g); all its energy goes into friction."""
    machine = model()
    run = machine.simulate(at(machine, 0.0, (0, 0, 0, 1.0, 0, 0)), 0.3)
    stop = [event.time for event in run.events if event.kind == "stick"]
    np.testing.assert_allclose(stop[0], 1 / (0.5 * 9.81), rtol=1e-6)
    np.testing.assert_allclose(run.q[-1, 4], 1 / (2 * 0.5 * 9.81), rtol=1e-6)
    np.testing.assert_allclose(run.energy.balance, 0, atol=1e-8)
    np.testing.assert_allclose(run.momentum.balance, 0, atol=1e-8)
    np.testing.assert_allclose(run.v[-1], 0, atol=1e-6)


def test_a_fall_ends_without_a_bounce() -> None:
    """Dropped from 5 cm it lands after √(2h/g); the impact takes all its energy and gives all its momentum back."""
    machine = model()
    run = machine.simulate(at(machine, 0.05), 0.2)
    touch = [event.time for event in run.events if event.kind == "touchdown"]
    np.testing.assert_allclose(touch[0], np.sqrt(2 * 0.05 / 9.81), rtol=1e-8)
    np.testing.assert_allclose(run.energy.impacts[-1], -2.0 * 9.81 * 0.05, rtol=1e-8)
    np.testing.assert_allclose(run.energy.balance, 0, atol=1e-8)
    np.testing.assert_allclose(run.momentum.balance, 0, atol=1e-8)


def test_schedule_holds_and_lets_go() -> None:
    """A foot that holds on to the ground carries the machine, even downwards, as long as it is scheduled."""
    body = cc.Body("bob", 1.0, (0.0, 0.0, -0.5), (0.01, 0.01, 0.01))
    hook = cc.Contact("hook", "bob", (0.0, 0.0, 0.0), mu_static=0.77, plane=cc.Pose((0.0, 0.0, 2.0)))
    machine = cc.compile(cc.Mechanism("bob", (body,), (cc.free("floats", "ground", "bob"),), contacts=(hook,)))
    start = machine.state([1, 0, 0, 0, 0, 0, 2.0])
    run = machine.simulate(start, 0.2, schedule={"hook": [(0.0, 0.1)]})
    held = run.time <= 0.1
    np.testing.assert_allclose(run.q[held, 6], 2.0, atol=1e-12)
    np.testing.assert_allclose(run.contact_force("hook")[held][0], (0, 0, 9.81), atol=1e-9)
    np.testing.assert_allclose(run.q[-1, 6], 2.0 - 9.81 * 0.1**2 / 2, rtol=1e-9)
    assert run.statistics["by_events"] == 1.0
    assert run.statistics["evaluations"] < 500


@pytest.mark.parametrize(
    "intervals", [[(1.0, 0.0)], [(0.0, 0.2), (0.1, 0.3)], [(0.0, np.nan)], [0.1], [("a", "b")], [(0.1, 0.1)]]
)
def test_schedules_that_cannot_be_meant(intervals: object) -> None:
    machine = cc.compile(cc.library.walker())
    for ask in (machine.simulate, machine.rollout):
        with pytest.raises(cc.errors.ArgumentError, match=r"contact 'leg1_foot': pairs \(begin, end\)"):
            ask(machine.assemble(), 0.1, schedule={"leg1_foot": intervals})


def test_rollouts_need_contacts() -> None:
    machine = cc.compile(cc.library.hand())
    with pytest.raises(cc.errors.UnsupportedError, match="no contacts"):
        machine.rollout(machine.assemble(), 0.1)


def test_a_trot_balances_energy_and_momentum() -> None:
    """Feet land, slip and lift; energy and momentum are explained to rounding of the integration."""
    from closedchain.simulate.laws.controllers import Trot

    machine = cc.compile(cc.library.walker(angles=(0, 0, 0), position=(0, 0, 0.48), mu=0.8, mu_static=0.88))
    law = Trot(stride=0.0, stiffness=250.0, damping=5.0, ramp=0.05)
    run = machine.simulate(machine.assemble(), 0.22, law)
    kinds = {event.kind for event in run.events}
    assert {"liftoff", "touchdown", "slip"} <= kinds
    np.testing.assert_allclose(run.energy.balance, 0, atol=1e-8)
    np.testing.assert_allclose(run.momentum.balance, 0, atol=1e-8)
