"""Pictures of multi-chain machines: what they cost, and how a walk goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from closedchain.dynamics.operational_space.counting import ours, papers
from closedchain.simulate.contact_run import ContactRun

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


def plot_walk(run: ContactRun) -> Figure:
    """Footfalls, normal forces, the height of the first floating body, and how well the books close."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 8), layout="constrained")
    feet, forces, height, books = figure.subplots(4, 1, sharex=True)
    colours = {1: "tab:green", 2: "tab:red"}
    for i, name in enumerate(run.contact_names):
        for state, colour in colours.items():
            feet.fill_between(run.t, i - 0.4, i + 0.4, where=run.modes[:, i] == state, color=colour, step="post")
        forces.plot(run.t, run.force(name)[:, 2], lw=0.8, label=name)
    feet.set(yticks=range(len(run.contact_names)), yticklabels=run.contact_names, title="sticks (green), slips (red)")
    forces.set(ylabel="normal force (N)", ylim=(0, None))
    forces.legend(frameon=False, ncols=4, fontsize=8)
    height.plot(run.t, run.q[:, 6])
    height.set(ylabel="height (m)")
    books.semilogy(run.t, np.abs(run.books.energy_balance) + 1e-17, label="energy (J)")
    books.semilogy(run.t, np.abs(run.books.momentum_balance).max(axis=1) + 1e-17, label="momentum (N s, N m s)")
    books.set(ylabel="unexplained", xlabel="time (s)")
    books.legend(frameon=False)
    return figure
