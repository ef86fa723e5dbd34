"""Legs: what carries the platform. Each is a connected group of bodies between the ground and the platform.

The simplest leg is a serial chain that ends at the platform. A leg may also branch and have loops of its own, such as
the parallelogram of a Delta's forearm: then it has several cut joints, joints that are not in its spanning tree.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from closedchain.errors import ComplianceError, TopologyError, UnsupportedError
from closedchain.mechanism import Joint, Mechanism
from closedchain.mechanism.names import GROUND
from closedchain.multibody.chains import bodies_between, common_name, other_side
from closedchain.multibody.joints import joint_model
from closedchain.stiffness.compliance import ElasticBody, elastic_body
from closedchain.types import Array


@dataclass(frozen=True, eq=False)
class ElasticLeg:
    """Bodies in an order from the ground outwards, the tree joint that carries each, and the cut joints."""

    name: str
    bodies: tuple[str, ...]
    tree: dict[str, Joint]
    cuts: tuple[Joint, ...]
    springs: dict[str, ElasticBody] = field(repr=False)

    @property
    def joints(self) -> tuple[Joint, ...]:
        """All joints, those of the tree first."""
        return (*self.tree.values(), *self.cuts)

    def path(self, body: str, joint: Joint | None = None) -> Iterator[Joint | ElasticBody]:
        """Joints and elastic bodies between the ground and a body's near end, or its end that carries the joint."""
        if body == GROUND:
            return
        inward = self.tree[body]
        yield from self.path(other_side(inward, body), inward)
        yield inward
        spring = self.springs.get(body)
        if spring is not None and joint is not None and joint.name != inward.name and _at_far_end(spring, joint):
            yield spring


def find_elastic_legs(mechanism: Mechanism) -> tuple[ElasticLeg, ...]:
    """The legs of a machine with a platform; errors say why there is no Cartesian stiffness."""
    platform = mechanism.platform
    if platform is None:
        raise UnsupportedError(
            f"{mechanism.name!r} names no platform, so there is no Cartesian stiffness; set Mechanism.platform"
        )
    if elastic_body(mechanism.body(platform)) is not None:
        raise UnsupportedError(f"the platform {platform!r} must be rigid: remove its beams and compliance")
    direct = [joint for joint in mechanism.joints if {joint.parent, joint.child} == {GROUND, platform}]
    legs = [ElasticLeg(joint.name, (), {}, (joint,), {}) for joint in direct]
    for group in bodies_between(mechanism, {platform}):
        legs += _leg(mechanism, set(group))
    if not legs:
        raise TopologyError(f"nothing carries the platform {platform!r} of {mechanism.name!r}")
    for leg in legs:
        _check_compliant(mechanism, leg)
    return tuple(legs)


def _point_on(joint: Joint, body: str) -> Array:
    """Where a joint is on one of its bodies."""
    return np.array((joint.at if joint.parent == body else joint.child_at).position)


def _at_far_end(spring: ElasticBody, joint: Joint) -> bool:
    """Whether a joint is nearer to the far end. Bodies without a line have all joints but the inward one there."""
    return not spring.beams or spring.nearer_to_end(_point_on(joint, spring.name))


def _leg(mechanism: Mechanism, group: set[str]) -> list[ElasticLeg]:
    """The leg of a group of bodies; none if the platform does not touch it."""
    joints = [joint for joint in mechanism.joints if group & {joint.parent, joint.child}]
    touching = {name for joint in joints for name in (joint.parent, joint.child)}
    if mechanism.platform not in touching:
        return []
    if GROUND not in touching:
        names = ", ".join(sorted(group))
        raise UnsupportedError(f"{names} hang on the platform alone; fix them to it, or leave them out for stiffness")
    tree: dict[str, Joint] = {}
    frontier = [GROUND]
    while frontier:
        at = frontier.pop(0)
        for joint in joints:
            there = other_side(joint, at) if at in (joint.parent, joint.child) else None
            if there in group and there not in tree and joint_model(joint).in_tree:
                tree[there] = joint
                frontier.append(there)
    missing = sorted(group - set(tree))
    if missing:
        raise UnsupportedError(f"only general joints carry {', '.join(missing)}: stiffness needs another kind of joint")
    springs = {name: elastic_body(mechanism.body(name), _point_on(joint, name)) for name, joint in tree.items()}
    elastic = {name: spring for name, spring in springs.items() if spring is not None}
    cuts = tuple(joint for joint in joints if joint not in tree.values())
    return [ElasticLeg(common_name(list(tree)), tuple(tree), tree, cuts, elastic)]


def _check_compliant(mechanism: Mechanism, leg: ElasticLeg) -> None:
    """A leg without any compliance would make the platform infinitely stiff."""
    names = {joint.name for joint in leg.joints}
    actuated = any(a.joint in names and a.stiffness is not None for a in mechanism.actuators)
    sprung = any(joint.compliance or joint.spring for joint in leg.joints)
    if not (leg.springs or actuated or sprung):
        joints = f"joints {', '.join(joint.name for joint in leg.joints)}"
        parts = f"its bodies {', '.join(leg.bodies)} and {joints}" if leg.bodies else f"its {joints}"
        raise ComplianceError(
            f"leg {leg.name!r} of {mechanism.name!r} is rigid: none of {parts} has beams, a compliance or an "
            "actuator with stiffness"
        )
