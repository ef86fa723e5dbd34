"""Arrays as compiled loops use them: plain addresses, which cost nothing to pass on and to keep.

An array carries its shape, strides and a count of references, a tuple of arrays all of these many times over; where a
dozen of them go from function to function at every step, that takes longer than the arithmetic. `arguments` reads the
addresses only. Elements are then counted from it, and sizes must be known otherwise. Nothing is checked.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_type_hints

import numpy as np
from llvmlite import ir
from numba import types
from numba.core.cgutils import raw_memcpy
from numpy.typing import NDArray

from closedchain.kernel.numba_call import intrinsic
from closedchain.types import Array

_WORD = ir.IntType(64)
_KINDS: dict[Any, Any] = {
    Array: types.CPointer(types.float64),
    NDArray[np.int64]: types.CPointer(types.int64),
    int: types.int64,
    float: types.float64,
}


def arguments(kinds: tuple[type, ...]) -> Callable[[int], tuple[Any, ...]]:
    """A compiled function that reads arguments of these kinds from a table of words, given by its address.

    kinds: int, float, or named tuples of these and of arrays; see closedchain.kernel.loops.words
    """
    found = types.Tuple([_kind(kind) for kind in kinds])

    @intrinsic
    def read(typingctx: Any, address: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            table, count = builder.inttoptr(values[0], _WORD.as_pointer()), iter(range(1000))
            return _read(context, builder, found, table, count)

        return found(types.int64), generate

    return read


def _kind(kind: Any) -> Any:
    if kind in _KINDS:
        return _KINDS[kind]
    return types.NamedTuple([_kind(field) for field in get_type_hints(kind).values()], kind)


def _read(context: Any, builder: Any, kind: Any, table: Any, count: Any) -> Any:
    """An argument from the next words of a table."""
    if isinstance(kind, types.BaseTuple):
        parts = [_read(context, builder, part, table, count) for part in kind]
        return context.make_tuple(builder, kind, parts)
    word = builder.load(builder.gep(table, [_WORD(next(count))]))
    if isinstance(kind, types.CPointer):
        return builder.inttoptr(word, context.get_value_type(kind))
    return builder.bitcast(word, ir.DoubleType()) if kind == types.float64 else word


@intrinsic
def further(typingctx: Any, address: Any, elements: Any) -> Any:
    """The address so many elements further on."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.gep(values[0], [values[1]])

    return address(address, types.int64), generate


@intrinsic
def enter(typingctx: Any, table: Any, entry: Any, address: Any) -> Any:
    """Write an address into a table of addresses, which is given by its own address as a number."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        place = builder.inttoptr(values[0], values[2].type.as_pointer())
        builder.store(values[2], builder.gep(place, [values[1]]))
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, address), generate


@intrinsic
def entry(typingctx: Any, table: Any, place: Any) -> Any:
    """The address of numbers that stands in a table of addresses, which is given by its own address as a number."""
    kind = types.CPointer(types.float64)

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        pointer = context.get_value_type(kind)
        start = builder.inttoptr(values[0], pointer.as_pointer())
        return builder.load(builder.gep(start, [values[1]]))

    return kind(types.int64, types.int64), generate


@intrinsic
def copy(typingctx: Any, source: Any, target: Any, elements: Any) -> Any:
    """So many numbers from one address to another; the places must not overlap."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        raw_memcpy(builder, values[1], values[0], values[2], 8)
        return context.get_dummy_value()

    return types.void(source, target, types.int64), generate
