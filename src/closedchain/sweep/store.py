"""Sweeps on disk: a zarr store that any number of processes write to, chunk by chunk, and that survives all of them.

points/NAME     what points have of their own, a row each NAME     what was answered, one chunk per task
failed          1 where a point has no answer             done     per chunk: 0 missing, 1 done, 2 given up
errors/N.json   why points of chunk N have no answer      sums     per chunk: checksums of its files and their places
                                                          asked    the same of the points

A chunk's answers are written and flushed first, its entry of `done` last; each file appears whole or not at all. So
whatever dies, what `done` calls done is there, and the rest is computed again. A file that another has taken the place
of, of another chunk or store, has not the sum that the store expects. The attributes hold the question, its digest,
the axes and what all points share, and where the numbers come from; a store of another question is refused.
"""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote

import numpy as np
from numpy.typing import NDArray

from closedchain.errors import ArgumentError, ClosedChainError, FileFormatError
from closedchain.files import read_bytes
from closedchain.files.keys import digest
from closedchain.files.opening import flush, read_text, remove
from closedchain.files.plain import parse, write_data
from closedchain.sweep.chunks import LazyArray, bound, key, make_array, read_chunk, write_chunk
from closedchain.sweep.question import FAILED, ChunkAnswer, Question, Values, Variable, missing, rows_of

if TYPE_CHECKING:
    from xarray import Dataset

VERSION = 3
MISSING, DONE, GIVEN_UP = 0, 1, 2
METADATA = "zarr.json"
OWN = ("done", "sums", "asked", "points", "errors")  # names that no variable may have
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


def question_digest(question: Question, variables: list[str], points: object) -> str:
    """A word that differs where answers would."""
    return digest(VERSION, version("closedchain"), [question.name, question.describe(), variables], points)


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
            self._arrays = {unquote(name): array for name, array in self.group.arrays()}
            self._points = {unquote(name): array for name, array in self.group["points"].arrays()}
            self._asked = read_chunk(self.path / "asked", self._arrays["asked"], 0)[0]
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
        count: int,
        about: Mapping[str, Any],
        chunk: int,
        piece: int,
    ) -> SweepStore:
        """A new store: built beside, and moved to its place when it is whole."""
        path = Path(path)
        new = path.with_name(f".{path.name}.{os.getpid()}.new")
        chunk = min(chunk, count)
        group, chunks = zarr_module().open_group(str(new), mode="w"), -(-count // chunk)
        group.create_group("errors")  # or zarr would wonder what the folder is
        inputs, asked = group.create_group("points"), np.zeros((chunks, len(points)), np.uint32)
        for k, (name, values) in enumerate(points.items()):
            array = make_array(inputs, _folder(name), values.shape, (chunk, *values.shape[1:]), values.dtype, 0)
            for index in range(chunks):
                rows = values[index * chunk : (index + 1) * chunk]
                checksum = write_chunk(new / "points" / _folder(name), array, index, rows)[1]
                asked[index, k] = bound(checksum, about["digest"], f"points/{name}", index)
        write_chunk(new / "asked", make_array(group, "asked", asked.shape, asked.shape, "<u4", 0), 0, asked)
        for name, variable in {**variables, FAILED: MARK}.items():
            fill, shape = missing({name: variable}, 1)[name].ravel(), (count, *variable.shape)
            about_it = {"units": variable.unit, "long_name": variable.meaning, "dims": list(variable.dims)}
            about_it |= dict(variable.labels)
            none = fill[0] if fill.size else 0
            make_array(group, _folder(name), shape, (chunk, *variable.shape), variable.dtype, none, about_it)
        make_array(group, "sums", (chunks, len(variables) + 2), (1, len(variables) + 2), "<u4", 0)
        make_array(group, "done", (chunks,), (1,), "|i1", MISSING)
        sizes = {"chunk": chunk, "piece": min(piece, chunk), "files": [*variables, FAILED, "errors"]}
        attributes = {"format": "closedchain sweep", "version": VERSION, **sizes, **about, **_origin()}
        attributes |= {"points": list(points), "metadata": _checksums(new)}
        group.update_attributes({**attributes, "checksum": _of_attributes(attributes)})
        try:
            flush(file for file in new.rglob("*") if file.is_file())
            os.rename(new, path)
        except OSError as error:
            raise FileFormatError(f"{path}: cannot be made ({error.strerror})") from error
        return cls(path)

    @cached_property
    def variables(self) -> tuple[str, ...]:
        """Names of what is answered."""
        return tuple(self.about["files"][:-1])

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

    @cached_property
    def _known(self) -> tuple[dict[str, NDArray[Any]], dict[str, NDArray[Any]]]:
        """Axes, and what all points share."""
        axes, shared = ({n: np.asarray(v) for n, v in self.about[part].items()} for part in ("axes", "shared"))
        return axes, shared

    def done(self) -> NDArray[np.int8]:
        """What became of every chunk; a damaged mark is a chunk that is missing."""
        names = {entry.name for entry in os.scandir(self.path / "done")}
        there = [key(self._arrays["done"], index) in names for index in range(self.chunks)]
        return np.array([self._mark(i) if is_there else MISSING for i, is_there in enumerate(there)], np.int8)

    def _mark(self, index: int) -> int:
        try:
            return int(read_chunk(self.path / "done", self._arrays["done"], index)[0][0])
        except FileFormatError:
            return MISSING

    # one chunk
    def rows(self, index: int) -> slice:
        """The points of a chunk."""
        return slice(index * self.chunk, min((index + 1) * self.chunk, self.count))

    def size(self, index: int) -> int:
        """How many points a chunk has."""
        return min((index + 1) * self.chunk, self.count) - index * self.chunk

    def points(self, index: int) -> dict[str, NDArray[Any]]:
        """What is asked at, in a chunk."""
        found = {}
        for k, name in enumerate(self.about["points"]):
            values, checksum = read_chunk(self.path / "points" / _folder(name), self._points[name], index)
            if bound(checksum, self.about["digest"], f"points/{name}", index) != self._asked[index, k]:
                raise FileFormatError(f"{self.path}: points of chunk {index} are not those that were written there")
            found[name] = values[: self.size(index)]
        rows, (axes, shared) = self.rows(index), self._known
        return found | rows_of({}, axes, self.about["spanned"], shared, rows.start, rows.stop)

    def write(self, index: int, found: ChunkAnswer, mark: int = DONE) -> None:
        """Write a chunk's answers, then that they are there."""
        self.finish(index, self.put(index, found), mark)

    def put(self, index: int, found: ChunkAnswer) -> list[Path]:
        """Write a chunk's answers, which do not count before they are finished; the files."""
        remove(self.path / "done" / key(self._arrays["done"], index))  # of what was given up
        first, marks = self.rows(index).start, np.zeros(found.count, np.int8)
        marks[list(found.errors)] = 1
        everything = {name: [values[name] for values in found.pieces] for name in self.variables if name != FAILED}
        everything[FAILED] = [marks]
        written = [
            write_chunk(self.path / _folder(name), self._arrays[name], index, *everything[name])
            for name in self.variables
        ]
        reasons, files = self._reasons(index), [file for file, _ in written]
        if found.errors:
            write_data({str(first + i): reason for i, reason in found.errors.items()}, reasons)
        else:
            remove(reasons)
        checksums = [*(checksum for _, checksum in written), _crc(reasons)]
        return [*files, write_chunk(self.path / "sums", self._arrays["sums"], index, self._bound(index, checksums))[0]]

    def finish(self, index: int, files: Sequence[Path], mark: int = DONE) -> None:
        """Make a chunk's files durable, then say that they are there."""
        flush(files)
        flush([write_chunk(self.path / "done", self._arrays["done"], index, np.array([mark], np.int8))[0]])

    def answers(self, name: str, index: int) -> NDArray[Any]:
        """Values of a variable in a chunk that is done; of others, those that say that there are none."""
        array = self._arrays[name]
        if self._mark(index) == MISSING:
            return np.full(array.chunks, array.fill_value, array.dtype)[
                tuple(slice(n) for n in (None, *array.shape[1:]))
            ]
        values, checksum = read_chunk(self.path / _folder(name), array, index)
        self._check(name, index, checksum)
        return values

    def _bound(self, index: int, checksums: Sequence[int]) -> NDArray[np.uint32]:
        """Checksums of a chunk's files, each with the place where the file belongs."""
        pairs = zip(self.about["files"], checksums, strict=True)
        return np.array([[bound(checksum, self.about["digest"], name, index) for name, checksum in pairs]], np.uint32)

    def _check(self, name: str, index: int, checksum: int) -> None:
        column = self.about["files"].index(name)
        expected = read_chunk(self.path / "sums", self._arrays["sums"], index)[0][0, column]
        if bound(checksum, self.about["digest"], name, index) != expected:
            raise FileFormatError(
                f"{self.path}: {name!r} of chunk {index} is not what was written there; without the file "
                f"done/{key(self._arrays['done'], index)} the chunk is computed again"
            )

    def nothing(self, index: int, reason: str) -> ChunkAnswer:
        """The answer of a chunk that could not be computed."""
        count, names = self.size(index), [name for name in self.variables if name != FAILED]
        empty = {n: np.full((count, *self._arrays[n].shape[1:]), self._arrays[n].fill_value) for n in names}
        return ChunkAnswer((empty,), dict.fromkeys(range(count), reason))

    def _reasons(self, index: int) -> Path:
        return self.path / "errors" / f"{index}.json"

    # all of it
    def errors(self) -> dict[int, str]:
        """Why points have no answer."""
        found: dict[int, str] = {}
        for index in np.flatnonzero(self.done() != MISSING).tolist():
            file = self._reasons(index)
            self._check("errors", index, _crc(file))
            if file.exists():
                reasons = parse(read_text(file), "json", str(file))
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

        axes = self._known[0]
        arrays = {}
        for name in self.variables:
            stored, attrs = self._arrays[name], dict(self._arrays[name].attrs)
            array = LazyArray(stored, partial(self.answers, name)).lazy()
            dims = (*axes, *attrs.pop("dims"))
            shaped = array.reshape((*(len(values) for values in axes.values()), *array.shape[1:]))
            arrays[name] = xarray.Variable(dims, shaped, attrs)
        units = self.about["axis_units"]
        coords: dict[str, Any] = {name: (name, values, {"units": units[name]}) for name, values in axes.items()}
        coords |= {name: tuple(given) for name, given in self.about["coordinates"].items()}
        hidden = ("axes", "spanned", "shared", "axis_units", "coordinates", "question")
        about = {name: value for name, value in self.about.items() if name not in hidden}
        about["question"] = json.dumps(self.about["question"])
        return xarray.Dataset(arrays, coords, about)


# files
def _checksums(store: Path) -> dict[str, str]:
    """Digests of what zarr says of the arrays, by file; nothing changes it after the store was made."""
    files = sorted(file for file in (*store.rglob(METADATA), *store.glob("asked/c.*")) if file.parent != store)
    return {file.relative_to(store).as_posix(): digest(read_bytes(file)) for file in files}


def _of_attributes(attributes: Mapping[str, Any]) -> str:
    others = {name: value for name, value in attributes.items() if name != "checksum"}
    return sha256(json.dumps(others, sort_keys=True).encode()).hexdigest()


def _check_undamaged(store: Path, about: Mapping[str, Any]) -> None:
    if about.get("checksum") != _of_attributes(about) or about["metadata"] != _checksums(store):
        raise FileFormatError(f"{store}: damaged; what describes its arrays is not what was written")


def _folder(name: str) -> str:
    """The folder of an array: names of a machine's numbers may hold anything."""
    plain = quote(name, safe=" ()[],=+")
    return f"%{ord(plain[0]):02X}{plain[1:]}" if plain[:1] in (".", "_") else plain


def _crc(file: Path) -> int:
    """Checksum of a file's bytes; 0 where there is none."""
    import google_crc32c

    return int(google_crc32c.value(read_bytes(file))) if os.path.lexists(file) else 0


def _origin() -> dict[str, str]:
    """Where numbers come from."""
    return {"closedchain": version("closedchain"), "python": platform.python_version(), "numpy": np.__version__}


def missing_chunks(store: SweepStore, retry: bool) -> Iterator[int]:
    """Chunks to compute; with `retry` also those that were given up."""
    wanted = (MISSING, GIVEN_UP) if retry else (MISSING,)
    return iter(int(i) for i in np.flatnonzero(np.isin(store.done(), wanted)))
