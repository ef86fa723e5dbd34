"""Paths of the platform: straight lines and circular arcs with a profile or at a given speed, and swings."""

from __future__ import annotations

from typing import final

import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import ArgumentError
from closedchain.mechanism import Pose
from closedchain.mechanism.numbers import finite_vector, vector3
from closedchain.motions.motion import (
    Motion,
    PlatformSamples,
    Profile,
    at_speed,
    checked_duration,
    checked_pose,
    find_profile,
    multiples,
    pose_quaternion,
)
from closedchain.records import dataclass
from closedchain.signatures import explained
from closedchain.spatial.numeric import axis_quaternion, conjugate, cross, quaternion_product, rotate, rotation_vector
from closedchain.types import Array


@final
@dataclass(frozen=True, eq=False)
class Line(Motion):
    """p = p0 + s Δ, R = exp(s φ) R0: a straight line, rotating about one axis."""

    start: Pose
    end: Pose
    profile: Profile
    duration: float

    def sample(self, times: ArrayLike) -> PlatformSamples:
        t = np.atleast_1d(np.asarray(times, float))
        s, ds, dds = self.profile(t, self.duration)
        start, shift, rotation = _difference(self.start, self.end)
        angle = float(np.linalg.norm(rotation))
        direction = np.concatenate([rotation, shift])
        quaternion = np.broadcast_to(start, (t.size, 4))
        if angle > 0:
            quaternion = quaternion_product(axis_quaternion(rotation / angle, s * angle), start)
        position = np.array(self.start.position) + multiples(s, shift)
        return PlatformSamples(t, position, quaternion, multiples(ds, direction), multiples(dds, direction))


@final
@dataclass(frozen=True, eq=False)
class Arc(Motion):
    """A circular arc about an axis; the platform keeps its orientation or rotates along."""

    start: Pose
    center: Array
    axis: Array
    angle: float
    turning: bool
    profile: Profile
    duration: float

    def sample(self, times: ArrayLike) -> PlatformSamples:
        t = np.atleast_1d(np.asarray(times, float))
        s, ds, dds = self.profile(t, self.duration)
        n, w, dw = self.axis, self.angle * ds, self.angle * dds
        spin = axis_quaternion(n, self.angle * s)
        r = rotate(spin, np.array(self.start.position) - self.center)
        across = cross(n, r)
        velocity = w[:, None] * across
        acceleration = dw[:, None] * across + (w * w)[:, None] * cross(n, across)
        own = pose_quaternion(self.start)
        turned = self.turning * n
        return PlatformSamples(
            t,
            self.center + r,
            quaternion_product(spin, own) if self.turning else np.broadcast_to(own, (t.size, 4)),
            np.hstack([w[:, None] * turned, velocity]),
            np.hstack([dw[:, None] * turned, acceleration]),
        )


@final
@dataclass(frozen=True, eq=False)
class Swing(Motion):
    """Position and Euler angles that swing out, as the Hexapod of Sinatra, Xi and Staicu moves, (6):

    x = x0 + x* (1 − cos ωt), …, α_l = α_l* (1 − cos ωt),     R = Rx(α1) Ry(α2) Rz(α3) R0,   ω = π / T

    Half a period, from rest to rest at twice the amplitude.
    """

    home: Pose
    shift: Array
    angles: Array
    duration: float

    def sample(self, times: ArrayLike) -> PlatformSamples:
        t = np.atleast_1d(np.asarray(times, float))
        rate = np.pi / self.duration
        c, s = np.cos(rate * t), np.sin(rate * t)
        u, du, ddu = 1 - c, rate * s, rate * rate * c  # (6)
        still = np.concatenate([np.zeros(3), self.shift])
        twist, acceleration = multiples(du, still), multiples(ddu, still)
        quaternion = np.broadcast_to(pose_quaternion(self.home), (t.size, 4))
        if self.angles.any():
            quaternion, twist[:, :3], acceleration[:, :3] = self._orientation(u, du, ddu)
        position = np.array(self.home.position) + multiples(u, self.shift)
        return PlatformSamples(t, position, quaternion, twist, acceleration)

    def _orientation(self, u: Array, du: Array, ddu: Array) -> tuple[Array, Array, Array]:
        """Rotations about x, then the rotated y, then the rotated z: (9) and its derivative."""
        home = pose_quaternion(self.home)
        rotations = [(axis, amplitude) for axis, amplitude in zip(np.eye(3), self.angles, strict=True) if amplitude]
        n, amplitude = rotations[0]
        q = axis_quaternion(n, amplitude * u)  # (4)
        w, dw = multiples(du, amplitude * n), multiples(ddu, amplitude * n)
        for axis, amplitude in rotations[1:]:
            n = rotate(q, axis)
            dw = dw + amplitude * (ddu[:, None] * n + du[:, None] * cross(w, n))
            w = w + (amplitude * du)[:, None] * n
            q = quaternion_product(q, axis_quaternion(axis, amplitude * u))  # (5)
        return (quaternion_product(q, home) if home[0] < 1 else q), w, dw


@explained(time="duration", T="duration", velocity="speed", v="speed")
def line(
    start: Pose,
    end: Pose,
    duration: float | None = None,
    profile: str | Profile = "cycloidal",
    speed: float | None = None,
    acceleration: float | None = None,
) -> Motion:
    """From one pose to another on a straight line, rotating about one axis.

    Give `duration` and a profile, or `speed` and `acceleration`.

    start, end: poses of the platform in the world
    duration: s
    profile: of the path over time
    speed: m/s, rad/s if it only rotates
    acceleration: m/s², rad/s² if it only rotates

    Example:
        >>> motion = cc.motions.line(cc.Pose(), cc.Pose((0.4, 0, 0)), speed=0.2, acceleration=1.0)
        >>> round(motion.duration, 9)
        2.2
    """
    checked_pose("start of a line", start), checked_pose("end of a line", end)
    _, shift, rotation = _difference(start, end)
    length = float(np.linalg.norm(shift)) or float(np.linalg.norm(rotation))
    return Line(start, end, *_timing(length, duration, profile, speed, acceleration))


@explained(time="duration", T="duration", velocity="speed", v="speed")
def arc(
    start: Pose,
    center: ArrayLike,
    axis: ArrayLike,
    angle: float,
    duration: float | None = None,
    profile: str | Profile = "cycloidal",
    speed: float | None = None,
    acceleration: float | None = None,
    turning: bool = False,
) -> Motion:
    """On a circle about `axis` through `center`.

    start: pose of the platform in the world
    center: a point on the axis, m
    axis: unit vector, world axes
    angle: rad
    duration: s
    profile: of the path over time
    speed: m/s along the circle
    acceleration: m/s² along the circle
    turning: whether the platform rotates along

    Example:
        >>> motion = cc.motions.arc(cc.Pose((0.1, 0, 0)), center=(0, 0, 0), axis=(0, 0, 1), angle=np.pi, duration=1.0)
        >>> motion.sample([1.0]).position.round(9).tolist()
        [[-0.1, 0.0, 0.0]]
    """
    checked_pose("start of an arc", start)
    n = np.array(finite_vector("axis of an arc", axis, 3))
    if not np.linalg.norm(n) > 0:
        raise ArgumentError("the axis of an arc must not be zero")
    n = n / np.linalg.norm(n)
    middle = np.array(vector3("center of an arc", center))
    radius = float(np.linalg.norm(np.cross(n, np.array(start.position) - middle)))
    if not (radius > 0 or turning):
        raise ArgumentError("an arc of radius 0 moves nothing; pass turning=True to rotate in place")
    length = abs(angle) * (radius or 1.0)
    return Arc(start, middle, n, float(angle), turning, *_timing(length, duration, profile, speed, acceleration))


def swing(home: Pose, shift: ArrayLike = (0, 0, 0), angles: ArrayLike = (0, 0, 0), duration: float = 3.0) -> Motion:
    """The 1 − cos motion about a pose.

    home: pose of the platform in the world
    shift: amplitude of the position, m
    angles: amplitude of the rotations about x, y, z in turn, rad
    duration: s

    Example:
        >>> motion = cc.motions.swing(cc.Pose(), shift=(0, 0, 0.01), angles=(0, 0, 0), duration=2.0)
        >>> motion.duration
        2.0
    """
    return Swing(
        checked_pose("home of a swing", home),
        np.array(vector3("shift", shift)),
        np.array(vector3("angles", angles)),
        checked_duration(duration),
    )


def _difference(start: Pose, end: Pose) -> tuple[Array, Array, Array]:
    own = pose_quaternion(start)
    rotation = rotation_vector(quaternion_product(pose_quaternion(end), conjugate(own)))
    return own, np.array(end.position) - np.array(start.position), rotation


def _timing(
    length: float, duration: float | None, profile: str | Profile, speed: float | None, acceleration: float | None
) -> tuple[Profile, float]:
    if (duration is None) == (speed is None):
        raise ArgumentError("give either the duration of a motion or its speed")
    if speed is not None:
        return at_speed(length, speed, acceleration)
    assert duration is not None
    return find_profile(profile), checked_duration(duration)
