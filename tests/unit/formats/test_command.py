"""closedchain check and convert on files of other formats."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import closedchain as cc
from closedchain.cli.app import app
from closedchain.errors import LossError
from soak.attack_formats import SEEDS

END = '<successor link="c"><origin xyz="{} 0 0"/></successor>'
URDF = SEEDS["urdf"].replace('xyz="1 0 0" rpy="0 0.1 0"', 'xyz="1 0 0"').replace('<successor link="c"/>', END.format(2))


@pytest.fixture
def robot(tmp_path: Path) -> Path:
    path = tmp_path / "robot.urdf"
    path.write_text(URDF.replace("</robot>", '<gazebo reference="a"/></robot>'), encoding="utf-8")
    return path


def test_check_prints_the_import_report_and_the_numbers(robot: Path) -> None:
    done = CliRunner().invoke(app, ["check", str(robot)])
    assert done.exit_code == 0, done.output
    assert "dropped: gazebo" in done.output
    assert "mass 4.5 kg" in done.output
    assert "mobility" in done.output


def test_check_as_data(robot: Path) -> None:
    done = CliRunner().invoke(app, ["check", str(robot), "--json"])
    data = json.loads(done.output)
    assert data["numbers"]["mass"] == 4.5
    assert data["numbers"]["mobility"] == data["mobility"]
    assert any(
        entry["element"].startswith("gazebo") and entry["fate"] == "dropped" for entry in data["import"]["entries"]
    )


def test_check_says_what_does_not_assemble(tmp_path: Path) -> None:
    path = tmp_path / "far.urdf"
    path.write_text(URDF.replace(END.format(2), END.format(99)))
    done = CliRunner().invoke(app, ["check", str(path)])
    assert done.exit_code == 1
    assert "cannot be assembled" in done.output


def test_convert_there_and_back(robot: Path, tmp_path: Path) -> None:
    for name, form in (("out.yaml", None), ("out.xml", "mjcf"), ("out.sdf", None), ("plus.urdf", "urdf+")):
        options = [] if form is None else ["--format", form]
        done = CliRunner().invoke(app, ["convert", str(robot), str(tmp_path / name), "--lossy", *options])
        assert done.exit_code == 0, done.output
        assert f"wrote {tmp_path / name}" in done.output.replace("\n", "")
        again = cc.import_file(tmp_path / name)
        assert again.check.mass == pytest.approx(4.5, abs=1e-12)


def test_convert_refuses_losses_unless_told(tmp_path: Path) -> None:
    out = tmp_path / "four_bar.urdf"
    done = CliRunner().invoke(app, ["convert", "four_bar", str(out)])
    assert isinstance(done.exception, LossError)
    assert "gravity" in str(done.exception)
    assert not out.exists()
    done = CliRunner().invoke(app, ["convert", "four_bar", str(out), "--lossy", "--json"])
    assert done.exit_code == 0, done.output
    data = json.loads(done.output)
    assert data["wrote"] == [str(out), str(out.with_suffix(".yaml"))]
    assert "gravity" in [entry["element"] for entry in data["export"]["entries"] if entry["fate"] == "dropped"]
