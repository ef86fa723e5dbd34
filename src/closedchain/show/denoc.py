"""Plots of motions in independent coordinates: joints, torques, runs beside what was wanted; cost of the recursion."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from closedchain.dynamics.denoc.cost import Cost

Curves = Mapping[str, ArrayLike]


def plot_joints(time: ArrayLike, angles: Curves, velocities: Curves, accelerations: Curves, title: str = "") -> Figure:
    """Angles, velocities and accelerations of joints over time, one below the other."""
    figure, panels = _figure(3, title, (7.0, 7.5))
    labels = ("angle (rad)", "rate (rad/s)", "acceleration (rad/s²)")
    for axes, curves, label in zip(panels, (angles, velocities, accelerations), labels, strict=True):
        _curves(axes, time, curves, label)
    return figure


def plot_curves(time: ArrayLike, curves: Curves, label: str, title: str = "") -> Figure:
    """Any quantities over time."""
    figure, (axes,) = _figure(1, title, (7.0, 4.0))
    _curves(axes, time, curves, label)
    return figure


def plot_runs(
    time: ArrayLike, wanted: Callable[[float], float], runs: Mapping[str, tuple[ArrayLike, ArrayLike]], **labels: str
) -> Figure:
    """Simulated curves (times, values) beside the wanted one, and below it how far they are from it.

    labels: `label` of the values with their unit in parentheses, and a `title`
    """
    label = labels.get("label", "")
    figure, (top, bottom) = _figure(2, labels.get("title", ""), (7.0, 6.5))
    times = np.asarray(time, float)
    values = np.array([wanted(t) for t in times])
    top.plot(times, values, "k--", lw=2, label="wanted")
    for name, (t, y) in runs.items():
        t, y = np.asarray(t, float), np.asarray(y, float)
        top.plot(t, y, label=name)
        away = np.abs(y - np.array([wanted(x) for x in t]))
        bottom.semilogy(t[1:], np.maximum(away[1:], 1e-16), label=name)
    margin = 0.5 * max(float(np.ptp(values)), 0.1)
    top.set(ylabel=label, ylim=(values.min() - margin, values.max() + margin))
    bottom.set(xlabel="time (s)", ylabel=f"distance from wanted {label[label.find('(') :]}")
    top.legend()
    return figure


def plot_instability(time: ArrayLike, squares: Curves, title: str = "") -> Figure:
    """λ² of small deviations from a motion: positive values grow like an inverted pendulum."""
    figure = plot_curves(time, squares, "λ² (1/s²)", title)
    figure.axes[0].axhline(0.0, color="k", lw=0.8)
    return figure


def plot_cost(longer: Sequence[Cost] | None = None, more: Sequence[Cost] | None = None) -> Figure:
    """Operations against joints per leg (two legs) and against legs, with the straight lines fitted to them.

    By default for 2 to 12 joints and 2 to 12 legs, which takes some seconds to count.
    """
    from closedchain.dynamics.denoc.cost import by_joints, by_legs, fit

    longer = by_joints() if longer is None else longer
    more = by_legs() if more is None else more
    figure, panels = _figure(1, "Operations of the recursion", (9.5, 4.0), columns=2)
    names = ("joints per leg m", "legs n")
    for axes, costs, name in zip(panels, (longer, more), names, strict=True):
        sizes = [cost.joints if costs is longer else cost.legs for cost in costs]
        for kind, marker in (("inverse", "o"), ("forward", "s")):
            counts = [getattr(cost, kind) for cost in costs]
            line = fit(sizes, counts)
            (points,) = axes.plot(sizes, counts, marker, label=f"{kind}: {line.slope:.0f} each, off {line.off:.1%}")
            axes.plot(sizes, line.start + line.slope * np.array(sizes), "-", color=points.get_color(), lw=1)
        axes.set(xlabel=name, ylabel="operations", ylim=(0, None))
        axes.legend()
    return figure


def _figure(rows: int, title: str, size: tuple[float, float], columns: int = 1) -> tuple[Figure, list[Axes]]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=size, layout="constrained")
    grid = figure.subplots(rows, columns, squeeze=False, sharex=columns == 1)
    panels: list[Axes] = list(grid.ravel())
    for axes in panels:
        axes.grid(True, alpha=0.3)
    if title:
        figure.suptitle(title)
    if columns == 1:
        panels[-1].set_xlabel("time (s)")
    return figure, panels


def _curves(axes: Axes, time: ArrayLike, curves: Curves, label: str) -> None:
    for name, values in curves.items():
        axes.plot(np.asarray(time, float), np.asarray(values, float), label=name)
    axes.set_ylabel(label)
    axes.legend()
