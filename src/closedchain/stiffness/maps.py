"""Maps of stiffness over poses of the platform, as xarray Datasets with units.

Cells that the platform cannot reach, that lie beyond joint limits, or where the stiffness is singular hold NaN, and
`status` says which; so do deflections that are not small against the distance from a singularity. The distance is that
of `Stiffness`. A cell whose residual is too large is computed again as a single configuration.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.errors import AccuracyError, ArgumentError, AssemblyError, NonFiniteError
from closedchain.kernel.host import usable_cores
from closedchain.kinematics.assemble import close_loops, make_targets
from closedchain.kinematics.evaluate import Kinematics
from closedchain.mechanism import Pose
from closedchain.multibody.joints import joint_model
from closedchain.progress import Progress
from closedchain.stiffness.evaluation import MapKernel
from closedchain.stiffness.result import SINGULAR, VERIFIED, Stiffness, is_small
from closedchain.sweep.grid import Grid
from closedchain.types import Array

if TYPE_CHECKING:
    from xarray import Dataset

Assemble = Callable[[Array, Array, "Array | None"], "Array | None"]
At = Callable[[Array], Stiffness]  # the stiffness at coordinates q
Limits = Sequence[tuple[float, float, bool]]  # lowest and highest coordinate, and whether it is an angle
Compliant = Literal["all", "actuators"]

CHUNK = 2048  # poses at a time: their results stay in the processor's cache
REACH = -1e-12  # rounding at the boundary of reach is not out of reach
GAP = 1e-7  # of the machine's size
LIMIT = 1e-12  # rounding at a joint's limit is not beyond it
STATUS = {
    "regular": 0,
    "unreachable": 1,
    "parallel_singular": 2,
    "serial_singular": 3,
    "beyond_limits": 4,
    "large_deflection": 5,
    "not_verified": 6,
}
UNDEFINED = [STATUS[name] for name in ("unreachable", "parallel_singular", "beyond_limits", "not_verified")]


@dataclass(frozen=True)
class MapOptions:
    """Contents of a map and how it is computed; see Model.stiffness_map."""

    compliance: Compliant = "all"
    model_loads: bool = False
    frequencies: bool = False
    threads: int | None = None
    progress: bool = False
    verify: bool = True

    def __post_init__(self) -> None:
        check_compliance(self.compliance)
        if self.compliance == "actuators" and (self.model_loads or self.frequencies):
            raise ArgumentError("a map of the actuators' compliance alone has neither model loads nor frequencies")
        if self.threads is not None and self.threads < 1:
            raise ArgumentError(f"threads must be at least 1, not {self.threads}")


def check_compliance(compliance: str) -> None:
    """Raise unless it is known whose compliance counts."""
    if compliance not in ("all", "actuators"):
        raise ArgumentError(f"compliance must be 'all' or 'actuators', not {compliance!r}")


def checked_wrenches(wrenches: ArrayLike) -> Array:
    """Wrenches (n, 6) at the platform's origin; one wrench may be given as it is."""
    try:
        array = np.atleast_2d(np.asarray(wrenches, dtype=float))
    except (TypeError, ValueError):
        raise ArgumentError("platform_wrenches must be wrenches [moment (3); force (3)]") from None
    if array.ndim != 2 or array.shape[1] != 6 or array.shape[0] == 0:
        raise ArgumentError(
            f"platform_wrenches must be wrenches of six numbers [moment; force], not of shape {np.shape(wrenches)}"
        )
    if not np.all(np.isfinite(array)):
        raise NonFiniteError("platform_wrenches hold NaN or infinity")
    return array


def moments(size: float) -> Array:
    """The eight loads of Wu, Bai and Kepler: moments (±m, ±m, ±m) in N m without force."""
    signs = np.stack(np.meshgrid([1, -1], [1, -1], [1, -1], indexing="ij"), axis=-1).reshape(-1, 3)
    return np.hstack([size * signs, np.zeros((8, 3))])


# poses
@dataclass(frozen=True, eq=False)
class PoseList:
    """The grid's poses in a row, and how to assemble one that has no closed form."""

    rotation: Array
    position: Array
    assemble: Assemble
    start: Array  # coordinates to begin from
    size: float  # of the machine, m
    limits: Limits  # of the limited joints' coordinates


def pose_list(kinematics: Kinematics, grid: Grid, q0: Array) -> PoseList:
    """The poses of a grid; orientation or position, if the grid has none, are as at the coordinates q0."""
    home = kinematics.poses(q0)[kinematics.system.link(kinematics.platform_name()).index]
    R = home[:, :3] if grid.rotation is None else grid.rotation
    p = home[:, 3] if grid.position is None else grid.position

    def assemble(rotation: Array, position: Array, guess: Array | None) -> Array | None:
        pose = Pose(tuple(position), rotation)  # type: ignore[arg-type]
        try:
            return close_loops(kinematics, make_targets(kinematics, None, pose), q0 if guess is None else guess)
        except AssemblyError:
            return None

    shape = grid.shape
    rotations = np.ascontiguousarray(np.broadcast_to(R, (*shape, 3, 3)).reshape(-1, 3, 3))
    positions = np.ascontiguousarray(np.broadcast_to(p, (*shape, 3)).reshape(-1, 3))
    limits: list[tuple[float, float, bool]] = []
    for joint in kinematics.system.mechanism.joints:
        if joint.limits is not None:
            pairs = np.array(joint.limits, dtype=float).reshape(-1, 2).tolist()
            limits += [(low, high, angle) for (low, high), angle in zip(pairs, joint_model(joint).angles, strict=True)]
    return PoseList(rotations, positions, assemble, q0, kinematics.system.size, limits)


def stiffness_map(
    grid: Grid, wrenches: Array, mapped: MapKernel, poses: PoseList, at: At, options: MapOptions
) -> Dataset:
    """Evaluate the kernel on the grid, and single configurations where it is not accurate."""
    results: dict[str, Array] = {}
    unreachable = np.zeros(grid.size, dtype=bool)
    columns = np.ascontiguousarray(wrenches.T) if len(wrenches) > 1 else wrenches[0]
    names = [port.name for port in mapped.kernel.outputs]
    last: Array | None = None
    with Progress(options.progress) as progress:
        task = progress.task("stiffness map", total=grid.size)
        step = CHUNK if mapped.from_pose else 64
        for start in range(0, grid.size, step):
            part = slice(start, min(start + step, grid.size))
            if mapped.from_pose:
                inputs: tuple[Array, ...] = (poses.rotation[part], poses.position[part])
            else:
                q, unreachable[part], last = _assembled(poses, part, last)
                inputs = (q,)
            found = mapped.kernel(*inputs, columns, threads=options.threads or usable_cores())
            for name, values in zip(names, found, strict=True):
                if name not in results:
                    results[name] = np.empty((grid.size, *values.shape[1:]))
                results[name][part] = values
            task.update(part.stop)
    if mapped.from_pose:
        unreachable = ~(results["reach"].min(axis=1) >= REACH) | ~(results["gap"] <= GAP * poses.size).ravel()
    if unreachable.all():
        raise AssemblyError(f"none of the {grid.size} poses of the grid can be reached by the platform")
    cells = MapCells.of(grid, results, unreachable, poses, len(mapped.leg_names))
    if options.verify:
        cells.mend(poses, wrenches, at, options.model_loads)
    cells.mark_large(poses.size)
    return _dataset(cells, wrenches, mapped.leg_names, {"title": "stiffness map", "compliance": options.compliance})


def _assembled(poses: PoseList, part: slice, last: Array | None) -> tuple[Array, NDArray[np.bool_], Array | None]:
    """Coordinates of poses one after the other, each from its neighbour, and where there are none (NaN)."""
    rows = []
    for R, p in zip(poses.rotation[part], poses.position[part], strict=True):
        q = poses.assemble(R, p, last)
        last = last if q is None else q
        rows.append(q)
    values = np.array([np.full(len(poses.start), np.nan) if q is None else q for q in rows])
    return values, np.array([q is None for q in rows]), last


# the dataset
@dataclass(frozen=True, eq=False)
class MapCells:
    """Results of the kernel by name, one row per pose; distances from singularities; status."""

    grid: Grid
    results: dict[str, Array]
    parallel_index: Array
    serial_index: Array
    status: NDArray[np.int8]

    @classmethod
    def of(
        cls, grid: Grid, results: dict[str, Array], unreachable: NDArray[np.bool_], poses: PoseList, legs: int
    ) -> MapCells:
        """Distances and status from the kernel's results."""
        parallel = np.sqrt(np.clip(_lowest(results["projector"]), 0, None))
        grams = [results.get(f"actuation{i}", np.ones((grid.size, 1, 1))) for i in range(legs)]
        serial = [np.sqrt(np.clip(_lowest(gram.reshape(grid.size, *_square(gram))), 0, None)) for gram in grams]
        status = np.zeros(grid.size, dtype=np.int8)
        status[np.min(serial, axis=0, initial=1.0) < SINGULAR] = STATUS["serial_singular"]
        status[~(parallel >= SINGULAR)] = STATUS["parallel_singular"]
        if poses.limits:
            status[_beyond(results["limited"].reshape(grid.size, -1), poses.limits)] = STATUS["beyond_limits"]
        status[unreachable] = STATUS["unreachable"]
        blank = np.where(unreachable, np.nan, 1.0)
        return cls(grid, results, blank * parallel, blank[:, None] * np.column_stack(serial), status)

    @property
    def undefined(self) -> NDArray[np.bool_]:
        """Without any answer."""
        return np.isin(self.status, UNDEFINED)

    @property
    def screws(self) -> Array:
        """Deflections (poses, wrenches, 6)."""
        return np.swapaxes(self.results["deflection"].reshape(self.grid.size, 6, -1), 1, 2)

    def mend(self, poses: PoseList, wrenches: Array, at: At, model_loads: bool) -> None:
        """Compute cells whose residual is too large one by one; those that do not verify then have no answer."""
        residual, screws = self.results["residual"].ravel(), self.screws.copy()
        good = (residual <= VERIFIED) & np.isfinite(screws).all(axis=(1, 2))
        for cell in np.flatnonzero(~good & ~self.undefined):
            try:
                q = poses.assemble(poses.rotation[cell], poses.position[cell], None)
                if q is None:
                    raise AccuracyError("the pose was reached in closed form only")
                single = at(q)
                found = [single.deflection(w, model_loads=model_loads) for w in wrenches]
            except AccuracyError:
                self.status[cell] = STATUS["not_verified"]
                continue
            screws[cell] = [deflection.screw for deflection in found]
            residual[cell] = max(deflection.residual for deflection in found)
            if "K" in self.results:
                self.results["K"][cell] = single.matrix
        self.results["deflection"] = np.swapaxes(screws, 1, 2)
        self.results["residual"] = residual

    def mark_large(self, size: float) -> None:
        """Deflections that linear theory does not hold for."""
        small = is_small(self.screws, size, self.parallel_index[:, None]).all(axis=1)
        self.status[~small & ~self.undefined] = STATUS["large_deflection"]


def _square(gram: Array) -> tuple[int, int]:
    n = round(np.sqrt(gram[0].size))
    return n, n


def _beyond(coordinates: Array, limits: Limits) -> NDArray[np.bool_]:
    """Where a coordinate (columns) lies outside its limits; angles are taken on the turn nearest to the middle."""
    beyond = np.zeros(len(coordinates), dtype=bool)
    for value, (low, high, angle) in zip(coordinates.T, limits, strict=True):
        if angle and np.isfinite(low) and np.isfinite(high):
            middle = (low + high) / 2
            value = middle + (value - middle + np.pi) % (2 * np.pi) - np.pi
        beyond |= (value < low - LIMIT) | (value > high + LIMIT)
    return beyond


def _dataset(cells: MapCells, wrenches: Array, legs: tuple[str, ...], attributes: dict[str, str]) -> Dataset:
    from xarray import DataArray, Dataset

    grid, results, undefined = cells.grid, cells.results, cells.undefined
    data: dict[str, Any] = {}

    def add(name: str, values: NDArray[Any], unit: str, meaning: str, *extra: str) -> None:
        dims, attrs = (*grid.axes, *extra), {"units": unit, "long_name": meaning}
        data[name] = DataArray(values.reshape(*grid.shape, *values.shape[1:]), dims=dims, attrs=attrs)

    screws = cells.screws.copy()
    screws[undefined | (cells.status == STATUS["large_deflection"])] = np.nan
    sizes = np.linalg.norm(screws.reshape(grid.size, -1, 2, 3), axis=-1).max(axis=1)
    add("orientation_error", sizes[:, 0], "rad", "largest rotation of the platform over all wrenches")
    add("center_shift", sizes[:, 1], "m", "largest translation of the platform's origin over all wrenches")
    add("platform_rotation", screws[..., :3], "rad", "rotation of the platform", "load", "axis")
    add("platform_translation", screws[..., 3:], "m", "translation of the platform's origin", "load", "axis")
    if "K" in results:
        K = np.where(undefined[:, None, None], np.nan, results["K"])
        add("stiffness", K, "N m/rad, N/rad, N/m", "Cartesian stiffness", "row", "column")
        if "M" in results:
            add("frequency", _frequencies(K, results["M"]), "Hz", "natural frequencies, actuators locked", "mode")
    add("parallel_index", cells.parallel_index, "1", "distance from a parallel singularity (0 is singular)")
    add("serial_index", cells.serial_index, "1", "distance of each leg from a serial singularity", "leg")
    if "residual" in results:
        add(
            "residual",
            np.where(undefined, np.nan, results["residual"].ravel()),
            "1",
            "relative residual of equilibrium",
        )
    add("status", cells.status, "1", "kind of cell")
    data["status"].attrs |= {"flag_values": list(STATUS.values()), "flag_meanings": " ".join(STATUS)}
    coords: dict[str, Any] = {
        name: (name, values, {"units": grid.units[name], "long_name": name}) for name, values in grid.axes.items()
    }
    coords |= {"axis": list("xyz"), "leg": list(legs)}
    coords["wrench"] = (("load", "component"), wrenches, {"units": "N m (first three), N (last three)"})
    return Dataset(data, coords, attributes)


def _lowest(matrices: Array) -> Array:
    """The smallest eigenvalue of each symmetric matrix; NaN where it has none."""
    finite = np.isfinite(matrices).all(axis=(1, 2))
    lowest = np.full(len(matrices), np.nan)
    lowest[finite] = np.linalg.eigvalsh(matrices[finite])[:, 0]
    return lowest


def _frequencies(K: Array, M: Array) -> Array:
    """√λ / 2π of K x = λ M x, ascending; NaN where there is no stiffness."""
    finite = np.isfinite(K).all(axis=(1, 2)) & np.isfinite(M).all(axis=(1, 2))
    found = np.full((len(K), K.shape[1]), np.nan)
    L = np.linalg.cholesky(M[finite])
    half = np.linalg.solve(L, K[finite])
    reduced = np.linalg.solve(L, np.swapaxes(half, 1, 2))
    squares = np.linalg.eigvalsh((reduced + np.swapaxes(reduced, 1, 2)) / 2)
    found[finite] = np.sqrt(np.clip(squares, 0, None)) / (2 * np.pi)
    return found
