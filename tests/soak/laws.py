"""A thousand controllers at 1 kHz, each with its own gains, delay and noise: an ensemble against single runs, bitwise.

python tests/soak/laws.py [instances]
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

import closedchain as cc

STEP, STEPS = 1e-3, 20
METHOD = "lagrange"  # by others, products and sums may be fused otherwise in lanes than alone


def law(target: list[float], limit: float) -> Any:
    pid = cc.PID(lambda t: target, "K_P", "K_I", "K_D", limit=limit, period=STEP, delay="delay", most_delay=8)
    slow = cc.LaggedActuators(pid, time_constant=3e-3, slope=500 * limit)

    def acting(t: Any, state: Any) -> Any:
        noise = state.memory.every(STEP).noise("noise", 1e-3 * limit, state.parameters["seed"], size=len(target))
        return slow(t, state) + noise

    return acting


def compare(machine: cc.Mechanism, scale: float, count: int) -> int:
    """How many instances equal single runs in every bit."""
    model = cc.compile(machine)
    state = model.assemble()
    at = [float(state[actuator.joint]) for actuator in model.system.actuators]
    acting, rng = law([value + 0.02 * (k + 1) for k, value in enumerate(at)], 30 * scale), np.random.default_rng(4)
    given = {
        "K_P": scale * rng.uniform(50, 400, count),
        "K_I": scale * rng.uniform(0, 4000, count),
        "K_D": scale * rng.uniform(1, 9, count),
        "delay": rng.integers(0, 9, count).astype(float),
        "seed": np.arange(count, dtype=float),
    }
    many = model.simulate_many([state], STEPS * STEP, acting, step=STEP, output=STEP, parameters=given, method=METHOD)
    same = 0
    for i in range(count):
        one = {name: float(values[i]) for name, values in given.items()}
        run = model.simulate(state, STEPS * STEP, acting, step=STEP, parameters=one, method=METHOD)
        alike = [np.array_equal(run.q[1:], many.q[i]), np.array_equal(run.v[1:], many.v[i])]
        alike += [np.array_equal(run.signal(name)[1:], many.signals[name][i]) for name in run.signal_names]
        same += all(alike)
    return same


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    found = {
        machine.name: compare(machine, scale, count)
        for machine, scale in ((cc.library.five_bar(), 1.0), (cc.library.gough_stewart(), 100.0))
    }
    print({name: f"{same} of {count} bitwise" for name, same in found.items()})
    raise SystemExit(any(same != count for same in found.values()))
