"""How loops around kernels are compiled: by Numba, once for all machines, into text that comes with the package.

Kernels reach them as addresses in arguments, so one compiled loop serves every machine. Modules that import this
one are the sources of that text: nothing else imports them, and `python tools/loops.py` makes the text anew after
they, or what they import, have changed (kernel/loops.py runs it).
"""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import numba

Function = TypeVar("Function", bound=Callable[..., Any])

OPTIONS = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
_COMMON = Path(__file__), Path(__file__).with_name("numba_call.py"), Path(__file__).with_name("pointers.py")


def compiled(function: Function) -> Function:
    """Machine code of a function, without Python's global lock."""
    return _compiled(function, inside=False)


def inner(function: Function) -> Function:
    """The same for a function that only compiled code calls, which saves time compiling."""
    return _compiled(function, inside=True)


def _compiled(function: Function, inside: bool) -> Function:
    options = {**OPTIONS, "no_cpython_wrapper": inside}
    try:
        dispatcher = numba.njit(cache=True, **options)(function)
    except RuntimeError:  # no place to keep it
        return numba.njit(**options)(function)  # type: ignore[no-any-return]
    # Numba looks at a function's own file only; what it calls may have changed as well
    kept = getattr(getattr(dispatcher, "_cache", None), "_cache_file", None)
    if kept is not None:
        kept._source_stamp = _stamp(Path(function.__code__.co_filename).parent)
        # Numba compares the version before it unpickles the rest, which may name classes that are gone
        kept._version = f"{numba.__version__} {kept._source_stamp}"
    return dispatcher  # type: ignore[no-any-return]


@cache
def _stamp(folder: Path) -> str:
    """A word that changes with any of the sources that may be compiled into functions of a folder."""
    sources = (*sorted(folder.glob("*.py")), *_COMMON)
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in sources)).hexdigest()


class Shipped(NamedTuple):
    """A loop that comes with the package as text: the function, and the kinds of its arguments."""

    name: str
    function: Callable[..., int]
    kinds: tuple[type, ...]  # int, or a tuple of arrays and numbers

    @property
    def source(self) -> Path:
        """The module it stands in."""
        return Path(inspect.getfile(inspect.unwrap(self.function)))

    @property
    def text(self) -> Path:
        """Where its text lies."""
        return self.source.parent / "text" / f"{self.name}.ll"


SHIPPED: dict[str, Shipped] = {}


def shipped(name: str, function: Callable[..., int], kinds: tuple[type, ...]) -> None:
    """Let a loop come with the package as text."""
    SHIPPED[name] = Shipped(name, function, kinds)
