"""A machine whose contacts are each open, sticking or slipping: its accelerations, and the effect of impacts.

A closed contact is one more tip of the chain that carries it: n_c = 3 where it sticks, n_c = 1 where it slips. There
its force leans against the motion, f = (n − μ t) f_n with t the direction of slip, so it acts along other rows than the
one that is held. An impact is the same system without forces and products of velocities: e is the velocity of the
rows, and what comes out is a jump of the velocities and impulses. A step of length h in which contacts are resolved
once (Moreau) asks for velocities at its end: e is the velocity of the rows over h, J (v + h dv/dt) = 0.

All axes of a contact are those of its plane: two tangents, then the normal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import casadi as ca
import numpy as np

from closedchain.dynamics.articulated_body import OpenTree
from closedchain.dynamics.operational_space import ChainConstraint, MultichainSolution, TipJoint, solve_chains
from closedchain.dynamics.operational_space_border import Kept
from closedchain.dynamics.plans.operational_space import plan_chains
from closedchain.mechanism import Contact
from closedchain.mechanism.joint import Column6, general
from closedchain.multibody.chains import Chain
from closedchain.multibody.joints import joint_model
from closedchain.multibody.system import Cut, System
from closedchain.simulate.contact.layout import OPEN, SLIP
from closedchain.spatial.symbolic import Transform
from closedchain.types import SX

Mode = tuple[int, ...]
SLOW = 1e-9  # m/s; below this the direction of slip is the one given
AXES: tuple[Column6, ...] = tuple((0.0,) * i + (1.0,) + (0.0,) * (5 - i) for i in range(6))  # type: ignore[misc]


@dataclass(frozen=True, eq=False)
class Touching:
    """dv/dt (or a jump of v), forces (or impulses) of all contacts in their planes' axes, smallest pivot."""

    acceleration: SX
    forces: SX
    pivot: SX


Rest = Callable[[TipJoint], SX]  # e of a contact, in its body's axes


class ContactMode:
    """One mode of a machine. `slip` holds the direction of slip of every contact, used while it is at rest.

    follow: whether the direction of slip is that of the motion once there is one; otherwise always the one given
    feedback: rate (1/s) at which a closed contact returns to its plane and to rest
    robust: right also where a leg is fully extended; otherwise quicker
    """

    def __init__(
        self,
        system: System,
        mode: Mode,
        q: SX,
        v: SX,
        slip: SX,
        feedback: float = 0.0,
        robust: bool = True,
        follow: bool = True,
    ) -> None:
        self.contacts, self.slip, self.feedback = system.mechanism.contacts, slip, feedback
        self.robust, self.follow = robust, follow
        self.state = {contact.name: state for contact, state in zip(self.contacts, mode, strict=True)}
        closed = [contact for contact in self.contacts if self.state[contact.name] != OPEN]
        cuts = (*system.cuts, *(contact_cut(system, contact) for contact in closed))
        self.system = replace(system, cuts=cuts)
        self.plan = plan_chains(self.system, attach=False)
        self.tree = OpenTree(self.system, self.plan.inertias, q, v)
        self.joints = {contact.name: TipJoint(self.tree, contact_cut(system, contact)) for contact in self.contacts}

    @property
    def gaps(self) -> SX:
        """Distance of every contact point from its plane."""
        return ca.vertcat(*(joint.X.p[2] for joint in self.joints.values()))

    @property
    def velocities(self) -> SX:
        """Velocity of every contact point in its plane's axes, three numbers each."""
        return ca.vertcat(*(joint.u for joint in self.joints.values()))

    @property
    def positions(self) -> SX:
        """World position of every contact point, three numbers each."""
        return ca.vertcat(*(joint.X_F.p + joint.X_F.R @ joint.X.p for joint in self.joints.values()))

    def accelerations(self, Q: SX) -> Touching:
        """dv/dt and contact forces under generalised forces Q."""
        return self._solve(Q, lambda joint: joint.point()[1] + joint.X.R.T @ self._returning(joint))

    def step(self, Q: SX, h: SX) -> Touching:
        """dv/dt over a step h at whose end closed contacts rest (slipping ones along the normal), and mean forces."""

        def rest(joint: TipJoint) -> SX:
            return (joint.point()[2] + joint.X.R[2, :].T @ (self.feedback * joint.X.p[2])) / h

        return self._solve(Q, rest)

    def keeps_away(self, joint: TipJoint, h: SX) -> SX:
        """Negative once an open contact should close: it passes its plane in the first half of a step h."""
        gap = joint.X.p[2]
        return joint.u[2] + 2 / h * ca.fmax(gap, 0) + self.feedback * ca.fmin(gap, 0)

    def impact(self) -> Touching:
        """The jump that stops all closed contacts (slipping ones along the normal only), and its impulses."""
        return self._solve(SX(self.system.nv, 1), lambda joint: joint.point()[2], impact=True)

    def _solve(self, Q: SX, rest: Rest, impact: bool = False) -> Touching:
        kept: Kept = "all" if self.robust else "none"
        constraints = [self._constraint(chain, rest) for chain in self.plan.chains]
        return self._touching(solve_chains(self.tree, self.plan, Q, constraints, lambda M_inv: kept, impact=impact))

    def _constraint(self, chain: Chain, rest: Rest) -> ChainConstraint:
        counts = [1 if self._slips(cut) else 3 for cut in chain.cuts]
        rows, at = ChainConstraint(chain, sum(counts)), 0
        rows.E = SX(ca.DM.eye(rows.n_c))
        if any(self._slips(cut) for cut in chain.cuts):
            rows.B = {}
        for cut, count in zip(chain.cuts, counts, strict=True):
            here, joint = slice(at, at + count), self.joints[cut.joint.name]
            C = joint.point()[0]
            # sticking, the body's own axes are as good as any; slipping, the plane's matter
            held = joint.X.R[2, :] if self._slips(cut) else SX(ca.DM.eye(3))
            rows.S[here] = -(held @ rest(joint))
            self._place(rows, cut, here, held @ C, self._push(cut) @ C)
            at += count
        return rows

    def _place(self, rows: ChainConstraint, cut: Cut, here: slice, held: SX, push: SX) -> None:
        inside = cut.child in rows.chain.indices
        rows.put(rows.C if inside else rows.C_other, cut.child, here, held)
        if rows.B is not None:
            rows.put(rows.B if inside else rows.B_other, cut.child, here, push)

    def _push(self, cut: Cut) -> SX:
        """Force on the point per unit of its multipliers, in the body's axes, as rows."""
        return self._lean(cut) @ self.joints[cut.joint.name].X.R if self._slips(cut) else SX(ca.DM.eye(3))

    def _lean(self, cut: Cut) -> SX:
        """The force of a contact per unit of its multipliers, in the plane's axes, as rows: n − μ t where it slips."""
        if not self._slips(cut):
            return self.joints[cut.joint.name].X.R.T
        k = [contact.name for contact in self.contacts].index(cut.joint.name)
        t = self.slip[2 * k : 2 * k + 2]
        if self.follow:
            u = self.joints[cut.joint.name].u[:2]
            speed = ca.norm_2(u)
            t = ca.if_else(speed > SLOW, u / ca.fmax(speed, SLOW), t)
        return ca.horzcat(-self.contacts[k].mu * t.T, SX(1))

    def _returning(self, joint: TipJoint) -> SX:
        a = self.feedback
        return 2 * a * joint.u + a * a * ca.vertcat(SX(2, 1), joint.X.p[2]) if a else SX(3, 1)

    def _slips(self, cut: Cut) -> bool:
        return self.state[cut.joint.name] == SLIP

    def _touching(self, solution: MultichainSolution) -> Touching:
        found = {}
        for chain, forces in zip(self.plan.chains, solution.h_c, strict=True):
            at = 0
            for cut in chain.cuts:
                count = 1 if self._slips(cut) else 3
                found[cut.joint.name] = self._lean(cut).T @ forces[at : at + count]
                at += count
        total = ca.vertcat(*(found.get(contact.name, SX(3, 1)) for contact in self.contacts))
        return Touching(solution.acceleration, SX(ca.densify(total)), solution.pivot)


def contact_cut(system: System, contact: Contact) -> Cut:
    """A contact as a joint that holds a point of a body to a plane of the ground."""
    joint = general(contact.name, "ground", contact.body, motion=AXES[:3], constraint=AXES[3:])
    plane = Transform.fixed(contact.plane.matrix, contact.plane.position)
    point = Transform.fixed(np.eye(3), contact.at)
    child = system.link(contact.body).index
    return Cut(joint, joint_model(joint), -1, child, plane, point, slice(0, 0), slice(0, 0))
