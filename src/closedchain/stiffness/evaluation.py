"""The elastic machine: its limbs traced over the coordinates of the model, evaluated in one configuration.

Stiffness of many poses at once: the whole question traced for one machine and compiled.

    (rotation, position of the platform)  or  coordinates  →  K, deflections under loads, nearness to singular, reach

Only what the answer needs is computed: the same expressions as for one configuration, factored without pivoting;
`pivot` tells where that failed.

Inertia of a limb as the platform feels it: Guyan's reduction, limbs following it as they would at rest.

From the platform's pose to the poses of all bodies, traced, where the limbs have a closed form.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import ArgumentError, UnsupportedError
from closedchain.kernel import Kernel
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.inverse_kinematics import InverseKinematics
from closedchain.kinematics.spherical import poses_from_orientation, spherical_legs
from closedchain.kinematics.state import State
from closedchain.mechanism import Joint, Mechanism
from closedchain.mechanism.numbers import finite_vector
from closedchain.multibody.body_kinematics import BodyKinematics
from closedchain.multibody.joints.kinds import joint_model
from closedchain.multibody.quantities import MassProperties
from closedchain.multibody.system import System
from closedchain.spatial.linear import ldl
from closedchain.spatial.rotation import constant, matrix_quaternion, skew
from closedchain.spatial.transform import Transform
from closedchain.stiffness.legs import Limb, find_limbs
from closedchain.stiffness.result import Stiffness
from closedchain.stiffness.virtual_joints import (
    Eliminated,
    LimbNumbers,
    LimbScrews,
    LimbStiffness,
    Part,
    eliminate,
    key,
)
from closedchain.types import SX, Array

OPEN = 1e-6  # of the machine's size


class ElasticMachine:
    """Limbs of one machine and their matrices as functions of coordinates q, reference point r and gravity g."""

    def __init__(self, system: System) -> None:
        self.system = system
        self.limbs: tuple[Limb, ...] = find_limbs(system.mechanism)

    @property
    def mechanism(self) -> Mechanism:
        """The description."""
        return self.system.mechanism

    def poses(self, q: SX) -> dict[str, Transform]:
        """Traced poses of all bodies."""
        body = BodyKinematics(self.system, q, SX(self.system.nv, 1))
        return {link.body.name: X for link, X in zip(self.system.links, body.world, strict=True)}

    def screws(self, poses: dict[str, Transform], reference: SX, held_only: bool = False) -> tuple[LimbScrews, ...]:
        """The limbs' screws for traced poses."""
        return tuple(LimbScrews(self.mechanism, limb, poses, reference, held_only) for limb in self.limbs)

    def numbers(self, q: Array, reference: Array, gravity: Array) -> tuple[LimbNumbers, ...]:
        """The matrices of every limb."""
        values = [np.array(value) for value in self._function(q, reference, gravity)]
        found = []
        for i, (limb, C, B) in enumerate(zip(self.limbs, *self._constants, strict=True)):
            J_theta, J_q, drives, Q, P = values[5 * i : 5 * i + 5]
            found.append(LimbNumbers(limb.name, C, J_theta, J_q, drives, Q.ravel(), P.ravel(), B, self.system.size))
        return tuple(found)

    def unit_screws(self, limb: int, q: Array, reference: Array) -> tuple[Array, Array]:
        """Unit screws (6×n, 6×p) of all springs and of all passive joints of a limb, wherever they act."""
        springs, passive = (np.array(value) for value in self._unit_screws[limb](q, reference))
        return springs, passive

    def spring_parts(self, limb: int) -> tuple[list[Part], list[Part]]:
        """To which joint or body each column of `unit_screws` belongs."""
        traced = self._traced[1][limb]
        springs = [spring.part for spring in traced.springs for _ in range(len(spring.C))]
        return springs, [part for part, _ in traced.passive]

    @cached_property
    def _unit_screws(self) -> list[ca.Function]:
        (q, r, _), limbs = self._traced
        functions = []
        for limb in limbs:
            springs = ca.horzcat(*(spring.screws for spring in limb.springs)) if limb.springs else SX(6, 0)
            passive = ca.horzcat(*(screw for _, screw in limb.passive)) if limb.passive else SX(6, 0)
            functions.append(ca.Function("screws", [q, r], [ca.densify(springs), ca.densify(passive)], {"cse": True}))
        return functions

    @cached_property
    def spring_names(self) -> tuple[tuple[tuple[str, str, int], ...], ...]:
        """Kind, name and size of every limb's springs."""
        return tuple(tuple((s.kind, s.name, len(s.C)) for s in limb.springs) for limb in self._traced[1])

    @cached_property
    def _traced(self) -> tuple[tuple[SX, SX, SX], tuple[LimbScrews, ...]]:
        q, r, g = SX.sym("q", self.system.nq), SX.sym("r", 3), SX.sym("g", 3)
        return (q, r, g), self.screws(self.poses(q), r)

    @cached_property
    def _constants(self) -> tuple[list[Array], list[Array]]:
        return [limb.C for limb in self._traced[1]], [np.array(ca.DM(limb.B)) for limb in self._traced[1]]

    @cached_property
    def _function(self) -> ca.Function:
        (q, r, g), limbs = self._traced
        outputs: list[SX] = []
        for limb in limbs:
            outputs += [limb.J_theta, limb.J_q, limb.J_drives, *limb.weight(g)]
        return ca.Function("limbs", [q, r, g], [ca.densify(output) for output in outputs], {"cse": True})


def drives_only(system: System) -> System:
    """The same machine with rigid links and bearings."""
    described = system.mechanism
    bodies = tuple(replace(body, beams=(), compliance=None) for body in described.bodies)
    joints = tuple(replace(joint, compliance=None) for joint in described.joints)
    return replace(system, mechanism=replace(described, bodies=bodies, joints=joints))


def stiffness(machine: ElasticMachine, state: State, at: ArrayLike | None = None) -> Stiffness:
    """The Cartesian stiffness in a state whose loops are closed."""
    mechanism = machine.mechanism
    if state.loop_error > OPEN * machine.system.size:
        raise ArgumentError(
            f"the loops of this state are open by {state.loop_error:.3g} m: stiffness needs an assembled state"
        )
    R, p = state.platform.rotation, state.platform.position
    reference = p if at is None else np.array(finite_vector("at", at, 3))
    gravity = np.array(mechanism.gravity)
    limbs = tuple(LimbStiffness(numbers) for numbers in machine.numbers(state.q, reference, gravity))
    frames = {name: spring.T_E for limb in machine.limbs for name, spring in limb.springs.items()}
    own = platform_load(mechanism, R, p - reference)
    return Stiffness(reference, limbs, machine.spring_names, frames, own, machine.system.size)


def platform_load(mechanism: Mechanism, R: Array, arm: Array) -> Array:
    """Weight of the platform and the description's wrenches on it, for its origin at `arm` from the reference."""
    assert mechanism.platform is not None
    body = mechanism.body(mechanism.platform)
    force = body.mass * np.array(mechanism.gravity)
    total = np.concatenate([np.cross(arm + R @ body.center, force), force])
    for wrench in mechanism.wrenches:
        if wrench.body == body.name:
            turn = np.eye(3) if wrench.axes == "world" else R
            force, moment = turn @ wrench.force, turn @ wrench.moment
            total += np.concatenate([moment + np.cross(arm + R @ wrench.at, force), force])
    return total


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
    """Compile a question on the branch of a configuration: from poses where there is a closed form."""
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


def moved_inertia(limb: LimbScrews, keep: list[int], done: Eliminated) -> SX:
    """6×6 at the reference point, world axes: Σ [U; T]ᵀ M [U; T] over the bodies, per unit motion of the platform."""
    B = limb.B
    theta = constant(limb.C) @ (limb.J_theta.T @ (done.Lambda @ B))
    q = done.passive(B)
    starts = [0]
    for spring in limb.springs:
        starts.append(starts[-1] + len(spring.C))
    M = SX(6, 6)
    for body in limb.limb.bodies:
        before = {key(part) for part in limb.limb.way(body)}
        U = SX(6, 6)  # screw of the body's near end
        own = None
        for i, spring in enumerate(limb.springs):
            part = theta[starts[i] : starts[i + 1], :]
            if spring.part in before:
                U += spring.screws @ part
            elif spring.part == ("body", body):
                own = part
        for k, column in enumerate(keep):
            joint, screw = limb.passive[column]
            if joint in before:
                U += screw @ q[k, :]
        U_B = _to_body(limb, body) @ U
        M += U_B.T @ MassProperties.of(limb.mechanism.body(body)).matrix @ U_B
        if own is not None:
            elastic = limb.limb.springs[body]
            cross = U_B.T @ constant(elastic.M_rt) @ own
            M += cross + cross.T + own.T @ constant(elastic.M_tt) @ own
    return M


def _to_body(limb: LimbScrews, body: str) -> SX:
    """6×6 from a screw at the reference point in world axes to the body's origin and axes."""
    X = limb.poses[body]
    T = limb.carried(X)
    R, S = T[:3, :3], T[3:, :3]
    return ca.blockcat([[R.T, SX(3, 3)], [S.T, R.T]])


@dataclass(frozen=True, eq=False)
class PlacedBodies:
    """Traced poses of all bodies as functions of the platform's, and the reach of every limb (below zero: out)."""

    R: SX
    p: SX
    poses: dict[str, Transform]
    reach: SX
    gap: SX  # how far the loops stay open: not zero where the machine cannot take the pose at all


def place_bodies(machine: ElasticMachine, kinematics: Kinematics, q0: Array) -> PlacedBodies | None:
    """On the branch of the configuration q0; None where a limb has no closed form."""
    return _spherical(machine, kinematics, q0) or _by_coordinates(machine, kinematics, q0)


def _spherical(machine: ElasticMachine, kinematics: Kinematics, q0: Array) -> PlacedBodies | None:
    platform = machine.mechanism.platform
    assert platform is not None
    rotations = {link.body.name: kinematics.poses(q0)[link.index][:, :3] for link in machine.system.links}
    legs = spherical_legs([limb.joints for limb in machine.limbs], platform, rotations)
    if legs is None:
        return None
    R, p = SX.sym("R", 3, 3), SX.sym("p", 3)
    poses, reach = poses_from_orientation(legs, platform, R)
    return PlacedBodies(R, p, poses, reach, ca.norm_2(p - poses[platform].p))


def _by_coordinates(machine: ElasticMachine, kinematics: Kinematics, q0: Array) -> PlacedBodies | None:
    inverse = InverseKinematics(kinematics, (q0,))
    if inverse.why_not:
        return None
    R, p = SX.sym("R", 3, 3), SX.sym("p", 3)
    q, reach = inverse.trace(ca.vertcat(matrix_quaternion(R), p), inverse.branch(q0))
    assert machine.mechanism.platform is not None
    poses = machine.poses(q) | {machine.mechanism.platform: Transform(R, p)}
    closed = [_residual(joint, poses) for limb in machine.limbs for joint in limb.closings]
    return PlacedBodies(R, p, poses, reach, ca.norm_2(ca.vertcat(*closed)))


def _residual(joint: Joint, poses: dict[str, Transform]) -> SX:
    sides = []
    for body, frame in ((joint.parent, joint.parent_frame), (joint.child, joint.child_frame)):
        sides.append(poses.get(body, Transform.identity()) @ Transform.fixed(frame.matrix, frame.origin))
    return ca.densify(joint_model(joint).residual(sides[0].inverse() @ sides[1]))
