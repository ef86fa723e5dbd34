"""Code for other processors and systems, written here: what it needs from outside is what is there.

It cannot be run here. Kernels and shipped loops must compile for it, export what is called, and call nothing but the C
library's functions and what compilers everywhere bring.
"""

from __future__ import annotations

from pathlib import Path

import casadi as ca
import llvmlite.binding as llvm
import numpy as np
import pytest

import closedchain
from closedchain.kernel import Kernel, object_code
from closedchain.kernel.batch_entry import batch_entry
from closedchain.kernel.host import Host, host, vector_widths
from closedchain.kernel.llvm_code import Target, lower
from closedchain.kernel.loops import ENTRY
from closedchain.kernel.program import LIBRARY, fused, read, split
from object_files import symbols

AVX2 = "+avx,+avx2,+fma,+sse4.1"
HOSTS = {
    "Linux, Arm": (Host("neoverse-n1", "+neon,+v8.2a", "aarch64-unknown-linux-gnu"), b"\x7fELF"),
    "macOS, Apple": (Host("apple-m1", "+neon", "arm64-apple-darwin22.0.0"), b"\xcf\xfa\xed\xfe"),
    "macOS, Intel": (Host("haswell", AVX2, "x86_64-apple-darwin22.0.0"), b"\xcf\xfa\xed\xfe"),
    "Windows, Intel": (Host("haswell", AVX2, "x86_64-pc-windows-msvc"), b"\x64\x86"),
    "Windows, Arm": (Host("generic", "+neon", "aarch64-pc-windows-msvc"), b"\x64\xaa"),
    "Linux, an old Intel": (Host("nehalem", "+sse4.1", "x86_64-unknown-linux-gnu"), b"\x7fELF"),
}
EVERYWHERE = {*LIBRARY, "memcpy", "memset", "fma"}
OWN = {"windows": {"__chkstk", "_fltused"}, "darwin": {"bzero", "__sincos_stret"}, "linux": {"sincos"}}
LOOPS = sorted(Path(closedchain.__file__).parent.rglob("text/*.ll"))


@pytest.fixture(scope="module", autouse=True)
def _targets() -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()


def allowed(of: Host) -> set[str]:
    return EVERYWHERE | next(names for system, names in OWN.items() if system in of.triple)


def everything() -> ca.Function:
    """All functions that kernels may call."""
    x, y = ca.SX.sym("x"), ca.SX.sym("y")
    one = [getattr(ca, name)(x) for name in ("sin", "cos", "tan", "acos", "atan", "tanh", "exp", "log", "erf", "floor")]
    joined = [x * y + 2, x * x - y]
    two = [getattr(ca, name)(x, y) for name in ("atan2", "hypot", "power", "fmod", "fmin", "copysign", "lt")]
    return ca.Function("everything", [x, y], [ca.vertcat(*one, *two, *joined)], ["x", "y"], ["z"])


@pytest.mark.parametrize("name", HOSTS)
def test_kernels(name: str) -> None:
    of, magic = HOSTS[name]
    program = fused(read(everything())) if of.fused else read(everything())
    for lanes in (1, of.default_lanes(100)):
        target = Target(lanes, vector_widths(True, "") if lanes > 1 else {}, of.fused)
        code = lower(program, split(program), target, "one" if lanes == 1 else "lanes")
        if lanes > 1:
            code += batch_entry("batch", "lanes", [1, 1], [19], lanes)
        made = object_code.compile_object(code, of)
        defined, needed = symbols(made)
        assert made.startswith(magic)
        assert defined >= ({"one"} if lanes == 1 else {"lanes", "batch"})
        assert needed <= allowed(of)
        assert {"erf", "pow", "acos"} <= needed
        assert "fma" not in needed


@pytest.mark.parametrize("name", HOSTS)
def test_loops_that_come_with_the_package(name: str) -> None:
    of, _ = HOSTS[name]
    text = min(LOOPS, key=lambda path: abs(path.stat().st_size - 100_000))  # the others take seconds each
    defined, needed = symbols(object_code.compile_object(text.read_text(encoding="utf-8"), of))
    assert ENTRY in defined
    assert needed <= allowed(of)


def test_lanes_and_vector_functions() -> None:
    """Two doubles per register on Arm; vector functions of the C library only where there are registers for them."""
    assert [HOSTS[name][0].default_lanes(100) for name in HOSTS] == [2, 2, 4, 4, 2, 2]
    assert vector_widths(True, "+neon") == {}
    wide = "+avx,+avx512f"
    found = {
        cpu: [Host(cpu, wide, "").default_lanes(n) for n in (100, 9000)] for cpu in ("znver4", "znver5", "skylake")
    }
    assert found == {"znver4": [8, 4], "znver5": [8, 8], "skylake": [4, 4]}


def test_the_linker_of_windows_loads_kernels_here(monkeypatch: pytest.MonkeyPatch) -> None:
    linker = llvm.create_lljit_compiler(object_code._target_machine(host()), use_jit_link=False)
    monkeypatch.setattr(object_code, "_linker", lambda: linker)
    monkeypatch.setenv(object_code.SWITCH, "off")
    np.testing.assert_allclose(Kernel(everything())([0.3], [0.7]), everything()(0.3, 0.7).full()[:, 0], rtol=1e-15)
