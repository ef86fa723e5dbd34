"""Saved runs: complete, checked before compiled code sees them, and only of the question they were made with."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import FileFormatError, UnsupportedError
from closedchain.files.containers import packed
from closedchain.simulate.files import FORMAT, VERSION
from closedchain.simulate.integrators.registers import COUNTS

GAIN = 2.0


def law(t: Any, state: Any) -> Any:
    return [GAIN - 0.5 * state.velocity("crank")]


def other_law(t: Any, state: Any) -> Any:
    return [GAIN - 0.6 * state.velocity("crank")]


def sampled(t: float, state: cc.State) -> list[float]:
    return [1.0 if float(state["crank"]) > 1.0 else 2.0]  # type: ignore[arg-type]


def sampled_otherwise(t: float, state: cc.State) -> list[float]:
    return [1.0 if float(state["crank"]) > 1.1 else 2.0]  # type: ignore[arg-type]


def passes(t: Any, state: Any) -> Any:
    return state["crank"] - 1.3


def passes_later(t: Any, state: Any) -> Any:
    return state["crank"] - 1.4


@pytest.fixture(scope="module")
def model() -> cc.Model:
    return cc.compile(cc.library.four_bar())


def test_a_question_of_numbers_needs_no_arguments(model: cc.Model, tmp_path: Path) -> None:
    table = cc.Table([0.0, 0.1, 0.3], [1.0, 5.0, 2.0], "cubic")
    wrenches = {"coupler": [0.0, 0.0, 0.1, 1.0, 0.0, 0.0]}
    options: dict[str, Any] = {"wrenches": wrenches, "parameters": {"unused": 1.0}, "output": 0.01, "start": 0.05}
    short = model.simulate(model.assemble(), 0.2, table, **options)
    once = model.simulate(model.assemble(), 0.3, table, **options)
    loaded = cc.load_run(short.save(tmp_path / "run"))
    np.testing.assert_array_equal(loaded.samples.y, short.samples.y)
    np.testing.assert_array_equal(loaded.forces, short.forces)
    np.testing.assert_array_equal(loaded.extend(0.1).samples.y, once.samples.y)
    assert (loaded.ending.kind, loaded.ending.time) == (short.ending.kind, short.ending.time)


def test_another_process_reads_it(model: cc.Model, tmp_path: Path) -> None:
    """Digests of functions do not depend on the process."""
    event = cc.Event("passes", passes, then="record")
    run = model.simulate(model.assemble(), 0.2, law, events=[event])
    path = run.save(tmp_path / "run")
    code = (
        "import sys; sys.path.insert(0, sys.argv[1]); import closedchain as cc; import test_runs_on_disk as t\n"
        "events = [cc.Event('passes', t.passes, then='record')]\n"
        "run = cc.load_run(sys.argv[2], actuation=t.law, events=events)\n"
        "print(run.extend(0.1).samples.y[-1].tobytes().hex())"
    )
    found = subprocess.run(
        [sys.executable, "-c", code, str(Path(__file__).parent), str(path)], capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == run.extend(0.1).samples.y[-1].tobytes().hex()


OTHER: dict[str, dict[str, Any]] = {
    "another law": {"actuation": other_law},
    "another period": {"actuation": cc.Sampled(sampled, 2e-3)},
    "another sampled law": {"actuation": cc.Sampled(sampled_otherwise, 1e-3)},
    "another event": {"actuation": law, "events": [cc.Event("passes", passes_later, then="record")]},
    "another direction": {"actuation": law, "events": [cc.Event("passes", passes, 1, "record")]},
    "another ending": {"actuation": law, "events": [cc.Event("passes", passes, then="stop")]},
    "another name": {"actuation": law, "events": [cc.Event("passes by", passes, then="record")]},
}


@pytest.mark.parametrize("given", OTHER.values(), ids=OTHER)
def test_functions_must_be_those_of_the_run(model: cc.Model, tmp_path: Path, given: dict[str, Any]) -> None:
    events = [cc.Event("passes", passes, then="record")]
    made: dict[str, Any] = {"actuation": law}
    if isinstance(given.get("actuation"), cc.Sampled):
        made["actuation"] = cc.Sampled(sampled, 1e-3)
    if "events" in given:
        made["events"] = events
    path = model.simulate(model.assemble(), 0.02, **made).save(tmp_path / "run")
    with pytest.raises(FileFormatError, match=r"another simulation|watched for events"):
        model.load_run(path, **given)
    assert len(model.load_run(path, **made))


def parts(run: cc.Run, folder: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    with np.load(BytesIO(run.save(folder / "good").read_bytes()), allow_pickle=False) as file:
        arrays = {name: file[name] for name in file.files}
    header = json.loads(arrays.pop("header").tobytes())
    arrays.pop("checksum")
    return {key: value for key, value in header.items() if key not in ("format", "version")}, arrays


def spoil(arrays: dict[str, Any], name: str, change: Any) -> None:
    array = arrays[name].copy()
    arrays[name] = array if (new := change(array)) is None else new


SPOILT: dict[str, tuple[str, Any, str]] = {
    "state one short": ("state", lambda a: a[:-1], r"'state' is <f8 of shape \(10,\)|of shape"),
    "samples one short": ("y", lambda a: a[:-1], "'y' is <f8 of shape"),
    "whole numbers": ("times", lambda a: a.astype(np.int64), "'times' is <i8"),
    "not a number": ("y", lambda a: a.__setitem__((1, 0), np.nan), "'y' holds NaN"),
    "time goes back": ("times", lambda a: a.__setitem__(1, -1.0), "times must not decrease"),
    "inputs out of range": ("inputs", lambda a: a.__setitem__(slice(None), 7), "'inputs' counts to 7"),
    "negative inputs": ("inputs", lambda a: a.__setitem__(0, -1), "inputs are counted"),
    "clock": ("clock", lambda a: a.__setitem__(0, 1e9), "the clock is not within the run"),
    "clock of NaN": ("clock", lambda a: a.__setitem__(2, np.nan), "the clock holds NaN"),
    "other tolerance": ("clock", lambda a: a.__setitem__(6, 1e-3), "another step or tolerance"),
    "measured": ("counts", lambda a: a.__setitem__(COUNTS.measured, 10**9), "other sizes or limits"),
    "states of laws": ("counts", lambda a: a.__setitem__(COUNTS.remembered, 10**9), "other sizes or limits"),
    "end": ("end", lambda a: a[:-1], "'end' is <f8 of shape"),
    "end elsewhere": ("end", lambda a: a.__setitem__(0, 7.0), "the end is not that of the run"),
    "stage": ("counts", lambda a: a.__setitem__(COUNTS.stage, 10**9), "the stage is out of range"),
    "stored": ("counts", lambda a: a.__setitem__(1, 10**9), "a count is out of range"),
    "place": ("place", lambda a: a.__setitem__(0, 10**9), "the place to go on from"),
    "place in inputs": ("place", lambda a: a.__setitem__(1, 5), "the place to go on from"),
    "last": ("last", lambda a: np.zeros(40), "'last' is <f8 of shape"),
    "held": ("held", lambda a: np.zeros(40), "'held' is <f8 of shape"),
    "held force": ("held", lambda a: a.__setitem__(0, 1e18), "'held' is the answer of a sampled law"),
    "start": ("start_q", lambda a: a[:-1], "cannot be restored|another simulation"),
    "event times": ("event_times", lambda a: np.zeros(3), "events and their times"),
}


@pytest.mark.parametrize(("name", "change", "message"), SPOILT.values(), ids=SPOILT)
def test_spoilt_arrays_are_found(model: cc.Model, tmp_path: Path, name: str, change: Any, message: str) -> None:
    """With a checksum that fits: whoever writes files can compute it."""
    header, arrays = parts(model.simulate(model.assemble(), 0.02, 6.0), tmp_path)
    spoil(arrays, name, change)
    with (tmp_path / "bad.npz").open("wb") as file:
        np.savez(file, **packed(FORMAT, VERSION, header, arrays))
    with pytest.raises(FileFormatError, match=message):
        model.load_run(tmp_path / "bad.npz")


def test_one_bit_is_found(model: cc.Model, tmp_path: Path) -> None:
    run = model.simulate(model.assemble(), 0.02, 6.0)
    path = run.save(tmp_path / "run")
    content = bytearray(path.read_bytes())
    content[content.index(run.samples.y[1].tobytes()) + 3] ^= 4
    path.write_bytes(bytes(content))
    with pytest.raises(FileFormatError, match=r"damaged|not a closedchain run"):
        model.load_run(path)


def test_events_that_switch_are_restored(model: cc.Model, tmp_path: Path) -> None:
    events = [cc.Event("passes", passes, then=law)]
    start = model.with_velocities(model.assemble(joints={"crank": 1.2}), joints={"crank": 2.0})
    run = model.simulate(start, 0.1, 6.0, events=events)
    assert len(run.observers) == 2
    loaded = cc.load_run(run.save(tmp_path / "run"), events=events)
    np.testing.assert_array_equal(loaded.forces, run.forces)
    np.testing.assert_array_equal(loaded.extend(0.1).samples.y, run.extend(0.1).samples.y)


def remembering(t: Any, state: Any) -> Any:
    return [GAIN + state.memory.integrate("way", state["crank"])]


def pushes_coupler(t: Any, state: Any) -> Any:
    return [0.0, 0.0, 0.0, 3.0 - 0.5 * state.velocity("crank"), 0.0, 0.0]


WITHOUT_FUNCTIONS: dict[str, tuple[dict[str, Any], str]] = {
    "law that remembers": ({"actuation": remembering, "wrenches": {"coupler": pushes_coupler}}, "wrenches="),
    "PID": ({"actuation": cc.PID({"crank_motor": 1.4}, 4.0, 1.0, 0.5)}, "actuation="),
    "sampled law": ({"actuation": cc.Sampled(sampled, 2e-3)}, "actuation="),
    "event": ({"actuation": 6.0, "events": [cc.Event("passes", passes, then=law)]}, "events="),
    "loops left open": ({"actuation": law, "projection": False, "method": "lagrange"}, "actuation="),
}


@pytest.mark.parametrize(("given", "needed"), WITHOUT_FUNCTIONS.values(), ids=WITHOUT_FUNCTIONS)
def test_a_run_is_seen_without_its_functions(
    model: cc.Model, tmp_path: Path, given: dict[str, Any], needed: str
) -> None:
    """All that samples decide is there; what lies between them and after them names the function to give."""
    start = model.with_velocities(model.assemble(joints={"crank": 1.2}), joints={"crank": 2.0})
    run = model.simulate(start, 0.06, **given)
    path = run.save(tmp_path / "run")
    seen = cc.load_run(path)
    for name in ("time", "q", "v", "forces", "powers", "positions", "loop_error"):
        np.testing.assert_array_equal(getattr(seen, name), getattr(run, name), name)
    for name in ("kinetic", "potential", "work", "balance"):
        np.testing.assert_array_equal(getattr(seen.energy, name), getattr(run.energy, name), name)
    np.testing.assert_allclose(seen.acceleration, run.acceleration, rtol=1e-11, atol=1e-11)
    np.testing.assert_allclose(seen.reactions("rocker"), run.reactions("rocker"), rtol=1e-10, atol=1e-10)
    assert [*seen.columns()] == [*run.columns()]
    assert dict(seen.to_xarray().sizes) == dict(run.to_xarray().sizes)
    for name in run.signal_names:
        np.testing.assert_array_equal(seen.signal(name), run.signal(name))
    assert (seen.events, seen.ending.kind, str(seen)) == (run.events, run.ending.kind, str(run))
    assert seen.statistics == run.statistics
    assert [time for time, _ in seen.frames(50.0)] == [time for time, _ in run.frames(50.0)]
    again = copy.copy(seen)  # as it travels to other processes
    np.testing.assert_array_equal(again.forces, run.forces)
    between = (run.time[1] + run.time[2]) / 2
    for refused in (lambda: seen.extend(0.01), lambda: seen.state(between), lambda: seen.save(path), again.whole):
        with pytest.raises(UnsupportedError, match=needed):
            refused()
    functions = {name: value for name, value in given.items() if name in ("actuation", "wrenches", "events")}
    if "PID" not in str(given):
        np.testing.assert_array_equal(cc.load_run(path, **functions).extend(0.01).forces, run.extend(0.01).forces)


def test_pictures_need_no_law(model: cc.Model, tmp_path: Path) -> None:
    run = model.simulate(model.assemble(), 0.06, law)
    seen = cc.load_run(run.save(tmp_path / "run"))
    assert "four_bar" in seen.animate(tmp_path / "run.html").read_text(encoding="utf-8")
    assert len(seen.plot().axes) == len(run.plot().axes)
    assert "samples" in seen._repr_html_()


def pushed(t: Any, state: Any) -> Any:
    return [0.0, 0.0, 0.0, 3.0 - 0.5 * t, 0.0, 0.0]


def pushed_otherwise(t: Any, state: Any) -> Any:
    return [0.0, 0.0, 0.0, 3.0 - 0.6 * t, 0.0, 0.0]


def test_runs_with_contacts(tmp_path: Path) -> None:
    """Saved and loaded with modes and forces; other laws, forged numbers and texts are refused."""
    body = cc.Body("puck", 2.0, (0.0, 0.0, 0.0), (0.02, 0.02, 0.03))
    contact, joint = cc.Contact("foot", "puck", mu=0.5), cc.free("floats", "ground", "puck")
    puck = cc.compile(cc.Mechanism("puck", (body,), (joint,), contacts=(contact,)))
    start = puck.state([1, 0, 0, 0, 0, 0, 0.01], [0, 0, 0, 1.0, 0, 0])
    run = puck.simulate(start, 0.1, wrenches={"puck": pushed}, contacts="event")
    path = run.save(tmp_path / "puck")
    seen = cc.load_run(path)
    np.testing.assert_array_equal(seen.energy.balance, run.energy.balance)
    np.testing.assert_array_equal(seen.contact_forces, run.contact_forces)
    assert (seen.events, seen.statistics, str(seen)) == (run.events, run.statistics, str(run))
    with pytest.raises(UnsupportedError, match="wrenches="):
        seen.save(path)
    with pytest.raises(FileFormatError, match="another simulation"):
        cc.load_run(path, wrenches={"puck": pushed_otherwise})
    again = cc.load_run(path, wrenches={"puck": pushed})
    assert again.events == run.events
    assert (again.notes, again.statistics, str(again)) == (run.notes, run.statistics, str(run))
    for name in ("y", "modes", "contact_forces"):
        np.testing.assert_array_equal(getattr(again.samples, name), getattr(run.samples, name))
    np.testing.assert_array_equal(again.energy.kinetic, run.energy.kinetic)
    with np.load(BytesIO(path.read_bytes()), allow_pickle=False) as file:
        arrays = {name: file[name] for name in file.files if name != "checksum"}
    header = json.loads(arrays.pop("header").tobytes())
    header = {name: value for name, value in header.items() if name not in ("format", "version")}
    forged: list[tuple[dict[str, Any], dict[str, Any], str]] = [
        ({"modes": arrays["modes"] + 3}, {}, "modes are 0, 1 or 2"),
        ({"contact_forces": arrays["contact_forces"][:, :, :2]}, {}, "'contact_forces' is"),
        ({"times": arrays["times"][::-1]}, {}, "times must not decrease"),
        ({"y": arrays["y"] * np.nan}, {}, "NaN"),
        ({"start_q": arrays["start_q"] + 0.1}, {}, "another simulation"),
        ({}, {"events": [[1, 2]]}, "events and their times"),
        ({"phase": arrays["phase"] + 3}, {}, "modes are 0, 1 or 2, marks and flags bits"),
        ({"marks": arrays["marks"] - 1}, {}, "modes are 0, 1 or 2, marks and flags bits"),
        ({"along": arrays["along"][:, :1]}, {}, "'along' is"),
        ({}, {"contacts": {"stretches": [[0.1, "b", 3]], "numbers": {}}}, "how contacts were followed"),
        ({}, {"contacts": 3}, "how contacts were followed"),
    ]
    for spoiled, words, message in forged:
        with (tmp_path / "forged.npz").open("wb") as file:
            np.savez(file, **packed(FORMAT, VERSION, header | words, arrays | spoiled))  # type: ignore[arg-type]
        with pytest.raises(FileFormatError, match=message):
            puck.load_run(tmp_path / "forged.npz", wrenches={"puck": pushed})


def test_a_run_that_ends_between_its_samples_is_loaded(model: cc.Model, tmp_path: Path) -> None:
    """Its state is that of the end, and it goes on from there."""
    for duration, events in ((0.1, []), (2.0, [cc.Event("passes", passes)])):
        start = model.with_velocities(model.assemble(joints={"crank": 1.2}), joints={"crank": 2.0})
        run = model.simulate(start, duration, 6.0, events=events, output=0.03)
        assert run.time[-1] < run.ending.time - 1e-3
        loaded = model.load_run(run.save(tmp_path / "run"), events=events)
        np.testing.assert_array_equal(loaded.state().q, run.state().q)
        np.testing.assert_array_equal(loaded.extend(0.1).samples.y, run.extend(0.1).samples.y)


def test_a_run_that_changed_its_coordinates_is_loaded(tmp_path: Path) -> None:
    five_bar = cc.compile(cc.library.five_bar())
    high = five_bar.assemble(joints={"leg1_base": 1.4, "leg2_base": 1.2})
    run = five_bar.simulate(high, 0.55, coordinates="independent")
    assert [event.kind for event in run.events] == ["coordinates"]
    loaded = five_bar.load_run(run.save(tmp_path / "run"))
    assert loaded.events == run.events
    np.testing.assert_array_equal(loaded.extend(0.1).samples.y, run.extend(0.1).samples.y)
    header, arrays = parts(run, tmp_path)
    header["events"][0][0] = "independent: leg2_base, no such joint"
    with (tmp_path / "bad.npz").open("wb") as file:
        np.savez(file, **packed(FORMAT, VERSION, header, arrays))
    with pytest.raises(FileFormatError):
        five_bar.load_run(tmp_path / "bad.npz")
