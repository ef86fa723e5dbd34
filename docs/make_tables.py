"""Write the tables of the documentation that come from the code: python docs/make_tables.py [--counts].

With --counts also docs/multichain_counts.csv, which takes a minute.
"""

from __future__ import annotations

import json
import math
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import yaml

import closedchain as cc
from closedchain.dynamics.interface import Formulation
from closedchain.errors import ClosedChainError
from closedchain.formats.coverage import coverage
from closedchain.formats.elements import rule_for, rules
from closedchain.model import METHODS
from closedchain.papers import PAPERS
from closedchain.papers.multichain_costs import printed_counts, traced_chains, traced_counts
from closedchain.stiffness.maps import MapOptions, StiffnessQuestion

sys.path.insert(0, str(Path(__file__).parents[1] / "benchmarks"))

sys.path.insert(0, str(Path(__file__).parent))

from make_elements import listed
from run import rows_of

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
    """All cases of the page as comma-separated values."""
    lines = ["N,n_c,m,multiplications,additions,multiplications by the paper,additions by the paper"]
    one = [(N, n_c, 1) for N in range(3, 8) for n_c in range(1, 7)]
    for case in (*one, *((6, n_c, m) for n_c in (3, 6) for m in range(2, 7))):
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


NUMBER = r"\((?:A-)?\d+[a-z]?\)"
MARK = re.compile(rf"  # ({NUMBER}(?:, {NUMBER})*)[^#]*$")


def equations() -> dict[str, dict[str, Any]]:
    """Every numbered equation of every paper: what it says, where its lines are looked for, why there is none."""
    found: dict[str, dict[str, Any]] = yaml.safe_load((DOCS / "equations.yaml").read_text(encoding="utf-8"))
    return found


def numbered_lines() -> dict[str, str]:
    """Every numbered equation with the lines of code that are it, or the reason why none is."""
    tables = {}
    for name, paper in equations().items():
        lines, rows = marked(paper["files"]), ["| equation | says | code, or why there is none |", "|---|---|---|"]
        for number, about in paper["equations"].items():
            code = [f"`{line}` in `{file}`" for file, line in lines.get(number, ())]
            rows.append(f"| ({number}) | {bare(about['says'])} | {'; '.join(code) or bare(about.get('why', ''))} |")
        tables[f"lines of {name}"] = "\n".join(rows)
    return tables


def marked(places: Sequence[str]) -> dict[str, list[tuple[str, str]]]:
    """Equation → (file, code) of lines that end with its number."""
    root, found = DOCS.parent / "src" / "closedchain", {}
    for file in (file for place in places for file in (sorted((root / place).rglob("*.py")) or [root / place])):
        for line in file.read_text(encoding="utf-8").splitlines():
            mark = MARK.search(line)
            if mark and len(line[: mark.start()].strip()) > 2 and not line.strip().startswith(('"""', "#")):
                code = line[: mark.start()].split("  # ")[0].strip()
                for number in re.findall(NUMBER, mark[1]):
                    found.setdefault(number.strip("()"), []).append((str(file.relative_to(root)), code))
    return found


def mutation_log() -> list[dict[str, Any]]:
    """Every mutant that was tried."""
    text = (DOCS.parent / "tools" / "mutants.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def mutants() -> str:
    """How many mutants of each package the tests notice."""
    lines = ["| drawn from | mutants | noticed by a test | survived |", "|---|--:|--:|--:|"]
    entries = mutation_log()
    for name in dict.fromkeys(entry["campaign"] for entry in entries):
        own = [entry["verdict"] for entry in entries if entry["campaign"] == name]
        survived = own.count("survived")
        lines.append(f"| {name} | {len(own)} | {len(own) - survived} | {survived} |")
    return "\n".join(lines)


def survivors() -> str:
    """The mutants that no test notices, and why."""
    why = yaml.safe_load((DOCS.parent / "tools" / "survivors.yaml").read_text(encoding="utf-8")) or {}
    lines = ["| file | line | changed to | why no test notices |", "|---|---|---|---|"]
    for entry in mutation_log():
        if entry["verdict"] == "survived":
            code = [entry[key] for key in ("before", "after")]
            lines.append(f"| `{entry['file']}` | `{code[0]}` | `{code[1]}` | {why.get(entry['after'], 'no test')} |")
    return "\n".join(lines)


def explanation() -> str:
    """What auto chooses for a legged machine."""
    return f"```text\n{cc.compile(cc.library.walker()).explain()}\n```"


def newcomer() -> str:
    """The last newcomer's first minutes."""
    text = (DOCS.parent / "tools" / "newcomer.jsonl").read_text(encoding="utf-8")
    last = json.loads(text.splitlines()[-1])
    lines = ["| step | s |", "|---|--:|", *(f"| {name} | {seconds:g} |" for name, seconds in last["times"].items())]
    lines.append(f"| together | {sum(last['times'].values()):.1f} |")
    return "\n".join([*lines, "", f"{last['date']}, {last['processors']} processors."])


def cost_of_verification() -> str:
    """Verified over unverified, from the last benchmark run."""
    results = (DOCS.parent / "benchmarks" / "RESULTS.md").read_text(encoding="utf-8")
    rows = [row for row in rows_of(results) if row.part.startswith("Verified against")]
    lines = ["| | time | operations |", "|---|--:|--:|"]
    for row in rows:
        time, operations = (re.search(rf"([\d.]+) times the {what}", row.note) for what in ("time", "operations"))
        assert time is not None
        counted = f"{float(operations[1]):.2f}" if operations else ""
        lines.append(f"| {bare(row.what.removesuffix(': verified, unverified'))} | {float(time[1]):.2f} | {counted} |")
    return "\n".join(lines)


def predictions() -> str:
    """Rollouts of a trot against MuJoCo."""
    results = (DOCS.parent / "benchmarks" / "RESULTS.md").read_text(encoding="utf-8")
    lines = ["| rollouts of a trot | closedchain | MuJoCo | ratio |", "|---|--:|--:|--:|"]
    for row in rows_of(results):
        if row.part.startswith("Legged machines"):
            lines.append(
                f"| {bare(row.what)} | {row.ours} | {row.peer.removeprefix('MuJoCo rollout ')} | {row.ratio} |"
            )
    return "\n".join(lines)


def soak() -> str:
    """What the soak asked and found."""
    spec = spec_from_file_location("soak_log", DOCS.parent / "tests" / "soak" / "log.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return str(module.summary())


def hoppers() -> str:
    """How hoppers from random starts ended."""
    text = (DOCS.parent / "tests" / "soak" / "hoppers.jsonl").read_text(encoding="utf-8")
    runs = [json.loads(line) for line in text.splitlines()]
    lines = ["| hoppers with three and four legs from random starts | |", "|---|--:|", f"| runs | {len(runs)} |"]
    lines += [
        f"| friction coefficients | {min(r['mu'] for r in runs)} to {max(r['mu'] for r in runs)} |",
        f"| entirely by events | {sum(r['by_events'] == 1 for r in runs)} |",
        f"| least share of time by events | {100 * min(r['by_events'] for r in runs):.1f} % |",
        f"| steps flagged | {sum(r['flagged'] for r in runs)} |",
        f"| deepest penetration | {max(r['penetration'] for r in runs):.0e} m |",
        f"| energy balance, runs entirely by events | {max(r['energy'] for r in runs if r['by_events'] == 1):.0e} |",
        f"| energy balance, others: time stepping does not keep work | {max(r['energy'] for r in runs):.0e} |",
    ]
    return "\n".join(lines)


def laws() -> str:
    """How many instances of ensembles were bitwise their single runs."""
    text = (DOCS.parent / "tests" / "soak" / "laws.jsonl").read_text(encoding="utf-8")
    lines = ["| machine | coordinates | method | instances | bitwise the single run |", "|---|---|---|--:|--:|"]
    for row in map(json.loads, text.splitlines()):
        about = f"`{row['machine']}` | {row['coordinates']} | `{row['method']}`"
        lines.append(f"| {about} | {row['instances']} | {row['bitwise']} |")
    return "\n".join(lines)


POSES, WORKERS = 10**8, 1000
SWEEPS = {  # s per pose, points per chunk, variables that are kept
    "closed form, all variables": (5.5e-6, 65_536, None),
    "closed form, two variables": (5.5e-6, 65_536, ["center_shift", "status"]),
    "assembled one by one": (7e-3, 4_096, None),
}


def thousand_cores() -> str:
    """What a sweep of many poses takes on many workers."""
    wrist = cc.library.coaxial()
    known = StiffnessQuestion(wrist, (), (), ((0.0,) * 6,), MapOptions()).variables()
    columns = []
    for seconds, chunk, names in SWEEPS.values():
        kept = [v for name, v in known.items() if names is None or name in names]
        size = sum(v.dtype.itemsize * math.prod(v.shape) for v in kept) + 1  # and the mark of failures
        chunks, alone = -(-POSES // chunk), POSES * seconds / WORKERS
        columns.append(
            [
                f"{size}",
                f"{size * POSES / 1e9:.0f} GB",
                f"{alone:.2g} s" if alone < 100 else f"{alone:.0f} s",
                f"{size * POSES / alone / 1e9:.2g} GB/s",
                f"{chunk:,}",
                f"{chunks:,}, {chunks * (len(kept) + 3):,}",
                f"{chunk * seconds:.2g} s, {chunk * size / 1e6:.1f} MB",
                f"{WORKERS / (chunk * seconds):,.0f}",
                f"{3 * chunk * seconds:.2g} s",
            ]
        )
    rows = [
        "bytes per pose",
        "store",
        "computing, all cores",
        "writing, together",
        "`chunk=`",
        "chunks, files",
        "a chunk: work, size of its answers",
        "tasks per second at the scheduler, asked for",
        "lost when a worker dies: the chunk it is at, and two not flushed",
    ]
    lines = [f"| | {' | '.join(SWEEPS)} |", "|---|--:|--:|--:|"]
    return "\n".join(
        [*lines, *(f"| {row} | {' | '.join(cells)} |" for row, *cells in zip(rows, *columns, strict=True))]
    )


def bare(text: str) -> str:
    """Text without what a table or Markdown would take for its own."""
    for mark in "|*_<":
        text = text.replace(mark, f"\\{mark}")
    return text


def elements(form: str) -> dict[str, str]:
    """What becomes of every element of a file format."""
    rows = [f"| {bare(what)} | {fate} | {bare(how)} |" for what, fate, how in coverage()[form]]
    return {f"{form} elements": "\n".join(["| element | | how, or why not |", "|---|---|---|", *rows])}


def schema_elements() -> dict[str, str]:
    """What becomes of every element of the formats' schemas."""
    tables = {}
    for form in ("urdf", "mjcf", "sdf"):
        known, rows = rules(form), []
        for path in listed(form):
            fate, how = rule_for(form, path, known) or ("", "no rule")
            rows.append(f"| {bare(path)} | {fate} | {bare(how)} |")
        head = ["| element | | how, or why not |", "|---|---|---|"]
        tables[f"all {form} elements"] = "\n".join([*head, *rows])
    return tables


def written(page: str, tables: dict[str, str]) -> str:
    """The page with its tables as the code gives them."""
    for name, table in tables.items():
        marks = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end -->)", re.DOTALL)
        page = marks.sub(lambda match, table=table: f"{match[1]}\n{table}\n\n{match[2]}", page)
    return page


def pages() -> dict[Path, str]:
    """Every page that holds such tables, as it should be."""
    tables = {
        DOCS / "choose.md": {"explain": explanation(), "formulations": formulations(), "machines": machines()},
        **{DOCS / f"{form}.md": elements(form) for form in coverage()},
        DOCS / "elements.md": schema_elements(),
        DOCS / "legged.md": {"predictions": predictions(), "hoppers": hoppers()},
        DOCS / "sweeps.md": {"thousand cores": thousand_cores()},
        DOCS / "multichain.md": {"one chain": one_chain(), "more chains": more_chains()},
        DOCS / "papers.md": misprints(),
        DOCS / "theory.md": numbered_lines(),
        DOCS / "verification.md": {"cost of verification": cost_of_verification()},
        DOCS / "trust.md": {
            "mutants": mutants(),
            "survivors": survivors(),
            "soak": soak(),
            "laws": laws(),
            "newcomer": newcomer(),
        },
    }
    return {path: written(path.read_text(encoding="utf-8"), found) for path, found in tables.items()}


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
    if "--counts" in sys.argv[1:]:
        (DOCS / "multichain_counts.csv").write_text(all_counts(), encoding="utf-8")
