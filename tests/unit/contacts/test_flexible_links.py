"""A flexible cantilever falls onto a prop under its tip: contacts see how it bends."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc

LENGTH, EI, RHO_A, G, GAP = 1.0, 20.0, 0.5, 9.81, 0.02


def cantilever() -> cc.Model:
    """Its functions hold the deflection under its weight and a force at the tip exactly."""
    bending = cc.FlexibleLink(
        LENGTH, EI, RHO_A, 3, "clamped-free", "polynomials", direction=(0.0, 0.0, 1.0), damping=0.005
    )
    body = replace(cc.Body.rod("bar", RHO_A * LENGTH, LENGTH), flexible=bending)
    tip = cc.Contact("tip", "bar", (LENGTH, 0, 0), mu=0.3, plane=cc.Pose((0, 0, -GAP)))
    return cc.compile(cc.Mechanism("prop", (body,), (cc.fixed("root", "ground", "bar"),), contacts=(tip,)))


@pytest.mark.parametrize(("contacts", "step"), [("event", None), ("time_stepping", 2e-4), ("time_stepping", 1e-3)])
def test_a_propped_cantilever(contacts: str, step: float | None) -> None:
    """The prop bears 3 EI/L³ times what is left of the free tip's deflection, ρA g L⁴/(8 EI)."""
    model = cantilever()
    run = model.simulate(model.assemble(), 0.6, contacts=contacts, step=step)
    force = 3 * EI / LENGTH**3 * (RHO_A * G * LENGTH**4 / (8 * EI) - GAP)
    np.testing.assert_allclose(run.contact_force("tip")[-1][2], force, rtol=1e-5)  # of what swings, so much is left
    np.testing.assert_allclose(run.state().deflection("bar", LENGTH)[2], -GAP, atol=1e-9)
    assert run.events[0].kind == "touchdown"
    if contacts == "event":
        assert run.statistics["by_events"] == 1.0
        assert run.statistics["penetration"] < 1e-9
        np.testing.assert_allclose(run.energy.balance, 0, atol=1e-9)
        assert run.residual is not None
        assert run.residual < 1e-11
