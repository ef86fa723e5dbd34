"""closedchain papers: the examples of the five papers computed again, compared, drawn and timed."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from closedchain.cli.options import check_file, examples
from closedchain.progress import Progress


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=examples("papers", "papers --only hexapod -o hexapod.html", "papers --json papers.json"))(papers)


def complete_paper(incomplete: str) -> list[str]:
    """Papers that begin like this, for the shell."""
    from closedchain.papers.runner import PAPERS

    return [name for name in PAPERS if name.startswith(incomplete)]


def papers(
    only: Annotated[
        list[str] | None,
        typer.Option(help="Only this paper; repeat for several.", autocompletion=complete_paper),
    ] = None,
    output: Annotated[Path, typer.Option("-o", "--output", help="The report to write (.html).")] = Path(
        "out/papers.html"
    ),
    processes: Annotated[int, typer.Option(min=0, help="Studies at a time; 0: one per processor core.")] = 0,
    as_json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Also write everything as data to this .json file.")
    ] = None,
) -> None:
    """Reproduce the five papers: one table each, every misprint explained, and a report with all figures.

    Exit status 1 if any number differs from its reference.
    """
    from closedchain.files import write_text
    from closedchain.kernel.host import usable_cores
    from closedchain.papers import run
    from closedchain.papers.report import write
    from closedchain.papers.runner import checked
    from closedchain.papers.tables import data, show, wide_console

    output.parent.mkdir(parents=True, exist_ok=True)
    check_file("output", output, (".html",))
    check_file("json", as_json, (".json",))
    console, begin, names = wide_console(), time.perf_counter(), checked(only or ())
    with Progress(sys.stderr.isatty()) as progress:
        results = run(names, _started(progress), processes or usable_cores())
        path = write(results, output)
    for result in results:
        show(result, console)
    if as_json is not None:
        write_text(json.dumps(data(results), indent=2, ensure_ascii=False) + "\n", as_json)
    agree = all(result.study.agrees for result in results)
    words = "[green]everything agrees[/]" if agree else "[bold red]some numbers differ[/]"
    console.print(
        f"\n{words}; {time.perf_counter() - begin:.0f} s; the report with all figures: {path}", highlight=False
    )
    if not agree:
        raise typer.Exit(1)


def _started(progress: Progress) -> Callable[[str], Callable[[str], None]]:
    """One line per paper: what its study is doing, for how long."""
    from closedchain.papers.runner import DONE, PAPERS

    def started(name: str) -> Callable[[str], None]:
        task = progress.task(PAPERS[name])
        return lambda step: task.finish() if step == DONE else task.update(step=step)

    return started
