"""Coordinates, velocities and accelerations of a machine that follows a motion, where there is no closed form.

Coordinates by Newton's method from one time to the next, each started from an extrapolation; velocities and
accelerations of all times at once from

    [ G ]     [ 0 ]      [ G ]         [ −γ     ]
    [ T ] v = [ t ]      [ T ] dv/dt = [ t' − T']

T: rows of what is prescribed (platform, a point of it, joints); t, t' its velocities and accelerations; T' = dT/dt v.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import casadi as ca
import numpy as np
from numpy.typing import NDArray

from closedchain.errors import ArgumentError, AssemblyError, InconsistentMotionError, SingularityError, UnsupportedError
from closedchain.kernel import Kernel
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.task_coordinates import free_coordinates_beside, indices, traced_coordinates
from closedchain.kinematics.velocities import platform_motions
from closedchain.motions.motion import JointSamples, PlatformSamples, Samples
from closedchain.multibody.system import Link
from closedchain.spatial.symbolic import constant, quaternion_matrix, rotation_vector
from closedchain.types import SX, Array

ITERATIONS = 40
RANK = 1e-9


@dataclass(frozen=True, eq=False)
class Trajectory:
    """Coordinates, velocities and accelerations along a motion, each (n, ·).

    turns: angles of joints that close loops at its start; by default the description's
    """

    q: Array
    v: Array
    dv: Array
    turns: Array | None = None


class Follower:
    """Follows motions of one sort (the same joints, the platform, or one point of it) with one machine."""

    def __init__(self, kinematics: Kinematics, samples: Samples) -> None:
        self.kinematics, self.system = kinematics, kinematics.system
        if self.system.nv == 0:
            raise UnsupportedError(f"{self.system.mechanism.name!r} has no joint that moves, so it follows no motion")
        self.lengths = self._lengths(samples)
        self.prescribed, self.target, self.error = self._rows(samples)

    def follow(self, samples: Samples, start: Array) -> Trajectory:
        """All coordinates from the configuration `start`, near the motion's beginning."""
        values = _values(samples)
        q = self._coordinates(values, samples, start)
        velocities, accelerations = _velocities(samples)
        zero = np.zeros((len(q), self.system.nv))
        G, _, T, _ = self._kernel(q, zero)
        # kernels give matrices of one column as vectors
        G, T = (part.reshape(len(q), -1 if part.size else 0, self.system.nv) for part in (G, T))
        v = self._solve(q, G, T, np.zeros((len(q), self.system.nc)), velocities, samples, "velocities")
        _, gamma, _, product = self._kernel(q, v)
        dv = self._solve(q, G, T, -gamma, accelerations - product, samples, "accelerations")
        return Trajectory(q, v, dv)

    def _lengths(self, samples: Samples) -> Array:
        """Metres that one unit of what is prescribed stands for."""
        if isinstance(samples, JointSamples) and samples.task:
            return self.kinematics.task_lengths[indices(samples.values)]
        if isinstance(samples, JointSamples):
            return np.concatenate([self.kinematics.joint_lengths(name) for name in samples.values])
        return self.kinematics.twist_lengths[3 if samples.quaternion is None else 0 :]

    def _rows(self, samples: Samples) -> tuple[SX, SX, SX]:
        """Velocities of what is prescribed, the symbol of its target, and the error (m; angles times the size)."""
        tree, size = self.kinematics.tree, self.system.size
        if isinstance(samples, JointSamples):
            return self._task_rows(samples) if samples.task else self._joint_rows(samples)
        link = self.system.link(self.kinematics.platform_name())
        X, V = tree.poses[link.index], tree.twists[link.index]
        if samples.quaternion is None:
            r = X.R @ constant(samples.point)
            target = SX.sym("target", 3)
            return V.at(r).v, target, X.p + r - target
        target = SX.sym("target", 7)
        rotated = rotation_vector(X.R @ quaternion_matrix(target[:4]).T)
        return ca.vertcat(V.w, V.v), target, ca.vertcat(size * rotated, X.p - target[4:])

    def _task_rows(self, samples: JointSamples) -> tuple[SX, SX, SX]:
        tree, own = self.kinematics.tree, indices(samples.values)
        self.kinematics.platform_name()
        values, target = traced_coordinates(tree)[own], SX.sym("target", len(own))
        return tree.along_motion(values), target, ca.DM(self.lengths) * (values - target)

    def _joint_rows(self, samples: JointSamples) -> tuple[SX, SX, SX]:
        tree = self.kinematics.tree
        prescribed, errors, targets = [], [], []
        for name, values in samples.values.items():
            part = self.system.element(name)
            if part.model.nq != part.model.nv:
                raise UnsupportedError(f"joint {name!r} rotates freely; its motion cannot be prescribed by coordinates")
            if values.shape[1] != part.model.nq:
                raise ArgumentError(f"joint {name!r} has {part.model.nq} coordinates, not {values.shape[1]}")
            target = SX.sym(name, part.model.nq)
            prescribed.append(tree.joint_velocity(part))
            q = tree.joint_coordinates(part)
            errors.append(q - target if isinstance(part, Link) else part.model.difference(q, target))
            targets.append(target)
        return ca.vertcat(*prescribed), ca.vertcat(*targets), ca.DM(self.lengths) * ca.vertcat(*errors)

    @cached_property
    def _kernel(self) -> Kernel:
        """(q, v) → G, γ, T, T'."""
        tree = self.kinematics.tree
        T = ca.jacobian(self.prescribed, tree.v)
        outputs = [tree.constraint_jacobian, tree.constraint_product, T, tree.along_motion(self.prescribed)]
        names = (["q", "v"], ["G", "gamma", "T", "product"])
        return Kernel(ca.Function("follow", [tree.q, tree.v], outputs, *names, {"cse": True}))

    @cached_property
    def _newton(self) -> ca.Function:
        """(q, target) → residual of loops and target in m, and its Jacobian on the velocities."""
        tree, kin = self.kinematics.tree, self.kinematics
        rows = ca.vertcat(tree.gap * ca.DM(kin.row_lengths), self.error)
        rows = ca.substitute(rows, tree.way, SX(1))
        J = ca.jacobian(tree.along_motion(rows), tree.v)
        return ca.Function("newton", [tree.q, self.target], [ca.densify(rows), ca.densify(J)], {"cse": True})

    def _coordinates(self, values: Array, samples: Samples, start: Array) -> Array:
        found = np.empty((len(values), self.system.nq))
        before = start
        for k, target in enumerate(values):
            guess = self._extrapolated(found, samples.times, k) if k > 1 else before
            q, error = self._close(guess, target)
            if not error <= self.kinematics.tolerance and k > 1:
                q, error = self._close(before, target)
            if not error <= self.kinematics.tolerance:
                raise AssemblyError(self._lost(q, samples, k, error))
            found[k] = before = q
        return found

    def _extrapolated(self, found: Array, times: Array, k: int) -> Array:
        """The last two coordinates continued; quaternions stay unit."""
        share = (times[k] - times[k - 1]) / (times[k - 1] - times[k - 2])
        q = found[k - 1] + share * (found[k - 1] - found[k - 2])
        return self.kinematics.step(q, np.zeros(self.system.nv))

    def _close(self, q: Array, target: Array) -> tuple[Array, float]:
        """Newton steps until the error, as a share of the machine's size, no longer falls."""
        lengths, size = self.kinematics.step_lengths, self.system.size
        rows, J = (np.array(part) for part in self._newton(q, target))
        error = float(np.linalg.norm(rows))
        for _ in range(ITERATIONS):
            if error <= 1e-15 * size or not np.isfinite(error):
                break
            step = np.linalg.lstsq(J / lengths, -rows.ravel(), rcond=1e-12)[0] / lengths
            candidate = self.kinematics.step(q, step)
            rows, J = (np.array(part) for part in self._newton(candidate, target))
            new = float(np.linalg.norm(rows))
            if not new < error:
                break
            q, error = candidate, new
        return q, error / size

    def _lost(self, q: Array, samples: Samples, k: int, error: float) -> str:
        gaps = self.kinematics.loop_gaps(q)
        worst = sorted(gaps, key=lambda joint: -gaps[joint])[:3]
        where = f"t = {samples.times[k]:.6g} s"
        if isinstance(samples, PlatformSamples):
            x, y, z = samples.position[k]
            where += f", platform at ({x:.6g}, {y:.6g}, {z:.6g}) m"
        return (
            f"{self.system.mechanism.name!r} cannot follow the motion beyond {where}: off by {error:.3g} of its size, "
            f"loops open at {', '.join(worst) or 'none'}"
        )

    def _idle(self, Vt: Array, kept: NDArray[np.bool_], q: Array) -> bool:
        """Whether undetermined motions move no actuator: rods that spin between two ball joints stay at rest."""
        open_motions = np.eye(self.system.nv) - np.einsum("nrv,nr,nrw->nvw", Vt, kept, Vt)
        kin = self.kinematics
        A = np.array([kin.actuator_jacobian(one) for one in q]) * kin.actuator_lengths[:, None] / kin.step_lengths
        return bool(A.shape[1] and np.abs(A @ open_motions).max(initial=0.0) < 1e-9)

    def _solve(
        self, q: Array, G: Array, T: Array, loops: Array, prescribed: Array, samples: Samples, what: str
    ) -> Array:
        kin = self.kinematics
        lengths, rows = kin.step_lengths, kin.velocity_row_lengths
        matrix = np.concatenate([G * rows[:, None], T * self.lengths[:, None]], axis=1) / lengths
        right = np.concatenate([loops * rows, prescribed * self.lengths], axis=1)
        U, s, Vt = np.linalg.svd(matrix, full_matrices=False)
        weakest = s[:, -1] / np.maximum(s[:, 0], 1e-300) if s.shape[1] == lengths.size else np.zeros(len(s))
        kept = s > RANK * s[:, :1]
        if np.any(weakest < RANK) and not self._idle(Vt, kept, q):
            k = int(np.argmin(weakest))
            raise SingularityError(
                f"the motion does not determine all {what} of {self.system.mechanism.name!r} at t = "
                f"{samples.times[k]:.6g} s (relative singular value {weakest[k]:.3g}): prescribe more joints, or avoid "
                "this configuration"
            )
        gains = np.where(kept, 1 / np.maximum(s, 1e-300), 0.0)
        v = np.einsum("nrv,nr->nv", Vt, gains * np.einsum("ncr,nc->nr", U, right))
        miss = np.abs(np.einsum("ncv,nv->nc", matrix, v) - right).max(axis=1)
        size = np.maximum(np.abs(right).max(axis=1), np.abs(v).max(axis=1))
        if np.any(miss > np.maximum(1e-7 * size, 1e-12 * size.max())):
            k = int(np.argmax(miss / np.maximum(size, 1e-300)))
            can = isinstance(samples, PlatformSamples)
            raise InconsistentMotionError(
                f"the motion's {what} at t = {samples.times[k]:.6g} s contradict the loops (off by {miss[k]:.3g}); "
                f"{self.system.mechanism.name!r} cannot move that way"
                + (f": {platform_motions(kin, q[k])}" if can else "")
            )
        return np.asarray(v / lengths)


def completed(kinematics: Kinematics, samples: Samples, start: Array) -> Samples:
    """Task coordinates that are not named, and that the platform has, stay as at the start."""
    if not (isinstance(samples, JointSamples) and samples.task):
        return samples
    here, count = kinematics.task_coordinates(start), len(samples.times)
    more = free_coordinates_beside(kinematics, start, samples.values)
    still = {name: np.zeros((count, 1)) for name in more}
    values = {name: np.full((count, 1), here[k]) for name, k in zip(more, indices(more), strict=True)}
    return JointSamples(
        samples.times,
        {**samples.values, **values},
        {**samples.velocities, **still},
        {**samples.accelerations, **still},
        task=True,
    )


def _values(samples: Samples) -> Array:
    if isinstance(samples, JointSamples):
        return np.hstack(list(samples.values.values()))
    if samples.quaternion is None:
        return samples.position
    return np.hstack([samples.quaternion, samples.position])


def _velocities(samples: Samples) -> tuple[Array, Array]:
    if isinstance(samples, JointSamples):
        return np.hstack(list(samples.velocities.values())), np.hstack(list(samples.accelerations.values()))
    first = 3 if samples.quaternion is None else 0
    return samples.twist[:, first:], samples.acceleration[:, first:]
