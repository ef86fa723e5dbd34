"""What is asked at every point of a sweep: a question that other processes can be given, and its answer to some points.

A question is data: it can be described, sent and digested. `prepare` makes of it, once in every process, a function of
points. Points that it cannot answer are kept with the reason. A `Grid` holds poses of the platform.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Any, ClassVar, final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.errors import ArgumentError, GeometryError, NonFiniteError
from closedchain.files.keys import digest
from closedchain.progress import stop_if_asked
from closedchain.records import dataclass
from closedchain.signatures import explained
from closedchain.types import Array

Values = Mapping[str, NDArray[Any]]
Ask = Callable[[Values], Values]

FAILED = "failed"  # the variable that marks points without an answer
KINDS = ("<f8", "|i1", "<i8")
ANGLES, POSITION = ("azimuth", "tilt", "torsion"), ("x", "y", "z")  # coordinates of poses


@dataclass(frozen=True)
class Variable:
    """A quantity that is answered at every point of a sweep.

    unit: of the values
    meaning: in words
    dims: names of its own dimensions
    shape: sizes of its own dimensions
    kind: NumPy type of the values
    missing: the value where there is none
    labels: coordinates along its own dimensions, by name

    Example:
        >>> cc.Variable("kg", "mass of the machine").dtype.name
        'float64'
    """

    unit: str
    meaning: str = ""
    dims: tuple[str, ...] = ()
    shape: tuple[int, ...] = ()
    kind: str = "<f8"
    missing: float = float("nan")
    labels: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.kind not in KINDS or len(self.dims) != len(self.shape):
            raise ArgumentError(f"a variable has one of the types {', '.join(KINDS)} and a name for every dimension")

    @property
    def dtype(self) -> np.dtype[Any]:
        """The NumPy type."""
        return np.dtype(self.kind)


class Question(ABC):
    """What a sweep asks at points: SimulationQuestion, MachineQuestion, PointFunction, or your own.

    Example:
        >>> question = cc.PointFunction(lambda x: {"square": x * x}, {"square": cc.Variable("m²")})
        >>> list(question.variables())
        ['square']
    """

    name: ClassVar[str]

    @abstractmethod
    def describe(self) -> dict[str, Any]:
        """Plain data that differs where answers would."""

    @abstractmethod
    def variables(self) -> dict[str, Variable]:
        """What is answered."""

    @abstractmethod
    def prepare(self) -> Ask:
        """The function that answers: arrays with one row per point to arrays with one row per point."""

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Question:
        """The question of a description, where it holds everything."""
        raise ArgumentError(f"questions of kind {cls.__name__!r} cannot be made of their description")

    @property
    def chunk(self) -> int:
        """How many points are best answered at once: work for a tenth of a second or less."""
        return 64

    @property
    def stored(self) -> int:
        """How many points a store keeps together: work for half a second or so, whole chunks."""
        return self.chunk

    @property
    def described(self) -> bool:
        """Whether `from_data` makes the question of its description, so that workers need nothing else."""
        return type(self).from_data.__func__ is not Question.from_data.__func__  # type: ignore[attr-defined]

    def coordinates(self) -> dict[str, Any]:
        """Coordinates of the variables' own dimensions, as xarray takes them."""
        return {}


@final
@dataclass(frozen=True, eq=False)
class PointFunction(Question):
    """A function of one point as a question of a sweep: f(name=value, …) gives numbers or arrays by name.

    function: of the values of a point
    outputs: what it gives, by name

    Example:
        >>> question = cc.PointFunction(lambda x: {"square": x * x}, {"square": cc.Variable("m²")})
        >>> cc.run_sweep(question, cc.Points.product(x=[1.0, 2.0]))["square"].values.tolist()
        [1.0, 4.0]
    """

    name: ClassVar[str] = "function"

    function: Callable[..., Mapping[str, Any]]
    outputs: Mapping[str, Variable]

    def describe(self) -> dict[str, Any]:
        outputs = {name: [v.unit, list(v.shape)] for name, v in self.outputs.items()}
        return {"function": digest(self.function), "outputs": outputs}

    def variables(self) -> dict[str, Variable]:
        return dict(self.outputs)

    def prepare(self) -> Ask:
        return self._ask

    def _ask(self, points: Values) -> Values:
        rows = [self._row({name: values[i] for name, values in points.items()}) for i in range(count_of(points))]
        return {name: np.array([row[name] for row in rows]) for name in self.outputs}

    def _row(self, point: dict[str, Any]) -> dict[str, Any]:
        stop_if_asked()
        plain = {name: value.item() if np.ndim(value) == 0 else value for name, value in point.items()}
        answer = dict(self.function(**plain))
        if set(answer) != set(self.outputs):
            raise ArgumentError(f"the function gives {', '.join(answer)}; outputs: {', '.join(self.outputs)}")
        return answer


def rows_of(
    values: Values, axes: Values, spanned: Sequence[str], shared: Values, first: int, last: int
) -> dict[str, NDArray[Any]]:
    """Some points, one row each: what each has of its own, where it is along spanned axes (C order), what all share."""
    found = {name: array[first:last] for name, array in values.items()}
    if spanned:
        places = np.unravel_index(np.arange(first, last), tuple(map(len, axes.values())))
        found |= {name: axes[name][at] for name, at in zip(axes, places, strict=True) if name in spanned}
    return found | {name: np.broadcast_to(array, (last - first, *np.shape(array))) for name, array in shared.items()}


def count_of(points: Values) -> int:
    """How many points there are."""
    return len(next(iter(points.values())))


# answers
@dataclass(frozen=True, eq=False)
class ChunkAnswer:
    """Values of all variables at some points, piece by piece, and why points have none, by their number among these."""

    pieces: tuple[dict[str, NDArray[Any]], ...]
    errors: dict[int, str]

    @property
    def count(self) -> int:
        """How many points there are."""
        return sum(map(count_of, self.pieces))


def answer(ask: Ask, variables: Mapping[str, Variable], points: Values, piece: int) -> ChunkAnswer:
    """Ask at so many points at a time; whatever the size of a chunk that holds whole pieces, answers are the same."""
    count = count_of(points)
    parts = [
        _answer(ask, variables, {name: v[k : k + piece] for name, v in points.items()}) for k in range(0, count, piece)
    ]
    pieces = tuple(values for part in parts for values in part.pieces)
    return ChunkAnswer(pieces, {k * piece + i: why for k, part in enumerate(parts) for i, why in part.errors.items()})


def _answer(ask: Ask, variables: Mapping[str, Variable], points: Values) -> ChunkAnswer:
    """Ask at points together; if that fails, one by one, so that only those that cannot be answered are lost."""
    count = count_of(points)
    stop_if_asked()
    try:
        return ChunkAnswer((_checked(ask(points), variables, count),), {})
    except Exception as error:
        # whatever a question raises at a point is that point's result
        if count == 1:
            return ChunkAnswer((missing(variables, 1),), {0: f"{type(error).__name__}: {error}"})
    return answer(ask, variables, points, 1)


def missing(variables: Mapping[str, Variable], count: int) -> dict[str, NDArray[Any]]:
    """Values that say that there are none."""
    return {name: np.full((count, *v.shape), _filler(v), v.dtype) for name, v in variables.items()}


def _filler(variable: Variable) -> Any:
    return variable.missing if variable.kind == "<f8" or np.isfinite(variable.missing) else -1


def _checked(found: Values, variables: Mapping[str, Variable], count: int) -> dict[str, NDArray[Any]]:
    values = {}
    for name, variable in variables.items():
        if name not in found:
            raise ArgumentError(f"the question did not answer {name!r}; answers: {', '.join(found)}")
        array = np.ascontiguousarray(found[name], variable.dtype)
        if array.shape != (count, *variable.shape):
            raise ArgumentError(f"{name!r} has shape {array.shape}; {(count, *variable.shape)} is needed")
        values[name] = array
    return values


@dataclass(frozen=True, eq=False)
class Grid:
    """Poses of the platform over named axes.

    Use `azimuth_tilt_torsion`, `cartesian` or `poses` to make one. Angles in rad, lengths in m.

    axes: values along every axis, by name
    units: of the axes, by name
    shared: what all poses have in common, by name: the coordinates that are no axes, rotation (3, 3), position (3)
    listed: one for every pose: rotation (..., 3, 3), position (..., 3)
    task: task coordinates of the platform by name, each (...), in the place of poses

    Example:
        >>> cc.Grid.cartesian(x=[0.0, 0.1, 0.2], y=[0.0, 0.1], z=0.5).shape
        (3, 2)
    """

    axes: Mapping[str, Array]
    units: Mapping[str, str]
    shared: Mapping[str, Array] = field(default_factory=dict)
    listed: Mapping[str, Array] = field(default_factory=dict)
    task: Mapping[str, Array] | None = None

    @property
    def shape(self) -> tuple[int, ...]:
        """Number of values along each axis."""
        return tuple(len(values) for values in self.axes.values())

    @property
    def size(self) -> int:
        """Number of poses."""
        return int(np.prod(self.shape))

    @property
    def spanned(self) -> tuple[str, ...]:
        """Axes that are coordinates of poses; those of poses that are listed are only names."""
        angles = () if "rotation" in self.listed else ANGLES
        lengths = () if "position" in self.listed else POSITION
        return tuple(name for name in self.axes if name in (*angles, *lengths))

    @property
    def rotation(self) -> Array | None:
        """Orientations (..., 3, 3), or None for that with which the platform starts."""
        found = rotations(self._points)
        return None if found is None else found.reshape(*self.shape, 3, 3)

    @property
    def position(self) -> Array | None:
        """Positions (..., 3), or None for where the platform starts."""
        found = positions(self._points)
        return None if found is None else found.reshape(*self.shape, 3)

    @property
    def rows(self) -> dict[str, Array]:
        """What is listed, one row per pose."""
        return {name: array.reshape(-1, *array.shape[len(self.axes) :]) for name, array in self.listed.items()}

    @property
    def _points(self) -> dict[str, Array]:
        return rows_of(self.rows, self.axes, self.spanned, self.shared, 0, self.size)

    @staticmethod
    def azimuth_tilt_torsion(
        azimuth: ArrayLike, tilt: ArrayLike, torsion: ArrayLike = 0.0, position: ArrayLike | None = None
    ) -> Grid:
        """Orientations Rz(φ) Ry(θ) Rz(σ − φ), tilt between 0 and π; a single torsion is no axis of the grid."""
        given = {"azimuth": azimuth, "tilt": tilt}
        axes = {name: _values(name, values) for name, values in given.items()}
        shared = {}
        if np.any(axes["tilt"] < 0) or np.any(axes["tilt"] > np.pi):
            worst = axes["tilt"][np.argmax(np.abs(axes["tilt"] - np.pi / 2))]
            raise ArgumentError(f"tilt {worst:.6g} rad is not between 0 and π; the azimuth gives its direction")
        if np.ndim(torsion):
            axes["torsion"] = _values("torsion", torsion)
        else:
            shared["torsion"] = _values("torsion", torsion)[0]
        at = None if position is None else _points("position", position)
        return _posed(axes, "rad", shared, "position", at, 1)

    @staticmethod
    @explained(R="rotation", orientation="rotation")
    def cartesian(x: ArrayLike, y: ArrayLike, z: ArrayLike, rotation: ArrayLike | None = None) -> Grid:
        """Positions of the platform's origin; coordinates given as a single number are no axes of the grid."""
        given = {"x": x, "y": y, "z": z}
        values = {name: _values(name, value) for name, value in given.items()}
        axes = {name: values[name] for name, value in given.items() if np.ndim(value)}
        shared = {name: values[name][0] for name in given if name not in axes}
        return _posed(axes, "m", shared, "rotation", None if rotation is None else _rotations(rotation), 2)

    @staticmethod
    def of_task(
        x: ArrayLike | None = None,
        y: ArrayLike | None = None,
        z: ArrayLike | None = None,
        tilt_x: ArrayLike | None = None,
        tilt_y: ArrayLike | None = None,
        torsion: ArrayLike | None = None,
    ) -> Grid:
        """Task coordinates of the platform, x, y, z (m), tilt_x, tilt_y, torsion (rad); single numbers are no axes.

        What is not named stays as at the start or follows from the loops.
        """
        given = {"x": x, "y": y, "z": z, "tilt_x": tilt_x, "tilt_y": tilt_y, "torsion": torsion}
        coordinates = {name: value for name, value in given.items() if value is not None}
        if not coordinates:
            raise ArgumentError("a grid of task coordinates names at least one")
        values = {name: _values(name, value) for name, value in coordinates.items()}
        axes = {name: values[name] for name, value in coordinates.items() if np.ndim(value)}
        mesh = np.meshgrid(*values.values(), indexing="ij")
        shape = tuple(len(v) for v in axes.values())
        task = {name: part.reshape(shape) for name, part in zip(values, mesh, strict=True)}
        units = {name: "m" if name in ("x", "y", "z") else "rad" for name in axes}
        return Grid(axes, units, task=task)

    @staticmethod
    def poses(position: ArrayLike | None = None, rotation: ArrayLike | None = None, **axes: ArrayLike) -> Grid:
        """Any poses: positions (..., 3) and rotations (..., 3, 3) with one leading dimension per named axis."""
        p = None if position is None else _points("position", position)
        R = None if rotation is None else _rotations(rotation)
        shapes = [array.shape[:-n] for array, n in ((p, 1), (R, 2)) if array is not None]
        if not shapes:
            raise ArgumentError("a grid of poses needs positions or rotations")
        shape = np.broadcast_shapes(*shapes)
        named = {name: _values(name, values) for name, values in axes.items()} or {
            f"pose{i}" if len(shape) > 1 else "pose": np.arange(n, dtype=float) for i, n in enumerate(shape)
        }
        if tuple(len(values) for values in named.values()) != shape:
            raise ArgumentError(f"poses of shape {shape} need axes of these lengths, not {list(named)}")
        for name in named:
            if name in (*(ANGLES if R is None else ()), *(POSITION if p is None else ())):
                raise ArgumentError(f"the axis {name!r} says nothing of the poses; give them, or name it otherwise")
        units = dict.fromkeys(named, "1")
        listed = {
            name: np.broadcast_to(array, (*shape, *array.shape[-n:]))
            for name, array, n in (("rotation", R, 2), ("position", p, 1))
            if array is not None
        }
        return Grid(named, units, listed=listed)


def rotations(points: Values) -> Array | None:
    """Orientations of some points, as they are listed or Rz(φ) Ry(θ) Rz(σ − φ); None where nothing is said of them."""
    if "tilt" not in points:
        return points.get("rotation")
    phi, theta, turn = points["azimuth"], points["tilt"], points["torsion"] - points["azimuth"]
    (ca, sa), (cb, sb), (cg, sg) = ((np.cos(angle), np.sin(angle)) for angle in (phi, theta, turn))
    R = np.empty((len(phi), 3, 3))
    R[:, 0] = np.stack([ca * cb * cg - sa * sg, -ca * cb * sg - sa * cg, ca * sb], axis=1)
    R[:, 1] = np.stack([sa * cb * cg + ca * sg, -sa * cb * sg + ca * cg, sa * sb], axis=1)
    R[:, 2] = np.stack([-sb * cg, sb * sg, cb], axis=1)
    return R


def positions(points: Values) -> Array | None:
    """Positions of some points, as they are listed or by x, y, z; None where nothing is said of them."""
    return np.stack([points[name] for name in POSITION], axis=1) if "x" in points else points.get("position")


def _posed(
    axes: dict[str, Array], unit: str, shared: dict[str, Array], name: str, other: Array | None, ndim: int
) -> Grid:
    """A grid over coordinates of poses; the other half of the poses is one for all, or one for each."""
    units, shape = dict.fromkeys(axes, unit), tuple(map(len, axes.values()))
    if other is None or other.ndim == ndim:
        return Grid(axes, units, shared if other is None else shared | {name: other})
    return Grid(axes, units, shared, {name: np.broadcast_to(other, (*shape, *other.shape[-ndim:]))})


def _values(name: str, values: ArrayLike) -> Array:
    try:
        array = np.atleast_1d(np.asarray(values, dtype=float))
    except (TypeError, ValueError):
        raise ArgumentError(f"{name} must be numbers, not {values!r}") from None
    if array.ndim != 1 or array.size == 0:
        raise ArgumentError(f"{name} must be a list of numbers, not an array of shape {array.shape}")
    if not np.all(np.isfinite(array)):
        raise NonFiniteError(f"{name} holds NaN or infinity")
    return array


def _points(name: str, values: ArrayLike) -> Array:
    array = np.asarray(values, dtype=float)
    if array.shape[-1:] != (3,) or not np.all(np.isfinite(array)):
        raise ArgumentError(f"{name} must be finite with three coordinates last, not of shape {array.shape}")
    return array


def _rotations(values: ArrayLike) -> Array:
    R = np.asarray(values, dtype=float)
    if R.shape[-2:] != (3, 3):
        raise ArgumentError(f"rotations must be 3×3 matrices, not of shape {R.shape}")
    if not np.allclose(R @ np.swapaxes(R, -1, -2), np.eye(3), rtol=0, atol=1e-9) or np.any(np.linalg.det(R) < 0):
        raise GeometryError("rotations must be orthonormal and right-handed")
    return R
