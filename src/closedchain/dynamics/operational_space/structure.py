"""Which bodies are reference members, which form the chains between them, and which joints are the chains' tips.

member  a body that floats on six free coordinates: the object, the trunk, a floating palm
chain   links carried by the ground or by a member, and the cut joints (tips) that join them to members or ground; cut
        joints with both sides in the chain close loops of its own, and their rows are added to those of its tips
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property

from closedchain.multibody.joints.kinds import Free
from closedchain.multibody.system import Cut, Link, System

GROUND = -1


@dataclass(frozen=True)
class Chain:
    """Links in an order in which parents come first; none where a tip joins members directly."""

    links: tuple[Link, ...]
    tips: tuple[Cut, ...]

    @cached_property
    def indices(self) -> frozenset[int]:
        """Numbers of the links."""
        return frozenset(link.index for link in self.links)

    @cached_property
    def bases(self) -> frozenset[int]:
        """What carries the chain: members, or the ground."""
        return frozenset(link.parent for link in self.links) - self.indices


@dataclass(frozen=True)
class Structure:
    """Members whose acceleration is unknown, members that move as told, and the chains."""

    members: tuple[Link, ...]
    guided: tuple[Link, ...]
    chains: tuple[Chain, ...]


def find_structure(system: System, prescribed: Collection[str] = ()) -> Structure:
    """Take the members away: what then still hangs together is a chain."""
    floating = [link for link in system.links if link.parent == GROUND and isinstance(link.model, Free)]
    fixed = {GROUND, *(link.index for link in floating)}
    group = {link.index: link.index for link in system.links if link.index not in fixed}

    def leader(index: int) -> int:
        while group[index] != index:
            index = group[index]
        return index

    joined = [(link.index, link.parent) for link in system.links] + [(cut.child, cut.parent) for cut in system.cuts]
    for a, b in joined:
        if a not in fixed and b not in fixed:
            group[leader(a)] = leader(b)
    chains = []
    for first in dict.fromkeys(leader(index) for index in group):
        links = tuple(link for link in system.links if link.index in group and leader(link.index) == first)
        own = {link.index for link in links}
        chains.append(Chain(links, tuple(cut for cut in system.cuts if {cut.parent, cut.child} & own)))
    bare = [cut for cut in system.cuts if {cut.parent, cut.child} <= fixed]
    chains += [Chain((), (cut,)) for cut in bare]
    return Structure(
        tuple(link for link in floating if link.name not in prescribed),
        tuple(link for link in floating if link.name in prescribed),
        tuple(chains),
    )
