"""What forward dynamics answers: accelerations and reactions with names."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.reference import Reference
from closedchain.kinematics.state import State
from closedchain.kinematics.velocities import body_acceleration
from closedchain.types import Array


@dataclass(frozen=True, eq=False)
class Accelerations:
    """Accelerations of a machine in a state, and what its joints carry.

    state: the state they hold in
    acceleration: dv/dt, in the order of the velocities
    multipliers: loop forces, row by row (N, N m)
    forces: of the actuators (N, N m)
    pivot: how near to singular, 1 (far) to 0
    notes: sentences on how the answer was found: a fallback was used, a gap was absorbed; empty when there is nothing
        to say
    residual: the largest scaled residual of the equations of motion and of the loops; none if not verified
    error: share of the accelerations that may be wrong; none if not verified

    Example:
        >>> answer = model.forward_dynamics(state, {"crank_motor": 5.0})
        >>> answer.reactions["closing"].shape, answer.notes
        ((6,), ())
    """

    state: State
    acceleration: Array
    multipliers: Array
    forces: Array
    pivot: float
    reference: Reference = field(repr=False)
    notes: tuple[str, ...] = ()
    residual: float | None = None
    error: float | None = None

    @property
    def reactions(self) -> dict[str, Array]:
        """Joint → wrench [moment; force] on its child at the child frame's origin, in the parent frame's axes."""
        return self._reactions[0]

    @property
    def unique(self) -> dict[str, NDArray[np.bool_]]:
        """Joint → which of these six numbers the rigid machine determines (over-constrained ones it does not)."""
        return self._reactions[1]

    @cached_property
    def _reactions(self) -> tuple[dict[str, Array], dict[str, NDArray[np.bool_]]]:
        at = self.state
        return self.reference.reactions(at.q, at.v, self.acceleration, self.multipliers, self.forces)

    @property
    def couplings(self) -> dict[str, float]:
        """Coupling → force (N m, N) with which it drives its joint."""
        rows = self.state.kinematics.system.couplings
        return {row.name: float(self.multipliers[row.rows.start]) for row in rows}

    def __getitem__(self, joint: str) -> float | Array:
        """Acceleration of a joint's coordinate (an array where it has several), or of a floating body."""
        kin = self.state.kinematics
        values = kin.joint_velocities(joint, self.state.q, self.acceleration) + kin.joint_product(
            joint, self.state.q, self.state.v
        )
        return float(values[0]) if values.shape == (1,) else values

    def body(self, name: str) -> Array:
        """[angular acceleration; acceleration of the body's origin], world axes."""
        return body_acceleration(self.state.kinematics, name, self.state.q, self.state.v, self.acceleration)

    @property
    def platform(self) -> Array:
        """[angular acceleration; acceleration of the platform's origin], world axes."""
        return self.body(self.state.kinematics.platform_name())
