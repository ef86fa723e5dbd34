"""Forward dynamics of a tree with loops, from Pinocchio's own M, nle, J and J̇v on the null space of the loop rows.

Imports nothing of the package.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import pinocchio as pin
import scipy.linalg

Array = np.ndarray


@dataclass(frozen=True)
class Loop:
    """Two frames on bodies (frames of the Pinocchio model) that coincide; of a revolute one all but a rotation about
    the axis, of a spherical one their origins."""

    one: str
    at: Sequence[float] = (0.0, 0.0, 0.0)
    other: str = ""
    other_at: Sequence[float] = (0.0, 0.0, 0.0)
    kind: str = "fixed"
    axis: Sequence[float] = (0.0, 0.0, 1.0)
    R: Array | None = None  # of the first frame on its body
    other_R: Array | None = None


def configuration(
    model: pin.Model, names: Sequence[str], q: Sequence[float], v: Sequence[float]
) -> tuple[Array, Array]:
    """Pinocchio's q and v from coordinates of joints with one degree of freedom."""
    full, rate = pin.neutral(model), np.zeros(model.nv)
    for name, angle, speed in zip(names, q, v, strict=True):
        joint = model.joints[model.getJointId(name)]
        full[joint.idx_q : joint.idx_q + joint.nq] = [np.cos(angle), np.sin(angle)] if joint.nq == 2 else [angle]
        rate[joint.idx_v] = speed
    return full, rate


def loop_rows(model: pin.Model, data: pin.Data, q: Array, v: Array, loop: Loop) -> tuple[Array, Array, float]:
    """J, J̇v and how far the loop is open, in world axes at the frames' common origin."""
    sides = []
    for name, at, R in ((loop.one, loop.at, loop.R), (loop.other, loop.other_at, loop.other_R)):
        body = model.existFrame(name, pin.FrameType.BODY)  # a joint may have the same name
        frame = model.frames[model.getFrameId(name, pin.FrameType.BODY) if body else model.getFrameId(name)]
        placed = frame.placement * pin.SE3(np.eye(3) if R is None else R, np.array(at, dtype=float))
        own = pin.Frame("loop", frame.parentJoint, placed, pin.FrameType.OP_FRAME)
        sides.append(_motion(model, data, q, own))
    (J1, w1, a1, X1), (J2, w2, a2, X2) = sides
    J, gamma = J1 - J2, a1 - a2
    gap = float(np.abs(X1.translation - X2.translation).max())
    if loop.kind == "spherical":
        return J[:3], gamma[:3], gap
    if loop.kind == "fixed":
        return J, gamma, max(gap, float(np.abs(X1.rotation - X2.rotation).max()))
    z1, z2 = X1.rotation @ np.array(loop.axis), X2.rotation @ np.array(loop.axis)
    helper = np.linalg.svd(z1[None])[2][1:]  # directions held, fixed in the first body
    turning = np.cross(w1, helper) @ (w1 - w2)
    rows = np.vstack([J[:3], helper @ J[3:]])
    return rows, np.concatenate([gamma[:3], helper @ gamma[3:] + turning]), max(gap, float(np.abs(z1 - z2).max()))


def _motion(model: pin.Model, data: pin.Data, q: Array, frame: pin.Frame) -> tuple[Array, Array, Array, pin.SE3]:
    """Jacobian, angular velocity and classical acceleration at zero joint accelerations, of a frame."""
    X = data.oMi[frame.parentJoint] * frame.placement
    if frame.parentJoint == 0:
        return np.zeros((6, model.nv)), np.zeros(3), np.zeros(6), X
    J = pin.getJointJacobian(model, data, frame.parentJoint, pin.LOCAL)
    to_frame = frame.placement.toActionMatrixInverse()
    turn = np.kron(np.eye(2), X.rotation)
    V, A = frame.placement.actInv(data.v[frame.parentJoint]), frame.placement.actInv(data.a[frame.parentJoint])
    linear = A.linear + np.cross(V.angular, V.linear)
    return turn @ to_frame @ J, X.rotation @ V.angular, turn @ np.concatenate([linear, A.angular]), X


def null_space_acceleration(
    model: pin.Model, loops: Sequence[Loop], names: Sequence[str], q: Sequence[float], v: Sequence[float], tau: Array
) -> tuple[Array, float]:
    """Accelerations of the named joints and the largest gap of a loop; `tau` is in the same order."""
    full, rate = configuration(model, names, q, v)
    force = np.zeros(model.nv)
    at = [model.joints[model.getJointId(name)].idx_v for name in names]
    force[at] = tau
    a, gap, _, _ = solve(model, loops, full, rate, force)
    return a[at], gap


def solve(
    model: pin.Model,
    loops: Sequence[Loop],
    q: Array,
    v: Array,
    tau: Array,
    more: Sequence[tuple[Array, float]] = (),
    independent: float = 1e-9,
) -> tuple[Array, float, int, float]:
    """Acceleration, largest gap, rank of the loop rows, and a pivot; `more` are further rows with their J̇v.

    independent: singular values relative to the largest that count

    The pivot is the smallest of: eigenvalues of the mass matrix reduced to independent coordinates and scaled to a unit
    diagonal, squares of singular values of the null space on these coordinates, and of the loop rows made unit.
    """
    data = model.createData()
    M = np.triu(pin.crba(model, data, q))
    M = M + np.triu(M, 1).T
    h = np.array(pin.nonLinearEffects(model, data, q, v))
    pin.computeJointJacobians(model, data, q)
    pin.forwardKinematics(model, data, q, v, np.zeros(model.nv))
    parts = [loop_rows(model, data, q, v, loop) for loop in loops]
    J = np.vstack([np.zeros((0, model.nv)), *(part[0] for part in parts), *(row for row, _ in more)])
    gamma = np.concatenate([np.zeros(0), *(part[1] for part in parts), np.array([bias for _, bias in more])])
    gap = max((part[2] for part in parts), default=0.0)
    if len(J) == 0:
        return np.linalg.solve(M, tau - h), 0.0, 0, 1.0
    U, s, Vt = np.linalg.svd(J)
    rank = int(np.sum(s > independent * s[0]))
    N, start = Vt[rank:].T, -Vt[:rank].T @ ((U.T @ gamma)[:rank] / s[:rank])
    reduced = N.T @ M @ N
    length = np.linalg.norm(J, axis=1, keepdims=True)  # metres and radians compare
    own = np.linalg.svd(J / np.where(length > 1e-9 * length.max(), length, 1.0), compute_uv=False)
    pivot = min(_pivot(N, M) if rank < model.nv else 1.0, float(own[rank - 1] / own[0]) ** 2)
    if not pivot > 0:
        return np.full(model.nv, np.nan), gap, rank, pivot
    a = start
    for _ in range(3):  # the second and third refine it
        a = a + N @ np.linalg.solve(reduced, N.T @ (tau - h - M @ a))
    return a, gap, rank, pivot


def _pivot(N: Array, M: Array) -> float:
    """How well the reduced equations are conditioned, whatever the sizes of the bodies."""
    columns = scipy.linalg.qr(N.T, mode="r", pivoting=True)[1][: N.shape[1]]
    chosen = N[columns]
    G = N @ np.linalg.inv(chosen)
    reduced = G.T @ M @ G
    d = np.sqrt(np.diag(reduced))
    if not np.all(d > 0):
        return 0.0
    scaled = np.linalg.eigvalsh(reduced / np.outer(d, d))[0]
    return float(min(scaled, np.linalg.svd(chosen, compute_uv=False)[-1] ** 2))
