"""Addresses in place of arrays inside compiled code."""

from __future__ import annotations

from typing import Any, NamedTuple

import numba
import numpy as np
import pytest

from closedchain.kernel.pointers import copy, enter, further, located


class Pair(NamedTuple):
    values: Any
    counts: Any
    size: int


@numba.njit
def worked(pair: Pair) -> float:
    p = located(pair)
    copy(p.values, further(p.values, 3), p.size)
    enter(p.counts[0], 1, further(p.values, 2))
    p.counts[1] += 1
    return p.values[5] + p.counts[1]


def test_arrays_are_read_and_written_through_their_addresses() -> None:
    table = np.zeros(2, np.int64)
    pair = Pair(np.arange(6.0).reshape(2, 3), np.array([table.ctypes.data, 7]), 3)
    assert worked(pair) == 2.0 + 8
    np.testing.assert_array_equal(pair.values, [[0, 1, 2], [0, 1, 2]])
    np.testing.assert_array_equal(table, [0, pair.values.ctypes.data + 2 * 8])
    assert pair.counts[1] == 8


def test_only_contiguous_arrays_have_one_address() -> None:
    with pytest.raises(numba.TypingError, match="not C-contiguous"):
        worked(Pair(np.zeros(6)[::2], np.zeros(2, np.int64), 3))
