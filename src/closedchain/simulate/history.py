"""Quantities over time: the books of energy, and the motion of a body."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from closedchain.types import Array


@dataclass(frozen=True, eq=False)
class Energy:
    """Energies over time in J. balance = total − total at the start − all work done; zero for an exact run.

    kinetic, potential (gravity, springs)              actuators: work done by them
    loads: by wrenches, and energy given by impacts
    joints: work of joint friction and dampers (negative)     loops: of virtual springs or other open loops
    closing: given by closing the loops after steps
    """

    kinetic: Array
    potential: Array
    actuators: Array
    joints: Array
    loads: Array
    loops: Array
    closing: Array

    @property
    def total(self) -> Array:
        """Kinetic and potential energy together."""
        return self.kinetic + self.potential

    @property
    def work(self) -> Array:
        """All work done since the start."""
        return self.actuators + self.joints + self.loads + self.loops + self.closing

    @property
    def balance(self) -> Array:
        """What the books do not explain."""
        unexplained: Array = self.total - self.total[0] - (self.work - self.work[0])
        return unexplained


@dataclass(frozen=True, eq=False)
class BodyHistory:
    """Where a body was and how it moved, one row per sample, in the world."""

    rotation: Array
    position: Array
    angular_velocity: Array
    velocity: Array

    @property
    def twist(self) -> Array:
        """[angular velocity; velocity of the body's origin]."""
        return np.concatenate([self.angular_velocity, self.velocity], axis=1)

    def point(self, at: ArrayLike) -> Array:
        """World positions of a point given in the body's frame."""
        positions: Array = self.position + self.rotation @ np.asarray(at, float)
        return positions
