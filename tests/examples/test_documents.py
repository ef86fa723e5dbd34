"""Every Python snippet of the README and the documentation runs, page by page, in an empty folder.

Pages show below each block what it prints and draws; what is shown is compared with what comes out here.
"""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from closedchain.model import METHODS

ROOT = Path(__file__).parents[2]
TEXTS = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
PAGES = [path for path in TEXTS if "```python" in path.read_text("utf-8")]


def load_outputs() -> ModuleType:
    """docs/make_outputs.py."""
    spec = importlib.util.spec_from_file_location("make_outputs", ROOT / "docs" / "make_outputs.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


outputs = load_outputs()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_snippets_run_and_print_what_the_page_shows(page: Path, tmp_path: Path) -> None:
    """In this process, where machines are compiled already; warnings are errors here as everywhere."""
    methods = dict(METHODS)  # one page adds a formulation, which other tests do not know
    try:
        found = outputs.run(page, tmp_path)
    finally:
        METHODS.clear()
        METHODS.update(methods)
    if page.parent.name != "docs" or not any(one.text or one.pictures for one in found):
        return
    remedy = f"python docs/make_outputs.py {page.stem}"
    kept = outputs.kept(page)
    assert [(one.code, one.pictures) for one in kept] == [(one.code, one.pictures) for one in found], remedy
    for now, before in zip(found, kept, strict=True):
        assert outputs.alike(now.text, before.text), f"{remedy}\n{before.text}\n{now.text}"
    assert all((outputs.KEPT / f"{page.stem}_{name}").is_file() for one in kept for name in one.pictures)


def test_other_words_and_numbers_are_noticed() -> None:
    assert outputs.alike("a 1.0000 m, 3e-15", "a 1.0004 m, 7e-14")
    assert not outputs.alike("a 1.0 m", "a 1.1 m")
    assert not outputs.alike("a 1.0 m", "b 1.0 m")
    assert not outputs.alike("a 1.0 m", "a 1.0 m\n2")
    text = "```python\nprint(1)\n```\nand\n"
    output = outputs.Output(outputs.digest("print(1)\n"), "1", ("x.png",))
    shown = outputs.with_outputs(text, [output], "page")
    assert (
        shown.index("print(1)")
        < shown.index("```text\n1\n```")
        < shown.index("outputs/page_x.png")
        < shown.index("and")
    )
    assert outputs.with_outputs(text.replace("1", "2"), [output], "page") == text.replace("1", "2")


FILE = re.compile(r"`((?:closedchain|tests|tools|docs|benchmarks|examples)/[\w./-]+)`")
LATER = {"tests/soak/failures/"}  # made when there are some


@pytest.mark.parametrize("page", TEXTS, ids=lambda page: page.stem)
def test_files_that_a_page_names_are_there(page: Path) -> None:
    named = set(FILE.findall(page.read_text(encoding="utf-8"))) - LATER
    gone = [n for n in named if not (ROOT / ("src" if n.startswith("closedchain/") else "") / n).exists()]
    assert gone == []
