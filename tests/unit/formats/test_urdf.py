"""The URDF family against Pinocchio's reading of the tree, and what no reader may do to a loop."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pinocchio as pin
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, FileFormatError, InertiaError, LossError, LossWarning, UnknownNameError
from closedchain.files.xml import read_xml
from closedchain.formats.urdf import CLOSING
from oracles.pinocchio_loops import Loop, null_space_acceleration

LINK = '<link name="{}"><inertial><origin xyz="{}" rpy="0.1 -0.2 0.3"/><mass value="{}"/>{}</inertial></link>'
INERTIA = '<inertia ixx="0.011" ixy="0.001" ixz="-0.002" iyy="0.012" iyz="0.0005" izz="0.014"/>'


def link(name: str, center: str = "0.1 0.02 -0.03", mass: float = 1.0) -> str:
    return LINK.format(name, center, mass, INERTIA)


def joint(name: str, parent: str, child: str, xyz: str, more: str = "", kind: str = "continuous") -> str:
    axis = "" if "<axis" in more else '<axis xyz="0 0 1"/>'
    return (
        f'<joint name="{name}" type="{kind}"><parent link="{parent}"/><child link="{child}"/>'
        f'<origin xyz="{xyz}"/>{axis}{more}</joint>'
    )


# a four-bar drawn as a square: a on the ground at 0, b on top of it, c on the ground at 1
TREE = (
    '<link name="base"/>'
    + link("a")
    + link("b")
    + link("c")
    + joint("ja", "base", "a", "0 0 0")
    + joint("jb", "a", "b", "0 1 0", '<dynamics damping="0.3"/>')
    + joint("jc", "base", "c", "1 0 0")
)
LOOPS = {
    "plus": '<loop name="l" type="revolute"><predecessor link="b"><origin xyz="1 0 0"/></predecessor>'
    '<successor link="c"><origin xyz="0 1 0"/></successor><axis xyz="0 0 2"/></loop>',
    "constraint": '<constraint name="l" type="revolute"><parent link="b"/><parent_origin xyz="1 0 0"/>'
    '<parent_axis xyz="0 0 1"/><child link="c"/><child_origin xyz="0 1 0"/><child_axis xyz="0 0 1"/></constraint>',
    "frames": '<link name="closing_l_1"/><link name="closing_l_2"/>'
    + joint("f1", "b", "closing_l_1", "1 0 0", kind="fixed")
    + joint("f2", "c", "closing_l_2", "0 1 0", kind="fixed"),
}


def robot(inside: str, name: str = "bars") -> str:
    return f'<?xml version="1.0"?><robot name="{name}">{inside}</robot>'


def written(folder: Path, text: str, name: str = "robot.urdf") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def closed(folder: Path, how: str) -> cc.Imported:
    return cc.import_file(written(folder, robot(TREE + LOOPS[how])))


@pytest.mark.parametrize("how", LOOPS)
def test_loops_are_closed_whatever_the_file_calls_them(tmp_path: Path, how: str) -> None:
    imported = closed(tmp_path, how)
    assert imported.check.mobility == 1
    assert imported.check.mass == 3.0
    assert imported.check.gap_before == pytest.approx(0.0, abs=1e-15)
    assert imported.mechanism.joint("closing_l" if how == "frames" else "l").kind == "revolute"
    assert imported.report.lossless == (how != "frames")


@pytest.mark.parametrize("how", LOOPS)
def test_forward_dynamics_is_pinocchios(tmp_path: Path, how: str) -> None:
    """From Pinocchio's own tree, M, nle, J and J̇v."""
    imported = closed(tmp_path, how)
    model = cc.compile(imported.mechanism)
    tree = pin.buildModelFromXML(robot(TREE))
    loop = Loop("b", (1.0, 0.0, 0.0), "c", (0.0, 1.0, 0.0), "revolute", (0.0, 0.0, 1.0))
    start = model.assemble(joints={"ja": 0.4})
    state = model.with_velocities(start, joints={"ja": 1.3})
    names = ["ja", "jb", "jc"]
    q, v = ([float(get(name)) for name in names] for get in (state.__getitem__, state.velocity))
    tau = np.array([0.0, -0.3 * v[1], 0.0])  # the damper
    wanted, closure = null_space_acceleration(tree, [loop], names, q, v, tau)
    assert closure < 1e-12
    found = model.forward_dynamics(state, method="reference").acceleration
    order = [model.system.velocity_names.index(name) for name in names]
    np.testing.assert_allclose(np.asarray(found)[order], wanted, rtol=1e-10, atol=1e-10)


def test_a_link_with_two_parents_is_one_link(tmp_path: Path) -> None:
    """Other readers load it twice or crash. Links a and c hold b at their ends."""
    text = robot(
        '<link name="base"/>' + link("a") + link("b") + link("c") + joint("ja", "base", "a", "0 0 0")
        + joint("jb", "a", "b", "0.8 0 0") + joint("jc", "base", "c", "1 0 0") + joint("second", "c", "b", "0 0.6 0")
    )  # fmt: skip
    imported = cc.import_file(written(tmp_path, text))
    assert imported.check.mass == 3.0
    assert [body.name for body in imported.mechanism.bodies] == ["a", "b", "c"]
    assert "more than one parent" in str([entry.note for entry in imported.report.kept])
    state = cc.compile(imported.mechanism).assemble()
    ends = [state.body(name).point(at) for name, at in (("a", (0.8, 0, 0)), ("b", (0, 0, 0)), ("c", (0, 0.6, 0)))]
    np.testing.assert_allclose(ends, [ends[0]] * 3, rtol=0, atol=1e-12)
    np.testing.assert_allclose(np.hypot(*(ends[0] - [1, 0, 0])[:2]), 0.6, rtol=1e-12)
    assert imported.check.mobility == 1  # b rotates where the two others hold it


YAML_TREE = (
    TREE
    + '<link name="end_b"/><link name="end_c"/>'
    + joint("free", "b", "end_b", "1 0 0")
    + joint("tip", "c", "end_c", "0 1 0", kind="fixed")
)


@pytest.mark.parametrize(("kind", "mobility"), [("6d", 1), ("6D", 1), ("3D", 2), ("3d", 2)])
def test_loops_in_yaml(tmp_path: Path, kind: str, mobility: int) -> None:
    """6d between the frame of a joint and a link; 3d leaves the massless end free to rotate, too."""
    written(tmp_path, f"closed_loop: [[free, end_c]]\ntype: ['{kind}']\nname_mot: [ja]\n", "robot.yaml")
    path = written(tmp_path, robot(YAML_TREE))
    for name in ("robot.urdf", "robot.yaml"):
        imported = cc.import_file(tmp_path / name)
        assert imported.check.mobility == mobility
        assert [a.joint for a in imported.mechanism.actuators] == ["ja"]
    assert cc.import_file(path, loops=tmp_path / "robot.yaml").mechanism == imported.mechanism


def test_a_yaml_beside_a_file_with_loops_of_its_own_is_left_alone(tmp_path: Path) -> None:
    written(tmp_path, "closed_loop: [[nothing, like_it]]\n", "robot.yaml")
    assert closed(tmp_path, "plus").check.mobility == 1


def test_loops_are_not_written_over_a_machine(tmp_path: Path) -> None:
    machine = cc.save(cc.library.four_bar(), tmp_path / "robot.yaml")
    with pytest.raises(FileFormatError, match=r"robot\.yaml, which holds none; choose another name"):
        cc.export_file(cc.library.four_bar(), tmp_path / "robot.urdf", losses="list")
    assert cc.load(machine) == cc.library.four_bar()
    assert not (tmp_path / "robot.urdf").exists()
    for _ in range(2):  # its own may be written again
        cc.export_file(cc.library.four_bar(), tmp_path / "other.urdf", losses="list")


def test_yaml_replaces_joint_types(tmp_path: Path) -> None:
    yaml = "closed_loop: []\njoint_name: [ja, jb, jc]\njoint_type: [SPHERICAL, UJOINT_XZ, FIXED]\nextra: 3\n"
    written(tmp_path, yaml, "robot.yaml")
    imported = cc.import_file(written(tmp_path, robot(TREE)))
    kinds = {j.name: j.kind for j in imported.mechanism.joints}
    assert kinds == {"ja": "spherical", "jb": "universal", "jc": "fixed"}
    # rotations about x and then z of the URDF's frame: x stays, z is the frame's y
    R = imported.mechanism.joint("jb").child_at.matrix
    np.testing.assert_allclose(R[:, :2].T, [[1, 0, 0], [0, 0, 1]], atol=1e-15)
    dropped = {entry.element for entry in imported.report.dropped}
    assert dropped == {"damper of joint 'jb'", "field 'extra' of robot.yaml"}


def test_constraint_universal_has_its_two_axes(tmp_path: Path) -> None:
    text = (
        '<constraint name="u" type="universal"><parent link="b"/><parent_axis xyz="0 0.6 0.8"/><child link="c"/>'
        '<child_axis xyz="1 0 0"/></constraint>'
    )
    u = cc.import_file(written(tmp_path, robot(TREE + text))).mechanism.joint("u")
    np.testing.assert_allclose(u.at.matrix[:, 0], [0, 0.6, 0.8], atol=1e-15)
    np.testing.assert_allclose(u.child_at.matrix[:, 1], [1, 0, 0], atol=1e-15)


def test_every_number_of_a_joint_and_its_actuator(tmp_path: Path) -> None:
    more = (
        '<axis xyz="0 3 4"/><limit lower="-1" upper="2" effort="30" velocity="5"/>'
        '<dynamics damping="0.2" friction="0.1"/><safety_controller k_velocity="1"/>'
    )
    transmission = (
        '<transmission name="t"><type>SimpleTransmission</type><joint name="j"><hardwareInterface>x</hardwareInterface>'
        '</joint><actuator name="m"><mechanicalReduction>50</mechanicalReduction></actuator></transmission>'
    )
    text = '<link name="base"/>' + link("a") + joint("j", "base", "a", "1 2 3", more, kind="revolute") + transmission
    imported = cc.import_file(written(tmp_path, robot(text)))
    j = imported.mechanism.joint("j")
    np.testing.assert_allclose(j.at.matrix[:, 2], [0, 0.6, 0.8], atol=1e-15)
    assert j.at.position == (1.0, 2.0, 3.0)
    assert j.limits == ((-1.0, 2.0),)
    assert j.damper is not None
    assert j.damper.damping == (0.2,)
    assert j.friction is not None
    assert j.friction.force == (0.1,)
    assert [(a.name, a.joint) for a in imported.mechanism.actuators] == [("m", "j")]
    motor = imported.mechanism.actuator("m")
    assert (motor.gear, motor.joint_force_limit, motor.joint_velocity_limit) == (50.0, 30.0, 5.0)
    assert {e.element for e in imported.report.approximated} == {"friction of joint 'j'"}
    assert "safety_controller of joint 'j'" in {e.element for e in imported.report.dropped}


def test_load_says_that_something_was_lost(tmp_path: Path) -> None:
    clean = written(tmp_path, robot(TREE))
    assert len(cc.load(clean).bodies) == 3
    lossy = written(tmp_path, robot(TREE + '<gazebo reference="a"/>'), "lossy.urdf")
    with pytest.warns(LossWarning, match="1 dropped"):
        cc.load(lossy)


def test_floating_base(tmp_path: Path) -> None:
    path = written(tmp_path, robot(TREE.replace('<link name="base"/>', link("base"))))
    assert cc.import_file(path).check.mobility == 3
    assert cc.import_file(path, floating=True).check.mobility == 9
    assert cc.import_file(path).check.mass == 4.0


def test_a_planar_inertia_is_kept_or_raised_and_reported(tmp_path: Path) -> None:
    """Raised ones are accepted by MuJoCo, kept ones come back from every format that takes them."""
    flat = INERTIA.replace('"0.011"', '"0"').replace('"0.012"', '"0"')
    flat = flat.replace('ixy="0.001" ixz="-0.002"', "").replace('iyz="0.0005"', "")
    path = written(tmp_path, robot(TREE.replace(INERTIA, flat, 1)))
    kept, raised = cc.import_file(path), cc.import_file(path, inertias="raise")
    assert kept.report.losses == ()
    assert "inertia of 'a'" in str(kept.report)
    moments = np.linalg.eigvalsh(kept.mechanism.body("a").inertia_matrix)
    np.testing.assert_allclose(moments, [0, 0, 0.014], atol=1e-15)
    assert cc.load(cc.save(kept.mechanism, tmp_path / "kept.yaml")) == kept.mechanism
    assert [e.element for e in raised.report.losses] == ["inertia of 'a'"]
    moments = np.linalg.eigvalsh(raised.mechanism.body("a").inertia_matrix)
    np.testing.assert_allclose(moments, [0.007, 0.007, 0.014], rtol=1e-8)
    assert moments[0] + moments[1] > moments[2]
    for name in ("robot.urdf", "robot.sdf"):
        (tmp_path / "again").mkdir(exist_ok=True)
        assert not cc.load(cc.save(kept.mechanism, tmp_path / "again" / name)).body("a").check_inertia
    with pytest.raises(LossError, match="inertia of body 'a'"):
        cc.save(kept.mechanism, tmp_path / "kept.xml")
    for one in (kept, raised):
        cc.export_file(one.mechanism, tmp_path / "m.xml", losses="list")
        matrix = cc.import_file(tmp_path / "m.xml").mechanism.body("a").inertia_matrix
        assert np.linalg.eigvalsh(matrix).max() == pytest.approx(0.014)
    with pytest.raises(ArgumentError, match="'keep' or 'raise'"):
        cc.load(path, inertias="some")  # type: ignore[arg-type]


def test_accelerations_are_those_of_the_kept_inertia(tmp_path: Path) -> None:
    """Of a planar chain only the moment about its axis acts: the same machine with possible moments moves alike."""
    flat = INERTIA.replace('ixx="0.011"', 'ixx="0"').replace('iyy="0.012"', 'iyy="0"')
    flat = flat.replace('ixy="0.001" ixz="-0.002"', "").replace('iyz="0.0005"', "")
    found = []
    for inertia in (flat, flat.replace('ixx="0"', 'ixx="0.01"').replace('iyy="0"', 'iyy="0.01"')):
        model = cc.compile(cc.load(written(tmp_path, robot(TREE.replace(INERTIA, inertia)))))
        state = model.assemble(joints={"ja": 0.3, "jb": -0.4})
        found.append(model.forward_dynamics(state, method="reference").acceleration)
    np.testing.assert_allclose(*found, rtol=1e-12)


WRONG = {
    "entities": ('<!DOCTYPE r [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><robot name="x">&c;</robot>', "entities"),
    "not closed": ("<robot>", "not valid XML at line 1"),
    "no name": (robot(TREE).replace(' name="bars"', ""), "needs the attribute 'name'"),
    "no link": (robot(""), "no <link>"),
    "two roots": (robot(TREE + '<link name="d"/>'), "base, d have no parent"),
    "no root": (robot(link("a") + link("b") + joint("x", "a", "b", "0 0 0") + joint("y", "b", "a", "0 0 0")), "root"),
    "unknown link": (robot(TREE + joint("x", "a", "zz", "0 0 0")), "no link 'zz'; links: base"),
    "unknown type": (robot(TREE + joint("x", "a", "b", "0 0 0", kind="hinge")), "types: revolute"),
    "number": (robot(TREE.replace('value="1.0"', 'value="1,0"', 1)), "must be a number, not '1,0'"),
    "underscore": (robot(TREE.replace('value="1.0"', 'value="1_0"', 1)), "must be a number"),
    "nan": (robot(TREE.replace('value="1.0"', 'value="nan"', 1)), "must be a number"),
    "huge": (robot(TREE.replace('value="1.0"', 'value="1e999"', 1)), "finite"),
    "negative mass": (robot(TREE.replace('value="1.0"', 'value="-1"', 1)), "mass -1.0 kg"),
    "zero axis": (robot(TREE.replace('xyz="0 0 1"', 'xyz="0 0 0"', 1)), "axis of joint 'ja'"),
    "same joint": (robot(TREE + joint("ja", "base", "c", "0 0 0")), "two joints are called 'ja'"),
    "same link": (robot(TREE + link("a")), "two links are called 'a'"),
    "loop type": (robot(TREE + LOOPS["plus"].replace("revolute", "rubber")), "types: revolute"),
    "loop link": (robot(TREE + LOOPS["plus"].replace('"c"', '"q"')), "no link 'q'"),
    "deep": ("<robot name='x'>" + "<a>" * 600, "inside each other"),
    "another format": ("<html/>", "no known format"),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_said(tmp_path: Path, case: str) -> None:
    text, words = WRONG[case]
    with pytest.raises((FileFormatError, UnknownNameError, InertiaError, cc.errors.GeometryError)) as error:
        cc.import_file(written(tmp_path, text))
    assert words in str(error.value)
    assert "robot.urdf" in str(error.value)


def test_a_negative_moment_makes_the_mass_matrix_indefinite_and_that_is_said(tmp_path: Path) -> None:
    """Pivots of either sign solve; where M is singular the error says so; raised it is definite again."""
    path = written(tmp_path, robot(TREE.replace('izz="0.014"', 'izz="-0.9"')))
    imported = cc.import_file(path)
    assert "indefinite" in str(imported.report)
    model = cc.compile(imported.mechanism)
    state = model.assemble(joints={"ja": 0.3, "jb": -0.4})
    q = np.asarray(state.q)
    M, h = model.reference.mass_matrix(q), model.reference.bias(q, np.zeros(model.system.nv))
    assert np.linalg.eigvalsh(M)[0] < 0
    a = model.forward_dynamics(state, method="lagrange").acceleration
    np.testing.assert_allclose(a, np.linalg.solve(M, -h), rtol=1e-9, atol=1e-12)
    model = cc.compile(cc.import_file(path, inertias="raise").mechanism)
    assert np.linalg.eigvalsh(model.reference.mass_matrix(np.asarray(model.assemble().q)))[0] > 0


@pytest.mark.parametrize(
    ("yaml", "words"),
    [
        ("closed_loop: [[free]]", "pairs"),
        ("closed_loop: [[free, nowhere]]", "no link 'nowhere'"),
        ("closed_loop: [[free, end_c]]\ntype: [5d]", "types: 6d, 3d"),
        ("closed_loop: [[free, end_c]]\ntype: [6d, 3d]", "1 loops, but 2 types"),
        ("closed_loop: []\nname_mot: [nothing]", "name_mot: no joint 'nothing'"),
        ("closed_loop: []\njoint_name: [ja]\njoint_type: [UJOINT_XX]", "UJOINT_XX"),
        ("closed_loop: 3", "must be a list"),
    ],
)
def test_wrong_loop_files(tmp_path: Path, yaml: str, words: str) -> None:
    written(tmp_path, yaml, "robot.yaml")
    with pytest.raises((FileFormatError, UnknownNameError)) as error:
        cc.import_file(written(tmp_path, robot(YAML_TREE)))
    assert words in str(error.value)


def test_a_yaml_alone_says_what_it_misses(tmp_path: Path) -> None:
    with pytest.raises(FileFormatError, match=r"no robot\.urdf beside it"):
        cc.import_file(written(tmp_path, "closed_loop: []\n", "robot.yaml"))


def test_a_closing_frame_alone_is_reported(tmp_path: Path) -> None:
    text = TREE + '<link name="closing_l_1"/>' + joint("f1", "b", "closing_l_1", "1 0 0", kind="fixed")
    report = cc.import_file(written(tmp_path, robot(text))).report
    assert [e.element for e in report.dropped] == ["closing frame 'closing_l_1'"]
    assert CLOSING.fullmatch("closing_x_3") is None


def test_xml_keeps_lines_and_text() -> None:
    root = read_xml("<a x='1'>\n <b>4</b>\n</a>", "here")
    assert (root.attributes, root.children[0].line, root.children[0].text) == ({"x": "1"}, 2, "4")
