"""A gripper of two parallelograms with one motor and a pair of gears: which moment takes 40 N between the fingers?"""

from __future__ import annotations

import sys
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np

import closedchain as cc


def main(folder: Path) -> None:
    plt.style.use("closedchain.show.closedchain")
    bodies, joints = [], []
    for name, s in (("left", -1), ("right", 1)):
        pins = {k: np.array([s * x, y, 0.0]) for k, (x, y) in {"A": (0.02, 0), "B": (0.04, -0.01)}.items()}
        far = {k: at + np.array([s * 0.035, 0.05, 0]) for k, at in pins.items()}
        pad = np.array([s * 0.03, 0.1, 0])
        bodies += [cc.Body(f"{name} {k}", 0.05, (pins[k] + far[k]) / 2, (2e-5, 2e-5, 2e-5)) for k in pins]
        bodies.append(cc.Body(f"{name} finger", 0.08, pad, (4e-5, 4e-5, 4e-5), cc.Shape([far["A"], far["B"], pad])))
        joints += [cc.pin(f"{name} {k}", "ground", f"{name} {k}", pins[k]) for k in pins]
        joints += [cc.pin(f"{name} {k} end", f"{name} {k}", f"{name} finger", far[k]) for k in pins]
    gears = cc.Coupling("gears", joint="right A", to="left A", teeth=(24, 24))
    motor = cc.Actuator("motor", "left A", gear=60.0, max_force=0.05)
    parts = {"couplings": [gears], "gravity": (0, -9.81, 0), "platform": "left finger"}
    model = cc.compile(cc.drawing("gripper", bodies, joints, [motor], **parts))
    angles, torque, gap = np.linspace(-0.5, 0.3, 17), [], []
    pinch = {"left finger": [0, 0, 0, -40.0, 0, 0], "right finger": [0, 0, 0, 40.0, 0, 0]}  # N, of the object
    for angle in angles:
        state = model.assemble(joints={"left A": angle})
        torque.append(model.inverse_dynamics(state, wrenches=pinch)["motor"])
        gap.append(1e3 * (state.body("right finger").position - state.body("left finger").position)[0])
    most = np.abs(torque).max()
    print(f"40 N on the object take up to {most:.2f} N m at the joint, {most / 60:.3f} N m at the motor")
    figure, (drawn, curve) = plt.subplots(1, 2, figsize=(8, 3.4))
    for angle in (angles[0], angles[-1]):
        model.draw(model.assemble(joints={"left A": angle}), drawn)
    drawn.set(xlabel="x (m)", xticks=(-0.05, 0, 0.05))
    curve.plot(gap, torque)
    curve.set(xlabel="distance of the fingers (mm)", ylabel="moment at the joint (N m)")
    figure.savefig(folder / "parallel_gripper.png")


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
