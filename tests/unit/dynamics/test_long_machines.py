"""Machines of many bodies are answered to rounding: the backward error that is accepted grows with their equations."""

from __future__ import annotations

import numpy as np
import pytest

import closedchain as cc
from interpreted import interpreted
from long_machines import Scissor, geared_chain
from oracles import maximal
from states import body_states


@pytest.mark.parametrize(("crosses", "speed", "force"), [(3, 0.7, 13.0), (3, -2.0, 0.0), (12, 0.7, 13.0)])
def test_a_scissor_lift_accelerates_as_its_closed_form(crosses: int, speed: float, force: float) -> None:
    lift = Scissor(crosses)
    with interpreted():
        model = cc.compile(lift.machine)
        state = model.with_velocities(model.assemble(), {"rail": speed})
        answer = model.forward_dynamics(state, [force])
    wanted = lift.acceleration(float(state["rail"]), speed, force)
    assert answer.body("foot")[3] == pytest.approx(wanted, rel=1e-11)
    assert not answer.notes


def test_the_closed_form_keeps_energy() -> None:
    """d(T + V)/dt = F w' by differences of the energy."""
    lift, force = Scissor(5), 13.0
    for w, speed in ((0.8, 0.3), (0.4, -1.1)):
        a, h = lift.acceleration(w, speed, force), 1e-6
        ahead, behind = (lift.energy(w + t * speed, speed + t * a) for t in (h, -h))
        assert (ahead - behind) / (2 * h) == pytest.approx(force * speed, rel=1e-6)


def test_a_chain_of_eighty_geared_joints_is_answered() -> None:
    """Its residual is more than 1e-11, which is right for 120 equations; in the seventh digit it would be refused."""
    machine, rng = geared_chain(40), np.random.default_rng(1)
    names = [f"link{i}" for i in range(40)]
    with interpreted():
        model = cc.compile(machine)
        state = model.assemble(joints=dict(zip(names, rng.uniform(-0.5, 0.5, 40), strict=True)))
        state = model.with_velocities(state, dict(zip(names, rng.uniform(-1, 1, 40), strict=True)))
        answer = model.forward_dynamics(state)
    wanted = maximal.accelerations(machine, body_states(state), {})
    size = max(np.abs(rows).max() for rows in wanted.values())
    for name, rows in wanted.items():
        np.testing.assert_allclose(answer.body(name), np.concatenate(rows), rtol=0, atol=1e-10 * size)
    assert not answer.notes
