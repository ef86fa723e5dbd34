"""How a run ended, as data and to be read: of a simulation, or of a machine that touched and left the ground."""

from __future__ import annotations

from closedchain.kinematics.state import State
from closedchain.simulate.contact.run import EVENT_KINDS, ContactRun
from closedchain.simulate.run import Run


def data(run: Run | ContactRun) -> dict[str, object]:
    """Everything that `report` tells, and the coordinates and velocities of all joints."""
    about = _walk_data(run) if isinstance(run, ContactRun) else _run_data(run)
    state = run.state()
    links = [link for link in state.kinematics.system.links if link.model.nv]
    return {
        "time": float(run.time[-1]),
        "samples": len(run),
        **about,
        "coordinates": {link.name: state.q[link.q].tolist() for link in links},
        "velocities": {link.name: state.v[link.v].tolist() for link in links},
    }


def report(run: Run | ContactRun) -> str:
    """A few lines, and the coordinates of all joints at the end."""
    lines = _walk_lines(run) if isinstance(run, ContactRun) else _run_lines(run)
    return "\n".join([*lines, *_coordinates(run.state())])


def _run_data(run: Run) -> dict[str, object]:
    numbers = run.statistics
    return {
        "ending": run.ending.message,
        "steps": int(numbers["steps"]),
        "evaluations": int(numbers["evaluations"]),
        "loop_error": float(run.loop_error.max()),
        "energy_balance": float(abs(run.energy.balance).max()),
        "work": float(run.energy.work[-1]),
    }


def _run_lines(run: Run) -> list[str]:
    energy, numbers = run.energy, run.statistics
    return [
        run.ending.message,
        f"samples          {len(run)} ({numbers['steps']} steps, {numbers['evaluations']} evaluations, "
        f"{numbers['integrator']}, {numbers['method']})",
        f"loop error       {run.loop_error.max():.2e} m at most",
        f"energy balance   {abs(energy.balance).max():.2e} J at most, work done {energy.work[-1]:.6g} J",
    ]


def _walk_data(run: ContactRun) -> dict[str, object]:
    books = run.books
    return {
        "ending": f"complete at {run.time[-1]:.12g} s",
        "modes": run.modes_seen,
        "energy_balance": float(abs(books.energy_balance).max()),
        "momentum_balance": float(abs(books.momentum_balance).max()),
        "impact_losses": float(-books.impacts[-1]),
        "events": [{"time": event.time, "contact": event.contact, "kind": event.kind} for event in run.events],
    }


def _walk_lines(run: ContactRun) -> list[str]:
    books = run.books
    counts = [f"{sum(event.kind == kind for event in run.events)} × {kind}" for kind in EVENT_KINDS]
    return [
        f"complete at {run.time[-1]:.12g} s",
        f"samples          {len(run)}, contacts in {run.modes_seen} modes",
        f"contacts         {', '.join(counts)}",
        f"energy balance   {abs(books.energy_balance).max():.2e} J at most, {-books.impacts[-1]:.6g} J lost in impacts",
    ]


def _coordinates(state: State) -> list[str]:
    links = [link for link in state.kinematics.system.links if link.model.nv]
    return [f"{link.name:<16} {' '.join(f'{x:.9g}' for x in state.q[link.q])}" for link in links]
