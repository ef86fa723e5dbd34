"""Joints that follow others: read from URDF, URDF+, MJCF and SDF, and written again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ClosedChainError
from unit.dynamics.test_couplings import geared_five_bar, rack_in_a_loop
from unit.formats.round_trip import ENDINGS, differences

LINK = '<link name="{}"><inertial><mass value="1"/><inertia ixx="1" iyy="1" izz="1"/></inertial></link>'
JOINT = (
    '<joint name="{0}" type="{3}"><parent link="{1}"/><child link="{2}"/><axis xyz="0 0 1"/>'
    '<limit lower="-9" upper="9" effort="{5}" velocity="1"/>{4}</joint>'
)


def urdf(*joints: tuple[str, ...], more: str = "") -> str:
    """Links a, b, c, … on the joints (name, parent, child, type, what else is in it, effort)."""
    links = '<link name="world"/>' + "".join(LINK.format(joint[2]) for joint in joints)
    return f'<robot name="r">{links}{"".join(JOINT.format(*joint) for joint in joints)}{more}</robot>'


def read(folder: Path, text: str, name: str = "robot.urdf") -> cc.Imported:
    (folder / name).write_text(text)
    return cc.import_file(folder / name)


def test_mimic(tmp_path: Path) -> None:
    mimic = '<mimic joint="one" multiplier="-0.5" offset="0.2"/>'
    made = read(tmp_path, urdf(("one", "world", "a", "revolute", "", "3"), ("two", "a", "b", "prismatic", mimic, "3")))
    (coupling,) = made.mechanism.couplings
    assert coupling == cc.Coupling("two", "two", "one", -0.5, 0.2)
    assert [actuator.joint for actuator in made.mechanism.actuators] == ["one"]
    assert "mimic 'two'" in {entry.element for entry in made.report.kept}
    assert made.check.mobility == 1


def test_a_joint_that_mimics_a_fixed_one_stands_still(tmp_path: Path) -> None:
    mimic = '<mimic joint="one" multiplier="-0.5" offset="0.2"/>'
    made = read(tmp_path, urdf(("one", "world", "a", "fixed", "", "3"), ("two", "a", "b", "revolute", mimic, "3")))
    assert (made.check.mobility, made.report.losses) == (0, ())
    assert cc.compile(made.mechanism).assemble(allow_singular=True)["two"] == pytest.approx(0.2, abs=1e-12)


@pytest.mark.parametrize(
    ("mimic", "text"),
    [
        ('<mimic joint="three"/>', "no joint 'three'"),
        ('<mimic joint="two"/>', "to itself"),
        ("<mimic/>", "needs the attribute 'joint'"),
        ('<mimic joint="one" multiplier="x"/>', "must be a number"),
    ],
)
def test_bad_mimics_are_refused(tmp_path: Path, mimic: str, text: str) -> None:
    with pytest.raises(ClosedChainError, match=text):
        read(tmp_path, urdf(("one", "world", "a", "revolute", "", "3"), ("two", "a", "b", "revolute", mimic, "3")))


def test_coupling_of_urdf_plus(tmp_path: Path) -> None:
    """ratio times what moves the predecessor is what moves the successor, both from their common ancestor on."""
    gear = (
        '<coupling name="gear"><predecessor link="c"/><successor link="e"/><ratio value="6"/></coupling>'
        '<coupling name="rotor" type="rolling"><predecessor link="b"/><successor link="f"/>'
        '<ratio value="-2"/></coupling>'
    )
    joints = [("base", "world", "a"), ("p1", "a", "b"), ("p2", "b", "c"), ("s1", "a", "d"), ("s2", "d", "e")]
    joints += [("s3", "a", "f")]
    made = read(tmp_path, urdf(*((*joint, "revolute", "", "0") for joint in joints), more=gear)).mechanism
    assert made.coupling("gear") == cc.Coupling("gear", "s2", ("p2", "p1", "s1"), (6.0, 6.0, -1.0))
    assert made.coupling("rotor") == cc.Coupling("rotor", "s3", "p1", -2.0)
    same = '<coupling name="gear"><predecessor link="c"/><successor link="b"/><ratio value="6"/></coupling>'
    with pytest.raises(ClosedChainError, match="no joint moves 'b' against 'c'"):
        read(tmp_path, urdf(*((*joint, "revolute", "", "0") for joint in joints), more=same))


MJCF = """<mujoco><compiler angle="radian"/><worldbody>
<body><joint name="one" type="hinge" axis="0 0 1" ref="0.3"/><inertial pos="1 0 0" mass="1" diaginertia="1 1 1"/></body>
<body><joint name="two" type="hinge" axis="0 1 0" ref="-0.4"/>
<inertial pos="1 0 0" mass="1" diaginertia="1 1 1"/></body>
<body><joint name="three" type="slide" axis="1 0 0" ref="0.1"/>
<inertial pos="0 0 0" mass="1" diaginertia="1 1 1"/></body>
</worldbody>
<tendon>
<fixed name="pair"><joint joint="two" coef="2"/><joint joint="three" coef="-1"/></fixed>
<fixed name="alone"><joint joint="one" coef="0.5"/></fixed>
</tendon>
<equality>{}</equality></mujoco>"""


@pytest.mark.parametrize(
    "equality",
    [
        '<joint joint1="two" joint2="one" polycoef="0.1 -2 0 0 0"/>',
        '<joint joint1="two" joint2="one" polycoef="0.1 0.5 0.3 -0.1 0.05"/>',
        '<joint joint1="three" polycoef="0.25 0 0 0 0"/>',
        '<tendon tendon1="pair" tendon2="alone" polycoef="0.1 3 0 0 0"/>',
        '<tendon tendon1="alone" tendon2="pair" polycoef="0.1 0.5 0.3 0 0"/>',
        '<tendon tendon1="pair" polycoef="0.2 0 0 0 0"/>',
    ],
)
def test_equalities_as_mujoco_has_them(tmp_path: Path, equality: str) -> None:
    """Where our coupling holds, MuJoCo's equality has no violation."""
    mujoco = pytest.importorskip("mujoco")
    text = MJCF.format(equality)
    made = read(tmp_path, text, "machine.xml").mechanism
    model = cc.compile(made)
    assert (len(made.couplings), model.mobility.dof) == (1, 2)
    state = model.assemble(guess=model.state([0.7, 0.2, -0.3], check=False))
    theirs = mujoco.MjModel.from_xml_path(str(tmp_path / "machine.xml"))
    data = mujoco.MjData(theirs)
    data.qpos[:] = [state["one"], state["two"], state["three"]]
    mujoco.mj_forward(theirs, data)
    assert data.nefc == 1
    assert abs(data.efc_pos[0]) < 1e-12


def test_equalities_that_cannot_be_said_are_listed(tmp_path: Path) -> None:
    pytest.importorskip("mujoco")
    many = MJCF.format('<tendon name="bent" tendon1="pair" tendon2="alone" polycoef="0 1 1 0 0"/>')
    made = read(tmp_path, many, "machine.xml")
    assert made.mechanism.couplings == ()
    assert "equality 'bent'" in {entry.element for entry in made.report.dropped}


SDF = """<sdf version="1.10"><model name="m">
<link name="a"/><link name="b"/>
<joint name="one" type="revolute"><parent>world</parent><child>a</child><axis><xyz>0 0 1</xyz></axis></joint>
<joint name="two" type="prismatic"><parent>a</parent><child>b</child><axis><xyz>1 0 0</xyz>
<mimic joint="one" axis="axis"><multiplier>2</multiplier><offset>0.5</offset><reference>0.1</reference></mimic>
</axis></joint>
</model></sdf>"""


def test_mimic_of_sdf(tmp_path: Path) -> None:
    made = read(tmp_path, SDF, "machine.sdf").mechanism
    assert made.couplings == (cc.Coupling("two", "two", "one", 2.0, 0.5 - 0.2),)
    with pytest.raises(ClosedChainError, match="no joint 'three'"):
        read(tmp_path, SDF.replace('joint="one"', 'joint="three"'), "machine.sdf")


@pytest.mark.parametrize("form", ENDINGS)
def test_couplings_after_writing_and_reading(tmp_path: Path, form: str) -> None:
    """Gears with an offset in a loop, and a rack with wheels that follow each other."""
    if form == "mjcf":
        pytest.importorskip("mujoco")
    spring_free = tuple(replace(joint, spring=None) for joint in rack_in_a_loop().joints)
    for machine in (geared_five_bar(), replace(rack_in_a_loop(), joints=spring_free)):
        found, losses = differences(machine, form, tmp_path, np.random.default_rng(3))  # type: ignore[arg-type]
        assert max(found["pose"], found["twist"], found["gap"], found["acceleration"]) < 1e-9
        assert losses == (["gravity"] if form in ("urdf", "urdf+") else [])


def tree(*couplings: cc.Coupling) -> cc.Mechanism:
    bodies = [cc.Body.rod(name, 1.0, 0.4) for name in ("a", "b", "c")]
    parents = ("ground", "ground", "b")
    joints = [cc.revolute(f"j{body.name}", parent, body.name, axis=(0, 1, 0))
              for body, parent in zip(bodies, parents, strict=True)]  # fmt: skip
    return cc.Mechanism("tree", bodies, joints, couplings=couplings)


def test_what_is_written_of_couplings(tmp_path: Path) -> None:
    """URDF+ has gears of two links, and mimics where more joints lie between; powers and sums are listed."""
    gear, far = cc.Coupling("gear", "jb", "ja", ratio=-3.0), cc.Coupling("jc", "jc", "ja", ratio=2.0)
    machine = tree(gear, far)
    cc.export_file(machine, tmp_path / "tree.urdf", format="urdf+", losses="list")
    text = (tmp_path / "tree.urdf").read_text()
    assert (text.count("<coupling"), text.count("<mimic")) == (1, 1)
    assert set(cc.import_file(tmp_path / "tree.urdf").mechanism.couplings) == {gear, far}
    power = cc.Coupling("power", "jb", "ja", polynomial=(0.1, 0.5, 0.2))
    both = cc.Coupling("both", "jc", ("ja", "jb"), ratio=(0.5, 2.0))
    for ending, lost in ((".urdf", 2), (".sdf", 2), (".xml", 0)):
        report = cc.export_file(tree(power, both), tmp_path / f"other{ending}", losses="list")
        assert sum("coupling" in entry.element for entry in report.losses) == lost
    if pytest.importorskip("mujoco"):
        again = cc.import_file(tmp_path / "other.xml").mechanism
        assert again.coupling("power").coefficients == power.coefficients
        assert again.coupling("both") == both
