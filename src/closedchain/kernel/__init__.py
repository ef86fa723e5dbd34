"""Compile a traced function to machine code and call it on NumPy arrays, or from code compiled by Numba."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from closedchain.kernel.calls import BoundCall
from closedchain.kernel.fallback import Fallback
from closedchain.kernel.kernel import Kernel
from closedchain.kernel.manifest import question, recall, remember, remembered, remembered_counts, remembered_function
from closedchain.kernel.object_code import compiled_quickly
from closedchain.kernel.program import Port, read

if TYPE_CHECKING:
    from closedchain.kernel.numba_call import call, call_batch

__all__ = [
    "BoundCall",
    "Fallback",
    "Kernel",
    "Port",
    "call",
    "call_batch",
    "compiled_quickly",
    "question",
    "read",
    "recall",
    "remember",
    "remembered",
    "remembered_counts",
    "remembered_function",
]


def __getattr__(name: str) -> Any:
    # Numba takes long to import and only compiled callers need it
    if name in ("call", "call_batch"):
        from closedchain.kernel import numba_call

        return getattr(numba_call, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
