"""A prescribed motion, its profile in time and its samples at chosen times.

A profile says how far along a path at which time: s from 0 to 1 over u = t/T from 0 to 1, with exact derivatives.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import partial

import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import ArgumentError, UnknownNameError, choose
from closedchain.mechanism import Pose
from closedchain.mechanism.numbers import finite
from closedchain.records import dataclass
from closedchain.spatial.numeric import matrix_quaternion
from closedchain.types import Array

Law = Callable[[Array], tuple[Array, Array, Array]]
MOST_TIMES = 1e8  # samples of a motion, which are kept in memory


@dataclass(frozen=True)
class Profile:
    """A law s(u). Called with times and the duration it gives s, ds/dt, d²s/dt²; before and after it rests.

    Ready ones: cycloidal, quintic, cosine, linear, and trapezoidal(ramp).

    name: of the law
    law: function of u from 0 to 1 that gives s, ds/du, d²s/du²

    Example:
        >>> s, ds, dds = cc.motions.quintic(np.array([0.0, 1.0, 2.0]), 2.0)
        >>> s.tolist()
        [0.0, 0.5, 1.0]
    """

    name: str
    law: Law

    def __call__(self, times: Array, duration: float) -> tuple[Array, Array, Array]:
        """s, ds/dt and d²s/dt² at times (s), for a motion of the given duration (s)."""
        u = times / duration
        s, ds, dds = self.law(np.clip(u, 0.0, 1.0))
        if u.size and (u.min() < 0 or u.max() > 1):
            inside = (u >= 0) & (u <= 1)
            ds, dds = ds * inside, dds * inside
        return s, ds / duration, dds / duration**2


def _cycloidal(u: Array) -> tuple[Array, Array, Array]:
    angle = 2 * np.pi * u
    sine, cosine = np.sin(angle), np.cos(angle)
    return u - sine / (2 * np.pi), 1 - cosine, 2 * np.pi * sine


def _quintic(u: Array) -> tuple[Array, Array, Array]:
    return u**3 * (10 + u * (6 * u - 15)), 30 * (u * (1 - u)) ** 2, 60 * u * (1 - u) * (1 - 2 * u)


def _cosine(u: Array) -> tuple[Array, Array, Array]:
    angle = np.pi * u
    sine, cosine = np.sin(angle), np.cos(angle)
    return (1 - cosine) / 2, np.pi / 2 * sine, np.pi**2 / 2 * cosine


def _linear(u: Array) -> tuple[Array, Array, Array]:
    return u.copy(), np.ones_like(u), np.zeros_like(u)


def _trapezoidal(ramp: float, u: Array) -> tuple[Array, Array, Array]:
    top = 1 / (1 - ramp)
    left = np.minimum(u, 1 - u)
    ramping = left < ramp
    near = np.where(ramping, top * left * left / (2 * ramp), top * (left - ramp / 2))
    s = np.where(u <= 0.5, near, 1 - near)
    return s, top * np.minimum(1.0, left / ramp), np.where(ramping, np.where(u <= 0.5, 1, -1) * top / ramp, 0.0)


cycloidal = Profile("cycloidal", _cycloidal)
quintic = Profile("quintic", _quintic)
cosine = Profile("cosine", _cosine)
linear = Profile("linear", _linear)


def trapezoidal(ramp: float = 1 / 3) -> Profile:
    """Constant acceleration over the share `ramp` of the time, constant speed, constant braking over the same share.

    Example:
        >>> cc.motions.trapezoidal(ramp=0.25).name
        'trapezoidal'
    """
    if not 0 < ramp <= 0.5:
        raise ArgumentError(f"ramp must be a share of the duration, above 0 and at most 0.5, not {ramp!r}")
    return Profile("trapezoidal", partial(_trapezoidal, ramp))


PROFILES = {"cycloidal": cycloidal, "quintic": quintic, "cosine": cosine, "linear": linear}


def find_profile(profile: str | Profile) -> Profile:
    """A profile by name, or as it is."""
    if isinstance(profile, Profile):
        return profile
    if profile == "trapezoidal":
        return trapezoidal()
    if profile not in PROFILES:
        raise UnknownNameError(choose("profile", profile, [*PROFILES, "trapezoidal"]))
    return PROFILES[profile]


def at_speed(length: float, speed: float, acceleration: float | None) -> tuple[Profile, float]:
    """Profile and duration to go a length (m or rad) at a top speed, starting and braking at an acceleration.

    Without acceleration a sixth of the time is spent on each ramp. A length too short to reach the speed is ramps only.
    """
    if not (length > 0 and speed > 0 and (acceleration is None or acceleration > 0)):
        raise ArgumentError(
            "a motion at given speed needs a path with some length, and positive speed and acceleration"
        )
    if acceleration is None:
        return trapezoidal(1 / 6), length / speed / (1 - 1 / 6)
    ramp = speed / acceleration
    if speed * ramp >= length:
        return trapezoidal(0.5), 2 * float(np.sqrt(length / acceleration))
    duration = length / speed + ramp
    return trapezoidal(ramp / duration), duration


@dataclass(frozen=True, eq=False)
class PlatformSamples:
    """The platform at n times, in world axes.

    Where only the motion of a point is prescribed, all are those of `point`, the quaternion is None and the angular
    parts
    have no meaning.

    times: s
    position: (n, 3), m
    quaternion: (n, 4), w, x, y, z
    twist: (n, 6), [angular; linear] velocity of its origin, rad/s and m/s
    acceleration: (n, 6), [angular; linear], rad/s² and m/s²
    point: in the platform's frame, m

    Example:
        >>> motion = cc.motions.line(cc.Pose(), cc.Pose((0.1, 0, 0)), duration=1.0)
        >>> motion.sample([0.0, 0.5, 1.0]).position[:, 0].round(9).tolist()
        [0.0, 0.05, 0.1]
    """

    times: Array
    position: Array
    quaternion: Array | None
    twist: Array
    acceleration: Array
    point: tuple[float, float, float] = (0.0, 0.0, 0.0)

    def pose(self, k: int) -> Pose:
        """The pose at one of the times."""
        if self.quaternion is None:
            raise ArgumentError("this motion prescribes a point only; it has no poses")
        return Pose(tuple(self.position[k]), tuple(self.quaternion[k]))


@dataclass(frozen=True, eq=False)
class JointSamples:
    """Joints at n times.

    times: s
    values: coordinates by joint name, (n, DOF), rad or m
    task: whether the names are those of task coordinates of the platform (x, y, z, tilt_x, tilt_y, torsion)
    velocities: by joint name, (n, DOF), rad/s or m/s
    accelerations: by joint name, (n, DOF), rad/s² or m/s²

    Example:
        >>> motion = cc.motions.joints({"crank": 0.0}, {"crank": 1.0}, duration=2.0)
        >>> motion.sample([0.0, 1.0, 2.0]).values["crank"].ravel().round(9).tolist()
        [0.0, 0.5, 1.0]
    """

    times: Array
    values: Mapping[str, Array]
    velocities: Mapping[str, Array]
    accelerations: Mapping[str, Array]
    task: bool = False


Samples = PlatformSamples | JointSamples


class Motion(ABC):
    """A motion from time 0 to `duration` (s).

    Example:
        >>> motion = cc.motions.joints({"crank": 0.0}, {"crank": 1.0}, duration=2.0)
        >>> motion.duration, motion.times(rate=2).tolist()
        (2.0, [0.0, 0.5, 1.0, 1.5, 2.0])
    """

    duration: float

    @abstractmethod
    def sample(self, times: ArrayLike) -> Samples:
        """The motion at the given times."""

    def times(self, rate: float = 1000.0) -> Array:
        """Equally spaced times from start to end, about `rate` per second."""
        if not 0 < finite("rate", rate) * self.duration < MOST_TIMES:
            raise ArgumentError(f"rate must be positive (samples per second, {MOST_TIMES:g} in all), not {rate!r}")
        return np.linspace(0.0, self.duration, max(2, round(self.duration * rate) + 1))


def checked_duration(duration: float) -> float:
    """A positive, finite duration."""
    if not (np.isfinite(duration) and duration > 0):
        raise ArgumentError(f"duration of a motion must be positive (s), not {duration!r}")
    return float(duration)


def checked_pose(what: str, pose: object) -> Pose:
    """A pose, or an error that says where the pose of the given thing is."""
    if isinstance(pose, Pose):
        return pose
    inside = "; its pose is its attribute .pose" if isinstance(getattr(pose, "pose", None), Pose) else ""
    if isinstance(getattr(getattr(pose, "platform", None), "pose", None), Pose):
        inside = "; the pose of its platform is .platform.pose"
    raise ArgumentError(
        f"{what} must be a Pose, such as state.platform.pose or Pose((0, 0, 0.5)), not {type(pose).__name__}{inside}"
    )


def pose_quaternion(pose: Pose) -> Array:
    """The orientation of a pose as a quaternion."""
    if pose.rotation is not None and len(pose.rotation) == 4:
        return np.array(pose.rotation)
    return matrix_quaternion(pose.matrix)


def multiples(values: Array, vector: Array) -> Array:
    """Multiples (n, ·) of one vector; column by column, which is quick where the vector has zeros."""
    found = np.zeros((values.size, vector.size))
    for k, entry in enumerate(vector):
        if entry:
            np.multiply(values, entry, out=found[:, k])
    return found
