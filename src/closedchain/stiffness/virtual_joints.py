"""Cartesian stiffness by virtual joints: springs in links, joints and drives; passive joints eliminated.

Source: Wu, Bai and Kepler, Mobile platform center shift in spherical parallel manipulators with flexible limbs,
Mechanism and Machine Theory 75 (2014), section 3.1. Screws [rotation (rad); translation (m)] and wrenches [moment;
force] are in world axes at one reference point, so that all of a limb's motions simply add.

    theta    n      deflections of a limb's virtual springs, with compliance C = K_theta⁻¹ (n×n)        (14)
    q        p      displacements of its passive joints
    J_theta, J_q    their unit screws, 6×n and 6×p                                                      (10), (11)
    S        J_theta C J_thetaᵀ
    f        6      wrench of the platform on the limb;  x its displacement screw
    Q, P     n, p   weight of the limb's bodies on its springs and on its passive joints

    [ S     J_q ] [ f ]   [ B x − J_theta C Q ]
    [ J_qᵀ  0   ] [ q ] = [ −P                ]                                                         (13)

Differs from the source: limbs may branch and have loops, so f and the rows are six per closing and B tells which of
them are the platform's (for a leg, B is the identity and this is (13)); weight; the corner of (13) holds S; J_q has
the passive screws only. K_i = Bᵀ Λ B with Λ the first block of the inverse (15), K = Σ K_i (16).

Adding J_q W J_qᵀ to S leaves f as it is, because J_qᵀ f is given; it makes S positive definite, so that (13) is solved
by Cholesky-like factors in any order.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

import casadi as ca
import numpy as np

from closedchain.mechanism import Actuator, Joint, Mechanism
from closedchain.mechanism.naming import GROUND
from closedchain.model.joints import joint_model
from closedchain.spatial.linear import Factor, ldl
from closedchain.spatial.rotation import SX, constant, skew
from closedchain.spatial.transform import Transform
from closedchain.stiffness.limbs import Limb
from closedchain.stiffness.links import ElasticBody
from closedchain.stiffness.screws import frame_out

Poses = Mapping[str, Transform]


Part = tuple[str, str]  # "joint" or "body", and its name


@dataclass(frozen=True, eq=False)
class Spring:
    """One virtual joint: what it belongs to, its compliance, and its unit screws."""

    part: Part
    kind: Literal["drive", "bearing", "link"]
    name: str  # of the drive, else of the joint or body
    C: np.ndarray
    screws: SX  # 6×k


class LimbScrews:
    """Springs and passive joints of one limb for traced poses of the machine's bodies."""

    def __init__(self, mechanism: Mechanism, limb: Limb, poses: Poses, reference: SX) -> None:
        self.mechanism, self.limb, self.reference = mechanism, limb, reference
        self.poses: dict[str, Transform] = {GROUND: Transform.identity(), **poses}

    @cached_property
    def springs(self) -> tuple[Spring, ...]:
        """The virtual springs: of joints from the ground outwards (drives, then bearings), each before its body's."""
        found: list[Spring] = []
        for joint in self.limb.joints:
            found += self._joint_springs(joint)
            body = next((name for name, inward in self.limb.inward.items() if inward is joint), "")
            if body in self.limb.springs:
                C = self.limb.springs[body].C
                found.append(Spring(("body", body), "link", body, C, self.carried(self.poses[body])))
        return tuple(found)

    @cached_property
    def passive(self) -> tuple[tuple[Part, SX], ...]:
        """Joint and unit screw (6×1) of every freedom that nothing holds."""
        found = []
        for joint in self.limb.joints:
            phi = self._freedoms(joint)
            held = {a.coordinate for a in self._drives(joint)}
            found += [(("joint", joint.name), phi[:, k]) for k in range(phi.shape[1]) if k not in held]
        return tuple(found)

    @cached_property
    def C(self) -> np.ndarray:
        """K_theta⁻¹."""  # (14)
        n = sum(len(spring.C) for spring in self.springs)
        C, at = np.zeros((n, n)), 0
        for spring in self.springs:
            k = len(spring.C)
            C[at : at + k, at : at + k] = spring.C
            at += k
        return C

    @cached_property
    def J_theta(self) -> SX:
        """Screws of the springs, six rows per closing."""  # (11a)
        return self._rows([(spring.part, spring.screws) for spring in self.springs])

    @cached_property
    def J_q(self) -> SX:
        """Screws of the passive joints, six rows per closing."""  # (11b)
        return self._rows(list(self.passive))

    @cached_property
    def J_drives(self) -> SX:
        """Screws of the actuated freedoms, rigid drives included, six rows per closing."""
        columns = [
            (key(joint), self._freedoms(joint)[:, a.coordinate])
            for joint in self.limb.joints
            for a in self._drives(joint)
        ]
        return self._rows(columns)

    @property
    def drive_compliances(self) -> np.ndarray:
        """1 / stiffness of the actuated freedoms, zero for rigid drives."""
        drives = [a for joint in self.limb.joints for a in self._drives(joint)]
        return np.array([0.0 if a.stiffness is None else 1 / a.stiffness for a in drives])

    @cached_property
    def S(self) -> SX:
        """Compliance of the springs, seen at the closings."""
        return self.J_theta @ constant(self.C) @ self.J_theta.T

    @cached_property
    def B(self) -> np.ndarray:
        """Which closings are the platform's."""
        blocks = [np.eye(6) * (self.mechanism.platform in (j.parent, j.child)) for j in self.limb.closings]
        return np.vstack(blocks)

    def weight(self, gravity: SX) -> tuple[SX, SX]:
        """Q and P: what the weight of the limb's bodies does to springs and passive joints, for g (3)."""
        Q = [SX(len(spring.C), 1) for spring in self.springs]
        P = SX(len(self.passive), 1)
        for body in self.limb.bodies:
            X, own = self.poses[body], self.mechanism.body(body)
            arm = X.p + X.R @ constant(own.center) - self.reference
            wrench = own.mass * ca.vertcat(skew(arm) @ gravity, gravity)
            before = {key(part) for part in self.limb.way(body)}
            for i, spring in enumerate(self.springs):
                if spring.part in before:
                    Q[i] += spring.screws.T @ wrench
                elif spring.part == ("body", body):
                    Q[i] += constant(self.limb.springs[body].M_rt[3:]).T @ (X.R.T @ gravity)
            for k, (part, screw) in enumerate(self.passive):
                if part in before:
                    P[k] += screw.T @ wrench
        return ca.vertcat(*Q), P

    def carried(self, X: Transform) -> SX:
        """Unit screws of a frame's six axes, in world axes at the reference point."""
        return ca.blockcat([[X.R, SX(3, 3)], [skew(X.p - self.reference) @ X.R, X.R]])

    def _rows(self, columns: list[tuple[Part, SX]]) -> SX:
        blocks = []
        for joint in self.limb.closings:
            signs = self._signs(joint)
            blocks.append([signs.get(part, 0) * screws for part, screws in columns])
        width = sum(screws.shape[1] for _, screws in columns)
        if width == 0:
            return SX(6 * len(blocks), 0)
        return ca.sparsify(ca.vertcat(*(ca.horzcat(*row) for row in blocks)))

    def _signs(self, closing: Joint) -> dict[Part, int]:
        """Plus for what moves a closing's child, minus for its parent; reversed if the child is the platform."""
        signs = {key(closing): -1}
        for side, sign in ((closing.child, 1), (closing.parent, -1)):
            if side != self.mechanism.platform:
                for part in self.limb.way(side, closing):
                    signs[key(part)] = signs.get(key(part), 0) + sign
        if self.mechanism.platform == closing.child:
            return {part: -sign for part, sign in signs.items()}
        return signs

    def _joint_springs(self, joint: Joint) -> list[Spring]:
        phi, part = self._freedoms(joint), key(joint)
        found = [
            Spring(part, "drive", a.name, np.array([[1 / a.stiffness]]), phi[:, a.coordinate])
            for a in self._drives(joint)
            if a.stiffness is not None
        ]
        if joint.compliance is not None:
            T = frame_out(joint.compliance.at)
            C = T @ joint.compliance.array @ T.T
            found.append(Spring(part, "bearing", joint.name, C, self.carried(self._frame(joint, "child"))))
        return found

    def _drives(self, joint: Joint) -> list[Actuator]:
        return [a for a in self.mechanism.actuators if a.joint == joint.name]

    def _frame(self, joint: Joint, side: str) -> Transform:
        body, frame = getattr(joint, side), getattr(joint, f"{side}_frame")
        return self.poses[body] @ Transform.fixed(frame.matrix, frame.origin)

    def _freedoms(self, joint: Joint) -> SX:
        """Unit screws of a joint's freedoms."""
        X_F, X_M = self._frame(joint, "parent"), self._frame(joint, "child")
        phi = joint_model(joint).freedom(X_F.inverse() @ X_M)
        return ca.sparsify(self.carried(Transform(X_F.R, X_M.p)) @ phi)


def key(part: Joint | ElasticBody) -> Part:
    """A joint and a body may have the same name."""
    return ("joint" if isinstance(part, Joint) else "body", part.name)


@dataclass(frozen=True, eq=False)
class Eliminated:
    """A limb without its passive joints, and how near to dependent their screws came (0: dependent)."""

    Lambda: SX  # (15), first block
    pivot: SX
    J_q: SX
    W: SX
    outer: Factor  # of S + W J_q J_qᵀ
    inner: Factor | None  # of J_qᵀ (that)⁻¹ J_q

    def wrench(self, a: SX, b: SX) -> SX:
        """f of (13) for right-hand sides a and b."""
        if self.inner is None:
            return self.outer.solve(a)
        f = self.outer.solve(a + self.W * (self.J_q @ b))
        return f - self.outer.solve(self.J_q @ self.inner.solve(self.J_q.T @ f - b))

    def passive(self, a: SX) -> SX:
        """q of (13) for right-hand sides a and zero."""
        return SX(0, a.shape[1]) if self.inner is None else self.inner.solve(self.J_q.T @ self.outer.solve(a))


def eliminate(S: SX, J_q: SX, length: float) -> Eliminated:
    """Factor the bordered matrix."""  # (15)
    if J_q.shape[1] == 0:
        factor = ldl(S)
        return Eliminated(factor.inverse(), factor.pivot, J_q, SX(0), factor, None)
    # a weight that gives both parts alike size, rotations counted times a length
    scale = constant(np.tile([length] * 3 + [1.0] * 3, S.shape[0] // 6))
    W = ca.dot(ca.diag(S), scale**2) / ca.dot(ca.sum2(J_q**2), scale**2)
    outer = ldl(S + W * (J_q @ J_q.T))
    U = outer.solve(J_q)
    inner = ldl(J_q.T @ U)
    Lambda = outer.inverse() - U @ inner.solve(U.T)
    return Eliminated(Lambda, ca.fmin(outer.pivot, inner.pivot), J_q, W, outer, inner)
