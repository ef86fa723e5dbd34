"""The joint kinds: what each means is written down in `joint_model`."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

import casadi as ca
import numpy as np

from closedchain.mechanism.joint import Joint
from closedchain.multibody.joints.general import General as General
from closedchain.multibody.joints.interface import JointModel as JointModel
from closedchain.multibody.joints.interface import about_z, align
from closedchain.multibody.joints.interface import columns as columns
from closedchain.spatial.rotation import (
    constant,
    matrix_quaternion,
    quaternion_derivative,
    quaternion_matrix,
    turn,
    unskew,
)
from closedchain.spatial.transform import Transform
from closedchain.types import SX


@final
class Revolute(JointModel):
    coordinate_names = velocity_names = ("angle",)
    rows = ("rx", "ry", "x", "y", "z")

    def pose(self, q: SX) -> Transform:
        return Transform(turn(2, q[0]), SX(3, 1))

    def motion(self, q: SX) -> SX:
        return columns("rz")

    def motion_space(self, X: Transform) -> SX:
        return columns("rz")

    def coordinates(self, X: Transform) -> SX:
        return about_z(X)

    def residual(self, X: Transform) -> SX:
        return ca.vertcat(align(X), X.p)

    def facing(self, X: Transform) -> SX:
        return X.R[2, 2]


@final
class Prismatic(JointModel):
    coordinate_names = velocity_names = ("distance",)
    rows = ("rx", "ry", "rz", "x", "y")

    def pose(self, q: SX) -> Transform:
        return Transform(constant(np.eye(3)), q[0] * constant([0, 0, 1]))

    def motion(self, q: SX) -> SX:
        return columns("z")

    def motion_space(self, X: Transform) -> SX:
        return columns("z")

    def coordinates(self, X: Transform) -> SX:
        return X.p[2]

    def residual(self, X: Transform) -> SX:
        return ca.vertcat(unskew(X.R), X.p[:2])

    def facing(self, X: Transform) -> SX:
        return ca.trace(X.R) - 1


@final
class Cylindrical(JointModel):
    coordinate_names = velocity_names = ("angle", "distance")
    rows = ("rx", "ry", "x", "y")

    def pose(self, q: SX) -> Transform:
        return Transform(turn(2, q[0]), q[1] * constant([0, 0, 1]))

    def motion(self, q: SX) -> SX:
        return columns("rz", "z")

    def motion_space(self, X: Transform) -> SX:
        return columns("rz", "z")

    def coordinates(self, X: Transform) -> SX:
        return ca.vertcat(about_z(X), X.p[2])

    def residual(self, X: Transform) -> SX:
        return ca.vertcat(align(X), X.p[:2])

    def facing(self, X: Transform) -> SX:
        return X.R[2, 2]


@final
class Helical(JointModel):
    coordinate_names = velocity_names = ("angle",)
    rows = ("rx", "ry", "x", "y", "screw")

    def __init__(self, pitch: float | SX) -> None:
        self.pitch = pitch

    def pose(self, q: SX) -> Transform:
        return Transform(turn(2, q[0]), self.pitch * q[0] * constant([0, 0, 1]))

    def motion(self, q: SX) -> SX:
        return columns("rz") + self.pitch * columns("z")

    def motion_space(self, X: Transform) -> SX:
        return columns("rz") + self.pitch * columns("z")

    def coordinates(self, X: Transform) -> SX:
        # the turn nearest to the advance, so that several turns are told apart
        if not isinstance(self.pitch, SX) and self.pitch == 0:
            return about_z(X)
        whole = X.p[2] / self.pitch
        return whole + _wrapped(about_z(X) - whole)

    def constraint(self, X: Transform) -> SX:
        return ca.horzcat(columns("rx", "ry", "x", "y"), columns("z") - self.pitch * columns("rz"))

    def residual(self, X: Transform) -> SX:
        return ca.vertcat(align(X), X.p[:2], X.p[2] - self.pitch * self.coordinates(X))

    def facing(self, X: Transform) -> SX:
        return X.R[2, 2]


@final
class Universal(JointModel):
    coordinate_names = velocity_names = ("angle_x", "angle_y")
    rows = ("cross", "x", "y", "z")

    def pose(self, q: SX) -> Transform:
        return Transform(turn(0, q[0]) @ turn(1, q[1]), SX(3, 1))

    def motion(self, q: SX) -> SX:
        first = ca.vertcat(turn(1, q[1]).T @ constant([1, 0, 0]), SX(3, 1))
        return ca.horzcat(first, columns("ry"))

    def motion_space(self, X: Transform) -> SX:
        return ca.horzcat(columns("rx"), ca.vertcat(X.R[:, 1], SX(3, 1)))

    def coordinates(self, X: Transform) -> SX:
        return ca.vertcat(ca.atan2(X.R[2, 1], X.R[1, 1]), ca.atan2(X.R[0, 2], X.R[0, 0]))

    def constraint(self, X: Transform) -> SX:
        # perpendicular to the parent's x and the child's y axis
        cross = ca.vertcat(ca.cross(constant([1, 0, 0]), X.R[:, 1]), SX(3, 1))
        return ca.horzcat(cross, columns("x", "y", "z"))

    def residual(self, X: Transform) -> SX:
        return ca.vertcat(-X.R[0, 1], X.p)


@final
class Spherical(JointModel):
    coordinate_names = ("qw", "qx", "qy", "qz")
    velocity_names = ("wx", "wy", "wz")
    rows = ("x", "y", "z")

    def pose(self, q: SX) -> Transform:
        return Transform(quaternion_matrix(q), SX(3, 1))

    def motion(self, q: SX) -> SX:
        return columns("rx", "ry", "rz")

    def coordinates(self, X: Transform) -> SX:
        return matrix_quaternion(X.R)

    def q_dot(self, q: SX, v: SX) -> SX:
        return quaternion_derivative(q, v)

    def residual(self, X: Transform) -> SX:
        return X.p


@final
class Planar(JointModel):
    coordinate_names = velocity_names = ("x", "y", "angle")
    rows = ("rx", "ry", "z")

    def pose(self, q: SX) -> Transform:
        return Transform(turn(2, q[2]), ca.vertcat(q[0], q[1], SX(1, 1)))

    def motion(self, q: SX) -> SX:
        R = turn(2, q[2])
        slides = ca.vertcat(SX(3, 2), R.T[:, :2])
        return ca.horzcat(slides, columns("rz"))

    def motion_space(self, X: Transform) -> SX:
        return columns("x", "y", "rz")

    def coordinates(self, X: Transform) -> SX:
        return ca.vertcat(X.p[:2], about_z(X))

    def residual(self, X: Transform) -> SX:
        return ca.vertcat(align(X), X.p[2])

    def facing(self, X: Transform) -> SX:
        return X.R[2, 2]


@final
class Fixed(JointModel):
    rows = ("rx", "ry", "rz", "x", "y", "z")

    def pose(self, q: SX) -> Transform:
        return Transform.identity()

    def motion(self, q: SX) -> SX:
        return SX(6, 0)

    def coordinates(self, X: Transform) -> SX:
        return SX(0, 1)

    def residual(self, X: Transform) -> SX:
        return ca.vertcat(unskew(X.R), X.p)

    def facing(self, X: Transform) -> SX:
        return ca.trace(X.R) - 1


@final
class Free(JointModel):
    coordinate_names = ("qw", "qx", "qy", "qz", "x", "y", "z")
    velocity_names = ("wx", "wy", "wz", "vx", "vy", "vz")

    def pose(self, q: SX) -> Transform:
        return Transform(quaternion_matrix(q), q[4:])

    def motion(self, q: SX) -> SX:
        return constant(np.eye(6))

    def coordinates(self, X: Transform) -> SX:
        return ca.vertcat(matrix_quaternion(X.R), X.p)

    def q_dot(self, q: SX, v: SX) -> SX:
        return ca.vertcat(quaternion_derivative(q, v[:3]), quaternion_matrix(q) @ v[3:])

    def residual(self, X: Transform) -> SX:
        return SX(0, 1)


def _wrapped(angle: SX) -> SX:
    return ca.atan2(ca.sin(angle), ca.cos(angle))


MODELS: dict[str, Callable[[Joint], JointModel]] = {
    "revolute": lambda joint: Revolute(),
    "prismatic": lambda joint: Prismatic(),
    "cylindrical": lambda joint: Cylindrical(),
    "universal": lambda joint: Universal(),
    "spherical": lambda joint: Spherical(),
    "planar": lambda joint: Planar(),
    "helical": lambda joint: Helical(joint.pitch or 0.0),
    "fixed": lambda joint: Fixed(),
    "free": lambda joint: Free(),
    "general": lambda joint: General(
        np.array(joint.motion).reshape(-1, 6).T, np.array(joint.constraint).reshape(-1, 6).T
    ),
}


def joint_model(joint: Joint) -> JointModel:
    """The meaning of a joint."""
    return MODELS[joint.kind](joint)
