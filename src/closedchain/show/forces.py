"""Plots of inverse dynamics: forces and powers over time, working points of the actuators, reactions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from closedchain.errors import ArgumentError
from closedchain.inverse.result import InverseDynamics
from closedchain.show.style import legend, new_figure, plain

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from closedchain.types import Array

STYLES = ("-", "--", "-.", ":")


def plot_forces(answer: InverseDynamics, title: str = "") -> Figure:
    """Forces of all actuators over time, and their powers below."""
    groups = _by_unit(answer)
    figure, panels = new_figure(len(groups) + 1, 1, title, time=True)
    for axes, (label, columns) in zip(panels, groups, strict=False):
        _over_time(axes, answer, answer.forces, label, columns)
    bottom = panels[-1]
    _over_time(bottom, answer, answer.powers, "power (W)")
    bottom.plot(_times(answer), answer.powers.sum(axis=1), color="0.4", lw=1, label="sum")
    for axes in panels:
        legend(axes, outside=True)
    return figure


def plot_one(answer: InverseDynamics, what: str = "forces", title: str = "") -> Figure:
    """Only the forces, or only the powers, over time."""
    if what not in ("forces", "powers"):
        raise ArgumentError(f"what must be 'forces' or 'powers', not {what!r}")
    every = list(range(len(answer.names)))
    groups = _by_unit(answer) if what == "forces" else [("power (W)", every)]
    figure, panels = new_figure(len(groups), 1, title, time=True)
    for axes, (label, columns) in zip(panels, groups, strict=True):
        _over_time(axes, answer, getattr(answer, what), label, columns)
        legend(axes, outside=True)
    return figure


def plot_working_points(answer: InverseDynamics, title: str = "") -> Figure:
    """Force against velocity of every actuator, to lay into a motor's or cylinder's characteristic."""
    groups = _by_unit(answer)
    figure, panels = new_figure(len(groups), 1, title)
    for axes, (label, columns) in zip(panels, groups, strict=True):
        for k in columns:
            axes.plot(answer.velocities[:, k], answer.forces[:, k], STYLES[k % 4], label=plain(answer.names[k]))
        axes.set(xlabel="velocity (rad/s)" if "N m" in label else "velocity (m/s)", ylabel=label)
        legend(axes, outside=True)
    return figure


def plot_reactions(answer: InverseDynamics, joints: tuple[str, ...], title: str = "") -> Figure:
    """Sizes of force and moment that joints carry; where the force distribution decides them, the curve is dashed."""
    figure, (top, bottom) = new_figure(2, 1, title, time=True)
    for joint in joints:
        wrench, unique = answer.reactions[joint], answer.unique[joint]
        for axes, part in ((top, slice(3, 6)), (bottom, slice(0, 3))):
            style = "-" if unique[:, part].all() else "--"
            axes.plot(_times(answer), np.linalg.norm(wrench[:, part], axis=1), style, label=plain(joint))
    top.set_ylabel("force (N)")
    bottom.set(ylabel="moment (N m)")
    legend(top, outside=True)
    return figure


def _over_time(axes: Axes, answer: InverseDynamics, values: Array, label: str, own: list[int] | None = None) -> None:
    """Some columns, by default all, each group of equal ones once."""
    times, own = _times(answer), list(range(len(answer.names))) if own is None else own
    for count, columns in enumerate(_alike(values[:, own])):
        names = ", ".join(answer.names[own[k]] for k in columns)
        axes.plot(times, values[:, own[columns[0]]], STYLES[count % 4], label=plain(names))
    axes.set_ylabel(label)
    axes.margins(x=0)


def _alike(values: Array) -> list[list[int]]:
    """Columns in groups that would be drawn on top of each other."""
    width = 1e-3 * max(float(np.ptp(values)), 1e-12)
    groups: list[list[int]] = []
    for k in range(values.shape[1]):
        same = [group for group in groups if np.abs(values[:, group[0]] - values[:, k]).max() < width]
        same[0].append(k) if same else groups.append([k])
    return groups


def _times(answer: InverseDynamics) -> Array:
    if answer.times is None:
        raise ArgumentError("one state has nothing to plot over time; use inverse_dynamics_along")
    return answer.times


def _by_unit(answer: InverseDynamics) -> list[tuple[str, list[int]]]:
    """Axis label and columns of the actuators that push, and of those that rotate."""
    words = {"N": "force (N)", "N m": "torque (N m)"}
    return [
        (words[unit], [k for k, own in enumerate(answer.units) if own == unit]) for unit in dict.fromkeys(answer.units)
    ]
