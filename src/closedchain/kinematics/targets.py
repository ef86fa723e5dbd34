"""What an assembly must meet besides closed loops: prescribed joint coordinates and a platform pose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import casadi as ca
import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import ArgumentError, UnsupportedError
from closedchain.kinematics.evaluate import Kinematics
from closedchain.mechanism import Pose
from closedchain.mechanism.numbers import finite_vector
from closedchain.multibody.system import Link, free_coordinates
from closedchain.spatial.rotation import unskew
from closedchain.types import SX, Array


@dataclass(frozen=True, eq=False)
class Targets:
    """Coordinates held at their value, and rows that must vanish for what is not a coordinate of the tree."""

    kinematics: Kinematics
    joints: Mapping[str, Array]
    platform: Pose | None

    @cached_property
    def held(self) -> dict[int, float]:
        """Coordinate index → value."""
        values: dict[int, float] = {}
        for name, target in self.joints.items():
            part = self.kinematics.system.element(name)
            if isinstance(part, Link):
                values.update(zip(range(part.q.start, part.q.stop), target.tolist(), strict=True))
        link = self._floating_platform
        if link is not None and self.platform is not None:
            pose = free_coordinates(self.platform.matrix, np.array(self.platform.position))
            values.update(zip(range(link.q.start, link.q.stop), pose, strict=True))
        return values

    @cached_property
    def free(self) -> Array:
        """Indices of the velocities that may move."""
        held = [
            index
            for link in self.kinematics.system.links
            for index in range(link.v.start, link.v.stop)
            if link.q.start in self.held
        ]
        # flexible links keep the deflection of the guess
        held += self.kinematics.system.modal_velocities
        return np.setdiff1d(np.arange(self.kinematics.system.nv), held)

    def apply(self, q: Array) -> Array:
        """The coordinates with the held ones at their values."""
        q = q.copy()
        q[list(self.held)] = list(self.held.values())
        return q

    def residual(self, q: Array) -> tuple[Array, Array]:
        """Rows, in metres, that vanish when targets that are not tree coordinates are met; and their Jacobian."""
        value, jacobian = self._function(q)
        return np.array(value).ravel(), np.array(jacobian)

    def rows(self, q: Array) -> Array:
        """All targets as rows on the velocities, in metres per second: held coordinates and the rest."""
        held = np.setdiff1d(np.arange(self.kinematics.system.nv), self.free)
        return np.vstack([np.diag(self.kinematics.step_lengths)[held], self.residual(q)[1]])

    @property
    def _floating_platform(self) -> Link | None:
        link = self.kinematics.system.platform
        return link if link is not None and link.floats else None

    @cached_property
    def _function(self) -> ca.Function:
        tree, system = self.kinematics.tree, self.kinematics.system
        rows: list[SX] = []
        for name, target in self.joints.items():
            part = system.element(name)
            if not isinstance(part, Link):
                if part.model.nq != part.model.nv:
                    raise UnsupportedError(
                        f"joint {name!r} closes a loop and rotates freely: its orientation cannot be prescribed"
                    )
                error = part.model.difference(tree.joint_coordinates(part), SX(ca.DM(target)))
                rows += [system.size * error[i] if angle else error[i] for i, angle in enumerate(part.model.angles)]
        if self.platform is not None and self._floating_platform is None:
            assert system.platform is not None
            X = tree.poses[system.platform.index]
            R, p = ca.DM(self.platform.matrix), ca.DM(np.array(self.platform.position))
            rows += [X.p - p, system.size * unskew(R.T @ X.R)]
        value = ca.densify(ca.vertcat(*rows)) if rows else SX(0, 1)
        jacobian = ca.densify(ca.jacobian(tree.along_motion(value), tree.v)) if rows else SX(0, system.nv)
        return ca.Function("targets", [tree.q], [value, jacobian])


def make_targets(
    kinematics: Kinematics, joints: Mapping[str, float | ArrayLike] | None, platform: Pose | None
) -> Targets:
    """The targets, with names and sizes checked."""
    if platform is not None:
        kinematics.platform_name()
        if not isinstance(platform, Pose):
            raise ArgumentError(f"platform must be a Pose, not {type(platform).__name__}")
    values: dict[str, Array] = {}
    for name, value in (joints or {}).items():
        model = kinematics.system.element(name).model
        entries = np.atleast_1d(np.asarray(value, dtype=float))
        values[name] = np.array(finite_vector(f"coordinates of joint {name!r}", entries, model.nq))
    return Targets(kinematics, values, platform)
