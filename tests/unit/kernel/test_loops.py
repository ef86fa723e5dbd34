"""Compiled loops come with the package as LLVM text, made from their sources by tools/loops.py."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from closedchain.errors import KernelCompileError
from closedchain.kernel.loops import CompiledLoop, words

ROOT = Path(__file__).parents[3]
TOTAL = """
define i64 @loop(ptr %table) {
  %count = load i64, ptr %table
  %place = getelementptr i64, ptr %table, i64 1
  %numbers = load ptr, ptr %place
  %second = getelementptr i64, ptr %table, i64 2
  %bits = load i64, ptr %second
  %added = bitcast i64 %bits to double
  %number = load double, ptr %numbers
  %total = fadd double %number, %added
  store double %total, ptr %numbers
  ret i64 %count
}
define i64 @kernel(ptr %table) {
  %count = call i64 @loop(ptr %table)
  ret i64 %count
}
"""


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("loops", ROOT / "tools" / "loops.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_text_is_made_from_the_present_sources() -> None:
    found = tool().stale()
    assert not found, f"{[path.name for path in found]} are older than their sources: run {tool().COMMAND}"


def test_text_changes_with_any_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made, package = tool(), tmp_path / "closedchain"
    (package / "text").mkdir(parents=True)
    (package / "one.py").write_text("from closedchain.two import a")
    (package / "two.py").write_text("from closedchain import three\na = 1")
    (package / "three.py").write_text("b = 2")
    monkeypatch.setattr(made, "PACKAGE", package)
    (package / "text" / "one.ll").write_text(made.head("one", package / "one.py") + "rest")
    assert made.stale() == []
    (package / "three.py").write_text("b = 3")
    assert [path.name for path in made.stale()] == ["one.ll"]


def test_sources_give_the_text_again() -> None:
    numba = pytest.importorskip("numba")
    made = tool()
    text = (made.PACKAGE / "simulate" / "integrators" / "text" / "lanes.ll").read_text("utf-8")
    if made.versions() not in text:
        pytest.skip(f"the text was written by other versions; Numba here is {numba.__version__}")
    command = [sys.executable, str(ROOT / "tools" / "loops.py"), "--check", "lanes"]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr


def test_text_names_no_processor_and_nothing_of_numba() -> None:
    for path in tool().PACKAGE.rglob("text/*.ll"):
        text = path.read_text("utf-8")
        assert not re.search("^target |target-cpu", text, re.MULTILINE)
        assert "Numba" not in text
        assert "NRT_" not in text


def test_arguments_are_words(tmp_path: Path) -> None:
    path = tmp_path / "total.ll"
    path.write_text(TOTAL)
    numbers = np.array([1.5, 2.0])
    table = np.array(words(7, (numbers, 0.25)), np.int64)
    assert CompiledLoop(path)(table) == 7
    np.testing.assert_array_equal(numbers, [1.75, 2.0])


@pytest.mark.parametrize("array", [np.zeros(4)[::2], np.zeros(3, np.float32), np.zeros(3, bool)])
def test_other_arrays_are_refused(array: object) -> None:
    with pytest.raises(TypeError, match="float64 or int64 is needed"):
        words(array)


def test_text_that_is_missing_or_wrong_is_said(tmp_path: Path) -> None:
    table = np.zeros(1, np.int64)
    with pytest.raises(KernelCompileError, match="installation of closedchain is not complete"):
        CompiledLoop(tmp_path / "none.ll")(table)
    (tmp_path / "bad.ll").write_text("define i64 @loop(ptr %table) {")
    with pytest.raises(KernelCompileError, match="LLVM refused"):
        CompiledLoop(tmp_path / "bad.ll")(table)
