"""Machine code against CasADi's own evaluation, and lanes against one instance at a time, on every library machine."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest

import closedchain as cc
from closedchain.kernel import Kernel
from closedchain.simulate.equations import project
from states import LIBRARY, assert_close, model, moving_state, random_forces

EXACT = ("lagrange", "operational_space", "denoc")


@pytest.mark.parametrize("name", LIBRARY)
def test_forward_dynamics_kernel(name: str) -> None:
    compiled = model(name)
    function, kernel = compiled.kernels.forward_function(), compiled.kernels.forward()
    other = compiled.kernels.forward_function(cc.Lagrange(order="robust"))
    rng = np.random.default_rng(4)
    state, forces = moving_state(compiled, 4), compiled.forces(random_forces(compiled, 4))
    count = 2 * kernel.lanes + 3
    steps = 1e-3 * rng.standard_normal((count, compiled.system.nv))
    q = np.array([compiled.kinematics.step(state.q, dv) for dv in steps])
    v = state.v + 0.1 * rng.standard_normal((count, compiled.system.nv))
    batch = kernel(q, v, forces)
    for k in range(count):
        alone = kernel(q[k], v[k], forces)
        interpreted = [np.array(part).ravel() for part in function(q[k], v[k], forces)]
        # the same numbers from another order of elimination: how much of them is rounding in any evaluation
        reordered = [np.array(part).ravel() for part in other(q[k], v[k], forces)]
        for port in range(2):
            scale = max(np.abs(interpreted[port]).max(initial=0.0), 1e-3)
            rounding = 5 * np.abs(reordered[port] - interpreted[port]).max(initial=0.0) / scale
            assert_close(alone[port], interpreted[port], max(1e-12, rounding))
            assert np.array_equal(batch[port][k], alone[port])
        assert_close(alone[2], interpreted[2], 1e-12)


BITWISE = [(name, method) for name in ("four_bar", "gough_stewart", "agile_wrist") for method in EXACT]


@pytest.mark.parametrize(("name", "method"), [*BITWISE, ("three_arms", "operational_space")])
def test_lanes_are_bitwise_what_one_instance_is(name: str, method: str) -> None:
    """Also where like legs are packed into vectors: products are joined with sums, and sums associated, alike."""
    compiled = model(name)
    state, forces = moving_state(compiled, 4), compiled.forces(random_forces(compiled, 4))
    alone = compiled.kernels.forward(method)
    program, rng = alone._program, np.random.default_rng(5)
    for kernel in (alone, Kernel(program, lanes=2), Kernel(program, packed=True)):
        count = 4 * kernel.lanes
        q = np.array([compiled.kinematics.step(state.q, 1e-3 * dv) for dv in rng.normal(size=(count, state.v.size))])
        v, tau = state.v + 0.1 * rng.normal(size=(count, state.v.size)), forces * rng.normal(size=(count, 1))
        batch = kernel(q, v, tau)
        for k in range(count):
            assert all(np.array_equal(one, two[k]) for one, two in zip(kernel(q[k], v[k], tau[k]), batch, strict=True))


@pytest.mark.parametrize("name", ["four_bar", "gough_stewart", "hand", "delta"])
def test_projection_kernels(name: str) -> None:
    compiled = model(name)
    system, machine = compiled.system, compiled.machine
    q, v = ca.SX.sym("q", system.nq), ca.SX.sym("v", system.nv)
    step = project(machine, q, v)
    kernel = Kernel(ca.Function("project", [q, v], [step.q, step.v, step.error], ["q", "v"], ["q_to", "v_to", "error"]))
    rng = np.random.default_rng(0)
    state = moving_state(compiled)
    away = compiled.kinematics.step(state.q, 1e-3 * rng.standard_normal(system.nv))
    first = compiled.kinematics.loop_error(away)
    errors = [first]
    for _ in range(4):
        before = compiled.kinematics.loop_error(away)
        away, _, error = kernel(away, state.v)
        assert error[0] <= before * (1 + 1e-9)
        errors.append(compiled.kinematics.loop_error(away))
    assert errors[1] < 30 * first**2 / system.size
    assert errors[-1] < 1e-13 * system.size
    assert np.linalg.norm(away - state.q) < 0.3
    wild = state.v + rng.standard_normal(system.nv)
    kept = kernel(state.q, wild)[1]
    G, M = compiled.kinematics.constraint(state.q), compiled.mass_matrix(state)
    np.testing.assert_allclose(G @ kept, 0, atol=1e-11)
    # the change is orthogonal, by mass, to every rate that keeps the loops closed
    assert abs(kept @ M @ (wild - kept)) < 1e-10 * (wild @ M @ wild)
    assert kept @ M @ kept <= wild @ M @ wild
    np.testing.assert_allclose(kernel(state.q, state.v)[1], state.v, rtol=0, atol=1e-12)
