"""The table of machines in the documentation says what the machines are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from closedchain import library

PAGE = (Path(__file__).parents[3] / "docs" / "library.md").read_text(encoding="utf-8")
ROWS = {
    row[0].strip("`"): row for row in (re.split(r"\s*\|\s*", line)[1:-1] for line in PAGE.splitlines() if "| `" in line)
}


def test_every_machine_is_in_the_table() -> None:
    assert list(ROWS) == list(library.machines())


@pytest.mark.parametrize("name", ROWS)
def test_row(name: str) -> None:
    machine = library.machines()[name]()
    _, _, _, platform, drives, _ = ROWS[name]
    assert platform.strip("`") == (machine.platform or "none")
    named, found = re.findall(r"`([^`]+)`", drives), [actuator.name for actuator in machine.actuators]
    assert (named[0], named[-1]) == (found[0], found[-1])


@pytest.mark.parametrize("name", ROWS)
def test_mobility_in_the_table(name: str) -> None:
    from unit.library.test_mobility import EXPECTED

    assert int(ROWS[name][2]) == EXPECTED[name][0]


def test_the_example_is_the_one_that_runs(capsys: pytest.CaptureFixture[str]) -> None:
    from unit.library import docs_example

    shown = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert shown is not None
    assert shown[1] == Path(docs_example.__file__).read_text(encoding="utf-8")
    assert "gough_stewart 13" in capsys.readouterr().out
