"""Files of a store's chunks: plain numbers and their CRC-32C, as the metadata that zarr writes and reads say.

They are written and read here directly, because every array of a chunk would cost zarr several changes of threads. The
CRC-32C in a file says that its numbers are whole, not that they belong there; for that the store keeps a second sum of
the same numbers together with the store's digest and the name of the file.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from closedchain.errors import ClosedChainError, FileFormatError
from closedchain.files import read_bytes
from closedchain.files.opening import put

BEHIND = 2  # chunks that may be written and not yet flushed


def make_array(
    group: Any,
    name: str,
    shape: tuple[int, ...],
    chunks: tuple[int, ...],
    dtype: np.dtype[Any] | str,
    fill: Any,
    about: dict[str, Any] | None = None,
) -> Any:
    """A new array of a zarr group; no numbers are written."""
    from zarr.codecs import BytesCodec, Crc32cCodec

    names = [f"dim_{name}_{i}" if i else ("chunk" if chunks[0] == 1 else "point") for i in range(len(shape))]
    return group.create_array(
        name, shape=shape, chunks=tuple(max(n, 1) for n in chunks), dtype=dtype, fill_value=fill, attributes=about,
        dimension_names=names, serializer=BytesCodec(endian="little"), compressors=[Crc32cCodec()],
        chunk_key_encoding={"name": "default", "separator": "."},
    )  # fmt: skip


def key(array: Any, index: int) -> str:
    """Name of the file of a chunk along the first axis; chunks are whole along the others."""
    return ".".join(["c", str(index), *["0"] * (array.ndim - 1)])


def write_chunk(folder: Path, array: Any, index: int, *pieces: NDArray[Any]) -> tuple[Path, int]:
    """Write a chunk: its numbers, those beyond the end of the array filled up, and their checksum."""
    import google_crc32c

    if pieces[0].shape[1:] != array.chunks[1:]:  # dimensions of no size have one number in a chunk
        pieces = (np.full((sum(map(len, pieces)), *array.chunks[1:]), array.fill_value, array.dtype),)
    beyond = array.chunks[0] - sum(map(len, pieces))
    filled = [*pieces, np.full((beyond, *array.chunks[1:]), array.fill_value, array.dtype)] if beyond else pieces
    contents = [np.ascontiguousarray(piece, array.dtype).reshape(-1).view(np.uint8) for piece in filled]
    checksum = 0
    for content in contents:
        checksum = google_crc32c.extend(checksum, content)
    file = put([*(content.data for content in contents), checksum.to_bytes(4, "little")], folder / key(array, index))
    return file, checksum


def read_chunk(folder: Path, array: Any, index: int) -> tuple[NDArray[Any], int]:
    """Read a chunk, filled up as it is, and its checksum."""
    import google_crc32c

    file, size = folder / key(array, index), int(np.prod(array.chunks)) * array.dtype.itemsize
    content = np.frombuffer(read_bytes(file, size + 4), np.uint8)
    checksum = google_crc32c.value(content[:size])
    if len(content) != size + 4 or checksum.to_bytes(4, "little") != content[size:].data:
        raise FileFormatError(f"{file}: damaged; its numbers do not have the checksum they were written with")
    found = np.frombuffer(content, array.dtype, size // array.dtype.itemsize).reshape(array.chunks)
    return found[tuple(slice(n) for n in (None, *array.shape[1:]))], checksum


def bound(checksum: int, digest: str, name: str, index: int) -> int:
    """The checksum of the same bytes followed by where they belong: a store, a name, a chunk."""
    import google_crc32c

    return int(google_crc32c.extend(checksum, f"{digest} {name} {index}".encode()))


class LazyArray:
    """An array as Dask takes it, whose chunks a function reads."""

    def __init__(self, array: Any, chunk: Callable[[int], NDArray[Any]]) -> None:
        self.array, self.chunk = array, chunk
        self.shape, self.dtype, self.ndim = array.shape, array.dtype, array.ndim

    def __getitem__(self, where: Any) -> NDArray[Any]:
        first, *others = where if isinstance(where, tuple) else (where,)
        rows = range(self.shape[0])[first if isinstance(first, slice) else slice(first, first + 1)]
        if not len(rows):
            return np.empty((0, *self.shape[1:]), self.dtype)[(slice(None), *others)]
        size = self.array.chunks[0]
        low, high = min(rows) // size, max(rows) // size + 1
        whole = np.concatenate([self.chunk(index) for index in range(low, high)])
        found: NDArray[Any] = whole[(rows.start - low * size + rows.step * np.arange(len(rows)), *others)]
        return found if isinstance(first, slice) else found[0]

    def lazy(self) -> Any:
        """The Dask array, in the chunks of the store."""
        import dask.array

        make: Any = dask.array.from_array
        return make(self, chunks=self.array.chunks, name=False, meta=np.empty(0, self.dtype))


class Flusher:
    """Makes chunks durable while the next ones are computed."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1, thread_name_prefix="flush")
        self.under_way, self.lock = deque[Future[None]](), threading.Lock()
        self.failed: list[ClosedChainError] = []

    def add(self, finish: Callable[[int, Sequence[Path]], None], index: int, files: Sequence[Path]) -> None:
        """Finish a chunk that was written; waits if the disk is several chunks behind."""
        with self.lock:
            self.under_way.append(self.pool.submit(finish, index, files))
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
