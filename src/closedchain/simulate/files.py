"""Runs on disk: one file with the machine, the question and the arrays; loaded, and taken up again bitwise identical.

The container is that of closedchain.files.containers; `docs/files.md` lists its header and arrays. Numbers, tables and
names of the question are stored. Functions (laws, events, impacts) are not: they are known by their digest, and whoever
loads the run gives them again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from closedchain.dynamics.interface import Formulation
from closedchain.errors import ArgumentError, ClosedChainError, FileFormatError
from closedchain.files.containers import Wanted, check_arrays, read_arrays, write_arrays
from closedchain.files.fingerprint import digest
from closedchain.kinematics.state import State
from closedchain.mechanism import Mechanism, from_data, to_data
from closedchain.simulate.events import Ending, Event, EventRecord, Impact
from closedchain.simulate.inputs import HeldLaw, Inputs, Sampled, Table
from closedchain.simulate.integrators.registers import CLOCK, COUNTS
from closedchain.simulate.loop import Loop
from closedchain.simulate.observer import Observer
from closedchain.simulate.problem import Checkpoint, ContactQuestion, Problem, Samples, SimulationOptions
from closedchain.simulate.run import CONTACT_AXES, Run
from closedchain.simulate.solver import CHUNK
from closedchain.types import Array

if TYPE_CHECKING:
    import xarray

FORMAT, VERSION = "closedchain run", 3
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
ENDINGS = ("complete", "event", "singularity", "accuracy", "steps", "interrupted")
WITHOUT = "give it again: load_run(path, actuation=..., wrenches=..., events=...)"


# saving
def save_run(run: Run, path: str | Path) -> Path:
    """Write samples, the question, and the place to go on from."""
    path = Path(path)
    path = path if path.suffix == ".npz" else path.with_name(path.name + ".npz")
    if run.asked is not None:
        from closedchain.simulate.contacts.files import save_contact_run

        return save_contact_run(run, run.asked, path)
    s, (problem, c) = run.samples, run.whole()
    arrays: dict[str, NDArray[Any]] = {"times": s.times, "y": s.y, "u": s.u}
    arrays |= {"inputs": s.inputs.astype(np.int64), "clock": c.clock, "counts": c.counts, "state": c.y, "last": c.last}
    arrays |= {"held": c.held, "place": np.array([c.samples, c.inputs, c.asked], np.int64)}
    arrays["event_times"] = np.array([event.time for event in run.events], float)
    arrays |= {"start_q": problem.state.q, "start_v": problem.state.v}
    system = problem.simulator.machine.kinematics.system
    header = {
        "units": UNITS,
        "machine": to_data(system.mechanism),
        "cut": [cut.joint.name for cut in system.cuts],
        "question": _question(problem),
        "fingerprint": fingerprint(problem),
        "events": [[event.name, event.kind] for event in run.events],
        "ending": {key: getattr(run.ending, key) for key in ("kind", "time", "message", "event")},
    }
    return write_arrays(FORMAT, VERSION, header, arrays, path)


def _question(problem: Problem) -> dict[str, Any]:
    """What can be written of a simulation as it was asked for."""
    o, output = problem.options, problem.options.output
    options = {name: getattr(o, name) for name in PLAIN} | {"start": o.start, "parameters": dict(o.parameters or {})}
    options["output"] = output if output is None else np.asarray(output, float).tolist()
    return {
        "method": {"name": problem.method.name, "options": asdict(problem.method)},  # type: ignore[call-overload]
        "duration": float(problem.duration),
        "options": options,
        "actuation": acting(problem.actuation),
        "wrenches": {body: acting(given) for body, given in (o.wrenches or {}).items()},
        "events": [event.name for event in o.events],
    }


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
    steps = [getattr(o, name) for name in PLAIN] + [o.start, o.output]
    return digest(
        to_data(system.mechanism),
        [cut.joint.name for cut in system.cuts],
        repr(problem.method),
        steps,
        of_inputs(inputs),
        [_of_event(problem, event) for event in o.events],
        problem.state.q,
        problem.state.v,
    )


def of_inputs(inputs: Inputs) -> list[Any]:
    law = [] if inputs.sampled is None else [inputs.sampled.period, inputs.sampled.law]
    if law and isinstance(law[1], HeldLaw):  # by its expressions, as traced laws are
        law[1] = law[1].step.serialize()
    pieces = inputs.pieces
    return [inputs.key, pieces.origins, pieces.ends, pieces.coefficients, inputs.parameters, inputs.names, law]


def _of_event(problem: Problem, event: Event) -> list[Any]:
    then = event.then
    if isinstance(then, Impact):
        then = ["impact", then.function]
    elif not isinstance(then, str):
        then = of_inputs(problem.simulator.inputs(then, problem.options, 0.0))
    return [event.name, event.direction, event.function, then]


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
        unknown = [name for name in plain if name not in (*PLAIN, "start", "parameters", "output")]
        if unknown:
            raise FileFormatError(f"{self.path}: options {', '.join(unknown)} are not known")
        forces = self.wrenches(wrenches)
        names = self._field(self.question, "events", list)
        if [event.name for event in events] != names:
            raise FileFormatError(f"{self.path}: the run watched for events {names}; {WITHOUT}")
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
        if isinstance(data, dict) and data.get("kind") == "law":
            if given is None:
                raise FileFormatError(f"{self.path}: {what} was a function, which files do not hold; {WITHOUT}")
            return given
        if given is not None:
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


def load_run(stored: StoredRun, make: Callable[[Array, Array], Problem]) -> Run:
    """A run from a file; `make` puts its question together from the start's q and v."""
    path, arrays = stored.path, stored.arrays
    for name in ("start_q", "start_v"):
        check_arrays(path, {n: a for n, a in arrays.items() if n == name}, {name: Wanted("<f8", (None,))})
    try:
        problem = make(arrays["start_q"], arrays["start_v"])
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
    for name in (entry.name for entry in events):
        if name not in {event.name for event in loop.events}:
            raise FileFormatError(f"{path}: no event {name!r}; events: {', '.join(e.name for e in loop.events)}")
    try:
        loop.switch_again(events)
        _check(stored, loop, len(events))
        samples, checkpoint = _restored(arrays)
        kind, end, message, event = ending_of(stored)
        loop.take_up(samples, checkpoint, events)
    except (IndexError, KeyError, StopIteration) as error:
        raise FileFormatError(f"{path}: events and inputs of the run contradict each other") from error
    if loop.inputs[loop.current].sampled is None and checkpoint.held.any():
        raise FileFormatError(f"{path}: 'held' is the answer of a sampled law; the run has none")
    loop.fired = list(events)
    system = loop.kinematics.system
    state = State(loop.kinematics, samples.y[-1, : system.nq], samples.y[-1, system.nq : system.nq + system.nv])
    run = loop.result(samples, checkpoint, Ending(kind, end, state, message, event))
    if len(run.observers) <= int(samples.inputs.max()):
        raise FileFormatError(f"{path}: 'inputs' counts to {samples.inputs.max()}; the run has {len(run.observers)}")
    return run


def _restored(arrays: Mapping[str, NDArray[Any]]) -> tuple[Samples, Checkpoint]:
    a = arrays
    kept, inputs, asked = (int(number) for number in a["place"])
    point = Checkpoint(a["clock"], a["counts"], a["state"], a["last"], kept, a["held"], inputs, asked)
    nothing = np.zeros((*a["y"].shape, 0))
    return Samples(a["times"], a["y"], a["u"], nothing, a["inputs"]), point


def _events(stored: StoredRun) -> list[EventRecord]:
    entries, times = stored.header.get("events"), stored.arrays.get("event_times", np.zeros(0))
    check_arrays(stored.path, {"event_times": times}, {"event_times": Wanted("<f8", (None,))})
    fits = isinstance(entries, list) and len(entries) == len(times)
    if not fits or not all(isinstance(e, list) and len(e) == 2 and e[1] in ("event", "limit") for e in entries or ()):
        raise FileFormatError(f"{stored.path}: events and their times do not fit each other")
    return [EventRecord(t, *entry) for t, entry in zip(times.tolist(), entries or (), strict=True)]


def ending_of(stored: StoredRun) -> tuple[Any, float, str, str | None]:
    given = stored.header.get("ending")
    if not isinstance(given, dict) or given.get("kind") not in ENDINGS or not isinstance(given.get("time"), float):
        raise FileFormatError(f"{stored.path}: its header does not say how the run ended")
    end = float(given["time"])
    if not np.isfinite(end) or abs(end - stored.arrays["times"][-1]) > 1e-6 * max(1.0, abs(end)):
        raise FileFormatError(f"{stored.path}: the run is said to end at {end} s; its samples do not")
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
    wanted |= {"inputs": Wanted("<i8", (n,)), "clock": Wanted("<f8", (len(CLOCK),), finite=False)}
    wanted |= {"counts": Wanted("<i8", (len(COUNTS),)), "state": Wanted("<f8", (width,))}
    wanted |= {"last": Wanted("<f8", (solver.last.size,)), "held": Wanted("<f8", (inputs,))}
    wanted |= {"place": Wanted("<i8", (3,)), "event_times": Wanted("<f8", (events,))}
    wanted |= {"start_q": Wanted("<f8", (None,)), "start_v": Wanted("<f8", (None,))}
    check_arrays(path, a, wanted)
    clock, counts, (kept, at, asked) = a["clock"], a["counts"], a["place"]
    fixed_clock, fixed_counts = [CLOCK.grid, CLOCK.step, CLOCK.rtol, CLOCK.atol, CLOCK.longest], list(_FIXED)
    rules = {
        "the run has no samples": n == 0,
        "times must not decrease": bool(np.any(np.diff(a["times"]) < 0)),
        "inputs are counted from 0 and up": bool(np.any(a["inputs"] < 0) or np.any(np.diff(a["inputs"]) < 0)),
        "the clock holds NaN": bool(np.isnan(clock).any()),
        "the clock is not within the run": not (n and a["times"][0] <= clock[CLOCK.t] <= a["times"][-1]),
        "the clock has another step or tolerance": bool(np.any(clock[fixed_clock] != solver.clock[fixed_clock])),
        "the counts have other sizes or limits": bool(np.any(counts[fixed_counts] != solver.counts[fixed_counts])),
        "a count is out of range": bool(np.any(counts < 0)) or counts[COUNTS.stored] > CHUNK,
        "the stage is out of range": counts[COUNTS.stage] >= max(1, solver.scheme.stages),
        "the place to go on from is not within the run": not (0 <= kept <= n and 0 <= at <= a["inputs"].max(initial=0)),
        "the law was asked less than no times": asked < 0,
    }
    for words, broken in rules.items():
        if broken:
            raise FileFormatError(f"{path}: {words}")


_FIXED = (COUNTS.measured, COUNTS.dense, COUNTS.most)


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
) -> Run:
    """A run from another process; what observes it is made again from the question."""
    if problem is not None:
        observers = _observers(problem, events)
    assert observers is not None
    found = samples, works, ending, events, statistics, notes
    return Run(observers, *found, problem, checkpoint, every_step, asked)


def _observers(problem: Problem, fired: Sequence[EventRecord]) -> tuple[Observer, ...]:
    """One for every set of inputs: that of the start, and those that events switched to."""
    simulator, inputs = problem.simulator, [problem.inputs()]
    events = {event.name: event for event in problem.options.events}
    for entry in fired:
        then = events[entry.name].then if entry.name in events else "stop"
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
