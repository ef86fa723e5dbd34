"""closedchain simulate FILE: let a machine move under constant forces, and write, draw or report what happened."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from closedchain.cli.machine import MachineName, open_machine
from closedchain.cli.options import PICTURES, AsJson, MethodName, Plot, check_file, examples, named_values
from closedchain.errors import ArgumentError


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
    duration: Annotated[float, typer.Option(help="How long, in s.")] = 1.0,
    force: Annotated[
        list[str] | None, typer.Option(help="Force of an actuator, NAME=VALUE (N, N m); repeat for several.")
    ] = None,
    joint: Annotated[
        list[str] | None, typer.Option(help="Coordinate of a joint at the start, NAME=VALUE (rad, m).")
    ] = None,
    velocity: Annotated[
        list[str] | None, typer.Option(help="Rate of a joint at the start, NAME=VALUE (rad/s, m/s).")
    ] = None,
    method: MethodName = None,
    integrator: Annotated[
        str | None, typer.Option(help="rk4, dopri5, dop853, symplectic, rosenbrock; with contacts rk4, moreau.")
    ] = None,
    step: Annotated[float | None, typer.Option(help="Fixed step in s; error control without.")] = None,
    every: Annotated[float | None, typer.Option(help="Keep a sample every so many s; all steps without.")] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Write samples to a .csv or .nc file.")] = None,
    plot: Plot = None,
    as_json: AsJson = False,
) -> None:
    """Simulate a machine from its assembled start, at rest unless velocities are given.

    Feet and other contacts of a machine that has some touch, stick, slip and lift off as they must.
    """
    from closedchain.cli.endings import data, report
    from closedchain.model import compile

    check_file("output", output, (".csv", ".nc"))
    check_file("plot", plot, PICTURES)
    model = compile(open_machine(machine))
    start = model.assemble(joints=named_values("joint", joint) or None)
    velocities = named_values("velocity", velocity)
    start = model.with_velocities(start, joints=dict(velocities)) if velocities else start
    forces = named_values("force", force)
    for name, value in (("method", method), ("every", every)):
        if value is not None and model.mechanism.contacts:
            raise ArgumentError(f"--{name} is not for machines with contacts; --integrator and --step are")
    run = model.simulate(start, duration, forces, method, integrator, step, output=every)
    typer.echo(json.dumps(data(run), indent=2) if as_json else report(run))
    if output is not None:
        run.to_csv(output) if output.suffix == ".csv" else run.to_netcdf(output)
    if plot is not None:
        run.plot().savefig(plot, dpi=150)
