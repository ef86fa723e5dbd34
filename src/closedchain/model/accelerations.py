"""What forward dynamics answers: accelerations and reactions with names; and the quick way to such an answer.

`QuickForward` runs a kernel on arrays that are kept ready and looks at its verdict. Whatever is not plainly right (a
residual, a small pivot, arguments of other kinds, NaN) it leaves to the careful way, which says what is wrong.
"""

from __future__ import annotations

from dataclasses import field
from functools import cached_property
from typing import TYPE_CHECKING, final

import numpy as np
from numpy.typing import NDArray

from closedchain.dynamics.reference import Reference
from closedchain.dynamics.verification import TRUSTED, accepted
from closedchain.kernel import Kernel
from closedchain.kinematics.state import State
from closedchain.records import dataclass
from closedchain.types import Array

if TYPE_CHECKING:
    from closedchain.dynamics.interface import Forces


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
        found: dict[str, Array] | None = self.__dict__.get("_reactions")
        if found is None:
            at = self.state
            found = self.reference.reactions(at.q, at.v, self.acceleration, self.multipliers, self.forces)
            self.__dict__["_reactions"] = found
        return found

    @cached_property
    def unique(self) -> dict[str, NDArray[np.bool_]]:
        """Joint → which of these six numbers the rigid machine determines (over-constrained ones it does not)."""
        return self.reference.unique(self.state.q)

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
        at = self.state
        return at.kinematics.body_acceleration(name, at.q, at.v, self.acceleration)

    @property
    def platform(self) -> Array:
        """[angular acceleration; acceleration of the platform's origin], world axes."""
        return self.body(self.state.kinematics.platform_name())


@final
class QuickForward:
    """Forward dynamics by one kernel where its answer plainly holds.

    least_pivot: below it the rank of the loops must be looked at, or a fallback asked
    verified: whether the kernel has outputs "residual" and "error"
    closed: whether its residual holds for states whose loops are closed only
    """

    def __init__(
        self, kernel: Kernel, reference: Reference, least_pivot: float, verified: bool, closed: bool = False
    ) -> None:
        self.reference, self.least_pivot, self.verified, self.closed = reference, least_pivot, verified, closed
        self.accepted = accepted(reference.kinematics.system)
        actuators = reference.kinematics.system.actuators
        self.actuators = {actuator.name: k for k, actuator in enumerate(actuators)}
        self.entrance = kernel.entrance
        nv, nc = reference.kinematics.system.nv, reference.kinematics.system.nc
        self.acceleration, self.multipliers = slice(0, nv), slice(nv, nv + nc)

    def __call__(self, state: State, forces: Forces) -> Accelerations | None:
        """The answer, or None where a closer look is needed."""
        entrance = self.entrance
        q, v, tau = entrance.inputs
        if not self._fill(tau, forces):
            return None
        q[:], v[:] = state.q, state.v
        found = entrance.run()
        if self.verified:
            pivot, residual, error = found[-3:].tolist()
            # what is not a number fails all of these
            right = residual < self.accepted and error <= TRUSTED and tau.dot(tau) < np.inf
        else:
            pivot, residual, error = found.item(-1), None, None
            right = found.dot(found) < np.inf  # forces that are not numbers show in it
        if not (right and pivot > self.least_pivot) or (self.closed and not state.openness <= self.accepted):
            return None
        found = found.copy()
        answer = object.__new__(Accelerations)
        fields = {
            "state": state,
            "acceleration": found[self.acceleration],
            "multipliers": found[self.multipliers],
            "forces": tau.copy(),
            "pivot": pivot,
            "reference": self.reference,
            "notes": (),
            "residual": residual,
            "error": error,
        }
        object.__setattr__(answer, "__dict__", fields)
        return answer

    def _fill(self, tau: Array, forces: Forces) -> bool:
        """Write forces of plain kinds; whether they were."""
        if type(forces) is np.ndarray:
            if forces.shape != tau.shape or forces.dtype != tau.dtype:
                return False
            tau[:] = forces
        elif forces is None:
            tau.fill(0.0)
        elif type(forces) is dict:
            tau.fill(0.0)
            for name, value in forces.items():
                k = self.actuators.get(name)
                if k is None or type(value) is not float:
                    return False
                tau[k] = value
        else:
            return False
        return True
