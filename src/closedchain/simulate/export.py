"""Runs as tables and datasets, with names and units."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from closedchain.simulate.written import Table
from closedchain.types import Array

if TYPE_CHECKING:
    import xarray

    from closedchain.simulate.run import Run


def columns(run: Run) -> Table:
    """One column per quantity: time, coordinates, velocities (_velocity), forces, powers, energies, loop error."""
    system = run.observer.kinematics.system
    table = {"time": run.time}
    table |= dict(zip(system.coordinate_names, run.q.T, strict=True))
    table |= {f"{name}_velocity": values for name, values in zip(system.velocity_names, run.v.T, strict=True)}
    names = [actuator.name for actuator in system.actuators]
    table |= {f"{name}_force": values for name, values in zip(names, run.forces.T, strict=True)}
    table |= {f"{name}_power": values for name, values in zip(names, run.powers.T, strict=True)}
    energy = run.energy
    table |= {"kinetic_energy": energy.kinetic, "potential_energy": energy.potential, "work": energy.work}
    return table | {"energy_balance": energy.balance, "loop_error": run.loop_error}


def to_xarray(run: Run) -> xarray.Dataset:
    """Arrays over time, with coordinate names and units."""
    import xarray

    system, energy = run.observer.kinematics.system, run.energy
    names = [actuator.name for actuator in system.actuators]
    bodies = [link.body.name for link in system.links]
    dimensions: dict[str, tuple[tuple[str, ...], Array, str]] = {
        "q": (("time", "coordinate"), run.q, "rad, m"),
        "v": (("time", "velocity"), run.v, "rad/s, m/s"),
        "acceleration": (("time", "velocity"), run.acceleration, "rad/s2, m/s2"),
        "force": (("time", "actuator"), run.forces, "N, N m"),
        "power": (("time", "actuator"), run.powers, "W"),
        "position": (("time", "body", "axis"), run.positions, "m"),
        "rotation": (("time", "body", "axis", "body_axis"), run.rotations, "1"),
        "kinetic": (("time",), energy.kinetic, "J"),
        "potential": (("time",), energy.potential, "J"),
        "work": (("time",), energy.work, "J"),
        "balance": (("time",), energy.balance, "J"),
        "loop_error": (("time",), run.loop_error, "m"),
    }
    variables: dict[str, Any] = {
        name: (dims, np.asarray(values), {"units": units}) for name, (dims, values, units) in dimensions.items()
    }
    coordinates = {
        "time": ("time", run.time, {"units": "s"}),
        "coordinate": list(system.coordinate_names),
        "velocity": list(system.velocity_names),
        "actuator": names,
        "body": bodies,
        "axis": ["x", "y", "z"],
        "body_axis": ["x", "y", "z"],
    }
    notes = {"machine": system.mechanism.name, "ending": run.ending.message, **run.statistics}
    return xarray.Dataset(variables, coordinates, attrs=notes)
