"""Contour plots of maps: polar over azimuth and tilt as in Wu, Bai and Kepler's figures, else over two axes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from closedchain.errors import ArgumentError, UnknownNameError, choose

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure
    from xarray import DataArray, Dataset

# what is shown in other units than it is stored in: unit, factor
SHOWN = {"rad": ("°", 180 / np.pi), "m": ("mm", 1e3)}
TITLES = {
    "center_shift": "centre shift",
    "orientation_error": "orientation error",
    "parallel_index": "distance from parallel singularity",
    "frequency": "lowest natural frequency",
    "serial_index": "distance from serial singularity",
}


def plot_map(field: Dataset, *names: str) -> Figure:
    """One plot per variable (by default centre shift and orientation error), side by side."""
    from matplotlib.figure import Figure

    from closedchain.show.style import styled

    shown = names or ("center_shift", "orientation_error")
    polar = {"azimuth", "tilt"} <= set(field.dims)
    with styled():
        figure = Figure(figsize=(4.8 * len(shown), 4.4), layout="constrained")
        for k, name in enumerate(shown):
            axes: Any = figure.add_subplot(1, len(shown), k + 1, projection="polar" if polar else None)
            contours(axes, field, name)
    return figure


def contours(axes: Axes, field: Dataset, name: str) -> None:
    """Filled contours with labelled lines of one variable; cells without a value stay white."""
    from closedchain.show.ticks import Numbers

    values = _two_dimensional(field, name)
    unit, factor = SHOWN.get(values.attrs.get("units", "1"), (values.attrs.get("units", "1"), 1.0))
    data = values.values * factor
    if not np.isfinite(data).any():
        raise ArgumentError(f"{name!r} has no values to draw")
    levels, beyond = _levels(data)
    if values.dims == ("azimuth", "tilt"):
        x, y, data = _round(values, data)
        axes.set_ylim(0, float(y.max()))
        axes.set_rlabel_position(112.5)  # type: ignore[attr-defined]
        axes.yaxis.set_major_formatter(lambda tilt, _: f"{tilt:.0f}°")
        axes.tick_params(axis="y", labelcolor="white", labelsize=8)
        axes.set_xlabel("azimuth (°), radius: tilt (°)")
    else:
        x, y = (field[dim].values for dim in values.dims)
        units = [str(field[dim].attrs.get("units", "1")) for dim in values.dims]
        axes.set_xlabel(f"{values.dims[0]} ({units[0]})")
        axes.set_ylabel(f"{values.dims[1]} ({units[1]})")
        axes.set_aspect("equal" if units == ["m", "m"] else "auto")
    drawn = axes.contourf(x, y, np.ma.masked_invalid(data).T, levels=levels, cmap="viridis", extend=beyond)
    lines = axes.contour(x, y, np.ma.masked_invalid(data).T, levels=levels[::2], colors="white", linewidths=0.6)
    axes.clabel(lines, fontsize=7, fmt="%.3g")
    label: str = TITLES.get(name, name.replace("_", " "))
    axes.set_title(f"{label}, largest {np.nanmax(data):.4g} {unit}")
    axes.grid(False)
    if axes.name == "polar":
        axes.grid(True, alpha=0.25)
    bar = axes.figure.colorbar(drawn, ax=axes, shrink=0.8, pad=0.1, format=Numbers())
    bar.set_label(f"{label} ({unit})")


def _two_dimensional(field: Dataset, name: str) -> DataArray:
    """The variable over the grid's two axes: the lowest mode, the leg nearest to singular."""
    if name not in field:
        raise UnknownNameError(choose("variable", name, [str(n) for n in field.data_vars]))
    values = field[name]
    for dim in ("mode", "leg"):
        if dim in values.dims:
            values = values.min(dim, keep_attrs=True)
    if "azimuth" in values.dims and "tilt" in values.dims:
        values = values.transpose("azimuth", "tilt", ...)
    for extra in list(values.dims[2:]):
        if values.sizes[extra] == 1:
            values = values.isel({extra: 0})
    if values.ndim != 2:
        raise ArgumentError(
            f"{name!r} extends over {', '.join(map(str, values.dims))}; select values until two axes are left, "
            f"for example field.isel({values.dims[-1]}=0)"
        )
    return values


def _round(values: DataArray, data: Any) -> tuple[Any, Any, Any]:
    """Azimuth closed to a full circle, tilt in degrees."""
    azimuth, tilt = values["azimuth"].values, np.rad2deg(values["tilt"].values)
    step = np.diff(azimuth).max(initial=0.0)
    gap = 2 * np.pi - (azimuth[-1] - azimuth[0])
    if len(azimuth) > 2 and 1e-9 < gap <= 1.5 * step:
        azimuth, data = np.append(azimuth, azimuth[0] + 2 * np.pi), np.vstack([data, data[:1]])
    return azimuth, tilt, data


def _levels(data: Any) -> tuple[Any, Any]:
    """Levels of the contours, and whether values lie beyond: a few poses near a singularity must not hide the rest."""
    low, high = float(np.nanmin(data)), float(np.nanmax(data))
    if high - low <= 1e-12 * max(abs(high), 1e-300):
        return np.linspace(low - 0.5 * abs(low) - 1e-12, high + 0.5 * abs(high) + 1e-12, 5), "neither"
    most = float(np.nanquantile(data, 0.97))
    if high - low > 3 * (most - low) > 0:
        return np.linspace(low, most, 17), "max"
    return np.linspace(low, high, 17), "neither"
