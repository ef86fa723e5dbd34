"""Sweeps: one question at many points, in threads here or on a cluster, resumed where they were left.

Which points are answered together depends on the size of a chunk only, which the store keeps; so results are bitwise
identical whoever computes them, on processors of one kind. Without a store results stay in memory.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.errors import ArgumentError, FileFormatError, Interrupted, choose
from closedchain.files.fingerprint import digest
from closedchain.kernel.host import usable_cores
from closedchain.progress import Interruption, Progress, ProgressLine
from closedchain.sweep.question import FAILED, Ask, Question, Variable, answer, count_of, missing
from closedchain.sweep.store import MARK, SweepStatus, SweepStore, missing_chunks, question_digest

if TYPE_CHECKING:
    from xarray import Dataset

ATTEMPTS = 3  # of a chunk that raises; how often its worker may die is an option of the scheduler
AHEAD = 3  # chunks a worker's thread is given in advance
LOOK = 0.2  # s between looks at the keyboard while workers compute


@dataclass(frozen=True, eq=False)
class Points:
    """Where a sweep asks: named arrays with one row per point.

    values: arrays by name, one row per point
    axes: those that the points span, in C order
    units: of the axes, by name

    Example:
        >>> cc.Points.listed({"x": [1.0, 2.0, 3.0]}).count
        3
    """

    values: dict[str, NDArray[Any]]
    axes: dict[str, NDArray[Any]]
    units: dict[str, str]

    @property
    def count(self) -> int:
        """Number of points."""
        return count_of(self.values)

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
        mesh = np.meshgrid(*given.values(), indexing="ij")
        values = {name: m.ravel() for name, m in zip(given, mesh, strict=True)}
        return Points(values, given, {name: (units or {}).get(name, "1") for name in given})


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
    size, chosen = min(chunk or question.chunk, points.count), _chosen(question, variables)
    with Interruption() as interruption, Progress(progress) as display:
        task = Countdown(display.task(question.name, total=points.count), points.count)
        if store is None:
            return _in_memory(question, chosen, points, size, threads or usable_cores(), interruption, task)
        kept = _opened(store, question, chosen, points, size)
        todo = list(missing_chunks(kept, retry))
        task.skip(points.count - sum(map(kept.size, todo)))
        if cluster is not None:
            _on_cluster(cluster, kept, question, todo, interruption, task)
        else:
            ask = question.prepare()

            def work(index: int) -> int:
                kept.write(index, answer(ask, chosen, kept.points(index)))
                return kept.size(index)

            _in_threads(work, todo, threads or usable_cores(), interruption, task)
        interruption.end("the sweep", kept.dataset)
    return kept.dataset()


def _chosen(question: Question, names: Sequence[str] | None) -> dict[str, Variable]:
    """The variables to keep."""
    known = question.variables()
    for name in names or ():
        if name not in known:
            raise ArgumentError(choose("variable", name, known))
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


class Countdown:
    """A line of progress with the time that is left."""

    def __init__(self, line: ProgressLine, total: int) -> None:
        self.line, self.total, self.done, self.skipped = line, total, 0, 0
        self.began, self.lock = time.monotonic(), threading.Lock()

    def skip(self, points: int) -> None:
        """Points that were done before."""
        self.done = self.skipped = points

    def add(self, points: int) -> None:
        """Points that were done now."""
        with self.lock:
            self.done += points
            took, made = time.monotonic() - self.began, self.done - self.skipped
            left = took / made * (self.total - self.done) if made else 0.0
            self.line.update(self.done, f"{self.done} of {self.total} points, about {_time(left)} left")


def _time(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours} h {minutes} min" if hours else f"{minutes} min {rest} s" if minutes else f"{rest} s"


# here
def _in_memory(
    question: Question,
    variables: dict[str, Variable],
    points: Points,
    size: int,
    threads: int,
    interruption: Interruption,
    task: Countdown,
) -> Dataset:
    ask, count = question.prepare(), points.count
    kept = {**variables, FAILED: MARK}
    # memory is taken page by page as chunks are answered
    found = {name: np.empty((count, *v.shape), v.dtype) for name, v in kept.items()}
    errors, done = dict[int, str](), set[int]()

    def work(index: int) -> int:
        rows = slice(index * size, min((index + 1) * size, count))
        one = answer(ask, variables, {name: values[rows] for name, values in points.values.items()})
        for name, values in one.values.items():
            found[name][rows] = values
        found[FAILED][rows] = 0
        found[FAILED][rows.start + np.array(list(one.errors), int)] = 1
        errors.update({rows.start + i: reason for i, reason in one.errors.items()})
        done.add(index)
        return rows.stop - rows.start

    _in_threads(work, range(-(-count // size)), threads, interruption, task)

    def dataset() -> Dataset:
        for index in set(range(-(-count // size))) - done:
            rows = slice(index * size, min((index + 1) * size, count))
            for name, values in missing(kept, rows.stop - rows.start).items():
                found[name][rows] = values
        return _dataset(question, variables, points, found, errors)

    interruption.end("the sweep", dataset)
    return dataset()


def _in_threads(
    work: Callable[[int], int], indices: Iterable[int], threads: int, interruption: Interruption, task: Countdown
) -> None:
    """Let threads take chunks from a common pile until it is empty or they are interrupted."""
    pile = iter(list(indices))

    def take() -> None:
        for index in pile:
            if interruption.asked:
                break
            try:
                task.add(work(index))
            except Interrupted:  # of a computation within the chunk, which is lost
                break

    if threads == 1:
        return take()
    with ThreadPoolExecutor(threads, thread_name_prefix="sweep") as pool:
        for future in [pool.submit(take) for _ in range(threads)]:
            future.result()
    return None


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
    path, word = Path(store), question_digest(question, list(variables), points.values, points.axes)
    if not path.exists():
        describe = question.describe()
        about = {
            "digest": word,
            "title": question.name,
            "question_name": question.name,
            "question": describe,
            "machine": str(describe.get("machine", {}).get("name", "a function")),
            "axes": {name: values.tolist() for name, values in points.axes.items()},
            "axis_units": {name: points.units[name] for name in points.axes},
            "coordinates": {name: _plain_coordinate(given) for name, given in question.coordinates().items()},
        }
        try:
            SweepStore.create(path, variables, points.values, about, size)
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


def _plain_coordinate(given: Any) -> list[Any]:
    """A coordinate as attributes can hold it: dimensions, values, attributes."""
    dims, values, *attrs = given
    return [[dims] if isinstance(dims, str) else list(dims), np.asarray(values).tolist(), *attrs]


# on a cluster
_prepared: dict[str, tuple[Ask, Question]] = {}
_preparing = threading.Lock()


def compute_chunk(question: Question | type[Question], path: str, index: int) -> int:
    """A worker's task: answer a chunk of a store. The question is prepared once in a process."""
    store = SweepStore(path)
    with _preparing:
        word = digest(question.name, store.about["question"])
        if word not in _prepared:
            made = question.from_data(store.about["question"]) if isinstance(question, type) else question
            _prepared[word] = made.prepare(), made
        ask, made = _prepared[word]
    chosen = {name: v for name, v in made.variables().items() if name in store.variables}
    store.write(index, answer(ask, chosen, store.points(index)))
    return store.size(index)


def _on_cluster(
    client: Any, store: SweepStore, question: Question, todo: list[int], interruption: Interruption, task: Countdown
) -> None:
    """Keep workers busy with a few chunks each; a chunk whose workers die again and again is given up.

    The scheduler also blames chunks that waited on a dying worker, so each is asked once more, alone, at the end.
    """
    asked: Question | type[Question] = type(question) if question.described else question
    path, arrived = str(store.path.resolve()), queue.Queue[tuple[int, Any]]()
    waiting, running, tried = list(reversed(todo)), dict[int, Any](), dict[int, int]()
    suspects, alone = list[int](), set[int]()
    while waiting or running or suspects:
        if not waiting and not running:
            waiting.append(suspects.pop())
            alone.add(waiting[0])
        room = AHEAD * max(1, sum(client.nthreads().values())) - len(running)
        for index in [waiting.pop() for _ in range(min(max(room, 1 if not running else 0), len(waiting)))]:
            tried[index] = tried.get(index, 0) + 1
            key = f"sweep-{digest(path, store.about['digest'])[:12]}-{index}-{tried[index]}"
            running[index] = client.submit(compute_chunk, asked, path, index, key=key, pure=False)
            running[index].add_done_callback(lambda future, at=index: arrived.put((at, future)))
        try:
            index, future = arrived.get(timeout=LOOK)
        except queue.Empty:
            index, future = -1, None
        if interruption.asked:
            client.cancel(list(running.values()), force=True)
            return
        if future is None:
            continue
        del running[index]
        if future.status == "finished":
            task.add(int(future.result()))
        elif _killed(future) and index not in alone:
            suspects.append(index)
        elif tried[index] < ATTEMPTS and not _killed(future):
            waiting.append(index)
        else:
            store.give_up(index, _why(future, tried[index]))
            task.add(store.size(index))


def _killed(future: Any) -> bool:
    """Whether the scheduler has given up a task because worker after worker died of it."""
    return future.status == "error" and type(future.exception()).__name__ == "KilledWorker"


def _why(future: Any, tried: int) -> str:
    """Why a task did not finish."""
    if future.status == "cancelled":
        return f"cancelled {tried} times"
    error = future.exception()
    words = "its workers died" if _killed(future) else f"given up after {tried} attempts"
    return f"{words}: {type(error).__name__}: {str(error)[:500]}"
