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


def test_coefficients_of_order_eight_are_those_of_scipy() -> None:
    from scipy.integrate import DOP853

    m = tableau("dop853")
    A = np.vstack([DOP853.A, DOP853.B, DOP853.A_EXTRA[:, :12]])
    np.testing.assert_array_equal(m.A[:, :12], A)
    np.testing.assert_array_equal(m.A[13:], DOP853.A_EXTRA)
    np.testing.assert_array_equal(m.c, [*DOP853.C, 1.0, *DOP853.C_EXTRA])
    np.testing.assert_array_equal(m.b[:12], DOP853.B)
    for row, wanted in ((m.error, DOP853.E5), (m.error_low, DOP853.E3)):
        np.testing.assert_array_equal(row[:13], wanted)
    # D enters dense output only by the fourth and higher nested powers: the highest one stands alone
    np.testing.assert_allclose(m.dense[:, -1], -DOP853.D[-1], rtol=1e-15)
