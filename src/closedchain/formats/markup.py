"""Reading XML so that nothing is overlooked: what no one asked for ends up in the report."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence

import numpy as np

from closedchain.errors import ClosedChainError, FileFormatError
from closedchain.files.xml import Element
from closedchain.formats.report import Ledger
from closedchain.types import Array

NUMBER = re.compile(r"[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?")
NOT_KNOWN = "not known to this format"


class Markup:
    """A document whose elements and attributes are asked for by name; `reasons` say why a tag is never asked for.

    pictures: tags and attributes that have no influence on motion, nor has anything inside them
    """

    def __init__(self, source: str, ledger: Ledger, reasons: Mapping[str, str], pictures: Collection[str] = ()) -> None:
        self.source, self.ledger, self.reasons, self.pictures = source, ledger, reasons, pictures
        self._elements: set[int] = set()
        self._attributes: set[tuple[int, str]] = set()

    def error(self, element: Element, message: str) -> FileFormatError:
        """An error at an element."""
        return FileFormatError(f"{self.source}, line {element.line}: {message}")

    def at(self, element: Element, error: ClosedChainError) -> ClosedChainError:
        """The same error with the place in the file."""
        return type(error)(f"{self.source}, line {element.line}: {error}")

    def all(self, inside: Element, tag: str) -> Iterator[Element]:
        """The elements with a tag."""
        for child in inside.all(tag):
            self._elements.add(id(child))
            yield child

    def one(self, inside: Element, tag: str) -> Element | None:
        """The only element with a tag, if there is any."""
        found = list(self.all(inside, tag))
        if len(found) > 1:
            raise self.error(found[1], f"<{inside.tag}> has two <{tag}>")
        return found[0] if found else None

    def needed(self, inside: Element, tag: str) -> Element:
        """The only element with a tag."""
        found = self.one(inside, tag)
        if found is None:
            raise self.error(inside, f"<{inside.tag}{_named(inside)}> needs <{tag}>")
        return found

    def given(self, element: Element, attribute: str) -> str | None:
        """An attribute, if it is there."""
        self._attributes.add((id(element), attribute))
        return element.attributes.get(attribute)

    def text(self, element: Element, attribute: str) -> str:
        """An attribute that must be there."""
        found = self.given(element, attribute)
        if found is None:
            raise self.error(element, f"<{element.tag}{_named(element)}> needs the attribute '{attribute}'")
        return found.strip()

    def number(self, element: Element, attribute: str, default: float | None = None) -> float:
        """An attribute that is a number."""
        return float(self.numbers(element, attribute, 1, None if default is None else (default,))[0])

    def numbers(self, element: Element, attribute: str, count: int, default: Sequence[float] | None = None) -> Array:
        """An attribute that is so many numbers."""
        if default is not None and self.given(element, attribute) is None:
            return np.array(default, dtype=float)
        return self.parsed(element, self.text(element, attribute), count, f"{attribute} of <{element.tag}>")

    def content(self, element: Element, count: int) -> Array:
        """The text inside an element as so many numbers."""
        return self.parsed(element, element.text, count, f"<{element.tag}>")

    def parsed(self, element: Element, text: str, count: int, what: str) -> Array:
        """So many finite numbers from a text."""
        words = text.split()
        if len(words) != count or not all(NUMBER.fullmatch(word) for word in words):
            wanted = "a number" if count == 1 else f"{count} numbers"
            raise self.error(element, f"{what} must be {wanted}, not {text.strip()!r}")
        values = np.array([float(word) for word in words])
        if not np.all(np.isfinite(values)):
            raise self.error(element, f"{what} is {text.strip()!r}; numbers must be finite")
        return values

    def skip(self, element: Element) -> None:
        """An element that was dealt with as a whole, with everything in it."""
        self._elements.add(id(element))
        for child in element.children:
            self.skip(child)
        self._attributes.update((id(element), name) for name in element.attributes)

    def report_rest(self, element: Element, owner: str = "", essential: bool = True) -> None:
        """Everything that was never asked for; `owner` is the nearest element around it that has a name."""
        if "name" in element.attributes:
            owner = f" of {element.tag} {element.attributes['name'].strip()!r}"
        for name in element.attributes:
            if (id(element), name) not in self._attributes and not name.startswith("xmlns"):
                moves = essential and name not in self.pictures
                self.ledger.dropped(f"{name}{owner}", self.reasons.get(name, NOT_KNOWN), element.line, moves)
        for child in element.children:
            moves = essential and child.tag not in self.pictures
            if id(child) in self._elements:
                self.report_rest(child, owner, moves)
                continue
            label = f" {child.attributes['name']!r}" if "name" in child.attributes else ""
            what = f"{child.tag}{label}{owner}"
            self.ledger.dropped(what, self.reasons.get(child.tag, NOT_KNOWN), child.line, moves)


def _named(element: Element) -> str:
    return f" name={element.attributes['name']!r}" if "name" in element.attributes else ""
