"""A linkage can be assembled in several ways at one crank angle: find them all and draw them."""

from __future__ import annotations

import sys
from pathlib import Path

import matplotlib.pyplot as plt

import closedchain as cc
from closedchain.show.drawing import draw


def main(folder: Path) -> None:
    plt.style.use("closedchain.show.closedchain")
    model = cc.compile(cc.library.four_bar())
    modes = model.assembly_modes(joints={"crank": 1.0})
    figure = plt.figure(figsize=(4 * len(modes), 3.6))
    for number, state in enumerate(modes):
        axes = draw(state, figure.add_subplot(1, len(modes), number + 1))
        print(f"mode {number}: rocker at {state['rocker']:.6f} rad, loops open by {state.loop_error:.0e} m")
        axes.set(title=f"assembly mode {number}", xlabel="x (m)", ylabel="y (m)")
    figure.savefig(folder / "assembly_modes.png")


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
