"""Runs as tables and datasets, with names and units."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from closedchain.errors import ArgumentError

if TYPE_CHECKING:
    import pandas
    import xarray

    from closedchain.simulate.run import Run

Array = NDArray[np.float64]
Table = dict[str, Array]  # columns by name, the time first


def columns(run: Run) -> Table:
    """One column per quantity: time, coordinates, rates (_rate), forces, powers, energies, loop error."""
    system = run.observer.kinematics.system
    table = {"time": run.time}
    table |= dict(zip(system.coordinate_names, run.q.T, strict=True))
    table |= {f"{name}_rate": values for name, values in zip(system.rate_names, run.v.T, strict=True)}
    names = [actuator.name for actuator in system.actuators]
    table |= {f"{name}_force": values for name, values in zip(names, run.forces.T, strict=True)}
    table |= {f"{name}_power": values for name, values in zip(names, run.powers.T, strict=True)}
    energy = run.energy
    table |= {"kinetic_energy": energy.kinetic, "potential_energy": energy.potential, "work": energy.work}
    return table | {"energy_balance": energy.balance, "loop_error": run.loop_error}


def to_pandas(table: Table) -> pandas.DataFrame:
    """The columns as a frame with the time as index."""
    try:
        import pandas
    except ImportError:
        raise ArgumentError("to_pandas needs pandas (pip install pandas); to_csv and to_xarray do not") from None
    return pandas.DataFrame(table).set_index("time")


def to_csv(table: Table, path: str | Path) -> Path:
    """The columns as text, every number to its last digit."""
    rows = np.column_stack(list(table.values()))
    lines = [",".join(table), *(",".join(repr(float(value)) for value in row) for row in rows)]
    Path(path).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return Path(path)


def to_xarray(run: Run) -> xarray.Dataset:
    """Arrays over time, with coordinate names and units."""
    import xarray

    system, energy = run.observer.kinematics.system, run.energy
    names = [actuator.name for actuator in system.actuators]
    bodies = [link.body.name for link in system.links]
    dimensions: dict[str, tuple[tuple[str, ...], Array, str]] = {
        "q": (("time", "coordinate"), run.q, "rad, m"),
        "v": (("time", "rate"), run.v, "rad/s, m/s"),
        "acceleration": (("time", "rate"), run.acceleration, "rad/s2, m/s2"),
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
        "rate": list(system.rate_names),
        "actuator": names,
        "body": bodies,
        "axis": ["x", "y", "z"],
        "body_axis": ["x", "y", "z"],
    }
    notes = {"machine": system.mechanism.name, "ending": run.ending.message, **run.statistics}
    return xarray.Dataset(variables, coordinates, attrs=notes)


def to_netcdf(data: xarray.Dataset, path: str | Path) -> Path:
    """The dataset as a NetCDF file (version 3, 64-bit offsets)."""
    data.to_netcdf(path, engine="scipy", format="NETCDF3_64BIT")
    return Path(path)
