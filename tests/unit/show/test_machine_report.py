"""One file about a machine: its numbers are the model's, its description reads back, it loads nothing."""

from __future__ import annotations

import copy
import json
import re
from dataclasses import asdict
from html import unescape
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import closedchain as cc
from closedchain.cli import app as cli
from closedchain.errors import ArgumentError
from closedchain.mechanism.files import to_data
from states import model


def cells(page: str, section: str) -> list[list[str]]:
    """Rows of the tables of a section."""
    part = page.split(f'<section id="{section}">')[1].split("</section>")[0]
    rows = re.findall(r"<tr>(.*?)</tr>", part, re.DOTALL)
    return [[unescape(re.sub("<.*?>", "", cell)) for cell in re.findall(r"<t[dh].*?</t[dh]>", row)] for row in rows]


@pytest.fixture(scope="module")
def delta(tmp_path_factory: pytest.TempPathFactory) -> tuple[cc.Model, cc.motions.Motion, str]:
    compiled = model("delta")
    platform = compiled.assemble().platform
    motion = cc.motions.swing(platform.pose, (0.08, 0.05, 0.03), duration=1.5)
    path = tmp_path_factory.mktemp("report") / "delta.html"
    assert compiled.report().save(path, motion=motion, payload=cc.Payload(0.5)) == path
    return compiled, motion, path.read_text(encoding="utf-8")


def test_numbers_are_those_of_the_model(delta: tuple[cc.Model, cc.motions.Motion, str]) -> None:
    compiled, motion, page = delta
    loaded, state = compiled.with_payload(cc.Payload(0.5)), compiled.assemble()
    held = {row[0]: float(row[2]) for row in cells(page, "home") if row[0].startswith("leg")}
    assert held == pytest.approx({f"leg{k}": loaded.inverse_dynamics(state)[f"leg{k}"] for k in (1, 2, 3)}, rel=1e-5)
    sizing = loaded.inverse_dynamics_along(motion).sizing
    peaks = {row[0]: float(row[1].split()[0]) for row in cells(page, "motors") if row[0].startswith("leg")}
    assert peaks == pytest.approx({row.name: row.peak_force for row in sizing.rows}, rel=1e-4)
    matrix = [[float(x) for x in row[1:]] for row in cells(page, "stiffness") if row[0][:5] in ("about", "along")]
    assert np.allclose(matrix, compiled.stiffness(state).compliance, rtol=1e-4, atol=1e-12) or np.allclose(
        matrix, compiled.stiffness(state).matrix, rtol=1e-4, atol=1e-6 * np.abs(matrix).max()
    )
    places = {row[0]: [float(x) for x in row[-1].split(",")] for row in cells(page, "joints")[1:]}
    assert places["leg1_left_tip"] == pytest.approx(state.body("platform").point([0.06, 0.05, 0.0]), abs=1e-5)
    homes = {row[0]: [float(x) for x in row[4].split(",")] for row in cells(page, "joints")[1:]}
    assert homes == {name: pytest.approx(np.atleast_1d(state[name]), rel=1e-5, abs=1e-9) for name in homes}
    assert any(cut.name in homes for cut in compiled.system.cuts)
    assert {row[5] for row in cells(page, "joints")[1:]} == {"none"}
    arms = {row[0]: row for row in cells(page, "bodies")[1:]}
    assert arms["leg1_left"][1] == "0.12"
    assert "0.65" in arms["leg1_left"][4]


def test_the_slice_of_the_workspace_is_as_large_as_a_finer_one(delta: tuple[cc.Model, cc.motions.Motion, str]) -> None:
    compiled, _, page = delta
    said = float(re.search(r"x and y: about ([\d.]+) m²", page)[1])
    x, y, z = compiled.assemble().platform.position
    across, along = np.linspace(x - 0.9, x + 0.9, 181), np.linspace(y - 0.9, y + 0.9, 181)
    reached = compiled.inverse_dynamics_map(cc.Grid.cartesian(across, along, z), progress=False).status.values == 0
    assert said == pytest.approx(reached.sum() * 0.01**2, rel=0.02)


def test_the_description_reads_back(delta: tuple[cc.Model, cc.motions.Motion, str], tmp_path: Path) -> None:
    compiled, _, page = delta
    text = unescape(page.split("<summary>")[1].split("<pre>")[1].split("</pre>")[0])
    (tmp_path / "delta.yaml").write_text(text, encoding="utf-8")
    assert to_data(cc.load(tmp_path / "delta.yaml")) == to_data(compiled.mechanism)


def test_it_holds_a_machine_that_moves_and_loads_nothing(delta: tuple[cc.Model, cc.motions.Motion, str]) -> None:
    _, _, page = delta
    scenes = [json.loads(text) for text in re.findall(r'<script type="application/json">(.*?)</script>', page)]
    assert [len(scene["frames"]) for scene in scenes] == [1, 60]
    assert np.ptp(np.array(scenes[1]["frames"]), axis=0).max() * scenes[1]["grain"] == pytest.approx(0.16, rel=0.5)
    assert "default-src 'none'" in page
    assert not re.search(r"(?:src|href)=\"(?!#|data:)", page)


def test_parts_that_a_machine_does_not_have_say_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shown = CliRunner().invoke(cli.app, ["report", "four_bar"])
    assert shown.exit_code == 0, shown.output
    page = (tmp_path / "four_bar.html").read_text(encoding="utf-8")
    assert "is rigid" in page.split('<section id="stiffness">')[1].split("</section>")[0]
    assert "fewer than two axes" in page.split('<section id="workspace">')[1].split("</section>")[0]
    assert "closing (rotation about x)" in page
    assert 'id="motors"' not in page


def test_reports_stay_data() -> None:
    """What holds on to the model is no part of what a report says."""
    report = model("four_bar").report()
    assert report == model("four_bar").report()
    assert json.loads(json.dumps(asdict(report)))["mobility"] == 1
    for other in (copy.copy(report), copy.deepcopy(report)):
        assert other == report
        with pytest.raises(ArgumentError, match="has no machine any more"):
            other.save("x.html")
    with pytest.raises(ArgumentError, match=r"\.html file, not 'x.pdf'"):
        report.save("x.pdf")
