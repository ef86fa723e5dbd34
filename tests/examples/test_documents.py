"""Every Python snippet of the README and the documentation runs, page by page, in an empty folder."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    path for path in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")] if "```python" in path.read_text("utf-8")
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_snippets_run(page: Path, tmp_path: Path) -> None:
    """In this process, where machines are compiled already; warnings are errors here as everywhere."""
    blocks = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    script = tmp_path / "page.py"
    script.write_text("import matplotlib\nmatplotlib.use('Agg')\n" + "\n".join(blocks), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(tmp_path)
        runpy.run_path(str(script), run_name="__main__")
