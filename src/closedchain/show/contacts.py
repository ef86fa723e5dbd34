"""What multi-chain dynamics cost, as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from closedchain.dynamics.operational_space.counting import ours, papers

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def plot_costs(links: tuple[int, ...] = (3, 6, 12, 20, 30), chains: tuple[int, ...] = (1, 2, 4, 8, 16)) -> Figure:
    """Operations over the number of freedoms and of chains, with straight lines fitted, beside the paper's."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 3.6), layout="constrained")
    left, right = figure.subplots(1, 2)
    for axes, values, case, label in (
        (left, links, lambda n: (n, 6, 1), "freedoms N of one chain, n_c = 6"),
        (right, chains, lambda m: (6, 3, m), "chains m of six freedoms, n_c = 3"),
    ):
        mine, theirs = ([sum(count(*case(x))) for x in values] for count in (ours, papers))
        slope, offset = np.polyfit(values, mine, 1)
        axes.plot(values, mine, "o", label="closedchain")
        axes.plot(values, slope * np.array(values) + offset, "-", lw=1, label=f"{slope:.0f} per step")
        axes.plot(values, theirs, "s--", ms=4, lw=1, label="paper, Tables 2 and 3")
        axes.set(xlabel=label, ylabel="operations")
        axes.legend(frameon=False)
    return figure
