"""Walks as tables and datasets, with names and units."""

from __future__ import annotations

from typing import TYPE_CHECKING

from closedchain.simulate.written import Table

if TYPE_CHECKING:
    import xarray

    from closedchain.simulate.contact.run import ContactRun

AXES = ("tangent_x", "tangent_y", "normal")


def columns(run: ContactRun) -> Table:
    """Time, coordinates, rates (_velocity), and of every contact its mode (0 open, 1 sticks, 2 slips) and force (N)."""
    system = run.machine.kinematics.system
    table = {"time": run.time}
    table |= dict(zip(system.coordinate_names, run.q.T, strict=True))
    table |= {f"{name}_velocity": values for name, values in zip(system.velocity_names, run.v.T, strict=True)}
    for i, name in enumerate(run.contact_names):
        table[f"{name}_mode"] = run.modes[:, i].astype(float)
        table |= {f"{name}_{axis}": run.forces[:, i, k] for k, axis in enumerate(AXES)}
    return table


def to_xarray(run: ContactRun) -> xarray.Dataset:
    """Arrays over time, with coordinate names and units."""
    import xarray

    system = run.machine.kinematics.system
    data = {
        "q": (("time", "coordinate"), run.q, {"units": "rad or m"}),
        "v": (("time", "velocity"), run.v, {"units": "rad/s or m/s"}),
        "mode": (("time", "contact"), run.modes, {"meaning": "0 open, 1 sticks, 2 slips"}),
        "force": (("time", "contact", "axis"), run.forces, {"units": "N"}),
    }
    names = {
        "time": ("time", run.time, {"units": "s"}),
        "coordinate": list(system.coordinate_names),
        "velocity": list(system.velocity_names),
        "contact": list(run.contact_names),
        "axis": list(AXES),
    }
    return xarray.Dataset(data, coords=names)
