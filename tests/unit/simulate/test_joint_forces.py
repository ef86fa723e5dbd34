"""Springs, dampers, friction and limits of joints: every formulation sees them, and energy balances."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, MechanismError, NonFiniteError
from unit.simulate.machines import with_joints

FORCES = {
    "crank": {"damper": cc.JointDamper(0.3), "friction": cc.JointFriction(0.5, velocity=0.1)},
    "closing": {"spring": cc.JointSpring(4.0, reference=0.5), "damper": cc.JointDamper(0.2)},
}


def machine() -> cc.Mechanism:
    return with_joints(cc.library.four_bar(), **FORCES)


def test_files_keep_them(tmp_path: Path) -> None:
    given = with_joints(cc.library.four_bar(), rocker={"damper": cc.JointDamper(1), "limits": (-1, 2)})
    assert cc.load(cc.save(given, tmp_path / "m.yaml")) == given
    assert given.joint("rocker").limits == ((-1.0, 2.0),)


def test_formulations_agree() -> None:
    model = cc.compile(machine())
    state = model.with_velocities(model.assemble(), joints={"crank": 0.7})
    truth = model.forward_dynamics(state, 6.0, method="reference")
    for method in ("lagrange", cc.Lagrange(order="robust"), "denoc"):
        asked = model.forward_dynamics(state, 6.0, method=method)
        np.testing.assert_allclose(asked.acceleration, truth.acceleration, rtol=1e-11, atol=1e-11)
        for joint, wrench in truth.reactions.items():
            np.testing.assert_allclose(asked.reactions[joint], wrench, rtol=1e-9, atol=1e-9)
    plain = cc.compile(cc.library.four_bar())
    without = plain.forward_dynamics(plain.with_velocities(plain.assemble(), joints={"crank": 0.7}), 6.0)
    assert abs(without["crank"] - truth["crank"]) > 0.1


def test_a_spring_is_the_gradient_of_its_energy() -> None:
    model = cc.compile(machine())
    state = model.assemble()
    angle = state["closing"]
    plain = cc.compile(cc.library.four_bar())
    stored = model.energies(state)[1] - plain.energies(plain.assemble())[1]
    assert stored == pytest.approx(0.5 * 4.0 * (angle - 0.5) ** 2, rel=1e-12)


@pytest.mark.parametrize("options", [{}, {"integrator": "symplectic", "step": 1e-3}], ids=str)
def test_books_balance(options: dict[str, float]) -> None:
    model = cc.compile(machine())
    run = model.simulate(model.assemble(), 2.0, 3.0, **options)
    assert np.abs(run.energy.balance).max() < (1e-9 if not options else 1e-3)
    assert run.energy.joints[-1] < -0.1
    assert np.all(np.diff(run.energy.joints) <= 1e-12)


def test_a_damped_pendulum_decays_as_it_should() -> None:
    body = cc.Body("bob", 1.0, center=(0, 0, 0), inertia=(0.5, 0.5, 0.5))
    joint = cc.revolute("pin", "ground", "bob", spring=cc.JointSpring(8.0), damper=cc.JointDamper(0.4))
    model = cc.compile(cc.Mechanism("oscillator", (body,), (joint,), gravity=(0, 0, 0)))
    run = model.simulate(model.assemble(joints={"pin": 0.3}), 3.0)
    decay, omega = 0.4, np.sqrt(8.0 / 0.5 - 0.4**2)
    exact = 0.3 * np.exp(-decay * run.time) * (np.cos(omega * run.time) + decay / omega * np.sin(omega * run.time))
    np.testing.assert_allclose(run["pin"], exact, rtol=0, atol=1e-11)


def test_refusals() -> None:
    for fields, error, words in (
        ({"damper": cc.JointDamper(-1.0)}, MechanismError, "damper.damping of joint 'j' is -1.0; .* negative"),
        ({"spring": cc.JointSpring(-1.0)}, MechanismError, "spring.stiffness of joint 'j' is -1.0; .* negative"),
        ({"friction": cc.JointFriction(-1.0)}, MechanismError, "friction.force of joint 'j' is -1.0; .* negative"),
        ({"friction": cc.JointFriction(1.0, -1.0)}, MechanismError, "friction.velocity .* negative"),
        ({"limits": (2.0, 1.0)}, MechanismError, "below"),
        ({"limits": ((1.0, 2.0), (1.0, 2.0))}, ArgumentError, "1 pairs .* are needed, not 2"),
        ({"limits": ((1.0, 2.0, 3.0),)}, ArgumentError, "pairs"),
        ({"limits": 1.0}, ArgumentError, "limits of joint 'j' must be a list"),
        ({"spring": cc.JointSpring((1.0, 2.0))}, ArgumentError, "stiffness of joint 'j' must be 1 numbers, not 2"),
        ({"spring": cc.JointSpring(1.0, np.nan)}, NonFiniteError, "spring.reference of joint 'j' is nan"),
        ({"spring": cc.JointSpring("stiff")}, ArgumentError, "must be a number, not 'stiff'"),
        ({"spring": 3.0}, ArgumentError, "spring of joint 'j' must be a JointSpring, not 3.0"),
        ({"damper": cc.JointSpring(3.0)}, ArgumentError, "damper of joint 'j' must be a JointDamper"),
    ):
        with pytest.raises(error, match=words):
            cc.Joint("j", "revolute", "ground", "b", **fields)
    for kind, fields, what in (
        ("spherical", {"limits": (-1.0, 1.0)}, "limits"),
        ("free", {"limits": (-1.0, 1.0)}, "limits"),
        ("free", {"spring": cc.JointSpring(1.0)}, "a spring; a Bushing is one"),
    ):
        with pytest.raises(MechanismError, match=f"{kind} joint 'j' has no coordinates for {what}"):
            cc.Joint("j", kind, "ground", "b", **fields)
    assert cc.Joint("j", "spherical", "ground", "b", spring=cc.JointSpring(1.0)).spring.stiffness == (1.0, 1.0, 1.0)
    assert cc.spherical("j", "ground", "b", damper=cc.JointDamper(1.0)).damper.damping == (1.0, 1.0, 1.0)
    assert cc.planar("j", "ground", "b", spring=cc.JointSpring(np.arange(3))).spring.stiffness == (0.0, 1.0, 2.0)
    assert cc.universal("j", "ground", "b", limits=(-1, np.int64(1))).limits == ((-1.0, 1.0), (-1.0, 1.0))
