"""How integrators are compiled: by Numba, once for all machines, kept on disk.

Kernels reach them as addresses in arguments, so one compiled integrator serves every machine. Numba keeps the result
beside this file, or in the user's cache where that is not writable; where neither is, it compiles anew each time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numba

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Machine code of a function, without Python's global lock."""
    try:
        return numba.njit(cache=True, nogil=True, error_model="numpy", no_cfunc_wrapper=True)(function)  # type: ignore[no-any-return]
    except RuntimeError:  # no place to keep it
        return numba.njit(nogil=True, error_model="numpy", no_cfunc_wrapper=True)(function)  # type: ignore[no-any-return]
