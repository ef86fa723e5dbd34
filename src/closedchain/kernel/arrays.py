"""What a kernel accepts: checking arrays against ports, batch shapes, and messages that name the argument."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from closedchain.errors import KernelInputError
from closedchain.kernel.program import Port
from closedchain.types import Array

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
    return [as_output(port, value, batch) for port, value in zip(ports, given, strict=True)]


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
