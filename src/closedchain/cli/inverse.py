"""closedchain inverse MACHINE --motion FILE: forces and powers of the actuators along a motion."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from closedchain.cli.options import (
    PICTURES,
    AsJson,
    MachineName,
    MethodName,
    Plot,
    check_file,
    examples,
    open_machine,
    save_picture,
)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples(
            "inverse hexapod --motion motion.yaml -o forces.csv --plot forces.png",
            "inverse hexapod --motion recorded.csv --smoothing 1e-4 --payload 2 --json",
            "inverse hexapod --motion motion.yaml --check",
        )
    )(inverse)


def inverse(
    machine: MachineName,
    motion: Annotated[Path, typer.Option(help="A motion file (.yaml, .json) or a recorded table (.csv).")],
    output: Annotated[Path, typer.Option("-o", "--output", help="Table of forces and powers to write (.csv).")] = Path(
        "forces.csv"
    ),
    plot: Plot = None,
    rate: Annotated[float, typer.Option(help="Samples per second.")] = 1000.0,
    payload: Annotated[float, typer.Option(help="Mass (kg) of a payload at the platform's origin.")] = 0.0,
    smoothing: Annotated[
        float, typer.Option(help="Noise of a recorded table to smooth: standard deviation in m or rad.")
    ] = 0.0,
    method: MethodName = None,
    check: Annotated[
        bool, typer.Option("--check", help="Only check reach, limits and singularities; exit status 1 if it fails.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Forces and powers of the actuators along a motion: a table to choose actuators by, and a file of all samples."""
    from closedchain.mechanism import Payload
    from closedchain.model import compile
    from closedchain.motions import load_motion

    check_file("output", output, (".csv",))
    check_file("plot", plot, PICTURES)
    model, course = compile(open_machine(machine)), load_motion(motion, smoothing)
    found = model.check_motion(course)
    if check:
        typer.echo(json.dumps(asdict(found) | {"ok": found.ok}, indent=2) if as_json else str(found))
        raise typer.Exit(0 if found.ok else 1)
    load = Payload(payload) if payload else None
    answer = model.inverse_dynamics_along(course, rate=rate, payload=load, method=method)
    typer.echo(json.dumps(asdict(answer.sizing), indent=2) if as_json else str(answer.sizing))
    say = _silent if as_json else typer.echo
    if found.parallel is not None:
        least = f"{found.parallel.value:.4g} at t = {found.parallel.time:.4g} s"
        say(f"least motion of the actuators (0 in a singularity): {least}")
    say(f"power balance: {answer.power_error:.2e} of the largest power")
    say(f"wrote {answer.to_csv(output)}")
    if plot is not None:
        from closedchain.show.forces import plot_forces

        save_picture(plot_forces(answer, model.mechanism.name), plot)
        say(f"wrote {plot}")


def _silent(text: str) -> None:
    return None
