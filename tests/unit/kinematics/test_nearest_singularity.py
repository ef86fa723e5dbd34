"""Distances to the nearest singularity, against minimisations on det J = 0 of lines of legs, written here."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from scipy.optimize import minimize
from scipy.spatial.transform import Rotation

import closedchain as cc
import published_machines as published
from closedchain.errors import ArgumentError, SingularityError
from closedchain.types import Array
from states import model


def least_on(determinant: Callable[[Array], float], square: Callable[[Array], float], starts: Array) -> float:
    """The least root of a square distance on determinant = 0, of several local ones."""
    found = []
    for start in starts:
        on = {"type": "eq", "fun": determinant}
        result = minimize(square, start, method="SLSQP", constraints=on, options={"ftol": 1e-15, "maxiter": 500})
        if result.success and abs(determinant(result.x)) < 1e-9:
            found.append(float(np.sqrt(result.fun)))
    return min(found)


def test_a_planar_platform() -> None:
    """Where the lines of its three legs meet in a point, or are parallel."""
    machine = cc.compile(published.planar_3rpr())
    home, length = machine.assemble(), 5.0
    feet = np.array(published.DATA["planar_3rpr"]["base"])
    tips = np.array([home.platform.rotation.T @ (home.body(f"leg{i}_upper").position - home.platform.position)
                     for i in (1, 2, 3)])[:, :2]  # fmt: skip
    p, R = home.platform.position[:2], home.platform.rotation
    turn = float(np.arctan2(R[1, 0], R[0, 0]))

    def determinant(x: Array) -> float:
        c, s = np.cos(x[2]), np.sin(x[2])
        arms = tips @ np.array([[c, s], [-s, c]])
        legs = arms + x[:2] - feet
        legs = legs / np.linalg.norm(legs, axis=1)[:, None]
        return float(np.linalg.det(np.column_stack([legs, (arms[:, 0] * legs[:, 1] - arms[:, 1] * legs[:, 0]) / 10])))

    def square(x: Array) -> float:
        return float(np.sum((x[:2] - p) ** 2) + length**2 * 2 * (1 - np.cos(x[2] - turn)))

    rng = np.random.default_rng(1)
    starts = np.array([*p, turn]) + rng.uniform(-1, 1, (60, 3)) * [5.0, 5.0, 1.0]
    nearest = machine.nearest_singularity(home, length=length)
    assert nearest.distance == pytest.approx(least_on(determinant, square, starts), abs=1e-6)
    assert nearest.singularity.kinds == ("RO", "II")
    assert nearest.state.loop_error < 1e-9
    x = np.array([*nearest.state.platform.position[:2], turn + 0.0])
    R = nearest.state.platform.rotation
    x[2] = np.arctan2(R[1, 0], R[0, 0])
    assert abs(determinant(x)) < 1e-7
    assert np.sqrt(square(x)) == pytest.approx(nearest.distance, abs=1e-9)


def test_a_gough_stewart_platform() -> None:
    """Wang's platform, 0.5 m: 0.332362 m."""
    machine = model("gough_stewart")
    home, length = machine.assemble(), 0.5
    joints = {joint.name: joint for joint in machine.mechanism.joints}
    feet = np.array([joints[f"leg{i}_base"].at.position for i in range(1, 7)])
    tips = np.array([joints[f"leg{i}_tip"].child_at.position for i in range(1, 7)])
    p, R = home.platform.position, home.platform.rotation

    def determinant(x: Array) -> float:
        arms = tips @ (R @ Rotation.from_rotvec(x[3:]).as_matrix()).T
        legs = arms + p + x[:3] - feet
        return float(
            np.linalg.det(np.column_stack([np.cross(arms, legs), legs]) / np.linalg.norm(legs, axis=1)[:, None])
        )

    def square(x: Array) -> float:
        return float(x[:3] @ x[:3] + length**2 * 2 * (1 - np.cos(np.linalg.norm(x[3:]))))

    starts = np.random.default_rng(2).normal(size=(25, 6)) * 0.25
    nearest = machine.nearest_singularity(home, length=length)
    assert nearest.distance == pytest.approx(0.332362, abs=1e-6)
    assert nearest.distance == pytest.approx(least_on(determinant, square, starts), abs=1e-6)
    assert nearest.distance**2 == pytest.approx(
        nearest.translation**2 + length**2 * 2 * (1 - np.cos(nearest.rotation)), rel=1e-9
    )


def test_a_slider_crank_is_farthest_from_its_dead_centres_by_formula() -> None:
    """The slider's travel to the nearer end, where crank and coupler are in line."""
    crank = model("slider_crank")
    home = crank.assemble(joints={"crank": 0.6})
    ends = [crank.assemble(joints={"crank": angle}).platform.position for angle in (0.0, np.pi)]
    nearest = crank.nearest_singularity(home, kind="serial")
    travel = min(float(np.linalg.norm(end - home.platform.position)) for end in ends)
    assert nearest.distance == pytest.approx(travel, abs=1e-7)
    assert nearest.singularity.kinds == ("RI", "IO")


def test_a_singular_state_is_at_zero() -> None:
    crank = model("slider_crank")
    assert crank.nearest_singularity(crank.assemble(joints={"crank": 0.0}), kind="serial").distance < 1e-6


def test_none_is_found_and_said() -> None:
    """A crank that turns fully never lets go of a four-bar."""
    four_bar = model("four_bar")
    with pytest.raises(SingularityError, match="no parallel singularity was found from"):
        four_bar.nearest_singularity(four_bar.assemble())
    with pytest.raises(ArgumentError, match="kinds: 'parallel', 'serial'"):
        four_bar.nearest_singularity(four_bar.assemble(), kind="sideways")  # type: ignore[arg-type]
