"""The metamorphic soak: python tests/metamorphic/run.py --first 0 --count 300 --minutes 60.

One machine per seed, its results compared with the oracle's and under changes of its description. The log is kept
(tests/metamorphic/log.jsonl) and seeds that it holds are not checked again, so a run can be stopped and taken up at any
time; `--seed` checks one and prints what it notes, `--failed` those again that failed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from findings import Findings
from metamorphic.changes import CHANGES
from metamorphic.checks import checked
from metamorphic.log import LOG, logged, summary
from metamorphic.machines import Case


def entry(seed: int, case: Case, findings: Findings, seconds: float) -> dict[str, Any]:
    """A line of the log; entry points are in the names of the answers."""
    names = [*findings.answers, *findings.refusals]
    changes = [change for change in CHANGES if any(name.startswith(f"{change} ") for name in names)]
    return {
        "seed": seed,
        "features": sorted(case.features),
        "changes": changes,
        "answers": {what: float(f"{error:.1e}") for what, error in findings.answers.items()},
        "refusals": findings.refusals,
        "failures": findings.failures,
        "seconds": round(seconds, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, help="check one machine and print what is noted")
    parser.add_argument("--failed", action="store_true", help="check the machines again that failed")
    parser.add_argument("--log", type=Path, default=LOG)
    given = parser.parse_args()
    if given.seed is not None:
        print(json.dumps(entry(given.seed, *checked(given.seed), 0.0), indent=1))
        return
    known, start = logged(given.log), time.monotonic()
    seeds = [seed for seed, one in known.items() if one["failures"]] if given.failed else []
    if not given.failed:
        seeds = [seed for seed in range(given.first, given.first + given.count) if seed not in known]
    for seed in seeds:
        if time.monotonic() - start > 60 * given.minutes:
            break
        began = time.process_time()
        try:
            known[seed] = entry(seed, *checked(seed), time.process_time() - began)
        except Exception as error:
            print(f"seed {seed}: {type(error).__name__}: {error}")
            continue
        lines = (json.dumps(one) + "\n" for one in known.values())
        given.log.write_text("".join(lines), encoding="utf-8")
        if known[seed]["failures"]:
            print(f"seed {seed}: {known[seed]['failures']}", flush=True)
    print(summary(given.log).splitlines()[0])


if __name__ == "__main__":
    main()
