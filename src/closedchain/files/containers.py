"""Arrays with a header in one file: an .npz archive that holds nothing that could run.

Members are plain .npy arrays, not compressed. `header` holds a JSON text in UTF-8 (format, version, and what the arrays
mean), `checksum` the SHA-256 of the header and of all other arrays in the order of their names. A file is looked at
member by member before memory is taken for it, so that damage and bombs are found first.
"""

from __future__ import annotations

import hashlib
import io
import json
import math
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.lib import format as npy
from numpy.typing import NDArray

from closedchain.errors import FileFormatError
from closedchain.files.opening import read_bytes, replacing
from closedchain.files.plain import parse
from closedchain.records import dataclass

if TYPE_CHECKING:
    from xarray import Dataset

LARGEST_CONTAINER = 16 * 2**30  # bytes
MOST_ARRAYS = 1000
TYPES = ("<f8", "<i8", "|u1", "|b1", "|i1")
HEADER, CHECKSUM = "header", "checksum"
_LONGEST_NPY_HEADER = 1000

Arrays = Mapping[str, NDArray[Any]]


@dataclass(frozen=True)
class Wanted:
    """What an array must be: its type, its shape (None: any length), whether its numbers must be finite."""

    kind: str
    shape: tuple[int | None, ...]
    finite: bool = True


def write_arrays(format: str, version: int, header: Mapping[str, Any], arrays: Arrays, path: str | Path) -> Path:
    """Write arrays and what is to be known of them."""
    with replacing(path) as file:
        np.savez(file, **packed(format, version, header, arrays))  # type: ignore[arg-type]
    return Path(path)


def packed(format: str, version: int, header: Mapping[str, Any], arrays: Arrays) -> dict[str, NDArray[Any]]:
    """Arrays with their header and checksum."""
    try:
        text = json.dumps({"format": format, "version": version, **header}, allow_nan=False).encode()
    except (ValueError, TypeError) as error:
        raise FileFormatError(f"what is known of a {format} cannot be written: {error}") from error
    found = {name: _plain(array) for name, array in arrays.items()}
    mark = np.frombuffer(_digest(text, found), np.uint8)
    return {HEADER: np.frombuffer(text, np.uint8), **found, CHECKSUM: mark}


def read_arrays(path: str | Path, format: str, version: int) -> tuple[dict[str, Any], dict[str, NDArray[Any]]]:
    """Header and arrays of a file of that format, undamaged."""
    content = read_bytes(path, LARGEST_CONTAINER)
    try:
        arrays = _members(content)
    except (zipfile.BadZipFile, zlib.error, ValueError, OSError, EOFError, NotImplementedError, RuntimeError) as error:
        raise FileFormatError(f"{path}: not a {format} ({error})") from error
    except (KeyError, IndexError, TypeError, SyntaxError, OverflowError, MemoryError) as error:
        raise FileFormatError(f"{path}: not a {format} (damaged: {type(error).__name__})") from error
    missing = [name for name in (HEADER, CHECKSUM) if name not in arrays]
    if missing:
        raise FileFormatError(f"{path}: not a {format}; it lacks {', '.join(missing)}")
    text, mark = arrays.pop(HEADER).tobytes(), arrays.pop(CHECKSUM).tobytes()
    header = _header(path, text, format, version)
    if mark != _digest(text, arrays):
        raise FileFormatError(f"{path}: damaged; its contents do not have the checksum they were written with")
    return header, arrays


def _header(path: str | Path, text: bytes, format: str, version: int) -> dict[str, Any]:
    try:
        header = parse(text.decode("utf-8"), "json", f"{path}: header")
    except UnicodeDecodeError as error:
        raise FileFormatError(f"{path}: not a {format} (its header is not a text)") from error
    if not isinstance(header, dict) or header.get("format") != format:
        raise FileFormatError(f"{path}: not a {format}")
    if header.get("version") != version or isinstance(header.get("version"), bool):
        raise FileFormatError(f"{path}: format version {header.get('version')!r} is not known; versions: {version}")
    return header


def check_arrays(path: str | Path, arrays: Arrays, wanted: Mapping[str, Wanted]) -> None:
    """Raise unless all arrays are there, of the right type and shape, and finite."""
    missing, others = [n for n in wanted if n not in arrays], [n for n in arrays if n not in wanted]
    if missing or others:
        what = f"it lacks {', '.join(missing)}" if missing else f"{', '.join(others)} are not known"
        raise FileFormatError(f"{path}: {what}; arrays: {', '.join(wanted)}")
    for name, want in wanted.items():
        array = arrays[name]
        fits = len(array.shape) == len(want.shape) and all(
            need in (None, size) for need, size in zip(want.shape, array.shape, strict=True)
        )
        if not fits or array.dtype.str != want.kind:
            shape = ", ".join("any" if n is None else str(n) for n in want.shape)
            found = f"{array.dtype.str} of shape {array.shape}"
            raise FileFormatError(f"{path}: {name!r} is {found}; {want.kind} of shape ({shape}) is needed")
        if want.finite and not np.isfinite(array).all():
            raise FileFormatError(f"{path}: {name!r} holds NaN or infinity")


def write_netcdf(dataset: Dataset, path: str | Path) -> Path:
    """Write a dataset as a NetCDF file (version 3, 64-bit offsets)."""
    try:
        content: Any = dataset.to_netcdf(None, engine="scipy", format="NETCDF3_64BIT")
    except (ValueError, TypeError, UnicodeError) as error:
        raise FileFormatError(f"{path}: cannot be written as NetCDF ({error})") from error
    with replacing(path) as file:
        file.write(content)
    return Path(path)


def _members(content: bytes) -> dict[str, NDArray[Any]]:
    """The arrays of an archive."""
    found: dict[str, NDArray[Any]] = {}
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        members = archive.infolist()
        if len(members) > MOST_ARRAYS:
            raise ValueError(f"{len(members)} arrays; at most {MOST_ARRAYS}")
        for member in members:
            name = member.filename.removesuffix(".npy")
            if name in found or name == member.filename:
                raise ValueError(f"{member.filename[:40]!r} is given twice or is no array")
            if member.compress_type != zipfile.ZIP_STORED or member.file_size > len(content):
                raise ValueError("compressed")
            found[name] = _array(archive.read(member))
    return found


def _array(content: bytes) -> NDArray[Any]:
    """An array from the bytes of an .npy file; its size is compared with its header before memory is taken."""
    stream = io.BytesIO(content)
    if npy.read_magic(stream) != (1, 0):
        raise ValueError("an unknown version of .npy")
    shape, fortran, dtype = npy.read_array_header_1_0(stream, max_header_size=_LONGEST_NPY_HEADER)
    if dtype.str not in TYPES or any(n < 0 for n in shape):
        raise ValueError(f"arrays of type {dtype.str[:10]!r}; types: {', '.join(TYPES)}")
    left = len(content) - stream.tell()
    if math.prod(shape) * dtype.itemsize != left:
        raise ValueError(f"an array of shape {shape} in {left} bytes")
    values = np.frombuffer(content, dtype, offset=stream.tell())
    return values.reshape(shape, order="F" if fortran else "C")


def _plain(array: NDArray[Any]) -> NDArray[Any]:
    if array.dtype.str not in TYPES:
        raise FileFormatError(f"arrays of type {array.dtype} are not written; types: {', '.join(TYPES)}")
    return np.ascontiguousarray(array)


def _digest(header: bytes, arrays: Arrays) -> bytes:
    found = hashlib.sha256(header)
    for name in sorted(arrays):
        array = arrays[name]
        found.update(json.dumps([name, array.dtype.str, array.shape]).encode())
        found.update(np.ascontiguousarray(array).data if array.size else b"")
    return found.digest()
