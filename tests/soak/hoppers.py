"""Hoppers with three and four legs from random starts, plain Coulomb friction: every run ends, nearly all by events.

    python tests/soak/hoppers.py [starts per machine] [log]

Each line of the log (hoppers.jsonl) is one run: legs, mu, seed, share of time by events, steps flagged, balances.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np

import closedchain as cc

MU = (0.2, 0.3, 0.45, 0.6, 0.75, 0.9, 1.05, 1.2, 1.35, 1.5)
DURATION = 0.25  # s


def link(name: str, mass: float, length: float) -> cc.Body:
    across = mass * length**2 / 12 + 1e-5
    return cc.Body(name, mass, (0, 0, -length / 2), (across, across, 2e-5))


def sprung(
    name: str, parent: str, child: str, at: tuple[float, ...], axis: tuple[float, ...], angle: float
) -> cc.Joint:
    spring, damper = cc.JointSpring(40.0, reference=angle), cc.JointDamper(0.4)
    poses = cc.Pose(at, axis=axis), cc.Pose((0, 0, 0), axis=axis)  # type: ignore[arg-type]
    return cc.revolute(name, parent, child, *poses, start=(angle,), spring=spring, damper=damper)


def hopper(legs: int, mu: float) -> cc.Mechanism:
    """Legs of two links with springs about a trunk."""
    bodies, contacts = [cc.Body("trunk", 5.0, (0, 0, 0), (0.05, 0.05, 0.08))], []
    joints = [cc.free("floats", "ground", "trunk")]
    for i in range(legs):
        c, s = np.cos(2 * np.pi * i / legs), np.sin(2 * np.pi * i / legs)
        bodies += [link(f"thigh{i}", 0.4, 0.2), link(f"shank{i}", 0.3, 0.2)]
        joints.append(sprung(f"hip{i}", "trunk", f"thigh{i}", (0.15 * c, 0.15 * s, 0), (-s, c, 0), -0.5))
        joints.append(sprung(f"knee{i}", f"thigh{i}", f"shank{i}", (0, 0, -0.2), (-s, c, 0), 1.0))
        contacts.append(cc.Contact(f"foot{i}", f"shank{i}", (0, 0, -0.2), mu=mu))
    return cc.Mechanism("hopper", tuple(bodies), tuple(joints), contacts=tuple(contacts))


def random_start(model: cc.Model, rng: np.random.Generator) -> cc.State:
    """Tilted, bent and moving, its lowest foot a centimetre above the ground."""
    legs = len(model.mechanism.contacts)
    q, v = model.assemble().q.copy(), 0.5 * rng.normal(size=model.system.nv)
    q[:4] = [1, *0.12 * rng.normal(size=3)]
    q[:4] /= np.linalg.norm(q[:4])
    q[7:] += 0.1 * rng.normal(size=2 * legs)
    state = model.state(q, v)
    q[6] = 0.01 - min(state.body(f"shank{i}").point((0, 0, -0.2))[2] - q[6] for i in range(legs))
    return model.state(q, v)


def tried(model: cc.Model, seed: int) -> dict[str, object]:
    """One run, as a line of the log."""
    about: dict[str, object] = {
        "legs": len(model.mechanism.contacts),
        "mu": model.mechanism.contacts[0].mu,
        "seed": seed,
    }
    try:
        run = model.simulate(random_start(model, np.random.default_rng(seed)), DURATION)
    except cc.errors.ClosedChainError as error:
        return about | {"error": str(error)}
    energy = np.abs(run.energy.balance).max() / np.abs(run.energy.total).max()
    return about | {
        "end": float(run.time[-1]), "by_events": run.statistics["by_events"], "flagged": run.statistics["flagged"],
        "penetration": run.statistics["penetration"], "energy": float(energy), "events": len(run.events),
        "momentum": float(np.abs(run.momentum.balance).max()), "notes": run.notes,
    }  # fmt: skip


def main(starts: int, log: Path) -> None:
    done = set()
    if log.exists():
        lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
        done = {(line["legs"], line["mu"], line["seed"]) for line in lines}
    for start in range(starts):
        for k, mu in enumerate(MU):
            for legs in (3, 4):
                seed = 1000 * start + 10 * k + legs
                if (legs, mu, seed) in done:
                    continue
                model = MODELS.setdefault((legs, mu), None) or cc.compile(hopper(legs, mu))
                MODELS[legs, mu] = model
                with log.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(tried(model, seed)) + "\n")


MODELS: dict[tuple[int, float], cc.Model | None] = {}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("starts", nargs="?", type=int, default=10, help="of every machine")
    parser.add_argument("log", nargs="?", type=Path, default=Path(__file__).with_name("hoppers.jsonl"))
    given = parser.parse_args()
    main(given.starts, given.log)
