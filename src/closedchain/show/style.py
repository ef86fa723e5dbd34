"""One style for all plots: fonts, colours, grid, legends, axes over time; closedchain.mplstyle has the numbers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import AbstractContextManager
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from closedchain.types import Array

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

WIDTH, HEIGHT = 7.0, 2.2  # inches of one column and of one row
STYLE = files("closedchain.show").joinpath("closedchain.mplstyle")

Curve = tuple[str, str, Array]  # name, unit, values over time


def styled() -> AbstractContextManager[None]:
    """What is drawn inside has this style, whatever the user's own is."""
    from matplotlib import rc_context

    return rc_context(_parameters())


@cache
def _parameters() -> Any:
    """The style's settings, read once."""
    from matplotlib import rc_params_from_file

    return rc_params_from_file(str(STYLE), use_default_template=False)


def new_figure(rows: int = 1, columns: int = 1, title: str = "", *, time: bool = False) -> tuple[Figure, list[Axes]]:
    """A figure with a grid of axes, row by row; with `time` they share a time axis, labelled at the bottom."""
    from matplotlib.figure import Figure

    from closedchain.show.ticks import Numbers

    size = (WIDTH if columns == 1 else 4.6 * columns, max(HEIGHT * rows, 3.4))
    with styled():
        figure = Figure(figsize=size, layout="constrained")
        grid = figure.subplots(rows, columns, squeeze=False, sharex=time or "none")
        panels: list[Axes] = list(grid.ravel())
        if title:
            figure.suptitle(plain(title))
        for axes in panels:
            axes.xaxis.set_major_formatter(Numbers())
            axes.yaxis.set_major_formatter(Numbers())
    if time:
        for axes in panels[-columns:]:
            axes.set_xlabel("time (s)")
    return figure, panels


def logarithmic(axes: Axes, which: str = "xy") -> None:
    """Make axes logarithmic; said first, and curves are drawn by `plot` (`loglog` would take other ticks)."""
    from closedchain.show.ticks import FewTicks, Powers

    for name in which:
        getattr(axes, f"set_{name}scale")("log")
        axis = getattr(axes, f"{name}axis")
        axis.set_major_formatter(Powers())
        axis.set_minor_locator(FewTicks(subs="auto"))
        axis.set_minor_formatter(Powers(labelOnlyBase=False))


def plain(name: str) -> str:
    """A name as it is: its dollars begin no formula, its leading underscore does not hide it from legends."""
    return (" " if name.startswith("_") else "") + name.replace("$", r"\$")


def by_unit(curves: Iterable[Curve]) -> Mapping[str, list[Curve]]:
    """Curves in groups of one unit each: no axis has two."""
    groups: dict[str, list[Curve]] = {}
    for curve in curves:
        groups.setdefault(curve[1], []).append(curve)
    return groups


def legend(axes: Axes, columns: int = 1, *, outside: bool = False) -> None:
    """A legend where anything has a label; `outside`: to the right of the axes."""
    if not axes.get_legend_handles_labels()[0]:
        return
    if outside:
        axes.legend(loc="center left", bbox_to_anchor=(1.01, 0.5), frameon=False, fontsize=9)
    else:
        axes.legend(frameon=False, fontsize=9, ncols=columns)
