"""A spherical wrist can be assembled in several ways with its drives locked: find them all, with proof, and draw them."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import closedchain as cc


def main(folder: Path) -> None:
    model = cc.compile(cc.library.spherical_3rrr(*np.deg2rad([60, 75, 62, 48])))
    modes = model.assembly_modes()
    print(modes)
    print(modes.joined(tries=20))
    modes.draw().savefig(folder / "assembly_modes.png", dpi=60)


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
