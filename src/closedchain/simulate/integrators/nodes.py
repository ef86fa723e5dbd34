"""Numbers of the search for events (search.py): nodes of a part of a step, and polynomials through values there."""

from __future__ import annotations

import numpy as np

from closedchain.types import Array

NODES, CELLS = 9, 32
MOST_PARTS = 1_000  # of one step
ROOM = 256  # numbers of parts that wait; every halving adds two
PREDICTED = 1e-2  # largest error, relative to the range of values, of five nodes that predict the others
LOCATED = 1e-12  # s, how narrowly an event is bracketed
SEPARATE = 1e-10  # s, how far apart two zeros are that are told apart


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
