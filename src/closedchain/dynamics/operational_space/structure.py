"""Which bodies are reference members, which form the chains between them, and which joints are the chains' tips.

member  a body that floats on six free coordinates: the object, the trunk, a floating palm
chain   links carried by the ground or by a member, and the cut joints (tips) that join them to members or ground; cut
        joints with both sides in the chain close loops of its own, and their rows are added to those of its tips
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from closedchain.multibody.chains import Chain, find_chains
from closedchain.multibody.system import Link, System

GROUND = -1


@dataclass(frozen=True)
class Structure:
    """Members whose acceleration is unknown, members that move as told, and the chains."""

    members: tuple[Link, ...]
    guided: tuple[Link, ...]
    chains: tuple[Chain, ...]


def find_structure(system: System, prescribed: Collection[str] = ()) -> Structure:
    """Take the members away: what then still hangs together is a chain."""
    floating = [link for link in system.links if link.parent == GROUND and link.model.unconstrained]
    return Structure(
        tuple(link for link in floating if link.name not in prescribed),
        tuple(link for link in floating if link.name in prescribed),
        find_chains(system, [link.index for link in floating]),
    )
