"""Every Python snippet of the README and the documentation runs, page by page, in an empty folder.

Pages show below each block what it prints and draws; what is shown is compared with what comes out here.
"""

from __future__ import annotations

import importlib.util
import json
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from closedchain.model import METHODS

ROOT = Path(__file__).parents[2]
TEXTS = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
PAGES = [path for path in TEXTS if "```python" in path.read_text("utf-8")]


def load(name: str) -> ModuleType:
    """A program of docs/."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "docs" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


outputs, notebooks = load("make_outputs"), load("make_notebooks")


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
    assert outputs.alike("assembled in 0.06 s", "assembled in 0.2 s")
    assert not outputs.alike("run ends at 0.06 s", "run ends at 0.2 s")
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


@pytest.mark.parametrize("name", notebooks.PAGES)
def test_notebooks_are_the_pages_that_are_run(name: str) -> None:
    """Their code is that of the page, block by block, so that the test of the page is theirs."""
    path = ROOT / "notebooks" / f"{name}.ipynb"
    assert path.read_text(encoding="utf-8") == notebooks.written(name), "python docs/make_notebooks.py"
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    page = (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8")
    code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert code == [block.rstrip() for block in outputs.blocks(page)]
    shown = sum(bool(cell.get("outputs")) for cell in cells)
    assert shown == sum(bool(one.text or one.pictures) for one in outputs.kept(ROOT / "docs" / f"{name}.md")) > 0
    assert len({cell["id"] for cell in cells}) == len(cells)
    links = re.findall(r"\]\((\.\./docs/[^)#\s]+)", "".join("".join(cell["source"]) for cell in cells))
    assert [link for link in links if not (path.parent / link).exists()] == []


def test_there_are_no_other_notebooks() -> None:
    assert {path.stem for path in (ROOT / "notebooks").glob("*")} == set(notebooks.PAGES)
