"""Position and Euler angles that swing out and back: the motions of Sinatra, Xi and Staicu's Hexapod, (6).

x = x0 + x* (1 − cos ωt), …, α_l = α_l* (1 − cos ωt),     R = Rx(α1) Ry(α2) Rz(α3) R0,   ω = π / T
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

import numpy as np
from numpy.typing import ArrayLike

from closedchain.mechanism import Pose
from closedchain.mechanism.numbers import vector3
from closedchain.motions.motion import Motion, PlatformSamples, checked_duration, multiples, pose_quaternion
from closedchain.spatial.numeric import axis_quaternion, cross, quaternion_product, rotate
from closedchain.types import Array


@final
@dataclass(frozen=True, eq=False)
class Swing(Motion):
    """Half a period of the swing, from rest to rest at twice the amplitude."""

    home: Pose
    shift: Array
    angles: Array
    duration: float

    def sample(self, times: ArrayLike) -> PlatformSamples:
        t = np.atleast_1d(np.asarray(times, float))
        rate = np.pi / self.duration
        c, s = np.cos(rate * t), np.sin(rate * t)
        u, du, ddu = 1 - c, rate * s, rate * rate * c
        still = np.concatenate([np.zeros(3), self.shift])
        twist, acceleration = multiples(du, still), multiples(ddu, still)
        quaternion = np.broadcast_to(pose_quaternion(self.home), (t.size, 4))
        if self.angles.any():
            quaternion, twist[:, :3], acceleration[:, :3] = self._orientation(u, du, ddu)
        position = np.array(self.home.position) + multiples(u, self.shift)
        return PlatformSamples(t, position, quaternion, twist, acceleration)

    def _orientation(self, u: Array, du: Array, ddu: Array) -> tuple[Array, Array, Array]:
        """Turns about x, then the turned y, then the turned z: (9) and its derivative."""
        home = pose_quaternion(self.home)
        turns = [(axis, amplitude) for axis, amplitude in zip(np.eye(3), self.angles, strict=True) if amplitude]
        n, amplitude = turns[0]
        q = axis_quaternion(n, amplitude * u)
        w, dw = multiples(du, amplitude * n), multiples(ddu, amplitude * n)
        for axis, amplitude in turns[1:]:
            n = rotate(q, axis)
            dw = dw + amplitude * (ddu[:, None] * n + du[:, None] * cross(w, n))
            w = w + (amplitude * du)[:, None] * n
            q = quaternion_product(q, axis_quaternion(axis, amplitude * u))
        return (quaternion_product(q, home) if home[0] < 1 else q), w, dw


def swing(home: Pose, shift: ArrayLike = (0, 0, 0), angles: ArrayLike = (0, 0, 0), duration: float = 3.0) -> Motion:
    """The 1 − cos motion of amplitude `shift` (m) and `angles` (rad, about x, y, z in turn) over `duration` (s)."""
    return Swing(
        home, np.array(vector3("shift", shift)), np.array(vector3("angles", angles)), checked_duration(duration)
    )
