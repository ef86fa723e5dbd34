"""A car on a double wishbone: where does it ride, how far does it sink under load, and how does it vibrate then?"""

from __future__ import annotations

import sys
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np

import closedchain as cc


def main(folder: Path) -> None:
    low, high, ball, top, hub = ((0.32, 0.2, 0), (0.42, 0.48, 0), (0.7, 0.18, 0), (0.66, 0.5, 0), (0.76, 0.31, 0))
    bodies = [cc.Body("car", 350.0, (0, 0.5, 0)), cc.Body("lower", 4.0, (0.5, 0.19, 0), (0.03, 0.03, 0.05)),
              cc.Body("upper", 2.5, (0.54, 0.49, 0), (0.01, 0.01, 0.01)),
              cc.Body("upright", 24.0, hub, (0.3, 0.3, 0.4))]  # fmt: skip
    joints = [cc.slider("ride", "ground", "car", (0, 0.5, 0), (0, 1, 0)), cc.pin("low", "car", "lower", low),
              cc.pin("high", "car", "upper", high), cc.pin("ball", "lower", "upright", ball),
              cc.pin("top", "upper", "upright", top)]  # fmt: skip
    tower, seat, road = (0.45, 0.66, 0), (0.55, 0.2, 0), (0.76, 0.0, 0)
    struts = [cc.Strut("strut", "car", "lower", tower, seat, stiffness=80e3, free_length=0.54, damping=3e3),
              cc.Strut("tyre", "ground", "upright", road, hub, stiffness=2e5, free_length=0.33)]  # fmt: skip
    model = cc.compile(cc.drawing("corner", bodies, joints, struts=struts, gravity=(0, -9.81, 0)))
    loads, rest, guess = np.linspace(-1500, 2000, 8), [], None
    for load in loads:
        rest.append(model.equilibrium(guess, wrenches={"car": [0, 0, 0, 0, -load, 0]}))
        guess = rest[-1].state
    height = np.array([1e3 * one.state["ride"] for one in rest])
    for load, h, one in zip(loads, height, rest, strict=True):
        print(f"{load:6.0f} N: car {h:6.1f} mm, strut {one.state.strut('strut').length:.3f} m, {one.frequencies} Hz")
    figure, (machine, sink, tune) = plt.subplots(1, 3, figsize=(11, 3.4), layout="constrained")
    model.draw(rest[3].state, machine)
    sink.plot(loads, height)
    sink.set(xlabel="load in N", ylabel="ride height in mm")
    tune.semilogy(loads, [one.frequencies for one in rest], label=["bounce", "wheel hop"])
    tune.set(xlabel="load in N", ylabel="frequency in Hz")
    tune.legend()
    figure.savefig(folder / "wishbone_ride_height.png", dpi=80)


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
