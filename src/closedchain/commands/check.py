"""closedchain check FILE: what a machine is, and whether it assembles."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from closedchain.commands.machine import open_machine


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(check)
    app.command()(schema)


def check(
    machine: Annotated[str, typer.Argument(help="A machine file (.yaml, .json) or the name of a library machine.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print the findings as JSON.")] = False,
) -> None:
    """Validate a machine, assemble it, and report coordinates, mobility, redundant constraints and actuation."""
    from closedchain.compiled import compile

    report = compile(open_machine(machine)).report()
    typer.echo(json.dumps(asdict(report), indent=2) if as_json else str(report))


def schema(
    path: Annotated[Path | None, typer.Argument(help="Where to write it; standard output if left out.")] = None,
) -> None:
    """Write the JSON schema of machine files, for editors that check and complete while typing."""
    from closedchain.mechanism import json_schema

    text = json.dumps(json_schema(), indent=2)
    if path is None:
        typer.echo(text)
    else:
        path.write_text(text + "\n", encoding="utf-8")
