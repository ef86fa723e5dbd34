"""closedchain inverse FILE --motion MOTION: what the actuators must do for a motion."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from closedchain.commands.machine import open_machine
from closedchain.errors import ArgumentError


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(inverse)


def inverse(
    machine: Annotated[str, typer.Argument(help="A machine file (.yaml, .json) or the name of a library machine.")],
    motion: Annotated[Path, typer.Option(help="A motion file (.yaml, .json) or a recorded table (.csv).")],
    output: Annotated[Path, typer.Option("-o", "--output", help="Table of forces and powers to write (.csv).")] = Path(
        "forces.csv"
    ),
    plot: Annotated[bool, typer.Option("--plot", help="Also draw forces and powers, beside the table (.png).")] = False,
    rate: Annotated[float, typer.Option(help="Samples per second.")] = 1000.0,
    payload: Annotated[float, typer.Option(help="Mass (kg) carried at the platform's origin.")] = 0.0,
    smoothing: Annotated[
        float, typer.Option(help="Noise of a recorded table to iron out: standard deviation in m or rad.")
    ] = 0.0,
    method: Annotated[str | None, typer.Option(help="Formulation; left out: what suits the machine.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only check reach, limits and singularities.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the table to choose actuators by as JSON.")] = False,
) -> None:
    """Forces and powers of the actuators along a motion: a table to choose actuators by, and a file of all samples."""
    from closedchain.compiled import compile
    from closedchain.mechanism import Payload
    from closedchain.motion import load_motion

    if output.suffix != ".csv":
        raise ArgumentError(f"output {str(output)!r}: the name must end in .csv")
    model, course = compile(open_machine(machine)), load_motion(motion, smoothing)
    found = model.check_motion(course)
    if check:
        typer.echo(str(found))
        raise typer.Exit(0 if found.ok else 2)
    load = Payload(payload) if payload else None
    answer = model.inverse_dynamics_along(course, rate=rate, payload=load, method=method)
    typer.echo(json.dumps(asdict(answer.sizing), indent=2) if as_json else str(answer.sizing))
    say = _silent if as_json else typer.echo
    if found.parallel is not None:
        say(f"nearest to a singularity: {found.parallel.value:.4g} at t = {found.parallel.time:.4g} s")
    say(f"power balance: {answer.power_error:.2e} of the largest power")
    say(f"wrote {answer.to_csv(output)}")
    if plot:
        from closedchain.show.forces import plot_forces

        picture = output.with_suffix(".png")
        plot_forces(answer, model.mechanism.name).savefig(picture, dpi=150)
        say(f"wrote {picture}")


def _silent(text: str) -> None:
    return None
