"""XML read strictly: elements with their lines, without document types and entities.

A module of its own because only the formats of other programs need it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from xml.parsers import expat

from closedchain.errors import FileFormatError

DEEPEST_XML = 500  # elements inside each other


COMMENT = re.compile(r"<!\[CDATA\[.*?\]\]>|<!--(.*?)-->", re.DOTALL)


def _without_dashes(found: re.Match[str]) -> str:
    """A comment that may hold --, as other readers let it."""
    return found[0] if found[1] is None else f"<!--{found[1].replace('-', ' ')}-->"


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

    def walk(self) -> Iterator[Element]:
        """It and all elements inside it."""
        yield self
        for child in self.children:
            yield from child.walk()

    def first(self, tag: str) -> Element | None:
        """The first of them, if there is one."""
        return next(self.all(tag), None)


def read_xml(text: str, source: str) -> Element:
    """The root element of an XML text. Entities and document types are refused; `source` names the text in errors."""
    text = COMMENT.sub(_without_dashes, text)
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
