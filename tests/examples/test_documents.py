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


# times and ratios that pages may say in their text: what was measured stands in tables that programs write
SAID = {
    "legged.md": {"2 ms": "a setting", "1 ms": "a setting"},
    "simulate.md": {"1 million": "a default", "10 million": "a default"},
    "sweeps.md": {"5.5 µs": "assumed there", "7 ms": "assumed there"},
    "virtual_spring.md": {"15×": "printed in the paper"},
}
MEASURED = re.compile(r"(?<![\w.])\d[\d,.]*(?: (?:ms|µs|ns|million|times|operations)\b|×(?!\d))")


def prose(page: Path) -> str:
    """A page without its code and without tables that programs write."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    return re.sub(r"<!-- (?!end)[^>]*-->.*?<!-- end[^>]*-->", "", text, flags=re.DOTALL)


@pytest.mark.parametrize("page", TEXTS, ids=lambda page: page.stem)
def test_no_measured_number_is_typed_by_hand(page: Path) -> None:
    found = {match[0] for match in MEASURED.finditer(prose(page))}
    assert found <= set(SAID.get(page.name, {})), "write it into a table of docs/make_tables.py, or say what it is"


FILE = re.compile(r"`((?:closedchain|tests|tools|docs|benchmarks|examples)/[\w./-]+)`")
LATER = {"tests/soak/failures/"}  # made when there are some


@pytest.mark.parametrize("page", TEXTS, ids=lambda page: page.stem)
def test_files_that_a_page_names_are_there(page: Path) -> None:
    named = set(FILE.findall(page.read_text(encoding="utf-8"))) - LATER
    gone = [n for n in named if not (ROOT / ("src" if n.startswith("closedchain/") else "") / n).exists()]
    assert gone == []
