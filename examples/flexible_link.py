"""A four-bar whose coupler bends: the same motion as with rigid links, and a vibration on top of it."""

from __future__ import annotations

import sys
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np

import closedchain as cc


def main(folder: Path) -> None:
    plt.style.use("closedchain.show.closedchain")
    model = cc.compile(cc.library.four_bar_flexible())
    run = model.simulate(model.assemble(joints={"crank": np.pi / 2}), 1.0, {"crank_motor": 6.0}, output=1e-3)
    bending = run["coupler.q1"]
    print(f"the coupler's middle bends by {1e3 * np.abs(bending).max():.2f} mm at most")
    print(f"loops open by {run.loop_error.max():.1e} m at most")
    figure = plt.figure(figsize=(7, 3.5))
    axes = figure.add_subplot()
    axes.plot(run.time, 1e3 * bending)
    axes.set(xlabel="time (s)", ylabel="first bending coordinate (mm)", title="Coupler of a four-bar")
    figure.savefig(folder / "flexible_link.png")


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
