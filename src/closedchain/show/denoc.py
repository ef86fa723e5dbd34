"""Plots of motions in independent coordinates: joints, torques, runs beside what was wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Curves = Mapping[str, ArrayLike]


def plot_joints(time: ArrayLike, angles: Curves, velocities: Curves, accelerations: Curves, title: str = "") -> Figure:
    """Angles, velocities and accelerations of joints over time, one below the other."""
    figure, panels = new_figure(3, title, (7.0, 7.5))
    labels = ("angle (rad)", "rate (rad/s)", "acceleration (rad/s²)")
    for axes, curves, label in zip(panels, (angles, velocities, accelerations), labels, strict=True):
        _curves(axes, time, curves, label)
    return figure


def plot_curves(time: ArrayLike, curves: Curves, label: str, title: str = "") -> Figure:
    """Any quantities over time."""
    figure, (axes,) = new_figure(1, title, (7.0, 4.0))
    _curves(axes, time, curves, label)
    return figure


def plot_runs(
    time: ArrayLike, wanted: Callable[[float], float], runs: Mapping[str, tuple[ArrayLike, ArrayLike]], **labels: str
) -> Figure:
    """Simulated curves (times, values) beside the wanted one, and below it how far they are from it.

    labels: `label` of the values with their unit in parentheses, and a `title`
    """
    label = labels.get("label", "")
    figure, (top, bottom) = new_figure(2, labels.get("title", ""), (7.0, 6.5))
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


def new_figure(rows: int, title: str, size: tuple[float, float], columns: int = 1) -> tuple[Figure, list[Axes]]:
    """A figure with its panels; those in one column share the time."""
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
