"""Stiffness of many poses at once: the whole question traced for one machine and compiled.

    (rotation, position of the platform)  or  coordinates  →  K, deflections under loads, nearness to singular, reach

Only what the answer needs is computed: the same expressions as for one configuration, factored without pivoting;
`pivot` tells where that failed.
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np

from closedchain.errors import UnsupportedError
from closedchain.kernel import Kernel
from closedchain.kinematics.evaluate import Kinematics
from closedchain.spatial.linear import ldl
from closedchain.spatial.rotation import constant, skew
from closedchain.spatial.transform import Transform
from closedchain.stiffness.bordered import eliminate
from closedchain.stiffness.elastic import ElasticMachine
from closedchain.stiffness.elimination import LimbStiffness
from closedchain.stiffness.inertia import moved_inertia
from closedchain.stiffness.poses import place_bodies
from closedchain.stiffness.virtual_joints import LimbScrews
from closedchain.types import SX, Array


@dataclass(frozen=True)
class Question:
    """What a field holds besides deflections: which compliance counts, own weight, the inertia for frequencies."""

    loads: int
    drives_only: bool = False
    own_loads: bool = False
    inertia: bool = False


@dataclass(frozen=True, eq=False)
class FieldTrace:
    """The traced field of one machine near a configuration q0, which tells which passive screws are independent."""

    machine: ElasticMachine
    question: Question
    keep: tuple[list[int], ...]  # independent passive screws of each limb
    keep_held: tuple[list[int], ...]  # the same where the rows are what the closings hold

    def outputs(self, poses: dict[str, Transform], loads: SX) -> dict[str, SX]:
        """Named outputs for poses of all bodies and loads (6×n) at the platform's origin."""
        mechanism = self.machine.mechanism
        assert mechanism.platform is not None
        platform = poses[mechanism.platform]
        limbs = self.machine.screws(poses, platform.p)
        kinds = [Projected(limb, keep, self.machine.system.size) for limb, keep in zip(limbs, self.keep, strict=True)]
        total = sum((kind.projector for kind in kinds), SX(6, 6))
        found = {"near": ca.densify(total / len(limbs)), "serial": ca.vertcat(*(kind.serial for kind in kinds))}
        if self.question.drives_only:
            return found | self._drives(kinds, total, loads)
        return found | self._elastic(self.machine.screws(poses, platform.p, held_only=True), platform, loads)

    def _elastic(self, limbs: tuple[LimbScrews, ...], platform: Transform, loads: SX) -> dict[str, SX]:
        g = constant(self.machine.mechanism.gravity)
        K, M, right, pivot = SX(6, 6), SX(6, 6), loads, SX(1)
        if self.question.own_loads:
            right = right + ca.repmat(self._platform_load(platform), 1, loads.shape[1])
        for limb, keep in zip(limbs, self.keep_held, strict=True):
            B, J_q = limb.B, limb.J_q[:, keep]
            done = eliminate(limb.S, J_q, limb.row_scale(self.machine.system.size))
            K += B.T @ done.Lambda @ B
            pivot = ca.fmin(pivot, done.pivot)
            if self.question.own_loads:
                Q, P = limb.weight(g)
                f_0 = done.wrench(-(limb.J_theta @ (constant(limb.C) @ Q)), -P[keep])
                right = right - ca.repmat(B.T @ f_0, 1, loads.shape[1])
            if self.question.inertia:
                M += moved_inertia(limb, keep, done)
        if self.question.inertia:
            M += self._platform_inertia(platform)
        factor = ldl(K)
        found = {"K": _both(K), "deflection": factor.solve(right), "pivot": ca.fmin(pivot, factor.pivot)}
        return found | ({"M": _both(M)} if self.question.inertia else {})

    def _drives(self, kinds: list[Projected], total: SX, loads: SX) -> dict[str, SX]:
        """Rigid links: the platform follows the drives, x = X δ, and δ = K_act⁻¹ Xᵀ w."""
        factor = ldl(total)
        D = constant(np.diag([1 / self.machine.system.size] * 3 + [1.0] * 3))
        X = D @ factor.solve(ca.horzcat(*(kind.pushes for kind in kinds)))
        c = constant(np.concatenate([kind.compliances for kind in kinds]))
        return {"deflection": X @ (ca.repmat(c, 1, loads.shape[1]) * (X.T @ loads)), "pivot": factor.pivot}

    def _platform_load(self, platform: Transform) -> SX:
        mechanism = self.machine.mechanism
        body = mechanism.body(mechanism.platform or "")
        force = body.mass * constant(mechanism.gravity)
        total = ca.vertcat(skew(platform.R @ constant(body.center)) @ force, force)
        for wrench in mechanism.wrenches:
            if wrench.body == body.name:
                turn = SX(ca.DM.eye(3)) if wrench.axes == "world" else platform.R
                force = turn @ constant(wrench.force)
                moment = turn @ constant(wrench.moment) + skew(platform.R @ constant(wrench.at)) @ force
                total += ca.vertcat(moment, force)
        return total

    def _platform_inertia(self, platform: Transform) -> SX:
        link = self.machine.system.platform
        assert link is not None
        T = ca.diagcat(platform.R, platform.R)
        return T @ link.inertia @ T.T


class Projected:
    """One limb without its compliance: which motions of the platform it allows with its drives locked."""

    def __init__(self, limb: LimbScrews, keep: list[int], length: float) -> None:
        D = ca.diag(limb.row_scale(length))
        J, A, B = D @ limb.J_q[:, keep], D @ limb.J_drives, limb.B
        factor = ldl(J.T @ J) if J.shape[1] else None

        def outside(V: SX) -> SX:
            """The part of columns that the passive screws do not reach."""
            return V - J @ factor.solve(J.T @ V) if factor else V

        self.projector = B.T @ outside(B)
        self.pushes = B.T @ outside(A)
        self.compliances = limb.drive_compliances
        squares = A.T @ outside(A)
        if A.shape[1] == 0:
            self.serial = SX(1)
        elif A.shape[1] == 1:
            self.serial = ca.sqrt(ca.fmax(squares / ca.sumsqr(A), 0))
        else:
            # several drives: the smallest pivot of their Gram matrix, each of unit size
            size = ca.sqrt(ca.sum1(A**2))
            self.serial = ca.sqrt(ca.fmax(ldl(squares / (size.T @ size)).pivot, 0))


@dataclass(frozen=True, eq=False)
class Field:
    """A compiled field. `from_pose`: it takes rotation and position, else coordinates and rotation is not needed."""

    kernel: Kernel
    from_pose: bool
    limb_names: tuple[str, ...]


def make_field(machine: ElasticMachine, kinematics: Kinematics, question: Question, q0: Array) -> Field:
    """Compile a question in the working mode of a configuration: from poses where there is a closed form."""
    trace = make_trace(machine, question, q0)
    names = tuple(limb.name for limb in machine.limbs)
    loads = SX.sym("loads", 6, question.loads)
    placed = place_bodies(machine, kinematics, q0)
    if placed is not None:
        found = trace.outputs(placed.poses, loads) | {"reach": placed.reach, "gap": placed.gap}
        inputs = {"R": placed.R, "p": placed.p, "loads": loads}
    else:
        q = SX.sym("q", machine.system.nq)
        found = trace.outputs(machine.poses(q), loads)
        inputs = {"q": q, "loads": loads}
    outputs = [ca.densify(value) for value in found.values()]
    function = ca.Function("field", list(inputs.values()), outputs, list(inputs), list(found), {"cse": True})
    return Field(Kernel(function), placed is not None, names)


def make_trace(machine: ElasticMachine, question: Question, q0: Array) -> FieldTrace:
    """Check, at one configuration, that the question can be traced, and choose independent passive screws."""
    numbers = machine.numbers(q0, np.zeros(3), np.zeros(3))
    keep, keep_held = (_independent(machine, q0, held_only) for held_only in (False, True))
    if question.drives_only:
        missing = [a.name for a in machine.mechanism.actuators if a.stiffness is None]
        if not machine.mechanism.actuators or missing:
            raise UnsupportedError(f"drives without stiffness: {', '.join(missing) or 'no drives at all'}")
        return FieldTrace(machine, question, keep, keep_held)
    for limb in numbers:
        if LimbStiffness(limb).held.size:
            raise UnsupportedError(
                f"limb {limb.name!r} is rigid in some directions, so there is no finite stiffness to map: give its "
                "bodies beams, or ask for compliance='drives'"
            )
    return FieldTrace(machine, question, keep, keep_held)


def _independent(machine: ElasticMachine, q0: Array, held_only: bool) -> tuple[list[int], ...]:
    """Independent passive screws of every limb at a configuration."""
    q = SX.sym("q", machine.system.nq)
    found = []
    for limb in machine.screws(machine.poses(q), SX(3, 1), held_only):
        J = ca.diag(limb.row_scale(machine.system.size)) @ limb.J_q
        found.append(independent(np.array(ca.Function("J", [q], [ca.densify(J)])(q0)).reshape(J.shape)))
    return tuple(found)


def independent(J: Array) -> list[int]:
    """Columns that span all of them, the largest remaining one first."""
    from scipy.linalg import qr

    if not J.shape[1]:
        return []
    scaled = J / np.linalg.norm(J, axis=0)
    _, R, order = qr(scaled, mode="economic", pivoting=True)
    size = np.abs(np.diag(R))
    return sorted(int(k) for k in order[: int(np.sum(size > 1e-8 * size[0]))])


def _both(K: SX) -> SX:
    """Both triangles of a symmetric matrix from its lower one."""
    return ca.densify(ca.tril2symm(ca.tril(K)))
