"""closedchain library: list the ready machines, export one as a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(library)


def library(
    name: Annotated[str | None, typer.Argument(help="A machine to export; left out: list all.")] = None,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="File to write (.yaml or .json).")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the list as JSON.")] = False,
) -> None:
    """List the library's machines, or write one of them as a file to start from."""
    from closedchain.commands.machine import open_machine
    from closedchain.library import machines
    from closedchain.mechanism import save

    if name is None:
        lines = {machine: (make.__doc__ or "").strip().splitlines()[0] for machine, make in machines().items()}
        if as_json:
            typer.echo(json.dumps(lines, indent=2, ensure_ascii=False))
        else:
            typer.echo("\n".join(f"{machine:<22} {line}" for machine, line in lines.items()))
        return
    path = save(open_machine(name), output or Path(f"{name}.yaml"))
    typer.echo(f"wrote {path}")
