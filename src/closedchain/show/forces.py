"""Plots of inverse dynamics: forces and powers over time, working points of the actuators, reactions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from closedchain.errors import ArgumentError
from closedchain.inverse.result import InverseDynamics

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from closedchain.types import Array

STYLES = ("-", "--", "-.", ":")


def plot_forces(answer: InverseDynamics, title: str = "") -> Figure:
    """Forces of all actuators over time, and their powers below."""
    figure, (top, bottom) = _figure(2, 1, (7.5, 6.5), title)
    _over_time(top, answer, answer.forces, f"force ({_units(answer)})")
    _over_time(bottom, answer, answer.powers, "power (W)")
    bottom.plot(_times(answer), answer.powers.sum(axis=1), color="0.4", lw=1, label="together")
    bottom.set_xlabel("time (s)")
    _legend(top)
    _legend(bottom)
    return figure


def plot_one(answer: InverseDynamics, what: str = "forces", title: str = "") -> Figure:
    """Only the forces, or only the powers, over time."""
    if what not in ("forces", "powers"):
        raise ArgumentError(f"what must be 'forces' or 'powers', not {what!r}")
    figure, (axes,) = _figure(1, 1, (7.0, 4.2), title)
    values, label = (answer.forces, f"force ({_units(answer)})") if what == "forces" else (answer.powers, "power (W)")
    _over_time(axes, answer, values, label)
    axes.set_xlabel("time (s)")
    _legend(axes)
    return figure


def plot_working_points(answer: InverseDynamics, title: str = "") -> Figure:
    """Force against rate of every actuator: what is laid into a motor's or cylinder's characteristic."""
    figure, (axes,) = _figure(1, 1, (6.5, 5.0), title)
    for k, name in enumerate(answer.names):
        axes.plot(answer.velocities[:, k], answer.forces[:, k], STYLES[k % 4], label=name, lw=1.5)
    turning = "N m" in answer.units
    axes.set(xlabel="rate (rad/s)" if turning else "speed (m/s)", ylabel=f"force ({_units(answer)})")
    _legend(axes)
    return figure


def plot_reactions(answer: InverseDynamics, joints: tuple[str, ...], title: str = "") -> Figure:
    """Sizes of force and moment that joints carry; where sharing decides them, the curve is dashed."""
    figure, (top, bottom) = _figure(2, 1, (7.5, 6.0), title)
    for joint in joints:
        wrench, unique = answer.reactions[joint], answer.unique[joint]
        for axes, part in ((top, slice(3, 6)), (bottom, slice(0, 3))):
            style = "-" if unique[:, part].all() else "--"
            axes.plot(_times(answer), np.linalg.norm(wrench[:, part], axis=1), style, label=joint)
    top.set_ylabel("force (N)")
    bottom.set(ylabel="moment (N m)", xlabel="time (s)")
    _legend(top)
    return figure


def _over_time(axes: Axes, answer: InverseDynamics, values: Array, label: str) -> None:
    times = _times(answer)
    for count, columns in enumerate(_alike(values)):
        names = ", ".join(answer.names[k] for k in columns)
        axes.plot(times, values[:, columns[0]], STYLES[count % 4], label=names, lw=1.6)
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


def _units(answer: InverseDynamics) -> str:
    return ", ".join(dict.fromkeys(answer.units))


def _legend(axes: Axes) -> None:
    axes.legend(loc="center left", bbox_to_anchor=(1.01, 0.5), frameon=False)


def _figure(rows: int, columns: int, size: tuple[float, float], title: str) -> tuple[Figure, list[Axes]]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=size, layout="constrained")
    axes = [figure.add_subplot(rows, columns, k + 1) for k in range(rows * columns)]
    for one in axes:
        one.grid(alpha=0.3)
    if title:
        figure.suptitle(title)
    return figure, axes
