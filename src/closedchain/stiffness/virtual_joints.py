"""Cartesian stiffness by virtual joints: springs in links, joints and actuators; passive joints eliminated.

Source: Wu, Bai and Kepler, Mobile platform center shift in spherical parallel manipulators with flexible limbs,
Mechanism and Machine Theory 75 (2014), section 3.1. Screws [rotation (rad); translation (m)] and wrenches [moment;
force] are in world axes at one reference point, so that all motions of a leg simply add.

    theta    n      deflections of a leg's virtual springs, with compliance C = K_theta⁻¹ (n×n)
    q        p      displacements of its passive joints
    J_theta, J_q    their unit screws, 6×n and 6×p
    S        6×6    compliance of the springs at the reference point, J_theta C J_thetaᵀ
    f        6      wrench of the platform on the leg;  x the platform's displacement screw
    Q, P     n, p   generalised forces of the leg's weight and wrenches on its springs and passive joints

    [ S     J_q ] [ f ]   [ B x − J_theta C Q ]
    [ J_qᵀ  0   ] [ q ] = [ −P                ]                                                         (13)

Differs from the source: legs may branch and have loops, so f and the rows are six per cut joint and B tells which of
them are the platform's (for a serial leg, B is the identity and this is (13)); weight; the corner of (13) holds S; J_q
has the passive screws only. K_i = Bᵀ Λ B with Λ the first block of the inverse (15), K = Σ K_i (16).

(13) is solved twice: traced, for kernels over many poses (`BorderedFactor`), and on numbers of any rank, for one
configuration (`LegStiffness`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Literal

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike, NDArray
from scipy.linalg import block_diag

from closedchain.errors import SingularityError, UnsupportedError
from closedchain.mechanism import Actuator, Joint
from closedchain.mechanism.names import GROUND
from closedchain.multibody.joints import joint_model
from closedchain.multibody.loads import world_wrench
from closedchain.multibody.system import System
from closedchain.spatial.sparse import LDL, ldl
from closedchain.spatial.symbolic import Transform, constant, skew
from closedchain.stiffness.legs import ElasticBody, ElasticLeg, LegMatrices, outer_compliance
from closedchain.types import SX, Array

SMALL = 0.5  # deflection, in rad or over the machine's size
NEAR = 10.0  # the same, relative to the index of parallel singularity

RANK = 1e-9  # of the largest singular value: passive screws closer than this are dependent
RIGID = 1e-13  # of the largest compliance

Poses = Mapping[str, Transform]
PartName = tuple[str, str]  # "joint" or "body", and its name


# screws
@dataclass(frozen=True, eq=False)
class VirtualJoint:
    """One virtual spring: the part it belongs to, its compliance, and its unit screws."""

    part: PartName
    kind: Literal["actuator", "spring", "bearing", "link"]
    name: str  # of the actuator, else of the joint or body
    C: Array
    screws: SX  # 6×k


class LegScrews:
    """Springs and passive joints of one leg for traced poses of the machine's bodies.

    With `constrained_only`, a leg with several cut joints has as rows only the directions that these constrain, instead
    of six each with their degrees of freedom among the passive joints: the same stiffness from a much smaller system.
    """

    def __init__(
        self, system: System, leg: ElasticLeg, poses: Poses, reference: SX, constrained_only: bool = False
    ) -> None:
        self.system, self.mechanism, self.leg, self.reference = system, system.mechanism, leg, reference
        self._constrained_only = constrained_only and len(leg.cuts) > 1
        self.poses: dict[str, Transform] = {GROUND: Transform.identity(), **poses}

    @cached_property
    def springs(self) -> tuple[VirtualJoint, ...]:
        """The virtual springs: of joints (actuators, springs along DOF, bearings), each before its body's."""
        found: list[VirtualJoint] = []
        for joint in self.leg.joints:
            found += self._joint_springs(joint)
            body = next((name for name, inward in self.leg.tree.items() if inward is joint), "")
            if body in self.leg.springs:
                C = self.leg.springs[body].C
                found.append(VirtualJoint(("body", body), "link", body, C, self.frame_screws(self.poses[body])))
        return tuple(found)

    @cached_property
    def passive(self) -> tuple[tuple[PartName, SX], ...]:
        """Joint and unit screw (6×1) of every degree of freedom without actuator or spring."""
        found = []
        for joint in self.leg.joints:
            if joint in self.leg.cuts and self._has_constraint_rows(joint):
                continue
            phi = self._dof(joint)
            stiff = {a.coordinate for a in self._actuators(joint)} | set(dof_springs(joint))
            found += [(part_name(joint), phi[:, k]) for k in range(phi.shape[1]) if k not in stiff]
        return tuple(found)

    @cached_property
    def armature(self) -> tuple[Array, Array]:
        """Inertia of joints' armature along the deflections theta and along the passive degrees of freedom.

        Rotors of locked actuators stand still, and have none here.
        """
        springs, passive = list[float](), list[float]()
        for joint in self.leg.joints:
            own = dict(enumerate(np.atleast_1d(joint.armature or ()).tolist()))
            if any(own.values()) and joint in self.leg.cuts and self._has_constraint_rows(joint):
                raise UnsupportedError(f"joint {joint.name!r} closes a loop and has armature: let another be cut")
            driven = {a.coordinate: a.stiffness for a in self._actuators(joint)}
            sprung = [k for k in dof_springs(joint) if k not in driven]
            springs += [own.get(k, 0.0) for k in (*(k for k, stiffness in driven.items() if stiffness), *sprung)]
            springs += [0.0] * (6 if joint.compliance is not None else 0)
            body = next((name for name, inward in self.leg.tree.items() if inward is joint), "")
            springs += [0.0] * (6 if body in self.leg.springs else 0)
            if not (joint in self.leg.cuts and self._has_constraint_rows(joint)):
                passive += [own.get(k, 0.0) for k in range(joint.dof) if k not in (*driven, *sprung)]
        return np.array(springs), np.array(passive)

    @cached_property
    def C(self) -> Array:
        """K_theta⁻¹."""
        C: Array = block_diag(np.zeros((0, 0)), *(spring.C for spring in self.springs))  # (14)
        return C

    @cached_property
    def J_theta(self) -> SX:
        """Screws of the springs, six rows per cut joint."""
        return self._rows([(spring.part, spring.screws) for spring in self.springs])  # (11a)

    @cached_property
    def J_q(self) -> SX:
        """Screws of the passive joints, six rows per cut joint."""
        return self._rows(list(self.passive))  # (11b)

    @cached_property
    def J_act(self) -> SX:
        """Screws of the actuated degrees of freedom, rigid actuators included, six rows per cut joint."""
        joints = [(joint, a.coordinate) for joint in self.leg.joints for a in self._actuators(joint)]
        return self._rows([(part_name(joint), self._dof(joint)[:, k]) for joint, k in joints])

    @property
    def C_act(self) -> Array:
        """1 / K_act of the actuated degrees of freedom, zero for rigid actuators."""
        actuators = [a for joint in self.leg.joints for a in self._actuators(joint)]
        return np.array([0.0 if a.stiffness is None else 1 / a.stiffness for a in actuators])

    @cached_property
    def S(self) -> SX:
        """Compliance of the springs at the cut joints."""
        return self.J_theta @ constant(self.C) @ self.J_theta.T  # (13): its corner

    @cached_property
    def B(self) -> SX:
        """6 columns: the platform's screw in the rows; zero at cut joints inside the leg."""
        unit, none = constant(np.eye(6)), SX(6, 6)
        blocks = [
            self._select(joint, unit if self.mechanism.platform in (joint.parent, joint.child) else none)
            for joint in self.leg.cuts
        ]
        return ca.vertcat(*blocks)

    def row_scale(self, length: float) -> SX:
        """A length for rotational rows, 1 for translational ones."""
        scales: list[float] = []
        for joint in self.leg.cuts:
            rows = joint_model(joint).rows if self._has_constraint_rows(joint) else ("rx", "rx", "rx", "x", "x", "x")
            scales += [length if row in ("rx", "ry", "rz", "cross") else 1.0 for row in rows]
        return constant(scales)

    def loads(self) -> tuple[SX, SX]:
        """Q and P of the weight of the leg's bodies and the description's wrenches on them."""
        Q = [SX(len(spring.C), 1) for spring in self.springs]
        P = SX(len(self.passive), 1)
        g = constant(self.mechanism.gravity)
        for body in self.leg.bodies:
            X, own = self.poses[body], self.mechanism.body(body)
            for wrench in self.system.link(body).wrenches:
                load = shifted_wrench(world_wrench(wrench, X), X.p - self.reference)
                self._apply(Q, P, load, self._moved_by(body, np.array(ca.DM(wrench.at)).ravel()))
            arm = X.p + X.R @ constant(own.center) - self.reference
            weight = own.mass * ca.vertcat(skew(arm) @ g, g)
            self._apply(Q, P, weight, self._moved_by(body))
            for i, spring in enumerate(self.springs):
                if spring.part == ("body", body):
                    Q[i] += constant(self.leg.springs[body].M_rt[3:]).T @ (X.R.T @ g)
        return ca.vertcat(*Q), P

    def frame_screws(self, X: Transform) -> SX:
        """Unit screws of a frame's six axes, in world axes at the reference point."""
        return ca.blockcat([[X.R, SX(3, 3)], [skew(X.p - self.reference) @ X.R, X.R]])  # (8)

    def _moved_by(self, body: str, at: Array | None = None) -> set[PartName]:
        """Parts that move the near end of a body, or the end nearer to a point of it."""
        parts = {part_name(part) for part in self.leg.path(body)}
        spring = self.leg.springs.get(body)
        if at is not None and spring is not None and spring.nearer_to_end(at):
            parts.add(part_name(spring))
        return parts

    def _apply(self, Q: list[SX], P: SX, wrench: SX, parts: set[PartName]) -> None:
        for i, spring in enumerate(self.springs):
            if spring.part in parts:
                Q[i] += spring.screws.T @ wrench
        for k, (part, screw) in enumerate(self.passive):
            if part in parts:
                P[k] += screw.T @ wrench

    def _rows(self, columns: list[tuple[PartName, SX]]) -> SX:
        blocks = []
        for joint in self.leg.cuts:
            signs = self._signs(joint)
            row = ca.horzcat(*(signs.get(part, 0) * screws for part, screws in columns)) if columns else SX(6, 0)
            blocks.append(self._select(joint, row))
        return ca.sparsify(ca.vertcat(*blocks))

    def _signs(self, cut: Joint) -> dict[PartName, int]:
        """Plus for what moves a cut joint's child, minus for its parent; reversed if the child is the platform."""
        signs = {part_name(cut): -1}
        for side, sign in ((cut.child, 1), (cut.parent, -1)):
            if side != self.mechanism.platform:
                for part in self.leg.path(side, cut):
                    signs[part_name(part)] = signs.get(part_name(part), 0) + sign
        if self.mechanism.platform == cut.child:
            return {part: -sign for part, sign in signs.items()}
        return signs

    def _has_constraint_rows(self, cut: Joint) -> bool:
        return self._constrained_only and not self._actuators(cut) and not dof_springs(cut)

    def _select(self, cut: Joint, rows: SX) -> SX:
        """Six rows of a cut joint, or the directions of them that it constrains."""
        if not self._has_constraint_rows(cut):
            return rows
        X_F, X_M = self._frames(cut)
        phi_c = joint_model(cut).constraint(X_F.inverse() @ X_M)
        r = X_M.p - self.reference
        to_joint = ca.blockcat([[X_F.R.T, SX(3, 3)], [-(X_F.R.T @ skew(r)), X_F.R.T]])
        return ca.sparsify(phi_c.T @ to_joint @ rows)

    def _joint_springs(self, joint: Joint) -> list[VirtualJoint]:
        phi, part, springs = self._dof(joint), part_name(joint), dof_springs(joint)
        found = []
        for a in self._actuators(joint):
            beside = springs.pop(a.coordinate, 0.0)
            if a.stiffness is not None:
                C = np.array([[1 / (a.stiffness + beside)]])
                found.append(VirtualJoint(part, "actuator", a.name, C, phi[:, a.coordinate]))
        for k, stiffness in springs.items():
            found.append(VirtualJoint(part, "spring", joint.name, np.array([[1 / stiffness]]), phi[:, k]))
        if joint.compliance is not None:
            C = outer_compliance(joint.compliance)
            found.append(VirtualJoint(part, "bearing", joint.name, C, self.frame_screws(self._frames(joint)[1])))
        return found

    def _actuators(self, joint: Joint) -> list[Actuator]:
        return [a for a in self.mechanism.actuators if a.joint == joint.name]

    def _frames(self, joint: Joint) -> tuple[Transform, Transform]:
        """World poses of a joint's frames in its parent and in its child."""
        F, M = joint.at, joint.child_at
        X_F = self.poses[joint.parent] @ Transform.fixed(F.matrix, F.position)
        return X_F, self.poses[joint.child] @ Transform.fixed(M.matrix, M.position)

    def _dof(self, joint: Joint) -> SX:
        """Unit screws of a joint's degrees of freedom."""
        X_F, X_M = self._frames(joint)
        phi = joint_model(joint).motion_space(X_F.inverse() @ X_M)
        return ca.sparsify(self.frame_screws(Transform(X_F.R, X_M.p)) @ phi)  # (8)


def dof_springs(joint: Joint) -> dict[int, float]:
    """Stiffness of the springs along a joint's degrees of freedom, by degree of freedom."""
    if joint.spring is None:
        return {}
    values = joint.spring.stiffness
    row = (values,) * joint.dof if isinstance(values, int | float) else values
    return {k: stiffness for k, stiffness in enumerate(row) if stiffness > 0}


def part_name(part: Joint | ElasticBody) -> PartName:
    """A joint and a body may have the same name."""
    return ("joint" if isinstance(part, Joint) else "body", part.name)


def shifted_wrench(wrench: SX, arm: SX) -> SX:
    """A wrench at the end of an arm, taken at its beginning."""
    return ca.vertcat(wrench[:3] + skew(arm) @ wrench[3:], wrench[3:])


def platform_load(system: System, X: Transform, arm: SX) -> SX:
    """Weight of the platform and the description's wrenches on it, its origin at `arm` from the reference point."""
    assert system.platform is not None
    body = system.platform.body
    weight = body.mass * constant(system.mechanism.gravity)
    total = ca.vertcat(skew(arm + X.R @ constant(body.center)) @ weight, weight)
    for wrench in system.platform.wrenches:
        total += shifted_wrench(world_wrench(wrench, X), arm)
    return total


# (13) traced
@dataclass(frozen=True, eq=False)
class BorderedFactor:
    """Factors of the bordered matrix of (13).

    Adding J_q W J_qᵀ to S does not change f, because J_qᵀ f is given; it makes S positive definite, so that (13) is
    solved by LDLᵀ factors in any order.
    """

    Lambda: SX
    S: SX
    J_q: SX
    W: SX
    outer: LDL  # of S + W J_q J_qᵀ
    inner: LDL | None  # of J_qᵀ (that)⁻¹ J_q

    def wrench(self, a: SX, b: SX) -> SX:
        """f of (13) for right-hand sides a and b."""
        if self.inner is None:
            return self.outer.solve(a)
        f = self.outer.solve(a + self.W * (self.J_q @ b))
        return f - self.outer.solve(self.J_q @ self.inner.solve(self.J_q.T @ f - b))  # (13)

    def passive(self, a: SX, b: SX) -> SX:
        """q of (13) for right-hand sides a and b."""
        if self.inner is None:
            return SX(0, a.shape[1])
        return self.inner.solve(self.J_q.T @ self.outer.solve(a + self.W * (self.J_q @ b)) - b)  # (13)

    def residual(self, leg: LegScrews, f: SX, a: SX, b: SX, P: SX) -> SX:
        """Largest relative residual of (13) for solutions f (columns); P of all passive joints, b of those here."""
        scale = leg.row_scale(leg.system.size)
        gap = ca.diag(scale) @ (self.S @ f + self.J_q @ self.passive(a, b) - a)
        terms = ca.diag(scale) @ (ca.fabs(self.S) @ ca.fabs(f) + ca.fabs(a))
        # by norms: a component of f that happens to vanish is rounding, not a scale
        work = ca.norm_fro(ca.diag(scale) @ leg.J_q) * ca.norm_fro(ca.diag(1 / scale) @ f) + 1e-300
        return ca.fmax(largest(gap) / largest(terms), largest(leg.J_q.T @ f + P) / work)


def largest(matrix: SX) -> SX:
    """The largest magnitude, at least one that can be divided by."""
    if not matrix.numel():
        return SX(1e-300)
    return ca.fmax(ca.norm_inf(ca.vec(ca.densify(matrix))), 1e-300)


def factor_bordered(S: SX, J_q: SX, scale: SX) -> BorderedFactor:
    """Factor the bordered matrix; `scale` makes its rows comparable."""
    if J_q.shape[1] == 0:
        factor = ldl(S)
        return BorderedFactor(factor.inverse(), S, J_q, SX(0), factor, None)
    # a weight that makes both terms of similar size
    W = ca.dot(ca.diag(S), scale**2) / ca.dot(ca.sum2(J_q**2), scale**2)
    outer = ldl(S + W * (J_q @ J_q.T))
    U = outer.solve(J_q)
    inner = ldl(J_q.T @ U)
    Lambda = outer.inverse() - U @ inner.solve(U.T)  # (15)
    return BorderedFactor(Lambda, S, J_q, W, outer, inner)


# (13) on numbers
class LegStiffness:
    """Stiffness of one leg whatever its rank: passive joints eliminated through the null space of their screws.

    Rotations count times the machine's size, so that ranks compare like with like. In those units, with N an
    orthonormal basis of the wrenches that do no work on the passive joints, J_qᵀ N = 0:

        f = f_p + N y,   Nᵀ S N y = Nᵀ (B x − J_theta C Q − S f_p),   J_qᵀ f_p = −P

    Directions in which Nᵀ S N vanishes are rigid: the leg carries a wrench there without deflection.
    """

    def __init__(self, matrices: LegMatrices) -> None:
        self.matrices, m = matrices, matrices
        D = _row_scale(m.length, len(m.B) // 6)
        J_q, J_theta = D[:, None] * m.J_q, D[:, None] * m.J_theta
        sizes = np.sqrt((J_q * J_q).sum(axis=0))
        sizes[sizes == 0] = 1.0
        U, s, Vt = np.linalg.svd(J_q / sizes, full_matrices=True)
        rank = int((s > RANK * max(s.max(initial=0.0), 1e-300)).sum())
        N = U[:, rank:]  # (12b)
        S = J_theta @ m.C @ J_theta.T
        c, V = np.linalg.eigh(N.T @ S @ N)
        flexible = c > RIGID * max(S.trace(), 1e-300)
        self._flexible: Array = D[:, None] * (N @ V[:, flexible])
        self._c = c[flexible]
        self.idle = m.J_q.shape[1] - rank  # passive DOF that do not move the platform
        self.rigid_wrenches: Array = D[:, None] * (N @ V[:, ~flexible])  # columns, at the cut joints
        self.rigid_rows: Array = self.rigid_wrenches.T @ m.B  # r x = 0 for every row r
        self._N, self._D = N, D[:, None]
        # the least wrench that balances P, and the part of P that no wrench balances
        P = m.P / sizes
        part = Vt[:rank] @ P
        self._f_p: Array = -D * (U[:, :rank] @ (part / s[:rank]))  # (12b), with weight
        self._unbalanced = float(np.abs(P - Vt[:rank].T @ part).max(initial=0.0))
        self._collapses = self._unbalanced > max(1e-7 * np.abs(P).max(initial=0.0), 1e-9)

    @property
    def name(self) -> str:
        """Of the leg."""
        return self.matrices.name

    @cached_property
    def projector(self) -> Array:
        """On the screws that the leg opposes, rotations times the length."""
        opposed: Array = self.matrices.B.T @ self._N
        return opposed @ opposed.T

    @cached_property
    def serial_index(self) -> float:
        """Distance from a serial singularity (0: its actuators do not move the platform; at most 1)."""
        return _serial_index(self._N, self._D * self.matrices.J_act)

    @property
    def K(self) -> Array:
        """6×6, without the rigid directions."""
        F = self.matrices.B.T @ self._flexible
        stiffness: Array = F @ (F / self._c).T  # (15)
        return stiffness

    def wrench(self, x: Array, loaded: bool) -> Array:
        """f at the cut joints for a platform displacement (and the leg's loads), without what rigid parts add.

        Several displacements without loads are columns.
        """
        m, f_p = self.matrices, self._f_p if loaded else 0.0
        gap = m.B @ x
        if loaded:
            gap = gap - m.J_theta @ m.C @ (m.Q + m.J_theta.T @ self._f_p)
        f: Array = self._flexible @ ((self._flexible.T @ gap).T / self._c).T + f_p  # (13)
        return f

    def deflections(self, f: Array, loaded: bool) -> tuple[Array, Array]:
        """Deflection theta and load tau of every spring for the wrench f (or several, columns) at the cut joints."""
        tau: Array = self.matrices.J_theta.T @ f + (self.matrices.Q if loaded else 0.0)  # (12a)
        theta: Array = self.matrices.C @ tau  # (12a), (20)
        return theta, tau

    @property
    def own_load(self) -> float:
        """Size of the leg's own loads, N or N m."""
        return float(max(np.abs(self.matrices.Q).max(initial=0.0), np.abs(self.matrices.P).max(initial=0.0)))

    def residual(self, x: Array, f: Array, loaded: bool) -> float:
        """Largest relative residual of (13) for platform displacements x and wrenches f (columns, or one of each)."""
        m = self.matrices
        D = self._D
        theta, _ = self.deflections(f, loaded)
        x, f, theta = (value if value.ndim == 2 else value[:, None] for value in (x, f, theta))
        P = m.P[:, None] if loaded else np.zeros((m.J_q.shape[1], 1))
        # by norms: a component of f that happens to vanish is rounding, not a scale
        lengths = ((f / D) ** 2).sum(axis=0)
        force = max(float(lengths.max(initial=0.0)) ** 0.5, self.own_load if loaded else 0.0, 1e-300)
        sizes = np.sqrt(((D * m.J_q) ** 2).sum(axis=0))[:, None] * force + np.abs(P)
        passive = float((np.abs(m.J_q.T @ f + P) / sizes).max(initial=0.0)) if not self._collapses else 0.0
        gap = D * (m.B @ x - m.J_theta @ theta)
        terms = D * (np.abs(m.B) @ np.abs(x) + np.abs(m.J_theta) @ np.abs(theta))
        if m.J_q.shape[1]:
            gap = gap - D * m.J_q @ np.linalg.lstsq(D * m.J_q, gap, rcond=RANK)[0]
        return max(passive, float(np.abs(gap).max(initial=0.0) / max(terms.max(initial=0.0), 1e-300)))

    def check_balanced(self) -> None:
        """Raise where the leg's own loads move it although the platform stays."""
        if self._collapses:
            raise SingularityError(
                f"leg {self.name!r} cannot hold its own weight here: {self.idle} of its passive degrees of freedom do "
                "not move the platform"
            )


@cache
def _row_scale(length: float, joints: int) -> Array:
    """Of the rows of wrenches at cut joints: moments over the machine's size compare with forces."""
    return np.tile([length] * 3 + [1.0] * 3, joints)


def _serial_index(N: Array, J_act: Array) -> float:
    """Distance of the actuators' screws from those of the passive joints: 0 in a serial singularity, at most 1."""
    if J_act.shape[1] == 0:
        return 1.0
    if N.shape[1] < J_act.shape[1]:
        return 0.0
    return float(np.linalg.svd(N.T @ (J_act / np.linalg.norm(J_act, axis=0)), compute_uv=False)[-1])


def is_small(screws: Array, length: float, parallel_index: ArrayLike) -> NDArray[np.bool_]:
    """Whether deflections (…, 6) are small, also against the distance from a singularity, as linear theory assumes."""
    sizes = np.linalg.norm(screws.reshape(*screws.shape[:-1], 2, 3), axis=-1) * [1.0, 1 / length]
    return np.asarray(sizes.max(axis=-1) <= np.minimum(SMALL, NEAR * np.asarray(parallel_index)))
