"""closedchain simulate MACHINE: forward dynamics over time under actuator forces, constant or of a file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import numpy as np
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
    save_picture,
)
from closedchain.errors import ArgumentError, FileFormatError, UnknownNameError, choose
from closedchain.files.tables import read_table
from closedchain.mechanism.units import deg
from closedchain.types import Array

if TYPE_CHECKING:
    from closedchain.kinematics.state import State
    from closedchain.model import Model
    from closedchain.simulate.inputs import Table
    from closedchain.simulate.run import Run


MOST_ROWS = 2000  # of a file, unless --every says how many


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "simulate four_bar --duration 2 --force crank_motor=6 -o run.csv --plot run.png",
            "simulate four_bar --forces torque.csv --duration 2 --plot run.png",
            "simulate machine.yaml --joint crank=1.2 --velocity crank=3 --step 0.001 --json",
            "simulate four_bar --joint crank=70 --units deg --every 0.01 -o run.csv",
        )
    )(simulate)


def simulate(
    machine: MachineName,
    duration: Annotated[float, typer.Option(help="Duration in s.")] = 1.0,
    force: Annotated[
        list[str] | None, typer.Option(help="Force of an actuator, NAME=VALUE (N, N m); repeat for several.")
    ] = None,
    forces: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Forces over time, a .csv file: a column 'time' (s) and one for every actuator in it."
        ),
    ] = None,
    joint: Annotated[
        list[str] | None, typer.Option(help="Coordinate of a joint at the start, NAME=VALUE (rad, m).")
    ] = None,
    velocity: Annotated[
        list[str] | None, typer.Option(help="Velocity of a joint at the start, NAME=VALUE (rad/s, m/s).")
    ] = None,
    method: MethodName = None,
    integrator: Annotated[
        str | None, typer.Option(help="rk4, dopri5, dop853, symplectic, rosenbrock; with contacts the first three.")
    ] = None,
    step: Annotated[
        float | None, typer.Option(help="Fixed step in s (with contacts and no integrator: time stepping).")
    ] = None,
    every: Annotated[
        float | None, typer.Option(help="Time between samples in s; by default every step, 2000 of them in a file.")
    ] = None,
    units: Annotated[str, typer.Option(help="Angles of joints, given and written: rad or deg.")] = "rad",
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Write samples to a .csv or .nc file.")] = None,
    plot: Plot = None,
    as_json: AsJson = False,
) -> None:
    """Simulate a machine from its assembled start, at rest unless velocities are given.

    Contacts and dry joints of the machine stick and slip by Coulomb's law; contacts open and close.
    """
    from closedchain.model import compile

    check_file("output", output, (".csv", ".nc"))
    check_file("plot", plot, PICTURES)
    if units not in ("rad", "deg"):
        raise ArgumentError(f"--units {units!r}: angles are in rad or deg")
    model = compile(open_machine(machine))
    angle = deg if units == "deg" else 1.0
    start = model.assemble(joints=_in_radians(model, named_values("joint", joint), angle) or None)
    velocities = _in_radians(model, named_values("velocity", velocity), angle)
    start = model.with_velocities(start, joints=dict(velocities)) if velocities else start
    constant = named_values("force", force)
    actuation = constant if forces is None else _forces_over_time(model, forces, constant)
    stepping = "time_stepping" if step is not None and integrator is None and model.mechanism.has_modes else None
    for name, value in (("method", method), ("every", every)):
        if value is not None and stepping:
            raise ArgumentError(
                f"--{name} is not for time stepping; leave out --step for steps under error control, or give "
                "--integrator"
            )
    run = model.simulate(start, duration, actuation, method, integrator, step, output=every, contacts=stepping)
    typer.echo(json.dumps(_data(run, angle), indent=2) if as_json else _report(run, angle))
    if output is not None:
        written = run if every is not None else _thinned(run, MOST_ROWS)
        written.to_csv(output, degrees=units == "deg") if output.suffix == ".csv" else written.to_netcdf(output)
    if plot is not None:
        save_picture(run.plot(), plot)


def _forces_over_time(model: Model, path: Path, constant: dict[str, float]) -> Table:
    """A file's forces, linear between its times; constant ones, or none, of actuators that it does not name."""
    from closedchain.simulate.inputs import Table

    check_file("forces", path, (".csv",))
    names = [actuator.name for actuator in model.system.actuators]
    columns = read_table(path, {"time": "s"})
    if "time" not in columns or len(columns) < 2:
        raise FileFormatError(f"{path}: a column 'time' (s) and columns of actuators are needed; it has {[*columns]}")
    for name in [*constant, *(name for name in columns if name != "time")]:
        if name not in names:
            raise UnknownNameError(f"{path}: {choose('actuator', name, names)}")
        if name in constant and name in columns:
            raise ArgumentError(f"--force {name}: {path} has a column of that name; give one of them")
    times = columns["time"]
    values = [columns.get(name, np.full(times.size, constant.get(name, 0.0))) for name in names]
    try:
        return Table(times, np.column_stack(values))
    except ArgumentError as error:
        raise FileFormatError(f"{path}: {error}") from None


def _in_radians(model: Model, values: dict[str, float], angle: float) -> dict[str, float]:
    """Coordinates or velocities of joints, angles among them converted."""
    turning = {link.name for link in model.system.owners if link.model.rotational == (True,)}
    return {name: value * angle if name in turning else value for name, value in values.items()}


def _thinned(run: Run, most: int) -> Run:
    """The same run with at most so many of its samples, the nearest to an even rate, first and last among them."""
    if len(run) <= most:
        return run
    at = np.searchsorted(run.time, np.linspace(run.time[0], run.time[-1], most)[1:-1])
    rows = np.unique(np.array([0, *at.tolist(), len(run) - 1]))
    return replace(run, samples=run.samples.rows(rows), every_step=False)


# how a run ended
def _data(run: Run, angle: float) -> dict[str, object]:
    """What `_report` says, and the coordinates and velocities of all joints."""
    state = run.state()
    links = [link for link in state.kinematics.system.links if link.model.nv]
    return {
        "time": float(run.time[-1]),
        "samples": len(run),
        "ending": run.ending.message,
        "steps": int(run.statistics["steps"]),
        "notes": run.notes,
        **_energy_data(run),
        **(_contact_data(run) if _has_modes(run) else _loop_data(run)),
        "events": [{"time": event.time, "name": event.name, "kind": event.kind} for event in run.events],
        "coordinates": {link.name: (state.q[link.q] / _angles(link.model.angles, angle)).tolist() for link in links},
        "velocities": {link.name: (state.v[link.v] / _angles(link.model.rotational, angle)).tolist() for link in links},
    }


def _angles(turns: Sequence[bool], angle: float) -> Array:
    """The unit of every number: of angles as asked for, of others 1."""
    return np.where(np.asarray(turns, bool), angle, 1.0)


def _has_modes(run: Run) -> bool:
    return bool(run.contact_names or run.friction_names)


def _energy_data(run: Run) -> dict[str, object]:
    if not run.works:
        return {}
    return {"energy_balance": float(abs(run.energy.balance).max()), "work": float(run.energy.work[-1])}


def _loop_data(run: Run) -> dict[str, object]:
    return {"evaluations": int(run.statistics["evaluations"]), "loop_error": float(run.loop_error.max())}


def _contact_data(run: Run) -> dict[str, object]:
    about: dict[str, object] = {"modes": len({tuple(modes) for modes in run.samples.modes.tolist()})}
    if run.momentum.impulse.size:
        about["momentum_balance"] = float(abs(run.momentum.balance).max())
    if run.works:
        about["impact_losses"] = float(-run.energy.impacts[-1])
        about |= {"contact_losses": float(-run.energy.contacts[-1]), "joint_losses": float(-run.energy.joints[-1])}
    return about


def _report(run: Run, angle: float) -> str:
    """A few lines, and the coordinates of all joints at the end."""
    lines = _contact_lines(run) if _has_modes(run) else _loop_lines(run)
    notes = [f"note             {note}" for note in run.notes]
    return "\n".join([run.ending.message, *lines, *notes, *_coordinates(run.state(), angle)])


def _loop_lines(run: Run) -> list[str]:
    energy, numbers = run.energy, run.statistics
    return [
        f"samples          {len(run)} ({numbers['steps']} steps, {numbers['evaluations']} evaluations, "
        f"{numbers['integrator']}, {numbers['method']})",
        f"loop error       {run.loop_error.max():.2e} m at most",
        f"energy balance   {abs(energy.balance).max():.2e} J at most, work done {energy.work[-1]:.6g} J",
    ]


def _contact_lines(run: Run) -> list[str]:
    kinds = [event.kind for event in run.events]
    counts = [f"{kinds.count(kind)} × {kind}" for kind in ("touchdown", "liftoff", "slip", "stick")]
    lines = [
        f"samples          {len(run)}, in {_contact_data(run)['modes']} modes",
        f"changes          {', '.join(counts)}",
    ]
    if run.works:
        energy, balance = run.energy, abs(run.energy.balance).max()
        lost = ", ".join(
            f"{abs(work[-1]):.6g} J lost in {where}"
            for where, work in (("impacts", energy.impacts), ("contacts", energy.contacts), ("joints", energy.joints))
        )
        lines.append(f"energy balance   {balance:.2e} J at most, {lost}")
    return lines


def _coordinates(state: State, angle: float) -> list[str]:
    links = [link for link in state.kinematics.system.links if link.model.nv]
    values = [state.q[link.q] / _angles(link.model.angles, angle) for link in links]
    return [f"{link.name:<16} {' '.join(f'{x:.9g}' for x in q)}" for link, q in zip(links, values, strict=True)]
