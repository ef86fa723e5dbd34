"""Files of plain data: YAML and JSON read strictly, and files written whole or not at all."""

from __future__ import annotations

import json
import os
import re
import secrets
from pathlib import Path
from typing import Any

import yaml

from closedchain.errors import FileFormatError

LARGEST_FILE = 20_000_000  # bytes
FORMATS = {".yaml": "yaml", ".yml": "yaml", ".json": "json"}


def read_data(path: Path) -> Any:
    """What a .yaml, .yml or .json file holds: mappings, lists, texts, numbers, true, false and null."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise FileFormatError(f"{path}: larger than {LARGEST_FILE} bytes")
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise FileFormatError(f"{path}: cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise FileFormatError(f"{path}: not a text file in UTF-8 ({error.reason} at byte {error.start})") from error
    except ValueError as error:
        raise FileFormatError(f"{str(path)!r} is not the name of a file ({error})") from error
    form = _format(path)
    try:
        return json.loads(text, object_pairs_hook=_object) if form == "json" else yaml.load(text, Loader=_Loader)
    except yaml.MarkedYAMLError as error:
        where = f" at line {error.problem_mark.line + 1}" if error.problem_mark else ""
        raise FileFormatError(f"{path}: not valid YAML{where}: {error.problem}") from error
    except json.JSONDecodeError as error:
        raise FileFormatError(f"{path}: not valid JSON at line {error.lineno}: {error.msg}") from error
    except (ValueError, TypeError, KeyError, AttributeError, yaml.YAMLError) as error:
        # constructors of YAML's own types (dates, numbers, merge keys) raise plain errors
        raise FileFormatError(f"{path}: not valid {form.upper()}: {error}") from error
    except RecursionError as error:
        raise FileFormatError(f"{path}: nested too deeply") from error


def write_data(data: Any, path: Path) -> Path:
    """Write plain data to a .yaml, .yml or .json file so that every number is read back exactly."""
    if _format(path) == "json":
        return write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", path)
    text = yaml.dump(data, Dumper=_Dumper, sort_keys=False, allow_unicode=True, default_flow_style=None, width=120)
    return write_text(text, path)


def write_text(text: str, path: Path) -> Path:
    """Write a text in UTF-8; whatever happens, the file is the old one or the new one."""
    new = path.with_name(f".{path.name}.{secrets.token_hex(4)}.new")
    try:
        try:
            new.write_text(text, encoding="utf-8")
            os.replace(new, path)
        finally:
            new.unlink(missing_ok=True)
    except OSError as error:
        raise FileFormatError(f"{path}: cannot be written ({error.strerror})") from error
    return path


def _format(path: Path) -> str:
    if path.suffix.lower() not in FORMATS:
        raise FileFormatError(f"{path}: the name must end in {', '.join(FORMATS)}")
    return FORMATS[path.suffix.lower()]


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object, unless a field is given twice."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise FileFormatError(f"field {key!r} is given twice")
        found[key] = value
    return found


class _Loader(yaml.SafeLoader):
    """YAML's safe loader that also reads numbers like 1e-3 and refuses a key given twice and aliases."""

    def compose_node(self, parent: Any, index: Any) -> Any:
        if self.check_event(yaml.AliasEvent):
            event = self.peek_event()  # type: ignore[no-untyped-call]
            raise yaml.MarkedYAMLError(problem="aliases are not allowed", problem_mark=event.start_mark)
        return super().compose_node(parent, index)

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        seen: set[tuple[str, Any]] = set()
        for key, _ in node.value:
            # keys that are not plain texts are refused later
            name = (key.tag, key.value) if isinstance(key, yaml.ScalarNode) else (key.tag, id(key))
            if name in seen:
                raise yaml.MarkedYAMLError(problem=f"field {key.value!r} is given twice", problem_mark=key.start_mark)
            seen.add(name)
        return super().construct_mapping(node, deep)


class _Dumper(yaml.SafeDumper):
    """YAML that writes floats so that they are read back exactly."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def _float_node(dumper: yaml.SafeDumper, value: float) -> yaml.ScalarNode:
    text = repr(value)
    if "e" in text and "." not in text:
        text = text.replace("e", ".0e")
    return dumper.represent_scalar("tag:yaml.org,2002:float", text)


_Dumper.add_representer(float, _float_node)
# the dumper must know too, so that it quotes a name such as 1e3
yaml.add_implicit_resolver(
    "tag:yaml.org,2002:float",
    re.compile(r"^[-+]?(\d+\.?\d*|\.\d+)[eE][-+]?\d+$"),
    list("-+0123456789."),
    Loader=_Loader,
    Dumper=_Dumper,
)
