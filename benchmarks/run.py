"""Every benchmark in one run: `make bench` writes benchmarks/RESULTS.md, ratios first, and its plots in docs/images.

python benchmarks/run.py [NAME ...] [--json]     only the named ones, e.g. forward; prints (as data), does not write
python benchmarks/run.py NAME ... --write        the named ones, whose parts of RESULTS.md and of README.md are replaced
python benchmarks/run.py --headlines             measures nothing: the rows of README.md, from RESULTS.md as it is

Which rows README.md shows, and in which words, stands in headlines.yaml. Tables of the documentation that quote results
are written by `python docs/make_tables.py`, which `make bench` runs afterwards.

Every part says when and where it was measured.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import platform
import re
import sys
import time
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import yaml

HERE = Path(__file__).parent
README, RESULTS = HERE.parent / "README.md", HERE / "RESULTS.md"
HEADING = """# Benchmarks

Written by `make bench`. Every ratio compares two things measured in the same run on the same machine;
larger is better for closedchain.
"""
PICTURE = re.compile(r"(?m)^!\[.*\]\[(\w+)\]$")
PACKAGES, PEERS = ("casadi", "llvmlite", "numba"), ("pin", "mujoco", "exudyn")
VECTORS = {"avx512f": " with AVX-512", "avx2": " with AVX2"}
PICTURES = HERE.parent / "docs" / "images"
START, END = "<!-- benchmarks: written by make bench -->", "<!-- end of benchmarks -->"


def asked(words: list[str], known: list[str]) -> argparse.Namespace:
    """What the command's words ask for; the error names the words that would have been valid."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of {', '.join(known)}; none: all of them")
    parser.add_argument("--json", action="store_true", help="print as data")
    parser.add_argument("--write", action="store_true", help="put the named ones into RESULTS.md and README.md")
    parser.add_argument("--headlines", action="store_true", help="measure nothing, write the rows of README.md")
    found = parser.parse_args(words)
    for name in found.names:
        if name not in known:
            parser.error(f"no benchmark {name!r}; benchmarks: {', '.join(known)}")
    if found.headlines and len(words) > 1:
        parser.error("--headlines measures nothing and stands alone")
    return found


def main(words: list[str]) -> None:
    found = sorted(path.stem for path in HERE.glob("bench_*.py"))
    given = asked(words, [stem[6:] for stem in found])
    if given.headlines:
        write_headlines()
        return
    names, as_json, write = given.names, given.json, given.write or not given.names
    wanted = [f"bench_{name}" for name in names] or found
    sys.path.insert(0, str(HERE))
    parts, measured = dict[str, str](), dict[str, list[dict[str, object]]]()
    for name in wanted:
        print(f"{name[6:]} …", file=sys.stderr, flush=True)
        module = importlib.import_module(name)
        measured[module.TITLE] = module.measure()
        part = table(module.TITLE, measured[module.TITLE])
        if not as_json:
            print(part, flush=True)
        draw = getattr(module, "draw", None)
        if draw is not None and write:
            drawn = draw(PICTURES)
            part += f"\n![{module.TITLE}][{drawn.stem}]\n"
        parts[module.TITLE] = part
    if as_json:
        print(json.dumps(measured, indent=2, ensure_ascii=False))
    if write:
        kept = parts_of(RESULTS.read_text(encoding="utf-8")) if names else {}
        results = "\n".join([HEADING, *(kept | parts).values()])
        results += "".join(f"\n[{stem}]: ../docs/images/{stem}.png\n" for stem in PICTURE.findall(results))
        RESULTS.write_text(results, encoding="utf-8")
        write_headlines()


def parts_of(results: str) -> dict[str, str]:
    """Title → part of a file of results, without the addresses of its pictures."""
    parts = re.sub(r"(?m)^\[\w+\]: .*$", "", results).split("\n## ")[1:]
    return {part.split("\n", 1)[0]: f"## {part.rstrip()}\n" for part in parts}


def where() -> str:
    """When and on what something was measured."""
    cpu = next(
        (line.split(":")[1].strip() for line in lines_of("/proc/cpuinfo") if line.startswith("model name")),
        platform.processor() or platform.machine(),
    )
    packages = ", ".join(f"{name} {version_of(name)}" for name in (*PACKAGES, *PEERS))
    flags = next((line.split() for line in lines_of("/proc/cpuinfo") if line.startswith("flags")), [])
    width = next((name for flag, name in VECTORS.items() if flag in flags), "")
    return (
        f"{time.strftime('%Y-%m-%d')}, {cpu}{width}, {os.cpu_count()} processors, {platform.system()}, "
        f"Python {platform.python_version()}, {packages}.\n"
    )


def table(title: str, rows: list[dict[str, object]]) -> str:
    lines = [
        f"## {title}",
        "",
        where(),
        "| ratio | wanted | what | closedchain | peer | note |",
        "|---:|---:|---|---|---|---|",
    ]
    for row in rows:
        ratio = "" if row["ratio"] is None else f"**{row['ratio']:.3g}×**"
        wanted = "" if row["wanted"] is None else f"{row['wanted']:g}×"
        lines.append(f"| {ratio} | {wanted} | {row['what']} | {row['ours']} | {row['peer']} | {row.get('note', '')} |")
    return "\n".join([*lines, ""])


@dataclass(frozen=True)
class Row:
    """A row of RESULTS.md."""

    part: str
    ratio: str
    wanted: str
    what: str
    ours: str
    peer: str
    note: str


def rows_of(results: str) -> list[Row]:
    """Every row of a file of results."""
    rows, part = [], ""
    for line in results.splitlines():
        if line.startswith("## "):
            part = line[3:]
        cells = [cell.strip() for cell in line.removeprefix("|").removesuffix("|").split("|")]
        if line.startswith("|") and len(cells) == 6 and cells[0] not in ("ratio", "---:"):
            rows.append(Row(part, *cells))
    return rows


def headlines(results: str) -> list[str]:
    """The rows that matter to somebody who does not know the package yet, as a table in Markdown."""
    rows = rows_of(results)
    lines = ["| what is computed | closedchain | the other | times as fast |", "|---|---|---|---:|"]
    for wanted in yaml.safe_load((HERE / "headlines.yaml").read_text(encoding="utf-8")):
        begins = (wanted["part"], wanted["row"], wanted["peer"])
        found = [row for row in rows if all(map(str.startswith, (row.part, row.what, row.peer), begins))]
        if len(found) != 1:
            raise LookupError(
                f"{len(found)} rows of RESULTS.md begin with {' / '.join(begins)}; headlines.yaml names one"
            )
        lines.append(f"| {wanted['question']} | {found[0].ours} | {found[0].peer} | {found[0].ratio} |")
    return lines


def with_headlines(readme: str, results: str) -> str:
    """The README with its table of ratios taken from the results."""
    before, after = readme.split(START)[0], readme.split(END)[1]
    return before + START + "\n\n" + "\n".join(headlines(results)) + "\n\n" + END + after


def write_headlines() -> None:
    results = RESULTS.read_text(encoding="utf-8")
    README.write_text(with_headlines(README.read_text(encoding="utf-8"), results), encoding="utf-8")


def lines_of(path: str) -> list[str]:
    try:
        return Path(path).read_text(encoding="utf-8").splitlines()
    except OSError:
        return []


def version_of(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"


if __name__ == "__main__":
    main(sys.argv[1:])
