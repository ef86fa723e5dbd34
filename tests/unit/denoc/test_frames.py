"""The recursion is traced in the frames where it takes the fewest operations."""

from __future__ import annotations

import numpy as np
import pytest

from closedchain.dynamics.denoc import DeNOC
from closedchain.multibody.canonical_frames import regrouped, same_frames
from closedchain.types import SX
from states import model, moving_state


@pytest.mark.parametrize(("name", "described"), [("bricard", True), ("gough_stewart", False), ("four_bar", False)])
def test_frames_of_fewest_operations(name: str, described: bool) -> None:
    machine = model(name).machine
    taken = DeNOC().legs(machine, SX.sym("q", machine.system.nq)).system
    assert same_frames(taken, regrouped(machine.system) if described else machine.fitted)
    assert same_frames(machine.fitted, regrouped(machine.system)) == (name == "four_bar")


def test_bricard() -> None:
    compiled = model("bricard")
    state = moving_state(compiled)
    found, wanted = (compiled.forward_dynamics(state, method=name) for name in ("denoc", "reference"))
    np.testing.assert_allclose(found.acceleration, wanted.acceleration, rtol=1e-9, atol=1e-9)
