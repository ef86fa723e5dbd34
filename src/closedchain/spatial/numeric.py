"""Rotations, unit quaternions (w, x, y, z) and 6-vectors [angular; linear] on NumPy arrays.

The same mathematics as `rotation` and `transform` over symbols, for numbers. Leading axes are a batch. A rotation
of frame B in frame A takes coordinates in B to coordinates in A.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from closedchain.types import Array


# vectors
def cross(a: Array, b: Array) -> Array:
    """a × b of vectors (…, 3), several times as fast as NumPy's."""
    product = np.empty(np.broadcast_shapes(a.shape, b.shape))
    for i, j, k in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        product[..., i] = a[..., j] * b[..., k] - a[..., k] * b[..., j]
    return product


def skew(v: ArrayLike) -> Array:
    """The matrices (…, 3, 3) of the cross product: skew(v) @ u = v × u."""
    v = np.asarray(v, dtype=float)
    S = np.zeros((*v.shape, 3))
    for i, j, k in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        S[..., i, j], S[..., j, i] = -v[..., k], v[..., k]
    return S


# rotation matrices
def rotation_about(axis: int, angle: ArrayLike) -> Array:
    """The rotations (…, 3, 3) by angles (rad) about coordinate axis 0, 1 or 2."""
    i, j = (axis + 1) % 3, (axis + 2) % 3
    R = np.zeros((*np.shape(angle), 3, 3))
    R[..., axis, axis] = 1
    R[..., i, i] = R[..., j, j] = np.cos(angle)
    R[..., j, i], R[..., i, j] = np.sin(angle), -np.sin(angle)
    return R


def rot_x(angle: ArrayLike) -> Array:
    """The rotation by an angle about x."""
    return rotation_about(0, angle)


def rot_y(angle: ArrayLike) -> Array:
    """The rotation by an angle about y."""
    return rotation_about(1, angle)


def rot_z(angle: ArrayLike) -> Array:
    """The rotation by an angle about z."""
    return rotation_about(2, angle)


def xyz_angles(R: Array) -> Array:
    """Angles of R = Rx Ry Rz, the second between −π/2 and π/2."""
    second = np.arcsin(np.clip(R[0, 2], -1.0, 1.0))
    return np.array([np.arctan2(-R[1, 2], R[2, 2]), second, np.arctan2(-R[0, 1], R[0, 0])])


def quaternion_matrix(q: ArrayLike) -> Array:
    """The rotation matrices of unit quaternions (…, 4)."""
    q = np.asarray(q, dtype=float)
    V = skew(q[..., 1:])
    R: Array = np.eye(3) + 2 * q[..., 0, None, None] * V + 2 * V @ V
    return R


# quaternions
def matrix_quaternion(R: Array) -> Array:
    """The unit quaternions of rotation matrices (…, 3, 3), w ≥ 0."""
    trace = R[..., 0, 0] + R[..., 1, 1] + R[..., 2, 2]
    diagonal = np.diagonal(R, axis1=-2, axis2=-1)
    squares = np.concatenate([1 + trace[..., None], 1 + 2 * diagonal - trace[..., None]], axis=-1)
    rows = np.empty((*trace.shape, 4, 4))  # 4 q qᵀ
    for k, (i, j) in enumerate(((1, 2), (2, 0), (0, 1))):
        rows[..., 0, k + 1] = rows[..., k + 1, 0] = R[..., j, i] - R[..., i, j]
        rows[..., i + 1, j + 1] = rows[..., j + 1, i + 1] = R[..., i, j] + R[..., j, i]
    for k in range(4):
        rows[..., k, k] = squares[..., k]
    # the row with the largest diagonal entry loses no digits
    best = np.argmax(squares, axis=-1)[..., None, None]
    q = np.take_along_axis(rows, best, axis=-2)[..., 0, :]
    q /= np.linalg.norm(q, axis=-1, keepdims=True)
    return np.asarray(np.where(q[..., :1] < 0, -q, q))


def axis_quaternion(axis: Array, angle: ArrayLike) -> Array:
    """Rotations by angles (…) about one unit axis."""
    half = np.asarray(angle) / 2
    quaternion, sine = np.zeros((*half.shape, 4)), np.sin(half)
    quaternion[..., 0] = np.cos(half)
    for k, entry in enumerate(axis):
        if entry:
            quaternion[..., k + 1] = sine * entry
    return quaternion


def quaternion_product(a: Array, b: Array) -> Array:
    """a b, the rotation b followed by a, (…, 4)."""
    aw, ax, ay, az = a[..., 0], a[..., 1], a[..., 2], a[..., 3]
    bw, bx, by, bz = b[..., 0], b[..., 1], b[..., 2], b[..., 3]
    product = np.empty(np.broadcast_shapes(a.shape, b.shape))
    product[..., 0] = aw * bw - ax * bx - ay * by - az * bz
    product[..., 1] = aw * bx + ax * bw + ay * bz - az * by
    product[..., 2] = aw * by - ax * bz + ay * bw + az * bx
    product[..., 3] = aw * bz + ax * by - ay * bx + az * bw
    return product


def conjugate(q: Array) -> Array:
    """The inverse rotation."""
    return np.asarray(q * np.array([1.0, -1.0, -1.0, -1.0]))


def rotate(q: Array, v: Array) -> Array:
    """Vectors (…, 3) rotated by quaternions (…, 4)."""
    t = 2 * cross(q[..., 1:], v)
    rotated: Array = v + q[..., :1] * t + cross(q[..., 1:], t)
    return rotated


def rotation_vector(q: Array) -> Array:
    """Axis times angle (rad, at most π) of quaternions (…, 4)."""
    q = np.where(q[..., :1] < 0, -q, q)
    sine = np.linalg.norm(q[..., 1:], axis=-1, keepdims=True)
    angle = 2 * np.arctan2(sine, q[..., :1])
    vector: Array = q[..., 1:] * np.where(sine > 1e-12, angle / np.maximum(sine, 1e-300), 2.0)
    return vector


def vector_quaternion(v: Array) -> Array:
    """The quaternions of rotation vectors (…, 3)."""
    angle = np.linalg.norm(v, axis=-1, keepdims=True)
    axis = v / np.where(angle > 0, angle, 1.0)
    return np.concatenate([np.cos(angle / 2), np.sin(angle / 2) * axis], axis=-1)


def angular_motion(q: Array, dq: Array, ddq: Array) -> tuple[Array, Array, Array]:
    """Unit quaternion, angular velocity and acceleration (outer axes) of a curve q(t) that need not have length 1."""
    length = np.linalg.norm(q, axis=-1, keepdims=True)
    unit = q / length
    # derivatives of q / |q|
    along = np.sum(unit * dq, axis=-1, keepdims=True)
    du = (dq - unit * along) / length
    along_rate = np.sum(du * dq + unit * ddq, axis=-1, keepdims=True)
    ddu = (ddq - du * along - unit * along_rate - du * along) / length
    back = conjugate(unit)
    w = 2 * quaternion_product(du, back)[..., 1:]
    a = 2 * quaternion_product(ddu, back)[..., 1:]
    return unit, w, a


# 6-vectors
def adjoint(R: Array, p: ArrayLike) -> Array:
    """The 6×6 matrix that takes a twist (or small screw) in frame B to the same one in A, where B is at (R, p).

    Its transpose takes a wrench [moment; force] in A to the same one in B.
    """
    return np.block([[R, np.zeros((3, 3))], [skew(p) @ R, R]])
