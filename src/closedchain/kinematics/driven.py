"""Motions of a machine from those of whatever drives it, as kernels: accelerations, the Jacobian both ways, and short
ways to another configuration.

    [ G ]        [ −γ ]        G  loop rows that are independent at generic configurations
    [ T ] dv  =  [ t  ]        T  rows of what drives: actuators, platform, joints; as many as there are DOF

Scaled by lengths, the matrix is square and sparse, and its order of elimination is chosen at the samples of the
machine's mobility. Where a pivot is small, or rows that were left over are not met, the answer is left to the singular
values of kinematics/velocities.py, which also say what is wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import final

import casadi as ca
import numpy as np

from closedchain.kernel import Kernel, remembered
from closedchain.kinematics.assemble import CONVERGED
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.mobility import Mobility
from closedchain.kinematics.velocities import PlatformJacobian
from closedchain.mechanism import Pose
from closedchain.multibody.kinematics import BodyKinematics, stepped
from closedchain.multibody.system import Link, free_coordinates
from closedchain.records import dataclass
from closedchain.spatial.row_elimination import LARGE, most_independent
from closedchain.spatial.sparse import LU, Cofactors, ldl, ordered_lu
from closedchain.spatial.symbolic import rotation_vector
from closedchain.types import SX, Array

REGULAR = 1e-4  # pivot below which singular values decide
HOLDS = 1e-10  # share by which rows left over, or the two directions of a Jacobian, may contradict
MOST_STEPS = 8
NEAR_BY = 0.1  # sum of all steps, rad or machine sizes, up to which an assembly is plainly near its guess
RANK = 1e-6  # of rows at samples, beside the largest: fewer are not independent


@dataclass(frozen=True, eq=False)
class Driving:
    """Rows T with the lengths that scale them to metres, and what the velocities at hand add to accelerations."""

    rows: SX
    lengths: Array
    product: SX


def driven_by(kinematics: Kinematics, joints: Sequence[str], platform: bool) -> Driving:
    """What joints, one after the other, and then the platform drive."""
    tree = kinematics.tree
    rows, lengths, products = [SX(0, kinematics.system.nv)], [np.zeros(0)], [SX(0, 1)]
    for name in joints:
        velocity = tree.joint_velocity(kinematics.system.element(name))
        rows.append(ca.jacobian(velocity, tree.v))
        products.append(tree.along_motion(velocity))
        lengths.append(kinematics.joint_lengths(name))
    if platform:
        own = slice(6 * kinematics.system.link(kinematics.platform_name()).index, None)
        rows.append(tree.jacobian[own, :][:6, :])
        products.append(tree.twist_product[own][:6])
        lengths.append(kinematics.twist_lengths)
    return Driving(ca.vertcat(*rows), np.concatenate(lengths), ca.vertcat(*products))


class Driven:
    """The square system of one machine and of what drives it, traced; `factors` is None where there is none."""

    def __init__(self, kinematics: Kinematics, mobility: Mobility, driving: Driving) -> None:
        self.kinematics, self.driving, self.tree = kinematics, driving, kinematics.tree
        self.loops, gamma = BodyKinematics(kinematics.system, self.tree.q, self.tree.v).constraint
        self.independent = list(mobility.independent_rows)
        self.gamma = gamma[self.independent]
        self.chosen = _independent(self._scaled(driving.rows, driving.lengths), self.tree.q, kinematics, mobility)
        self.factors = self._factors(mobility)

    def _scaled(self, rows: SX, lengths: Array) -> SX:
        return ca.sparsify(ca.diag(ca.DM(lengths)) @ rows @ ca.diag(ca.DM(1 / self.kinematics.step_lengths)))

    def _factors(self, mobility: Mobility) -> LU | Cofactors | None:
        if self.chosen is None:
            return None
        driving, kin = self.driving, self.kinematics
        R = ca.vertcat(
            self._scaled(self.loops[self.independent, :], kin.velocity_row_lengths[self.independent]),
            self._scaled(driving.rows[self.chosen, :], driving.lengths[self.chosen]),
        )
        evaluate = ca.Function("R", [self.tree.q], [ca.densify(R)], {"cse": True})
        return ordered_lu(R, np.array([np.array(evaluate(q)) for q in mobility.samples]))

    def solve(self, loops: SX, driven: SX) -> SX:
        """Velocities, or accelerations, with G v = loops and T v = driven; one or several columns."""
        assert self.factors is not None
        assert self.chosen is not None
        kin, lengths = self.kinematics, self.driving.lengths
        right = ca.vertcat(
            SX(ca.diag(ca.DM(kin.velocity_row_lengths[self.independent]))) @ loops,
            SX(ca.diag(ca.DM(lengths[self.chosen]))) @ driven[self.chosen, :],
        )
        return SX(ca.diag(ca.DM(1 / kin.step_lengths))) @ self.factors.solve(right)


def _independent(rows: SX, q: SX, kinematics: Kinematics, mobility: Mobility) -> list[int] | None:
    """As many rows as there are DOF, independent of the loops and of each other; None if there are none such."""
    if rows.shape[0] < mobility.dof or mobility.dof == 0:
        return None
    evaluate = ca.Function("T", [q], [ca.densify(rows)], {"cse": True})
    lengths = kinematics.step_lengths[:, None]
    samples = [np.array(evaluate(q)) @ (lengths * kinematics.free_motions(q)) for q in mobility.samples]
    if any(sample.shape[1] != mobility.dof for sample in samples):
        return None
    chosen = sorted(most_independent(np.hstack(samples[:1]), mobility.dof))
    for sample in samples:
        s = np.linalg.svd(sample[chosen], compute_uv=False)
        if s[-1] < RANK * max(float(s[0]), 1e-300):
            return None
    return chosen


@dataclass(frozen=True, eq=False)
class DrivenMotion:
    """dv/dt from given accelerations, the smallest pivot, and the share by which rows left over contradict; traced."""

    given: SX
    acceleration: SX
    pivot: SX
    off: SX


@final
class DrivenAccelerations:
    """(q, v, given accelerations) → dv/dt of the closed machine, where it plainly holds."""

    def __init__(self, kinematics: Kinematics, mobility: Mobility, joints: Sequence[str], platform: bool) -> None:
        driving = driven_by(kinematics, joints, platform)
        driven = Driven(kinematics, mobility, driving)
        self.tree, self.size = kinematics.tree, driving.rows.shape[0]
        self.traced: DrivenMotion | None = None
        if driven.factors is None:
            return
        given = SX.sym("given", self.size)
        wanted = given - driving.product
        dv = driven.solve(-driven.gamma, wanted)
        lengths = ca.DM(driving.lengths)
        off = ca.mmax(ca.fabs(ca.densify((driving.rows @ dv - wanted) * lengths)))
        sizes = ca.vertcat(wanted * lengths, dv * ca.DM(kinematics.step_lengths))
        scale = ca.fmax(ca.mmax(ca.fabs(ca.densify(sizes))), 1e-300)
        # maxima pass over what is not a number, sums do not
        off = off / scale + 1e-300 * ca.sum1(ca.fabs(dv))
        self.traced = DrivenMotion(given, dv, driven.factors.pivot, off)

    @cached_property
    def _kernel(self) -> Kernel | None:
        one, tree = self.traced, self.tree
        if one is None:
            return None
        names = (["q", "v", "given"], ["acceleration", "pivot", "off"])
        inputs, outputs = [tree.q, tree.v, one.given], [one.acceleration, one.pivot, one.off]
        return Kernel(ca.Function("driven", inputs, outputs, *names, {"cse": True}))

    def __call__(self, q: Array, v: Array, given: Array) -> Array | None:
        """dv/dt, or None where a closer look is needed."""
        if self._kernel is None or len(given) != self.size:
            return None
        found = self._kernel.entrance.ask(q, v, given)
        pivot, off = found[-2:].tolist()
        return found[:-2] if pivot > REGULAR and off < HOLDS else None


@final
class DrivenAssembly:
    """Coordinates near a guess that close the loops and meet what drives, by Newton's method where it is at its best.

    It takes short steps from regular place to regular place, and ends where all rows, those left over too, are closed
    to rounding. Everything else is left to kinematics/assemble.py.

    joints: of one coordinate each      platform: whether its pose is given
    """

    def __init__(self, kinematics: Kinematics, mobility: Mobility, joints: Sequence[str], platform: bool) -> None:
        self.kinematics, self.mobility, self.joints, self.platform = kinematics, mobility, tuple(joints), platform
        system = kinematics.system
        parts = [system.element(name) for name in joints]
        self.able = not system.flexible_bodies and system.nv <= LARGE and all(part.model.nq == 1 for part in parts)
        # coordinates that are set, and numbers that are not coordinates of the tree
        self.floats = platform and system.platform is not None and system.platform.floats
        self._held = [part.q.start for part in parts if isinstance(part, Link)]
        self._in_tree = [isinstance(part, Link) for part in parts]
        if self.floats and system.platform is not None:
            self._held += range(system.platform.q.start, system.platform.q.stop)

    def __call__(self, guess: Array, joints: Sequence[float], pose: Pose | None) -> Array | None:
        """The coordinates, or None where a closer look is needed."""
        if not self.able:
            return None
        held = [value for value, own in zip(joints, self._in_tree, strict=True) if own]
        others = [value for value, own in zip(joints, self._in_tree, strict=True) if not own]
        if pose is not None and self.floats:
            held += free_coordinates(pose.matrix, np.array(pose.position))
        elif pose is not None:
            others += [*pose.matrix.ravel(), *pose.position]
        q, ask, moved = guess.copy(), self._kernel.entrance.ask, 0.0
        q[self._held] = held
        converged = CONVERGED * self.kinematics.coarseness(q)
        for _ in range(MOST_STEPS):
            found = ask(q, others) if others else ask(q)
            length, error, pivot = found[-3:].tolist()
            moved += length
            if not (pivot > REGULAR and moved <= NEAR_BY):  # what is not a number is neither
                return None
            q = found[:-3]
            q[self._held] = held
            if error <= converged:
                break
        found = ask(q, others) if others else ask(q)
        return q if found[-2] <= converged else None

    def kernel_of_steps(self, steps: int) -> Kernel:
        """(q near, joints) → q after so many steps, and how far it is off, as a fraction of the machine's size."""
        key = self.kinematics.question("assembly kernel", self.joints, steps)
        return remembered(key, lambda: self._traced_steps(steps))

    def _traced_steps(self, steps: int) -> ca.Function:
        near, joints = SX.sym("near", self.kinematics.system.nq), SX.sym("joints", len(self.joints))
        parts = list(zip(ca.vertsplit(joints), self._in_tree, strict=True))
        held = ca.vertcat(*(value for value, own in parts if own))
        others = [ca.vertcat(*(value for value, own in parts if not own))]
        step, q, error = self._traced(), near, SX(0)
        for number in range(steps + 1):
            q = SX(q)
            if self._held:
                q[self._held] = held
            following, _, error, _ = step(q, *others[: step.n_in() - 1])
            q = following if number < steps else q
        outputs = [ca.densify(q), ca.densify(error)]
        return ca.Function("assembly", [near, joints], outputs, ["near", "joints"], ["q", "error"], {"cse": True})

    @cached_property
    def _kernel(self) -> Kernel:
        key = self.kinematics.question("driven assembly", self.joints, self.platform)
        return remembered(key, self._traced)

    def _traced(self) -> ca.Function:
        """(q, numbers) → q after a step, its length, and of q before: how far it is off, and the smallest pivot."""
        kin, tree, system = self.kinematics, self.kinematics.tree, self.kinematics.system
        driven = Driven(kin, self.mobility, driven_by(kin, self.joints, self.platform))
        numbers = SX.sym("numbers", self._in_tree.count(False) + 12 * (self.platform and not self.floats))
        wanted, k = [SX(0, 1)], 0
        for name in self.joints:
            part = system.element(name)
            if isinstance(part, Link):
                wanted.append(SX(1, 1))
            else:
                wanted.append(-part.model.difference(tree.joint_coordinates(part), numbers[k]))
                k += 1
        if self.platform and self.floats:
            wanted.append(SX(6, 1))
        elif self.platform:
            assert system.platform is not None
            X, R, p = tree.poses[system.platform.index], ca.reshape(numbers[k : k + 9], 3, 3).T, numbers[k + 9 :]
            # X.R = R exp(e), so that exp(−R e) leads back
            wanted += [-R @ rotation_vector(R.T @ X.R), p - X.p]
        target = ca.vertcat(*wanted)
        step, pivot = SX(system.nv, 1), SX(0)
        whole = tree.residual_on_rows.shape[0] == tree.residual.shape[0]  # rolling has rows without a residual
        if driven.factors is not None and whole:
            pivot, step = driven.factors.pivot, driven.solve(-tree.residual_on_rows[driven.independent], target)
        gap = ca.substitute(tree.gap, tree.way, SX(1)) * ca.DM(kin.row_lengths)
        error = ca.norm_2(ca.vertcat(gap, target * ca.DM(driven.driving.lengths))) / system.size
        length = ca.sum1(ca.fabs(step) * ca.DM(kin.step_lengths)) / system.size
        outputs = [stepped(system, tree.q, step), length, error + 0 * ca.sum1(ca.fabs(step)), pivot]
        inputs, names = ([tree.q, numbers], ["q", "numbers"]) if numbers.shape[0] else ([tree.q], ["q"])
        ports = ["next", "length", "error", "pivot"]
        return ca.Function("driven_assembly", inputs, [ca.densify(one) for one in outputs], names, ports, {"cse": True})


@final
class QuickJacobian:
    """q → the Jacobian between actuators and platform both ways, where the machine is plainly regular."""

    def __init__(self, kinematics: Kinematics, mobility: Mobility) -> None:
        self.kinematics = kinematics
        self.kernel: Kernel | None = None
        self.names = tuple(actuator.name for actuator in kinematics.system.actuators)
        count, system, tree = len(self.names), kinematics.system, kinematics.tree
        if count != mobility.dof or system.platform is None or system.flexible_bodies:
            return
        A = tree.actuator_jacobian
        actuators = Driven(kinematics, mobility, Driving(A, kinematics.actuator_lengths, SX(count, 1)))
        platform = Driven(kinematics, mobility, driven_by(kinematics, (), True))
        if actuators.factors is None or platform.factors is None or platform.chosen is None:
            return
        loops, one = SX(len(actuators.independent), count), SX(ca.DM.eye(count))
        forward = platform.driving.rows @ actuators.solve(loops, one)
        if count == 6:
            inverse, square_pivot = A @ platform.solve(loops, one), SX(1)
        else:  # least squares, lengths scaled
            weighted = forward.T @ SX(ca.diag(ca.DM(kinematics.twist_lengths**2)))
            squares = ldl(weighted @ forward)
            inverse, square_pivot = squares.solve(weighted), squares.pivot
        off = ca.mmax(ca.fabs(ca.densify((inverse @ forward - one) * ca.DM(np.outer(*_ratios(kinematics))))))
        pivot = ca.fmin(ca.fmin(actuators.factors.pivot, platform.factors.pivot), square_pivot)
        outputs = [ca.densify(forward), ca.densify(inverse), pivot, off]
        names = (["q"], ["forward", "inverse", "pivot", "off"])
        self.kernel = Kernel(ca.Function("jacobian", [tree.q], outputs, *names, {"cse": True}))

    def __call__(self, q: Array) -> PlatformJacobian | None:
        """The Jacobian, or None where a closer look is needed."""
        if self.kernel is None:
            return None
        found = self.kernel.entrance.ask(q)
        pivot, off = found[-2:].tolist()
        if not (pivot > REGULAR and off < HOLDS):
            return None
        count = len(self.names)
        forward, inverse = found[: 6 * count].reshape(6, count), found[6 * count : -2].reshape(count, 6)
        return PlatformJacobian(self.names, forward, inverse, self.kinematics, q)


def _ratios(kinematics: Kinematics) -> tuple[Array, Array]:
    """Lengths by which rows and columns of actuators by actuators compare."""
    lengths = kinematics.actuator_lengths
    return lengths, 1 / lengths
