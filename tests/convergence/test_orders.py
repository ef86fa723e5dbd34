"""Orders of the integrators by fitted slope, on a linkage and on a machine with quaternions and loops."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

import closedchain as cc

ORDERS = {"rk4": 4, "symplectic": 2, "dopri5": 5, "dop853": 8, "rosenbrock": 5}
STEPS = {
    ("four_bar", "rk4"): (1 / 40, 1 / 80, 1 / 160, 1 / 320),
    ("four_bar", "symplectic"): (1 / 100, 1 / 200, 1 / 400, 1 / 800),
    ("four_bar", "dopri5"): (1 / 32, 1 / 64, 1 / 128, 1 / 256),
    ("four_bar", "dop853"): (1 / 4, 1 / 6, 1 / 8, 1 / 12),
    ("four_bar", "rosenbrock"): (1 / 16, 1 / 32, 1 / 64, 1 / 128),
    ("gough_stewart", "rk4"): (1 / 50, 1 / 100, 1 / 200, 1 / 400),
    ("gough_stewart", "symplectic"): (1 / 100, 1 / 200, 1 / 400, 1 / 800),
    ("gough_stewart", "dopri5"): (1 / 64, 1 / 128, 1 / 256),
    ("gough_stewart", "dop853"): (1 / 24, 1 / 32, 1 / 48),
    ("gough_stewart", "rosenbrock"): (1 / 64, 1 / 128, 1 / 256),
}


@cache
def machine(name: str) -> tuple[cc.Model, cc.State]:
    model = cc.compile(getattr(cc.library, name)())
    return model, model.assemble()


def law(t: float, state: object) -> object:
    return [6.0 + np.sin(t)] if len(state.actuators) == 1 else [9 * np.sin(np.pi * t)] * 6


@cache
def exact(name: str) -> np.ndarray:
    model, state = machine(name)
    run = model.simulate(state, 0.5, law, rtol=1e-13, atol=1e-14)
    return run.samples.y[-1, : model.system.nq + model.system.nv]


@pytest.mark.parametrize(("name", "integrator"), list(STEPS), ids=lambda value: value)
def test_order(name: str, integrator: str) -> None:
    model, state = machine(name)
    errors, steps = [], STEPS[name, integrator]
    for step in steps:
        run = model.simulate(state, 0.5, law, integrator=integrator, step=step, dense=False)
        errors.append(np.abs(run.samples.y[-1, : exact(name).size] - exact(name)).max())
        assert run.loop_error.max() < 1e-10
    slope = np.polyfit(np.log(steps), np.log(errors), 1)[0]
    assert slope == pytest.approx(ORDERS[integrator], abs=0.35 if integrator == "dop853" else 0.2), errors


def test_sundials_meets_its_tolerance() -> None:
    model, state = machine("four_bar")
    errors = []
    for rtol in (1e-6, 1e-9):
        run = model.simulate(state, 0.5, law, integrator="sundials", step=0.05, rtol=rtol, atol=rtol)
        errors.append(np.abs(run.samples.y[-1, :6] - exact("four_bar")).max())
        assert run.loop_error.max() < 1e-12
    assert errors[0] < 1e-3
    assert errors[1] < 1e-6


def test_the_symplectic_method_does_not_drift() -> None:
    """Energy oscillates with the size of the step squared and comes back; an explicit method of order 4 loses it."""
    model, state = machine("four_bar")
    run = model.simulate(state, 200.0, integrator="symplectic", step=1e-2, dense=False)
    balance = run.energy.balance
    early, late = np.abs(balance[: len(balance) // 10]).max(), np.abs(balance[-len(balance) // 10 :]).max()
    assert late < 2 * early
    explicit = model.simulate(state, 200.0, integrator="rk4", step=1e-2, dense=False).energy.balance
    assert np.abs(explicit[-1]) > 5 * np.abs(explicit[len(explicit) // 10])


def test_the_symplectic_method_is_reversible() -> None:
    model, state = machine("gough_stewart")
    there = model.simulate(state, 0.2, integrator="symplectic", step=2e-3).state()
    back = model.simulate(there.replace(v=-there.v), 0.2, integrator="symplectic", step=2e-3).state()
    np.testing.assert_allclose(back.q, state.q, rtol=0, atol=1e-10)


def test_stiff_springs_want_the_stiff_method() -> None:
    model, state = machine("four_bar")
    method = cc.VirtualSpring(stiffness=1e8, damping=7e3)
    stiff = model.simulate(state, 0.5, 6.0, method=method, integrator="rosenbrock", rtol=1e-6, atol=1e-9)
    plain = model.simulate(state, 0.5, 6.0, method=method, integrator="dopri5", rtol=1e-6, atol=1e-9)
    assert stiff.statistics["steps"] * 10 < plain.statistics["steps"]
    np.testing.assert_allclose(stiff["crank"][-1], plain["crank"][-1], rtol=0, atol=1e-5)
