"""Tables of numbers as CSV: names in the first row, with units in brackets, `time [s]`; every number exactly.

Names are quoted where CSV needs it. Two columns of one name are refused, and so is a unit that is not the one meant.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import IO

import numpy as np
from numpy.typing import ArrayLike

from closedchain.errors import ArgumentError, FileFormatError
from closedchain.files.opening import read_text, replacing
from closedchain.records import dataclass
from closedchain.types import Array

LARGEST_TABLE = 500_000_000  # bytes
SHOWN = 30  # characters of an entry that is not a number

_TITLE = re.compile(r"(?P<name>.*?)(?:\s+\[(?P<unit>[^\[\]]*)\])?\s*", re.DOTALL)


@dataclass(frozen=True, eq=False)
class Column:
    """A name, its unit, and one number per row."""

    name: str
    unit: str
    values: ArrayLike


def by_name(columns: Iterable[Column]) -> dict[str, Array]:
    """Columns by their names, which must differ."""
    found: dict[str, Array] = {}
    for column in columns:
        if column.name in found:
            raise ArgumentError(
                f"two columns would be called {column.name!r}; rename the joint, body, actuator or contact of that name"
            )
        found[column.name] = np.asarray(column.values, float)
    return found


def write_table(columns: Sequence[Column], path: str | Path) -> Path:
    """Write columns, every number to its last digit."""
    table = by_name(columns)
    with replacing(path) as file:
        text = io.TextIOWrapper(file, encoding="utf-8", newline="")
        try:
            _write_rows(text, [f"{c.name} [{c.unit}]" for c in columns], table)
        except UnicodeEncodeError as error:
            raise FileFormatError(f"{path}: a name that is not Unicode cannot be written ({error.reason})") from error
        text.flush()
        text.detach()
    return Path(path)


def _write_rows(text: IO[str], titles: Sequence[str], table: Mapping[str, Array]) -> None:
    csv.writer(text, lineterminator="\n").writerow(titles)
    rows = np.column_stack(list(table.values())) if table else np.zeros((0, 0))
    text.writelines(",".join(map(repr, row)) + "\n" for row in rows.tolist())


def read_table(path: str | Path, units: Mapping[str, str] | None = None) -> dict[str, Array]:
    """Columns of numbers of a CSV file by the names in its first row; `units` says which some of them must have."""
    text = read_text(path, LARGEST_TABLE)
    try:
        reader = csv.reader(io.StringIO(text, newline=""), strict=True)
        rows = [(reader.line_num, row) for row in reader if row and not row[0].lstrip().startswith("#")]
    except csv.Error as error:
        raise FileFormatError(f"{path}: not a table of numbers with names in its first row: {error}") from error
    if not rows:
        raise FileFormatError(f"{path}: not a table of numbers with names in its first row: it is empty")
    names = [_title(path, title.strip("\ufeff"), units or {}) for title in rows[0][1]]
    twice = sorted({name for name in names if names.count(name) > 1}) if len(set(names)) < len(names) else []
    if twice or not all(names):
        what = f"{', '.join(map(repr, twice))} given twice" if twice else "a column without a name"
        raise FileFormatError(f"{path}: {what}; columns need different names: {', '.join(names)}")
    values = np.empty((len(rows) - 1, len(names)))
    for i, (line, row) in enumerate(rows[1:]):
        if len(row) != len(names):
            raise FileFormatError(f"{path}: line {line} has {len(row)} entries; every row needs {len(names)} numbers")
        values[i] = [_number(path, line, name, entry) for name, entry in zip(names, row, strict=True)]
    return dict(zip(names, values.T, strict=True))


def _title(path: str | Path, title: str, units: Mapping[str, str]) -> str:
    """The name in a title such as `x [m]`."""
    parts = _TITLE.fullmatch(title)
    name, unit = (parts["name"].strip(), parts["unit"]) if parts else (title.strip(), None)
    if unit is not None and name in units and unit.strip() != units[name]:
        raise FileFormatError(f"{path}: column {name!r} is in {unit!r}; {units[name]!r} is needed")
    return name


def _number(path: str | Path, line: int, name: str, entry: str) -> float:
    try:
        if "_" in entry:  # Python's own way of writing numbers
            raise ValueError
        return float(entry)
    except ValueError:
        shown = entry if len(entry) <= SHOWN else entry[:SHOWN] + "…"
        raise FileFormatError(f"{path}: line {line}, column {name!r}: {shown!r} is not a number") from None
