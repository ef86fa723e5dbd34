"""Every kind of equality and joint of MJCF against MuJoCo: efc_pos, M, bias and passive forces at closed states."""

from __future__ import annotations

from pathlib import Path

import mujoco
import numpy as np
import pytest

import closedchain as cc
from closedchain.kinematics.mobility import wander
from oracles.mujoco_files import Compared, compare, frictionless

INERTIAL = '<inertial pos="0.1 0.02 -0.03" mass="{}" fullinertia="0.02 0.03 0.04 0.001 -0.002 0.003"/>'
JOINTS = {
    "hinge": '<joint axis="1 2 3" pos="0.1 0 0.2" stiffness="3" springref="20" damping="0.4" armature="0.05"/>',
    "hinge with ref": '<joint type="hinge" axis="0 1 0" pos="0.1 0 0" ref="30" stiffness="2" springref="10"/>',
    "slide": '<joint type="slide" axis="1 0 2" stiffness="5" springref="0.1" damping="0.2" armature="0.3"/>',
    "slide with ref": '<joint type="slide" axis="0 0 1" ref="0.2" pos="1 2 3" stiffness="4"/>',
    "ball": '<joint type="ball" pos="0.1 0.2 0" stiffness="2" damping="0.1" armature="0.04"/>',
    "free": '<freejoint/>',
    "free with damping": '<joint type="free" damping="0.3"/>',
    "three hinges": '<joint axis="1 0 0" damping="0.1"/><joint axis="0 1 0" pos="0.1 0 0" armature="0.1"/>'
    '<joint axis="1 1 1" ref="15"/>',
    "slide and ball": '<joint type="slide" axis="1 1 0" stiffness="1"/>'
    '<joint type="ball" pos="0 0 0.1" damping="0.2"/>',
    "none": "",
}  # fmt: skip
TREE = """<mujoco><option gravity="0.3 -0.2 -9.8"/><worldbody>
<body name="one" pos="0 0 1" euler="10 20 30"><joint name="first" axis="0 1 1"/>{0}
 <body name="two" pos="0.3 0.1 0" euler="0 40 0" gravcomp="{2}">{1}{3}
  <body name="three" pos="0.2 0 0.1"><joint name="last" axis="0 0 1" damping="0.1"/>{4}</body></body></body>
</worldbody>{5}</mujoco>"""


def tree(joint: str, gravcomp: float = 0.0, rest: str = "") -> str:
    if "free" in joint:  # on the ground only
        body = f'<body name="two" gravcomp="{gravcomp}">{joint}{INERTIAL.format(2)}</body>'
        return f"<mujoco><worldbody>{body}</worldbody>{rest}</mujoco>"
    return TREE.format(INERTIAL.format(1), joint, gravcomp, INERTIAL.format(2), INERTIAL.format(3), rest)


def check(folder: Path, text: str, mobility: int, loops: float = 1e-9) -> cc.Imported:
    """The same numbers at closed states; how many motions there are is MuJoCo's rank."""
    path = folder / "model.xml"
    path.write_text(text, encoding="utf-8")
    imported, m = cc.import_file(path), mujoco.MjModel.from_xml_path(str(path))
    model, random, found = frictionless(imported.mechanism), np.random.default_rng(5), Compared()
    pivots = []
    for q in wander(model.kinematics, model.assemble(allow_singular=True).q, 4)[1:]:
        N = model.kinematics.free_motions(q)
        assert N.shape[1] == mobility
        v = N @ random.standard_normal(N.shape[1])
        forces = random.uniform(-1, 1, len(model.mechanism.actuators))
        pivots.append(compare(m, model, q, v, forces, found, 1e-10))
    assert max(pivots) > 1e-10
    assert max(found.M, found.bias, found.passive) < 1e-10, str(found)
    assert found.loops < loops, str(found)
    assert found.accelerations < 1e-7, str(found)
    return imported


@pytest.mark.parametrize("kind", JOINTS)
def test_joints(tmp_path: Path, kind: str) -> None:
    freedom = {"none": 2, "free": 6, "free with damping": 6, "three hinges": 5, "slide and ball": 6, "ball": 5}
    check(tmp_path, tree(JOINTS[kind], gravcomp=0.5), freedom.get(kind, 3))


EQUALITIES = {
    "connect": ('<connect body1="{a}" body2="{b}" anchor="0.1 0.2 0.3"/>', -3),
    "connect to the world": ('<connect body1="{b}" anchor="0.1 0.2 0.3"/>', -3),
    "two connects": (
        '<connect body1="{a}" body2="{b}" anchor="0 0 0"/><connect body1="{a}" body2="{b}" anchor="0 0 1"/>', -5
    ),
    "connect of sites": ('<connect site1="s" site2="t"/>', -3),
    "weld": ('<weld body1="{a}" body2="{b}"/>', -6),
    "weld with an anchor": ('<weld body1="{a}" body2="{b}" anchor="0 2 0"/>', -6),
    "weld with a pose": ('<weld body1="{a}" body2="{b}" anchor="0.1 0 0" relpose="0.3 0.1 0.2 0.9 0.1 0.3 0.2"/>', -6),
    "weld to the world": ('<weld body1="{b}"/>', -6),
    "weld of sites": ('<weld site1="s" site2="t"/>', -6),
    "weld without torque": ('<weld body1="{a}" body2="{b}" torquescale="0" anchor="0.1 0 0"/>', -3),
    "weld with torquescale": ('<weld body1="{a}" body2="{b}" torquescale="3"/>', -6),
    "joint": ('<joint joint1="h" joint2="k" polycoef="0.1 0.5 0.2 0 0.1"/>', -1),
    "joint alone": ('<joint joint1="h" polycoef="0.3 1 0 0 0"/>', -1),
    "tendons": ('<tendon tendon1="u" tendon2="w" polycoef="0.1 0.5 0 0 0"/>', -1),
    "inactive": ('<connect body1="{a}" body2="{b}" anchor="0 0 0" active="false"/>', 0),
}  # fmt: skip
PAIR = """<mujoco><worldbody><body name="base" pos="0 0 1"><joint name="h" axis="0 1 0" ref="20" damping="0.1"/>{0}
<body name="arm" pos="0.3 0 0"><joint name="k" axis="1 1 0" stiffness="2"/>{0}
<site name="s" pos="0.1 0 0.1" euler="30 0 0"/></body></body>
<body name="other" pos="0.2 0.3 0.4" euler="0 20 50"><freejoint/>{0}<site name="t" pos="0 0.1 0"/></body></worldbody>
<tendon><fixed name="u"><joint joint="h" coef="2"/></fixed><fixed name="w"><joint joint="k" coef="-1"/></fixed></tendon>
<actuator><motor name="m" joint="h" gear="3"/><motor name="n" tendon="w" gear="2"/>
<position joint="k" kp="5"/></actuator><equality>{1}</equality></mujoco>"""


@pytest.mark.parametrize("kind", EQUALITIES)
def test_equalities(tmp_path: Path, kind: str) -> None:
    """What MuJoCo measures of its equality is zero at our closed states, and motors act alike."""
    equality, held = EQUALITIES[kind]
    text = PAIR.format(INERTIAL.format(2), equality.format(a="arm", b="other"))
    imported = check(tmp_path, text, 8 + held)
    names = {entry.element for entry in imported.report.kept}
    assert {"tendon 'u'", "tendon 'w'"} <= names


SPRINGS = {
    "as long as it is drawn": 'stiffness="7" damping="0.3"',
    "of a length": 'stiffness="7" springlength="0.2"',
    "a rope": 'stiffness="7" springlength="0 0.1"',
    "loose between two lengths": 'stiffness="7" springlength="0.1 3"',
    "pushed below two lengths": 'stiffness="7" springlength="3 4"',
    "a damper": 'damping="0.4"',
}


@pytest.mark.parametrize("law", SPRINGS)
def test_tendons_between_two_sites_are_struts(tmp_path: Path, law: str) -> None:
    """With MuJoCo's passive forces, and the same when they are written again."""
    path = f'<spatial name="strut" {SPRINGS[law]}><site site="s"/><site site="t"/></spatial></tendon>'
    text = PAIR.format(INERTIAL.format(2), "").replace("</tendon>", path)
    imported = check(tmp_path, text, 8)
    assert [strut.name for strut in imported.mechanism.struts] == ["strut"]
    assert "tendon 'strut'" in {entry.element for entry in imported.report.kept}
    report = cc.export_file(imported.mechanism, tmp_path / "again.xml", losses="list")
    lost = {entry.element for entry in report.losses if "strut" in entry.element}
    assert lost == ({"strut 'strut'"} if imported.mechanism.struts[0].table else set())
    again = cc.import_file(tmp_path / "again.xml").mechanism
    assert again.struts == (() if lost else imported.mechanism.struts)


def test_other_tendons_are_dropped_by_name(tmp_path: Path) -> None:
    """Over three sites, on one body, with a stop; a gas spring pushes without a length, and others by a longer one."""
    more = '<spatial name="bent" stiffness="1"><site site="s"/><site site="t"/><site site="s"/></spatial>'
    more += '<spatial name="within" stiffness="1"><site site="s"/><site site="s2"/></spatial>'
    more += '<spatial name="stop" limited="true" range="0 1"><site site="s"/><site site="t"/></spatial></tendon>'
    text = PAIR.format(INERTIAL.format(2), "").replace("</tendon>", more)
    path = tmp_path / "model.xml"
    path.write_text(text.replace('<site name="s"', '<site name="s2"/><site name="s"'), encoding="utf-8")
    dropped = {entry.element for entry in cc.import_file(path).report.losses}
    assert {"tendon 'bent'", "tendon 'within'", "spring, damper, friction or limits of tendon 'stop'"} <= dropped
    struts = (
        cc.Strut("gas", "ground", "b", child_at=(0, 0, 1), preload=9.0),
        cc.Strut("spring", "ground", "b", child_at=(0, 0, 1), stiffness=100.0, free_length=0.5, preload=20.0),
    )
    bodies = [cc.Body("b", 1.0, (0, 0, 0), (1, 1, 1))]
    joints = [cc.free("f", "ground", "b"), cc.spherical("spring", "ground", "b", (0, 0, 1), (0, 0, 1), cut=True)]
    report = cc.export_file(cc.Mechanism("m", bodies, joints, struts=struts), path, losses="list")
    assert [entry.element for entry in report.losses] == ["strut 'gas'"]
    (spring,) = cc.import_file(path).mechanism.struts
    assert (spring.stiffness, spring.free_length, spring.preload) == (100.0, 0.7, 0.0)


def test_frictionloss_is_what_holds_in_mujoco(tmp_path: Path) -> None:
    """Dry friction is in no passive force there; here it is smoothed, with the same bound."""
    path = tmp_path / "model.xml"
    path.write_text(tree('<joint frictionloss="0.7"/>'), encoding="utf-8")
    joint = next(j for j in cc.import_file(path).mechanism.joints if j.friction is not None)
    assert joint.friction is not None
    assert joint.friction.force == (0.7,)
