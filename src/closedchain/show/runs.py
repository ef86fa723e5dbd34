"""A run as a figure: coordinates, actuator forces and energies over time."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from closedchain.simulate.run import Run

MOST_LINES = 8


def plot_run(run: Run, *names: str) -> Figure:
    """Three panels over time; `names` are joints, by default those that are driven (else those of the tree)."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 8), layout="constrained")
    top, middle, bottom = figure.subplots(3, 1, sharex=True)
    _coordinates(top, run, names or _usual(run))
    _forces(middle, run)
    _energies(bottom, run)
    bottom.set_xlabel("time (s)")
    top.set_title(f"{run.observer.kinematics.system.mechanism.name}: {run.ending.message}", fontsize="medium")
    for time, _ in run.events:
        for axes in (top, middle, bottom):
            axes.axvline(time, color="0.6", linewidth=0.8, linestyle=":")
    return figure


def _usual(run: Run) -> list[str]:
    system = run.observer.kinematics.system
    driven = list(dict.fromkeys(actuator.joint for actuator in system.actuators))
    return (driven or [link.name for link in system.links])[:MOST_LINES]


def _coordinates(axes: Axes, run: Run, names: tuple[str, ...] | list[str]) -> None:
    for name in names:
        values = run[name]
        columns = [values] if values.ndim == 1 else list(values.T)
        for i, column in enumerate(columns):
            axes.plot(run.time, column, label=name if len(columns) == 1 else f"{name}[{i}]")
    axes.set_ylabel("coordinate (rad, m)")
    _legend(axes)


def _forces(axes: Axes, run: Run) -> None:
    for actuator, values in zip(run.observer.kinematics.system.actuators, run.forces.T, strict=True):
        axes.plot(run.time, values, label=actuator.name)
    axes.set_ylabel("actuator force (N, N m)")
    _legend(axes)


def _energies(axes: Axes, run: Run) -> None:
    energy = run.energy
    base = energy.total[0]
    axes.plot(run.time, energy.kinetic, label="kinetic")
    axes.plot(run.time, energy.potential - energy.potential[0], label="potential, from the start")
    axes.plot(run.time, energy.work, label="work done", linestyle="--")
    axes.plot(run.time, energy.total - base - energy.work, label="balance", color="black", linewidth=0.8)
    axes.set_ylabel("energy (J)")
    _legend(axes)


def _legend(axes: Axes) -> None:
    if axes.get_legend_handles_labels()[0]:
        axes.legend(fontsize="small", ncols=2)
    axes.grid(alpha=0.3)
