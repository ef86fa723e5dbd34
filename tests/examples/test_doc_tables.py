"""Tables of the documentation that come from the code are as the code writes them."""

from __future__ import annotations

import csv
import importlib.util
import itertools
import re
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from closedchain.papers.multichain_costs import printed_counts, traced_counts

ROOT = Path(__file__).parents[2]
ROUNDING = (
    3  # operations of chains in random frames: sines of one processor may make equal numbers that another's do not
)


def test_operation_counts_are_fresh() -> None:
    """The paper's counts all, traced_counts in a few of the cases that are quickly traced."""
    with (ROOT / "docs" / "multichain_counts.csv").open(encoding="utf-8", newline="") as file:
        rows = {tuple(map(int, row[:3])): tuple(map(int, row[3:])) for row in list(csv.reader(file))[1:]}
    several = itertools.product((6,), (3, 6), range(2, 7))
    assert set(rows) == {*itertools.product(range(3, 8), range(1, 7), (1,)), *several}
    for case, counts in rows.items():
        assert counts[2:] == printed_counts(*case)
    for case in ((3, 1, 1), (4, 6, 1), (5, 3, 1), (6, 3, 2)):
        np.testing.assert_allclose(
            rows[case][:2], traced_counts(*case), rtol=0, atol=ROUNDING
        )  # make_tables.py --counts


def script(name: str) -> ModuleType:
    """A program of the documentation."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "docs" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_tables_of_the_documentation_are_fresh() -> None:
    pages = script("make_tables").pages()
    formats = {"urdf.md", "mjcf.md", "sdf.md", "elements.md"}
    assert {path.name for path in pages} == {
        "choose.md",
        "legged.md",
        "multichain.md",
        "papers.md",
        "sweeps.md",
        "theory.md",
        "trust.md",
        "verification.md",
    } | formats
    for path, text in pages.items():
        assert text.count("<!-- end -->") >= (
            1 if path.name in formats | {"legged.md", "sweeps.md", "verification.md"} else 2
        )
        assert fresh(path.read_text(encoding="utf-8"), text, counts=path.name == "multichain.md"), (
            f"{path.name}: run python docs/make_tables.py"
        )


def fresh(page: str, text: str, counts: bool) -> bool:
    """Whether a page is as the code writes it; counts of operations may differ by what rounding decides."""
    if not counts:
        return page == text
    here, there = (re.split(r"(\d{3,})", one) for one in (page, text))
    off = [abs(int(a) - int(b)) for a, b in zip(here[1::2], there[1::2], strict=False)]
    return here[::2] == there[::2] and max(off) <= ROUNDING


def test_stale_counts_are_noticed() -> None:
    assert fresh("| 1767 + 1404 |", "| 1767 + 1403 |", counts=True)
    assert not fresh("| 1767 + 1404 |", "| 1767 + 1403 |", counts=False)
    assert not fresh("| 1767 + 1404 |", "| 1767 + 1399 |", counts=True)
    assert not fresh("| 1767 + 1404 |", "| 1767 : 1404 |", counts=True)


def test_every_numbered_equation_has_its_line_or_a_reason() -> None:
    tables = script("make_tables")
    for name, paper in tables.equations().items():
        lines, listed = tables.marked(paper["files"]), paper["equations"]
        assert set(lines) <= set(listed), name
        for number, about in listed.items():
            assert (number in lines) != bool(about.get("why")), f"{name} ({number})"


def test_every_formula_of_a_file_that_is_shown_is_typeset() -> None:
    formulas = script("make_formulas")
    shown = formulas.LINE.findall((ROOT / "docs" / "theory.md").read_text(encoding="utf-8"))
    assert set(shown) == set(formulas.formulas())
    for file in shown:
        assert "$" in formulas.shown(file)


@pytest.mark.parametrize(
    ("before", "after"),
    [("− Σ (∂Δ/∂q)ᵀ (k Δ", "+ Σ (∂Δ/∂q)ᵀ (k Δ"), ("½ k Δ² (12)", "k Δ² (12)"), ("    Aᵀ τ", "    Aᵀ τ Δ")],
)
def test_a_formula_that_changed_in_its_file_is_noticed(before: str, after: str) -> None:
    formulas, file = script("make_formulas"), "dynamics/virtual_spring.py"
    text = formulas.docstring(file)
    assert text.count(before) == 1
    with pytest.raises(LookupError, match=r"formulas\.yaml"):
        formulas.shown(file, text.replace(before, after))


def test_the_benchmark_page_holds_every_row_and_note() -> None:
    results = (ROOT / "benchmarks" / "RESULTS.md").read_text(encoding="utf-8")
    page = script("make_benchmarks")
    text = page.every_part(results)
    for row in page.rows_of(results):
        assert f"| {row.ours} | {row.peer} | {row.ratio} |" in text
        assert not row.note or row.note[1:] in text
    assert text.count("*Measured ") == results.count("\n## ")
    assert text.count("](images/") == len(page.PICTURE.findall(results))
