"""Controllers at 1 kHz, each with its own gains, delay and noise: an ensemble against single runs, bitwise.

    python tests/soak/laws.py [instances] [--log]

A thousand on a five-bar and a Gough–Stewart platform, a tenth of that on other machines and in other coordinates, all
by the method that `auto` takes. Each line of the log (laws.jsonl) is one machine.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

import closedchain as cc

LOG = Path(__file__).with_name("laws.jsonl")
STEP, STEPS = 1e-3, 20
# machine, coordinates, scale of forces; the first two have all instances, the others a tenth
CASES: list[tuple[str, str, float]] = [
    ("five_bar", "tree", 1.0),
    ("gough_stewart", "tree", 100.0),
    ("four_bar", "tree", 1.0),
    ("slider_crank", "tree", 1.0),
    ("agile_wrist", "tree", 0.1),
    ("delta", "tree", 1.0),
    ("planar_3rrr", "tree", 1.0),
    ("hexapod", "tree", 10.0),
    ("three_arms", "tree", 10.0),
    ("gough_stewart", "platform", 100.0),
    ("hexapod", "platform", 10.0),
    ("agile_wrist", "platform", 0.1),
    ("three_arms", "platform", 10.0),
]


def law(target: list[float], limit: float) -> Any:
    """PID with anti-windup and delay behind a slow motor, noise, and friction compensated by a function of libm."""
    pid = cc.PID(lambda t: target, "K_P", "K_I", "K_D", limit=limit, period=STEP, delay="delay", most_delay=8)
    slow = cc.LaggedActuators(pid, time_constant=3e-3, slope=500 * limit)

    def acting(t: Any, state: Any) -> Any:
        noise = state.memory.every(STEP).noise("noise", 1e-3 * limit, state.parameters["seed"], size=len(target))
        friction = [0.01 * limit * np.arctan(20 * velocity) for velocity in state.actuator_velocities.values()]
        forces = slow(t, state) + noise
        return [forces[k] + friction[k] for k in range(len(target))]

    return acting


def drawn(scale: float, count: int) -> dict[str, Any]:
    """Gains, delays and seeds of all instances."""
    rng = np.random.default_rng(4)
    return {
        "K_P": scale * rng.uniform(50, 400, count),
        "K_I": scale * rng.uniform(0, 4000, count),
        "K_D": scale * rng.uniform(1, 9, count),
        "delay": rng.integers(0, 9, count).astype(float),
        "seed": np.arange(count, dtype=float),
    }


def compare(machine: cc.Mechanism, scale: float, count: int, **options: Any) -> dict[str, Any]:
    """How many instances equal single runs in every bit, and the method that was taken."""
    model = cc.compile(machine)
    state = model.assemble()
    at = [float(state[actuator.joint]) for actuator in model.system.actuators]
    acting, given = law([value + 0.02 * (k + 1) for k, value in enumerate(at)], 30 * scale), drawn(scale, count)
    many = model.simulate_many([state], STEPS * STEP, acting, step=STEP, output=STEP, parameters=given, **options)
    same = 0
    for i in range(count):
        one = {name: float(values[i]) for name, values in given.items()}
        run = model.simulate(state, STEPS * STEP, acting, step=STEP, parameters=one, **options)
        alike = [np.array_equal(run.q[1:], many.q[i]), np.array_equal(run.v[1:], many.v[i])]
        alike += [np.array_equal(run.signal(name)[1:], many.signals[name][i]) for name in run.signal_names]
        same += all(alike)
    return {"machine": machine.name, **options, "method": run.statistics["method"], "instances": count, "bitwise": same}


if __name__ == "__main__":
    words = [word for word in sys.argv[1:] if word != "--log"]
    count, lines = int(words[0]) if words else 1000, []
    for k, (name, coordinates, scale) in enumerate(CASES):
        machine = cc.library.machines()[name]()
        lines.append(compare(machine, scale, count if k < 2 else max(1, count // 10), coordinates=coordinates))
        print(lines[-1], flush=True)
    if "--log" in sys.argv:
        LOG.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    raise SystemExit(any(line["bitwise"] != line["instances"] for line in lines))
