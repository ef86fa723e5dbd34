"""Tables of the documentation that come from the code are as the code writes them."""

from __future__ import annotations

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_tables_of_the_documentation_are_fresh() -> None:
    spec = importlib.util.spec_from_file_location("make_tables", ROOT / "docs" / "make_tables.py")
    assert spec is not None
    assert spec.loader is not None
    make_tables = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(make_tables)
    pages = make_tables.pages()
    assert {path.name for path in pages} == {"choose.md", "multichain.md", "papers.md", "theory.md"}
    for path, text in pages.items():
        assert text.count("<!-- end -->") >= 2
        assert path.read_text(encoding="utf-8") == text, "run python docs/make_tables.py"
