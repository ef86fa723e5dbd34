"""Which rows of the loops are kept, of several that hold the same."""

from __future__ import annotations

import numpy as np
import pytest

from closedchain.kinematics.mobility import _independent_rows, _scaled_constraint
from states import model


@pytest.mark.parametrize("name", ["planar_3rrr", "coaxial", "bricard", "slider_crank"])
def test_rounding_does_not_choose_rows(name: str) -> None:
    """Of rows that hold the same, others would be kept on other processors, and kernels would differ."""
    kin, found = model(name).kinematics, model(name).mobility
    matrices = [_scaled_constraint(kin, q) for q in found.samples]
    rank, rng = len(found.independent_rows), np.random.default_rng(0)
    assert rank < kin.system.nc
    for _ in range(5):
        noisy = [G + 1e-14 * rng.standard_normal(G.shape) for G in matrices]
        assert _independent_rows(noisy, rank) == found.independent_rows
