"""The contract of a formulation: it receives all applied forces, and adds or subtracts none."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc
from closedchain.model import METHODS


def sprung(**force: cc.JointSpring | cc.JointDamper) -> cc.Model:
    """The four-bar with a spring or damper on its crank."""
    machine = cc.library.four_bar()
    joints = tuple(replace(j, **force) if j.name == "crank" else j for j in machine.joints)
    return cc.compile(replace(machine, joints=joints))


@pytest.mark.parametrize("method", ["reference", "lagrange", "virtual_spring", "denoc"])
@pytest.mark.parametrize("force", [cc.JointDamper(2.0), cc.JointSpring(3.0)], ids=["damper", "spring"])
def test_joint_forces_are_counted_once(force: cc.JointSpring | cc.JointDamper, method: str) -> None:
    """The crank is actuated: its motor needs d v or k q more than that of the machine without them, and no more."""
    part = "damper" if isinstance(force, cc.JointDamper) else "spring"
    needed = []
    for model in (sprung(), sprung(**{part: force})):
        state = model.with_velocities(model.assemble(), joints={"crank": 0.5})
        needed.append(model.inverse_dynamics(state, joint_accelerations={"crank": 1.0}, method=method).forces[0])
    more = 2.0 * 0.5 if part == "damper" else 3.0 * state["crank"]
    assert needed[1] - needed[0] == pytest.approx(more, abs=1e-9)


@pytest.mark.parametrize("method", [None, "reference", "lagrange", "denoc"])
@pytest.mark.parametrize("damping", [0.0, 0.3])
def test_a_pendulum_has_one_coordinate_and_no_loop(method: str | None, damping: float) -> None:
    """τ = J a + m g l cos(q) / 2 + d v of a rod of 1 kg and 1 m."""
    damper = cc.JointDamper(damping) if damping else None
    model = cc.compile(
        cc.Mechanism(
            "pendulum",
            bodies=[cc.Body.rod("rod", 1.0, 1.0)],
            joints=[cc.revolute("pivot", "ground", "rod", damper=damper)],
            actuators=[cc.Actuator("motor", "pivot")],
            gravity=(0.0, -9.81, 0.0),
        )
    )
    state = model.with_velocities(model.assemble(joints={"pivot": 0.3}), joints={"pivot": 1.0})
    options = {} if method is None else {"method": method}
    found = model.inverse_dynamics(state, joint_accelerations={"pivot": 1.0}, **options)
    wanted = 1 / 3 + 9.81 * np.cos(0.3) / 2 + damping
    np.testing.assert_allclose(found.forces, [wanted], rtol=1e-12)
    # the motor and the damper act through the joint, whose reaction is theirs together
    np.testing.assert_allclose(found.reactions["pivot"][2], wanted - damping, rtol=1e-12)


def test_stabilised_formulations_are_not_projected() -> None:
    for method in (cc.Lagrange(baumgarte=20.0), cc.OperationalSpace(baumgarte=20.0)):
        assert method.stabilised
        model = cc.compile(cc.library.gough_stewart())
        run = model.simulate(model.assemble(), 0.01, step=1e-3, method=method)
        assert not run.observer.equations.projected
    assert not any(make().stabilised for make in METHODS.values())
