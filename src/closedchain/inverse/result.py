"""What inverse dynamics answers: forces, powers, energies and reactions by name; tables to choose actuators from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from closedchain.errors import ArgumentError, UnknownNameError, choose
from closedchain.files.tables import Column, by_name, write_table
from closedchain.inverse.reactions import Stiffness
from closedchain.inverse.sizing import Sizing, sizing
from closedchain.motions.follower import Trajectory
from closedchain.motions.motion import Samples
from closedchain.types import Array, Ready

if TYPE_CHECKING:
    import pandas
    import xarray

    from closedchain.inverse.engine import InverseEngine

T = TypeVar("T", np.float64, np.bool_)


@dataclass(frozen=True, eq=False)
class InverseDynamics:
    """What the actuators must do for a motion: arrays (n, actuators), or (actuators) for one state.

    Energies and reactions are computed when they are asked for.

    times: of the samples (s); None for one state
    method: name of the formulation that answered
    samples: the motion at these times; None for one state
    notes: sentences on how the answer was found: the general solution stood in, fewer digits hold; empty when there is
        nothing to say

    Example:
        >>> answer = model.inverse_dynamics(state, joint_accelerations={"crank": 2.0})
        >>> answer.names, answer.units, answer.forces.shape
        (('crank_motor',), ('N m',), (1,))
    """

    engine: InverseEngine
    times: Array | None
    method: str
    _coordinates: Array
    _velocities: Array
    _accelerations: Array
    _forces: Array
    _powers: Array
    _course: Callable[[], Trajectory]
    _stiffness: Stiffness | None
    _loads: Array
    samples: Samples | None
    _residual: Array | None = None
    _error: Array | None = None
    notes: tuple[str, ...] = ()

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes get the numbers, and the whole course instead of a way to find it."""
        found = self._coordinates, self._velocities, self._accelerations, self._forces, self._powers
        rest = Ready(self.course), self._stiffness, self._loads, self.samples, self._residual, self._error, self.notes
        return InverseDynamics, (self.engine, self.times, self.method, *found, *rest)

    # by actuator
    @property
    def names(self) -> tuple[str, ...]:
        """Names of the actuators, in the order of the columns."""
        return tuple(actuator.name for actuator in self.engine.system.actuators)

    @property
    def units(self) -> tuple[str, ...]:
        """N or N m for every actuator."""
        return tuple("N m" if rotational else "N" for rotational in self.engine.rotational_actuators)

    @property
    def forces(self) -> Array:
        """Actuator forces."""
        return self._shaped(self._forces)

    @property
    def powers(self) -> Array:
        """Mechanical power of the actuators, positive when they drive."""
        return self._shaped(self._powers)

    @property
    def coordinates(self) -> Array:
        """Actuator coordinates (m, rad)."""
        return self._shaped(self._coordinates)

    @property
    def velocities(self) -> Array:
        """Actuator velocities."""
        return self._shaped(self._velocities)

    @property
    def accelerations(self) -> Array:
        """Actuator accelerations."""
        return self._shaped(self._accelerations)

    @property
    def utilisation(self) -> Array:
        """The largest share of an actuator's limits (force, velocity, power) that the motion needs; 0: it has none."""
        shares = np.zeros(self._forces.shape)
        for k, actuator in enumerate(self.engine.system.actuators):
            given = zip(
                (self._forces[:, k], self._velocities[:, k], np.maximum(self._powers[:, k], 0)),
                (actuator.joint_force_limit, actuator.joint_velocity_limit, actuator.max_power),
                strict=True,
            )
            for values, limit in given:
                if limit is not None:
                    shares[:, k] = np.maximum(shares[:, k], np.abs(values) / limit)
        return self._shaped(shares)

    @property
    def exceeded(self) -> tuple[str, ...]:
        """The actuators of which a motion needs more than their limits allow."""
        largest = np.atleast_2d(self.utilisation).max(axis=0)
        return tuple(name for name, share in zip(self.names, largest, strict=True) if share > 1)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Array:
        """The forces, where an array is wanted."""
        return np.array(self.forces, dtype=dtype)

    def __getitem__(self, actuator: str) -> Any:
        """The force of an actuator: a number, or an array over the times."""
        if actuator not in self.names:
            raise UnknownNameError(choose("actuator", actuator, self.names))
        column = self._forces[:, self.names.index(actuator)]
        return float(column[0]) if self.times is None else column

    # verification
    @property
    def residual(self) -> Array | float | None:
        """The largest scaled residual of the equations of motion and of the loops, per sample; none if not verified."""
        return self._measured(self._residual)

    @property
    def error(self) -> Array | float | None:
        """Share of the forces that may be wrong, per sample; none if not verified."""
        return self._measured(self._error)

    def _measured(self, values: Array | None) -> Array | float | None:
        return float(values[0]) if values is not None and self.times is None else values

    # all coordinates
    @cached_property
    def course(self) -> Trajectory:
        """Coordinates q, velocities v and accelerations dv of the whole machine, each (n, ·)."""
        return self._course()

    # energy
    @cached_property
    def _energies(self) -> tuple[Array, ...]:
        course = self.course
        return tuple(part.reshape(-1) for part in self.engine.energies(course.q, course.v, course.dv))

    @property
    def kinetic_energy(self) -> Array:
        """J."""
        return self._shaped(self._energies[0])

    @property
    def potential_energy(self) -> Array:
        """J, zero at the world's origin."""
        return self._shaped(self._energies[1])

    @cached_property
    def power_balance(self) -> Array:
        """Power of actuators and loads less the rate of the energy (W): zero but for rounding."""
        loads = self._energies[3]
        if self._loads.any():
            twists = np.einsum("nlv,nv->nl", self.engine.body_jacobian(self.course.q), self.course.v)
            loads = loads + np.sum(twists * self._loads, axis=1)
        return self._shaped(self._powers.sum(axis=1) + loads - self._energies[2])

    @property
    def power_error(self) -> float:
        """The largest imbalance as a share of the largest power of a single actuator."""
        scale = max(float(np.abs(self._powers).max(initial=0.0)), float(np.abs(self._energies[2]).max(initial=0.0)))
        return float(np.abs(self.power_balance).max(initial=0.0)) / max(scale, 1e-300)

    # reactions
    @cached_property
    def _reactions(self) -> tuple[dict[str, Array], dict[str, NDArray[np.bool_]]]:
        return self.engine.reactions.all(self.course, self._forces, self._all_loads, self._stiffness, self._residual)

    @property
    def _all_loads(self) -> Array:
        return np.broadcast_to(self._loads, (len(self._forces), self._loads.shape[1]))

    @cached_property
    def couplings(self) -> dict[str, Array]:
        """Coupling → force (N m, N) with which it drives its joint."""
        found = self.engine.reactions.couplings(self.course, self._forces, self._all_loads, self._stiffness)
        return {name: self._shaped(force) for name, force in found.items()}

    @property
    def reactions(self) -> dict[str, Array]:
        """Joint → wrench [moment; force] on its child at the child frame's origin, in the parent frame's axes."""
        return {name: self._shaped(wrench) for name, wrench in self._reactions[0].items()}

    @property
    def unique(self) -> dict[str, NDArray[np.bool_]]:
        """Joint → which of the six numbers the rigid machine determines; the others follow from how they are shared."""
        return {name: self._shaped(flags) for name, flags in self._reactions[1].items()}

    # tables
    @cached_property
    def sizing(self) -> Sizing:
        """Peak, RMS, speed, power and energy of every actuator."""
        return sizing(self)

    def columns(self) -> dict[str, Array]:
        """Everything by actuator as named columns, time first."""
        return by_name(self._columns())

    def _columns(self) -> list[Column]:
        if self.times is None:
            raise ArgumentError("one state has no time; ask for its forces, powers and reactions directly")
        found = [Column("t", "s", self.times)]
        turns, slides = ("N m", "W", "rad", "rad/s"), ("N", "W", "m", "m/s")
        arrays = (self._forces, self._powers, self._coordinates, self._velocities)
        for i, (what, array) in enumerate(zip(("force", "power", "coordinate", "velocity"), arrays, strict=True)):
            for k, (name, rotational) in enumerate(zip(self.names, self.engine.rotational_actuators, strict=True)):
                found.append(Column(f"{name}.{what}", (turns if rotational else slides)[i], array[:, k]))
        return found

    def to_csv(self, path: str | Path) -> Path:
        """Write the columns as a table, units in the first row, every number to its last digit."""
        return write_table(self._columns(), path)

    def to_pandas(self) -> pandas.DataFrame:
        """The columns as a pandas table, indexed by time."""
        import pandas

        return pandas.DataFrame(self.columns()).set_index("t")

    def to_xarray(self) -> xarray.Dataset:
        """Forces, powers, coordinates, velocities and accelerations over time and actuator."""
        import xarray

        if self.times is None:
            raise ArgumentError("one state has no time axis; ask for its forces, powers and reactions directly")
        arrays = {
            "force": self._forces,
            "power": self._powers,
            "coordinate": self._coordinates,
            "velocity": self._velocities,
            "acceleration": self._accelerations,
        }
        data = {name: (("time", "actuator"), array) for name, array in arrays.items()}
        return xarray.Dataset(data, {"time": self.times, "actuator": list(self.names)})

    def _shaped(self, array: NDArray[T]) -> NDArray[T]:
        shaped: NDArray[T] = np.asarray(array[0] if self.times is None else array)
        return shaped
