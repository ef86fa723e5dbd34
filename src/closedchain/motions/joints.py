"""Motions of joints and of task coordinates of the platform: from one place to another by a profile, or splines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, final

import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import ArgumentError
from closedchain.kinematics.task_coordinates import checked
from closedchain.motions.motion import JointSamples, Motion, Profile, checked_duration, find_profile
from closedchain.records import dataclass
from closedchain.signatures import explained

if TYPE_CHECKING:
    from scipy.interpolate import BSpline


@final
@dataclass(frozen=True, eq=False)
class JointMove(Motion):
    """All joints, or task coordinates of the platform, from start to end by one profile."""

    start: Mapping[str, float]
    end: Mapping[str, float]
    profile: Profile
    duration: float
    task: bool = False

    def sample(self, times: ArrayLike) -> JointSamples:
        t = np.atleast_1d(np.asarray(times, float))
        s, ds, dds = (part[:, None] for part in self.profile(t, self.duration))
        change = {name: self.end[name] - self.start[name] for name in self.start}
        return JointSamples(
            t,
            {name: self.start[name] + s * change[name] for name in change},
            {name: ds * change[name] for name in change},
            {name: dds * change[name] for name in change},
            self.task,
        )


@final
@dataclass(frozen=True, eq=False)
class JointSpline(Motion):
    """One spline of time per joint."""

    splines: Mapping[str, BSpline]
    begin: float
    duration: float

    def sample(self, times: ArrayLike) -> JointSamples:
        t = np.atleast_1d(np.asarray(times, float))
        at = np.clip(t + self.begin, self.begin, self.begin + self.duration)
        q, v, a = ({name: curve(at, nu=k)[:, None] for name, curve in self.splines.items()} for k in range(3))
        return JointSamples(t, q, v, a)


@explained(time="duration", T="duration")
def joints(
    start: Mapping[str, float],
    end: Mapping[str, float],
    duration: float,
    profile: str | Profile = "cycloidal",
) -> Motion:
    """Named joints from one configuration to another.

    start, end: coordinates by joint, rad or m
    duration: s
    profile: of the motion over time

    Example:
        >>> motion = cc.motions.joints({"crank": 1.2}, {"crank": 2.0}, duration=0.5, profile=cc.motions.quintic)
        >>> motion.sample([0.25]).values["crank"].ravel().round(9).tolist()
        [1.6]
    """
    if not start or set(start) != set(end):
        raise ArgumentError("start and end of a joint motion must name the same joints, at least one")
    begin, finish = ({name: _finite(name, value) for name, value in side.items()} for side in (start, end))
    return JointMove(begin, finish, find_profile(profile), checked_duration(duration))


@explained(time="duration", T="duration")
def task(
    start: Mapping[str, float],
    end: Mapping[str, float],
    duration: float,
    profile: str | Profile = "cycloidal",
) -> Motion:
    """Task coordinates of the platform from one place to another; what is not named stays as at the start.

    start, end: x, y, z (m), tilt_x, tilt_y, torsion (rad) by name, those that the platform has
    duration: s
    profile: of the motion over time

    Example:
        >>> tripod = cc.compile(cc.library.tripod_3rps())
        >>> nod = cc.motions.task({"z": 0.5, "tilt_x": 0.0}, {"z": 0.52, "tilt_x": 0.1}, duration=1.0)
        >>> tripod.inverse_dynamics_along(nod, rate=10).forces.shape
        (11, 3)
    """
    if set(start) != set(end):
        raise ArgumentError("start and end of a motion in task coordinates must name the same coordinates")
    begin, finish = (checked(side, values) for side, values in (("start", start), ("end", end)))
    return JointMove(begin, finish, find_profile(profile), checked_duration(duration), task=True)


def _finite(name: str, value: float) -> float:
    if not np.isfinite(value):
        raise ArgumentError(f"coordinate of joint {name!r} is {value!r}; it must be a finite number (rad or m)")
    return float(value)
