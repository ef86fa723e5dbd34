"""Sweeps: one question at many points, in threads here or on a cluster, resumed where they were left.

Which points are answered together depends on the size of a chunk only, which the store keeps; so results are bitwise
identical whoever computes them, on processors of one kind. Without a store results stay in memory.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextvars import copy_context
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.errors import ArgumentError, FileFormatError, Interrupted, choose
from closedchain.kernel.host import usable_cores
from closedchain.mechanism.numbers import names_of
from closedchain.progress import Countdown, Interruption, Progress, preparing
from closedchain.sweep.chunks import Flusher
from closedchain.sweep.question import FAILED, ChunkAnswer, Grid, Question, Variable, answer, count_of, missing, rows_of
from closedchain.sweep.store import MARK, OWN, SweepStatus, SweepStore, missing_chunks, question_digest, zarr_module

if TYPE_CHECKING:
    from xarray import Dataset

SHARE = 4  # chunks for every worker, at least, where there are points enough
LOOK = 0.1  # s between looks at the keyboard while others compute
GRACE = 0.25  # s that chunks under way have to end after Ctrl-C


@dataclass(frozen=True, eq=False)
class Points:
    """Where a sweep asks: named arrays with one row per point.

    values: arrays by name, one row per point
    axes: those that the points span, in C order
    units: of the axes, by name
    spanned: axes along which the place of a point is a value of its own
    shared: values that all points have in common, by name

    Example:
        >>> cc.Points.listed({"x": [1.0, 2.0, 3.0]}).count
        3
    """

    values: dict[str, NDArray[Any]]
    axes: dict[str, NDArray[Any]]
    units: dict[str, str]
    spanned: tuple[str, ...] = ()
    shared: dict[str, NDArray[Any]] = field(default_factory=dict)

    @property
    def count(self) -> int:
        """Number of points."""
        return int(np.prod([len(values) for values in self.axes.values()]))

    def rows(self, first: int, last: int) -> dict[str, NDArray[Any]]:
        """Everything that is known of some points, one row each."""
        return rows_of(self.values, self.axes, self.spanned, self.shared, first, last)

    @staticmethod
    def listed(values: Mapping[str, ArrayLike], units: Mapping[str, str] | None = None) -> Points:
        """Points one after the other: every array has one row per point."""
        arrays = {name: np.ascontiguousarray(array, float) for name, array in values.items()}
        counts = {array.shape[0] if array.ndim else 0 for array in arrays.values()}
        if len(counts) != 1 or not counts.pop():
            shapes = ", ".join(f"{name} {array.shape}" for name, array in arrays.items())
            raise ArgumentError(f"every array needs one row per point, at least one: {shapes or 'none given'}")
        for name, array in arrays.items():
            if not np.isfinite(array).all():
                raise ArgumentError(f"{name!r} holds NaN or infinity")
        return Points(arrays, {"point": np.arange(count_of(arrays))}, {"point": "1", **(units or {})})

    @staticmethod
    def product(units: Mapping[str, str] | None = None, **axes: ArrayLike) -> Points:
        """All combinations of the values of some axes."""
        given = {name: np.atleast_1d(np.asarray(values, float)) for name, values in axes.items()}
        if not given or not all(v.ndim == 1 and v.size and np.isfinite(v).all() for v in given.values()):
            raise ArgumentError("axes are lists of finite numbers by name, such as mass=[1.0, 2.0]")
        return Points({}, given, {name: (units or {}).get(name, "1") for name in given}, tuple(given))


def grid_points(grid: Grid, R: NDArray[Any], p: NDArray[Any]) -> Points:
    """The poses of a grid; orientation or position, where the grid says nothing of them, are those given."""
    known = {*grid.spanned, *grid.shared, *grid.listed}
    home = {} if known & {"tilt", "rotation"} else {"rotation": R}
    home |= {} if known & {"x", "position"} else {"position": np.asarray(p)}
    return Points(grid.rows, dict(grid.axes), dict(grid.units), grid.spanned, dict(grid.shared) | home)


def run_sweep(
    question: Question,
    points: Points,
    store: str | Path | None = None,
    *,
    cluster: Any = None,
    chunk: int | None = None,
    threads: int | None = None,
    retry: bool = True,
    variables: Sequence[str] | None = None,
    progress: bool | None = None,
) -> Dataset:
    """Ask a question at all points: a dataset over the axes with names, units and where the numbers come from.

    store: folder of a zarr store that is made, or taken up where it was left; without it results stay in memory
    cluster: a Dask client whose workers compute; they must see the store at the same path
    chunk: points answered together; a store keeps the one it was made with
    threads: of this process, by default as many as there are cores that it may use
    retry: compute again what was given up because its workers died
    variables: names of the answers that are kept; by default all
    progress: show a bar; by default on a terminal after a while

    Example:
        >>> question = cc.PointFunction(lambda x: {"square": x * x}, {"square": cc.Variable("m²")})
        >>> cc.run_sweep(question, cc.Points.product(x=[1.0, 2.0, 3.0]))["square"].values.tolist()
        [1.0, 4.0, 9.0]
    """
    if not isinstance(question, Question) or not isinstance(points, Points):
        raise ArgumentError(f"a sweep takes a Question and Points, not {type(question).__name__} and {points!r}")
    for name, number in (("chunk", chunk), ("threads", threads)):
        if number is not None and (isinstance(number, bool) or not isinstance(number, int) or number < 1):
            raise ArgumentError(f"{name}={number!r}; a whole number, at least 1, is needed")
    if cluster is not None and store is None:
        raise ArgumentError("a cluster writes to a store: give store=, a folder that all workers see")
    chosen, crew = _chosen(question, variables), threads or usable_cores()
    with Interruption() as interruption, Progress(progress) as display:
        import_module("xarray")  # what hands over results: after Ctrl-C nobody waits for it
        if store is not None:
            zarr_module()
            import_module("dask.array")
        task = Countdown(display.task(question.name, total=points.count), points.count)
        if store is None:
            size = min(chunk or question.chunk, points.count)
            return _in_memory(question, chosen, points, size, crew, interruption, task)
        if cluster is not None:
            from closedchain.sweep.cluster import run_on_cluster, worker_threads

        workers = crew if cluster is None else worker_threads(cluster)
        kept = _opened(store, question, chosen, points, chunk or _fitting(question, points.count, workers))
        todo = list(missing_chunks(kept, retry))
        task.skip(points.count - sum(map(kept.size, todo)))
        if cluster is not None:
            run_on_cluster(cluster, kept, question, todo, interruption, task)
        elif todo:
            _in_store(kept, question, chosen, todo, crew, interruption, task)
        interruption.end("the sweep", kept.dataset)
    return kept.dataset()


def _chosen(question: Question, names: Sequence[str] | None) -> dict[str, Variable]:
    """The variables to keep."""
    known = question.variables()
    names = None if names is None else names_of("variables", names)
    for name in names or ():
        if name not in known:
            raise ArgumentError(choose("variable", name, known))
    own = [name for name in known if name in (*OWN, FAILED)]
    if own:
        raise ArgumentError(f"variables cannot be called {', '.join(own)}: a store keeps its own arrays there")
    if names is not None and not names:
        raise ArgumentError(f"variables= keeps none of {', '.join(known)}")
    return {name: v for name, v in known.items() if names is None or name in names}


def sweep_status(store: str | Path) -> SweepStatus:
    """How far the sweep of a store is, and which points have no answer, and why.

    store: folder of the zarr store

    Example:
        >>> question = cc.PointFunction(lambda x: {"square": x * x}, {"square": cc.Variable("m²")})
        >>> _ = cc.run_sweep(question, cc.Points.product(x=[1.0, 2.0]), "squares.zarr")
        >>> cc.sweep_status("squares.zarr").points
        2
    """
    return SweepStore(store).status()


def open_sweep(store: str | Path) -> Dataset:
    """The answers of a store as a lazy dataset, however far it is.

    store: folder of the zarr store

    Example:
        >>> question = cc.PointFunction(lambda x: {"square": x * x}, {"square": cc.Variable("m²")})
        >>> _ = cc.run_sweep(question, cc.Points.product(x=[1.0, 2.0]), "squares.zarr")
        >>> cc.open_sweep("squares.zarr")["square"].values.tolist()
        [1.0, 4.0]
    """
    return SweepStore(store).dataset()


# here
def _in_store(
    store: SweepStore,
    question: Question,
    variables: dict[str, Variable],
    todo: list[int],
    threads: int,
    interruption: Interruption,
    task: Countdown,
) -> None:
    with preparing():
        ask, flusher = question.prepare(), Flusher()

    def compute(index: int) -> ChunkAnswer:
        return answer(ask, variables, store.points(index), store.piece)

    def keep(index: int, found: ChunkAnswer) -> None:
        flusher.add(store.finish, index, store.put(index, found))

    try:
        _in_threads(compute, keep, todo, threads, interruption, task)
    finally:
        flusher.wait(GRACE if interruption.asked else None)


def _in_memory(
    question: Question,
    variables: dict[str, Variable],
    points: Points,
    size: int,
    threads: int,
    interruption: Interruption,
    task: Countdown,
) -> Dataset:
    with preparing():
        ask, count, piece = question.prepare(), points.count, min(question.chunk, size)
    kept = {**variables, FAILED: MARK}
    # memory is taken page by page as chunks are answered
    found = {name: np.empty((count, *v.shape), v.dtype) for name, v in kept.items()}
    errors, done = dict[int, str](), set[int]()

    def rows(index: int) -> slice:
        return slice(index * size, min((index + 1) * size, count))

    def compute(index: int) -> ChunkAnswer:
        return answer(ask, variables, points.rows(rows(index).start, rows(index).stop), piece)

    def keep(index: int, one: ChunkAnswer) -> None:
        at = first = rows(index).start
        for values in one.pieces:
            for name, array in values.items():
                found[name][at : at + len(array)] = array
            at += count_of(values)
        found[FAILED][rows(index)] = 0
        found[FAILED][first + np.array(list(one.errors), int)] = 1
        errors.update({first + i: reason for i, reason in one.errors.items()})
        done.add(index)

    chunks = range(-(-count // size))
    _in_threads(compute, keep, chunks, threads, interruption, task)

    def dataset() -> Dataset:
        for index in set(chunks) - done:
            for name, values in missing(kept, rows(index).stop - rows(index).start).items():
                found[name][rows(index)] = values
        return _dataset(question, variables, points, found, errors)

    interruption.end("the sweep", dataset)
    return dataset()


def _in_threads(
    compute: Callable[[int], ChunkAnswer],
    keep: Callable[[int, ChunkAnswer], None],
    indices: Iterable[int],
    threads: int,
    interruption: Interruption,
    task: Countdown,
) -> None:
    """Let threads take chunks from a common pile until it is empty or they are interrupted.

    This thread only waits, so it hears the keyboard whatever the others do. Chunks that take longer than the grace
    after Ctrl-C are left to themselves, and nothing of them is kept.
    """
    chunks = list(indices)
    pile, left, failures = iter(chunks), threading.Event(), list[BaseException]()

    def take() -> None:
        try:
            for index in pile:
                if interruption.asked or left.is_set():
                    break
                found = compute(index)
                if left.is_set():
                    break
                keep(index, found)
                task.add(found.count)
        except Interrupted:  # of a computation within the chunk, which is lost
            pass
        except BaseException as error:
            failures.append(error)
            left.set()

    crew = [
        threading.Thread(target=copy_context().run, args=(take,), name="sweep", daemon=True)
        for _ in range(min(threads, len(chunks)))
    ]
    for thread in crew:
        thread.start()
    deadline = float("inf")
    try:
        while (working := next((t for t in crew if t.is_alive()), None)) and time.monotonic() < deadline:
            working.join(LOOK)
            if interruption.asked:
                deadline = min(deadline, time.monotonic() + GRACE)
    finally:
        left.set()
    if failures:
        raise failures[0]


def _dataset(
    question: Question,
    variables: dict[str, Variable],
    points: Points,
    found: dict[str, NDArray[Any]],
    errors: Mapping[int, str],
) -> Dataset:
    from xarray import Dataset

    shape = tuple(len(values) for values in points.axes.values())
    data: dict[str, Any] = {}
    for name, v in {**variables, FAILED: MARK}.items():
        about = {"units": v.unit, "long_name": v.meaning, **v.labels}
        data[name] = (*points.axes, *v.dims), found[name].reshape(*shape, *v.shape), about
    coords: dict[str, Any] = {
        name: (name, values, {"units": points.units[name], "long_name": name}) for name, values in points.axes.items()
    }
    reasons = {f"error_{point}": reason for point, reason in sorted(errors.items())[:20]}
    return Dataset(data, coords | question.coordinates(), {"title": question.name} | reasons)


# in a store
def _opened(
    store: str | Path, question: Question, variables: dict[str, Variable], points: Points, size: int
) -> SweepStore:
    """The store of this question, made if there is none."""
    path, word = Path(store), question_digest(question, list(variables), points)
    if not path.exists():
        describe = question.describe()
        about = {
            "digest": word,
            "title": question.name,
            "question_name": question.name,
            "question": describe,
            "machine": str(describe.get("machine", {}).get("name", "a function")),
            "axes": {name: values.tolist() for name, values in points.axes.items()},
            "spanned": list(points.spanned),
            "shared": {name: np.asarray(value).tolist() for name, value in points.shared.items()},
            "axis_units": {name: points.units[name] for name in points.axes},
            "coordinates": {name: _plain_coordinate(given) for name, given in question.coordinates().items()},
        }
        try:
            return SweepStore.create(path, variables, points.values, points.count, about, size, question.chunk)
        except FileFormatError:
            if not path.exists():  # else another process was quicker
                raise
    kept = SweepStore(path)
    if kept.about.get("digest") != word:
        raise FileFormatError(
            f"{path}: a sweep of another question ({kept.about.get('question_name')} of {kept.about.get('machine')}); "
            "machine, question, points and version of the package must be the same, or choose another store"
        )
    return kept


def _fitting(question: Question, count: int, workers: int) -> int:
    """Points per chunk of a new store: whole pieces, as the question likes, but some chunks for every worker."""
    shares = -(-count // (SHARE * workers * question.chunk))
    return question.chunk * max(1, min(shares, question.stored // question.chunk))


def _plain_coordinate(given: Any) -> list[Any]:
    """A coordinate as attributes can hold it: dimensions, values, attributes."""
    dims, values, *attrs = given
    return [[dims] if isinstance(dims, str) else list(dims), np.asarray(values).tolist(), *attrs]
