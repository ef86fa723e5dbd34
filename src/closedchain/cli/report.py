"""closedchain report MACHINE: one file about a machine, to be sent."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from closedchain.cli.options import MachineName, check_file, examples, open_machine


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(
        epilog=examples("report delta -o delta.html", "report hexapod --motion motion.yaml --payload 2 -o hexapod.html")
    )(report)


def report(
    machine: MachineName,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", help="The file to write (.html); by default NAME.html.")
    ] = None,
    motion: Annotated[
        Path | None, typer.Option(help="A motion (.yaml, .json, recorded .csv): the motors that it needs.")
    ] = None,
    payload: Annotated[float, typer.Option(help="Mass (kg) of a payload at the platform's origin.")] = 0.0,
) -> None:
    """Write one file about a machine that opens offline in any browser.

    The machine to turn, degrees of freedom, joints and limits, bodies and mass, forces and singularity at home, the
    workspace, stiffness and natural frequencies, motors along a motion, and the description that it was made from.
    """
    from closedchain.mechanism import Payload
    from closedchain.model import compile
    from closedchain.motions import load_motion
    from closedchain.show.machine_report import save_report

    check_file("output", output, (".html",))
    course = None if motion is None else load_motion(motion)
    model = compile(open_machine(machine))
    path = output or Path(f"{model.mechanism.name}.html")
    load = Payload(payload) if payload else None
    typer.echo(f"wrote {save_report(model, model.report(), path, course, load)}")
