"""closedchain check MACHINE: whether it is valid and assembles; mobility, redundant constraints, actuation.

closedchain schema: the JSON schema of machine files, by which editors check them.

Of a file of another format also what was kept, approximated and dropped, and numbers to compare with other readers.
"""

from __future__ import annotations

import json
import warnings
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from closedchain.cli.options import AsJson, MachineName, Root, Settle, Tolerance, check_file, examples, open_file
from closedchain.errors import UnitWarning


def register(app: typer.Typer) -> None:
    """Add the commands."""
    app.command(epilog=examples("check machine.yaml", "check robot.urdf", "check gough_stewart --json"))(check)
    app.command(epilog=examples("schema machine.schema.json"))(schema)


def check(
    machine: MachineName,
    as_json: AsJson = False,
    tolerance: Tolerance = None,
    root: Root = None,
    settle: Settle = False,
) -> None:
    """Validate a machine, assemble it, and report coordinates, mobility, redundant constraints and actuation."""
    from closedchain import library
    from closedchain.model import compile

    machines = library.machines()
    if machine in machines:
        imported, mechanism = None, machines[machine]()
    else:
        imported = open_file(machine, tolerance=tolerance, root=root, settle=settle)
        mechanism = imported.mechanism
    foreign = imported is not None and imported.report.format != "closedchain"
    if imported is not None and foreign and not as_json:
        typer.echo(f"{imported.report}\n{imported.check}")
        if imported.check.problem:
            raise typer.Exit(1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UnitWarning)  # a note of the report
        report = compile(mechanism).report()
    if not as_json:
        typer.echo(str(report))
        return
    data = asdict(report)
    if imported is not None and foreign:
        data |= {"import": imported.report.data(), "numbers": imported.check.data()}
    typer.echo(json.dumps(data, indent=2))


def schema(
    path: Annotated[Path | None, typer.Argument(help="File to write; by default standard output.")] = None,
) -> None:
    """Write the JSON schema of machine files, for editors that check and complete while typing."""
    from closedchain.files import write_text
    from closedchain.mechanism import json_schema

    check_file("path", path, (".json",))
    text = json.dumps(json_schema(), indent=2)
    if path is None:
        typer.echo(text)
    else:
        write_text(text + "\n", path)
