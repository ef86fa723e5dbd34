"""Calling kernels from functions compiled by Numba.

A kernel's addresses are plain integers. Inside ``@njit`` code, ``call(address, inputs, outputs, work)`` runs one
instance (or one block of lanes) and ``call_batch`` a batch; both cost a few nanoseconds beyond the kernel itself.
``inputs`` and ``outputs`` are tuples of C-contiguous float64 arrays. Nothing is checked: shapes must be the kernel's,
``work`` must have at least ``work_size`` (``batch_work_size``) elements, inputs and outputs of ``call`` must not
overlap, and the ``Kernel`` must stay alive as long as its addresses are used.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.errors import TypingError
from numba.extending import intrinsic as _intrinsic

_POINTER = ir.IntType(8).as_pointer()
_INTEGER = ir.IntType(64)


def intrinsic(function: Callable[..., Any]) -> Callable[..., Any]:
    """Numba's decorator with a type that checkers understand: callers leave the typing context out."""
    return _intrinsic(function)  # type: ignore[no-any-return]


@intrinsic
def call(typingctx: Any, address: Any, inputs: Any, outputs: Any, work: Any) -> Any:
    """Run ``address`` or ``lanes_address`` of a kernel on tuples of arrays."""
    _need_integer("address", address)
    _need_arrays("inputs", inputs)
    _need_arrays("outputs", outputs)
    _need_array("work", work)

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        kinds = signature.args
        arguments = [
            _pointer_table(context, builder, kinds[1], values[1]),
            _pointer_table(context, builder, kinds[2], values[2]),
            _data(context, builder, kinds[3], values[3]),
        ]
        return _call(context, builder, values[0], arguments)

    return types.void(types.intp, inputs, outputs, work), generate


@intrinsic
def call_batch(typingctx: Any, address: Any, inputs: Any, outputs: Any, count: Any, work: Any) -> Any:
    """Run ``batch_address`` of a kernel on tuples of arrays whose first axis counts instances.

    An input whose first axis has length one is shared by all instances, unless ``count`` is one.
    """
    _need_integer("address", address)
    _need_integer("count", count)
    _need_arrays("inputs", inputs, batch=True)
    _need_arrays("outputs", outputs, batch=True)
    _need_array("work", work)

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        kinds = signature.args
        arguments = [
            _pointer_table(context, builder, kinds[1], values[1]),
            _stride_table(context, builder, kinds[1], values[1]),
            _pointer_table(context, builder, kinds[2], values[2]),
            _stride_table(context, builder, kinds[2], values[2]),
            values[3],
            _data(context, builder, kinds[4], values[4]),
        ]
        return _call(context, builder, values[0], arguments)

    return types.void(types.intp, inputs, outputs, types.int64, work), generate


@intrinsic
def call_bound(typingctx: Any, address: Any, inputs: Any, outputs: Any, work: Any) -> Any:
    """Run ``address`` or ``lanes_address`` of a kernel on tables of pointers, given by their addresses.

    The quickest to compile where many calls share fixed arrays: all four arguments are integers.
    """
    for name, kind in (("address", address), ("inputs", inputs), ("outputs", outputs), ("work", work)):
        _need_integer(name, kind)

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return _call(context, builder, values[0], [builder.inttoptr(value, _POINTER) for value in values[1:]])

    return types.void(types.intp, types.intp, types.intp, types.intp), generate


@intrinsic
def call_bound_batch(
    typingctx: Any,
    address: Any,
    inputs: Any,
    input_strides: Any,
    outputs: Any,
    output_strides: Any,
    count: Any,
    work: Any,
) -> Any:
    """Run ``batch_address`` of a kernel on tables of pointers and strides, all arguments integers."""
    arguments = (address, inputs, input_strides, outputs, output_strides, count, work)
    for kind in arguments:
        _need_integer("an argument of call_bound_batch", kind)

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        tables = [builder.inttoptr(value, _POINTER) for value in values[1:5]]
        return _call(context, builder, values[0], [*tables, values[5], builder.inttoptr(values[6], _POINTER)])

    return types.void(*[types.int64] * len(arguments)), generate


def _call(context: Any, builder: Any, address: Any, arguments: list[Any]) -> Any:
    kind = ir.FunctionType(ir.VoidType(), [argument.type for argument in arguments])
    builder.call(builder.inttoptr(address, kind.as_pointer()), arguments)
    return context.get_dummy_value()


def _pointer_table(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    """A table on the stack with the address of each array of a tuple."""
    pointers = [_data(context, builder, kind[k], builder.extract_value(value, k)) for k in range(len(kind))]
    return _table(builder, _POINTER, pointers)


def _stride_table(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    """A table on the stack with the distance in doubles between instances, 0 for an axis of length one."""
    strides = []
    for k in range(len(kind)):
        array = context.make_array(kind[k])(context, builder, builder.extract_value(value, k))
        length = builder.extract_value(array.shape, 0)
        stride = builder.sdiv(builder.extract_value(array.strides, 0), _INTEGER(8))
        shared = builder.icmp_signed("==", length, _INTEGER(1))
        strides.append(builder.select(shared, _INTEGER(0), stride))
    return _table(builder, _INTEGER, strides)


def _table(builder: Any, kind: Any, entries: list[Any]) -> Any:
    table = cgutils.alloca_once(builder, kind, size=_INTEGER(max(1, len(entries))))
    for k, entry in enumerate(entries):
        builder.store(entry, builder.gep(table, [_INTEGER(k)]))
    return builder.bitcast(table, _POINTER)


def _data(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    array = context.make_array(kind)(context, builder, value)
    return builder.bitcast(array.data, _POINTER)


def _need_integer(name: str, kind: Any) -> None:
    if not isinstance(kind, types.Integer):
        raise TypingError(f"{name} is {kind}; an integer is needed")


def _need_arrays(name: str, kind: Any, batch: bool = False) -> None:
    if not isinstance(kind, types.BaseTuple):
        raise TypingError(f"{name} is {kind}; a tuple of arrays is needed")
    for k in range(len(kind)):
        _need_array(f"{name}[{k}]", kind[k], batch)


def _need_array(name: str, kind: Any, batch: bool = False) -> None:
    good = isinstance(kind, types.Array) and kind.dtype == types.float64 and kind.layout == "C"
    if not good or (batch and kind.ndim < 2):
        raise TypingError(f"{name} is {kind}; a C-contiguous float64 array{' of rows' if batch else ''} is needed")
