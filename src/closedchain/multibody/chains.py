"""Chains: the one decomposition of a machine into parts, and the legs of those that are simple.

Take some bodies away, the members (a platform, an object that is held, the trunk of a legged machine), and the ground:
what still hangs together is a chain. For velocities v_c of a chain and the twist V of a member, its cut joints give

    B v_c + C V = 0

A leg is a chain without branches: bodies and joints in a row from the ground to an end-effector, or in a single loop
back to the ground.

    member  a body that chains meet at              leg   a row of joints and bodies, one joint more than bodies
    chain   links, cut joints, couplings; its name is what its joints' names begin with (legB of legB_slide, legB_hook)
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Generic, TypeVar

from closedchain.errors import TopologyError
from closedchain.mechanism import Joint, Mechanism
from closedchain.mechanism.names import GROUND
from closedchain.multibody.system import CouplingRow, Cut, Link, System
from closedchain.records import dataclass

Node = TypeVar("Node", bound=Hashable)


class Groups(Generic[Node]):
    """Things that hang together, joined two at a time."""

    def __init__(self, nodes: Iterable[Node]) -> None:
        self._next = {node: node for node in nodes}

    def join(self, a: Node, b: Node) -> bool:
        """Put two groups together; False if they were one already."""
        a, b = self.leader(a), self.leader(b)
        self._next[a] = b
        return a != b

    def leader(self, node: Node) -> Node:
        """The same for all of a group."""
        while self._next[node] != node:
            node = self._next[node]
        return node

    def all(self) -> list[list[Node]]:
        """The groups in the order of their first nodes."""
        found: dict[Node, list[Node]] = {}
        for node in self._next:
            found.setdefault(self.leader(node), []).append(node)
        return list(found.values())


@dataclass(frozen=True, eq=False)
class Chain:
    """Links, parents first, and the cut joints at their ends; no links where a cut joint joins members directly."""

    name: str
    links: tuple[Link, ...]
    cuts: tuple[Cut, ...]
    couplings: tuple[CouplingRow, ...] = ()

    @cached_property
    def indices(self) -> frozenset[int]:
        """Numbers of the links."""
        return frozenset(link.index for link in self.links)

    @cached_property
    def bases(self) -> frozenset[int]:
        """What carries the chain: members, or the ground (-1)."""
        return frozenset(link.parent for link in self.links) - self.indices

    def common_link(self, a: int, b: int) -> int | None:
        """The last link that carries two links of the chain, or the base that does; none where a member is between."""
        parents, carriers = {link.index: link.parent for link in self.links}, [a]
        while carriers[-1] in parents:
            carriers.append(parents[carriers[-1]])
        while b not in carriers:
            if b not in parents:
                return None
            b = parents[b]
        return b

    @property
    def velocities(self) -> list[int]:
        """Indices of its velocities."""
        return [index for link in self.links for index in range(link.v.start, link.v.stop)]

    @property
    def rows(self) -> list[int]:
        """Indices of its constraint rows."""
        parts: tuple[Cut | CouplingRow, ...] = (*self.cuts, *self.couplings)
        return [index for part in parts for index in range(part.rows.start, part.rows.stop)]


def find_chains(system: System, members: Collection[int] = (), through_cuts: bool = True) -> tuple[Chain, ...]:
    """The chains between members (numbers of links) and the ground, in the order of their first links.

    Cut joints and couplings that join members directly come last, as chains without links. Without `through_cuts` a
    chain ends at its cut joints: the trees that are left when loops are open and joints uncoupled.
    """
    fixed = {-1, *members}
    groups = Groups(link.index for link in system.links if link.index not in fixed)
    joined = [(link.index, link.parent) for link in system.links]
    joined += [(cut.child, cut.parent) for cut in system.cuts if through_cuts]
    joined += [pair for row in system.couplings if through_cuts for pair in pairwise(row.links - fixed)]
    for a, b in joined:
        if not fixed & {a, b}:
            groups.join(a, b)
    chains = []
    for group in groups.all():
        cuts = tuple(cut for cut in system.cuts if {cut.parent, cut.child} & set(group))
        couplings = tuple(row for row in system.couplings if through_cuts and row.links & set(group))
        chains.append(_chain(tuple(system.links[index] for index in sorted(group)), cuts, couplings))
    chains += [_chain((), (cut,)) for cut in system.cuts if {cut.parent, cut.child} <= fixed]
    direct = [row for row in system.couplings if through_cuts and row.links <= fixed]
    return (*chains, *(Chain(row.name, (), (), (row,)) for row in direct))


def _chain(links: tuple[Link, ...], cuts: tuple[Cut, ...], couplings: tuple[CouplingRow, ...] = ()) -> Chain:
    name = common_name([*(link.name for link in links), *(cut.joint.name for cut in cuts)])
    return Chain(name, links, cuts, couplings)


def platform_chains(system: System) -> tuple[Chain, ...] | str:
    """The chains around a platform that floats in the tree, or the reason why a machine is not of that kind."""
    platform = system.platform
    if platform is None:
        return "it names no platform"
    if platform.joint is not None:
        return f"joint {platform.joint.name!r} carries its platform; it must be cut like the platform's others"
    if system.flexible_bodies:
        return "it has flexible links"
    carried = [link.name for link in system.links if link.parent == platform.index]
    if carried:
        return f"joint {carried[0]!r} hangs on its platform in the tree"
    return find_chains(system, (platform.index,))


def common_name(names: Sequence[str]) -> str:
    """What names begin with alike, else the first name."""
    common = ""
    for letters in zip(*names, strict=False):
        if len(set(letters)) > 1:
            break
        common += letters[0]
    return common.rstrip("_-. ") or names[0]


def bodies_between(mechanism: Mechanism, members: Collection[str]) -> list[list[str]]:
    """Bodies that hang together without the ground and the members, in the order of the description."""
    groups = Groups(body.name for body in mechanism.bodies if body.name not in members)
    for joint in mechanism.joints:
        if not {GROUND, *members} & {joint.parent, joint.child}:
            groups.join(joint.parent, joint.child)
    return groups.all()


def closing_joints(mechanism: Mechanism, cut: Collection[str]) -> list[str]:
    """Joints that still close a loop when the given ones are cut."""
    groups = Groups([GROUND, *(body.name for body in mechanism.bodies)])
    kept = [joint for joint in mechanism.joints if joint.name not in cut]
    return [joint.name for joint in kept if not groups.join(joint.parent, joint.child)]


@dataclass(frozen=True)
class Leg:
    """Joints in a row from the ground to the platform.

    joints: in order
    beyond: names of the body beyond each joint; the last one is the platform

    Example:
        >>> [joint.name for joint in robot.legs[0].joints]
        ['leg1_base', 'leg1_slide', 'leg1_tip']
    """

    joints: tuple[Joint, ...]
    beyond: tuple[str, ...]

    @property
    def bodies(self) -> tuple[str, ...]:
        """The bodies between the ground and the end-effector."""
        return self.beyond[:-1]

    @property
    def tip(self) -> Joint:
        """The joint at the end-effector."""
        return self.joints[-1]


@dataclass(frozen=True)
class Legs:
    """All legs of a machine and the end-effector they meet at; the ground, at rest, for single loops."""

    end_effector: str
    legs: tuple[Leg, ...]


def find_legs(mechanism: Mechanism, end_effector: str | None = None) -> Legs:
    """The legs of a machine, or an error that says why it has none.

    Without a named end-effector it is the platform; without a platform, the ground if every loop is a single one, else
    the first body at which all chains meet.
    """
    named = end_effector if end_effector is not None else mechanism.platform
    if named is not None:
        return Legs(named, _legs_to(mechanism, named))
    reasons: list[str] = []
    for candidate in (GROUND, *(body.name for body in mechanism.bodies)):
        try:
            return Legs(candidate, _legs_to(mechanism, candidate))
        except TopologyError as error:
            reasons.append(str(error))
    raise TopologyError(f"{mechanism.name!r} is not made of legs that meet at one body: {reasons[0]}")


def find_system_legs(system: System, end_effector: str | None = None) -> Legs:
    """The legs with the welds of bodies that are cut in two: body, weld, piece, joint."""
    found = find_legs(system.mechanism, end_effector)
    welds = {system.links[cut.piece].name: cut for cut in system.cuts if cut.piece is not None}
    return Legs(found.end_effector, tuple(_with_welds(system, leg, welds) for leg in found.legs))


def _with_welds(system: System, leg: Leg, welds: Mapping[str, Cut]) -> Leg:
    joints, beyond = list[Joint](), list[str]()
    for joint, body in zip(leg.joints, leg.beyond, strict=True):
        row = [(joint, body)]
        if (weld := welds.get(joint.name)) is not None:
            piece = weld.joint.child
            row = [(joint, piece), (weld.joint, body)] if body == weld.joint.parent else [(weld.joint, piece), *row]
        joints += [joint for joint, _ in row]
        beyond += [body for _, body in row]
    return Leg(tuple(joints), tuple(beyond))


def _legs_to(mechanism: Mechanism, end: str) -> tuple[Leg, ...]:
    legs: list[Leg] = []
    seen: set[str] = set()
    for joint in mechanism.joints:
        if GROUND in (joint.parent, joint.child) and joint.name not in seen:
            legs.append(_follow(mechanism, joint, end))
            seen |= {j.name for j in legs[-1].joints}
    left = [joint.name for joint in mechanism.joints if joint.name not in seen]
    if left:
        where = "single loop through the ground" if end == GROUND else f"chain from the ground to {end!r}"
        raise TopologyError(f"joints {', '.join(left)} are on no {where}")
    return tuple(legs)


def _follow(mechanism: Mechanism, first: Joint, end: str) -> Leg:
    """From the ground through bodies that have exactly two joints until the end is reached."""
    joints, beyond = [first], [other_side(first, GROUND)]
    while beyond[-1] != end:
        at = beyond[-1]
        if at == GROUND:
            raise TopologyError(f"the chain from joint {first.name!r} returns to the ground without {end!r}")
        if at in beyond[:-1]:
            raise TopologyError(f"the chain from joint {first.name!r} closes on itself at body {at!r}")
        onward = [j for j in mechanism.joints if at in (j.parent, j.child) and j.name != joints[-1].name]
        if not onward:
            raise TopologyError(f"the chain from joint {first.name!r} ends at body {at!r}, not at {end!r}")
        if len(onward) > 1:
            names = ", ".join(j.name for j in onward)
            raise TopologyError(
                f"body {at!r} branches into joints {names}: a leg must be a single chain without loops of its own"
            )
        joints.append(onward[0])
        beyond.append(other_side(onward[0], at))
    return Leg(tuple(joints), tuple(beyond))


def other_side(joint: Joint, body: str) -> str:
    """The body on the other side of a joint."""
    return joint.child if joint.parent == body else joint.parent
