"""Cold = warm: after a change of anything that a call reads, its result is that of a fresh process, bitwise.

    python tests/soak/cold_warm.py [--seed 0] [--only ENTRY …] [--every 1] [--log]

A case is an entry point, a way in which its functions reach a number (sources.py: closures, globals, files, …) or data
that hold it, and a change of the number from A to B in its 8th or 16th digit. The warm process evaluates all cases at
A, A, B, B, A with the persistent cache on; a cold one at A and at B, each on a machine that it never saw before, with
nothing kept; a third one at B and at A with the cache that the warm one left. All must agree in every bit.

Each line of the log (cold_warm.jsonl) is one entry point: how many cases there are, how many agree, and which do not
("unchanged": fresh processes give the same at A and at B, so that the case shows nothing). Lines that it holds are not
computed again. With --every n only every n-th way is taken, from a first one that differs from entry to entry; the
line then holds n.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import operator
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np

import closedchain as cc

sys.path.insert(0, str(Path(__file__).parents[1]))

from soak.sources import MIDDLE, WAYS, Put, Source, block

LOG = Path(__file__).with_name("cold_warm.jsonl")
Arrays = list[Any]
ENTRIES: dict[str, Callable[[cc.Model, Source, Path], Callable[[], Arrays]]] = {}
DATA: dict[str, Callable[[str, Path], tuple[Put, Callable[[], Arrays]]]] = {}


def entry(make: Any) -> Any:
    """An entry point whose functions read a number."""
    ENTRIES[make.__name__] = make
    return make


def data(make: Any) -> Any:
    """An entry point whose data hold the number."""
    DATA[make.__name__] = make
    return make


# machines
def standing(name: str) -> cc.Mechanism:
    """The same with a foot on a floor."""
    body = cc.Body("block", 1.0, inertia=(0.1, 0.1, 0.1))
    rail = cc.prismatic("slide", "ground", "block", axis=(0, 0, 1))
    foot = cc.Contact("foot", "block", mu=0.5)
    return cc.Mechanism(name, [body], [rail], [cc.Actuator("motor", "slide")], contacts=[foot])


def spread(x: float) -> float:
    """A number near 1 that any change of x in its last digits moves, but not in its sixth."""
    return 1.0 + 1e-7 * math.sin(1e12 * (x - MIDDLE))


def of_run(run: cc.Run) -> Arrays:
    """What a run says."""
    return [run.time, run.q, run.v, run.forces, [event.time for event in run.events], run.ending.time]


# entry points whose functions read the number
@entry
def simulate(model: cc.Model, read: Source, folder: Path) -> Callable[[], Arrays]:
    state = model.state([0.1])
    return lambda: of_run(model.simulate(state, 0.02, lambda t, s: [read() - 0.3 * s["slide"]], step=5e-3))


@entry
def simulate_with_memory(model: cc.Model, read: Source, folder: Path) -> Callable[[], Arrays]:
    state = model.state([0.1])

    def law(t: Any, s: Any) -> Any:
        clock = s.memory.every(5e-3)
        return [read() * s.memory.integrate("integral", s["slide"]) + clock.hold("held", read() + s["slide"])]

    return lambda: of_run(model.simulate(state, 0.02, law))


@entry
def simulate_by_target(model: cc.Model, read: Source, folder: Path) -> Callable[[], Arrays]:
    state, law = model.state([0.1]), cc.LaggedActuators(cc.PID(lambda t: [read() * t], 20.0, 3.0, 4.0), 0.01)
    return lambda: of_run(model.simulate(state, 0.02, law, step=5e-3))


@entry
def sampled(model: cc.Model, read: Source, folder: Path) -> Callable[[], Arrays]:
    state, law = model.state([0.1]), cc.Sampled(lambda t, s: [read() - 0.3 * s["slide"]], 5e-3)
    return lambda: of_run(model.simulate(state, 0.02, law, step=5e-3))


@entry
def wrench(model: cc.Model, read: Source, folder: Path) -> Callable[[], Arrays]:
    state, wrenches = model.state([0.1]), {"block": lambda t, s: [0, 0, 0, read() * s["slide"], 0, 0]}
    return lambda: of_run(model.simulate(state, 0.02, [1.0], step=5e-3, wrenches=wrenches))


@entry
def event(model: cc.Model, read: Source, folder: Path) -> Callable[[], Arrays]:
    state = model.state([0.1]).replace(v=[10.0])
    events = [cc.Event("stop", lambda t, s: s["slide"] - spread(read()))]
    return lambda: of_run(model.simulate(state, 0.3, events=events))


@entry
def event_that_never_comes(model: cc.Model, read: Source, folder: Path) -> Callable[[], Arrays]:
    """A run that can be repeated."""
    state = model.state([0.1]).replace(v=[10.0])
    events = [cc.Event("stop", lambda t, s: s["slide"] - (9.0 if read() < MIDDLE else 1.0))]
    return lambda: of_run(model.simulate(state, 0.3, events=events))


@entry
def event_with_a_law(model: cc.Model, read: Source, folder: Path) -> Callable[[], Arrays]:
    state = model.state([0.1]).replace(v=[10.0])
    events = [cc.Event("switch", lambda t, s: s["slide"] - 0.5, then=lambda t, s: [read() - s["slide"]])]
    return lambda: of_run(model.simulate(state, 0.1, events=events))


@entry
def event_with_an_impact(model: cc.Model, read: Source, folder: Path) -> Callable[[], Arrays]:
    state = model.state([0.1]).replace(v=[10.0])
    impact = cc.Impact(lambda s: s.replace(v=[-read() * s.v[0]]))
    events = [cc.Event("bounce", lambda t, s: s["slide"] - 0.5, then=impact)]
    return lambda: of_run(model.simulate(state, 0.1, events=events))


@entry
def extended(model: cc.Model, read: Source, folder: Path) -> Callable[[], Arrays]:
    state = model.state([0.1])
    return lambda: of_run(model.simulate(state, 0.01, lambda t, s: [read() * s["slide"]], step=5e-3).extend(0.01))


@entry
def simulate_many(model: cc.Model, read: Source, folder: Path) -> Callable[[], Arrays]:
    state, law = model.state([0.1]), lambda t, s: [read() - 0.3 * s["slide"] + s.parameters["push"]]
    given: Any = {"parameters": {"push": [1.0, 2.0, 3.0]}, "vary": {"block.mass": [1.0, 2.0, 3.0]}}

    def evaluate() -> Arrays:
        many = model.simulate_many([state], 0.02, law, step=5e-3, threads=1, **given)
        return [many.final_q, many.final_v]

    return evaluate


@entry
def wrench_on_many(model: cc.Model, read: Source, folder: Path) -> Callable[[], Arrays]:
    state, wrenches = model.state([0.1]), {"block": lambda t, s: [0, 0, 0, read() * s["slide"], 0, 0]}
    return lambda: [model.simulate_many([state], 0.02, step=5e-3, threads=1, wrenches=wrenches).final_q]


@entry
def observe(model: cc.Model, read: Source, folder: Path) -> Callable[[], Arrays]:
    state, seen = model.state([0.1]), {"seen": lambda t, s: s["slide"] + read()}
    return lambda: [model.simulate_many([state], 0.02, step=5e-3, threads=1, observe=seen).observed["seen"].final]


@entry
def with_contacts(model: cc.Model, read: Source, folder: Path) -> Callable[[], Arrays]:
    state = model.state([0.01])
    return lambda: of_run(model.simulate(state, 0.05, lambda t, s: [read() - 0.3 * s["slide"]]))


@entry
def rollout(model: cc.Model, read: Source, folder: Path) -> Callable[[], Arrays]:
    state = model.state([0.0])
    return lambda: of_run(model.rollout(state, 0.02, lambda t, s: [12.0 * read() - 0.3 * s["slide"]], step=5e-3))


@entry
def rollout_many(model: cc.Model, read: Source, folder: Path) -> Callable[[], Arrays]:
    states = [model.state([x]) for x in (0.0, 0.1, 0.2, 0.3)]

    def evaluate() -> Arrays:
        runs = model.rollout_many(states, 0.02, lambda t, s: [12.0 * read() - s["slide"]], step=5e-3, threads=1)
        return [part for run in runs for part in of_run(run)]

    return evaluate


STANDING = ("with_contacts", "rollout", "rollout_many")


# entry points whose data hold the number
def results(model: cc.Model, x: float = 1.0) -> Arrays:
    """What a machine is asked without any function of the user."""
    state = model.state([0.1]).replace(v=[0.3])
    motion = cc.motions.joints({"slide": 0.1}, {"slide": 0.2}, 0.1)
    inverse = model.inverse_dynamics(state, joint_accelerations={"slide": x})
    linear, run = model.linearize(state, [x]), model.simulate(state, 0.01, [x], step=5e-3)
    along = model.inverse_dynamics_along(motion, times=[0.0, 0.03, 0.1])
    rest, many = model.equilibrium(forces=[x]), model.simulate_many([state], 0.01, [x], step=5e-3, threads=1)
    found = [model.forward_dynamics(state, [x]).acceleration, inverse.forces, along.forces, linear.A, linear.B]
    return [*found, rest.state.q, *of_run(run), many.final_q]


@data
def masses(name: str, folder: Path) -> tuple[Put, Callable[[], Arrays]]:
    mass = [1.0]
    return lambda x: operator.setitem(mass, 0, x), lambda: results(cc.compile(block(name, mass[0])))


@data
def methods(name: str, folder: Path) -> tuple[Put, Callable[[], Arrays]]:
    model, method = cc.compile(cc.library.four_bar()), [cc.VirtualSpring(stiffness=1e5)]
    state = model.assemble()

    def evaluate() -> Arrays:
        forward = model.forward_dynamics(state, [1.0], method=method[0], verify=False)
        return [forward.acceleration, *of_run(model.simulate(state, 1e-3, [1.0], method=method[0], step=1e-4))]

    return lambda x: operator.setitem(method, 0, cc.VirtualSpring(stiffness=1e5 * x)), evaluate


@data
def machine_file(name: str, folder: Path) -> tuple[Put, Callable[[], Arrays]]:
    file = folder / "machine.yaml"

    def put(x: float) -> None:
        cc.save(block(name, x), file)
        os.utime(file, ns=(10**18, 10**18))

    return put, lambda: results(cc.compile(cc.load(file)))


@data
def mesh(name: str, folder: Path) -> tuple[Put, Callable[[], Arrays]]:
    file = folder / "block.obj"

    def put(x: float) -> None:
        corners = [(0, 0, 0), (x, 0, 0), (0, 1, 0), (0, 0, 1)]
        rows = ["v {!r} {!r} {!r}".format(*corner) for corner in corners] + ["f 1 3 2", "f 1 2 4", "f 1 4 3", "f 2 3 4"]
        file.write_text("\n".join(rows), encoding="utf-8")
        os.utime(file, ns=(10**18, 10**18))  # exported within one tick of the clock

    def evaluate() -> Arrays:
        body = cc.Body("block", density=10.0, shape=cc.Shape.mesh(file))
        assert body.shape is not None
        return [body.mass, *body.shape.solid, *results(cc.compile(replace(block(name), bodies=(body,))))]

    return put, evaluate


@data
def machine_file_with_a_mesh(name: str, folder: Path) -> tuple[Put, Callable[[], Arrays]]:
    put, _ = mesh(name, folder)
    put(1.0)
    body = cc.Body("block", density=10.0, shape=cc.Shape.mesh(folder / "block.obj"))
    file = cc.save(replace(block(name), bodies=(body,)), folder / "machine.yaml")
    return put, lambda: results(cc.compile(cc.load(file)))


@data
def arguments_in_place(name: str, folder: Path) -> tuple[Put, Callable[[], Arrays]]:
    """Lists, dictionaries and arrays that the caller fills again."""
    model, stands = cc.compile(block(name)), cc.compile(standing(f"{name} stands"))
    state, foot, slide = model.state([0.1]), stands.state([0.0]), {"slide": 0.0}
    row, array_, table, rows = [0.0], np.zeros(1), np.zeros((2, 1)), np.zeros((3, 1))
    motor, gain = {"motor": 0.0}, {"gain": 0.0}
    wrenches: dict[str, Any] = {"block": [0.0] * 6}

    def put(x: float) -> None:
        row[0] = array_[0] = motor["motor"] = table[1, 0] = rows[1, 0] = x
        gain["gain"] = slide["slide"] = wrenches["block"][3] = x

    def evaluate() -> Arrays:
        forces = (row, array_, motor, cc.Table([0.0, 0.02], table), rows)
        runs = [model.simulate(state, 0.02, each, step=5e-3) for each in forces]
        runs += [stands.rollout(foot, 0.02, each, step=5e-3) for each in forces]
        runs += stands.rollout_many([foot], 0.02, [row, motor], step=5e-3, threads=1)
        runs += [model.simulate(state, 0.02, row, step=5e-3, wrenches=wrenches)]
        runs += [model.simulate(state, 0.02, lambda t, s: [s.parameters["gain"]], step=5e-3, parameters=gain)]
        found = [model.forward_dynamics(state, each).acceleration for each in forces[:3]]
        found += [model.inverse_dynamics(state, joint_accelerations=slide, wrenches=wrenches).forces]
        return [part for run in runs for part in of_run(run)] + found

    return put, evaluate


@data
def stiffness(name: str, folder: Path) -> tuple[Put, Callable[[], Arrays]]:
    load, payload = [0.0] * 6, [0.0]

    def put(x: float) -> None:
        load[2] = payload[0] = x

    def evaluate() -> Arrays:
        model = cc.compile(replace(cc.library.agile_wrist(), name=name))
        loaded = model.with_payload(cc.Payload(payload[0]))
        rows = [loaded.stiffness(loaded.assemble()).matrix, loaded.natural_modes(loaded.assemble()).frequencies]
        return [*rows, model.stiffness(model.assemble()).deflection(load).screw]

    return put, evaluate


# evaluation
@dataclass(frozen=True)
class Case:
    """An entry point, a way to the number (none where data hold it), and the digit that changes."""

    entry: str
    way: str
    digit: int

    def numbers(self, seed: int) -> tuple[float, float]:
        """A and B, below and above the middle."""
        if self.digit == 16:
            return math.nextafter(MIDDLE, 0.0), math.nextafter(MIDDLE, 2.0)
        below, above = 1e-8 * np.random.default_rng(seed).uniform(0.5, 1.0, 2)
        return MIDDLE - float(below), MIDDLE + float(above)

    @property
    def label(self) -> str:
        """Its name."""
        return " ".join(filter(None, [self.entry, self.way, str(self.digit)]))

    def made(self, name: str, folder: Path) -> tuple[Put, Callable[[], str]]:
        """What puts the number in its place, and the entry point on a machine of that name, its result as a word."""
        folder.mkdir(parents=True)
        if self.entry in DATA:
            put, evaluate = DATA[self.entry](name, folder)
        else:
            read, put = WAYS[self.way](folder)
            model = cc.compile((standing if self.entry in STANDING else block)(name))
            put(1.0)
            evaluate = ENTRIES[self.entry](model, read, folder)
        return put, lambda: word(evaluate)


def word(evaluate: Callable[[], Arrays]) -> str:
    """A result in all its bits; errors are results, too."""
    try:
        found = evaluate()
    except cc.errors.ClosedChainError as error:
        return f"{type(error).__name__}: {error}"
    digest = hashlib.sha256()
    for part in map(np.asarray, found):
        digest.update(f"{part.dtype} {part.shape}".encode() + part.tobytes())
    return digest.hexdigest()[:16]


def cases(entries: Any = None) -> list[Case]:
    """All of them."""
    found = [Case(name, how, digit) for name, how, digit in product(ENTRIES, WAYS, (8, 16))]
    found += [Case(name, "", digit) for name, digit in product(DATA, (8, 16))]
    return [case for case in found if entries is None or case.entry in entries]


def warm(todo: list[Case], seed: int, folder: Path) -> dict[str, list[str]]:
    """Every case at A, A, B, B, A in one process."""
    found = {}
    for case in todo:
        put, evaluate = case.made(case.label, folder / case.label.replace(" ", "_"))
        a, b = case.numbers(seed)
        found[case.label] = []
        for x in (a, a, b, b, a):
            put(x)
            found[case.label].append(evaluate())
    return found


def cold(todo: list[Case], seed: int, folder: Path) -> dict[str, list[str]]:
    """Every case at A and at B, each on a machine that was never seen before."""
    found = {}
    for case in todo:
        found[case.label] = []
        for x, label in zip(case.numbers(seed), ("A", "B"), strict=True):
            put, evaluate = case.made(f"{case.label} {label}", folder / f"{case.label} {label}".replace(" ", "_"))
            put(x)
            found[case.label].append(evaluate())
    return found


def again(todo: list[Case], seed: int, folder: Path) -> dict[str, list[str]]:
    """Every case at B and at A on the machines of the warm process."""
    found = {}
    for case in todo:
        put, evaluate = case.made(case.label, folder / case.label.replace(" ", "_"))
        found[case.label] = []
        for x in reversed(case.numbers(seed)):
            put(x)
            found[case.label].append(evaluate())
    return found


PROCESSES: dict[str, Callable[[list[Case], int, Path], dict[str, list[str]]]] = {
    "warm": warm,
    "cold": cold,
    "again": again,
}


def in_a_process(kind: str, todo: list[Case], seed: int, folder: Path) -> dict[str, list[str]]:
    """The results of a process of its own; the cold one finds object code, but nothing that was kept of machines."""
    settings = {**os.environ, "CLOSEDCHAIN_REMEMBER": "off"}
    if kind != "cold":
        settings |= {"CLOSEDCHAIN_REMEMBER": "on", "CLOSEDCHAIN_CACHE": str(folder / "cache")}
    command = [sys.executable, __file__, "--process", kind, "--seed", str(seed), "--folder", str(folder / kind)]
    given = json.dumps([[case.entry, case.way, case.digit] for case in todo])
    done = subprocess.run(command, input=given, env=settings, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr[-2000:])
    return json.loads(done.stdout)  # type: ignore[no-any-return]


def different(warm: list[str], cold: list[str], again: Sequence[str] = ()) -> list[str]:
    """Which results are not those of a fresh process."""
    a, b = cold
    names = ["A", "A again", "B", "B again", "A after B", "B with the cache", "A with the cache"]
    found = zip(names, [a, a, b, b, a, b, a], [*warm, *again], strict=False)
    return [name for name, wanted, given in found if given != wanted]


def compared(todo: list[Case], seed: int) -> dict[str, list[str]]:
    """Cases and what is different, with whatever did not change from A to B as "same"."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        there, fresh = (in_a_process(kind, todo, seed, folder) for kind in ("warm", "cold"))
        later = in_a_process("again", todo, seed, folder)
    return {label: different(there[label], fresh[label], later[label]) for label in fresh} | {
        "unchanged": [label for label, (a, b) in fresh.items() if a == b]
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", nargs="*", choices=[*ENTRIES, *DATA])
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--log", action="store_true")
    parser.add_argument("--process", choices=PROCESSES)
    parser.add_argument("--folder", type=Path)
    given = parser.parse_args()
    if given.process:
        todo = [Case(*one) for one in json.load(sys.stdin)]
        print(json.dumps(PROCESSES[given.process](todo, given.seed, given.folder)))
        return
    lines = [json.loads(line) for line in LOG.read_text(encoding="utf-8").splitlines()] if LOG.exists() else []
    known, bad = {(line["entry"], line["seed"]) for line in lines}, 0
    for name in given.only or [*ENTRIES, *DATA]:
        if (name, given.seed) in known:
            continue
        ways = ["", *list(WAYS)[[*ENTRIES, *DATA].index(name) % given.every :: given.every]]
        todo = [case for case in cases([name]) if case.way in ways]
        found = compared(todo, given.seed)
        unchanged = found.pop("unchanged")
        wrong = {label: names for label, names in found.items() if names}
        line = {"entry": name, "seed": given.seed, "cases": len(todo), "equal": len(todo) - len(wrong)}
        line |= {"unchanged": unchanged, "different": wrong}
        line |= {"every": given.every} if given.every > 1 else {}
        print(json.dumps(line), flush=True)
        bad += bool(wrong)
        if given.log:
            with LOG.open("a", encoding="utf-8") as log:
                log.write(json.dumps(line) + "\n")
    raise SystemExit(bad > 0)


if __name__ == "__main__":
    main()
