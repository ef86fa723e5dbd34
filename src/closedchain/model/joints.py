"""What each joint kind means: pose and motion space as a tree joint, residual and constraint space as a cut joint.

X_FM is the pose of the child-side frame M in the parent-side frame F. For coordinates q and rates v:

    pose(q)         X_FM
    motion(q)       S, 6×nv: the twist of M relative to F is S v, at M's origin in M's axes
    freedom(X)      the same space at M's origin in F's axes, for a joint that is not in the tree
    rates(q, v)     dq/dt
    coordinates(X)  q of a given pose
    constraint(X)   phi_c, 6×nc: columns span the wrenches the joint can carry, at M's origin in F's axes
    residual(X)     what must vanish; its rate is the holonomic part of phi_cᵀ V once it does
    facing(X)       positive on the intended root of the residual, negative on its mirror image (axis reversed)
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import final

import casadi as ca
import numpy as np

from closedchain.errors import TopologyError
from closedchain.mechanism.joint import Joint
from closedchain.spatial.rotation import (
    SX,
    constant,
    matrix_quaternion,
    quaternion_matrix,
    quaternion_rate,
    turn,
    unskew,
)
from closedchain.spatial.transform import Transform

# columns of the 6×6 identity by name
UNIT = {name: constant(np.eye(6)[i]) for i, name in enumerate(("rx", "ry", "rz", "x", "y", "z"))}


def columns(*names: str) -> SX:
    """Unit 6-vectors side by side."""
    return ca.horzcat(*(UNIT[name] for name in names)) if names else SX(6, 0)


class JointModel(ABC):
    """One joint kind; see the module's docstring for the letters."""

    coordinates_names: tuple[str, ...] = ()
    rates_names: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()  # names of the constraint directions, in the order of phi_c
    holonomic: tuple[str, ...] | None = None  # rows that have a residual; None: all of them

    @property
    def nq(self) -> int:
        """Number of coordinates."""
        return len(self.coordinates_names)

    @property
    def nv(self) -> int:
        """Number of freedoms."""
        return len(self.rates_names)

    @property
    def neutral(self) -> tuple[float, ...]:
        """Coordinates at which the two frames coincide."""
        return tuple(float(name == "qw") for name in self.coordinates_names)

    @abstractmethod
    def pose(self, q: SX) -> Transform: ...

    @abstractmethod
    def motion(self, q: SX) -> SX: ...

    @abstractmethod
    def coordinates(self, X: Transform) -> SX: ...

    @abstractmethod
    def residual(self, X: Transform) -> SX: ...

    def freedom(self, X: Transform) -> SX:
        """The motion space at a given pose that closes the joint, at M's origin in F's axes."""
        S = self.motion(self.coordinates(X))
        return ca.vertcat(X.R @ S[:3, :], X.R @ S[3:, :])

    def rates(self, q: SX, v: SX) -> SX:
        """dq/dt; the rates themselves unless there is a quaternion."""
        return v

    def constraint(self, X: Transform) -> SX:
        """Unit wrenches in F's axes, the same in every configuration unless a joint says otherwise."""
        return columns(*self.rows)

    def facing(self, X: Transform) -> SX:
        """Nothing to confuse unless a joint says otherwise."""
        return SX(1)


def align(X: Transform) -> SX:
    """Vanishes when the z axes of both frames are parallel; its rate is then the relative turning about x and y."""
    return ca.vertcat(-X.R[1, 2], X.R[0, 2])


def about_z(X: Transform) -> SX:
    """The angle from F's to M's x axis about z."""
    return ca.atan2(X.R[1, 0], X.R[0, 0])


@final
class Revolute(JointModel):
    coordinates_names = rates_names = ("angle",)
    rows = ("rx", "ry", "x", "y", "z")

    def pose(self, q: SX) -> Transform:
        return Transform(turn(2, q[0]), SX(3, 1))

    def motion(self, q: SX) -> SX:
        return columns("rz")

    def freedom(self, X: Transform) -> SX:
        return columns("rz")

    def coordinates(self, X: Transform) -> SX:
        return about_z(X)

    def residual(self, X: Transform) -> SX:
        return ca.vertcat(align(X), X.p)

    def facing(self, X: Transform) -> SX:
        return X.R[2, 2]


@final
class Prismatic(JointModel):
    coordinates_names = rates_names = ("distance",)
    rows = ("rx", "ry", "rz", "x", "y")

    def pose(self, q: SX) -> Transform:
        return Transform(constant(np.eye(3)), q[0] * constant([0, 0, 1]))

    def motion(self, q: SX) -> SX:
        return columns("z")

    def freedom(self, X: Transform) -> SX:
        return columns("z")

    def coordinates(self, X: Transform) -> SX:
        return X.p[2]

    def residual(self, X: Transform) -> SX:
        return ca.vertcat(unskew(X.R), X.p[:2])

    def facing(self, X: Transform) -> SX:
        return ca.trace(X.R) - 1


@final
class Cylindrical(JointModel):
    coordinates_names = rates_names = ("angle", "distance")
    rows = ("rx", "ry", "x", "y")

    def pose(self, q: SX) -> Transform:
        return Transform(turn(2, q[0]), q[1] * constant([0, 0, 1]))

    def motion(self, q: SX) -> SX:
        return columns("rz", "z")

    def freedom(self, X: Transform) -> SX:
        return columns("rz", "z")

    def coordinates(self, X: Transform) -> SX:
        return ca.vertcat(about_z(X), X.p[2])

    def residual(self, X: Transform) -> SX:
        return ca.vertcat(align(X), X.p[:2])

    def facing(self, X: Transform) -> SX:
        return X.R[2, 2]


@final
class Helical(JointModel):
    coordinates_names = rates_names = ("angle",)
    rows = ("rx", "ry", "x", "y", "screw")

    def __init__(self, pitch: float) -> None:
        self.pitch = pitch

    def pose(self, q: SX) -> Transform:
        return Transform(turn(2, q[0]), self.pitch * q[0] * constant([0, 0, 1]))

    def motion(self, q: SX) -> SX:
        return columns("rz") + self.pitch * columns("z")

    def freedom(self, X: Transform) -> SX:
        return columns("rz") + self.pitch * columns("z")

    def coordinates(self, X: Transform) -> SX:
        # the turn nearest to the advance, so that several turns are told apart
        if self.pitch == 0:
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
    coordinates_names = rates_names = ("angle_x", "angle_y")
    rows = ("cross", "x", "y", "z")

    def pose(self, q: SX) -> Transform:
        return Transform(turn(0, q[0]) @ turn(1, q[1]), SX(3, 1))

    def motion(self, q: SX) -> SX:
        first = ca.vertcat(turn(1, q[1]).T @ constant([1, 0, 0]), SX(3, 1))
        return ca.horzcat(first, columns("ry"))

    def freedom(self, X: Transform) -> SX:
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
    coordinates_names = ("qw", "qx", "qy", "qz")
    rates_names = ("wx", "wy", "wz")
    rows = ("x", "y", "z")

    def pose(self, q: SX) -> Transform:
        return Transform(quaternion_matrix(q), SX(3, 1))

    def motion(self, q: SX) -> SX:
        return columns("rx", "ry", "rz")

    def coordinates(self, X: Transform) -> SX:
        return matrix_quaternion(X.R)

    def rates(self, q: SX, v: SX) -> SX:
        return quaternion_rate(q, v)

    def residual(self, X: Transform) -> SX:
        return X.p


@final
class Planar(JointModel):
    coordinates_names = rates_names = ("x", "y", "angle")
    rows = ("rx", "ry", "z")

    def pose(self, q: SX) -> Transform:
        return Transform(turn(2, q[2]), ca.vertcat(q[0], q[1], SX(1, 1)))

    def motion(self, q: SX) -> SX:
        R = turn(2, q[2])
        slides = ca.vertcat(SX(3, 2), R.T[:, :2])
        return ca.horzcat(slides, columns("rz"))

    def freedom(self, X: Transform) -> SX:
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
    coordinates_names = ("qw", "qx", "qy", "qz", "x", "y", "z")
    rates_names = ("wx", "wy", "wz", "vx", "vy", "vz")

    def pose(self, q: SX) -> Transform:
        return Transform(quaternion_matrix(q), q[4:])

    def motion(self, q: SX) -> SX:
        return constant(np.eye(6))

    def coordinates(self, X: Transform) -> SX:
        return ca.vertcat(matrix_quaternion(X.R), X.p)

    def rates(self, q: SX, v: SX) -> SX:
        return ca.vertcat(quaternion_rate(q, v[:3]), quaternion_matrix(q) @ v[3:])

    def residual(self, X: Transform) -> SX:
        return SX(0, 1)


@final
class General(JointModel):
    """The joint of Lilly and Orin: any orthonormal motion space phi and constraint space phi_c, as a cut joint.

    Rows of phi_c that only push (no moment) keep the child's origin in a plane: they have a residual. Rows that only
    turn have one when at most one rotation is free; with two (the soft finger) they are rolling constraints, which
    exist for velocities only. So do rows that mix a push and a turn.
    """

    def __init__(self, motion: np.ndarray, constraint: np.ndarray) -> None:
        self.phi, self.phi_c = motion, constraint
        self.rates_names = tuple(f"u{i}" for i in range(motion.shape[1]))
        self.rows = tuple(f"c{i}" for i in range(constraint.shape[1]))
        turning = np.linalg.matrix_rank(motion[:3], tol=1e-9) if motion.size else 0
        pure_push = [np.abs(column[:3]).max() < 1e-12 for column in constraint.T]
        pure_turn = [np.abs(column[3:]).max() < 1e-12 for column in constraint.T]
        self.turning = turning
        holonomic = [push or (turn_only and turning < 2) for push, turn_only in zip(pure_push, pure_turn, strict=True)]
        self.holonomic = tuple(row for row, h in zip(self.rows, holonomic, strict=True) if h)

    def pose(self, q: SX) -> Transform:
        raise TopologyError("a general joint has no coordinates of its own; it can only close a loop (cut: true)")

    def motion(self, q: SX) -> SX:
        raise TopologyError("a general joint has no coordinates of its own; it can only close a loop (cut: true)")

    def coordinates(self, X: Transform) -> SX:
        return SX(0, 1)

    def freedom(self, X: Transform) -> SX:
        return constant(self.phi) if self.phi.size else SX(6, 0)

    def constraint(self, X: Transform) -> SX:
        return constant(self.phi_c) if self.phi_c.size else SX(6, 0)

    def residual(self, X: Transform) -> SX:
        errors = []
        for row, column in zip(self.rows, self.phi_c.T, strict=True):
            if row in (self.holonomic or ()):
                push = np.abs(column[:3]).max() < 1e-12
                errors.append(constant(column[3:]).T @ X.p if push else constant(column[:3]).T @ self._turn_error(X))
        return ca.vertcat(*errors) if errors else SX(0, 1)

    def _turn_error(self, X: Transform) -> SX:
        if self.turning == 0:
            return unskew(X.R)
        axis = np.linalg.svd(self.phi[:3])[0][:, 0]
        return ca.cross(constant(axis), X.R @ constant(axis))

    def facing(self, X: Transform) -> SX:
        if self.turning == 0:
            return ca.trace(X.R) - 1
        if self.turning > 1:
            return SX(1)
        axis = constant(np.linalg.svd(self.phi[:3])[0][:, 0])
        return axis.T @ X.R @ axis


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
