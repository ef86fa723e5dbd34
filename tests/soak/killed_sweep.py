"""A sweep of a million poses on two workers; workers and client are killed five times, and it is the same to the bit.

`python tests/soak/killed_sweep.py [--poses 1000000] [--kills 5] [--seed 1]`: first undisturbed in this process, then on
one worker (what a store and a cluster cost), then on two with kills.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

import closedchain as cc

LOAD = [10.0, 5.0, -3.0, 0.0, 0.0, 0.0]


def question(poses: int) -> tuple[cc.Model, cc.Grid]:
    n = round(poses**0.5)
    tilts = np.linspace(0.0, 1.3, poses // n)
    return cc.compile(cc.library.coaxial()), cc.Grid.azimuth_tilt_torsion(np.linspace(-np.pi, np.pi, n), tilts)


def client(store: str, workers: int, poses: int) -> tuple[float, float]:
    """Compute on a cluster of this machine; time on the clock and of the workers' processors, without starting it."""
    from distributed import Client, LocalCluster

    model, grid = question(poses)
    options: dict[str, Any] = {"threads_per_worker": 1, "dashboard_address": ":0", "processes": True}
    with LocalCluster(n_workers=workers, **options) as cluster, Client(cluster) as made:
        tiny = cc.Grid.azimuth_tilt_torsion([0.0], [0.1])
        model.stiffness_map(tiny, LOAD, store=f"{store}.tiny", cluster=made, progress=False)  # workers compile before
        began, used = time.monotonic(), sum(made.run(time.process_time).values())
        model.stiffness_map(grid, LOAD, store=store, cluster=made, progress=False)
        took = time.monotonic() - began
        return took, sum(made.run(time.process_time).values()) - used


def descendants(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True).stdout.split()
    return [p for word in found for p in (int(word), *descendants(int(word)))]


def killed(store: Path, poses: int, kills: int, rng: random.Random) -> list[str]:
    """Run clients one after the other; kill a worker, or the client with all its workers, at random instants."""
    told = []
    command = [sys.executable, __file__, "--client", str(store), "--workers", "2", "--poses", str(poses)]
    while True:
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while process.poll() is None:
            if len(told) < kills and store.exists():
                before = cc.sweep_status(store).done
                time.sleep(rng.uniform(0.3, 2.0))
                if process.poll() is None and cc.sweep_status(store).done > before:
                    told.append(_kill(process, rng, cc.sweep_status(store)))
            time.sleep(0.1)
        if store.exists() and cc.sweep_status(store).complete and len(told) >= kills:
            return told
        if process.returncode == 0:
            raise SystemExit(f"done after {len(told)} kills only; use more poses")


def _kill(process: subprocess.Popen[bytes], rng: random.Random, status: Any) -> str:
    workers = descendants(process.pid)
    whole = rng.random() < 0.5 or not workers
    for pid in [process.pid, *workers] if whole else [rng.choice(workers)]:
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            continue
    return f"{'client and workers' if whole else 'a worker'} at {status.done} of {status.chunks} chunks"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--poses", type=int, default=1_000_000)
    parser.add_argument("--kills", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--client", default="")
    given = parser.parse_args()
    if given.client:
        client(given.client, given.workers, given.poses)
        return
    model, grid = question(given.poses)
    model.stiffness_map(cc.Grid.azimuth_tilt_torsion([0.0], [0.1]), LOAD)  # compiled before
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        began, used = time.monotonic(), time.process_time()
        plain = model.stiffness_map(grid, LOAD, threads=1)
        alone, busy = time.monotonic() - began, time.process_time() - used
        print(f"{grid.size} poses, plain map, one thread:  {alone:.1f} s, processor {busy:.1f} s", flush=True)
        took, worked = client(str(folder / "one.zarr"), 1, given.poses)
        print(f"one worker with a store:  {took:.1f} s, processor of the worker {worked:.1f} s", flush=True)
        print(f"overhead: clock {100 * (took / alone - 1):.1f} %, processor {100 * (worked / busy - 1):.1f} %")
        print(f"bitwise the same: {same(plain, cc.open_sweep(folder / 'one.zarr'))}", flush=True)
        for words in killed(folder / "two.zarr", given.poses, given.kills, random.Random(given.seed)):
            print(f"killed {words}")
        print(cc.sweep_status(folder / "two.zarr"))
        if not same(plain, cc.open_sweep(folder / "two.zarr")):
            raise SystemExit("not the same")
        print("resumed, and bitwise the same as the undisturbed run")


def same(one: Any, other: Any) -> bool:
    names = [*one.data_vars]
    return all(one[n].values.tobytes() == other[n].values.tobytes() for n in names)


if __name__ == "__main__":
    main()
