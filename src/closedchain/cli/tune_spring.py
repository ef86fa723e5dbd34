"""closedchain tune-spring MACHINE: loop error and cost against the stiffness of virtual springs."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from closedchain.cli.options import (
    PICTURES,
    AsJson,
    MachineName,
    Plot,
    check_file,
    examples,
    named_values,
    open_machine,
    save_picture,
)


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("tune-spring", epilog=examples("tune-spring four_bar --force crank_motor=6 --plot study.png"))(
        tune_spring
    )


def tune_spring(
    machine: MachineName,
    at: Annotated[float, typer.Option("--time", help="Time (s) at which the loop error is evaluated.")] = 0.1,
    force: Annotated[list[str] | None, typer.Option(help="Constant force of an actuator, NAME=VALUE.")] = None,
    stiffness: Annotated[list[float] | None, typer.Option(help="Stiffness to try (N/m); repeat for several.")] = None,
    damping: Annotated[float | None, typer.Option(help="Damping (N s/m); by default a ratio of about 0.7.")] = None,
    error: Annotated[float, typer.Option(help="Loop error (m) of the automatic choice.")] = 1e-5,
    plot: Plot = None,
    as_json: AsJson = False,
) -> None:
    """Simulate with virtual springs of several stiffnesses in place of cut joints, and print the automatic choice."""
    from closedchain.dynamics.virtual_spring import VirtualSpring
    from closedchain.model import compile

    check_file("plot", plot, PICTURES)
    model = compile(open_machine(machine))
    state = model.assemble()
    study = VirtualSpring().tune(
        model, state, named_values("force", force), stiffness or None, "auto" if damping is None else damping, at
    )
    choice = VirtualSpring(error=error).choice(model)
    if plot is not None:
        from closedchain.show.virtual_spring import plot_spring_study

        save_picture(plot_spring_study(study), plot)
    typer.echo(json.dumps(study.rows(), indent=2) if as_json else f"{study}\nautomatic: {choice}")
