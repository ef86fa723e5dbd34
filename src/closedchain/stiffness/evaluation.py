"""Evaluation of the virtual-joint model: on numbers in one configuration, and as a kernel over many poses.

    coordinates q, reference point  →  the matrices of every leg, K, deflections        `ElasticMachine`, `stiffness`
    poses of the platform, wrenches  →  K, deflections, singularity indices, reach       `make_map_kernel`

The kernel has the same expressions as one configuration, factored without pivoting; its output `residual` shows where
that failed. From a pose to the poses of all bodies it takes a closed form where the legs have one, else coordinates.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass, replace
from functools import cached_property

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import AccuracyError, ArgumentError, UnsupportedError
from closedchain.kernel import Kernel
from closedchain.kernel.manifest import remembered
from closedchain.kinematics.evaluate import Direct, Kinematics
from closedchain.kinematics.inverse_kinematics import InverseKinematics
from closedchain.kinematics.spherical import poses_from_orientation, spherical_legs
from closedchain.kinematics.state import State, open_limit
from closedchain.mechanism import Joint, Mechanism
from closedchain.mechanism.numbers import finite_vector, flag
from closedchain.multibody.joints import joint_model
from closedchain.multibody.kinematics import BodyKinematics
from closedchain.multibody.parameters import MassProperties
from closedchain.multibody.system import System
from closedchain.spatial.sparse import ldl
from closedchain.spatial.symbolic import Transform, constant, matrix_quaternion
from closedchain.stiffness.legs import ElasticLeg, LegMatrices, find_elastic_legs
from closedchain.stiffness.result import VERIFIED, Stiffness
from closedchain.stiffness.virtual_joints import (
    BorderedFactor,
    LegScrews,
    LegStiffness,
    PartName,
    factor_bordered,
    largest,
    part_name,
    platform_load,
)
from closedchain.types import SX, Array


# one configuration
class ElasticMachine:
    """Legs of one machine and their matrices as functions of coordinates q and reference point r."""

    def __init__(self, system: System) -> None:
        system.refuse_dry("is rigid where friction holds a joint and not where it slips: it has no single stiffness")
        self.system = system
        self.legs: tuple[ElasticLeg, ...] = find_elastic_legs(system.mechanism)

    @property
    def mechanism(self) -> Mechanism:
        """The description."""
        return self.system.mechanism

    @property
    def platform(self) -> str:
        """Name of the platform."""
        assert self.mechanism.platform is not None
        return self.mechanism.platform

    def poses(self, q: SX) -> dict[str, Transform]:
        """Traced poses of all bodies."""
        body = BodyKinematics(self.system, q, SX(self.system.nv, 1))
        return {link.body.name: X for link, X in zip(self.system.links, body.world, strict=True)}

    def screws(
        self, poses: dict[str, Transform], reference: SX, constrained_only: bool = False
    ) -> tuple[LegScrews, ...]:
        """The legs' screws for traced poses."""
        return tuple(LegScrews(self.system, leg, poses, reference, constrained_only) for leg in self.legs)

    def matrices(self, q: Array, reference: Array) -> tuple[LegMatrices, ...]:
        """The matrices of every leg."""
        evaluate, shapes = self._matrices
        values, found, k = evaluate(q, reference)[:, 0], list[Array](), 0
        for rows, columns in shapes:
            found.append(values[k : k + rows * columns].reshape(columns, rows).T)
            k += rows * columns
        made = list[LegMatrices]()
        for i, (leg, B) in enumerate(zip(self._traced.legs, self._cut_rows, strict=True)):
            J_theta, J_q, J_act, Q, P = found[5 * i : 5 * i + 5]
            made.append(
                LegMatrices(leg.leg.name, leg.C, J_theta, J_q, J_act, Q.ravel(), P.ravel(), B, self.system.size)
            )
        return tuple(made)

    def platform_load(self, q: Array, reference: Array) -> Array:
        """Weight of the platform and the description's wrenches on it, at the reference point."""
        return self._platform_load(q, reference)[:, 0]

    def unit_screws(self, leg: int, q: Array, reference: Array) -> tuple[Array, Array]:
        """Unit screws (6×n, 6×p) of all springs and of all passive joints of a leg, wherever they act."""
        springs, passive = (np.array(value) for value in self._unit_screws[leg](q, reference))
        return springs, passive

    def spring_parts(self, leg: int) -> tuple[list[PartName], list[PartName]]:
        """To which joint or body each column of `unit_screws` belongs."""
        traced = self._traced.legs[leg]
        springs = [spring.part for spring in traced.springs for _ in range(len(spring.C))]
        return springs, [part for part, _ in traced.passive]

    def armature(self, leg: int) -> Array:
        """Inertia of armature along each column of `unit_screws`, springs before passive joints."""
        return np.concatenate(self._traced.legs[leg].armature)

    @cached_property
    def spring_names(self) -> tuple[tuple[tuple[str, str, int], ...], ...]:
        """Kind, name and size of every leg's springs."""
        return tuple(tuple((s.kind, s.name, len(s.C)) for s in leg.springs) for leg in self._traced.legs)

    @cached_property
    def _traced(self) -> _Traced:
        q, r = SX.sym("q", self.system.nq), SX.sym("r", 3)
        poses = self.poses(q)
        return _Traced(q, r, poses[self.platform], self.screws(poses, r))

    @cached_property
    def _matrices(self) -> tuple[Direct, list[tuple[int, int]]]:
        """J_theta, J_q, J_act, Q and P of every leg, column by column below each other; and their shapes."""
        traced, outputs = self._traced, list[SX]()
        for leg in traced.legs:
            outputs += [leg.J_theta, leg.J_q, leg.J_act, *leg.loads()]
        column = ca.vertcat(*(ca.vec(ca.densify(output)) for output in outputs))
        evaluate = ca.Function("legs", [traced.q, traced.r], [column], {"cse": True})
        return Direct(evaluate), [output.shape for output in outputs]

    @cached_property
    def _cut_rows(self) -> list[Array]:
        """B of every leg."""
        return [np.array(ca.DM(leg.B)) for leg in self._traced.legs]

    @cached_property
    def _platform_load(self) -> Direct:
        q, r, X = self._traced.q, self._traced.r, self._traced.platform
        load = ca.densify(platform_load(self.system, X, X.p - r))
        return Direct(ca.Function("platform_load", [q, r], [load]))

    @cached_property
    def _unit_screws(self) -> list[ca.Function]:
        functions = []
        for leg in self._traced.legs:
            springs = ca.horzcat(SX(6, 0), *(spring.screws for spring in leg.springs))
            passive = ca.horzcat(SX(6, 0), *(screw for _, screw in leg.passive))
            outputs = [ca.densify(springs), ca.densify(passive)]
            functions.append(ca.Function("screws", [self._traced.q, self._traced.r], outputs, {"cse": True}))
        return functions


@dataclass(frozen=True, eq=False)
class _Traced:
    """The symbols of an elastic machine, and its legs over them."""

    q: SX
    r: SX
    platform: Transform
    legs: tuple[LegScrews, ...]


def rigid_links(system: System) -> System:
    """The same machine with rigid links and bearings."""
    described = system.mechanism
    bodies = tuple(replace(body, beams=(), compliance=None) for body in described.bodies)
    joints = tuple(replace(joint, compliance=None) for joint in described.joints)
    return replace(system, mechanism=replace(described, bodies=bodies, joints=joints))


def stiffness(
    machine: ElasticMachine, state: State, reference_point: ArrayLike | None = None, *, verify: bool = True
) -> Stiffness:
    """The Cartesian stiffness in a state whose loops are closed."""
    if state.loop_error > open_limit(state.kinematics) * machine.system.size:
        raise ArgumentError(
            f"the loops of this state are open by {state.loop_error:.3g} m: stiffness needs an assembled state"
        )
    r = state.platform.position
    if reference_point is not None:
        r = np.array(finite_vector("reference_point", reference_point, 3))
    return stiffness_at(machine, state.q, r, verify)


def stiffness_at(machine: ElasticMachine, q: Array, r: Array, verify: bool = True) -> Stiffness:
    """The Cartesian stiffness at coordinates q that close the loops, at the point r."""
    legs = tuple(LegStiffness(matrices) for matrices in machine.matrices(q, r))
    frames = {name: spring.T_E for leg in machine.legs for name, spring in leg.springs.items()}
    load = machine.platform_load(q, r)
    found = Stiffness(r, legs, machine.spring_names, frames, load, machine.system.size, verify)
    if flag("verify", verify) and not max(found.residual, found.asymmetry) <= VERIFIED:
        raise AccuracyError(
            f"the stiffness of {machine.mechanism.name!r} is not verified here: residual {found.residual:.3g}, "
            f"asymmetry {found.asymmetry:.3g} (at most {VERIFIED:g}); verify=False gives it anyway"
        )
    return found


# many poses
@dataclass(frozen=True)
class MapRequest:
    """What a map kernel computes: number of wrenches, whose compliance counts, weight, inertia, residuals."""

    wrenches: int
    actuators_only: bool = False
    model_loads: bool = False
    inertia: bool = False
    verify: bool = True


@dataclass(frozen=True, eq=False)
class MapKernel:
    """A compiled map. With `from_pose` it takes rotation and position of the platform, else coordinates."""

    kernel: Kernel
    from_pose: bool
    leg_names: tuple[str, ...]


def make_map_kernel(machine: ElasticMachine, kinematics: Kinematics, request: MapRequest, q0: Array) -> MapKernel:
    """Compile a map in the working mode of a configuration: from poses where there is a closed form."""
    key = kinematics.question("stiffness map", list(astuple(request)), q0.tolist())
    kernel = remembered(key, lambda: _map_function(machine, kinematics, request, q0))
    return MapKernel(kernel, kernel.inputs[0].name == "R", tuple(leg.name for leg in machine.legs))


def _map_function(machine: ElasticMachine, kinematics: Kinematics, request: MapRequest, q0: Array) -> ca.Function:
    trace = _map_trace(machine, request, q0)
    wrenches = SX.sym("wrenches", 6, request.wrenches)
    placed = place_bodies(machine, kinematics, q0)
    if placed is not None:
        found = trace.outputs(placed.poses, wrenches) | {"reach": placed.reach, "gap": placed.gap}
        inputs = {"R": placed.R, "p": placed.p, "wrenches": wrenches}
    else:
        q = SX.sym("q", machine.system.nq)
        found = trace.outputs(machine.poses(q), wrenches)
        inputs = {"q": q, "wrenches": wrenches}
    outputs = [ca.densify(value) for value in found.values()]
    return ca.Function("stiffness_map", list(inputs.values()), outputs, list(inputs), list(found), {"cse": True})


@dataclass(frozen=True, eq=False)
class MapTrace:
    """The traced map of one machine, with the passive screws that are independent near a configuration."""

    machine: ElasticMachine
    request: MapRequest
    independent: tuple[list[int], ...]  # passive screws of each leg
    independent_constrained: tuple[list[int], ...]  # the same where the rows are what the cut joints constrain

    def outputs(self, poses: dict[str, Transform], wrenches: SX) -> dict[str, SX]:
        """Named outputs for poses of all bodies and wrenches (6×n) at the platform's origin."""
        X, size = poses[self.machine.platform], self.machine.system.size
        legs = self.machine.screws(poses, X.p)
        rigid = [RigidLeg(leg, columns, size) for leg, columns in zip(legs, self.independent, strict=True)]
        total = sum((leg.projector for leg in rigid), SX(6, 6))
        found = {"projector": ca.densify(total / len(legs))}
        found |= {f"actuation{i}": leg.gram for i, leg in enumerate(rigid) if leg.gram.numel()}
        limited = [joint for joint in self.machine.mechanism.joints if joint.limits is not None]
        if limited:
            found["limited"] = ca.vertcat(*(_coordinates(joint, poses) for joint in limited))
        if self.request.actuators_only:
            return found | self._actuators(rigid, total, wrenches)
        return found | self._elastic(self.machine.screws(poses, X.p, constrained_only=True), X, wrenches)

    def _elastic(self, legs: tuple[LegScrews, ...], X: Transform, wrenches: SX) -> dict[str, SX]:
        K, M, f, residual = SX(6, 6), SX(6, 6), wrenches, SX(0)
        if self.request.model_loads:
            f = f + ca.repmat(platform_load(self.machine.system, X, SX(3, 1)), 1, wrenches.shape[1])
        for leg, columns in zip(legs, self.independent_constrained, strict=True):
            B = leg.B
            factor = factor_bordered(leg.S, leg.J_q[:, columns], leg.row_scale(self.machine.system.size))
            K += B.T @ factor.Lambda @ B  # (16)
            if self.request.model_loads:
                Q, P = leg.loads()
                a = -(leg.J_theta @ (constant(leg.C) @ Q))
                f_0 = factor.wrench(a, -P[columns])
                f = f - ca.repmat(B.T @ f_0, 1, wrenches.shape[1])
                if self.request.verify:
                    residual = ca.fmax(residual, factor.residual(leg, f_0, a, -P[columns], P))
            if self.request.verify:
                unit, none, free = B @ self._units, SX(len(columns), 6), SX(len(leg.passive), 6)
                residual = ca.fmax(residual, factor.residual(leg, factor.Lambda @ unit, unit, none, free))
            if self.request.inertia:
                M += reduced_inertia(leg, columns, factor)
        if self.request.inertia:
            M += self._platform_inertia(X)
        total = ldl(K)
        S_0 = total.solve(f)  # (17)
        found = {"K": _symmetric(K), "deflection": S_0}
        if self.request.verify:
            found["residual"] = ca.fmax(residual, largest(self._units @ (K @ S_0 - f)) / largest(self._units @ f))
        return found | ({"M": _symmetric(M)} if self.request.inertia else {})

    @property
    def _units(self) -> SX:
        """Scales rotations to lengths, and moments to forces, by the machine's size."""
        return constant(np.diag([1 / self.machine.system.size] * 3 + [1.0] * 3))

    def _actuators(self, legs: list[RigidLeg], total: SX, wrenches: SX) -> dict[str, SX]:
        """Rigid links: the platform follows the actuators, x = X δ, and δ = K_act⁻¹ Xᵀ w."""
        factor = ldl(total)
        D = self._units
        scaled = factor.solve(ca.horzcat(*(leg.actuation for leg in legs)))
        X = D @ scaled  # (5), inverted
        c = constant(np.concatenate([leg.C_act for leg in legs]))
        found = {"deflection": X @ (ca.repmat(c, 1, wrenches.shape[1]) * (X.T @ wrenches))}
        if self.request.verify:
            starts = np.cumsum([0, *(len(leg.C_act) for leg in legs)])
            gaps = [leg.gap(scaled, int(start)) for leg, start in zip(legs, starts[:-1], strict=True)]
            found["residual"] = largest(ca.vertcat(*gaps)) / largest(ca.vertcat(*(ca.vec(leg.A) for leg in legs)))
        return found

    def _platform_inertia(self, X: Transform) -> SX:
        link = self.machine.system.platform
        assert link is not None
        T = ca.diagcat(X.R, X.R)
        return T @ link.inertia @ T.T


class RigidLeg:
    """One leg without compliance, B x = J_act δ + J_q q: the part of it that the passive joints do not reach."""

    def __init__(self, leg: LegScrews, columns: list[int], length: float) -> None:
        D = ca.diag(leg.row_scale(length))
        J, A, B = D @ leg.J_q[:, columns], D @ leg.J_act, leg.B
        factor = ldl(J.T @ J) if J.shape[1] else None

        def outside(V: SX) -> SX:
            """Columns without their part in the span of the passive screws."""
            return V - J @ factor.solve(J.T @ V) if factor else V

        self.A, self._B, self._outside = A, B, outside
        self.projector = B.T @ outside(B)
        self.actuation = B.T @ outside(A)
        self.C_act = leg.C_act
        # actuators' screws of unit size without what passive joints do too: the serial index is the root of its lowest
        # eigenvalue
        size = ca.sqrt(ca.sum1(A**2))
        self.gram = ca.densify(A.T @ outside(A) / (size.T @ size)) if A.shape[1] else SX(0, 0)

    def gap(self, x: SX, start: int) -> SX:
        """How far unit displacements of all actuators, and of the platform with them, tear the leg apart."""
        delta = SX(self.A.shape[1], x.shape[1])
        for k in range(self.A.shape[1]):
            delta[k, start + k] = 1
        return self._outside(self._B @ x - self.A @ delta)


def _coordinates(joint: Joint, poses: dict[str, Transform]) -> SX:
    """Coordinates of a joint from the poses of its bodies."""
    return ca.densify(joint_model(joint).coordinates(_relative_pose(joint, poses)))


def reduced_inertia(leg: LegScrews, columns: list[int], factor: BorderedFactor) -> SX:
    """Inertia of a leg reduced to the platform (Guyan), 6×6 at the reference point: its bodies follow statically.

    Σ [U; T]ᵀ M [U; T] over the bodies, with U and T the motion of a body's near end and its deflection per unit motion
    of the platform.
    """
    B = leg.B
    theta = constant(leg.C) @ (leg.J_theta.T @ (factor.Lambda @ B))
    q = factor.passive(B, SX(len(columns), 6))
    starts = np.cumsum([0, *(len(spring.C) for spring in leg.springs)])
    (J_theta, J_q), M = leg.armature, SX(6, 6)
    if J_theta.any() or J_q.any():
        M += theta.T @ constant(np.diag(J_theta)) @ theta + q.T @ constant(np.diag(J_q[columns])) @ q
    for body in leg.leg.bodies:
        before = {part_name(part) for part in leg.leg.path(body)}
        U, T = SX(6, 6), None
        for i, spring in enumerate(leg.springs):
            rows = theta[int(starts[i]) : int(starts[i + 1]), :]
            if spring.part in before:
                U += spring.screws @ rows
            elif spring.part == ("body", body):
                T = rows
        for k, column in enumerate(columns):
            joint, screw = leg.passive[column]
            if joint in before:
                U += screw @ q[k, :]
        out = leg.frame_screws(leg.poses[body])
        R, S = out[:3, :3], out[3:, :3]
        U_B = ca.blockcat([[R.T, SX(3, 3)], [S.T, R.T]]) @ U
        M += U_B.T @ MassProperties.of(leg.mechanism.body(body)).matrix @ U_B
        if T is not None:
            M_rt, M_tt = leg.leg.springs[body].inertia
            cross = U_B.T @ constant(M_rt) @ T
            M += cross + cross.T + T.T @ constant(M_tt) @ T
    return M


def _map_trace(machine: ElasticMachine, request: MapRequest, q0: Array) -> MapTrace:
    """Check, at one configuration, that the map can be traced, and choose independent passive screws."""
    if request.actuators_only:
        missing = [a.name for a in machine.mechanism.actuators if a.stiffness is None]
        if not machine.mechanism.actuators or missing:
            raise UnsupportedError(f"actuators without stiffness: {', '.join(missing) or 'there are none at all'}")
    else:
        for matrices in machine.matrices(q0, np.zeros(3)):
            if LegStiffness(matrices).rigid_rows.size:
                raise UnsupportedError(
                    f"leg {matrices.name!r} is rigid in some directions, so its stiffness is not finite: give its "
                    "bodies beams, or ask for compliance='actuators'"
                )
    return MapTrace(machine, request, *(_independent(machine, q0, constrained) for constrained in (False, True)))


def _independent(machine: ElasticMachine, q0: Array, constrained_only: bool) -> tuple[list[int], ...]:
    """Independent passive screws of every leg at a configuration, the largest remaining one first."""
    from scipy.linalg import qr

    q = SX.sym("q", machine.system.nq)
    found: list[list[int]] = []
    for leg in machine.screws(machine.poses(q), SX(3, 1), constrained_only):
        J_q = ca.diag(leg.row_scale(machine.system.size)) @ leg.J_q
        J = np.array(ca.Function("J_q", [q], [ca.densify(J_q)])(q0)).reshape(J_q.shape)
        if not J.shape[1]:
            found.append([])
            continue
        _, R, order = qr(J / np.linalg.norm(J, axis=0), mode="economic", pivoting=True)
        size = np.abs(np.diag(R))
        found.append(sorted(int(k) for k in order[: int(np.sum(size > 1e-8 * size[0]))]))
    return tuple(found)


def _symmetric(K: SX) -> SX:
    """Both triangles of a symmetric matrix from its lower one."""
    return ca.densify(ca.tril2symm(ca.tril(K)))


# poses of all bodies
@dataclass(frozen=True, eq=False)
class PlacedBodies:
    """Traced poses of all bodies as functions of the platform's, and the reach of every leg (below zero: out)."""

    R: SX
    p: SX
    poses: dict[str, Transform]
    reach: SX
    gap: SX  # how far the loops stay open: not zero where the machine cannot take the pose at all


def place_bodies(machine: ElasticMachine, kinematics: Kinematics, q0: Array) -> PlacedBodies | None:
    """In the working mode of the configuration q0; None where a leg has no closed form."""
    R, p = SX.sym("R", 3, 3), SX.sym("p", 3)
    rotations = {link.body.name: kinematics.poses(q0)[link.index][:, :3] for link in machine.system.links}
    legs = spherical_legs(machine.mechanism, rotations)
    if legs is not None:
        poses, reach = poses_from_orientation(legs, machine.platform, R)
        return PlacedBodies(R, p, poses, reach, ca.norm_2(p - poses[machine.platform].p))
    inverse = InverseKinematics(kinematics, (q0,))
    if inverse.why_not:
        return None
    q, reach = inverse.trace(ca.vertcat(matrix_quaternion(R), p), inverse.working_mode(q0))
    poses = machine.poses(q) | {machine.platform: Transform(R, p)}
    residuals = [_residual(joint, poses) for leg in machine.legs for joint in leg.cuts]
    return PlacedBodies(R, p, poses, reach, ca.norm_2(ca.vertcat(*residuals)))


def _residual(joint: Joint, poses: dict[str, Transform]) -> SX:
    return ca.densify(joint_model(joint).residual(_relative_pose(joint, poses)))


def _relative_pose(joint: Joint, poses: dict[str, Transform]) -> Transform:
    """Pose of the child's joint frame in the parent's."""
    sides = []
    for body, frame in ((joint.parent, joint.at), (joint.child, joint.child_at)):
        sides.append(poses.get(body, Transform.identity()) @ Transform.fixed(frame.matrix, frame.position))
    return sides[0].inverse() @ sides[1]
