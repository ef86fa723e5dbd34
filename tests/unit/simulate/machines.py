"""Compiled machines that several tests share."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

import closedchain as cc
from closedchain.mechanism.files import from_data, to_data
from oracles import machines


@cache
def four_bar() -> tuple[cc.Model, cc.State]:
    model = cc.compile(cc.library.four_bar())
    return model, model.assemble()


@cache
def platform() -> tuple[cc.Model, cc.State]:
    model = cc.compile(cc.library.gough_stewart())
    return model, model.assemble()


@cache
def saha() -> cc.Model:
    return cc.compile(cc.library.four_bar_saha())


@cache
def five_bar() -> tuple[cc.Model, cc.State]:
    model = cc.compile(cc.library.five_bar())
    joints = [actuator.joint for actuator in model.system.actuators]
    return model, model.assemble(joints=dict(zip(joints, np.radians([80.0, 70.0]), strict=True)))


def with_joints(machine: cc.Mechanism, **fields: dict[str, Any]) -> cc.Mechanism:
    """The machine with springs, dampers, friction or limits in the named joints."""
    joints = tuple(replace(joint, **fields.get(joint.name, {})) for joint in machine.joints)
    return replace(machine, joints=joints)


def described(machine: cc.Mechanism, numbers: dict[str, object]) -> cc.Mechanism:
    """The machine with other numbers, written into its file."""
    data = to_data(machine)
    for name, value in numbers.items():
        value = np.asarray(value).tolist()
        if name == "gravity":
            data["gravity"] = value
            continue
        part, *fields = name.split(".")
        if part.startswith("wrenches"):
            entry = data["wrenches"][int(part[9:-1])]
        else:
            kind = "bodies" if fields[0] in ("mass", "center", "inertia") else "joints"
            entry = next(entry for entry in data[kind] if entry["name"] == part)
        for field in fields[:-1]:
            if isinstance(entry.get(field), list):
                entry[field] = {"position": entry[field]}  # a pose written as a point
            entry = entry.setdefault(field, {})
        entry[fields[-1]] = value
    return from_data(data)


@cache
def press() -> tuple[cc.Model, cc.State]:
    """A screw press with loads, a spring, a damper and friction."""
    machine = machines.screw_press()[0]
    forces = {"spring": cc.JointSpring((3.0, 4.0), (0.1, 0.2)), "friction": cc.JointFriction((0.1, 0.1), (0.03, 0.03))}
    model = cc.compile(with_joints(machine, guide=forces))
    far = model.state([1.17, 0.83, 0.01, 0.55, 0.09, -0.08, -0.31], check=False)  # from singular configurations
    return model, model.assemble(guess=far)


def platforms(count: int) -> dict[str, np.ndarray]:
    """Masses, mass centres and joint positions of Gough–Stewart platforms that are not quite alike."""
    machine, rng = platform()[0].mechanism, np.random.default_rng(12)
    vary: dict[str, np.ndarray] = {
        "platform.mass": rng.uniform(1, 2, count),
        "platform.center": rng.normal(size=(count, 3)) * 0.02,
        "platform.inertia": rng.uniform(0.07, 0.09, (count, 3)),
    }
    for leg in range(1, 7):
        for name, frame in ((f"leg{leg}_base", "at"), (f"leg{leg}_tip", "child_at")):
            joint = machine.joint(name)
            side = frame if getattr(joint, frame).position != (0, 0, 0) else "at"
            at = np.array(getattr(joint, side).position)
            vary[f"{name}.{side}.position"] = at + rng.normal(size=(count, 3)) * 0.01
        vary[f"leg{leg}_upper.mass"] = rng.uniform(0.05, 0.2, count)
    return vary


def scaled(machine: cc.Mechanism, factor: float) -> cc.Mechanism:
    """The machine with its coupler's far joint moved away, and the coupler heavier."""
    name = next(body.name for body in machine.bodies if body.name == "coupler")
    joints = []
    for joint in machine.joints:
        for side, body in (("at", joint.parent), ("child_at", joint.child)):
            if body == name:
                frame = getattr(joint, side)
                joint = replace(joint, **{side: replace(frame, position=tuple(factor * np.array(frame.position)))})
        joints.append(joint)
    bodies = [replace(body, mass=body.mass * factor) if body.name == name else body for body in machine.bodies]
    return replace(machine, bodies=tuple(bodies), joints=tuple(joints))
