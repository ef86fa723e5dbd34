"""Addresses in place of arrays inside compiled code."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

from closedchain.kernel.loops import words
from closedchain.types import Array

numba = pytest.importorskip("numba")


class Pair(NamedTuple):
    values: Array
    counts: NDArray[np.int64]
    size: int
    more: float


def test_arrays_are_read_and_written_through_their_addresses() -> None:
    from closedchain.kernel.pointers import arguments, copy, enter, further

    read = arguments((int, Pair))

    @numba.njit
    def worked(address: int) -> float:
        n, p = read(address)
        copy(p.values, further(p.values, 3), p.size)
        enter(p.counts[0], 1, further(p.values, 2))
        p.counts[1] += n
        return p.values[5] + p.counts[1] + p.more

    table = np.zeros(2, np.int64)
    pair = Pair(np.arange(6.0).reshape(2, 3), np.array([table.ctypes.data, 7]), 3, 0.5)
    given = np.array(words(1, pair), np.int64)
    assert worked(given.ctypes.data) == 2.0 + 8 + 0.5
    np.testing.assert_array_equal(pair.values, [[0, 1, 2], [0, 1, 2]])
    np.testing.assert_array_equal(table, [0, pair.values.ctypes.data + 2 * 8])
    assert pair.counts[1] == 8
