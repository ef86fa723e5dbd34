"""How far the numbers of a file are rounded, told by their digits: exporters write six, and loops close to as many."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

from closedchain.files.xml import Element
from closedchain.formats.markup import NUMBER
from closedchain.formats.report import Ledger

LENGTHS = frozenset({"xyz", "pos", "anchor", "fromto", "value"})  # attributes
DIRECTIONS = frozenset({"rpy", "quat", "euler", "axis", "xyaxes", "zaxis", "axisangle"})
AXES = ("axis", "axis2", "parent_axis", "child_axis")  # elements whose xyz is a direction
POSE, RELPOSE = "pose", "relpose"  # SDF's text and MuJoCo's attribute: three lengths, then a rotation
VALUES = "drake:ball_constraint_p_AP", "drake:ball_constraint_p_BQ"  # elements whose value is a length
FEWEST, MOST = 4, 12  # decimals: fewer are written by hand and meant as they are, more are all that a number has
DIGITS = 5  # likewise
NEGLIGIBLE = 1e-2  # of the largest number: smaller ones have more decimals, but no more digits
MARGIN = 5.0  # rounding adds up round a loop
LARGEST = 1e-4  # of the machine's size: what digits alone excuse
SMALLEST = 1e-9  # of the machine's size: what is closer is exact for every machine


ROUNDED = "rounded numbers of the file"  # how the report calls them
WORD = "closedchain:tolerance"  # an element of URDF and SDF, and the name of a number in MJCF
NAMESPACE = 'xmlns:closedchain="closedchain"'


def tolerance_element(tolerance: float | None) -> list[str]:
    """The tolerance of a machine in a file with all digits of its numbers."""
    return [] if tolerance is None else [f"  <{WORD}>{tolerance!r}</{WORD}>"]


def _written(root: Element) -> float | None:
    """A tolerance that stands in the file itself."""
    for element in root.walk():
        own = element.text if element.tag == WORD else ""
        own = element.attributes.get("data", "") if element.attributes.get("name") == WORD else own
        if NUMBER.fullmatch(own.strip()):
            return float(own)
    return None


def rounding(root: Element, ledger: Ledger) -> float | None:
    """The tolerance that a file states, else that its digits ask for, as a fraction of its size; None: exact."""
    if (stated := _written(root)) is not None:
        ledger.remark("numbers of the file", f"the file states their tolerance: {stated:g} of the machine's size")
        return stated
    lengths, directions = list[str](), list[str]()
    for element in root.walk():
        for where, words in _numbers(element):
            (lengths if where else directions).extend(words)
    size = max((abs(float(word)) for word in lengths if NUMBER.fullmatch(word)), default=1.0) or 1.0
    step = max(_step(lengths) / min(size, 1.0), _step(directions))
    tolerance = min(MARGIN * step, LARGEST)
    if tolerance <= SMALLEST:
        return None
    ledger.remark(ROUNDED, f"they are rounded: the tolerance is {tolerance:g} of the machine's size")
    return tolerance


def _step(words: list[str]) -> float:
    """One in the last place of numbers that are rounded, 0 of others.

    All have the same number of decimals, or of digits, which is that of the longest: then the place depends on how
    large a number is, and the largest that has all digits, or one less where the last was a zero, decides.
    """
    numbers = [(abs(float(word)), word) for word in words if NUMBER.fullmatch(word)]
    largest = max((value for value, _ in numbers), default=0.0)
    numbers = [(value, word) for value, word in numbers if value and value >= NEGLIGIBLE * largest]
    finest = max((_decimals(word) for _, word in numbers), default=0)
    if not FEWEST <= finest <= MOST:
        return 0.0
    most = max(_digits(word) for _, word in numbers)
    if most < DIGITS:
        return 0.0
    full = max(value for value, word in numbers if _digits(word) >= most - 1)
    return 10.0 ** (math.floor(math.log10(full)) + 1 - most)


def _digits(word: str) -> int:
    """Digits from the first that is not zero."""
    return len(word.lower().partition("e")[0].lstrip("+-").replace(".", "").lstrip("0"))


def _decimals(word: str) -> int:
    mantissa, _, exponent = re.sub("E", "e", word).partition("e")
    return len(mantissa.partition(".")[2]) - int(exponent or 0)


def _numbers(element: Element) -> Iterator[tuple[bool, list[str]]]:
    """Words for lengths (True) and directions (False) in an element."""
    for name, text in element.attributes.items():
        words = text.split()
        if name == RELPOSE:
            yield True, words[:3]
            yield False, words[3:]
        elif name == "value" and element.tag not in VALUES:
            continue
        elif name in LENGTHS:
            yield element.tag not in AXES, words
        elif name in DIRECTIONS:
            yield False, words
    if element.tag == POSE:
        words = element.text.split()
        yield True, words[:3]
        yield False, words[3:]
    elif element.tag == "xyz":
        yield False, element.text.split()
