"""Runs on disk: one file with the machine, the question and the arrays; loaded, and taken up again bitwise identical.

The container is that of closedchain.files.containers; `docs/files.md` lists its header and arrays. Numbers, tables and
names of the question are stored. Functions (laws, events, impacts) are not: they are known by their digest, and
whoever goes on with the run gives them again. What acted at the samples is stored in their place, so that a run is seen
without them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.contact.geometry import block_size
from closedchain.dynamics.interface import Formulation, Machine
from closedchain.errors import ArgumentError, ClosedChainError, FileFormatError, UnknownNameError
from closedchain.files.containers import Wanted, check_arrays, read_arrays, write_arrays
from closedchain.files.keys import digest
from closedchain.kinematics.evaluate import Kinematics
from closedchain.kinematics.state import State
from closedchain.mechanism import Mechanism, from_data, to_data
from closedchain.simulate.equations import WORKS
from closedchain.simulate.events import CHANGES, Ending, Event, EventRecord, Impact, traced
from closedchain.simulate.inputs import HeldLaw, Inputs, Sampled, Table, recorded_inputs
from closedchain.simulate.integrators.registers import CLOCK, COUNTS
from closedchain.simulate.loop import Loop
from closedchain.simulate.observer import CONTACT_TAIL, Observer
from closedchain.simulate.problem import Checkpoint, ContactQuestion, Problem, Samples, SimulationOptions, Simulator
from closedchain.simulate.run import CONTACT_AXES, Run
from closedchain.simulate.solver import CHUNK
from closedchain.types import Array

if TYPE_CHECKING:
    import xarray

FORMAT, VERSION = "closedchain run", 5
STARTS = ("start_q", "start_v", "start_turns")
UNITS = {"times": "s", "y": "rad, m, 1; rad/s, m/s; J", "u": "N, N m", "clock": "s", "start_q": "rad, m, 1"}
PLAIN = (
    "integrator",
    "step",
    "rtol",
    "atol",
    "max_step",
    "max_steps",
    "projection",
    "limits",
    "singularity",
    "verify",
    "coordinates",
)
KINDS = ("event", "limit", "coordinates")  # of events
ENDINGS = ("complete", "event", "singularity", "accuracy", "steps", "interrupted")


# saving
def save_run(run: Run, path: str | Path) -> Path:
    """Write samples, the question, and the place to go on from."""
    path = Path(path)
    path = path if path.suffix == ".npz" else path.with_name(path.name + ".npz")
    if run.asked is not None:
        from closedchain.simulate.contacts.files import save_contact_run

        return save_contact_run(run, run.asked, path)
    s, (problem, c) = run.samples, run.whole()
    question = _question(problem)
    arrays: dict[str, NDArray[Any]] = {"times": s.times, "y": s.y, "u": s.u}
    arrays |= {"inputs": s.inputs.astype(np.int64), "clock": c.clock, "counts": c.counts, "state": c.y, "last": c.last}
    arrays |= {"held": c.held, "place": np.array([c.samples, c.inputs, c.asked], np.int64)}
    if s.modes.shape[1]:
        arrays |= {"modes": s.modes, "contact_forces": s.contact_forces, "along": s.along, "marks": s.marks}
        arrays |= {"phase": c.phase, "directions": c.along}
    last = run.ending.state
    arrays["end"] = np.concatenate([[c.end], last.q, last.v, last.turns])
    arrays["event_times"] = np.array([event.time for event in run.events], float)
    start = problem.state
    arrays |= {"start_q": start.q, "start_v": start.v, "start_turns": start.turns}
    system = problem.simulator.machine.kinematics.system
    header = {
        "units": UNITS,
        "machine": to_data(system.mechanism),
        "cut": list(system.cut_joints),
        "question": question,
        "fingerprint": fingerprint(problem),
        "events": [[event.name, event.kind] for event in run.events],
        "ending": {key: getattr(run.ending, key) for key in ("kind", "time", "message", "event")},
        "contacts": {"stretches": [list(stretch) for stretch in c.stretches], "numbers": c.numbers},
    } | about(run)
    if has_functions(question):
        header["projected"] = problem.projected
        arrays |= record_of(run, header)
    return write_arrays(FORMAT, VERSION, header, arrays, path)


def about(run: Run) -> dict[str, Any]:
    """Statistics and notes of a run as plain data."""
    numbers = {name: v for name, v in run.statistics.items() if isinstance(v, bool | int | float | str)}
    return {"statistics": numbers, "notes": list(run.notes)}


def has_functions(question: Mapping[str, Any]) -> bool:
    """Whether a question holds laws or events, which files do not."""
    return bool(question.get("events")) or any(map(_is_law, [question["actuation"], *question["wrenches"].values()]))


def _is_law(data: Any) -> bool:
    return isinstance(data, dict) and data.get("kind") == "law"


def record_of(run: Run, header: dict[str, Any]) -> dict[str, NDArray[Any]]:
    """What acted at the samples: actuator forces, states of laws (their widths go to the header), loads."""
    s, motors = run.samples, len(run.actuator_names)
    parts = [run.observers[k].acting(s.rows(np.flatnonzero(s.inputs == k))) for k in np.unique(s.inputs)]
    signals = {name: run.signal(name).reshape(len(run), -1) for name in run.signal_names}
    header["signals"] = {name: values.shape[1] for name, values in signals.items()}
    acting = np.concatenate(parts)
    return {"acting": np.hstack([acting[:, :motors], *signals.values(), acting[:, motors:]])}


def _question(problem: Problem) -> dict[str, Any]:
    """What can be written of a simulation as it was asked for."""
    o, output = problem.options, problem.options.output
    options = {name: getattr(o, name) for name in PLAIN} | {"start": o.start, "parameters": dict(o.parameters or {})}
    options["schedule"] = schedule_of(o)
    options["output"] = output if output is None else np.asarray(output, float).tolist()
    return {
        "method": {"name": problem.method.name, "options": asdict(problem.method)},  # type: ignore[call-overload]
        "duration": float(problem.duration),
        "options": options,
        "actuation": acting(problem.actuation),
        "wrenches": {body: acting(given) for body, given in (o.wrenches or {}).items()},
        "events": [event.name for event in o.events],
    }


def schedule_of(options: SimulationOptions) -> dict[str, list[list[float]]]:
    """When contacts are held, as plain data."""
    given = options.schedule or {}
    return {name: [list(map(float, span)) for span in spans] for name, spans in given.items()}


def acting(given: Any) -> Any:
    """Forces as plain data; of a function only that there was one."""
    if given is None:
        return None
    if isinstance(given, Table):
        times, values = np.asarray(given.times, float).tolist(), np.asarray(given.values, float).tolist()
        return {"kind": given.kind, "times": times, "values": values}
    if callable(given) or isinstance(given, Sampled):
        return {"kind": "law"}
    if isinstance(given, Mapping):
        return {"kind": "by name", "values": {str(name): float(value) for name, value in given.items()}}
    return np.asarray(given, float).tolist()


def fingerprint(problem: Problem) -> str:
    """A word that differs where results would: laws by the expressions they gave, others by their code."""
    o, inputs = problem.options, problem.inputs()
    system = problem.simulator.machine.kinematics.system
    steps = [getattr(o, name) for name in PLAIN] + [o.start, o.output, schedule_of(o)]
    return digest(
        to_data(system.mechanism),
        list(system.cut_joints),
        problem.method,
        steps,
        of_inputs(inputs),
        _of_events(problem, inputs),
        problem.state.q,
        problem.state.v,
    )


def of_inputs(inputs: Inputs) -> list[Any]:
    law = [] if inputs.sampled is None else [inputs.sampled.period, inputs.sampled.law]
    if law and isinstance(law[1], HeldLaw):  # by its expressions, as traced laws are
        law[1] = law[1].step.serialize()
    pieces = inputs.pieces
    return [inputs.key, pieces.origins, pieces.ends, pieces.coefficients, inputs.parameters, inputs.names, law]


def _of_events(problem: Problem, inputs: Inputs) -> list[Any]:
    events, machine, parts = problem.options.events, problem.simulator.machine, list[Any]()
    for event, g in zip(events, traced(events, machine, inputs, inputs.names), strict=True):
        then = event.then
        if isinstance(then, Impact):
            then = ["impact", then.function]
        elif not isinstance(then, str):
            then = of_inputs(problem.simulator.inputs(then, problem.options, 0.0))
        parts += [event.name, event.direction, event.function if g is None else inputs.written(machine, [g]), then]
    return parts


# loading
@dataclass(frozen=True, eq=False)
class StoredRun:
    """What a file holds, checked as far as it can be without the machine's kernels."""

    path: Path
    header: dict[str, Any]
    arrays: dict[str, NDArray[Any]]

    @property
    def mechanism(self) -> Mechanism:
        """The machine that moved."""
        return from_data(self._field(self.header, "machine", dict))

    @property
    def cut(self) -> list[str]:
        """The joints that close the loops."""
        return [str(name) for name in self._field(self.header, "cut", list)]

    @property
    def method(self) -> tuple[str, dict[str, Any]]:
        """Name and options of the formulation."""
        given = self._field(self.question, "method", dict)
        return self._field(given, "name", str), self._field(given, "options", dict)

    @property
    def question(self) -> dict[str, Any]:
        """What was asked, as plain data."""
        return self._field(self.header, "question", dict)  # type: ignore[no-any-return]

    def about(self) -> tuple[dict[str, Any], list[str]]:
        """Statistics and notes that the file holds."""
        statistics, notes = self.header.get("statistics", {}), self.header.get("notes", [])
        if not isinstance(statistics, dict) or not isinstance(notes, list):
            raise FileFormatError(f"{self.path}: statistics and notes are not plain")
        return dict(statistics), [str(note) for note in notes]

    @property
    def duration(self) -> float:
        """How long the run was to be, s."""
        return float(self._field(self.question, "duration", float))

    def actuation(self, given: Any) -> Any:
        """The stored actuation, or the law given for it."""
        return self._read("actuation", self.question.get("actuation"), given)

    def options(self, wrenches: Mapping[str, Any] | None, events: Sequence[Event]) -> SimulationOptions:
        """The stored options with functions given for those that are not stored."""
        plain = dict(self._field(self.question, "options", dict))
        unknown = [name for name in plain if name not in (*PLAIN, "start", "parameters", "output", "schedule")]
        if unknown:
            raise FileFormatError(f"{self.path}: options {', '.join(unknown)} are not known")
        forces = self.wrenches(wrenches)
        names = self._field(self.question, "events", list)
        if [event.name for event in events] != names:
            raise FileFormatError(f"{self.path}: the run watched for events {names}; load_run(path, events=...)")
        try:
            return SimulationOptions(**plain, wrenches=forces or None, events=events)
        except TypeError as error:
            raise FileFormatError(f"{self.path}: options of the run are not complete ({error})") from error

    def wrenches(self, given: Mapping[str, Any] | None) -> dict[str, Any]:
        """The stored wrenches, or the laws given for them."""
        stored, given = self._field(self.question, "wrenches", dict), dict(given or {})
        other = [body for body in given if body not in stored]
        if other:
            raise FileFormatError(f"{self.path}: the run had no wrench on {', '.join(other)}; bodies: {list(stored)}")
        return {body: self._read(f"wrench on {body!r}", data, given.get(body)) for body, data in stored.items()}

    def missing(self, actuation: Any, wrenches: Mapping[str, Any] | None, events: Sequence[Event]) -> tuple[str, ...]:
        """Functions of the run that are not given, by the arguments of load_run that take them."""
        stored, given = self._field(self.question, "wrenches", dict), wrenches or {}
        absent = {
            "actuation": actuation is None and _is_law(self.question.get("actuation")),
            "wrenches": any(_is_law(data) and given.get(body) is None for body, data in stored.items()),
            "events": bool(self.question.get("events")) and not events,
        }
        return tuple(name for name, is_absent in absent.items() if is_absent)

    @property
    def of_contacts(self) -> bool:
        """Whether it is a run with contacts."""
        return "contacts" in self.question

    def contact_options(self, known: Sequence[str]) -> dict[str, Any]:
        """The stored options of a run with contacts."""
        plain = dict(self._field(self.question, "contacts", dict))
        if set(plain) != {*known, "schedule"}:
            raise FileFormatError(f"{self.path}: options of a run with contacts are {', '.join(known)} and schedule")
        return plain | {"parameters": self._field(self.question, "parameters", dict)}

    def _read(self, what: str, data: Any, given: Any) -> Any:
        if _is_law(data) or given is not None:
            return given
        if not isinstance(data, dict):
            return data
        try:
            if data.get("kind") == "by name":
                return dict(data["values"])
            return Table(data["times"], data["values"], data["kind"])
        except (KeyError, TypeError, ValueError) as error:
            raise FileFormatError(f"{self.path}: {what} cannot be read ({error})") from error

    def _field(self, data: Any, name: str, kind: type) -> Any:
        if not isinstance(data, dict) or not isinstance(data.get(name), kind):
            raise FileFormatError(f"{self.path}: its header lacks {name!r}")
        return data[name]


def read_run(path: str | Path) -> StoredRun:
    """The contents of a file that `Run.save` wrote."""
    header, arrays = read_arrays(path, FORMAT, VERSION)
    return StoredRun(Path(path), header, arrays)


def load_run(stored: StoredRun, make: Callable[[Array, Array, Array], Problem]) -> Run:
    """A run from a file; `make` puts its question together from the start's q, v and turns."""
    path, arrays = stored.path, stored.arrays
    for name in STARTS:
        check_arrays(path, {n: a for n, a in arrays.items() if n == name}, {name: Wanted("<f8", (None,))})
    try:
        problem = make(*(arrays[name] for name in STARTS))
        same = stored.header.get("fingerprint") == fingerprint(problem)
    except (ArgumentError, TypeError, ValueError) as error:
        raise FileFormatError(f"{path}: its question cannot be restored ({error})") from error
    if not same:
        raise FileFormatError(
            f"{path}: saved from another simulation; laws, events, wrenches and their parameters must be those the run "
            "was made with, and so must the version of the package where functions are concerned"
        )
    events = _events(stored)
    loop = Loop(problem)
    for name in (entry.name for entry in events if entry.kind in ("event", "limit")):
        if name not in {event.name for event in loop.events}:
            raise FileFormatError(f"{path}: no event {name!r}; events: {', '.join(e.name for e in loop.events)}")
    try:
        loop.switch_again(events)
        _check(stored, loop, len(events))
        samples, checkpoint = _restored(stored)
        kind, end, message, event = ending_of(stored)
        loop.take_up(samples, checkpoint, events)
    except (IndexError, KeyError, StopIteration, UnknownNameError) as error:
        raise FileFormatError(f"{path}: events and inputs of the run contradict each other") from error
    if loop.inputs[loop.current].sampled is None and checkpoint.held.any():
        raise FileFormatError(f"{path}: 'held' is the answer of a sampled law; the run has none")
    loop.fired = list(events)
    state = last_state(stored, loop.kinematics)
    run = loop.result(samples, checkpoint, Ending(kind, end, state, message, event))
    statistics, notes = stored.about()
    run = replace(run, statistics=run.statistics | statistics, notes=notes)
    if len(run.observers) <= int(samples.inputs.max()):
        raise FileFormatError(f"{path}: 'inputs' counts to {samples.inputs.max()}; the run has {len(run.observers)}")
    return run


def load_record(stored: StoredRun, simulator: Simulator, method: Formulation, missing: tuple[str, ...]) -> Run:
    """A run whose functions are not given, from what its file holds of the samples."""
    machine, a = simulator.machine, stored.arrays
    system, n = machine.kinematics.system, len(a.get("times", ()))
    inputs = recorded(stored, machine)
    turns = system.nq + system.nv + len(WORKS)
    width = turns + len(system.periodic)
    seen: dict[str, NDArray[Any]] = {name: a[name] for name in ("times", "y", "acting", "event_times") if name in a}
    wanted = {"times": Wanted("<f8", (n,)), "y": Wanted("<f8", (n, None), finite=False)}
    wanted |= {"acting": Wanted("<f8", (n, inputs.u.shape[0]), finite=False), "event_times": Wanted("<f8", (None,))}
    check_arrays(stored.path, seen, wanted)
    y = np.ascontiguousarray(a["y"][:, :width])
    if not n or y.shape[1] < width or not np.isfinite(y).all() or np.any(np.diff(a["times"]) < 0):
        raise FileFormatError(f"{stored.path}: 'times' and 'y' are not the samples of a run of this machine")
    kind, end, message, event = ending_of(stored)
    projected = stored.header.get("projected") is True
    observer = Observer(machine, inputs, simulator.equations(method, inputs, projected))
    columns: dict[str, NDArray[Any]] = {}
    if system.mechanism.has_modes:
        tail = _tail(stored, a["y"])
        y, columns = np.hstack([y, tail]), {name: a[name] for name in CONTACT_COLUMNS if name in a}
        check_arrays(stored.path, columns, _columns(n, block_size(system), len(system.contacts) + len(system.dry)))
        if not _valid_modes(columns):
            raise FileFormatError(f"{stored.path}: modes are 0, 1 or 2, marks bits")
    samples = Samples(a["times"], y, a["acting"], np.zeros((*y.shape, 0)), np.zeros(n, np.int64))
    samples = replace(samples, **columns)
    last = last_state(stored, machine.kinematics)
    ending, (statistics, notes) = Ending(kind, end, last, message, event), stored.about()
    return Run((observer,), samples, WORKS, ending, tuple(_events(stored)), statistics, notes, missing=missing)


def recorded(stored: StoredRun, machine: Machine) -> Inputs:
    """What acted at the samples; the header has the widths of signals."""
    widths = stored.header.get("signals")
    if not isinstance(widths, dict) or not all(type(width) is int and 0 < width < 10_000 for width in widths.values()):
        raise FileFormatError(f"{stored.path}: its header does not say what acted at the samples")
    ends = np.cumsum([0, *widths.values()]).tolist()
    return recorded_inputs(machine, dict(zip(widths, pairwise(ends), strict=True)))


def _restored(stored: StoredRun) -> tuple[Samples, Checkpoint]:
    a, contacts = stored.arrays, stored.header.get("contacts", {})
    (kept, inputs, asked), end = (int(number) for number in a["place"]), float(a["end"][0])
    point = Checkpoint(a["clock"], a["counts"], a["state"], a["last"], end, kept, a["held"], inputs, asked)
    nothing = np.zeros((*a["y"].shape, 0))
    samples = Samples(a["times"], a["y"], a["u"], nothing, a["inputs"])
    if "modes" not in a:
        return samples, point
    columns = {name: a[name] for name in CONTACT_COLUMNS}
    stretches = tuple((float(begin), float(end), str(why)) for begin, end, why in contacts["stretches"])
    numbers = {str(name): float(value) for name, value in contacts["numbers"].items()}
    point = replace(point, phase=a["phase"], along=a["directions"], stretches=stretches, numbers=numbers)
    return replace(samples, **columns), point


def last_state(stored: StoredRun, kinematics: Kinematics) -> State:
    """Where the run ended, whatever samples were kept."""
    given, system = stored.arrays.get("end", np.zeros(0)), kinematics.system
    sizes = 1, system.nq, system.nv, len(system.periodic)
    check_arrays(stored.path, {"end": given}, {"end": Wanted("<f8", (sum(sizes),))})
    _, q, v, turns = np.split(given, np.cumsum(sizes[:-1]))
    return State(kinematics, q, v, near=turns)


def _events(stored: StoredRun) -> list[EventRecord]:
    entries, times = stored.header.get("events"), stored.arrays.get("event_times", np.zeros(0))
    check_arrays(stored.path, {"event_times": times}, {"event_times": Wanted("<f8", (None,))})
    fits = isinstance(entries, list) and len(entries) == len(times)
    if not fits or not all(isinstance(e, list) and len(e) == 2 and e[1] in (*KINDS, *CHANGES) for e in entries or ()):
        raise FileFormatError(f"{stored.path}: events and their times do not fit each other")
    return [EventRecord(t, *entry) for t, entry in zip(times.tolist(), entries or (), strict=True)]


def ending_of(stored: StoredRun) -> tuple[Any, float, str, str | None]:
    given = stored.header.get("ending")
    if not isinstance(given, dict) or given.get("kind") not in ENDINGS or not isinstance(given.get("time"), float):
        raise FileFormatError(f"{stored.path}: its header does not say how the run ended")
    end = float(given["time"])
    if not np.isfinite(end) or end < stored.arrays["times"][-1] - 1e-6 * max(1.0, abs(end)):
        raise FileFormatError(f"{stored.path}: the run is said to end at {end} s, before its last sample")
    event = given.get("event")
    return given["kind"], end, str(given.get("message", "")), None if event is None else str(event)


def _check(stored: StoredRun, loop: Loop, events: int) -> None:
    """Presence, type, shape, finiteness and consistency of all arrays, before compiled code sees them."""
    path, a, n, solver = stored.path, stored.arrays, len(stored.arrays.get("times", ())), loop.solver
    sizes = [(loop.size(k), inputs.u.shape[0]) for k, inputs in enumerate(loop.inputs)]
    widths, alike = np.max(sizes, axis=0).tolist(), len(set(sizes)) == 1
    check_arrays(path, {k: v for k, v in a.items() if k == "place"}, {"place": Wanted("<i8", (3,))})
    if not 0 <= a["place"][1] < len(sizes):
        raise FileFormatError(f"{path}: the place to go on from is not within the run")
    width, inputs = sizes[int(a["place"][1])]
    # where laws follow each other that remember differently, there are gaps
    times, y, u = Wanted("<f8", (n,)), *(Wanted("<f8", (n, columns), finite=alike) for columns in widths)
    wanted = {"times": times, "y": y, "u": u}
    wanted |= {"acting": Wanted("<f8", (n, None), finite=False)} if has_functions(stored.question) else {}
    wanted |= {"inputs": Wanted("<i8", (n,)), "clock": Wanted("<f8", (len(CLOCK),), finite=False)}
    wanted |= {"counts": Wanted("<i8", (len(COUNTS),)), "state": Wanted("<f8", (width,))}
    wanted |= {
        "last": Wanted("<f8", (solver.last.size,)),
        "held": Wanted("<f8", (inputs,)),
        "end": Wanted("<f8", (None,)),
    }
    wanted |= {"place": Wanted("<i8", (3,)), "event_times": Wanted("<f8", (events,))}
    wanted |= {name: Wanted("<f8", (None,)) for name in STARTS}
    wanted |= _wanted_of_contacts(stored, loop)
    check_arrays(path, a, wanted)
    clock, counts, (kept, at, asked) = a["clock"], a["counts"], a["place"]
    slack = 1e-6 * max(1.0, abs(loop.start + a["end"][0]))
    fixed_clock, fixed_counts = [CLOCK.grid, CLOCK.step, CLOCK.rtol, CLOCK.atol, CLOCK.longest], list(_FIXED)
    valid_counts = solver.counts.copy()
    measured, remembered = loop.measured(int(at)), loop.inputs[int(at)].memory.continuous
    valid_counts[[COUNTS.measured, COUNTS.remembered]] = measured, remembered
    rules = {
        "the run has no samples": n == 0,
        "times must not decrease": bool(np.any(np.diff(a["times"]) < 0)),
        "inputs are counted from 0 and up": bool(np.any(a["inputs"] < 0) or np.any(np.diff(a["inputs"]) < 0)),
        "the clock holds NaN": bool(np.isnan(clock).any()),
        "the clock is not within the run": not 0 <= clock[CLOCK.t] <= a["end"][0],
        "the end is not that of the run": abs(loop.start + a["end"][0] - ending_of(stored)[1]) > slack,
        "the clock has another step or tolerance": bool(np.any(clock[fixed_clock] != solver.clock[fixed_clock])),
        "the counts have other sizes or limits": bool(np.any(counts[fixed_counts] != valid_counts[fixed_counts])),
        "a count is out of range": bool(np.any(counts < 0)) or counts[COUNTS.stored] > CHUNK,
        "the stage is out of range": counts[COUNTS.stage] >= max(1, solver.scheme.stages),
        "the place to go on from is not within the run": not (0 <= kept <= n and 0 <= at <= a["inputs"].max(initial=0)),
        "the law was asked less than no times": asked < 0,
        "modes are 0, 1 or 2, marks and flags bits": not _valid_modes(a),
    }
    for words, broken in rules.items():
        if broken:
            raise FileFormatError(f"{path}: {words}")


def _wanted_of_contacts(stored: StoredRun, loop: Loop) -> dict[str, Wanted]:
    """Arrays that only runs of machines with contacts or dry friction have."""
    if loop.modes is None:
        return {}
    n, D, m = len(stored.arrays["times"]), loop.modes.laws.D, len(loop.modes.laws.names)
    about = stored.header.get("contacts")
    about = about if isinstance(about, dict) else {}
    stretches, numbers = about.get("stretches"), about.get("numbers")
    plain = isinstance(stretches, list) and isinstance(numbers, dict)
    triples = [isinstance(one, list) and list(map(type, one)) == [float, float, str] for one in stretches or ()]
    if not plain or not all(triples) or not all(type(value) in (int, float) for value in (numbers or {}).values()):
        raise FileFormatError(f"{stored.path}: its header does not say how contacts were followed")
    return _columns(n, D, m) | {"phase": Wanted("<i8", (7, m)), "directions": Wanted("<f8", (m, D))}


def _valid_modes(a: Mapping[str, NDArray[Any]]) -> bool:
    """Whether numbers that choose what compiled code does are ones that it knows."""
    if "modes" not in a:
        return True
    known = np.isin(a["modes"], (0, 1, 2)).all() and np.isin(a["marks"], range(32)).all()
    phase = a.get("phase", np.zeros((1, 0)))
    return bool(known and np.isin(phase[0], (0, 1, 2)).all() and np.isin(phase[1:], (0, 1)).all())


def _tail(stored: StoredRun, y: Array) -> Array:
    """Works of contacts and impulses, the last columns of every row; wider rows of other laws have NaN after them."""
    count = np.isfinite(y).sum(axis=1)
    if count.min(initial=len(CONTACT_TAIL)) < len(CONTACT_TAIL):
        raise FileFormatError(f"{stored.path}: 'y' holds no works of contacts")
    return np.array([row[last - len(CONTACT_TAIL) : last] for row, last in zip(y, count, strict=True)])


def _columns(n: int, D: int, m: int) -> dict[str, Wanted]:
    """What n samples of m contacts and dry joints of D rows have."""
    forces, along = Wanted("<f8", (n, m, D)), Wanted("<f8", (n, m * D))
    return {"modes": Wanted("<i8", (n, m)), "marks": Wanted("<i8", (n, m)), "contact_forces": forces, "along": along}


CONTACT_COLUMNS = ("modes", "contact_forces", "along", "marks")
_FIXED = (COUNTS.measured, COUNTS.unmeasured, COUNTS.remembered, COUNTS.dense, COUNTS.most)


def remade(
    problem: Problem | None,
    observers: tuple[Observer, ...] | None,
    samples: Samples,
    works: tuple[str, ...],
    ending: Ending,
    events: tuple[EventRecord, ...],
    statistics: dict[str, Any],
    notes: list[str],
    checkpoint: Checkpoint | None,
    every_step: bool,
    asked: ContactQuestion | None,
    missing: tuple[str, ...],
) -> Run:
    """A run from another process; what observes it is made again from the question."""
    if problem is not None:
        observers = _observers(problem, events)
    assert observers is not None
    found = samples, works, ending, events, statistics, notes
    return Run(observers, *found, problem, checkpoint, every_step, asked, missing)


def _observers(problem: Problem, fired: Sequence[EventRecord]) -> tuple[Observer, ...]:
    """One for every set of inputs: that of the start, and those that events switched to."""
    simulator, inputs = problem.simulator, [problem.inputs()]
    events = {event.name: event for event in problem.options.events}
    for entry in fired:
        then = events[entry.name].then if entry.name in events and entry.kind not in CHANGES else "stop"
        if isinstance(then, Impact) or entry.kind == "coordinates":
            inputs.append(inputs[-1])
        elif not isinstance(then, str):
            inputs.append(simulator.inputs(then, problem.options, 0.0))
    equations = (simulator.equations(problem.method, one, problem.projected) for one in inputs)
    return tuple(Observer(simulator.machine, one, made) for one, made in zip(inputs, equations, strict=True))


def dataset(run: Run) -> xarray.Dataset:
    """A run over time, with names and units."""
    import xarray

    system, energy = run.machine.kinematics.system, run.energy
    data: dict[str, tuple[tuple[str, ...], ArrayLike, str]] = {
        "q": (("time", "coordinate"), run.q, "rad, m"),
        "v": (("time", "velocity"), run.v, "rad/s, m/s"),
        "force": (("time", "actuator"), run.forces, "N, N m"),
        "power": (("time", "actuator"), run.powers, "W"),
        "position": (("time", "body", "axis"), run.positions, "m"),
        "rotation": (("time", "body", "axis", "body_axis"), run.rotations, "1"),
        "kinetic": (("time",), energy.kinetic, "J"),
        "potential": (("time",), energy.potential, "J"),
        "loop_error": (("time",), run.loop_error, "m"),
    }
    names: dict[str, Any] = {
        "time": ("time", run.time, {"units": "s"}),
        "coordinate": list(system.coordinate_names),
        "velocity": list(system.velocity_names),
        "actuator": list(run.actuator_names),
        "body": [link.body.name for link in system.links],
        "axis": ["x", "y", "z"],
        "body_axis": ["x", "y", "z"],
    }
    if run.works:
        data |= {"work": (("time",), energy.work, "J"), "balance": (("time",), energy.balance, "J")}
    for name in run.signal_names:
        values = run.signal(name)
        data[name] = ("time", f"{name} element")[: values.ndim], values, "1"
    if run.contact_names:
        data["contact_mode"] = ("time", "contact"), run.contact_modes, "0 open, 1 sticks, 2 slips"
        data["contact_force"] = ("time", "contact", "contact_axis"), run.contact_forces, "N"
        names |= {"contact": list(run.contact_names), "contact_axis": list(CONTACT_AXES)}
    if run.friction_names:
        data["friction_mode"] = ("time", "dry_joint"), run.friction_modes, "1 sticks, 2 slips"
        data["friction_force"] = ("time", "dry_joint"), run.friction_forces, "N, N m"
        names["dry_joint"] = list(run.friction_names)
    if run.asked is None:
        data["acceleration"] = ("time", "velocity"), run.acceleration, "rad/s2, m/s2"
    variables = {name: (dims, np.asarray(values), {"units": units}) for name, (dims, values, units) in data.items()}
    about = {"machine": system.mechanism.name, "ending": run.ending.message, **run.statistics}
    return xarray.Dataset(variables, names, attrs=about)


def build_method(name: str, options: Mapping[str, Any], known: Mapping[str, Callable[..., Formulation]]) -> Formulation:
    """A formulation from its name and its options as plain data."""
    if name not in known:
        raise FileFormatError(f"no formulation {name!r}; formulations: {', '.join(known)}")
    try:
        return known[name](**{key: tuple(v) if isinstance(v, list) else v for key, v in options.items()})
    except ClosedChainError:
        raise
    except (TypeError, ValueError) as error:
        raise FileFormatError(f"options of {name} cannot be read ({error})") from error
