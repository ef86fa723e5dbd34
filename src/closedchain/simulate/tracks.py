"""Where the joints and bodies of a machine were along samples of its coordinates and velocities, by name."""

from __future__ import annotations

from functools import cached_property

import casadi as ca
import numpy as np

from closedchain.dynamics.interface import Machine
from closedchain.kernel import Kernel
from closedchain.multibody.system import Link
from closedchain.simulate.history import BodyHistory
from closedchain.simulate.traced_state import TracedState
from closedchain.types import Array


class Tracks:
    """One machine along samples: q and v, one row each."""

    def __init__(self, machine: Machine, q: Array, v: Array) -> None:
        self.machine, self.tree = machine, machine.kinematics.tree
        self.q, self.v = np.ascontiguousarray(q), np.ascontiguousarray(v)

    def coordinate(self, joint: str) -> Array:
        """The coordinate of a joint (columns where it has several), unwrapped where a cut joint's angle passes ±π."""
        state = TracedState(self.machine)
        expression, part = state[joint], self.tree.system.find(joint)
        if isinstance(part, Link):
            return _alone(self.q[:, part.q])
        values = self._rows(expression)
        angles = np.flatnonzero(part.model.angles)
        values[:, angles] = np.unwrap(values[:, angles], axis=0)
        return _alone(values)

    def velocity(self, joint: str) -> Array:
        """The rate of a joint."""
        state = TracedState(self.machine)
        part = self.tree.system.find(joint)
        return _alone(self.v[:, part.v] if isinstance(part, Link) else self._rows(state.velocity(joint)))

    def body(self, name: str) -> BodyHistory:
        """Motion of a body."""
        index = self.tree.system.link(name).index
        pose, twist = self.poses[:, index], self.twists[:, index]
        return BodyHistory(pose[:, :, :3], pose[:, :, 3], twist[:, :3], twist[:, 3:])

    @cached_property
    def poses(self) -> Array:
        """R and p of every link, (samples, links, 3, 4)."""
        rows = ca.vertcat(*(ca.vec(ca.densify(X.matrix()).T) for X in self.tree.poses))
        values: Array = self._rows(rows).reshape(len(self.q), -1, 3, 4)
        return values

    @cached_property
    def twists(self) -> Array:
        """[w; v] of every link, (samples, links, 6)."""
        values: Array = self._rows(self.tree.twist_vector).reshape(len(self.q), -1, 6)
        return values

    def _rows(self, expression: ca.SX) -> Array:
        kernel = Kernel(ca.Function("track", [self.tree.q, self.tree.v], [ca.densify(expression)], {"cse": True}))
        values: Array = kernel(self.q, self.v)
        return values


def _alone(values: Array) -> Array:
    return values[:, 0] if values.ndim == 2 and values.shape[1] == 1 else values
