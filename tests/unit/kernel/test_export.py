"""C source: it compiles without warnings, passes its own test, and no name can put code into it."""

from __future__ import annotations

import math
import re
import shutil
import subprocess
from pathlib import Path

import casadi as ca
import numpy as np
import pytest

from closedchain.kernel import Kernel, Port
from closedchain.kernel import program as parts_module
from closedchain.kernel.c_source import Recording, export, identifier
from closedchain.kernel.program import BINARY, NAMES, Program, read, split

COMPILER = shutil.which("gcc") or shutil.which("cc")
needs_compiler = pytest.mark.skipif(COMPILER is None, reason="no C compiler")


def compile_and_run(folder: Path) -> int:
    program = folder / "program"
    flags = ["-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror", "-O1"]
    sources = sorted(map(str, folder.glob("*.c")))
    subprocess.run([str(COMPILER), *flags, *sources, "-o", str(program), "-lm"], check=True)
    return subprocess.run([str(program)], stdout=subprocess.DEVNULL).returncode


def every_operation() -> ca.Function:
    x, y = ca.SX.sym("x", 3), ca.SX.sym("y", 2, 2)
    results = []
    for code, name in NAMES.items():
        if name in BINARY | {"lift", "constpow"}:
            results.append(ca.SX.binary(code, x[0], y[1, 0]))
        elif name not in ("const", "input", "output"):
            results.append(ca.SX.unary(code, x[1]))
    sparse = ca.SX(2, 2)
    sparse[1, 0] = x[2]
    constants = ca.vertcat(float("inf"), float("nan"), -float("inf"), -2.5, x[0] - (-0.5))
    return ca.Function(
        "every_operation", [x, y], [ca.vertcat(*results), sparse, constants], ["x", "y"], ["a", "b", "c"]
    )


@needs_compiler
@pytest.mark.parametrize("part", [3, 3000])
def test_exported_source_passes_its_own_test(tmp_path: Path, part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts_module, "PART_SIZES", ((math.inf, part),))
    files = Kernel(every_operation()).to_c(tmp_path / "new" / "folder")
    assert [file.name for file in files] == [
        "kernel_every_operation.h",
        "kernel_every_operation.c",
        "test_kernel_every_operation.c",
    ]
    assert compile_and_run(files[0].parent) == 0


@needs_compiler
def test_the_generated_test_can_fail(tmp_path: Path) -> None:
    _, source, _ = Kernel(every_operation()).to_c(tmp_path)
    text = source.read_text()
    assert " + " in text
    source.write_text(text.replace(" + ", " - ", 1))
    assert compile_and_run(tmp_path) == 1


@needs_compiler
def test_functions_without_inputs(tmp_path: Path) -> None:
    Kernel(ca.Function("constant", [], [ca.SX([1.0, 2.0]), ca.SX(0, 1)])).to_c(tmp_path)
    assert compile_and_run(tmp_path) == 0


def test_the_source_allocates_nothing_and_has_no_globals(tmp_path: Path) -> None:
    _, source, _ = Kernel(every_operation()).to_c(tmp_path)
    text = source.read_text()
    assert not re.search(r"\b(malloc|calloc|alloca|free|static (?!void part_\d+\())", text)
    assert re.findall(r"^\w.*$", text, re.MULTILINE) == re.findall(r"^(?:static )?void .*$", text, re.MULTILINE)


HOSTILE = [
    "*/ int main(void){system(0);} /*",
    'x"\n#include "evil.h',
    "a b;c",
    "",
    "ünïcode\\\n",
    "int",
    "../../up",
    "x" * 500,
]


@pytest.mark.parametrize("name", HOSTILE)
def test_identifiers_are_harmless(name: str) -> None:
    assert re.fullmatch(r"kernel_\w{1,64}", identifier(name), re.ASCII)


@needs_compiler
@pytest.mark.parametrize("name", HOSTILE)
def test_no_name_can_put_code_into_the_source(tmp_path: Path, name: str) -> None:
    x = ca.SX.sym("x")
    plain = read(ca.Function("f", [x], [x + 1]))
    program = Program(name, (Port(name, (1,)),), (Port(name, (1,)),), plain.operations, plain.results)
    recording = Recording([np.zeros((8, 1))], [np.ones((8, 1))])
    files = export(program, split(program), recording, tmp_path)
    assert {file.parent for file in files} == {tmp_path}
    assert all(
        file.read_text(encoding="ascii").count("main(void)") == (file.name.startswith("test_")) for file in files
    )
    assert compile_and_run(tmp_path) == 0
