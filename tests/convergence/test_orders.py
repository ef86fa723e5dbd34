"""Orders of the integrators by fitted slope, on a linkage and on a machine with quaternions and loops."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np
import pytest

import closedchain as cc

ORDERS = {"rk4": 4, "symplectic": 2, "dopri5": 5, "dop853": 8, "rosenbrock": 5}
# fractions of the duration at which motions are compared: an error that changes its sign at one of them does not hide
ENDS = np.array([1, 2, 3, 4]) / 4  # of steps, whose number is a multiple of 4
HALFWAY = np.array([1, 3, 5]) / 6  # between samples, where the number of steps is 3 more than a multiple of 6
SMALLEST = 1e-12  # of an error that is not rounding


@dataclass(frozen=True)
class Motion:
    """A smooth motion from a machine's assembly.

    Stages of a step leave the loops a little open, where the accelerations of exact methods differ in proportion:
    errors of steps are each method's own.
    """

    machine: str
    joints: tuple[tuple[str, float], ...]
    law: Callable[[Any], list[Any]]
    duration: float
    method: str = "auto"


# which motion and how many steps: few enough to stay above rounding, enough for the leading term to rule
DRIVEN = Motion("four_bar", (), lambda t: [6.0 + np.sin(t)], 1.0)
GENTLE = Motion("four_bar", (("crank", 0.3),), lambda t: [3.0 + 2.0 * np.sin(4.0 * t)], 0.5)
# by operational space the term after the leading one is larger: dopri5's slopes fall from 5.20 to 5.13 before rounding
PLATFORM = Motion("gough_stewart", (), lambda t: [9.0 * np.sin(np.pi * t)] * 6, 0.5, "lagrange")
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


BETWEEN = {
    "linkage, rk4": (DRIVEN, "rk4", (63, 99, 147, 195, 255)),
    "linkage, symplectic": (DRIVEN, "symplectic", (63, 99, 147, 195, 255)),
    "linkage, dopri5": (GENTLE, "dopri5", (39, 45, 57, 69, 81, 99)),
    "linkage, dop853": (DRIVEN, "dop853", (9, 15, 21, 27)),
    "linkage, rosenbrock": (GENTLE, "rosenbrock", (27, 39, 57, 75, 99)),
    "quaternions, rk4": (PLATFORM, "rk4", (63, 81, 111, 147, 195)),
    "quaternions, symplectic": (PLATFORM, "symplectic", (63, 87, 111, 147, 195)),
    "quaternions, dopri5": (PLATFORM, "dopri5", (81, 93, 111, 135, 159)),
    "quaternions, dop853": (PLATFORM, "dop853", (21, 27, 33, 39)),
    "quaternions, rosenbrock": (PLATFORM, "rosenbrock", (63, 75, 99, 123, 159)),
}


def moved(motion: Motion, integrator: str, steps: int) -> cc.Run:
    model, state = machine(motion.machine, motion.joints)
    given = state, motion.duration, motion.law, motion.method
    return model.simulate(*given, integrator=integrator, step=motion.duration / steps)


@cache
def exact(motion: Motion) -> cc.Run:
    """By very many steps; by error control, which chooses other steps, and by method="auto" the same to SMALLEST."""
    run = moved(motion, "dop853", 400)
    model, state = machine(motion.machine, motion.joints)
    other = model.simulate(state, motion.duration, motion.law, rtol=1e-13, atol=1e-14)
    np.testing.assert_allclose(other.q[-1], run.q[-1], rtol=0, atol=SMALLEST)
    np.testing.assert_allclose(other.v[-1], run.v[-1], rtol=0, atol=SMALLEST)
    return run


def slope(motion: Motion, integrator: str, steps: tuple[int, ...], fractions: np.ndarray) -> float:
    """Of the root mean square error of q and v over the size of the step."""
    errors = []
    for count in steps:
        runs = moved(motion, integrator, count), exact(motion)
        there, wanted = (run.resample(motion.duration * fractions) for run in runs)
        assert runs[0].loop_error.max() < 1e-10
        errors.append(np.sqrt(np.mean(np.hstack([there.q - wanted.q, there.v - wanted.v]) ** 2)))
    assert min(errors) > SMALLEST
    return float(-np.polyfit(np.log(steps), np.log(errors), 1)[0])


@pytest.mark.parametrize(("motion", "integrator", "steps"), list(CASES.values()), ids=list(CASES))
def test_order(motion: Motion, integrator: str, steps: tuple[int, ...]) -> None:
    assert slope(motion, integrator, steps, ENDS) == pytest.approx(ORDERS[integrator], rel=0, abs=0.1)


@pytest.mark.parametrize(("motion", "integrator", "steps"), list(BETWEEN.values()), ids=list(BETWEEN))
def test_order_between_samples(motion: Motion, integrator: str, steps: tuple[int, ...]) -> None:
    """Dense output, of one order less than the step at least, loses none."""
    assert slope(motion, integrator, steps, HALFWAY) == pytest.approx(ORDERS[integrator], rel=0, abs=0.1)


def test_operational_space_loses_no_order() -> None:
    """Its slopes come down to the order from above."""
    motion, integrator, steps = CASES["quaternions, dopri5"]
    assert slope(replace(motion, method="operational_space"), integrator, steps, ENDS) > ORDERS[integrator] - 0.1


def test_the_symplectic_method_does_not_drift() -> None:
    """Energy oscillates with the size of the step squared and comes back; an explicit method of order 4 loses it."""
    model, state = machine("four_bar")
    run = model.simulate(state, 200.0, integrator="symplectic", step=1e-2)
    balance = run.energy.balance
    early, late = np.abs(balance[: len(balance) // 10]).max(), np.abs(balance[-len(balance) // 10 :]).max()
    assert late < 2 * early
    explicit = model.simulate(state, 200.0, integrator="rk4", step=1e-2).energy.balance
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
