"""How commands take a machine: a file, or the name of one in the library."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from closedchain.errors import ArgumentError
from closedchain.mechanism import Mechanism, load

FILES = (".yaml", ".yml", ".json")


def complete_machine(incomplete: str) -> list[str]:
    """Library machines and machine files that begin like this, for the shell."""
    from closedchain import library

    here = Path(incomplete).parent if incomplete else Path()
    files = (str(path) for path in here.glob("*") if path.suffix in FILES) if here.is_dir() else ()
    return sorted(name for name in (*library.machines(), *files) if name.startswith(incomplete))


MachineName = Annotated[
    str,
    typer.Argument(
        metavar="MACHINE",
        help="A machine file (.yaml, .json) or the name of a library machine.",
        autocompletion=complete_machine,
    ),
]


def open_machine(text: str) -> Mechanism:
    """The machine of a file, or the library's of that name."""
    from closedchain import library

    machines = library.machines()
    if text in machines:
        return machines[text]()
    if not Path(text).exists():
        raise ArgumentError(f"{text!r} is neither a file nor a library machine; library: {', '.join(machines)}")
    return load(text)
