"""A sweep of a million poses on two workers; workers and client are killed five times, and it is the same to the bit.

`python tests/soak/killed_sweep.py [--poses 1000000] [--kills 5] [--seed 1]`: first undisturbed in this process, then on
two workers with kills at random instants. Stopped itself, it goes on where it was; stores are in `--folder`.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

import closedchain as cc
from soak.log import append

LOAD = [10.0, 5.0, -3.0, 0.0, 0.0, 0.0]
CHUNK = 8192


def question(poses: int) -> tuple[cc.Model, cc.Grid]:
    n = round(poses**0.5)
    tilts = np.linspace(0.0, 1.3, poses // n)
    return cc.compile(cc.library.coaxial()), cc.Grid.azimuth_tilt_torsion(np.linspace(-np.pi, np.pi, n), tilts)


def client(store: str, workers: int, poses: int) -> None:
    """Compute on a cluster of this machine."""
    from distributed import Client, LocalCluster

    model, grid = question(poses)
    options: dict[str, Any] = {"threads_per_worker": 1, "dashboard_address": None, "processes": True}
    with LocalCluster(n_workers=workers, **options) as cluster, Client(cluster) as made:
        model.stiffness_map(grid, LOAD, store=store, cluster=made, chunk=CHUNK, progress=False)


def descendants(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True).stdout.split()
    return [p for word in found for p in (int(word), *descendants(int(word)))]


def killed(store: Path, poses: int, kills: int, seed: int) -> list[str]:
    """Run clients one after the other; kill a worker, or the client with all its workers, at random instants."""
    log = store.with_suffix(".kills")
    command = [sys.executable, __file__, "--client", str(store), "--workers", "2", "--poses", str(poses)]
    while True:
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while process.poll() is None:
            told = log.read_text().splitlines() if log.exists() else []
            if len(told) < kills and store.exists():
                rng, before = random.Random(1000 * seed + len(told)), cc.sweep_status(store).done
                time.sleep(rng.uniform(0.3, 2.0))
                if process.poll() is None and cc.sweep_status(store).done > before:
                    words = _kill(process, rng, cc.sweep_status(store))
                    log.write_text("\n".join([*told, words, ""]))
                    print(f"killed {words}", flush=True)
            time.sleep(0.1)
        told = log.read_text().splitlines() if log.exists() else []
        if store.exists() and cc.sweep_status(store).complete:
            if len(told) < kills:
                raise SystemExit(f"done after {len(told)} kills only; use more poses, or a smaller --chunk")
            return told


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
    parser.add_argument("--folder", type=Path, default=Path("out") / "killed_sweep")
    parser.add_argument("--client", default="")
    given = parser.parse_args()
    if given.client:
        client(given.client, given.workers, given.poses)
        return
    given.folder.mkdir(parents=True, exist_ok=True)
    model, grid = question(given.poses)
    plain, two = given.folder / "plain.zarr", given.folder / "two.zarr"
    model.stiffness_map(grid, LOAD, store=plain, threads=1, chunk=CHUNK, progress=False)
    told = killed(two, given.poses, given.kills, given.seed)
    print(cc.sweep_status(two))
    if not same(cc.open_sweep(plain), cc.open_sweep(two)):
        raise SystemExit("not the same")
    print(f"{grid.size} poses, killed {len(told)} times, resumed, and bitwise the same as the undisturbed run")
    kinds = Counter(words.split(" at ")[0] for words in told)
    append("killed sweep", given.seed, {"poses": grid.size, "bitwise the same": 1, **kinds})
    shutil.rmtree(given.folder)


def same(one: Any, other: Any) -> bool:
    return all(one[name].values.tobytes() == other[name].values.tobytes() for name in one.data_vars)


if __name__ == "__main__":
    main()
