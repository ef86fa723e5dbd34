"""The paper's machines in independent coordinates: no drift, other coordinates where the cranks fail, or an end."""

from __future__ import annotations

import numpy as np
import pytest

import closedchain as cc
from states import model


def test_a_run_may_start_where_its_coordinates_fail() -> None:
    """Both distal links in line: the program begins with others; the cranks alone stop at once."""
    compiled = model("five_bar")
    near = compiled.assemble(joints={"leg1_base": np.deg2rad(80.0), "leg2_base": np.deg2rad(10.0)})
    other = cc.DeNOC(independent=("leg1_base", "leg2_tip")).independent_coordinates(compiled)
    theta = other.coordinates(near.q)
    start = compiled.state(other.close([theta[0], np.copysign(np.pi, theta[1])], near.q))
    run = compiled.simulate(start, 0.1, output=[0.1], coordinates="independent")
    wanted = compiled.simulate(start, 0.1, output=[0.1])
    np.testing.assert_allclose(run.q, wanted.q, rtol=0, atol=1e-9)
    stopped = compiled.simulate(start, 0.1, coordinates=("leg1_base", "leg2_base"))
    assert stopped.ending.kind == "singularity"
    assert stopped.ending.time == 0


@pytest.mark.parametrize("forces", [[2.0], {"crank_motor": 2.0}, lambda t, state: {"crank_motor": 2.0}])
def test_joint_forces_and_laws(forces: object) -> None:
    """A constant force, the same by name, and the same as a law move the machine as in the tree's coordinates."""
    compiled = model("four_bar_saha")
    start = compiled.assemble()
    run = compiled.simulate(start, 0.3, forces, output=[0.3], coordinates=("crank",))
    wanted = compiled.simulate(start, 0.3, [2.0], method="denoc", output=[0.3])
    np.testing.assert_allclose(run.q[-1], wanted.q[-1], rtol=0, atol=1e-9)
    free = compiled.simulate(start, 0.3, output=[0.3], coordinates=("crank",))
    assert abs(free["crank"][-1] - run["crank"][-1]) > 1e-2


def test_runs_of_a_machine_described_in_a_singular_configuration_end() -> None:
    """From a regular state it moves as in tree coordinates; from the flat one no coordinates go on, and it says so."""
    compiled = cc.compile(cc.library.n_four_bar(1, angle=0.0))
    start = compiled.assemble(joints={"bar0": 0.3})
    run = compiled.simulate(start, 0.1, output=[0.1], coordinates="independent")
    for method in ("denoc", "lagrange"):
        other = compiled.simulate(start, 0.1, method=method)
        np.testing.assert_allclose(run.q[-1], other.q[-1], rtol=0, atol=1e-7)
    flat = compiled.assemble(joints={"bar0": 0.0}, allow_singular=True)
    ended = compiled.simulate(flat, 0.1, coordinates="independent").ending
    assert ended.kind == "singularity"
    assert ended.time == 0
