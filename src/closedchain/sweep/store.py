"""Sweeps on disk: a zarr store that any number of processes write to, chunk by chunk, and that survives all of them.

points/NAME     what is asked at, one row per point       NAME     what was answered, one chunk per task
failed          1 where a point has no answer             done     per chunk: 0 missing, 1 done, 2 given up
errors/N.json   why points of chunk N have no answer

A chunk's answers are written and flushed first, its entry of `done` last; each file appears whole or not at all. So
whatever dies, what `done` calls done is there, and the rest is computed again. The attributes hold the question, its
digest and where the numbers come from; a store of another question is refused.
"""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from closedchain.errors import ArgumentError, FileFormatError
from closedchain.files.fingerprint import digest
from closedchain.files.plain import read_data, write_data
from closedchain.sweep.question import FAILED, ChunkAnswer, Question, Values, Variable, count_of, missing

if TYPE_CHECKING:
    from xarray import Dataset

VERSION = 1
MISSING, DONE, GIVEN_UP = 0, 1, 2
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
            self.group = zarr_module().open_group(str(self.path), mode="r+", use_consolidated=False)
            self.about = dict(self.group.attrs)
            known = self.about.get("format") == "closedchain sweep"
        except ArgumentError:
            raise
        except Exception as error:
            # zarr raises what its parts raise; a damaged store is a file that cannot be read
            raise FileFormatError(f"{path}: not a store of a sweep ({error})") from error
        if not known or self.about.get("version") != VERSION:
            raise FileFormatError(f"{path}: not a store of a sweep in format version {VERSION}")

    # one store
    @classmethod
    def create(
        cls, path: str | Path, variables: Mapping[str, Variable], points: Values, about: Mapping[str, Any], chunk: int
    ) -> SweepStore:
        """A new store: built beside, and moved to its place when it is whole."""
        path = Path(path)
        new = path.with_name(f".{path.name}.{os.getpid()}.new")
        group = zarr_module().open_group(str(new), mode="w")
        count = count_of(points)
        group.create_group("errors")  # or zarr would wonder what the folder is
        inputs = group.create_group("points")
        for name, values in points.items():
            _array(inputs, name, values.shape, min(chunk, count), values.dtype, 0)[:] = values
        for name, variable in {**variables, FAILED: MARK}.items():
            fill = missing({name: variable}, 1)[name].ravel()
            shape = (count, *variable.shape)
            made = _array(group, name, shape, min(chunk, count), variable.dtype, fill[0] if fill.size else 0)
            about_it = {"units": variable.unit, "long_name": variable.meaning, "dims": list(variable.dims)}
            made.attrs.update(about_it | dict(variable.labels))
        _array(group, "done", (-(-count // chunk),), 1, np.dtype("i1"), MISSING)
        group.attrs.update({"format": "closedchain sweep", "version": VERSION, "chunk": chunk, **about, **_origin()})
        try:
            os.rename(new, path)
        except OSError as error:
            raise FileFormatError(f"{path}: cannot be made ({error.strerror})") from error
        return cls(path)

    @cached_property
    def _arrays(self) -> dict[str, Any]:
        return dict(self.group.arrays())

    @cached_property
    def _points(self) -> dict[str, Any]:
        return dict(self.group["points"].arrays())

    @cached_property
    def variables(self) -> tuple[str, ...]:
        """Names of what is answered."""
        return tuple(name for name in self.group.array_keys() if name != "done")

    @property
    def chunk(self) -> int:
        """Points per chunk."""
        return int(self.about["chunk"])

    @cached_property
    def count(self) -> int:
        """Number of points."""
        return int(self.group[FAILED].shape[0])

    @property
    def chunks(self) -> int:
        """Number of chunks."""
        return int(self.group["done"].shape[0])

    def done(self) -> NDArray[np.int8]:
        """What became of every chunk."""
        return np.asarray(self.group["done"][:])

    # one chunk
    def rows(self, index: int) -> slice:
        """The points of a chunk."""
        return slice(index * self.chunk, min((index + 1) * self.chunk, self.count))

    def size(self, index: int) -> int:
        """How many points a chunk has."""
        return min((index + 1) * self.chunk, self.count) - index * self.chunk

    def points(self, index: int) -> dict[str, NDArray[Any]]:
        """What is asked at, in a chunk."""
        rows = self.rows(index)
        return {name: np.asarray(array[rows]) for name, array in self._points.items()}

    def write(self, index: int, found: ChunkAnswer, mark: int = DONE) -> None:
        """Write a chunk's answers, then that they are there."""
        rows, marks = self.rows(index), np.zeros(count_of(found.values), np.int8)
        marks[list(found.errors)] = 1
        for name, values in {**found.values, FAILED: marks}.items():
            self._arrays[name][rows] = values
            self._flush(name, index)
        if found.errors:
            reasons = {str(rows.start + i): reason for i, reason in found.errors.items()}
            write_data(reasons, self._reasons(index))
        self._arrays["done"][index] = mark
        self._flush("done", index)

    def give_up(self, index: int, reason: str) -> None:
        """Mark a chunk that could not be computed."""
        count, names = self.size(index), [name for name in self.variables if name != FAILED]
        nothing = {n: np.full((count, *self._arrays[n].shape[1:]), self._arrays[n].fill_value) for n in names}
        self.write(index, ChunkAnswer(nothing, dict.fromkeys(range(count), reason)), GIVEN_UP)

    def _reasons(self, index: int) -> Path:
        return self.path / "errors" / f"{index}.json"

    def _flush(self, name: str, index: int) -> None:
        """Make a chunk's file durable before anything says that it is there."""
        array = self._arrays[name]
        key = array.metadata.encode_chunk_key((index, *[0] * (array.ndim - 1)))
        file = self.path / name / key
        if file.exists():  # a chunk that holds nothing but what is missing has none
            handle = os.open(file, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)

    # all of it
    def errors(self) -> dict[int, str]:
        """Why points have no answer."""
        found: dict[int, str] = {}
        for index in sorted(int(file.stem) for file in (self.path / "errors").glob("[0-9]*.json")):
            found |= {int(point): str(reason) for point, reason in read_data(self._reasons(index)).items()}
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

        found = xarray.open_zarr(str(self.path), consolidated=False, chunks={}, decode_cf=False, mask_and_scale=False)
        axes = {name: np.asarray(values) for name, values in self.about["axes"].items()}
        arrays = {}
        for name in self.variables:
            array, attrs = found[name].data, dict(self.group[name].attrs)
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


def _array(group: Any, name: str, shape: tuple[int, ...], chunk: int, dtype: np.dtype[Any], fill: Any) -> Any:
    chunks = (max(chunk, 1), *(max(n, 1) for n in shape[1:]))
    names = [f"dim_{name}_{i}" if i else ("chunk" if name == "done" else "point") for i in range(len(shape))]
    return group.create_array(
        name, shape=shape, chunks=chunks, dtype=dtype, fill_value=fill, compressors=None, dimension_names=names
    )


def _origin() -> dict[str, str]:
    """Where numbers come from."""
    return {"closedchain": version("closedchain"), "python": platform.python_version(), "numpy": np.__version__}


def missing_chunks(store: SweepStore, retry: bool) -> Iterator[int]:
    """Chunks to compute; with `retry` also those that were given up."""
    wanted = (MISSING, GIVEN_UP) if retry else (MISSING,)
    return iter(int(i) for i in np.flatnonzero(np.isin(store.done(), wanted)))
