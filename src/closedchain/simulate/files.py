"""Runs on disk: saved as plain arrays, loaded, and taken up again to the bit."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile, is_zipfile

import numpy as np
from numpy.typing import NDArray

from closedchain.errors import FileFormatError
from closedchain.mechanism import to_data
from closedchain.simulate.samples import Samples
from closedchain.simulate.solver import Checkpoint, Mark

if TYPE_CHECKING:
    from closedchain.simulate.loop import Task
    from closedchain.simulate.run import Run

VERSION = 1
ARRAYS = (
    "times",
    "y",
    "u",
    "dense",
    "drive",
    "clock",
    "count",
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
    s, c = run.samples, run.checkpoint
    arrays = {"times": s.times, "y": s.y, "u": s.u, "dense": s.dense, "drive": s.drive}
    arrays |= {"clock": c.mark.clock, "count": c.mark.count, "state": c.mark.y, "last": c.mark.last, "held": c.held}
    arrays["numbers"] = np.array([VERSION, c.samples, c.drive, c.asked])
    arrays["event_times"] = np.array([t for t, _ in run.events])
    names = json.dumps(
        {"events": [name for _, name in run.events], "end": run.ending.time, "asked": fingerprint(run.task)}
    )
    arrays["names"] = np.frombuffer(names.encode(), np.uint8)
    with path.open("wb") as file:
        np.savez(file, **arrays)  # type: ignore[arg-type]
    return path


def load_run(task: Task, path: str | Path) -> Run:
    """A run from a file, for the same simulation (machine, method, drive, options) as it was saved from."""
    data = _read(path)
    names = json.loads(data["names"].tobytes().decode())
    version, samples, drive, asked = (int(number) for number in data["numbers"])
    if version != VERSION:
        raise FileFormatError(f"{path}: format version {version} is not known; versions: {VERSION}")
    if names["asked"] != fingerprint(task):
        raise FileFormatError(
            f"{path}: saved from another simulation; machine, method, actuation, wrenches, integrator, step and "
            "tolerances must be the same"
        )
    mark = Mark(data["clock"], data["count"], data["state"], data["last"])
    events = list(zip(data["event_times"].tolist(), names["events"], strict=True))
    stored = Samples(data["times"], data["y"], data["u"], data["dense"], data["drive"])
    return task.restored(stored, Checkpoint(mark, samples, data["held"], drive, asked), events, float(names["end"]))


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


def fingerprint(task: Task) -> str:
    """A word that differs where results would."""
    options, driven = task.options, task.drive()
    parts: list[str] = [
        json.dumps(to_data(task.simulator.machine.kinematics.system.mechanism)),
        repr(task.method),
        driven.key,
        repr([driven.pieces.ends.tolist(), driven.pieces.coefficients.tolist(), driven.parameters.tolist()]),
        repr([options.chosen_integrator(), options.accuracy(), options.projection, options.dense, options.output]),
        repr([(event.name, event.direction) for event in options.events]),
        repr([task.state.q.tolist(), task.state.v.tolist()]),
    ]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()
