"""Tables that are written by programs are as the programs write them."""

from __future__ import annotations

import importlib
import importlib.util
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def test_readme_shows_the_ratios_of_the_last_benchmark_run() -> None:
    spec = importlib.util.spec_from_file_location("run", ROOT / "benchmarks" / "run.py")
    assert spec is not None
    assert spec.loader is not None
    run = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(run)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    results = (ROOT / "benchmarks" / "RESULTS.md").read_text(encoding="utf-8")
    assert run.with_headlines(readme, results) == readme
    assert readme.count("×**") > 5


@pytest.mark.parametrize("path", sorted((ROOT / "benchmarks").glob("bench_*.py")), ids=lambda path: path.stem)
def test_benchmarks_find_what_they_measure(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(path.parent))
    module = importlib.import_module(path.stem)
    assert module.TITLE
    assert callable(module.measure)
