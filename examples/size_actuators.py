"""Which forces and powers do a Hexapod's drives need to lift a payload? A table to choose them by, and curves."""

from __future__ import annotations

import sys
from pathlib import Path

import closedchain as cc
from closedchain.show.forces import plot_forces


def main(folder: Path) -> None:
    model = cc.compile(cc.library.hexapod())
    home = model.assemble().platform.pose
    lift = cc.motions.swing(home, shift=(0.05, 0.0, -0.1), duration=1.0)
    answer = model.inverse_dynamics_along(lift, payload=cc.Payload(mass=5.0))
    print(answer.sizing)
    print(f"power and energy balance to {answer.power_error:.1e} of the largest power")
    plot_forces(answer, "Hexapod lifting 5 kg").savefig(folder / "size_actuators.png")


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
