"""closedchain simulate MACHINE: forward dynamics over time under constant actuator forces, with a report."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from closedchain.cli.options import (
    PICTURES,
    AsJson,
    MachineName,
    MethodName,
    Plot,
    check_file,
    examples,
    named_values,
    open_machine,
)
from closedchain.errors import ArgumentError

if TYPE_CHECKING:
    from closedchain.kinematics.state import State
    from closedchain.simulate.contact.run import ContactRun
    from closedchain.simulate.run import Run


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "simulate four_bar --duration 2 --force crank_motor=6 -o run.csv --plot run.png",
            "simulate machine.yaml --joint crank=1.2 --velocity crank=3 --step 0.001 --json",
        )
    )(simulate)


def simulate(
    machine: MachineName,
    duration: Annotated[float, typer.Option(help="Duration in s.")] = 1.0,
    force: Annotated[
        list[str] | None, typer.Option(help="Force of an actuator, NAME=VALUE (N, N m); repeat for several.")
    ] = None,
    joint: Annotated[
        list[str] | None, typer.Option(help="Coordinate of a joint at the start, NAME=VALUE (rad, m).")
    ] = None,
    velocity: Annotated[
        list[str] | None, typer.Option(help="Velocity of a joint at the start, NAME=VALUE (rad/s, m/s).")
    ] = None,
    method: MethodName = None,
    integrator: Annotated[
        str | None, typer.Option(help="rk4, dopri5, dop853, symplectic, rosenbrock or sundials.")
    ] = None,
    step: Annotated[float | None, typer.Option(help="Fixed step in s; by default error control.")] = None,
    every: Annotated[float | None, typer.Option(help="Time between samples in s; by default every step.")] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Write samples to a .csv or .nc file.")] = None,
    plot: Plot = None,
    as_json: AsJson = False,
) -> None:
    """Simulate a machine from its assembled start, at rest unless velocities are given.

    Contacts of the machine stick, slip and separate by Coulomb's law.
    """
    from closedchain.model import compile

    check_file("output", output, (".csv", ".nc"))
    check_file("plot", plot, PICTURES)
    model = compile(open_machine(machine))
    start = model.assemble(joints=named_values("joint", joint) or None)
    velocities = named_values("velocity", velocity)
    start = model.with_velocities(start, joints=dict(velocities)) if velocities else start
    forces = named_values("force", force)
    if model.mechanism.contacts:
        given = {"method": method, "integrator": integrator, "step": step, "every": every}
        run: Run | ContactRun = model.walk(start, duration, forces, **_contact_options(given))
    else:
        run = model.simulate(start, duration, forces, method or "lagrange", integrator, step, output=every)
    typer.echo(json.dumps(_data(run), indent=2) if as_json else _report(run))
    if output is not None:
        run.to_csv(output) if output.suffix == ".csv" else run.to_netcdf(output)
    if plot is not None:
        run.plot().savefig(plot, dpi=150)


def _contact_options(given: dict[str, Any]) -> dict[str, Any]:
    """Options of machines with contacts, which have their own formulation and keep all samples."""
    for name in ("method", "every"):
        if given.pop(name) is not None:
            raise ArgumentError(f"--{name} is not for machines with contacts; --integrator and --step are")
    return {name: value for name, value in given.items() if value is not None}


# how a run ended
def _data(run: Run | ContactRun) -> dict[str, object]:
    """What `_report` says, and the coordinates and velocities of all joints."""
    from closedchain.simulate.contact.run import ContactRun

    about = _contact_data(run) if isinstance(run, ContactRun) else _run_data(run)
    state = run.state()
    links = [link for link in state.kinematics.system.links if link.model.nv]
    return {
        "time": float(run.time[-1]),
        "samples": len(run),
        **about,
        "coordinates": {link.name: state.q[link.q].tolist() for link in links},
        "velocities": {link.name: state.v[link.v].tolist() for link in links},
    }


def _report(run: Run | ContactRun) -> str:
    """A few lines, and the coordinates of all joints at the end."""
    from closedchain.simulate.contact.run import ContactRun

    lines = _contact_lines(run) if isinstance(run, ContactRun) else _run_lines(run)
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


def _contact_data(run: ContactRun) -> dict[str, object]:
    books = run.books
    return {
        "ending": f"complete at {run.time[-1]:.12g} s",
        "modes": run.modes_seen,
        "energy_balance": float(abs(books.energy_balance).max()),
        "momentum_balance": float(abs(books.momentum_balance).max()),
        "impact_losses": float(-books.impacts[-1]),
        "events": [{"time": event.time, "contact": event.contact, "kind": event.kind} for event in run.events],
    }


def _contact_lines(run: ContactRun) -> list[str]:
    from closedchain.simulate.contact.run import EVENT_KINDS

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
