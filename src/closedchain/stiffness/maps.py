"""Maps of stiffness over poses of the platform, as xarray Datasets with units.

Cells that the platform cannot reach, that lie beyond joint limits, or where the stiffness is singular hold NaN, and
`status` says which; so do deflections that are not small against the distance from a singularity. The distance is that
of `Stiffness`. A cell whose residual is too large is computed again as a single configuration.

A map is a sweep: the question answers some poses at a time, here or on a cluster.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Literal, final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.errors import AccuracyError, ArgumentError, AssemblyError, NonFiniteError
from closedchain.kinematics.assemble import close_loops, make_targets
from closedchain.kinematics.evaluate import Kinematics
from closedchain.mechanism import Mechanism, Pose, from_data, to_data
from closedchain.mechanism.numbers import flag
from closedchain.multibody.build import build_system
from closedchain.multibody.joints import joint_model
from closedchain.progress import stop_if_asked
from closedchain.stiffness.evaluation import (
    ElasticMachine,
    MapKernel,
    MapRequest,
    make_map_kernel,
    rigid_links,
    stiffness_at,
)
from closedchain.stiffness.legs import find_elastic_legs
from closedchain.stiffness.result import SINGULAR, VERIFIED, Stiffness
from closedchain.stiffness.virtual_joints import is_small
from closedchain.sweep.execute import grid_points, run_sweep
from closedchain.sweep.question import Ask, Grid, Question, Values, Variable, positions, rotations
from closedchain.types import Array

if TYPE_CHECKING:
    from xarray import Dataset

At = Callable[[Array, Array], Stiffness]  # the stiffness at a pose of the platform
Limits = Sequence[tuple[float, float, bool]]  # lowest and highest coordinate, and whether it is an angle
Compliant = Literal["all", "actuators"]

REACH = -1e-12  # rounding at the boundary of reach is not out of reach
GAP = 1e-7  # of the machine's size
CACHED = 2048  # poses whose results stay in the processor's cache
LIMIT = 1e-12  # rounding at a joint's limit is not beyond it
STATUS = {
    "regular": 0,
    "unreachable": 1,
    "parallel_singular": 2,
    "serial_singular": 3,
    "beyond_limits": 4,
    "large_deflection": 5,
    "not_verified": 6,
    "not_computed": 7,
}
UNDEFINED = [STATUS[name] for name in ("unreachable", "parallel_singular", "beyond_limits", "not_verified")]


@dataclass(frozen=True)
class MapOptions:
    """Contents of a map and how it is computed; see Model.stiffness_map."""

    compliance: Compliant = "all"
    model_loads: bool = False
    frequencies: bool = False
    threads: int | None = None
    progress: bool | None = None
    verify: bool = True

    def __post_init__(self) -> None:
        check_compliance(self.compliance)
        for name in ("model_loads", "frequencies", "verify"):
            flag(name, getattr(self, name))
        if self.compliance == "actuators" and (self.model_loads or self.frequencies):
            raise ArgumentError("a map of the actuators' compliance alone has neither model loads nor frequencies")
        if self.threads is not None and self.threads < 1:
            raise ArgumentError(f"threads must be at least 1, not {self.threads}")


CONTENTS = ("compliance", "model_loads", "frequencies", "verify")


def check_compliance(compliance: str) -> None:
    """Raise unless it is known whose compliance counts."""
    if not isinstance(compliance, str) or compliance not in ("all", "actuators"):
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


# the question
@final
@dataclass(frozen=True, eq=False)
class StiffnessQuestion(Question):
    """How a machine deflects at poses of its platform, in the working mode of a configuration q.

    `made` spares a process that has the machine compiled already to do it again.
    """

    name: ClassVar[str] = "stiffness map"

    mechanism: Mechanism
    cut: tuple[str, ...]
    q: tuple[float, ...]
    wrenches: tuple[tuple[float, ...], ...]
    options: MapOptions
    made: tuple[MapKernel, Kinematics, ElasticMachine] | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return StiffnessQuestion, (self.mechanism, self.cut, self.q, self.wrenches, self.options)

    def describe(self) -> dict[str, Any]:
        contents = {name: getattr(self.options, name) for name in CONTENTS}
        question = {"machine": to_data(self.mechanism), "cut": list(self.cut), "q": list(self.q)}
        return question | {"wrenches": [list(wrench) for wrench in self.wrenches], **contents}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> StiffnessQuestion:
        wrenches, options = tuple(map(tuple, data["wrenches"])), MapOptions(**{name: data[name] for name in CONTENTS})
        return cls(from_data(data["machine"]), tuple(data["cut"]), tuple(data["q"]), wrenches, options)

    @property
    def chunk(self) -> int:
        # poses without a closed form are assembled one by one
        return 64 if self.made is not None and not self.made[0].from_pose else CACHED

    @property
    def stored(self) -> int:
        return 64 if self.chunk == 64 else 32 * self.chunk

    @property
    def legs(self) -> tuple[str, ...]:
        """Names of the legs."""
        return _leg_names(self.mechanism)

    @property
    def request(self) -> MapRequest:
        """What the kernel computes."""
        o = self.options
        return MapRequest(len(self.wrenches), o.compliance == "actuators", o.model_loads, o.frequencies, o.verify)

    def variables(self) -> dict[str, Variable]:
        n, legs = len(self.wrenches), len(self.legs)
        largest, per_load = "largest {} over all wrenches", {"dims": ("load", "axis"), "shape": (n, 3)}
        found = {
            "orientation_error": Variable("rad", largest.format("rotation of the platform")),
            "center_shift": Variable("m", largest.format("translation of the platform's origin")),
            "platform_rotation": Variable("rad", "rotation of the platform", **per_load),  # type: ignore[arg-type]
            "platform_translation": Variable("m", "translation of the platform's origin", **per_load),  # type: ignore[arg-type]
        }
        if self.options.compliance == "all":
            units = "N m/rad, N/rad, N/m"
            found["stiffness"] = Variable(units, "Cartesian stiffness", ("row", "column"), (6, 6))
        if self.options.frequencies:
            found["frequency"] = Variable("Hz", "natural frequencies, actuators locked", ("mode",), (6,))
        found["parallel_index"] = Variable("1", "distance from a parallel singularity (0 is singular)")
        found["serial_index"] = Variable("1", "distance of each leg from a serial singularity", ("leg",), (legs,))
        if self.options.verify:
            found["residual"] = Variable("1", "relative residual of equilibrium")
        flags = {"flag_values": list(STATUS.values()), "flag_meanings": " ".join(STATUS)}
        found["status"] = Variable("1", "kind of cell", kind="|i1", missing=STATUS["not_computed"], labels=flags)
        return found

    def coordinates(self) -> dict[str, Any]:
        units = {"units": "N m (first three), N (last three)"}
        wrench = (("load", "component"), np.array(self.wrenches), units)
        return {"axis": ("axis", list("xyz")), "leg": ("leg", list(self.legs)), "wrench": wrench}

    def prepare(self) -> Ask:
        q0, wrenches = np.array(self.q), np.array(self.wrenches)
        if self.made is not None:
            mapped, kinematics, elastic = self.made
        else:
            system = build_system(self.mechanism, self.cut)
            kinematics = Kinematics(system)
            mapped = make_map_kernel(ElasticMachine(system), kinematics, self.request, q0)
            all_parts = self.options.compliance == "all"
            elastic = ElasticMachine(system if all_parts else rigid_links(system))
        columns = np.ascontiguousarray(wrenches.T) if len(wrenches) > 1 else wrenches[0]
        names = [port.name for port in mapped.kernel.outputs]
        limits = _limits(self.mechanism)

        def single(R: Array, p: Array) -> Stiffness:
            q, unreachable = _assembled(kinematics, R[None], p[None], q0)
            if unreachable[0]:
                raise AccuracyError("the pose was reached in closed form only")
            return stiffness_at(elastic, q[0], p)

        def ask(points: Values) -> Values:
            R, p = np.ascontiguousarray(rotations(points)), np.ascontiguousarray(positions(points))
            inputs: tuple[Array, ...] = (R, p)
            unreachable = np.zeros(len(p), dtype=bool)
            if not mapped.from_pose:
                q, unreachable = _assembled(kinematics, R, p, q0)
                inputs = (q,)
            found = dict(zip(names, mapped.kernel(*inputs, columns), strict=True))
            if mapped.from_pose:
                reach, gap = found["reach"].min(axis=1), found["gap"].ravel()
                unreachable = ~(reach >= REACH) | ~(gap <= GAP * kinematics.system.size)
            cells = MapCells.of(found, unreachable, limits, len(mapped.leg_names))
            if self.options.verify:
                cells.mend(R, p, wrenches, single, self.options.model_loads)
            cells.mark_large(kinematics.system.size)
            return _values(cells)

        return ask


@lru_cache(maxsize=16)
def _leg_names(mechanism: Mechanism) -> tuple[str, ...]:
    """Names of the legs, which are asked for again and again; finding them takes 30 ms."""
    return tuple(leg.name for leg in find_elastic_legs(mechanism))


def stiffness_map(
    question: StiffnessQuestion,
    grid: Grid,
    store: str | Path | None = None,
    **options: Any,
) -> Dataset:
    """Ask at the poses of a grid; orientation or position, if the grid has none, are as at the configuration q."""
    assert question.made is not None
    kinematics, asked = question.made[1], question.options
    home = kinematics.poses(np.array(question.q))[kinematics.system.link(kinematics.platform_name()).index]
    points = grid_points(grid, home[:, :3], home[:, 3])
    shown: dict[str, Any] = {"threads": asked.threads, "progress": asked.progress}
    found = run_sweep(question, points, store, **shown, **options)
    if store is None and "status" in found and bool((found.status == STATUS["unreachable"]).all()):
        none = f"none of the {grid.size} poses of the grid can be reached by the platform"
        raise AssemblyError(none + _away(grid, home))
    return found.assign_attrs(title="stiffness map", compliance=asked.compliance)


def _away(grid: Grid, home: Array) -> str:
    """Where the platform is at home, (3, 4), and how far from there a grid of positions begins."""
    place = ", ".join(f"{x:.4g}" for x in home[:, 3])
    said = f"; at home it is at ({place}) m"
    given = {name: grid.axes.get(name, grid.shared.get(name)) for name in "xyz"}
    if all(values is not None for values in given.values()):
        least = [np.abs(np.asarray(given[name]) - home[k, 3]).min() for k, name in enumerate("xyz")]
        return f"{said}, and the nearest pose is {float(np.linalg.norm(least)):.4g} m from there"
    return f"{said}, and the grid is over its orientations; that of positions has x, y and z"


def _assembled(kinematics: Kinematics, R: Array, p: Array, start: Array) -> tuple[Array, NDArray[np.bool_]]:
    """Coordinates of poses one after the other, each from its neighbour, and where there are none (NaN)."""
    values, last = np.full((len(p), len(start)), np.nan), start
    for i, (rotation, position) in enumerate(zip(R, p, strict=True)):
        stop_if_asked()
        pose = Pose(tuple(position), rotation)
        try:
            values[i] = last = close_loops(kinematics, make_targets(kinematics, None, pose), last).q
        except AssemblyError:
            continue
    return values, np.isnan(values).any(axis=1)


def _limits(mechanism: Mechanism) -> Limits:
    """Of the coordinates of all limited joints."""
    found: list[tuple[float, float, bool]] = []
    for joint in mechanism.joints:
        if joint.limits is not None:
            pairs = np.array(joint.limits, dtype=float).reshape(-1, 2).tolist()
            found += [(low, high, angle) for (low, high), angle in zip(pairs, joint_model(joint).angles, strict=True)]
    return found


# the answer
@dataclass(frozen=True, eq=False)
class MapCells:
    """Results of the kernel by name, one row per pose; distances from singularities; status."""

    results: dict[str, Array]
    parallel_index: Array
    serial_index: Array
    status: NDArray[np.int8]

    @classmethod
    def of(cls, results: dict[str, Array], unreachable: NDArray[np.bool_], limits: Limits, legs: int) -> MapCells:
        """Distances and status from the kernel's results."""
        count = len(unreachable)
        parallel = np.sqrt(np.clip(_lowest(results["projector"]), 0, None))
        grams = [results.get(f"actuation{i}", np.ones((count, 1, 1))) for i in range(legs)]
        serial = [np.sqrt(np.clip(_lowest(gram.reshape(count, *_square(gram))), 0, None)) for gram in grams]
        status = np.zeros(count, dtype=np.int8)
        status[np.min(serial, axis=0, initial=1.0) < SINGULAR] = STATUS["serial_singular"]
        status[~(parallel >= SINGULAR)] = STATUS["parallel_singular"]
        if limits:
            status[_beyond(results["limited"].reshape(count, -1), limits)] = STATUS["beyond_limits"]
        status[unreachable] = STATUS["unreachable"]
        blank = np.where(unreachable, np.nan, 1.0)
        return cls(results, blank * parallel, blank[:, None] * np.column_stack(serial), status)

    @property
    def undefined(self) -> NDArray[np.bool_]:
        """Without any answer."""
        return np.isin(self.status, UNDEFINED)

    @property
    def screws(self) -> Array:
        """Deflections (poses, wrenches, 6)."""
        return np.swapaxes(self.results["deflection"].reshape(len(self.status), 6, -1), 1, 2)

    def mend(self, R: Array, p: Array, wrenches: Array, at: At, model_loads: bool) -> None:
        """Compute cells whose residual is too large one by one; those that do not verify then have no answer."""
        residual, screws = self.results["residual"].ravel(), self.screws.copy()
        good = (residual <= VERIFIED) & np.isfinite(screws).all(axis=(1, 2))
        for cell in np.flatnonzero(~good & ~self.undefined):
            try:
                single = at(R[cell], p[cell])
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


def _values(cells: MapCells) -> Values:
    """All variables of a map."""
    results, undefined, count = cells.results, cells.undefined, len(cells.status)
    screws = cells.screws.copy()
    screws[undefined | (cells.status == STATUS["large_deflection"])] = np.nan
    sizes = np.linalg.norm(screws.reshape(count, -1, 2, 3), axis=-1).max(axis=1)
    found: dict[str, NDArray[Any]] = {"orientation_error": sizes[:, 0], "center_shift": sizes[:, 1]}
    found |= {"platform_rotation": screws[..., :3], "platform_translation": screws[..., 3:]}
    if "K" in results:
        found["stiffness"] = np.where(undefined[:, None, None], np.nan, results["K"])
        if "M" in results:
            found["frequency"] = _frequencies(found["stiffness"], results["M"])
    found |= {"parallel_index": cells.parallel_index, "serial_index": cells.serial_index, "status": cells.status}
    if "residual" in results:
        found["residual"] = np.where(undefined, np.nan, results["residual"].ravel())
    return found


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
