"""Pictures and the command line of stiffness maps."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import closedchain as cc
from closedchain.cli.app import app
from closedchain.show.maps import plot_map
from closedchain.stiffness.maps import moments


@pytest.fixture(scope="module")
def field():
    model = cc.compile(cc.library.coaxial())
    grid = cc.Grid.azimuth_tilt_torsion(np.deg2rad(np.arange(0, 360, 15)), np.deg2rad([0, 30, 55, 61]))
    return model.stiffness_map(grid, moments(10.0))


def test_polar_contours(field) -> None:
    figure = plot_map(field)
    axes = [a for a in figure.axes if a.name == "polar"]
    assert len(axes) == 2
    assert "mm" in axes[0].get_title()
    assert "°" in axes[1].get_title()
    largest = float(np.nanmax(field.center_shift)) * 1e3
    assert f"{largest:.4g}" in axes[0].get_title()


def test_flat_contours_have_units() -> None:
    model = cc.compile(cc.library.delta())
    grid = cc.Grid.cartesian(np.linspace(-0.1, 0.1, 4), np.linspace(-0.1, 0.1, 5), -0.6)
    figure = plot_map(model.stiffness_map(grid, [0, 0, 0, 0, 0, -10]), "center_shift")
    assert figure.axes[0].get_xlabel() == "x (m)"


def test_what_cannot_be_drawn(field) -> None:
    with pytest.raises(cc.errors.UnknownNameError, match="center_shift"):
        plot_map(field, "centre")
    with pytest.raises(cc.errors.ArgumentError, match="two axes"):
        plot_map(field, "platform_translation")


def run(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["stiffness-map", *arguments], catch_exceptions=False)
    assert result.exit_code == 0
    return result.output


def test_command(tmp_path: Path) -> None:
    out = tmp_path / "wrist.nc"
    text = run(
        "unlimited_roll",
        "--azimuth",
        "-70:-60:11",
        "--tilt",
        "50:62:7",
        "-o",
        str(out),
        "--plot",
        str(out.with_suffix(".png")),
    )
    assert "77 poses: 44 regular" in text or "unreachable" in text
    assert "largest orientation error" in text
    assert out.exists()
    assert out.with_suffix(".png").exists()
    import xarray

    with xarray.open_dataset(out) as stored:
        assert stored.center_shift.attrs["units"] == "m"
        assert stored.status.attrs["flag_meanings"].startswith("regular unreachable")


def test_command_over_positions(tmp_path: Path) -> None:
    out = tmp_path / "delta.csv"
    run("delta", "--x=-0.1:0.1:3", "--load", "0,0,0,0,0,-50", "--load", "0,0,0,20,0,0", "-o", str(out))
    lines = out.read_text().splitlines()
    assert lines[0] == "x [m],orientation_error [rad],center_shift [m],parallel_index [1],status [1]"
    assert len(lines) == 4


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("delta", "--load", "1,2,3"), "six numbers"),
        (("delta", "--load", "a,b"), "takes numbers"),
        (("coaxial", "--tilt", "0:10:1"), "from:to:count"),
        (("coaxial", "--tilt=-10:10:5"), "between 0 and"),
        (("coaxial", "-o", "map.txt"), r"\.nc or \.csv"),
        (("four_bar",), "rigid"),
    ],
)
def test_command_refuses(
    arguments: tuple[str, ...], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(cc.errors.ClosedChainError, match=says):
        CliRunner().invoke(app, ["stiffness-map", *arguments], catch_exceptions=False)
