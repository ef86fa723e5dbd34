"""Memory that compiled integrators share with Python has named places; methods are consistent."""

from __future__ import annotations

import numpy as np
import pytest

from closedchain.simulate.integrators import registers
from closedchain.simulate.integrators.tableaus import tableau


@pytest.mark.parametrize(
    "places", [value for value in vars(registers).values() if isinstance(value, tuple) and hasattr(value, "_fields")]
)
def test_places_are_counted_from_zero(places: tuple[int, ...]) -> None:
    assert tuple(places) == tuple(range(len(places)))


@pytest.mark.parametrize("name", ["rk4", "dopri5", "dop853"])
def test_tableaus_are_consistent(name: str) -> None:
    """Rows sum to the times of their stages, weights to 1, and dense output ends at the end of the step."""
    m = tableau(name)
    np.testing.assert_allclose(m.A.sum(axis=1), m.c, rtol=0, atol=1e-14)
    assert m.b.sum() == pytest.approx(1.0, abs=1e-14)
    np.testing.assert_allclose(m.dense.sum(axis=1), m.b, rtol=0, atol=1e-12)
    np.testing.assert_allclose(m.error.sum(), 0.0, rtol=0, atol=1e-14)
