"""Runs on disk: saved as plain arrays, loaded, and taken up again, bitwise identical."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any
from zipfile import BadZipFile, is_zipfile

import numpy as np
from numpy.typing import NDArray

from closedchain.errors import FileFormatError
from closedchain.mechanism import to_data
from closedchain.simulate.events import EventRecord
from closedchain.simulate.loop import restore
from closedchain.simulate.problem import Problem
from closedchain.simulate.run import Run
from closedchain.simulate.samples import Checkpoint, Samples

VERSION = 1
ARRAYS = (
    "times",
    "y",
    "u",
    "dense",
    "inputs",
    "clock",
    "counts",
    "state",
    "last",
    "held",
    "numbers",
    "event_times",
    "names",
)


def save_run(run: Run, path: str | Path) -> Path:
    """Write samples and the place to go on from; laws and events are not stored."""
    path = Path(path)
    path = path if path.suffix == ".npz" else path.with_name(path.name + ".npz")
    s, (problem, c) = run.samples, run.whole()
    arrays = {"times": s.times, "y": s.y, "u": s.u, "dense": s.dense, "inputs": s.inputs}
    arrays |= {"clock": c.clock, "counts": c.counts, "state": c.y, "last": c.last, "held": c.held}
    arrays["numbers"] = np.array([VERSION, c.samples, c.inputs, c.asked])
    arrays["event_times"] = np.array([event.time for event in run.events])
    events = [(event.name, event.kind) for event in run.events]
    names = json.dumps({"events": events, "end": run.ending.time, "asked": fingerprint(problem)})
    arrays["names"] = np.frombuffer(names.encode(), np.uint8)
    with path.open("wb") as file:
        np.savez(file, **arrays)  # type: ignore[arg-type]
    return path


def load_run(problem: Problem, path: str | Path) -> Run:
    """A run from a file, for the same simulation (machine, method, actuation, options) as it was saved from."""
    data = _read(path)
    names = json.loads(data["names"].tobytes().decode())
    version, samples, inputs, asked = (int(number) for number in data["numbers"])
    if version != VERSION:
        raise FileFormatError(f"{path}: format version {version} is not known; versions: {VERSION}")
    if names["asked"] != fingerprint(problem):
        raise FileFormatError(
            f"{path}: saved from another simulation; machine, method, actuation, wrenches, integrator, step and "
            "tolerances must be the same"
        )
    events = [EventRecord(t, *event) for t, event in zip(data["event_times"].tolist(), names["events"], strict=True)]
    stored = Samples(data["times"], data["y"], data["u"], data["dense"], data["inputs"])
    solver = data["clock"], data["counts"], data["state"], data["last"]
    return restore(
        problem, stored, Checkpoint(*solver, samples, data["held"], inputs, asked), events, float(names["end"])
    )


def _read(path: str | Path) -> dict[str, NDArray[Any]]:
    """The arrays of a file; it must be an archive and hold all that a run has."""
    if not is_zipfile(path):
        raise FileFormatError(f"{path}: {'not a saved run' if Path(path).exists() else 'no such file'}")
    try:
        with np.load(path, allow_pickle=False) as file:
            data: dict[str, NDArray[Any]] = {name: file[name] for name in file.files}
    except (OSError, BadZipFile, ValueError) as error:
        raise FileFormatError(f"{path}: not a saved run ({error})") from error
    missing = [name for name in ARRAYS if name not in data]
    if missing:
        raise FileFormatError(f"{path}: not a saved run; it lacks {', '.join(missing)}")
    return data


def fingerprint(problem: Problem) -> str:
    """A word that differs where results would."""
    o, inputs = problem.options, problem.inputs()
    pieces = inputs.pieces
    steps = [o.integrator, o.step, o.rtol, o.atol, o.max_step, o.max_steps, o.projection, o.dense, o.output]
    parts: list[str] = [
        json.dumps(to_data(problem.simulator.machine.kinematics.system.mechanism)),
        repr(problem.method),
        inputs.key,
        repr([pieces.ends.tolist(), pieces.coefficients.tolist(), inputs.parameters.tolist()]),
        repr(steps),
        repr([(event.name, event.direction) for event in o.events]),
        repr([problem.state.q.tolist(), problem.state.v.tolist()]),
    ]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()
