"""Machine files: YAML or JSON with a versioned schema. Reading yields a Mechanism or one of our errors."""

from __future__ import annotations

import dataclasses
import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from closedchain.errors import ClosedChainError, FileFormatError
from closedchain.files import read_data, write_data
from closedchain.mechanism.mechanism import Mechanism

if TYPE_CHECKING:
    from pydantic import TypeAdapter

VERSION = 1
VERSION_FIELD = "closedchain"


def load(path: str | Path) -> Mechanism:
    """The machine described in a .yaml, .yml or .json file."""
    data = read_data(Path(path))
    try:
        return from_data(data)
    except ClosedChainError as error:
        raise type(error)(f"{path}: {error}") from error


def save(mechanism: Mechanism, path: str | Path) -> Path:
    """Write a machine to a .yaml, .yml or .json file; loading it gives an equal Mechanism."""
    return write_data(to_data(mechanism), Path(path))


def to_data(mechanism: Mechanism) -> dict[str, Any]:
    """The machine as plain lists, numbers and strings; fields that have their default value are left out."""
    return {VERSION_FIELD: VERSION, **_plain(mechanism)}


def from_data(data: Any) -> Mechanism:
    """A machine from plain data as `to_data` gives it."""
    from pydantic import ValidationError

    if not isinstance(data, dict):
        raise FileFormatError(f"a machine file holds named fields at its top, not {type(data).__name__}")
    if VERSION_FIELD not in data:
        raise FileFormatError(f"the field '{VERSION_FIELD}: {VERSION}' (the version of the format) is missing")
    if data[VERSION_FIELD] != VERSION or isinstance(data[VERSION_FIELD], bool):
        raise FileFormatError(f"format version {data[VERSION_FIELD]!r} is not known; versions: {VERSION}")
    fields = {key: value for key, value in data.items() if key != VERSION_FIELD}
    try:
        # as JSON, because pydantic then takes lists for tuples but neither texts nor true and false for numbers
        return _adapter().validate_json(json.dumps(fields), strict=True)
    except ValidationError as error:
        raise _own_error(error, data) from error
    except (TypeError, ValueError) as error:
        raise FileFormatError(
            f"only names, numbers, lists and true or false are used in machine files: {error}"
        ) from error
    except RecursionError as error:
        raise FileFormatError("nested too deeply") from error


def json_schema() -> dict[str, Any]:
    """The JSON schema of a machine file, for editors that check and complete while typing."""
    schema = _adapter().json_schema()
    schema["properties"] = {VERSION_FIELD: {"const": VERSION, "description": "version of the format"}} | schema[
        "properties"
    ]
    schema["required"] = [VERSION_FIELD, *schema["required"]]
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **schema}


@cache
def _adapter() -> TypeAdapter[Mechanism]:
    from pydantic import TypeAdapter

    return TypeAdapter(Mechanism)


def _own_error(error: Any, data: dict[str, Any]) -> ClosedChainError:
    """The first finding of pydantic in this package's words: what, where, and what would have been valid."""
    first = _likeliest(error.errors())
    where = _where(first["loc"], data)
    cause = first.get("ctx", {}).get("error")
    if isinstance(cause, ClosedChainError):
        return type(cause)(f"{where}{cause}")
    if first["type"] == "unexpected_keyword_argument":
        where, field = _where(first["loc"][:-1], data), first["loc"][-1]
        return FileFormatError(f"{where}unknown field {field!r}; fields: {', '.join(_fields_beside(first['loc']))}")
    return FileFormatError(f"{where}{first['msg'][0].lower()}{first['msg'][1:]}")


def _likeliest(findings: list[Any]) -> Any:
    """The first finding; where a field has alternatives, that of the alternative with the fewest."""

    def alternative(finding: Any) -> tuple[int | str, ...]:
        location: tuple[int | str, ...] = finding["loc"]
        tags = [i for i, step in enumerate(location) if isinstance(step, str) and not step.isidentifier()]
        return location[: tags[0] + 1] if tags else ()

    first = alternative(findings[0])
    rivals = [finding for finding in findings if first and alternative(finding)[: len(first) - 1] == first[:-1]]
    counts = Counter(alternative(finding) for finding in rivals)
    return min(rivals, key=lambda finding: counts[alternative(finding)]) if rivals else findings[0]


def _where(location: tuple[int | str, ...], data: Any) -> str:
    """A path like `joints[2] 'crank': pitch: ` that names the entry where it has a name."""
    text, at = "", data
    for step in location:
        try:
            at = at[step]
        except (KeyError, IndexError, TypeError):
            at = None
        if isinstance(step, int):
            named = isinstance(at, dict) and isinstance(at.get("name"), str)
            text += f"[{step}]" + (f" {at['name']!r}" if named else "")
        elif step.isidentifier():
            text += f"{': ' if text else ''}{step}"
    return f"{text}: " if text else ""


def _fields_beside(location: tuple[int | str, ...]) -> list[str]:
    """The fields that the object holding an unknown field has."""
    schema = json_schema()
    node: Any = schema
    for step in location[:-1]:
        if "anyOf" in node:
            node = next(option for option in node["anyOf"] if "$ref" in option)
        if "$ref" in node:
            node = schema["$defs"][node["$ref"].rsplit("/", 1)[1]]
        inside = node.get("items", {}) if isinstance(step, int) else node.get("properties", {}).get(step)
        node = inside if inside is not None else node
    while "$ref" in node or "anyOf" in node:
        node = next(option for option in node["anyOf"] if "$ref" in option) if "anyOf" in node else node
        node = schema["$defs"][node["$ref"].rsplit("/", 1)[1]]
    return list(node.get("properties", {}))


def _plain(value: Any) -> Any:
    if dataclasses.is_dataclass(value):
        fields = ((f, getattr(value, f.name)) for f in dataclasses.fields(value))
        return {f.name: _plain(v) for f, v in fields if f.default is dataclasses.MISSING or v != f.default}
    if isinstance(value, tuple):
        return [_plain(entry) for entry in value]
    return value
