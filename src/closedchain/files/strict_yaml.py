"""YAML read and written strictly: what two programs could read differently is refused.

A module of its own because YAML's reader takes long to import, and few processes read any.
"""

from __future__ import annotations

import re
from typing import Any

import yaml

from closedchain.errors import FileFormatError
from closedchain.files.plain import DEEPEST

_TAG = "tag:yaml.org,2002:"
_NUMBER = re.compile(r"[-+]?((0|[1-9]\d*)(\.\d*)?|\.\d+)([eE][-+]?\d+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)", re.ASCII)
_FLAG = re.compile(r"true|True|TRUE|false|False|FALSE")


def read_yaml(text: str) -> Any:
    """Plain data from a text in YAML."""
    try:
        return yaml.load(text, Loader=_Loader)
    except yaml.MarkedYAMLError as error:
        where = f" at line {error.problem_mark.line + 1}" if error.problem_mark else ""
        raise FileFormatError(f"not valid YAML{where}: {error.problem}") from error
    except yaml.YAMLError as error:
        raise FileFormatError(f"not valid YAML: {error}") from error


def yaml_text(data: Any) -> str:
    """Plain data as YAML from which every number is read back exactly."""
    text: str = yaml.dump(data, Dumper=_Dumper, sort_keys=False, allow_unicode=True, default_flow_style=None, width=120)
    return text


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
