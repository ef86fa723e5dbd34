"""Independent coordinates: kernels in batches, closure, simulation without drift, switching near singularities."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, UnknownNameError
from closedchain.papers.denoc_costs import by_joints, by_legs
from closedchain.papers.line_fit import fit_line
from states import model, moving_state, random_forces


def test_equation_of_motion_holds() -> None:
    """I θ̈ + bias = τ with the accelerations of another formulation; gravity is the bias at rest."""
    compiled = model("gough_stewart")
    minimal, state = compiled.minimal(), moving_state(compiled)
    tau = compiled.forces(random_forces(compiled))
    dv = compiled.forward_dynamics(state, tau, "lagrange").acceleration
    theta_ddot = np.array([dv[compiled.system.element(name).v][0] for name in minimal.names])
    np.testing.assert_allclose(minimal.inertia(state) @ theta_ddot + minimal.bias(state), tau, rtol=0, atol=1e-8)
    np.testing.assert_allclose(minimal.inverse(state, theta_ddot), tau, rtol=0, atol=1e-8)
    np.testing.assert_allclose(minimal.gravity(state), minimal.bias(compiled.state(state.q)), rtol=1e-12)


def test_kernels_take_batches() -> None:
    compiled = model("five_bar")
    minimal, state = compiled.minimal(), moving_state(compiled)
    velocities = np.random.default_rng(0).standard_normal((7, 2))
    inertia, bias, gravity, pivot = minimal.terms(np.tile(state.q, (7, 1)), velocities)
    assert inertia.shape == (7, 2, 2)
    assert pivot.shape == (7, 1)
    for row in range(7):
        one = minimal.terms(state.q, velocities[row])
        np.testing.assert_allclose(bias[row], one[1], rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(gravity, np.tile(gravity[0], (7, 1)), rtol=0, atol=1e-12)


def test_closure_converges_quadratically_and_keeps_the_branch() -> None:
    compiled = model("gough_stewart")
    minimal, start = compiled.minimal(), compiled.assemble()
    theta = minimal.coordinates(start.q) + np.array([0.05, -0.03, 0.02, 0.04, -0.05, 0.01])
    q, gaps = start.q, []
    for _ in range(5):
        q, gap, _ = (np.array(part) for part in minimal.closing(q, theta))
        gaps.append(gap[0])
    size = compiled.system.size
    for before, after in pairwise(gaps[:4]):
        assert after / size < 10 * (before / size) ** 2
    assert gaps[4] < 1e-12
    closed = minimal.close(theta, start.q)
    assert compiled.state(closed).loop_error < 1e-12
    np.testing.assert_allclose(minimal.coordinates(closed), theta, rtol=0, atol=1e-12)


def test_long_ways_are_followed_along_the_branch() -> None:
    """A full turn of the crank comes back to the same assembly."""
    compiled = model("four_bar_saha")
    minimal, start = compiled.minimal(), compiled.assemble()
    there = minimal.close(minimal.coordinates(start.q) + 2 * np.pi, start.q)
    turns = [compiled.state(there)[joint] - start[joint] for joint in ("crank", "coupler", "rocker")]
    np.testing.assert_allclose(turns, [2 * np.pi, -2 * np.pi, 0], rtol=0, atol=1e-11)


def test_free_fall_passes_the_singularity_of_its_coordinates() -> None:
    """The program changes coordinates; energy stays, loops stay closed, and full coordinates agree."""
    compiled = cc.compile(cc.library.five_bar())
    start = compiled.assemble(joints={"leg1_base": np.deg2rad(80), "leg2_base": np.deg2rad(70)})
    run = compiled.minimal().simulate(start, 1.0, times=np.linspace(0, 1.0, 21))
    assert run.switches[0].names == ("leg1_base", "leg2_base")
    assert len(run.switches) > 1
    assert 0.4 < run.switches[1].time < 0.4824
    energies = [sum(compiled.energies(run.state(i))) for i in range(len(run.time))]
    np.testing.assert_allclose(energies, energies[0], rtol=0, atol=1e-7)
    assert run.loop_error.max() < 1e-12
    other = compiled.simulate(start, 1.0, method="lagrange")
    np.testing.assert_allclose(run.q[-1], other.q[-1], rtol=0, atol=1e-6)


def test_a_run_may_start_where_its_coordinates_fail() -> None:
    """Both distal links in line: the program looks for others before the first step, or stops at once."""
    compiled = cc.compile(cc.library.five_bar())
    near = compiled.assemble(joints={"leg1_base": np.deg2rad(80.0), "leg2_base": np.deg2rad(10.0)})
    other = compiled.minimal(["leg1_base", "leg2_tip"])
    theta = other.coordinates(near.q)
    start = compiled.state(other.close([theta[0], np.copysign(np.pi, theta[1])], near.q))
    run = compiled.minimal().simulate(start, 0.1, times=[0.1])
    assert [change.time for change in run.switches] == [0.0, 0.0]
    wanted = other.simulate(start, 0.1, times=[0.1])
    np.testing.assert_allclose(run.q, wanted.q, rtol=0, atol=1e-9)
    stopped = compiled.minimal().simulate(start, 0.1, switch=False)
    assert "parallel (type 2) singularity" in stopped.stopped


def test_joint_forces_and_laws() -> None:
    """A constant force, the same by name, and the same as a law move the machine alike."""
    compiled = model("four_bar_saha")
    minimal, start = compiled.minimal(), compiled.assemble()
    runs = [
        minimal.simulate(start, 0.3, forces, times=[0.3])
        for forces in ([2.0], {"crank_motor": 2.0}, lambda t, state: [2.0], lambda t, state: {"crank_motor": 2.0})
    ]
    for run in runs[1:]:
        np.testing.assert_allclose(run.q[-1], runs[0].q[-1], rtol=0, atol=1e-10)
    free = minimal.simulate(start, 0.3, times=[0.3])
    assert abs(free["crank"][-1] - runs[0]["crank"][-1]) > 1e-2


def test_wrong_questions() -> None:
    compiled = model("four_bar_saha")
    minimal, start = compiled.minimal(), compiled.assemble()
    with pytest.raises(UnknownNameError, match="no actuator 'motor'; actuators: crank_motor"):
        minimal.simulate(start, 1.0, {"motor": 1.0})
    with pytest.raises(ArgumentError, match="2 forces were given for 1 actuators"):
        minimal.simulate(start, 1.0, [1.0, 2.0])
    with pytest.raises(ArgumentError, match="duration and tolerance must be positive"):
        minimal.simulate(start, -1.0)
    with pytest.raises(ArgumentError, match="times must increase"):
        minimal.simulate(start, 1.0, times=[0.5, 0.2])
    with pytest.raises(ArgumentError, match="the loops of the start are open"):
        minimal.simulate(compiled.state(start.q + 0.01), 1.0)


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
    minimal = compiled.minimal()
    wanted = compiled.forward_dynamics(state, [1.5], "reference").acceleration
    found = compiled.forward_dynamics(state, [1.5], "denoc").acceleration
    np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-10 * np.abs(wanted).max())
    theta_ddot = wanted[compiled.system.element("crank").v]
    np.testing.assert_allclose(minimal.inverse(state, theta_ddot), [1.5], rtol=0, atol=1e-9)
    np.testing.assert_allclose(
        minimal.forward_dynamics(state.q, minimal.velocities(state), [1.5])[0], theta_ddot, rtol=1e-9
    )
    assert abs(minimal.gravity(state)[0] - model("four_bar_saha").minimal().gravity(compiled.state(state.q))[0]) > 0.1
