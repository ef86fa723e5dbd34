"""Limits of joints along a motion: how far inside every joint stays, and an error where one goes beyond."""

from __future__ import annotations

from functools import cached_property

import casadi as ca
import numpy as np

from closedchain.errors import AssemblyError
from closedchain.kernel import Kernel
from closedchain.kinematics.evaluate import Kinematics
from closedchain.types import Array


class Limits:
    """The limited joints of a machine."""

    def __init__(self, kinematics: Kinematics) -> None:
        self.kinematics, self.system = kinematics, kinematics.system
        self.joints = [(joint.name, joint.limits) for joint in self.system.mechanism.joints if joint.limits is not None]

    def margins(self, q: Array) -> dict[str, Array]:
        """Joint → distance from its nearer limit (m or rad, negative beyond) at every configuration, (n)."""
        if not self.joints:
            return {}
        found, values, first = {}, self._coordinates(q), 0
        for name, pairs in self.joints:
            low, high = np.array(pairs, float).T
            own = values[:, first : first + low.size]
            found[name] = np.minimum(own - low, high - own).min(axis=1)
            first += low.size
        return found

    def check(self, q: Array, times: Array | None) -> None:
        """Raise where a joint goes beyond its limits: which, when, by how much."""
        for name, margin in self.margins(q).items():
            if margin.min() < 0:
                k = int(np.argmax(margin < 0))
                when = "in this state" if times is None else f"from t = {times[k]:.6g} s on"
                raise AssemblyError(
                    f"joint {name!r} of {self.system.mechanism.name!r} is beyond its limits {when}; "
                    f"it goes as far as {-float(margin.min()):.6g} (m or rad) beyond"
                )

    @cached_property
    def _coordinates(self) -> Kernel:
        tree = self.kinematics.tree
        values = [tree.joint_coordinates(name) for name, _ in self.joints]
        return Kernel(ca.Function("limited", [tree.q], [ca.vertcat(*values)], ["q"], ["coordinates"], {"cse": True}))
