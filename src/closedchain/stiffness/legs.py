"""Limbs: what carries the platform. Each is a connected group of bodies between the ground and the platform.

A leg is the simplest limb, a chain that ends at the platform. A limb may also branch and have loops of its own, such
as the parallelogram of a Delta's forearm: then several of its joints are closings, joints that are not in its tree.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from closedchain.errors import ComplianceError, TopologyError, UnsupportedError
from closedchain.mechanism import Joint, Mechanism
from closedchain.mechanism.naming import GROUND
from closedchain.stiffness.compliance import ElasticBody, elastic_body
from closedchain.types import Array


@dataclass(frozen=True, eq=False)
class Limb:
    """Bodies in an order from the ground outwards, the tree joint that carries each, and the joints that close."""

    name: str
    bodies: tuple[str, ...]
    inward: dict[str, Joint]
    closings: tuple[Joint, ...]
    springs: dict[str, ElasticBody] = field(repr=False)

    @property
    def joints(self) -> tuple[Joint, ...]:
        """All joints, those of the tree first."""
        return (*self.inward.values(), *self.closings)

    def way(self, body: str, joint: Joint | None = None) -> Iterator[Joint | ElasticBody]:
        """What may give between the ground and a body's near end, or the end at which it has the given joint."""
        if body == GROUND:
            return
        inward = self.inward[body]
        yield from self.way(other_side(inward, body), inward)
        yield inward
        spring = self.springs.get(body)
        if spring is not None and joint is not None and joint.name != inward.name and _beyond(spring, joint):
            yield spring


def find_limbs(mechanism: Mechanism) -> tuple[Limb, ...]:
    """The limbs of a machine with a platform; errors say what is in the way."""
    platform = mechanism.platform
    if platform is None:
        raise UnsupportedError(
            f"{mechanism.name!r} names no platform, so there is no Cartesian stiffness; set Mechanism.platform"
        )
    if elastic_body(mechanism.body(platform)) is not None:
        raise UnsupportedError(f"the platform {platform!r} is taken as rigid: remove its beams and compliance")
    limbs = [_direct(joint) for joint in mechanism.joints if {joint.parent, joint.child} == {GROUND, platform}]
    seen: set[str] = set()
    for body in mechanism.bodies:
        if body.name not in seen and body.name != platform:
            group = _group(mechanism, body.name)
            seen |= group
            limbs += _limb(mechanism, group)
    if not limbs:
        raise TopologyError(f"nothing carries the platform {platform!r} of {mechanism.name!r}")
    for limb in limbs:
        _check_compliant(mechanism, limb)
    return tuple(limbs)


def other_side(joint: Joint, body: str) -> str:
    """The body on the other side of a joint."""
    return joint.parent if joint.child == body else joint.child


def point_on(joint: Joint, body: str) -> Array:
    """Where a joint is on one of its bodies."""
    return np.array((joint.parent_frame if joint.parent == body else joint.child_frame).origin)


def _beyond(spring: ElasticBody, joint: Joint) -> bool:
    """Whether a joint is at the far end: the one nearer to it. Bodies without a line have all other joints there."""
    if not spring.beams:
        return True
    p = point_on(joint, spring.name)
    return bool(np.linalg.norm(p - spring.end) <= np.linalg.norm(p - spring.start))


def _direct(joint: Joint) -> Limb:
    return Limb(joint.name, (), {}, (joint,), {})


def _group(mechanism: Mechanism, start: str) -> set[str]:
    """The bodies that hang together without the ground and the platform."""
    group, frontier = {start}, [start]
    while frontier:
        at = frontier.pop()
        for joint in mechanism.joints:
            if at in (joint.parent, joint.child):
                there = other_side(joint, at)
                if there not in group and there not in (GROUND, mechanism.platform):
                    group.add(there)
                    frontier.append(there)
    return group


def _limb(mechanism: Mechanism, group: set[str]) -> list[Limb]:
    """The limb of a group of bodies; none if the platform does not touch it."""
    joints = [joint for joint in mechanism.joints if group & {joint.parent, joint.child}]
    touching = {name for joint in joints for name in (joint.parent, joint.child)}
    if mechanism.platform not in touching:
        return []
    if GROUND not in touching:
        names = ", ".join(sorted(group))
        raise UnsupportedError(f"{names} hang on the platform alone; fix them to it, or leave them out for stiffness")
    inward: dict[str, Joint] = {}
    frontier = [GROUND]
    while frontier:
        at = frontier.pop(0)
        for joint in joints:
            there = other_side(joint, at) if at in (joint.parent, joint.child) else None
            if there in group and there not in inward and joint.kind != "general":
                inward[there] = joint
                frontier.append(there)
    missing = sorted(group - set(inward))
    if missing:
        raise UnsupportedError(f"only general joints carry {', '.join(missing)}: stiffness needs another kind of joint")
    tree = {joint.name for joint in inward.values()}
    springs = {}
    for name, joint in inward.items():
        spring = elastic_body(mechanism.body(name), point_on(joint, name))
        if spring is not None:
            springs[name] = spring
    closings = tuple(joint for joint in joints if joint.name not in tree)
    return [Limb(_name(list(inward)), tuple(inward), inward, closings, springs)]


def _name(bodies: list[str]) -> str:
    """What the names of the bodies begin with alike (leg1 of leg1_lower and leg1_upper), else the first body's."""
    if len(bodies) == 1:
        return bodies[0]
    common = bodies[0]
    for name in bodies:
        while not name.startswith(common):
            common = common[:-1]
    common = common.rstrip("_-. ")
    return common or bodies[0]


def _check_compliant(mechanism: Mechanism, limb: Limb) -> None:
    """A limb that cannot give at all would make the platform infinitely stiff."""
    names = {joint.name for joint in limb.joints}
    driven = any(a.joint in names and a.stiffness is not None for a in mechanism.actuators)
    sprung = any(joint.compliance or joint.passive for joint in limb.joints)
    if not (limb.springs or driven or sprung):
        joints = f"joints {', '.join(joint.name for joint in limb.joints)}"
        parts = f"its bodies {', '.join(limb.bodies)} and {joints}" if limb.bodies else f"its {joints}"
        raise ComplianceError(
            f"limb {limb.name!r} of {mechanism.name!r} is rigid: none of {parts} has beams, a compliance or an "
            "actuator with stiffness"
        )
