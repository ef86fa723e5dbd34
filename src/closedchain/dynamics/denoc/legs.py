"""A leg as a row of one-DOF joints, traced at one configuration.

Twists are taken in each body's own frame, so that A also turns; E is a frame at the leg's last joint.

    A      6×6   A_{i,i-1}: takes the twist of body i−1 to the frame of body i                     (7b)
    p      6     joint-rate propagation vectors of one joint, one per degree of freedom, in the frame of body i
    X_e    6×6   takes the twist of the end-effector to frame E (absent when the ground is the end-effector)

A joint of several DOF is as many one-DOF joints that intersect, with massless bodies between them whose frames
coincide at this instant (A = 1).
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca

from closedchain.mechanism.names import GROUND
from closedchain.multibody import chains as decomposition
from closedchain.multibody.body_kinematics import BodyKinematics
from closedchain.multibody.system import Cut, Link, System
from closedchain.spatial.rotation import skew
from closedchain.spatial.transform import Transform
from closedchain.types import SX

JointDof = tuple[str, int]  # a joint's name and which of its velocities


@dataclass(frozen=True, eq=False)
class LegJoint:
    """One joint of a leg and the body it carries (the link's index; −1 for frame E)."""

    part: Link | Cut
    backwards: bool  # the leg runs against the joint's own direction
    body: int
    A: SX
    p: SX

    @property
    def dof(self) -> tuple[JointDof, ...]:
        """A name for every column of p."""
        assert self.part.joint is not None
        return tuple((self.part.joint.name, k) for k in range(self.p.shape[1]))


@dataclass(frozen=True, eq=False)
class Leg:
    """The joints of one leg, from the ground to the end-effector."""

    joints: tuple[LegJoint, ...]
    X_e: SX | None


def trace_leg(body: BodyKinematics, chain: decomposition.Leg, named: frozenset[JointDof]) -> Leg:
    """The leg at the configuration of `body`. Only joints in `named` need the directions of their own velocities."""
    system = body.system
    joints: list[LegJoint] = []
    X_e: SX | None = None
    before = GROUND
    for number, (joint, after) in enumerate(zip(chain.joints, chain.beyond, strict=True)):
        part, last = system.element(joint.name), number == len(chain.joints) - 1
        start, end = _index(system, before), _index(system, after)
        if isinstance(part, Link):
            backwards = part.index != end
            A, p = _tree_joint(body, part, backwards)
            X_e = SX(ca.DM.eye(6)) if last else None
        else:
            backwards = part.parent != start
            own = any((joint.name, k) in named for k in range(part.model.nv))
            A, p, X_e = _cut_joint(body, part, backwards, own)
            if not last:
                back = _inverse(X_e)
                A, p, X_e = back @ A, back @ p, None
        joints.append(LegJoint(part, backwards, -1 if last else end, A, p))
        before = after
    return Leg(tuple(joints), None if chain.beyond[-1] == GROUND else X_e)


def _index(system: System, name: str) -> int:
    return -1 if name == GROUND else system.link(name).index


def _tree_joint(body: BodyKinematics, link: Link, backwards: bool) -> tuple[SX, SX]:
    """A and p of a joint that has coordinates; against its direction in the tree, both are turned around."""
    A, S = body.inward[link.index], body.motions[link.index]
    if not backwards:
        return A, S
    out = body.poses[link.index].motion_out()
    return out, -(out @ S)


def _cut_joint(body: BodyKinematics, cut: Cut, backwards: bool, own: bool) -> tuple[SX, SX, SX]:
    """A and p up to frame E, which has the child's origin M and the parent's axes F, and X_e of the body beyond."""
    phi = dof(cut, body.loops[body.system.cuts.index(cut)].X_FM, own)
    return to_end(body, cut, not backwards), -phi if backwards else phi, to_end(body, cut, backwards)


def to_end(body: BodyKinematics, cut: Cut, parent: bool) -> SX:
    """Takes the twist of a cut joint's parent or child to M's origin in F's axes."""
    X = body.loops[body.system.cuts.index(cut)].X_FM
    if not parent:
        return ca.diagcat(X.R, X.R) @ cut.X_CM.motion_in()
    one = SX(ca.DM.eye(3))
    return ca.blockcat([[one, SX(3, 3)], [-skew(X.p), one]]) @ cut.X_PF.motion_in()


def dof(cut: Cut, X: Transform, own: bool) -> SX:
    """What a cut joint leaves free, at M in F's axes; about any axes unless its own are needed."""
    return cut.model.motion_space(X) if own else cut.model.motion_basis(X)


def joint_product(body: BodyKinematics, joint: LegJoint, own: bool) -> SX:
    """c: what the acceleration of body i has besides A_{i,i-1} a_{i-1} and p dθ̇/dt, in its frame."""
    if isinstance(joint.part, Link):
        c = body.products[joint.part.index]
        return -(body.poses[joint.part.index].motion_out() @ c) if joint.backwards else c
    return along_leg(body, joint, joint.part, _cut_product(body, joint.part, own))


def along_leg(body: BodyKinematics, joint: LegJoint, cut: Cut, c: SX) -> SX:
    """A relative twist of a cut joint (M against F, in F's axes) in the leg's direction and the next body's frame."""
    c = -c if joint.backwards else c
    return c if joint.body < 0 else _inverse(to_end(body, cut, joint.backwards)) @ c


def _cut_product(body: BodyKinematics, cut: Cut, own: bool) -> SX:
    """d/dt of (R V_M − V_F at M) = phi dw/dt + dphi/dt w, solved for R A_M."""
    loop = body.loops[body.system.cuts.index(cut)]
    X, V = loop.X_FM, loop.twist
    w, u = V[:3], V[3:]
    V_M = cut.X_CM.motion_in() @ body.twists[cut.child] if cut.child >= 0 else SX(6, 1)
    V_F = cut.X_PF.motion_in() @ body.twists[cut.parent] if cut.parent >= 0 else SX(6, 1)
    c = -ca.vertcat(skew(w) @ (X.R @ V_M[:3]), skew(w) @ (X.R @ V_M[3:]))
    c += ca.vertcat(SX(3, 1), skew(V_F[:3]) @ u)
    R, p = SX.sym("R", 3, 3), SX.sym("p", 3)
    phi = dof(cut, Transform(R, p), own)
    if cut.model.nv and ca.depends_on(phi, ca.vertcat(ca.vec(R), p)):
        at, here = ca.vertcat(ca.vec(R), p), ca.densify(ca.vertcat(ca.vec(X.R), X.p))
        rate = ca.substitute(ca.jtimes(ca.vec(phi), at, ca.vertcat(ca.vec(skew(w) @ X.R), u)), at, here)
        c += ca.reshape(rate, *phi.shape) @ (ca.pinv(dof(cut, X, own)) @ V)
    return c


def _inverse(X: SX) -> SX:
    """The inverse of a 6×6 matrix [[R, 0], [S, R]] that takes twists between frames."""
    R, S = X[:3, :3], X[3:, :3]
    return ca.blockcat([[R.T, SX(3, 3)], [-(R.T @ S @ R.T), R.T]])
