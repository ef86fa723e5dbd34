"""A quadruped trots on the spot: who touches the ground when, and does every joule add up?"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import closedchain as cc
from closedchain.simulate.laws.controllers import Trot


def main(folder: Path) -> None:
    robot = cc.compile(cc.library.walker(angles=(0, 0, 0), position=(0, 0, 0.48)))
    run = robot.simulate(robot.assemble(), 0.6, Trot(stride=0.0, stiffness=250.0, damping=5.0))
    print(run)
    print(", ".join(f"{count} × {kind}" for kind, count in Counter(event.kind for event in run.events).items()))
    energy, momentum = run.energy, run.momentum
    print(f"work of the drives {energy.actuators[-1]:.3f} J, lost in impacts {-energy.impacts[-1]:.3f} J")
    print(f"unexplained: {abs(energy.balance).max():.1e} J, {abs(momentum.balance).max():.1e} N s")
    print(f"{len(list(run.frames(rate=50)))} frames for an animation")
    run.plot().savefig(folder / "trot.png")


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
