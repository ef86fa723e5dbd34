"""The command `closedchain inverse`, and the plots of its answers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import closedchain as cc
from closedchain.cli.app import app
from closedchain.errors import AssemblyError, FileFormatError
from closedchain.files.tables import read_table
from closedchain.show.forces import plot_forces, plot_one, plot_reactions, plot_working_points
from states import model

MOTION = "{kind: swing, home: {position: [0, 0, 0.606378746712]}, shift: [%g, 0, 0], duration: 3}"


def run(*arguments: object) -> str:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], catch_exceptions=True)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.output


def test_forces_to_a_file_and_a_picture(tmp_path: Path) -> None:
    (tmp_path / "m.yaml").write_text(MOTION % 0.1)
    files = ("--motion", tmp_path / "m.yaml", "-o", tmp_path / "f.csv", "--plot", tmp_path / "f.png")
    out = run("inverse", "hexapod", *files, "--rate", 50)
    assert "legF" in out
    table = read_table(tmp_path / "f.csv")
    motion = cc.motions.load_motion(tmp_path / "m.yaml")
    answer = model("hexapod").inverse_dynamics_along(motion, rate=50)
    np.testing.assert_allclose(table["legB.force"], answer["legB"], rtol=1e-10)
    assert (tmp_path / "f.png").stat().st_size > 5000
    heavy = run("inverse", "hexapod", "--motion", tmp_path / "m.yaml", "-o", tmp_path / "h.csv", "--payload", 5)
    assert heavy != out
    assert np.abs(read_table(tmp_path / "h.csv")["legA.force"]).max() > 1.5 * np.abs(table["legA.force"]).max()


def test_recorded_motion(tmp_path: Path) -> None:
    t = np.linspace(0, 1, 60)
    columns = {"t": t, "x": 0.02 * t**2, "y": 0 * t, "z": 0.606378746712 + 0 * t}
    text = ",".join(columns) + "\n" + "\n".join(",".join(map(str, row)) for row in np.column_stack([*columns.values()]))
    (tmp_path / "m.csv").write_text(text)
    run("inverse", "hexapod", "--motion", tmp_path / "m.csv", "-o", tmp_path / "f.csv", "--rate", 20)
    assert len(read_table(tmp_path / "f.csv")["t"]) == 21


def test_refusals(tmp_path: Path) -> None:
    (tmp_path / "far.yaml").write_text(MOTION % 0.15)
    assert "legB, legE" in run("inverse", "hexapod", "--motion", tmp_path / "far.yaml", "--check")
    with pytest.raises(AssemblyError, match="legB, legE"):
        run("inverse", "hexapod", "--motion", tmp_path / "far.yaml", "-o", tmp_path / "f.csv")
    with pytest.raises(FileFormatError, match="cannot be read"):
        run("inverse", "hexapod", "--motion", tmp_path / "none.yaml")
    with pytest.raises(cc.errors.ArgumentError, match=r"must end in \.csv"):
        run("inverse", "hexapod", "--motion", tmp_path / "far.yaml", "-o", tmp_path / "f.txt")


def test_plots_have_labels_with_units() -> None:
    home = model("planar_3rrr").assemble().platform.pose
    answer = model("planar_3rrr").inverse_dynamics_along(cc.motions.swing(home, (0.02, 0.0, 0.0)), rate=20)
    labels = [axes.get_ylabel() for axes in plot_forces(answer, "swing").axes]
    assert labels == ["torque (N m)", "power (W)"]
    assert plot_one(answer, "powers").axes[0].get_xlabel() == "time (s)"
    assert plot_working_points(answer).axes[0].get_xlabel() == "velocity (rad/s)"
    lines = plot_reactions(answer, ("leg1_base",)).axes[0].get_lines()
    assert lines[0].get_linestyle() == "--"  # in a planar machine the force across the plane is a matter of sharing
    with pytest.raises(cc.errors.ArgumentError, match="'forces' or 'powers'"):
        plot_one(answer, "torques")
    one = model("planar_3rrr").inverse_dynamics(model("planar_3rrr").assemble())
    with pytest.raises(cc.errors.ArgumentError, match="nothing to plot"):
        plot_forces(one)
