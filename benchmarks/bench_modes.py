"""All 40 poses of a general Gough–Stewart platform: cold, with and without the trace test, and at other leg lengths."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import closedchain as cc

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import published_machines as published

TITLE = "Assembly modes of a general Gough–Stewart platform (Dietmaier's)"
REPEATS = 3
STARTS = 150  # random starts of Newton's method, which is what continuation replaces


def measure() -> list[dict[str, object]]:
    lengths = published.dietmaier_lengths()
    other = {name: 1.01 * length for name, length in lengths.items()}
    cold = {True: [], False: []}  # type: dict[bool, list[float]]
    warm, starts = list[float](), list[float]()
    found = {}
    for _ in range(REPEATS):
        for verify in (True, False):
            model = cc.compile(published.platform("dietmaier"))
            model.mobility, model.start  # noqa: B018  what every question needs
            begin = time.perf_counter()
            found[verify] = model.assembly_modes(joints=lengths, verify=verify)
            cold[verify].append(time.perf_counter() - begin)
            if verify:
                begin = time.perf_counter()
                again = model.assembly_modes(joints=other)
                warm.append(time.perf_counter() - begin)
        begin = time.perf_counter()
        multistart = poses_of_random_starts(model, lengths)
        starts.append(time.perf_counter() - begin)
    peer = f"{min(starts):.2f} s, {multistart} poses"
    rows = [("with trace test, cold", min(cold[True]), found[True]), ("without, cold", min(cold[False]), found[False])]
    rows.append(("other leg lengths", min(warm), again))
    return [
        {
            "what": what,
            "ours": f"{seconds:.2f} s, {modes.count} poses",
            "peer": peer,
            "ratio": min(starts) / seconds,
            "wanted": None,
            "note": f"{modes.words}; {modes.evaluations} evaluations; peer: {STARTS} random starts",
        }
        for what, seconds, modes in rows
    ]


def poses_of_random_starts(model: cc.Model, lengths: dict[str, float]) -> int:
    """How many different platform poses random starts find."""
    from closedchain.kinematics.assemble import find_assemblies, make_targets
    from closedchain.kinematics.modes import mode_key, request_of

    targets = make_targets(model.kinematics, lengths, None)
    request = request_of(model.kinematics, targets)
    found = find_assemblies(model.kinematics, targets, model.start, tries=STARTS)
    return len({tuple(mode_key(model.kinematics, request, one.q).round(4) + 0.0) for one in found})
