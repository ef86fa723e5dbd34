"""The straight line nearest to values: how a cost grows with the size of a machine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from closedchain.types import Array


@dataclass(frozen=True)
class LineFit:
    """A least-squares line: growth per unit, value at zero, largest distance as a share of the largest value."""

    slope: float
    start: float
    off: float
    r_squared: float  # share of the variance explained

    def __call__(self, sizes: Sequence[int]) -> Array:
        """Values on the line."""
        return self.start + self.slope * np.asarray(sizes, dtype=float)


def fit_line(sizes: Sequence[int], values: Sequence[float]) -> LineFit:
    """Fit by least squares."""
    x, y = np.asarray(sizes, dtype=float), np.asarray(values, dtype=float)
    slope, start = np.polyfit(x, y, 1)
    left = y - (slope * x + start)
    r_squared = 1 - np.sum(left**2) / np.sum((y - y.mean()) ** 2)
    return LineFit(float(slope), float(start), float(np.abs(left).max() / y.max()), float(r_squared))
