"""A quadruped stands on four feet: which joint torques hold it, and what do the feet press on the ground?"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import closedchain as cc
from closedchain.show.drawing import draw


def main(folder: Path) -> None:
    model = cc.compile(cc.library.quadruped())
    standing = model.assemble()
    answer = model.inverse_dynamics(standing, platform_acceleration=np.zeros(6))
    for name, torque in zip(answer.names, answer.forces, strict=True):
        print(f"{name:<24} {torque:8.3f} N m")
    weight = 9.81 * sum(body.mass for body in model.mechanism.bodies)
    print(f"weight {weight:.2f} N; {model.mobility.dof} degrees of freedom, {len(answer.names)} drives share the work")
    axes = draw(standing)
    axes.figure.savefig(folder / "legged_machine.png")


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
