"""A five-bar under a controller at 1 kHz: delay, saturation, noise and slow actuators, in five hundred variations."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import matplotlib.pyplot as plt
import numpy as np

import closedchain as cc


def main(folder: Path) -> None:
    plt.style.use("closedchain.show.closedchain")
    model = cc.compile(cc.library.five_bar())
    start = model.assemble(joints={"leg1_base": np.radians(80.0), "leg2_base": np.radians(70.0)})
    target = [float(start["leg1_base"]) + 0.2, float(start["leg2_base"]) - 0.1]
    pid = cc.PID(lambda t: target, "K_P", 400.0, 9.0, limit=40.0, period=1e-3, delay="delay", most_delay=20)
    slow = cc.LaggedActuators(pid, time_constant=4e-3, slope=5e3)

    def law(t: Any, state: Any) -> Any:
        return slow(t, state) + state.memory.every(1e-3).noise("noise", 0.5, state.parameters["seed"], size=2)

    one = model.simulate(start, 1.0, law, step=1e-3, parameters={"K_P": 150.0, "delay": 3.0, "seed": 0.0})
    print(f"one run: {one.signal_names}, last error {target[0] - one['leg1_base'][-1]:.4f} rad")

    count = 500
    rng = np.random.default_rng(2)
    given = {"K_P": rng.uniform(50.0, 400.0, count), "delay": rng.integers(0, 21, count), "seed": np.arange(count)}
    error = {"error": lambda t, state: state["leg1_base"] - target[0]}
    many = model.simulate_many([start], 1.0, law, step=1e-3, parameters=given, observe=error)
    swing = many.observed["error"].highest
    print(f"{many.complete.sum()} of {count} ran to the end; overshoot from {swing.min():.3f} to {swing.max():.3f} rad")

    figure = plt.figure(figsize=(7, 3.5))
    axes = figure.add_subplot(xlabel="delay (ms)", ylabel="overshoot (rad)", yscale="log")
    shown = axes.scatter(given["delay"], np.maximum(swing, 1e-4), c=given["K_P"], s=8)
    figure.colorbar(shown, label="proportional gain (N m/rad)")
    figure.savefig(folder / "sampled_controller.png")


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
