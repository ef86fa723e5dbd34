"""closedchain check MACHINE: whether it is valid and assembles; mobility, redundant constraints, actuation."""

from __future__ import annotations

import json
from dataclasses import asdict

import typer

from closedchain.cli.options import AsJson, MachineName, examples, open_machine


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=examples("check machine.yaml", "check gough_stewart --json"))(check)


def check(
    machine: MachineName,
    as_json: AsJson = False,
) -> None:
    """Validate a machine, assemble it, and report coordinates, mobility, redundant constraints and actuation."""
    from closedchain.model import compile

    report = compile(open_machine(machine)).report()
    typer.echo(json.dumps(asdict(report), indent=2) if as_json else str(report))
