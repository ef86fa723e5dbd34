"""Plain data in YAML and JSON, read strictly: what two programs could read differently is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from closedchain.errors import FileFormatError
from closedchain.files.opening import read_text, write_text

FORMATS = {".yaml": "yaml", ".yml": "yaml", ".json": "json"}
DEEPEST = 64
LARGEST_YAML = 5_000_000  # bytes; its reader is a hundred times slower than that of JSON

_BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]', re.DOTALL)


def read_data(path: Path) -> Any:
    """What a .yaml, .yml or .json file holds: mappings, lists, texts, numbers, true, false and null."""
    form = _format(path)
    return parse(read_text(path, LARGEST_YAML if form == "yaml" else None), form, str(path))


def parse(text: str, form: str, name: str) -> Any:
    """Plain data from a text in YAML or JSON; messages call it by its name."""
    try:
        if form == "yaml":
            from closedchain.files.strict_yaml import read_yaml

            return read_yaml(text)
        _refuse_deep(text)
        return json.loads(text, object_pairs_hook=_object)
    except json.JSONDecodeError as error:
        raise FileFormatError(f"{name}: not valid JSON at line {error.lineno}: {error.msg}") from error
    except FileFormatError as error:
        raise FileFormatError(f"{name}: {error}") from error
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        # constructors of YAML's own types raise plain errors
        raise FileFormatError(f"{name}: not valid {form.upper()}: {error}") from error
    except RecursionError as error:
        raise FileFormatError(f"{name}: nested too deeply") from error


def write_data(data: Any, path: Path) -> Path:
    """Write plain data to a .yaml, .yml or .json file so that every number is read back exactly."""
    if _format(path) == "json":
        return write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", path)
    from closedchain.files.strict_yaml import yaml_text

    return write_text(yaml_text(data), path)


def _format(path: Path) -> str:
    if path.suffix.lower() not in FORMATS:
        raise FileFormatError(f"{path}: the name must end in {', '.join(FORMATS)}")
    return FORMATS[path.suffix.lower()]


def _refuse_deep(text: str) -> None:
    """Raise for JSON with too many brackets inside each other."""
    depth = 0
    for found in _BRACKETS.finditer(text):
        depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(found.group(), 0)
        if depth > DEEPEST:
            raise FileFormatError("nested too deeply")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object, unless a field is given twice."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise FileFormatError(f"field {key!r} is given twice")
        found[key] = value
    return found
