"""Motions that a platform cannot make are refused, with how much is wrong and what it can do."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import AssemblyError, InconsistentMotionError
from closedchain.inverse.reach import CONTRADICTION, contradictions_allowed
from interpreted import interpreted

SLIDES = "can do translation along x, translation along y, translation along z"


@pytest.fixture(autouse=True)
def _no_machine_code() -> Iterator[None]:
    with interpreted():
        yield


def test_a_delta_does_not_rotate() -> None:
    delta = cc.compile(cc.library.delta())
    home = delta.assemble()
    turn = np.array([0.0, 0.0, 0.5, 0.0, 0.0, 0.1])
    wrong = rf"prescribed for .* contradict the loops \(off by 0\.5\); .* {SLIDES}"
    with pytest.raises(InconsistentMotionError, match=f"velocities {wrong}"):
        delta.with_velocities(home, platform=turn)
    with pytest.raises(InconsistentMotionError, match=f"accelerations {wrong}"):
        delta.inverse_dynamics(home, platform_acceleration=turn)
    for method in (None, "reference"):
        with pytest.raises(
            InconsistentMotionError, match=rf"the \w+ at t = .* contradicts the loops \(off by .*\); .* {SLIDES}"
        ):
            delta.inverse_dynamics_along(
                cc.motions.swing(home.platform.pose, angles=(0, 0, 1e-3)), rate=2, method=method
            )
    turned = cc.Pose(
        tuple(home.platform.position),
        cc.motions.swing(home.platform.pose, angles=(0, 0, 0.1)).sample([1.0]).pose(0).rotation,
    )
    with pytest.raises(AssemblyError):
        delta.assemble(platform=turned)
    slide = delta.inverse_dynamics(home, platform_acceleration=[0, 0, 0, 0.1, 0.2, 0.3])
    assert not slide.notes


def test_combined_motions_are_counted() -> None:
    """A planar platform rotates and slides in its plane; a tripod's motions go together."""
    flat = cc.compile(cc.library.planar_3rrr())
    with pytest.raises(InconsistentMotionError, match=r"rotation about z, translation along x, translation along y \("):
        flat.with_velocities(flat.assemble(), platform=[0, 0, 0, 0, 0, 1.0])
    tripod = cc.compile(cc.library.tripod_3rps())
    with pytest.raises(InconsistentMotionError, match="combined motion"):
        tripod.with_velocities(tripod.assemble(), platform=[0, 0, 1.0, 0, 0, 0])


@pytest.mark.parametrize("size", [1e-6, 1.0, 1e6])
def test_what_is_allowed_goes_with_size_and_speed(size: float) -> None:
    """Not with metres: a contradiction of a tenth of the speed is one on the smallest machine."""
    twist, acceleration = np.zeros((2, 6)), np.zeros((2, 6))
    twist[0, 3], twist[1, 0], acceleration[1, 5] = 0.1 * size, 0.1, 3 * size
    allowed = contradictions_allowed(size, twist, acceleration) / (CONTRADICTION * size)
    np.testing.assert_allclose(allowed, [[1.0, 0.1, 0.01], [1.0, 0.1, 3.01]], rtol=1e-5)
    rest = contradictions_allowed(size, np.zeros((1, 6)), np.zeros((1, 6))) / size
    assert np.all(rest > 0)  # rounding of a machine at rest is no contradiction
