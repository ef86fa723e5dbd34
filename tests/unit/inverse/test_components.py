"""Every term counts: forces against Lagrange's equations from T and V, and what happens when a term is left out."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations_with_replacement

import numpy as np
import pytest

import closedchain as cc
import closedchain.dynamics.virtual_work as formulation
from closedchain.multibody import newton_euler
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.types import SX
from states import model, moving_state

STEP = 1e-4


def reduced(compiled: cc.Model, near: cc.State, actuators: dict[str, float]) -> tuple[np.ndarray, float]:
    """Mass matrix on the actuators' velocities and potential energy, from T and V alone."""
    state = compiled.assemble(joints=actuators, guess=near)
    names = list(actuators)
    kinetic = {}
    for i, j in combinations_with_replacement(range(len(names)), 2):
        velocities = {name: float(k in (i, j)) for k, name in enumerate(names)}
        kinetic[i, j] = compiled.energies(compiled.with_velocities(state, joints=velocities))[0]
    M = np.diag([2 * kinetic[i, i] for i in range(len(names))])
    for i, j in combinations_with_replacement(range(len(names)), 2):
        if i != j:
            M[i, j] = M[j, i] = kinetic[i, j] - kinetic[i, i] - kinetic[j, j]
    return M, compiled.energies(state)[1]


def lagrange_forces(compiled: cc.Model, state: cc.State, accelerations: np.ndarray) -> np.ndarray:
    """M θ'' + Σ (∂M_ij/∂θ_k − ½ ∂M_jk/∂θ_i) θ'_j θ'_k + ∂V/∂θ_i by central differences."""
    joints = [actuator.joint for actuator in compiled.system.actuators]
    theta = {joint: float(state[joint]) for joint in joints}
    velocities = np.array([state.velocity(joint) for joint in joints])
    dM, dV = [], []
    for joint in joints:
        ahead, behind = (reduced(compiled, state, {**theta, joint: theta[joint] + side * STEP}) for side in (1, -1))
        dM.append((ahead[0] - behind[0]) / (2 * STEP))
        dV.append((ahead[1] - behind[1]) / (2 * STEP))
    M, slopes = reduced(compiled, state, theta)[0], np.array(dM)
    quadratic = (
        np.einsum("kij,j,k->i", slopes, velocities, velocities)
        - np.einsum("ijk,j,k->i", slopes, velocities, velocities) / 2
    )
    return M @ accelerations + quadratic + np.array(dV)


@pytest.mark.parametrize("name", ["agile_wrist", "delta", "five_bar"])
def test_lagranges_equations_component_by_component(name: str) -> None:
    compiled = model(name)
    state = moving_state(compiled, 5)
    count = len(compiled.system.actuators)
    accelerations = np.random.default_rng(5).standard_normal(count)
    given = {a.joint: value for a, value in zip(compiled.system.actuators, accelerations, strict=True)}
    found = compiled.inverse_dynamics(state, joint_accelerations=given, method="virtual_work").forces
    wanted = lagrange_forces(compiled, state, accelerations)
    np.testing.assert_allclose(found, wanted, rtol=0, atol=2e-6 * np.abs(wanted).max())


def forces(compiled: cc.Model, state: cc.State, acceleration: np.ndarray) -> np.ndarray:
    # unverified: no other solution stands in for it
    return compiled.inverse_dynamics(state, acceleration=acceleration, method="virtual_work", verify=False).forces


def without_gyroscopic(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(newton_euler, "cross_force", lambda V, F: SX(6, 1))


def without_coriolis(monkeypatch: pytest.MonkeyPatch) -> None:
    still = property(lambda self: tuple(SX(6, 1) for _ in self.system.links))
    monkeypatch.setattr(BodyKinematics, "products", still)


def without_leg_inertia(monkeypatch: pytest.MonkeyPatch) -> None:
    real = formulation.newton_euler

    def light(body: BodyKinematics, dv: SX) -> SX:
        bodies = tuple(
            b if b.name == "platform" else replace(b, mass=0.0, inertia=(0.0, 0.0, 0.0))
            for b in body.system.mechanism.bodies
        )
        bare = cc.compile(replace(body.system.mechanism, bodies=bodies)).system
        return real(BodyKinematics(bare, body.q, body.v), dv)

    monkeypatch.setattr(formulation, "newton_euler", light)


@pytest.mark.parametrize("leave_out", [without_gyroscopic, without_coriolis, without_leg_inertia])
def test_leaving_out_a_term_is_noticed(leave_out: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison that passes with all terms fails by far without one of them."""
    whole = cc.compile(cc.library.hexapod())
    state = moving_state(whole, 5)
    acceleration = whole.forward_dynamics(state, np.ones(6), method="reference").acceleration
    np.testing.assert_allclose(forces(whole, state, acceleration), 1.0, atol=1e-9, rtol=0)
    leave_out(monkeypatch)  # type: ignore[operator]
    lacking = cc.compile(cc.library.hexapod())
    assert np.abs(forces(lacking, state, acceleration) - 1.0).max() > 1e-3


def test_a_body_beside_the_platform_is_no_leg() -> None:
    """A pendulum on the ground, which no motion of the platform moves."""
    machine = cc.library.planar_3rrr()
    beside = cc.revolute("pivot", "ground", "pendulum", at=(0.0, 0.0, 1.0))
    both = replace(
        machine, bodies=(*machine.bodies, cc.Body.rod("pendulum", 1.0, 0.2)), joints=(*machine.joints, beside)
    )
    model = cc.compile(both)
    with pytest.raises(cc.errors.UnsupportedError, match="does not determine all velocities of"):
        model.forward_dynamics(model.assemble(), method="virtual_work")
