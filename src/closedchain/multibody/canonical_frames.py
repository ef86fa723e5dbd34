"""The same machine in frames that fit it, for the terms that every formulation computes: M, h, G and γ.

Frames of a description stand where their author put them. About the axis z of a revolute joint both its frames may be
turned and along it shifted, each by itself, without any change of coordinates, velocities or constraint rows (modified
Denavit–Hartenberg). With N the constant pose of a joint's near frame in the far frame of the joint before it,

    R_N = Rz(φ) Rx(α) Rz(ψ)          N' = [Rz(φ) Tz(b)]⁻¹ N [Rz(−ψ) Tz(a)] = Rx(α), (x, 0, 0)
    p'  = Rz(−φ) p                   a = p'_y / sin α        b = p'_z + a cos α

most constants are zeros, and the joint becomes Rz(q + c), (0, 0, d) with constants c and d. The first joint that a body
carries, revolute ones before others, decides; a body without one is turned so that its cut joint, else its mass centre,
lies on x or beside it along z. Frames whose axes are parallel already stay, since such constants cost nothing. A body's
own frame becomes the far frame of its joint, where motion spaces are unit directions; of a body whose joint was not
turned it stays where it is described if that leaves fewer numbers, counted over the tree (`_Frames.fewest_numbers`);
and no frame is turned where poses then take more operations (`effort`).

Base parameters: a part K of a link's inertia on which its joint does no work (K S = 0), and that is the same before
the joint at all coordinates, may be counted with the link before it; what reaches the ground drops out. M, h and
multipliers stay the same and many of the numbers left are zero. Single links then have no mass of their own that could
be seen: reactions, energy, momentum and verification take the machine as described.

What is done depends on which numbers are symbols, never on their values: frames that hold symbols stay where they are.

    far[i], near[i]   screws of link i's far and near frame      N in the parent's far frame
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from math import atan2, cos, hypot, pi, sin
from typing import Any

import casadi as ca
import numpy as np

from closedchain.multibody.system import Cut, Link, System
from closedchain.records import dataclass
from closedchain.spatial.symbolic import Transform, exact
from closedchain.types import SX, Array

PARALLEL = 1e-9  # sine of an angle below which axes count as parallel
ROUNDING = 1e-14  # beside one, or beside the largest of three lengths
FAR = 10.0  # sizes of the machine beyond which no frame is shifted


@dataclass(frozen=True)
class Screw:
    """A rotation about z and a translation along it."""

    angle: float = 0.0
    shift: float = 0.0

    @property
    def pose(self) -> Transform:
        """As a pose."""
        c, s = cos(self.angle), sin(self.angle)
        return Transform.fixed(np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]), [0, 0, self.shift])


def canonical(system: System, kept: Collection[str] = (), far: bool = False) -> System:
    """A machine with the same coordinates, velocities and rows in frames that fit it, inertias regrouped.

    kept: names of joints whose links keep their inertia, because their acceleration is given
    far: whether all bodies' frames are their joints', for recursions that work in these anyway
    """
    if far:
        return regrouped(_Frames(system).system(), kept, second=True)
    turned, unturned = _Frames(system), _Frames(system, turned=False)
    fitted = unturned.fewest_numbers()
    return regrouped(min(turned.fewest_numbers(), fitted, key=effort) if turned.near else fitted, kept)


def base_parameters(system: System) -> dict[int, SX]:
    """Inertias by link, regrouped, in the far frames of a machine as it is described."""
    return {link.index: link.inertia for link in regrouped(_Frames(system, turned=False).system(), second=True).links}


def far_frames(system: System) -> System:
    """A machine as it is described, its bodies' frames moved to the far frames of their joints; inertias their own."""
    return _Frames(system, turned=False, cleaned=False).system()


def same_frames(one: System, other: System) -> bool:
    """Whether frames of bodies and of cut joints are the same in two systems of one machine."""
    sides = [[X for link in system.links for X in (link.X_PJ, link.X_JB)] for system in (one, other)]
    for frames, system in zip(sides, (one, other), strict=True):
        frames += [X for cut in system.cuts for X in (cut.X_PF, cut.X_CM)]
    return all(_same(X, Y, one.size) for X, Y in zip(*sides, strict=True))


def near_frame(system: System, link: Link) -> Transform:
    """The frame on the near side of a link's joint, in the far frame of its parent (or the ground)."""
    return system.links[link.parent].X_JB @ link.X_PJ if link.parent >= 0 else link.X_PJ


def regrouped(system: System, kept: Collection[str] = (), second: bool = False) -> System:
    """The same with base parameters in place of inertias, for recursions with moments of inertia or second moments."""
    inertias = {link.index: link.inertia for link in system.links}
    for link in reversed(system.links):
        if link.name in kept or not _plain(link):
            continue
        whole = inertias[link.index]
        K = link.model.regroupable(moved(link.X_JB, whole), second)
        inertias[link.index] = _cleaned(whole - moved(link.X_JB.inverse(), K), whole)
        if link.parent >= 0:
            X = link.X_PJ @ Screw(0.0, link.model.shift).pose
            inertias[link.parent] = inertias[link.parent] + moved(X, K)
    links = [replace(link, base_inertia=inertias[link.index]) for link in system.links]
    return replace(system, links=tuple(links))


def effort(system: System) -> int:
    """Operations and entries of all poses and motion spaces: what M, h, G and γ cost grows with them."""
    q, numbers = SX.sym("q", system.nq), system.quantities.parameters
    poses = [cut_frame for cut in system.cuts for cut_frame in (cut.X_PF, cut.X_CM)]
    poses += [link.pose(q) for link in system.links]
    parts = [part for X in poses for part in (X.R, X.p)] + [link.motion(q) for link in system.links]
    return int(
        ca.Function("poses", [q, numbers], [ca.sparsify(part) for part in parts], {"cse": True}).n_instructions()
    )


def moved(X: Transform, inertia: SX) -> SX:
    """An inertia in frame B at frame A's origin in A's axes; X is X_AB."""
    motion = X.motion_in()
    return motion.T @ inertia @ motion


def _cleaned(inertia: SX, beside: SX) -> SX:
    """An inertia without what rounding leaves of a larger one; blocks have units of their own."""
    if not (inertia.is_constant() and beside.is_constant()):
        return ca.sparsify(inertia)
    values, whole = (np.array(ca.DM(ca.densify(part))) for part in (inertia, beside))
    scale = np.sqrt([np.abs(whole[part, part]).max() for part in (slice(0, 3), slice(3, 6))]).repeat(3)
    return exact(np.where(np.abs(values) < ROUNDING * np.outer(scale, scale), 0.0, values))


def _plain(link: Link) -> bool:
    """Whether a link is one rigid body with a joint of its own."""
    return link.floats or (link.beam is None and not link.shared and link.joint is not None)


class _Frames:
    """Screws for the frames of one machine.

    turned: whether frames are turned and shifted at all
    cleaned: whether inertias lose what rounding leaves of them
    """

    def __init__(self, described: System, turned: bool = True, cleaned: bool = True) -> None:
        self.described, self.cleaned = described, cleaned
        self.near, self.far = dict[int, Screw](), dict[int, Screw]()
        self.stay = set[int]()  # links whose bodies' frames are as described
        if not turned:
            return
        decided = set[int]()
        for link in sorted(described.links, key=lambda link: not self._turns(link.index)):
            parent = link.parent if link.parent not in decided and self._turns(link.parent) else -1
            decided.add(link.parent)
            self._between(parent, link)
        for link in described.links:
            if link.index not in decided and self._turns(link.index) and link.index in self.near:
                self._at_end(link)

    def _turns(self, index: int) -> bool:
        """Whether frames of a link's joint may be turned about and shifted along it."""
        if index < 0:
            return False
        link = self.described.links[index]
        return link.model.turns and _plain(link) and _constant(link.X_JB) and _constant(link.X_PJ)

    def _between(self, parent: int, link: Link) -> None:
        """Screws of the parent's far frame (-1: it stays) and of a link's near one."""
        N = near_frame(self.described, link)
        if not _constant(N) or link.parent < 0:
            return
        R, p = _numbers(N)
        if _aligned(R):
            return
        own = self._turns(link.index)
        phi, alpha, psi = _angles(R, p)
        if parent < 0:
            if own:
                self.near[link.index] = Screw(-psi)
            return
        if not own:
            self.far[parent] = _onto_x(p)
            return
        _, y, z = _rotated(-phi, p)
        a = y / sin(alpha) if abs(sin(alpha)) > PARALLEL else 0.0
        if abs(a) > FAR * self.described.size:
            a = 0.0
        self.near[link.index], self.far[parent] = Screw(-psi, a), Screw(phi, z + a * cos(alpha))

    def _at_end(self, link: Link) -> None:
        """The far frame of a link that carries none: its first cut joint, else its mass centre, lies on x."""
        ends = [link.X_JB @ X for cut in self.described.cuts for index, X in _sides(cut) if index == link.index]
        points = [X.p for X in ends] or [link.X_JB.p + link.X_JB.R @ link.mass_properties.center]
        if points[0].is_constant():
            angle = _onto_x(np.array(ca.DM(ca.densify(points[0]))).ravel()).angle
            self.far[link.index] = Screw(angle, self.near[link.index].shift)  # no shift is left in the joint

    def fewest_numbers(self) -> System:
        """The machine with frames of bodies as described where then poses, motion spaces and cut joints hold fewer.

        What a frame costs depends on its parent's: from the tips inwards, the best for each of the parent's choices;
        then outwards. Where both cost the same, the joint's is taken.
        """
        links, q = self.described.links, SX.sym("q", self.described.nq)
        frames = {-1: [Transform.identity()]} | {link.index: self._choices(link) for link in links}
        if all(len(choices) == 1 for choices in frames.values()):
            return self.system()
        beyond = {link.index: [0 for _ in frames[link.index]] for link in links}
        for index, X in (side for cut in self.described.cuts for side in _sides(cut) if side[0] >= 0):
            numbers = [_pose_numbers(_clean(F.inverse() @ X)) for F in frames[index]]
            beyond[index] = [a + b for a, b in zip(beyond[index], numbers, strict=True)]
        best = dict[int, list[int]]()  # by the choice of the parent
        for link in reversed(links):
            i, costs = link.index, list[int]()
            spaces = [_numbers_in(F.motion_in() @ link.motion(q)) for F in frames[i]]
            best[i], here = [], [a + b for a, b in zip(spaces, beyond[i], strict=True)]
            for X_P in frames[link.parent]:
                X_PB = replace(link, X_PJ=_clean(X_P.inverse() @ link.X_PJ)).pose(q)
                total = [cost + _pose_numbers(X_PB @ F) for cost, F in zip(here, frames[i], strict=True)]
                best[i].append(total.index(min(total)))
                costs.append(min(total))
            if link.parent >= 0:
                beyond[link.parent] = [a + b for a, b in zip(beyond[link.parent], costs, strict=True)]
        chosen = {-1: 0}
        for link in links:
            chosen[link.index] = best[link.index][chosen[link.parent]]
            if chosen[link.index] == 1:
                self.stay.add(link.index)
        return self.system()

    def _choices(self, link: Link) -> list[Transform]:
        """Frames that a body may have: its joint's, and the described one where the joint was not turned."""
        turned = link.index in self.far or link.index in self.near
        one = turned or not _plain(link) or link.X_JB.is_identity
        return [self._own(link)] if one else [self._own(link), Transform.identity()]

    def system(self) -> System:
        """The machine in these frames."""
        old = self.described
        # X_BJ': the new frame of every body in its old one
        frames = [self._own(link) for link in old.links]

        def on(index: int, X: Transform) -> Transform:
            return _clean(frames[index].inverse() @ X) if index >= 0 else X

        links = tuple(self._link(link, on) for link in old.links)
        cuts = tuple(replace(cut, X_PF=on(cut.parent, cut.X_PF), X_CM=on(cut.child, cut.X_CM)) for cut in old.cuts)
        elements = tuple(replace(e, X_PF=on(e.parent, e.X_PF), X_CM=on(e.child, e.X_CM)) for e in old.elements)
        contacts = tuple(replace(c, X_BC=on(c.body, c.X_BC), X_TS=on(c.to, c.X_TS)) for c in old.contacts)
        by_name = {cut.name: cut for cut in cuts}

        def moved_part(part: Link | Cut) -> Link | Cut:
            return links[part.index] if isinstance(part, Link) else by_name[part.name]

        couplings = [
            replace(row, members=tuple((moved_part(part), k) for part, k in row.members)) for row in old.couplings
        ]
        return replace(old, links=links, cuts=cuts, elements=elements, contacts=contacts, couplings=tuple(couplings))

    def _own(self, link: Link) -> Transform:
        if not _plain(link) or link.index in self.stay:
            return Transform.identity()
        return link.X_JB.inverse() @ self.far.get(link.index, Screw()).pose

    def _link(self, link: Link, on: Callable[[int, Transform], Transform]) -> Link:
        near, far = self.near.get(link.index, Screw()), self.far.get(link.index, Screw())
        if link.parent < 0 and self._turns(link.index):
            near = far  # the ground's frames cost nothing
        X_PJ = on(link.parent, link.X_PJ @ near.pose)
        if not _plain(link):
            return replace(link, X_PJ=X_PJ)
        if link.index in self.stay:
            return replace(link, X_PJ=X_PJ, wrenches=())
        model, flipped = link.model, link.flipped
        if self._turns(link.index):
            angle, shift = far.angle - near.angle, far.shift - near.shift
            model, flipped = model.between(-1 if flipped else 1, _turn(angle), shift), False
        inertia = moved(self._own(link).inverse(), link.mass_properties.matrix)
        return replace(
            link,
            X_PJ=X_PJ,
            X_JB=Transform.identity(),
            model=model,
            flipped=flipped,
            base_inertia=_cleaned(inertia, inertia) if self.cleaned else ca.sparsify(inertia),
            wrenches=(),
        )


def _sides(cut: Cut) -> tuple[tuple[int, Transform], tuple[int, Transform]]:
    return (cut.child, cut.X_CM), (cut.parent, cut.X_PF)


def _numbers_in(part: SX) -> int:
    """Entries of a matrix that are not 0, 1 or −1."""
    entries: list[Any] = part.nonzeros()  # scalar expressions, though their stub says nothing of them
    return sum(not (entry.is_zero() or entry.is_one() or entry.is_minus_one()) for entry in entries)


def _same(X: Transform, Y: Transform, size: float) -> bool:
    if not (_constant(X) and _constant(Y)):
        return bool(ca.is_equal(X.R, Y.R, 1) and ca.is_equal(X.p, Y.p, 1))
    (R, p), (S, r) = _numbers(X), _numbers(Y)
    return bool(np.abs(R - S).max() < PARALLEL and np.abs(p - r).max() < PARALLEL * size)


def _pose_numbers(X: Transform) -> int:
    return _numbers_in(X.R) + _numbers_in(X.p)


def _aligned(R: Array) -> bool:
    """Whether axes are parallel to axes: such a rotation costs nothing, and another would mix what is separate."""
    return bool(np.abs(R - np.round(R)).max() < ROUNDING)


def _angles(R: Array, p: Array) -> tuple[float, float, float]:
    """φ, α and ψ of R = Rz(φ) Rx(α) Rz(ψ), turned no further than they must; of parallel axes, φ turns p onto x."""
    s = hypot(R[0, 2], R[1, 2])
    if s < PARALLEL:
        phi = _onto_x(p).angle
        alpha = 0.0 if R[2, 2] > 0 else pi
    else:
        phi, alpha = atan2(R[0, 2], -R[1, 2]), atan2(s, R[2, 2])
    if abs(phi) > pi / 2 + 1e-9 and s >= PARALLEL:
        phi, alpha = phi - np.sign(phi) * pi, -alpha
    c, s = cos(phi), sin(phi)
    x = np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]]) @ R  # Rx(α) Rz(ψ), whose first row is that of Rz(ψ)
    return phi, alpha, _turn(atan2(-x[0, 1], x[0, 0]))


def _onto_x(p: Array) -> Screw:
    """The frame from which p lies on the x axis."""
    across = hypot(p[0], p[1])
    return Screw(atan2(p[1], p[0]) if across > PARALLEL * np.abs(p).max(initial=0.0) else 0.0, float(p[2]))


def _turn(angle: float) -> float:
    """The same angle between −π and π, exactly zero where it is rounding."""
    angle = (angle + pi) % (2 * pi) - pi
    return 0.0 if abs(angle) < 1e-15 else angle


def _rotated(angle: float, p: Array) -> tuple[float, float, float]:
    c, s = cos(angle), sin(angle)
    return c * p[0] - s * p[1], s * p[0] + c * p[1], float(p[2])


def _constant(X: Transform) -> bool:
    return bool(X.R.is_constant() and X.p.is_constant())


def _numbers(X: Transform) -> tuple[Array, Array]:
    return np.array(ca.DM(ca.densify(X.R))), np.array(ca.DM(ca.densify(X.p))).ravel()


def _clean(X: Transform) -> Transform:
    """A constant pose without what rounding leaves where zeros should be."""
    if not _constant(X):
        return X
    R, p = _numbers(X)
    R = np.where(np.abs(R - np.round(R)) < ROUNDING, np.round(R), R)
    return Transform.fixed(R, np.where(np.abs(p) < ROUNDING * np.abs(p).max(initial=0.0), 0.0, p))
