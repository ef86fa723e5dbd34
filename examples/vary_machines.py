"""A thousand platforms made within tolerances: how well does a controller that only knows the drawing move them?"""

from __future__ import annotations

import sys
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np

import closedchain as cc


def main(folder: Path) -> None:
    plt.style.use("closedchain.show.closedchain")
    model = cc.compile(cc.library.gough_stewart())
    start, random = model.assemble(), np.random.default_rng(5)
    vary = {f"{body.name}.mass": body.mass * random.normal(1, 0.05, 1000) for body in model.mechanism.bodies}
    base = {j.name: j.at.position for j in model.mechanism.joints if j.parent == "ground"}
    vary |= {f"{name}.at.position": at + random.normal(0, 1e-3, (1000, 3)) for name, at in base.items()}

    def wanted(t: float) -> list[float]:
        return [length + 0.1 * (1 - np.cos(2 * t)) for length in start.actuators.values()]

    figure = plt.figure(figsize=(7, 3.5))
    axes = figure.add_subplot(xscale="log", xlabel="largest error of leg 1 (mm)", ylabel="platforms")
    for rate in (5.0, 10.0, 20.0):
        law, off = cc.ComputedTorque(wanted, rate, nominal=True), lambda t, state: wanted(t)[0] - state["leg1_slide"]
        observed = model.simulate_many(start, 1.5, law, step=5e-3, vary=vary, observe={"off": off}).observed["off"]
        error = 1e3 * np.maximum(observed.highest, -observed.lowest)
        print(f"leg 1 with λ = {rate:g}/s: off by {error.mean():.2f} mm on average, {error.max():.2f} mm at worst")
        axes.hist(error, bins=np.geomspace(0.02, 50, 60), alpha=0.6, label=f"λ = {rate:g}/s")
    figure.legend(loc="outside right upper")
    figure.savefig(folder / "vary_machines.png")


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
