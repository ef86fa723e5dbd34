"""closedchain library: list the ready machines, export one as a file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(library)


def library(
    name: Annotated[str | None, typer.Argument(help="A machine to export; left out: list all.")] = None,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="File to write (.yaml or .json).")] = None,
) -> None:
    """List the library's machines, or write one of them as a file to start from."""
    from closedchain.commands.machine import open_machine
    from closedchain.library import machines
    from closedchain.mechanism import save

    if name is None:
        for machine, make in machines().items():
            typer.echo(f"{machine:<22} {(make.__doc__ or '').strip().splitlines()[0]}")
        return
    path = save(open_machine(name), output or Path(f"{name}.yaml"))
    typer.echo(f"wrote {path}")
