"""Machines of many bodies: python tests/soak/long.py [--only NAME …] [--log].

A scissor lift's acceleration and energy by its closed form, accelerations of a chain of geared joints by Newton-Euler
in maximal coordinates and its energy by sums over the bodies; each moves for a while. A line of the log (long.jsonl) is
one machine; those that it holds are not computed again.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

import closedchain as cc
from long_machines import Scissor, geared_chain
from oracles import maximal, sums
from states import body_states

LOG = Path(__file__).with_name("long.jsonl")
CLOSE = 1e-8  # of the largest acceleration, and of the energy
FORCE, SPEED = 13.0, 0.7


def scissor(crosses: int, duration: float) -> dict[str, float]:
    """Differences of the foot's acceleration and of the energy at the end, relative to the closed form's."""
    lift = Scissor(crosses)
    model = cc.compile(lift.machine)
    state = model.with_velocities(model.assemble(), {"rail": SPEED})
    answer = model.forward_dynamics(state, [FORCE])
    w, energy = float(state["rail"]), lift.energy(float(state["rail"]), SPEED)
    wanted = lift.acceleration(w, SPEED, FORCE)
    run = model.simulate(state, duration, [FORCE])
    assert run.ending.complete, run.ending
    end = float(run["rail"][-1])
    work = FORCE * (end - w)
    gained = lift.energy(end, float(run.velocity("rail")[-1])) - energy
    return {
        "acceleration": abs(float(answer.body("foot")[3]) - wanted) / abs(wanted),
        "energy": abs(gained - work) / abs(energy),
        "residual": float(answer.residual or 0.0),
    }


def chain(links: int, duration: float) -> dict[str, float]:
    """Differences of all bodies' accelerations, and of the energy at the end."""
    machine, rng = geared_chain(links), np.random.default_rng(1)
    model, names = cc.compile(machine), [f"link{i}" for i in range(links)]
    state = model.assemble(joints=dict(zip(names, rng.uniform(-0.5, 0.5, links), strict=True)))
    state = model.with_velocities(state, dict(zip(names, rng.uniform(-1, 1, links), strict=True)))
    answer = model.forward_dynamics(state)
    wanted = {
        name: np.concatenate(rows) for name, rows in maximal.accelerations(machine, body_states(state), {}).items()
    }
    size = max(np.abs(row).max() for row in wanted.values())
    off = max(np.abs(answer.body(name) - row).max() for name, row in wanted.items())
    run = model.simulate(state, duration)
    assert run.ending.complete, run.ending
    near = {joint.name: np.atleast_1d(state[joint.name]) for joint in machine.joints}
    energies = [
        sums.kinetic(machine, states) + sums.potential(machine, near, states)
        for states in (body_states(run.state(t)) for t in np.linspace(0, duration, 11))
    ]
    kinetic = float(run.energy.kinetic.max())
    return {
        "acceleration": off / size,
        "energy": float(np.ptp(energies)) / kinetic,
        "residual": float(answer.residual or 0.0),
    }


MACHINES = {
    "scissor lift of 20 crosses": lambda: scissor(20, 0.2),
    "scissor lift of 60 crosses": lambda: scissor(60, 0.2),
    "scissor lift of 100 crosses": lambda: scissor(100, 0.2),
    "chain of 20 geared joints": lambda: chain(10, 1.0),
    "chain of 80 geared joints": lambda: chain(40, 1.0),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="*", choices=MACHINES)
    parser.add_argument("--log", action="store_true")
    given = parser.parse_args()
    lines = [json.loads(line) for line in LOG.read_text(encoding="utf-8").splitlines()] if LOG.exists() else []
    wrong = [line["machine"] for line in lines if not right(line)]
    for name in given.only or MACHINES:
        if name in [line["machine"] for line in lines]:
            continue
        began = time.process_time()
        line: dict[str, Any] = {"machine": name, **{key: float(f"{x:.1e}") for key, x in MACHINES[name]().items()}}
        line["seconds"] = round(time.process_time() - began, 1)
        print(json.dumps(line), flush=True)
        wrong += [] if right(line) else [name]
        if given.log:
            with LOG.open("a", encoding="utf-8") as log:
                log.write(json.dumps(line) + "\n")
    print(f"{len(wrong)} wrong: {wrong}")
    sys.exit(bool(wrong))


def right(line: dict[str, Any]) -> bool:
    return bool(line["acceleration"] <= CLOSE and line["energy"] <= CLOSE)


if __name__ == "__main__":
    main()
