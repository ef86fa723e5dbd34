"""Contacts of MJCF: the pairs that MuJoCo's own collision detection lets touch, with its distances and friction."""

from __future__ import annotations

from pathlib import Path

import casadi as ca
import mujoco
import numpy as np
import pytest

import closedchain as cc
from closedchain.contact.geometry import ContactGeometry

BALL = '<inertial pos="0 0 0" mass="1" diaginertia="0.1 0.1 0.1"/>'
# planes that stand still and that move, spheres, a capsule, masks, priorities, an excluded pair, parent and child
SCENE = f"""<mujoco><default><geom margin="2"/></default><worldbody>
<geom name="floor" type="plane" size="1 1 1" pos="0 0 -0.3" euler="10 20 0" friction="0.4 0.03 0.001"/>
<geom name="post" type="sphere" size="0.2" pos="1 0 0"/>
<body name="a" pos="0 0.1 0.6"><freejoint name="ja"/>{BALL}
  <geom name="head" type="sphere" size="0.1" pos="0.1 0 0.2" friction="0.6 0.01 0" condim="4"/>
  <geom name="foot" type="capsule" size="0.03 0.2" pos="0 0 -0.2" euler="30 0 40" friction="0.2" priority="1"/>
  <body name="b" pos="0.4 0 0"><joint name="jb" axis="0 1 0"/>{BALL}
    <geom name="knob" type="sphere" size="0.05" pos="0.1 0 0.1" condim="1"/>
    <geom name="box" type="box" size="0.1 0.1 0.1"/></body></body>
<body name="c" pos="0.5 0 1"><freejoint name="jc"/>{BALL}
  <geom name="dome" type="sphere" size="0.4"/>
  <geom name="ghost" type="sphere" size="0.1" contype="0" conaffinity="0"/></body>
<body name="d" pos="-0.5 0 0.5"><freejoint name="jd"/>{BALL}<geom name="egg" type="sphere" size="0.07"/></body>
</worldbody><contact><exclude body1="a" body2="d"/>
<pair name="held" geom1="egg" geom2="ghost" condim="4" friction="0.5 0.5 0.02 0 0" margin="2"/></contact></mujoco>"""


def imported(folder: Path, text: str) -> cc.Imported:
    path = folder / "scene.xml"
    path.write_text(text, encoding="utf-8")
    return cc.import_file(path)


def geom_names(m: mujoco.MjModel, pair: np.ndarray) -> frozenset[str]:
    return frozenset(m.geom(int(g)).name for g in pair)


def test_pairs_distances_and_friction_are_mujocos(tmp_path: Path) -> None:
    machine = imported(tmp_path, SCENE)
    m = mujoco.MjModel.from_xml_string(SCENE)
    data, model = mujoco.MjData(m), cc.compile(machine.mechanism)
    tree = model.kinematics.tree
    gaps = ca.Function("gaps", [tree.q], [ContactGeometry(tree).gaps])
    contacts = machine.mechanism.contacts
    shapes = {"held": frozenset(("egg", "ghost"))}
    ours = [shapes.get(c.name) or frozenset(c.name.split(" (")[0].split(" on ")) for c in contacts]
    assert {frozenset(("floor", "foot")), frozenset(("dome", "head")), frozenset(("post", "egg"))} <= set(ours)
    random, seen = np.random.default_rng(2), 0
    for _ in range(5):
        q = model.kinematics.step(model.system.neutral, random.uniform(-1, 1, model.system.nv))
        for link in (link for link in model.system.owners if link.model.nv):
            own, at = q[link.q], int(m.joint(link.name).qposadr[0])
            data.qpos[at : at + len(own)] = np.r_[own[4:], own[:4]] if len(own) == 7 else own
        mujoco.mj_forward(m, data)
        theirs: dict[frozenset[str], list[mujoco.MjContact]] = {}
        for contact in data.contact:
            theirs.setdefault(geom_names(m, contact.geom), []).append(contact)
        found = np.array(gaps(q)).ravel()
        known = {frozenset(("foot", "post")), frozenset(("foot", "dome"))}  # capsules on spheres are dropped
        assert {pair for pair in theirs if "box" not in pair} - known == set(ours)
        for pair, own in theirs.items():
            mine = [k for k, names in enumerate(ours) if names == pair]
            if not mine:
                continue
            np.testing.assert_allclose(sorted(found[mine]), sorted(c.dist for c in own), rtol=0, atol=1e-9)
            dimension, friction = own[0].dim, own[0].friction
            assert contacts[mine[0]].mu == pytest.approx(friction[0] if dimension > 1 else 0.0)
            assert contacts[mine[0]].torsional == pytest.approx(friction[2] if dimension > 3 else 0.0)
            seen += 1
    assert seen >= 25


def test_what_is_dropped_or_approximated_is_named(tmp_path: Path) -> None:
    words = str(imported(tmp_path, SCENE).report)
    for part in (
        "contacts of geoms floor, post, foot, box, dome, egg",
        "margin of 2 m",
        "a sphere at each end of the capsule",
    ):
        assert part in words
    assert "head on egg" not in words
    assert imported(tmp_path, SCENE.replace("<worldbody>", '<option><flag contact="disable"/></option><worldbody>', 1)
    ).mechanism.contacts == ()  # fmt: skip


def test_very_many_shapes(tmp_path: Path) -> None:
    """Neither asked pair by pair in Python nor made into contacts that no one could trace."""
    shape = '<body pos="{0} 0 0"><joint/><geom type="{1}" size="0.1 0.1 0.1"/></body>'
    for kind, count, why in (("sphere", 50, "more than 1000 pairs"), ("box", 400, "contacts of geoms geom0, geom1")):
        bodies = "".join(shape.format(i, kind) for i in range(count))
        machine = imported(tmp_path, f"<mujoco><worldbody>{bodies}</worldbody></mujoco>")
        assert machine.mechanism.contacts == ()
        assert why in str(machine.report)


def test_all_that_mjcf_can_say_of_a_contact_comes_back(tmp_path: Path) -> None:
    contacts = [
        cc.Contact("point", "a", (0.1, 0, 0), 0.3, plane=cc.Pose((0, 0, -1), axis=(0, 0.6, 0.8))),
        cc.Contact("ball", "a", (0, 0.1, 0), 0.0, radius=0.05, to="slab", plane=cc.Pose((0, 0, 0.2))),
        cc.Contact("egg", "b", (0, 0, 0.3), 0.5, radius=0.02, to="a", sphere=0.1, torsional=0.01),
        cc.Contact("face", "b", (0, 0, 0.3), 0.5, extent=(0.1, 0.2)),
        cc.Contact("tray", "b", (0, 0, 0.3), 0.5, to="a"),
        cc.Contact("bouncy", "b", (0, 0, 0.3), 0.5, restitution=0.4, mu_static=0.6),
    ]
    bodies = [cc.Body(name, 1.0, inertia=(0.1, 0.1, 0.1)) for name in ("a", "b", "slab")]
    joints = [*(cc.free(f"on {name}", "ground", name) for name in "ab"), cc.fixed("stand", "ground", "slab", (0, 0, 1))]
    made = cc.Mechanism("two", bodies, joints, contacts=contacts)  # type: ignore[arg-type]
    report = cc.export_file(made, tmp_path / "two.xml", losses="list")
    lost = ["contact 'face'", "contact 'tray'", "mu_static of contact 'bouncy'", "restitution of contact 'bouncy'"]
    assert [entry.element for entry in report.losses] == lost
    again = cc.import_file(tmp_path / "two.xml").mechanism
    assert {c.name for c in again.contacts} == {"point", "ball", "egg", "bouncy"}
    for one in contacts[:3]:
        other = again.contact(one.name)
        fields = ("body", "at", "mu", "radius", "to", "torsional")
        assert [getattr(one, f) for f in fields] == [getattr(other, f) for f in fields]
        assert (one.sphere or 0) == pytest.approx(other.sphere or 0, abs=1e-15)
        np.testing.assert_allclose(one.plane.position, other.plane.position, rtol=0, atol=1e-15)
        np.testing.assert_allclose(one.plane.matrix[:, 2], other.plane.matrix[:, 2], rtol=0, atol=1e-15)


def test_rotor_and_losses_of_motors_are_mujocos(tmp_path: Path) -> None:
    """M and passive forces with MuJoCo's armature and damping of an actuator behind a gear, in and out."""
    arm = cc.Body("arm", 1.0, (0.3, 0, 0), (0.1, 0.1, 0.1))
    motor = cc.Actuator("m", "pin", gear=3.0, rotor_inertia=0.01, damping=0.2, max_force=2.0)
    made = cc.Mechanism("arm", [arm], [cc.revolute("pin", "ground", "arm")], [motor])  # type: ignore[arg-type]
    cc.export_file(made, tmp_path / "arm.xml")
    assert cc.import_file(tmp_path / "arm.xml").mechanism.actuators == (motor,)
    m = mujoco.MjModel.from_xml_path(str(tmp_path / "arm.xml"))
    data, column, model = mujoco.MjData(m), np.zeros(1), cc.compile(made)
    data.qvel[:] = 2.0
    mujoco.mj_forward(m, data)
    mujoco.mj_mulM(m, data, column, np.ones(1))
    np.testing.assert_allclose(model.reference.mass_matrix(np.zeros(1)).ravel(), column, rtol=1e-12)
    np.testing.assert_allclose(model.reference.applied(np.zeros(1), np.array([2.0])), data.qfrc_passive, rtol=1e-12)


FLAGS = """<mujoco><option><flag {}="disable"/></option><worldbody><body name="a"><joint name="j" axis="0 1 0"
damping="1" stiffness="2" frictionloss="0.1" limited="true" range="-1 1"/>
<inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/>
</body></worldbody><equality><joint name="e" joint1="j"/></equality></mujoco>"""


@pytest.mark.parametrize("flag", ["spring", "damper", "frictionloss", "limit", "equality"])
def test_what_a_flag_switches_off_is_dropped_by_name(tmp_path: Path, flag: str) -> None:
    machine = imported(tmp_path, FLAGS.format(flag))
    joint = machine.mechanism.joint("j")
    kept = {"spring": joint.spring, "damper": joint.damper, "frictionloss": joint.friction, "limit": joint.limits}
    kept["equality"] = machine.mechanism.couplings or None  # type: ignore[assignment]
    assert [name for name, part in kept.items() if part is None] == [flag]
    assert "a flag of the file switches it off" in {entry.note for entry in machine.report.dropped}
