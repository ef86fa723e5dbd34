"""The host's compiler: LLVM code to object code, and object code to callable addresses.

The code of a kernel is straight-line, without repetition and already in vectors: LLVM's optimisation passes were
measured to change nothing but the compile time, so only its instruction selection and scheduling run.
"""

from __future__ import annotations

import ctypes.util
import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import llvmlite
import llvmlite.binding as llvm

from closedchain.errors import KernelCompileError
from closedchain.kernel.operations import LIBRARY

EIGHT_LANES_UP_TO = 6000


@dataclass(frozen=True)
class Host:
    """The processor that kernels are compiled for."""

    cpu: str
    features: str
    triple: str

    @property
    def description(self) -> str:
        """Everything about processor and compiler that object code depends on."""
        return f"{self.triple} {self.cpu} {self.features} llvmlite {llvmlite.__version__} {llvm.llvm_version_info}"

    @property
    def fused(self) -> bool:
        """Whether one instruction multiplies and adds."""
        return "+fma" in self.features.split(",") or self.triple.startswith(("aarch64", "arm64"))

    def default_lanes(self, operations: int) -> int:
        """Doubles per instruction that measured best for a program of that length.

        Eight on AMD with AVX-512 while the values at work fit the fastest memory, elsewhere four at most.
        """
        has = set(self.features.split(","))
        if "+avx512f" in has and self.cpu.startswith("znver") and operations <= EIGHT_LANES_UP_TO:
            return 8
        return 4 if "+avx" in has else 2


@cache
def host() -> Host:
    """The processor this process runs on."""
    _initialise()
    features = llvm.get_host_cpu_features().flatten()
    return Host(llvm.get_host_cpu_name(), features, llvm.get_process_triple())


@cache
def _initialise() -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    library = ctypes.util.find_library("m")
    if library is not None and any(llvm.address_of_symbol(name) is None for name in LIBRARY):
        llvm.load_library_permanently(library)


def _target_machine() -> Any:
    target = llvm.Target.from_triple(host().triple)
    return target.create_target_machine(
        cpu=host().cpu, features=host().features, opt=2, reloc="pic", codemodel="small", jit=True
    )


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


@cache
def _linker() -> Any:
    # the linker that places code and constants side by side, as the small code model needs
    return llvm.create_lljit_compiler(_target_machine(), use_jit_link=True)


_library_numbers = itertools.count()


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
