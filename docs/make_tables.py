"""Write the tables of the documentation that come from the code: python docs/make_tables.py."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import closedchain as cc
from closedchain.compiled import METHODS
from closedchain.dynamics.method import Method
from closedchain.errors import ClosedChainError
from closedchain.papers import PAPERS

DOCS = Path(__file__).parent


def formulations() -> str:
    """What each formulation answers."""
    lines = ["| method | what it is | inverse dynamics | flexible links | exact |", "|---|---|:-:|:-:|:-:|"]
    for name, make in METHODS.items():
        method = make()
        words = (type(method).__doc__ or "").strip().splitlines()[0].rstrip(".")
        inverse = type(method).inverse is not Method.inverse
        flags = ("yes" if flag else "no" for flag in (inverse, method.flexible, method.exact))
        lines.append(f"| `{name}` | {words} | {' | '.join(flags)} |")
    return "\n".join(lines)


def machines() -> str:
    """Which library machine each formulation can treat; reasons below."""
    lines = ["| machine | " + " | ".join(f"`{name}`" for name in METHODS) + " |", "|---|" + ":-:|" * len(METHODS)]
    notes: list[str] = []
    for name, make in cc.library.machines().items():
        model = cc.compile(make())
        cells = [cell(model, method, notes) for method in METHODS]
        lines.append(f"| `{name}` | {' | '.join(cells)} |")
    return "\n".join([*lines, "", *(f"{number}. {note}" for number, note in enumerate(notes, start=1))])


def cell(model: cc.Model, method: str, notes: list[str]) -> str:
    try:
        model.method(method)
    except ClosedChainError as error:
        reason = str(error).split("': ", 1)[1]
        note = f"{reason[0].upper()}{reason[1:]}."
        if note not in notes:
            notes.append(note)
        return f"no ({notes.index(note) + 1})"
    return "yes"


def misprints() -> dict[str, str]:
    """The printed errors of each paper."""
    tables = {}
    for name in PAPERS:
        module = import_module(f"closedchain.papers.{name}")
        rows = [f"| {bare(m.where)} | {bare(m.right)} | {bare(m.shown)} |" for m in module.MISPRINTS]
        tables[name] = "\n".join(["| where | right reading | what the print leads to |", "|---|---|---|", *rows])
    return tables


def bare(text: str) -> str:
    """Text without what a table or Markdown would take for its own."""
    for mark in "|*_<":
        text = text.replace(mark, f"\\{mark}")
    return text


def written(page: str, tables: dict[str, str]) -> str:
    """The page with its tables as the code gives them."""
    for name, table in tables.items():
        marks = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end -->)", re.DOTALL)
        page = marks.sub(lambda match, table=table: f"{match[1]}\n{table}\n\n{match[2]}", page)
    return page


def pages() -> dict[Path, str]:
    """Every page that holds such tables, as it should be."""
    tables = {
        DOCS / "choose.md": {"formulations": formulations(), "machines": machines()},
        DOCS / "papers.md": misprints(),
    }
    return {path: written(path.read_text(encoding="utf-8"), found) for path, found in tables.items()}


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
