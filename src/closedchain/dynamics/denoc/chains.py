"""Which chains meet at which end-effector: the paper's legs, found in the description of a machine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from closedchain.errors import TopologyError
from closedchain.mechanism import Joint, Mechanism
from closedchain.mechanism.naming import GROUND
from closedchain.multibody.legs import find_legs


@dataclass(frozen=True)
class Chain:
    """Joints from the ground to the end-effector, and the body beyond each of them."""

    joints: tuple[Joint, ...]
    bodies: tuple[str, ...]


@dataclass(frozen=True)
class Chains:
    """All legs and the end-effector they meet at; the ground, at rest, for single loops."""

    end_effector: str
    legs: tuple[Chain, ...]


def find_chains(mechanism: Mechanism, end_effector: str | None = None) -> Chains:
    """The legs of a machine, or an error that says why it has none.

    Without a named end-effector it is the platform; without a platform, the ground if every loop is a single one, else
    the first body at which all chains meet.
    """
    named = end_effector if end_effector is not None else mechanism.platform
    if named is not None:
        return _chains(mechanism, named)
    reasons: list[str] = []
    for candidate in (GROUND, *(body.name for body in mechanism.bodies)):
        try:
            return _chains(mechanism, candidate)
        except TopologyError as error:
            reasons.append(str(error))
    raise TopologyError(f"{mechanism.name!r} is not made of legs that meet at one body: {reasons[0]}")


def _chains(mechanism: Mechanism, end_effector: str) -> Chains:
    if end_effector == GROUND:
        return Chains(GROUND, tuple(_single_loops(mechanism)))
    legs = find_legs(replace(mechanism, platform=end_effector))
    return Chains(end_effector, tuple(Chain(leg.joints, (*leg.bodies, end_effector)) for leg in legs))


def _single_loops(mechanism: Mechanism) -> Iterator[Chain]:
    """Chains that leave the ground and come back to it."""
    seen: set[str] = set()
    for first in mechanism.joints:
        if GROUND in (first.parent, first.child) and first.name not in seen:
            chain = _follow(mechanism, first)
            seen |= {joint.name for joint in chain.joints}
            yield chain
    left = [joint.name for joint in mechanism.joints if joint.name not in seen]
    if left:
        raise TopologyError(f"joints {', '.join(left)} are on no single loop through the ground")


def _follow(mechanism: Mechanism, first: Joint) -> Chain:
    joints, bodies = [first], [_beyond(first, GROUND)]
    while bodies[-1] != GROUND:
        onward = [j for j in mechanism.joints if bodies[-1] in (j.parent, j.child) and j.name != joints[-1].name]
        if len(onward) != 1:
            what = f"branches into joints {', '.join(j.name for j in onward)}" if onward else "is the end of a chain"
            raise TopologyError(f"body {bodies[-1]!r} {what}, so its loop is not a single one")
        joints.append(onward[0])
        bodies.append(_beyond(onward[0], bodies[-1]))
    return Chain(tuple(joints), tuple(bodies))


def _beyond(joint: Joint, body: str) -> str:
    return joint.child if joint.parent == body else joint.parent
