"""Every formulation on one machine: do they agree, and what does each cost?"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np

import closedchain as cc
from closedchain.model.agree import agree

METHODS = ("lagrange", "denoc", "operational_space", "virtual_spring")


def main(folder: Path) -> None:
    plt.style.use("closedchain.show.closedchain")
    model = cc.compile(cc.library.gough_stewart())
    found, state, counts = agree(model, states=1), model.assemble(), []
    print(f"{found.compared} comparisons, all agree: {found.agrees}")
    for name in METHODS:
        kernel = model.functions.ode(coordinates="tree", method=name).kernel
        batch = [np.tile(x, (10_000, 1)) for x in (np.concatenate([state.q, state.v]), np.zeros(6))]
        kernel(*batch)
        begin = time.perf_counter()
        kernel(*batch)
        each = 1e9 * (time.perf_counter() - begin) / 10_000
        counts.append(kernel.operations)
        print(f"{name:<20} {counts[-1]:6d} operations, {each:6.0f} ns")
    figure = plt.figure(figsize=(7, 3))
    figure.add_subplot(xlabel="operations, Gough–Stewart platform").barh(METHODS, counts)
    figure.savefig(folder / "compare_formulations.png")


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
