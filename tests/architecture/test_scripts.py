"""Scripts of this project refuse words that they do not know."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = sorted(
    path
    for folder in ("benchmarks", "tools")
    for path in (ROOT / folder).glob("*.py")
    if '__name__ == "__main__"' in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_words_are_read_by_a_parser(path: Path) -> None:
    assert "parser.parse_args(" in path.read_text(encoding="utf-8"), f"{path.name} may ignore words it does not know"


@pytest.mark.parametrize("word", ["--nonsense", "nonsense"])
def test_benchmarks_are_not_run_for_words_unknown(word: str) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "benchmarks" / "run.py", word], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.startswith("usage: run.py")
    assert "nonsense" in done.stderr
    assert not done.stdout
