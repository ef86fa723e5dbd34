"""Runs in independent coordinates: no drift, other coordinates where the present ones fail, an end where none go on."""

from __future__ import annotations

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, SingularityError, UnknownNameError
from closedchain.papers.denoc_runs import integrate
from states import model


def test_free_fall_passes_the_singularity_of_its_coordinates() -> None:
    """The program changes coordinates; energy stays, loops stay closed, and full coordinates agree."""
    compiled = cc.compile(cc.library.five_bar())
    start = compiled.assemble(joints={"leg1_base": np.deg2rad(80), "leg2_base": np.deg2rad(70)})
    run = integrate(compiled, cc.DeNOC().independent_coordinates(compiled), start, 1.0, times=np.linspace(0, 1.0, 21))
    assert run.changes[0][1] == ("leg1_base", "leg2_base")
    assert len(run.changes) > 1
    assert 0.4 < run.changes[1][0] < 0.4824
    energies = [sum(compiled.energies(run.state(i))) for i in range(len(run.time))]
    np.testing.assert_allclose(energies, energies[0], rtol=0, atol=1e-7)
    assert run.loop_error.max() < 1e-12
    other = compiled.simulate(start, 1.0, method="lagrange")
    np.testing.assert_allclose(run.q[-1], other.q[-1], rtol=0, atol=1e-6)


def test_a_run_may_start_where_its_coordinates_fail() -> None:
    """Both distal links in line: the program looks for others before the first step, or stops at once."""
    compiled = cc.compile(cc.library.five_bar())
    near = compiled.assemble(joints={"leg1_base": np.deg2rad(80.0), "leg2_base": np.deg2rad(10.0)})
    other = cc.DeNOC(independent=("leg1_base", "leg2_tip")).independent_coordinates(compiled)
    theta = other.coordinates(near.q)
    start = compiled.state(other.close([theta[0], np.copysign(np.pi, theta[1])], near.q))
    run = integrate(compiled, cc.DeNOC().independent_coordinates(compiled), start, 0.1, times=[0.1])
    assert [time for time, _ in run.changes] == [0.0, 0.0]
    wanted = integrate(compiled, other, start, 0.1, times=[0.1])
    np.testing.assert_allclose(run.q, wanted.q, rtol=0, atol=1e-9)
    stopped = integrate(compiled, cc.DeNOC().independent_coordinates(compiled), start, 0.1, switch=False)
    assert "parallel (type 2) singularity" in stopped.stopped


def test_joint_forces_and_laws() -> None:
    """A constant force, the same by name, and the same as a law move the machine alike."""
    compiled = model("four_bar_saha")
    coordinates, start = cc.DeNOC().independent_coordinates(compiled), compiled.assemble()
    runs = [
        integrate(compiled, coordinates, start, 0.3, forces, times=[0.3])
        for forces in ([2.0], {"crank_motor": 2.0}, lambda t, state: [2.0], lambda t, state: {"crank_motor": 2.0})
    ]
    for run in runs[1:]:
        np.testing.assert_allclose(run.q[-1], runs[0].q[-1], rtol=0, atol=1e-10)
    free = integrate(compiled, coordinates, start, 0.3, times=[0.3])
    assert abs(free["crank"][-1] - runs[0]["crank"][-1]) > 1e-2


def test_wrong_questions() -> None:
    compiled = model("four_bar_saha")
    coordinates, start = cc.DeNOC().independent_coordinates(compiled), compiled.assemble()
    with pytest.raises(UnknownNameError, match="no actuator 'motor'; actuators: crank_motor"):
        integrate(compiled, coordinates, start, 1.0, {"motor": 1.0})
    with pytest.raises(ArgumentError, match="actuator forces"):
        integrate(compiled, coordinates, start, 1.0, [1.0, 2.0])
    with pytest.raises(ArgumentError, match="duration and tolerance must be positive"):
        integrate(compiled, coordinates, start, -1.0)
    with pytest.raises(ArgumentError, match="times must increase"):
        integrate(compiled, coordinates, start, 1.0, times=[0.5, 0.2])
    with pytest.raises(ArgumentError, match="the loops of the start are open"):
        integrate(compiled, coordinates, compiled.state(start.q + 0.01, check=False), 1.0)


def test_runs_of_a_machine_described_in_a_singular_configuration_end() -> None:
    """From a regular state it moves as in tree coordinates; from the flat one no coordinates go on, and it says so."""
    compiled = cc.compile(cc.library.n_four_bar(1, angle=0.0))
    coordinates = cc.DeNOC().independent_coordinates(compiled)
    start = compiled.assemble(joints={"bar0": 0.3})
    run = integrate(compiled, coordinates, start, 0.1, times=[0.1])
    for method in ("denoc", "lagrange"):
        other = compiled.simulate(start, 0.1, method=method)
        np.testing.assert_allclose(run.q[-1], other.q[-1], rtol=0, atol=1e-7)
    with pytest.raises(SingularityError, match="the run ends at 0 s"):
        integrate(compiled, coordinates, compiled.assemble(joints={"bar0": 0.0}, allow_singular=True), 0.1)
