"""A five-bar whose cranks mesh, 1 : 2: one motor draws a curve. What does it need, and what do the teeth carry?"""

from __future__ import annotations

import sys
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np

import closedchain as cc


def main(folder: Path) -> None:
    plt.style.use("closedchain.show.closedchain")
    a, b, d = 0.2, 0.6, 0.5
    rods = (("crank1", 0.5, a), ("rod1", 1.0, b), ("crank2", 0.5, a), ("rod2", 1.0, b))
    bodies = [cc.Body.rod(*rod) for rod in rods]
    joints = [
        cc.revolute("crank1", "ground", "crank1", start=(1.5,)),
        cc.revolute("elbow1", "crank1", "rod1", at=(a, 0, 0), start=(-0.4,)),
        cc.revolute("crank2", "ground", "crank2", at=(d, 0, 0), start=(1.5,)),
        cc.revolute("elbow2", "crank2", "rod2", at=(a, 0, 0), start=(0.5,)),
        cc.revolute("tip", "rod1", "rod2", at=(b, 0, 0), child_at=(b, 0, 0)),
    ]
    gears = cc.Coupling("gears", joint="crank2", to="crank1", teeth=(20, 40), offset=4.5)
    motor = cc.Actuator("motor", "crank1", gear=20.0, rotor_inertia=2e-5, max_force=2.0)
    machine = cc.Mechanism("drawer", bodies, joints, [motor], couplings=[gears], gravity=(0, -9.81, 0))
    model = cc.compile(machine)
    turn = cc.motions.joints({"crank1": 1.5}, {"crank1": 1.5 + 2 * np.pi}, duration=3.0, profile="linear")
    answer = model.inverse_dynamics_along(turn, rate=100)
    print(answer.sizing)
    path = np.array([model.state(q).body("rod1").point((b, 0, 0)) for q in answer.course.q])
    figure, (drawn, curves) = plt.subplots(1, 2, figsize=(9, 3.6))
    drawn.plot(path[:, 0], path[:, 1], "k:", lw=1)
    model.draw(axes=drawn)
    curves.plot(answer.times, answer.forces[:, 0], label="motor, at the crank")
    curves.plot(answer.times, answer.couplings["gears"], label="teeth on crank 2")
    curves.set(xlabel="time (s)", ylabel="moment (N m)")
    curves.legend()
    figure.savefig(folder / "geared_five_bar.png")


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
