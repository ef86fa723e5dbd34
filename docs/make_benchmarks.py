"""The benchmark page from benchmarks/RESULTS.md: the rows that matter first, then every table with its notes below it.

mkdocs runs this as a hook, so the page cannot be stale.
"""

from __future__ import annotations

import re
import sys
from itertools import groupby
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "benchmarks"))

from run import PICTURE, RESULTS, Row, headlines, parts_of, rows_of


def at_a_glance(results: str) -> str:
    """The table of README.md."""
    return "\n".join(headlines(results))


def every_part(results: str) -> str:
    """Heading, table, notes, picture, and where it was measured, part by part."""
    texts = parts_of(results)
    rows = groupby(rows_of(results), key=lambda row: row.part)
    return "\n".join(part(title, texts[title], list(own)) for title, own in rows)


def part(title: str, text: str, rows: list[Row]) -> str:
    notes = list(dict.fromkeys(row.note for row in rows if row.note))
    goals = any(row.wanted for row in rows)
    lines = [f"## {title}", "", f"| what | closedchain | compared with | ratio |{' goal |' if goals else ''}"]
    lines.append("|---|---|---|---:|" + ("---:|" if goals else ""))
    for row in rows:
        mark = f"<sup>{notes.index(row.note) + 1}</sup>" if row.note and len(notes) > 1 else ""
        goal = f" {rounded(row.wanted)} |" if goals else ""
        lines.append(f"| {row.what} {mark} | {row.ours} | {row.peer} | {row.ratio} |{goal}")
    lines.append("")
    lines += [f"{number}. {sentence(note)}" for number, note in enumerate(notes, start=1)]
    measured = next(line for line in text.splitlines() if re.match(r"\d{4}-\d\d-\d\d,", line))
    lines += ["", f"*Measured {measured}*{{ .measured }}", ""]
    lines += [f"![{title}](images/{stem}.png)\n" for stem in PICTURE.findall(text)]
    return "\n".join(lines)


def rounded(goal: str) -> str:
    return f"{float(goal.rstrip('×')):.3g}×" if goal else ""


def sentence(note: str) -> str:
    return f"{note[0].upper()}{note[1:]}" + ("" if note.endswith(".") else ".")


def on_page_markdown(text: str, **_: Any) -> str:
    """mkdocs: the lines `::: benchmarks at a glance` and `::: every benchmark` stand for the tables."""
    if "::: every benchmark" not in text:
        return text
    results = RESULTS.read_text(encoding="utf-8")
    text = text.replace("::: benchmarks at a glance", at_a_glance(results))
    return text.replace("::: every benchmark", every_part(results))
