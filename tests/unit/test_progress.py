"""One progress display: silent off a terminal, on demand with title, step and bar."""

from __future__ import annotations

import pytest

import closedchain.progress as module
from closedchain.progress import Progress


def run(shown: bool | None) -> None:
    with Progress(shown) as progress:
        map_, study = progress.task("stiffness map", total=4), progress.task("a study")
        map_.update(1)
        study.update(step="torques")
        map_.update(4)
        study.finish()


def test_nothing_appears_off_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    for shown in (None, False):
        run(shown)
    assert capsys.readouterr() == ("", "")


def test_it_appears_on_demand_on_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    run(True)
    out, err = capsys.readouterr()
    assert out == ""
    assert "stiffness map" in err
    assert "a study" in err


def test_on_a_terminal_it_waits_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    with Progress() as progress:
        task = progress.task("simulation", total=1.0)
        task.update(0.1)
        assert progress._bars is None
        monkeypatch.setattr(module, "PATIENCE", -1.0)
        task.update(0.2)
        assert progress._bars is not None
