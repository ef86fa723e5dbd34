"""Limbs: what is left of the tree when the platform is taken away, one part per (possibly branching) chain.

A limb has its own links and the cut joints at its ends. For velocities v_l of the limb and the twist V of the platform

    B v_l + C V = 0        rows of the limb's cut joints

which gives the limb's velocities from the platform's motion, and where there are more rows than velocities,
conditions on V.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from closedchain.multibody.system import Cut, Link, System


@dataclass(frozen=True, eq=False)
class Limb:
    """Links (in the tree's order) and cut joints of one limb."""

    name: str
    links: tuple[Link, ...]
    cuts: tuple[Cut, ...]

    @property
    def velocities(self) -> list[int]:
        """Indices of the limb's velocities."""
        return [index for link in self.links for index in range(link.v.start, link.v.stop)]

    @property
    def rows(self) -> list[int]:
        """Indices of the limb's constraint rows."""
        return [index for cut in self.cuts for index in range(cut.rows.start, cut.rows.stop)]


def why_no_limbs(system: System) -> str | None:
    """The reason a machine is not limbs around a platform that floats in the tree, or None."""
    if system.platform is None:
        return "it names no platform"
    if system.platform.joint is not None:
        return f"joint {system.platform.joint.name!r} carries its platform; it must be cut like the platform's others"
    if system.bends:
        return "its links bend"
    carried = [link.name for link in system.links if link.parent == system.platform.index]
    return f"joint {carried[0]!r} hangs on its platform in the tree" if carried else None


def find_limbs(system: System) -> tuple[Limb, ...]:
    """The limbs of a machine whose platform floats in the tree, in the order of their first links."""
    assert system.platform is not None
    platform = system.platform.index
    part = list(range(len(system.links)))
    joined = [(link.index, link.parent) for link in system.links] + [(cut.parent, cut.child) for cut in system.cuts]
    for a, b in joined:
        if min(a, b) >= 0 and platform not in (a, b):
            part = [part[b] if p == part[a] else p for p in part]
    limbs = []
    for label in dict.fromkeys(part[link.index] for link in system.links if link.index != platform):
        links = tuple(link for link in system.links if part[link.index] == label)
        inside = {link.index for link in links}
        cuts = tuple(cut for cut in system.cuts if inside & {cut.parent, cut.child})
        limbs.append(Limb(_name(links, cuts), links, cuts))
    return tuple(limbs)


def direct_rows(system: System) -> list[int]:
    """Rows of cut joints between the platform and the ground, which belong to no limb."""
    assert system.platform is not None
    ends = {system.platform.index, -1}
    direct = [cut for cut in system.cuts if {cut.parent, cut.child} == ends]
    return [int(row) for cut in direct for row in np.arange(cut.rows.start, cut.rows.stop)]


def _name(links: tuple[Link, ...], cuts: tuple[Cut, ...]) -> str:
    """What the names of its joints have in common (legB of legB_slide, legB_hook), else the first joint's."""
    names = [link.name for link in links] + [cut.joint.name for cut in cuts]
    common = ""
    for letters in zip(*names, strict=False):
        if len(set(letters)) > 1:
            break
        common += letters[0]
    return common.rstrip("_-. ") or names[0]
