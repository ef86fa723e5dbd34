"""Loaded stiffness of machines with rigid links: what is rigid is a constraint of the equilibrium."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from scipy.optimize import fsolve

import closedchain as cc
from closedchain.stiffness import loaded

PLANAR = [2, 3, 4]  # rotation about z, translations along x and y
POSE = np.array([0.1, 0.05, -0.03])  # the library's
K_DRIVE = np.array([2e3, 3e3, 5e3])


def three_rrr(stiffness: list[float] | np.ndarray) -> cc.Mechanism:
    machine = cc.library.planar_3rrr()
    drives = (replace(a, stiffness=float(k)) for a, k in zip(machine.actuators, stiffness, strict=True))
    return replace(machine, actuators=tuple(drives))


def drive_angles(pose: np.ndarray) -> np.ndarray:
    """Angles of the three cranks by plane trigonometry: links of 0.4 m, circles of 0.5 and 0.15 m; elbows left."""
    angle, x, y = pose
    found = []
    for direction in np.deg2rad([210, 330, 90]):
        foot = 0.5 * np.array([np.cos(direction), np.sin(direction)])
        pin = np.array([x, y]) + 0.15 * np.array([np.cos(direction + angle), np.sin(direction + angle)])
        way = pin - foot
        # isosceles triangle of two links of 0.4 m
        found.append(np.arctan2(way[1], way[0]) + np.arccos(np.hypot(*way) / 0.8))
    return np.array(found)


def elastic_force(pose: np.ndarray) -> np.ndarray:
    """Gradient of ½ Σ k (θ − θ0)² with respect to the pose, by central differences of the angles."""
    J = np.column_stack([(drive_angles(pose + h) - drive_angles(pose - h)) / 2e-5 for h in 1e-5 * np.eye(3)])
    return J.T @ (K_DRIVE * (drive_angles(pose) - drive_angles(POSE)))


def test_stiff_drives_under_a_tiny_load_do_not_buckle() -> None:
    model = cc.compile(three_rrr([1e6] * 3))
    state = model.assemble()
    linear = model.stiffness(state)
    found = model.loaded_stiffness(state, [0, 0, 0, 1e-6, 0, 0])
    np.testing.assert_allclose(
        found.compliance, linear.compliance, rtol=1e-6, atol=1e-9 * np.abs(linear.compliance).max()
    )
    assert found.stability == pytest.approx(1.0, abs=1e-9)
    # a displacement of 1e-13 m has two digits, and the answer says so
    assert 1e-4 < found.error < 0.1
    expected = linear.compliance @ [0, 0, 0, 1e-6, 0, 0]
    np.testing.assert_allclose(found.screw, expected, atol=found.error * np.abs(expected).max())


def test_rigid_directions_are_named_not_zero_rows() -> None:
    model = cc.compile(three_rrr([1e6] * 3))
    found = model.loaded_stiffness(model.assemble(), np.zeros(6))
    assert found.rigid_directions.shape == (6, 3)
    # out of the plane: moments about x and y, force along z
    np.testing.assert_allclose(found.rigid_directions[PLANAR], 0, atol=1e-12)
    with pytest.raises(cc.errors.SingularityError, match="rigid in 3 direction"):
        _ = found.matrix


def test_hand_calculation_at_the_displaced_equilibrium() -> None:
    """Displacement and stiffness of the 3-RRR under a large load, from trigonometry and finite differences alone."""
    model = cc.compile(three_rrr(K_DRIVE))
    load = np.array([30.0, 200.0, -100.0])  # moment about z, forces along x and y
    found = model.loaded_stiffness(model.assemble(), [0, 0, load[0], load[1], load[2], 0])
    pose = fsolve(lambda p: elastic_force(p) - load, POSE, xtol=1e-12)
    np.testing.assert_allclose(found.screw[PLANAR], pose - POSE, rtol=1e-6, atol=1e-9)
    assert np.abs(found.screw[PLANAR]).max() > 0.02
    K = np.column_stack([(elastic_force(pose + h) - elastic_force(pose - h)) / 2e-4 for h in 1e-4 * np.eye(3)])
    np.testing.assert_allclose(
        np.linalg.inv(found.compliance[np.ix_(PLANAR, PLANAR)]), K, rtol=1e-4, atol=1e-4 * np.abs(K).max()
    )
    # the geometric term matters here: without load the stiffness is another
    unloaded = np.linalg.inv(model.stiffness(model.assemble()).compliance[np.ix_(PLANAR, PLANAR)])
    assert np.abs(K - unloaded).max() > 0.03 * np.abs(K).max()


@pytest.mark.parametrize("force", [0.0, 400.0])
def test_four_bar_on_a_soft_crank(force: float) -> None:
    """One degree of freedom: C = J Jᵀ / (k − f · d²p/dθ²), J and its derivative from assembled states."""
    k = 2e4
    machine = cc.library.four_bar()
    drive = tuple(replace(a, stiffness=k) for a in machine.actuators)
    model = cc.compile(replace(machine, actuators=drive))
    state = model.assemble()
    w = np.array([0.0, 0.0, 0.0, 0.3 * force, force, 0.0])
    found = model.loaded_stiffness(state, w)
    assert found.rigid_directions.shape == (6, 5)
    # the crank at the displaced equilibrium, from the platform's displacement
    angle = float(state["crank"])

    def place(theta: float) -> np.ndarray:
        return model.assemble(joints={"crank": theta}, guess=state).platform.position

    theta = angle
    for _ in range(20):
        slope = (place(theta + 1e-5) - place(theta - 1e-5)) / 2e-5
        theta = angle + float(slope @ w[3:]) / k
    np.testing.assert_allclose(found.translation, place(theta) - place(angle), atol=1e-9)
    curve = (place(theta + 1e-3) - 2 * place(theta) + place(theta - 1e-3)) / 1e-6
    J = model.jacobian(model.assemble(joints={"crank": theta}, guess=state)).platform_from_actuators
    expected = J @ J.T / (k - float(curve @ w[3:]))
    np.testing.assert_allclose(found.compliance, expected, rtol=1e-4, atol=1e-5 * np.abs(expected).max())
    if force == 0:
        np.testing.assert_allclose(model.stiffness(state).compliance, expected, rtol=1e-5, atol=1e-9 * expected.max())
    assert found.residual < 1e-11


def test_vanishing_rows_of_loops_are_no_constraints() -> None:
    """The Orthoglide's parallelograms have loop rows that vanish but for rounding."""
    machine = cc.library.orthoglide()
    machine = replace(machine, actuators=tuple(replace(a, stiffness=1e5) for a in machine.actuators))
    model = cc.compile(machine)
    state = model.assemble()
    found = model.loaded_stiffness(state, np.zeros(6), steps=1)
    expected = model.stiffness(state).compliance
    np.testing.assert_allclose(found.compliance, expected, rtol=1e-7, atol=1e-9 * np.abs(expected).max())


def test_stiff_beams_converge_to_rigid_links() -> None:
    """The compliance beyond that of the drives falls as 1/E."""
    machine = three_rrr(K_DRIVE)
    w = [0, 0, 10.0, 50.0, -20.0, 0]
    rigid = cc.compile(machine)
    state = rigid.assemble()
    wanted = rigid.loaded_stiffness(state, w).compliance
    block = np.ix_(PLANAR, PLANAR)
    beyond = []
    for young in (1e13, 1e14):
        bars = tuple(
            replace(body, beams=(cc.Beam((0, 0, 0), (0.4, 0, 0), cc.Section("round", radius=0.01), young, 0.3),))
            if body.name != "platform"
            else body
            for body in machine.bodies
        )
        found = cc.compile(replace(machine, bodies=bars)).loaded_stiffness(state, w, segments=1, steps=2)
        assert found.rigid_directions.shape == (6, 0)
        beyond.append((found.compliance - wanted)[block])
    assert np.abs(beyond[0]).max() < 1e-2 * np.abs(wanted[block]).max()
    np.testing.assert_allclose(beyond[1], beyond[0] / 10, atol=0.02 * np.abs(beyond[0]).max())


def test_moments_of_fixed_direction_make_it_unsymmetric() -> None:
    """K − Kᵀ is −[m]× in its rotational block, nothing else: the moment's own rotation, which has no potential."""
    model = cc.compile(cc.library.coaxial())
    m = np.array([5.0, -3.0, 4.0])
    found = model.loaded_stiffness(model.assemble(), [*m, 10.0, 20.0, -30.0], segments=1, steps=2)
    K = found.matrix
    expected = np.zeros((6, 6))
    expected[:3, :3] = -np.array([[0, -m[2], m[1]], [m[2], 0, -m[0]], [-m[1], m[0], 0]])
    np.testing.assert_allclose(K - K.T, expected, atol=1e-9 * np.abs(K).max())
    assert max(found.residual, found.asymmetry) < 1e-11


def test_a_platform_without_stiffness_is_singular_not_buckled() -> None:
    """Two springs for three degrees of freedom."""
    machine = three_rrr(K_DRIVE)
    state = cc.compile(machine).assemble()
    sprung = ("leg1_base", "leg2_base")
    joints = tuple(replace(j, spring=cc.JointSpring(1e3)) if j.name in sprung else j for j in machine.joints)
    soft = cc.Compliance((1e-5, 1e-5, 1e-5, 1e-6, 1e-6, 1e-6))
    bodies = tuple(replace(b, compliance=soft) if b.name == "leg3_distal" else b for b in machine.bodies)
    loose = cc.compile(replace(machine, joints=joints, bodies=bodies, actuators=()))
    with pytest.raises(cc.errors.SingularityError, match="without any deflection"):
        loose.loaded_stiffness(state, np.zeros(6))


@pytest.mark.parametrize("wrong", ["displacement", "compliance"])
def test_answers_that_do_not_verify_are_refused(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    model = cc.compile(three_rrr(K_DRIVE))
    state, w = model.assemble(), [0, 0, 0, 50.0, 0, 0]
    if wrong == "displacement":
        newton = loaded.LoadedMachine._newton

        def off(self, near, factor):  # type: ignore[no-untyped-def]
            found = newton(self, near, factor)
            return found if factor == 0 else replace(found, q=found.q + 1e-9)

        monkeypatch.setattr(loaded.LoadedMachine, "_newton", off)
    else:
        saddle = loaded.LoadedMachine._saddle

        def off(self, here, forces, gaps):  # type: ignore[no-untyped-def]
            dv, dual = saddle(self, here, forces, gaps)
            return (dv * (1 + 1e-3) if forces.shape[1] == 6 else dv), dual

        monkeypatch.setattr(loaded.LoadedMachine, "_saddle", off)
    with pytest.raises(cc.errors.AccuracyError, match="residual"):
        model.loaded_stiffness(state, w)
    assert model.loaded_stiffness(state, w, verify=False).residual > 1e-10
