"""A car on a double wishbone: where does it ride, how does it vibrate, how far may its wheel travel over a bump?"""

from __future__ import annotations

import sys
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np

import closedchain as cc


def main(folder: Path) -> None:
    plt.style.use("closedchain.show.closedchain")
    low, high, ball, top, hub = ((0.32, 0.2, 0), (0.42, 0.48, 0), (0.7, 0.18, 0), (0.66, 0.5, 0), (0.76, 0.31, 0))
    bodies = [cc.Body("car", 350.0, (0, 0.5, 0)), cc.Body("lower", 4.0, (0.5, 0.19, 0), (0.03, 0.03, 0.05)),
              cc.Body("upper", 2.5, (0.54, 0.49, 0), (0.01, 0.01, 0.01)),
              cc.Body("upright", 24.0, hub, (0.3, 0.3, 0.4))]  # fmt: skip
    joints = [cc.slider("ride", "ground", "car", (0, 0.5, 0), (0, 1, 0)), cc.pin("low", "car", "lower", low),
              cc.pin("high", "car", "upper", high), cc.pin("ball", "lower", "upright", ball),
              cc.pin("top", "upper", "upright", top)]  # fmt: skip
    spring = cc.Strut("strut", "car", "lower", (0.45, 0.66, 0), (0.55, 0.2, 0), 80e3, free_length=0.54, damping=3e3)
    tyre = cc.Strut("tyre", "ground", "upright", (0.76, 0.0, 0), hub, 2e5, free_length=0.33)
    more = {"struts": [spring, tyre], "gravity": (0, -9.81, 0), "origins": {"upright": hub}}
    model = cc.compile(cc.drawing("corner", bodies, joints, **more))
    loads = np.linspace(-1500, 2000, 8)
    rest = [model.equilibrium(wrenches={"car": [0, 0, 0, 0, -load, 0]}) for load in loads]
    height = np.array([1e3 * one.state["ride"] for one in rest])
    print(f"without load: car {height[3]:.1f} mm, {rest[3].state.strut('strut')}, {rest[3].frequencies} Hz")
    bump = [model.assemble(joints={"ride": 0.0, "low": angle}) for angle in np.linspace(-0.3, 0.4, 29)]
    travel = np.array([1e3 * (state.body("upright").position[1] - hub[1]) for state in bump])
    length = np.array([1e3 * state.strut("strut").length for state in bump])
    print(f"the wheel travels {np.ptp(np.interp([-500, -380], -length, travel)):.0f} mm, the strut from 500 to 380 mm")
    figure, ((machine, sink), (tune, bumps)) = plt.subplots(2, 2, figsize=(8, 6))
    model.draw(rest[3].state, machine)
    for axes, x, y in ((sink, loads, height), (bumps, travel, length)):
        axes.plot(x, y)
    tune.legend(tune.plot(loads, [one.frequencies for one in rest]), ["bounce", "wheel hop"])
    sink.set(xlabel="load (N)", ylabel="ride height (mm)")
    tune.set(xlabel="load (N)", ylabel="frequency (Hz)")
    bumps.set(xlabel="wheel travel (mm)", ylabel="strut length (mm)")
    figure.savefig(folder / "wishbone_ride_height.png")


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
