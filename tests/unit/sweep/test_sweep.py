"""Sweeps: resumed after anything, bitwise the same, never another question's, no point dropped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import closedchain as cc
from closedchain.cli.app import app
from closedchain.errors import ArgumentError, FileFormatError
from closedchain.model.sweeps import InverseQuestion, MachineQuestion, SimulationQuestion, cuts_of
from closedchain.sweep.store import SweepStore

pytest.importorskip("zarr")
pytest.importorskip("distributed")
LOAD = [0.0, 0.0, 0.0, 0.0, 0.0, -50.0]


def root(a: float, b: float) -> dict[str, Any]:
    if a < b:
        raise ValueError("negative")
    return {"root": (a - b) ** 0.5, "both": [a, b]}


def killer(a: float, b: float) -> dict[str, Any]:
    if a == 1.0 and b == 1.0:
        os.kill(os.getpid(), signal.SIGKILL)
    return {"root": a, "both": [a, b]}


OUTPUTS = {"root": cc.Variable("m"), "both": cc.Variable("m", "a and b", ("which",), (2,))}
ROOTS = cc.PointFunction(root, OUTPUTS)
POINTS = cc.Points.product({"a": "m"}, a=np.arange(7.0), b=np.arange(5.0))


@pytest.fixture(scope="module")
def delta() -> cc.Model:
    return cc.compile(cc.library.delta())


@pytest.fixture(scope="module")
def grid(delta: cc.Model) -> cc.Grid:
    x, y, z = delta.assemble().platform.position
    return cc.Grid.cartesian(x + np.linspace(-0.05, 0.05, 5), y + np.linspace(-0.05, 0.05, 5), z + np.array([0, 0.01]))


def same(one: Any, other: Any) -> bool:
    return all(np.array_equal(one[n].values, other[n].values, equal_nan=True) for n in one.data_vars)


def test_points_that_fail_are_kept_with_their_reason(tmp_path: Path) -> None:
    found = cc.run_sweep(ROOTS, POINTS, tmp_path / "s.zarr", chunk=4)
    a, b = np.meshgrid(np.arange(7.0), np.arange(5.0), indexing="ij")
    np.testing.assert_array_equal(found.failed.values, a < b)
    np.testing.assert_array_equal(found.root.values, np.where(a < b, np.nan, np.sqrt(np.abs(a - b))))
    assert found.both.dims == ("a", "b", "which")
    assert found.a.attrs["units"] == "m"
    status = cc.sweep_status(tmp_path / "s.zarr")
    assert status.complete
    assert status.failed[1] == "ValueError: negative"
    assert len(status.failed) == int((a < b).sum())
    memory = cc.run_sweep(ROOTS, POINTS, chunk=4, threads=3)
    assert same(memory, found)
    assert "ValueError: negative" in memory.attrs.values()


def test_a_store_is_taken_up_and_others_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "s.zarr"
    whole = cc.run_sweep(ROOTS, POINTS, path, chunk=4).load()
    store = SweepStore(path)
    before = {file: file.stat().st_mtime_ns for file in (path / "root" / "c").iterdir()}
    for index in (2, 5):
        store.group["done"][index] = 0
        store.group["root"][store.rows(index)] = 7.0  # as if half written
    partial = cc.open_sweep(path)
    assert not same(partial, whole)
    assert not cc.sweep_status(path).complete
    assert same(cc.run_sweep(ROOTS, POINTS, path, chunk=9), whole)  # the store keeps its chunks
    after = {file: file.stat().st_mtime_ns for file in (path / "root" / "c").iterdir()}
    assert {file.name for file in before if before[file] != after[file]} <= {"2", "5"}
    for question, points in (
        (cc.PointFunction(killer, OUTPUTS), POINTS),
        (ROOTS, cc.Points.product(a=np.arange(7.0), b=np.arange(5.0) + 1e-15)),
        (cc.PointFunction(root, {"root": cc.Variable("mm"), "both": OUTPUTS["both"]}), POINTS),
    ):
        with pytest.raises(FileFormatError, match="a sweep of another question"):
            cc.run_sweep(question, points, path)
    (tmp_path / "empty").mkdir()
    with pytest.raises(FileFormatError, match="not a store of a sweep"):
        cc.run_sweep(ROOTS, POINTS, tmp_path / "empty")


def test_maps_are_sweeps(tmp_path: Path) -> None:
    wrist = cc.compile(cc.library.coaxial())
    grid = cc.Grid.azimuth_tilt_torsion(np.linspace(-3, 3, 70), np.linspace(0, 1.2, 70))
    here = wrist.stiffness_map(grid, LOAD)
    kept = wrist.stiffness_map(grid, LOAD, store=tmp_path / "map.zarr")
    assert same(here, kept)
    assert same(here, wrist.stiffness_map(grid, LOAD, threads=1))
    assert kept.stiffness.chunks is not None  # lazy
    assert kept.center_shift.attrs["units"] == "m"
    assert list(kept.leg.values) == list(here.leg.values)
    assert json.loads(kept.attrs["question"])["machine"]["name"] == wrist.mechanism.name
    with pytest.raises(FileFormatError, match="a sweep of another question"):
        wrist.stiffness_map(grid, [0.0, 0, 0, 0, 0, -51.0], store=tmp_path / "map.zarr")
    heavy = cc.compile(wrist.mechanism.with_payload(cc.Payload(1.0)))
    with pytest.raises(FileFormatError, match="a sweep of another question"):
        heavy.stiffness_map(grid, LOAD, store=tmp_path / "map.zarr")


def test_forces_are_sweeps(delta: cc.Model, grid: cc.Grid, tmp_path: Path) -> None:
    forces = delta.inverse_dynamics_map(grid, acceleration=[0, 0, 0, 1.0, 0, 0], store=tmp_path / "forces.zarr")
    regular = np.argwhere(forces.status.values == 0)
    for i, j, k in regular[:: len(regular) // 5]:
        state = delta.assemble(platform=cc.Pose((grid.axes["x"][i], grid.axes["y"][j], grid.axes["z"][k])))
        answer = delta.inverse_dynamics(state, platform_acceleration=[0, 0, 0, 1.0, 0, 0], method="reference")
        np.testing.assert_allclose(forces.force.values[i, j, k], answer.forces, rtol=1e-9, atol=1e-9)


def test_simulations_and_machines(tmp_path: Path) -> None:
    model = cc.compile(cc.library.four_bar())
    state = model.assemble()
    mass = np.random.default_rng(0).normal(1.0, 0.05, 10)
    name = f"{model.mechanism.bodies[1].name}.mass"
    question = SimulationQuestion(
        model.mechanism, cuts_of(model), tuple(state.q), tuple(state.v), 0.05, 1e-3, actuation=[6.0]
    )
    found = cc.run_sweep(question, cc.Points.listed({name: mass}), tmp_path / "mc.zarr", chunk=4)
    alone = model.simulate_many([state], 0.05, [6.0], step=1e-3, vary={name: mass})
    np.testing.assert_allclose(found.final_q.values, alone.final_q, rtol=0, atol=1e-13)
    assert found.complete.values.all()
    machines = MachineQuestion(model.mechanism, heaviest, {"mass": cc.Variable("kg")})
    np.testing.assert_array_equal(
        cc.run_sweep(machines, cc.Points.listed({name: mass})).mass.values, np.maximum(mass, 0.0)
    )


def heaviest(model: cc.Model) -> dict[str, float]:
    return {"mass": model.mechanism.bodies[1].mass}


def test_questions_are_what_they_describe(delta: cc.Model) -> None:
    question = InverseQuestion(delta.mechanism, cuts_of(delta), tuple(delta.assemble().q.tolist()))
    again = InverseQuestion.from_data(json.loads(json.dumps(question.describe())))
    assert again.describe() == question.describe()
    assert question.described
    assert not ROOTS.described


WRONG = {
    "chunk": ({"chunk": 0}, "chunk=0; a whole number"),
    "threads": ({"threads": 1.5}, "threads=1.5; a whole number"),
    "cluster": ({"cluster": "somewhere"}, "a cluster writes to a store"),
}


@pytest.mark.parametrize(("options", "message"), WRONG.values(), ids=WRONG)
def test_wrong_options(options: Any, message: str) -> None:
    with pytest.raises(ArgumentError, match=message):
        cc.run_sweep(ROOTS, POINTS, **options)


# other processes
CLUSTER = """
import sys
import dask, numpy as np, closedchain as cc
from distributed import Client, LocalCluster
from asked import OUTPUTS, POINTS, killer, root

if __name__ == "__main__":
    rules = {"distributed.scheduler.allowed-failures": 1}
    local = {"n_workers": 1, "threads_per_worker": 1, "dashboard_address": ":0"}
    with dask.config.set(rules), LocalCluster(**local) as cluster, Client(cluster) as client:
        cc.run_sweep(cc.PointFunction(root, OUTPUTS), POINTS, "there.zarr", cluster=client, chunk=4)
        cc.run_sweep(cc.PointFunction(killer, OUTPUTS), POINTS, "killed.zarr", cluster=client, chunk=5)
"""
ASKED = """
import os, signal
import numpy as np, closedchain as cc

OUTPUTS = {"root": cc.Variable("m"), "both": cc.Variable("m", "a and b", ("which",), (2,))}
POINTS = cc.Points.product({"a": "m"}, a=np.arange(7.0), b=np.arange(5.0))

def root(a, b):
    if a < b:
        raise ValueError("negative")
    return {"root": (a - b) ** 0.5, "both": [a, b]}

def killer(a, b):
    if a == 1.0 and b == 1.0:
        os.kill(os.getpid(), signal.SIGKILL)
    return {"root": a, "both": [a, b]}
"""


def test_a_cluster_gives_the_same_bits_though_workers_die(tmp_path: Path) -> None:
    (tmp_path / "asked.py").write_text(ASKED)
    (tmp_path / "cluster.py").write_text(CLUSTER)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    command = [sys.executable, "cluster.py"]
    subprocess.run(command, cwd=tmp_path, env=environment, check=True, timeout=150, capture_output=True)
    assert same(cc.open_sweep(tmp_path / "there.zarr"), cc.run_sweep(ROOTS, POINTS, chunk=4))
    # a point that kills its worker is given up with its chunk; chunks that waited on that worker are computed
    found, status = cc.open_sweep(tmp_path / "killed.zarr"), cc.sweep_status(tmp_path / "killed.zarr")
    assert np.isnan(found.root.values[1]).all()
    assert np.isfinite(found.root.values[[0, 2, 3, 4, 5, 6]]).all()
    assert status.given_up == 1
    assert status.complete
    assert "its workers died: KilledWorker" in status.failed[5]


SLOW = """
import sys, time
import numpy as np, closedchain as cc
def slow(a):
    time.sleep(0.01)
    return {"square": a * a}
if __name__ == "__main__":
    question = cc.PointFunction(slow, {"square": cc.Variable("1")})
    cc.run_sweep(question, cc.Points.product(a=np.linspace(0, 1, 200)), sys.argv[1], chunk=3, threads=2)
"""


def test_killed_clients_are_resumed(tmp_path: Path) -> None:
    script, store = tmp_path / "slow.py", tmp_path / "s.zarr"
    script.write_text(SLOW)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    for _ in range(2):
        process = subprocess.Popen([sys.executable, str(script), str(store)], env=environment)
        while not store.exists() and process.poll() is None:
            time.sleep(0.01)
        time.sleep(0.25)
        process.send_signal(signal.SIGKILL)
        process.wait()
    before = cc.sweep_status(store)
    assert 0 < before.done < before.chunks
    subprocess.run([sys.executable, str(script), str(store)], env=environment, check=True)
    assert cc.sweep_status(store).complete
    np.testing.assert_array_equal(cc.open_sweep(store).square.values, np.linspace(0, 1, 200) ** 2)


# the command
def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "map.yaml"
    file.write_text(
        "machine: delta\nquestion: stiffness map\nwrenches: [[0, 0, 0, 0, 0, -50]]\n"
        "grid: {x: {from: -0.02, to: 0.02, count: 5}, y: [0.0, 0.01]}\n"
    )
    done = CliRunner().invoke(app, ["sweep", str(file)])
    assert done.exit_code == 0, done.output
    assert "stiffness map of delta, 10 points" in done.output
    status = CliRunner().invoke(app, ["sweep", str(file), "--status", "--json"])
    assert json.loads(status.output)["complete"] is True
    assert cc.open_sweep(tmp_path / "map.zarr").center_shift.shape == (5, 2)
    monte = tmp_path / "monte.yaml"
    monte.write_text(
        "machine: four_bar\nquestion: simulations\nduration: 0.02\nstep: 0.001\nforces: [6]\nsamples: 9\nseed: 3\n"
        "vary: {coupler.mass: {normal: [1.0, 0.1]}}\n"
    )
    assert CliRunner().invoke(app, ["sweep", str(monte)]).exit_code == 0
    assert cc.open_sweep(tmp_path / "monte.zarr").complete.values.all()


BAD = {
    "question": ("machine: delta\nquestion: colour\n", "no question 'colour'; questions: stiffness map"),
    "field": ("machine: delta\nquestion: stiffness map\nload: 3\n", "no field 'load'; fields: machine, question"),
    "machine": ("question: stiffness map\n", "the field 'machine'"),
    "grid": ("machine: delta\nquestion: stiffness map\ngrid: {u: 1}\n", "grid has fields x, y, z"),
    "axis": ("machine: delta\nquestion: stiffness map\ngrid: {x: {from: 1}}\n", "from, to and count are needed"),
    "store": ("machine: delta\nquestion: stiffness map\nstore: ../x\n", "lies outside the folder"),
    "escape": ("machine: ../delta.yaml\nquestion: stiffness map\n", "lies outside the folder"),
}


@pytest.mark.parametrize(("text", "message"), BAD.values(), ids=BAD)
def test_files_that_ask_nothing(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "sweep.yaml").write_text(text)
    found = CliRunner().invoke(app, ["sweep", str(tmp_path / "sweep.yaml")])
    assert found.exit_code == 1
    assert message in str(found.exception)
