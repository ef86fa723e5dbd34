"""Parts placed as on a drawing: points and directions of the world, in the position in which the machine is drawn.

`pin`, `slider` and the others say where a joint is drawn; bodies have mass centres, shapes and points where they are
drawn. `drawing` makes a Mechanism of them: it chooses the frames of the bodies, parallel to the world's in the drawn
position, where every joint's coordinates are zero. So the machine is assembled as it is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from closedchain.errors import GeometryError, UnknownNameError, choose
from closedchain.mechanism.actuator import Actuator, Coupling
from closedchain.mechanism.body import Body
from closedchain.mechanism.compliance import Beam, Compliance
from closedchain.mechanism.contact import Contact
from closedchain.mechanism.derivations import expressed_fields
from closedchain.mechanism.elements import Bushing, Strut
from closedchain.mechanism.expressions import cross_matrix, expressed, sqrt, value_array
from closedchain.mechanism.joint import Joint
from closedchain.mechanism.joint_forces import JointDamper, JointFriction, JointLimits, JointSpring, PerDof
from closedchain.mechanism.mechanism import Mechanism, Wrench
from closedchain.mechanism.numbers import (
    ROUNDED,
    Vector3,
    described_point,
)
from closedchain.mechanism.point import Point
from closedchain.mechanism.pose import Pose
from closedchain.mechanism.shapes import Shape
from closedchain.signatures import explained

# the words of drawings for the kinds of joints
DRAWN: dict[str, str] = {
    "pin": "revolute",
    "slider": "prismatic",
    "sleeve": "cylindrical",
    "screw": "helical",
    "ball": "spherical",
    "cardan": "universal",
    "plane": "planar",
    "weld": "fixed",
}
DEFAULT_AXIS: dict[str, Vector3] = dict.fromkeys(("pin", "slider", "sleeve", "screw", "plane"), (0.0, 0.0, 1.0))


@explained(at="point", position="point", center="point", direction="axis")
def pin(
    name: str, parent: str, child: str, point: Vector3, axis: Vector3 = (0.0, 0.0, 1.0), *, cut: bool = False,
    spring: JointSpring | None = None, damper: JointDamper | None = None, friction: JointFriction | None = None,
    limits: JointLimits | None = None, armature: PerDof | None = None, compliance: Compliance | None = None,
) -> Joint:  # fmt: skip
    """A revolute joint at a point, about an axis.

    Example:
        >>> cc.pin("elbow", "upper", "lower", point=(0.3, 0, 0.2), axis=(0, 1, 0)).kind
        'revolute'
    """
    return _drawn("pin", **locals())


@explained(at="point", position="point", center="point", direction="axis")
def slider(
    name: str, parent: str, child: str, point: Vector3, axis: Vector3 = (0.0, 0.0, 1.0), *, cut: bool = False,
    spring: JointSpring | None = None, damper: JointDamper | None = None, friction: JointFriction | None = None,
    limits: JointLimits | None = None, armature: PerDof | None = None, compliance: Compliance | None = None,
) -> Joint:  # fmt: skip
    """A prismatic joint: the child slides along an axis; where the point lies matters for reactions only.

    Example:
        >>> cc.slider("ram", "barrel", "rod", point=(0.5, 0, 0), axis=(1, 0, 1)).kind
        'prismatic'
    """
    return _drawn("slider", **locals())


@explained(at="point", position="point", center="point", direction="axis")
def sleeve(
    name: str, parent: str, child: str, point: Vector3, axis: Vector3 = (0.0, 0.0, 1.0), *, cut: bool = False,
    spring: JointSpring | None = None, damper: JointDamper | None = None, friction: JointFriction | None = None,
    limits: JointLimits | None = None, armature: PerDof | None = None, compliance: Compliance | None = None,
) -> Joint:  # fmt: skip
    """A cylindrical joint: the child turns about an axis through the point and slides along it.

    Example:
        >>> cc.sleeve("piston", "barrel", "rod", point=(0.5, 0, 0), axis=(1, 0, 0)).kind
        'cylindrical'
    """
    return _drawn("sleeve", **locals())


@explained(at="point", position="point", center="point", direction="axis")
def screw(
    name: str, parent: str, child: str, point: Vector3, axis: Vector3 = (0.0, 0.0, 1.0), *, pitch: float,
    cut: bool = False, spring: JointSpring | None = None, damper: JointDamper | None = None,
    friction: JointFriction | None = None, limits: JointLimits | None = None, armature: PerDof | None = None,
    compliance: Compliance | None = None,
) -> Joint:  # fmt: skip
    """A helical joint about an axis through the point, `pitch` metres per radian.

    Example:
        >>> cc.screw("spindle", "ground", "nut", point=(0, 0, 0), axis=(1, 0, 0), pitch=0.001).kind
        'helical'
    """
    return _drawn("screw", **locals())


@explained(at="point", position="point", center="point", direction="axis")
def ball(
    name: str, parent: str, child: str, point: Vector3, *, cut: bool = False, spring: JointSpring | None = None,
    damper: JointDamper | None = None, friction: JointFriction | None = None, compliance: Compliance | None = None,
    mu: float | None = None,
) -> Joint:  # fmt: skip
    """A spherical joint at a point.

    Example:
        >>> cc.ball("tip", "leg", "platform", point=(0.2, 0, 0.5)).kind
        'spherical'
    """
    return _drawn("ball", **locals())


@explained(at="point", position="point", center="point", direction="axis")
def cardan(
    name: str, parent: str, child: str, point: Vector3, axis: Vector3, second: Vector3, *, cut: bool = False,
    spring: JointSpring | None = None, damper: JointDamper | None = None, friction: JointFriction | None = None,
    limits: JointLimits | None = None, armature: PerDof | None = None, compliance: Compliance | None = None,
) -> Joint:  # fmt: skip
    """A universal joint at a point: its first axis is fixed in the parent, its `second` one, perpendicular
    to it, in the child.

    Example:
        >>> cc.cardan("hook", "ground", "leg", point=(0, 0, 0), axis=(1, 0, 0), second=(0, 1, 0)).kind
        'universal'
    """
    return _drawn("cardan", **locals())


@explained(at="point", position="point", center="point", direction="axis")
def plane(
    name: str, parent: str, child: str, point: Vector3, axis: Vector3 = (0.0, 0.0, 1.0), *, cut: bool = False,
    spring: JointSpring | None = None, damper: JointDamper | None = None, friction: JointFriction | None = None,
    limits: JointLimits | None = None, armature: PerDof | None = None, compliance: Compliance | None = None,
) -> Joint:  # fmt: skip
    """A planar joint: the child slides and turns on the plane through the point with normal `axis`.

    Example:
        >>> cc.plane("table", "ground", "puck", point=(0, 0, 0), axis=(0, 0, 1)).kind
        'planar'
    """
    return _drawn("plane", **locals())


@explained(at="point", position="point", center="point", direction="axis")
def weld(
    name: str, parent: str, child: str, point: Vector3, *, cut: bool = False, compliance: Compliance | None = None,
    mu: float | None = None,
) -> Joint:  # fmt: skip
    """A fixed joint: the child is fastened to the parent as drawn.

    Example:
        >>> cc.weld("bolts", "arm", "gripper", point=(0, 0, 0.4)).kind
        'fixed'
    """
    return _drawn("weld", **locals())


def drawing(
    name: str,
    bodies: Sequence[Body],
    joints: Sequence[Joint],
    actuators: Sequence[Actuator] = (),
    *,
    platform: str | None = None,
    origins: Mapping[str, Vector3] | None = None,
    gravity: Vector3 = (0.0, 0.0, -9.81),
    wrenches: Sequence[Wrench] = (),
    contacts: Sequence[Contact] = (),
    struts: Sequence[Strut] = (),
    bushings: Sequence[Bushing] = (),
    couplings: Sequence[Coupling] = (),
    points: Sequence[Point] = (),
) -> Mechanism:
    """A machine from parts placed as drawn: mass centres, shapes and all points are in the world.

    origins: where the frames of bodies have their origins; by default the platform's at its mass centre, others' at
        their first joint

    Example:
        >>> arm = cc.Body("arm", mass=1.0, center=(0.25, 0, 0), inertia=(0, 0.02, 0.02))
        >>> pendulum = cc.drawing("pendulum", [arm], [cc.pin("pivot", "ground", "arm", (0, 0, 0), (0, -1, 0))])
        >>> pendulum.joint("pivot").kind
        'revolute'
    """
    found = _origins(bodies, joints, platform, dict(origins or {}))
    home = None if platform is None or platform not in found else Pose(described_point("home", found[platform]))
    return Mechanism(
        name,
        tuple(_moved_body(body, found[body.name]) for body in bodies),
        tuple(_moved_joint(joint, found) for joint in joints),
        tuple(actuators),
        platform=platform,
        home=home,
        gravity=gravity,
        wrenches=tuple(replace(wrench, at=_less(wrench.at, found.get(wrench.body))) for wrench in wrenches),
        contacts=tuple(_moved_contact(contact, found) for contact in contacts),
        struts=tuple(_moved_strut(strut, found) for strut in struts),
        bushings=tuple(_moved_bushing(bushing, found) for bushing in bushings),
        couplings=tuple(couplings),
        points=tuple(replace(point, at=_less(point.at, found.get(point.body))) for point in points),
    )


def _moved_contact(contact: Contact, found: Mapping[str, Vector3]) -> Contact:
    plane = replace(contact.plane, position=_less(contact.plane.position, found.get(contact.to)))
    return replace(contact, at=_less(contact.at, found.get(contact.body)), plane=plane)


def drawing_of(mechanism: Mechanism, origins: Mapping[str, Vector3] | None = None) -> Mechanism:
    """The same from a Mechanism whose frames all coincide with the world's, as files of drawings are read."""
    given = expressed_fields(mechanism)
    more = {field: given.pop(field) for field in ("tolerance", "ground_shape")}
    given.pop("home")  # the machine is drawn at home
    return replace(drawing(**given, origins=origins), **more)


def drawn_joint(kind: str, name: object, point: object, axis: object = None, second: object = None) -> dict[str, Any]:
    """Kind and frames of a joint that is drawn, as fields of Joint: coinciding frames in world coordinates."""
    if kind not in DRAWN:
        raise UnknownNameError(f"joint {name!r}: {choose('kind', kind, DRAWN)}")
    at = Pose(described_point(f"point of joint {name!r}", point))
    if axis is not None:
        z = direction(f"axis of joint {name!r}", axis)
        at = Pose(at.position, axis=z)
        if second is not None:
            y = direction(f"second axis of joint {name!r}", second)
            if abs(np.dot(y, z)) > ROUNDED:
                raise GeometryError(
                    f"joint {name!r}: its second axis {second} is not perpendicular to its first, {axis}"
                )
            at = Pose(at.position, axis=described_point("axis", cross_matrix(expressed(z)) @ expressed(y)), x=z)
    return {"kind": DRAWN[kind], "at": at, "child_at": at}


def direction(what: str, value: object) -> Vector3:
    """A vector of any length but zero, made one of length one."""
    v = expressed(described_point(what, value))
    largest = float(np.abs(value_array(v)).max())
    if largest == 0:
        raise GeometryError(f"{what} is zero; it must be a direction such as (0, 0, 1)")
    v = v / largest
    return described_point(what, v / sqrt(v @ v) + 0.0)


def _drawn(kind: str, *, name: str, point: object, axis: object = None, second: object = None, **fields: Any) -> Joint:
    return Joint(name=name, **drawn_joint(kind, name, point, axis, second), **fields)


def _origins(
    bodies: Sequence[Body], joints: Sequence[Joint], platform: str | None, given: dict[str, Vector3]
) -> dict[str, Vector3]:
    names = [body.name for body in bodies]
    for name in given:
        if name not in names:
            raise UnknownNameError(f"origins: {choose('body', name, names)}")
    found: dict[str, Vector3] = {}
    for body in bodies:
        own = [joint.at.position for joint in joints if joint.child == body.name]
        own += [joint.at.position for joint in joints if joint.parent == body.name]
        first = body.center if body.name == platform or not own else own[0]
        found[body.name] = described_point(f"origin of body {body.name!r}", given.get(body.name, first))
    return found


def _less(point: Vector3, origin: Vector3 | None) -> Vector3:
    """A point of the drawing in a body's frame."""
    return point if origin is None else described_point("point", expressed(point) - expressed(origin) + 0.0)


def _shifted(pose: Pose, origin: Vector3 | None) -> Pose:
    return replace(pose, position=_less(pose.position, origin))


def _moved_joint(joint: Joint, origins: Mapping[str, Vector3]) -> Joint:
    at, child_at = _shifted(joint.at, origins.get(joint.parent)), _shifted(joint.child_at, origins.get(joint.child))
    return replace(joint, at=at, child_at=child_at)


def _moved_strut(strut: Strut, origins: Mapping[str, Vector3]) -> Strut:
    at, child_at = _less(strut.at, origins.get(strut.parent)), _less(strut.child_at, origins.get(strut.child))
    return replace(strut, at=at, child_at=child_at)


def _moved_bushing(one: Bushing, origins: Mapping[str, Vector3]) -> Bushing:
    at, child_at = _shifted(one.at, origins.get(one.parent)), _shifted(one.child_at, origins.get(one.child))
    return replace(one, at=at, child_at=child_at)


def _moved_body(body: Body, origin: Vector3) -> Body:
    def beam(one: Beam) -> Beam:
        center = None if one.center is None else _less(one.center, origin)
        through = tuple(_less(point, origin) for point in one.through)
        return replace(one, start=_less(one.start, origin), end=_less(one.end, origin), center=center, through=through)

    back = described_point("shift", -expressed(origin))
    shape: Shape | None = None if body.shape is None else body.shape.moved(back)
    flexible = None if body.flexible is None else replace(body.flexible, start=_less(body.flexible.start, origin))
    compliance = body.compliance
    if compliance is not None:
        compliance = replace(compliance, at=_shifted(compliance.at, origin))
    # with a density, mass and inertia follow from the shape that was moved
    moved = replace(
        body, density=None, center=_less(body.center, origin), shape=shape, beams=tuple(map(beam, body.beams)),
        compliance=compliance, flexible=flexible,
    )  # fmt: skip
    if body.density is None:
        return moved
    return replace(moved, mass=0.0, center=(0.0, 0.0, 0.0), inertia=(0.0, 0.0, 0.0), density=body.density)
