"""Task coordinates of the platform: what they are, partial ones completed or refused, motions, forces, maps."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import closedchain as cc
from closedchain.errors import ArgumentError, AssemblyError, SingularityError, UnknownNameError, UnsupportedError

NAMES = ("x", "y", "z", "tilt_x", "tilt_y", "torsion")
RADIUS = 0.2


@cache
def tripod() -> cc.Model:
    """Balls on a circle of 0.2 m; starts tilted."""
    return cc.compile(cc.library.tripod_3rps(platform_radius=RADIUS))


@cache
def flying() -> cc.Model:
    body = cc.Body("stone", 1.0, inertia=(1.0, 1.0, 1.0))
    return cc.compile(cc.Mechanism("flying", [body], [cc.free("fly", "ground", "stone")], platform="stone"))


@pytest.mark.parametrize("tilt", [(0.0, 0.0), (3e-4, -2e-4), (7e-4, 8e-4), (0.4, -0.7), (-1.9, 0.3)])
def test_coordinates_are_those_of_their_definition(tilt: tuple[float, float]) -> None:
    """R = exp([tilt_x, tilt_y, 0]) Rz(torsion), and rates and accelerations as differences have them."""
    model, h = flying(), 1e-4

    def at(t: float) -> cc.State:
        angles = np.array([*tilt, 0.5]) + t * np.array([0.3, -0.2, 0.7]) + t * t * np.array([0.5, 0.1, -0.4])
        R = Rotation.from_rotvec([*angles[:2], 0.0]) * Rotation.from_euler("z", angles[2])
        return model.assemble(platform=cc.Pose((0.1 + t, 0.2, 0.3), rotation=R.as_matrix()))

    found = at(0.0).task_coordinates
    np.testing.assert_allclose(list(found.values()), [0.1, 0.2, 0.3, *tilt, 0.5], atol=1e-12)
    rates = dict(zip(NAMES, (1.0, 0.0, 0.0, 0.3, -0.2, 0.7), strict=True))
    moving = model.with_velocities(at(0.0), platform=rates)
    turn = Rotation.from_matrix(at(h).platform.rotation) * Rotation.from_matrix(at(-h).platform.rotation).inv()
    np.testing.assert_allclose(moving.platform.twist[:3], turn.as_rotvec() / (2 * h), atol=1e-6)
    np.testing.assert_allclose(moving.platform.twist[3:], [1, 0, 0], atol=1e-12)
    second = dict(zip(NAMES, (0.0, 0.0, 0.0, 1.0, 0.2, -0.8), strict=True))
    dv = model.accelerations(moving, platform=second)
    ahead, behind = (moving.kinematics.step(moving.q, s * h * moving.v) for s in (1, -1))
    slopes = [moving.kinematics.task_jacobian(q) @ (moving.v + s * h * dv) for s, q in ((1, ahead), (-1, behind))]
    np.testing.assert_allclose((slopes[0] - slopes[1]) / (2 * h), list(second.values()), atol=1e-6)


def test_partial_coordinates_are_completed() -> None:
    """The tripod has z and two tilts; its centre then moves sideways by r/2 (1 − cos θ) (Lee and Shah 1988)."""
    model = tripod()
    level = model.assemble(platform={"z": 0.65, "tilt_x": 0.0, "tilt_y": 0.0})
    assert level.notes == ()
    np.testing.assert_allclose(level.platform.rotation, np.eye(3), atol=1e-12)
    state = model.assemble(platform={"z": 0.65, "tilt_x": 0.05}, guess=level)
    found = state.task_coordinates
    np.testing.assert_allclose([found[name] for name in ("z", "tilt_x", "tilt_y")], [0.65, 0.05, 0.0], atol=1e-12)
    np.testing.assert_allclose(found["torsion"], 0.0, atol=1e-12)
    np.testing.assert_allclose(np.hypot(found["x"], found["y"]), RADIUS / 2 * (1 - np.cos(0.05)), rtol=1e-9)
    assert state.loop_error < 1e-12
    assert "tilt_y stays at 0" in state.notes[0]
    # not named: as in the guess, which starts tilted
    other = model.assemble(platform={"z": 0.65})
    home = model.assemble().task_coordinates
    np.testing.assert_allclose(other.task_coordinates["tilt_x"], home["tilt_x"], atol=1e-12)


def test_what_the_platform_does_not_have_is_refused() -> None:
    model = tripod()
    level = model.assemble(platform={"tilt_x": 0.0, "tilt_y": 0.0})
    with pytest.raises(AssemblyError, match="'platform' has z, tilt_x, tilt_y here") as caught:
        model.assemble(platform={"torsion": 0.1}, guess=level)
    assert "kept as in the guess: z, tilt_x, tilt_y" in str(caught.value)
    with pytest.raises(UnknownNameError, match="no coordinate 'zz'; coordinates: z, x, y, tilt_x, tilt_y, torsion"):
        model.assemble(platform={"zz": 0.1})
    with pytest.raises(ArgumentError, match="names no coordinate"):
        model.assemble(platform={})
    with pytest.raises(ArgumentError, match="must be a number"):
        model.assemble(platform={"z": "high"})
    with pytest.raises(UnsupportedError, match="names no platform"):
        cc.compile(cc.library.n_four_bar(1)).assemble(platform={"z": 0.1})


def test_inverse_dynamics_takes_them() -> None:
    """The same forces as for the acceleration [angular; linear] that follows from them."""
    model = tripod()
    state = model.with_velocities(model.assemble(), platform={"z": 0.2, "tilt_y": -0.4})
    second = {"z": 1.5, "tilt_x": 2.0}
    dv = model.accelerations(state, platform=second)
    platform = model.kinematics.body_jacobian("platform", state.q) @ dv
    platform += model.kinematics.body_product("platform", state.q, state.v)
    needed = model.inverse_dynamics(state, platform_acceleration=second).forces
    np.testing.assert_allclose(needed, model.inverse_dynamics(state, platform_acceleration=platform).forces, rtol=1e-9)
    again = model.forward_dynamics(state, needed).acceleration
    rates = model.kinematics.task_jacobian(state.q) @ again + model.kinematics.task_product(state.q, state.v)
    np.testing.assert_allclose(rates[[2, 3, 4]], [1.5, 2.0, 0.0], atol=1e-8)


def test_motions_in_task_coordinates() -> None:
    """A pure heave is a straight line of poses; a nod follows its profile and balances power."""
    model = tripod()
    low, high = ({"z": z, "tilt_x": 0.0, "tilt_y": 0.0} for z in (0.55, 0.62))
    start = model.assemble(platform=low)
    poses = [model.assemble(platform=at).platform.pose for at in (low, high)]
    line = model.inverse_dynamics_along(cc.motions.line(*poses, duration=0.5), rate=40)
    task = model.inverse_dynamics_along(cc.motions.task(low, high, duration=0.5), rate=40)
    np.testing.assert_allclose(task.forces, line.forces, rtol=1e-9)
    nod = cc.motions.task({"tilt_x": 0.0}, {"tilt_x": 0.2}, duration=0.5)
    answer = model.inverse_dynamics_along(nod, rate=40, start=start)
    assert answer.power_error < 1e-9
    ends = [model.kinematics.task_coordinates(q) for q in answer.course.q[[0, -1]]]
    np.testing.assert_allclose([end[[2, 3, 4]] for end in ends], [[0.55, 0, 0], [0.55, 0.2, 0]], atol=1e-12)
    both = cc.motions.sequence(nod, cc.motions.task({"tilt_x": 0.2}, {"tilt_x": 0.0}, duration=0.5))
    assert model.inverse_dynamics_along(both, rate=20, start=start).power_error < 1e-9
    with pytest.raises(ArgumentError, match="same coordinates"):
        cc.motions.task({"z": 0.1}, {"x": 0.1}, duration=1.0)


def test_maps_over_task_coordinates() -> None:
    model = tripod()
    start = model.assemble(platform={"z": 0.6, "tilt_x": 0.0, "tilt_y": 0.0})
    grid = cc.Grid.of_task(z=[0.6, 0.65], tilt_x=0.1, torsion=[0.0, 0.3])
    mapped = model.inverse_dynamics_map(grid, state=start)
    assert mapped.status.dims == ("z", "torsion")
    point = model.assemble(platform={"z": 0.65, "tilt_x": 0.1, "tilt_y": 0.0}, guess=start)
    np.testing.assert_allclose(mapped.force.values[1, 0], model.inverse_dynamics(point).forces, rtol=1e-9)
    assert mapped.status.values.tolist() == [[0, 1], [0, 1]]  # the tripod has no torsion


def test_redundant_chains_move_as_little_as_possible() -> None:
    """A planar arm of four: velocities J⁺ t of the scaled Jacobian, and not without saying so."""
    joints, bodies = [], []
    points = [(0, 0, 0), (0.3, 0, 0.2), (0.6, 0, 0.1), (0.7, 0, 0.4)]
    for k, at in enumerate(points):
        joints.append(cc.pin(f"j{k}", f"b{k - 1}" if k else "ground", f"b{k}", at, (0, 1, 0)))
        bodies.append(cc.Body(f"b{k}", 1.0, at, (0.01, 0.01, 0.01)))
    model = cc.compile(cc.drawing("arm", bodies, joints, platform="b3", origins={"b3": (0.9, 0, 0.4)}))
    state, wanted = model.assemble(), {"x": 0.1, "z": -0.2, "tilt_y": 0.3}
    with pytest.raises(SingularityError, match="redundancy='least_norm'"):
        model.with_velocities(state, platform=wanted)
    v = model.with_velocities(state, platform=wanted, redundancy="least_norm").v
    J = np.array([[0.4 - p[2], -(0.9 - p[0]), 1.0] for p in points]).T  # ω × r about y, and ω
    np.testing.assert_allclose(v, np.linalg.pinv(J) @ list(wanted.values()), rtol=1e-9)
    with pytest.raises(ArgumentError, match="'least_norm'"):
        model.with_velocities(state, platform=wanted, redundancy="some")  # type: ignore[arg-type]
