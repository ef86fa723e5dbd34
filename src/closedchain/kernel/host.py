"""The processor that kernels are compiled for: its instructions, its cores, and vector versions of sin, cos, ...

On x86-64 Linux the C library ships vector functions in ``libmvec``, named after the instruction set, the number of
values and of arguments: ``_ZGVdN4v_sin`` takes four doubles in an AVX2 register. They differ from the scalar
functions by at most two units in the last place for the functions listed here. Without the library the lanes are
taken apart and the scalar function is called for each.
"""

from __future__ import annotations

import os
import platform
import sys
from functools import cache

import llvmlite
import llvmlite.binding as llvm

from closedchain.kernel.program import BINARY, LIBRARY
from closedchain.records import dataclass

SWITCH = "CLOSEDCHAIN_VECTOR_MATHS"
VECTOR_FUNCTIONS = ("acos", "atan", "cosh", "erf", "hypot", "log", "log1p", "pow")
EIGHT_LANES_UP_TO = 6000
MATHS = {"win32": "ucrtbase.dll", "darwin": "libSystem.B.dylib"}  # libraries that hold sin, cos, ...; else libm

# instruction set letter in the symbol, by number of doubles, and the CPU feature it needs
_VARIANTS = {8: ("e", "avx512f"), 4: ("d", "avx2"), 2: ("b", "sse4.1")}


def usable_cores() -> int:
    """Processor cores that this process may use: those of its CPU affinity where the system has one."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


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

        Eight on AMD with AVX-512, where these are two halves only while the values at work fit the fastest memory;
        elsewhere four at most.
        """
        has, most = set(self.features.split(",")), EIGHT_LANES_UP_TO if self.cpu == "znver4" else operations
        if "+avx512f" in has and self.cpu.startswith("znver") and operations <= most:
            return 8
        return 4 if "+avx" in has else 2


@cache
def host() -> Host:
    """The processor this process runs on."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    if _lacks_functions():
        _load(MATHS.get(sys.platform, "libm.so.6"))
    if _lacks_functions():
        from ctypes.util import find_library  # starts a process of its own

        _load(find_library("m") or "")
    return Host(llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten(), llvm.get_process_triple())


def _lacks_functions() -> bool:
    return any(llvm.address_of_symbol(name) is None for name in LIBRARY)


def _load(library: str) -> bool:
    """Make the functions of a library known to machine code, if there is such a library."""
    try:
        llvm.load_library_permanently(library)
    except RuntimeError:
        return False
    return True


def vector_symbol(name: str, width: int) -> str:
    """Symbol of the vector version of a function for ``width`` doubles per argument."""
    arguments = "vv" if name in BINARY else "v"
    return f"_ZGV{_VARIANTS[width][0]}N{width}{arguments}_{name}"


def vector_widths(wanted: bool, features: str) -> dict[str, list[int]]:
    """For each function, the vector widths that can be called, widest first; empty without a vector library."""
    if not wanted or os.environ.get(SWITCH, "").lower() in ("off", "0", "no") or not _has_libmvec():
        return {}
    has = set(features.split(","))
    widths = [width for width, (_, feature) in _VARIANTS.items() if f"+{feature}" in has]
    found = {
        name: [width for width in widths if llvm.address_of_symbol(vector_symbol(name, width)) is not None]
        for name in VECTOR_FUNCTIONS
    }
    return {name: found[name] for name in sorted(found) if found[name]}


@cache
def _has_libmvec() -> bool:
    if sys.platform != "linux" or platform.machine() not in ("x86_64", "AMD64"):
        return False
    return _load("libmvec.so.1")
