"""Lilly and Orin's machines: reference numbers, drift, counts."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.multibody.system import free_coordinates
from closedchain.papers.line_fit import fit_line
from closedchain.papers.multichain import DRIFT, drift
from closedchain.papers.multichain_costs import by_chains, by_dof, plot_costs

DATA = Path(__file__).parents[1] / "data" / "multichain.json"
MACHINES = {
    "arms_rigid": (cc.library.three_arms, "arm", "grasp"),
    "hand_hard_nc3": (cc.library.hand, "finger", "contact"),
}


def posed(name: str) -> tuple[cc.Model, cc.State, dict[str, float], dict[str, object]]:
    """A machine of the data file in its state, with its forces."""
    data = json.loads(DATA.read_text(encoding="utf-8"))[name]
    make, chain, _ = MACHINES[name]
    w = data["wrench_world"]
    model = cc.compile(replace(make(), wrenches=(cc.Wrench("object", force=w[3:], moment=w[:3]),)))
    q, v = np.array(model.system.neutral), np.zeros(model.system.nv)
    for k, (angles, velocities) in enumerate(zip(data["state"]["q"], data["state"]["qd"], strict=True)):
        for j, (angle, rate) in enumerate(zip(angles, velocities, strict=True)):
            link = model.system.element(f"{chain}{k + 1}_joint{j + 1}")
            q[link.q], v[link.v] = angle, rate
    R, held = np.array(data["state"]["R0"]), model.system.link("object")
    q[held.q] = free_coordinates(R, np.array(data["state"]["p0"]))
    v[held.v] = np.r_[R.T @ data["state"]["w0"], R.T @ data["state"]["v0"]]
    tau = {f"{chain}{k + 1}_joint{j + 1}": t for k, row in enumerate(data["tau"]) for j, t in enumerate(row)}
    return model, model.state(q, v), tau, data


def accelerations(name: str) -> list[tuple[str, str, str, float]]:
    """Rows: quantity, computed, independent reference, relative difference."""
    model, state, tau, data = posed(name)
    found = model.forward_dynamics(state, tau, method="operational_space")
    _, chain, tip = MACHINES[name]
    R = state.body("object").rotation
    a0 = np.r_[R.T @ found.platform[:3], R.T @ found.platform[3:]]
    f1, wanted = found.reactions[f"{chain}1_{tip}"], np.array(data["f_tip_frame"][0])
    rows = []
    for what, mine, theirs in (("a0", a0, np.array(data["a0_classical"])), ("f1", f1, wanted)):
        difference = np.abs(mine - theirs).max() / np.abs(theirs).max()
        rows.append((f"{name} {what}", _short(mine), _short(theirs), float(difference)))
    return rows


def _short(values: np.ndarray) -> str:
    return "[" + ", ".join(f"{value:.8g}" for value in values) + "]"


@pytest.mark.parametrize("name", ["arms_rigid", "hand_hard_nc3"])
def test_reference_numbers(name: str) -> None:
    for what, _, _, difference in accelerations(name):
        assert difference < 1e-9, what


@pytest.mark.parametrize("case", DRIFT, ids=str)
def test_drift(case: tuple[str, float, cc.Lagrange | cc.OperationalSpace, float, float]) -> None:
    integrator, step, method, known, tolerance = case
    np.testing.assert_allclose(drift(integrator, step, method), known, rtol=0, atol=tolerance)


def test_straight_lines() -> None:
    fit = fit_line([1, 2, 4], [3.0, 5.0, 9.0])
    np.testing.assert_allclose([fit.slope, fit.start, fit.r_squared], [2.0, 1.0, 1.0], rtol=1e-12)
    assert fit.off < 1e-12
    bent = fit_line([0, 1, 2], [0.0, 3.0, 0.0])
    np.testing.assert_allclose([bent.slope, bent.start, bent.off], [0.0, 1.0, 2 / 3], atol=1e-12)
    assert abs(bent.r_squared) < 1e-12


def test_costs_are_drawn_beside_the_papers() -> None:
    found = by_dof((6, 7))
    assert [cost.size for cost in found] == [6, 7]
    assert all(0 < cost.operations < cost.paper and cost.seconds > 0 for cost in found)
    axes = plot_costs(found, by_chains((1, 2))).axes
    assert len(axes) == 4
    np.testing.assert_array_equal(axes[0].lines[0].get_ydata(), [cost.paper for cost in found])
    np.testing.assert_array_equal(axes[0].lines[1].get_ydata(), [cost.operations for cost in found])
