"""The state as laws and events see it while they are traced: the same names as State, symbols instead of numbers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import casadi as ca
from numpy.typing import ArrayLike

from closedchain.dynamics.interface import Machine
from closedchain.errors import UnknownNameError, choose
from closedchain.spatial.symbolic import constant
from closedchain.types import SX


@dataclass(frozen=True, eq=False)
class TracedBody:
    """Where a body is and how it moves, in the world, as expressions."""

    rotation: SX
    position: SX
    angular_velocity: SX
    velocity: SX

    @property
    def twist(self) -> SX:
        """[angular velocity; velocity of the body's origin], world axes."""
        return ca.vertcat(self.angular_velocity, self.velocity)

    def point(self, at: ArrayLike) -> SX:
        """World position of a point given in the body's frame."""
        return self.position + self.rotation @ constant(at)


class Parameters(dict[str, SX]):
    """Parameters by name; one that was not given is an error that lists those that were."""

    def __missing__(self, name: str) -> SX:
        raise UnknownNameError(choose("parameter", name, self))


class TracedState:
    """Coordinates and velocities with names, as expressions of the symbols of the tree."""

    def __init__(self, machine: Machine, parameters: Mapping[str, SX] | None = None) -> None:
        self.machine, self.kinematics = machine, machine.kinematics
        self.q, self.v = self.kinematics.tree.q, self.kinematics.tree.v
        self.parameters = Parameters(parameters or {})
        self.pivots: list[SX] = []  # what laws solve becomes singular where one of these vanishes

    def __getitem__(self, joint: str) -> SX:
        """The coordinate of a joint (a column where it has several), or of a floating body."""
        return self.kinematics.tree.joint_coordinates(self.kinematics.system.find(joint))

    def velocity(self, joint: str) -> SX:
        """The velocity of a joint, or of a floating body."""
        return self.kinematics.tree.joint_velocity(self.kinematics.system.find(joint))

    def body(self, name: str) -> TracedBody:
        """Pose and twist of a body, in the world."""
        tree = self.kinematics.tree
        index = tree.system.link(name).index
        X, V = tree.poses[index], tree.twists[index]
        return TracedBody(X.R, X.p, V.w, V.v)

    @property
    def platform(self) -> TracedBody:
        """Pose and twist of the platform."""
        return self.body(self.kinematics.platform_name())

    @cached_property
    def actuators(self) -> dict[str, SX]:
        """The coordinate of every actuator."""
        tree = self.kinematics.tree
        return {a.name: tree.actuator_coordinates[i] for i, a in enumerate(tree.system.actuators)}

    @cached_property
    def actuator_velocities(self) -> dict[str, SX]:
        """The velocity of every actuator."""
        tree = self.kinematics.tree
        return {a.name: tree.actuator_velocities[i] for i, a in enumerate(tree.system.actuators)}
