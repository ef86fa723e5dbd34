"""Runs with contacts on disk: the container of other runs with modes and forces of the contacts, and no place to go on.

What was asked is kept with the run, so that whoever loads it sees under which forces it was made; a law is known by the
expressions it gives and is given again. Nothing of a file reaches a compiled loop: energies and forces are evaluated
from its samples.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from closedchain.errors import ArgumentError, FileFormatError
from closedchain.files.containers import Wanted, check_arrays, write_arrays
from closedchain.files.keys import digest
from closedchain.kinematics.state import State
from closedchain.mechanism import to_data
from closedchain.simulate.contacts.simulator import ContactRuns
from closedchain.simulate.events import Ending, EventRecord
from closedchain.simulate.files import (
    FORMAT,
    UNITS,
    VERSION,
    StoredRun,
    about,
    acting,
    ending_of,
    has_functions,
    of_inputs,
    record_of,
    recorded,
)
from closedchain.simulate.inputs import Inputs
from closedchain.simulate.observer import Observer
from closedchain.simulate.problem import ContactQuestion, Samples, SimulationOptions
from closedchain.simulate.run import Run

OPTIONS = ("step", "rtol", "atol", "max_step", "start", "contacts")
MODES = (0, 1, 2)  # open, sticks, slips
ENDINGS = ("complete", "interrupted")


def save_contact_run(run: Run, asked: ContactQuestion, path: Path) -> Path:
    """Write samples and the question."""
    s, o, system = run.samples, asked.options, run.machine.kinematics.system
    arrays: dict[str, NDArray[Any]] = {"times": s.times, "y": s.y, "u": s.u, "modes": s.modes.astype(np.int64)}
    arrays |= {"contact_forces": s.contact_forces, "start_q": asked.state.q, "start_v": asked.state.v}
    arrays["event_times"] = np.array([event.time for event in run.events], float)
    schedule = {name: [list(span) for span in spans] for name, spans in (o.schedule or {}).items()}
    header: dict[str, Any] = {
        "units": UNITS | {"contact_forces": "N"},
        "machine": to_data(system.mechanism),
        "cut": list(system.cut_joints),
        "question": {
            "duration": float(asked.duration),
            "contacts": {name: getattr(o, name) for name in OPTIONS} | {"schedule": schedule},
            "parameters": dict(o.parameters or {}),
            "actuation": acting(asked.actuation),
            "wrenches": {body: acting(given) for body, given in (o.wrenches or {}).items()},
        },
        "fingerprint": fingerprint(asked, run.observers[0].inputs),
        "events": [[event.name, event.kind] for event in run.events],
        "ending": {key: getattr(run.ending, key) for key in ("kind", "time", "message", "event")},
        "every_step": run.every_step,
    } | about(run)
    if has_functions(header["question"]):
        arrays |= record_of(run, header)
    return write_arrays(FORMAT, VERSION, header, arrays, path)


def fingerprint(asked: ContactQuestion, inputs: Inputs) -> str:
    """A word that differs where results would."""
    o, system = asked.options, asked.state.kinematics.system
    options = [getattr(o, name) for name in OPTIONS]
    schedule = {name: [list(map(float, span)) for span in spans] for name, spans in (o.schedule or {}).items()}
    cuts = list(system.cut_joints)
    start = asked.state.q, asked.state.v
    return digest(to_data(system.mechanism), cuts, options, schedule, of_inputs(inputs), float(asked.duration), *start)


def load_contact_run(stored: StoredRun, runs: ContactRuns, actuation: Any, wrenches: Mapping[str, Any] | None) -> Run:
    """A run with contacts from a file; laws that it does not hold are given again."""
    path, machine = stored.path, runs.machine
    arrays, header = stored.arrays, stored.header
    modes = len(machine.system.contacts) + len(machine.system.dry)
    _check(stored, machine.system.nq, machine.system.nv, modes)
    missing, asked = stored.missing(actuation, wrenches, ()), None
    if missing:
        observer, u = Observer(machine, recorded(stored, machine)), arrays["acting"]
    else:
        asked, observer = _asked(stored, runs, actuation, wrenches)
        u = arrays["u"]
    if u.shape[1] != observer.inputs.u.shape[0]:
        raise FileFormatError(f"{path}: forces at the samples are not those of this machine")
    a, n = arrays, len(arrays["times"])
    dense, inputs = np.zeros((n, a["y"].shape[1], 0)), np.zeros(n, np.int64)
    samples = Samples(a["times"], a["y"], u, dense, inputs, a["modes"], a["contact_forces"])
    kind, end, message, _ = ending_of(stored)
    nq, nv = machine.system.nq, machine.system.nv
    last = State(machine.kinematics, a["y"][-1, :nq], a["y"][-1, nq : nq + nv])
    pairs = zip(a["event_times"].tolist(), header["events"], strict=True)
    events = tuple(EventRecord(t, name, what) for t, (name, what) in pairs)
    ending = Ending(kind, end, last, message)
    every = bool(header.get("every_step", True))
    found = (observer,), samples, (), ending, events, *stored.about()
    return Run(*found, every_step=every, asked=asked, missing=missing)


def _asked(
    stored: StoredRun, runs: ContactRuns, actuation: Any, wrenches: Mapping[str, Any] | None
) -> tuple[ContactQuestion, Observer]:
    """The question of a run, which must be the one it was made with, and what evaluates its quantities."""
    path, arrays, kinematics = stored.path, stored.arrays, runs.machine.kinematics
    start = State(kinematics, arrays["start_q"], arrays["start_v"])
    try:
        options = SimulationOptions(
            **stored.contact_options(OPTIONS), wrenches=stored.wrenches(wrenches) or None
        ).for_contacts()
        asked = ContactQuestion(start, stored.duration, stored.actuation(actuation), options)
        observer = runs.observer(asked)
        same = stored.header.get("fingerprint") == fingerprint(asked, observer.inputs)
    except (ArgumentError, TypeError, ValueError) as error:
        raise FileFormatError(f"{path}: its question cannot be restored ({error})") from error
    if not same:
        raise FileFormatError(f"{path}: saved from another simulation; laws, wrenches and parameters must be the run's")
    return asked, observer


def _check(stored: StoredRun, nq: int, nv: int, contacts: int) -> None:
    """Presence, type, shape, finiteness and consistency of all arrays and of the header."""
    path, a, header = stored.path, stored.arrays, stored.header
    n, events = len(a.get("times", ())), header.get("events")
    wanted = {"times": Wanted("<f8", (n,)), "y": Wanted("<f8", (n, nq + nv)), "u": Wanted("<f8", (n, None))}
    wanted |= {"modes": Wanted("<i8", (n, contacts)), "contact_forces": Wanted("<f8", (n, contacts, 3))}
    wanted |= {"event_times": Wanted("<f8", (None,)), "start_q": Wanted("<f8", (nq,)), "start_v": Wanted("<f8", (nv,))}
    wanted |= {"acting": Wanted("<f8", (n, None), finite=False)} if has_functions(stored.question) else {}
    check_arrays(path, a, wanted)
    entries = events if isinstance(events, list) else [None]
    named = all(isinstance(e, list) and len(e) == 2 and all(isinstance(word, str) for word in e) for e in entries)
    rules = {
        "the run has no samples": n == 0,
        "times must not decrease": bool(np.any(np.diff(a["times"]) < 0)),
        "modes are 0, 1 or 2": not np.isin(a["modes"], MODES).all(),
        "events and their times do not fit each other": not named or len(entries) != len(a["event_times"]),
    }
    for words, broken in rules.items():
        if broken:
            raise FileFormatError(f"{path}: {words}")
    if ending_of(stored)[0] not in ENDINGS:
        raise FileFormatError(f"{path}: a run with contacts ends in one of the ways {', '.join(ENDINGS)}")
