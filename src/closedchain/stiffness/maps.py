"""Maps of stiffness over poses of the platform.

Cells that the platform cannot reach, or where the stiffness is singular, hold NaN, and `status` says which.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.errors import ArgumentError, AssemblyError, NonFiniteError
from closedchain.kinematics.assemble import close_loops
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.targets import make_targets
from closedchain.mechanism import Pose
from closedchain.stiffness.field import Field
from closedchain.stiffness.map_dataset import Cells, make_dataset
from closedchain.sweep.grid import Grid
from closedchain.types import Array

if TYPE_CHECKING:
    from xarray import Dataset

Assemble = Callable[[Array, Array, "Array | None"], "Array | None"]

CHUNK = 2048  # poses at a time: their results stay in the processor's cache
REACH = -1e-12  # rounding at the boundary of reach is not out of reach
GAP = 1e-7  # of the machine's size


@dataclass(frozen=True)
class MapOptions:
    """How a map is computed and what it holds; see Model.stiffness_map."""

    compliance: Literal["all", "drives"] = "all"
    own_loads: bool = False
    frequencies: bool = False
    threads: int | None = None
    progress: bool = False

    def __post_init__(self) -> None:
        if self.compliance not in ("all", "drives"):
            raise ArgumentError(f"compliance must be 'all' or 'drives', not {self.compliance!r}")
        if self.compliance == "drives" and (self.own_loads or self.frequencies):
            raise ArgumentError("a map of the drives' compliance alone has neither own loads nor frequencies")
        if self.threads is not None and self.threads < 1:
            raise ArgumentError(f"threads must be at least 1, not {self.threads}")


def checked_loads(loads: ArrayLike) -> Array:
    """Wrenches (n, 6) at the platform's origin; one wrench may be given as it is."""
    try:
        array = np.atleast_2d(np.asarray(loads, dtype=float))
    except (TypeError, ValueError):
        raise ArgumentError("loads must be wrenches [moment (3); force (3)]") from None
    if array.ndim != 2 or array.shape[1] != 6 or array.shape[0] == 0:
        raise ArgumentError(f"loads must be wrenches of six numbers [moment; force], not of shape {np.shape(loads)}")
    if not np.all(np.isfinite(array)):
        raise NonFiniteError("loads hold NaN or infinity")
    return array


def moments(size: float) -> Array:
    """The eight loads of Wu, Bai and Kepler: moments (±m, ±m, ±m) in N m without force."""
    signs = np.stack(np.meshgrid([1, -1], [1, -1], [1, -1], indexing="ij"), axis=-1).reshape(-1, 3)
    return np.hstack([size * signs, np.zeros((8, 3))])


@dataclass(frozen=True, eq=False)
class PoseList:
    """The grid's poses in a row, and how to assemble one that has no closed form."""

    rotation: Array
    position: Array
    assemble: Assemble
    start: Array  # coordinates to begin from
    size: float  # of the machine, m


def pose_list(kinematics: Kinematics, grid: Grid, q0: Array) -> PoseList:
    """The poses of a grid; what it leaves open (orientation or position) is as at the coordinates q0."""
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
    return PoseList(rotations, positions, assemble, q0, kinematics.system.size)


def stiffness_map(grid: Grid, loads: Array, field: Field, poses: PoseList, options: MapOptions) -> Dataset:
    """Evaluate the field on the grid."""
    results: dict[str, Array] = {}
    unreachable = np.zeros(grid.size, dtype=bool)
    columns = np.ascontiguousarray(loads.T) if len(loads) > 1 else loads[0]
    names = [port.name for port in field.kernel.outputs]
    last: Array | None = None
    with _progress(options.progress, grid.size) as advance:
        step = CHUNK if field.from_pose else 64
        for start in range(0, grid.size, step):
            part = slice(start, min(start + step, grid.size))
            if field.from_pose:
                inputs: tuple[Array, ...] = (poses.rotation[part], poses.position[part])
            else:
                q, unreachable[part], last = _assembled(poses, part, last)
                inputs = (q,)
            found = field.kernel(*inputs, columns, threads=options.threads or _cores())
            for name, values in zip(names, found, strict=True):
                if name not in results:
                    results[name] = np.empty((grid.size, *values.shape[1:]))
                results[name][part] = values
            advance(part.stop - part.start)
    if field.from_pose:
        unreachable = ~(results["reach"].min(axis=1) >= REACH) | ~(results["gap"] <= GAP * poses.size).ravel()
    if unreachable.all():
        raise AssemblyError(f"none of the {grid.size} poses of the grid can be reached by the platform")
    cells = Cells(grid, results, unreachable)
    return make_dataset(cells, loads, field.limb_names, {"title": "stiffness map", "compliance": options.compliance})


def _assembled(poses: PoseList, part: slice, last: Array | None) -> tuple[Array, NDArray[np.bool_], Array | None]:
    """Coordinates of poses one after the other, each from its neighbour, and where there are none (NaN)."""
    rows = []
    for R, p in zip(poses.rotation[part], poses.position[part], strict=True):
        q = poses.assemble(R, p, last)
        last = last if q is None else q
        rows.append(q)
    values = np.array([np.full(len(poses.start), np.nan) if q is None else q for q in rows])
    return values, np.array([q is None for q in rows]), last


def _cores() -> int:
    import os

    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _progress(shown: bool, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, or nothing."""
    if not shown:
        yield lambda count: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("stiffness map", total=total)
        yield lambda count: bar.advance(task, count)
