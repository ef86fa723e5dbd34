"""MJCF: mass matrix, bias and passive forces are MuJoCo's own; loops as MuJoCo's connects close them."""

from __future__ import annotations

from pathlib import Path

import mujoco
import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import FileFormatError, UnknownNameError

# several joints on a body with offsets and reference angles, a ball, a slide, a free body, springs and dampers
ZOO = """<mujoco model="zoo"><compiler angle="radian"/><option gravity="0.3 -0.2 -9.7"/><worldbody>
<body name="trunk" pos="0.1 0.2 1" quat="0.8 0.6 0 0"><freejoint name="root"/>
  <inertial pos="0.02 0.01 0.1" mass="3" fullinertia="0.04 0.05 0.03 0.002 -0.001 0.003"/>
  <body name="hip" pos="0.1 0 -0.2" euler="0.1 0.2 0.3">
    <inertial pos="0 0 -0.1" mass="1.2" diaginertia="0.01 0.012 0.004"/>
    <joint name="yaw" axis="0 0 1" pos="0.01 0.02 0.03" ref="0.2" damping="0.4"/>
    <joint name="roll" axis="1 0.2 0" pos="0 0.05 0" stiffness="6" springref="0.3" armature="0.07"/>
    <joint name="reach" type="slide" axis="0 1 1" ref="0.05" frictionloss="0.01" range="-0.2 0.3" limited="true"/>
    <body name="shank" pos="0 0 -0.3"><inertial pos="0 0.01 -0.1" mass="0.7" diaginertia="0.006 0.006 0.001"/>
      <joint name="ball" type="ball" pos="0 0 0.02" damping="0.05"/>
      <body name="toe" pos="0 0 -0.2"><inertial pos="0 0 0" mass="0.1" diaginertia="1e-4 1e-4 1e-4"/></body>
    </body></body></body></worldbody></mujoco>"""

HINGE = '<inertial pos="0.5 0 0" mass="2" diaginertia="0.01 0.2 0.2"/><joint name="{0}" axis="0 0 1"/>'
BARS = """<mujoco model="bars"><compiler angle="radian"/><worldbody>
<site name="post" pos="1 0 0"/>
<body name="a" euler="0 0 1.2">{a}
  <body name="b" pos="1 0 0" euler="0 0 -1.2">{b}<site name="end" pos="1 0 0"/></body></body>
<body name="c" pos="1 0 0" euler="0 0 1.2">{c}<site name="top" pos="1 0 0"/></body>
</worldbody><equality>{equality}</equality><actuator>{actuator}</actuator>{more}</mujoco>"""


def bars(equality: str, actuator: str = "", more: str = "") -> str:
    parts = {name: HINGE.format(f"j{name}") for name in "abc"}
    return BARS.format(**parts, equality=equality, actuator=actuator, more=more)


def imported(folder: Path, text: str, **options: str) -> cc.Imported:
    path = folder / "model.xml"
    path.write_text(text, encoding="utf-8")
    return cc.import_file(path, **options)  # type: ignore[arg-type]


def velocity_map(m: mujoco.MjModel, data: mujoco.MjData, model: cc.Model) -> np.ndarray:
    """T with MuJoCo's velocities = T times ours: a free joint is [angular; linear] in the body's axes here."""
    T = np.zeros((m.nv, m.nv))
    for link in (link for link in model.system.owners if link.model.nv):
        j = m.joint(link.name)
        to, rows = j.dofadr[0], np.arange(link.v.start, link.v.stop)
        if j.type[0] == mujoco.mjtJoint.mjJNT_FREE:
            R = data.body(int(j.bodyid[0])).xmat.reshape(3, 3)
            T[np.ix_(range(to, to + 3), rows[3:])] = R
            T[np.ix_(range(to + 3, to + 6), rows[:3])] = np.eye(3)
        else:
            T[range(to, to + len(rows)), rows] = 1.0
    return T


def set_state(m: mujoco.MjModel, data: mujoco.MjData, model: cc.Model, q: np.ndarray) -> None:
    for link in (link for link in model.system.owners if link.model.nv):
        j, own = m.joint(link.name), q[link.q]
        values = np.r_[own[4:], own[:4]] if len(own) == 7 else own
        data.qpos[j.qposadr[0] : j.qposadr[0] + len(own)] = values


def compare(text: str, machine: cc.Imported, states: int = 5) -> None:
    """M, bias and passive forces at random states of the opened tree."""
    m = mujoco.MjModel.from_xml_string(text)
    data, model = mujoco.MjData(m), cc.compile(machine.mechanism)
    random = np.random.default_rng(5)
    kinematics, reference = model.kinematics, model.reference
    for _ in range(states):
        q = kinematics.step(model.system.neutral, random.uniform(-1, 1, model.system.nv))
        v = random.uniform(-2, 2, model.system.nv)
        set_state(m, data, model, q)
        mujoco.mj_kinematics(m, data)
        T = velocity_map(m, data, model)
        data.qvel[:] = T @ v
        mujoco.mj_forward(m, data)
        M = np.zeros((m.nv, m.nv))
        for column, unit in zip(M, np.eye(m.nv), strict=True):
            mujoco.mj_mulM(m, data, column, unit)
        # T depends on q where a body floats: its linear velocity is in body axes here, so that dT/dt v = T (w × v)
        coriolis = np.zeros(m.nv)
        for link in model.system.owners:
            if link.model.nq == 7:
                j, own = m.joint(link.name), v[link.v]
                R = data.body(int(j.bodyid[0])).xmat.reshape(3, 3)
                coriolis[j.dofadr[0] : j.dofadr[0] + 3] = R @ np.cross(own[:3], own[3:])
        scale = np.abs(M).max()
        np.testing.assert_allclose(reference.mass_matrix(q), T.T @ M @ T, rtol=0, atol=1e-10 * scale)
        wanted = T.T @ (data.qfrc_bias + M @ coriolis)
        np.testing.assert_allclose(reference.bias(q, v), wanted, rtol=0, atol=1e-10 * np.abs(wanted).max())
        passive = T.T @ data.qfrc_passive
        friction = np.array([0.0 if name != "reach" else 0.01 for name in model.system.velocity_names])
        own = reference.applied(q, v) + friction * np.tanh(v / 0.01)
        np.testing.assert_allclose(own, passive, rtol=0, atol=1e-10 * max(1.0, np.abs(passive).max()))


def test_mass_matrix_bias_and_passive_forces_are_mujocos(tmp_path: Path) -> None:
    machine = imported(tmp_path, ZOO)
    assert [b.name for b in machine.mechanism.bodies] == ["trunk", "hip~1", "hip~2", "hip", "shank", "toe"]
    assert machine.mechanism.joint("reach").limits == ((-0.2, 0.3),)
    assert machine.mechanism.joint("yaw").start == (0.2,)
    compare(ZOO, machine)


def test_the_pose_of_the_file_is_the_start(tmp_path: Path) -> None:
    """Reference angles and offsets: body frames where MuJoCo has them at qpos0."""
    machine = imported(tmp_path, ZOO)
    m = mujoco.MjModel.from_xml_string(ZOO)
    data = mujoco.MjData(m)
    mujoco.mj_kinematics(m, data)
    state = cc.compile(machine.mechanism).assemble()
    for name in ("trunk", "hip", "shank", "toe"):
        np.testing.assert_allclose(state.body(name).position, data.body(name).xpos, rtol=0, atol=1e-12)
        np.testing.assert_allclose(state.body(name).rotation.ravel(), data.body(name).xmat, rtol=0, atol=1e-12)


CORNER = '<connect name="e" body1="b" body2="c" anchor="1 0 0"/>'
ABOVE = '<connect name="f" body1="b" body2="c" anchor="1 0 0.3"/>'
LOOPS = {
    "connect": (CORNER, "spherical", 1),
    "sites": ('<connect name="e" site1="end" site2="top"/>', "spherical", 1),
    "hinge": (CORNER + ABOVE, "revolute", 1),
    "three points": (CORNER + ABOVE + '<connect name="g" body1="b" body2="c" anchor="1 0.2 0"/>', "fixed", 0),
    "to the world": ('<connect name="e" body1="b" anchor="1 0 0"/>', "spherical", 1),  # b stands still, c is free
    "weld": ('<weld name="e" body1="b" body2="c"/>', "fixed", 0),
    "inactive": ('<connect name="e" body1="b" body2="c" anchor="1 0 0" active="false"/>', "", 3),
}  # fmt: skip


@pytest.mark.parametrize("case", LOOPS)
def test_equalities(tmp_path: Path, case: str) -> None:
    equality, kind, mobility = LOOPS[case]
    machine = imported(tmp_path, bars(equality))
    assert machine.check.mobility == mobility
    assert machine.check.gap_before == pytest.approx(0, abs=1e-9)
    closing = [j.kind for j in machine.mechanism.joints if j.cut]
    assert closing == ([kind] if kind else [])
    if kind:
        assert "rigid here" in str(machine.report)
    else:
        assert "not active" in str(machine.report)


def test_forward_dynamics_of_a_loop_by_mujocos_terms(tmp_path: Path) -> None:
    """The null-space solution from MuJoCo's M, bias and constraint rows; J̇v from the known parallelogram."""
    text = bars(LOOPS["connect"][0])
    machine = imported(tmp_path, text)
    model = cc.compile(machine.mechanism)
    state = model.with_velocities(model.assemble(joints={"ja": 0.3}), joints={"ja": 1.7})
    m = mujoco.MjModel.from_xml_string(text)
    data = mujoco.MjData(m)
    v = np.array([state.velocity(name) for name in ("ja", "jb", "jc")], dtype=float)
    q = np.array([state[name] for name in ("ja", "jb", "jc")], dtype=float)
    np.testing.assert_allclose(v, [1.7, -1.7, 1.7], rtol=1e-9)  # a parallelogram
    data.qpos[:], data.qvel[:] = q, v
    mujoco.mj_forward(m, data)
    M = np.zeros((3, 3))
    for column, unit in zip(M, np.eye(3), strict=True):
        mujoco.mj_mulM(m, data, column, unit)
    N = np.array([1.0, -1.0, 1.0])  # the coupler translates, so that J̇v vanishes along it
    wanted = -(N @ data.qfrc_bias) / (N @ M @ N)
    found = np.asarray(model.forward_dynamics(state, method="reference").acceleration)
    at = [model.system.velocity_names.index(name) for name in ("ja", "jb", "jc")]
    np.testing.assert_allclose(found[at], wanted * N, rtol=1e-9, atol=1e-9)


def test_actuators(tmp_path: Path) -> None:
    actuator = '<motor name="m" joint="ja" gear="-25" forcerange="-3 3"/><position name="p" joint="jb" kp="3"/>'
    actuator += '<motor name="m2" joint="ja"/>'
    machine = imported(tmp_path, bars("", actuator))
    assert [(a.name, a.joint) for a in machine.mechanism.actuators] == [("m", "ja"), ("p", "jb"), ("m2", "ja")]
    motor = machine.mechanism.actuator("m")
    assert (motor.gear, motor.max_force) == (-25.0, 3.0)
    assert "actuator 'm2'" in {e.element for e in machine.report.kept}
    assert "servo law" in str(machine.report)


@pytest.mark.skipif(not hasattr(mujoco.mjtTrn, "mjTRN_SO3"), reason="MuJoCo 4: actuators of several outputs")
def test_actuators_of_several_outputs_and_controls(tmp_path: Path) -> None:
    """MuJoCo counts gears by outputs; the motors after them have their own."""
    bodies = "".join(
        f'<body name="{name}"><joint name="{name}" type="{kind}"/><geom size="0.1" pos="0.1 0.2 0"/></body>'
        for name, kind in (("ball", "ball"), ("one", "hinge"), ("two", "hinge"))
    )
    actuators = (
        '<orientation name="turn" joint="ball" kp="1"/><motor name="first" joint="one" gear="5"/>'
        '<pid name="held" joint="one" kp="1"/><motor name="second" joint="two" gear="7" forcerange="-3 3"/>'
    )
    path = tmp_path / "model.xml"
    path.write_text(
        f"<mujoco><worldbody>{bodies}</worldbody><actuator>{actuators}</actuator></mujoco>", encoding="utf-8"
    )
    imported = cc.import_file(path)
    found = {motor.name: (motor.joint, motor.gear, motor.max_force) for motor in imported.mechanism.actuators}
    assert found == {"first": ("one", 5.0, None), "held": ("one", 1.0, None), "second": ("two", 7.0, 3.0)}
    assert [entry.element for entry in imported.report.dropped] == ["actuator 'turn'"]


def test_keyframes_are_assembled_again(tmp_path: Path) -> None:
    """One that is open is closed, and the report says by how much it was open."""
    more = '<keyframe><key name="home" qpos="0.3 -0.3 0.301"/></keyframe>'
    equality = LOOPS["connect"][0]
    assert "open by 0.00" in str(imported(tmp_path, bars(equality, more=more)).report)
    machine = imported(tmp_path, bars(equality, more=more), keyframe="home")
    assert machine.mechanism.joint("ja").start == (0.3,)
    assert 1e-4 < (machine.check.gap_before or 0) < 2e-3
    assert (machine.check.gap_after or 0) < 1e-12
    for other in ('<joint joint1="ja" joint2="jb"/>', '<weld body1="b" body2="c"/>'):
        report = imported(tmp_path, bars(other, more=more)).report
        assert "keyframe 'home'" in {entry.element for entry in report.approximated}
    with pytest.raises(UnknownNameError, match="keyframes: home"):
        imported(tmp_path, bars(equality, more=more), keyframe="away")


def test_contacts_gravity_compensation_and_what_is_left_out(tmp_path: Path) -> None:
    text = """<mujoco><option density="1.2"/><worldbody><geom name="floor" type="plane" size="1 1 1" pos="0 0 0.1"
     friction="0.4"/><body name="block" pos="0 0 1" gravcomp="0.5"><freejoint name="f"/>
     <geom name="foot" type="sphere" size="0.05" pos="0.1 0 0" friction="0.6"/>
     <geom name="box" type="box" size="0.1 0.1 0.1"/></body></worldbody>
     <sensor><framepos objtype="body" objname="block"/></sensor></mujoco>"""
    machine = imported(tmp_path, text)
    (contact,) = machine.mechanism.contacts
    assert (contact.name, contact.body, contact.mu, contact.radius) == ("foot on floor", "block", 0.6, 0.05)
    np.testing.assert_allclose(contact.plane.position, (0, 0, 0.1), atol=1e-15)
    np.testing.assert_allclose(contact.at, (0.1, 0, 0))
    (wrench,) = machine.mechanism.wrenches
    mass = machine.mechanism.body("block").mass
    np.testing.assert_allclose(wrench.force, (0, 0, 0.5 * 9.81 * mass), rtol=1e-12)
    words = str(machine.report)
    assert "contacts of geoms floor, box" in words
    assert "density" in words
    assert "sensor 'sensor0'" in words
    compare(text.replace('density="1.2"', ""), machine, states=2)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("<mujoco><worldbody><body><joint/></body></worldbody></mujoco>", "MuJoCo cannot read it"),
        ('<mujoco><worldbody><include file="model.xml"/></worldbody></mujoco>', "line 1: 'model.xml' is included"),
        ('<!DOCTYPE a [<!ENTITY b "c">]><mujoco>&b;</mujoco>', "entities"),
        ("<mujoco><nonsense/></mujoco>", "MuJoCo cannot read it"),
        ('<mujoco><asset><mesh file="no.stl"/></asset></mujoco>', "no.stl"),
    ],
)
def test_what_is_wrong_is_said(tmp_path: Path, text: str, words: str) -> None:
    with pytest.raises(FileFormatError) as error:
        imported(tmp_path, text)
    assert words in str(error.value)


# two chains and a free body; nothing is parallel, so that ranks are those of any pose
ARMS = """<mujoco model="arms"><compiler angle="radian"/><option jacobian="dense"/>
<worldbody><site name="post" pos="0.4 0.1 0.2" euler="0.3 0.2 0.1"/>
<body name="a" pos="0.1 0.2 0.3" euler="0.2 0.1 0.4"><inertial pos="0.1 0 0" mass="1" diaginertia="0.02 0.03 0.04"/>
  <joint name="a1" axis="1 0.2 0"/><joint name="a2" axis="0 1 0.1" pos="0 0.1 0"/>
  <joint name="a3" axis="0.1 0 1" ref="0.3"/>
  <joint name="a4" type="slide" axis="0 0.3 1" ref="0.1"/><site name="tip" pos="0.3 0.1 0" euler="0.4 0 0.2"/></body>
<body name="b" pos="0.5 0.1 0.4" quat="0.8 0.1 0.3 0.2">
  <inertial pos="0 0.1 0" mass="2" diaginertia="0.02 0.03 0.04"/>
  <freejoint name="f"/><site name="top" pos="0 0.2 0.1" euler="0 0.5 0.2"/></body>
<body name="c" pos="0.6 0.3 0.1"><inertial pos="0 0.1 0" mass="2" diaginertia="0.02 0.03 0.04"/>
  <joint name="c1" type="slide" axis="1 0.3 0"/><joint name="c2" axis="0 1 0.3"/></body></worldbody>
<tendon><fixed name="t"><joint joint="a1" coef="0.5"/><joint joint="a2" coef="-2"/></fixed>
  <fixed name="u"><joint joint="c2" coef="1.5"/></fixed></tendon><equality>{}</equality></mujoco>"""
RELPOSE = 'relpose="0.3 0.2 -0.1 0.9 0.1 0.2 0.3"'
EQUALITIES = {  # rows that hold the machine of 12 degrees of freedom
    "connect": ('<connect body1="a" body2="b" anchor="0.3 0.1 0.2"/>', 3),
    "connect to the world": ('<connect body1="b" anchor="0.3 0.1 0.2"/>', 3),
    "connect from the world": ('<connect body1="world" body2="b" anchor="0.3 0.1 0.2"/>', 3),
    "connect of sites": ('<connect site1="tip" site2="top"/>', 3),
    "connect to a site of the world": ('<connect site1="post" site2="top"/>', 3),
    "two connects": (
        '<connect body1="a" body2="b" anchor="0.3 0.1 0.2"/><connect body1="a" body2="b" anchor="0.3 0.4 0.2"/>', 5,
    ),
    "weld": ('<weld body1="a" body2="b"/>', 6),
    "weld to the world": ('<weld body1="b"/>', 6),
    "weld of sites": ('<weld site1="tip" site2="top"/>', 6),
    "weld relpose": (f'<weld body1="a" body2="b" {RELPOSE}/>', 6),
    "weld anchor": ('<weld body1="a" body2="b" anchor="0.3 0.2 0.1"/>', 6),
    "weld relpose anchor": (f'<weld body1="a" body2="b" {RELPOSE} anchor="0.3 0.2 0.1"/>', 6),
    "weld relpose anchor world": (f'<weld body1="b" {RELPOSE} anchor="0.3 0.2 0.1"/>', 6),
    "weld torquescale": ('<weld body1="a" body2="b" anchor="0.3 0.2 0.1" torquescale="0.25"/>', 6),
    "weld point": ('<weld body1="a" body2="b" torquescale="0"/>', 3),
    "weld relpose anchor point": (f'<weld body1="a" body2="b" {RELPOSE} anchor="0.3 0.2 0.1" torquescale="0"/>', 3),
    "weld of sites point": ('<weld site1="tip" site2="top" torquescale="0"/>', 3),
    "joint": ('<joint joint1="a1" joint2="a3" polycoef="0.1 0.5 0.3 -0.2 0.1"/>', 1),
    "joint alone": ('<joint joint1="a4" polycoef="0.05"/>', 1),
    "slide with hinge": ('<joint joint1="c1" joint2="c2" polycoef="0.02 0.3"/>', 1),
    "tendon": ('<tendon tendon1="t" polycoef="0.1"/>', 1),
    "tendons": ('<tendon tendon1="t" tendon2="u" polycoef="0.1 0.7"/>', 1),
    "tendon polynomial": ('<tendon tendon1="u" tendon2="t" polycoef="0.1 0.7 0.2"/>', 1),
    "inactive": ('<weld body1="a" body2="b" active="false"/><joint joint1="a1" active="false"/>', 0),
}  # fmt: skip


@pytest.mark.parametrize("case", EQUALITIES)
def test_equalities_hold_what_mujocos_rows_hold(tmp_path: Path, case: str) -> None:
    """MuJoCo's rows vanish where the machine is assembled, and their rank is what the machine loses in mobility."""
    equality, rank = EQUALITIES[case]
    text = ARMS.format(equality)
    machine = imported(tmp_path, text)
    m = mujoco.MjModel.from_xml_string(text)
    data, model = mujoco.MjData(m), cc.compile(machine.mechanism)
    state = model.assemble()
    set_state(m, data, model, state.q)
    mujoco.mj_forward(m, data)
    rows = np.flatnonzero(data.efc_type == mujoco.mjtConstraint.mjCNSTR_EQUALITY)
    J = data.efc_J.reshape(data.nefc, m.nv)
    np.testing.assert_allclose(data.efc_pos[rows], 0, rtol=0, atol=1e-10)
    assert m.nv - model.mobility.dof == rank == np.linalg.matrix_rank(J[rows], tol=1e-9)
