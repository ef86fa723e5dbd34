"""Sweeps in other processes: workers and clients die, every public object reaches a worker. One cluster for all."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import closedchain as cc

pytest.importorskip("zarr")
pytest.importorskip("distributed")

ASKED = """
import os, signal, time
import numpy as np, closedchain as cc

OUTPUTS = {"root": cc.Variable("m"), "both": cc.Variable("m", "a and b", ("which",), (2,))}
POINTS = cc.Points.product({"a": "m"}, a=np.arange(7.0), b=np.arange(5.0))
SQUARES = {"square": cc.Variable("1")}
LINE = cc.Points.product(a=np.linspace(0.0, 1.0, 60))

def root(a, b):
    if a < b:
        raise ValueError("negative")
    return {"root": (a - b) ** 0.5, "both": [a, b]}

def killer(a, b):
    if a == 1.0 and b == 1.0:
        time.sleep(1.0)  # Dask does not restart workers that die while they are started
        os.kill(os.getpid(), signal.SIGKILL)
    return {"root": a, "both": [a, b]}

def endless(a):
    time.sleep(0.01 if a < 0.2 else 60.0)
    return {"square": a * a}

def deadly(a):
    if a > 0.5 and "DEADLY" in os.environ:
        time.sleep(0.3)  # the other thread goes on
        os.kill(os.getpid(), signal.SIGKILL)
    return {"square": a * a}
"""
SCRIPT = """
import json, os, signal, threading
import dask, closedchain as cc, public_objects
from closedchain.sweep.cluster import local_cluster
from distributed import Client
from asked import *

def back(value):
    return value

def pressed(client):
    signal.signal(signal.SIGINT, signal.default_int_handler)
    threading.Timer(1.0, os.kill, (os.getpid(), signal.SIGINT)).start()
    try:
        cc.run_sweep(cc.PointFunction(endless, SQUARES), LINE, "endless.zarr", cluster=client, chunk=2)
    except cc.errors.Interrupted as stop:
        return int((stop.partial.failed.compute(scheduler="threads") == 0).sum())  # the worker is busy

if __name__ == "__main__":
    rules = {"distributed.scheduler.allowed-failures": 0}
    with dask.config.set(rules), local_cluster(1) as cluster, Client(cluster) as client:
        cc.run_sweep(cc.PointFunction(root, OUTPUTS), POINTS, "there.zarr", cluster=client, chunk=4)
        public = public_objects.objects()
        sent = {name: client.submit(back, value, pure=False).result() for name, value in public.items()}
        changed = [name for name, value in sent.items() if not public_objects.same(value, public[name])]
        cc.run_sweep(cc.PointFunction(killer, OUTPUTS), POINTS, "killed.zarr", cluster=client, chunk=5)
        print(json.dumps({"changed": changed, "sent": len(sent), "left": pressed(client)}), flush=True)
        os.environ["DEADLY"] = "1"
        cc.run_sweep(cc.PointFunction(deadly, SQUARES), LINE, "deadly.zarr", chunk=3, threads=2)
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a process has left its stores and what it found; it kills itself at the end."""
    folder = tmp_path_factory.mktemp("cluster")
    (folder / "asked.py").write_text(ASKED)
    (folder / "script.py").write_text(SCRIPT)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
    command = [sys.executable, "script.py"]
    ran = subprocess.run(command, cwd=folder, env=environment, timeout=400, capture_output=True, text=True)
    assert ran.returncode == -9, ran.stderr
    (folder / "found.json").write_text(ran.stdout)
    return folder


@pytest.fixture
def asked(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(folder))
    import asked

    return asked


def test_a_cluster_gives_the_same_bits(folder: Path, asked: Any) -> None:
    here = cc.run_sweep(cc.PointFunction(asked.root, asked.OUTPUTS), asked.POINTS, chunk=4)
    there = cc.open_sweep(folder / "there.zarr")
    assert all(np.array_equal(here[name], there[name], equal_nan=True) for name in here.data_vars)
    assert cc.sweep_status(folder / "there.zarr").failed[1] == "ValueError: negative"


def test_a_point_that_kills_its_worker_is_given_up_with_its_chunk(folder: Path) -> None:
    """Chunks that waited on that worker are computed."""
    found, status = cc.open_sweep(folder / "killed.zarr"), cc.sweep_status(folder / "killed.zarr")
    assert np.isnan(found.root.values[1]).all()
    assert np.isfinite(found.root.values[[0, 2, 3, 4, 5, 6]]).all()
    assert status.given_up == 1
    assert status.complete
    assert "its workers died: KilledWorker" in status.failed[5]


def test_every_public_object_reaches_a_worker_and_comes_back(folder: Path) -> None:
    found = json.loads((folder / "found.json").read_text())
    assert not found["changed"]
    assert found["sent"] >= sum(isinstance(getattr(cc, name), type) for name in cc.__all__)


def test_ctrl_c_ends_a_sweep_on_a_cluster(folder: Path) -> None:
    """Points that take a minute are not waited for; what was done is handed over, and is in the store."""
    left = json.loads((folder / "found.json").read_text())["left"]
    status = cc.sweep_status(folder / "endless.zarr")
    assert left <= 2 * status.done
    assert not status.complete


def test_killed_clients_are_resumed(folder: Path, asked: Any) -> None:
    store = folder / "deadly.zarr"
    before = cc.sweep_status(store)
    assert 0 < before.done < before.chunks
    found = cc.run_sweep(cc.PointFunction(asked.deadly, asked.SQUARES), asked.LINE, store)
    np.testing.assert_array_equal(found.square.values, np.linspace(0.0, 1.0, 60) ** 2)
    assert cc.sweep_status(store).complete
