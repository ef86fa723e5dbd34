"""Plain data in YAML and JSON, read strictly: what two programs could read differently is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import yaml

from closedchain.errors import FileFormatError
from closedchain.files.opening import read_text, write_text

FORMATS = {".yaml": "yaml", ".yml": "yaml", ".json": "json"}
DEEPEST = 64
LARGEST_YAML = 5_000_000  # bytes; its reader is a hundred times slower than that of JSON

_TAG = "tag:yaml.org,2002:"
_NUMBER = re.compile(r"[-+]?((0|[1-9]\d*)(\.\d*)?|\.\d+)([eE][-+]?\d+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)", re.ASCII)
_FLAG = re.compile(r"true|True|TRUE|false|False|FALSE")
_BRACKETS = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]', re.DOTALL)


def read_data(path: Path) -> Any:
    """What a .yaml, .yml or .json file holds: mappings, lists, texts, numbers, true, false and null."""
    form = _format(path)
    return parse(read_text(path, LARGEST_YAML if form == "yaml" else None), form, str(path))


def parse(text: str, form: str, name: str) -> Any:
    """Plain data from a text in YAML or JSON; messages call it by its name."""
    try:
        if form == "yaml":
            return yaml.load(text, Loader=_Loader)
        _refuse_deep(text)
        return json.loads(text, object_pairs_hook=_object)
    except yaml.MarkedYAMLError as error:
        where = f" at line {error.problem_mark.line + 1}" if error.problem_mark else ""
        raise FileFormatError(f"{name}: not valid YAML{where}: {error.problem}") from error
    except json.JSONDecodeError as error:
        raise FileFormatError(f"{name}: not valid JSON at line {error.lineno}: {error.msg}") from error
    except FileFormatError as error:
        raise FileFormatError(f"{name}: {error}") from error
    except (ValueError, TypeError, KeyError, AttributeError, yaml.YAMLError) as error:
        # constructors of YAML's own types raise plain errors
        raise FileFormatError(f"{name}: not valid {form.upper()}: {error}") from error
    except RecursionError as error:
        raise FileFormatError(f"{name}: nested too deeply") from error


def write_data(data: Any, path: Path) -> Path:
    """Write plain data to a .yaml, .yml or .json file so that every number is read back exactly."""
    if _format(path) == "json":
        return write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", path)
    text = yaml.dump(data, Dumper=_Dumper, sort_keys=False, allow_unicode=True, default_flow_style=None, width=120)
    return write_text(text, path)


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


class _Loader(yaml.SafeLoader):
    """YAML's safe loader without what is read differently by different programs.

    It also reads numbers like 1e-3; it refuses a key given twice, aliases, tags, and words that YAML 1.1 takes for
    octal, hexadecimal or sexagesimal numbers, dates, or yes and no.
    """

    depth = 0

    def compose_node(self, parent: Any, index: Any) -> Any:
        event: Any = self.peek_event()  # type: ignore[no-untyped-call]
        mark = event.start_mark
        if isinstance(event, yaml.AliasEvent):
            raise yaml.MarkedYAMLError(problem="aliases are not allowed", problem_mark=mark)
        if getattr(event, "tag", None) not in (None, "!"):
            problem = f"could not determine a constructor for the tag {event.tag!r}: tags are not allowed"
            raise yaml.MarkedYAMLError(problem=problem, problem_mark=event.start_mark)
        if self.depth >= DEEPEST:
            raise yaml.MarkedYAMLError(problem="nested too deeply", problem_mark=event.start_mark)
        self.depth += 1
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node

    def construct_mapping(self, node: Any, deep: bool = False) -> dict[Any, Any]:
        seen: set[tuple[str, Any]] = set()
        for key, _ in node.value:
            # keys that are not plain texts are refused later
            name = (key.tag, key.value) if isinstance(key, yaml.ScalarNode) else (key.tag, id(key))
            if name in seen:
                raise yaml.MarkedYAMLError(problem=f"field {key.value!r} is given twice", problem_mark=key.start_mark)
            seen.add(name)
        return super().construct_mapping(node, deep)


def _number(loader: _Loader, node: yaml.ScalarNode) -> Any:
    text = str(node.value)
    if not _NUMBER.fullmatch(text):
        raise _ambiguous(node, "a decimal number such as 10, 0.5 or 1e-3 is needed")
    if node.tag == f"{_TAG}int":
        return int(text)
    return float(text.replace(".", "", 1) if text.lower().endswith(("inf", "nan")) else text)


def _flag(loader: _Loader, node: yaml.ScalarNode) -> bool:
    if not _FLAG.fullmatch(node.value):
        raise _ambiguous(node, "write true or false")
    return bool(node.value.lower() == "true")


def _no_such_type(loader: _Loader, node: yaml.ScalarNode) -> Any:
    raise _ambiguous(node, "dates and merged fields are not allowed")


def _ambiguous(node: yaml.ScalarNode, advice: str) -> yaml.MarkedYAMLError:
    problem = f"{node.value!r} is read differently by different programs; {advice}, or quotes if it is a name"
    return yaml.MarkedYAMLError(problem=problem, problem_mark=node.start_mark)


for _kind, _construct in (
    ("int", _number),
    ("float", _number),
    ("bool", _flag),
    ("timestamp", _no_such_type),
    ("merge", _no_such_type),
    ("value", _no_such_type),
):
    _Loader.add_constructor(_TAG + _kind, _construct)


class _Dumper(yaml.SafeDumper):
    """YAML that writes floats so that they are read back exactly."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def _float_node(dumper: yaml.SafeDumper, value: float) -> yaml.ScalarNode:
    text = repr(value)
    if "e" in text and "." not in text:
        text = text.replace("e", ".0e")
    return dumper.represent_scalar(f"{_TAG}float", text)


_Dumper.add_representer(float, _float_node)
# the dumper must know too, so that it quotes a name such as 1e3
yaml.add_implicit_resolver(
    f"{_TAG}float",
    re.compile(r"^[-+]?(\d+\.?\d*|\.\d+)[eE][-+]?\d+$"),
    list("-+0123456789."),
    Loader=_Loader,
    Dumper=_Dumper,
)
