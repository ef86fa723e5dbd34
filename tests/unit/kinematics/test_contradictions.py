"""States that contradict the machine are refused with how much, unless one means it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ForeignStateError, InconsistentMotionError, OpenLoopError
from states import mechanism, model


def test_open_loops_are_refused() -> None:
    compiled = model("four_bar")
    state = compiled.assemble()
    q = state.q + np.array([0.0, 0.3, 0.0])
    with pytest.raises(OpenLoopError, match=r"open at closing by 0\.\d+ m"):
        compiled.state(q)
    assert compiled.state(q, check=False).loop_residual.metres > 0.05
    assert np.array_equal(compiled.state(state.q).q, state.q)


def test_velocities_and_accelerations_that_open_loops_are_refused() -> None:
    compiled = model("four_bar")
    state = compiled.with_velocities(compiled.assemble(), {"crank": 1.0})
    with pytest.raises(InconsistentMotionError, match=r"velocities open the loop at closing\.[xy] by .* m/s"):
        compiled.state(state.q, state.v + np.array([0.0, 0.2, 0.0]))
    assert compiled.state(state.q, 1e-9 * state.v).v.any()
    with pytest.raises(InconsistentMotionError, match="velocities open"):  # slow ones, too
        compiled.state(state.q, 1e-9 * (state.v + np.array([0.0, 0.2, 0.0])))
    dv = compiled.accelerations(state, {"crank": 0.5})
    compiled.inverse_dynamics(state, acceleration=dv)
    wrong = dv + np.array([0.0, 1e-3, 0.0])
    with pytest.raises(InconsistentMotionError, match="acceleration opens the loop"):
        compiled.inverse_dynamics(state, acceleration=wrong)


@pytest.mark.parametrize("speed", [1.0, 1e-6])
def test_prescribed_velocities_may_contradict_the_loops_by_rounding_only(speed: float) -> None:
    """Two joints of a machine with one degree of freedom: 1e-8 of the largest velocity, however slow it is."""
    compiled = model("four_bar")
    state = compiled.assemble()
    crank, rocker = speed, compiled.with_velocities(state, {"crank": speed}).velocity("rocker")
    largest = max(abs(crank), abs(rocker))
    for off, refused in ((0.8e-8, False), (1.6e-8, True)):
        targets = {"crank": crank, "rocker": rocker + off * largest}
        if refused:
            with pytest.raises(InconsistentMotionError, match="contradict the loops"):
                compiled.with_velocities(state, targets)
        else:
            assert compiled.with_velocities(state, targets).velocity("crank") == pytest.approx(speed, rel=1e-7)


def test_states_of_other_machines_are_refused() -> None:
    compiled, longer = model("four_bar"), cc.compile(cc.library.four_bar((1.1, 4.0, 2.5)))
    state = longer.assemble()
    for ask in (compiled.forward_dynamics, compiled.inverse_dynamics):
        with pytest.raises(ForeignStateError, match="placed otherwise"):
            ask(state)
    with pytest.raises(ForeignStateError, match="coordinates are"):
        compiled.forward_dynamics(model("slider_crank").assemble())
    heavy = replace(
        mechanism("four_bar"), bodies=tuple(replace(b, mass=2 * b.mass) for b in mechanism("four_bar").bodies)
    )
    same = cc.compile(heavy).assemble()
    assert compiled.forward_dynamics(same).acceleration.shape == (3,)  # masses do not change what coordinates mean


def test_open_ensembles_are_refused() -> None:
    compiled = model("four_bar")
    state = compiled.assemble()
    q = np.tile(state.q, (5, 1))
    q[3, 1] += 0.1
    with pytest.raises(OpenLoopError, match=r"1 of 5 starts are open, most at instance 3 by 0\.\d+ m"):
        compiled.simulate_many((q, np.zeros_like(q)), 0.01, step=1e-3)
