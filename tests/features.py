"""What machines can have beside links and joints, each as a function that adds it to a machine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

import closedchain as cc
from closedchain.mechanism import Payload
from closedchain.multibody.tree import spanning_tree

Rng = np.random.Generator
WITHOUT_SPRING = ("free", "general", "fixed")


def cut_joints(machine: cc.Mechanism) -> set[str]:
    """The joints that close the loops when the machine is compiled as it is."""
    return {joint.name for joint in spanning_tree(machine)[1]}


def with_springs(machine: cc.Mechanism, rng: Rng, *, cut: bool = False) -> cc.Mechanism:
    """Springs along the joints of the tree, or of those that are cut; contacts can have none."""

    def spring(joint: cc.Joint) -> cc.Joint:
        if joint.kind in WITHOUT_SPRING:
            return joint
        numbers = tuple(rng.uniform(5, 50, joint.dof)), tuple(rng.uniform(-0.3, 0.3, joint.dof))
        return replace(joint, spring=cc.JointSpring(*numbers))

    return _on_joints(machine, spring, cut)


def with_dampers(machine: cc.Mechanism, rng: Rng, *, cut: bool = False) -> cc.Mechanism:
    """Dampers along all degrees of freedom of the tree's joints, or of those that are cut."""
    return _on_joints(
        machine, lambda joint: replace(joint, damper=cc.JointDamper(tuple(rng.uniform(0.2, 3, joint.dof)))), cut
    )


def with_friction(machine: cc.Mechanism, rng: Rng, *, cut: bool = False) -> cc.Mechanism:
    """Smooth Coulomb friction along all degrees of freedom of the tree's joints, or of those that are cut."""

    def friction(joint: cc.Joint) -> cc.Joint:
        numbers = tuple(rng.uniform(0.2, 2, joint.dof)), tuple(rng.uniform(0.05, 0.5, joint.dof))
        return replace(joint, friction=cc.JointFriction(*numbers))

    return _on_joints(machine, friction, cut)


def with_forces_at_cuts(machine: cc.Mechanism, rng: Rng) -> cc.Mechanism:
    """Springs, dampers and friction at the joints that are cut."""
    for add in (with_springs, with_dampers, with_friction):
        machine = add(machine, rng, cut=True)
    return machine


def with_world_wrench(machine: cc.Mechanism, rng: Rng) -> cc.Mechanism:
    """A wrench in world axes at a point of some body."""
    return _with_wrench(machine, rng, "world")


def with_body_wrench(machine: cc.Mechanism, rng: Rng) -> cc.Mechanism:
    """A wrench that rotates with some body."""
    return _with_wrench(machine, rng, "body")


def with_payload(machine: cc.Mechanism, rng: Rng) -> cc.Mechanism:
    """A load on some body that has mass already."""
    bodies = [body.name for body in machine.bodies if body.mass > 0]
    a, b, c = rng.uniform(0.02, 0.05, 3)
    inertia = (float(b + c), float(a + c), float(a + b))
    carried = Payload(float(rng.uniform(0.5, 3)), _vector(rng, 0.2), inertia, str(rng.choice(bodies)))
    return machine.with_payload(carried)


def with_coupling(machine: cc.Mechanism, rng: Rng) -> cc.Mechanism:
    """A wheel beside some joint that rotates, whose turn follows that joint's by a polynomial."""
    cut = cut_joints(machine)
    turning = [
        (joint, k)
        for joint in machine.joints
        if joint.has_coordinates and joint.name not in cut and joint.parent != machine.platform
        for k, turns in enumerate(joint.rotational)
        if turns
    ]
    if not turning:
        return machine
    joint, k = turning[int(rng.integers(len(turning)))]
    law = (0.1, float(rng.uniform(0.5, 3)) * float(rng.choice([-1, 1])), 0.2)
    a, b, c = (float(x) for x in rng.uniform(0.01, 0.05, 3))
    wheel = cc.Body("wheel", float(rng.uniform(0.5, 2)), _vector(rng, 0.05), (b + c, a + c, a + b))
    turn = 0.0 if joint.start is None else joint.start[k]
    start = (float(np.polynomial.Polynomial(law)(turn)),)
    axle = cc.revolute("axle", joint.parent, "wheel", _vector(rng, 0.3), axis=_direction(rng), start=start)
    return replace(
        machine,
        bodies=(*machine.bodies, wheel),
        joints=(*machine.joints, axle),
        couplings=(cc.Coupling("wheel follows", "axle", joint.name, polynomial=law, to_coordinate=k),),
    )


def with_rotors(machine: cc.Mechanism, rng: Rng) -> cc.Mechanism:
    """Armature along the joints of the tree that do not end at the platform; gears, rotors and losses of motors."""
    cut = cut_joints(machine)

    def armature(joint: cc.Joint) -> cc.Joint:
        inside = joint.has_coordinates and joint.dof and joint.name not in cut
        if not inside or machine.platform in (joint.parent, joint.child):
            return joint
        return replace(joint, armature=tuple(rng.uniform(0.01, 0.3, joint.dof)))

    def motor(actuator: cc.Actuator) -> cc.Actuator:
        joint = machine.joint(actuator.joint)
        turns = not joint.has_coordinates or joint.name in cut or machine.platform in (joint.parent, joint.child)
        inertia = 0.0 if turns else float(rng.uniform(1e-4, 1e-3))
        losses = dict(zip(("damping", "friction", "friction_velocity"), rng.uniform(0.01, 0.1, 3), strict=True))
        return replace(actuator, gear=float(rng.choice([-8.0, 12.0])), rotor_inertia=inertia, **losses)

    return replace(machine, joints=tuple(map(armature, machine.joints)), actuators=tuple(map(motor, machine.actuators)))


def with_struts(machine: cc.Mechanism, rng: Rng) -> cc.Mechanism:
    """A strut from the ground to some body and one between two bodies, with everything that a law can have."""
    bodies = [str(name) for name in rng.permutation([body.name for body in machine.bodies])]
    ends = [("ground", bodies[0]), *([(bodies[1], bodies[0])] if len(bodies) > 1 else [])]
    struts = [
        cc.Strut(
            f"strut {k}",
            *pair,
            _vector(rng, 0.4),
            _vector(rng, 0.2),
            stiffness=float(rng.uniform(50, 300)),
            free_length=float(rng.uniform(0.1, 0.6)),
            damping=float(rng.uniform(1, 9)),
            preload=float(rng.uniform(-20, 20)),
            table=((0.0, 4.0), (50.0, float(rng.uniform(-90, 90)))),
        )
        for k, pair in enumerate(ends)
    ]
    return replace(machine, struts=(*machine.struts, *struts))


def with_bushing(machine: cc.Mechanism, rng: Rng) -> cc.Mechanism:
    """A bushing with full matrices between two bodies or a body and the ground."""
    names = ["ground", *(body.name for body in machine.bodies)]
    first, second = (str(name) for name in rng.permutation(names)[:2])
    K, D = (A @ A.T for A in (rng.normal(size=(6, 6)) * size for size in (3.0, 0.4)))
    frames = (cc.Pose(_vector(rng, 0.3), axis=_direction(rng)) for _ in range(2))
    bushing = cc.Bushing("bushing", first, second, *frames, stiffness=(K + K.T) / 2, damping=(D + D.T) / 2)
    return replace(machine, bushings=(*machine.bushings, bushing))


def with_differential(machine: cc.Mechanism, rng: Rng) -> cc.Mechanism:
    """The first motor, with rotor and losses, turns another joint too, which may be a cut one."""
    motor, *others = machine.actuators
    driven = {one.joint for one in machine.actuators}
    free = [
        (joint.name, k)
        for joint in machine.joints
        if joint.has_coordinates and joint.name not in driven
        for k in range(joint.dof)
    ]
    if not free:
        return machine
    also = [(*free[int(rng.integers(len(free)))], 0.4 * motor.gear)]
    motor = replace(
        motor, also=also, rotor_inertia=0.1 / motor.gear**2, damping=0.02, friction=0.05, friction_velocity=0.7
    )
    return replace(machine, actuators=(motor, *others))


LOADS: dict[str, Callable[[cc.Mechanism, Rng], cc.Mechanism]] = {
    "springs": with_springs,
    "dampers": with_dampers,
    "friction": with_friction,
    "forces at cut joints": with_forces_at_cuts,
    "wrench in world axes": with_world_wrench,
    "wrench in body axes": with_body_wrench,
    "payload": with_payload,
    "rotors": with_rotors,
    "struts": with_struts,
    "bushing": with_bushing,
}
# which not every formulation treats
FEATURES = LOADS | {"coupling": with_coupling, "differential": with_differential}


def _on_joints(machine: cc.Mechanism, change: Callable[[cc.Joint], cc.Joint], cut: bool) -> cc.Mechanism:
    chosen = cut_joints(machine)
    return replace(
        machine,
        joints=tuple(change(j) if j.dof > 0 and (j.name in chosen) == cut else j for j in machine.joints),
    )


def _with_wrench(machine: cc.Mechanism, rng: Rng, axes: str) -> cc.Mechanism:
    body = str(rng.choice([body.name for body in machine.bodies]))
    added = cc.Wrench(body, _vector(rng, 20.0), _vector(rng, 4.0), _vector(rng, 0.3), axes)  # type: ignore[arg-type]
    return replace(machine, wrenches=(*machine.wrenches, added))


def _vector(rng: Rng, size: float) -> tuple[float, float, float]:
    x, y, z = rng.uniform(-size, size, 3)
    return float(x), float(y), float(z)


def _direction(rng: Rng) -> tuple[float, float, float]:
    x, y, z = rng.standard_normal(3)
    length = float(np.sqrt(x * x + y * y + z * z))
    return float(x) / length, float(y) / length, float(z) / length
