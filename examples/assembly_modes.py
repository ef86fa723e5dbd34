"""In how many ways can a spherical wrist be assembled with its drives locked? All are found, with proof, and drawn."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import closedchain as cc


def main(folder: Path) -> None:
    model = cc.compile(cc.library.spherical_3rrr(*np.deg2rad([60, 75, 62, 48])))
    modes = model.assembly_modes()
    print(modes)
    modes.draw().savefig(folder / "assembly_modes.png", dpi=75)


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
