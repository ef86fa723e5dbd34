"""closedchain bench: the benchmarks of the source tree, against other engines."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer

from closedchain.cli.options import AsJson, examples
from closedchain.errors import ArgumentError


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command(epilog=examples("bench forward derivatives", "bench stiffness --json"))(bench)


def bench(
    name: Annotated[list[str] | None, typer.Argument(help="Benchmarks to run; by default all.")] = None,
    folder: Annotated[Path, typer.Option(help="Folder of the source tree that holds run.py.")] = Path("benchmarks"),
    as_json: AsJson = False,
) -> None:
    """Run the benchmarks of a source tree; all of them together write benchmarks/RESULTS.md, some only print."""
    script = folder / "run.py"
    if not script.exists():
        raise ArgumentError(
            f"no {script}: benchmarks are part of the source tree, not of the installed package; run this in a clone "
            "of closedchain or name the folder with --folder"
        )
    words = [sys.executable, str(script), *(name or []), *(["--json"] if as_json else [])]
    raise typer.Exit(subprocess.run(words, check=False).returncode)
