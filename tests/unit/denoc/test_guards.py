"""Where the recursion has no answer it says so, in words that name the joint or the singularity."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, SingularityError, UnknownNameError, UnsupportedError
from states import model, moving_state


def stretched_five_bar() -> tuple[cc.Model, cc.State]:
    """Both distal links in line: with its cranks held, the tip can still move. Reached in other coordinates."""
    compiled = model("five_bar")
    coordinates = cc.DeNOC(independent=("leg1_base", "leg2_tip")).independent_coordinates(compiled)
    near = compiled.assemble(joints={"leg1_base": np.deg2rad(80.0), "leg2_base": np.deg2rad(10.0)})
    theta = coordinates.coordinates(near.q)
    return compiled, compiled.state(coordinates.close([theta[0], np.copysign(np.pi, theta[1])], near.q))


def test_parallel_singularity_is_named() -> None:
    compiled, state = stretched_five_bar()
    assert state.loop_error < 1e-12
    with pytest.raises(SingularityError, match=r"smallest eigenvalue of Φ .* parallel \(type 2\) singularity"):
        cc.DeNOC().independent_coordinates(compiled).inertia(state)
    with pytest.raises(SingularityError, match="parallel"):
        compiled.forward_dynamics(state, [0.0, 0.0], "denoc", verify=False)
    # the machine itself is regular there: a verified answer is that of a fallback
    found, wanted = (compiled.forward_dynamics(state, [1.0, 2.0], name).acceleration for name in ("denoc", "reference"))
    np.testing.assert_allclose(found, wanted, rtol=1e-9)


def test_other_coordinates_pass_the_same_configuration() -> None:
    compiled, state = stretched_five_bar()
    found = compiled.forward_dynamics(state, [1.0, 2.0], cc.DeNOC(independent=("leg1_base", "leg2_tip"))).acceleration
    wanted = compiled.forward_dynamics(state, [1.0, 2.0], "reference").acceleration
    np.testing.assert_allclose(found, wanted, rtol=1e-9, atol=1e-9 * np.abs(wanted).max())


def test_dependent_passive_screws_are_named() -> None:
    """Gimbal lock: the middle one of three intersecting revolutes at the platform turned by 90°."""
    compiled = model("gough_stewart_saha")
    state = compiled.assemble()
    names = [f"leg{i}_slide" for i in range(1, 7)]
    assert cc.DeNOC().independent_coordinates(compiled).names == tuple(names)
    q = np.array(state.q)
    q[compiled.system.element("leg1_tip_y").q] = np.pi / 2
    locked = compiled.state(q, check=False)
    with pytest.raises(SingularityError, match=r"'leg1_tip_x' depends on those of the passive joints .*δ = "):
        cc.DeNOC().independent_coordinates(compiled).gravity(locked)


def test_size_does_not_matter() -> None:
    """The same machine in units of millimetres and of kilometres is as far from singular."""
    pivots = []
    for scale in (1e-3, 1.0, 1e3):
        lengths = [scale * a for a in (0.6, 1.1, 0.7, 0.8)]
        compiled = cc.compile(cc.library.five_bar(lengths=lengths, base=1.2 * scale))
        coordinates = cc.DeNOC().independent_coordinates(compiled)
        pivots.append(float(coordinates.terms(compiled.assemble().q, np.zeros(2))[-1][0]))
    np.testing.assert_allclose(pivots, pivots[1], rtol=1e-9)


def test_loops_inside_a_leg_are_refused() -> None:
    with pytest.raises(UnsupportedError, match=r"leg1_arm.*a leg must be a single chain without loops of its own"):
        model("delta").forward_dynamics(model("delta").assemble(), method="denoc")


def test_no_legs_at_all_is_refused() -> None:
    compiled = cc.compile(cc.library.n_four_bar(4))
    with pytest.raises(UnsupportedError, match="not made of legs that meet at one body"):
        cc.DeNOC().independent_coordinates(compiled)


def test_wrong_names() -> None:
    compiled = model("five_bar")
    with pytest.raises(UnknownNameError, match="no degree of freedom 'crank'; degrees of freedom: leg1_base"):
        cc.DeNOC(independent=("crank", "leg2_base")).independent_coordinates(compiled)
    with pytest.raises(
        ArgumentError, match=r"1 independent coordinates were named; the machine has 2 degrees of freedom"
    ):
        cc.DeNOC(independent=("leg1_base",)).independent_coordinates(compiled)


def test_structures_have_no_coordinates() -> None:
    bodies = (cc.Body.rod("a", 1.0, 1.0), cc.Body.rod("b", 1.0, 1.0))
    joints = (
        cc.revolute("foot", "ground", "a"),
        cc.revolute("top", "a", "b", (1.0, 0, 0)),
        cc.revolute("other", "ground", "b", (1.2, 0, 0), (1.0, 0, 0)),
    )
    compiled = cc.compile(cc.Mechanism("truss", bodies, joints))
    assert np.all(compiled.forward_dynamics(compiled.assemble(), method="denoc").acceleration == 0)
    with pytest.raises(UnsupportedError, match="no degree of freedom"):
        cc.DeNOC().independent_coordinates(compiled)


def test_idle_spins_are_independent_too() -> None:
    """Balls at both ends of the legs: six spins that no drive moves, and no coordinate describes."""
    machine = cc.library.gough_stewart()
    joints = tuple(replace(j, kind="spherical", start=None) if j.kind == "universal" else j for j in machine.joints)
    compiled = cc.compile(replace(machine, joints=joints))
    state = moving_state(compiled)
    found = compiled.forward_dynamics(state, np.arange(6.0), "denoc").acceleration
    wanted = compiled.forward_dynamics(state, np.arange(6.0), "reference").acceleration
    np.testing.assert_allclose(found, wanted, rtol=0, atol=1e-9 * np.abs(wanted).max())
    assert cc.DeNOC().independent_coordinates(compiled).size == 12
    with pytest.raises(UnsupportedError, match="turns or rolls freely"):
        _ = cc.DeNOC().independent_coordinates(compiled).coordinates
