"""Splines through poses: positions by cubic or quintic splines, orientations on SO(3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import ArgumentError
from closedchain.mechanism import Pose
from closedchain.mechanism.numbers import vector3
from closedchain.motions.motion import Motion, PlatformSamples, checked_pose, pose_quaternion
from closedchain.records import dataclass
from closedchain.signatures import explained
from closedchain.spatial.numeric import angular_motion
from closedchain.types import Array

if TYPE_CHECKING:
    from scipy.interpolate import BSpline


@final
@dataclass(frozen=True, eq=False)
class Spline(Motion):
    """Position and quaternion as splines of time; the quaternion is normalised, and its velocities are those of the
    result.

    Without quaternion only a point of the platform has a prescribed motion.
    """

    position: BSpline
    quaternion: BSpline | None
    begin: float
    duration: float
    point: tuple[float, float, float] = (0.0, 0.0, 0.0)

    def sample(self, times: ArrayLike) -> PlatformSamples:
        t = np.atleast_1d(np.asarray(times, float))
        at = np.clip(t + self.begin, self.begin, self.begin + self.duration)
        p, dp, ddp = (self.position(at, nu=k) for k in range(3))
        if self.quaternion is None:
            unit, w, a = None, np.zeros_like(p), np.zeros_like(p)
        else:
            unit, w, a = angular_motion(*(self.quaternion(at, nu=k) for k in range(3)))
        return PlatformSamples(t, p, unit, np.hstack([w, dp]), np.hstack([a, ddp]), self.point)


@explained(time="times", t="times")
def spline(
    times: ArrayLike,
    poses: Sequence[Pose] | Sequence[Sequence[float]],
    rest: bool = True,
    point: ArrayLike | None = None,
) -> Motion:
    """Through poses at given times.

    With positions instead of poses only the motion of a point is prescribed and the orientation follows from the
    joints,
    as in a five-bar.

    times: s
    poses: poses of the platform, or positions (m)
    rest: start and end with zero velocity and acceleration (quintic); otherwise it runs in and out freely (cubic)
    point: the point of the platform that follows positions, in its frame, m

    Example:
        >>> poses = [cc.Pose((0, 0, 0.5)), cc.Pose((0.1, 0, 0.6)), cc.Pose((0, 0, 0.5))]
        >>> cc.motions.spline([0.0, 1.0, 2.0], poses).sample([1.0]).position.round(9).tolist()
        [[0.1, 0.0, 0.6]]
    """
    t = np.asarray(times, float)
    if t.ndim != 1 or t.size != len(poses) or t.size < 2 or not np.all(np.diff(t) > 0):
        raise ArgumentError(
            f"a spline needs increasing times, one per pose, at least two; got {t.size} for {len(poses)}"
        )
    whole = all(isinstance(pose, Pose) for pose in poses)
    if not whole and any(isinstance(pose, Pose) for pose in poses):
        raise ArgumentError("a spline takes either poses or positions, not a mixture")
    if whole and point is not None:
        raise ArgumentError("'point' belongs to a spline through positions; poses prescribe the whole platform")
    for pose in poses:
        if hasattr(pose, "pose") or hasattr(pose, "platform"):
            checked_pose("a pose of a spline", pose)
    positions = np.array([p.position if isinstance(p, Pose) else vector3("position", p) for p in poses])
    quaternions = continuous(np.array([pose_quaternion(p) for p in poses])) if whole else None  # type: ignore[arg-type]
    return Spline(
        _through(t, positions, rest),
        None if quaternions is None else _through(t, quaternions, rest),
        float(t[0]),
        float(t[-1] - t[0]),
        vector3("point", (0, 0, 0) if point is None else point),
    )


def continuous(quaternions: Array) -> Array:
    """The same orientations with signs such that neighbours are near each other."""
    result = quaternions.copy()
    for k in range(1, len(result)):
        if result[k] @ result[k - 1] < 0:
            result[k] = -result[k]
        if result[k] @ result[k - 1] < 0.5:
            raise ArgumentError(f"poses {k - 1} and {k} are more than 120° apart; give a pose in between")
    return result


def _through(t: Array, values: Array, rest: bool) -> BSpline:
    from scipy.interpolate import make_interp_spline

    if rest:
        still = [(1, np.zeros(values.shape[1])), (2, np.zeros(values.shape[1]))]
        return make_interp_spline(t, values, k=5, bc_type=(still, still))  # type: ignore[arg-type]
    if t.size < 4:
        return make_interp_spline(t, values, k=t.size - 1)
    return make_interp_spline(t, values, k=3, bc_type="natural")
