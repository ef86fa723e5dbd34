"""The demonstration does what it says."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from closedchain.cli.app import app


def test_demo_simulates_and_draws(tmp_path: Path) -> None:
    shown = CliRunner().invoke(app, ["demo", "-o", str(tmp_path)])
    assert shown.exit_code == 0, shown.output
    assert "loops closed to" in shown.output
    for name in ("four_bar.png", "gough_stewart.png"):
        assert (tmp_path / name).read_bytes().startswith(b"\x89PNG")
