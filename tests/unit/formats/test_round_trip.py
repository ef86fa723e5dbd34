"""Machines written in every format and read again are the same machines; what a format cannot say is named."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, LossError
from unit.formats.round_trip import ENDINGS, differences, turned

MACHINES = ("four_bar", "slider_crank", "rssr", "stephenson_six_bar", "tripod_3rps")


@pytest.mark.parametrize("form", ENDINGS)
@pytest.mark.parametrize("name", MACHINES)
def test_dynamics_after_writing_and_reading(tmp_path: Path, name: str, form: str) -> None:
    found, _ = differences(cc.library.machines()[name](), form, tmp_path, np.random.default_rng(3))  # type: ignore[arg-type]
    assert found["mass"] < 1e-10
    assert found["pose"] < 1e-10
    assert found["twist"] < 1e-9
    assert found["gap"] < 1e-10
    assert found["acceleration"] < 1e-10


@pytest.mark.parametrize("form", ENDINGS)
def test_random_machines_with_joints_described_either_way(tmp_path: Path, form: str) -> None:
    kinds = ("revolute", "prismatic", "cylindrical", "universal", "spherical", "planar")
    machine = turned(cc.library.random_machine(4, bodies=4, loops=1, kinds=kinds))
    found, _ = differences(machine, form, tmp_path, np.random.default_rng(3))  # type: ignore[arg-type]
    assert max(found["pose"], found["twist"], found["gap"], found["acceleration"]) < 1e-9


def pendulum(**more: object) -> cc.Mechanism:
    joint = cc.revolute("pin", "ground", "arm", axis=(0, 1, 0), **more)  # type: ignore[arg-type]
    return cc.Mechanism("pendulum", [cc.Body.rod("arm", 2.0, 0.7)], [joint], [cc.Actuator("motor", "pin")])  # type: ignore[arg-type]


def test_what_a_format_cannot_say_is_refused_or_listed(tmp_path: Path) -> None:
    sprung = pendulum(spring=cc.JointSpring(3.0, 0.2))
    with pytest.raises(LossError, match="spring of joint 'pin'"):
        cc.export_file(sprung, tmp_path / "arm.urdf")
    assert list(tmp_path.iterdir()) == []
    report = cc.export_file(sprung, tmp_path / "arm.urdf", losses="list")
    assert [entry.element for entry in report.losses] == ["spring of joint 'pin'"]
    assert cc.import_file(tmp_path / "arm.urdf").mechanism.joint("pin").spring is None


@pytest.mark.parametrize("ending", [".xml", ".sdf"])
def test_springs_dampers_limits_and_actuators_come_back(tmp_path: Path, ending: str) -> None:
    made = pendulum(
        spring=cc.JointSpring(3.0, 0.2), damper=cc.JointDamper(0.4), friction=cc.JointFriction(0.1), limits=(-1.0, 2.0)
    )
    cc.export_file(made, tmp_path / f"arm{ending}")
    again = cc.import_file(tmp_path / f"arm{ending}").mechanism
    one, other = made.joint("pin"), again.joint("pin")
    assert (one.spring, one.damper, one.friction, one.limits) == (
        other.spring,
        other.damper,
        other.friction,
        other.limits,
    )
    assert [a.joint for a in again.actuators] == ["pin"]
    assert again.gravity == made.gravity
    np.testing.assert_allclose(again.body("arm").inertia_matrix, made.body("arm").inertia_matrix, rtol=0, atol=1e-17)


@pytest.mark.parametrize("ending", [".urdf", ".xml"])
def test_gears_and_limits_of_motors_come_back(tmp_path: Path, ending: str) -> None:
    motor = cc.Actuator("motor", "pin", gear=-20.0, max_force=1.5)
    made = replace(pendulum(limits=(-1.0, 2.0)), actuators=(motor,))
    cc.export_file(made, tmp_path / f"arm{ending}")
    again = cc.import_file(tmp_path / f"arm{ending}").mechanism.actuator("motor")
    assert (again.gear, again.joint_force_limit) == (motor.gear, pytest.approx(motor.joint_force_limit))


@pytest.mark.parametrize("form", ENDINGS)
def test_motors_and_dampers_on_both_axes_of_a_universal_joint(tmp_path: Path, form: str) -> None:
    damper = cc.JointDamper((0.2, 0.1))
    gimbal = cc.universal("gimbal", "ground", "arm", (0, 0, 1), (0.1, 0, 0), start=(0.3, -0.4), damper=damper)
    motors = [cc.Actuator("first", "gimbal", 0), cc.Actuator("second", "gimbal", 1)]
    arm = cc.Body("arm", 2.0, (0.3, 0.1, 0.0), (0.02, 0.05, 0.06))
    made = cc.Mechanism("gimbal", [arm], [gimbal], motors)  # type: ignore[arg-type]
    found, losses = differences(made, form, tmp_path, np.random.default_rng(3))  # type: ignore[arg-type]
    assert losses == []
    assert max(found["pose"], found["twist"], found["acceleration"]) < 1e-10


def test_armature_comes_back_in_mjcf_and_is_refused_elsewhere(tmp_path: Path) -> None:
    made = pendulum(armature=0.02)
    cc.export_file(made, tmp_path / "arm.xml")
    assert cc.import_file(tmp_path / "arm.xml").mechanism.joint("pin").armature == (0.02,)
    for name in ("arm.urdf", "arm.sdf"):
        with pytest.raises(LossError, match="armature of joint 'pin'"):
            cc.export_file(made, tmp_path / name)


def test_the_keyframe_of_a_written_mjcf_closes_the_loops(tmp_path: Path) -> None:
    """Also where a loop ends in a body of its own, whose coordinates stand between those of the others."""
    machine = cc.library.machines()["translational_3upu"]()
    cc.export_file(machine, tmp_path / "m.xml", losses="list")
    imported = cc.import_file(tmp_path / "m.xml", keyframe="start")
    own = {joint.name: joint.start for joint in machine.joints}
    compared = 0
    for joint in imported.mechanism.joints:
        name, _, number = joint.name.rpartition(".")
        start = own.get(name) or own.get(joint.name)
        if joint.dof == 1 and start is not None:
            at = int(number) if name in own else 0
            assert (joint.start or (0.0,))[0] == pytest.approx(start[at], abs=1e-12), joint.name
            compared += 1
    assert compared >= 9


def test_contacts_come_back_in_mjcf(tmp_path: Path) -> None:
    floor = cc.Pose((0, 0, -1.0), axis=(0, 0.6, 0.8))
    made = replace(pendulum(), contacts=(cc.Contact("tip", "arm", (0.7, 0, 0), 0.3, plane=floor),))
    cc.export_file(made, tmp_path / "arm.xml")
    (contact,) = cc.import_file(tmp_path / "arm.xml").mechanism.contacts
    assert (contact.body, contact.at, contact.mu) == ("arm", (0.7, 0.0, 0.0), 0.3)
    np.testing.assert_allclose(contact.plane.position, floor.position, atol=1e-15)
    np.testing.assert_allclose(contact.plane.matrix[:, 2], (0, 0.6, 0.8), atol=1e-15)


def test_kinds_that_no_tree_format_has(tmp_path: Path) -> None:
    screw = cc.helical("screw", "ground", "nut", pitch=0.01)
    nut = cc.Mechanism("nut", [cc.Body("nut", 1.0, inertia=(1, 1, 1))], [screw])  # type: ignore[arg-type]
    for name in ("nut.urdf", "nut.xml"):
        with pytest.raises(LossError, match="no helical joints"):
            cc.export_file(nut, tmp_path / name)
    cc.export_file(nut, tmp_path / "nut.sdf")
    pitch = cc.import_file(tmp_path / "nut.sdf").mechanism.joint("screw").pitch
    assert pitch == pytest.approx(0.01, rel=1e-15)


def test_the_format_is_that_of_the_name(tmp_path: Path) -> None:
    report = cc.export_file(pendulum(), tmp_path / "arm.yaml")
    assert report.format == "closedchain"
    assert cc.load(tmp_path / "arm.yaml") == pendulum()
    with pytest.raises(ArgumentError, match="give a format"):
        cc.export_file(pendulum(), tmp_path / "arm.obj")
    with pytest.raises(ArgumentError, match="'refuse' or 'list'"):
        cc.export_file(pendulum(), tmp_path / "arm.urdf", losses="ignore")  # type: ignore[arg-type]
