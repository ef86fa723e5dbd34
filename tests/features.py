"""What machines can have beside links and joints, each as a function that adds it to a machine."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

import closedchain as cc
from closedchain.mechanism import Payload
from closedchain.multibody.tree import spanning_tree

Rng = np.random.Generator
WITHOUT_SPRING = ("spherical", "free", "general", "fixed")


def cut_joints(machine: cc.Mechanism) -> set[str]:
    """The joints that close the loops when the machine is compiled as it is."""
    return {joint.name for joint in spanning_tree(machine)[1]}


def with_springs(machine: cc.Mechanism, rng: Rng, *, cut: bool = False) -> cc.Mechanism:
    """Springs along the joints of the tree, or of those that are cut; balls and contacts can have none."""

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


LOADS: dict[str, Callable[[cc.Mechanism, Rng], cc.Mechanism]] = {
    "springs": with_springs,
    "dampers": with_dampers,
    "friction": with_friction,
    "forces at cut joints": with_forces_at_cuts,
    "wrench in world axes": with_world_wrench,
    "wrench in body axes": with_body_wrench,
    "payload": with_payload,
}
FEATURES = LOADS | {"coupling": with_coupling}  # which not every formulation treats


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
