"""The reference dynamics against codes that share nothing with it, and every formulation against the reference."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

import closedchain as cc
from interpreted import interpreted
from oracles import maximal, mujoco_oracle, pinocchio_oracle
from oracles.state import Unsupported
from states import (
    ALIKE,
    EXTRA,
    LIBRARY,
    RANDOM,
    assert_close,
    body_accelerations,
    body_states,
    mechanism,
    moving_state,
    random_forces,
)

ALL = LIBRARY + EXTRA + RANDOM
FOR_OTHER_CODES = (*ALL, *ALIKE)


@pytest.fixture(autouse=True)
def evaluated_by_casadi() -> Iterator[None]:
    with interpreted():
        yield


@cache
def model(name: str) -> cc.Model:
    """A model of these tests alone: its kernels are no machine code."""
    return cc.compile(mechanism(name))


def of_oracle(compiled: cc.Model, found: dict[str, tuple[np.ndarray, np.ndarray]]) -> np.ndarray:
    return np.array([np.concatenate(found[body.name]) for body in compiled.mechanism.bodies])


@pytest.mark.parametrize("name", FOR_OTHER_CODES)
def test_reference_is_newton_euler_in_maximal_coordinates(name: str) -> None:
    compiled = model(name)
    state, forces = moving_state(compiled), random_forces(compiled)
    found = compiled.forward_dynamics(state, forces, "reference")
    states = body_states(state)
    assert maximal.violation(compiled.mechanism, states) < 1e-8
    wanted = maximal.accelerations(compiled.mechanism, states, forces)
    assert_close(body_accelerations(found), of_oracle(compiled, wanted), 1e-9)
    for joint, (held, unique) in maximal.reactions(compiled.mechanism, states, forces).items():
        wrench = held + maximal.joint_wrench(compiled.mechanism, compiled.mechanism.joint(joint), states, forces)
        assert np.array_equal(found.unique[joint], unique), joint
        scale = max(1.0, np.abs(wrench[unique]).max(initial=0.0))
        np.testing.assert_allclose(found.reactions[joint][unique], wrench[unique], rtol=0, atol=1e-8 * scale)


@pytest.mark.parametrize("name", FOR_OTHER_CODES)
def test_reference_is_pinocchio(name: str) -> None:
    compiled = model(name)
    state, forces = moving_state(compiled, 1), random_forces(compiled, 1)
    try:
        wanted = pinocchio_oracle.accelerations(compiled.mechanism, body_states(state), forces)
    except Unsupported as reason:
        pytest.skip(str(reason))
    found = compiled.forward_dynamics(state, forces, "reference")
    assert_close(body_accelerations(found), of_oracle(compiled, wanted), 1e-9)


# the suspension has a spring, which this oracle does not know
@pytest.mark.parametrize("name", [name for name in FOR_OTHER_CODES if name != "double_wishbone"])
def test_opened_tree_is_mujoco(name: str) -> None:
    compiled = model(name)
    state = moving_state(compiled, 2)
    cut = {c.joint.name for c in compiled.system.cuts}
    try:
        wanted = mujoco_oracle.tree_accelerations(compiled.mechanism, cut, body_states(state))
        kinetic, potential = mujoco_oracle.energies(compiled.mechanism, cut, body_states(state))
    except Unsupported as reason:
        pytest.skip(str(reason))
    M, h = compiled.mass_matrix(state), compiled.reference.bias(state.q, state.v)
    free = np.linalg.solve(M, compiled.reference.applied(state.q, state.v) - h)
    bodies = [b.name for b in compiled.mechanism.bodies]
    kin = compiled.kinematics
    found = [kin.body_jacobian(b, state.q) @ free + kin.body_product(b, state.q, state.v) for b in bodies]
    assert_close(np.array(found), of_oracle(compiled, wanted), 1e-9)
    np.testing.assert_allclose(compiled.energies(state), (kinetic, potential), rtol=1e-9, atol=1e-9)


ORDERS = [(name, order) for name in (*LIBRARY, *EXTRA) for order in ("sparse", "robust")]
ORDERS += [(name, ("sparse", "robust")[k % 2]) for k, name in enumerate(RANDOM)]


@pytest.mark.parametrize(("name", "order"), ORDERS)
def test_lagrange_is_reference(name: str, order: str) -> None:
    compiled = model(name)
    state, forces = moving_state(compiled, 3), random_forces(compiled, 3)
    wanted = compiled.forward_dynamics(state, forces, "reference")
    found = compiled.forward_dynamics(state, forces, cc.Lagrange(order=order), verify=False)
    assert_close(found.acceleration, wanted.acceleration, 1e-9)
    for joint, unique in wanted.unique.items():
        scale = max(1.0, np.abs(wanted.reactions[joint]).max())
        np.testing.assert_allclose(
            found.reactions[joint][unique], wanted.reactions[joint][unique], rtol=0, atol=1e-8 * scale
        )
