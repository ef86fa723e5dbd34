"""Where the legs of a platform are mounted, in symbols where legs of one design differ.

Legs of one design are the same but for where they stand. Written with numbers their expressions differ all the same:
what is multiplied by 0 or 1 is left out, in one leg and not in another. Numbers of mountings that differ from leg to
leg are therefore symbols, those of all legs side by side, and what all legs share stays a number:

    d_i = R_iᵀ (p + R b_i − p_i)        R_i, p_i  first joint of leg i in the world       b_i  its tip on the platform

All legs then have one form, and machine code computes them in the lanes of vectors (kernel/packing.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import casadi as ca
import numpy as np

from closedchain.kinematics.closed_form import Mounting, Signs, elementary, joint_matrix, mounted
from closedchain.multibody.chains import Chain
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.system import Cut, Link, System
from closedchain.records import dataclass
from closedchain.spatial.symbolic import Transform, exact
from closedchain.types import SX, Array

POSE = 12  # numbers of a pose: axes by columns, origin


class Mountings:
    """Mountings of legs.

    symbols, values: of numbers that differ           closed_forms: mountings by the name of the joint on the platform
    fitted: the machine in its frames, with the symbols        like: by the name of a leg, the legs of its design
    signs: of square roots, the working modes of the legs
    """

    def __init__(self, system: System, fitted: System, legs: tuple[Chain, ...], signs: Signs) -> None:
        self.closed_forms: dict[str, Mounting] = {}
        self._signs: dict[str, Sequence[int | SX]] = {leg.name: own for leg, own in zip(legs, signs, strict=True)}
        self.like: dict[str, list[str]] = {}
        self._links, self._cuts = list(fitted.links), {cut.joint.name: cut for cut in fitted.cuts}
        designs: dict[object, list[Chain]] = {}
        for leg in legs:
            designs.setdefault(_design(leg, fitted) or leg.name, []).append(leg)
        symbols, values = [SX(0, 1)], [np.zeros(0)]
        for like in designs.values():
            self.like |= {leg.name: [other.name for other in like] for leg in like}
            if len(like) == 1 or _design(like[0], fitted) is None:
                continue
            rows = np.array([[*self._numbers(system, leg), *self._signs[leg.name]] for leg in like], float)
            roots = len(self._signs[like[0].name])
            differ = [k for k in range(rows.shape[1]) if (rows[:, k] != rows[0, k]).any()]
            own = {
                tuple(rows[:, k]): SX.sym("leg", len(like)) for k in differ
            }  # numbers that are the same share symbols
            symbols, values = [*symbols, *own.values()], [*values, *map(np.array, own)]
            for n, (leg, row) in enumerate(zip(like, rows, strict=True)):
                numbers = exact(row)
                for k in differ:
                    numbers[k] = own[tuple(rows[:, k])][n]
                self._mount(leg, [_pose(numbers[k : k + POSE]) for k in range(0, len(row) - roots, POSE)])
                self._signs[leg.name] = ca.vertsplit(numbers[len(row) - roots :]) if roots else ()
        self.symbols, self.values = ca.vertcat(*symbols), np.concatenate(values)
        self.signs = tuple(tuple(self._signs[leg.name]) for leg in legs)
        self.fitted = replace(
            fitted, links=tuple(self._links), cuts=tuple(self._cuts[cut.joint.name] for cut in fitted.cuts)
        )

    def _numbers(self, system: System, leg: Chain) -> Array:
        """Poses of a leg's first joint, for closed forms and in fitted frames, and the same of its ends."""
        root = self._links[leg.links[0].index].X_PJ
        poses = [(root.R, root.p)]
        for cut in leg.cuts:
            where, X = mounted(system, cut), _on_platform(self._cuts[cut.joint.name], leg)
            poses += [(where.R, where.p), (where.A, where.b), (X.R, X.p)]
        return np.concatenate([np.array(ca.DM(part)).ravel("F") for pose in poses for part in pose])

    def _mount(self, leg: Chain, poses: Sequence[Transform]) -> None:
        index = leg.links[0].index
        self._links[index] = replace(self._links[index], X_PJ=poses[0])
        for k, cut in enumerate(leg.cuts):
            name, (first, end, X) = cut.joint.name, poses[3 * k + 1 : 3 * k + 4]
            self.closed_forms[name] = Mounting(first.R, first.p, end.p, end.R)
            own = self._cuts[name]
            moved = replace(own, X_CM=X) if own.parent in leg.indices else replace(own, X_PF=X)
            self._cuts[name] = moved

    def ball(self, leg: Chain) -> Ball | None:
        """The ball on the platform that a leg of three joints in a row ends in, if it does."""
        links, platform = self.fitted.links, self.fitted.platform
        assert platform is not None
        # the platform's frame is where it was described
        plain = (links[platform.index].motion(SX.sym("q", self.fitted.nq)) - SX(ca.DM.eye(6))).is_zero()
        cuts = [self._cuts[cut.joint.name] for cut in leg.cuts]
        ball = len(cuts) == 1 and cuts[0].child == platform.index and tuple(cuts[0].model.rows) == ("x", "y", "z")
        in_a_row = [link.parent for link in leg.links[1:]] == [link.index for link in leg.links[:-1]]
        moves = all(link.model.sequence is not None and link.model.nq == link.model.nv for link in leg.links)
        decides = in_a_row and moves and sum(link.model.nv for link in leg.links) == 3
        return Ball(cuts[0]) if ball and plain and decides and leg.links[0].parent < 0 else None


def _design(leg: Chain, fitted: System) -> tuple[object, ...] | None:
    """What legs of one design share; None for a leg that is not mounted on the ground with one joint."""
    places = {link.index: k for k, link in enumerate(leg.links)}
    if [link.parent for link in leg.links].count(-1) != 1 or leg.links[0].parent >= 0 or leg.couplings:
        return None
    if any(cut.piece is not None for cut in leg.cuts):
        return None
    platform = fitted.platform
    if platform is None or any(platform.index not in (cut.parent, cut.child) for cut in leg.cuts):
        return None
    links = tuple((link.model.sequence, link.flipped, places.get(link.parent)) for link in leg.links)
    ends = tuple((places.get(cut.parent), places.get(cut.child), tuple(cut.model.rows)) for cut in leg.cuts)
    return links, ends


def _on_platform(cut: Cut, leg: Chain) -> Transform:
    """The frame of a joint at the end of a leg on the platform."""
    return cut.X_CM if cut.parent in leg.indices else cut.X_PF


def _pose(numbers: SX) -> Transform:
    return Transform(ca.reshape(numbers[:9], 3, 3), numbers[9:])


@dataclass(frozen=True, eq=False)
class Ball:
    """A ball on the platform, at the end of a leg."""

    cut: Cut

    @property
    def b(self) -> SX:
        """Where it is on the platform."""
        return self.cut.X_CM.p

    def turned(self, body: BodyKinematics, R: SX) -> SX:
        """The platform's axes, R in the world, as seen from the tip."""
        return self.cut.X_PF.R.T @ seen_from(body, self.cut.parent, R)


def seen_from(body: BodyKinematics, index: int, R: SX) -> SX:
    """Axes R in the world as seen from a link, by one plane rotation after the other."""
    for link in list(body.ancestors(index))[::-1]:
        R = link.X_PJ.R.T @ R
        for turn in _rotations(link, body.q):
            R = turn.T @ R
        R = link.X_JB.R.T @ R
    return R


def _rotations(link: Link, q: SX) -> list[SX]:
    """Rotations of a joint about one axis after the other; that of a single one may count from another angle."""
    parts = elementary(link) or []
    if len(parts) > 1:
        return [joint_matrix(joint, q[joint.q])[0] for joint in parts]
    R = link.model.pose(q[link.q, :]).R
    return [R.T if link.flipped else R]
