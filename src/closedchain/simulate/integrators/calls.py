"""Calls of kernels on fixed arrays, as compiled loops make them: by addresses alone."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from closedchain.kernel import Kernel
from closedchain.types import Array


def bound_call(
    kernel: Kernel, inputs: Sequence[Array], outputs: Sequence[Array], keep: list[object], lanes: int = 1
) -> list[int]:
    """Addresses of a kernel, of its tables of inputs and outputs, and of its work memory; what must live on is kept."""
    for port, array in zip((*kernel.inputs, *kernel.outputs), (*inputs, *outputs), strict=True):
        assert array.size >= port.size * lanes, f"{port.name} of {kernel.name} does not fit its array"
    address = kernel.address if lanes == 1 else kernel.lanes_address
    work = np.zeros(max(1, kernel.work_size if lanes == 1 else kernel.batch_work_size))
    tables = [np.array([array.ctypes.data for array in arrays], np.int64) for arrays in (inputs, outputs)]
    keep += [kernel, work, *tables, *inputs, *outputs]
    return [address, tables[0].ctypes.data, tables[1].ctypes.data, work.ctypes.data]


def bound_batch(
    kernel: Kernel,
    inputs: Sequence[tuple[Array, int, int]],
    output: tuple[Array, int],
    work: Array,
    keep: list[object],
) -> list[int]:
    """Address of a kernel's batches and of its tables: arrays from an element on, the distance between instances."""
    places, n = [array.ctypes.data + 8 * first for array, first, _ in inputs], len(inputs)
    table = np.array([*places, *(stride for _, _, stride in inputs), output[0].ctypes.data, output[1]], np.int64)
    keep += [kernel, work, table, *(array for array, _, _ in inputs), output[0]]
    starts = [table.ctypes.data + 8 * k for k in (0, n, 2 * n, 2 * n + 1)]
    return [kernel.batch_address, *starts, work.ctypes.data]
