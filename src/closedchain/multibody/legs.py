"""Legs and platform: the decomposition that most parallel machines have."""

from __future__ import annotations

from dataclasses import dataclass

from closedchain.errors import TopologyError
from closedchain.mechanism import Joint, Mechanism
from closedchain.mechanism.naming import GROUND


@dataclass(frozen=True)
class Leg:
    """A chain from the ground to the platform: bodies in that order, and one joint more than bodies."""

    bodies: tuple[str, ...]
    joints: tuple[Joint, ...]

    @property
    def tip(self) -> Joint:
        """The joint at the platform."""
        return self.joints[-1]


def find_legs(mechanism: Mechanism) -> tuple[Leg, ...]:
    """The legs of a machine with a platform, or an error that says why it has none."""
    if mechanism.platform is None:
        raise TopologyError(
            f"{mechanism.name!r} names no platform, so it has no legs; set Mechanism.platform to a body"
        )
    legs: list[Leg] = []
    seen: set[str] = set()
    for joint in mechanism.joints:
        if GROUND in (joint.parent, joint.child) and joint.name not in seen:
            legs.append(_follow(mechanism, joint))
            seen |= {j.name for j in legs[-1].joints}
    left = [joint.name for joint in mechanism.joints if joint.name not in seen]
    if left:
        raise TopologyError(f"joints {', '.join(left)} are on no chain from the ground to {mechanism.platform!r}")
    return tuple(legs)


def _follow(mechanism: Mechanism, first: Joint) -> Leg:
    """Walk from the ground through bodies that have exactly two joints until the platform is reached."""
    joints, bodies = [first], []
    at = first.child if first.parent == GROUND else first.parent
    while at != mechanism.platform:
        if at in bodies:
            raise TopologyError(f"the chain from joint {first.name!r} closes on itself at body {at!r}")
        bodies.append(at)
        touching = [j for j in mechanism.joints if at in (j.parent, j.child)]
        onward = [j for j in touching if j.name != joints[-1].name]
        if len(onward) == 0:
            raise TopologyError(f"the chain from joint {first.name!r} ends at body {at!r}, not at the platform")
        if len(onward) > 1:
            names = ", ".join(j.name for j in onward)
            raise TopologyError(
                f"body {at!r} branches into joints {names}: a leg must be a single chain without loops of its own"
            )
        joints.append(onward[0])
        at = onward[0].child if onward[0].parent == at else onward[0].parent
        if at == GROUND:
            raise TopologyError(f"the chain from joint {first.name!r} returns to the ground without the platform")
    return Leg(tuple(bodies), tuple(joints))
