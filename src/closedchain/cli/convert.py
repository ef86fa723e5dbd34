"""closedchain convert IN OUT: a machine from one file format to another, with what became of every element."""

from __future__ import annotations

import json
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from closedchain.cli.options import AsJson, MachineName, Root, Settle, Tolerance, examples, open_file
from closedchain.formats.files import EXPORTS

FileFormat = StrEnum("FileFormat", {name: name for name in EXPORTS})  # type: ignore[misc]


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=examples("convert robot.urdf robot.yaml", "convert delta delta.xml --format mjcf --lossy"))(
        convert
    )


def convert(
    machine: MachineName,
    output: Annotated[Path, typer.Argument(metavar="OUT", help="File to write (.yaml, .json, .urdf, .xml, .sdf).")],
    form: Annotated[
        FileFormat | None, typer.Option("--format", help="Format; by default that of the name's ending.")
    ] = None,
    lossy: Annotated[bool, typer.Option(help="Leave out and list what the format cannot say.")] = False,
    as_json: AsJson = False,
    tolerance: Tolerance = None,
    root: Root = None,
    settle: Settle = False,
) -> None:
    """Convert a machine to another file format and report what was kept, approximated and dropped on both ways."""
    from closedchain import library
    from closedchain.formats import export_file

    machines = library.machines()
    imported = None if machine in machines else open_file(machine, tolerance=tolerance, root=root, settle=settle)
    mechanism = machines[machine]() if imported is None else imported.mechanism
    wanted = None if form is None else next(name for name in EXPORTS if name == form.value)
    report = export_file(mechanism, output, format=wanted, losses="list" if lossy else "refuse")
    if as_json:
        read = {} if imported is None else {"import": imported.report.data()}
        typer.echo(json.dumps(read | {"export": report.data(), "wrote": list(report.files)}, indent=2))
        return
    if imported is not None and imported.report.format != "closedchain":
        typer.echo(str(imported.report))
    typer.echo(f"{report}\nwrote {', '.join(report.files)}")
