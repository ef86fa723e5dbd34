"""Rotations, unit quaternions (w, x, y, z), rigid transforms and 6-vectors [angular; linear] over CasADi symbols.

X_AB is the pose of frame B in frame A: R_AB holds B's axes as columns, p_AB its origin, both in A.
A twist V_B of a body is taken at the origin of B, in B's axes; a wrench F_B likewise [moment; force].
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial, wraps

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike

from closedchain.records import dataclass
from closedchain.types import SX

DUST = 1e-15  # what rounding leaves of sines and cosines, beside one


def exact(values: ArrayLike) -> SX:
    """A constant matrix with its zeros left out."""
    array = np.array(values, dtype=float)
    columns = array.T if array.ndim == 2 else array.reshape(1, -1)
    held = columns != 0
    return SX(_pattern(columns.shape, held.tobytes()), SX(columns[held].tolist()))


@cache
def _pattern(shape: tuple[int, int], held: bytes) -> ca.Sparsity:
    """Where a matrix has numbers, column by column; shape: columns, rows."""
    columns, rows = np.nonzero(np.frombuffer(held, dtype=np.bool).reshape(shape))
    return ca.Sparsity.triplet(shape[1], shape[0], rows.tolist(), columns.tolist())


def constant(values: ArrayLike) -> SX:
    """The same of numbers of one unit, without rounding dust beside the largest of them."""
    array = np.array(values, dtype=float)
    return exact(np.where(np.abs(array) < DUST * np.abs(array).max(initial=0.0), 0.0, array))


def constant_rotation(values: ArrayLike) -> SX:
    """The same of a rotation matrix, whose entries beside 0, 1 and −1 are these."""
    array = np.array(values, dtype=float)
    return exact(np.where(np.abs(array - np.round(array)) < DUST, np.round(array), array))


def traced_once(of: Callable[..., SX]) -> Callable[..., SX]:
    """A formula that legs of one design, and joints of one kind, share: traced once, then filled in.

    Called from Python, CasADi takes a hundred times as long for an operation as where it fills in a function. The
    formula may depend on where its matrices have zeros by structure, not on their elements: elements that are constants
    fold while they are filled in, operation by operation, as if they had been traced. Of a pose it gets R and p̂.
    """
    known: dict[tuple[tuple[int, ...], ...], ca.Function] = {}

    @wraps(of)
    def filled(*arguments: SX | Transform) -> SX:
        pairs = [(one.R, skew(one.p)) if isinstance(one, Transform) else (one,) for one in arguments]
        matrices = [matrix for pair in pairs for matrix in pair]
        patterns = [matrix.sparsity() for matrix in matrices]
        key = tuple([tuple(pattern.compress()) for pattern in patterns])
        if key not in known:
            symbols = [SX.sym("x", pattern) for pattern in patterns]
            known[key] = ca.Function("f", symbols, [of(*symbols)])
        found: SX = ca.sparsify(known[key](*matrices))
        return found

    return filled


# Operators of CasADi find out first what kinds their operands are, which takes five times as long as the operation.
# These are for loops over elements, all of which are symbols.
def times(a: SX, b: SX) -> SX:
    """The product of two elements."""
    return SX.binary(ca.OP_MUL, a, b)


def minus(a: SX, b: SX) -> SX:
    """The difference of two elements."""
    return SX.binary(ca.OP_SUB, a, b)


def skew(v: SX) -> SX:
    """The matrix of the cross product: skew(v) @ u = v × u."""
    return ca.sparsify(ca.skew(v))


def unskew(S: SX) -> SX:
    """The vector of the skew-symmetric part of a matrix."""
    return ca.vertcat(S[2, 1] - S[1, 2], S[0, 2] - S[2, 0], S[1, 0] - S[0, 1]) / 2


def rotation_about(axis: int, angle: SX) -> SX:
    """The rotation by an angle about coordinate axis 0, 1 or 2."""
    return _ROTATIONS[axis](angle)


def _rotation(axis: int, angle: SX) -> SX:
    i, j = (axis + 1) % 3, (axis + 2) % 3
    R = SX(3, 3)
    R[axis, axis] = 1
    R[i, i] = R[j, j] = ca.cos(angle)
    R[j, i] = ca.sin(angle)
    R[i, j] = -R[j, i]
    return R


_ROTATIONS = tuple(traced_once(partial(_rotation, axis)) for axis in range(3))


@traced_once
def quaternion_matrix(q: SX) -> SX:
    """The rotation matrix of a unit quaternion."""
    w, x, y, z = (q[i] for i in range(4))
    return ca.vertcat(
        ca.horzcat(1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        ca.horzcat(2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        ca.horzcat(2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
    )


def quaternion_derivative(q: SX, w: SX) -> SX:
    """dq/dt of a body that rotates with angular velocity w, given in the body's axes."""
    s, v = q[0], q[1:4]
    return ca.vertcat(-ca.dot(v, w), s * w + ca.cross(v, w)) / 2


def quaternion_between(p: SX, q: SX) -> SX:
    """p⁻¹ q of two unit quaternions: the rotation q as seen from p."""
    w, v = p[0], p[1:]
    return ca.vertcat(w * q[0] + ca.dot(v, q[1:]), w * q[1:] - q[0] * v - ca.cross(v, q[1:]))


def matrix_quaternion(R: SX) -> SX:
    """The unit quaternion of a rotation matrix, sign chosen so that its largest entry is positive."""
    squares = [
        1 + R[0, 0] + R[1, 1] + R[2, 2],
        1 + R[0, 0] - R[1, 1] - R[2, 2],
        1 - R[0, 0] + R[1, 1] - R[2, 2],
        1 - R[0, 0] - R[1, 1] + R[2, 2],
    ]
    a, b, c = R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]
    d, e, f = R[1, 0] + R[0, 1], R[0, 2] + R[2, 0], R[2, 1] + R[1, 2]
    rows = [
        ca.vertcat(squares[0], a, b, c),
        ca.vertcat(a, squares[1], d, e),
        ca.vertcat(b, d, squares[2], f),
        ca.vertcat(c, e, f, squares[3]),
    ]
    best, row = squares[0], rows[0]
    for square, candidate in zip(squares[1:], rows[1:], strict=True):
        row = ca.if_else(square > best, candidate, row)
        best = ca.fmax(square, best)
    return row / (2 * ca.sqrt(best))


NEAR = 1e-8  # square of a sine below which an angle is taken from its series
WIDE = 1e-4  # square of an angle below which differences of its functions are taken from their series
HALF_TURN = 1e-16  # square of a sine below which opposite directions count as opposite


def rotation_vector(R: SX, way: SX | float = 1.0) -> SX:
    """Axis times angle (rad) of a rotation; see `quaternion_vector`."""
    return quaternion_vector(matrix_quaternion(R), way)


def quaternion_vector(quaternion: SX, way: SX | float = 1.0) -> SX:
    """Axis times angle (rad) of a rotation, 2 atan2(|v|, w) v/|v| of its unit quaternion with w ≥ 0.

    At half a turn both ways are as short: `way` 1 or −1 chooses. Value and derivatives are finite everywhere.
    """
    w = quaternion[0]
    quaternion = quaternion * ca.if_else(w * w < HALF_TURN, way, ca.if_else(w < 0, -1, 1))
    w, v = quaternion[0], quaternion[1:]
    square = ca.dot(v, v)
    sine = ca.sqrt(ca.if_else(square < NEAR, 1, square))
    return v * ca.if_else(square < NEAR, 2 + square / 3, 2 * ca.atan2(sine, w) / sine)


def vector_quaternion(r: SX) -> SX:
    """The unit quaternion of a rotation vector (rad)."""
    square = ca.dot(r, r)
    near = square < NEAR
    angle = ca.sqrt(ca.if_else(near, 1, square))
    w = ca.if_else(near, 1 - square / 8, ca.cos(angle / 2))
    return ca.vertcat(w, r * ca.if_else(near, 0.5 - square / 48, ca.sin(angle / 2) / angle))


def vector_rate(r: SX) -> SX:
    """E with dr/dt = E w: how a rotation vector changes with the angular velocity in the rotated frame's axes.

    E = 1 + ½ [r]× + (1/θ² − cot(θ/2) / 2θ) [r]×²,   θ = |r|
    """
    square, S = ca.dot(r, r), skew(r)
    near = square < WIDE
    angle = ca.sqrt(ca.if_else(near, 1, square))
    series = 1 / 12 + square / 720 + square**2 / 30240
    factor = ca.if_else(near, series, 1 / angle**2 - ca.cos(angle / 2) / (2 * angle * ca.sin(angle / 2)))
    return SX(ca.DM.eye(3)) + S / 2 + factor * (S @ S)


def rotation_between(a: SX, b: SX, across: SX, way: SX | float = 1.0) -> SX:
    """The least rotation (axis times angle, rad) that takes the unit vector a to b: the logarithm on the sphere.

    Where they are opposite it is half a turn about `across`, a unit vector perpendicular to a, in the sense of `way`.
    """
    normal, cosine = ca.cross(a, b), ca.dot(a, b)
    square = ca.dot(normal, normal)
    near, opposite = square < NEAR, ca.logic_and(square < HALF_TURN, cosine < 0)
    series = ca.logic_and(near, cosine > 0)
    sine = ca.sqrt(ca.if_else(ca.logic_or(series, opposite), 1, square))
    factor = ca.if_else(series, 1 + square / 6, ca.if_else(opposite, -1, ca.atan2(sine, cosine) / sine))
    return factor * normal + ca.if_else(opposite, way * np.pi, 0) * across


# sines and cosines
Pair = tuple[SX, SX]  # y and x of an arctangent, over their length


def simplify_arctangents(inputs: Sequence[SX], outputs: Sequence[SX]) -> list[SX]:
    """The same outputs without sines and cosines of arctangents, operation by operation:

    sin atan2(y, x) = y / √(x² + y²)         cos atan2(y, x) = x / √(x² + y²)         and of ± atan2(y, x) + constant
    """
    function = ca.Function("f", list(inputs), [ca.densify(out) for out in outputs], {"cse": True})
    work: list[SX] = [SX(0)] * function.sz_w()
    pairs: list[Pair | None] = [None] * function.sz_w()
    results = [ca.densify(SX(out.sparsity(), 1)) for out in function.sx_out()]
    for k in range(function.n_instructions()):
        op, at = function.instruction_id(k), function.instruction_output(k)
        arguments = function.instruction_input(k)
        if op == ca.OP_OUTPUT:
            results[at[0]].nz[at[1]] = work[arguments[0]]
            continue
        pair: Pair | None = None
        if op == ca.OP_INPUT:
            value = inputs[arguments[0]].nz[arguments[1]]
        elif op == ca.OP_CONST:
            value = SX(function.instruction_constant(k))
        else:
            value, pair = _apply(op, [work[i] for i in arguments], [pairs[i] for i in arguments])
        work[at[0]], pairs[at[0]] = value, pair
    return results


def _apply(op: int, values: list[SX], pairs: list[Pair | None]) -> tuple[SX, Pair | None]:
    """One operation, and where the result is an arctangent, what it is made of."""
    if op == ca.OP_ATAN2:
        y, x = values
        shrink = 1 / ca.sqrt(x * x + y * y)
        return ca.atan2(y, x), (y * shrink, x * shrink)
    if pairs[0] is not None:
        y, x = pairs[0]
        if op == ca.OP_NEG:
            return -values[0], (-y, x)
        if op in (ca.OP_SIN, ca.OP_COS):
            return (y if op == ca.OP_SIN else x), None
    if op in (ca.OP_ADD, ca.OP_SUB):
        value, turned = SX.binary(op, *values), [pair for pair in pairs if pair is not None]
        constants = [value for value in values if value.is_constant()]
        if len(turned) == len(constants) == 1:
            (y, x), angle = turned[0], constants[0]
            minus_arctangent = op == ca.OP_SUB and pairs[1] is not None
            y = -y if minus_arctangent else y
            angle = -angle if op == ca.OP_SUB and pairs[0] is not None else angle
            c, s = ca.cos(angle), ca.sin(angle)
            return value, (y * c + x * s, x * c - y * s)
        return value, None
    if len(values) == 1:
        return SX.unary(op, values[0]), None
    return SX.binary(op, *values), None


@dataclass(frozen=True)
class Transform:
    """The pose of one frame in another."""

    R: SX
    p: SX

    @staticmethod
    def identity() -> Transform:
        """No turn, no shift."""
        return Transform(constant(np.eye(3)), SX(3, 1))

    @staticmethod
    def fixed(R: ArrayLike, p: ArrayLike) -> Transform:
        """A constant pose."""
        return Transform(constant_rotation(R), constant(p))

    def __matmul__(self, other: Transform) -> Transform:
        """X_AC = X_AB @ X_BC."""
        if self.is_identity or other.is_identity:  # as of many bodies in the frames of their joints
            return other if self.is_identity else self
        return Transform(self.R @ other.R, self.p + self.R @ other.p)

    @property
    def is_identity(self) -> bool:
        """Whether both frames are the same by structure."""
        return self.p.nnz() == 0 and bool(self.R.is_eye())

    def inverse(self) -> Transform:
        """X_BA from X_AB."""
        R_BA = self.R.T
        return Transform(R_BA, -(R_BA @ self.p))

    def motion_in(self) -> SX:
        """The 6×6 matrix that takes a twist in A to the same twist in B."""
        return _motion_in(self)

    def motion_out(self) -> SX:
        """The 6×6 matrix that takes a twist in B to the same twist in A."""
        return _motion_out(self)

    def matrix(self) -> SX:
        """R and p side by side, 3×4."""
        return ca.horzcat(self.R, self.p)


@traced_once
def _motion_in(R: SX, P: SX) -> SX:
    return ca.blockcat([[R.T, SX(3, 3)], [-(R.T @ P), R.T]])


@traced_once
def _motion_out(R: SX, P: SX) -> SX:
    return ca.blockcat([[R, SX(3, 3)], [P @ R, R]])


@traced_once
def cross_motion(V: SX, W: SX) -> SX:
    """V × W of two twists: the rate of W when it is carried along by V."""
    w, v = V[:3], V[3:]
    return ca.vertcat(skew(w) @ W[:3], skew(v) @ W[:3] + skew(w) @ W[3:])


@traced_once
def cross_force(V: SX, F: SX) -> SX:
    """V ×* F: the rate of a wrench (or momentum) when it is carried along by V."""
    w, v = V[:3], V[3:]
    return ca.vertcat(skew(w) @ F[:3] + skew(v) @ F[3:], skew(w) @ F[3:])


def motion_inverse(X: SX) -> SX:
    """The inverse of a 6×6 matrix X = [[R, 0], [S, R]] that takes twists from one frame to another."""
    R, S = X[:3, :3], X[3:, :3]
    return ca.blockcat([[R.T, SX(3, 3)], [-(R.T @ S @ R.T), R.T]])


def wrench_onward(X: SX, F: SX) -> SX:
    """X⁻ᵀ F: a wrench in the frame to which X = [[R, 0], [S, R]] takes twists."""
    R, S = X[:3, :3], X[3:, :3]
    return ca.vertcat(R @ F[:3] + S @ F[3:], R @ F[3:])


def symmetric(M: SX) -> SX:
    """A matrix with its upper triangle copied from the lower, so that every pair is computed once."""
    return ca.sparsify(ca.tril2symm(ca.tril(M)))


def congruent(Lambda: SX, Y: SX) -> SX:
    """Yᵀ Λ Y of a symmetric 3×3 Λ in turned axes; where it is diagonal, w₁ 1 + Σ (w_i − w₁) y_i y_iᵀ with rows y_i."""
    if not Lambda.sparsity().is_diag():
        return ca.tril2symm(ca.tril(Y.T @ (Lambda @ Y)))
    found = Lambda[0, 0] * SX(ca.DM.eye(3))
    for i in (1, 2):
        found += Y[i, :].T @ ((Lambda[i, i] - Lambda[0, 0]) * Y[i, :])
    return ca.tril2symm(ca.tril(found))


def inertia_matrix(mass: SX | float, center: SX, inertia: SX) -> SX:
    """The 6×6 inertia at the body's origin from mass, mass centre and inertia about it."""
    C = skew(center)
    one = SX(ca.DM.eye(3))
    return ca.sparsify(ca.blockcat([[inertia + mass * C @ C.T, mass * C], [mass * C.T, mass * one]]))
