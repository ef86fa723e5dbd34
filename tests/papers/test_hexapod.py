"""Numbers of the Hexapod of Sinatra, Xi and Staicu (2009); f positive along the guide-way, inwards."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import AssemblyError

DATA = json.loads((Path(__file__).parents[1] / "data" / "hexapod_inverse.json").read_text())
HOME = cc.Pose((0.0, 0.0, DATA["geometry"]["h"]))
MOTIONS = {
    "vertical": cc.motions.swing(HOME, shift=(0.0, 0.0, -0.15)),
    "rotation": cc.motions.swing(HOME, angles=(0.0, 0.0, np.pi / 12)),
}


@cache
def hexapod(g: float = 9.81) -> cc.Model:
    return cc.compile(cc.library.hexapod(g=g))


def close(found: np.ndarray, wanted: object) -> None:
    np.testing.assert_allclose(found, wanted, rtol=1e-10, atol=1e-11)


def test_geometry() -> None:
    layout = cc.library.hexapod_layout(0.6, 0.3, 0.5, np.pi / 36)
    for name, wanted in DATA["geometry"].items():
        assert getattr(layout, name) == pytest.approx(wanted, rel=1e-12)


@pytest.mark.parametrize("name", MOTIONS)
def test_forces_powers_slides_and_energies(name: str) -> None:
    wanted = DATA["motions"][name]
    found = hexapod().inverse_dynamics_along(MOTIONS[name], times=wanted["t"])
    assert found.method == "virtual_work"
    close(found.forces, wanted["f"])
    close(found.powers, wanted["power"])
    close(found.coordinates, wanted["lam"])
    close(found.velocities, wanted["lam_d"])
    close(found.accelerations, wanted["lam_dd"])
    close(found.kinetic_energy, wanted["T"])
    np.testing.assert_allclose(np.diff(found.potential_energy), np.diff(wanted["V"]), rtol=1e-10, atol=1e-11)
    close(found.powers.sum(axis=1), wanted["dE_dt"])
    assert np.abs(found.power_balance).max() < 1e-12


@pytest.mark.parametrize("name", MOTIONS)
def test_hooke_joints_turn_as_in_the_paper(name: str) -> None:
    wanted = DATA["motions"][name]
    found = hexapod().inverse_dynamics_along(MOTIONS[name], times=wanted["t"])
    links = [hexapod().system.element(f"leg{letter}_hook") for letter in "ABCDEF"]
    close(np.array([found.course.q[:, link.q][:, 0] for link in links]).T, wanted["phi21"])
    close(np.array([found.course.q[:, link.q][:, 1] for link in links]).T, wanted["phi32"])


@pytest.mark.parametrize("name", MOTIONS)
def test_inertia_and_weight_apart(name: str) -> None:
    wanted = DATA["motions"][name]
    close(hexapod(0.0).inverse_dynamics_along(MOTIONS[name], times=wanted["t"]).forces, wanted["f_inertia_only"])
    poses = MOTIONS[name].sample(wanted["t"])
    still = [hexapod().inverse_dynamics(hexapod().assemble(platform=poses.pose(k))) for k in (0, 3, 6)]
    close(np.array([one.forces for one in still]), [wanted["f_gravity_only"][k] for k in (0, 3, 6)])


def test_printed_numbers() -> None:
    """At 0, 1.5 and 3 s, to nine decimals."""
    vertical = hexapod().inverse_dynamics_along(MOTIONS["vertical"], times=[0.0, 1.5, 3.0])
    for k, force in enumerate((-8.016635206, -11.015503751, -15.089488508)):
        np.testing.assert_allclose(vertical.forces[k], force, atol=6e-10, rtol=0)
    np.testing.assert_allclose(vertical.powers[1], 1.573353075, atol=6e-10, rtol=0)
    rotation = hexapod().inverse_dynamics_along(MOTIONS["rotation"], times=[0.0, 1.5, 3.0])
    np.testing.assert_allclose(rotation["legA"], [-7.737875520, -7.394414985, -6.720237743], atol=6e-10, rtol=0)
    np.testing.assert_allclose(rotation["legD"], [-7.899090962, -8.372127485, -9.320620005], atol=6e-10, rtol=0)


def test_legs_b_d_f_are_the_active_ones_in_rotation() -> None:
    """With increasing forces and positive powers; with gravity the other way round the claim would fail."""
    found = hexapod().inverse_dynamics_along(MOTIONS["rotation"], rate=50)
    assert np.all(np.diff(np.abs(found.forces[:, 1::2]), axis=0) > 0)
    assert np.all(found.powers[1:-1, 1::2] > 0)
    assert np.all(found.powers[1:-1, 0::2] < 0)
    other = hexapod(-9.81).inverse_dynamics_along(MOTIONS["rotation"], rate=50)
    assert not np.all(other.powers[1:-1, 1::2] > 0)


def test_legs_b_and_e_lose_reach() -> None:
    horizontal = cc.motions.swing(HOME, shift=(0.1, 0.0, 0.0))
    hexapod().inverse_dynamics_along(horizontal)
    beyond = cc.motions.swing(HOME, shift=(0.11, 0.0, 0.0))
    # 0.11 (1 − cos(π t / 3)) = 0.208305 m at t = 2.5508 s
    with pytest.raises(AssemblyError, match=r"legB, legE are out of reach from t = 2\.5\d+ s on.*\(0\.208305, 0\.0"):
        hexapod().inverse_dynamics_along(beyond)
    check = hexapod().check_motion(beyond)
    assert not check.ok
    assert "legB, legE" in str(check)
