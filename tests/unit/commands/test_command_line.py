"""What people type: help that reads, exit statuses, one line for every mistake."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import closedchain as cc
from closedchain import cli

COMMANDS = ("agree", "bench", "check", "demo", "inverse", "library", "papers", "simulate", "stiffness-map")


def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Exit status, output and errors of a command line."""
    monkeypatch.setattr("sys.argv", ["closedchain", *words])
    with pytest.raises(SystemExit) as ended:
        cli.main()
    out, err = capsys.readouterr()
    code = ended.value.code
    return code if isinstance(code, int) else 0, out, err


def test_help_names_all_commands() -> None:
    shown = CliRunner().invoke(cli.app, ["--help"]).output
    assert all(f" {name} " in shown for name in COMMANDS)
    assert "--version" in shown
    assert "--install-completion" in shown


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str) -> None:
    shown = CliRunner().invoke(cli.app, [name, "--help"])
    assert shown.exit_code == 0
    assert len(shown.output) > 300


def test_version() -> None:
    assert CliRunner().invoke(cli.app, ["--version"]).output == f"closedchain {cc.__version__}\n"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["check", "nothing"], "neither a file nor a library machine"),
        (["agree", "nothing.yaml"], "neither a file nor a library machine"),
        (["papers", "--only", "nothing"], "no paper 'nothing'; papers: virtual_spring"),
        (["library", "nothing"], "neither a file nor a library machine"),
        (["library", "four_bar", "-o", "machine.txt"], "machine.txt"),
        (["simulate", "four_bar", "--force", "crank_motor=a"], "NAME=VALUE"),
        (["simulate", "four_bar", "-o", "run.txt"], ".csv or .nc"),
        (["bench", "--folder", "elsewhere"], "source tree"),
    ],
)
def test_mistakes_are_one_line(
    words: list[str], message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    code, _, err = typed(monkeypatch, capsys, *words)
    assert code == 2
    assert err.startswith("error: ")
    assert message in err
    assert "Traceback" not in err


def test_files_that_cannot_be_written_are_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, _, err = typed(monkeypatch, capsys, "library", "four_bar", "-o", str(tmp_path / "none" / "machine.yaml"))
    assert code == 2
    assert err.startswith("error: ")


@pytest.mark.parametrize("words", [["check"], ["nothing"], ["simulate", "four_bar", "--no-such-option"]])
def test_usage_is_shown_for_wrong_words(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = typed(monkeypatch, capsys, *words)
    assert code == 2
    assert "Usage" in err
    assert "Traceback" not in err


def test_agree_prints_table_and_data(tmp_path: Path) -> None:
    path = cc.save(cc.library.four_bar(), tmp_path / "mine.yaml")
    shown = CliRunner().invoke(cli.app, ["agree", str(path), "--states", "1"], env={"COLUMNS": "160"})
    assert shown.exit_code == 0, shown.output
    assert "all agree" in shown.output
    assert "it has no reference member" in shown.output
    found = json.loads(CliRunner().invoke(cli.app, ["agree", str(path), "--states", "1", "--json"]).output)
    assert found[0]["agrees"]
    assert len(found[0]["pairs"]) == 45


def test_agree_fails_when_two_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("closedchain.agreement.EXACT", 1e-300)
    shown = CliRunner().invoke(cli.app, ["agree", "four_bar", "--states", "1"])
    assert shown.exit_code == 1
    assert "≠" in shown.output
    assert "some differ" in shown.output


def test_library_as_data() -> None:
    found = json.loads(CliRunner().invoke(cli.app, ["library", "--json"]).output)
    assert set(found) == set(cc.library.machines())


def test_simulate_as_data() -> None:
    words = ["simulate", "four_bar", "--force", "crank_motor=6", "--joint", "crank=1.5707963267948966", "--json"]
    found = json.loads(CliRunner().invoke(cli.app, words).output)
    assert found["coordinates"]["crank"][0] == pytest.approx(2.829418245, abs=1e-8)
    assert found["rates"]["crank"][0] == pytest.approx(4.716457566, abs=1e-8)
    assert found["loop_error"] < 1e-12


def test_inverse_as_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("line.csv").write_text("t,x,y,z\n0,0,0,0.6\n1,0,0,0.59\n2,0,0,0.58\n3,0,0,0.57\n4,0,0,0.56\n5,0,0,0.55\n")
    shown = CliRunner().invoke(cli.app, ["inverse", "hexapod", "--motion", "line.csv", "--rate", "10", "--json"])
    assert shown.exit_code == 0, shown.output
    found = json.loads(shown.output)
    assert [row["name"] for row in found["rows"]] == ["legA", "legB", "legC", "legD", "legE", "legF"]
    assert found["duration"] == 5.0
    assert Path("forces.csv").exists()
