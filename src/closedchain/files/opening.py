"""Files opened with care: only regular ones are read, and a new one takes the old one's place when it is whole.

A new file is written beside the old one, flushed to the disk and renamed. Whoever is killed, or runs out of room,
leaves the old file; what else may stay behind is a hidden file that ends in `.new`.
"""

from __future__ import annotations

import os
import stat
import sys
import tempfile
import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from closedchain.errors import FileFormatError

if TYPE_CHECKING:
    from typing_extensions import Buffer

LARGEST_FILE = 20_000_000  # bytes
_MODE = 0o666


# reading
def read_bytes(path: str | Path, largest: int | None = None) -> bytes:
    """All bytes of a regular file that is not larger than that."""
    limit = LARGEST_FILE if largest is None else largest
    try:
        _refuse_special(os.stat(path), path)
        # a pipe put there meanwhile would make open wait
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with os.fdopen(handle, "rb") as file:
            status = os.fstat(handle)
            _refuse_special(status, path)
            if status.st_size > limit:
                raise FileFormatError(f"{path}: larger than {limit} bytes")
            content = file.read(status.st_size + 1)  # memory is taken for as many bytes as are asked for
    except OSError as error:
        raise FileFormatError(f"{path}: cannot be read ({error.strerror})") from error
    except ValueError as error:
        if isinstance(error, FileFormatError):
            raise
        raise FileFormatError(f"{str(path)!r} is not the name of a file ({error})") from error
    if len(content) > status.st_size:
        raise FileFormatError(f"{path}: cannot be read (it grows)")
    return content


def read_text(path: str | Path, largest: int | None = None) -> str:
    """A text in UTF-8."""
    try:
        return read_bytes(path, largest).decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileFormatError(f"{path}: not a text file in UTF-8 ({error.reason} at byte {error.start})") from error


def confined(folder: Path, name: object) -> Path:
    """A file that another one names: it must lie in that one's folder, or below it, wherever links lead."""
    if not isinstance(name, str) or not name or "\0" in name:
        raise FileFormatError(f"the name of a file is needed here, not {name!r}")
    try:
        found = (folder / name).resolve()
        outside = Path(name).is_absolute() or not inside(folder, found)
    except (OSError, RuntimeError) as error:
        raise FileFormatError(f"{name!r} cannot be looked for ({error})") from None
    if outside:
        raise FileFormatError(f"{name!r} lies outside the folder of the file that names it; only files in it are read")
    return found


def inside(folder: Path, file: Path) -> bool:
    """Whether a file lies in a folder, or below it, wherever links lead."""
    return file.resolve().is_relative_to(folder.resolve())


def _refuse_special(status: os.stat_result, path: str | Path) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise FileFormatError(f"{path}: cannot be read (a folder, not a file)")
    if not stat.S_ISREG(status.st_mode):
        raise FileFormatError(f"{path}: cannot be read (a device or a pipe, not a file)")


# writing
@contextmanager
def replacing(path: str | Path) -> Iterator[BinaryIO]:
    """A file to write to that takes the place of `path` at the end; after an error the old one is as it was."""
    path = Path(path)
    try:
        target = path.resolve()  # a link stays, and what it points to is replaced
        if target.exists() and not target.is_file():
            raise FileFormatError(f"{path}: cannot be written (a folder or a device is there)")
        handle, new = tempfile.mkstemp(prefix=f".{target.name[:80]}.", suffix=".new", dir=target.parent)
    except (OSError, RuntimeError) as error:
        raise _not_written(path, error) from error
    except ValueError as error:
        if isinstance(error, FileFormatError):
            raise
        raise FileFormatError(f"{str(path)!r} is not the name of a file ({error})") from error
    try:
        try:
            with os.fdopen(handle, "w+b") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            os.chmod(new, target.stat().st_mode & 0o7777 if target.exists() else _MODE & ~_umask())
            os.replace(new, target)
            _flush_folder(target.parent)
        finally:
            with suppress(OSError):
                os.unlink(new)
    except OSError as error:
        raise _not_written(path, error) from error


def write_bytes(content: bytes, path: str | Path) -> Path:
    """Write bytes; whatever happens, the file is the old one or the new one."""
    with replacing(path) as file:
        file.write(content)
    return Path(path)


def write_text(text: str, path: str | Path) -> Path:
    """Write a text in UTF-8; whatever happens, the file is the old one or the new one."""
    try:
        content = text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise FileFormatError(f"{path}: a text that is not Unicode cannot be written ({error.reason})") from error
    return write_bytes(content, path)


def put(parts: Sequence[Buffer], path: Path) -> Path:
    """Write bytes to a file that appears whole or not at all; it is durable only after `flush`."""
    new = path.with_name(f".{path.name}.{os.getpid()}.{threading.get_ident()}.new")
    try:
        try:
            with open(new, "wb") as file:
                for part in parts:
                    file.write(part)
            os.replace(new, path)
        finally:
            with suppress(OSError):
                os.unlink(new)
    except OSError as error:
        raise _not_written(path, error) from error
    return path


def flush(paths: Iterable[Path]) -> None:
    """Make files durable, before anything says that they are there."""
    for path in paths:
        try:
            handle = os.open(path, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)
        except OSError as error:
            raise _not_written(path, error) from error


def remove(path: Path) -> None:
    """Remove a file, if it is there."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise FileFormatError(f"{path}: cannot be removed ({error.strerror})") from error


def _not_written(path: Path, error: Exception) -> FileFormatError:
    reason = getattr(error, "strerror", None) or str(error)
    kept = "; the old file is as it was" if _exists(path) else ""
    return FileFormatError(f"{path}: cannot be written ({reason}){kept}")


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:
        return False


def _umask() -> int:
    """The mask of new files' rights; there is no way to ask for it without setting it."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def _flush_folder(folder: Path) -> None:
    """Make the new name durable, where the system can."""
    if sys.platform == "win32":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
