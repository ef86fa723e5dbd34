"""Joints: how one body may move relative to another."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Literal, get_args

import numpy as np

from closedchain.errors import ArgumentError, DisconnectedError, GeometryError, MechanismError, UnknownNameError, choose
from closedchain.mechanism.compliance import Compliance
from closedchain.mechanism.joint_forces import (
    FORCES,
    JointDamper,
    JointFriction,
    JointLimits,
    JointSpring,
    PerDof,
    checked_armature,
    checked_limits,
    per_dof,
)
from closedchain.mechanism.names import checked_name, checked_reference
from closedchain.mechanism.numbers import (
    FILE_RULES,
    ROUNDED,
    Vector3,
    described,
    described_vector,
    entries_of,
    flag,
)
from closedchain.mechanism.pose import Pose, orthonormal
from closedchain.records import dataclass
from closedchain.signatures import explained

JointKind = Literal[
    "revolute",
    "prismatic",
    "cylindrical",
    "universal",
    "spherical",
    "planar",
    "helical",
    "fixed",
    "free",
    "general",
]
KINDS: tuple[JointKind, ...] = get_args(JointKind)

DOF: dict[str, int] = {
    "revolute": 1,
    "prismatic": 1,
    "cylindrical": 2,
    "universal": 2,
    "spherical": 3,
    "planar": 3,
    "helical": 1,
    "fixed": 0,
    "free": 6,
}

# which degrees of freedom are rotations, where some are not
TURNS: dict[str, tuple[bool, ...]] = {
    "prismatic": (False,),
    "cylindrical": (True, False),
    "planar": (False, False, True),
}

Column6 = tuple[float, float, float, float, float, float]
ORIGIN: Vector3 = (0.0, 0.0, 0.0)
HERE = Pose()


@dataclass(frozen=True)
class Joint:
    """A joint between two bodies (or a body and the ground), with a frame in each: `at` in the parent, `child_at`.

    At zero coordinates the two frames coincide. Motion of the child's frame in the parent's: revolute, rotation about
    z; prismatic, translation along z; cylindrical, both; helical, rotation about z with a translation of `pitch` metres
    per radian; planar, translation in xy and rotation about z; universal, rotation about the parent's x and then the
    child's y; spherical, any rotation; fixed, none; free, any.

    name: unique among the joints
    kind: "revolute", "prismatic", "cylindrical", "universal", "spherical", "planar", "helical", "fixed", "free" or
        "general"; each has a function of its own, such as `cc.revolute`
    parent, child: names of the two bodies; "ground" is the world
    at: the joint's frame in the parent
    child_at: the joint's frame in the child
    pitch: of a helical joint, m/rad
    motion: of a general joint: orthonormal columns that span the child's twists relative to the parent, [angular;
        linear] at the child frame's origin in the parent frame's axes
    constraint: of a general joint: orthonormal columns that span its wrenches
    cut: asks that this joint be the one that closes its loop
    start: coordinates near which the machine is to be assembled (rad, m; a unit quaternion w, x, y, z for a spherical
        joint, and then a position for a free one)
    compliance: of its bearings, for questions of stiffness
    spring, damper, friction: forces along its degrees of freedom
    limits: (lowest, highest) coordinate (rad, m), at which simulations stop
    armature: inertia that moves with its coordinates (kg m², or kg where it slides), such as that of rotors and gear
        wheels; of a spherical joint with its relative angular velocity, the same about all axes
    mu: friction coefficient of a contact that can only push (spherical, fixed and general joints): the force on its
        child along z of the frame in the parent is not negative, and that across is at most mu times it. Inverse
        dynamics looks for actuator forces that keep it so.

    Example:
        >>> joint = cc.Joint("hinge", "revolute", "ground", "door", at=cc.Pose((0, 0, 1)), limits=(0, 1.6))
        >>> joint.dof, joint.limits
        (1, ((0.0, 1.6),))
    """

    __pydantic_config__ = FILE_RULES

    name: str
    kind: JointKind
    parent: str
    child: str
    at: Pose = HERE
    child_at: Pose = HERE
    pitch: float | None = None
    motion: tuple[Column6, ...] | None = None
    constraint: tuple[Column6, ...] | None = None
    cut: bool = False
    start: tuple[float, ...] | None = None
    compliance: Compliance | None = None
    spring: JointSpring | None = None
    damper: JointDamper | None = None
    friction: JointFriction | None = None
    limits: JointLimits | None = None
    armature: PerDof | None = None
    mu: float | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", checked_name("joint", self.name))
        for side in ("parent", "child"):
            reference = checked_reference(f"{side} of joint {self.name!r}", getattr(self, side))
            object.__setattr__(self, side, reference)
        object.__setattr__(self, "cut", flag(f"'cut' of joint {self.name!r}", self.cut))
        if self.kind not in KINDS:
            raise UnknownNameError(f"joint {self.name!r}: {choose('kind', self.kind, KINDS)}")
        if self.parent == self.child:
            raise DisconnectedError(f"joint {self.name!r} connects {self.parent!r} to itself")
        self._check_frames()
        self._check_pitch()
        self._check_spaces()
        self._check_start()
        if not (self.compliance is None or isinstance(self.compliance, Compliance)):
            raise ArgumentError(f"compliance of joint {self.name!r} must be a Compliance, not {self.compliance!r}")
        self._check_forces()
        if self.mu is not None:
            object.__setattr__(self, "mu", described(f"mu of joint {self.name!r}", self.mu))
            if self.kind not in ("spherical", "fixed", "general"):
                raise MechanismError(
                    f"{self.kind} joint {self.name!r} has mu: contacts that can only push are spherical, fixed or "
                    "general joints"
                )
            if self.mu <= 0:
                raise MechanismError(
                    f"mu of joint {self.name!r} is {self.mu}; it must be positive, and a contact without friction is a "
                    "general joint whose constraint is its normal"
                )

    @property
    def dof(self) -> int:
        """How many independent relative velocities the joint allows."""
        if self.kind == "general":
            assert self.motion is not None
            return len(self.motion)
        return DOF[self.kind]

    @property
    def coordinates(self) -> int:
        """How many coordinates the joint has: a spherical or free joint has one more than DOF (a quaternion)."""
        return self.dof + (self.kind in ("spherical", "free"))

    @property
    def rotational(self) -> tuple[bool, ...]:
        """Which of its coordinates are rotations, where it has coordinates for its degrees of freedom."""
        return TURNS.get(self.kind, (True,) * self.dof)

    @property
    def has_coordinates(self) -> bool:
        """Whether its velocities are the rates of its coordinates, as limits, armature and couplings need it."""
        return self.kind != "general" and self.coordinates == self.dof

    @property
    def takes_springs(self) -> bool:
        """Whether springs can act along its degrees of freedom: it has coordinates, or a rotation vector."""
        return self.has_coordinates or self.kind == "spherical"

    def _check_frames(self) -> None:
        for field in ("at", "child_at"):
            if not isinstance(getattr(self, field), Pose):
                raise ArgumentError(f"{field} of joint {self.name!r} must be a Pose, not {getattr(self, field)!r}")

    def _check_start(self) -> None:
        if self.start is None:
            return
        start = described_vector(f"start of joint {self.name!r}", self.start, self.coordinates)
        object.__setattr__(self, "start", start)
        if self.kind in ("spherical", "free") and abs(math.hypot(*start[:4]) - 1) > ROUNDED:
            raise GeometryError(
                f"start of joint {self.name!r} begins with the quaternion {start[:4]} (w, x, y, z), "
                "which does not have length 1; (1, 0, 0, 0) is no rotation"
            )

    @property
    def dry_dof(self) -> tuple[int, ...]:
        """Degrees of freedom along which dry friction acts."""
        if self.friction is None:
            return ()
        law = self.friction
        bounds = zip(law.velocity, law.force_static or law.force, strict=True)  # type: ignore[arg-type]
        return tuple(k for k, (velocity, bound) in enumerate(bounds) if velocity == 0 < bound)

    def _check_forces(self) -> None:
        for field, kind in FORCES.items():
            force = getattr(self, field)
            if not (force is None or isinstance(force, kind)):
                raise ArgumentError(f"{field} of joint {self.name!r} must be a {kind.__name__}, not {force!r}")
            if force is not None:
                object.__setattr__(self, field, per_dof(force, field, self.name, self.dof))
        if self.limits is not None:
            object.__setattr__(self, "limits", checked_limits(self.limits, self.name, self.dof))
        if self.armature is not None:
            object.__setattr__(self, "armature", checked_armature(self.armature, self.name, self.dof))
        if self.spring is not None and np.any(self.spring.stiffness) and not self.takes_springs:
            raise MechanismError(
                f"{self.kind} joint {self.name!r} has no coordinates for a spring; a Bushing is one between two frames"
            )
        if self.limits is not None and not self.has_coordinates:
            raise MechanismError(f"{self.kind} joint {self.name!r} has no coordinates for limits")
        if self.armature is not None and not self.has_coordinates:
            if self.kind != "spherical":
                raise MechanismError(f"{self.kind} joint {self.name!r} has no coordinates for armature")
            if len(set(self.armature)) > 1:  # type: ignore[arg-type]
                raise MechanismError(
                    f"armature of spherical joint {self.name!r} is {self.armature}; it is the same about all axes"
                )

    def _check_pitch(self) -> None:
        if (self.kind == "helical") != (self.pitch is not None):
            raise ArgumentError(f"joint {self.name!r}: 'pitch' (m/rad) belongs to helical joints, and only to them")
        if self.pitch is not None:
            object.__setattr__(self, "pitch", described(f"pitch of joint {self.name!r}", self.pitch))

    def _check_spaces(self) -> None:
        if self.kind != "general":
            if self.motion is not None or self.constraint is not None:
                raise ArgumentError(f"joint {self.name!r}: 'motion' and 'constraint' belong to general joints only")
            return
        if self.motion is None or self.constraint is None:
            raise ArgumentError(f"general joint {self.name!r} needs 'motion' and 'constraint', lists of 6-vectors")
        for field in ("motion", "constraint"):
            what = f"{field} of joint {self.name!r}"
            columns = tuple(described_vector(what, column, 6) for column in entries_of(what, getattr(self, field)))
            object.__setattr__(self, field, columns)
        basis = np.array(self.motion + self.constraint).reshape(-1, 6)
        if basis.shape[0] != 6:
            raise GeometryError(
                f"general joint {self.name!r}: motion and constraint must have six columns together, not {len(basis)}"
            )
        if not orthonormal(basis):
            raise GeometryError(f"general joint {self.name!r}: motion and constraint columns must be orthonormal")


MEANT = {
    **dict.fromkeys(("point", "position", "origin"), "at"),
    **dict.fromkeys(("limit", "range", "travel"), "limits"),
    "stiffness": "spring",
    "damping": "damper",
    "parent_at": "at",
    "q0": "start",
}  # words of other programs, and the arguments of joints that mean the same

# One function per kind. `at` and `child_at` are points or poses; `axis` (and `x`) orients the frames of points,
# `child_axis` that of the child where it differs. All other arguments are fields of Joint.


@explained(**MEANT)
def revolute(
    name: str, parent: str, child: str, at: Pose | Vector3 = ORIGIN, child_at: Pose | Vector3 = ORIGIN, *,
    axis: Vector3 | None = None, x: Vector3 | None = None, child_axis: Vector3 | None = None, cut: bool = False,
    start: Sequence[float] | None = None, spring: JointSpring | None = None, damper: JointDamper | None = None,
    friction: JointFriction | None = None, limits: JointLimits | None = None, armature: PerDof | None = None,
    compliance: Compliance | None = None,
) -> Joint:  # fmt: skip
    """Rotation about the z axis of its frames.

    Example:
        >>> cc.revolute("elbow", "upper", "lower", at=(0.3, 0, 0), axis=(0, 1, 0)).at.axis
        (0.0, 1.0, 0.0)
    """
    return _joint("revolute", **locals())


@explained(**MEANT)
def prismatic(
    name: str, parent: str, child: str, at: Pose | Vector3 = ORIGIN, child_at: Pose | Vector3 = ORIGIN, *,
    axis: Vector3 | None = None, x: Vector3 | None = None, child_axis: Vector3 | None = None, cut: bool = False,
    start: Sequence[float] | None = None, spring: JointSpring | None = None, damper: JointDamper | None = None,
    friction: JointFriction | None = None, limits: JointLimits | None = None, armature: PerDof | None = None,
    compliance: Compliance | None = None,
) -> Joint:  # fmt: skip
    """Translation along the z axis of its frames.

    Example:
        >>> cc.prismatic("slide", "ground", "slider", axis=(1, 0, 0), limits=(0.0, 0.4)).dof
        1
    """
    return _joint("prismatic", **locals())


@explained(**MEANT)
def cylindrical(
    name: str, parent: str, child: str, at: Pose | Vector3 = ORIGIN, child_at: Pose | Vector3 = ORIGIN, *,
    axis: Vector3 | None = None, x: Vector3 | None = None, child_axis: Vector3 | None = None, cut: bool = False,
    start: Sequence[float] | None = None, spring: JointSpring | None = None, damper: JointDamper | None = None,
    friction: JointFriction | None = None, limits: JointLimits | None = None, armature: PerDof | None = None,
    compliance: Compliance | None = None,
) -> Joint:  # fmt: skip
    """Rotation about z and translation along z, independent of each other.

    Example:
        >>> cc.cylindrical("piston", "cylinder", "rod").dof
        2
    """
    return _joint("cylindrical", **locals())


@explained(**MEANT)
def helical(
    name: str, parent: str, child: str, at: Pose | Vector3 = ORIGIN, child_at: Pose | Vector3 = ORIGIN, *,
    axis: Vector3 | None = None, x: Vector3 | None = None, child_axis: Vector3 | None = None, pitch: float,
    cut: bool = False, start: Sequence[float] | None = None, spring: JointSpring | None = None,
    damper: JointDamper | None = None, friction: JointFriction | None = None, limits: JointLimits | None = None,
    armature: PerDof | None = None, compliance: Compliance | None = None,
) -> Joint:  # fmt: skip
    """Rotation about z with a translation along z of `pitch` metres per radian.

    Example:
        >>> cc.helical("spindle", "ground", "nut", axis=(1, 0, 0), pitch=0.005 / (2 * np.pi)).dof
        1
    """
    return _joint("helical", **locals())


@explained(**MEANT)
def universal(
    name: str, parent: str, child: str, at: Pose | Vector3 = ORIGIN, child_at: Pose | Vector3 = ORIGIN, *,
    axis: Vector3 | None = None, x: Vector3 | None = None, child_axis: Vector3 | None = None, cut: bool = False,
    start: Sequence[float] | None = None, spring: JointSpring | None = None, damper: JointDamper | None = None,
    friction: JointFriction | None = None, limits: JointLimits | None = None, armature: PerDof | None = None,
    compliance: Compliance | None = None,
) -> Joint:  # fmt: skip
    """Rotation about the x axis of the parent's frame, then about the y axis of the child's.

    Example:
        >>> cc.universal("hook", "ground", "leg", axis=(0, 0, 1), x=(1, 0, 0)).dof
        2
    """
    return _joint("universal", **locals())


@explained(**MEANT)
def planar(
    name: str, parent: str, child: str, at: Pose | Vector3 = ORIGIN, child_at: Pose | Vector3 = ORIGIN, *,
    axis: Vector3 | None = None, x: Vector3 | None = None, child_axis: Vector3 | None = None, cut: bool = False,
    start: Sequence[float] | None = None, spring: JointSpring | None = None, damper: JointDamper | None = None,
    friction: JointFriction | None = None, limits: JointLimits | None = None, armature: PerDof | None = None,
    compliance: Compliance | None = None,
) -> Joint:  # fmt: skip
    """Translation along x and y and rotation about z.

    Example:
        >>> cc.planar("table", "ground", "puck", start=(0.1, 0.2, 0.0)).start
        (0.1, 0.2, 0.0)
    """
    return _joint("planar", **locals())


@explained(**MEANT)
def spherical(
    name: str, parent: str, child: str, at: Pose | Vector3 = ORIGIN, child_at: Pose | Vector3 = ORIGIN, *,
    axis: Vector3 | None = None, x: Vector3 | None = None, child_axis: Vector3 | None = None, cut: bool = False,
    start: Sequence[float] | None = None, spring: JointSpring | None = None, damper: JointDamper | None = None,
    friction: JointFriction | None = None, armature: PerDof | None = None, compliance: Compliance | None = None,
    mu: float | None = None,
) -> Joint:  # fmt: skip
    """Any rotation about the common origin of its frames; `start` is a unit quaternion (w, x, y, z).

    Example:
        >>> joint = cc.spherical("ball", "leg", "platform", at=(0, 0, 0.5), child_at=(0.2, 0, 0))
        >>> joint.dof, joint.coordinates
        (3, 4)
    """
    return _joint("spherical", **locals())


@explained(**MEANT)
def fixed(
    name: str, parent: str, child: str, at: Pose | Vector3 = ORIGIN, child_at: Pose | Vector3 = ORIGIN, *,
    axis: Vector3 | None = None, x: Vector3 | None = None, child_axis: Vector3 | None = None, cut: bool = False,
    compliance: Compliance | None = None,
    mu: float | None = None,
) -> Joint:  # fmt: skip
    """No motion: the two bodies are one.

    Example:
        >>> cc.fixed("weld", "arm", "gripper", at=(0, 0, 0.4)).dof
        0
    """
    return _joint("fixed", **locals())


@explained(**MEANT)
def free(
    name: str, parent: str, child: str, at: Pose | Vector3 = ORIGIN, child_at: Pose | Vector3 = ORIGIN, *,
    axis: Vector3 | None = None, x: Vector3 | None = None, child_axis: Vector3 | None = None,
    start: Sequence[float] | None = None, damper: JointDamper | None = None, friction: JointFriction | None = None,
) -> Joint:  # fmt: skip
    """Any motion; `start` is a unit quaternion (w, x, y, z) and a position.

    Example:
        >>> cc.free("floating", "ground", "trunk", start=(1, 0, 0, 0, 0, 0, 0.5)).dof
        6
    """
    return _joint("free", **locals())


def general(
    name: str, parent: str, child: str, at: Pose | Vector3 = ORIGIN, child_at: Pose | Vector3 = ORIGIN, *,
    axis: Vector3 | None = None, x: Vector3 | None = None, child_axis: Vector3 | None = None,
    motion: Sequence[Sequence[float]], constraint: Sequence[Sequence[float]], cut: bool = False,
    start: Sequence[float] | None = None, damper: JointDamper | None = None, friction: JointFriction | None = None,
    compliance: Compliance | None = None,
    mu: float | None = None,
) -> Joint:  # fmt: skip
    """Twists in the span of `motion`, wrenches in that of `constraint`: contacts, grasps.

    motion: orthonormal columns that span the twists [angular; linear]
    constraint: orthonormal columns that span the wrenches; six columns together

    Example:
        >>> rotations, pushes = np.eye(6)[:3].tolist(), np.eye(6)[3:].tolist()
        >>> cc.general("finger tip", "finger", "object", motion=rotations, constraint=pushes).dof  # point contact
        3
    """
    return _joint("general", **locals())


def _joint(
    kind: JointKind, *, name: str, parent: str, child: str, at: Pose | Vector3, child_at: Pose | Vector3,
    axis: Vector3 | None, x: Vector3 | None, child_axis: Vector3 | None, **fields: Any,
) -> Joint:  # fmt: skip
    child_axes = (axis, x) if child_axis is None else (child_axis, None)
    poses = _oriented(name, "at", at, axis, x), _oriented(name, "child_at", child_at, *child_axes)
    return Joint(name, kind, parent, child, *poses, **fields)


def _oriented(joint: str, side: str, where: Pose | Vector3, axis: Vector3 | None, x: Vector3 | None) -> Pose:
    pose = where if isinstance(where, Pose) else Pose(where)
    if axis is None and x is None:
        return pose
    if pose.oriented:
        raise two_orientations(joint, side)
    return Pose(pose.position, axis=axis, x=x)


def two_orientations(joint: object, side: str) -> GeometryError:
    """The error for an axis beside a pose that has one."""
    return GeometryError(
        f"joint {joint!r}: {side!r} is a pose with an orientation of its own and 'axis' or 'x' is given beside it; "
        f"leave them out, or give {side!r} as a point"
    )
