"""Every Python snippet of the README and the documentation runs, page by page, in an empty folder."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from closedchain.model import METHODS

ROOT = Path(__file__).parents[2]
TEXTS = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
PAGES = [path for path in TEXTS if "```python" in path.read_text("utf-8")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_snippets_run(page: Path, tmp_path: Path) -> None:
    """In this process, where machines are compiled already; warnings are errors here as everywhere."""
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    script = tmp_path / "page.py"
    script.write_text("import matplotlib\nmatplotlib.use('Agg')\n" + "\n".join(blocks), encoding="utf-8")
    methods = dict(METHODS)  # one page adds a formulation, which other tests do not know
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.chdir(tmp_path)
            runpy.run_path(str(script), run_name="__main__")
    finally:
        METHODS.clear()
        METHODS.update(methods)


FILE = re.compile(r"`((?:closedchain|tests|tools|docs|benchmarks|examples)/[\w./-]+)`")
LATER = {"tests/soak/failures/"}  # made when there are some


@pytest.mark.parametrize("page", TEXTS, ids=lambda page: page.stem)
def test_files_that_a_page_names_are_there(page: Path) -> None:
    named = set(FILE.findall(page.read_text(encoding="utf-8"))) - LATER
    gone = [n for n in named if not (ROOT / ("src" if n.startswith("closedchain/") else "") / n).exists()]
    assert gone == []
