"""Contacts: description and files, modes against dense equations, a puck that slides and falls."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import casadi as ca
import numpy as np
import pytest

import closedchain as cc
from closedchain.simulate.contact.cone import CLOSED, HELD, SLIPPING, solve_cones
from closedchain.simulate.contact.equations import ContactMode


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


@pytest.mark.parametrize("mode", [(1, 1, 1, 1), (1, 0, 0, 1), (2, 1, 0, 1), (2, 2, 0, 0)])
@pytest.mark.parametrize("robust", [True, False])
def test_modes_against_dense_equations(mode: tuple[int, ...], robust: bool) -> None:
    """M dv + h = Q + Jᵀ f, held rows do not accelerate, slipping feet drag against their motion; impacts likewise."""
    walker = walker_model()
    system, rng = walker.system, np.random.default_rng(1)
    q, v, Q, slip = SX("q", system.nq), SX("v", system.nv), SX("Q", system.nv), SX("slip", 8)
    touching = ContactMode(system, mode, q, v, slip, robust=robust)
    tree = walker.kinematics.tree
    velocities = ca.substitute(tree.q_dot, ca.vertcat(tree.q, tree.v), ca.vertcat(q, v))
    u = touching.velocities
    outputs = [touching.accelerations(Q).acceleration, touching.accelerations(Q).forces]
    outputs += [touching.impact().acceleration, touching.impact().forces]
    outputs += [u, ca.jacobian(u, v), ca.jtimes(u, q, velocities)]
    state = walker.assemble()
    values = state.q, 0.3 * rng.standard_normal(18), 5 * rng.standard_normal(18), np.zeros(8)
    function = ca.Function("f", [q, v, Q, slip], outputs)
    dv, f, jump, p, speeds, J, drift = (np.array(x) for x in function(*values))
    M, h = walker.reference.mass_matrix(state.q), walker.reference.bias(state.q, values[1])
    np.testing.assert_allclose(M @ dv.ravel() + h, values[2] + J.T @ f.ravel(), rtol=0, atol=1e-10)
    np.testing.assert_allclose(M @ jump.ravel(), J.T @ p.ravel(), rtol=0, atol=1e-12)
    held = [3 * i + j for i, s in enumerate(mode) for j in ((0, 1, 2) if s == 1 else (2,) if s == 2 else ())]
    np.testing.assert_allclose((J @ dv + drift)[held], 0, atol=1e-11)
    np.testing.assert_allclose((J @ (values[1] + jump.ravel()))[held], 0, atol=1e-13)
    for i in (i for i, s in enumerate(mode) if s == 2):
        t = speeds.ravel()[3 * i : 3 * i + 2]
        np.testing.assert_allclose(f[3 * i : 3 * i + 2, 0], -0.7 * f[3 * i + 2] * t / np.linalg.norm(t), atol=1e-10)


def SX(name: str, size: int) -> ca.SX:
    return ca.SX.sym(name, size)


@cache
def walker_model() -> cc.Model:
    return cc.compile(cc.library.walker())


def test_cones() -> None:
    """A point of mass 1: pressed and pushed a little it sticks, pushed much it slips, pulled it lets go."""
    W, mu = np.eye(3), np.array([0.5])
    for push, kind, wanted in (
        ((0.4, 0.0, -1.0), CLOSED, (-0.4, 0.0, 1.0)),
        ((3.0, 4.0, -1.0), CLOSED, (-0.3, -0.4, 1.0)),
        ((0.4, 0.0, +1.0), CLOSED, (0.0, 0.0, 0.0)),
        ((3.0, 4.0, +1.0), HELD, (-3.0, -4.0, -1.0)),
        ((0.1, 0.0, -2.0), SLIPPING, (-1.0, 0.0, 2.0)),
    ):
        p, found, along = np.zeros(3), np.zeros(1, np.int64), np.array([1.0, 0.0])
        solve_cones(W, np.array(push), np.array([kind]), mu, along, p, found)
        np.testing.assert_allclose(p, wanted, rtol=0, atol=1e-12)


def test_a_puck_slides_to_rest() -> None:
    """Thrown at 1 m/s with μ = 0.5 it stops after v/(μ g) and v²/(2 μ g); all its energy goes into friction."""
    machine = model()
    run = machine.simulate(at(machine, 0.0, (0, 0, 0, 1.0, 0, 0)), 0.3, step=1e-3)
    stop = [event.time for event in run.events if event.kind == "stick"]
    np.testing.assert_allclose(stop[0], 1 / (0.5 * 9.81), rtol=1e-6)
    np.testing.assert_allclose(run.q[-1, 4], 1 / (2 * 0.5 * 9.81), rtol=1e-6)
    np.testing.assert_allclose(run.energy.balance, 0, atol=1e-8)
    np.testing.assert_allclose(run.momentum.balance, 0, atol=1e-8)
    np.testing.assert_allclose(run.v[-1], 0, atol=1e-6)


def test_a_fall_ends_without_a_bounce() -> None:
    """Dropped from 5 cm it lands after √(2h/g); the impact takes all its energy and gives all its momentum back."""
    machine = model()
    run = machine.simulate(at(machine, 0.05), 0.2, step=1e-3)
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
    run = machine.simulate(start, 0.2, step=1e-3, schedule={"hook": [(0.0, 0.1)]})
    held = run.time <= 0.1
    np.testing.assert_allclose(run.q[held, 6], 2.0, atol=1e-12)
    np.testing.assert_allclose(run.contact_force("hook")[held][0], (0, 0, 9.81), atol=1e-9)
    np.testing.assert_allclose(run.q[-1, 6], 2.0 - 9.81 * 0.1**2 / 2, rtol=1e-9)


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
    from closedchain.simulate.controllers import Trot

    machine = cc.compile(cc.library.walker(angles=(0, 0, 0), position=(0, 0, 0.48), mu=0.8, mu_static=0.88))
    law = Trot(stride=0.0, stiffness=250.0, damping=5.0, ramp=0.05)
    run = machine.simulate(machine.assemble(), 0.22, law, step=1e-4)
    kinds = {event.kind for event in run.events}
    assert {"liftoff", "touchdown", "slip"} <= kinds
    np.testing.assert_allclose(run.energy.balance, 0, atol=1e-8)
    np.testing.assert_allclose(run.momentum.balance, 0, atol=1e-8)
    known = len(next(iter(machine._contact_simulator.kernels.values())).derivatives)
    again = machine.simulate(machine.assemble(), 0.22, law, step=1e-4)
    np.testing.assert_array_equal(again.samples.y, run.samples.y)
    assert len(next(iter(machine._contact_simulator.kernels.values())).derivatives) == known
