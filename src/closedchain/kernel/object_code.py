"""From a program to addresses: look in the cache, compile if needed, load."""

from __future__ import annotations

import hashlib
import inspect
import json
from collections.abc import Callable
from functools import cache

from closedchain.kernel import batch_entry as batch
from closedchain.kernel import cache as storage
from closedchain.kernel import host as host_module
from closedchain.kernel import llvm_code as lower
from closedchain.kernel import maths, sincos
from closedchain.kernel import parts as split
from closedchain.kernel.host import LoadedObject, compile_object, host
from closedchain.kernel.llvm_code import Target
from closedchain.kernel.parts import Split
from closedchain.kernel.program import Program

# the modules whose text decides what code is generated
_GENERATORS = (batch, lower, host_module, maths, sincos, split)


def scalar_code(program: Program, parts: Split) -> LoadedObject:
    """Machine code for one instance: function ``one``."""
    target = Target(fused=host().fused)
    return _load(["one"], program, parts, target, lambda: lower.lower(program, parts, target, "one"))


def lanes_code(program: Program, parts: Split, target: Target) -> LoadedObject:
    """Machine code for a block of lanes and for batches: functions ``lanes`` and ``batch``."""

    def code() -> str:
        inputs = [port.size for port in program.inputs]
        outputs = [port.size for port in program.outputs]
        lanes = lower.lower(program, parts, target, "lanes")
        return lanes + batch.batch_entry("batch", "lanes", inputs, outputs, target.lanes)

    return _load(["lanes", "batch"], program, parts, target, code)


def _load(
    functions: list[str], program: Program, parts: Split, target: Target, code: Callable[[], str]
) -> LoadedObject:
    key = _key(functions, program, parts, target)
    stored = storage.load(key)
    if stored is None:
        stored = compile_object(code())
        storage.store(key, stored)
    return LoadedObject(stored, functions)


def _key(functions: list[str], program: Program, parts: Split, target: Target) -> str:
    """What object code depends on, and nothing else: names of models and ports do not matter."""
    stops = [part.stop for part in parts.parts]
    choices = [target.lanes, target.vector_widths, target.fused]
    content = [_generator(), functions, program.fingerprint(), stops, choices, host().description]
    return hashlib.sha256(json.dumps(content).encode()).hexdigest()


@cache
def _generator() -> str:
    """A digest that changes whenever the generated code may change."""
    return hashlib.sha256("".join(map(inspect.getsource, _GENERATORS)).encode()).hexdigest()
