"""Calls of machine code on arrays: prepared calls, kept ones, and batches shared among threads.

The code runs outside Python's global lock, so other threads proceed while a kernel works.

Before a call arrays are checked against the kernel's ports; messages name the argument.
"""

from __future__ import annotations

import ctypes
import itertools
import math
import os
import sys
import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any, final

import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import KernelInputError
from closedchain.kernel.program import Port
from closedchain.records import dataclass
from closedchain.types import Array

if TYPE_CHECKING:
    from closedchain.kernel.kernel import Kernel

SINGLE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
BATCH = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 4, ctypes.c_int64, ctypes.c_void_p)
_DOUBLE = 8
_CACHE_LINE = 64
# operations that take about a tenth of a millisecond
PIECE_OPERATIONS = 2_000_000
SMALL = 64  # instances whose arrays are kept ready


def aligned_zeros(size: int) -> Array:
    """An array that begins at a cache line."""
    whole = np.zeros(size + _CACHE_LINE // _DOUBLE)
    first = -whole.ctypes.data % _CACHE_LINE // _DOUBLE
    return whole[first : first + size]


class Work:
    """A work array for machine code, aligned to a cache line."""

    def __init__(self, size: int) -> None:
        self._array = aligned_zeros(size)
        self.pointer = ctypes.c_void_p(self._array.ctypes.data)


@dataclass(frozen=True)
class NativeCall:
    """A native function, its converted arguments, and the objects that must stay alive while it may be called."""

    function: Callable[..., object]
    arguments: tuple[Any, ...]
    keep: object


@final
class BoundCall:
    """A kernel prepared for fixed arrays: calling it reads the inputs, writes the outputs and returns them.

    It owns its work memory, so one bound call must not run in two threads at the same time.
    """

    __slots__ = ("_after", "_arguments", "_before", "_function", "_keep", "_result", "inputs", "outputs")

    def __init__(
        self,
        call: NativeCall,
        inputs: Sequence[Array],
        outputs: Sequence[Array],
        before: Callable[[], None] | None,
        after: Callable[[], None] | None,
    ) -> None:
        self._function = call.function
        self._arguments = call.arguments
        self._keep = call.keep
        self._before = before
        self._after = after
        self.inputs = tuple(inputs)
        self.outputs = tuple(outputs)
        self._result: Any = self.outputs[0] if len(self.outputs) == 1 else self.outputs

    def __call__(self) -> Any:
        if self._before is not None:
            self._before()
        self._function(*self._arguments)
        if self._after is not None:
            self._after()
        return self._result


@final
class Scratch:
    """A bound call of one instance on arrays of its own, for arguments that come and go."""

    __slots__ = ("_call",)

    def __init__(self, call: BoundCall) -> None:
        self._call = call

    def run(self, args: tuple[Any, ...]) -> Any:
        """The results as new arrays, or None if the arguments need a closer look."""
        call = self._call
        if len(args) != len(call.inputs):
            return None
        for array, own in zip(args, call.inputs, strict=True):
            if type(array) is not np.ndarray or array.shape != own.shape or array.dtype != own.dtype:
                return None
            own[...] = array
        call()
        if len(call.outputs) == 1:
            return call.outputs[0].copy()
        return tuple([output.copy() for output in call.outputs])


@final
class Entrance(threading.local):
    """One instance of a kernel, kept ready by every thread: fill `inputs`, then `run`.

    Results lie side by side in one array, so that taking them out is one copy and each of them a view. It is the kernel
    alone: what its fallback would answer is not looked for.

    inputs: arrays to be filled, one for every input      results: written by `run`

    Example:
        >>> entrance = model.kernels.forward().entrance
        >>> found = entrance.ask(state.q, state.v, [5.0])
        >>> bool(abs(found[0] - model.forward_dynamics(state, [5.0]).acceleration[0]) < 1e-9)
        True
    """

    def __init__(self, kernel: Kernel) -> None:
        self._given, self.inputs = _side_by_side(kernel.inputs)
        self.results, outputs = _side_by_side(kernel.outputs)
        call = single_call(kernel.address, self.inputs, outputs, kernel.work_size)
        self._function, self._arguments, self._keep = call.function, call.arguments, (call.keep, kernel)

    def run(self) -> Array:
        """All results of the inputs as they are, side by side; overwritten by the next call."""
        self._function(*self._arguments)
        return self.results

    def ask(self, *args: ArrayLike) -> Array:
        """A copy of all results, side by side; args: one row for every input."""
        np.concatenate(args, out=self._given)
        self._function(*self._arguments)
        return self.results.copy()


def _side_by_side(ports: Sequence[Port]) -> tuple[Array, tuple[Array, ...]]:
    """One array, and the places of the ports in it."""
    stops = list(itertools.accumulate((port.size for port in ports), initial=0))
    block = np.zeros(stops[-1])
    return block, tuple(
        block[i:j].reshape(port.shape) for port, (i, j) in zip(ports, itertools.pairwise(stops), strict=True)
    )


@final
class KeptCalls(threading.local):
    """Calls that a thread has prepared, by the very arrays they read and write and the number of threads.

    A kept call holds its arrays. Those whose arrays are large are not kept: their preparation does not count.
    """

    MOST, LARGEST = 8, 2**24  # calls, bytes of arrays

    def __init__(self) -> None:
        self.scratch: Scratch | None = None
        self._small: dict[tuple[tuple[int, ...], ...], Scratch] = {}  # by shapes
        self._calls: dict[tuple[int, ...], BoundCall] = {}

    def answer(self, args: tuple[Any, ...]) -> Any:
        """New arrays with the results of one instance or a small batch; None if there is no call for it yet."""
        if self.scratch is not None and (found := self.scratch.run(args)) is not None:
            return found
        if not self._small or not all(type(array) is np.ndarray for array in args):
            return None
        small = self._small.get(tuple([array.shape for array in args]))
        return None if small is None else small.run(args)

    def keep_small(self, args: tuple[Any, ...], scratch: Scratch) -> None:
        """Keep a call for batches of these shapes."""
        while len(self._small) >= self.MOST:
            self._small.pop(next(iter(self._small)), None)
        self._small[tuple([array.shape for array in args])] = scratch

    def find(self, args: tuple[Any, ...], out: Any, threads: int) -> BoundCall | None:
        """The call prepared for these arrays."""
        return self._calls.get(_key(args, out, threads))

    def keep(self, args: tuple[Any, ...], out: Any, threads: int, call: BoundCall) -> None:
        """Keep a call that reads and writes these very arrays."""
        if sum(array.nbytes for array in (*call.inputs, *call.outputs)) > self.LARGEST:
            return
        while len(self._calls) >= self.MOST:
            self._calls.pop(next(iter(self._calls)), None)
        self._calls[_key(args, out, threads)] = call


def _key(args: tuple[Any, ...], out: Any, threads: int) -> tuple[int, ...]:
    # arrays of kept calls live, so no other has their identity
    written = out if type(out) is tuple or type(out) is list else (out,)
    return (len(args), int(threads), *map(id, args), *map(id, written))


def single_call(address: int, inputs: Sequence[Array], outputs: Sequence[Array], work_size: int) -> NativeCall:
    """One instance, with everything converted beforehand."""
    arg, res, work = _table(inputs), _table(outputs), Work(work_size)
    return NativeCall(SINGLE(address), (_pointer(arg), _pointer(res), work.pointer), (arg, res, work, inputs, outputs))


@dataclass(frozen=True)
class Batch:
    """Arrays with their strides in doubles from one instance to the next, and the number of instances."""

    inputs: Sequence[tuple[Array, int]]
    outputs: Sequence[tuple[Array, int]]
    count: int


def batch_call(address: int, batch: Batch, *, lanes: int, work_size: int, threads: int, operations: int) -> NativeCall:
    """All instances, cut into pieces of whole blocks that the threads take one after the other."""
    blocks = -(-batch.count // lanes)
    # more pieces than threads even out unequal cores, but each must be worth its preparation
    per_thread = min(4, 1 + batch.count * operations // (threads * PIECE_OPERATIONS)) if threads > 1 else 1
    pieces = min(threads * per_thread, blocks)
    bounds = [min(batch.count, blocks * k // pieces * lanes) for k in range(pieces + 1)] if pieces else []
    calls = [_piece(address, batch, start, stop, work_size) for start, stop in itertools.pairwise(bounds)]
    return calls[0] if len(calls) == 1 else NativeCall(_call_all, (calls, threads), None)


def _piece(address: int, batch: Batch, start: int, stop: int, work_size: int) -> NativeCall:
    arg, arg_stride = _strided_table(batch.inputs, start)
    res, res_stride = _strided_table(batch.outputs, start)
    work = Work(work_size)
    tables = (arg, arg_stride, res, res_stride)
    arguments = (*[_pointer(table) for table in tables], ctypes.c_int64(stop - start), work.pointer)
    return NativeCall(BATCH(address), arguments, (tables, work, batch))


def _call_all(calls: Sequence[NativeCall], threads: int) -> None:
    """Work off the pieces in this thread and in waiting ones.

    Each thread begins with a share of its own, the same at every call, so that its data stay in its core's cache;
    one that is done early takes pieces from the ends of the others' shares.
    """
    count = max(1, min(threads, len(calls)))
    bounds = [len(calls) * k // count for k in range(count + 1)]
    shares = [deque(calls[start:stop]) for start, stop in itertools.pairwise(bounds)]

    def work_off(own: int) -> None:
        for share in shares[own:] + shares[:own]:
            take = share.popleft if share is shares[own] else share.pop
            while share:
                try:
                    call = take()
                except IndexError:  # another thread was quicker
                    break
                call.function(*call.arguments)

    others = [_threads(count - 1).submit(work_off, own) for own in range(1, count)] if count > 1 else []
    work_off(0)
    for other in others:
        other.result()


@cache
def _threads(count: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(count, thread_name_prefix="closedchain")


if sys.platform != "win32":
    # threads do not survive a fork
    os.register_at_fork(after_in_child=_threads.cache_clear)


def _pointer(table: Any) -> ctypes.c_void_p:
    return ctypes.c_void_p(ctypes.addressof(table))


def _table(arrays: Sequence[Array]) -> ctypes.Array[ctypes.c_void_p]:
    return (ctypes.c_void_p * max(1, len(arrays)))(*[array.ctypes.data for array in arrays])


def _strided_table(
    arrays: Sequence[tuple[Array, int]], start: int
) -> tuple[ctypes.Array[ctypes.c_void_p], ctypes.Array[ctypes.c_int64]]:
    size = max(1, len(arrays))
    pointers = (ctypes.c_void_p * size)(*[a.ctypes.data + start * stride * _DOUBLE for a, stride in arrays])
    return pointers, (ctypes.c_int64 * size)(*[stride for _, stride in arrays])


Shape = tuple[int, ...]


def in_order(ports: Sequence[Port], args: Sequence[object], named: Mapping[str, object]) -> Sequence[object]:
    """Positional and named arguments in the order of the ports."""
    if not named and len(args) == len(ports):
        return args
    names = [port.name for port in ports]
    if len(args) > len(ports):
        raise KernelInputError(f"{len(args)} arguments for {len(ports)} inputs: {', '.join(names)}")
    given = dict(zip(names, args, strict=False))
    for name, value in named.items():
        if name not in names:
            raise KernelInputError(f"no input {name!r}; inputs: {', '.join(names) or 'none'}")
        if name in given:
            raise KernelInputError(f"input {name!r} is given twice")
        given[name] = value
    missing = [name for name in names if name not in given]
    if missing:
        raise KernelInputError(f"missing input {', '.join(map(repr, missing))}; inputs: {', '.join(names)}")
    return [given[name] for name in names]


def as_input(port: Port, value: object) -> Array:
    """``value`` as a float64 array that ends with the port's shape; only lists, scalars and views are converted."""
    if not isinstance(value, np.ndarray):
        try:
            value = np.asarray(value, dtype=np.float64)
        except (TypeError, ValueError) as error:
            raise KernelInputError(f"input {port.name!r} is not made of numbers: {error}") from None
        if value.ndim == 0 and port.shape == (1,):
            return value.reshape(1)
    if value.dtype != np.float64:
        raise KernelInputError(f"input {port.name!r} has type {value.dtype}; float64 is needed")
    if _ends_differently(value.shape, port.shape):
        raise KernelInputError(f"input {port.name!r} has shape {value.shape}; {expected(port.shape)} is needed")
    return np.ascontiguousarray(value) if not value.flags.c_contiguous else value


def as_output(port: Port, value: object, batch: Shape) -> Array:
    """``value`` if results can be written to it as it is."""
    shape = batch + port.shape
    if not isinstance(value, np.ndarray):
        raise KernelInputError(f"output {port.name!r} is a {type(value).__name__}; an array is needed")
    if value.dtype != np.float64:
        raise KernelInputError(f"output {port.name!r} has type {value.dtype}; float64 is needed")
    if value.shape != shape:
        raise KernelInputError(f"output {port.name!r} has shape {value.shape}; {shape} is needed")
    if not value.flags.c_contiguous:
        raise KernelInputError(f"output {port.name!r} is not C-contiguous; results are written row by row")
    if not value.flags.writeable:
        raise KernelInputError(f"output {port.name!r} is not writable")
    return value


def outputs_for(ports: Sequence[Port], out: object, batch: Shape) -> list[Array]:
    """The given output arrays, checked, or new ones."""
    if out is None:
        return [np.empty(batch + port.shape) for port in ports]
    given: Sequence[Any] = out if isinstance(out, tuple | list) else (out,)
    if len(given) != len(ports):
        names = ", ".join(port.name for port in ports)
        raise KernelInputError(f"out has {len(given)} arrays for {len(ports)} outputs: {names}")
    found = [as_output(port, value, batch) for port, value in zip(ports, given, strict=True)]
    for i, one in enumerate(found):
        for k in range(i):
            if np.may_share_memory(one, found[k]):
                raise KernelInputError(
                    f"outputs {ports[k].name!r} and {ports[i].name!r} share memory; give each its own"
                )
    return found


def batch_shape(ports: Sequence[Port], arrays: Sequence[Array]) -> Shape:
    """The common leading shape of all inputs."""
    leading = [array.shape[: array.ndim - len(port.shape)] for port, array in zip(ports, arrays, strict=True)]
    if len(set(leading)) == 1:
        return leading[0]
    try:
        return np.broadcast_shapes(*leading)
    except ValueError:
        shapes = ", ".join(f"{port.name} {shape}" for port, shape in zip(ports, leading, strict=True))
        raise KernelInputError(f"batch shapes do not fit each other: {shapes}") from None


def spread(port: Port, array: Array, batch: Shape) -> tuple[Array, int]:
    """The array to read and its stride in doubles from one instance to the next (0: shared by all)."""
    leading = array.shape[: array.ndim - len(port.shape)]
    if leading == batch:
        return array, port.size
    if math.prod(leading) == 1:
        return array, 0
    return np.ascontiguousarray(np.broadcast_to(array, batch + port.shape)), port.size


def apart_from(outputs: Sequence[Array], array: Array) -> Array:
    """The array, or a copy if writing the outputs could change it."""
    return array.copy() if any(np.may_share_memory(array, output) for output in outputs) else array


def refuse_non_finite(ports: Sequence[Port], arrays: Sequence[Array]) -> None:
    """Raise for the first input that holds NaN or an infinity."""
    for port, array in zip(ports, arrays, strict=True):
        finite = np.isfinite(array)
        if not finite.all():
            index = tuple(int(i) for i in np.argwhere(~finite)[0])
            raise KernelInputError(f"input {port.name!r} is {array[index]} at index {index}; finite numbers are needed")


def expected(shape: Shape) -> str:
    """How the needed shape is written in messages."""
    return f"(..., {', '.join(map(str, shape))})"


def _ends_differently(shape: Shape, ending: Shape) -> bool:
    return len(shape) < len(ending) or shape[len(shape) - len(ending) :] != ending
