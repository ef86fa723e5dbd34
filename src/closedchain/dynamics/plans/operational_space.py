"""What multiple chains on reference members decide once per machine, in numbers, before anything is traced.

member    a body that floats on six free coordinates: the object, the trunk, a floating palm
chain     links carried by the ground or by a member, and the cut joints (tips) that join them to members or ground; cut
          joints with both sides in the chain close loops of its own, and their rows are added to those of its tips
attached  the last link of a chain that a member holds rigidly: it is counted with the member, and the chain opens one
          joint earlier. There are 6 − n rows instead of six, with n the DOF of that joint, one link less is carried
          along, and the drive of the joint becomes the paper's known force h, as hip abduction is in a Type 1 leg.

Frames and inertias are those of canonical_frames.py: inertias are constant in the joints' own frames, where motion
spaces are unit directions, and base parameters stand in their place.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import NO_MASS, Machine
from closedchain.errors import UnsupportedError
from closedchain.multibody.canonical_frames import canonical, moved
from closedchain.multibody.chains import Chain, find_chains
from closedchain.multibody.system import Cut, Link, System
from closedchain.types import SX, Array

GROUND = -1
DEFICIENT = 1e-6  # smallest eigenvalue of a chain's compliance at its tip, each row scaled to one

# a tip, where its rows stand among those of its chain, and which of its own they are
TipRows = tuple[Cut, slice, list[int]]


@dataclass(frozen=True, eq=False)
class AttachedLink:
    """A last link, the rigid joint that attaches it as described, the joint of the link as the tip it becomes."""

    link: Link
    rigid: Cut
    tip: Cut
    inertia: SX  # in the far frame of the link's joint


@dataclass(frozen=True, eq=False)
class MultichainPlan:
    """Members and chains of a machine.

    system: the machine without attached links; links are numbered anew, coordinates stay where they are
    members, prescribed_members: those whose acceleration is unknown, those for which it is given
    inertias: 6×6 by link, at the origin and in the axes of its far frame
    rows: of each cut joint, those that take part; nc: number of all rows as described
    """

    system: System
    members: tuple[Link, ...]
    prescribed_members: tuple[Link, ...]
    chains: tuple[Chain, ...]
    inertias: dict[int, SX]
    attached: tuple[AttachedLink, ...]
    rows: dict[str, list[int]]
    nc: int

    def tips(self, chain: Chain) -> list[TipRows]:
        """The tips of a chain with their rows."""
        found, at = list[TipRows](), 0
        for cut in chain.cuts:
            own = self.rows[cut.joint.name]
            found.append((cut, slice(at, at + len(own)), own))
            at += len(own)
        return found


def plan_chains(
    system: System,
    rows: Collection[int] | None = None,
    prescribed: Collection[str] = (),
    attach: bool = True,
    fit: bool = True,
) -> MultichainPlan:
    """The plan of a machine.

    rows: numbers of the constraint rows that take part; none: all
    prescribed: names of joints and floating bodies whose accelerations are given
    attach: whether last links that are held rigidly are counted with their members; their tips must then stay closed
    fit: whether frames that fit the machine are chosen and inertias regrouped (canonical_frames.py)
    """
    kept = set(range(system.nc) if rows is None else rows)
    described, attached = system, tuple[AttachedLink, ...]()
    if attach:
        system, attached = _attach(described, kept, prescribed)
    if fit:
        system = canonical(system, prescribed, far=True)
        tips = {cut.name: cut for cut in system.cuts}
        attached = tuple(replace(each, tip=tips[each.tip.name]) for each in attached)
    floating = [link for link in system.links if _floats(link)]
    inertias = {link.index: _in_far_frame(link) for link in system.links}
    for each in attached:
        X_M = system.links[each.tip.child].X_JB @ each.tip.X_CM
        inertias[each.tip.child] = inertias[each.tip.child] + moved(X_M, each.inertia)
    taking_part = {cut.joint.name: [k - cut.rows.start for k in _numbers(cut) if k in kept] for cut in described.cuts}
    taking_part |= {each.tip.joint.name: list(range(len(each.tip.model.rows))) for each in attached}
    return MultichainPlan(
        system,
        tuple(link for link in floating if link.name not in prescribed),
        tuple(link for link in floating if link.name in prescribed),
        find_chains(system, [link.index for link in floating]),
        inertias,
        attached,
        taking_part,
        described.nc,
    )


def reference_members(system: System, prescribed: Collection[str] = ()) -> tuple[Link, ...]:
    """The bodies that float, and whose acceleration is not given."""
    return tuple(link for link in system.links if _floats(link) and link.name not in prescribed)


@dataclass(frozen=True, eq=False)
class ConfigurationSamples:
    """Expressions of a machine's q in the configurations found when compiling."""

    machine: Machine
    q: SX

    def at_all(self, expression: SX) -> Array:
        """Values (samples, rows, columns)."""
        symbols, samples = self.machine.typical(self.q)
        evaluate = ca.Function("sampled", [symbols], [ca.densify(expression)])
        return np.array([np.array(evaluate(sample)) for sample in samples])

    def typical(self, vector: SX) -> Array:
        """The larger median of each element; infinite where it is not known."""
        values = np.nan_to_num(np.sort(self.at_all(vector)[:, :, 0], axis=0), nan=np.inf)
        return np.asarray(values[len(values) // 2])

    def rank_deficient(self, M_inv: SX) -> bool:
        """Whether a chain cannot bear all forces at its tip in one of them."""
        for values in self.at_all(M_inv):
            if not np.isfinite(values).all():
                name = self.machine.system.mechanism.name
                raise UnsupportedError(f"operational_space cannot treat {name!r}: {NO_MASS}")
            scale = np.sqrt(np.maximum(np.diag(values), 1e-300))
            if np.linalg.eigvalsh(values / np.outer(scale, scale))[0] < DEFICIENT:
                return True
        return False


def _floats(link: Link) -> bool:
    return link.parent == GROUND and link.model.unconstrained


def _numbers(cut: Cut) -> range:
    return range(cut.rows.start, cut.rows.stop)


# last links that are held rigidly
def _attach(system: System, kept: set[int], prescribed: Collection[str]) -> tuple[System, tuple[AttachedLink, ...]]:
    members = {link.index for link in reference_members(system, prescribed)}
    held: dict[str, tuple[Link, int]] = {}
    for rigid in system.cuts:
        last, member = (rigid.parent, rigid.child) if rigid.child in members else (rigid.child, rigid.parent)
        if member in members and last >= 0 and _attachable(system, system.links[last], rigid, kept, prescribed):
            held[rigid.joint.name] = system.links[last], member
    gone = {link.index for link, _ in held.values()}
    left = [link for link in system.links if link.index not in gone]
    number = {GROUND: GROUND} | {link.index: k for k, link in enumerate(left)}
    links = tuple(replace(link, index=number[link.index], parent=number[link.parent]) for link in left)
    cuts, attached = [], []
    for cut in system.cuts:
        if cut.joint.name in held:
            link, member = held[cut.joint.name]
            tip = _tip(link, cut, number[link.parent], number[member])
            attached.append(AttachedLink(link, cut, tip, _in_far_frame(link)))
            cuts.append(tip)
        else:
            cuts.append(replace(cut, parent=number[cut.parent], child=number[cut.child]))
    # forces of elements and contacts are in Q already, and their numbers are those of all links
    return replace(system, links=links, cuts=tuple(cuts), elements=(), contacts=()), tuple(attached)


def _attachable(system: System, link: Link, rigid: Cut, kept: set[int], prescribed: Collection[str]) -> bool:
    """Whether a link has nothing but its joint and the rigid one, all of whose rows are independent."""
    if not rigid.model.rigid or not link.model.axes or link.flipped or link.armature is not None:
        return False
    carries = any(other.parent == link.index for other in system.links)
    between = link.parent in (rigid.parent, rigid.child)  # joined to its member twice
    touched = any(cut is not rigid and link.index in (cut.parent, cut.child) for cut in system.cuts)
    loaded = any(wrench.body == link.body.name for wrench in system.mechanism.wrenches)
    loaded = loaded or any(link.index in (element.parent, element.child) for element in system.elements)
    return set(_numbers(rigid)) <= kept and not (between or carries or touched or loaded or link.name in prescribed)


def _tip(link: Link, rigid: Cut, parent: int, member: int) -> Cut:
    """A link's joint between the link before it and the member; the two frames of the rigid joint are one."""
    own, far = (rigid.X_PF, rigid.X_CM) if rigid.parent == link.index else (rigid.X_CM, rigid.X_PF)
    X_CM = far @ (link.X_JB @ own).inverse()
    assert link.joint is not None
    return Cut(link.joint, link.model, parent, member, link.X_PJ, X_CM, slice(0, 0), slice(0, 0))


# inertias
def _in_far_frame(link: Link) -> SX:
    return moved(link.X_JB, link.inertia)
