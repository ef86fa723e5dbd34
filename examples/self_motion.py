"""A hexapod that is not held by its actuators: the self-motion is found, followed, drawn, and written as a film."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import matplotlib.pyplot as plt

import closedchain as cc
from closedchain.show.drawing import draw


def main(folder: Path) -> None:
    plt.style.use("closedchain.show.closedchain")
    model = cc.compile(cc.library.hexapod())
    print(model.report().notes[-1])
    modes = model.assembly_modes(verify=False)
    family = modes.families[0]
    print(f"{modes.words}; {family}")
    axes = draw(family.states[0])
    for state in family.states[60:300:60]:
        draw(state, axes, alpha=0.25)
    way = [state.platform.position for state in family.states]
    axes.plot(*zip(*way, strict=True), color="#d81b60", lw=1.5)
    axes.figure.savefig(folder / "self_motion.png")
    replace(family, states=family.states[::6]).animate(folder / "self_motion.html", rate=15)


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
