"""What a joint kind knows; the letters of this folder. One file per kind, however short: adding a kind adds a file.

X_FM is the pose of the child-side frame M in the parent-side frame F. For coordinates q and velocities v:

    pose(q)          X_FM
    motion(q)        S, 6×nv: the twist of M relative to F is S v, at M's origin in M's axes
    motion_space(X)  the same space at M's origin in F's axes, for a joint that is not in the tree
    motion_basis(X)  any basis of that space, constant where the kind has one
    q_dot(q, v)      dq/dt
    coordinates(X)   q of a given pose, its periodic ones between −π and π
    normalised(q)    q with its quaternion made unit
    difference(q, p) q − p, angles by the shorter way
    deflection(q, p) of a spring that has no force at p, and E with d(deflection)/dt = E v
    constraint(X)    phi_c, 6×nc: columns span the wrenches the joint can carry, at M's origin in F's axes
    residual(X)      what must vanish; its derivative is the holonomic part of phi_cᵀ V once it does. Sines of angles:
                     for feedback and projection near closed loops; some kinds have another root half a turn away
    half_turns(X)    rows that vanish on the closed joint and not on the other roots of the residual; analytic
    unit(q)          rows that vanish where a quaternion is unit
    gap(X, way)      the same rows with angles (rad) for their sines: vanishes on the closed joint and nowhere else.
                     For assembly. At half a turn, `way` (1 or −1) says which way round it is counted
    between(…)       the same joint where its frames are turned about and shifted along its axis
    regroupable(I)   K, the part of an inertia beyond the joint that may be counted with the body before it
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Literal, NamedTuple, Self

import casadi as ca
import numpy as np

from closedchain.mechanism.joint import Joint
from closedchain.spatial.symbolic import Transform, constant, rotation_between
from closedchain.types import SX

# columns of the 6×6 identity by name
UNIT = {name: constant(np.eye(6)[i]) for i, name in enumerate(("rx", "ry", "rz", "x", "y", "z"))}


class Row(NamedTuple):
    """A constraint direction: whether it holds a rotation (rad) rather than a translation (m), and words for it."""

    rotational: bool
    words: str


UNIT_ROWS = {f"r{axis}": Row(True, f"rotation about {axis}") for axis in "xyz"}
UNIT_ROWS |= {axis: Row(False, f"translation along {axis}") for axis in "xyz"}

ANGULAR, LINEAR = slice(0, 3), slice(3, 6)

# a rotation about (R) or a translation along (P) coordinate axis 0, 1 or 2
Elementary = tuple[Literal["R", "P"], int]


def columns(*names: str) -> SX:
    """Unit 6-vectors side by side."""
    return ca.horzcat(*(UNIT[name] for name in names)) if names else SX(6, 0)


class JointModel(ABC):
    """One joint kind; see the module's docstring for the letters."""

    coordinate_names: tuple[str, ...] = ()
    angles: tuple[bool, ...] = ()  # which coordinates are angles (rad)
    velocity_names: tuple[str, ...] = ()
    rotational: tuple[bool, ...] = ()  # which velocities are rotations (rad/s)
    rows: tuple[str, ...] = ()  # names of the constraint directions, in the order of phi_c
    holonomic: tuple[str, ...] | None = None  # rows that have a residual; None: all of them
    orthonormal: bool = True  # whether the columns of phi_c are, on a closed joint
    axes: tuple[str, ...] = ()  # S as unit directions that are the same in F's and M's axes, where it is that
    sequence: tuple[Elementary, ...] | None = None  # pose(q) as elementary joints, one per coordinate; None: it is none
    in_tree: bool = True  # whether it can carry coordinates of the tree; else it can only close a loop
    unconstrained: bool = False  # whether any pose is possible
    turns: bool = False  # whether both frames may be turned about and shifted along z: `between`
    shift: float = 0.0  # of M along z, where it is constant and not zero

    @classmethod
    def of(cls, joint: Joint, numbers: Mapping[str, SX]) -> Self:
        """The kind with the numbers of one joint; `numbers`: those that are symbols, by field."""
        return cls()

    @property
    def nq(self) -> int:
        """Number of coordinates."""
        return len(self.coordinate_names)

    @property
    def nv(self) -> int:
        """Number of degrees of freedom."""
        return len(self.velocity_names)

    @property
    def neutral(self) -> tuple[float, ...]:
        """Coordinates at which the two frames coincide."""
        return (0.0,) * self.nq

    @property
    def periodic(self) -> tuple[bool, ...]:
        """Which coordinates a pose determines up to whole turns only."""
        return self.angles

    @property
    def rigid(self) -> bool:
        """Whether the rows are all six unit directions."""
        return set(self.rows) == set(UNIT)

    @property
    def other_rows(self) -> dict[str, Row]:
        """What rows mean that are no unit directions."""
        return {}

    @property
    def rotational_rows(self) -> tuple[bool, ...]:
        """Which rows hold a rotation (rad) rather than a translation (m)."""
        return tuple((UNIT_ROWS | self.other_rows)[row].rotational for row in self.rows)

    @property
    def directions(self) -> tuple[str, ...]:
        """The rows in words."""
        return tuple((UNIT_ROWS | self.other_rows)[row].words for row in self.rows)

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

    def motion_basis(self, X: Transform) -> SX:
        """The motion space itself unless a simpler basis spans it."""
        return self.motion_space(X)

    def q_dot(self, q: SX, v: SX) -> SX:
        """dq/dt; the velocities themselves unless there is a quaternion."""
        return v

    def normalised(self, q: SX) -> SX:
        """Coordinates with a quaternion, if there is one, made unit."""
        return q

    def difference(self, q: SX, other: SX) -> SX:
        """q less other coordinates, angles by the shorter way."""
        apart = q - other
        return ca.vertcat(*(wrapped(apart[i]) if angle else apart[i] for i, angle in enumerate(self.angles)))

    def deflection(self, q: SX, reference: SX) -> tuple[SX, SX]:
        """q − reference and E = 1, unless rotations are a quaternion."""
        return q - reference, SX(ca.DM.eye(self.nv))

    def constraint(self, X: Transform) -> SX:
        """Unit wrenches in F's axes, the same in every configuration unless a joint says otherwise."""
        return columns(*self.rows)

    def half_turns(self, X: Transform) -> SX:
        """None, unless the residual holds sines that vanish half a turn away, too."""
        return SX(0, 1)

    def unit(self, q: SX) -> SX:
        """None, unless there is a quaternion."""
        return SX(0, 1)

    def gap(self, X: Transform, way: SX | float = 1.0) -> SX:
        """The residual, unless it holds sines of angles."""
        return self.residual(X)

    def between(self, sign: int, angle: float, shift: float) -> JointModel:
        """The same joint between frames turned and shifted along z: Rz(sign q + angle), translation (0, 0, shift)."""
        raise NotImplementedError(f"frames of {type(self).__name__} stay where they are")

    def regroupable(self, inertia: SX, second: bool = False) -> SX:
        """K of a 6×6 inertia at M's origin in M's axes: K S = 0, and the same in F at all coordinates (but `shift`).

        second: whether second moments of mass are to vanish rather than moments of inertia, where both cannot
        """
        return SX(6, 6)


def block(inertia: SX, part: slice) -> SX:
    """A 6×6 inertia of which only one diagonal block is left: ANGULAR or LINEAR."""
    K = SX(6, 6)
    K[part, part] = inertia[part, part]
    return K


def wrapped(angle: SX) -> SX:
    """The same angle between −π and π."""
    return ca.atan2(ca.sin(angle), ca.cos(angle))


def align(X: Transform) -> SX:
    """Vanishes when the z axes of both frames are parallel; its derivative is then the rotation about x and y."""
    return ca.vertcat(-X.R[1, 2], X.R[0, 2])


def tilt(X: Transform, way: SX | float) -> SX:
    """The rotation about x and y (rad) that takes F's z axis to M's."""
    return rotation_between(UNIT["z"][3:], X.R[:, 2], UNIT["x"][3:], way)[:2]


def about_z(X: Transform) -> SX:
    """The angle from F's to M's x axis about z."""
    return ca.atan2(X.R[1, 0], X.R[0, 0])
