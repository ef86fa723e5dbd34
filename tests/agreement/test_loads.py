"""Loads as they are asked for: payloads and wrenches of a question against those of a description, by every formulation
and in the reactions; forces at cut joints in motions whose forces follow in one piece.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc
from closedchain.inverse.result import InverseDynamics
from features import with_dampers, with_friction, with_springs
from interpreted import interpreted
from states import moving_state

METHODS = ("reference", "lagrange", "denoc", "virtual_spring", "virtual_work")
MACHINES = ("four_bar", "slider_crank", "planar_3rrr")


@pytest.fixture(autouse=True)
def _no_machine_code() -> Iterator[None]:
    with interpreted():
        yield


def assert_same(one: InverseDynamics, other: InverseDynamics) -> None:
    np.testing.assert_allclose(one.forces, other.forces, rtol=1e-10, atol=1e-10 * np.abs(other.forces).max())
    largest = max(np.abs(wrench).max() for wrench in other.reactions.values())
    for joint, wrench in other.reactions.items():
        np.testing.assert_allclose(one.reactions[joint], wrench, rtol=1e-9, atol=1e-9 * largest, err_msg=joint)


@pytest.mark.parametrize("name", MACHINES)
def test_payloads_and_wrenches_of_a_question(name: str) -> None:
    machine = cc.library.machines()[name]()
    body = machine.platform or machine.bodies[-1].name
    carried = cc.Payload(1.5, (0.05, -0.1, 0.02), (0.02, 0.03, 0.04), body)
    wrench = np.array([0.4, -0.3, 0.2, 5.0, -7.0, 3.0])
    plain, heavy = cc.compile(machine), cc.compile(machine.with_payload(carried))
    pushed = cc.compile(replace(machine, wrenches=(cc.Wrench(body, tuple(wrench[3:]), tuple(wrench[:3])),)))
    state = moving_state(plain)
    dv = plain.reference.solve(state.q, state.v, np.ones(len(machine.actuators)))[0]
    asked = 0
    for method in METHODS:
        try:
            plain.inverse_dynamics(state, acceleration=dv, method=method)
        except cc.errors.UnsupportedError:
            continue
        asked += 1
        given = {"acceleration": dv, "method": method}
        unloaded = plain.inverse_dynamics(state, **given)
        loads = plain.inverse_dynamics(state, **given, payload=carried), heavy.inverse_dynamics(state, **given)
        assert_same(*loads)
        pushes = (
            plain.inverse_dynamics(state, **given, wrenches={body: wrench}),
            pushed.inverse_dynamics(state, **given),
        )
        assert_same(*pushes)
        for loaded in (*loads, *pushes):
            assert np.abs(loaded.forces - unloaded.forces).max() > 1e-3 * np.abs(unloaded.forces).max()
            assert not loaded.notes
    assert asked >= 3


@pytest.mark.parametrize("add", [with_springs, with_dampers, with_friction])
def test_forces_at_cut_joints_along_a_motion(add: object) -> None:
    """From the platform's motion in one piece, by two other formulations, and the power they take."""
    machine = add(cc.library.planar_3rrr(), np.random.default_rng(3), cut=True)  # type: ignore[operator]
    compiled = cc.compile(machine)
    motion = cc.motions.swing(compiled.assemble().platform.pose, (0.05, 0.03, 0.0), duration=1.0)
    quick = compiled.inverse_dynamics_along(motion, rate=3)
    assert quick.power_error < 1e-10
    for method in ("reference", "lagrange"):
        assert_same(compiled.inverse_dynamics_along(motion, rate=3, method=method), quick)
    bare = cc.compile(cc.library.planar_3rrr()).inverse_dynamics_along(motion, rate=3)
    assert np.abs(bare.forces - quick.forces).max() > 1e-2 * np.abs(bare.forces).max()
