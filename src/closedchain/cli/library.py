"""closedchain library: list the ready machines, export one as a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from closedchain.cli.options import AsJson, complete_machine, examples, open_machine


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=examples("library", "library delta -o my_delta.yaml"))(library)


def library(
    name: Annotated[
        str | None,
        typer.Argument(help="A machine to export; by default all are listed.", autocompletion=complete_machine),
    ] = None,
    output: Annotated[Path | None, typer.Option("-o", "--output", help="File to write (.yaml or .json).")] = None,
    as_json: AsJson = False,
) -> None:
    """List the library's machines, or write one of them as a file to start from."""
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
    typer.echo(json.dumps({"wrote": str(path)}) if as_json else f"wrote {path}")
