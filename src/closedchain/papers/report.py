"""Studies as one page of HTML that needs nothing else: figures are in it, nothing is loaded."""

from __future__ import annotations

import platform
from base64 import b64encode
from collections.abc import Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from time import strftime

from closedchain.files import write_text
from closedchain.papers.finding import Finding, Picture, Study
from closedchain.papers.runner import Result
from closedchain.papers.tables import cells, verdict

WIDE = 750  # pixels from which a figure gets a row of its own
CLASSES = {"agrees": "good", "print is wrong": "print", "DIFFERS": "bad"}


def write(results: Sequence[Result], path: Path) -> Path:
    """Write the report."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return write_text(page(results), path)


def page(results: Sequence[Result]) -> str:
    """The whole document."""
    style = files("closedchain.papers").joinpath("report.css").read_text(encoding="utf-8")
    return "\n".join(
        [
            '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<link rel="icon" href="data:,">',
            f"<title>Five papers, computed again</title>\n<style>\n{style}</style>\n</head>\n<body>",
            _summary(results),
            *(_section(result) for result in results),
            "</body>\n</html>\n",
        ]
    )


def _summary(results: Sequence[Result]) -> str:
    rows = "".join(_summary_row(result) for result in results)
    agree = all(result.study.agrees for result in results)
    first = "Every number agrees with its reference." if agree else "Some numbers DIFFER from their references."
    return (
        "<header>\n<h1>Five papers, computed again</h1>\n"
        f'<p class="lead {"good" if agree else "bad"}">{first}</p>\n'
        "<p>Each example of each paper is described once, compiled, and computed by this package. <em>Reference</em> "
        "values were computed without it, by other formulations. Where the print is wrong, the right reading is used "
        "and the error is named below the table.</p>\n"
        "<table><thead><tr><th>paper</th><th>result</th><th>computed in</th><th>time the paper reports</th></tr>"
        f"</thead><tbody>{rows}</tbody></table>\n"
        f'<p class="dim">{escape(strftime("%Y-%m-%d"))}, {escape(_processor())}, Python '
        f"{platform.python_version()}. Times include the compilation of what was not yet cached.</p>\n"
        "</header>"
    )


def _summary_row(result: Result) -> str:
    study = result.study
    reported = [t for t in study.timings if not t.paper.startswith("not reported")]
    paper = "; ".join(f"{t.what}: {t.paper} (here {t.ours})" for t in reported) or "none"
    return (
        f'<tr><td><a href="#{escape(study.name)}">{escape(study.title)}</a></td>'
        f'<td class="{"good" if study.agrees else "bad"}">{escape(verdict(study))}</td>'
        f'<td class="number">{result.seconds:.1f} s</td><td>{escape(paper)}</td></tr>'
    )


def _section(result: Result) -> str:
    study = result.study
    machines = "".join(_figure(picture) for picture in study.pictures if picture.machine)
    plots = "".join(_figure(picture) for picture in study.pictures if not picture.machine)
    return "\n".join(
        [
            f'<section id="{escape(study.name)}">',
            f'<h2>{escape(study.title)}</h2>\n<p class="dim">{escape(study.citation)}</p>',
            f"<p>{escape(study.summary)}</p>",
            f'<div class="figures">{machines}</div>',
            _comparison(study),
            _misprints(study),
            _timings(study, result.seconds),
            f'<div class="figures">{plots}</div>',
            "</section>",
        ]
    )


def _comparison(study: Study) -> str:
    headings = "".join(
        f"<th>{h}</th>" for h in ("quantity", "printed", "computed", "reference", "difference", "verdict")
    )
    rows = "".join(_row(finding) for finding in study.findings)
    return f"<h3>Numbers</h3>\n<table><thead><tr>{headings}</tr></thead><tbody>{rows}</tbody></table>"


def _row(finding: Finding) -> str:
    first, *numbers = (escape(text) for text in cells(finding))
    if finding.explanation:
        first += f'<div class="why">{escape(finding.explanation)}</div>'
    middle = "".join(f'<td class="number">{text}</td>' for text in numbers)
    return f'<tr><td>{first}</td>{middle}<td class="{CLASSES[finding.verdict]}">{finding.verdict}</td></tr>'


def _misprints(study: Study) -> str:
    rows = "".join(
        f"<tr><td>{escape(m.where)}</td><td>{escape(m.right)}</td><td>{escape(m.shown)}</td></tr>"
        for m in study.misprints
    )
    heading = "<tr><th>where</th><th>right reading</th><th>what the print leads to</th></tr>"
    return f"<h3>Printed errors</h3>\n<table><thead>{heading}</thead><tbody>{rows}</tbody></table>"


def _timings(study: Study, seconds: float) -> str:
    rows = "".join(
        f"<tr><td>{escape(t.what)}</td><td>{escape(t.ours)}</td><td>{escape(t.paper)}</td></tr>" for t in study.timings
    )
    heading = "<tr><th>what</th><th>here</th><th>in the paper</th></tr>"
    whole = f"<tr><td>everything in this section</td><td>{seconds:.1f} s</td><td>not reported</td></tr>"
    return f"<h3>Time</h3>\n<table><thead>{heading}</thead><tbody>{rows}{whole}</tbody></table>"


def _figure(picture: Picture) -> str:
    image = b64encode(picture.png).decode("ascii")
    kind = "wide" if int.from_bytes(picture.png[16:20], "big") > WIDE else "half"
    return (
        f'<figure class="{kind}"><img alt="{escape(picture.caption, quote=True)}" '
        f'src="data:image/png;base64,{image}"><figcaption>{escape(picture.caption)}</figcaption></figure>'
    )


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = (line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or platform.machine())
