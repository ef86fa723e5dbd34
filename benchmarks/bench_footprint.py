"""What it costs to begin: import times and memory, each in a process of its own."""

from __future__ import annotations

import subprocess
import sys

TITLE = "Import time and memory"
MEASURE = """
import resource, time
start = time.perf_counter()
{work}
spent = time.perf_counter() - start
print(spent, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""
FOUR_BAR = """
import closedchain as cc
model = cc.compile(cc.library.four_bar())
model.forward_dynamics(model.assemble())
"""


def measure() -> list[dict[str, object]]:
    ours, pinocchio = footprint("import closedchain"), footprint("import pinocchio")
    answer = footprint(FOUR_BAR)
    return [
        row("import closedchain", ours, f"import pinocchio {shown(pinocchio)}", pinocchio[0] / ours[0]),
        row("import, compile a four-bar, first forward dynamics, kernels cached", answer, ""),
    ]


def footprint(work: str) -> tuple[float, float]:
    """Shortest time (s) of some runs of a piece of Python, and its memory (MB)."""
    command = [sys.executable, "-c", MEASURE.format(work=work)]
    found = [subprocess.run(command, capture_output=True, text=True, check=True).stdout.split() for _ in range(5)]
    return min((float(seconds), float(megabytes)) for seconds, megabytes in found)


def shown(cost: tuple[float, float]) -> str:
    return f"{cost[0] * 1e3:.0f} ms, {cost[1]:.0f} MB"


def row(what: str, ours: tuple[float, float], peer: str, ratio: float | None = None) -> dict[str, object]:
    return {"what": what, "ours": shown(ours), "peer": peer, "ratio": ratio, "wanted": None, "note": ""}
