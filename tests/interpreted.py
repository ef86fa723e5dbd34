"""Kernels without machine code: CasADi evaluates the traced function, so that a machine asked only once costs little.

Everything else stays as it is: arguments, batches, fallback kernels. That machine code gives the same numbers is the
subject of test_kernels.py. Simulations need machine code and cannot run like this. Nothing is remembered of such
kernels: they have no list of operations that an outline could tell of.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

import casadi as ca
import numpy as np

from closedchain.kernel import calls
from closedchain.kernel import kernel as kernels
from closedchain.kernel.calls import Batch, NativeCall
from closedchain.kernel.manifest import SWITCH
from closedchain.kernel.program import Port


@dataclass(frozen=True, eq=False)
class Unread:
    """Stands for the list of operations that a function is compiled from."""

    function: ca.Function
    name: str = field(init=False)
    inputs: tuple[Port, ...] = field(init=False)
    outputs: tuple[Port, ...] = field(init=False)

    def __post_init__(self) -> None:
        f = self.function
        object.__setattr__(self, "name", f.name())
        object.__setattr__(self, "inputs", tuple(_port(f.name_in(i), f.size_in(i)) for i in range(f.n_in())))
        object.__setattr__(self, "outputs", tuple(_port(f.name_out(i), f.size_out(i)) for i in range(f.n_out())))

    def counts(self) -> dict[str, int]:
        return {}

    def evaluate(self, inputs: Sequence[np.ndarray], outputs: Sequence[np.ndarray]) -> None:
        given = [x.reshape(self.function.size_in(i)) for i, x in enumerate(inputs)]
        for array, value in zip(outputs, self.function.call(given), strict=True):
            array[...] = np.array(ca.densify(value)).reshape(array.shape)


def _port(name: str, size: tuple[int, int]) -> Port:
    return Port(name, (size[0],) if size[1] == 1 else size)


def _address(kernel: Any) -> Unread:
    program = kernel._program
    assert isinstance(program, Unread)
    return program


def _single(program: Unread, inputs: Sequence[np.ndarray], outputs: Sequence[np.ndarray], _: int) -> NativeCall:
    return NativeCall(program.evaluate, (inputs, outputs), ())


def _batch(program: Unread, batch: Batch, **_: object) -> NativeCall:
    def run() -> None:
        for k in range(batch.count):
            rows = [
                [(array.reshape(-1, port.size)[k] if stride else array.reshape(-1)).reshape(port.shape) for
                 (array, stride), port in zip(arrays, ports, strict=True)]
                for arrays, ports in ((batch.inputs, program.inputs), (batch.outputs, program.outputs))
            ]  # fmt: skip
            program.evaluate(*rows)

    return NativeCall(run, (), ())


active = False  # whether kernels are evaluated by CasADi now


@contextmanager
def interpreted() -> Iterator[None]:
    """Kernels made inside are evaluated by CasADi."""
    zero, here = property(lambda _: 0), property(_address)
    with (
        patch.dict(globals(), active=True),
        patch.dict(os.environ, {SWITCH: "off"}),
        patch.object(kernels, "read", Unread),
        patch.object(kernels, "single_call", _single),
        patch.object(calls, "single_call", _single),
        patch.object(kernels, "batch_call", _batch),
        patch.multiple(kernels.Kernel, address=here, batch_address=here, work_size=zero, batch_work_size=zero),
    ):
        yield
