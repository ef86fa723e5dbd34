"""Zeros of event functions along a step: whether there may be any, and between which two places the first one lies.

An event function is evaluated on the polynomials of a step (dense output), at Chebyshev nodes. Four out of five steps
show at once that it stays away from zero (crossings.py). Elsewhere (`first_zero`) the step is halved until five of nine
nodes predict the other four; the polynomial through all nine then shows every zero, also two on either side of an
extremum. What is found does not depend on how long the steps are.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from closedchain.types import Array

NODES, CELLS = 9, 32
PARTS = 1_000  # of one step at most
PREDICTED = 1e-2  # largest error, relative to the range of values, of five nodes that predict the others


def _interpolation(given: Array, wanted: Array) -> Array:
    """Weights of values at given places for values at wanted ones, by Lagrange's polynomials."""
    columns = [np.delete(given, j) for j in range(len(given))]
    return np.column_stack(
        [
            np.prod((wanted[:, None] - others) / (place - others), axis=1)
            for place, others in zip(given, columns, strict=True)
        ]
    )


PLACES = (1 - np.cos(np.pi * np.arange(NODES) / (NODES - 1))) / 2
BETWEEN = _interpolation(PLACES[::2], PLACES[1::2])
FINE = _interpolation(PLACES, np.arange(CELLS + 1) / CELLS)


def first_zero(
    evaluate: Callable[[float, float], Array], direction: Array, shortest: float
) -> tuple[float, float, int] | None:
    """Between which shares of a step the first zero lies that counts, and whose it is; none found: None.

    evaluate: (low, high) → values of all functions at the nodes of that part, (nodes, functions)
    shortest: share below which only the signs at the ends of a part are compared
    Raises OverflowError where functions vary too quickly to be followed.
    """
    parts = [(0.0, 1.0)]
    for _ in range(PARTS):
        if not parts:
            return None
        low, high = parts.pop()
        values = evaluate(low, high)
        verdicts = [_examine(g, one) for g, one in zip(values.T, direction.tolist(), strict=True)]
        if high - low <= shortest:
            found = crossed(values[0], values[-1], direction)
            if found:
                return low, high, found[0]
        elif any(verdict is None for verdict in verdicts):
            middle = (low + high) / 2
            parts += [(middle, high), (low, middle)]
        elif any(verdict for verdict in verdicts):
            cell, which = min((verdict[0], i) for i, verdict in enumerate(verdicts) if verdict)
            width = (high - low) / CELLS
            return low + cell * width, low + (cell + 1) * width, which
    raise OverflowError


def _examine(values: Array, direction: float) -> list[int] | None:
    """Cells in which a function goes through zero in its direction; None where nodes are too far apart to tell."""
    lowest, highest = float(values.min()), float(values.max())
    span, nearest = highest - lowest, float(np.abs(values).min())
    error = float(np.abs(BETWEEN @ values[::2] - values[1::2]).max())
    if lowest * highest > 0 and nearest > span + error:
        return []
    if not error <= PREDICTED * span:
        return [] if not np.any(values) else None
    f = FINE @ values
    uncertain = 10 * error**2 / span + 1e-14 * max(-lowest, highest) if span else 0.0
    steps = np.diff(f)
    bent = float(np.abs(np.diff(steps)).max())
    near = np.minimum(np.abs(f[:-1]), np.abs(f[1:])) <= bent / 8 + uncertain
    turns = near & (np.abs(steps) <= bent / 2 + 2 * uncertain)
    cells = crossing(f, direction)
    first = cells[0] if cells.size else CELLS
    return None if turns[: first + 1].any() else cells.tolist()


def crossing(f: Array, direction: float) -> NDArray[np.intp]:
    """Where a row of values goes through zero in a direction."""
    rose = (f[:-1] < 0) & (f[1:] >= 0) & (direction >= 0)
    fell = (f[:-1] > 0) & (f[1:] <= 0) & (direction <= 0)
    return np.flatnonzero(rose | fell)


def crossed(before: Array, after: Array, direction: Array) -> list[int]:
    """Which of several functions went through zero in its direction."""
    pairs = zip(before, after, direction.tolist(), strict=True)
    return [i for i, (a, b, one) in enumerate(pairs) if crossing(np.array([a, b]), one).size]
