"""Sweeps: resumed after anything, bitwise the same, never another question's, no point dropped."""

from __future__ import annotations

import json
import shutil
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import closedchain as cc
from closedchain.cli.app import app
from closedchain.errors import ArgumentError, FileFormatError
from closedchain.model.sweeps import InverseQuestion, MachineQuestion, cuts_of
from closedchain.stiffness.maps import MapOptions, StiffnessQuestion
from closedchain.sweep.store import SweepStore
from soak.attack_files import full_disk

pytest.importorskip("zarr")
LOAD = [10.0, 5.0, -3.0, 0.0, 0.0, 0.0]


def root(a: float, b: float) -> dict[str, Any]:
    if a < b:
        raise ValueError("negative")
    return {"root": (a - b) ** 0.5, "both": [a, b]}


def other_root(a: float, b: float) -> dict[str, Any]:
    return {"root": a, "both": [a, b]}


OUTPUTS = {"root": cc.Variable("m"), "both": cc.Variable("m", "a and b", ("which",), (2,))}
ROOTS = cc.PointFunction(root, OUTPUTS)
POINTS = cc.Points.product({"a": "m"}, a=np.arange(7.0), b=np.arange(5.0))
LISTED = cc.Points.listed({"a": np.repeat(np.arange(7.0), 5), "b": np.tile(np.arange(5.0), 7)})  # rows in the store


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
    before = {file: file.stat().st_mtime_ns for file in (path / "root").glob("c.*")}
    for index in (2, 5):
        store.group["done"][index] = 0
        store.group["root"][store.rows(index)] = 7.0  # as if half written; by zarr, which knows the checksums
    partial = cc.open_sweep(path)
    assert not same(partial, whole)
    assert not cc.sweep_status(path).complete
    assert same(cc.run_sweep(ROOTS, POINTS, path, chunk=9), whole)  # the store keeps its chunks
    after = {file: file.stat().st_mtime_ns for file in (path / "root").glob("c.*")}
    assert {file.name for file in before if before[file] != after[file]} == {"c.2", "c.5"}
    for question, points in (
        (cc.PointFunction(other_root, OUTPUTS), POINTS),
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
        wrist.stiffness_map(grid, [10.0, 5, -3, 0, 0, 1], store=tmp_path / "map.zarr")
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


def test_machines() -> None:
    mass = np.random.default_rng(0).normal(1.0, 0.05, 3)
    machines = MachineQuestion(cc.library.four_bar(), heaviest, {"mass": cc.Variable("kg")})
    np.testing.assert_array_equal(cc.run_sweep(machines, cc.Points.listed({"coupler.mass": mass})).mass.values, mass)


def heaviest(model: cc.Model) -> dict[str, float]:
    return {"mass": model.mechanism.body("coupler").mass}


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


# damage
def test_damage_is_found(tmp_path: Path) -> None:
    """Bits of answers, of points and of marks: own errors, or computed again."""
    path = tmp_path / "s.zarr"
    whole = cc.run_sweep(ROOTS, LISTED, path, chunk=4).load()

    def flip(file: Path, byte: int) -> None:
        content = bytearray(file.read_bytes())
        content[byte] ^= 1
        file.write_bytes(content)

    flip(path / "root" / "c.3", 7)
    with pytest.raises(FileFormatError, match=r"root/c\.3: damaged"):
        cc.open_sweep(path)["root"].load()
    flip(path / "done" / "c.3", 0)
    assert not cc.sweep_status(path).complete
    assert same(cc.run_sweep(ROOTS, LISTED, path), whole)
    flip(path / "done" / "c.3", 0)
    (path / "points" / "a" / "c.3").write_bytes(b"short")
    with pytest.raises(FileFormatError, match=r"c\.3: damaged"):
        cc.run_sweep(ROOTS, LISTED, path)


def test_whole_chunks_in_the_wrong_place_are_found(tmp_path: Path) -> None:
    """Files of two chunks swapped, all with good checksums: answers in one or every array, reasons, points."""
    good = tmp_path / "good.zarr"
    cc.run_sweep(ROOTS, LISTED, good, chunk=5)
    every = ["root/c.{}", "failed/c.{}", "both/c.{}.0", "sums/c.{}.0", "done/c.{}", "errors/{}.json", "points/a/c.{}"]
    for case, names in enumerate([*([name] for name in every if name != "done/c.{}"), every[:-2], every]):
        path = Path(shutil.copytree(good, tmp_path / f"{case}.zarr"))
        for name in names:
            (path / name.format(0)).rename(path / "kept")
            (path / name.format(2)).rename(path / name.format(0))
            (path / "kept").rename(path / name.format(2))
        if names == every[-1:]:
            (path / "done" / "c.2").unlink()  # asked again
        with pytest.raises(FileFormatError, match=r"not (what was|those that were) written there"):
            _ = cc.sweep_status(path), cc.run_sweep(ROOTS, LISTED, path).load()


def test_names_of_numbers_may_hold_anything(tmp_path: Path) -> None:
    values = {"left/arm.mass": [1.0, 2.0], "../../x": [3.0, 4.0], "é [kg]": [5.0, 6.0], ".": [7.0, 8.0]}
    question = cc.PointFunction(lambda **given: {"a/b": sum(given.values())}, {"a/b": cc.Variable("kg")})
    found = cc.run_sweep(question, cc.Points.listed(values), tmp_path / "s.zarr")
    np.testing.assert_array_equal(found["a/b"].values, [16.0, 20.0])
    assert [file.name for file in tmp_path.iterdir()] == ["s.zarr"]
    with pytest.raises(ArgumentError, match="variables cannot be called done"):
        cc.run_sweep(cc.PointFunction(root, {"done": cc.Variable("m")}), POINTS)


def test_a_full_disk_is_an_error_and_no_end(tmp_path: Path) -> None:
    path, outputs = tmp_path / "s.zarr", {"many": cc.Variable("1", "", ("n",), (3000,))}
    points = cc.Points.product(a=np.arange(6.0))
    whole = cc.run_sweep(cc.PointFunction(many, outputs), points, chunk=1)
    with full_disk(20_000), pytest.raises(FileFormatError, match="cannot be written"):
        cc.run_sweep(cc.PointFunction(many, outputs), points, path, chunk=1)
    assert cc.sweep_status(path).done == 0
    assert same(cc.run_sweep(cc.PointFunction(many, outputs), points, path), whole)


def many(a: float) -> dict[str, Any]:
    return {"many": a + np.arange(3000)}


def test_what_follows_from_the_axes_is_not_stored(tmp_path: Path) -> None:
    """The same points as a product and row by row: the same answers; a product has no rows in its store."""
    product = cc.run_sweep(ROOTS, POINTS, tmp_path / "p.zarr", chunk=4)
    listed = cc.run_sweep(ROOTS, LISTED, tmp_path / "l.zarr", chunk=4)
    np.testing.assert_array_equal(product.both.values.reshape(35, 2), listed.both.values)
    assert not list((tmp_path / "p.zarr").glob("points/*/c.*"))
    assert len(list((tmp_path / "l.zarr").glob("points/*/c.*"))) == 18


def test_answers_do_not_depend_on_chunks_of_whole_pieces(tmp_path: Path) -> None:
    """Also where a whole piece fails and its points are asked one by one."""
    points = cc.Points.product(a=np.arange(200.0) - 70, b=[0.0])
    found = [cc.run_sweep(ROOTS, points, tmp_path / f"{n}.zarr", chunk=n) for n in (64, 128, 200)]
    assert same(found[0], found[1])
    assert same(found[0], found[2])
    assert [sorted(cc.sweep_status(tmp_path / f"{n}.zarr").failed) for n in (64, 200)] == [list(range(70))] * 2


def test_chunks_for_every_worker() -> None:
    from closedchain.sweep.execute import _fitting

    question = StiffnessQuestion(cc.library.coaxial(), (), (), (), MapOptions())
    assert question.stored % question.chunk == 0
    for count, workers in ((1, 1), (10**6, 1), (10**6, 64), (10**4, 64)):
        size = _fitting(question, count, workers)
        assert size % question.chunk == 0
        assert size == question.chunk or 4 * workers * size < 2 * count + 4 * workers * question.chunk


# the command
def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "map.yaml"
    file.write_text(
        f"machine: coaxial\nquestion: stiffness map\nwrenches: [{LOAD}]\n"
        "grid: {azimuth: {from: -0.5, to: 0.5, count: 5}, tilt: [0.1, 0.2]}\n"
    )
    done = CliRunner().invoke(app, ["sweep", str(file)])
    assert done.exit_code == 0, done.output
    assert "stiffness map of coaxial, 10 points" in done.output
    status = CliRunner().invoke(app, ["sweep", str(file), "--status", "--json"])
    assert json.loads(status.output)["complete"] is True
    assert cc.open_sweep(tmp_path / "map.zarr").center_shift.shape == (5, 2)


def test_simulations_by_the_command(tmp_path: Path) -> None:
    (tmp_path / "monte.yaml").write_text(
        "machine: four_bar\nquestion: simulations\nduration: 0.02\nstep: 0.001\nforces: [6]\nsamples: 9\nseed: 3\n"
        "vary: {coupler.mass: {normal: [1.0, 0.1]}}\nchunk: 4\n"
    )
    assert CliRunner().invoke(app, ["sweep", str(tmp_path / "monte.yaml")]).exit_code == 0
    found, model = cc.open_sweep(tmp_path / "monte.zarr"), cc.compile(cc.library.four_bar())
    mass = np.random.default_rng(3).normal(1.0, 0.1, 9)
    alone = model.simulate_many([model.assemble()], 0.02, [6.0], step=1e-3, vary={"coupler.mass": mass})
    np.testing.assert_allclose(found.final_q.values, alone.final_q, rtol=0, atol=1e-13)
    assert found.complete.values.all()


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


def test_threads_are_in_the_context_of_the_caller() -> None:
    said = ContextVar("said", default=0.0)
    asked = cc.PointFunction(lambda a: {"said": a * said.get()}, {"said": cc.Variable("m")})
    before = said.set(2.0)
    try:
        found = cc.run_sweep(asked, cc.Points.product({"a": "m"}, a=np.arange(3.0)))
    finally:
        said.reset(before)
    np.testing.assert_array_equal(found.said.values, [0.0, 2.0, 4.0])
