"""Machines of one coordinate or none, bodies that are fixed to each other: every question has an answer or a reason.

(A slice of nothing out of one number is a row without elements for CasADi, not a column.)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ClosedChainError
from closedchain.mechanism.joint import fixed, prismatic, revolute
from interpreted import interpreted

ARM = cc.Body("arm", 1.0, (0.5, 0.0, 0.0), (0.01, 0.1, 0.1))
TIP = cc.Body("tip", 0.5, (0.1, 0.0, 0.0), (0.01, 0.01, 0.01))
HINGE = revolute("hinge", "ground", "arm", axis=(0, 1, 0), child_axis=(0, 1, 0))
WELD = fixed("weld", "arm", "tip", (1.0, 0.0, 0.0))
MOTOR = (cc.Actuator("motor", "hinge"),)
# about the hinge: inertia, and mass times distance
LEVER = 1.0 * 0.5 + 0.5 * 1.1
INERTIA = 0.1 + 1.0 * 0.5**2 + 0.01 + 0.5 * 1.1**2


@pytest.fixture(autouse=True)
def _no_machine_code() -> Iterator[None]:
    with interpreted():
        yield


def machine(*joints: cc.Joint, bodies: tuple[cc.Body, ...] = (ARM, TIP), platform: str = "tip") -> cc.Mechanism:
    driven = MOTOR if any(joint.name == "hinge" for joint in joints) else ()
    return cc.Mechanism("few", bodies, joints, actuators=driven, platform=platform)


PENDULA = {
    "a fixed joint in the tree": machine(HINGE, WELD),
    "a fixed joint that closes a loop": machine(
        HINGE,
        fixed("weld", "arm", "tip", (1.0, 0.0, 0.0), cut=True),
        revolute("second", "ground", "tip", axis=(0, 1, 0), child_axis=(0, 1, 0), child_at=(-1.0, 0.0, 0.0)),
    ),
}
METHODS = ("reference", "lagrange", "denoc", "virtual_spring")


@pytest.mark.parametrize("name", PENDULA)
@pytest.mark.parametrize("method", METHODS)
def test_a_pendulum_of_two_bodies(method: str, name: str) -> None:
    compiled = cc.compile(PENDULA[name])
    angle, speed, acceleration = 0.3, 0.7, 2.0
    state = compiled.assemble(joints={"hinge": angle})
    state = compiled.with_velocities(state, joints={"hinge": speed})
    # positive angles about y take x towards −z
    weight = 9.81 * LEVER * np.cos(angle)
    if method != "virtual_spring" or not compiled.system.nc:
        answer = compiled.forward_dynamics(state, {"motor": 1.5}, method)
        assert answer["hinge"] == pytest.approx((1.5 + weight) / INERTIA, rel=1e-9)
    needed = compiled.inverse_dynamics(state, joint_accelerations={"hinge": acceleration}, method=method)
    assert needed["motor"] == pytest.approx(INERTIA * acceleration - weight, rel=1e-9)
    assert needed.power_error < 1e-12
    assert all(np.isfinite(wrench).all() for wrench in needed.reactions.values())


@pytest.mark.parametrize("name", PENDULA)
def test_a_pendulum_follows_motions_and_is_linearized(name: str) -> None:
    compiled = cc.compile(PENDULA[name])
    answer = compiled.inverse_dynamics_along(cc.motions.joints({"hinge": 0.0}, {"hinge": 0.3}, 0.5), times=[0.0, 0.25])
    start, middle = answer["motor"]
    assert start == pytest.approx(-9.81 * LEVER, rel=1e-9)
    assert middle == pytest.approx(-9.81 * LEVER * np.cos(0.15), rel=1e-9)
    state = compiled.assemble(joints={"hinge": 0.3})
    linear = compiled.linearize(state)
    assert linear.A[1, 0] == pytest.approx(-9.81 * LEVER * np.sin(0.3) / INERTIA, rel=1e-9)
    assert linear.B[1, 0] == pytest.approx(1 / INERTIA, rel=1e-9)
    assert compiled.jacobian(state).parallel > 0.5


FEW = {
    "sliding": machine(prismatic("hinge", "ground", "arm", axis=(1, 0, 0)), WELD),
    "fixed first": machine(
        fixed("base", "ground", "tip"), revolute("hinge", "tip", "arm", axis=(0, 1, 0)), platform="arm"
    ),
    "all fixed": machine(fixed("base", "ground", "arm"), WELD),
    "one body fixed": machine(fixed("base", "ground", "arm"), bodies=(ARM,), platform="arm"),
    "fixed twice": machine(
        fixed("base", "ground", "arm"), WELD, fixed("again", "ground", "tip", (1.0, 0.0, 0.0), cut=True)
    ),
}
QUESTIONS: dict[str, Callable[[cc.Model, cc.State], object]] = {
    **{f"forward, {method}": lambda m, s, k=method: m.forward_dynamics(s, method=k).reactions for method in METHODS},
    **{f"inverse, {method}": lambda m, s, k=method: m.inverse_dynamics(s, method=k).reactions for method in METHODS},
    "inverse": lambda m, s: m.inverse_dynamics(s).power_error,
    "operational_space": lambda m, s: m.forward_dynamics(s, method="operational_space").reactions,
    "virtual_work": lambda m, s: m.forward_dynamics(s, method="virtual_work").reactions,
    "linearize": lambda m, s: m.linearize(s).A,
    "jacobian": lambda m, s: m.jacobian(s).parallel,
    "energies": lambda m, s: (m.energies(s), m.momentum(s), m.mass_matrix(s)),
    "motion": lambda m, s: (
        m.inverse_dynamics_along(cc.motions.joints({"hinge": 0.0}, {"hinge": 0.1}, 1.0), rate=2).forces
    ),
    "platform": lambda m, s: (
        m.inverse_dynamics_along(cc.motions.swing(s.platform.pose, (0.0, 0.0, 0.0)), rate=1).forces
    ),
}


@pytest.mark.parametrize("name", FEW)
def test_every_question_has_an_answer_or_a_reason(name: str) -> None:
    compiled = cc.compile(FEW[name])
    state = compiled.assemble()
    answered = []
    for question, ask in QUESTIONS.items():
        with suppress(ClosedChainError):
            ask(compiled, state)
            answered.append(question)
    assert {"forward, reference", "forward, lagrange", "energies", "jacobian"} <= set(answered)
    if compiled.system.nv:
        assert {"inverse", "inverse, lagrange", "linearize", "motion"} <= set(answered)


def test_forces_of_a_rigid_structure() -> None:
    """A triangle of two bars that cannot move: any torque holds it, and the least is none."""
    bars = [cc.Body(name, 1.0, (x, 0.5, 0.0), (0.1, 0.1, 0.1)) for name, x in (("left", 0.5), ("right", 1.5))]
    joints = [
        cc.pin("A", "ground", "left", (0, 0, 0)),
        cc.pin("B", "ground", "right", (2, 0, 0)),
        cc.pin("C", "left", "right", (1, 1, 0)),
    ]
    truss = cc.compile(cc.drawing("truss", bars, joints, [cc.Actuator("motor", "A")], gravity=(0, -9.81, 0)))
    answer = truss.inverse_dynamics(truss.assemble())
    assert (truss.mobility.dof, answer["motor"]) == (0, 0.0)
    np.testing.assert_allclose(answer.reactions["A"][4] + answer.reactions["B"][4], 2 * 9.81, rtol=1e-12)
