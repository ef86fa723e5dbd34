"""closedchain check MACHINE: whether it is valid and assembles; mobility, redundant constraints, actuation.

Of a file of another format also what was kept, approximated and dropped, and numbers to compare with other readers.
"""

from __future__ import annotations

import json
from dataclasses import asdict

import typer

from closedchain.cli.options import AsJson, MachineName, examples, open_file


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=examples("check machine.yaml", "check robot.urdf", "check gough_stewart --json"))(check)


def check(
    machine: MachineName,
    as_json: AsJson = False,
) -> None:
    """Validate a machine, assemble it, and report coordinates, mobility, redundant constraints and actuation."""
    from closedchain import library
    from closedchain.model import compile

    machines = library.machines()
    if machine in machines:
        imported, mechanism = None, machines[machine]()
    else:
        imported = open_file(machine)
        mechanism = imported.mechanism
    foreign = imported is not None and imported.report.format != "closedchain"
    if imported is not None and foreign and not as_json:
        typer.echo(f"{imported.report}\n{imported.check}")
        if imported.check.problem:
            raise typer.Exit(1)
    report = compile(mechanism).report()
    if not as_json:
        typer.echo(str(report))
        return
    data = asdict(report)
    if imported is not None and foreign:
        data |= {"import": imported.report.data(), "numbers": imported.check.data()}
    typer.echo(json.dumps(data, indent=2))
