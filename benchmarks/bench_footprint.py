"""What it costs to begin: import times and memory, each in a process of its own.

Memory is the largest resident size the process had itself (VmHWM). The operating system's usage counters, ru_maxrss,
are of no use here: a child starts with its parent's.
"""

from __future__ import annotations

import subprocess
import sys

TITLE = "Import time and memory"
MEASURE = """
import time
start = time.perf_counter()
{work}
spent = time.perf_counter() - start
try:
    with open("/proc/self/status") as status:
        peak = next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmHWM"))
except OSError:
    peak = float("nan")
print(spent, peak)
"""
FOUR_BAR = """
import closedchain as cc
model = cc.compile(cc.library.four_bar())
model.forward_dynamics(model.assemble())
"""
SIMULATION = FOUR_BAR + "model.simulate(model.assemble(), 1.0)\n"
PEERS = {"pinocchio": "import pinocchio", "mujoco": "import mujoco", "casadi": "import casadi"}
MEMORY = "heavy parts are loaded when first used; largest resident memory of a process of its own, Python included"


def measure() -> list[dict[str, object]]:
    python = footprint("pass")
    ours, peers = footprint("import closedchain"), {name: footprint(work) for name, work in PEERS.items()}
    rows = [
        row("import closedchain", ours, f"import {name} {shown(cost)}", cost[0] / ours[0], MEMORY)
        for name, cost in peers.items()
    ]
    return [
        *rows,
        row("import, compile a four-bar, first forward dynamics", footprint(FOUR_BAR), "", None, "kernels cached"),
        row("the same, then 1 s of motion", footprint(SIMULATION), "", None, "kernels and integrator cached"),
        row("Python that imports nothing", python, "", None, "what the others stand on"),
    ]


def footprint(work: str) -> tuple[float, float]:
    """Shortest time (s) of some runs of a piece of Python, and the least of their largest memories (MB)."""
    command = [sys.executable, "-c", MEASURE.format(work=work)]
    found = [subprocess.run(command, capture_output=True, text=True, check=True).stdout.split() for _ in range(6)]
    return min(float(seconds) for seconds, _ in found), min(float(megabytes) for _, megabytes in found)


def shown(cost: tuple[float, float]) -> str:
    return f"{cost[0] * 1e3:.0f} ms" + (f", {cost[1]:.0f} MB" if cost[1] == cost[1] else "")


def row(what: str, ours: tuple[float, float], peer: str, ratio: float | None, note: str) -> dict[str, object]:
    return {"what": what, "ours": shown(ours), "peer": peer, "ratio": ratio, "wanted": None, "note": note}
