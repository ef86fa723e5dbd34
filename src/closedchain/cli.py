"""The command `closedchain`. Every error the package raises on purpose is one line on standard error, exit status 2."""

from __future__ import annotations

import sys

import typer

from closedchain.commands import agree, check, demo, inverse, library, papers, simulate, stiffness_map, tune_spring
from closedchain.errors import ClosedChainError

app = typer.Typer(
    name="closedchain",
    help="Machines whose links form closed loops: check, simulate, size actuators, map stiffness.",
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
)
agree.register(app)
check.register(app)
demo.register(app)
inverse.register(app)
library.register(app)
papers.register(app)
simulate.register(app)
stiffness_map.register(app)
tune_spring.register(app)


def main() -> None:
    """Run the command line."""
    try:
        app()
    except ClosedChainError as error:
        typer.secho(f"error: {error}", fg="red", err=True)
        sys.exit(2)
