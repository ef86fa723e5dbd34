"""The last link of a chain that is held rigidly is part of the member that holds it.

The chain then opens one joint earlier. There are 6 − n rows instead of six, with n the DOF of that joint, one
link less is carried along, and the drive of the joint becomes the paper's known force h, as hip abduction is in a
Type 1 leg. What the description asks for follows once δ of all bodies and λ at the joint are known:

    joint        dv/dt = phiᵀ (relative acceleration)
    rigid tip    f = phi h + phi_c λ − what the motion of the last link itself needs
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import cached_property

import casadi as ca
import numpy as np

from closedchain.dynamics.operational_space.motion import TreeMotion, Turning, wrench_of
from closedchain.dynamics.operational_space.regrouping import moved
from closedchain.dynamics.operational_space.structure import find_structure
from closedchain.dynamics.operational_space.tips import TipJoint
from closedchain.dynamics.operational_space.transport import motion_in, wrench_in, wrench_out
from closedchain.multibody.system import Cut, Link, System
from closedchain.spatial.rotation import constant
from closedchain.types import SX


@dataclass(frozen=True, eq=False)
class Weld:
    """A last link and its rigid tip as described, and the joint of the link as the tip it becomes."""

    link: Link
    grip: Cut
    tip: Cut


def welded(system: System, kept: Collection[int], prescribed: Collection[str]) -> tuple[System, tuple[Weld, ...]]:
    """The machine without such links. Links are numbered anew, coordinates stay where they are."""
    members = {link.index for link in find_structure(system, prescribed).members}
    held: dict[str, tuple[Link, int]] = {}
    for grip in system.cuts:
        last, member = (grip.parent, grip.child) if grip.child in members else (grip.child, grip.parent)
        if member in members and last >= 0 and _may(system, system.links[last], grip, kept, prescribed):
            held[grip.joint.name] = system.links[last], member
    gone = {link.index for link, _ in held.values()}
    left = [link for link in system.links if link.index not in gone]
    number = {-1: -1} | {link.index: k for k, link in enumerate(left)}
    links = tuple(replace(link, index=number[link.index], parent=number[link.parent]) for link in left)
    cuts, welds = [], []
    for cut in system.cuts:
        if cut.joint.name in held:
            link, member = held[cut.joint.name]
            tip = _tip(link, cut, number[link.parent], number[member])
            welds.append(Weld(link, cut, tip))
            cuts.append(tip)
        else:
            cuts.append(replace(cut, parent=number[cut.parent], child=number[cut.child]))
    return replace(system, links=links, cuts=tuple(cuts)), tuple(welds)


def _may(system: System, link: Link, grip: Cut, kept: Collection[int], prescribed: Collection[str]) -> bool:
    """Whether a link has nothing but its joint and the rigid tip, all of whose rows are independent."""
    if not grip.model.rigid or not link.model.axes or link.flipped:
        return False
    carries = any(other.parent == link.index for other in system.links)
    between = link.parent in (grip.parent, grip.child)  # joined to its member twice
    touched = any(cut is not grip and link.index in (cut.parent, cut.child) for cut in system.cuts)
    loaded = any(wrench.body == link.body.name for wrench in system.mechanism.wrenches)
    whole = set(range(grip.rows.start, grip.rows.stop)) <= set(kept)
    return whole and not (between or carries or touched or loaded or link.name in prescribed)


def _tip(link: Link, grip: Cut, parent: int, member: int) -> Cut:
    """A link's joint between the link before it and the member; the two frames of the rigid tip are one."""
    own, far = (grip.X_PF, grip.X_CM) if grip.parent == link.index else (grip.X_CM, grip.X_PF)
    X_CM = far @ (link.X_JB @ own).inverse()
    assert link.joint is not None
    return Cut(link.joint, link.model, parent, member, link.X_PJ, X_CM, slice(0, 0), slice(0, 0))


class Held:
    """A welded link in motion: what it adds to its member, and what becomes of it in the end."""

    def __init__(self, motion: TreeMotion, weld: Weld, Q: SX) -> None:
        self.motion, self.weld = motion, weld
        self.joint = TipJoint(motion, weld.tip, weld.link)
        self.inertia = moved(weld.link.X_JB, np.array(ca.DM(weld.link.inertia)))
        # the drive turns the member's side on and the other side back
        self.drive = self.phi @ Q[weld.link.v]
        motion.carry(weld.tip.child, moved(self.joint.X_M, self.inertia), wrench_out(self.joint.X_M, self.drive))
        motion.carry(weld.tip.parent, None, -wrench_out(self.joint.X_F, self.drive))

    @cached_property
    def phi(self) -> SX:
        """Free directions of the joint, those of its frame M."""
        return ca.sparsify(self.weld.link.model.motion(self.motion.q[self.weld.link.q]))

    def rates(self, delta: dict[int, SX]) -> SX:
        """dv/dt of the joint."""
        C, e = self.joint.along(self.phi)
        return e + sum((rows @ delta[index] for index, rows in C.items()), SX(e.shape[0], 1))

    def force(self, delta: dict[int, SX], lam: SX) -> SX:
        """Multipliers of the rigid tip."""
        link, grip, R = self.weld.link, self.weld.grip, self.joint.X.R
        phi_c = self.weld.tip.model.constraint(self.joint.X)
        given = self.drive + ca.diagcat(R.T, R.T) @ (phi_c @ lam)
        over = given - self._need(delta[self.weld.tip.child])
        if grip.parent == link.index:
            return wrench_in(link.X_JB @ grip.X_PF, over)
        return -wrench_in(link.X_JB @ grip.X_CM, over)

    def _need(self, delta: SX) -> SX:
        """The wrench that the motion of the link itself needs, in the frame on the far side of its joint."""
        alpha, a, w = self.joint.seen_from_child()
        delta = motion_in(self.joint.X_M, delta)
        return wrench_of(constant(self.inertia), Turning(w, alpha + delta[:3], a + delta[3:]))
