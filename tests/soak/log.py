"""The log of the soak and its summary; reads no machine and needs none of the other codes."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

LOG = Path(__file__).parent / "log.jsonl"
FILES = Path(__file__).parent / "files.jsonl"  # attacks on files, killed saves, sweeps and Ctrl-C, in blocks


def logged(log: Path = LOG) -> dict[int, dict[str, Any]]:
    """What the log holds, by seed."""
    if not log.exists():
        return {}
    entries = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    return {one["seed"]: one for one in entries}


def summary(log: Path = LOG) -> str:
    """What was asked and found, as Markdown."""
    entries = list(logged(log).values())
    answered = [e for e in entries if any(what.endswith("forward") for what in e["answers"])]
    methods = Counter(what.split()[0] for e in entries for what in e["answers"] if what.endswith("forward"))
    features = Counter(feature for e in entries for feature in e["features"])
    reasons = Counter(reason for e in entries for reason in set(e["refusals"].values()))
    failed = [e for e in entries if e["failures"]]
    lines = [f"{len(entries)} machines, {len(answered)} answered, {len(failed)} with a failure.", ""]
    lines += ["| formulation | machines answered | largest difference of accelerations |", "|---|--:|--:|"]
    for name, count in methods.most_common():
        worst = max(e["answers"].get(f"{name} forward", 0.0) for e in entries if not e["failures"])
        lines.append(f"| `{name}` | {count} | {worst:.0e} |")
    lines += ["", "| feature | machines |", "|---|--:|"]
    lines += [f"| {name} | {count} |" for name, count in features.most_common()]
    lines += ["", "| refusal | machines |", "|---|--:|"]
    lines += [f"| {reason.replace('|', '')} | {count} |" for reason, count in reasons.most_common(25)]
    lines += ["", "| seed | failure |", "|--:|---|"]
    lines += [f"| {e['seed']} | {e['failures'][0][:110].replace('|', '')} |" for e in failed[:40]]
    return "\n".join(lines)


def blocks(what: str) -> dict[int, Counter[str]]:
    """What the log of files holds of a kind, by block."""
    if not FILES.exists():
        return {}
    entries = [json.loads(line) for line in FILES.read_text(encoding="utf-8").splitlines()]
    return {one["block"]: Counter(one["found"]) for one in entries if one["what"] == what}


def append(what: str, block: int, found: Mapping[str, Any]) -> None:
    """Add a block to the log of files."""
    with FILES.open("a", encoding="utf-8") as log:
        log.write(json.dumps({"what": what, "block": block, "found": dict(sorted(found.items()))}) + "\n")
