"""Independent coordinates: kernels in batches, closure of the loops, starts at singular configurations."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError
from closedchain.papers.denoc_costs import by_joints, by_legs
from closedchain.papers.line_fit import fit_line
from states import model, moving_state, random_forces


def test_equation_of_motion_holds() -> None:
    """I θ̈ + bias = τ with the accelerations of another formulation; gravity is the bias at rest."""
    compiled = model("gough_stewart")
    coordinates, state = cc.DeNOC().independent_coordinates(compiled), moving_state(compiled)
    tau = compiled.forces(random_forces(compiled))
    dv = compiled.forward_dynamics(state, tau, "lagrange").acceleration
    theta_ddot = np.array([dv[compiled.system.element(name).v][0] for name in coordinates.names])
    np.testing.assert_allclose(
        coordinates.inertia(state) @ theta_ddot + coordinates.bias(state), tau, rtol=0, atol=1e-8
    )
    np.testing.assert_allclose(coordinates.inverse(state, theta_ddot), tau, rtol=0, atol=1e-8)
    np.testing.assert_allclose(coordinates.gravity(state), coordinates.bias(compiled.state(state.q)), rtol=1e-12)


def test_kernels_take_batches() -> None:
    compiled = model("five_bar")
    coordinates, state = cc.DeNOC().independent_coordinates(compiled), moving_state(compiled)
    velocities = np.random.default_rng(0).standard_normal((7, 2))
    inertia, bias, gravity, pivot = coordinates.terms(np.tile(state.q, (7, 1)), velocities)
    assert inertia.shape == (7, 2, 2)
    assert pivot.shape == (7, 1)
    for row in range(7):
        one = coordinates.terms(state.q, velocities[row])
        np.testing.assert_allclose(bias[row], one[1], rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(gravity, np.tile(gravity[0], (7, 1)), rtol=0, atol=1e-12)


def test_closure_converges_quadratically_and_keeps_the_mode() -> None:
    compiled = model("gough_stewart")
    coordinates, start = cc.DeNOC().independent_coordinates(compiled), compiled.assemble()
    theta = coordinates.coordinates(start.q) + np.array([0.05, -0.03, 0.02, 0.04, -0.05, 0.01])
    q, gaps = start.q, []
    for _ in range(5):
        q, gap, _ = (np.array(part) for part in coordinates.closing(q, theta))
        gaps.append(gap[0])
    size = compiled.system.size
    for before, after in pairwise(gaps[:4]):
        assert after / size < 10 * (before / size) ** 2
    assert gaps[4] < 1e-12
    closed = coordinates.close(theta, start.q)
    assert compiled.state(closed).loop_error < 1e-12
    np.testing.assert_allclose(coordinates.coordinates(closed), theta, rtol=0, atol=1e-12)


def test_long_ways_are_followed_in_one_mode() -> None:
    """A full turn of the crank comes back to the same assembly."""
    compiled = model("four_bar_saha")
    coordinates, start = cc.DeNOC().independent_coordinates(compiled), compiled.assemble()
    there = coordinates.close(coordinates.coordinates(start.q) + 2 * np.pi, start.q)
    turns = [compiled.state(there)[joint] - start[joint] for joint in ("crank", "coupler", "rocker")]
    np.testing.assert_allclose(turns, [2 * np.pi, -2 * np.pi, 0], rtol=0, atol=1e-11)


def test_cost_is_linear_in_joints_and_in_legs() -> None:
    """Two legs of m joints, all but three of each driven; n legs of three joints, one driven."""
    longer, more = by_joints((3, 6, 9, 12)), by_legs((2, 5, 8))
    for costs, sizes in ((longer, [c.joints for c in longer]), (more, [c.legs for c in more])):
        for kind in ("inverse", "forward"):
            line = fit_line(sizes, [getattr(cost, kind) for cost in costs])
            assert line.off < 0.03, kind
            assert line.slope > 0
    # the inverse dynamics is linear to a few operations, whatever is driven
    steps = np.diff([cost.inverse for cost in longer[1:]])
    np.testing.assert_allclose(steps, steps[0], rtol=1e-2)
    steps = np.diff([cost.forward for cost in more]) / np.diff([cost.legs for cost in more])
    np.testing.assert_allclose(steps, steps[0], rtol=1e-2)


def test_springs_and_dampers_in_joints() -> None:
    """They act by themselves: the equation of motion holds with the reference's accelerations."""
    machine = cc.library.four_bar_saha()
    forces = {"spring": cc.JointSpring(3.0, reference=0.2), "damper": cc.JointDamper(0.7)}
    joints = tuple(replace(j, **forces) if j.name in ("coupler", "rocker") else j for j in machine.joints)
    compiled = cc.compile(replace(machine, joints=joints))
    state = moving_state(compiled)
    coordinates = cc.DeNOC().independent_coordinates(compiled)
    wanted = compiled.forward_dynamics(state, [1.5], "reference").acceleration
    found = compiled.forward_dynamics(state, [1.5], "denoc").acceleration
    np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-10 * np.abs(wanted).max())
    theta_ddot = wanted[compiled.system.element("crank").v]
    np.testing.assert_allclose(coordinates.inverse(state, theta_ddot), [1.5], rtol=0, atol=1e-9)
    np.testing.assert_allclose(
        coordinates.forward_dynamics(state.q, coordinates.velocities(state), [1.5])[0], theta_ddot, rtol=1e-9
    )
    plain = model("four_bar_saha")
    without = cc.DeNOC().independent_coordinates(plain).gravity(plain.assemble(joints={"crank": state["crank"]}))
    assert abs(coordinates.gravity(state)[0] - without[0]) > 0.1


@pytest.mark.parametrize("crank", [0.3, -0.8])
def test_described_in_a_singular_configuration(crank: float) -> None:
    """A flat parallelogram has two degrees of freedom, elsewhere it has one: that is where coordinates are chosen."""
    compiled = cc.compile(cc.library.n_four_bar(1, angle=0.0))
    assert compiled.mobility.dof == 1
    coordinates = cc.DeNOC().independent_coordinates(compiled)
    assert coordinates.names == ("bar0",)
    state = compiled.with_velocities(compiled.assemble(joints={"bar0": crank}), joints={"bar0": 0.7})
    wanted = compiled.forward_dynamics(state, [2.0], "reference").acceleration
    found = compiled.forward_dynamics(state, [2.0], "denoc").acceleration
    np.testing.assert_allclose(found, wanted, rtol=1e-11, atol=1e-11)
    reduced, _, _ = coordinates.forward_dynamics(state.q, coordinates.velocities(state), [2.0])
    np.testing.assert_allclose(reduced, wanted[:1], rtol=1e-11)
    with pytest.raises(
        ArgumentError, match="2 independent coordinates were named; the machine has 1 degrees of freedom"
    ):
        cc.DeNOC(independent=("bar0", "bar1")).independent_coordinates(compiled)
