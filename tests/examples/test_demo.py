"""The demonstration does what it says."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

from closedchain.cli.app import app


def test_demo_simulates_and_draws(tmp_path: Path) -> None:
    shown = CliRunner().invoke(app, ["demo", "-o", str(tmp_path)])
    assert shown.exit_code == 0, shown.output
    assert "loops closed to" in shown.output
    assert (tmp_path / "gough_stewart.png").read_bytes().startswith(b"\x89PNG")
    assert "<script" in (tmp_path / "gough_stewart.html").read_text(encoding="utf-8")
