"""From a program to addresses: look in the cache, compile if needed, load.

The code of a kernel is straight-line, without repetition and already in vectors: LLVM's optimisation passes were
measured to change nothing but the compile time, so only its instruction selection and scheduling run.
"""

from __future__ import annotations

import hashlib
import inspect
import itertools
import json
import logging
import sys
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import llvmlite.binding as llvm

from closedchain.errors import KernelCompileError
from closedchain.kernel import batch_entry, llvm_code, program, sincos
from closedchain.kernel import cache as disk_cache
from closedchain.kernel import host as host_module
from closedchain.kernel.host import host
from closedchain.kernel.llvm_code import Target
from closedchain.kernel.program import Program, Split

# the modules whose text decides what code is generated
_GENERATORS = (batch_entry, llvm_code, host_module, sys.modules[__name__], sincos, program)

_log = logging.getLogger("closedchain")


def scalar_code(program: Program, split: Split) -> LoadedObject:
    """Machine code for one instance: function ``one``."""
    target = Target(fused=host().fused)
    return _load(["one"], program, split, target, lambda: llvm_code.lower(program, split, target, "one"))


def lanes_code(program: Program, split: Split, target: Target) -> LoadedObject:
    """Machine code for a block of lanes and for batches: functions ``lanes`` and ``batch``."""

    def code() -> str:
        inputs = [port.size for port in program.inputs]
        outputs = [port.size for port in program.outputs]
        lanes = llvm_code.lower(program, split, target, "lanes")
        return lanes + batch_entry.batch_entry("batch", "lanes", inputs, outputs, target.lanes)

    return _load(["lanes", "batch"], program, split, target, code)


def _load(
    functions: list[str], program: Program, split: Split, target: Target, code: Callable[[], str]
) -> LoadedObject:
    key = _key(functions, program, split, target)
    stored = disk_cache.load(key)
    if stored is None:
        begin = time.perf_counter()
        stored = compile_object(code())
        _log.info("compiled kernel %s (%s) in %.2f s", program.name, ", ".join(functions), time.perf_counter() - begin)
        disk_cache.store(key, stored)
    return LoadedObject(stored, functions)


def _key(functions: list[str], program: Program, split: Split, target: Target) -> str:
    """What object code depends on, and nothing else: names of models and ports do not matter."""
    stops = [part.stop for part in split.parts]
    choices = [target.lanes, target.vector_widths, target.fused]
    content = [_generator(), functions, program.fingerprint(), stops, choices, host().description]
    return hashlib.sha256(json.dumps(content).encode()).hexdigest()


@cache
def _generator() -> str:
    """A digest that changes whenever the generated code may change."""
    return hashlib.sha256("".join(map(inspect.getsource, _GENERATORS)).encode()).hexdigest()


# LLVM
def compile_object(code: str) -> bytes:
    """Object code of a module in LLVM's text form."""
    machine = _target_machine()
    context = llvm.create_context()
    try:
        with llvm.parse_assembly(code, context) as module:
            module.triple = host().triple
            module.data_layout = str(machine.target_data)
            return bytes(machine.emit_object(module))
    except RuntimeError as error:
        raise KernelCompileError(f"LLVM refused the code of a kernel: {error}") from None


class LoadedObject:
    """Object code in executable memory, and the addresses of functions; it stays there as long as this lives."""

    def __init__(self, code: bytes, functions: Sequence[str]) -> None:
        library = llvm.JITLibraryBuilder().add_object_img(code).add_current_process()
        for name in functions:
            library.export_symbol(name)
        self._linker = _linker()
        try:
            self._code = library.link(self._linker, f"kernel{next(_library_numbers)}")
        except RuntimeError as error:
            raise KernelCompileError(f"the code of a kernel cannot be loaded: {error}") from None
        self.addresses = {name: int(self._code[name]) for name in functions}


_library_numbers = itertools.count()


@cache
def _linker() -> Any:
    # the linker that places code and constants side by side, as the small code model needs
    return llvm.create_lljit_compiler(_target_machine(), use_jit_link=True)


def _target_machine() -> Any:
    target = llvm.Target.from_triple(host().triple)
    return target.create_target_machine(
        cpu=host().cpu, features=host().features, opt=2, reloc="pic", codemodel="small", jit=True
    )
