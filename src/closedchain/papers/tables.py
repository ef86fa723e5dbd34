"""Studies as tables on a terminal, and as data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

from closedchain.papers.finding import Finding, Study
from closedchain.papers.runner import Result

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

WIDTH = 130  # characters, of files and pipes
HEADINGS = ("quantity", "printed", "by its formula", "computed", "reference", "difference")
COLOURS = {"agrees": "green", "print is wrong": "yellow", "DIFFERS": "bold red"}


def wide_console() -> Console:
    """Standard output; where it is not a terminal that has a width of its own, wide enough for the tables."""
    from rich.console import Console

    console = Console()
    return console if console.is_terminal else Console(width=WIDTH)


def show(result: Result, console: Console) -> None:
    """One paper: its table, its misprints, its times."""
    study = result.study
    console.print()
    console.rule(f"[bold]{study.title}[/]", align="left")
    console.print(f"[dim]{study.citation}[/]", highlight=False)
    console.print(comparison(study))
    console.print(misprints(study))
    for timing in study.timings:
        console.print(f"{timing.what}: {timing.ours}; the paper: {timing.paper}", highlight=False)
    console.print(f"{verdict(study)}, {result.seconds:.1f} s", highlight=False)


def comparison(study: Study) -> Table:
    """Quantity, printed, by printed formulas, computed, reference, difference, verdict."""
    from rich import box
    from rich.markup import escape
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("quantity", overflow="fold")
    for heading in HEADINGS[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("verdict", no_wrap=True)
    for finding in study.findings:
        colour = COLOURS[finding.verdict]
        table.add_row(*(escape(text) for text in cells(finding)), f"[{colour}]{finding.verdict}[/]")
        for text in filter(None, (finding.explanation, finding.note)):
            table.add_row(f"  [dim]{escape(text)}[/]")
    return table


def misprints(study: Study) -> Table:
    """What is printed wrongly, how it must read, and what happens otherwise."""
    from rich import box
    from rich.markup import escape
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, title="printed errors and the right reading", title_justify="left")
    table.add_column("where", style="yellow")
    table.add_column("right reading", overflow="fold")
    table.add_column("as printed", overflow="fold")
    for misprint in study.misprints:
        table.add_row(escape(misprint.where), escape(misprint.right), escape(misprint.shown))
    return table


def cells(finding: Finding) -> tuple[str, ...]:
    """The columns of HEADINGS as text."""
    quantity = f"{finding.quantity} ({finding.unit})" if finding.unit else finding.quantity
    reference = "-" if finding.reference is None else number(finding.reference)
    computed, difference = number(finding.computed), f"{finding.difference:.1e}"
    return quantity, finding.printed, finding.formula, computed, reference, difference


def number(value: float) -> str:
    """Ten digits; exact zeros as such."""
    return f"{value:.10g}"


def verdict(study: Study) -> str:
    """How many numbers agree, in words."""
    good, count = sum(finding.agrees for finding in study.findings), len(study.findings)
    wrong = sum(finding.verdict == "print is wrong" for finding in study.findings)
    return (
        f"{good} of {count} numbers agree, {wrong} of them not with the print; {len(study.misprints)} misprints named"
    )


def data(results: Sequence[Result]) -> dict[str, object]:
    """Everything but the pictures, ready for JSON."""
    papers = []
    for result in results:
        study = result.study
        papers.append(
            {
                "name": study.name,
                "title": study.title,
                "citation": study.citation,
                "agrees": study.agrees,
                "seconds": result.seconds,
                "findings": [_finding(finding) for finding in study.findings],
                "misprints": [asdict(misprint) for misprint in study.misprints],
                "timings": [asdict(timing) for timing in study.timings],
                "figures": [picture.caption for picture in study.pictures],
            }
        )
    return {"agrees": all(result.study.agrees for result in results), "papers": papers}


def _finding(finding: Finding) -> dict[str, object]:
    return asdict(finding) | {"difference": finding.difference, "verdict": finding.verdict}
