"""Wu, Bai and Kepler (2014): numbers, identities and symmetries of the three examples."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.library.spherical_3rrr import orientation
from closedchain.stiffness.beams import curved_beam, section_values
from closedchain.stiffness.maps import moments

DATA = json.loads((Path(__file__).parents[1] / "data" / "spherical_stiffness.json").read_text())
LOAD = (10.0, 10.0, 10.0, 0.0, 0.0, 0.0)
SECTION = cc.Section("round", radius=0.0075, shear_y=1.0, shear_z=1.0)


@pytest.fixture(scope="module")
def roll() -> cc.Model:
    return cc.compile(cc.library.unlimited_roll())


def at(model: cc.Model, *degrees: float) -> cc.State:
    return model.assemble(platform=cc.Pose((0, 0, 0), orientation(*np.deg2rad(degrees))), allow_singular=True)


@pytest.mark.parametrize("degrees", [60, 90])
def test_compliance_of_the_curved_beam(degrees: int) -> None:
    C = curved_beam(0.2, np.deg2rad(degrees), 210e9, 210e9 / 2.6, section_values(SECTION, 0.3))
    np.testing.assert_allclose(C, DATA["compliance"][str(degrees)], rtol=1e-12, atol=1e-22)


def test_printed_compliance_matrix() -> None:
    """(21) in 1e-4, with C26 and C35 as Castigliano gives them instead of 0.632 and -0.767."""
    C = curved_beam(0.2, np.pi / 2, 210e9, 210e9 / 2.6, section_values(SECTION, 0.3)) * 1e4
    printed = {(0, 0): 6.923, (0, 1): -0.575, (2, 2): 6.020, (2, 3): -0.438, (3, 3): 0.055, (5, 5): 0.192}
    for place, value in printed.items():
        assert C[place] == pytest.approx(value, abs=5.1e-4)
    assert C[1, 5] == pytest.approx(0.881462, abs=1e-6)
    assert C[2, 4] == pytest.approx(-0.766489, abs=1e-6)


@pytest.mark.parametrize("case", DATA["poses"], ids=lambda case: str(case["pose_deg"]))
def test_stiffness_and_deflection_of_example_1(roll: cc.Model, case: dict) -> None:
    stiffness = roll.stiffness(at(roll, *case["pose_deg"]))
    np.testing.assert_allclose(stiffness.matrix, case["K"], rtol=1e-8, atol=1e-2)
    np.testing.assert_allclose(stiffness.deflection(case["wrench"]).screw, case["S0"], rtol=1e-8, atol=1e-13)


def test_printed_matrices() -> None:
    """(22) and (28), the latter with the drive stiffness 1e7 it needs."""
    first = _home(cc.library.unlimited_roll()) / 1e6
    for place, value in {(0, 0): 0.055, (0, 3): -0.373, (0, 4): 0.430, (2, 2): 0.332, (3, 3): 6.233}.items():
        assert first[place] == pytest.approx(value, abs=5.1e-4)
    second = _home(cc.library.coaxial()) / 1e5
    for place, value in {(0, 0): 0.021, (0, 3): -0.092, (0, 4): 0.183, (2, 2): 0.127, (3, 3): 3.253}.items():
        assert second[place] == pytest.approx(value, abs=5.1e-4)
    assert second[5, 5] == pytest.approx(1.808, abs=5.1e-4)


def _home(mechanism: cc.Mechanism) -> np.ndarray:
    model = cc.compile(mechanism)
    return model.stiffness(model.assemble()).matrix


def test_map_of_example_1(roll: cc.Model) -> None:
    wanted = DATA["map"]
    grid = cc.Grid.azimuth_tilt_torsion(np.deg2rad(wanted["azimuth"]), np.deg2rad(wanted["tilt"]))
    field = roll.stiffness_map(grid, moments(10.0))
    np.testing.assert_allclose(np.rad2deg(field.orientation_error).T, wanted["max_dphi_deg"], rtol=1e-9)
    np.testing.assert_allclose(field.center_shift.T * 1e3, wanted["max_dp_mm"], rtol=1e-9)
    assert field.orientation_error.attrs["units"] == "rad"
    assert field.center_shift.attrs["units"] == "m"


def test_extremes_of_example_1(roll: cc.Model) -> None:
    """3.5269° and 2.0118 mm at azimuths -65.6° and -68.4°, tilt 54°."""
    grid = cc.Grid.azimuth_tilt_torsion(np.deg2rad(np.arange(-75, -55, 0.05)), np.deg2rad([54.0]))
    field = roll.stiffness_map(grid, moments(10.0))
    error, shift = np.rad2deg(field.orientation_error[:, 0]), field.center_shift[:, 0] * 1e3
    assert float(error.max()) == pytest.approx(3.5269, abs=1e-4)
    assert float(shift.max()) == pytest.approx(2.0118, abs=1e-4)
    assert np.rad2deg(float(field.azimuth[int(np.argmax(error.data))])) == pytest.approx(-65.6, abs=0.1)
    assert np.rad2deg(float(field.azimuth[int(np.argmax(shift.data))])) == pytest.approx(-68.4, abs=0.1)


@pytest.mark.parametrize("make", [cc.library.unlimited_roll, cc.library.coaxial, cc.library.agile_wrist])
def test_drives_add_compliance_to_rotation_only(make) -> None:
    """K⁻¹(K_act) = K⁻¹(∞) + diag((Jᵀ K_act J)⁻¹, 0): the centre shift does not depend on the drives."""
    k, pose = 4e4, (30.0, 25.0, 10.0)
    soft, hard = (cc.compile(make(stiffness=stiffness)) for stiffness in (k, None))
    state = at(soft, *pose)
    J = soft.jacobian(state).platform_from_actuators
    drives = J @ J.T / k
    expected = hard.stiffness(at(hard, *pose)).compliance + drives
    found = soft.stiffness(state).compliance
    np.testing.assert_allclose(found, expected, rtol=1e-8, atol=1e-8 * np.abs(expected).max())
    assert np.abs(drives[3:]).max() < 1e-12 * np.abs(drives).max()


@pytest.mark.parametrize("make", [cc.library.unlimited_roll, cc.library.coaxial])
def test_symmetry_of_coaxial_drives(make) -> None:
    """K(φ + p, θ, σ + p) = T K Tᵀ for any p, and the same again after σ + 120°."""
    model = cc.compile(make())
    K = model.stiffness(at(model, 20.0, 30.0, 5.0)).matrix
    for p in (17.0, -40.0):
        R = orientation(0.0, 0.0, np.deg2rad(p))
        T = np.block([[R, np.zeros((3, 3))], [np.zeros((3, 3)), R]])
        moved = model.stiffness(at(model, 20.0 + p, 30.0, 5.0 + p)).matrix
        np.testing.assert_allclose(moved, T @ K @ T.T, rtol=1e-8, atol=1e-8 * np.abs(K).max())
    turned_on = model.stiffness(at(model, 20.0, 30.0, 125.0)).matrix
    np.testing.assert_allclose(turned_on, K, rtol=1e-8, atol=1e-8 * np.abs(K).max())


def test_symmetry_of_the_agile_wrist() -> None:
    """A third of a turn maps the machine onto itself: K(φ + 120°, θ, σ) = T K Tᵀ."""
    model = cc.compile(cc.library.agile_wrist())
    R = orientation(0.0, 0.0, 2 * np.pi / 3)
    T = np.block([[R, np.zeros((3, 3))], [np.zeros((3, 3)), R]])
    K = model.stiffness(at(model, 20.0, 30.0, 5.0)).matrix
    np.testing.assert_allclose(
        model.stiffness(at(model, 140.0, 30.0, 5.0)).matrix, T @ K @ T.T, rtol=1e-8, atol=1e-8 * np.abs(K).max()
    )


def test_serial_singularity_at_90_60_0(roll: cc.Model) -> None:
    """The text calls it parallel; leg 1 is stretched (serial), and the stiffness is regular."""
    stiffness = roll.stiffness(at(roll, 90.0, 60.0, 0.0))
    assert stiffness.serial_index["leg1"] < 1e-5
    assert stiffness.singularity.startswith("serial: leg1")
    assert stiffness.rank == 6
    assert stiffness.parallel_index > 0.01


def test_stretched_leg_in_a_map_is_kept(roll: cc.Model) -> None:
    """At the boundary of reach rounding must not throw a pose out; beyond it nothing is guessed."""
    grid = cc.Grid.azimuth_tilt_torsion(np.deg2rad([90.0]), np.deg2rad([59.0, 60.0 + 5e-12, 61.0]))
    field = roll.stiffness_map(grid, LOAD)
    assert field.status.values.tolist() == [[0, 3, 1]]
    assert np.isfinite(field.orientation_error.values).tolist() == [[True, True, False]]
    K = roll.stiffness(at(roll, 90.0, 60.0, 0.0)).matrix
    np.testing.assert_allclose(field.stiffness.values[0, 1], K, rtol=1e-5, atol=1e-6 * np.abs(K).max())


def test_drives_alone(roll: cc.Model) -> None:
    """Figure 9(c): with rigid links the centre does not shift, and the rotation is (Jᵀ K_act J)⁻¹ m."""
    state = at(roll, 40.0, 35.0, 0.0)
    grid = cc.Grid.azimuth_tilt_torsion(np.deg2rad([40.0]), np.deg2rad([35.0]))
    field = roll.stiffness_map(grid, moments(10.0), compliance="actuators")
    J = roll.jacobian(state).platform_from_actuators
    expected = max(np.linalg.norm((J @ J.T / 1e6 @ w)[:3]) for w in moments(10.0))
    assert field.orientation_error.item() == pytest.approx(expected, rel=1e-9)
    assert field.center_shift.item() < 1e-15
    rigid = cc.compile(replace(roll.mechanism, bodies=tuple(replace(b, beams=()) for b in roll.mechanism.bodies)))
    alone = rigid.stiffness(at(rigid, 40.0, 35.0, 0.0))
    np.testing.assert_allclose(alone.compliance, J @ J.T / 1e6, rtol=1e-9, atol=1e-18)
    assert alone.rigid_directions.shape == (6, 3)
    with pytest.raises(cc.errors.SingularityError, match="not finite"):
        alone.matrix  # noqa: B018
