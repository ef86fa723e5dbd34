"""Names and elements as files have them: the world by any name, shared names, ways of other programs to close loops."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ClosedChainError, FileFormatError, UnsupportedError

MASS = '<inertial><mass value="1"/><origin xyz="0.5 0 0"/><inertia ixx="0.01" iyy="0.1" izz="0.1"/></inertial>'
JOINT = (
    '<joint name="{0}" type="continuous"><parent link="{1}"/><child link="{2}"/>'
    '<origin xyz="{3}"/><axis xyz="0 0 1"/></joint>'
)
TREE = (
    JOINT.format("ja", "{0}", "a", "0 0 0")
    + JOINT.format("jb", "a", "b", "1 0 0")
    + JOINT.format("jc", "{0}", "c", "0 1 0")
)
LINKS = "".join(f'<link name="{name}">{MASS}</link>' for name in "abc")
POINTS = """<drake:ball_constraint>
<drake:ball_constraint_body_A name="b"/><drake:ball_constraint_body_B name="{}"/>
<drake:ball_constraint_p_AP value="0 1 0"/><drake:ball_constraint_p_BQ value="{}"/></drake:ball_constraint>"""


def urdf(folder: Path, inside: str, name: str = "robot.urdf", **options: object) -> cc.Imported:
    path = folder / name
    path.write_text(f'<robot name="r" xmlns:drake="d">{inside}</robot>', encoding="utf-8")
    return cc.import_file(path, **options)  # type: ignore[arg-type]


def sdf(folder: Path, inside: str) -> cc.Imported:
    path = folder / "robot.sdf"
    path.write_text(f'<sdf version="1.6"><model name="m">{inside}</model></sdf>', encoding="utf-8")
    return cc.import_file(path)


def joints(machine: cc.Imported) -> dict[str, tuple[str, str, str]]:
    return {joint.name: (joint.kind, joint.parent, joint.child) for joint in machine.mechanism.joints}


@pytest.mark.parametrize("root", ["ground", "world", "base"])
@pytest.mark.parametrize("mass", ["", MASS])
def test_the_root_of_a_urdf(tmp_path: Path, root: str, mass: str) -> None:
    """ground and world are the world whatever they weigh; another root stands on it if it has a mass."""
    machine = urdf(tmp_path, f'<link name="{root}">{mass}</link>{LINKS}{TREE.format(root)}')
    parent = "base" if root == "base" and mass else "ground"
    assert joints(machine)["ja"] == ("revolute", parent, "a")
    assert [body.name for body in machine.mechanism.bodies] == [*(["base"] if parent == "base" else []), "a", "b", "c"]
    assert machine.report.losses == ()


def test_a_world_that_is_not_declared(tmp_path: Path) -> None:
    """Drake's: what is tied to it, and a link that nothing ties floats."""
    text = LINKS + TREE.format("world") + f'<link name="d">{MASS}</link>'
    machine = urdf(tmp_path, text)
    assert joints(machine)["ja"] == ("revolute", "ground", "a")
    assert joints(machine)["d on ground"] == ("free", "ground", "d")
    assert machine.check.mobility == 9


def test_a_link_beside_a_world_floats(tmp_path: Path) -> None:
    text = (
        '<link name="world"/>'
        + LINKS
        + JOINT.format("ja", "world", "a", "0 0 0")
        + JOINT.format("jb", "a", "b", "1 0 0")
    )
    machine = urdf(tmp_path, text)
    assert joints(machine)["c on ground"] == ("free", "ground", "c")
    assert machine.check.mobility == 8


def test_bodies_that_float_may_have_any_name(tmp_path: Path) -> None:
    machine = urdf(tmp_path, f'<link name="ground">{MASS}</link>{LINKS}{TREE.format("ground")}', floating=True)
    assert machine.check.mobility == 9
    assert len({body.name for body in machine.mechanism.bodies}) == 4
    inside = '<link name="base"/>' + LINKS.replace('"b"', '"ground"') + TREE.format("base").replace('"b"', '"ground"')
    assert urdf(tmp_path, inside).check.mobility == 3


@pytest.mark.parametrize(("other", "at"), [("c", "1 0 0"), ("world", "1 1 0")])
def test_drakes_ball_constraint_in_a_urdf(tmp_path: Path, other: str, at: str) -> None:
    machine = urdf(tmp_path, LINKS + TREE.format("world") + POINTS.format(other, at))
    assert joints(machine)["ball_constraint_1"] == ("spherical", "b", "ground" if other == "world" else other)
    assert machine.check.gap_before == pytest.approx(0, abs=1e-12)
    assert machine.check.mobility == 1


GAZEBO = """<gazebo><joint name="loop" type="{}"><parent>c</parent><child>b</child><pose>0 1 0 0 0 0</pose>
<axis><xyz>0 0 1</xyz>{}</axis></joint><plugin name="p"/></gazebo>"""


@pytest.mark.parametrize("kind", ["revolute", "ball"])
def test_a_joint_inside_gazebo_closes_a_loop(tmp_path: Path, kind: str) -> None:
    text = '<link name="base"/>' + LINKS + TREE.format("base") + GAZEBO.format(kind, "")
    machine = urdf(tmp_path, text)
    loop = machine.mechanism.joint("loop")
    assert (loop.kind, loop.cut) == ("spherical" if kind == "ball" else "revolute", True)
    np.testing.assert_allclose(loop.at.position, (1, 0, 0), atol=1e-12)
    np.testing.assert_allclose(loop.child_at.position, (0, 1, 0), atol=1e-12)
    assert machine.check.mobility == 1
    assert {entry.element for entry in machine.report.losses} == {"plugin 'p' of robot 'r'"}
    laws = "<limit><lower>-1</lower><upper>2</upper></limit><dynamics><damping>0.2</damping></dynamics>"
    with_laws = urdf(tmp_path, '<link name="base"/>' + LINKS + TREE.format("base") + GAZEBO.format(kind, laws))
    loop = with_laws.mechanism.joint("loop")
    assert (loop.limits, loop.damper) == (
        (None, None) if kind == "ball" else (((-1.0, 2.0),), cc.JointDamper((0.2,)))
    )  # fmt: skip
    assert {entry.element for entry in with_laws.report.losses} == {"plugin 'p' of robot 'r'"}
    machine = urdf(tmp_path, '<link name="base"/>' + LINKS + TREE.format("base") + GAZEBO.format("screw", ""))
    assert "joint 'loop' in <gazebo>" in {entry.element for entry in machine.report.losses}


def test_transmissions_without_names(tmp_path: Path) -> None:
    text = (
        '<transmission><joint name="ja"/>'
        "<actuator><mechanicalReduction>5</mechanicalReduction></actuator></transmission>"
        '<transmission name="t"><joint name="jb"/><actuator/></transmission>'
        '<transmission name="u"><joint name="jc"/><mechanicalReduction>one</mechanicalReduction></transmission>'
        '<transmission name="v"><joint/></transmission>'
    )
    machine = urdf(tmp_path, '<link name="base"/>' + LINKS + TREE.format("base") + text)
    assert [(a.name, a.joint, a.gear) for a in machine.mechanism.actuators] == [
        ("ja", "ja", 5),
        ("t", "jb", 1),
        ("u", "jc", 1),
    ]
    assert {e.element for e in machine.report.losses} == {"transmission 'v'", "mechanicalReduction of transmission 'u'"}


@pytest.mark.parametrize("text", ['<xacro:include filename="a.xacro"/>', '<link name="${prefix}a"/>'])
def test_xacro(tmp_path: Path, text: str) -> None:
    with pytest.raises(UnsupportedError, match=r"xacro robot\.urdf\.xacro > robot\.urdf"):
        urdf(tmp_path, text, "robot.urdf.xacro")


def test_comments_with_dashes(tmp_path: Path) -> None:
    text = f'<!-- a -- b --- --><link name="world"/>\n<!--\n---->{LINKS}{TREE.format("world")}<bad --x="1"/>'
    with pytest.raises(FileFormatError, match="line 3"):
        urdf(tmp_path, text)
    assert urdf(tmp_path, text[: text.index("<bad")]).check.mobility == 3


INERTIAL = "<inertial>{}<mass>2</mass><inertia><ixx>1</ixx><iyy>1</iyy><izz>1</izz></inertia></inertial>"
LINK = '<link name="{}"><pose>{} 0 0 0</pose>' + INERTIAL.format("") + "</link>"
HINGE = (
    '<joint name="{}" type="{}"><parent>{}</parent><child>{}</child>'
    "<axis><xyz>0 0 1</xyz></axis><axis2><xyz>{}</xyz></axis2></joint>"
)


def test_a_link_and_a_joint_of_one_name(tmp_path: Path) -> None:
    """As cassie.sdf has them; poses relative to the name mean the link."""
    inside = (
        LINK.format("a", "0 0 0") + LINK.format("b", "1 0 0") + HINGE.format("a", "revolute", "world", "a", "0 1 0")
    )
    inside += (
        '<joint name="b" type="revolute"><pose relative_to="a">0.5 0 0 0 0 0</pose><parent>a</parent><child>b</child>'
    )
    machine = sdf(tmp_path, inside + "<axis><xyz>0 0 1</xyz></axis></joint>")
    assert joints(machine) == {"a": ("revolute", "ground", "a"), "b": ("revolute", "a", "b")}
    np.testing.assert_allclose(machine.mechanism.joint("b").at.position, (0.5, 0, 0), atol=1e-12)
    np.testing.assert_allclose(machine.mechanism.joint("b").child_at.position, (-0.5, 0, 0), atol=1e-12)


def test_a_link_called_world(tmp_path: Path) -> None:
    hinge = HINGE.format("j", "revolute", "world", "a", "0 1 0").replace("<axis2><xyz>0 1 0</xyz></axis2>", "")
    machine = sdf(tmp_path, f'<link name="world">{INERTIAL.format("")}</link>{LINK.format("a", "1 0 0")}{hinge}')
    assert joints(machine) == {"j": ("revolute", "ground", "a")}
    with pytest.raises(ClosedChainError, match="world"):
        sdf(tmp_path, LINK.format("world", "1 0 0") + LINK.format("a", "1 0 0") + hinge)
    machine = sdf(tmp_path, LINK.format("ground", "1 0 0") + hinge.replace(">a<", ">ground<"))
    assert machine.check.mobility == 1


def test_an_inertial_relative_to_its_own_link(tmp_path: Path) -> None:
    pose = '<pose relative_to="a">0.1 0 0 0 0 0</pose>'
    machine = sdf(tmp_path, f'<link name="a">{INERTIAL.format(pose)}</link>')
    assert machine.mechanism.body("a").center == (0.1, 0, 0)


@pytest.mark.parametrize("second", ["0 1 0", "0 1 0.000001"])
def test_revolute2_is_a_universal_joint(tmp_path: Path, second: str) -> None:
    machine = sdf(tmp_path, LINK.format("a", "0 0 0") + HINGE.format("u", "revolute2", "world", "a", second))
    (joint,) = machine.mechanism.joints
    assert joint.kind == "universal"
    np.testing.assert_allclose(joint.at.matrix[:, :2].T, [[0, 0, 1], [0, 1, 0]], atol=2e-6)


GEARBOX = """<joint name="g" type="gearbox"><parent>a</parent><child>b</child>
<gearbox_reference_body>{}</gearbox_reference_body><gearbox_ratio>3</gearbox_ratio>
<axis><xyz>0 0 {}</xyz></axis><axis2><xyz>0 0 1</xyz></axis2></joint>"""


def test_gearbox(tmp_path: Path) -> None:
    """The parent's angle is −ratio times the child's, both from the reference body and about the gearbox's own axes."""
    inside = LINK.format("a", "0 0 0") + LINK.format("b", "1 0 0")
    inside += HINGE.format("ja", "revolute", "world", "a", "0 1 0") + HINGE.format(
        "jb", "revolute", "world", "b", "0 1 0"
    )
    inside = inside.replace("<axis2><xyz>0 1 0</xyz></axis2>", "")
    for axis, ratio in (("1", -3), ("-1", 3)):
        machine = sdf(tmp_path, inside + GEARBOX.format("world", axis))
        (coupling,) = machine.mechanism.couplings
        assert (coupling.joint, coupling.to, coupling.ratio) == ("ja", "jb", ratio)
        assert machine.check.mobility == 1
    with pytest.raises(FileFormatError, match="'g'"):
        sdf(tmp_path, inside + GEARBOX.format("a", "1"))


DRAKE = """<drake:joint name="{0}" type="{1}"><parent link="{2}"/><child link="{3}"/><origin xyz="{4}"/>
<axis xyz="0 0 1"/><dynamics damping="{5}"/>{6}</drake:joint>"""
PITCH = '<drake:screw_thread_pitch value="0.02"/>'


def test_drakes_joints(tmp_path: Path) -> None:
    """Kinds that a URDF has not; damping of a planar one is a number for each coordinate."""
    text = (
        LINKS
        + f'<link name="d">{MASS}</link>'
        + DRAKE.format("ball", "ball", "world", "a", "0 0 0", "0.1", "")
        + DRAKE.format("uni", "universal", "a", "b", "1 0 0", "0.2", "")
        + DRAKE.format("plane", "planar", "world", "c", "0 0 1", "1 2 3", "")
        + DRAKE.format("screw", "screw", "c", "d", "0 0 0", "0.3", PITCH)
    )
    machine = urdf(tmp_path, text)
    assert machine.report.dropped == ()
    kinds = {joint.name: joint.kind for joint in machine.mechanism.joints}
    assert kinds == {"ball": "spherical", "uni": "universal", "plane": "planar", "screw": "helical"}
    damping = {joint.name: joint.damper.damping for joint in machine.mechanism.joints if joint.damper is not None}
    assert damping == {"ball": (0.1,) * 3, "uni": (0.2,) * 2, "plane": (1.0, 2.0, 3.0), "screw": (0.3,)}
    assert machine.mechanism.joint("screw").pitch == pytest.approx(0.02 / (2 * np.pi), rel=1e-15)
    np.testing.assert_allclose(machine.mechanism.joint("uni").at.matrix, np.eye(3), atol=1e-15)  # about x, then y
    with pytest.raises(FileFormatError, match="types: ball, planar, screw, universal"):
        urdf(tmp_path, LINKS + DRAKE.format("k", "revolute", "a", "b", "0 0 0", "0", ""))
    with pytest.raises(FileFormatError, match="no type 'ball'"):
        urdf(tmp_path, LINKS + JOINT.format("k", "a", "b", "0 0 0").replace("continuous", "ball"))


@pytest.mark.parametrize("ratio", ["", '<drake:gear_ratio value="30"/>'])
def test_drakes_rotors_are_armature(tmp_path: Path, ratio: str) -> None:
    """Of a force on the joint: the gear of the rotor multiplies no torque."""
    drive = (
        f'<transmission><type>t</type><joint name="ja"/><actuator name="m"><drake:rotor_inertia value="2e-4"/>{ratio}'
    )
    machine = urdf(tmp_path, LINKS + TREE.format("world") + drive + "</actuator></transmission>")
    (motor,) = machine.mechanism.actuators
    assert (motor.joint, motor.gear, motor.rotor_inertia) == ("ja", 1.0, 0.0)
    assert machine.mechanism.joint("ja").armature == pytest.approx((2e-4 * (900 if ratio else 1),), rel=1e-12)
    assert machine.report.dropped == ()


FIRST = (
    '<constraint name="l" type="position"><predecessor link="b"><origin xyz="0 1 0"/></predecessor>'
    '<successor link="c"><origin xyz="1 0 0"/></successor></constraint>',
    '<constraint_joint name="l" type="position"><parent link="b"/><child link="c"/><parent_origin xyz="0 1 0"/>'
    '<child_origin xyz="1 0 0"/><axis xyz="0 0 1"/></constraint_joint>',
)


@pytest.mark.parametrize("text", FIRST)
def test_the_first_dialect_of_urdf_plus(tmp_path: Path, text: str) -> None:
    """Two points that coincide, and a gear; a YAML beside the file is not meant."""
    (tmp_path / "robot.yaml").write_text("closed_loop: [[a, c]]", encoding="utf-8")
    rolling = '<constraint name="g" type="rolling"><predecessor link="a"/><successor link="d"/>{}</constraint>'
    more = f'<link name="d">{MASS}</link>' + JOINT.format("jd", "base", "d", "0 0 0")
    tree = '<link name="base"/>' + LINKS + TREE.format("base") + more
    machine = urdf(tmp_path, tree + text + rolling.format('<ratio value="3"/>'))
    assert joints(machine)["l"] == ("spherical", "b", "c")
    assert (machine.check.mobility, machine.report.losses) == (1, ())
    state = cc.compile(machine.mechanism).assemble(joints={"ja": 0.1})
    assert state["jd"] == pytest.approx(0.3, abs=1e-12)
    (coupling,) = urdf(tmp_path, tree + text + rolling.format("")).mechanism.couplings
    assert coupling.ratios == (1.0,)


def test_ros2_control_names_the_actuated_joints(tmp_path: Path) -> None:
    """Those with a command interface, with the gears of its transmissions; loops or not."""
    control = """<ros2_control name="arm" type="system"><hardware><plugin>x/Y</plugin></hardware>
    <joint name="ja"><command_interface name="effort"><param name="min">-1</param></command_interface></joint>
    <joint name="jb"><state_interface name="position"/></joint><joint name="gone"><command_interface name="x"/></joint>
    <joint name="jc"><command_interface name="position"/><command_interface name="effort"/></joint>
    <transmission name="t"><plugin>transmission_interface/SimpleTransmission</plugin>
    <actuator name="motor" role="a"/><joint name="jc" role="j"><mechanical_reduction>30</mechanical_reduction></joint>
    </transmission></ros2_control>"""
    tree = '<link name="base"/>' + LINKS + TREE.format("base") + GAZEBO.format("revolute", "")
    machine = urdf(tmp_path, tree + control)
    motors = {motor.name: (motor.joint, motor.gear) for motor in machine.mechanism.actuators}
    assert motors == {"motor": ("jc", 30.0), "ja": ("ja", 1.0)}
    lost = {entry.element for entry in machine.report.losses}
    assert lost == {"command_interface of 'gone'", "plugin 'p' of robot 'r'"}
