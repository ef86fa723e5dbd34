"""A walk as a figure: footfalls, contact forces, height, and how well the books close."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from closedchain.simulate.contact.run import ContactRun


COLOURS = {1: "tab:green", 2: "tab:red"}  # sticks, slips


def plot_walk(run: ContactRun) -> Figure:
    """Panels over time; the last one only where books were kept."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 8), layout="constrained")
    panels = figure.subplots(4 if run.has_books else 3, 1, sharex=True)
    _footfalls(panels[0], run)
    _forces(panels[1], run)
    _heights(panels[2], run)
    if run.has_books:
        _books(panels[3], run)
    panels[-1].set_xlabel("time (s)")
    return figure


def _footfalls(axes: Axes, run: ContactRun) -> None:
    for i, modes in enumerate(run.modes.T):
        for mode, colour in COLOURS.items():
            axes.fill_between(run.time, i - 0.4, i + 0.4, where=modes == mode, color=colour, step="post")
    axes.set(yticks=range(len(run.contact_names)), yticklabels=run.contact_names)
    axes.set_title(f"{run.machine.kinematics.system.mechanism.name}: contacts stick (green), slip (red)")


def _forces(axes: Axes, run: ContactRun) -> None:
    for name in run.contact_names:
        axes.plot(run.time, run.force(name)[:, 2], lw=0.8, label=name)
    axes.set(ylabel="normal force (N)", ylim=(0, None))
    axes.legend(frameon=False, ncols=4, fontsize="small")


def _heights(axes: Axes, run: ContactRun) -> None:
    for link in run.machine.kinematics.system.links:
        if link.parent < 0 and link.model.nv == 6:
            axes.plot(run.time, run.body(link.body.name).position[:, 2], label=link.body.name)
    axes.set(ylabel="height (m)")
    axes.legend(frameon=False, fontsize="small")


def _books(axes: Axes, run: ContactRun) -> None:
    books = run.books
    axes.semilogy(run.time, np.abs(books.energy_balance) + 1e-17, label="energy (J)")
    axes.semilogy(run.time, np.abs(books.momentum_balance).max(axis=1) + 1e-17, label="momentum (N s, N m s)")
    axes.set(ylabel="unexplained")
    axes.legend(frameon=False, fontsize="small")
