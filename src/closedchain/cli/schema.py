"""closedchain schema: the JSON schema of machine files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from closedchain.cli.options import check_file, examples


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=examples("schema machine.schema.json"))(schema)


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
