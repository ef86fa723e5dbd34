"""What it costs to begin: CPU seconds and memory of processes of their own, with empty caches and with full ones.

CPU seconds are those of the whole process, Python included, with compiled modules (.pyc) at hand, kept for these runs
in a folder of their own like the cache. Memory is the largest resident size the process had itself (VmHWM); the
operating system's usage counters, ru_maxrss, are of no use here: a child starts with its parent's.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

TITLE = "Import time and memory"
PEAK = """
try:
    with open("/proc/self/status") as status:
        print(next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmHWM")))
except OSError:
    print("nan")
"""
ANSWER = """
import closedchain as cc
model = cc.compile(cc.library.gough_stewart())
state = model.assemble()
model.forward_dynamics(state)
"""
MOTION = ANSWER + "model.simulate(state, 1.0)\n"
CONTACT = """
import closedchain as cc
model = cc.compile(cc.library.walker())
model.simulate(model.assemble(), 0.2)
"""
PAPERS = "import sys; sys.argv = ['closedchain', 'papers']; from closedchain.cli.app import main; main()"
PEERS = {"pinocchio": "import pinocchio", "mujoco": "import mujoco", "casadi": "import casadi"}
MEMORY = "heavy parts are loaded when first used; CPU time and largest resident memory of a process, Python included"
ROUNDS = 5


class Cost(NamedTuple):
    """Of a process: s, MB."""

    seconds: float
    megabytes: float

    def __str__(self) -> str:
        text = f"{self.seconds * 1e3:.0f} ms" if self.seconds < 1 else f"{self.seconds:.2f} s"
        return text + (f", {self.megabytes:.0f} MB" if self.megabytes == self.megabytes else "")


def measure() -> list[dict[str, object]]:
    with tempfile.TemporaryDirectory() as folder:
        python, ours = footprint("pass", folder), footprint("import closedchain", folder)
        peers = {name: footprint(work, folder) for name, work in PEERS.items()}
        rows = [
            row("import closedchain", ours, f"import {name} {cost}", cost.seconds / ours.seconds, MEMORY)
            for name, cost in peers.items()
        ]
        described = footprint("import closedchain.mechanism", folder)
        rows.append(row("import closedchain.mechanism", described, "", None, "neither CasADi nor SciPy"))
        for what, work, second, first in (
            ("Gough–Stewart: compile, assemble, forward dynamics", ANSWER, "0.45", "3.5"),
            ("the same, then 1 s of motion", MOTION, "0.55", "3.5"),
            ("0.2 s of a walker on its feet", CONTACT, None, "5"),
            ("the five papers, all processes", PAPERS, "10", "25"),
        ):
            cache = str(Path(folder) / f"cache of {len(rows)}")
            once(work, folder, f"{cache}, another")  # leaves compiled modules behind
            cold = once(work, folder, cache)
            warm = footprint(work, folder, cache, rounds=1 if work is PAPERS else ROUNDS)
            rows.append(row(f"{what}, cached", warm, "", None, f"at most {second} s are wanted" if second else ""))
            rows.append(row(f"{what}, first ever", cold, "", None, f"at most {first} s are wanted"))
        rows.append(row("Python that imports nothing", python, "", None, "what the others stand on"))
    return rows


def footprint(work: str, folder: str, cache: str | None = None, rounds: int = ROUNDS) -> Cost:
    """The least of some runs of a piece of Python, after one that leaves compiled modules behind."""
    once(work, folder, cache)
    found = [once(work, folder, cache) for _ in range(rounds)]
    return Cost(min(cost.seconds for cost in found), min(cost.megabytes for cost in found))


def once(work: str, folder: str, cache: str | None = None) -> Cost:
    """One process, with its children."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = str(Path(folder) / "compiled")
    environment["CLOSEDCHAIN_CACHE"] = cache or str(Path(folder) / "cache")
    before = os.times()
    command = [sys.executable, "-c", f"try:\n{_indented(work)}\nfinally:\n{_indented(PEAK)}"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment, cwd=folder)
    after = os.times()
    seconds = after.children_user + after.children_system - before.children_user - before.children_system
    return Cost(seconds, float(done.stdout.split()[-1]))


def _indented(work: str) -> str:
    return "\n".join(f"    {line}" for line in work.splitlines())


def row(what: str, ours: Cost, peer: str, ratio: float | None, note: str) -> dict[str, object]:
    return {"what": what, "ours": str(ours), "peer": peer, "ratio": ratio, "wanted": None, "note": note}
