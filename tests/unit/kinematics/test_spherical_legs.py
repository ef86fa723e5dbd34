"""Where axes of spherical legs meet."""

from __future__ import annotations

import numpy as np

from closedchain.kinematics.spherical import _Axis, _meeting


def test_lines_meet_in_their_common_point_or_not_at_all() -> None:
    rng = np.random.default_rng(3)
    for _ in range(10):
        point, (u, v) = rng.standard_normal(3), rng.standard_normal((2, 3))
        u, v = u / np.linalg.norm(u), v / np.linalg.norm(v)
        first, second = _Axis(point - 0.7 * u, u), _Axis(point + 1.3 * v, v)
        met = _meeting(first, second, 1e-9)
        assert met is not None
        np.testing.assert_allclose(met, point, rtol=0, atol=1e-12)
        normal = np.cross(u, v) / np.linalg.norm(np.cross(u, v))
        beside = _Axis(second.point + 1e-3 * normal, v)
        assert _meeting(first, beside, 0.9e-3) is None
        assert _meeting(first, beside, 1.1e-3) is not None
        assert _meeting(first, _Axis(second.point, u), 1.0) is None
