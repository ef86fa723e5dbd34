"""Where contacts are, and how they and dry joints move: gaps, frames and velocities as traced expressions of q and v.

    c      the point, or the centre of the sphere (radius r), of a body       S    surface: plane, box face or sphere
    gap    n·(c − s) − r to a plane through s,   |c − s| − r − R to a sphere about s
    x      point of contact, c − r n         axes of a contact: two tangents and the normal n, out of the surface
    u      velocity of the body at x relative to the surface's body, in these axes; then e n·(w − w_S), the spin

A joint with dry friction is a block, too: its velocity times a length that makes it m/s, then zeros; it has no gap.

e = torsional / mu makes the spin of a soft finger a velocity, and its friction cone round. Contacts without torsional
friction have no spin. Tangents of a plane are its x and y axes. Those of a sphere turn with the normal (T. Duff et al.,
Building an orthonormal basis, revisited, JCGT 6, 2017) in the axes of `plane`, and jump at its equator only.
"""

from __future__ import annotations

from functools import cached_property

import casadi as ca

from closedchain.multibody.kinematics import TreeKinematics
from closedchain.multibody.system import ContactEnds, System
from closedchain.records import dataclass
from closedchain.spatial.symbolic import Transform, skew
from closedchain.types import SX


def block_size(system: System) -> int:
    """Rows per contact: two tangents and the normal, and the spin where a contact has torsional friction."""
    return 4 if any(ends.contact.torsional > 0 for ends in system.contacts) else 3


@dataclass(frozen=True, eq=False)
class TracedContact:
    """One contact at q and v: gap, place on the surface (x, y in its axes), point, axes (columns), velocities."""

    gap: SX
    place: SX
    point: SX
    axes: SX
    velocity: SX


class ContactGeometry:
    """All contacts of a machine as expressions of the tree's q and v."""

    def __init__(self, tree: TreeKinematics) -> None:
        self.tree, self.size = tree, block_size(tree.system)

    @cached_property
    def contacts(self) -> tuple[TracedContact, ...]:
        """The contacts in the order of the description."""
        return tuple(self._traced(ends) for ends in self.tree.system.contacts)

    @cached_property
    def gaps(self) -> SX:
        """Gaps of all contacts, and zeros for dry joints."""
        return ca.vertcat(*(contact.gap for contact in self.contacts), SX(len(self.tree.system.dry), 1))

    @cached_property
    def places(self) -> SX:
        """Where on their surfaces the contacts are; zeros for dry joints."""
        return ca.vertcat(*(contact.place for contact in self.contacts), SX(2 * len(self.tree.system.dry), 1))

    @cached_property
    def velocities(self) -> SX:
        """u of all contacts and dry joints, a block each."""
        joints = [
            ca.vertcat(dry.length * self.tree.joint_velocity(dry.joint.name)[dry.number], SX(self.size - 1, 1))
            for dry in self.tree.system.dry
        ]
        return ca.vertcat(*(contact.velocity for contact in self.contacts), *joints)

    @cached_property
    def jacobian(self) -> SX:
        """J, with u = J v."""
        return ca.sparsify(ca.jacobian(self.velocities, self.tree.v))

    @cached_property
    def product(self) -> SX:
        """dJ/dt v: accelerations of the contacts while the velocities are kept."""
        return self.tree.along_motion(self.velocities)

    @cached_property
    def wrenches(self) -> SX:
        """6×rows: wrench about the world's origin on all bodies per unit of p; zero between two bodies."""
        columns = []
        for ends, contact in zip(self.tree.system.contacts, self.contacts, strict=True):
            part = SX(6, self.size)
            if -1 in (ends.body, ends.to):
                sign = 1.0 if ends.to == -1 else -1.0
                part[:3, :3] = sign * (skew(contact.point) @ contact.axes)
                part[3:, :3] = sign * contact.axes
                if self.size == 4 and ends.contact.torsional > 0:
                    part[:3, 3] = sign * contact.axes[:, 2] * (ends.contact.torsional / ends.contact.mu)
            columns.append(part)
        return ca.horzcat(*columns, SX(6, self.size * len(self.tree.system.dry)))

    def rows_in(self, contact: TracedContact, ends: ContactEnds, X: Transform) -> SX:
        """Rows that give u of a contact from the twist of a frame X that its body carries, in that frame's axes."""
        r, axes = X.R.T @ (contact.point - X.p), X.R.T @ contact.axes
        rows = ca.horzcat((skew(r) @ axes).T, axes.T)
        if self.size == 3:
            return rows
        scale = ends.contact.torsional / ends.contact.mu if ends.contact.torsional > 0 else 0.0
        return ca.vertcat(rows, ca.horzcat(scale * axes[:, 2].T, SX(1, 3)))

    def _traced(self, ends: ContactEnds) -> TracedContact:
        (X_B, V_B), (X_T, V_T) = self.tree.side(ends.body), self.tree.side(ends.to)
        c, X_S = (X_B @ ends.X_BC).p, X_T @ ends.X_TS
        away = X_S.R.T @ (c - X_S.p)
        if ends.contact.sphere is None:
            axes, gap = X_S.R, away[2] - ends.contact.radius
        else:
            distance = ca.norm_2(away)
            axes, gap = X_S.R @ _basis(away / distance), distance - ends.contact.radius - ends.contact.sphere
        x = c - ends.contact.radius * axes[:, 2]
        there, here = V_B.at(x - X_B.p), V_T.at(x - X_T.p)
        u = axes.T @ (there.v - here.v)
        if self.size == 4:
            spin = SX(1, 1)
            if ends.contact.torsional > 0:
                spin = ends.contact.torsional / ends.contact.mu * ca.dot(axes[:, 2], there.w - here.w)
            u = ca.vertcat(u, spin)
        return TracedContact(gap, away[:2], x, axes, u)


def _basis(n: SX) -> SX:
    """Two tangents and the unit normal n as columns."""
    s = ca.if_else(n[2] >= 0, 1.0, -1.0)
    a = -1 / (s + n[2])
    b = n[0] * n[1] * a
    first = ca.vertcat(1 + s * n[0] ** 2 * a, s * b, -s * n[0])
    second = ca.vertcat(b, s + n[1] ** 2 * a, -n[1])
    return ca.horzcat(first, second, n)


def placed(tree: TreeKinematics, contact: int) -> Transform:
    """The frame of a contact in the world: origin at its point, z along the normal."""
    found = ContactGeometry(tree).contacts[contact]
    return Transform(found.axes, found.point)
