"""Does it assemble, how does it move: states, velocities, Jacobians, the report."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import (
    AssemblyError,
    SingularityError,
    TopologyError,
)
from closedchain.kinematics.assemble import (
    Attempt,
    Targets,
    close_loops,
    closing_tolerance,
    find_assembly_modes,
    make_targets,
    out_of_reach,
)
from closedchain.kinematics.inverse_kinematics import InverseKinematics
from closedchain.kinematics.report import Report, make_report
from closedchain.kinematics.state import State
from closedchain.kinematics.velocities import (
    PlatformJacobian,
    consistent_velocities,
    platform_jacobian,
    velocity_targets,
)
from closedchain.mechanism import Pose
from closedchain.multibody.chains import Leg, find_legs

if TYPE_CHECKING:
    pass

from closedchain.model.base import SINGULAR, Joints, ModelBase
from closedchain.types import Array


class Configurations(ModelBase):
    """Questions about configurations and motion."""

    def assemble(
        self,
        platform: Pose | None = None,
        joints: Joints | None = None,
        guess: State | None = None,
        mode: int | None = None,
        allow_singular: bool = False,
        tolerance: float | None = None,
    ) -> State:
        """A state at rest whose loops are closed, with the given platform pose or joint coordinates.

        Without `mode` the assembly nearest to the guess (else to the description's start) is taken; `mode=k`
        takes the k-th of `assembly_modes`. Where the request does not determine the machine although it normally would,
        a SingularityError is raised unless `allow_singular`.

        tolerance: how far redundant rows of a loop may stay open, as a fraction of the machine's size; by default that
            of the model. What is absorbed is said in the state's `notes`. Other rows are closed to rounding.
        """
        targets = make_targets(self.kinematics, joints, platform)
        tolerance = self.kinematics.tolerance if tolerance is None else closing_tolerance(tolerance)
        start = self.start if guess is None else guess.q
        if mode is None:
            if platform is not None and not joints:
                start, beyond = self._inverse_kinematics.start(platform, start)
                if beyond:
                    raise AssemblyError(out_of_reach(self.kinematics, targets, start, beyond))
            found = close_loops(self.kinematics, targets, start, tolerance)
        else:
            modes = find_assembly_modes(self.kinematics, targets, start, tolerance)
            if not 0 <= mode < len(modes):
                raise AssemblyError(f"no assembly mode {mode}: {len(modes)} were found, counted from 0")
            found = modes[mode]
        if not allow_singular:
            self._check_determined(targets, found.q)
        return self._assembled(found)

    def assembly_modes(self, platform: Pose | None = None, joints: Joints | None = None) -> list[State]:
        """All assembly modes that were found, nearest to the description's start first."""
        targets = make_targets(self.kinematics, joints, platform)
        return [self._assembled(found) for found in find_assembly_modes(self.kinematics, targets, self.start)]

    def _assembled(self, found: Attempt) -> State:
        return State(self.kinematics, found.q, np.zeros(self.system.nv), found.notes(self.kinematics))

    def state(self, q: ArrayLike, v: ArrayLike | None = None) -> State:
        """A state from coordinates and velocities as they are; loops are not checked."""
        return State(
            self.kinematics, np.asarray(q, float), np.zeros(self.system.nv) if v is None else np.asarray(v, float)
        )

    def with_velocities(self, state: State, joints: Joints | None = None, platform: ArrayLike | None = None) -> State:
        """The state moving so that the given joint velocities or platform twist [angular; linear, world] are met."""
        targets = velocity_targets(self.kinematics, state.q, joints, platform)
        zero = np.zeros(self.system.nc)
        return state.replace(v=consistent_velocities(self.kinematics, state.q, targets, zero, "velocities"))

    def accelerations(self, state: State, joints: Joints | None = None, platform: ArrayLike | None = None) -> Array:
        """dv/dt that keeps the loops closed and meets the given joint or platform accelerations."""
        targets = velocity_targets(self.kinematics, state.q, joints, platform, state.v)
        right = -self.kinematics.constraint_product(state.q, state.v)
        return consistent_velocities(self.kinematics, state.q, targets, right, "accelerations")

    def jacobian(self, state: State) -> PlatformJacobian:
        """Rates of platform and actuators both ways, and how near to singular each is."""
        return platform_jacobian(self.kinematics, state.q)

    def report(self) -> Report:
        """What the machine is: coordinates, mobility, redundant constraints, actuation."""
        return make_report(self.kinematics, self.mobility)

    @cached_property
    def legs(self) -> tuple[Leg, ...]:
        """The chains from the ground to the platform, or an error that says why there are none."""
        if self.mechanism.platform is None:
            raise TopologyError(
                f"{self.mechanism.name!r} names no platform, so it has no legs; set Mechanism.platform to a body"
            )
        return find_legs(self.mechanism).legs

    @cached_property
    def _inverse_kinematics(self) -> InverseKinematics:
        return InverseKinematics(self.kinematics, self.mobility.samples)

    def _check_determined(self, targets: Targets, q: Array) -> None:
        """The degrees of freedom left by the targets must be as many as at other configurations of the machine."""
        here = self._left_free(targets, q)
        usual = min((self._left_free(targets, sample) for sample in self.mobility.samples), default=here)
        if here > usual:
            raise SingularityError(
                f"{self.mechanism.name!r} is singular there: what was given leaves {here} degree(s) of freedom "
                f"open instead of "
                f"{usual}; pass allow_singular=True to assemble it all the same"
            )

    def _left_free(self, targets: Targets, q: Array) -> int:
        N = self.kinematics.free_motions(q, tolerance=SINGULAR)
        rows = targets.rows(q) @ N
        s = np.linalg.svd(rows, compute_uv=False) if rows.size else np.zeros(0)
        return int(N.shape[1] - np.sum(s > SINGULAR))
