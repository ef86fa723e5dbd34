"""Calls of machine code on arrays: one prepared call, and batches shared among threads.

The code runs outside Python's global lock, so other threads proceed while a kernel works.
"""

from __future__ import annotations

import ctypes
import itertools
import operator
import os
import sys
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any, final

import numpy as np

from closedchain.types import Array

SINGLE = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
BATCH = ctypes.CFUNCTYPE(None, *[ctypes.c_void_p] * 4, ctypes.c_int64, ctypes.c_void_p)
_DOUBLE = 8
_CACHE_LINE = 64
# operations that take about a tenth of a millisecond
PIECE_OPERATIONS = 2_000_000


class Work:
    """A work array for machine code, aligned to a cache line."""

    def __init__(self, size: int) -> None:
        self._array = np.empty(size + _CACHE_LINE // _DOUBLE)
        start = self._array.ctypes.data
        self.pointer = ctypes.c_void_p(start + -start % _CACHE_LINE)


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

    def reads(self, args: tuple[Any, ...]) -> bool:
        """Whether these are the arrays it reads."""
        return len(args) == len(self.inputs) and all(map(operator.is_, args, self.inputs))

    def writes(self, out: Any) -> bool:
        """Whether this is the array, or the arrays, it writes."""
        if out is self._result:
            return True
        return type(out) is tuple and len(out) == len(self.outputs) and all(map(operator.is_, out, self.outputs))

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
