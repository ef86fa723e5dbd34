"""Motions one after the other, and rest."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from typing import final

import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import ArgumentError
from closedchain.mechanism import Pose
from closedchain.motions.motion import (
    JointSamples,
    Motion,
    PlatformSamples,
    Samples,
    checked_duration,
    checked_pose,
    linear,
)
from closedchain.motions.paths import line
from closedchain.records import dataclass

JUMP = 1e-6  # largest jump of a position (m) or orientation allowed between two motions


@final
@dataclass(frozen=True, eq=False)
class Sequence(Motion):
    """Motions of the same kind in a row; a time on a seam belongs to the later one."""

    parts: tuple[Motion, ...]
    duration: float

    def sample(self, times: ArrayLike) -> Samples:
        t = np.atleast_1d(np.asarray(times, float))
        starts = np.concatenate([[0.0], np.cumsum([part.duration for part in self.parts])[:-1]])
        owner = np.clip(np.searchsorted(starts, t, side="right") - 1, 0, len(self.parts) - 1)
        order = np.argsort(owner, kind="stable")
        found = [part.sample(t[owner == k] - starts[k]) for k, part in enumerate(self.parts)]
        return _join(found, t, np.argsort(order, kind="stable"))


def sequence(*motions: Motion) -> Motion:
    """One motion after the other; each must begin where the one before ended.

    motions: in order

    Example:
        >>> there = cc.motions.line(cc.Pose(), cc.Pose((0.1, 0, 0)), duration=1.0)
        >>> cc.motions.sequence(there, cc.motions.hold(cc.Pose((0.1, 0, 0)), duration=0.5)).duration
        1.5
    """
    if not motions:
        raise ArgumentError("a sequence needs at least one motion")
    for before, after in pairwise(motions):
        _check_seam(before.sample([before.duration]), after.sample([0.0]))
    return Sequence(tuple(motions), sum(motion.duration for motion in motions))


def hold(pose: Pose, duration: float) -> Motion:
    """Rest in a pose.

    pose: of the platform in the world
    duration: s

    Example:
        >>> cc.motions.hold(cc.Pose((0, 0, 0.5)), duration=0.2).sample([0.1]).position.tolist()
        [[0.0, 0.0, 0.5]]
    """
    checked_pose("the pose of a hold", pose)
    return line(pose, pose, checked_duration(duration), linear)


def _join(found: list[Samples], times: np.ndarray, order: np.ndarray) -> Samples:
    platforms = [part for part in found if isinstance(part, PlatformSamples)]
    if len(platforms) == len(found):
        whole = all(part.quaternion is not None for part in platforms)
        columns = {
            name: np.concatenate([getattr(part, name) for part in platforms])[order]
            for name in ("position", "twist", "acceleration")
        }
        quaternion = np.concatenate([part.quaternion for part in platforms])[order] if whole else None
        return replace(platforms[0], times=times, quaternion=quaternion, **columns)
    joints = [part for part in found if isinstance(part, JointSamples)]
    names = joints[0].values
    q, v, a = (
        {name: np.concatenate([getattr(part, field)[name] for part in joints])[order] for name in names}
        for field in ("values", "velocities", "accelerations")
    )
    return JointSamples(times, q, v, a, joints[0].task)


def _check_seam(before: Samples, after: Samples) -> None:
    if isinstance(before, PlatformSamples) and isinstance(after, PlatformSamples):
        if (before.quaternion is None) != (after.quaternion is None) or before.point != after.point:
            raise ArgumentError("motions of a sequence must all prescribe the platform, or the same point of it")
        gap = float(np.abs(before.position - after.position).max())
        if before.quaternion is not None and after.quaternion is not None:
            gap = max(gap, 1 - abs(float(before.quaternion[0] @ after.quaternion[0])))
    elif (
        isinstance(before, JointSamples)
        and isinstance(after, JointSamples)
        and (before.task, set(before.values)) == (after.task, set(after.values))
    ):
        gap = max(float(np.abs(before.values[name] - after.values[name]).max()) for name in before.values)
    else:
        raise ArgumentError("motions of a sequence must all prescribe the platform, or the same joints")
    if gap > JUMP:
        raise ArgumentError(f"a motion of the sequence begins {gap:.3g} away from where the one before ended")
