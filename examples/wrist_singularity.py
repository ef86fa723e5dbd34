"""Three arms hold an object and one wrist becomes singular: how exact are the forces on the way there?"""

from __future__ import annotations

import sys
from pathlib import Path

import closedchain as cc
from closedchain.papers.multichain_wrist import approach, plot_approach


def main(folder: Path) -> None:
    steps = approach(cc.compile(cc.library.three_arms()))
    print("wrist angle   error of the tip forces / largest force")
    print("        rad   all eliminated   weak directions kept")
    for step in steps:
        print(f"{step.angle:11g}   {step.eliminated:14.1e}   {step.divided:20.1e}")
    plot_approach(steps).savefig(folder / "wrist_singularity.png")


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
