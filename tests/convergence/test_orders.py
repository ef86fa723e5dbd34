"""Orders of the integrators by fitted slope, on a linkage and on a machine with quaternions and loops."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import pytest

import closedchain as cc

ORDERS = {"rk4": 4, "symplectic": 2, "dopri5": 5, "dop853": 8, "rosenbrock": 5}
MARKS = 4  # times at which motions are compared: an error that changes its sign at one of them does not hide
SMALLEST = 1e-12  # of an error that is not rounding


@dataclass(frozen=True)
class Motion:
    """A smooth motion from a machine's assembly."""

    machine: str
    joints: tuple[tuple[str, float], ...]
    law: Callable[[Any], list[Any]]
    duration: float


# which motion and how many steps: few enough to stay above rounding, enough for the leading term to rule
DRIVEN = Motion("four_bar", (), lambda t: [6.0 + np.sin(t)], 1.0)
GENTLE = Motion("four_bar", (("crank", 0.3),), lambda t: [3.0 + 2.0 * np.sin(4.0 * t)], 0.5)
PLATFORM = Motion("gough_stewart", (), lambda t: [9.0 * np.sin(np.pi * t)] * 6, 0.5)
CASES = {
    "linkage, rk4": (DRIVEN, "rk4", (64, 96, 128, 192, 256)),
    "linkage, symplectic": (DRIVEN, "symplectic", (64, 96, 128, 192, 256)),
    "linkage, dopri5": (GENTLE, "dopri5", (40, 48, 64, 80, 96)),
    "linkage, dop853": (DRIVEN, "dop853", (20, 24, 28, 32, 36, 40)),
    "linkage, rosenbrock": (GENTLE, "rosenbrock", (24, 32, 48, 64, 96)),
    "quaternions, rk4": (PLATFORM, "rk4", (48, 64, 96, 128, 192)),
    "quaternions, symplectic": (PLATFORM, "symplectic", (64, 96, 128, 192, 256)),
    "quaternions, dopri5": (PLATFORM, "dopri5", (80, 96, 128, 160, 192)),
    "quaternions, dop853": (PLATFORM, "dop853", (20, 24, 28, 32, 36, 40)),
    "quaternions, rosenbrock": (PLATFORM, "rosenbrock", (48, 64, 96, 128, 160)),
}


@cache
def machine(name: str, joints: tuple[tuple[str, float], ...] = ()) -> tuple[cc.Model, cc.State]:
    model = cc.compile(getattr(cc.library, name)())
    return model, model.assemble(joints=dict(joints)) if joints else model.assemble()


def at_marks(motion: Motion, integrator: str, steps: int) -> np.ndarray:
    """q and v at the marks, with so many fixed steps."""
    model, state = machine(motion.machine, motion.joints)
    step = motion.duration / steps
    run = model.simulate(state, motion.duration, motion.law, integrator=integrator, step=step, dense=False)
    assert run.loop_error.max() < 1e-10
    assert len(run) == steps + 1
    rows = np.arange(1, MARKS + 1) * (steps // MARKS)
    return np.concatenate([run.q[rows], run.v[rows]], axis=1)


@cache
def exact(motion: Motion) -> np.ndarray:
    """By very many steps; by error control, which chooses other steps, the same to SMALLEST."""
    marked = at_marks(motion, "dop853", 400)
    model, state = machine(motion.machine, motion.joints)
    run = model.simulate(state, motion.duration, motion.law, rtol=1e-13, atol=1e-14)
    np.testing.assert_allclose(np.concatenate([run.q[-1], run.v[-1]]), marked[-1], rtol=0, atol=SMALLEST)
    return marked


@pytest.mark.parametrize(("motion", "integrator", "steps"), list(CASES.values()), ids=list(CASES))
def test_order(motion: Motion, integrator: str, steps: tuple[int, ...]) -> None:
    differences = [at_marks(motion, integrator, count) - exact(motion) for count in steps]
    errors = np.sqrt([np.mean(difference**2) for difference in differences])
    assert errors.min() > SMALLEST
    slope = -np.polyfit(np.log(steps), np.log(errors), 1)[0]
    assert slope == pytest.approx(ORDERS[integrator], rel=0, abs=0.1), errors


def test_sundials_meets_its_tolerance() -> None:
    model, state = machine("four_bar", GENTLE.joints)
    errors = []
    for rtol in (1e-6, 1e-9):
        run = model.simulate(state, 0.5, GENTLE.law, integrator="sundials", step=0.05, rtol=rtol, atol=rtol)
        errors.append(np.abs(np.concatenate([run.q[-1], run.v[-1]]) - exact(GENTLE)[-1]).max())
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
