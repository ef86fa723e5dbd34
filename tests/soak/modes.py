"""Assembly modes of machines whose number is known, from 20 random seeds: none may pass the trace test with fewer.

    python tests/soak/modes.py [seeds] [log]

Each line of the log (modes.jsonl) is one machine and one seed of all random choices: modes, complex solutions, bound,
verdict of the trace test, evaluations. It goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

import closedchain as cc
import published_machines as published
from closedchain.kinematics.assemble import make_targets
from closedchain.kinematics.closure import driven_joints
from closedchain.kinematics.modes import LIMIT, ModeSearch, request_of

LIBRARY = cc.library
MACHINES: dict[str, tuple[Callable[[], cc.Mechanism], dict[str, float] | None, int]] = {  # drives, real modes
    "four_bar": (LIBRARY.four_bar, None, 2),
    "slider_crank": (LIBRARY.slider_crank, None, 2),
    "watt_six_bar": (LIBRARY.watt_six_bar, None, 4),
    "stephenson_six_bar": (LIBRARY.stephenson_six_bar, None, 4),
    "five_bar": (LIBRARY.five_bar, None, 2),
    "planar_3rpr": (published.planar_3rpr, published.planar_lengths(), 6),
    "spherical_3rrr": (published.spherical, None, 8),
    "agile_wrist": (LIBRARY.agile_wrist, None, 8),
    "tripod_3rps": (LIBRARY.tripod_3rps, None, 16),
    "six_three": (lambda: published.platform("six_three"), None, 8),
    "gough_stewart": (LIBRARY.gough_stewart, None, 8),
    "dietmaier": (lambda: published.platform("dietmaier"), published.dietmaier_lengths(), 40),
}


def tried(name: str, seed: int) -> dict[str, object]:
    """One search, as a line of the log."""
    make, drives, known = MACHINES[name]
    model = cc.compile(make())
    if drives is None:
        state = model.assemble()
        drives = {joint: float(np.ravel(state[joint])[0]) for joint in driven_joints(model.kinematics)}
    targets = make_targets(model.kinematics, drives, None)
    search = ModeSearch(model.kinematics, request_of(model.kinematics, targets), True, model.mobility.samples)
    found = search.find(targets, model.start, LIMIT, seed)
    generic = found.generic
    return {
        "machine": name, "seed": seed, "modes": len(found.configurations), "known": known, "finite": found.finite,
        "bound": None if generic is None else generic.bound, "trace_test": found.verdict,
        "evaluations": found.evaluations, "families": len(found.families), "notes": found.notes,
    }  # fmt: skip


def main(seeds: int, log: Path) -> None:
    done = set()
    if log.exists():
        lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
        done = {(line["machine"], line["seed"]) for line in lines}
    for seed in range(seeds):
        for name in MACHINES:
            if (name, seed) not in done:
                line = json.dumps(tried(name, seed))
                print(line, flush=True)
                with log.open("a", encoding="utf-8") as file:
                    file.write(line + "\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seeds", nargs="?", type=int, default=20, help="of every machine")
    parser.add_argument("log", nargs="?", type=Path, default=Path(__file__).with_name("modes.jsonl"))
    given = parser.parse_args()
    main(given.seeds, given.log)
