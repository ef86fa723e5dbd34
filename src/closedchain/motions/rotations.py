"""Unit quaternions (w, x, y, z) in arrays: products, rotation vectors, angular velocities."""

from __future__ import annotations

import numpy as np

from closedchain.mechanism import Pose
from closedchain.types import Array


def multiply(a: Array, b: Array) -> Array:
    """The product of quaternions, (…, 4)."""
    aw, ax, ay, az = a[..., 0], a[..., 1], a[..., 2], a[..., 3]
    bw, bx, by, bz = b[..., 0], b[..., 1], b[..., 2], b[..., 3]
    product = np.empty(np.broadcast_shapes(a.shape, b.shape))
    product[..., 0] = aw * bw - ax * bx - ay * by - az * bz
    product[..., 1] = aw * bx + ax * bw + ay * bz - az * by
    product[..., 2] = aw * by - ax * bz + ay * bw + az * bx
    product[..., 3] = aw * bz + ax * by - ay * bx + az * bw
    return product


def cross(a: Array, b: Array) -> Array:
    """a × b of vectors (…, 3), several times as quick as numpy's."""
    product = np.empty(np.broadcast_shapes(a.shape, b.shape))
    for i, j, k in ((0, 1, 2), (1, 2, 0), (2, 0, 1)):
        product[..., i] = a[..., j] * b[..., k] - a[..., k] * b[..., j]
    return product


def multiples(values: Array, vector: Array) -> Array:
    """Multiples (n, ·) of one vector; column by column, which is quick where the vector has zeros."""
    found = np.zeros((values.size, vector.size))
    for k, entry in enumerate(vector):
        if entry:
            np.multiply(values, entry, out=found[:, k])
    return found


def conjugate(q: Array) -> Array:
    """The opposite turn."""
    return np.asarray(q * np.array([1.0, -1.0, -1.0, -1.0]))


def from_axis(axis: Array, angle: Array) -> Array:
    """Turns by angles (n) about one unit axis."""
    half = np.asarray(angle) / 2
    quaternion, sine = np.zeros((*half.shape, 4)), np.sin(half)
    quaternion[..., 0] = np.cos(half)
    for k, entry in enumerate(axis):
        if entry:
            quaternion[..., k + 1] = sine * entry
    return quaternion


def rotation_vector(q: Array) -> Array:
    """Axis times angle, at most π, of one quaternion."""
    q = q if q[0] >= 0 else -q
    sine = float(np.linalg.norm(q[1:]))
    angle = 2 * np.arctan2(sine, q[0])
    vector: Array = q[1:] * (angle / sine if sine > 1e-12 else 2.0)
    return vector


def rotate(q: Array, v: Array) -> Array:
    """Vectors (…, 3) turned by quaternions (…, 4)."""
    t = 2 * cross(q[..., 1:], v)
    turned: Array = v + q[..., :1] * t + cross(q[..., 1:], t)
    return turned


def angular(q: Array, dq: Array, ddq: Array) -> tuple[Array, Array, Array]:
    """Unit quaternion, angular velocity and acceleration (world axes) of a curve q(t) that need not be of length 1."""
    length = np.linalg.norm(q, axis=-1, keepdims=True)
    unit = q / length
    # derivatives of q / |q|
    along = np.sum(unit * dq, axis=-1, keepdims=True)
    du = (dq - unit * along) / length
    along_rate = np.sum(du * dq + unit * ddq, axis=-1, keepdims=True)
    ddu = (ddq - du * along - unit * along_rate - du * along) / length
    back = conjugate(unit)
    w = 2 * multiply(du, back)[..., 1:]
    a = 2 * multiply(ddu, back)[..., 1:]
    return unit, w, a


def pose_quaternion(pose: Pose) -> Array:
    """The orientation of a pose as a quaternion."""
    if pose.rotation is None:
        return np.array([1.0, 0.0, 0.0, 0.0])
    if len(pose.rotation) == 4:
        return np.array(pose.rotation)
    R = pose.matrix
    a, b, c, trace = R[0, 0], R[1, 1], R[2, 2], float(np.trace(R))
    squares = np.array([1 + trace, 1 + a - b - c, 1 - a + b - c, 1 - a - b + c])
    x, y, z = R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]
    u, v, w = R[1, 0] + R[0, 1], R[0, 2] + R[2, 0], R[2, 1] + R[1, 2]
    rows = np.array([[squares[0], x, y, z], [x, squares[1], u, v], [y, u, squares[2], w], [z, v, w, squares[3]]])
    # the row with the largest entry loses no digits
    k = int(np.argmax(squares))
    return np.asarray(rows[k] / (2 * np.sqrt(squares[k])))
