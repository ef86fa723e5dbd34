"""closedchain check FILE: what a machine is, and whether it assembles."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from closedchain.cli.machine import MachineName, open_machine
from closedchain.cli.options import AsJson, check_file, examples


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=examples("check machine.yaml", "check gough_stewart --json"))(check)
    app.command(epilog=examples("schema machine.schema.json"))(schema)


def check(
    machine: MachineName,
    as_json: AsJson = False,
) -> None:
    """Validate a machine, assemble it, and report coordinates, mobility, redundant constraints and actuation."""
    from closedchain.model import compile

    report = compile(open_machine(machine)).report()
    typer.echo(json.dumps(asdict(report), indent=2) if as_json else str(report))


def schema(
    path: Annotated[Path | None, typer.Argument(help="Where to write it; standard output if left out.")] = None,
) -> None:
    """Write the JSON schema of machine files, for editors that check and complete while typing."""
    from closedchain.mechanism import json_schema

    check_file("path", path, (".json",))
    text = json.dumps(json_schema(), indent=2)
    if path is None:
        typer.echo(text)
    else:
        path.write_text(text + "\n", encoding="utf-8")
