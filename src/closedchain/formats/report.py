"""What became of every element of a file: kept, approximated or dropped, by name."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

from closedchain.mechanism import Joint, JointFriction

Fate = Literal["kept", "approximated", "dropped"]
FATES: tuple[Fate, ...] = ("kept", "approximated", "dropped")


@dataclass(frozen=True)
class ReportEntry:
    """One element of a file and what became of it.

    fate: "kept", "approximated" or "dropped"
    element: its name in the file
    note: how it was approximated, or why it was dropped
    line: where it begins in the file, if that is known
    essential: whether it has an influence on motion; pictures and the pose where assembly starts have none
    remark: whether it is printed although it was kept: what a reader should know of it

    Example:
        >>> _ = cc.save(cc.library.four_bar(), "four_bar.yaml")
        >>> {entry.fate for entry in cc.import_file("four_bar.yaml").report.entries} <= {"kept"}
        True
    """

    fate: Fate
    element: str
    note: str = ""
    line: int | None = None
    essential: bool = True
    remark: bool = False


@dataclass
class Ledger:
    """The entries as a reader or writer makes them."""

    entries: list[ReportEntry] = field(default_factory=list)

    def kept(self, element: str, note: str = "", line: int | None = None) -> None:
        """The element is in the result as it was."""
        self.entries.append(ReportEntry("kept", element, note, line))

    def remark(self, element: str, note: str, line: int | None = None) -> None:
        """The element is in the result as it was, and there is something to know of it."""
        self.entries.append(ReportEntry("kept", element, note, line, remark=True))

    def approximated(self, element: str, note: str, line: int | None = None, essential: bool = True) -> None:
        """The element is in the result, but not quite as it was."""
        self.entries.append(ReportEntry("approximated", element, note, line, essential))

    def dropped(self, element: str, note: str, line: int | None = None, essential: bool = True) -> None:
        """The element is not in the result."""
        self.entries.append(ReportEntry("dropped", element, note, line, essential))

    def dry_friction(self, joint: Joint, at: int) -> float:
        """Friction of one coordinate as formats say it: dry, with one level, and smoothed when it is read again."""
        law = joint.friction
        if law is None or not (law.force_static or law.force)[at]:  # type: ignore[index]
            return 0.0
        what, width = f"friction of joint {joint.name!r}", law.velocity[at]  # type: ignore[index]
        if width:
            self.approximated(what, "written as dry", essential=width != JointFriction(0.0).velocity)
        if law.force_static is not None:
            self.dropped(f"force_static of joint {joint.name!r}", "the format has one level of friction")
        return law.force[at]  # type: ignore[index]


@dataclass(frozen=True)
class ImportReport:
    """What a file held and what became of it; `str(report)` prints it, what was not kept by name.

    format: of the file
    source: its name
    entries: one per element

    Example:
        >>> _ = cc.save(cc.library.four_bar(), "four_bar.yaml")
        >>> report = cc.import_file("four_bar.yaml").report
        >>> report.losses
        ()
    """

    format: str
    source: str
    entries: tuple[ReportEntry, ...]

    @property
    def kept(self) -> tuple[ReportEntry, ...]:
        """Elements that are in the mechanism as they were."""
        return self._of("kept")

    @property
    def approximated(self) -> tuple[ReportEntry, ...]:
        """Elements that are in the mechanism, but not quite as they were."""
        return self._of("approximated")

    @property
    def dropped(self) -> tuple[ReportEntry, ...]:
        """Elements that are not in the mechanism."""
        return self._of("dropped")

    @property
    def losses(self) -> tuple[ReportEntry, ...]:
        """What was not kept although it has an influence on motion."""
        return tuple(entry for entry in self.entries if entry.fate != "kept" and entry.essential)

    @property
    def lossless(self) -> bool:
        """Everything was kept."""
        return not (self.approximated or self.dropped)

    def data(self) -> dict[str, Any]:
        """The report as plain data."""
        entries = [{"fate": e.fate, "element": e.element, "note": e.note, "line": e.line} for e in self.entries]
        return {"format": self.format, "source": self.source, "entries": entries}

    def __str__(self) -> str:
        counts = ", ".join(f"{len(self._of(fate))} {fate}" for fate in FATES)
        return "\n".join([f"{self.source} ({self.format}): {counts}", *listed(self.entries)])

    def _of(self, fate: Fate) -> tuple[ReportEntry, ...]:
        return tuple(entry for entry in self.entries if entry.fate == fate)


@dataclass(frozen=True)
class ExportReport(ImportReport):
    """What a machine held and what became of it in a file; `str(report)` prints it.

    format: of the file
    source: name of the machine
    entries: one per element
    files: those that were written

    Example:
        >>> cc.export_file(cc.library.four_bar(), "four_bar.yaml").lossless
        True
    """

    files: tuple[str, ...] = ()


def listed(entries: Iterable[ReportEntry]) -> list[str]:
    """What was approximated or dropped, and remarks, one line for elements with the same note."""
    lines: list[str] = []
    entries = list(entries)
    for fate in FATES:
        notes: dict[str, list[str]] = {}
        for entry in entries:
            if entry.fate == fate and (entry.remark or fate != "kept"):
                where = f" (line {entry.line})" if entry.line else ""
                notes.setdefault(entry.note, []).append(f"{entry.element}{where}")
        lines += [f"  {fate}: {', '.join(elements)}: {note}" for note, elements in notes.items()]
    return lines
