"""Tables that are written by programs are as the programs write them."""

from __future__ import annotations

import importlib.util
from pathlib import Path

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
