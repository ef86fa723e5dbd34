"""Results of a study of a paper: numbers compared, misprints explained, pictures, times."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

from closedchain.show.document import MachineView as MachineView
from closedchain.show.document import Picture as Picture
from closedchain.show.document import drawn as drawn
from closedchain.show.document import picture as picture

Reporter = Callable[[str], None]  # takes what a study is doing now
Verdict = Literal["agrees", "print is wrong", "DIFFERS"]


@dataclass(frozen=True)
class Finding:
    """One quantity: what the paper prints, what is computed here, and what was computed without this package.

    printed: as in the paper ("curve" where only a figure shows it, "-" where it says nothing)
    formula: what printed formulas and data give, of which the paper prints no number
    reference: computed without this package; None where there is only the print to compare with
    tolerance: largest difference from the reference (or from the print)
    explanation: what is wrong with the printed value, or with the formula, where it is
    note: what else a reader should know
    part: heading of a table of its own, of what is told apart from the paper's other numbers
    """

    paper: str
    quantity: str
    printed: str
    computed: float
    reference: float | None
    tolerance: float
    unit: str = ""
    explanation: str = ""
    part: str = ""
    formula: str = ""
    note: str = ""

    @property
    def difference(self) -> float:
        """Computed less reference, or less the printed number where there is no reference."""
        return self.computed - (float(self.printed) if self.reference is None else self.reference)

    @property
    def agrees(self) -> bool:
        """Whether the difference is within the tolerance; never for numbers that are not finite."""
        return abs(self.difference) <= self.tolerance

    @property
    def verdict(self) -> Verdict:
        """Whether it agrees, and whether the paper does."""
        if not self.agrees:
            return "DIFFERS"
        return "print is wrong" if self.explanation else "agrees"


def misprinted(
    paper: str,
    quantity: str,
    by_formula: float,
    computed: float,
    reference: float,
    tolerance: float,
    unit: str = "",
    explanation: str = "",
) -> Finding:
    """A number as a misprinted formula gives it, next to the corrected formula's and a reference."""
    text = f"{by_formula:.7g}" if abs(by_formula) > 1e-12 else "0"  # what rounding leaves of a zero
    found = Finding(paper, quantity, "-", float(computed), float(reference), tolerance, unit, explanation)
    return replace(found, formula=text)


@dataclass(frozen=True)
class Misprint:
    """A formula, number or claim of the paper that cannot stand as printed, and how it must read."""

    where: str
    right: str
    shown: str = ""  # what happens with the print as it is


@dataclass(frozen=True)
class Timing:
    """How long something takes here and in the paper."""

    what: str
    ours: str
    paper: str


@dataclass(frozen=True, eq=False)
class Study:
    """Everything found about one paper."""

    name: str
    title: str
    citation: str
    summary: str
    findings: tuple[Finding, ...]
    misprints: tuple[Misprint, ...]
    parts: tuple[tuple[str, str], ...] = ()  # headings of findings that are told apart, and a text for each
    machines: tuple[MachineView, ...] = ()
    pictures: tuple[Picture, ...] = ()
    timings: tuple[Timing, ...] = ()

    @property
    def agrees(self) -> bool:
        """Whether every number found is the reference's."""
        return all(finding.agrees for finding in self.findings)
