"""Where sin, cos and friends come from: the C library one value at a time, or several values per call.

On x86-64 Linux the C library ships vector versions in ``libmvec``, named after the instruction set, the number of
values and of arguments: ``_ZGVdN4v_sin`` takes four doubles in an AVX2 register. They differ from the scalar
functions by at most two units in the last place for the functions listed here. Without the library the lanes are
taken apart and the scalar function is called for each.
"""

from __future__ import annotations

import ctypes
import os
import platform
import sys
from functools import cache

import llvmlite.binding as llvm

from closedchain.kernel.operations import BINARY

SWITCH = "CLOSEDCHAIN_VECTOR_MATHS"
VECTOR_FUNCTIONS = ("acos", "atan", "cosh", "erf", "hypot", "log", "log1p", "pow")

# instruction set letter in the symbol, by number of doubles, and the CPU feature it needs
_VARIANTS = {8: ("e", "avx512f"), 4: ("d", "avx2"), 2: ("b", "sse4.1")}


def vector_symbol(name: str, width: int) -> str:
    """Symbol of the vector version of a function for ``width`` doubles per argument."""
    arguments = "vv" if name in BINARY else "v"
    return f"_ZGV{_VARIANTS[width][0]}N{width}{arguments}_{name}"


def vector_widths(wanted: bool, features: str) -> dict[str, list[int]]:
    """For each function, the vector widths that can be called, widest first; empty without a vector library."""
    library = _libmvec() if wanted and os.environ.get(SWITCH, "").lower() not in ("off", "0", "no") else None
    if library is None:
        return {}
    has = set(features.split(","))
    widths = [width for width, (_, feature) in _VARIANTS.items() if f"+{feature}" in has]
    found = {
        name: [width for width in widths if hasattr(library, vector_symbol(name, width))] for name in VECTOR_FUNCTIONS
    }
    return {name: found[name] for name in sorted(found) if found[name]}


@cache
def _libmvec() -> ctypes.CDLL | None:
    if sys.platform != "linux" or platform.machine() not in ("x86_64", "AMD64"):
        return None
    try:
        library = ctypes.CDLL("libmvec.so.1")
        llvm.load_library_permanently("libmvec.so.1")
    except (OSError, RuntimeError):
        return None
    return library
