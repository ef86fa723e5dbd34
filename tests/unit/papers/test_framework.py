"""Findings judge, tables and the report show everything, the command says whether all agree."""

from __future__ import annotations

import dataclasses
import json
import re
from html.parser import HTMLParser
from importlib import import_module
from pathlib import Path

import pytest
from matplotlib.figure import Figure
from rich.console import Console
from typer.testing import CliRunner

from closedchain.cli.app import app
from closedchain.errors import UnknownNameError
from closedchain.papers import PAPERS, Finding, Misprint, Result, Study, Timing, run
from closedchain.papers.finding import misprinted, picture
from closedchain.papers.report import page
from closedchain.papers.tables import data, show
from closedchain.show.document import aligned


def finding(computed: float, reference: float | None = 2.0, explanation: str = "") -> Finding:
    return Finding("some", "length <l> [a, b]", "1.9", computed, reference, 0.01, "m", explanation)


def study(*findings: Finding) -> Study:
    figure = Figure(figsize=(1, 1))
    figure.add_subplot().plot([0, 1])
    return Study(
        name="some",
        title="A paper & more",
        citation="Somebody, 1999",
        summary="What it does.",
        findings=findings,
        misprints=(Misprint("(7)", "[r, 0] instead of <r>", "off by 2"),),
        pictures=(picture("Figure 1", figure),),
        timings=(Timing("all", "1 ms", "1 h"),),
    )


@pytest.mark.parametrize(
    ("computed", "reference", "explanation", "verdict"),
    [
        (2.005, 2.0, "", "agrees"),
        (2.005, 2.0, "wrong sign", "print is wrong"),
        (2.02, 2.0, "", "DIFFERS"),
        (2.02, 2.0, "wrong sign", "DIFFERS"),
        (1.905, None, "", "agrees"),
        (2.0, None, "", "DIFFERS"),
        (float("nan"), 2.0, "", "DIFFERS"),
    ],
)
def test_verdicts(computed: float, reference: float | None, explanation: str, verdict: str) -> None:
    assert finding(computed, reference, explanation).verdict == verdict


def test_tables_show_what_looks_like_markup() -> None:
    console = Console(record=True, width=160)
    show(Result(study(finding(2.0, explanation="see [1, 2]")), 1.5), console)
    text = console.export_text()
    for part in (
        "length <l> [a, b] (m)",
        "1.9",
        "print is wrong",
        "see [1, 2]",
        "[r, 0] instead of <r>",
        "1 h",
        "1.5 s",
    ):
        assert part in text


class Reader(HTMLParser):
    """Collects what a page loads and shows, and that its elements are closed."""

    def __init__(self) -> None:
        super().__init__()
        self.sources: list[str] = []
        self.open: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.sources += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "link", "img", "input"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_report_needs_nothing_else() -> None:
    reader = Reader()
    text = page([Result(study(finding(2.0), finding(3.0)), 1.5)])
    reader.feed(text)
    assert reader.open == []
    assert all(source.startswith(("data:", "#")) for source in reader.sources)
    assert "url(" not in text
    assert sum(source.startswith("data:image/png;base64,") for source in reader.sources) == 1
    for part in ("A paper & more", "length <l> [a, b] (m)", "DIFFERS", "[r, 0] instead of <r>", "1 h", "Figure 1"):
        assert part in reader.text
    assert not re.search(r"https?://|@import|fetch\(|XMLHttpRequest|import\(", text)


def test_the_report_tells_the_reference_from_the_print() -> None:
    told = Finding("some", "apart", "-", 2.0, 2.0, 0.01, part="A run")
    findings = (finding(2.0), finding(2.0, explanation="wrong sign"), finding(3.0), told)
    whole = dataclasses.replace(study(*findings), parts=(("A run", "What was run."),))
    text = page([Result(whole, 1.5)])
    assert re.search(r"3 of 4</strong>numbers agree", text)
    rows = re.findall(
        r'<tr class="row-(\w+)">.*?<td class="verdict \w+">(.*?)</td><td class="verdict \w+">(.*?)</td></tr>', text
    )
    assert rows == [
        ("agrees", "agrees", "right"),
        ("print", "agrees", "wrong"),
        ("differs", "DIFFERS", "right"),
        ("agrees", "agrees", "says nothing"),
    ]
    before, _, after = text.partition('id="some-part0">A run</h3>\n<p>What was run.</p>')
    assert ">apart<" not in before
    assert ">apart<" in after
    anchors = set(re.findall(r'id="([^"]+)"', text))
    assert set(re.findall(r'href="#([^"]+)"', text)) <= anchors


def test_printed_numbers_are_told_from_those_of_printed_formulas() -> None:
    """One has 1.9 in print; of the other only the formula is printed, which gives 7.5."""
    by_formula = misprinted("some", "by (7)", 7.5, 2.0, 2.0, 0.01, explanation="wrong sign")
    text = page([Result(study(finding(2.0), by_formula), 1.5)])
    rows = re.findall(
        r'<tr class="row-\w+"><td>(.*?)</td><td class="number">(.*?)</td><td class="number">(.*?)</td>', text
    )
    assert [(printed.strip(), formula.strip()) for _, printed, formula in rows] == [("1.9", ""), ("-", "7.5")]
    assert by_formula.verdict == "print is wrong"


def test_the_title_counts_its_papers() -> None:
    one = Result(study(finding(2.0)), 1.0)
    for results, title in (([one], "A paper &amp; more"), ([one, one], "Two papers")):
        assert re.findall(r"<(title|h1)>(.*?), computed again</", page(results)) == [("title", title), ("h1", title)]


def test_decimal_points_stand_below_each_other() -> None:
    texts = ["12.5", "3", "-0.125", "1.5e-07", "1e+20", "-", "curve"]
    whole = [text.rjust(12) for text in aligned(texts)]
    ends = [len(text) - len(text.lstrip()) + len(re.split(r"(?<=\d)[.e]", text)[0].strip()) for text in whole]
    assert len(set(ends)) == 1


def test_data_say_whether_all_agree() -> None:
    good, bad = Result(study(finding(2.0)), 1.0), Result(study(finding(2.0), finding(3.0)), 1.0)
    assert data([good])["agrees"]
    assert not data([good, bad])["agrees"]
    first = json.loads(json.dumps(data([bad])))["papers"][0]["findings"][1]
    assert (first["verdict"], first["difference"], first["reference"]) == ("DIFFERS", 1.0, 2.0)


def test_unknown_papers_are_refused() -> None:
    with pytest.raises(UnknownNameError, match="no paper 'nothing'; papers: virtual_spring"):
        run(["nothing"])


@pytest.mark.parametrize("name", ["hexapod", pytest.param("multichain", marks=pytest.mark.slow), "spherical_stiffness"])
def test_studies(name: str) -> None:
    """Every number agrees, misprints are explained, the machine is drawn."""
    steps: list[str] = []
    [result] = run([name], lambda paper: steps.append)
    found = result.study
    assert [f for f in found.findings if not f.agrees] == []
    assert found.misprints
    assert all(m.right for m in found.misprints)
    assert found.machines
    assert all(json.loads(m.data)["frames"] for m in found.machines)
    assert all(p.png.startswith(b"\x89PNG") for p in found.pictures)
    assert len(steps) > 3
    assert found.name == name


def test_studies_share_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The longest goes to another process, the other one runs here; a failure here does not wait for the rest."""
    from closedchain.papers import hexapod

    steps: list[str] = []
    monkeypatch.setattr(hexapod, "study", lambda report: report("here") or study(finding(2.0)))
    names, elsewhere = ["hexapod", "spherical_stiffness"], "spherical_stiffness"
    results = run(names, lambda paper: lambda step: steps.append(f"{paper}: {step}"), processes=2)
    assert [result.study.name for result in results] == [study().name, elsewhere]
    assert {"hexapod: here", "hexapod: done", f"{elsewhere}: maps over the workspace", f"{elsewhere}: done"} <= {*steps}

    def fails(report: object) -> Study:
        raise ValueError("fails")

    monkeypatch.setattr(hexapod, "study", fails)
    with pytest.raises(ValueError, match="fails"):
        run(names, processes=2)


def test_the_command_writes_report_and_data(tmp_path: Path) -> None:
    report, numbers = tmp_path / "r.html", tmp_path / "n.json"
    done = CliRunner().invoke(app, ["papers", "--only", "hexapod", "-o", str(report), "--json", str(numbers)])
    assert done.exit_code == 0, done.output
    assert "everything agrees" in done.output
    assert report.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    found = json.loads(numbers.read_text(encoding="utf-8"))
    assert [paper["name"] for paper in found["papers"]] == ["hexapod"]
    assert found["agrees"]


def test_the_command_fails_when_a_number_differs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from closedchain.papers import hexapod

    monkeypatch.setattr(hexapod, "study", lambda progress: study(finding(3.0)))
    done = CliRunner().invoke(app, ["papers", "--only", "hexapod", "-o", str(tmp_path / "r.html")])
    assert done.exit_code == 1
    assert "some numbers differ" in done.output


def test_every_paper_has_a_study() -> None:
    for name in PAPERS:
        module = import_module(f"closedchain.papers.{name}")
        assert callable(module.study)
        assert module.MISPRINTS
