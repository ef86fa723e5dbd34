"""Sweeps: what a store and a Dask worker cost, against the same map computed in memory by one thread of one process.

Processor seconds (client, scheduler and worker together) and seconds on the clock, plain call and sweep in turns; the
cluster is started before, and its worker has compiled the machine. The store lies in the folder for temporary files.
A cluster that does nothing takes some per cent of a core as long as it is there; on a machine that does other things
as well, where everything takes longer, that is a part of the overhead which the note names.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import closedchain as cc
from closedchain.stiffness.maps import moments
from closedchain.sweep.cluster import local_cluster

TITLE = "Sweeps on one Dask worker against the plain batch call (stiffness map of a coaxial wrist)"
ROUNDS, SIDE, MOST, IDLE = 2, 1000, 1.15, 3.0
LOADS = {
    "one load, all variables": ([[10.0, 5.0, -3.0, 0.0, 0.0, 0.0]], None),
    "eight loads, four variables": (moments(10.0), ["orientation_error", "center_shift", "parallel_index", "status"]),
}


def used(call: Callable[[], object], processors: Callable[[], float]) -> tuple[float, float]:
    """Processor seconds and seconds on the clock of a call."""
    before, began = processors(), time.monotonic()
    call()
    return processors() - before, time.monotonic() - began


def compared(client: Any, model: cc.Model, loads: Any, variables: list[str] | None) -> tuple[float, ...]:
    """Processor and clock of the plain call, then of the sweep, the best of some rounds; and of an idle cluster."""
    sides = np.linspace(-np.pi, np.pi, SIDE), np.linspace(0.0, 1.3, SIDE)
    grid, tiny = cc.Grid.azimuth_tilt_torsion(*sides), cc.Grid.azimuth_tilt_torsion([0.0], [0.1])
    options: dict[str, Any] = {"variables": variables, "progress": False}

    def all_processors() -> float:
        return time.process_time() + sum(client.run(time.process_time).values())

    rounds, (idle, slept) = [], used(lambda: time.sleep(IDLE), all_processors)
    with tempfile.TemporaryDirectory() as name:
        model.stiffness_map(tiny, loads, threads=1, **options)
        model.stiffness_map(tiny, loads, store=Path(name) / "tiny.zarr", cluster=client, **options)
        for k in range(ROUNDS):
            store = Path(name) / f"{k}.zarr"
            plain = used(lambda: model.stiffness_map(grid, loads, threads=1, **options), time.process_time)
            swept = used(
                lambda at=store: model.stiffness_map(grid, loads, store=at, cluster=client, **options), all_processors
            )
            rounds.append((*plain, *swept))
    return *(min(times) for times in zip(*rounds, strict=True)), idle / slept


def measure() -> list[dict[str, object]]:
    from distributed import Client

    model, rows = cc.compile(cc.library.coaxial()), []
    with local_cluster(1) as cluster, Client(cluster) as client:
        for what, (loads, variables) in LOADS.items():
            busy, clock, all_busy, all_clock, idle = compared(client, model, loads, variables)
            for kind, plain, swept in (("processor", busy, all_busy), ("clock", clock, all_clock)):
                share = f", {100 * idle * all_clock / plain:.1f} % of it by being there" if kind == "processor" else ""
                rows.append(
                    {
                        "what": f"{SIDE**2} poses, {what}: {kind}",
                        "ours": f"{swept:.2f} s",
                        "peer": f"plain call {plain:.2f} s",
                        "ratio": plain / swept,
                        "wanted": 1 / MOST,
                        "note": f"overhead {100 * (swept / plain - 1):+.1f} %{share}",
                    }
                )
    return rows
