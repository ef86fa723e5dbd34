"""A traced function as machine code, called on NumPy arrays."""

from __future__ import annotations

import math
import operator
import threading
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import Any, final

import casadi as ca
import numpy as np

from closedchain.errors import KernelInputError
from closedchain.kernel import object_code
from closedchain.kernel.c_source import Labels, Level, Number, checked_prefix, export, identifier, record
from closedchain.kernel.calls import (
    SMALL,
    Batch,
    BoundCall,
    Entrance,
    KeptCalls,
    NativeCall,
    Scratch,
    apart_from,
    as_input,
    batch_call,
    batch_shape,
    in_order,
    outputs_for,
    refuse_non_finite,
    single_call,
    spread,
)
from closedchain.kernel.fallback import Fallback
from closedchain.kernel.host import host, vector_widths
from closedchain.kernel.llvm_code import Target
from closedchain.kernel.manifest import Outline, Remembered
from closedchain.kernel.object_code import LoadedObject, Lowered
from closedchain.kernel.program import Port, Program, read
from closedchain.records import dataclass
from closedchain.types import Array, Constant, Ready

_ALLOWED_LANES = (1, 2, 4, 8, 16)


@dataclass(frozen=True)
class _Prepared:
    """A call ready to run, its shape and how many instances that has, and whether it reads the caller's own arrays."""

    bound: BoundCall
    batch: tuple[int, ...]
    count: int
    in_place: bool


@final
class Kernel(Constant):
    """Machine code of a CasADi function with named inputs and outputs.

    ``kernel(x, y)`` takes float64 arrays of shape ``(..., *port.shape)`` with any leading batch shape, broadcast where
    one is missing, and returns an array per output with the same leading shape. Matrices are row-major, as usual in
    NumPy; elements that are zero by structure are written as 0.0. Compiling happens at the first use.

    Args:
        function: an SX function; an MX function is expanded. Or a program, as `read` makes it of one.
        lanes: instances per SIMD instruction in batches (1, 2, 4, 8 or 16); by default what suits the processor.
        finite: refuse inputs that contain NaN or infinity. Otherwise they travel through the formulas.
        vector_maths: use the platform's vector versions of sin, cos, ... where there are any.
        fallback: a kernel evaluated, instance by instance, where an output says that this kernel's result is not
            accurate. Calls and bound calls do so; what is reached by address or written as C is this kernel alone.
        packed: one instance alone has its like parts, such as legs of one design, in the lanes of vectors. Sums over
            them are associated anew, in batches too.

    Example:
        >>> import casadi as ca
        >>> x = ca.SX.sym("x", 2)
        >>> kernel = cc.Kernel(ca.Function("norm", [x], [ca.sqrt(x.T @ x)], ["x"], ["length"]))
        >>> kernel(np.array([[3.0, 4.0], [6.0, 8.0]])).tolist()
        [[5.0], [10.0]]
    """

    def __init__(
        self,
        function: ca.Function | Program,
        *,
        lanes: int | None = None,
        finite: bool = False,
        vector_maths: bool = True,
        fallback: Fallback | None = None,
        packed: bool = False,
    ) -> None:
        if lanes is not None and lanes not in _ALLOWED_LANES:
            raise KernelInputError(f"lanes={lanes!r}; valid: {', '.join(map(str, _ALLOWED_LANES))}")
        self._source: Any = function
        known = self._source.outline if isinstance(self._source, Remembered) else self._program
        self._counts = known.counts if isinstance(known, Outline) else known.counts()
        widths = vector_widths(vector_maths, host().features)
        self._target = Target(lanes or host().default_lanes(self.operations), widths, host().fused)
        self._finite, self._vector_maths = finite, vector_maths
        self._fallback, self._packed = fallback, packed
        self._compiling = threading.Lock()
        self._loaded: dict[bool, LoadedObject] = {}
        self._retired: list[LoadedObject] = []  # calls prepared earlier run it
        self._kept = KeptCalls()
        self.name = known.name
        self.inputs: tuple[Port, ...] = known.inputs
        self.outputs: tuple[Port, ...] = known.outputs
        self.lanes = self._target.lanes
        if fallback is not None and Port(fallback.output, (1,)) not in self.outputs:
            names = [port.name for port in self.outputs if port.shape == (1,)]
            raise KernelInputError(
                f"no output {fallback.output!r} of one number; such outputs: {', '.join(names) or 'none'}"
            )

    def __reduce__(self) -> tuple[Any, ...]:
        """Other processes get the operations and compile them for their processor; never machine code."""
        choices = self.lanes, self._finite, self._vector_maths, self._fallback, self._packed
        return _remade, (self._program, *choices)

    def __repr__(self) -> str:
        signature = ", ".join(f"{port.name}{port.shape}" for port in self.inputs)
        results = ", ".join(f"{port.name}{port.shape}" for port in self.outputs)
        return f"<Kernel {self.name}: {signature} -> {results}; {self.operations} operations>"

    def __call__(self, *args: Any, out: Any = None, threads: int = 1, **named: Any) -> Any:
        """Evaluate on arrays.

        Args:
            args: inputs in order; or by name.
            out: array, or tuple of arrays, to write the results to. Repeating a call with the same arrays is quick.
            threads: how many threads share a batch.

        Returns:
            The output array, or a tuple of arrays if the function has several outputs.
        """
        kept = self._kept
        if not named and type(threads) is int:
            if out is None:
                if (result := kept.answer(args)) is not None:
                    return result
            elif (found := kept.find(args, out, threads)) is not None:
                found()
                return out
        call = self._prepare(args, named, out, threads)
        if out is None and call.batch and not named and call.in_place and call.count <= SMALL:
            kept.keep_small(args, Scratch(self.bind(*map(np.zeros_like, args))))
        elif out is None and not call.batch:
            kept.scratch = Scratch(self.bind(*[np.zeros(port.shape) for port in self.inputs]))
        elif out is not None and not named and call.in_place:
            kept.keep(args, out, threads, call.bound)
        result = call.bound()
        return result if out is None else out

    def bind(self, *args: Any, out: Any = None) -> BoundCall:
        """Prepare a call on fixed arrays, which are read and written in place every time the result is called."""
        call = self._prepare(args, {}, out, 1)
        if not call.in_place:
            raise KernelInputError(
                "bind needs C-contiguous float64 arrays, apart from each other, that require no broadcasting"
            )
        return call.bound

    @cached_property
    def entrance(self) -> Entrance:
        """One instance kept ready: the quickest call from Python, of this kernel alone."""
        return Entrance(self)

    def _prepare(self, args: Any, named: Any, out: Any, threads: int) -> _Prepared:
        if not isinstance(threads, int | np.integer) or threads < 1:
            raise KernelInputError(f"threads={threads!r}; a whole number, at least 1, is needed")
        given = in_order(self.inputs, args, named)
        taken = [as_input(port, value) for port, value in zip(self.inputs, given, strict=True)]
        shape = batch_shape(self.inputs, taken)
        outputs = outputs_for(self.outputs, out, shape)
        inputs = [spread(port, array, shape) for port, array in zip(self.inputs, taken, strict=True)]
        inputs = [(apart_from(outputs, array), stride) for array, stride in inputs]
        read = [array for array, _ in inputs]
        count = math.prod(shape)
        if count == 1:
            native = single_call(self.address, read, outputs, self.work_size)
        else:
            rows = [(array, port.size) for port, array in zip(self.outputs, outputs, strict=True)]
            native = self._batch_call(Batch(inputs, rows, count), threads)
        check = partial(refuse_non_finite, self.inputs, read) if self._finite else None
        after = self._fallback.check(self, read, outputs) if self._fallback else None
        bound = BoundCall(replace(native, keep=(native.keep, self)), read, outputs, check, after)
        return _Prepared(bound, shape, count, all(map(operator.is_, given, read)))

    def _batch_call(self, batch: Batch, threads: int) -> NativeCall:
        return batch_call(
            self.batch_address,
            batch,
            lanes=self.lanes,
            work_size=self.batch_work_size,
            threads=threads,
            operations=self.operations,
        )

    @cached_property
    def _program(self) -> Program:
        source = self._source
        if isinstance(source, Program):
            return source
        return read(source.make() if isinstance(source, Remembered) else source)

    @cached_property
    def _lowered(self) -> Lowered:
        return object_code.prepared(self._program, self._packed, self._target.fused)

    @cached_property
    def _outline(self) -> Outline:
        """All of the kernel but its operations."""
        if isinstance(self._source, Remembered):
            return self._source.outline
        program, parts = self._program, self._lowered.parts
        stops = tuple(part.stop for part in parts.parts)
        ports = program.inputs, program.outputs
        return Outline(program.name, *ports, self._counts, program.fingerprint(), stops, parts.slots)

    def _code(self, lanes: bool) -> LoadedObject:
        """Machine code for lanes or for one instance, compiled at the first use."""
        with self._compiling:
            if lanes not in self._loaded:
                found = self._find(lanes)
                if found is None:
                    # the cache lost the code: what is traced now may differ in its parts, and replaces all of it
                    self._retired += self._loaded.values()
                    self._loaded.clear()
                    self._source = self._program
                    self.__dict__.pop("_outline", None)
                    found = self._find(lanes)
                    assert found is not None
                self._loaded[lanes] = found
            return self._loaded[lanes]

    def _find(self, lanes: bool) -> LoadedObject | None:
        traced = None if isinstance(self._source, Remembered) else self._lowered
        if lanes:
            return object_code.lanes_code(self._outline, traced, self._target, self._packed)
        return object_code.scalar_code(self._outline, traced, self._packed)

    @property
    def address(self) -> int:
        """Address of ``void f(const double *const *arg, double *const *res, double *work)``: one instance."""
        return self._code(lanes=False).addresses["one"]

    @property
    def lanes_address(self) -> int:
        """Same signature for ``lanes`` instances: component j of lane l of input k at ``arg[k][j * lanes + l]``."""
        return self._code(lanes=True).addresses["lanes"]

    @property
    def batch_address(self) -> int:
        """Address of the batch function.

        ``void f(const double *const *arg, const int64_t *arg_stride, double *const *res, const int64_t *res_stride,
        int64_t count, double *work)``: instance i of input k at ``arg[k] + i * arg_stride[k]``, stride 0 for an input
        that all instances share.
        """
        return self._code(lanes=True).addresses["batch"]

    @property
    def work_size(self) -> int:
        """Doubles that ``address`` needs as work."""
        return self._outline.slots

    @property
    def batch_work_size(self) -> int:
        """Doubles that ``lanes_address`` and ``batch_address`` need as work."""
        sizes = [port.size for port in (*self.inputs, *self.outputs)]
        return (sum(sizes) + self._outline.slots) * self.lanes

    @property
    def operations(self) -> int:
        """Number of arithmetic operations."""
        return sum(self._counts.values())

    def operation_counts(self) -> dict[str, int]:
        """Number of operations by name: ``{"add": 120, "mul": 200, "sin": 6}``."""
        return dict(self._counts)

    def to_c(
        self,
        folder: str | Path,
        name: str | None = None,
        *,
        number: Number = "double",
        labels: Labels | None = None,
        samples: Sequence[Array] | None = None,
    ) -> list[Path]:
        """Write C99: source, header, a test with recorded results, a main loop with timing; fallbacks with it.

        Args:
            folder: made if it is not there.
            name: prefix of everything exported; by default made of the function's name.
            number: "double" or "float".
            labels: names and units of entries, for the header.
            samples: inputs whose results are recorded, an array for each; by default random between -1 and 1.
        """
        prefix = identifier(f"kernel_{self.name}") if name is None else checked_prefix(name)
        levels, dropped, alone = self._levels()
        recording = record(self.inputs, alone, samples)
        return export(levels, dropped, labels or Labels(), recording, Path(folder), prefix, number)

    def _levels(self) -> tuple[list[Level], str, Kernel]:
        """Programs that answer one after the other, what no C can hold, and the kernel of these programs alone."""
        fallback = self._fallback
        if fallback is None:
            return [Level(self._program)], "", self
        other = fallback.kernel()
        if not isinstance(other, Kernel):
            dropped = (
                f"fallback: none here; in Python a numeric solution replaces results where {fallback.output} is poor"
            )
            return [Level(self._program)], dropped, Kernel(self._program, lanes=self.lanes)
        levels, dropped, alone = other._levels()
        first = Level(self._program, fallback.output, fallback.threshold, fallback.below)
        again = Fallback(fallback.output, fallback.threshold, Ready(alone), fallback.below, fallback.name)
        return [first, *levels], dropped, Kernel(self._program, lanes=self.lanes, fallback=again)


def _remade(
    program: Program, lanes: int, finite: bool, vector_maths: bool, fallback: Fallback | None, packed: bool
) -> Kernel:
    return Kernel(program, lanes=lanes, finite=finite, vector_maths=vector_maths, fallback=fallback, packed=packed)
