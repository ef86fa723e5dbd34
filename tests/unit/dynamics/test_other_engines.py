"""Elements in trees as MuJoCo and Pinocchio have them: rotors behind gears, tendons, struts, springs, mimic joints."""

from __future__ import annotations

import numpy as np
import pytest

import closedchain as cc
from interpreted import interpreted

mujoco = pytest.importorskip("mujoco")
pinocchio = pytest.importorskip("pinocchio")

Q, V = np.array([0.6, -0.9, 0.25]), np.array([1.1, -2.3, 0.4])
BODIES = [
    cc.Body("arm", 2.0, (0.1, -0.2, 0.05), (0.3, 0.4, 0.5)),
    cc.Body("hand", 1.2, (0.0, 0.1, 0.3), (0.1, 0.2, 0.15)),
    cc.Body("rod", 0.7, (0.2, 0.0, 0.1), (0.05, 0.04, 0.03)),
]
PLACES = ((0.1, 0.0, 0.3), (0.3, 0.1, 0.0), (0.0, 0.2, 0.1))
AXES = ((0.0, 1.0, 0.0), (1.0, 0.0, 0.0), (0.6, 0.0, 0.8))
KINDS = (cc.revolute, cc.revolute, cc.prismatic)
NAMES = ("shoulder", "elbow", "slide")


def arm(fields: dict[str, dict[str, object]] | None = None, **more: object) -> cc.Mechanism:
    """Two turning joints and a sliding one, in line; `fields` of joints by name."""
    parents = ("ground", "arm", "hand")
    joints = [
        kind(name, parent, body.name, place, axis=axis, **(fields or {}).get(name, {}))
        for name, kind, parent, body, place, axis in zip(NAMES, KINDS, parents, BODIES, PLACES, AXES, strict=True)
    ]
    return cc.Mechanism("arm", BODIES, joints, **more)


def found(machine: cc.Mechanism, forces: list[float] | None = None, start: np.ndarray = Q) -> np.ndarray:
    """Accelerations of our own."""
    with interpreted():
        model = cc.compile(machine)
        return np.array(model.forward_dynamics(model.state(start, V), forces).acceleration)


def numbers(values: object) -> str:
    return " ".join(repr(float(value)) for value in np.ravel(values))


def by_mujoco(
    joints: dict[str, str] | None = None,
    sites: dict[str, str] | None = None,
    rest: str = "",
    torques: list[float] | None = None,
) -> np.ndarray:
    """Accelerations of the same arm: attributes of joints, sites of bodies by name, and further elements."""
    text = ends = ""
    for name, kind, body, place, axis in zip(NAMES, KINDS, BODIES, PLACES, AXES, strict=True):
        word = "slide" if kind is cc.prismatic else "hinge"
        text += f'''<body name="{body.name}" pos="{numbers(place)}">
            <inertial pos="{numbers(body.center)}" mass="{body.mass}" diaginertia="{numbers(body.inertia)}"/>
            <joint name="{name}" type="{word}" axis="{numbers(axis)}" {(joints or {}).get(name, "")}/>
            {(sites or {}).get(body.name, "")}'''
        ends += "</body>"
    world = f"<worldbody>{(sites or {}).get('ground', '')}{text}{ends}</worldbody>"
    if "armature" in rest and not hasattr(mujoco.MjModel, "tendon_armature"):
        pytest.skip("this MuJoCo has no armature of tendons")
    model = mujoco.MjModel.from_xml_string(f'<mujoco><compiler angle="radian"/>{world}{rest}</mujoco>')
    data = mujoco.MjData(model)
    data.qpos[:], data.qvel[:] = Q, V
    data.ctrl[:] = torques or []
    mujoco.mj_forward(model, data)
    return np.array(data.qacc)


def test_a_strut_is_a_spatial_tendon() -> None:
    struts = [
        cc.Strut("s", "ground", "rod", (0.5, 0.4, 0.1), (0.1, 0, 0.2), stiffness=80.0, free_length=0.4, damping=3.0),
        cc.Strut("t", "arm", "rod", (0.0, 0.1, 0.2), (0.3, 0, 0.0), stiffness=50.0, free_length=0.9, damping=1.0),
    ]
    sites: dict[str, str] = {}
    tendons = ""
    for one in struts:
        law = f'stiffness="{one.stiffness}" damping="{one.damping}" springlength="{one.free_length}"'
        tendons += f'<spatial {law}><site site="{one.name}0"/><site site="{one.name}1"/></spatial>'
        for k, (body, at) in enumerate(((one.parent, one.at), (one.child, one.child_at))):
            sites[body] = sites.get(body, "") + f'<site name="{one.name}{k}" pos="{numbers(at)}"/>'
    wanted = by_mujoco(sites=sites, rest=f"<tendon>{tendons}</tendon>")
    np.testing.assert_allclose(found(arm(struts=struts)), wanted, rtol=1e-10)


def test_springs_dampers_and_armature() -> None:
    fields = {
        "shoulder": {"spring": cc.JointSpring(40.0, 0.2), "armature": 0.3},
        "slide": {"spring": cc.JointSpring(90.0, -0.1), "damper": cc.JointDamper(2.5), "armature": 1.1},
    }
    words = {
        "shoulder": 'stiffness="40" springref="0.2" armature="0.3"',
        "slide": 'stiffness="90" springref="-0.1" damping="2.5" armature="1.1"',
    }
    np.testing.assert_allclose(found(arm(fields)), by_mujoco(words), rtol=1e-10)


def test_a_differential_is_a_tendon_with_armature() -> None:
    """Motors on fixed tendons over two joints; tendons have the rotors and the damping of the motors."""
    motors, tendons, drives = [], "", ""
    for name, (one, other) in {"left": (12.0, 9.0), "right": (12.0, -9.0)}.items():
        motors.append(
            cc.Actuator(name, "shoulder", gear=one, rotor_inertia=6e-4, damping=2e-3, also=[("elbow", 0, other)])
        )
        both = f'<joint joint="shoulder" coef="{one}"/><joint joint="elbow" coef="{other}"/>'
        tendons += f'<fixed name="{name}" armature="6e-4" damping="2e-3">{both}</fixed>'
        drives += f'<motor tendon="{name}"/>'
    wanted = by_mujoco(rest=f"<tendon>{tendons}</tendon><actuator>{drives}</actuator>", torques=[0.25, -0.1])
    np.testing.assert_allclose(found(arm(actuators=motors), [12 * 0.25, 12 * -0.1]), wanted, rtol=1e-10)


def pinocchio_arm() -> object:
    """The arm in Pinocchio."""
    model = pinocchio.Model()
    joint = 0
    for name, kind, body, place, axis in zip(NAMES, KINDS, BODIES, PLACES, AXES, strict=True):
        slides = kind is cc.prismatic
        own = pinocchio.JointModelPrismaticUnaligned if slides else pinocchio.JointModelRevoluteUnaligned
        joint = model.addJoint(joint, own(np.array(axis)), pinocchio.SE3(np.eye(3), np.array(place)), name)
        inertia = pinocchio.Inertia(body.mass, np.array(body.center), np.diag(body.inertia))
        model.appendBodyToJoint(joint, inertia, pinocchio.SE3.Identity())
    return model


def test_rotors_behind_gears_are_pinocchios() -> None:
    """Its rotor inertia and gear ratio, or the armature that they make."""
    numbers = {"shoulder": (50.0, 3e-5), "elbow": (-30.0, 2e-5), "slide": (400.0, 1e-5)}
    motors = [cc.Actuator(name, name, gear=gear, rotor_inertia=rotor) for name, (gear, rotor) in numbers.items()]
    model = pinocchio_arm()
    model.rotorInertia = np.array([rotor for _, rotor in numbers.values()])
    model.rotorGearRatio = np.array([gear for gear, _ in numbers.values()])
    model.armature = model.rotorInertia * model.rotorGearRatio**2
    tau = np.array([2.0, -1.0, 5.0])
    wanted = pinocchio.aba(model, model.createData(), Q, V, tau)
    np.testing.assert_allclose(found(arm(actuators=motors), list(tau)), wanted, rtol=1e-10)


def test_a_coupling_is_a_mimic_joint() -> None:
    """Pinocchio's mimic joint has no coordinate of its own; ours is a constraint row."""
    if not hasattr(pinocchio, "transformJointIntoMimic"):
        pytest.skip("this Pinocchio has no mimic joints")
    ratio, offset = 0.7, -0.2
    coupling = cc.Coupling("mimic", "slide", "elbow", ratio=ratio, offset=offset)
    free = pinocchio_arm()
    model = pinocchio.transformJointIntoMimic(free, free.getJointId("elbow"), free.getJointId("slide"), ratio, offset)
    q, v = Q[:2], V[:2]
    M = np.array(pinocchio.crba(model, model.createData(), q))
    M = np.triu(M) + np.triu(M, 1).T
    wanted = np.linalg.solve(M, -pinocchio.rnea(model, model.createData(), q, v, np.zeros(2)))
    with interpreted():
        machine = cc.compile(arm(couplings=[coupling]))
        state = machine.state([*q, ratio * q[1] + offset], [*v, ratio * v[1]])
        for method in ("lagrange", "reference"):
            answer = machine.forward_dynamics(state, method=method)
            np.testing.assert_allclose([answer["shoulder"], answer["elbow"]], wanted, rtol=1e-10)
            np.testing.assert_allclose(answer["slide"], ratio * wanted[1], rtol=1e-10)
