"""The public names and their signatures, as recorded: a difference needs a line in CHANGELOG.md.

`python tests/architecture/test_public_api.py` writes the record anew.
"""

from __future__ import annotations

import inspect
from pathlib import Path

import closedchain as cc

RECORD = Path(__file__).parents[1] / "data" / "public_api.txt"


def signature(thing: object) -> str:
    try:
        return str(inspect.signature(thing))  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return ""


def lines() -> list[str]:
    """One line per public name, and per public method of public classes."""
    found = []
    for name in sorted(cc.__all__):
        thing = getattr(cc, name)
        if inspect.isclass(thing):
            found.append(f"class {name}{signature(thing)}")
            for member in sorted(dir(thing)):
                value = inspect.getattr_static(thing, member)
                if member.startswith("_") or inspect.isdatadescriptor(value) or not callable(getattr(thing, member)):
                    continue
                if getattr(getattr(thing, member), "__module__", "").startswith("closedchain"):
                    found.append(f"    {name}.{member}{signature(getattr(thing, member))}")
        elif callable(thing):
            found.append(f"{name}{signature(thing)}")
        else:
            found.append(name)
    return found


def test_the_public_api_is_as_recorded() -> None:
    assert lines() == RECORD.read_text(encoding="utf-8").splitlines(), "see the docstring of this file"


def test_no_call_takes_options_without_names() -> None:
    """Editors complete and help() tells: no **options."""
    free = ("**axes", "**named")  # axes of a grid and parameters of a machine have any name
    assert [line for line in lines() if "**" in line and not any(word in line for word in free)] == []


if __name__ == "__main__":
    RECORD.write_text("\n".join(lines()) + "\n", encoding="utf-8")
