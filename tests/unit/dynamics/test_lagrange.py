"""Options and singular cases of the multiplier formulation."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, NonFiniteError, SingularityError, UnknownNameError
from states import assert_close, model, moving_state, random_forces


def test_baumgarte_drives_loop_errors_to_zero() -> None:
    compiled = model("gough_stewart")
    state = moving_state(compiled)
    rng = np.random.default_rng(0)
    rate = 20.0
    open_loops = state.replace(
        q=compiled.kinematics.step(state.q, 1e-6 * rng.standard_normal(compiled.system.nv)),
        v=state.v + 1e-6 * rng.standard_normal(compiled.system.nv),
        check=False,
    )
    found = compiled.forward_dynamics(open_loops, None, cc.Lagrange(baumgarte=rate)).acceleration
    kin = compiled.kinematics
    residual, _ = kin.residual(open_loops.q)
    G, gamma = kin.constraint(open_loops.q), kin.constraint_product(open_loops.q, open_loops.v)
    left = G @ found + gamma + 2 * rate * G @ open_loops.v + rate**2 * residual
    assert np.abs(residual).max() > 1e-7
    # rows are taken as for closed loops, which changes them by the gap: a few per cent of what is driven to zero
    np.testing.assert_allclose(left, 0, atol=0.05 * rate**2 * np.abs(residual).max())


def test_stretched_chain_falls_back_to_the_robust_order() -> None:
    # crank and coupler in line: the chain alone cannot carry the closing forces, the machine is regular
    compiled = model("four_bar_saha")
    angle = dead_point()
    state = compiled.assemble(joints={"crank": angle}, allow_singular=True)
    assert abs(np.sin(state["coupler"])) < 1e-5
    state = compiled.with_velocities(state, joints={"crank": 1.0})
    found = compiled.forward_dynamics(state, {"crank_motor": 2.0})
    wanted = compiled.forward_dynamics(state, {"crank_motor": 2.0}, "reference")
    assert_close(found.acceleration, wanted.acceleration, 1e-9)


def dead_point() -> float:
    """Crank angle at which crank 0.3 and coupler 1.0 are stretched to 1.3 and meet the rocker 0.6, pivots 1.0 apart."""
    return float(np.arccos((1.3**2 + 1.0**2 - 0.6**2) / (2 * 1.3 * 1.0)))


def test_singular_machine_is_an_error_and_not_a_number() -> None:
    # bars on the ground line: couplers and bars in one line, another motion branches off
    compiled = cc.compile(cc.library.n_four_bar())
    flat = compiled.assemble(joints={f"bar{i}": 0.0 for i in range(3)}, allow_singular=True)
    with pytest.raises(SingularityError, match="singular in this state"):
        compiled.forward_dynamics(flat)
    with pytest.raises(SingularityError, match="independent loop rows depend on the others"):
        compiled.forward_dynamics(flat, method="reference")
    least = compiled.forward_dynamics(flat, method="reference", verify=False)
    assert np.isfinite(least.acceleration).all()
    assert least.residual is None


def test_kernel_takes_any_batch_shape() -> None:
    compiled = model("four_bar")
    state = moving_state(compiled)
    kernel = compiled.kernels.forward()
    acceleration, multipliers, pivot = kernel(np.tile(state.q, (2, 3, 1)), state.v, [1.0])
    assert acceleration.shape == (2, 3, compiled.system.nv)
    assert (multipliers.shape, pivot.shape) == ((2, 3, compiled.system.nc), (2, 3, 1))
    assert_close(acceleration[1, 2], compiled.forward_dynamics(state, [1.0]).acceleration, 1e-12)


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"method": "newton"}, UnknownNameError, "no method 'newton'; methods: auto, reference, lagrange"),
        ({"forces": {"motor": 1.0}}, UnknownNameError, "no actuator 'motor'; actuators: crank_motor"),
        ({"forces": [1.0, 2.0]}, ArgumentError, "1 numbers, not 2"),
        ({"forces": [float("nan")]}, NonFiniteError, "finite"),
    ],
)
def test_bad_questions(arguments: dict[str, object], error: type[Exception], message: str) -> None:
    compiled = model("four_bar")
    with pytest.raises(error, match=message):
        compiled.forward_dynamics(compiled.assemble(), **arguments)


def test_results_have_names() -> None:
    compiled = model("gough_stewart")
    state = moving_state(compiled)
    found = compiled.forward_dynamics(state, random_forces(compiled))
    np.testing.assert_array_equal(found.platform, found.body("platform"))
    tip = found.reactions["leg1_tip"]
    np.testing.assert_allclose(tip[:3], 0, atol=1e-9 * np.abs(tip).max())  # a ball carries no moment
    assert found.unique["leg1_tip"].all()


def test_pivot_falls_to_zero_where_the_machine_becomes_singular() -> None:
    compiled = cc.compile(cc.library.n_four_bar())
    kernel = compiled.kernels.forward(cc.Lagrange(order="robust"))
    pivots = []
    for angle in (1.5, 0.5, 0.1, 1e-2, 1e-3):
        state = compiled.assemble(joints={f"bar{i}": angle for i in range(3)})
        pivots.append(float(kernel(state.q, state.v, [0.0])[2][0]))
    assert pivots[0] == pytest.approx(1, abs=0.6)
    assert all(later < earlier for earlier, later in pairwise(pivots[1:]))
    assert pivots[-1] < 1e-4
