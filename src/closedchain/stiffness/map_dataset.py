"""A stiffness map as an xarray Dataset with units. Cells without an answer hold NaN, and `status` says why."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from closedchain.sweep.grid import Grid
from closedchain.types import Array

if TYPE_CHECKING:
    from xarray import Dataset

STATUS = {"regular": 0, "unreachable": 1, "parallel_singular": 2, "serial_singular": 3}
SINGULAR = 1e-6  # nearness, between 0 and 1
PIVOT = 1e-13


@dataclass(frozen=True, eq=False)
class Cells:
    """What was computed, one row per pose: outputs of the field by name, and which poses are out of reach."""

    grid: Grid
    results: dict[str, Array]
    unreachable: NDArray[np.bool_]
    parallel: Array = field(init=False)
    serial: Array = field(init=False)
    status: NDArray[np.int8] = field(init=False)

    def __post_init__(self) -> None:
        parallel = np.sqrt(np.clip(_lowest(self.results["near"]), 0, None))
        serial = self.results["serial"].reshape(self.grid.size, -1)
        status = np.zeros(self.grid.size, dtype=np.int8)
        status[serial.min(axis=1) < SINGULAR] = STATUS["serial_singular"]
        pivot = np.abs(self.results["pivot"].ravel())
        status[(parallel < SINGULAR) | ~(pivot > PIVOT)] = STATUS["parallel_singular"]
        status[self.unreachable] = STATUS["unreachable"]
        object.__setattr__(self, "status", status)
        object.__setattr__(self, "parallel", np.where(self.unreachable, np.nan, parallel))
        object.__setattr__(self, "serial", np.where(self.unreachable[:, None], np.nan, serial))

    @property
    def without_answer(self) -> NDArray[np.bool_]:
        """Out of reach, or singular so that the deflection is not unique."""
        return np.isin(self.status, [STATUS["unreachable"], STATUS["parallel_singular"]])


def make_dataset(cells: Cells, loads: Array, limbs: tuple[str, ...], title: dict[str, str]) -> Dataset:
    """Everything with its units."""
    from xarray import DataArray, Dataset

    grid, results, bad = cells.grid, cells.results, cells.without_answer
    data: dict[str, Any] = {}

    def add(name: str, values: NDArray[Any], unit: str, meaning: str, *extra: str) -> None:
        dims, attrs = (*grid.axes, *extra), {"units": unit, "long_name": meaning}
        data[name] = DataArray(values.reshape(*grid.shape, *values.shape[1:]), dims=dims, attrs=attrs)

    screws = np.swapaxes(results["deflection"].reshape(grid.size, 6, -1), 1, 2).copy()
    screws[bad] = np.nan
    sizes = np.linalg.norm(screws.reshape(grid.size, -1, 2, 3), axis=-1).max(axis=1)
    add("orientation_error", sizes[:, 0], "rad", "largest rotation of the platform over all loads")
    add("center_shift", sizes[:, 1], "m", "largest shift of the platform's origin over all loads")
    add("platform_rotation", screws[..., :3], "rad", "rotation of the platform", "load", "axis")
    add("platform_shift", screws[..., 3:], "m", "shift of the platform's origin", "load", "axis")
    if "K" in results:
        K = np.where(bad[:, None, None], np.nan, results["K"])
        add("stiffness", K, "N m/rad, N/rad, N/m", "Cartesian stiffness", "row", "column")
        if "M" in results:
            add("frequency", _frequencies(K, results["M"]), "Hz", "natural frequencies, drives locked", "mode")
    add("parallel", cells.parallel, "1", "distance from a parallel singularity (0 is singular)")
    add("serial", cells.serial, "1", "distance of each limb from a serial singularity (0 is singular)", "limb")
    add("status", cells.status, "1", "what kind of cell this is")
    data["status"].attrs |= {"flag_values": list(STATUS.values()), "flag_meanings": " ".join(STATUS)}
    return Dataset(data, _coordinates(grid, loads, limbs), title)


def _coordinates(grid: Grid, loads: Array, limbs: tuple[str, ...]) -> dict[str, Any]:
    coords: dict[str, Any] = {
        name: (name, values, {"units": grid.units[name], "long_name": name}) for name, values in grid.axes.items()
    }
    coords |= {"axis": list("xyz"), "limb": list(limbs)}
    coords["wrench"] = (("load", "component"), loads, {"units": "N m (first three), N (last three)"})
    return coords


def _lowest(matrices: Array) -> Array:
    """The smallest eigenvalue of each symmetric matrix; NaN where it has none."""
    fine = np.isfinite(matrices).all(axis=(1, 2))
    lowest = np.full(len(matrices), np.nan)
    lowest[fine] = np.linalg.eigvalsh(matrices[fine])[:, 0]
    return lowest


def _frequencies(K: Array, M: Array) -> Array:
    """√λ / 2π of K x = λ M x, ascending; NaN where there is no stiffness."""
    fine = np.isfinite(K).all(axis=(1, 2)) & np.isfinite(M).all(axis=(1, 2))
    found = np.full((len(K), K.shape[1]), np.nan)
    L = np.linalg.cholesky(M[fine])
    half = np.linalg.solve(L, K[fine])
    reduced = np.linalg.solve(L, np.swapaxes(half, 1, 2))
    squares = np.linalg.eigvalsh((reduced + np.swapaxes(reduced, 1, 2)) / 2)
    found[fine] = np.sqrt(np.clip(squares, 0, None)) / (2 * np.pi)
    return found
