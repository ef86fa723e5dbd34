"""A prescribed motion and its samples at chosen times."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import ArgumentError
from closedchain.mechanism import Pose
from closedchain.spatial.numeric import matrix_quaternion
from closedchain.types import Array


@dataclass(frozen=True, eq=False)
class PlatformSamples:
    """The platform at n times (s), in world axes.

    position (n, 3) m; quaternion (n, 4) w, x, y, z; twist and acceleration (n, 6) [angular; linear] of its origin.
    Where only the motion of a point is prescribed, all are those of `point` (m, in the platform's frame), the
    quaternion is None and the angular parts have no meaning.
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
    """Joints at n times (s): coordinates, velocities and accelerations by joint name, each (n, DOF) in rad or m."""

    times: Array
    values: Mapping[str, Array]
    velocities: Mapping[str, Array]
    accelerations: Mapping[str, Array]


Samples = PlatformSamples | JointSamples


class Motion(ABC):
    """A motion from time 0 to `duration` (s)."""

    duration: float

    @abstractmethod
    def sample(self, times: ArrayLike) -> Samples:
        """The motion at the given times."""

    def times(self, rate: float = 1000.0) -> Array:
        """Equally spaced times from start to end, about `rate` per second."""
        if not rate > 0:
            raise ArgumentError(f"rate must be positive (samples per second), not {rate!r}")
        return np.linspace(0.0, self.duration, max(2, round(self.duration * rate) + 1))


def checked_duration(duration: float) -> float:
    """A positive, finite duration."""
    if not (np.isfinite(duration) and duration > 0):
        raise ArgumentError(f"duration of a motion must be positive (s), not {duration!r}")
    return float(duration)


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
