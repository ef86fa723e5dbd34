"""The log of the metamorphic soak and its summary; reads no machine and needs no product."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

LOG = Path(__file__).parent / "log.jsonl"


def logged(log: Path = LOG) -> dict[int, dict[str, Any]]:
    """What the log holds, by seed."""
    if not log.exists():
        return {}
    lines = log.read_text(encoding="utf-8").splitlines()
    return {one["seed"]: one for one in map(json.loads, lines)}


def summary(log: Path = LOG) -> str:
    """How many machines and results, largest differences and refusals, as Markdown."""
    entries = list(logged(log).values())
    failed = [one for one in entries if one["failures"]]
    changes, checks, refusals = Counter[str](), Counter[str](), Counter[str]()
    largest: dict[str, float] = {}
    for one in entries:
        changes.update(dict.fromkeys(one["changes"], 1))
        for what, error in one["answers"].items():
            check = _check(what, one["changes"])
            checks[check] += 1
            largest[check] = max(largest.get(check, 0.0), error)
        refusals.update(_check(what, one["changes"]) for what in one["refusals"])
    equal = sum(checks.values())
    lines = [
        f"{len(entries)} machines, {equal} results equal, {refusals.total()} refused; {len(failed)} machines failed.",
        "",
    ]
    lines += ["| result | compared | largest difference | refused |", "|---|--:|--:|--:|"]
    lines += [
        f"| {check} | {count} | {largest[check]:.0e} | {refusals[check]} |" for check, count in sorted(checks.items())
    ]
    lines += ["", "| change of the description | machines |", "|---|--:|"]
    lines += [f"| {change} | {count} |" for change, count in sorted(changes.items())]
    features = Counter(feature for one in entries for feature in one["features"])
    lines += [
        "",
        "| feature | machines |",
        "|---|--:|",
        *(f"| {name} | {count} |" for name, count in features.most_common()),
    ]
    lines += ["", "| seed | failure |", "|--:|---|"] if failed else []
    lines += [f"| {one['seed']} | {one['failures'][0][:110]} |" for one in failed[:40]]
    return "\n".join(lines)


def _check(what: str, changes: list[str]) -> str:
    """The name of a result without that of the machine."""
    machine = next((name for name in ("drawn", *changes) if what.startswith(f"{name} ")), "")
    return what.removeprefix(f"{machine} ")
