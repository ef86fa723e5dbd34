"""An excavator drags 40 kN through the ground at its teeth: what must its two cylinders be able to push?"""

from __future__ import annotations

import sys
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np

import closedchain as cc

PINS = {"foot": (0, 0, 0), "knee": (4.2, 2.2, 0), "teeth": (5.2, -1.4, 0), "base": (0.7, -0.3, 0), "ear": (2.2, 1.0, 0),
        "top": (2.6, 2.0, 0), "horn": (3.9, 2.9, 0)}  # fmt: skip


def main(folder: Path) -> None:
    plt.style.use("closedchain.show.closedchain")
    p = {name: np.array(at, float) for name, at in PINS.items()}  # m, as in the sketch
    arms = [("boom", ("foot", "top", "knee"), 0.12), ("stick", ("horn", "knee", "teeth"), 0.1)]
    bodies = [cc.Body(n, shape=cc.Shape([p[k] for k in line], radius=r), density=2500.0) for n, line, r in arms]
    joints = [cc.pin("foot", "ground", "boom", p["foot"]), cc.pin("knee", "boom", "stick", p["knee"])]
    for name, on, a, b in (("boom", "ground", "base", "ear"), ("stick", "boom", "top", "horn")):
        bodies += [cc.Body(f"{name}_tube", 60.0, p[a]), cc.Body(f"{name}_rod", 40.0, p[b])]
        joints += [cc.pin(f"{name}_a", on, f"{name}_tube", p[a]), cc.pin(f"{name}_b", f"{name}_rod", name, p[b])]
        joints.append(cc.slider(f"{name}_ram", f"{name}_tube", f"{name}_rod", p[a], p[b] - p[a]))
    motors = [cc.Actuator(f"{n} cylinder", f"{n}_ram", max_force=400e3) for n in ("boom", "stick")]
    more = {"platform": "stick", "origins": {"stick": p["teeth"]}, "gravity": (0, -9.81, 0)}
    model = cc.compile(cc.drawing("digger", bodies, joints, motors, **more))
    curl = cc.motions.joints({"boom_ram": 0.0, "stick_ram": 0.0}, {"boom_ram": 0.1, "stick_ram": 0.5}, duration=4.0)
    answer = model.inverse_dynamics_along(curl, rate=25, wrenches={"stick": [0, 0, 0, 40e3, 0, 0]})
    print(answer.sizing)
    figure, (machine, curves) = plt.subplots(1, 2, figsize=(9, 3.6))
    model.draw(axes=machine)
    curves.plot(answer.times, answer.forces / 1e3, label=answer.names)
    curves.set(xlabel="time (s)", ylabel="force (kN)")
    curves.legend()
    figure.savefig(folder / "excavator_cylinders.png")


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
