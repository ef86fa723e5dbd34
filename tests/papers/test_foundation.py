"""Numbers of the papers' machines at their first instants, from solutions that share no code with this package."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc

DATA = json.loads((Path(__file__).parents[1] / "data" / "foundation.json").read_text())


def test_four_bar_of_wang_closes_and_accelerates_as_computed_elsewhere() -> None:
    wanted = DATA["four_bar"]
    model = cc.compile(cc.library.four_bar())
    state = model.assemble(joints={"crank": np.pi / 2})
    alpha, phi = state["crank"] + state["coupler"], state["rocker"]
    np.testing.assert_allclose([alpha, phi], wanted["closure"], rtol=0, atol=1e-13)
    for method in ("reference", "lagrange"):
        found = model.forward_dynamics(state, {"crank_motor": 6.0}, method)
        angular = [found.body(name)[2] for name in ("crank", "coupler", "rocker")]
        np.testing.assert_allclose(angular, wanted["qdd"], rtol=1e-11, atol=0)
        # force of the coupler on the rocker at B, in the coupler's axes, turned into the world's
        force = state.body("coupler").rotation @ found.reactions["closing"][3:]
        np.testing.assert_allclose(np.abs(force[:2]), np.abs(wanted["joint_force"]), rtol=1e-11, atol=0)


def test_gough_stewart_of_wang_accelerates_as_computed_elsewhere() -> None:
    wanted = DATA["gough_stewart"]
    model = cc.compile(cc.library.gough_stewart())
    state = model.assemble(platform=cc.Pose([-1.5, 0.1, 1.5], turn_y(0.1)))
    for i in range(6):
        np.testing.assert_allclose(state[f"leg{i + 1}_slide"], wanted["rho"][i], rtol=0, atol=1e-13)
        angles = [wanted["alpha"][i], wanted["beta"][i]]
        np.testing.assert_allclose(state[f"leg{i + 1}_base"], angles, rtol=0, atol=1e-12)
    for method in ("reference", "lagrange"):
        found = model.forward_dynamics(state, None, method)
        np.testing.assert_allclose(found.platform[:3], wanted["acc_ang_world"], rtol=0, atol=1e-12)
        np.testing.assert_allclose(found.platform[3:], wanted["acc_lin_world"], rtol=0, atol=1e-11)
        for i in range(6):
            legs = [found[f"leg{i + 1}_slide"], *found[f"leg{i + 1}_base"]]
            np.testing.assert_allclose(legs, wanted["leg qdd (rho,alpha,beta)"][i], rtol=0, atol=1e-10)
            tip = state.body(f"leg{i + 1}_upper").rotation @ -found.reactions[f"leg{i + 1}_tip"][3:]
            np.testing.assert_allclose(tip, wanted["force_on_leg_tip_i"][i], rtol=0, atol=1e-11)


def turn_y(angle: float) -> np.ndarray:
    c, s = np.cos(angle), np.sin(angle)
    return np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]])


@pytest.mark.parametrize("mode", ["up", "down"])
def test_four_bar_of_saha_closes_and_moves_as_computed_elsewhere(mode: str) -> None:
    model = cc.compile(cc.library.four_bar_saha(mode=mode))
    state = model.assemble()
    for wanted in DATA[f"saha_four_bar_{mode}"]:
        state = model.assemble(joints={"crank": wanted["theta"][0]}, guess=state)
        state = model.with_velocities(state, joints={"crank": wanted["thetadot"][0]})
        names = ("crank", "coupler", "closing")
        np.testing.assert_allclose([state[n] for n in names], wanted["theta"], rtol=0, atol=1e-11)
        np.testing.assert_allclose([state.velocity(n) for n in names], wanted["thetadot"], rtol=0, atol=1e-12)
        acceleration = model.accelerations(state, joints={"crank": wanted["thetaddot"][0]})
        found = [acceleration[model.system.element(n).v][0] for n in names]
        np.testing.assert_allclose(found, wanted["thetaddot"], rtol=0, atol=1e-12)


def test_five_bar_of_saha_closes_and_moves_as_computed_elsewhere() -> None:
    model = cc.compile(cc.library.five_bar())
    state = model.assemble()
    first, second = (actuator.joint for actuator in model.mechanism.actuators)
    for wanted in DATA["saha_five_bar_up"]:
        angles, velocities = wanted["theta_l1_1_2__l2_1_2_3"], wanted["thetadot"]
        state = model.assemble(joints={first: angles[0], second: angles[2]}, guess=state)
        state = model.with_velocities(state, joints={first: velocities[0], second: velocities[2]})
        names = ("leg1_base", "leg1_elbow", "leg2_base", "leg2_elbow", "leg2_tip")
        np.testing.assert_allclose([state[n] for n in names], angles, rtol=0, atol=1e-11)
        np.testing.assert_allclose([state.velocity(n) for n in names], velocities, rtol=0, atol=1e-12)
        end = state.body("leg1_distal").point([model_length(model), 0, 0])
        np.testing.assert_allclose(end[:2], wanted["E"], rtol=0, atol=1e-11)


def model_length(model: cc.Model) -> float:
    """Length of the link that carries the end point."""
    return model.mechanism.joint("leg2_tip").child_at.position[0]
