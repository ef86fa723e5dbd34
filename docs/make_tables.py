"""Write the tables of the documentation that come from the code: python docs/make_tables.py [--counts].

With --counts also docs/multichain_counts.csv, which takes some minutes.
"""

from __future__ import annotations

import re
import sys
from importlib import import_module
from pathlib import Path

import closedchain as cc
from closedchain.dynamics.interface import Formulation
from closedchain.errors import ClosedChainError
from closedchain.model import METHODS
from closedchain.papers import PAPERS
from closedchain.papers.multichain_costs import printed_counts, traced_chains, traced_counts

DOCS = Path(__file__).parent


def formulations() -> str:
    """What each formulation answers."""
    asked = ("inverse dynamics", "flexible links", "ensembles of machines that differ", "exact")
    lines = [f"| method | what it is | {' | '.join(asked)} |", "|---|---|" + ":-:|" * len(asked)]
    for name, make in METHODS.items():
        method = make()
        words = (type(method).__doc__ or "").strip().splitlines()[0].rstrip(".")
        inverse = type(method).inverse is not Formulation.inverse
        flags = ("yes" if flag else "no" for flag in (inverse, method.flexible, method.varies, method.exact))
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


def one_chain() -> str:
    """Operations for one chain of N DOF whose tip holds n_c directions: here, and by Lilly and Orin's tables."""
    held = range(1, 7)
    lines = ["| N | " + " | ".join(f"n_c = {n_c}" for n_c in held) + " |", "|--:|" + "--:|" * len(held)]
    for N in range(3, 8):
        lines.append(f"| {N} | " + " | ".join(counts(N, n_c, 1) for n_c in held) + " |")
    return "\n".join(lines)


def more_chains() -> str:
    """The same for m chains of six degrees of freedom."""
    cases, number = (3, 6), range(1, 7)
    lines = ["| | " + " | ".join(f"m = {m}" for m in number) + " |", "|---|" + "--:|" * len(number)]
    for n_c in cases:
        lines.append(f"| N = 6, n_c = {n_c} | " + " | ".join(counts(6, n_c, m) for m in number) + " |")
    return "\n".join(lines)


def all_counts() -> str:
    """Every combination as comma-separated values."""
    lines = ["N,n_c,m,multiplications,additions,multiplications by the paper,additions by the paper"]
    for case in ((N, n_c, m) for N in range(3, 8) for n_c in range(1, 7) for m in range(1, 7)):
        lines.append(",".join(map(str, (*case, *traced_counts(*case), *printed_counts(*case)))))
        traced_chains.cache_clear()
    return "\n".join([*lines, ""])


def counts(N: int, n_c: int, m: int) -> str:
    return " : ".join("{} + {}".format(*count(N, n_c, m)) for count in (traced_counts, printed_counts))


def misprints() -> dict[str, str]:
    """The printed errors of each paper."""
    tables = {}
    for name in PAPERS:
        module = import_module(f"closedchain.papers.{name}")
        rows = [f"| {bare(m.where)} | {bare(m.right)} | {bare(m.shown)} |" for m in module.MISPRINTS]
        tables[name] = "\n".join(["| where | right reading | what the print leads to |", "|---|---|---|", *rows])
    return tables


FOLDERS = {
    "virtual_spring": ("dynamics/virtual_spring.py", "papers/virtual_spring_machines.py"),
    "spherical_stiffness": (
        "library/spherical_3rrr.py",
        "kinematics/spherical.py",
        "stiffness",
        "papers/spherical_printed.py",
    ),
    "denoc": (
        "dynamics/denoc.py",
        "multibody/leg_kinematics.py",
        "papers/denoc_example.py",
        "papers/denoc_printed.py",
    ),
    "multichain": (
        "dynamics/operational_space.py",
        "dynamics/operational_space_border.py",
        "dynamics/articulated_body.py",
    ),
    "hexapod": ("dynamics/virtual_work.py", "papers/hexapod.py"),
}


def numbered_lines() -> dict[str, str]:
    """Lines of code with the number of the equation they are."""
    root, tables = DOCS.parent / "src" / "closedchain", {}
    for name, places in FOLDERS.items():
        files = [file for place in places for file in (sorted((root / place).rglob("*.py")) or [root / place])]
        rows = [
            f"| {number} | `{code}` | `{file.relative_to(root)}` |" for file in files for number, code in marked(file)
        ]
        tables[f"lines of {name}"] = "\n".join(["| equation | code | file |", "|---|---|---|", *rows])
    return tables


def marked(file: Path) -> list[tuple[str, str]]:
    """Code that ends in a comment with an equation's number."""
    found = []
    for line in file.read_text(encoding="utf-8").splitlines():
        code, mark, comment = line.partition("  # ")
        number = re.match(r"\((?:A-)?\d+[a-z]?\)(?:, \((?:A-)?\d+[a-z]?\))*", comment)
        if mark and number and len(code.strip()) > 2 and not code.strip().startswith('"""'):
            found.append((number[0], code.strip().replace("|", "\\|")))
    return found


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
        DOCS / "multichain.md": {"one chain": one_chain(), "more chains": more_chains()},
        DOCS / "papers.md": misprints(),
        DOCS / "theory.md": numbered_lines(),
    }
    return {path: written(path.read_text(encoding="utf-8"), found) for path, found in tables.items()}


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
    if "--counts" in sys.argv[1:]:
        (DOCS / "multichain_counts.csv").write_text(all_counts(), encoding="utf-8")
