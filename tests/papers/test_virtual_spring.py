"""Wang, Gosselin, Cheng: every number of the paper's study, and the 1/k law on machines of other kinds."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.papers import virtual_spring as study
from closedchain.papers import virtual_spring_machines as machines

ROOT = Path(__file__).parents[2]
DATA = json.loads((ROOT / "tests" / "data" / "virtual_spring.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("part", ["first_instant", "exact_motion", "spring_laws", "flexible_coupler", "platform_rows"])
def test_the_table_of_the_paper_agrees(part: str) -> None:
    rows = getattr(study, part)()
    assert len(rows) >= 4
    for row in rows:
        assert row.agrees, str(row)


def test_rigid_four_bar_follows_the_independent_solution() -> None:
    model, state = machines.four_bar()
    wanted = DATA["four_bar"]
    run = model.simulate(state, 1.0, [6.0], output=0.05)
    q, v = machines.angles(run), machines.velocities_of(run)
    for i, name in enumerate(("theta", "alpha", "phi")):
        np.testing.assert_allclose(q[:, i], wanted[name], rtol=0, atol=1e-10)
        np.testing.assert_allclose(v[:, i], wanted[f"{name}_dot"], rtol=0, atol=1e-9)
    force = np.einsum("tij,tj->ti", run.body("coupler").rotation, run.reactions("closing")[:, 3:])
    np.testing.assert_allclose(force[:, :2], wanted["fB"], rtol=0, atol=1e-8)


def test_flexible_four_bar_follows_the_independent_solution() -> None:
    model, state = machines.flexible()
    wanted = DATA["flexible_four_bar"]
    run = model.simulate(state, 1.0, [6.0], output=0.05)
    for name, coordinate in (("q21", "coupler.q1"), ("q22", "coupler.q2")):
        np.testing.assert_allclose(run[coordinate], wanted[name], rtol=0, atol=1e-10)
        np.testing.assert_allclose(run.velocity(coordinate), wanted[f"{name}_dot"], rtol=0, atol=1e-8)
    for i, name in enumerate(("theta", "alpha", "phi")):
        np.testing.assert_allclose(machines.angles(run)[:, i], wanted[name], rtol=0, atol=1e-10)


def test_platform_follows_the_independent_solution() -> None:
    model, state = machines.platform()
    wanted = DATA["gough_stewart"]
    run = model.simulate(state, 0.5, machines.leg_forces, output=0.05)
    np.testing.assert_allclose(run.platform.position, wanted["position"], rtol=0, atol=1e-9)
    np.testing.assert_allclose(run.platform.angular_velocity, wanted["omega_world"], rtol=0, atol=1e-8)
    # springs stay within their loop error of it
    spring = model.simulate(state, 0.5, machines.leg_forces, method=cc.VirtualSpring(5e4, 50.0), output=0.05)
    np.testing.assert_allclose(spring.platform.position, wanted["position"], rtol=0, atol=5e-4)


@pytest.mark.parametrize("name", ["four_bar", "slider_crank", "gough_stewart", "delta", "hexapod", "agile_wrist"])
def test_spring_motion_tends_to_the_exact_one_at_first_order(name: str) -> None:
    model = cc.compile(cc.library.machines()[name]())
    state = model.assemble(allow_singular=True)
    duration, bodies = 0.1, [body.name for body in model.mechanism.bodies]

    def places(run: cc.Run) -> np.ndarray:
        return np.array([np.column_stack([run.state().body(b).rotation, run.state().body(b).position]) for b in bodies])

    exact = places(model.simulate(state, duration))
    softest = cc.VirtualSpring(error=1e-4).coefficients(model.machine).k
    stiffness, errors = softest * np.array([1.0, 4.0, 16.0]), []
    for k in stiffness:
        run = model.simulate(state, duration, method=cc.VirtualSpring(k), rtol=1e-10, atol=1e-11)
        errors.append(np.abs(places(run) - exact).max())
    slope = np.polyfit(np.log(stiffness), np.log(errors), 1)[0]
    assert slope == pytest.approx(-1.0, abs=0.1), errors
