"""How commands take a machine: a file, or the name of one in the library."""

from __future__ import annotations

from pathlib import Path

from closedchain.errors import ArgumentError
from closedchain.mechanism import Mechanism, load


def open_machine(text: str) -> Mechanism:
    """The machine of a file, or the library's of that name."""
    from closedchain import library

    machines = library.machines()
    if text in machines:
        return machines[text]()
    if not Path(text).exists():
        raise ArgumentError(f"{text!r} is neither a file nor a library machine; library: {', '.join(machines)}")
    return load(text)
