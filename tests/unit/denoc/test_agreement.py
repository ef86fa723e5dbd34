"""t = N θ̇, I = NᵀMN and τ = Nᵀw of the recursion are those of the dense reference, wherever the machine has legs."""

from __future__ import annotations

import casadi as ca
import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import UnsupportedError
from states import LIBRARY, assert_close, model, moving_state, random_forces
from unit.denoc.dense import Dense, distance, traced

TOLERANCE = 1e-9
TREATED = [name for name in LIBRARY if name not in ("delta", "walker")]  # parallelograms; legs that end in the air


def check(compiled: cc.Model, coordinates: object, seed: int) -> float:
    """The largest relative difference of twists, accelerations, inertia and forces."""
    rng = np.random.default_rng(seed)
    q = compiled.mobility.samples[-1]
    N = compiled.kinematics.free_motions(q)
    state = compiled.state(q, N @ rng.standard_normal(N.shape[1]))
    velocities, accelerations = coordinates.velocities(state), rng.standard_normal(coordinates.size)
    v, dv, inertia, forces = (np.array(part) for part in traced(coordinates)(state.q, velocities, accelerations))
    dense = Dense(compiled, coordinates, state.q)
    wanted = dense.accelerations(state.v, accelerations)
    return max(
        distance(v.ravel(), state.v),
        distance(dv.ravel(), wanted),
        distance(inertia, dense.inertia()),
        distance(forces.ravel(), dense.forces(state.v, wanted)),
    )


@pytest.mark.parametrize("name", TREATED)
def test_library(name: str) -> None:
    compiled = model(name)
    assert check(compiled, cc.DeNOC().independent_coordinates(compiled), 1) < TOLERANCE


@pytest.mark.parametrize("seed", [*range(6), *(pytest.param(k, marks=pytest.mark.slow) for k in range(6, 20))])
def test_random_platforms(seed: int) -> None:
    """Legs of unequal length and any joint kinds, with one, several or no drives; two to six legs."""
    compiled = cc.compile(cc.library.random_legs(seed, legs={0: 6, 5: 4}.get(seed, 2 + (seed % 10 == 3))))
    assert check(compiled, cc.DeNOC().independent_coordinates(compiled), seed) < TOLERANCE


@pytest.mark.parametrize("name", ["four_bar_saha", "five_bar", "bricard", "gough_stewart", "hand", "three_arms"])
def test_forward_dynamics_and_reactions(name: str) -> None:
    compiled = model(name)
    state, forces = moving_state(compiled), random_forces(compiled)
    found = compiled.forward_dynamics(state, forces, "denoc", verify=False)
    wanted = compiled.forward_dynamics(state, forces, "reference")
    assert_close(found.acceleration, wanted.acceleration, TOLERANCE)
    for joint, reaction in wanted.reactions.items():
        unique = wanted.unique[joint]
        assert_close(found.reactions[joint][unique], reaction[unique], 1e-8)


@pytest.mark.parametrize("name", ["five_bar", "gough_stewart", "unlimited_roll"])
def test_inverse_dynamics_gives_back_the_forces(name: str) -> None:
    compiled = model(name)
    state, forces = moving_state(compiled), random_forces(compiled)
    acceleration = compiled.forward_dynamics(state, forces, "reference").acceleration
    assert_close(inverse_forces(compiled, state, acceleration), compiled.forces(forces), TOLERANCE)


def test_any_cut_gives_the_same() -> None:
    """The legs do not care which joints close the loops: mid-leg cuts, flipped joints, a platform in the tree."""
    machine = cc.library.five_bar()
    wanted = None
    for cut in (["leg2_elbow"], ["leg1_base"], ["leg2_base"], ["leg1_elbow"], ["leg1_elbow", "leg2_tip"]):
        compiled = cc.compile(machine, cut)
        state = compiled.assemble(joints={"leg1_base": 0.9, "leg2_base": 0.8})
        state = compiled.with_velocities(state, joints={"leg1_base": 0.7, "leg2_base": -1.1})
        found = compiled.forward_dynamics(state, [1.0, 2.0], "denoc", verify=False)
        reference = compiled.forward_dynamics(state, [1.0, 2.0], "reference")
        assert_close(found.acceleration, reference.acceleration, TOLERANCE)
        for joint, reaction in reference.reactions.items():
            assert_close(found.reactions[joint][reference.unique[joint]], reaction[reference.unique[joint]], 1e-8)
        inertia = cc.DeNOC().independent_coordinates(compiled).inertia(state)
        wanted = inertia if wanted is None else wanted
        assert_close(inertia, wanted, TOLERANCE)


def test_single_loop_and_two_legs_are_the_same_machine() -> None:
    """The four-bar as one leg that ends at the ground, t_e = 0, and as two legs that meet at the coupler."""
    compiled = model("four_bar_saha")
    state = moving_state(compiled)
    wanted = compiled.forward_dynamics(state, [3.0], "reference")
    for end in (None, "ground", "crank", "rocker"):
        found = compiled.forward_dynamics(state, [3.0], cc.DeNOC(end_effector=end), verify=False)
        assert_close(found.acceleration, wanted.acceleration, TOLERANCE)
        for joint, reaction in wanted.reactions.items():
            unique = wanted.unique[joint]
            assert_close(found.reactions[joint][unique], reaction[unique], 1e-8)


@pytest.mark.parametrize("joint", ["coupler", "closing", "rocker"])
def test_any_joint_may_be_independent(joint: str) -> None:
    compiled = model("four_bar_saha")
    state = moving_state(compiled)
    wanted = compiled.forward_dynamics(state, [3.0], "reference").acceleration
    found = compiled.forward_dynamics(state, [3.0], cc.DeNOC(independent=(joint,)), verify=False).acceleration
    assert_close(found, wanted, TOLERANCE)
    assert cc.DeNOC(independent=(joint,)).independent_coordinates(compiled).names == (joint,)


@pytest.mark.parametrize("name", ["four_bar", "gough_stewart", "three_arms", "quadruped"])
def test_the_matrices_of_the_paper(name: str) -> None:
    """N = N_l N_c N_d as matrices: bodies' twists, and the same inertia as the recursion."""
    compiled = model(name)
    state, coordinates = moving_state(compiled), cc.DeNOC().independent_coordinates(compiled)
    found = cc.DeNOC().matrices(compiled, state)
    assert_close(found.inertia, coordinates.inertia(state), TOLERANCE)
    n, b = coordinates.size, len(found.joints)
    assert [part.shape for part in (found.N_l, found.N_c, found.N_d)] == [(6 * b, 6 * b), (6 * b, 6 * n), (6 * n, n)]
    above = np.kron(np.triu(np.ones((b, b)), 1), np.ones((6, 6))) > 0
    assert np.all(found.N_l[above] == 0)
    energy = 0.5 * coordinates.velocities(state) @ found.inertia @ coordinates.velocities(state)
    assert energy == pytest.approx(compiled.energies(state)[0], rel=1e-11)
    twists, row = (found.N @ coordinates.velocities(state)).reshape(b, 6), 0
    for leg in cc.DeNOC().plan(compiled.machine).legs.legs:
        for joint, beyond in zip(leg.joints, leg.beyond, strict=True):
            row += max(1, compiled.system.element(joint.name).model.nv)
            if joint is not leg.tip:  # the last body is the end-effector, in frame E
                body = state.body(beyond)
                assert_close(twists[row - 1], body.twist @ np.kron(np.eye(2), body.rotation), TOLERANCE)


def test_redundant_drives_share_with_least_norm() -> None:
    compiled = model("three_arms")
    state = moving_state(compiled)
    coordinates = cc.DeNOC().independent_coordinates(compiled)
    dense = Dense(compiled, coordinates, state.q)
    A = compiled.kinematics.actuator_jacobian(state.q)
    dv = dense.accelerations(state.v, np.zeros(coordinates.size))
    found = inverse_forces(compiled, state, dv)
    wanted = np.linalg.pinv((A @ dense.N).T) @ dense.forces(state.v, dv)
    assert_close(found, wanted, TOLERANCE)


def inverse_forces(compiled: cc.Model, state: cc.State, dv: np.ndarray) -> np.ndarray:
    system = compiled.system
    q, v, a = ca.SX.sym("q", system.nq), ca.SX.sym("v", system.nv), ca.SX.sym("a", system.nv)
    forces = cc.DeNOC().inverse(compiled.machine, q, v, a, ca.SX(v.shape[0], 1))
    return np.array(
        ca.Function("inverse", [q, v, a], [ca.densify(forces)], {"cse": True})(state.q, state.v, dv)
    ).ravel()


def test_underactuated_machines_have_no_inverse_dynamics() -> None:
    machine = cc.library.five_bar()
    single = cc.Mechanism(
        "half_driven", machine.bodies, machine.joints, actuators=machine.actuators[:1], platform=machine.platform
    )
    compiled = cc.compile(single)
    assert cc.DeNOC().independent_coordinates(compiled).names[0] == "leg1_base"
    with pytest.raises(UnsupportedError, match="no actuator moves"):
        inverse_forces(compiled, compiled.assemble(), np.zeros(compiled.system.nv))
