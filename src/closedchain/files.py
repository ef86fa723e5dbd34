"""Files of plain data: YAML, JSON and XML read strictly, and files written whole or not at all."""

from __future__ import annotations

import json
import os
import re
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from xml.parsers import expat

import yaml

from closedchain.errors import FileFormatError

LARGEST_FILE = 20_000_000  # bytes
DEEPEST_XML = 500  # elements inside each other
FORMATS = {".yaml": "yaml", ".yml": "yaml", ".json": "json"}


def read_data(path: Path) -> Any:
    """What a .yaml, .yml or .json file holds: mappings, lists, texts, numbers, true, false and null."""
    text = read_text(path)
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


def read_text(path: Path) -> str:
    """What a text file in UTF-8 holds."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise FileFormatError(f"{path}: larger than {LARGEST_FILE} bytes")
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise FileFormatError(f"{path}: cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise FileFormatError(f"{path}: not a text file in UTF-8 ({error.reason} at byte {error.start})") from error
    except ValueError as error:
        raise FileFormatError(f"{str(path)!r} is not the name of a file ({error})") from error


@dataclass
class Element:
    """An XML element: its tag, attributes, elements inside it, its text, and the line it begins on."""

    tag: str
    attributes: dict[str, str]
    line: int
    children: list[Element] = field(default_factory=list)
    text: str = ""

    def all(self, tag: str) -> Iterator[Element]:
        """The elements directly inside it with this tag."""
        return (child for child in self.children if child.tag == tag)

    def first(self, tag: str) -> Element | None:
        """The first of them, if there is one."""
        return next(self.all(tag), None)


def read_xml(text: str, source: str) -> Element:
    """The root element of an XML text. Entities and document types are refused; `source` names the text in errors."""
    open_elements: list[Element] = []
    roots: list[Element] = []
    parser = expat.ParserCreate("utf-8")
    parser.buffer_text = True

    def start(tag: str, attributes: dict[str, str]) -> None:
        if len(open_elements) >= DEEPEST_XML:
            raise FileFormatError(
                f"{source}, line {parser.CurrentLineNumber}: more than {DEEPEST_XML} elements inside each other"
            )
        element = Element(tag, attributes, parser.CurrentLineNumber)
        (open_elements[-1].children if open_elements else roots).append(element)
        open_elements.append(element)

    def characters(data: str) -> None:
        open_elements[-1].text += data

    def refuse(*_: object) -> None:
        raise FileFormatError(
            f"{source}, line {parser.CurrentLineNumber}: document types and entities are not allowed; "
            "leave out <!DOCTYPE …>"
        )

    parser.StartElementHandler = start
    parser.EndElementHandler = lambda _: open_elements.pop()
    parser.CharacterDataHandler = characters
    parser.StartDoctypeDeclHandler = parser.EntityDeclHandler = refuse
    try:
        parser.Parse(text.removeprefix("\ufeff").encode("utf-8", "surrogatepass"), True)
    except expat.ExpatError as error:
        what = expat.errors.messages.get(error.code, "unknown")
        raise FileFormatError(f"{source}: not valid XML at line {error.lineno}: {what}") from error
    return roots[0]


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
