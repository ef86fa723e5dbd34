"""How a run ended, as data and to be read."""

from __future__ import annotations

import numpy as np

from closedchain.kinematics.state import State
from closedchain.simulate.run import Run

KINDS = ("touchdown", "liftoff", "slip", "stick")


def data(run: Run) -> dict[str, object]:
    """Everything that `report` tells, and the coordinates and velocities of all joints."""
    state = run.state()
    links = [link for link in state.kinematics.system.links if link.model.nv]
    return {
        "time": float(run.time[-1]),
        "samples": len(run),
        "ending": run.ending.message,
        "steps": int(run.statistics["steps"]),
        "notes": run.notes,
        **_energy(run),
        **(_contacts(run) if run.contact_names else _loops(run)),
        "events": [{"time": event.time, "name": event.name, "kind": event.kind} for event in run.events],
        "coordinates": {link.name: state.q[link.q].tolist() for link in links},
        "velocities": {link.name: state.v[link.v].tolist() for link in links},
    }


def _energy(run: Run) -> dict[str, object]:
    if not run.works:
        return {}
    return {"energy_balance": float(abs(run.energy.balance).max()), "work": float(run.energy.work[-1])}


def _loops(run: Run) -> dict[str, object]:
    return {"evaluations": int(run.statistics["evaluations"]), "loop_error": float(run.loop_error.max())}


def _contacts(run: Run) -> dict[str, object]:
    about: dict[str, object] = {"modes": modes(run)}
    if run.works:
        about["momentum_balance"] = float(abs(run.momentum.balance).max())
        about["impact_losses"] = float(-run.energy.impacts[-1])
    return about


def modes(run: Run) -> int:
    """How many different modes of the contacts there were."""
    return len(np.unique(run.contact_modes, axis=0))


def report(run: Run) -> str:
    """A few lines, and the coordinates of all joints at the end."""
    lines = _contact_lines(run) if run.contact_names else _loop_lines(run)
    notes = [f"note             {note}" for note in run.notes]
    return "\n".join([run.ending.message, *lines, *notes, *_coordinates(run.state())])


def _loop_lines(run: Run) -> list[str]:
    energy, numbers = run.energy, run.statistics
    return [
        f"samples          {len(run)} ({numbers['steps']} steps, {numbers['evaluations']} evaluations, "
        f"{numbers['integrator']}, {numbers['method']})",
        f"loop error       {run.loop_error.max():.2e} m at most",
        f"energy balance   {abs(energy.balance).max():.2e} J at most, work done {energy.work[-1]:.6g} J",
    ]


def _contact_lines(run: Run) -> list[str]:
    counts = [f"{sum(event.kind == kind for event in run.events)} × {kind}" for kind in KINDS]
    lines = [
        f"samples          {len(run)}, contacts in {modes(run)} modes",
        f"contacts         {', '.join(counts)}",
    ]
    if run.works:
        balance, lost = abs(run.energy.balance).max(), -run.energy.impacts[-1]
        lines.append(f"energy balance   {balance:.2e} J at most, {lost:.6g} J lost in impacts")
    return lines


def _coordinates(state: State) -> list[str]:
    links = [link for link in state.kinematics.system.links if link.model.nv]
    return [f"{link.name:<16} {' '.join(f'{x:.9g}' for x in state.q[link.q])}" for link in links]
