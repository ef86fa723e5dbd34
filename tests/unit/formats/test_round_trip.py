"""Machines written in every format and read again are the same machines; what a format cannot say is named."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import mujoco
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


@pytest.mark.parametrize("closing", [False, True])
@pytest.mark.parametrize("form", ["urdf", "urdf+", "mjcf", "sdf"])
def test_helical_joints(tmp_path: Path, form: cc.formats.files.ExportName, closing: bool) -> None:
    """SDF has them; elsewhere a slide follows a hinge, in the tree and where one closes a loop."""
    parts = {"damper": cc.JointDamper(0.3), "limits": (-2.0, 3.0), "friction": cc.JointFriction(0.1)}
    if form == "mjcf":
        parts |= {"armature": 0.01}
    screw = cc.helical("screw", "ground", "nut", axis=(0, 0.6, 0.8), pitch=0.1, start=[0.4], **parts)  # type: ignore[arg-type]
    motor = cc.Actuator("motor", "screw", max_force=3.0, max_velocity=2.0 if form != "mjcf" else None)
    joints = [screw]
    if closing:
        joints = [cc.free("any", "ground", "nut"), replace(screw, cut=True)]
    made = cc.Mechanism("nut", [cc.Body("nut", 1.0, (0.1, 0, 0), (1, 2, 2.5))], joints, [motor])
    found, losses = differences(made, form, tmp_path, np.random.default_rng(3))
    assert [loss for loss in losses if not loss.startswith(("joint 'any'",))] == []
    assert max(found["pose"], found["twist"], found["acceleration"]) < 1e-9
    if form == "sdf":
        pitch = cc.import_file(tmp_path / "nut.sdf").mechanism.joint("screw").pitch
        assert pitch == pytest.approx(0.1, rel=1e-15)


@pytest.mark.parametrize("form", ["urdf", "urdf+", "mjcf", "sdf"])
def test_what_no_format_has_is_listed(tmp_path: Path, form: cc.formats.files.ExportName) -> None:
    """A general joint is left out, its bodies move freely; a free joint between two bodies counts from the ground."""
    bodies = [cc.Body(name, 1.0, (0.1, 0, 0), (1, 2, 2.5)) for name in "abc"]
    rows = np.eye(6)
    joints = [
        cc.revolute("pin", "ground", "a", axis=(0, 1, 0)),
        cc.general("grip", "a", "b", at=(0.5, 0, 0), motion=rows[:3].tolist(), constraint=rows[3:].tolist()),
        cc.free("loose", "a", "c", start=(1, 0, 0, 0, 0.1, 0.2, 0.3), damper=cc.JointDamper((1.0,) * 6)),
    ]
    made = cc.Mechanism("odd", bodies, joints)  # type: ignore[arg-type]
    path = tmp_path / "odd.xml"
    with pytest.raises(LossError, match="general joints"):
        cc.export_file(made, path, format=form)
    report = cc.export_file(made, path, format=form, losses="list")
    assert "joint 'grip'" in {entry.element for entry in report.losses}
    assert any("'loose'" in entry.element for entry in report.losses)
    assert cc.import_file(path).check.mobility == 13


@pytest.mark.parametrize("form", ["urdf", "urdf+", "mjcf", "sdf"])
def test_cut_joints_stay_cut(tmp_path: Path, form: cc.formats.files.ExportName) -> None:
    """Two free bodies that a ball holds together; a hinge with a spring whose loop a weld closes."""
    bodies = [cc.Body(name, 1.0, (0.1, 0, 0), (1, 2, 2.5)) for name in "abcd"]
    joints = [
        cc.free("fa", "ground", "a"),
        cc.free("fb", "ground", "b", start=(1, 0, 0, 0, 1.0, 0, 0)),
        cc.spherical("ball", "a", "b", at=(0.5, 0, 0), child_at=(-0.5, 0, 0), cut=True),
        cc.revolute("c", "ground", "c", axis=(0, 0, 1), limits=(-1, 1), damper=cc.JointDamper(0.2)),
        cc.revolute("d", "ground", "d", axis=(0, 0, 1), limits=(-1, 1), damper=cc.JointDamper(0.2)),
        cc.fixed("weld", "c", "d", cut=True),
    ]
    made = cc.Mechanism("pair", bodies, joints)  # type: ignore[arg-type]
    found, losses = differences(made, form, tmp_path, np.random.default_rng(3))
    assert losses == []
    assert max(found["pose"], found["twist"], found["acceleration"]) < 1e-9
    if form != "sdf":
        again = cc.import_file(tmp_path / f"pair{'.xml' if form == 'mjcf' else '.urdf'}").mechanism
        assert {joint.kind for joint in again.joints if joint.name in ("fa", "fb")} == {"free"}


CUTS = {
    "prismatic": cc.Joint("guide", "prismatic", "ground", "piston", at=cc.Pose((0, 0, 0), axis=(1, 0, 0)),
                          child_at=cc.Pose((0, 0, 0), axis=(1, 0, 0)), cut=True),
    "limited": cc.Joint("guide", "prismatic", "ground", "piston", at=cc.Pose((0, 0, 0), axis=(1, 0, 0)),
                        child_at=cc.Pose((0, 0, 0), axis=(1, 0, 0)), cut=True, limits=(-2, 2)),
    "other way": cc.Joint("guide", "prismatic", "piston", "ground", at=cc.Pose((0, 0, 0), axis=(-1, 0, 0)),
                          child_at=cc.Pose((0, 0, 0), axis=(-1, 0, 0)), cut=True),
    "damped hinge": cc.Joint("pin", "revolute", "rod", "piston", at=cc.Pose((0.8, 0, 0), axis=(0, 1, 0)),
                             child_at=cc.Pose((0, 0, 0), axis=(0, 1, 0)), cut=True, damper=cc.JointDamper(0.3)),
}  # fmt: skip


def cut_slider_crank(case: str) -> cc.Mechanism:
    """A slider crank whose loop this joint closes, all of whose joints but that have limits, so that it stays cut."""
    own = CUTS[case]
    bodies = [
        cc.Body("crank", 1.0, (0.15, 0, 0), (1e-3, 0.01, 0.01)),
        cc.Body("rod", 2.0, (0.4, 0, 0), (1e-3, 0.1, 0.1)),
        cc.Body("piston", 0.5, (0.01, 0.02, 0.03), (1e-3, 1e-3, 1e-3)),
    ]
    about_y = {"limits": (-9.0, 9.0)}
    joints = [
        cc.Joint("crank", "revolute", "ground", "crank", cc.Pose(axis=(0, 1, 0)), cc.Pose(axis=(0, 1, 0)), **about_y),
        cc.Joint("rod", "revolute", "crank", "rod", cc.Pose((0.3, 0, 0), axis=(0, 1, 0)),
                 cc.Pose(axis=(0, 1, 0)), **about_y),
        cc.Joint("pin", "revolute", "rod", "piston", cc.Pose((0.8, 0, 0), axis=(0, 1, 0)), cc.Pose(axis=(0, 1, 0)),
                 **about_y),
        cc.Joint("guide", "prismatic", "ground", "piston", cc.Pose(axis=(1, 0, 0)), cc.Pose(axis=(1, 0, 0)),
                 limits=(-2, 2)),
    ]  # fmt: skip
    joints = [own if joint.name == own.name else joint for joint in joints]
    return cc.Mechanism(case.replace(" ", "_"), bodies, joints)


@pytest.mark.parametrize("form", ["urdf", "urdf+", "mjcf", "sdf"])
@pytest.mark.parametrize("case", CUTS)
def test_nothing_of_a_cut_joint_is_lost(tmp_path: Path, form: cc.formats.files.ExportName, case: str) -> None:
    """Whatever its kind, and with what acts on it."""
    found, losses = differences(cut_slider_crank(case), form, tmp_path, np.random.default_rng(3))
    assert losses == []
    assert max(found["mass"], found["pose"], found["twist"], found["acceleration"]) < 1e-9


@pytest.mark.parametrize("case", CUTS)
def test_mujoco_keeps_written_loops_closed(tmp_path: Path, case: str) -> None:
    """Its equalities are as soft as the bodies they hold are light: none holds a body without mass."""
    path = tmp_path / "slider.xml"
    cc.save(cut_slider_crank(case), path)
    m = mujoco.MjModel.from_xml_path(str(path))
    data = mujoco.MjData(m)
    mujoco.mj_resetDataKeyframe(m, data, 0)
    data.qvel[:] = 0.0
    gap = 0.0
    for _ in range(300):
        mujoco.mj_step(m, data)
        rows = data.efc_type == mujoco.mjtConstraint.mjCNSTR_EQUALITY
        gap = max(gap, float(np.abs(data.efc_pos[rows]).max()))
    assert np.ptp([data.qpos[0], 0.0]) > 0.01  # it moves
    assert 0 < gap < 3e-3


def test_moments_of_turned_plates_are_mujocos(tmp_path: Path) -> None:
    """A + B = C but for rounding, which MuJoCo refuses on the wrong side."""
    rng, bodies, joints = np.random.default_rng(1), [], []
    for number in range(40):
        R, (a, b) = np.linalg.qr(rng.standard_normal((3, 3)))[0], rng.uniform(1e-3, 1, 2)
        matrix = R @ np.diag([a, b, a + b]) @ R.T
        inertia = tuple(map(tuple, ((matrix + matrix.T) / 2).tolist()))
        bodies.append(cc.Body(f"b{number}", 1.0, (0, 0, 0), inertia))  # type: ignore[arg-type]
        joints.append(cc.revolute(f"j{number}", "ground", f"b{number}", axis=(0, 0, 1)))
    cc.save(cc.Mechanism("plates", bodies, joints), tmp_path / "plates.xml")
    m = mujoco.MjModel.from_xml_path(str(tmp_path / "plates.xml"))
    largest = [np.linalg.eigvalsh(body.inertia_matrix)[2] for body in bodies]
    np.testing.assert_allclose(m.body_inertia[1:].max(axis=1), largest, rtol=1e-12)


@pytest.mark.parametrize("form", ["urdf", "urdf+"])
@pytest.mark.parametrize("kind", ["revolute", "spherical", "fixed"])
def test_closing_frames_come_back(tmp_path: Path, form: cc.formats.files.ExportName, kind: str) -> None:
    """Their loop is named in the file that is written, and not made a second time."""
    ends = "".join(
        f'<link name="closing_e_{n}"/><joint name="k{n}" type="fixed"><parent link="{link}"/>'
        f'<child link="closing_e_{n}"/><origin xyz="{at}"/></joint>'
        for n, link, at in ((1, "b", "1 0 0"), (2, "c", "0 1 0"))
    )
    hinge = (
        '<joint name="{0}" type="continuous"><parent link="{1}"/><child link="{2}"/><origin xyz="{3}"/>'
        '<axis xyz="0 0 1"/></joint>'
    )
    places = (("x", "base", "a", "0 0 0"), ("y", "a", "b", "0 1 0"), ("z", "base", "c", "1 0 0"))
    hinges = "".join(hinge.format(*part) for part in places)
    own = '<inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1"/></inertial>'
    links = '<link name="base"/>' + "".join(f'<link name="{name}">{own}</link>' for name in "abc")
    (tmp_path / "one.urdf").write_text(f'<robot name="one">{links}{hinges}{ends}</robot>', encoding="utf-8")
    first = cc.import_file(tmp_path / "one.urdf", closing=kind).mechanism  # type: ignore[arg-type]
    cc.export_file(first, tmp_path / "two.urdf", format=form, losses="list")
    second = cc.import_file(tmp_path / "two.urdf")
    assert second.check.mobility == cc.import_file(tmp_path / "one.urdf", closing=kind).check.mobility  # type: ignore[arg-type]


def test_the_start_of_a_written_mjcf_is_where_assembly_begins(tmp_path: Path) -> None:
    """Its keyframe, for its loops are open where it is drawn; a file whose loops are closed there keeps that pose."""
    machine = cc.library.four_bar()
    path = cc.save(machine, tmp_path / "bar.xml")
    again = cc.import_file(path).mechanism
    one, other = (cc.compile(m).assemble() for m in (machine, again))
    for joint in machine.joints[:3]:
        assert float(other[joint.name]) == pytest.approx(float(one[joint.name]), abs=1e-9)
    text = path.read_text(encoding="utf-8")
    entry = next(e for e in cc.import_file(path).report.entries if e.element == "keyframe 'start'")
    assert "assembly starts there" in entry.note
    sites = text.replace("<keyframe>", '<keyframe><key name="other"/>')
    path.write_text(sites, encoding="utf-8")
    assert cc.import_file(path).mechanism.joints == cc.import_file(path, keyframe="start").mechanism.joints


def test_the_format_is_that_of_the_name(tmp_path: Path) -> None:
    report = cc.export_file(pendulum(), tmp_path / "arm.yaml")
    assert report.format == "closedchain"
    assert cc.load(tmp_path / "arm.yaml") == pendulum()
    with pytest.raises(ArgumentError, match="give a format"):
        cc.export_file(pendulum(), tmp_path / "arm.obj")
    with pytest.raises(ArgumentError, match="'refuse' or 'list'"):
        cc.export_file(pendulum(), tmp_path / "arm.urdf", losses="ignore")  # type: ignore[arg-type]
