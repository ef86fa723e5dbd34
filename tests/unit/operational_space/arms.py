"""Three arms in many forms, and their accelerations and tip forces against the reference."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np

import closedchain as cc
from closedchain.papers import multichain_wrist
from states import assert_close

ARMS = cc.library.three_arms()
SLANT = np.array([[0.36, 0.48, -0.8], [-0.8, 0.6, 0.0], [0.48, 0.64, 0.6]])


def five_dof_arms() -> cc.Mechanism:
    """The three arms with their fourth joints locked where they start."""
    return replace(stopped("joint4", "fixed"), name="five_dof_arms")


def stopped(joint: str, kind: str) -> cc.Mechanism:
    """The three arms with one joint of each turned to where it starts and of another kind there."""
    joints = []
    for old in ARMS.joints:
        if old.name.endswith(joint):
            c, s = np.cos(old.start[0]), np.sin(old.start[0])
            R = old.at.matrix @ np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
            old = replace(old, kind=kind, start=None, at=cc.Pose(old.at.position, rotation=R))
        joints.append(old)
    motors = tuple(motor for motor in ARMS.actuators if kind != "fixed" or not motor.name.endswith(joint))
    return replace(ARMS, name=f"{kind}_{joint}", joints=tuple(joints), actuators=motors)


def turned_grips() -> cc.Mechanism:
    """The three arms, grips described from the object to the arm."""
    joints = [
        replace(j, parent=j.child, child=j.parent, at=j.child_at, child_at=j.at) if j.kind == "fixed" else j
        for j in ARMS.joints
    ]
    return replace(ARMS, joints=tuple(joints))


def loaded_last_links() -> cc.Mechanism:
    return replace(ARMS, wrenches=(cc.Wrench("arm2_link6", (1.0, -2.0, 3.0), (0.1, 0.0, 0.2), (0.0, 0.01, 0.05)),))


def slanted_tools() -> cc.Mechanism:
    """Tools set at an angle on last links with lopsided masses."""
    joints = [
        replace(j, at=cc.Pose(j.at.position, rotation=j.at.matrix @ SLANT)) if j.kind == "fixed" else j
        for j in ARMS.joints
    ]
    bodies = [
        replace(b, center=(0.01, -0.02, 0.03), inertia=((2e-4, 1e-5, 2e-5), (1e-5, 3e-4, -1e-5), (2e-5, -1e-5, 2e-4)))
        if b.name.endswith("link6")
        else b
        for b in ARMS.bodies
    ]
    turned = {
        j.name: replace(j, child_at=cc.Pose(j.child_at.position, rotation=j.child_at.matrix @ SLANT))
        for j in joints
        if j.kind == "fixed"
    }
    return replace(ARMS, bodies=tuple(bodies), joints=tuple(turned.get(j.name, j) for j in joints))


def bent_wrist(angle: float) -> cc.Mechanism:
    """The three arms, gripping so that the first arm's wrist is bent by an angle; zero is its singularity."""
    return multichain_wrist.bent_wrist(arms_model(), angle)


@cache
def arms_model() -> cc.Model:
    return cc.compile(ARMS)


def compare(mechanism: cc.Mechanism, method: cc.OperationalSpace, rtol: float, forces: bool = True) -> None:
    model = cc.compile(mechanism)
    start = model.assemble(allow_singular=True)
    rng = np.random.default_rng(3)
    N = model.kinematics.free_motions(start.q)
    state = start.replace(v=N @ rng.standard_normal(N.shape[1]))
    tau = rng.uniform(-5, 5, len(model.system.actuators))
    found, wanted = (model.forward_dynamics(state, tau, method=m, verify=False) for m in (method, "reference"))
    assert_close(found.acceleration, wanted.acceleration, rtol)
    if forces:
        assert_close(found.multipliers, wanted.multipliers, rtol)
