"""A run as a figure: coordinates, actuator forces and energies over time; contacts, their forces and balances."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from closedchain.show.style import legend, new_figure

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from closedchain.simulate.run import Run

MOST_LINES = 8
MODE_COLOURS = {1: "tab:green", 2: "tab:red"}  # sticks, slips


def plot_run(run: Run, *names: str) -> Figure:
    """Panels over time; `names` are joints, by default those that are driven (else those of the tree)."""
    return _with_contacts(run, names) if run.contact_names else _without_contacts(run, names or _default_joints(run))


def _without_contacts(run: Run, names: tuple[str, ...] | list[str]) -> Figure:
    figure, panels = new_figure(3, time=True)
    _coordinates(panels[0], run, names)
    _forces(panels[1], run)
    _energies(panels[2], run)
    panels[0].set_title(f"{run.machine.kinematics.system.mechanism.name}: {run.ending.message}", fontsize="medium")
    for event in run.events:
        for axes in panels:
            axes.axvline(event.time, color="0.6", linewidth=0.8, linestyle=":")
    return figure


def _with_contacts(run: Run, names: tuple[str, ...]) -> Figure:
    """Contacts, normal forces, heights of floating bodies (or joints), and the balances where work was kept."""
    figure, panels = new_figure(4 if run.works else 3, time=True)
    _contact_modes(panels[0], run)
    _contact_forces(panels[1], run)
    if names:
        _coordinates(panels[2], run, names)
    else:
        _heights(panels[2], run)
    if run.works:
        _balances(panels[3], run)
    return figure


def _default_joints(run: Run) -> list[str]:
    system = run.machine.kinematics.system
    driven = list(dict.fromkeys(actuator.joint for actuator in system.actuators))
    return (driven or [link.name for link in system.links])[:MOST_LINES]


def _coordinates(axes: Axes, run: Run, names: tuple[str, ...] | list[str]) -> None:
    for name in names:
        values = run[name]
        columns = [values] if values.ndim == 1 else list(values.T)
        for i, column in enumerate(columns):
            axes.plot(run.time, column, label=name if len(columns) == 1 else f"{name}[{i}]")
    axes.set_ylabel("coordinate (rad, m)")
    legend(axes, 2)


def _forces(axes: Axes, run: Run) -> None:
    for name, values in zip(run.actuator_names, run.forces.T, strict=True):
        axes.plot(run.time, values, label=name)
    axes.set_ylabel("actuator force (N, N m)")
    legend(axes, 2)


def _energies(axes: Axes, run: Run) -> None:
    energy = run.energy
    axes.plot(run.time, energy.kinetic, label="kinetic")
    axes.plot(run.time, energy.potential - energy.potential[0], label="potential, from the start")
    axes.plot(run.time, energy.work, label="work done", linestyle="--")
    axes.plot(run.time, energy.total - energy.total[0] - energy.work, label="balance", color="black", linewidth=0.8)
    axes.set_ylabel("energy (J)")
    legend(axes, 2)


def _contact_modes(axes: Axes, run: Run) -> None:
    for i, modes in enumerate(run.contact_modes.T):
        for mode, colour in MODE_COLOURS.items():
            axes.fill_between(run.time, i - 0.4, i + 0.4, where=modes == mode, color=colour, step="post")
    axes.set(yticks=range(len(run.contact_names)), yticklabels=run.contact_names)
    axes.set_title(f"{run.machine.kinematics.system.mechanism.name}: sticking (green) and slipping (red) contacts")


def _contact_forces(axes: Axes, run: Run) -> None:
    for name in run.contact_names:
        axes.plot(run.time, run.contact_force(name)[:, 2], lw=0.8, label=name)
    axes.set(ylabel="normal force (N)", ylim=(0, None))
    legend(axes, 4)


def _heights(axes: Axes, run: Run) -> None:
    for link in run.machine.kinematics.system.links:
        if link.parent < 0 and link.model.nv == 6:
            axes.plot(run.time, run.body(link.body.name).position[:, 2], label=link.body.name)
    axes.set(ylabel="height (m)")
    legend(axes)


def _balances(axes: Axes, run: Run) -> None:
    axes.semilogy(run.time, np.abs(run.energy.balance) + 1e-17, label="energy (J)")
    axes.semilogy(run.time, np.abs(run.momentum.balance).max(axis=1) + 1e-17, label="momentum (N s, N m s)")
    axes.set(ylabel="error of the balance")
    legend(axes)
