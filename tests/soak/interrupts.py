"""Ctrl-C in every long call: `python tests/soak/interrupts.py [--times 5]` presses it at random instants.

Each call would run for hours. It must end with what was done; the table says how long that took, at most and in the
median. The tests run every case once.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import numpy as np

import closedchain as cc
from closedchain.errors import Interrupted
from closedchain.sweep.question import Question
from soak.log import append

LOAD = [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]
HOURS = 1e5  # s of motion


@contextmanager
def listening() -> Iterator[None]:
    """Python's own handler of Ctrl-C, whatever started this process: jobs in the background ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@cache
def four_bar() -> tuple[cc.Model, cc.State]:
    model = cc.compile(cc.library.four_bar())
    return model, model.assemble()


@cache
def wrist() -> cc.Model:
    return cc.compile(cc.library.coaxial())


@cache
def puck() -> tuple[cc.Model, cc.State]:
    body = cc.Body("puck", 2.0, (0.0, 0.0, 0.0), (0.02, 0.02, 0.03))
    joints, contacts = (cc.free("floats", "ground", "puck"),), (cc.Contact("foot", "puck", mu=0.5),)
    model = cc.compile(cc.Mechanism("puck", (body,), joints, contacts=contacts))
    return model, model.state([1, 0, 0, 0, 0, 0, 0.0], (0.0,) * 6)


def forever(a: float) -> dict[str, float]:
    time.sleep(0.01 if a < 0.5 else 30.0)
    return {"square": a * a}


def slow_question() -> tuple[Question, cc.Points]:
    """Points of 10 ms, then some of half a minute, which nobody waits for."""
    question = cc.PointFunction(forever, {"square": cc.Variable("1")})
    return question, cc.Points.product(a=np.linspace(0.0, 1.0, 60))


# calls: short ones compile, long ones are interrupted
def simulation(short: bool) -> Any:
    model, state = four_bar()
    return model.simulate(state, 0.01 if short else HOURS, 1.0, step=1e-4)


def ensemble(short: bool, threads: int) -> Any:
    model, state = four_bar()
    return model.simulate_many([state] * 40, 0.01 if short else HOURS, step=1e-4, threads=threads)


def contact_simulation(short: bool) -> Any:
    model, state = puck()
    return model.simulate(state, 0.01 if short else HOURS, step=1e-3)


def rollout(short: bool) -> Any:
    model, state = puck()
    return model.rollout(state, 0.01 if short else 1e4, step=1e-3)


def stiffness_map(short: bool, threads: int) -> Any:
    sides = (1, 1) if short else (1500, 1000)
    grid = cc.Grid.azimuth_tilt_torsion(*(np.linspace(0.0, 1.0, n) for n in sides))
    return wrist().stiffness_map(grid, LOAD, threads=threads, variables=["center_shift", "status"])


def sweep(short: bool, store: bool) -> Any:
    question, points = slow_question()
    if short:  # imports what hands over results
        points = cc.Points.product(a=[0.0])
    with tempfile.TemporaryDirectory() as folder:
        try:
            found = cc.run_sweep(question, points, Path(folder) / "s.zarr" if store else None, chunk=2, threads=2)
            return found.load()
        except Interrupted as stop:
            stop.partial.load()  # while the store is there
            raise


CASES: dict[str, Callable[[bool], Any]] = {
    "simulate, fixed step": simulation,
    "simulate_many, one thread": lambda short: ensemble(short, 1),
    "simulate_many, two threads": lambda short: ensemble(short, 2),
    "simulate with contacts": contact_simulation,
    "rollout": rollout,
    "stiffness map, one thread": lambda short: stiffness_map(short, 1),
    "stiffness map, two threads": lambda short: stiffness_map(short, 2),
    "sweep, threads": lambda short: sweep(short, False),
    "sweep, threads and store": lambda short: sweep(short, True),
}


WITH_CONTACTS = ("simulate with contacts", "rollout")


# the command, with what it started, as a terminal does it
MONTE_CARLO = """
machine: four_bar
question: simulations
duration: 100000
step: 0.0001
samples: 1000
vary: {coupler.mass: {normal: [1.0, 0.1]}}
"""


def command(workers: int, after: float) -> float:
    """How long `closedchain sweep` goes on after Ctrl-C."""
    with tempfile.TemporaryDirectory() as name:
        (Path(name) / "monte.yaml").write_text(MONTE_CARLO)
        words = ["-m", "closedchain", "sweep", "monte.yaml", "--workers", str(workers)]
        return _interrupted(words, Path(name), "monte.zarr", after)


def soak(after: float) -> float:
    """How long the soak of random machines goes on after Ctrl-C; its log is another than the one that is kept."""
    with tempfile.TemporaryDirectory() as name:
        words = [str(Path(__file__).with_name("run.py")), "--log", "log.jsonl"]
        return _interrupted(words, Path(name), "log.jsonl", after)


def _interrupted(words: list[str], folder: Path, begun: str, after: float) -> float:
    """Start Python, wait for a file that says it has begun, press Ctrl-C: how long it goes on."""
    with listening():
        quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        process = subprocess.Popen([sys.executable, *words], cwd=folder, start_new_session=True, **quiet)
    while not (folder / begun).exists() and process.poll() is None:
        time.sleep(0.01)
    time.sleep(after)
    began = time.monotonic()
    os.killpg(process.pid, signal.SIGINT)
    if process.wait(timeout=120) != 130:
        raise SystemExit(f"{' '.join(words)} ended with {process.returncode}")
    return time.monotonic() - began


def done(partial: Any) -> float:
    """How much there is: the time a motion came to, or the number of points with an answer."""
    if isinstance(partial, cc.Run):
        return float(partial.time[-1])
    if hasattr(partial, "end"):
        return float(partial.end.max())
    return float((partial.failed == 0).sum())


@contextmanager
def pressing(after: float) -> Iterator[list[float]]:
    """Press Ctrl-C after some time; when that was."""
    at: list[float] = []

    def press() -> None:
        at.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)

    timer = threading.Timer(after, press)
    timer.start()
    try:
        yield at
    finally:
        timer.cancel()


def pressed(call: Callable[[bool], Any], after: float) -> tuple[float, float]:
    """Compile, begin, and press Ctrl-C after some time: how long the call went on, and how much it left.

    If nothing was done when it was pressed, it is pressed later.
    """
    call(True)
    while True:
        with pressing(after) as at:
            try:
                call(False)
                raise AssertionError("the call ended before Ctrl-C")
            except KeyboardInterrupt as stop:
                late, left = time.monotonic() - at[0], done(stop.partial) if isinstance(stop, Interrupted) else 0.0
        if left > 0:
            return late, left
        after *= 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", action="store_true", help="keep the longest times")
    parser.add_argument("names", nargs="*", help="cases; by default all")
    given = parser.parse_args()
    rng, longest = random.Random(given.seed), dict[str, float]()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    for name in [name for name in CASES if name in given.names or not given.names]:
        found = [pressed(CASES[name], rng.uniform(0.5, 1.5)) for _ in range(given.times)]
        late, left = sorted(late for late, _ in found), min(left for _, left in found)
        print(f"{name:28s} median {late[len(late) // 2]:.2f} s, at most {late[-1]:.2f} s; left {left:g}", flush=True)
        longest[name] = round(late[-1], 2)
    commands: dict[str, Callable[[float], float]] = {
        "command, threads": lambda after: command(0, after),
        "command, 2 workers": lambda after: command(2, after),
        "soak": soak,
    }
    for name, end in commands.items():
        if given.names and name not in given.names:
            continue
        late = sorted(end(rng.uniform(0.5, 1.5)) for _ in range(given.times))
        longest[name] = round(late[-1], 2)
        print(f"{name:28s} median {late[len(late) // 2]:.2f} s, at most {late[-1]:.2f} s", flush=True)
    if given.log:
        append("Ctrl-C, s", given.seed, longest)


if __name__ == "__main__":
    main()
