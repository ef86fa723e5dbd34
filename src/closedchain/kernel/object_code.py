"""From a program to addresses: look in the cache, compile if needed, load.

The code of a kernel is straight-line, without repetition and already in vectors: LLVM's optimisation passes were
measured to change nothing but the compile time, so only its instruction selection and scheduling run.

Object code is kept on disk, so that a machine is compiled once. Entries are object files with a checksum in front.
Machine code from a directory that others may write would let them run anything as this user, so such a directory is
refused.
"""

from __future__ import annotations

import hashlib
import inspect
import itertools
import logging
import os
import re
import stat
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import llvmlite.binding as llvm

from closedchain.errors import CacheError, KernelCompileError
from closedchain.files.keys import digest
from closedchain.kernel import batch_entry, llvm_code, packing, program, sincos
from closedchain.kernel import host as host_module
from closedchain.kernel.host import Host, host
from closedchain.kernel.llvm_code import Target
from closedchain.kernel.packing import Packing, pack
from closedchain.kernel.program import Program, Split, fused, split
from closedchain.records import dataclass

if TYPE_CHECKING:
    from closedchain.kernel.manifest import Outline

# the modules whose text decides what code is generated
_GENERATORS = (batch_entry, llvm_code, host_module, packing, sys.modules[__name__], sincos, program)

_log = logging.getLogger("closedchain")


@dataclass(frozen=True, eq=False)
class Lowered:
    """What is written as machine code: the program, its parts, and for one instance like parts in vectors."""

    program: Program
    parts: Split
    packing: Packing | None = None


def prepared(program: Program, packed: bool, join: bool) -> Lowered:
    """A program with products joined with sums where the processor can, and sums over like parts as vectors do them."""
    packing = pack(program) if packed else None
    if packing is not None:
        packing = packing.fused() if join else packing
        return Lowered(packing.program, split(packing.program), packing)
    program = fused(program) if join else program
    return Lowered(program, split(program))


_quickly: ContextVar[bool] = ContextVar("quickly", default=False)


@contextmanager
def compiled_quickly() -> Iterator[None]:
    """For a few answers: kernels first used inside are compiled eight times sooner, and run 2.4 times slower.

    Their results are bitwise the same. Optimised code that the cache has is taken.
    """
    before = _quickly.set(True)
    try:
        yield
    finally:
        _quickly.reset(before)


def scalar_code(known: Outline, traced: Lowered | None, packed: bool) -> LoadedObject | None:
    """Machine code for one instance, function ``one``: from the cache, else of what was traced; None without either."""
    target = Target(fused=host().fused)

    def code() -> str:
        assert traced is not None
        if traced.packing is None:
            return llvm_code.lower(traced.program, traced.parts, target, "one")
        return llvm_code.lower_packed(traced.packing, target, "one")

    return _load(["one"], known, target, None if traced is None else code, packed)


def lanes_code(known: Outline, traced: Lowered | None, target: Target, packed: bool) -> LoadedObject | None:
    """The same for a block of lanes and for batches: functions ``lanes`` and ``batch``."""

    def code() -> str:
        assert traced is not None
        inputs = [port.size for port in known.inputs]
        outputs = [port.size for port in known.outputs]
        lanes = llvm_code.lower(traced.program, traced.parts, target, "lanes")
        return lanes + batch_entry.batch_entry("batch", "lanes", inputs, outputs, target.lanes)

    return _load(["lanes", "batch"], known, target, None if traced is None else code, packed)


def _load(
    functions: list[str], known: Outline, target: Target, code: Callable[[], str] | None, packed: bool
) -> LoadedObject | None:
    quickly, what = _quickly.get(), [*functions, *["packed"] * packed]
    key = _key(what, known, target)
    stored = load(key)
    if stored is None and quickly:
        key = _key([*what, "quickly"], known, target)
        stored = load(key)
    if stored is None:
        if code is None:
            return None
        begin = time.perf_counter()
        stored = compile_object(code(), optimise=not quickly)
        _log.info("compiled kernel %s (%s) in %.2f s", known.name, ", ".join(functions), time.perf_counter() - begin)
        store(key, stored)
    return LoadedObject(stored, functions)


def _key(functions: list[str], known: Outline, target: Target) -> str:
    """What object code depends on, and nothing else: names of models and ports do not matter."""
    choices = [target.lanes, target.vector_widths, target.fused]
    return digest(_generator(), functions, known.fingerprint, known.stops, choices, host().description)


@cache
def _generator() -> str:
    """A digest that changes whenever the generated code may change."""
    return digest(*map(inspect.getsource, _GENERATORS))


# LLVM
def compile_object(code: str, of: Host | None = None, optimise: bool = True) -> bytes:
    """Object code of a module in LLVM's text form, for the processor of this process or another one."""
    machine = _target_machine(of or host(), 1 if optimise else 0)
    context = llvm.create_context()
    try:
        with llvm.parse_assembly(code, context) as module:
            module.triple = (of or host()).triple
            module.data_layout = str(machine.target_data)
            return bytes(machine.emit_object(module))
    except RuntimeError as error:
        raise KernelCompileError(f"LLVM refused the code of a kernel: {error}") from None


class LoadedObject:
    """Object code in executable memory, and the addresses of functions; it stays there as long as this lives."""

    def __init__(self, code: bytes, functions: Sequence[str]) -> None:
        library = llvm.JITLibraryBuilder().add_object_img(code).add_current_process()
        for name in functions:
            library.export_symbol(name)
        self._linker = _linker()
        try:
            self._code = library.link(self._linker, f"kernel{next(_library_numbers)}")
        except RuntimeError as error:
            raise KernelCompileError(f"the code of a kernel cannot be loaded: {error}") from None
        self.addresses = {name: int(self._code[name]) for name in functions}


_library_numbers = itertools.count()


@cache
def _linker() -> Any:
    # the linker that places code and constants side by side, as the small code model needs
    # except on Windows, whose objects it does not know well enough; there LLVM's older one does the same
    return llvm.create_lljit_compiler(_target_machine(host()), use_jit_link=sys.platform != "win32")


def _target_machine(of: Host, level: int = 1) -> Any:
    target = llvm.Target.from_triple(of.triple)
    return target.create_target_machine(
        cpu=of.cpu, features=of.features, opt=level, reloc="pic", codemodel="small", jit=True
    )


SWITCH = "CLOSEDCHAIN_CACHE"
OBJECT, MANIFEST = "o", "json"  # endings of names
_MAGIC = {OBJECT: b"closedchain object code 1\n", MANIFEST: b"closedchain manifest 1\n"}
_DIGEST_SIZE = 64
OTHERS = stat.S_IWGRP | stat.S_IWOTH
LIMIT = 2**30  # bytes; what was not used for longest is dropped beyond that


def directory() -> Path | None:
    """Where object code is kept; None if caching is switched off."""
    chosen = os.environ.get(SWITCH)
    if chosen is None:
        return _user_cache() / "closedchain"
    if chosen.strip().lower() in ("", "0", "off"):
        return None
    return Path(chosen).expanduser()


def load(key: str, kind: str = OBJECT) -> bytes | None:
    """What is stored under ``key``, or None if there is nothing that can be trusted."""
    folder = directory()
    if folder is None or not folder.exists():
        return None
    _refuse_unsafe(folder)
    try:
        entry = _path(folder, key, kind).read_bytes()
        os.utime(_path(folder, key, kind))  # used now
    except OSError:
        return None
    magic = _MAGIC[kind]
    checksum, content = entry[len(magic) : len(magic) + _DIGEST_SIZE], entry[len(magic) + _DIGEST_SIZE :]
    return content if entry.startswith(magic) and checksum == _digest(key, content) else None


def store(key: str, content: bytes, kind: str = OBJECT) -> None:
    """Keep object code, or an outline, under ``key``; readers see either the whole entry or none."""
    folder = directory()
    if folder is None:
        return
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise CacheError(f"cannot create the cache directory {folder}: {error}. {_ADVICE}") from None
    _refuse_unsafe(folder)
    try:
        _write(folder, key, content, kind)
        with suppress(FileNotFoundError):  # another process tidies up as well
            _drop_oldest(folder)
    except OSError as error:
        # a full disk must not stop a computation that has already been compiled
        what = "object code" if kind == OBJECT else "an outline"
        warnings.warn(f"{what} was not cached in {folder}: {error}", RuntimeWarning, stacklevel=2)


def _write(folder: Path, key: str, content: bytes, kind: str) -> None:
    handle, temporary = tempfile.mkstemp(dir=folder, prefix=".new-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(_MAGIC[kind] + _digest(key, content) + content)
        os.replace(temporary, _path(folder, key, kind))
    except OSError:
        Path(temporary).unlink(missing_ok=True)
        raise


@cache
def _drop_oldest(folder: Path) -> None:
    """Keep the entries used last, up to the limit; once per process, because looking at all of them takes a while."""
    prune(folder, LIMIT)


def prune(folder: Path, limit: int) -> int:
    """Keep the entries used last, up to so many bytes; return how many were dropped."""
    dropped = 0
    for entry in sorted(entries(folder), key=lambda one: one.used, reverse=True):
        limit -= entry.size
        if limit < 0:
            entry.path.unlink(missing_ok=True)
            dropped += 1
    return dropped


@dataclass(frozen=True)
class Entry:
    """A file of the cache: OBJECT or MANIFEST, bytes, and when it was used last (s since 1970)."""

    path: Path
    kind: str
    size: int
    used: float


def entries(folder: Path) -> list[Entry]:
    """All entries of a cache directory."""
    found = list[Entry]()
    if not folder.is_dir():
        return found
    with os.scandir(folder) as files:
        for file in files:
            name, _, kind = file.name.rpartition(".")
            if kind == OBJECT or (kind == MANIFEST and re.fullmatch("[0-9a-f]{64}", name)):
                with suppress(FileNotFoundError):  # another process tidies up as well
                    status = file.stat()
                    found.append(Entry(Path(file.path), kind, status.st_size, status.st_mtime))
    return found


_ADVICE = f"Set {SWITCH} to a directory of your own, or to 'off'."


def _refuse_unsafe(folder: Path) -> None:
    """Raise if others could put code into the directory, or put another directory in its place."""
    if not folder.is_dir():
        raise CacheError(f"the cache {folder} is not a directory. {_ADVICE}")
    if sys.platform == "win32":
        return
    status = folder.stat()
    if status.st_uid != os.geteuid():
        raise CacheError(f"the cache directory {folder} belongs to another user. {_ADVICE}")
    if status.st_mode & OTHERS:
        raise CacheError(
            f"others may write to the cache directory {folder}, and so could make this program run their code. "
            f"Run: chmod go-w {folder}. {_ADVICE}"
        )
    for parent in _parents(folder):
        status = parent.stat()
        # in a folder such as that for temporary files only the owner of a name can move it
        others = stat.S_IWOTH if _is_private(status.st_gid) else OTHERS
        if status.st_mode & others and not status.st_mode & stat.S_ISVTX:
            raise CacheError(
                f"others may write to {parent}, and so could put another directory in the place of the cache {folder}. "
                f"Run: chmod go-w {parent}. {_ADVICE}"
            )
        if status.st_uid not in (0, os.geteuid()):
            raise CacheError(f"{parent}, which holds the cache {folder}, belongs to another user. {_ADVICE}")


def _is_private(group: int) -> bool:
    """Whether a group has no member but this user, as many systems give one to everybody."""
    import grp
    import pwd

    try:
        mine = pwd.getpwuid(os.geteuid())
        return group == mine.pw_gid and set(grp.getgrgid(group).gr_mem) <= {mine.pw_name}
    except KeyError:
        return False


def _parents(folder: Path) -> set[Path]:
    """All folders above, by the names given and by the places that links lead to."""
    given = Path(os.path.abspath(folder))
    return {*given.parents, *folder.resolve().parents}


def _digest(key: str, code: bytes) -> bytes:
    return hashlib.sha256(key.encode() + code).hexdigest().encode()


def _path(folder: Path, key: str, kind: str) -> Path:
    return folder / f"{key}.{kind}"


def _user_cache() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
