"""What people type: help that reads, exit statuses, one line for every mistake."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from typer.testing import CliRunner

import closedchain as cc
from closedchain.cli import app as cli
from shell import typed
from soak.interrupts import listening

COMMANDS = (
    "agree",
    "bench",
    "cache",
    "check",
    "convert",
    "demo",
    "inverse",
    "library",
    "papers",
    "precompile",
    "report",
    "schema",
    "simulate",
    "stiffness-map",
    "tune-spring",
)


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
    assert f"closedchain {name}" in shown.output.split("Examples:")[1]


def test_version() -> None:
    assert CliRunner().invoke(cli.app, ["--version"]).output == f"closedchain {cc.__version__}\n"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["check", "nothing"], "neither a file nor a library machine"),
        (["check", "forbar"], "did you mean 'four_bar'?"),
        (["simulate", "four_bar", "--units", "turns"], "angles are in rad or deg"),
        (["agree", "nothing.yaml"], "there is no file 'nothing.yaml'"),
        (["papers", "--only", "nothing"], "no paper 'nothing'; papers: virtual_spring"),
        (["library", "nothing"], "neither a file nor a library machine"),
        (["library", "four_bar", "-o", "machine.txt"], "machine.txt"),
        (["simulate", "four_bar", "--force", "crank_motor=a"], "NAME=VALUE"),
        (["simulate", "four_bar", "-o", "run.txt"], ".csv or .nc"),
        (["bench", "--folder", "elsewhere"], "source tree"),
        (["papers", "-o", "papers.txt"], "must end in .html"),
        (["papers", "-o", "papers.html", "--json", "none/papers.json"], "there is no folder 'none'"),
        (["stiffness-map", "coaxial", "-o", "map.txt"], "must end in .nc or .csv"),
        (["stiffness-map", "coaxial", "--plot", "none/map.png"], "there is no folder 'none'"),
        (["inverse", "hexapod", "--motion", "none.yaml"], "none.yaml"),
        (["tune-spring", "four_bar", "--force", "crank_motor"], "NAME=VALUE"),
        (["tune-spring", "four_bar", "--plot", "study.gif"], "must end in .png, .svg or .pdf"),
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


@pytest.mark.parametrize(
    ("given", "meant"), [("--at", "--joint"), ("--start", "--joint"), ("--time", "--duration"), ("--dt", "--step")]
)
def test_options_of_other_programs_are_understood(
    given: str, meant: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = typed(monkeypatch, capsys, "simulate", "four_bar", given, "1")
    assert code == 2
    assert meant in err


def test_files_of_runs_are_small_and_in_degrees_where_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    every = ("simulate", "four_bar", "--step", "1e-4", "--joint", "crank=60", "--units", "deg")
    code, out, _ = typed(monkeypatch, capsys, *every, "--json", "--duration", "0.5", "-o", str(tmp_path / "run.csv"))
    assert code == 0
    lines = (tmp_path / "run.csv").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 2001
    titles = lines[0].split(",")
    first, last = (dict(zip(titles, map(float, line.split(",")), strict=True)) for line in (lines[1], lines[-1]))
    assert first["crank [deg]"] == pytest.approx(60.0)
    assert last["time [s]"] == pytest.approx(0.5)
    assert last["crank [deg]"] == pytest.approx(json.loads(out)["coordinates"]["crank"][0])


def test_forces_over_time_come_from_a_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A ramp as a file and as a law, whose force is traced: the same motion."""
    path = tmp_path / "torque.csv"
    path.write_text("time [s],crank_motor [N m]\n0,0\n0.5,4\n")
    line = ("simulate", "four_bar", "--joint", "crank=1.2", "--duration", "0.5", "--json", "--forces", str(path))
    code, out, _ = typed(monkeypatch, capsys, *line)
    assert code == 0
    model = cc.compile(cc.library.four_bar())
    run = model.simulate(model.assemble(joints={"crank": 1.2}), 0.5, lambda t, state: [8.0 * t])
    assert json.loads(out)["coordinates"]["rocker"][0] == pytest.approx(run["rocker"][-1], abs=1e-9)
    for text, words in (
        ("time,motor\n0,0\n1,1\n", "no actuator 'motor'; actuators: crank_motor"),
        ("t,crank_motor\n0,0\n1,1\n", "a column 'time' (s)"),
        ("time,crank_motor\n0,0\n0,1\n", "two or more times (s), finite and increasing"),
        ("time [ms],crank_motor\n0,0\n1,1\n", "'s' is needed"),
    ):
        path.write_text(text)
        code, _, err = typed(monkeypatch, capsys, *line)
        assert (code, words in err) == (2, True), err
    path.write_text("time,crank_motor\n0,0\n1,1\n")
    code, _, err = typed(monkeypatch, capsys, *line, "--force", "crank_motor=1")
    assert (code, "give one of them" in err) == (2, True)


def test_the_demo_writes_a_page_and_a_picture(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, out, _ = typed(monkeypatch, capsys, "demo", "-o", str(tmp_path / "new"))
    assert code == 0
    assert "loops closed to" in out
    assert (tmp_path / "new" / "gough_stewart.png").read_bytes().startswith(b"\x89PNG")
    assert "<canvas" in (tmp_path / "new" / "gough_stewart.html").read_text(encoding="utf-8")


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
    assert "operational_space answers forward dynamics only" in shown.output
    found = json.loads(CliRunner().invoke(cli.app, ["agree", str(path), "--states", "1", "--json"]).output)
    assert found[0]["agrees"]
    assert len(found[0]["pairs"]) == 45


def test_agree_fails_when_two_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("closedchain.model.agree.EXACT", 1e-300)
    shown = CliRunner().invoke(cli.app, ["agree", "four_bar", "--states", "1"])
    assert shown.exit_code == 1
    assert "≠" in shown.output
    assert "some differ" in shown.output


@pytest.mark.parametrize(
    ("typing", "offered"),
    [("closedchain che", "check"), ("closedchain check gou", "gough_stewart"), ("closedchain check mi", "mine.yaml")]
    + [("closedchain papers --only hex", "hexapod"), ("closedchain simulate four_bar --method la", "lagrange")],
)
def test_the_shell_completes(typing: str, offered: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.yaml").touch()
    words = {"_CLOSEDCHAIN_COMPLETE": "complete_bash", "COMP_WORDS": typing, "COMP_CWORD": str(typing.count(" "))}
    shown = CliRunner().invoke(cli.app, [], prog_name="closedchain", env=words)
    assert offered in shown.output.split()


def test_interrupted_commands_say_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("closedchain.model.compile", interrupted)
    monkeypatch.setattr("os._exit", sys.exit)  # the command ends its process at once
    code, _, err = typed(monkeypatch, capsys, "check", "four_bar")
    assert code == 130
    assert "Traceback" not in err


def test_library_as_data() -> None:
    found = json.loads(CliRunner().invoke(cli.app, ["library", "--json"]).output)
    assert set(found) == set(cc.library.machines())


def test_simulate_as_data() -> None:
    words = ["simulate", "four_bar", "--force", "crank_motor=6", "--joint", "crank=1.5707963267948966", "--json"]
    found = json.loads(CliRunner().invoke(cli.app, words).output)
    assert found["coordinates"]["crank"][0] == pytest.approx(2.829418245, abs=1e-8)
    assert found["velocities"]["crank"][0] == pytest.approx(4.716457566, abs=1e-8)
    assert found["loop_error"] < 1e-12


def test_stiffness_map_as_data(tmp_path: Path) -> None:
    words = ["stiffness-map", "unlimited_roll", "--azimuth", "-66:-65:6", "--tilt", "54", "-o", str(tmp_path / "a.nc")]
    shown = CliRunner().invoke(cli.app, [*words, "--json"])
    assert shown.exit_code == 0, shown.output
    found = json.loads(shown.stdout)
    assert found["poses"] == 6
    assert found["largest"]["orientation_error"]["value"] == pytest.approx(3.5269, abs=1e-4)
    assert found["largest"]["orientation_error"]["at"]["azimuth"] == pytest.approx(-1.145, abs=1e-3)
    assert found["wrote"] == [str(tmp_path / "a.nc")]


def test_a_motion_out_of_reach_is_exit_status_1(tmp_path: Path) -> None:
    path = tmp_path / "far.csv"
    path.write_text("t,x,y,z\n" + "".join(f"{t},{0.06 * t},0,0.606\n" for t in range(6)))
    shown = CliRunner().invoke(cli.app, ["inverse", "hexapod", "--motion", str(path), "--check", "--json"])
    assert shown.exit_code == 1, shown.output
    assert not json.loads(shown.output)["ok"]


def test_inverse_as_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("line.csv").write_text("t,x,y,z\n0,0,0,0.6\n1,0,0,0.59\n2,0,0,0.58\n3,0,0,0.57\n4,0,0,0.56\n5,0,0,0.55\n")
    shown = CliRunner().invoke(cli.app, ["inverse", "hexapod", "--motion", "line.csv", "--rate", "10", "--json"])
    assert shown.exit_code == 0, shown.output
    found = json.loads(shown.output)
    assert [row["name"] for row in found["rows"]] == ["legA", "legB", "legC", "legD", "legE", "legF"]
    assert found["duration"] == 5.0
    assert Path("forces.csv").exists()


def test_view_serves_until_ctrl_c() -> None:
    pytest.importorskip("viser", reason="the viewer needs viser (extra 'view')")
    command = [sys.executable, "-m", "closedchain", "view", "four_bar", "--port", "0", "--no-open"]
    with listening():
        child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, process_group=0)
    try:
        assert child.stdout is not None
        line = child.stdout.readline()
        url = line.split()[0]
        assert url.startswith("http://127.0.0.1:"), line
        with urllib.request.urlopen(url, timeout=20) as page:
            assert b"<html" in page.read().lower()
        child.send_signal(signal.SIGINT)
        _, errors = child.communicate(timeout=30)
    finally:
        child.kill()  # else a server that did not end would outlive the test
        child.communicate()
    assert child.returncode in (0, 130), errors
    assert "Traceback" not in errors


def test_the_cache_is_filled_shown_pruned_and_cleared(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("CLOSEDCHAIN_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("CLOSEDCHAIN_REMEMBER", raising=False)
    assert json.loads(typed(monkeypatch, capsys, "cache", "--json")[1])["object code"]["files"] == 0
    code, out, _ = typed(monkeypatch, capsys, "precompile", "four_bar")
    assert code == 0
    assert "motion: ready" in out
    assert "Jacobian: ready" in out
    (tmp_path / "cache" / "notes.txt").write_text("not an entry", encoding="utf-8")
    shown = json.loads(typed(monkeypatch, capsys, "cache", "--json")[1])
    assert shown["object code"]["files"] >= 5
    assert shown["outlines"]["files"] >= 5
    size = shown["object code"]["bytes"] + shown["outlines"]["bytes"]
    half = json.loads(typed(monkeypatch, capsys, "cache", "--json", "--prune", str(size / 2e6))[1])
    assert 0 < half["dropped"] < shown["object code"]["files"] + shown["outlines"]["files"]
    assert half["object code"]["bytes"] + half["outlines"]["bytes"] <= size / 2
    _, out, _ = typed(monkeypatch, capsys, "cache", "--clear")
    assert "0 object code" in out
    assert [path.name for path in (tmp_path / "cache").iterdir()] == ["notes.txt"]
    monkeypatch.setenv("CLOSEDCHAIN_CACHE", "off")
    assert "off" in typed(monkeypatch, capsys, "cache")[1]
