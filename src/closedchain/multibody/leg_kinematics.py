"""The joints of a leg as one-DOF joints in a row, in body coordinates, whether they are in the tree or cut.

Twists are taken in each body's own frame; E is a frame at the leg's last joint: that of the end-effector where the
joint is in the tree, else with the origin of M and the axes of F.

    A     6×6   takes the twist of the body before a joint to the frame of the body beyond it
    p     6     twist of the body beyond against the body before per unit velocity, in the frame of the body beyond
    c     6     velocity product: a_i = A a_{i-1} + p θ̈ + c
    X_e   6×6   takes the twist of the end-effector to E

A joint of several DOF is as many one-DOF joints that intersect, with massless bodies between them whose frames
coincide (A = 1); a rigid joint has p = 0. A formulation for legs sees rows of such joints; which of them close loops,
and in which direction the tree runs through them, is known here only.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

import casadi as ca

from closedchain.mechanism.names import GROUND
from closedchain.multibody.chains import Leg
from closedchain.multibody.kinematics import BodyKinematics, LoopRows
from closedchain.multibody.system import Cut, Link
from closedchain.spatial.symbolic import Transform, motion_inverse, wrench_onward
from closedchain.types import SX


@dataclass(frozen=True, eq=False)
class PassedJoint:
    """One degree of freedom of a joint (or a rigid joint), passed from the ground towards the end-effector."""

    element: Link | Cut
    backwards: bool  # the leg runs against the joint's own direction
    beyond: int  # number of the link beyond the joint, -1 for frame E
    own: bool  # its velocities are those of the joint, not any along its motion space
    number: int  # of the degree of freedom
    last: bool  # what lies beyond is the link, not a massless body inside the joint
    A: SX
    p: SX

    @property
    def dof(self) -> tuple[str, int]:
        """The joint's name and which of its velocities."""
        assert self.element.joint is not None
        return self.element.joint.name, self.number

    @property
    def body(self) -> int:
        """Number of the link beyond; -1 for massless bodies and for E."""
        return self.beyond if self.last else -1

    @property
    def rows(self) -> slice | None:
        """Constraint rows of the joint, where it is cut and passed completely."""
        return self.element.rows if isinstance(self.element, Cut) and self.last else None

    def product(self, body: BodyKinematics) -> SX:
        """c at the velocities of `body`; that of the whole joint belongs to its last degree of freedom."""
        if not self.last:
            return SX(6, 1)
        if isinstance(self.element, Cut):
            loop = _loop(body, self.element)
            return self._onward(loop, loop.product(_motion_space(self.element, self.own)))
        c = body.products[self.element.index]
        return -(body.poses[self.element.index].motion_out() @ c) if self.backwards else c

    def opening(self, body: BodyKinematics, residual: SX) -> SX:
        """How far a cut joint is open, as the twist that would have opened it, against the leg's direction."""
        if isinstance(self.element, Link) or not self.last:
            return SX(6, 1)
        loop = _loop(body, self.element)
        return self._onward(loop, -(_dual_rows(loop).T @ residual[self.element.rows]))

    def force(self, Q: SX) -> SX:
        """The force along the degree of freedom that generalised forces Q of the tree contain."""
        return SX(0) if isinstance(self.element, Cut) or not self.element.model.nv else Q[self.element.v][self.number]

    @property
    def armature(self) -> SX:
        """Inertia that moves with the degree of freedom alone."""
        own = None if isinstance(self.element, Cut) else self.element.armature
        return SX(1, 1) if own is None else own[self.number]

    def multipliers(self, body: BodyKinematics, F: SX) -> SX:
        """Of a cut joint, for a wrench F that it transmits to the body beyond, in the frame of that body."""
        assert isinstance(self.element, Cut)
        loop = _loop(body, self.element)
        F = F if self.beyond < 0 else wrench_onward(loop.carried(self.backwards), F)
        return -(_dual_rows(loop) @ F) if self.backwards else _dual_rows(loop) @ F

    def _onward(self, loop: LoopRows, V: SX) -> SX:
        """A twist of M against F, in F's axes, as that of the body beyond against the body before, in its frame."""
        V = -V if self.backwards else V
        return V if self.beyond < 0 else motion_inverse(loop.carried(self.backwards)) @ V


def pass_leg(body: BodyKinematics, leg: Leg, named: Collection[str]) -> tuple[list[PassedJoint], SX]:
    """The joints of a leg at the configuration of `body`, and X_e (zero for the ground).

    Joints in `named` keep the directions of their own velocities; others may have any along their motion space.
    """
    passed, X_e, before = list[PassedJoint](), SX(ca.DM.eye(6)), -1
    for joint, beyond in zip(leg.joints, leg.beyond, strict=True):
        element, last, own = body.system.element(joint.name), joint is leg.tip, joint.name in named
        after = -1 if beyond == GROUND else body.system.link(beyond).index
        if isinstance(element, Link):
            backwards, X_e = element.index != after, SX(ca.DM.eye(6))
            A, p = body.inward[element.index], body.motions[element.index]  # (7b)
            if backwards:
                A = body.poses[element.index].motion_out()
                p = -(A @ p)
        else:
            loop, backwards = _loop(body, element), element.parent != before
            A, X_e = loop.carried(not backwards), loop.carried(backwards)
            p = _motion_space(element, own)(loop.X_FM)
            p = -p if backwards else p
            if not last:
                A, p = motion_inverse(X_e) @ A, motion_inverse(X_e) @ p
        columns = ca.horzsplit(p) or [SX(6, 1)]
        for k, column in enumerate(columns):
            here = (element, backwards, -1 if last else after, own, k, k == len(columns) - 1)
            passed.append(PassedJoint(*here, A if k == 0 else SX(ca.DM.eye(6)), column))
        before = after
    return passed, SX(6, 6) if leg.beyond[-1] == GROUND else X_e


def _loop(body: BodyKinematics, cut: Cut) -> LoopRows:
    return body.loops[body.system.cuts.index(cut)]


def _dual_rows(loop: LoopRows) -> SX:
    """Rows that give multipliers from a wrench: phi_cᵀ where its columns are orthonormal."""
    return loop.phi_c.T if loop.cut.model.orthonormal else ca.pinv(loop.phi_c)


def _motion_space(cut: Cut, own: bool) -> Callable[[Transform], SX]:
    """What a cut joint leaves free, at M in F's axes; about any axes unless its own are needed."""
    return cut.model.motion_space if own else cut.model.motion_basis
