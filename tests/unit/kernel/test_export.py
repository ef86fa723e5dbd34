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

from closedchain.errors import ArgumentError
from closedchain.kernel import Kernel, Port
from closedchain.kernel import program as parts_module
from closedchain.kernel.c_source import Labels, Level, Recording, export, identifier
from closedchain.kernel.fallback import Fallback
from closedchain.kernel.program import BINARY, NAMES, Program, read

COMPILER = shutil.which("gcc") or shutil.which("cc")
needs_compiler = pytest.mark.skipif(COMPILER is None, reason="no C compiler")


def compile_and_run(folder: Path) -> int:
    program = folder / "program"
    flags = ["-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror", "-Wconversion", "-Wshadow", "-Wdouble-promotion"]
    sources = sorted(str(path) for path in folder.glob("*.c") if not path.name.startswith("main_loop"))
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
        "main_loop_kernel_every_operation.c",
    ]
    assert compile_and_run(files[0].parent) == 0


@needs_compiler
def test_the_generated_test_can_fail(tmp_path: Path) -> None:
    _, source, *_ = Kernel(every_operation()).to_c(tmp_path)
    text = source.read_text()
    assert " + " in text
    source.write_text(text.replace(" + ", " - ", 1))
    assert compile_and_run(tmp_path) == 1


@needs_compiler
def test_functions_without_inputs(tmp_path: Path) -> None:
    Kernel(ca.Function("constant", [], [ca.SX([1.0, 2.0]), ca.SX(0, 1)])).to_c(tmp_path)
    assert compile_and_run(tmp_path) == 0


def test_the_source_allocates_nothing_and_has_no_globals(tmp_path: Path) -> None:
    _, source, *_ = Kernel(every_operation()).to_c(tmp_path)
    text = source.read_text()
    assert not re.search(r"\b(malloc|calloc|alloca|free|static (?!void (part|answer)_\d+))", text)
    exported = re.findall(r"^(?!static|#)\w.*$", text, re.MULTILINE)
    assert len(exported) == 1
    assert exported[0].startswith("int kernel_every_operation(")


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
    assert re.fullmatch(r"[A-Za-z_]\w{0,64}", identifier(name), re.ASCII)


@needs_compiler
@pytest.mark.parametrize("name", HOSTILE)
def test_no_name_can_put_code_into_the_source(tmp_path: Path, name: str) -> None:
    x = ca.SX.sym("x")
    plain = read(ca.Function("f", [x], [x + 1]))
    program = Program(name, (Port(name, (1,)),), (Port(name, (1,)),), plain.operations, plain.results)
    recording = Recording([np.zeros((8, 1))], [np.ones((8, 1))])
    labels = Labels(title=name, names={name: [name]}, units={name: [name]})
    prefix = identifier(f"kernel_{name}")
    files = export([Level(program)], name, labels, recording, tmp_path, prefix, "double")
    assert {file.parent for file in files} == {tmp_path}
    texts = [re.sub(r"/\*.*?\*/", "", file.read_text(encoding="ascii"), flags=re.DOTALL) for file in files]
    mains = [text.count("int main(") for text in texts]
    assert mains == [0, 0, 1, 1]
    assert compile_and_run(tmp_path) == 0


def ratio() -> tuple[Kernel, Kernel]:
    """x/y and how good it is, and what answers where y is small: with another sign, to tell them apart."""
    x, y = ca.SX.sym("x"), ca.SX.sym("y")
    last = Kernel(ca.Function("last", [x, y], [-x, y + 1], ["x", "y"], ["ratio", "pivot"]))
    other = Kernel(ca.Function("other", [x, y], [2 * x, ca.fabs(y) * 2], ["x", "y"], ["ratio", "pivot"]),
                   fallback=Fallback("pivot", 1e-6, lambda: last))  # fmt: skip
    first = ca.Function("first", [x, y], [x / y, ca.fabs(y)], ["x", "y"], ["ratio", "pivot"])
    return Kernel(first, fallback=Fallback("pivot", 1e-3, lambda: other)), other


@needs_compiler
@pytest.mark.parametrize("number", ["double", "float"])
def test_fallbacks_are_exported_with_it(tmp_path: Path, number: str) -> None:
    kernel, _ = ratio()
    given = [np.array([[1.0], [2.0], [3.0], [4.0]]), np.array([[0.5], [1e-4], [1e-8], [np.nan]])]
    expected = kernel(*given)[0].ravel()
    np.testing.assert_allclose(expected[:3], [2.0, 4.0, -3.0])
    kernel.to_c(tmp_path, "ratio", number=number, samples=given)  # type: ignore[arg-type]
    assert compile_and_run(tmp_path) == 0
    assert "fallback: runs where pivot is not above 0.001" in (tmp_path / "ratio.h").read_text()


def test_a_fallback_that_is_no_kernel_is_said_to_be_missing(tmp_path: Path) -> None:
    x = ca.SX.sym("x")
    numbers = Fallback("residual", 1e-9, lambda: lambda x: (x, x), below=True)
    Kernel(ca.Function("f", [x], [x, x**2], ["x"], ["y", "residual"]), fallback=numbers).to_c(tmp_path, "f")
    assert "fallback: none here; in Python a numeric solution replaces results" in (tmp_path / "f.h").read_text()


@pytest.mark.parametrize("name", ["", "2nd", "a b", "a-b", "int main(void)"])
def test_a_prefix_must_be_an_identifier(tmp_path: Path, name: str) -> None:
    with pytest.raises(ArgumentError, match="letters, digits and underscores"):
        Kernel(every_operation()).to_c(tmp_path, name)


def test_numbers_are_double_or_float(tmp_path: Path) -> None:
    with pytest.raises(ArgumentError, match="'double' or 'float'"):
        Kernel(every_operation()).to_c(tmp_path, "f", number="half")  # type: ignore[arg-type]
