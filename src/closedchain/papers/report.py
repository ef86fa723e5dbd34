"""Studies as one page of HTML that needs nothing else: figures and machines are in it, nothing is loaded.

Two questions are told apart: does a computed number agree with its independent reference, and is the print right?
"""

from __future__ import annotations

import platform
from collections.abc import Sequence
from html import escape
from pathlib import Path
from time import strftime

from closedchain.files import write_text
from closedchain.papers.finding import Finding, Study
from closedchain.papers.runner import Result
from closedchain.papers.tables import HEADINGS, cells
from closedchain.show.document import aligned, document, headings, image_figure, machine_figure, table

COUNTS = ("No", "One", "Two", "Three", "Four", "Five")
CLASSES = {"agrees": "row-agrees", "print is wrong": "row-print", "DIFFERS": "row-differs"}
FILTERS = {"all": "everything", "only-print": "only where the print is wrong", "only-wrong": "only what differs"}


def write(results: Sequence[Result], path: Path) -> Path:
    """Write the report."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return write_text(page(results), path)


def page(results: Sequence[Result]) -> str:
    """The whole document."""
    return document(_title(results), _contents(results), [_summary(results), *(_section(result) for result in results)])


def _title(results: Sequence[Result]) -> str:
    what = results[0].study.title if len(results) == 1 else f"{COUNTS[len(results)]} papers"
    return f"{what}, computed again"


def _contents(results: Sequence[Result]) -> str:
    """Links to every part, and which rows are shown."""
    buttons = "".join(
        f'<label><input type="radio" name="rows" id="{name}"{" checked" if name == "all" else ""}> {words}</label>'
        for name, words in FILTERS.items()
    )
    papers = "".join(
        f'<li><a href="#{escape(r.study.name)}"><strong>{escape(r.study.title)}</strong></a><ol>'
        + "".join(f'<li><a href="#{where}">{escape(words)}</a></li>' for where, words in _parts(r.study))
        + "</ol></li>"
        for r in results
    )
    return (
        f"<fieldset><legend>Show</legend>{buttons}</fieldset>\n"
        f'<ol><li><a href="#summary"><strong>Summary</strong></a></li>{papers}</ol>'
    )


def _parts(study: Study) -> list[tuple[str, str]]:
    """Anchor and heading of every part of a section."""
    name, found = escape(study.name), []
    if study.machines:
        found.append((f"{name}-machines", "Machines"))
    found.append((f"{name}-numbers", "Numbers"))
    found += [(f"{name}-part{k}", heading) for k, (heading, _) in enumerate(study.parts)]
    found += [(f"{name}-misprints", "Printed errors"), (f"{name}-time", "Time")]
    return [*found, (f"{name}-figures", "Figures")] if study.pictures else found


def _summary(results: Sequence[Result]) -> str:
    findings = [finding for result in results for finding in result.study.findings]
    good = sum(finding.agrees for finding in findings)
    wrong = sum(finding.verdict == "print is wrong" for finding in findings)
    misprints = sum(len(result.study.misprints) for result in results)
    state = "good" if good == len(findings) else "bad"
    columns = ("paper", "numbers", "agree with the reference", "differ", "the print is wrong", "misprints", "s")
    return (
        f'<header id="summary">\n<h1>{escape(_title(results))}</h1>\n'
        '<p class="lead">Each example of each paper is described once, compiled and computed by this package, and '
        "compared with an independent reference, computed without it by other formulations. Whether the print "
        "is right is a question of its own.</p>\n"
        f'<div class="cards"><div><strong class="{state}">{good} of {len(findings)}</strong>'
        "numbers agree with the independent reference</div>"
        f'<div><strong class="print">{wrong}</strong>of these numbers come out otherwise by the paper as printed; '
        "what is wrong with it stands below each of them</div>"
        f'<div><strong class="print">{misprints}</strong>misprints in formulas, data and claims are named, each with '
        "the right reading</div></div>\n"
        f"{table(headings(columns), ''.join(_summary_row(result) for result in results))}\n"
        f'<p class="dim">{escape(strftime("%Y-%m-%d"))}, {escape(_processor())}, Python '
        f"{platform.python_version()}. Times (last column) include the compilation of what was not yet cached.</p>\n"
        "</header>"
    )


def _summary_row(result: Result) -> str:
    study = result.study
    good, count = sum(finding.agrees for finding in study.findings), len(study.findings)
    wrong = sum(finding.verdict == "print is wrong" for finding in study.findings)
    numbers = (
        (str(count), ""),
        (str(good), "good"),
        (str(count - good), "bad" if good < count else ""),
        (str(wrong), "print"),
        (str(len(study.misprints)), "print"),
        (f"{result.seconds:.1f}", ""),
    )
    row = "".join(f'<td class="number {kind}">{text}</td>' for text, kind in numbers)
    return f'<tr><td><a href="#{escape(study.name)}">{escape(study.title)}</a></td>{row}</tr>'


def _section(result: Result) -> str:
    study, name = result.study, escape(result.study.name)
    parts = [_numbers(study, "", f"{name}-numbers", "Numbers")]
    for k, (heading, text) in enumerate(study.parts):
        parts.append(_numbers(study, heading, f"{name}-part{k}", heading, text))
    return "\n".join(
        [
            f'<section id="{name}">',
            f'<h2>{escape(study.title)}</h2>\n<p class="dim">{escape(study.citation)}</p>',
            f"<p>{escape(study.summary)}</p>",
            _figures(f"{name}-machines", "Machines", [machine_figure(machine) for machine in study.machines]),
            *parts,
            _misprints(study),
            _timings(study, result.seconds),
            _figures(f"{name}-figures", "Figures", [image_figure(picture) for picture in study.pictures]),
            "</section>",
        ]
    )


def _numbers(study: Study, part: str, anchor: str, heading: str, text: str = "") -> str:
    """A table of comparisons, numbers one below the other by their decimal points."""
    findings = [finding for finding in study.findings if finding.part == part]
    columns = [aligned(column) for column in zip(*(cells(finding)[1:] for finding in findings), strict=True)]
    rows = "".join(_row(finding, numbers) for finding, *numbers in zip(findings, *columns, strict=True))
    said = f"<p>{escape(text)}</p>\n" if text else ""
    return f'<h3 id="{anchor}">{escape(heading)}</h3>\n{said}' + table(
        f"{headings(HEADINGS)}<th>reference</th><th>print</th>", rows
    )


def _row(finding: Finding, numbers: Sequence[str]) -> str:
    first = escape(cells(finding)[0])
    for kind, text in (("why", finding.explanation), ("dim", finding.note)):
        first += f'<div class="{kind}">{escape(text)}</div>' if text else ""
    middle = "".join(f'<td class="number">{escape(text)}</td>' for text in numbers)
    agrees = ("good", "agrees") if finding.agrees else ("bad", "DIFFERS")
    if finding.reference is None:
        agrees = ("dim", "none") if finding.agrees else agrees
    verdicts = "".join(f'<td class="verdict {kind}">{word}</td>' for kind, word in (agrees, _print(finding)))
    return f'<tr class="{CLASSES[finding.verdict]}"><td>{first}</td>{middle}{verdicts}</tr>'


def _print(finding: Finding) -> tuple[str, str]:
    """What the comparison says about the print."""
    if finding.explanation:
        return "print", "wrong"
    if finding.printed == "-" and not finding.formula:
        return "dim", "says nothing"
    return ("dim", "shows a curve") if finding.printed in ("curve", "figure") else ("good", "right")


def _misprints(study: Study) -> str:
    rows = "".join(
        f"<tr><td>{escape(m.where)}</td><td>{escape(m.right)}</td><td>{escape(m.shown)}</td></tr>"
        for m in study.misprints
    )
    heading = "<th>where</th><th>right reading</th><th>what the print leads to</th>"
    return (
        f'<div class="misprints"><h3 id="{escape(study.name)}-misprints">Printed errors</h3>\n'
        f"{table(heading, rows)}</div>"
    )


def _timings(study: Study, seconds: float) -> str:
    rows = "".join(
        f"<tr><td>{escape(t.what)}</td><td>{escape(t.ours)}</td><td>{escape(t.paper)}</td></tr>" for t in study.timings
    )
    heading = "<th>what</th><th>here</th><th>in the paper</th>"
    whole = f"<tr><td>everything in this section</td><td>{seconds:.1f} s</td><td>not reported</td></tr>"
    return f'<div class="beside"><h3 id="{escape(study.name)}-time">Time</h3>\n{table(heading, rows + whole)}</div>'


def _figures(anchor: str, heading: str, figures: list[str]) -> str:
    if not figures:
        return ""
    return f'<div class="beside"><h3 id="{anchor}">{heading}</h3>\n<div class="figures">{"".join(figures)}</div></div>'


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = (line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or platform.machine())
