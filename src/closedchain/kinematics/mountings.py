"""Where legs that end in a ball on the platform are mounted, in numbers or in symbols that like legs share.

Legs of one design are the same but for where they stand. Written with numbers their expressions differ all the same:
what is multiplied by 0 or 1 is left out, in one leg and not in another. Numbers that differ from leg to leg are
therefore symbols, those of all legs side by side, and what all legs share stays a number:

    d_i = R_iᵀ (p + R b_i − p_i)        R_i, p_i  first joint of leg i in the world       b_i  its ball on the platform

All legs then have one form, and machine code computes them in the lanes of vectors (kernel/packing.py).
"""

from __future__ import annotations

import casadi as ca
import numpy as np

from closedchain.kinematics.closed_form import Mounting, elementary, joint_matrix, mounted
from closedchain.multibody.chains import Chain
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.system import Cut, Link, System
from closedchain.records import dataclass
from closedchain.spatial.symbolic import exact
from closedchain.types import SX, Array


class Mountings:
    """Where legs that end in a ball on the platform are mounted, with symbols for what differs between like legs.

    on_balls: the ball and b, by the name of the leg        closed_forms: mountings by the name of the ball
    """

    def __init__(self, system: System, fitted: System, legs: tuple[Chain, ...]) -> None:
        self.on_balls: dict[str, Ball] = {}
        self.closed_forms: dict[str, Mounting] = {}
        found: dict[object, list[tuple[Chain, Cut, Array]]] = {}
        for leg in legs:
            cut = _ball(fitted, leg)
            if cut is not None:
                design = tuple((link.model.sequence, link.flipped) for link in leg.links)
                found.setdefault(design, []).append((leg, cut, _numbers(system, fitted.links[leg.links[0].index], cut)))
        symbols, values = [SX(0, 1)], [np.zeros(0)]
        for like in found.values():
            rows = np.array([row for _, _, row in like])
            columns = [k for k in range(rows.shape[1]) if (rows[:, k] != rows[0, k]).any()]
            own = [SX.sym("leg", len(like)) for _ in columns]
            symbols, values = [*symbols, *own], [*values, *rows[:, columns].T]
            for n, (leg, cut, row) in enumerate(like):
                numbers = exact(row)
                for k, column in zip(columns, own, strict=True):
                    numbers[k] = column[n]
                parts = ca.vertsplit(numbers, [0, 9, 12, 15, 24])
                self.closed_forms[cut.joint.name] = Mounting(ca.reshape(parts[0], 3, 3), parts[1], parts[2])
                self.on_balls[leg.name] = Ball(cut, parts[2], ca.reshape(parts[3], 3, 3))
        self.symbols, self.values = ca.vertcat(*symbols), np.concatenate(values)


def _ball(fitted: System, leg: Chain) -> Cut | None:
    """The ball on the platform that a leg of joints in a row ends in, if it does."""
    platform = fitted.platform
    assert platform is not None
    # the platform's frame is where it was described
    plain = (fitted.links[platform.index].motion(SX.sym("q", fitted.nq)) - SX(ca.DM.eye(6))).is_zero()
    cuts = [cut for cut in fitted.cuts if cut.joint.name in {own.joint.name for own in leg.cuts}]
    ball = len(cuts) == 1 and cuts[0].child == platform.index and tuple(cuts[0].model.rows) == ("x", "y", "z")
    in_a_row = [link.parent for link in leg.links[1:]] == [link.index for link in leg.links[:-1]]
    moves = all(link.model.sequence is not None and link.model.nq == link.model.nv for link in leg.links)
    decides = sum(link.model.nv for link in leg.links) == 3
    return cuts[0] if ball and plain and in_a_row and moves and decides and leg.links[0].parent < 0 else None


def _numbers(system: System, first: Link, cut: Cut) -> Array:
    """Of a leg's mounting: axes and origin of its first joint for closed forms, b, axes of its first link's joint."""
    described = next(own for own in system.cuts if own.joint.name == cut.joint.name)
    where = mounted(system, described)
    return np.concatenate([np.array(ca.DM(part)).ravel("F") for part in (where.R, where.p, cut.X_CM.p, first.X_PJ.R)])


@dataclass(frozen=True, eq=False)
class Ball:
    """A ball on the platform at b, on a leg whose first joint has the axes R_W0."""

    cut: Cut
    b: SX
    R_W0: SX

    def turned(self, body: BodyKinematics, R: SX) -> SX:
        """The platform's axes, R in the world, as seen from the tip, by one plane rotation after the other."""
        links, Y = list(body.ancestors(self.cut.parent))[::-1], self.R_W0.T @ R
        for link in links:
            Y = Y if link is links[0] else link.X_PJ.R.T @ Y
            for R in _rotations(link, body.q):
                Y = R.T @ Y
            Y = link.X_JB.R.T @ Y
        return self.cut.X_PF.R.T @ Y


def _rotations(link: Link, q: SX) -> list[SX]:
    """Rotations of a joint about one axis after the other; that of a single one may count from another angle."""
    parts = elementary(link) or []
    if len(parts) > 1:
        return [joint_matrix(joint, q[joint.q])[0] for joint in parts]
    R = link.model.pose(q[link.q, :]).R
    return [R.T if link.flipped else R]
