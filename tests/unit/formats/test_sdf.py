"""SDF: frames of any kind, loops as joints, Drake's ball constraint; numbers by hand and by Pinocchio."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pinocchio as pin
import pytest

import closedchain as cc
from closedchain.errors import ClosedChainError
from oracles.pinocchio_loops import Loop, null_space_acceleration

INERTIAL = (
    "<inertial><pose>0.1 0.02 0 0 0 0.3</pose><mass>2</mass><inertia><ixx>0.01</ixx><iyy>0.02</iyy><izz>0.025</izz>"
    "<ixy>0.001</ixy></inertia></inertial>"
)


def link(name: str, pose: str, relative_to: str = "") -> str:
    to = f' relative_to="{relative_to}"' if relative_to else ""
    return f'<link name="{name}"><pose{to}>{pose}</pose>{INERTIAL}</link>'


def joint(name: str, parent: str, child: str, more: str = "", kind: str = "revolute") -> str:
    axis = "" if "<axis" in more or kind in ("fixed", "ball") else "<axis><xyz>0 0 1</xyz></axis>"
    return f'<joint name="{name}" type="{kind}"><parent>{parent}</parent><child>{child}</child>{axis}{more}</joint>'


def model(inside: str, version: str = "1.9") -> str:
    return f'<sdf version="{version}"><model name="bars">{inside}</model></sdf>'


# a parallelogram drawn as a square; c's frame is rotated, and its pose is given relative to b
BARS = (
    link("a", "0 0 0 0 0 0")
    + '<frame name="top" attached_to="a"><pose>0 1 0 0 0 0</pose></frame>'
    + link("b", "0 0 0 0 0 0", "top")
    + link("c", "1 -1 0 0 0 1.5707963267948966", "b")
    + joint("ja", "world", "a")
    + joint(
        "jb",
        "a",
        "b",
        '<axis><xyz expressed_in="__model__">0 0 1</xyz><dynamics><damping>0.3</damping></dynamics></axis>',
    )
    + joint("jc", "world", "c")
)
CORNER = joint("corner", "b", "c", '<pose relative_to="b">1 0 0 0 0 0</pose>')
BALL = (
    "<drake:ball_constraint><drake:ball_constraint_body_A>b</drake:ball_constraint_body_A>"
    "<drake:ball_constraint_body_B>c</drake:ball_constraint_body_B>"
    "<drake:ball_constraint_p_AP>1 0 0</drake:ball_constraint_p_AP>"
    "<drake:ball_constraint_p_BQ>1 0 0</drake:ball_constraint_p_BQ></drake:ball_constraint>"
)


def imported(folder: Path, text: str) -> cc.Imported:
    path = folder / "model.sdf"
    path.write_text(text, encoding="utf-8")
    return cc.import_file(path)


def independent_tree() -> pin.Model:
    """The same three links, built by hand in Pinocchio."""
    tree = pin.Model()
    R = pin.utils.rotate("z", 0.3)
    inertia = pin.Inertia(
        2.0, np.array([0.1, 0.02, 0]), R @ np.array([[0.01, 0.001, 0], [0.001, 0.02, 0], [0, 0, 0.025]]) @ R.T
    )
    tree.gravity.linear = np.array([0, 0, -9.8])
    a = tree.addJoint(0, pin.JointModelRZ(), pin.SE3.Identity(), "ja")
    b = tree.addJoint(a, pin.JointModelRZ(), pin.SE3(np.eye(3), np.array([0.0, 1, 0])), "jb")
    c = tree.addJoint(0, pin.JointModelRZ(), pin.SE3(pin.utils.rotate("z", np.pi / 2), np.array([1.0, 0, 0])), "jc")
    for name, index in (("a", a), ("b", b), ("c", c)):
        tree.appendBodyToJoint(index, inertia, pin.SE3.Identity())
        tree.addFrame(pin.Frame(name, index, pin.SE3.Identity(), pin.FrameType.OP_FRAME))
    return tree


@pytest.mark.parametrize(("closing", "kind"), [(CORNER, "revolute"), (BALL, "spherical")])
def test_forward_dynamics_of_a_closed_machine(tmp_path: Path, closing: str, kind: str) -> None:
    machine = imported(tmp_path, model(BARS + closing))
    assert machine.check.mobility == 1
    assert machine.check.gap_before == pytest.approx(0, abs=1e-12)
    compiled = cc.compile(machine.mechanism)
    state = compiled.with_velocities(compiled.assemble(joints={"ja": 0.4}), joints={"ja": 1.3})
    names = ["ja", "jb", "jc"]
    q, v = ([float(get(name)) for name in names] for get in (state.__getitem__, state.velocity))
    loop = Loop("b", (1.0, 0.0, 0.0), "c", (1.0, 0.0, 0.0), kind)
    tau = np.array([0.0, -0.3 * v[1], 0.0])
    wanted, gap = null_space_acceleration(independent_tree(), [loop], names, q, v, tau)
    assert gap < 1e-12
    a = np.asarray(compiled.forward_dynamics(state, method="reference").acceleration)
    names_here = compiled.system.velocity_names
    found = [a[names_here.index(name)] if name in names_here else np.nan for name in names]
    known = np.isfinite(found)
    assert known.sum() >= 2
    np.testing.assert_allclose(np.array(found)[known], wanted[known], rtol=1e-9, atol=1e-9)


def test_numbers_of_an_axis(tmp_path: Path) -> None:
    axis = (
        "<axis><xyz>0 3 4</xyz><limit><lower>-1</lower><upper>2</upper><effort>5</effort><velocity>3</velocity></limit>"
        "<dynamics><damping>0.1</damping><friction>0.2</friction><spring_stiffness>7</spring_stiffness>"
        "<spring_reference>0.5</spring_reference></dynamics></axis>"
    )
    machine = imported(tmp_path, model(link("a", "1 2 3 0 0 0") + joint("j", "world", "a", axis, kind="prismatic")))
    j = machine.mechanism.joint("j")
    np.testing.assert_allclose(j.at.matrix[:, 2], [0, 0.6, 0.8], atol=1e-15)
    assert (j.at.position, j.kind, j.limits) == ((1.0, 2.0, 3.0), "prismatic", ((-1.0, 2.0),))
    assert j.spring is not None
    assert (j.spring.stiffness, j.spring.reference) == ((7.0,), (0.5,))
    assert j.damper is not None
    assert j.damper.damping == (0.1,)
    assert [a.joint for a in machine.mechanism.actuators] == ["j"]
    assert [(a.max_force, a.max_velocity) for a in machine.mechanism.actuators] == [(5.0, 3.0)]
    assert {e.element for e in machine.report.dropped} == set()


def test_other_joints(tmp_path: Path) -> None:
    inside = (
        "".join(link(name, "0 0 0 0 0 0") for name in "abcde")
        + joint("u", "world", "a", "<axis><xyz>0 0 1</xyz></axis><axis2><xyz>0 1 0</xyz></axis2>", "universal")
        + joint("s", "a", "b", kind="ball")
        + joint("h", "b", "c", "<axis><xyz>1 0 0</xyz></axis><screw_thread_pitch>0.02</screw_thread_pitch>", "screw")
        + joint("f", "c", "d", kind="fixed")
    )
    machine = imported(tmp_path, model(inside))
    kinds = {j.name: j.kind for j in machine.mechanism.joints}
    assert kinds == {"u": "universal", "s": "spherical", "h": "helical", "f": "fixed", "e on ground": "free"}
    assert machine.mechanism.joint("h").pitch == pytest.approx(0.02 / (2 * np.pi), rel=1e-15)
    np.testing.assert_allclose(machine.mechanism.joint("u").at.matrix[:, :2].T, [[0, 0, 1], [0, 1, 0]], atol=1e-15)
    assert machine.check.mobility == 2 + 3 + 1 + 6


@pytest.mark.parametrize("parent", ["spot", "in::spot", "in_spot", "hub"])
def test_frames_of_a_model_move_with_its_first_link(tmp_path: Path, parent: str) -> None:
    """Or with its canonical one; a model around it calls its frame by its name."""
    inner = f'<model name="in"><pose>0 0 1 0 0 0</pose>{link("a", "0 0 0 0 0 0")}{link("b", "1 0 0 0 0 0")}'
    inner += '<frame name="spot"><pose>0 2 0 0 0 0</pose></frame></model>'
    frames = '<frame name="spot"><pose>0 2 0 0 0 0</pose></frame>'
    frames += '<frame name="in_spot" attached_to="in"><pose relative_to="in">0 2 0 0 0 0</pose></frame>'
    frames += '<frame name="hub" attached_to="__model__"/>'
    tip = link("tip", "0 0 0 0 0 0", parent)
    text = model(link("base", "5 0 0 0 0 0") + inner + frames + tip + joint("j", parent, "tip"))
    machine = imported(tmp_path, text)
    held = machine.mechanism.joint("j")
    inside = parent in ("in::spot", "in_spot")
    assert held.parent == ("in::a" if inside else "base")
    np.testing.assert_allclose(held.at.position, (0, 2, 0) if inside else (-5, 2 * (parent == "spot"), 0), atol=1e-15)
    other = text.replace('<model name="in">', '<model name="in" canonical_link="b">')
    assert imported(tmp_path, other).mechanism.joint("j").parent == ("in::b" if inside else "base")
    other = text.replace('<model name="bars">', '<model name="bars" canonical_link="in::b">')
    assert imported(tmp_path, other).mechanism.joint("j").parent == ("in::a" if inside else "in::b")


def test_nested_models_static_models_and_worlds(tmp_path: Path) -> None:
    inner = f'<model name="arm"><pose>0 0 1 0 0 0</pose>{link("a", "1 0 0 0 0 0")}</model>'
    text = (
        '<sdf version="1.8"><world name="w"><gravity>0 0 -3.7</gravity>'
        f'<model name="m"><static>true</static>{inner}</model>'
        f'<model name="n">{link("a", "0 0 0 0 0 0")}{joint("j", "world", "a")}</model></world></sdf>'
    )
    machine = imported(tmp_path, text)
    assert machine.mechanism.gravity == (0.0, 0.0, -3.7)
    assert [b.name for b in machine.mechanism.bodies] == ["m::arm::a", "n::a"]
    assert machine.mechanism.joint("m::arm::a on ground").at.position == (1.0, 0.0, 1.0)


WRONG = {
    "cyclic poses": (model(link("a", "0 0 0 0 0 0", "b") + link("b", "0 0 0 0 0 0", "a")), "relative to each other"),
    "unknown frame": (model(link("a", "0 0 0 0 0 0", "nowhere")), "no frame 'nowhere'"),
    "unknown link": (model(link("a", "0 0 0 0 0 0") + joint("j", "a", "zz")), "'zz'"),
    "include": (model("<include><uri>model://other</uri></include>"), "model://other"),
    "gearbox": (model(link("a", "0 0 0 0 0 0") + joint("j", "world", "a", kind="gearbox")), "gearbox_reference_body"),
    "no axis": (model(link("a", "0 0 0 0 0 0") + joint("j", "world", "a", "<axis2/>")), "needs 1 axes"),
    "no model": ('<sdf version="1.9"></sdf>', "no <model>"),
    "no link": (model(""), "no <link>"),
    "pose": (model(link("a", "0 0 0 0 0")), "must be 6 numbers"),
    "same names": (model(link("a", "0 0 0 0 0 0") * 2), "called 'a'"),
    "skew universal": (
        model(link("a", "0 0 0 0 0 0") + joint("j", "world", "a", "<axis/><axis2/>", "universal")), "perpendicular",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_said(tmp_path: Path, case: str) -> None:
    text, words = WRONG[case]
    with pytest.raises(ClosedChainError) as error:
        imported(tmp_path, text)
    assert words in str(error.value)
    assert "model.sdf" in str(error.value)


def test_a_link_without_inertia_has_the_formats_default(tmp_path: Path) -> None:
    machine = imported(tmp_path, model('<link name="a"/>' + joint("j", "world", "a")))
    assert machine.check.mass == 1.0
    assert "1 kg" in machine.report.approximated[0].note
