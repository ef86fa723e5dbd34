"""Sweeps on disk: a zarr store that any number of processes write to, chunk by chunk, and that survives all of them.

points/NAME     what is asked at, one row per point       NAME     what was answered, one chunk per task
failed          1 where a point has no answer             done     per chunk: 0 missing, 1 done, 2 given up
errors/N.json   why points of chunk N have no answer

A chunk's answers are written and flushed first, its entry of `done` last; each file appears whole or not at all. So
whatever dies, what `done` calls done is there, and the rest is computed again. The attributes hold the question, its
digest and where the numbers come from; a store of another question is refused.

Chunks hold plain numbers and their CRC-32C, as the metadata that zarr writes and reads say; files of chunks are written
and read here directly, because every array of a chunk would cost zarr several changes of threads.
"""

from __future__ import annotations

import json
import os
import platform
import threading
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from closedchain.errors import ArgumentError, ClosedChainError, FileFormatError
from closedchain.files import read_bytes
from closedchain.files.fingerprint import digest
from closedchain.files.opening import flush, put
from closedchain.files.plain import read_data, write_data
from closedchain.sweep.question import FAILED, ChunkAnswer, Question, Values, Variable, count_of, missing

if TYPE_CHECKING:
    from xarray import Dataset

VERSION = 1
MISSING, DONE, GIVEN_UP = 0, 1, 2
METADATA = "zarr.json"
BEHIND = 2  # chunks that may be written and not yet flushed
MARK = Variable("1", "1 where the question has no answer; see the errors", kind="|i1", missing=-1)


def zarr_module() -> Any:
    """The package zarr, or an error that says how to get it."""
    try:
        import zarr
    except ImportError:
        raise ArgumentError("a store of a sweep needs zarr and dask: pip install 'closedchain[cluster]'") from None
    return zarr


@dataclass(frozen=True)
class SweepStatus:
    """How far a sweep is.

    store: folder of the zarr store
    question: name of the question
    machine: name of the machine, if it has one
    points: how many there are
    chunks, done, given_up: how many chunks there are, are done, and were given up because their workers died
    failed: reason by point, of points without answer
    bytes: size of the store

    Example:
        >>> question = cc.PointFunction(lambda x: {"square": x * x}, {"square": cc.Variable("m²")})
        >>> _ = cc.run_sweep(question, cc.Points.product(x=[1.0, 2.0]), "squares.zarr")
        >>> cc.sweep_status("squares.zarr").complete
        True
    """

    store: str
    question: str
    machine: str
    points: int
    chunks: int
    done: int
    given_up: int
    failed: dict[int, str]
    bytes: int

    @property
    def complete(self) -> bool:
        """Whether every point has its answer or its reason."""
        return self.done + self.given_up == self.chunks

    def __str__(self) -> str:
        state = "complete" if self.complete else f"{self.chunks - self.done - self.given_up} chunks missing"
        lines = [
            f"{self.store}: {self.question} of {self.machine}, {self.points} points",
            f"{self.done} of {self.chunks} chunks done, {self.given_up} given up; {state}; {self.bytes / 1e6:.1f} MB",
        ]
        lines += [f"point {point}: {reason}" for point, reason in list(self.failed.items())[:5]]
        more = len(self.failed) - 5
        return "\n".join([*lines, f"and {more} more points without an answer"] if more > 0 else lines)


def question_digest(question: Question, variables: list[str], points: Values, axes: Mapping[str, NDArray[Any]]) -> str:
    """A word that differs where answers would."""
    asked = [question.name, question.describe(), variables]
    return digest(VERSION, version("closedchain"), asked, dict(points), dict(axes))


class SweepStore:
    """A store that exists."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        try:
            if not (self.path / METADATA).is_file():  # a pipe would make zarr wait
                raise FileFormatError(f"{path}: not a store of a sweep; it has no {METADATA}")
            self.group = zarr_module().open_group(str(self.path), mode="r+", use_consolidated=False)
            self.about = dict(self.group.attrs)
            if self.about.get("format") != "closedchain sweep" or self.about.get("version") != VERSION:
                raise FileFormatError(f"{path}: not a store of a sweep in format version {VERSION}")
            _check_undamaged(self.path, self.about)
            self._arrays, self._points = dict(self.group.arrays()), dict(self.group["points"].arrays())
        except ClosedChainError:
            raise
        except Exception as error:
            # zarr raises what its parts raise; a damaged store is a file that cannot be read
            raise FileFormatError(f"{path}: not a store of a sweep ({error})") from error

    # one store
    @classmethod
    def create(
        cls,
        path: str | Path,
        variables: Mapping[str, Variable],
        points: Values,
        about: Mapping[str, Any],
        chunk: int,
        piece: int,
    ) -> SweepStore:
        """A new store: built beside, and moved to its place when it is whole."""
        path = Path(path)
        new = path.with_name(f".{path.name}.{os.getpid()}.new")
        count, chunk = count_of(points), min(chunk, count_of(points))
        group = zarr_module().open_group(str(new), mode="w")
        group.create_group("errors")  # or zarr would wonder what the folder is
        inputs = group.create_group("points")
        for name, values in points.items():
            array = _array(inputs, name, values.shape, chunk, values.dtype, 0)
            for index in range(-(-count // chunk)):
                _put(new / "points" / name, array, index, values[index * chunk : (index + 1) * chunk])
        for name, variable in {**variables, FAILED: MARK}.items():
            fill = missing({name: variable}, 1)[name].ravel()
            shape = (count, *variable.shape)
            made = _array(group, name, shape, chunk, variable.dtype, fill[0] if fill.size else 0)
            about_it = {"units": variable.unit, "long_name": variable.meaning, "dims": list(variable.dims)}
            made.attrs.update(about_it | dict(variable.labels))
        _array(group, "done", (-(-count // chunk),), 1, np.dtype("i1"), MISSING)
        sizes = {"chunk": chunk, "piece": min(piece, chunk)}
        attributes = {"format": "closedchain sweep", "version": VERSION, **sizes, **about, **_origin()}
        attributes["metadata"] = _checksums(new)
        group.attrs.update({**attributes, "checksum": _of_attributes(attributes)})
        try:
            flush(file for file in new.rglob("*") if file.is_file())
            os.rename(new, path)
        except OSError as error:
            raise FileFormatError(f"{path}: cannot be made ({error.strerror})") from error
        return cls(path)

    @cached_property
    def variables(self) -> tuple[str, ...]:
        """Names of what is answered."""
        return tuple(name for name in self._arrays if name != "done")

    @property
    def piece(self) -> int:
        """Points that are answered together."""
        return int(self.about["piece"])

    @property
    def chunk(self) -> int:
        """Points per chunk."""
        return int(self.about["chunk"])

    @cached_property
    def count(self) -> int:
        """Number of points."""
        return int(self._arrays[FAILED].shape[0])

    @property
    def chunks(self) -> int:
        """Number of chunks."""
        return int(self._arrays["done"].shape[0])

    def done(self) -> NDArray[np.int8]:
        """What became of every chunk; a damaged mark is a chunk that is missing."""
        marks, array = np.full(self.chunks, MISSING, np.int8), self._arrays["done"]
        names = {entry.name for entry in os.scandir(self.path / "done")}
        for index in range(self.chunks):
            if _key(array, index) in names:
                try:
                    marks[index] = _get(self.path / "done", array, index)[0]
                except FileFormatError:
                    continue
        return marks

    # one chunk
    def rows(self, index: int) -> slice:
        """The points of a chunk."""
        return slice(index * self.chunk, min((index + 1) * self.chunk, self.count))

    def size(self, index: int) -> int:
        """How many points a chunk has."""
        return min((index + 1) * self.chunk, self.count) - index * self.chunk

    def points(self, index: int) -> dict[str, NDArray[Any]]:
        """What is asked at, in a chunk."""
        size, folder = self.size(index), self.path / "points"
        return {name: _get(folder / name, array, index)[:size] for name, array in self._points.items()}

    def write(self, index: int, found: ChunkAnswer, mark: int = DONE) -> None:
        """Write a chunk's answers, then that they are there."""
        self.finish(index, self.put(index, found), mark)

    def put(self, index: int, found: ChunkAnswer) -> list[Path]:
        """Write a chunk's answers, which do not count before they are finished; the files."""
        first, marks = self.rows(index).start, np.zeros(count_of(found.values), np.int8)
        marks[list(found.errors)] = 1
        everything = {**found.values, FAILED: marks}
        files = [_put(self.path / name, self._arrays[name], index, values) for name, values in everything.items()]
        if found.errors:
            write_data({str(first + i): reason for i, reason in found.errors.items()}, self._reasons(index))
        else:
            self._reasons(index).unlink(missing_ok=True)
        return files

    def finish(self, index: int, files: Sequence[Path], mark: int = DONE) -> None:
        """Make a chunk's files durable, then say that they are there."""
        flush(files)
        flush([_put(self.path / "done", self._arrays["done"], index, np.array([mark], np.int8))])

    def nothing(self, index: int, reason: str) -> ChunkAnswer:
        """The answer of a chunk that could not be computed."""
        count, names = self.size(index), [name for name in self.variables if name != FAILED]
        empty = {n: np.full((count, *self._arrays[n].shape[1:]), self._arrays[n].fill_value) for n in names}
        return ChunkAnswer(empty, dict.fromkeys(range(count), reason))

    def _reasons(self, index: int) -> Path:
        return self.path / "errors" / f"{index}.json"

    # all of it
    def errors(self) -> dict[int, str]:
        """Why points have no answer."""
        found: dict[int, str] = {}
        for index in sorted(int(file.stem) for file in (self.path / "errors").glob("*.json") if file.stem.isdecimal()):
            reasons = read_data(self._reasons(index))
            if not isinstance(reasons, dict) or not all(point.isdecimal() for point in reasons):
                raise FileFormatError(f"{self._reasons(index)}: damaged; reasons by the numbers of points are needed")
            found |= {int(point): str(reason) for point, reason in reasons.items()}
        return found

    def status(self) -> SweepStatus:
        """How far it is."""
        done, about = self.done(), self.about
        size = sum(file.stat().st_size for file in self.path.rglob("*") if file.is_file())
        good, bad = (int(np.sum(done == mark)) for mark in (DONE, GIVEN_UP))
        name, machine = str(about.get("question_name", "")), str(about.get("machine", "a function"))
        return SweepStatus(str(self.path), name, machine, self.count, len(done), good, bad, self.errors(), size)

    def dataset(self) -> Dataset:
        """All answers as a lazy dataset over the sweep's axes, with names, units and where they come from."""
        import xarray

        axes = {name: np.asarray(values) for name, values in self.about["axes"].items()}
        arrays = {}
        for name in self.variables:
            array, attrs = StoredArray(self._arrays[name], self.path / name).lazy(), dict(self._arrays[name].attrs)
            dims = (*axes, *attrs.pop("dims"))
            shaped = array.reshape((*(len(values) for values in axes.values()), *array.shape[1:]))
            arrays[name] = xarray.Variable(dims, shaped, attrs)
        units = self.about["axis_units"]
        coords: dict[str, Any] = {name: (name, values, {"units": units[name]}) for name, values in axes.items()}
        coords |= {name: tuple(given) for name, given in self.about["coordinates"].items()}
        hidden = ("axes", "axis_units", "coordinates", "question")
        about = {name: value for name, value in self.about.items() if name not in hidden}
        about["question"] = json.dumps(self.about["question"])
        return xarray.Dataset(arrays, coords, about)


class StoredArray:
    """An array of a store as Dask takes it; damage is an error of ours."""

    def __init__(self, array: Any, path: Path) -> None:
        self.array, self.path = array, path
        self.shape, self.dtype, self.ndim = array.shape, array.dtype, array.ndim

    def __getitem__(self, key: Any) -> NDArray[Any]:
        first, *others = key if isinstance(key, tuple) else (key,)
        rows = range(self.shape[0])[first if isinstance(first, slice) else slice(first, first + 1)]
        if not len(rows):
            return np.empty((0, *self.shape[1:]), self.dtype)[(slice(None), *others)]
        size = self.array.chunks[0]
        low, high = min(rows) // size, max(rows) // size + 1
        whole = np.concatenate([self._chunk(index) for index in range(low, high)])
        found: NDArray[Any] = whole[(rows.start - low * size + rows.step * np.arange(len(rows)), *others)]
        return found if isinstance(first, slice) else found[0]

    def _chunk(self, index: int) -> NDArray[Any]:
        if (self.path / _key(self.array, index)).exists() or _is_done(self.path.parent, index):
            return _get(self.path, self.array, index)
        return np.full((self.array.chunks[0], *self.shape[1:]), self.array.fill_value, self.dtype)

    def lazy(self) -> Any:
        """The Dask array, in the chunks of the store."""
        import dask.array

        make: Any = dask.array.from_array
        return make(self, chunks=self.array.chunks, name=False, meta=np.empty(0, self.dtype))


class Flusher:
    """Makes chunks durable while the next ones are computed: flushes their files, then says that they are done."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1, thread_name_prefix="flush")
        self.under_way, self.lock = deque[Future[None]](), threading.Lock()
        self.failed: list[ClosedChainError] = []

    def finish(self, store: SweepStore, index: int, files: Sequence[Path]) -> None:
        """Finish a chunk that was written; waits if the disk is several chunks behind."""
        with self.lock:
            self.under_way.append(self.pool.submit(store.finish, index, files))
            late = [self.under_way.popleft() for _ in range(len(self.under_way) - BEHIND)]
        self._settle(late, None)

    def wait(self, timeout: float | None = None) -> None:
        """Wait until everything counts, or the time is over; raises what went wrong."""
        with self.lock:
            late = [self.under_way.popleft() for _ in range(len(self.under_way))]
        self._settle(late, timeout)
        if self.failed:
            raise self.failed.pop()

    def failures(self) -> list[str]:
        """Wait until everything counts; what went wrong."""
        try:
            self.wait()
        except ClosedChainError as error:
            return [str(error)]
        return []

    def _settle(self, late: Sequence[Future[None]], timeout: float | None) -> None:
        for future in wait(late, timeout).done:
            error = future.exception()
            if isinstance(error, ClosedChainError):
                self.failed.append(error)
            elif error is not None:
                raise error


# files
def _array(group: Any, name: str, shape: tuple[int, ...], chunk: int, dtype: np.dtype[Any], fill: Any) -> Any:
    from zarr.codecs import BytesCodec, Crc32cCodec

    chunks = (max(chunk, 1), *(max(n, 1) for n in shape[1:]))
    names = [f"dim_{name}_{i}" if i else ("chunk" if name == "done" else "point") for i in range(len(shape))]
    return group.create_array(
        name, shape=shape, chunks=chunks, dtype=dtype, fill_value=fill, dimension_names=names,
        serializer=BytesCodec(endian="little"), compressors=[Crc32cCodec()],
        chunk_key_encoding={"name": "default", "separator": "."},
    )  # fmt: skip


def _checksums(store: Path) -> dict[str, str]:
    """Digests of what zarr says of the arrays, by file; nothing changes it after the store was made."""
    files = sorted(file for file in store.rglob(METADATA) if file.parent != store)
    return {file.relative_to(store).as_posix(): digest(read_bytes(file)) for file in files}


def _of_attributes(attributes: Mapping[str, Any]) -> str:
    others = {name: value for name, value in attributes.items() if name != "checksum"}
    return digest(json.loads(json.dumps(others)))


def _check_undamaged(store: Path, about: Mapping[str, Any]) -> None:
    if about.get("checksum") != _of_attributes(about) or about["metadata"] != _checksums(store):
        raise FileFormatError(f"{store}: damaged; what describes its arrays is not what was written")


def _is_done(store: Path, index: int) -> bool:
    return (store / "done" / f"c.{index}").exists()


def _key(array: Any, index: int) -> str:
    """Name of the file of a chunk along the first axis; chunks are whole along the others."""
    return ".".join(["c", str(index), *["0"] * (array.ndim - 1)])


def _put(folder: Path, array: Any, index: int, values: NDArray[Any]) -> Path:
    """Write a chunk: its numbers, those beyond the end of the array filled up, and their checksum."""
    import google_crc32c

    if len(values) < array.chunks[0] or values.shape[1:] != array.chunks[1:]:
        whole = np.full(array.chunks, array.fill_value, array.dtype)
        whole[tuple(slice(n) for n in values.shape)] = values
        values = whole
    content = np.ascontiguousarray(values, array.dtype).reshape(-1).view(np.uint8)
    file = folder / _key(array, index)
    return put([content.data, google_crc32c.value(content).to_bytes(4, "little")], file)


def _get(folder: Path, array: Any, index: int) -> NDArray[Any]:
    """Read a chunk, filled up as it is."""
    import google_crc32c

    file, size = folder / _key(array, index), int(np.prod(array.chunks)) * array.dtype.itemsize
    content = np.frombuffer(read_bytes(file, size + 4), np.uint8)
    if len(content) != size + 4 or google_crc32c.value(content[:size]).to_bytes(4, "little") != content[size:].data:
        raise FileFormatError(f"{file}: damaged; its numbers do not have the checksum they were written with")
    found = np.frombuffer(content, array.dtype, size // array.dtype.itemsize).reshape(array.chunks)
    return found[tuple(slice(n) for n in (None, *array.shape[1:]))]


def _origin() -> dict[str, str]:
    """Where numbers come from."""
    return {"closedchain": version("closedchain"), "python": platform.python_version(), "numpy": np.__version__}


def missing_chunks(store: SweepStore, retry: bool) -> Iterator[int]:
    """Chunks to compute; with `retry` also those that were given up."""
    wanted = (MISSING, GIVEN_UP) if retry else (MISSING,)
    return iter(int(i) for i in np.flatnonzero(np.isin(store.done(), wanted)))
