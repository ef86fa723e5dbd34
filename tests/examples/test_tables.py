"""Tables that are written by programs are as the programs write them."""

from __future__ import annotations

import importlib
import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


def benchmarks() -> ModuleType:
    spec = importlib.util.spec_from_file_location("benchmarks_run", ROOT / "benchmarks" / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)  # dataclasses look there
    spec.loader.exec_module(module)
    return module


def test_readme_shows_the_ratios_of_the_last_benchmark_run() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    results = (ROOT / "benchmarks" / "RESULTS.md").read_text(encoding="utf-8")
    assert benchmarks().with_headlines(readme, results) == readme, "run python benchmarks/run.py --headlines"


def test_a_headline_whose_row_is_gone_is_noticed() -> None:
    results = (ROOT / "benchmarks" / "RESULTS.md").read_text(encoding="utf-8")
    with pytest.raises(LookupError, match=r"0 rows of RESULTS\.md begin with Legged machines / 1 s of trot"):
        benchmarks().headlines(results.replace("1 s of trot", "2 s of trot"))


def test_the_newcomer_finds_in_the_readme_what_to_type() -> None:
    spec = importlib.util.spec_from_file_location("newcomer", ROOT / "tools" / "newcomer.py")
    assert spec is not None
    assert spec.loader is not None
    newcomer = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(newcomer)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    code = newcomer.section(readme, "A four-bar in fifteen lines", "python")
    assert newcomer.steps(readme)["install"] == ["python3 -m venv .venv", ".venv/bin/pip install ."]
    assert 'savefig("my_machine.png")' in code
    assert newcomer.own(code) != code
    times = json.loads((ROOT / "tools" / "newcomer.jsonl").read_text(encoding="utf-8").splitlines()[-1])["times"]
    assert sum(times.values()) < newcomer.MOST


@pytest.mark.parametrize("path", sorted((ROOT / "benchmarks").glob("bench_*.py")), ids=lambda path: path.stem)
def test_benchmarks_find_what_they_measure(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(path.parent))
    module = importlib.import_module(path.stem)
    assert module.TITLE
    assert callable(module.measure)
