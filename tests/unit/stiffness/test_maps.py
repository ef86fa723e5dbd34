"""Stiffness maps: the compiled field equals the one configuration at a time, and marks what it cannot answer."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from itertools import product

import numpy as np
import pytest

import closedchain as cc
from closedchain.spatial.numeric import rot_y, rot_z
from closedchain.stiffness.maps import moments

LOADS = np.array([[4.0, -3.0, 2.0, 30.0, -20.0, 10.0], [0.0, 0.0, 0.0, 0.0, 0.0, -50.0]])


def one_by_one(model: cc.Model, states: list[cc.State], own: bool = False) -> np.ndarray:
    return np.array([[model.stiffness(s).deflection(w, model_loads=own).screw for w in LOADS] for s in states])


def screws(field) -> np.ndarray:
    return np.concatenate([field.platform_rotation.values, field.platform_translation.values], axis=-1)


def test_delta_from_positions() -> None:
    model = cc.compile(cc.library.delta(stiffness=2e4))
    x = np.linspace(-0.1, 0.1, 3)
    field = model.stiffness_map(cc.Grid.cartesian(x, 0.05, [-0.6, -0.55]), LOADS, model_loads=True, frequencies=True)
    assert field.orientation_error.dims == ("x", "z")
    states = [model.assemble(platform=cc.Pose((a, 0.05, z))) for a in x for z in (-0.6, -0.55)]
    expected = one_by_one(model, states, own=True).reshape(3, 2, 2, 6)
    np.testing.assert_allclose(screws(field), expected, rtol=1e-7, atol=1e-11)
    worst = np.linalg.norm(expected[..., 3:], axis=-1).max(axis=-1)
    np.testing.assert_allclose(field.center_shift.values, worst, rtol=1e-7)
    exact = [model.natural_modes(state).frequencies[0] for state in states]
    # the map reduces the legs to the platform, which may only raise frequencies
    assert np.all(field.frequency.values[..., 0].ravel() >= np.array(exact) * (1 - 1e-9))
    np.testing.assert_allclose(field.frequency.values[..., 0].ravel(), exact, rtol=0.05)
    assert np.all(field.status == 0)


def test_gough_stewart_from_any_poses() -> None:
    machine = cc.library.gough_stewart()
    model = cc.compile(replace(machine, actuators=tuple(replace(a, stiffness=1e6) for a in machine.actuators)))
    positions = [(-1.5, 0.1, 1.5), (-1.3, 0.0, 1.6), (-1.6, 0.2, 1.4)]
    grid = cc.Grid.poses(position=positions, rotation=np.eye(3), case=[1, 2, 3])
    field = model.stiffness_map(grid, LOADS)
    states = [model.assemble(platform=cc.Pose(p)) for p in positions]
    np.testing.assert_allclose(screws(field), one_by_one(model, states), rtol=1e-6, atol=1e-12)
    parallel = [model.stiffness(state).parallel_index for state in states]
    np.testing.assert_allclose(field.parallel_index.values, parallel, rtol=1e-6)
    serial = [list(model.stiffness(state).serial_index.values()) for state in states]
    np.testing.assert_allclose(field.serial_index.values, serial, rtol=1e-6)


def test_machines_without_closed_form_are_assembled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each pose is then assembled from its neighbour."""
    machine = cc.library.planar_3rrr()
    soft = cc.Compliance((1e-5, 1e-5, 1e-5, 1e-6, 1e-6, 1e-6))
    bodies = tuple(body if body.name == "platform" else replace(body, compliance=soft) for body in machine.bodies)
    model = cc.compile(replace(machine, bodies=bodies))
    start = model.assemble()
    positions = start.platform.position + np.array([[5.0, 0, 0], [0, 0, 0], [0.01, 0, 0]])
    grid = cc.Grid.poses(position=positions, rotation=start.platform.rotation)
    closed_form = model.stiffness_map(grid, LOADS)
    monkeypatch.setattr("closedchain.stiffness.evaluation.place_bodies", lambda *_: None)
    field = cc.compile(model.mechanism).stiffness_map(grid, LOADS)
    assert field.status.values.tolist() == closed_form.status.values.tolist() == [1, 0, 0]
    assert np.isnan(field.center_shift.values[0])
    np.testing.assert_allclose(screws(field), screws(closed_form), rtol=1e-7, atol=1e-13)
    np.testing.assert_allclose(screws(field)[1], one_by_one(model, [start])[0], rtol=1e-7, atol=1e-13)


def test_poses_that_the_machine_cannot_take() -> None:
    """A Delta does not turn and a wrist does not shift, wherever that is."""
    model = cc.compile(cc.library.delta())
    turned = np.array([[np.cos(0.1), -np.sin(0.1), 0], [np.sin(0.1), np.cos(0.1), 0], [0, 0, 1]])
    grid = cc.Grid.poses(position=[(0.05, -0.04, -0.6)] * 2, rotation=[np.eye(3), turned])
    assert model.stiffness_map(grid, LOADS).status.values.tolist() == [0, 1]
    wrist = cc.compile(cc.library.coaxial())
    grid = cc.Grid.poses(position=[(0, 0, 0), (0.01, 0, 0)], rotation=np.eye(3))
    assert wrist.stiffness_map(grid, LOADS).status.values.tolist() == [0, 1]


def test_the_other_working_mode() -> None:
    """A map stays in the working mode of the state it starts from."""
    model = cc.compile(cc.library.coaxial())
    other = cc.compile(cc.library.coaxial(mode=1))
    pose = cc.Pose((0, 0, 0), import_module("closedchain.library.spherical_3rrr").orientation(0.3, 0.4, 0.1))
    grid = cc.Grid.azimuth_tilt_torsion([0.3], [0.4], 0.1)
    for m in (model, other):
        state = m.assemble(platform=pose)
        np.testing.assert_allclose(
            m.stiffness_map(grid, LOADS, state=state).stiffness.values[0, 0],
            m.stiffness(state).matrix,
            rtol=1e-7,
            atol=1e-3,
        )


def test_poses_of_grids() -> None:
    """Orientations are Rz(φ) Ry(θ) Rz(σ − φ); the other half of a pose is one for all, one for each, or the start's."""
    azimuth, tilt, torsion = [0.3, -2.0], [0.4, 1.0, 0.2], [0.1, 0.7]
    at = np.arange(36.0).reshape(2, 3, 2, 3)
    grid = cc.Grid.azimuth_tilt_torsion(azimuth, tilt, torsion, at)
    assert grid.rotation is not None
    for (i, phi), (j, theta), (k, sigma) in product(*map(enumerate, (azimuth, tilt, torsion))):
        expected = rot_z(phi) @ rot_y(theta) @ rot_z(sigma - phi)
        np.testing.assert_allclose(grid.rotation[i, j, k], expected, atol=1e-15)
    np.testing.assert_array_equal(grid.position, at)
    flat = cc.Grid.cartesian([1.0, 2.0], 5.0, [3.0, 4.0], rot_z(0.2))
    np.testing.assert_array_equal(flat.position, [[[1, 5, 3], [1, 5, 4]], [[2, 5, 3], [2, 5, 4]]])
    np.testing.assert_array_equal(flat.rotation, np.broadcast_to(rot_z(0.2), (2, 2, 3, 3)))
    assert cc.Grid.cartesian(1.0, 2.0, [3.0]).rotation is None
    with pytest.raises(cc.errors.ArgumentError, match="axis 'tilt' says nothing of the poses"):
        cc.Grid.poses(position=at[0, 0], tilt=[0.1, 0.2])


def test_questions_that_make_no_sense() -> None:
    model = cc.compile(cc.library.coaxial())
    grid = cc.Grid.azimuth_tilt_torsion([0.0], [0.1])
    with pytest.raises(cc.errors.ArgumentError, match="six numbers"):
        model.stiffness_map(grid, [1, 2, 3])
    with pytest.raises(cc.errors.ArgumentError, match="'all' or 'actuators'"):
        model.stiffness_map(grid, LOADS, compliance="links")
    with pytest.raises(cc.errors.ArgumentError, match="not between 0 and π"):
        cc.Grid.azimuth_tilt_torsion([0.0], [-0.1])
    with pytest.raises(cc.errors.AssemblyError, match="none of the 2 poses"):
        model.stiffness_map(cc.Grid.azimuth_tilt_torsion([np.pi / 2], [1.1, 1.2]), LOADS)
    rigid = cc.compile(replace(model.mechanism, bodies=tuple(replace(b, beams=()) for b in model.mechanism.bodies)))
    with pytest.raises(cc.errors.UnsupportedError, match="compliance='actuators'"):
        rigid.stiffness_map(grid, LOADS)
    with pytest.raises(cc.errors.GeometryError, match="orthonormal"):
        cc.Grid.poses(rotation=2 * np.eye(3)[None])
    with pytest.raises(cc.errors.NonFiniteError, match="tilt"):
        cc.Grid.azimuth_tilt_torsion([0.0], [np.nan])


def test_threads_do_not_change_the_answer() -> None:
    model = cc.compile(cc.library.coaxial())
    grid = cc.Grid.azimuth_tilt_torsion(np.linspace(-3, 3, 60), np.linspace(0, 0.9, 40))
    one, two = (model.stiffness_map(grid, moments(10.0), threads=n) for n in (1, 2))
    assert one.equals(two)


def soft_3rrr(drives: tuple[str, ...] = ("base",)) -> cc.Mechanism:
    """The planar 3-RRR with compliant links and actuators of 2 kN m/rad on some joints of every leg."""
    machine = cc.library.planar_3rrr()
    soft = cc.Compliance((1e-5, 1e-5, 1e-5, 1e-6, 1e-6, 1e-6))
    bodies = tuple(body if body.name == "platform" else replace(body, compliance=soft) for body in machine.bodies)
    actuators = tuple(
        cc.Actuator(f"leg{i}_{name}", f"leg{i}_{name}", stiffness=2e3) for i in (1, 2, 3) for name in drives
    )
    return replace(machine, bodies=bodies, actuators=actuators)


def around(state: cc.State, *offsets: tuple[float, float]) -> cc.Grid:
    """Poses beside a state's, in the plane."""
    positions = state.platform.position + np.array([(*offset, 0.0) for offset in offsets])
    return cc.Grid.poses(position=positions, rotation=state.platform.rotation)


def test_one_distance_from_singularity() -> None:
    """Legs with two actuators too: map and single configuration have the same indices, rank and status."""
    model = cc.compile(soft_3rrr(("base", "elbow")))
    start = model.assemble()
    grid = around(start, (0.0, 0.0), (0.05, 0.02), (-0.1, 0.1))
    field = model.stiffness_map(grid, LOADS, state=start)
    assert field.status.values.tolist() == [0, 0, 0]
    for k, p in enumerate(np.array([(0.0, 0.0, 0.0), (0.05, 0.02, 0.0), (-0.1, 0.1, 0.0)]) + start.platform.position):
        single = model.stiffness(model.assemble(platform=cc.Pose(p, start.platform.rotation), guess=start))
        assert field.parallel_index.values[k] == pytest.approx(single.parallel_index, rel=1e-8)
        np.testing.assert_allclose(field.serial_index.values[k], list(single.serial_index.values()), rtol=1e-8)


def test_redundant_actuators_of_rigid_links_are_computed_one_by_one() -> None:
    """The platform cannot follow six actuators at once: the map's closed form does not hold, and notices."""
    model = cc.compile(soft_3rrr(("base", "elbow")))
    start = model.assemble()
    field = model.stiffness_map(
        around(start, (0.0, 0.0)), [0, 0, 5.0, 10.0, -20.0, 0], state=start, compliance="actuators"
    )
    single = model.stiffness(start, compliance="actuators").deflection([0, 0, 5.0, 10.0, -20.0, 0])
    np.testing.assert_allclose(screws(field)[0, 0], single.screw, rtol=1e-7, atol=1e-12)
    assert field.status.values.tolist() == [0]
    assert field.residual.values[0] < 1e-10


def test_deflections_beyond_the_distance_from_a_singularity_are_not_printed() -> None:
    """The stiffness is still there; the deflection of linear theory would be metres."""
    model = cc.compile(soft_3rrr())
    start = model.assemble()
    grid = around(start, (0.0, 0.0))
    small = model.stiffness_map(grid, LOADS, state=start)
    large = model.stiffness_map(grid, 1e5 * LOADS, state=start)
    assert small.status.values.tolist() == [0]
    assert large.status.values.tolist() == [5]
    assert np.isnan(large.center_shift.values).all()
    np.testing.assert_array_equal(large.stiffness.values, small.stiffness.values)
    single = model.stiffness(start)
    assert single.deflection(LOADS[0]).small
    assert not single.deflection(1e5 * LOADS[0]).small


def test_poses_beyond_joint_limits_are_masked() -> None:
    """In the tree and cut, with angles on another turn; as the coordinates of assembled states say."""
    machine = soft_3rrr()
    start = cc.compile(machine).assemble()
    offsets = [(-0.1, 0.0), (-0.03, 0.0), (0.0, 0.0), (0.03, 0.0), (0.1, 0.0)]
    poses = [cc.Pose(tuple(start.platform.position + [*o, 0.0]), start.platform.rotation) for o in offsets]
    plain = cc.compile(machine)
    states = [plain.assemble(platform=pose, guess=start) for pose in poses]
    for name in ("leg1_base", "leg2_elbow", "leg3_tip"):
        values = np.array([state[name] for state in states])
        middle = (values[1] + values[3]) / 2
        half = 1.05 * abs(values[3] - values[1]) / 2
        for turn in (0.0, 2 * np.pi):
            limits = (middle - half + turn, middle + half + turn)
            joints = tuple(replace(j, limits=limits) if j.name == name else j for j in machine.joints)
            model = cc.compile(replace(machine, joints=joints))
            field = model.stiffness_map(around(start, *offsets), LOADS, state=model.assemble(guess=start))
            expected = np.where(np.abs(values - middle) > half, 4, 0)
            assert field.status.values.tolist() == expected.tolist()
            assert np.isnan(field.center_shift.values[expected == 4]).all()
            assert 4 in expected


def test_cells_that_do_not_verify_are_computed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    model = cc.compile(soft_3rrr())
    start = model.assemble()
    grid = around(start, (0.0, 0.0), (0.02, 0.01))
    plain = model.stiffness_map(grid, LOADS, state=start, model_loads=True)
    assert plain.residual.values.max() < 1e-11
    assert "residual" not in model.stiffness_map(grid, LOADS, state=start, model_loads=True, verify=False)
    monkeypatch.setattr("closedchain.stiffness.maps.VERIFIED", 0.0)
    again = model.stiffness_map(grid, LOADS, state=start, model_loads=True)
    assert again.status.values.tolist() == [0, 0]
    np.testing.assert_allclose(screws(again), screws(plain), rtol=1e-8, atol=1e-13)
    monkeypatch.setattr("closedchain.stiffness.result.VERIFIED", 0.0)
    monkeypatch.setattr("closedchain.stiffness.evaluation.VERIFIED", 0.0)
    refused = model.stiffness_map(grid, LOADS, state=start, model_loads=True)
    assert refused.status.values.tolist() == [6, 6]
    assert np.isnan(refused.center_shift.values).all()
