"""Rows of samples, or what makes them when they are first read.

A run in platform coordinates leaves the pose and twist of the platform in its samples. Coordinates and velocities of
the tree follow from these row by row, and most runs are asked for a few of them only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from closedchain.types import Array

Index = NDArray[np.intp]


class LaterRows:
    """Rows that are not made yet; any of them can be made without the others.

    make: all of them      pick: some of them
    """

    def __init__(self, shape: tuple[int, int], make: Callable[[], Array], pick: Callable[[Index], Array]) -> None:
        self.shape = shape
        self._make, self._pick = make, pick

    @cached_property
    def all(self) -> Array:
        """All rows, made once."""
        return self._make()

    def some(self, index: Index) -> Array:
        """Some rows."""
        return self.all[index] if "all" in self.__dict__ else self._pick(index)


Rows = Array | LaterRows


def made(rows: Rows) -> Array:
    """All rows."""
    return rows.all if isinstance(rows, LaterRows) else rows


def picked(rows: Rows, index: Index) -> Array:
    """Some rows."""
    return rows.some(index) if isinstance(rows, LaterRows) else rows[index]


def widened(rows: Array, width: int) -> Array:
    """Rows with so many columns; NaN in those there are not: laws that follow each other remember differently."""
    if rows.shape[1] >= width:
        return rows[:, :width]
    return np.concatenate([rows, np.full((len(rows), width - rows.shape[1], *rows.shape[2:]), np.nan)], axis=1)


def joined(parts: Sequence[Rows]) -> Rows:
    """Rows one below the other, as wide as the widest."""
    width = max(part.shape[1] for part in parts)
    if not any(isinstance(part, LaterRows) for part in parts):
        return np.concatenate([widened(made(part), width) for part in parts])
    starts = np.cumsum([0, *(part.shape[0] for part in parts)])

    def pick(index: Index) -> Array:
        found = np.zeros((len(index), width))
        for part, start, stop in zip(parts, starts[:-1], starts[1:], strict=True):
            own = (index >= start) & (index < stop)
            if own.any():
                found[own] = widened(picked(part, index[own] - start), width)
        return found

    return LaterRows(
        (int(starts[-1]), width), lambda: np.concatenate([widened(made(part), width) for part in parts]), pick
    )
