"""A run as a figure: coordinates, actuator forces and energies over time; contacts, their forces and balances."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from closedchain.show.style import Curve, by_unit, legend, logarithmic, new_figure, plain

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from closedchain.simulate.run import Run

MOST_LINES = 8
MODE_COLOURS = {1: "#3a9a5b", 2: "#c8453d"}  # sticks, slips
QUANTITIES = {"rad": "angle", "m": "length", "1": "coordinate", "N": "force", "N m": "torque"}


def plot_run(run: Run, *names: str) -> Figure:
    """Panels over time; `names` are joints, by default those that are driven (else those of the tree)."""
    modes = run.contact_names or run.friction_names
    return _with_modes(run, names) if modes else _without_modes(run, names or _default_joints(run))


def _without_modes(run: Run, names: tuple[str, ...] | list[str]) -> Figure:
    groups = [*by_unit(_coordinates(run, names)).items(), *by_unit(_forces(run)).items()]
    figure, panels = new_figure(len(groups) + 1, time=True)
    for axes, (unit, curves) in zip(panels, groups, strict=False):
        _curves(axes, run, unit, curves)
    _energies(panels[-1], run)
    panels[0].set_title(plain(f"{run.machine.kinematics.system.mechanism.name}: {run.ending.message}"))
    for event in run.events:
        for axes in panels:
            axes.axvline(event.time, color="0.6", linewidth=0.8, linestyle=":")
    return figure


def _with_modes(run: Run, names: tuple[str, ...]) -> Figure:
    """What sticks and slips, its forces, heights of floating bodies (or joints), balances where work was kept."""
    shown = _coordinates(run, names) if names else _heights(run) or _coordinates(run, _default_joints(run))
    groups, floats = [*by_unit(_friction(run)).items(), *by_unit(shown).items()], bool(run.momentum.impulse.size)
    touch = int(bool(run.contact_names))
    figure, panels = new_figure(1 + touch + len(groups) + bool(run.works) + floats, time=True)
    _modes(panels[0], run)
    if touch:
        _contact_forces(panels[1], run)
    for axes, (unit, curves) in zip(panels[1 + touch :], groups, strict=False):
        _curves(axes, run, unit, curves)
    if run.works:
        _energy_balance(panels[-1 - floats], run)
    if floats:
        _momentum_balance(panels[-1], run)
    return figure


def _default_joints(run: Run) -> list[str]:
    system = run.machine.kinematics.system
    driven = list(dict.fromkeys(actuator.joint for actuator in system.actuators))
    return (driven or [link.name for link in system.links])[:MOST_LINES]


def _coordinates(run: Run, names: tuple[str, ...] | list[str]) -> list[Curve]:
    """Of joints, by column where a joint has several."""
    system, found = run.machine.kinematics.system, []
    for name in names:
        values = run[name]
        columns = [values] if values.ndim == 1 else list(values.T)
        model = system.element(name).model
        for i, column in enumerate(columns):
            found.append((name if len(columns) == 1 else f"{name}[{i}]", _unit(model, i), column))
    return found


def _unit(model: Any, i: int) -> str:
    """Of a joint's coordinate: an angle, a part of a quaternion (they come first), or a length."""
    if (model.angles or model.rotational)[i]:
        return "rad"
    return "1" if model.nq > model.nv and i < 4 else "m"


def _forces(run: Run) -> list[Curve]:
    system = run.machine.kinematics.system
    rotates = [system.element(actuator.joint).model.rotational[0] for actuator in system.actuators]
    columns = zip(run.actuator_names, rotates, run.forces.T, strict=True)
    return [(name, "N m" if rotary else "N", values) for name, rotary, values in columns]


def _heights(run: Run) -> list[Curve]:
    """Of bodies that float."""
    floating = [link for link in run.machine.kinematics.system.links if link.parent < 0 and link.model.nv == 6]
    return [(f"height of {link.body.name}", "m", run.body(link.body.name).position[:, 2]) for link in floating]


def _curves(axes: Axes, run: Run, unit: str, curves: list[Curve]) -> None:
    for name, _, values in curves:
        axes.plot(run.time, values, label=plain(name))
    axes.set_ylabel(f"{QUANTITIES.get(unit, 'value')} ({unit})")
    legend(axes, 2 if len(curves) < 7 else 3)


def _energies(axes: Axes, run: Run) -> None:
    energy = run.energy
    axes.plot(run.time, energy.kinetic, label="kinetic")
    axes.plot(run.time, energy.potential - energy.potential[0], label="potential, from the start")
    axes.plot(run.time, energy.work, label="work done", linestyle="--")
    axes.plot(run.time, energy.total - energy.total[0] - energy.work, label="balance", color="black", linewidth=0.8)
    axes.set_ylabel("energy (J)")
    legend(axes, 2)


def _modes(axes: Axes, run: Run) -> None:
    names, modes = (*run.contact_names, *run.friction_names), run.samples.modes
    for i, column in enumerate(modes.T):
        for mode, colour in MODE_COLOURS.items():
            axes.fill_between(run.time, i - 0.4, i + 0.4, where=column == mode, color=colour, step="post")
    axes.set(yticks=range(len(names)), yticklabels=list(map(plain, names)))
    name = run.machine.kinematics.system.mechanism.name
    what = " and ".join(["contacts"] * bool(run.contact_names) + ["joints"] * bool(run.friction_names))
    axes.set_title(plain(f"{name}: sticking (green) and slipping (red) {what}"))


def _friction(run: Run) -> list[Curve]:
    """Of dry joints."""
    dry = zip(run.machine.system.dry, run.friction_forces.T, strict=True)
    return [(f"friction in {joint.name}", "N m" if joint.turns else "N", values) for joint, values in dry]


def _contact_forces(axes: Axes, run: Run) -> None:
    for name in run.contact_names:
        axes.plot(run.time, run.contact_force(name)[:, 2], lw=0.8, label=plain(name))
    axes.set(ylabel="normal force (N)", ylim=(0, None))
    legend(axes, 4)


def _energy_balance(axes: Axes, run: Run) -> None:
    """How far it is off."""
    logarithmic(axes, "y")
    axes.plot(run.time, np.abs(run.energy.balance) + 1e-17, label="energy balance")
    axes.set(ylabel="error (J)")
    legend(axes)


def _momentum_balance(axes: Axes, run: Run) -> None:
    """The same by its parts, in the legend's units."""
    logarithmic(axes, "y")
    off = np.abs(run.momentum.balance) + 1e-17
    axes.plot(run.time, off[:, :3].max(axis=1), label="angular momentum (N m s)")
    axes.plot(run.time, off[:, 3:].max(axis=1), label="momentum (N s)")
    axes.set(ylabel="error, see legend")
    legend(axes)
