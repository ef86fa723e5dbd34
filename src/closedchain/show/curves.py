"""Quantities over time: in panels, and beside what was desired."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike

from closedchain.show.style import legend, logarithmic, new_figure, plain

if TYPE_CHECKING:
    from matplotlib.figure import Figure

Curves = Mapping[str, ArrayLike]


def plot_curves(time: ArrayLike, panels: Mapping[str, Curves], title: str = "", columns: int = 1) -> Figure:
    """One panel per axis label (with its unit in parentheses), each with named curves over time (s)."""
    figure, grid = new_figure(-(-len(panels) // columns), columns, title, time=True)
    times = np.asarray(time, float)
    for axes, (label, curves) in zip(grid, panels.items(), strict=False):
        for name, values in curves.items():
            axes.plot(times, np.asarray(values, float), label=plain(name))
        axes.set_ylabel(label)
        legend(axes)
    return figure


def plot_tracking(
    time: ArrayLike,
    desired: Callable[[float], float],
    runs: Mapping[str, tuple[ArrayLike, ArrayLike]],
    label: str = "",
    title: str = "",
) -> Figure:
    """Simulated curves (times, values) beside the desired one, and below it how far they are from it.

    label: of the values, with their unit in parentheses
    """
    figure, (top, bottom) = new_figure(2, 1, title, time=True)
    logarithmic(bottom, "y")
    times = np.asarray(time, float)
    values = np.array([desired(t) for t in times])
    top.plot(times, values, "k--", lw=2, label="desired")
    for name, (t, y) in runs.items():
        t, y = np.asarray(t, float), np.asarray(y, float)
        top.plot(t, y, label=plain(name))
        away = np.abs(y - np.array([desired(x) for x in t]))
        bottom.plot(t[1:], np.maximum(away[1:], 1e-16), label=plain(name))
    margin = 0.5 * max(float(np.ptp(values)), 0.1)
    top.set(ylabel=label, ylim=(values.min() - margin, values.max() + margin))
    bottom.set_ylabel(f"distance {label[label.find('(') :]}")
    legend(top)
    return figure
