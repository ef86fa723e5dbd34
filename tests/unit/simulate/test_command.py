"""closedchain simulate: files out, a report, and one line for what is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import closedchain as cc
from closedchain.cli.app import app
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
        "--velocity",
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


def test_machines_with_contacts(tmp_path: Path) -> None:
    ball = cc.Mechanism(
        "dropped",
        bodies=[cc.Body("ball", 1.0, (0.0, 0.0, 0.0), (0.1, 0.1, 0.1))],
        joints=[cc.Joint("floating", "free", "ground", "ball", start=(1.0, 0, 0, 0, 0, 0, 0.2))],
        contacts=[cc.Contact("south", "ball", (0.0, 0.0, -0.1), mu_static=0.77)],
    )
    cc.save(ball, tmp_path / "dropped.yaml")
    words = ["simulate", str(tmp_path / "dropped.yaml")]
    found = CliRunner().invoke(app, [*words, "--duration", "0.3", "--json"], catch_exceptions=False)
    found_data, g = json.loads(found.stdout), -ball.gravity[2]
    (touchdown,) = [event for event in found_data["events"] if event["kind"] == "touchdown"]
    assert touchdown["name"] == "south"
    np.testing.assert_allclose(touchdown["time"], np.sqrt(2 * 0.1 / g), rtol=1e-9, atol=0)
    np.testing.assert_allclose(found_data["impact_losses"], g * 0.1, rtol=1e-9, atol=0)
    every = CliRunner().invoke(app, [*words, "--duration", "0.1", "--every", "0.05", "--json"], catch_exceptions=False)
    assert json.loads(every.stdout)["samples"] == 3
    with pytest.raises(ArgumentError, match="--every is not for time stepping"):
        CliRunner().invoke(app, [*words, "--step", "1e-3", "--every", "0.1"], catch_exceptions=False)
