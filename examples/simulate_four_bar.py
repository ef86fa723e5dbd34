"""A four-bar linkage driven by a constant torque: the state after a second, the energy balance, a figure."""

from __future__ import annotations

import sys
from pathlib import Path

import closedchain as cc


def main(folder: Path) -> None:
    model = cc.compile(cc.library.four_bar())
    run = model.simulate(model.assemble(), duration=2.0, actuation=6.0)
    after = run.state(1.0)
    print(f"after 1 s the crank is at {after['crank']:.9f} rad and turns with {after.velocity('crank'):.9f} rad/s")
    print(f"work done {run.energy.work[-1]:.6f} J, balanced to {abs(run.energy.balance).max():.1e} J")
    print(f"loops open by {run.loop_error.max():.1e} m at most")
    run.plot("crank", "rocker").savefig(folder / "simulate_four_bar.png")


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
