"""closedchain simulate: files out, a report, and one line for what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from closedchain.cli import app
from closedchain.errors import ArgumentError, UnknownNameError


def test_a_run_from_the_command_line(tmp_path: Path) -> None:
    table, picture = tmp_path / "run.csv", tmp_path / "run.png"
    words = [
        "simulate",
        "four_bar",
        "--duration",
        "1",
        "--force",
        "crank_motor=6",
        "-o",
        str(table),
        "--plot",
        str(picture),
    ]
    done = CliRunner().invoke(app, words, catch_exceptions=False)
    assert done.exit_code == 0
    assert "complete at 1 s" in done.output
    assert "crank            2.82941825" in done.output
    assert float(table.read_text().splitlines()[-1].split(",")[1]) == pytest.approx(2.829418245, abs=1e-8)
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_starts_and_methods() -> None:
    words = [
        "simulate",
        "four_bar",
        "--joint",
        "crank=1.2",
        "--rate",
        "crank=2",
        "--step",
        "0.001",
        "--duration",
        "0.1",
    ]
    done = CliRunner().invoke(app, [*words, "--method", "denoc", "--every", "0.01"], catch_exceptions=False)
    assert "samples          11 (100 steps" in done.output
    assert "rk4, denoc" in done.output


@pytest.mark.parametrize(
    ("words", "error", "message"),
    [
        (["--force", "crank_motor"], ArgumentError, "NAME=VALUE"),
        (["--force", "motor=1"], UnknownNameError, "crank_motor"),
        (["-o", "run.xls"], ArgumentError, "csv"),
        (["--plot", "run.bmp"], ArgumentError, "png"),
        (["--integrator", "euler"], UnknownNameError, "rk4"),
    ],
)
def test_refusals(words: list[str], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        CliRunner().invoke(app, ["simulate", "four_bar", *words], catch_exceptions=False)
