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

The bordered system (13) of one limb, factored in traced code. The letters are those of virtual_joints.

    [ S     J_q ] [ f ]   [ a ]
    [ J_qᵀ  0   ] [ q ] = [ b ]

Adding J_q W J_qᵀ to S leaves f as it is, because J_qᵀ f is given; it makes S positive definite, so that (13) is solved
by Cholesky-like factors in any order.

One limb on numbers, whatever its rank: passive joints eliminated through the null space of their screws.

Rotations count times the machine's size, so that ranks compare like with like. In those units, with N an orthonormal
basis of the wrenches that no passive joint gives way to, J_qᵀ N = 0:

    f = f_p + N y,   Nᵀ S N y = Nᵀ (B x − J_theta C Q − S f_p),   J_qᵀ f_p = −P

Directions in which Nᵀ S N vanishes are rigid: the limb holds the platform there without giving.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

import casadi as ca
import numpy as np

from closedchain.errors import SingularityError
from closedchain.mechanism import Actuator, Joint, Mechanism, Wrench
from closedchain.mechanism.naming import GROUND
from closedchain.mechanism.numbers import Vector3
from closedchain.multibody.joints.kinds import joint_model
from closedchain.spatial.linear import Factor, ldl
from closedchain.spatial.rotation import constant, skew
from closedchain.spatial.transform import Transform
from closedchain.stiffness.beams import frame_out
from closedchain.stiffness.compliance import ElasticBody
from closedchain.stiffness.legs import Limb
from closedchain.types import SX, Array

Poses = Mapping[str, Transform]


Part = tuple[str, str]  # "joint" or "body", and its name


@dataclass(frozen=True, eq=False)
class Spring:
    """One virtual joint: what it belongs to, its compliance, and its unit screws."""

    part: Part
    kind: Literal["drive", "spring", "bearing", "link"]
    name: str  # of the drive, else of the joint or body
    C: np.ndarray
    screws: SX  # 6×k


class LimbScrews:
    """Springs and passive joints of one limb for traced poses of the machine's bodies.

    With `held_only`, a limb with several closings has as rows only the directions that their joints hold, instead of
    six each with their degrees of freedom among the passive joints: the same stiffness from a much smaller system.
    """

    def __init__(self, mechanism: Mechanism, limb: Limb, poses: Poses, reference: SX, held_only: bool = False) -> None:
        self.mechanism, self.limb, self.reference = mechanism, limb, reference
        self._held_only = held_only and len(limb.closings) > 1
        self.poses: dict[str, Transform] = {GROUND: Transform.identity(), **poses}

    @cached_property
    def springs(self) -> tuple[Spring, ...]:
        """The virtual springs: of joints (drives, springs along DOF, bearings), each before its body's."""
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
        """Joint and unit screw (6×1) of every degree of freedom that nothing holds."""
        found = []
        for joint in self.limb.joints:
            if joint in self.limb.closings and self._is_held_only(joint):
                continue
            phi = self._dof(joint)
            held = {a.coordinate for a in self._drives(joint)} | set(own_springs(joint))
            found += [(key(joint), phi[:, k]) for k in range(phi.shape[1]) if k not in held]
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
        """Screws of the actuated degrees of freedom, rigid drives included, six rows per closing."""
        columns = [
            (key(joint), self._dof(joint)[:, a.coordinate]) for joint in self.limb.joints for a in self._drives(joint)
        ]
        return self._rows(columns)

    @property
    def drive_compliances(self) -> np.ndarray:
        """1 / stiffness of the actuated degrees of freedom, zero for rigid drives."""
        drives = [a for joint in self.limb.joints for a in self._drives(joint)]
        return np.array([0.0 if a.stiffness is None else 1 / a.stiffness for a in drives])

    @cached_property
    def S(self) -> SX:
        """Compliance of the springs, seen at the closings."""
        return self.J_theta @ constant(self.C) @ self.J_theta.T

    @cached_property
    def B(self) -> SX:
        """How the platform's screw enters the rows: not at all at closings inside the limb."""
        unit, none = constant(np.eye(6)), SX(6, 6)
        blocks = [
            self._select(joint, unit if self.mechanism.platform in (joint.parent, joint.child) else none)
            for joint in self.limb.closings
        ]
        return ca.vertcat(*blocks)

    def row_scale(self, length: float) -> SX:
        """A length for rows that turn, 1 for rows that shift."""
        scales: list[float] = []
        for joint in self.limb.closings:
            rows = joint_model(joint).rows if self._is_held_only(joint) else ("rx", "rx", "rx", "x", "x", "x")
            scales += [length if row in ("rx", "ry", "rz", "cross") else 1.0 for row in rows]
        return constant(scales)

    def _is_held_only(self, closing: Joint) -> bool:
        return self._held_only and not self._drives(closing) and not own_springs(closing)

    def _select(self, closing: Joint, rows: SX) -> SX:
        """Six rows of a closing, or what its joint holds of them."""
        if not self._is_held_only(closing):
            return rows
        X_F, X_M = self._frame(closing, "parent"), self._frame(closing, "child")
        phi_c = joint_model(closing).constraint(X_F.inverse() @ X_M)
        r = X_M.p - self.reference
        to_joint = ca.blockcat([[X_F.R.T, SX(3, 3)], [-(X_F.R.T @ skew(r)), X_F.R.T]])
        return ca.sparsify(phi_c.T @ to_joint @ rows)

    def weight(self, gravity: SX) -> tuple[SX, SX]:
        """Q and P: what weight (for g) and constant loads on the limb's bodies do to springs and passive joints."""
        Q = [SX(len(spring.C), 1) for spring in self.springs]
        P = SX(len(self.passive), 1)
        for wrench in self.mechanism.wrenches:
            if wrench.body in self.limb.bodies:
                self._push(Q, P, self._constant_load(wrench), self._before(wrench.body, wrench.at))
        for body in self.limb.bodies:
            X, own = self.poses[body], self.mechanism.body(body)
            arm = X.p + X.R @ constant(own.center) - self.reference
            weight = own.mass * ca.vertcat(skew(arm) @ gravity, gravity)
            self._push(Q, P, weight, self._before(body))
            for i, spring in enumerate(self.springs):
                if spring.part == ("body", body):
                    Q[i] += constant(self.limb.springs[body].M_rt[3:]).T @ (X.R.T @ gravity)
        return ca.vertcat(*Q), P

    def _before(self, body: str, at: Vector3 | None = None) -> set[Part]:
        """What moves the near end of a body, or the end nearer to a point of it."""
        before = {key(part) for part in self.limb.way(body)}
        spring = self.limb.springs.get(body)
        if at is not None and spring is not None:
            p = np.array(at)
            if np.linalg.norm(p - spring.end) <= np.linalg.norm(p - spring.start):
                before.add(key(spring))
        return before

    def _push(self, Q: list[SX], P: SX, wrench: SX, before: set[Part]) -> None:
        for i, spring in enumerate(self.springs):
            if spring.part in before:
                Q[i] += spring.screws.T @ wrench
        for k, (part, screw) in enumerate(self.passive):
            if part in before:
                P[k] += screw.T @ wrench

    def _constant_load(self, wrench: Wrench) -> SX:
        X = self.poses[wrench.body]
        turn = SX(ca.DM.eye(3)) if wrench.axes == "world" else X.R
        force = turn @ constant(wrench.force)
        arm = X.p + X.R @ constant(wrench.at) - self.reference
        return ca.vertcat(turn @ constant(wrench.moment) + skew(arm) @ force, force)

    def carried(self, X: Transform) -> SX:
        """Unit screws of a frame's six axes, in world axes at the reference point."""
        return ca.blockcat([[X.R, SX(3, 3)], [skew(X.p - self.reference) @ X.R, X.R]])

    def _rows(self, columns: list[tuple[Part, SX]]) -> SX:
        blocks = []
        for joint in self.limb.closings:
            signs = self._signs(joint)
            if columns:
                row = ca.horzcat(*(signs.get(part, 0) * screws for part, screws in columns))
            else:
                row = SX(6, 0)
            blocks.append(self._select(joint, row))
        return ca.sparsify(ca.vertcat(*blocks))

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
        phi, part = self._dof(joint), key(joint)
        own = own_springs(joint)
        found = []
        for a in self._drives(joint):
            beside = own.pop(a.coordinate, 0.0)
            if a.stiffness is not None:
                C = np.array([[1 / (a.stiffness + beside)]])
                found.append(Spring(part, "drive", a.name, C, phi[:, a.coordinate]))
        for k, stiffness in own.items():
            found.append(Spring(part, "spring", joint.name, np.array([[1 / stiffness]]), phi[:, k]))
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

    def _dof(self, joint: Joint) -> SX:
        """Unit screws of a joint's degrees of freedom."""
        X_F, X_M = self._frame(joint, "parent"), self._frame(joint, "child")
        phi = joint_model(joint).motion_space(X_F.inverse() @ X_M)
        return ca.sparsify(self.carried(Transform(X_F.R, X_M.p)) @ phi)


def own_springs(joint: Joint) -> dict[int, float]:
    """Stiffness of the springs along a joint's degrees of freedom, by degree of freedom."""
    if joint.passive is None:
        return {}
    values = joint.passive.stiffness
    row = (values,) * joint.dof if isinstance(values, int | float) else values
    return {k: stiffness for k, stiffness in enumerate(row) if stiffness > 0}


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


def eliminate(S: SX, J_q: SX, scale: SX) -> Eliminated:
    """Factor the bordered matrix; `scale` makes its rows comparable."""  # (15)
    if J_q.shape[1] == 0:
        factor = ldl(S)
        return Eliminated(factor.inverse(), factor.pivot, J_q, SX(0), factor, None)
    # a weight that gives both parts alike size
    W = ca.dot(ca.diag(S), scale**2) / ca.dot(ca.sum2(J_q**2), scale**2)
    outer = ldl(S + W * (J_q @ J_q.T))
    U = outer.solve(J_q)
    inner = ldl(J_q.T @ U)
    Lambda = outer.inverse() - U @ inner.solve(U.T)
    return Eliminated(Lambda, ca.fmin(outer.pivot, inner.pivot), J_q, W, outer, inner)


RANK = 1e-9  # of the largest singular value: passive screws closer than this are dependent
RIGID = 1e-13  # of the largest compliance


@dataclass(frozen=True, eq=False)
class LimbNumbers:
    """The matrices of one limb in one configuration; the letters are those of virtual_joints."""

    name: str
    C: Array
    J_theta: Array
    J_q: Array
    drives: Array  # screws of the actuated degrees of freedom
    Q: Array
    P: Array
    B: Array
    length: float


class LimbStiffness:
    """What one limb does to the platform: its stiffness, what it holds rigidly, and what its own weight does."""

    falls = False  # passive joints that do not reach the platform move under the limb's own weight

    def __init__(self, limb: LimbNumbers) -> None:
        self.limb = limb
        rows = len(limb.B)
        D = np.tile([limb.length] * 3 + [1.0] * 3, rows // 6)
        J = D[:, None] * limb.J_q
        size = np.linalg.norm(J, axis=0)
        J = J / np.where(size > 0, size, 1.0)
        U, s, Vt = np.linalg.svd(J, full_matrices=True) if J.size else (np.eye(rows), np.zeros(0), np.zeros((0, 0)))
        rank = int(np.sum(s > RANK * max(s.max(initial=0.0), 1e-300)))
        self.idle = limb.J_q.shape[1] - rank  # degrees of freedom that do not reach the platform
        N = U[:, rank:]
        J_theta = D[:, None] * limb.J_theta
        S = J_theta @ limb.C @ J_theta.T
        c, V = np.linalg.eigh(N.T @ S @ N)
        gives = c > RIGID * max(np.trace(S), 1e-300)
        self._flexible: Array = D[:, None] * (N @ V[:, gives])
        self._rigid: Array = D[:, None] * (N @ V[:, ~gives])
        self._c = c[gives]
        self.held = self._rigid.T @ limb.B  # rows r: the limb holds r x = 0
        self._balance(U, s, Vt, rank, D, size)
        self.serial = self._nearness(N, D)
        self.projector = limb.B.T @ N @ N.T @ limb.B  # rotations times the length

    @property
    def K(self) -> Array:
        """6×6, without the rigid directions."""
        F = self.limb.B.T @ self._flexible
        stiffness: Array = F @ (F / self._c).T
        return stiffness

    def wrench(self, x: Array, own: bool) -> Array:
        """f at the closings for a displacement of the platform (and the limb's own weight), rigid parts left out."""
        limb = self.limb
        gap = limb.B @ x
        if own:
            gap = gap - limb.J_theta @ limb.C @ (limb.Q + limb.J_theta.T @ self._f_p)
        f: Array = self._flexible @ ((self._flexible.T @ gap) / self._c) + (self._f_p if own else 0.0)
        return f

    def deflections(self, f: Array, own: bool) -> tuple[Array, Array]:
        """Deflection and load of every spring for the wrench f at the closings."""
        load: Array = self.limb.J_theta.T @ f + (self.limb.Q if own else 0.0)
        return self.limb.C @ load, load

    @property
    def rigid_wrenches(self) -> Array:
        """Wrenches at the closings that are carried without deflection, as columns."""
        return self._rigid

    def _balance(self, U: Array, s: Array, Vt: Array, rank: int, D: Array, size: Array) -> None:
        """f_p: the least wrench that holds the passive joints against the weight."""
        limb = self.limb
        if not limb.P.size:
            self._f_p = np.zeros(len(limb.B))
            return
        P = limb.P / np.where(size > 0, size, 1.0)
        part = Vt[:rank] @ P
        missing = P - Vt[:rank].T @ part
        if np.abs(missing).max() > 1e-7 * max(np.abs(P).max(), 1e-300) and np.abs(missing).max() > 1e-9:
            self.falls = True
        self._f_p = -D * (U[:, :rank] @ (part / s[:rank]))

    def check_stands(self) -> None:
        """Raise where the limb's own weight moves it although the platform stays."""
        if self.falls:
            raise SingularityError(
                f"limb {self.limb.name!r} cannot hold its own weight here: {self.idle} of its passive degrees of "
                f"freedom do not "
                "reach the platform"
            )

    def _nearness(self, N: Array, D: Array) -> float:
        """How far the drives' screws are from those of the passive joints: 0 in a serial singularity, at most 1."""
        drives = D[:, None] * self.limb.drives
        if drives.shape[1] == 0:
            return 1.0
        drives = drives / np.linalg.norm(drives, axis=0)
        return float(np.linalg.svd(N.T @ drives, compute_uv=False)[-1]) if N.shape[1] >= drives.shape[1] else 0.0
