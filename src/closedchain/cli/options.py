"""Options that several commands share, and how they are read."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from closedchain.errors import ArgumentError

PICTURES = (".png", ".svg", ".pdf")


def complete_method(incomplete: str) -> list[str]:
    """Formulations that begin like this, for the shell."""
    from closedchain.model.base import METHODS

    return [name for name in METHODS if name.startswith(incomplete)]


AsJson = Annotated[bool, typer.Option("--json", help="Print what is found as JSON.")]
Plot = Annotated[Path | None, typer.Option(metavar="FILE", help="Also draw it to a .png, .svg or .pdf file.")]
MethodName = Annotated[
    str | None,
    typer.Option(help="Formulation; left out: what suits the machine.", autocompletion=complete_method),
]


def examples(*lines: str) -> str:
    """The end of a command's help: what people type."""
    return "\n\n".join(["Examples:", *(f"closedchain {line}" for line in lines)])


def check_file(option: str, path: Path | None, suffixes: Sequence[str]) -> None:
    """Whether a file can be written there, before anything is computed."""
    if path is None:
        return
    if path.suffix not in suffixes:
        *most, last = suffixes
        wanted = f"{', '.join(most)} or {last}" if most else last
        raise ArgumentError(f"{option} {str(path)!r}: the name must end in {wanted}")
    if not path.parent.is_dir():
        raise ArgumentError(f"{option} {str(path)!r}: there is no folder {str(path.parent)!r}")


def named_values(option: str, given: Sequence[str] | None) -> dict[str, float]:
    """NAME=VALUE pairs."""
    values = {}
    for text in given or []:
        name, equals, number = text.partition("=")
        try:
            values[name] = float(number)
        except ValueError:
            equals = ""
        if not equals or not name:
            raise ArgumentError(f"--{option} {text!r}: NAME=VALUE is needed, such as crank=1.5")
    return values
