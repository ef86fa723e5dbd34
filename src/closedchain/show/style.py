"""One style for all plots: size, grid, legend, axes over time."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDTH, HEIGHT = 7.0, 2.4  # inches of one column and of one row


def new_figure(rows: int = 1, columns: int = 1, title: str = "", *, time: bool = False) -> tuple[Figure, list[Axes]]:
    """A figure with a grid of axes, row by row; with `time` they share a time axis, labelled at the bottom."""
    from matplotlib.figure import Figure

    size = (WIDTH if columns == 1 else 4.6 * columns, max(HEIGHT * rows, 3.8))
    figure = Figure(figsize=size, layout="constrained")
    grid = figure.subplots(rows, columns, squeeze=False, sharex=time or "none")
    panels: list[Axes] = list(grid.ravel())
    for axes in panels:
        axes.grid(alpha=0.3)
    if title:
        figure.suptitle(title)
    if time:
        for axes in panels[-columns:]:
            axes.set_xlabel("time (s)")
    return figure, panels


def legend(axes: Axes, columns: int = 1, *, outside: bool = False) -> None:
    """A legend where anything has a label; `outside`: to the right of the axes."""
    if not axes.get_legend_handles_labels()[0]:
        return
    if outside:
        axes.legend(loc="center left", bbox_to_anchor=(1.01, 0.5), frameon=False, fontsize="small")
    else:
        axes.legend(frameon=False, fontsize="small", ncols=columns)
