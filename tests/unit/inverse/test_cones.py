"""Contacts that can only push: forces inside their friction cones, as by hand, or an error that names the one."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, ContactForceError, MechanismError, UnsupportedError
from closedchain.mechanism import from_data, to_data
from states import model

G = 9.81
MU = 0.4


def squeezed(soft: bool = True) -> cc.Mechanism:
    """A block of 1 kg between two fingers that slide along x; the contacts' normals point into the block.

    A soft contact does not let it spin about its normal.
    """
    left, right = cc.Pose((-0.05, 0, 0), axis=(1, 0, 0)), cc.Pose((0.05, 0, 0), axis=(-1, 0, 0))
    bodies = [cc.Body(name, 0.2, inertia=(1e-4,) * 3) for name in ("a", "b")]
    joints = [
        cc.prismatic("slide_a", "ground", "a", cc.Pose(axis=(1, 0, 0)), cc.Pose(axis=(1, 0, 0))),
        cc.prismatic("slide_b", "ground", "b", cc.Pose(axis=(1, 0, 0)), cc.Pose(axis=(1, 0, 0))),
        cc.spherical("tip_b", "b", "block", right, right, mu=MU),
    ]
    one = np.eye(6)
    spaces = {"motion": one[:2].tolist(), "constraint": one[2:].tolist()}
    if soft:
        joints.append(cc.general("tip_a", "a", "block", left, left, mu=MU, **spaces))
    else:
        joints.append(cc.spherical("tip_a", "a", "block", left, left, mu=MU))
    block = cc.Body("block", 1.0, inertia=(1e-3,) * 3)
    motors = [cc.Actuator("a", "slide_a"), cc.Actuator("b", "slide_b")]
    return cc.Mechanism("gripper", [*bodies, block], joints, motors, platform="block")


def test_a_gripper_squeezes_as_hard_as_friction_needs() -> None:
    """Each contact carries half the weight: N = m g / (2 mu), the smallest forces that hold the block."""
    compiled = cc.compile(squeezed())
    held = compiled.inverse_dynamics(compiled.assemble(), platform_acceleration=np.zeros(6))
    np.testing.assert_allclose(held.forces, [G / (2 * MU), -G / (2 * MU)], rtol=1e-6)
    for tip in ("tip_a", "tip_b"):
        force = held.reactions[tip][3:]
        assert np.hypot(*force[:2]) <= MU * force[2] * (1 + 1e-9)
        np.testing.assert_allclose(np.hypot(*force[:2]), G / 2, rtol=1e-9)
    # with a preload beyond that nothing is changed, and bounds are kept
    firm = cc.ForceDistribution(preload=(20.0, -20.0))
    np.testing.assert_allclose(
        compiled.inverse_dynamics(compiled.assemble(), platform_acceleration=np.zeros(6), distribution=firm).forces,
        [20.0, -20.0], rtol=1e-9,
    )  # fmt: skip
    weak = cc.ForceDistribution(upper=(10.0, 10.0))
    with pytest.raises(ContactForceError, match=r"contact 'tip_[ab]' would slip: 4.9\d* N across"):
        compiled.inverse_dynamics(compiled.assemble(), platform_acceleration=np.zeros(6), distribution=weak)


def test_along_a_motion_the_squeeze_follows_the_acceleration() -> None:
    """Accelerated sideways by a, one finger pushes N + m a: the lesser stays at m g / (2 mu)."""
    compiled = cc.compile(squeezed())
    move = cc.motions.joints({"slide_a": 0.0, "slide_b": 0.0}, {"slide_a": 0.2, "slide_b": 0.2}, duration=0.4)
    answer = compiled.inverse_dynamics_along(move, rate=20)
    a = answer.accelerations[:, 0]
    lesser = np.minimum(answer.reactions["tip_a"][:, 5], answer.reactions["tip_b"][:, 5])
    np.testing.assert_allclose(lesser, G / (2 * MU), rtol=1e-6)
    np.testing.assert_allclose(answer.forces.sum(axis=1), 1.4 * a, atol=1e-9)


@pytest.mark.parametrize(("acceleration", "words"), [
    ((0, 0, -12.0), r"contact 'seat' would have to pull with 4.38 N"),
    ((5.0, 0, 0), r"contact 'seat' would slip: 10 N across with 19.62 N along its normal, mu is 0.4"),
])  # fmt: skip
def test_what_would_pull_or_slip_is_named(acceleration: tuple[float, ...], words: str) -> None:
    """A block of 2 kg that only rests on a lift: 2 (12 − 9.81) N downwards are missing; 0.4 · 19.62 < 10 N."""
    bodies = [cc.Body(name, 2.0, inertia=(1e-2,) * 3) for name in ("cart", "lift", "block")]
    joints = [
        cc.slider("drive", "ground", "cart", (0, 0, 0), (1, 0, 0)),
        cc.slider("raise", "cart", "lift", (0, 0, 0), (0, 0, 1)),
        cc.fixed("seat", "lift", "block", mu=MU),
    ]
    motors = [cc.Actuator("drive", "drive"), cc.Actuator("raise", "raise")]
    compiled = cc.compile(cc.drawing("lift", bodies, joints, motors, platform="block"))
    state = compiled.assemble()
    with pytest.raises(ContactForceError, match=words):
        compiled.inverse_dynamics(state, joint_accelerations={"drive": acceleration[0], "raise": acceleration[2]})
    gentle = compiled.inverse_dynamics(state, joint_accelerations={"drive": 3.9, "raise": 0.0})
    np.testing.assert_allclose(gentle.forces, [6 * 3.9, 4 * G], rtol=1e-9)


def test_a_hand_holds_within_its_cones() -> None:
    """The same motion as with the smallest forces, which let contacts pull; none that is smaller keeps them pushing."""
    machine = cc.library.hand()
    machine = replace(machine, joints=tuple(replace(j, mu=0.8) if j.kind == "spherical" else j for j in machine.joints))
    compiled, plain = cc.compile(machine), model("hand")
    state = compiled.assemble()
    rest = plain.inverse_dynamics(plain.assemble(), platform_acceleration=np.zeros(6))
    tips = [joint.name for joint in machine.joints if joint.mu]
    margin = {n: 0.8 * rest.reactions[n][5] - np.hypot(*rest.reactions[n][3:5]) for n in tips}
    assert min(margin.values()) < 0
    held = compiled.inverse_dynamics(state, platform_acceleration=np.zeros(6))
    for name in tips:
        force = held.reactions[name][3:]
        assert 0.8 * force[2] - np.hypot(*force[:2]) >= -1e-9 * force[2]
    np.testing.assert_allclose(plain.forward_dynamics(plain.assemble(), held.forces).acceleration, 0.0, atol=1e-6)
    # towards the smallest forces every step leaves a cone
    nearer = held.forces + 1e-3 * (rest.forces - held.forces)
    answer = plain.forward_dynamics(plain.assemble(), nearer)
    worst = min(0.8 * answer.reactions[n][5] - np.hypot(*answer.reactions[n][3:5]) for n in tips)
    assert worst < 0
    with pytest.raises(UnsupportedError, match="contacts can only push"):
        compiled.kernels.inverse()


def test_files_and_bad_values() -> None:
    machine = squeezed()
    assert from_data(to_data(machine)) == machine
    with pytest.raises(MechanismError, match="revolute joint 'hinge' has mu"):
        cc.Joint("hinge", "revolute", "ground", "door", mu=0.5)
    with pytest.raises(MechanismError, match=r"mu of joint 'tip' is 0\.0; it must be positive"):
        cc.spherical("tip", "ground", "ball", mu=0.0)
    with pytest.raises(ArgumentError, match="mu of joint 'tip' must be a number"):
        cc.spherical("tip", "ground", "ball", mu="rough")  # type: ignore[arg-type]


def test_formats_say_that_they_lose_it(tmp_path: Path) -> None:
    for name in ("gripper.sdf", "gripper.xml"):
        report = cc.export_file(squeezed(soft=False), tmp_path / name, losses="list")
        assert any("mu of joint" in str(entry) for entry in report.entries)
