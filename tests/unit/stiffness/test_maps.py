"""Stiffness maps: the compiled field equals the one configuration at a time, and marks what it cannot answer."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc
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
    pose = cc.Pose((0, 0, 0), cc.library.spherical_3rrr.__globals__["orientation"](0.3, 0.4, 0.1))
    grid = cc.Grid.azimuth_tilt_torsion([0.3], [0.4], 0.1)
    for m in (model, other):
        state = m.assemble(platform=pose)
        np.testing.assert_allclose(
            m.stiffness_map(grid, LOADS, state=state).stiffness.values[0, 0],
            m.stiffness(state).matrix,
            rtol=1e-7,
            atol=1e-3,
        )


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
