"""How far the numbers of a file are rounded, told by their digits: exporters write six, and loops close to as many."""

from __future__ import annotations

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
NEGLIGIBLE = 1e-2  # of the largest number: smaller ones have more decimals, but no more digits
MARGIN = 10.0  # rounding adds up round a loop
LARGEST = 1e-5  # of the machine's size: what digits alone excuse


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
    if not step:
        return None
    tolerance = min(MARGIN * step, LARGEST)
    ledger.remark("numbers of the file", f"they are rounded: the tolerance is {tolerance:g} of the machine's size")
    return tolerance


def _step(words: list[str]) -> float:
    """One in the last decimal of numbers that are rounded, 0 of others."""
    numbers = [(abs(float(word)), word) for word in words if NUMBER.fullmatch(word)]
    largest = max((value for value, _ in numbers), default=0.0)
    finest = max((_decimals(word) for value, word in numbers if value >= NEGLIGIBLE * largest), default=0)
    return 10.0**-finest if FEWEST <= finest <= MOST else 0.0


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
