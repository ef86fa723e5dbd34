"""How loops around kernels are compiled: by Numba, once for all machines, into text that comes with the package.

Kernels reach them as addresses in arguments, so one compiled loop serves every machine. Modules that import this
one are the sources of that text: nothing else imports them, and `python tools/loops.py` makes the text anew after
they, or what they import, have changed (kernel/loops.py runs it).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import numba

Function = TypeVar("Function", bound=Callable[..., Any])

OPTIONS = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "no_cpython_wrapper": True}


def inner(function: Function) -> Function:
    """Machine code of a function that only compiled code calls, without Python's global lock."""
    return numba.njit(**OPTIONS)(function)  # type: ignore[no-any-return]


def inlined(function: Function) -> Function:
    """The same, written out where it is called: a tuple of many arrays costs more to hand over than it does."""
    return numba.njit(**OPTIONS, forceinline=True)(function)  # type: ignore[no-any-return]


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
