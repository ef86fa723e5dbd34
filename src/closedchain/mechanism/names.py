"""Names of bodies, joints and actuators."""

from __future__ import annotations

from collections.abc import Iterable

from closedchain.errors import UnknownNameError, plural

GROUND = "ground"


def checked_name(kind: str, name: object) -> str:
    """A name that can be printed, written to a file and distinguished from the ground."""
    if not isinstance(name, str) or not name or name != name.strip() or not name.isprintable():
        raise UnknownNameError(f"{kind} name {name!r} must be a non-empty printable text without outer spaces")
    if name == GROUND and kind == "body":
        raise UnknownNameError("'ground' is the fixed world and cannot be the name of a body")
    return str(name)


def checked_reference(what: str, name: object) -> str:
    """The name of something described elsewhere; whether it exists is for the mechanism to say."""
    if not isinstance(name, str):
        raise UnknownNameError(f"{what} must be a name, not {name!r}")
    return str(name)


def all_different(kind: str, names: Iterable[str]) -> None:
    """Every name is used once."""
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise UnknownNameError(f"two {plural(kind)} are called {name!r}; names must differ")
        seen.add(name)
