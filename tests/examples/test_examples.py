"""Every example is short, runs without a warning, and draws its picture."""

from __future__ import annotations

import ast
import runpy
import sys
from pathlib import Path

import matplotlib as mpl
import matplotlib.pyplot as plt
import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
IMAGES = ROOT / "docs" / "images"


def stem(path: Path) -> str:
    return path.stem


def test_there_are_ten() -> None:
    assert len(EXAMPLES) >= 10


@pytest.mark.parametrize("example", EXAMPLES, ids=stem)
def test_example_runs(example: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In this process, where machines are compiled already; warnings are errors here as everywhere."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", [str(example), str(tmp_path)])
        patch.chdir(tmp_path)
        patch.setenv("MPLBACKEND", "Agg")
        with mpl.rc_context():  # scripts set the style of plots for good
            runpy.run_path(str(example), run_name="__main__")
        plt.close("all")
    assert capsys.readouterr().out
    assert (tmp_path / f"{example.stem}.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("example", EXAMPLES, ids=stem)
def test_example_is_shown(example: Path) -> None:
    picture = IMAGES / f"{example.stem}.png"
    assert picture.stat().st_size < 60_000
    page = (ROOT / "docs" / "examples.md").read_text(encoding="utf-8")
    assert f"images/{picture.name}" in page
    assert f'--8<-- "examples/{example.name}"' in page  # mkdocs puts the code there
    docstring = ast.get_docstring(ast.parse(example.read_text(encoding="utf-8")))
    assert docstring is not None
    assert f"`examples/{example.name}`: {docstring}" in page
