"""The numbers a machine's motion depends on, by their names in its description.

gravity                                             wrenches[0].force, .moment, .at
BODY.mass, .center, .inertia (3×3)                  JOINT.spring.stiffness, .reference
JOINT.at.position, .rotation (3×3)                  JOINT.damper.damping
JOINT.child_at.position, .rotation                  JOINT.friction.force, .velocity
JOINT.pitch, .armature                              ACTUATOR.gear, .rotor_inertia, .damping, .friction,
COUPLING.ratio, .polynomial                             .friction_velocity
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from closedchain.mechanism.actuator import SLIDES, WHEELS, Actuator, Coupling
from closedchain.mechanism.body import Body
from closedchain.mechanism.joint import Joint
from closedchain.mechanism.joint_forces import FORCES, per_dof
from closedchain.mechanism.mechanism import Mechanism, Wrench
from closedchain.mechanism.numbers import described_point
from closedchain.mechanism.pose import Pose
from closedchain.types import Array

Part = Body | Joint | Actuator | Coupling | tuple[int, Wrench]  # wrenches have no names but numbers

MASS = ("mass", "center", "inertia")
SIDES = ("at", "child_at")
POSE = ("position", "rotation")
JOINT_FORCES = ("spring.stiffness", "spring.reference", "damper.damping", "friction.force", "friction.velocity")
LOAD = ("force", "moment", "at")
MOTOR = ("gear", "rotor_inertia", "damping", "friction", "friction_velocity")
TRANSMISSION = ("ratio", "polynomial")


def quantities(mechanism: Mechanism) -> dict[str, Array]:
    """All numbers that motion depends on, by name; an orientation is a matrix however it was given."""
    found: dict[str, object] = {"gravity": mechanism.gravity}
    for part in _parts(mechanism):
        found |= _numbers(part)
    return {name: np.array(value, dtype=float) for name, value in found.items()}


def differing(mechanism: Mechanism, other: Mechanism) -> dict[str, Array]:
    """The numbers of the parts in which another machine, built alike, differs."""
    found: dict[str, object] = {} if other.gravity == mechanism.gravity else {"gravity": other.gravity}
    for mine, its in zip(_parts(mechanism), _parts(other), strict=True):
        if mine != its:
            found |= _numbers(its)
    return {name: np.array(value, dtype=float) for name, value in found.items()}


def with_quantities(mechanism: Mechanism, values: Mapping[str, Array]) -> Mechanism:
    """The machine described with other numbers."""
    loads = ((wrench, _own(values, f"wrenches[{i}]", LOAD)) for i, wrench in enumerate(mechanism.wrenches))
    return replace(
        mechanism,
        bodies=tuple(_body(body, _own(values, body.name, MASS)) for body in mechanism.bodies),
        joints=tuple(_joint(joint, values) for joint in mechanism.joints),
        actuators=tuple(_actuator(actuator, _own(values, actuator.name, MOTOR)) for actuator in mechanism.actuators),
        wrenches=tuple(replace(wrench, **own) for wrench, own in loads),
        couplings=tuple(_coupling(one, _own(values, one.name, TRANSMISSION)) for one in mechanism.couplings),
        gravity=described_point("gravity", values.get("gravity", mechanism.gravity)),
    )


def _own(values: Mapping[str, Array], part: str, fields: Sequence[str]) -> dict[str, Any]:
    """The values that belong to a part, by field."""
    return {field: values[f"{part}.{field}"] for field in fields if f"{part}.{field}" in values}


def _body(body: Body, own: dict[str, Any]) -> Body:
    if "mass" in own:
        own["mass"] = own["mass"][0]
    return replace(body, **own, density=None) if own else body


def _actuator(actuator: Actuator, own: dict[str, Any]) -> Actuator:
    return replace(actuator, **{field: value[0] for field, value in own.items()})


def _coupling(coupling: Coupling, own: dict[str, Any]) -> Coupling:
    if not own:
        return coupling
    changed: dict[str, Any] = {"ratio": coupling.ratios, "polynomial": coupling.coefficients} | own
    return replace(coupling, **changed | {"offset": 0.0} | dict.fromkeys((*WHEELS, *SLIDES)))


def _joint(joint: Joint, values: Mapping[str, Array]) -> Joint:
    own: dict[str, Any] = {side: _pose(joint, side, values) for side in SIDES}
    for name, value in _own(values, joint.name, JOINT_FORCES).items():
        part, field = name.split(".")
        own[part] = replace(own.get(part) or _force(joint, part), **{field: tuple(value.tolist())})
    if f"{joint.name}.pitch" in values:
        own["pitch"] = values[f"{joint.name}.pitch"][0]
    if f"{joint.name}.armature" in values:
        own["armature"] = tuple(values[f"{joint.name}.armature"])
    return replace(joint, **own)


def _pose(joint: Joint, side: str, values: Mapping[str, Array]) -> Pose:
    pose: Pose = getattr(joint, side)
    own = _own(values, f"{joint.name}.{side}", POSE)
    return Pose(**({"position": pose.position} | own)) if "rotation" in own else replace(pose, **own)


def _parts(mechanism: Mechanism) -> list[Part]:
    named: tuple[Part, ...] = (*mechanism.bodies, *mechanism.joints, *mechanism.actuators, *mechanism.couplings)
    return [*named, *enumerate(mechanism.wrenches)]


def _numbers(part: Part) -> dict[str, object]:
    if isinstance(part, tuple):
        return {f"wrenches[{part[0]}].{field}": getattr(part[1], field) for field in LOAD}
    if isinstance(part, Actuator):
        return {f"{part.name}.{field}": [getattr(part, field)] for field in MOTOR}
    if isinstance(part, Coupling):
        return {f"{part.name}.ratio": part.ratios, f"{part.name}.polynomial": part.coefficients}
    if isinstance(part, Body):
        values = ([part.mass], part.center, part.inertia_matrix)
        return {f"{part.name}.{field}": value for field, value in zip(MASS, values, strict=True)}
    found: dict[str, object] = {} if part.pitch is None else {f"{part.name}.pitch": [part.pitch]}
    for side, frame in zip(SIDES, (part.at, part.child_at), strict=True):
        found |= {f"{part.name}.{side}.position": frame.position, f"{part.name}.{side}.rotation": frame.matrix}
    if part.dof and (part.has_coordinates or part.armature is not None):
        found[f"{part.name}.armature"] = part.armature or (0.0,) * part.dof
    if part.dof:
        for name in JOINT_FORCES:
            force, field = name.split(".")
            found[f"{part.name}.{name}"] = getattr(_force(part, force), field)
    return found


def _force(joint: Joint, part: str) -> Any:
    """The spring, damper or friction of a joint, or one without any force."""
    return getattr(joint, part) or per_dof(FORCES[part](0.0), part, joint.name, joint.dof)
