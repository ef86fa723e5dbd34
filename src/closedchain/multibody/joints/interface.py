"""What each joint kind means: pose and motion space as a tree joint, residual and constraint space as a cut joint.

X_FM is the pose of the child-side frame M in the parent-side frame F. For coordinates q and velocities v:

    pose(q)         X_FM
    motion(q)       S, 6×nv: the twist of M relative to F is S v, at M's origin in M's axes
    degree of freedom(X)      the same space at M's origin in F's axes, for a joint that is not in the tree
    q_dot(q, v)     dq/dt
    coordinates(X)  q of a given pose
    constraint(X)   phi_c, 6×nc: columns span the wrenches the joint can carry, at M's origin in F's axes
    residual(X)     what must vanish; its rate is the holonomic part of phi_cᵀ V once it does
    mode_sign(X)    positive on the intended root of the residual, negative on its mirror image (axis reversed)
"""

from __future__ import annotations

from abc import ABC, abstractmethod

import casadi as ca
import numpy as np

from closedchain.spatial.rotation import constant
from closedchain.spatial.transform import Transform
from closedchain.types import SX

# columns of the 6×6 identity by name
UNIT = {name: constant(np.eye(6)[i]) for i, name in enumerate(("rx", "ry", "rz", "x", "y", "z"))}


def columns(*names: str) -> SX:
    """Unit 6-vectors side by side."""
    return ca.horzcat(*(UNIT[name] for name in names)) if names else SX(6, 0)


class JointModel(ABC):
    """One joint kind; see the module's docstring for the letters."""

    coordinate_names: tuple[str, ...] = ()
    velocity_names: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()  # names of the constraint directions, in the order of phi_c
    holonomic: tuple[str, ...] | None = None  # rows that have a residual; None: all of them

    @property
    def nq(self) -> int:
        """Number of coordinates."""
        return len(self.coordinate_names)

    @property
    def nv(self) -> int:
        """Number of freedoms."""
        return len(self.velocity_names)

    @property
    def neutral(self) -> tuple[float, ...]:
        """Coordinates at which the two frames coincide."""
        return tuple(float(name == "qw") for name in self.coordinate_names)

    @abstractmethod
    def pose(self, q: SX) -> Transform: ...

    @abstractmethod
    def motion(self, q: SX) -> SX: ...

    @abstractmethod
    def coordinates(self, X: Transform) -> SX: ...

    @abstractmethod
    def residual(self, X: Transform) -> SX: ...

    def motion_space(self, X: Transform) -> SX:
        """The motion space at a given pose that closes the joint, at M's origin in F's axes."""
        S = self.motion(self.coordinates(X))
        return ca.vertcat(X.R @ S[:3, :], X.R @ S[3:, :])

    def q_dot(self, q: SX, v: SX) -> SX:
        """dq/dt; the velocities themselves unless there is a quaternion."""
        return v

    def constraint(self, X: Transform) -> SX:
        """Unit wrenches in F's axes, the same in every configuration unless a joint says otherwise."""
        return columns(*self.rows)

    def mode_sign(self, X: Transform) -> SX:
        """Nothing to confuse unless a joint says otherwise."""
        return SX(1)


def align(X: Transform) -> SX:
    """Vanishes when the z axes of both frames are parallel; its rate is then the relative turning about x and y."""
    return ca.vertcat(-X.R[1, 2], X.R[0, 2])


def about_z(X: Transform) -> SX:
    """The angle from F's to M's x axis about z."""
    return ca.atan2(X.R[1, 0], X.R[0, 0])
