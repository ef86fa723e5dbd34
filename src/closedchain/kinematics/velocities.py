"""Velocities and accelerations that keep the loops closed, Jacobians of actuators and platform, singularities."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from functools import cached_property

import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import ArgumentError, InconsistentMotionError, SingularityError
from closedchain.kinematics.evaluate import RANK_TOLERANCE, Kinematics
from closedchain.kinematics.task_coordinates import checked, free_coordinates_beside, indices
from closedchain.mechanism.numbers import finite_vector, named, real_array
from closedchain.multibody.system import Link
from closedchain.records import dataclass
from closedchain.types import Array

CONTRADICTION = 1e-8  # of the largest velocity: what prescribed ones may contradict the loops by


@dataclass(frozen=True, eq=False)
class VelocityTargets:
    """Rows on the velocities with their values: T v = t, and for accelerations T dv/dt = t − T' (with T' = dT/dt v).

    `lengths` scales each row to metres per second: the machine's size for a rotation, 1 for a translation.
    """

    rows: Array
    values: Array
    lengths: Array
    names: tuple[str, ...]


def velocity_targets(
    kinematics: Kinematics,
    q: Array,
    joints: Mapping[str, float | ArrayLike] | None,
    platform: ArrayLike | Mapping[str, float] | None,
    v: Array | None = None,
) -> VelocityTargets:
    """Velocities (or, with v given, accelerations) of joints and platform as rows; flexible links keep their shape."""
    nv = kinematics.system.nv
    rows, values, lengths, names = [np.zeros((0, nv))], [np.zeros(0)], list[float](), list[str]()
    for name, value in named("joints", joints).items():
        part = kinematics.system.element(name)
        count, what = part.model.nv, f"velocities of joint {name!r}"
        given = np.array(finite_vector(what, np.atleast_1d(real_array(what, value, infinite=True)), count))
        if isinstance(part, Link):
            T = np.eye(nv)[part.v]
        else:
            T = np.column_stack([kinematics.joint_velocities(name, q, e) for e in np.eye(nv)])
        product = kinematics.joint_product(name, q, v) if v is not None else np.zeros(count)
        rows.append(T)
        values.append(given - product)
        lengths += kinematics.joint_lengths(name).tolist()
        names += [name] * count
    if isinstance(platform, Mapping):
        rates = checked("platform", platform)
        if not joints:  # what is not named keeps still
            rates |= dict.fromkeys(free_coordinates_beside(kinematics, q, rates), 0.0)
        chosen = indices(rates)
        product = kinematics.task_product(q, v) if v is not None else np.zeros(6)
        rows.append(kinematics.task_jacobian(q)[chosen])
        values.append(np.array(list(rates.values())) - product[chosen])
        lengths += kinematics.task_lengths[chosen].tolist()
        names += [kinematics.platform_name()] * len(chosen)
    elif platform is not None:
        body = kinematics.platform_name()
        given = np.array(finite_vector("platform twist [angular; linear]", platform, 6))
        product = kinematics.body_product(body, q, v) if v is not None else np.zeros(6)
        rows.append(kinematics.body_jacobian(body, q))
        values.append(given - product)
        lengths += kinematics.twist_lengths.tolist()
        names += [body] * 6
    for flexible in kinematics.system.flexible_bodies:
        rows.append(np.eye(nv)[flexible.v])
        count = flexible.v.stop - flexible.v.start
        values.append(np.zeros(count))
        lengths += [1.0] * count
        names += [flexible.body] * count
    return VelocityTargets(np.vstack(rows), np.concatenate(values), np.array(lengths), tuple(names))


def consistent_velocities(
    kinematics: Kinematics,
    q: Array,
    targets: VelocityTargets,
    right: Array,
    what: str,
    redundancy: str | None = None,
) -> Array:
    """The v with G v = right that meets the targets, or an error if there is none or more than one.

    With redundancy "least_norm" it is the smallest of several (rotations times the machine's size). Without it,
    degrees of freedom that move neither an actuator nor the platform (rods that spin between two spherical joints)
    stay at rest.
    """
    lengths = kinematics.step_lengths
    particular = (
        _pinv(kinematics.scaled(kinematics.constraint(q))) @ (right * kinematics.velocity_row_lengths) / lengths
    )
    N = kinematics.free_motions(q)
    z, determined = _solve(targets.rows @ N, targets.values - targets.rows @ particular, targets.lengths)
    v = particular + N @ z
    rows = targets.rows * targets.lengths[:, None]
    off = np.abs(targets.rows @ v - targets.values)
    scale = max(np.abs(part).max(initial=0.0) for part in (targets.values * targets.lengths, particular * lengths))
    if off.size and (off * targets.lengths).max() > CONTRADICTION * scale:
        worst = int((off * targets.lengths).argmax())
        platform = kinematics.system.platform
        can = platform is not None and targets.names[worst] == platform.body.name
        raise InconsistentMotionError(
            f"the {what} prescribed for {targets.names[worst]!r} contradict the loops (off by {off[worst]:.3g})"
            + (f"; {platform_motions(kinematics, q)}" if can else "")
        )
    if redundancy is not None and not (isinstance(redundancy, str) and redundancy == "least_norm"):
        raise ArgumentError(f"redundancy is None or 'least_norm', not {redundancy!r}")
    if determined < N.shape[1] and redundancy is None:
        idle = N @ _null_space(rows @ N)
        if idle.shape[1] == N.shape[1] - determined and _moves_nothing(kinematics, q, idle):
            basis = np.linalg.qr(idle * lengths[:, None])[0]
            rest: Array = (v * lengths - basis @ (basis.T @ (v * lengths))) / lengths
            return rest
        raise SingularityError(
            f"the given {what} leave {N.shape[1] - determined} of {N.shape[1]} degrees of freedom undetermined here: "
            "name more joints, pass redundancy='least_norm' to with_velocities, or the configuration is singular"
        )
    return v


def platform_motions(kinematics: Kinematics, q: Array) -> str:
    """In words, what the platform can do at a configuration."""
    lengths, body = kinematics.twist_lengths, kinematics.platform_name()
    possible = kinematics.body_jacobian(body, q) * lengths[:, None] @ kinematics.free_motions(q)
    U, s, _ = np.linalg.svd(possible, full_matrices=False)
    U = U[:, s > RANK_TOLERANCE]
    rank, names = U.shape[1], [f"{kind} {axis}" for kind in ("rotation about", "translation along") for axis in "xyz"]
    pure = [name for name, row in zip(names, U, strict=True) if np.linalg.norm(row) > 1 - 1e-9]
    if rank == 6:
        return f"{body!r} can move in all ways"
    rest = rank - len(pure)
    others = f"{'and ' if pure else ''}{rest} {'further ' if pure else ''}combined motion{'' if rest == 1 else 's'}"
    return f"{body!r} can do {', '.join([*pure, *([others] if rest else [])]) or 'nothing'} (world axes)"


def _moves_nothing(kinematics: Kinematics, q: Array, idle: Array) -> bool:
    """Whether motions leave all actuators and the platform at rest: a rod that spins between two spherical joints."""
    if not kinematics.system.actuators:
        return False
    rows = [kinematics.actuator_jacobian(q) * kinematics.actuator_lengths[:, None]]
    if kinematics.system.platform is not None:
        rows.append(kinematics.body_jacobian(kinematics.platform_name(), q) * kinematics.twist_lengths[:, None])
    return bool(np.abs(np.vstack(rows) @ idle).max(initial=0.0) < 1e-9)


def _null_space(matrix: Array) -> Array:
    if matrix.shape[0] == 0:
        return np.eye(matrix.shape[1])
    _, s, Vt = np.linalg.svd(matrix, full_matrices=True)
    return np.asarray(Vt[int(np.sum(s > RANK_TOLERANCE * max(s[0], 1e-300))) :].T)


@dataclass(frozen=True, eq=False)
class PlatformJacobian:
    """Velocities of platform and actuators, both ways, and the least motion of each (0: singular, at most 1).

    actuator_names: in the order of rows and columns
    platform_from_actuators: 6×na, [angular; linear] velocity of the platform per unit actuator velocities (None in a
        parallel singularity)
    actuators_from_platform: na×6, least-norm where the platform has fewer than six degrees of freedom

    Example:
        >>> jacobian = robot.jacobian(home)
        >>> product = jacobian.actuators_from_platform @ jacobian.platform_from_actuators
        >>> bool(np.allclose(product, np.eye(6)))
        True
    """

    actuator_names: tuple[str, ...]
    platform_from_actuators: Array | None
    actuators_from_platform: Array | None
    _kinematics: Kinematics = field(repr=False)
    _q: Array = field(repr=False)

    @property
    def parallel(self) -> float:
        """Least motion of the actuators, beside the largest; 0: with locked actuators the machine can still move."""
        return self._least[0]

    @property
    def serial(self) -> float:
        """Least motion of the platform, beside the largest; 0: actuators can move without it."""
        return self._least[1]

    @cached_property
    def _least(self) -> tuple[float, float]:
        kin = self._kinematics
        N, body = kin.free_motions(self._q, flexible=False), kin.platform_name()
        rows = (
            (kin.actuator_jacobian(self._q), kin.actuator_lengths),
            (kin.body_jacobian(body, self._q), kin.twist_lengths),
        )
        parallel, serial = (float(least_motion(kin, matrix, lengths, N)) for matrix, lengths in rows)
        return parallel, serial


def platform_jacobian(kinematics: Kinematics, q: Array) -> PlatformJacobian:
    """The constrained Jacobian between actuators and platform at a configuration; flexible links keep their shape."""
    names = tuple(actuator.name for actuator in kinematics.system.actuators)
    found = PlatformJacobian(names, None, None, kinematics, q)
    N = kinematics.free_motions(q, flexible=False)
    a, p = kinematics.actuator_lengths, kinematics.twist_lengths
    A_N = (kinematics.actuator_jacobian(q) @ N) * a[:, None]  # in m/s
    P_N = (kinematics.body_jacobian(kinematics.platform_name(), q) @ N) * p[:, None]
    forward = P_N / p[:, None] @ (np.linalg.pinv(A_N) * a) if found.parallel > RANK_TOLERANCE else None
    inverse = A_N / a[:, None] @ (np.linalg.pinv(P_N) * p) if found.serial > RANK_TOLERANCE else None
    return replace(found, platform_from_actuators=forward, actuators_from_platform=inverse)


def least_motion(kinematics: Kinematics, rows: Array, lengths: Array, N: Array) -> Array:
    """Least motion along rows on the velocities per unit motion of the machine, relative to the largest possible.

    Between 0 (a free motion N that the rows do not see: singular) and 1. Rows (…, m, nv) and N (…, nv, mobility) at one
    configuration or at many.
    """
    if N.shape[-1] == 0 or rows.shape[-2] < N.shape[-1]:
        return np.full(N.shape[:-2], 1.0 if N.shape[-1] == 0 else 0.0)
    scaled = rows * lengths[:, None]
    largest = np.linalg.norm(scaled / kinematics.step_lengths, 2, axis=(-2, -1))
    least: Array = np.linalg.svd(scaled @ N, compute_uv=False)[..., -1] / np.maximum(largest, 1e-300)
    return least


def _pinv(matrix: Array) -> Array:
    return np.asarray(np.linalg.pinv(matrix, rcond=RANK_TOLERANCE) if matrix.size else matrix.T, dtype=float)


def _solve(matrix: Array, right: Array, lengths: Array) -> tuple[Array, int]:
    """The least-norm z with matrix z = right, and how many directions of z the rows determine."""
    if matrix.size == 0:
        return np.zeros(matrix.shape[1]), 0
    U, s, Vt = np.linalg.svd(matrix * lengths[:, None], full_matrices=False)
    keep = s > RANK_TOLERANCE
    z: Array = Vt[keep].T @ ((U.T @ (right * lengths))[keep] / s[keep])
    return z, int(keep.sum())
