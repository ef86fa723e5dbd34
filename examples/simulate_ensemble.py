"""A thousand platforms fall with slightly different leg forces: how far do their heights spread?"""

from __future__ import annotations

import sys
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np

import closedchain as cc


def main(folder: Path) -> None:
    plt.style.use("closedchain.show.closedchain")
    model = cc.compile(cc.library.gough_stewart())
    start = model.assemble()
    forces = 3.0 + 0.1 * np.random.default_rng(1).normal(size=(1000, 6))
    many = model.simulate_many(
        start, 0.4, forces, step=1e-3, observe={"height": lambda t, state: state.platform.position[2]}
    )
    height = many.observed["height"].final
    print(f"{many.complete.sum()} of {len(many)} ran to the end")
    print(f"height after 0.4 s: {height.mean():.4f} m, standard deviation {height.std():.4f} m")
    figure = plt.figure(figsize=(7, 3.5))
    figure.add_subplot(xlabel="height after 0.4 s (m)", ylabel="platforms").hist(height, bins=40)
    figure.savefig(folder / "simulate_ensemble.png")


if __name__ == "__main__":
    target = Path(sys.argv[1] if len(sys.argv) > 1 else "out")
    target.mkdir(exist_ok=True)
    main(target)
