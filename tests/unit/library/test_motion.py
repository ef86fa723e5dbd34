"""How the library's machines move: as their textbooks say, and as their closed-form kinematics say."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc
from oracles import maximal
from states import ALIKE, assert_close, body_accelerations, body_states, model, moving_state
from unit.library import closed_forms as closed
from unit.library.test_mobility import EXPECTED

CRANK_ANGLES = 0.5 + np.linspace(0, 2 * np.pi, 13)


def twists(compiled: cc.Model, q: np.ndarray) -> np.ndarray:
    """The platform's velocities [angular; linear] for every independent velocity that keeps the loops closed."""
    found = [compiled.state(q, v).platform for v in compiled.kinematics.free_motions(q).T]
    return np.array([[*motion.angular_velocity, *motion.velocity] for motion in found])


def cranked(compiled: cc.Model, angles: np.ndarray) -> list[cc.State]:
    """The machine with its crank at these angles, each found from the one before."""
    states = [compiled.assemble(joints={"crank": angles[0]})]
    for angle in angles[1:]:
        states.append(compiled.assemble(joints={"crank": angle}, guess=states[-1]))
    return states


@pytest.mark.parametrize("name", ALIKE)
def test_mobility_and_assembly(name: str) -> None:
    compiled = model(name)
    assert compiled.mobility.dof == EXPECTED[name][0]
    assert len(compiled.mobility.redundant) == EXPECTED[name][1]
    assert compiled.assemble().loop_error < 1e-12 * compiled.system.size


@pytest.mark.parametrize("name", ["translational_3upu", "translational_3ruu", "orthoglide", "delta"])
def test_platform_only_translates(name: str) -> None:
    compiled = model(name)
    for q in compiled.mobility.samples:
        motion = twists(compiled, q)
        assert np.abs(motion[:, :3]).max() < 1e-12 * np.abs(motion).max()
        assert np.linalg.matrix_rank(motion[:, 3:], tol=1e-6) == 3
        assert np.abs(compiled.state(q, np.zeros(compiled.system.nv)).platform.rotation - np.eye(3)).max() < 1e-12


@pytest.mark.parametrize("radii", [(0.3, 0.3), (0.3, 0.15)])
def test_equal_radii_loosen_the_3upu(radii: tuple[float, float]) -> None:
    """With vertical legs all three legs resist the same rotation: the platform gains two."""
    base, platform = radii
    machine = cc.library.translational_3upu(base_radius=base, platform_radius=platform, position=(0, 0, 0.6))
    compiled = cc.compile(machine)
    q = compiled.assemble(allow_singular=True).q
    G = compiled.kinematics.constraint(q)
    assert compiled.system.nv - np.linalg.matrix_rank(G, tol=1e-9) == (5 if base == platform else 3)


def test_tripod_tilts_and_heaves() -> None:
    compiled = model("tripod_3rps")
    for q in compiled.mobility.samples:
        motion, platform = twists(compiled, q), compiled.state(q, np.zeros(compiled.system.nv)).platform
        assert np.linalg.matrix_rank(motion, tol=1e-6) == 3
        for e in closed.THIRDS:
            ball = 0.2 * platform.rotation @ e
            velocity = motion[:, 3:] + np.cross(motion[:, :3], ball)
            assert np.abs(velocity @ np.cross([0, 0, 1], e)).max() < 1e-12  # a ball stays in the plane of its leg
    level = cc.compile(cc.library.tripod_3rps(tilt=(0.0, 0.0)))
    motion = twists(level, level.assemble().q)
    assert np.abs(motion[:, [2, 3, 4]]).max() < 1e-12
    assert np.linalg.matrix_rank(motion[:, [0, 1, 5]], tol=1e-6) == 3


def test_leg_lengths_and_slides() -> None:
    """Actuator coordinates at assembled poses are those of the closed forms."""
    for name in ("translational_3upu", "translational_3ruu", "tripod_3rps", "orthoglide"):
        compiled = model(name)
        for q in compiled.mobility.samples:
            state = compiled.state(q, np.zeros(compiled.system.nv))
            p, R = state.platform.position, state.platform.rotation
            drives = np.array([float(state[a.joint]) for a in compiled.mechanism.actuators])
            if name == "translational_3upu":
                np.testing.assert_allclose(drives, closed.upu_lengths(0.4, 0.15, p), rtol=0, atol=1e-12)
            elif name == "translational_3ruu":
                assert closed.ruu_gap(0.2, 0.06, 0.3, 0.65, p, drives) < 1e-12
            elif name == "tripod_3rps":
                assert closed.rps_misfit(0.2, p, R) < 1e-12
                np.testing.assert_allclose(drives, closed.rps_lengths(0.35, 0.2, p, R), rtol=0, atol=1e-12)
            else:
                np.testing.assert_allclose(drives, closed.orthoglide_slides(0.31, p), rtol=0, atol=1e-12)


def test_orthoglide_is_isotropic_where_the_slides_are_zero() -> None:
    compiled = cc.compile(cc.library.orthoglide(position=(0, 0, 0)))
    state = compiled.assemble()
    motion = compiled.kinematics.free_motions(state.q).T
    slides = np.array([[compiled.state(state.q, v).velocity(f"leg_{axis}_slide") for axis in "xyz"] for v in motion])
    np.testing.assert_allclose(slides.reshape(3, 3), twists(compiled, state.q)[:, 3:], rtol=0, atol=1e-12)


def test_rssr_rocker() -> None:
    for state, angle in zip(cranked(model("rssr"), CRANK_ANGLES), CRANK_ANGLES, strict=True):
        wanted = closed.rssr_rocker(0.1, 0.4, 0.25, (0.25, np.pi / 2, 0.25), angle)
        x = state.platform.rotation[:, 0]  # in the plane of world x and z, as the rocker's axis is -y
        assert np.abs(np.exp(1j * wanted) - (x[0] + 1j * x[2])).min() < 1e-12


def test_rssr_with_two_balls_spins_idly() -> None:
    compiled = cc.compile(cc.library.rssr(joint="spherical"))
    assert compiled.mobility.dof == 2
    q = compiled.assemble().q
    motion = [compiled.state(q, v) for v in compiled.kinematics.free_motions(q).T]
    angular = [[*s.body("crank").angular_velocity, *s.body("rocker").angular_velocity] for s in motion]
    assert np.linalg.matrix_rank(angular, tol=1e-9) == 1


@pytest.mark.parametrize("name", ["watt_six_bar", "stephenson_six_bar"])
def test_six_bar_output(name: str) -> None:
    lengths, base, point = (0.12, 0.36, 0.28), 0.4, 0.2 + 0.22j
    for state, angle in zip(cranked(model(name), CRANK_ANGLES), CRANK_ANGLES, strict=True):
        if name == "watt_six_bar":
            p, direction = closed.watt_output(lengths, base, point, 0.3 - 0.14j, (0.34, 0.3), angle)
        else:
            p, direction = closed.stephenson_output(lengths, base, point, 0.72 + 0.1j, (0.52, 0.36), angle)
        x = state.platform.rotation[:, 0]
        np.testing.assert_allclose(state.platform.position[:2], [p.real, p.imag], rtol=0, atol=1e-12)
        np.testing.assert_allclose(x[:2], [np.cos(direction), np.sin(direction)], rtol=0, atol=1e-11)


def test_foot_of_jansens_leg() -> None:
    angles = 0.5 + np.linspace(0, 2 * np.pi, 25)
    found = np.array([state.platform.position[:2] for state in cranked(model("jansen_leg"), angles)])
    wanted = np.array([0.01 * closed.jansen_foot(angle) for angle in angles])
    np.testing.assert_allclose(found, np.column_stack([wanted.real, wanted.imag]), rtol=0, atol=1e-12)
    # the foot's path is flat below: over two fifths of a revolution it stays within 12 mm for a stride of half a metre
    low = found[found[:, 1] < found[:, 1].min() + 0.012]
    assert np.ptp(low[:, 0]) > 0.5
    assert len(low) >= 10


def test_cylinders_of_the_excavator() -> None:
    machine = cc.library.excavator()
    boom, stick, bucket = 0.6, -1.6, -0.9
    joint = {name: machine.joint(name).start[0] for name in ("boom_slide", "stick_slide", "bucket_slide", "rocker")}
    assert joint["boom_slide"] == pytest.approx(closed.cylinder(0.6 - 0.5j, 2.6 + 0.6j, 0, boom), abs=1e-12)
    assert joint["stick_slide"] == pytest.approx(closed.cylinder(3.0 + 1.25j, -0.8 + 0.2j, 5.7, stick), abs=1e-12)
    knee = closed.meet(2.45 + 0.08j, 2.9 + (0.05 + 0.45j) * np.exp(1j * bucket), 0.6, 0.55, True)
    assert joint["bucket_slide"] == pytest.approx(abs(knee - (0.2 + 0.55j)), abs=1e-12)
    assert joint["rocker"] == pytest.approx(np.angle(knee - (2.45 + 0.08j)), abs=1e-12)


def sprung(machine: cc.Mechanism) -> cc.Mechanism:
    """The suspension with an actuator in place of its spring and damper."""
    joints = tuple(replace(joint, spring=None, damper=None) for joint in machine.joints)
    return replace(machine, joints=joints, actuators=(*machine.actuators, cc.Actuator("spring", "strut")))


def test_suspension_moves_as_newton_and_euler_say() -> None:
    compiled = model("double_wishbone")
    state = moving_state(compiled)
    forces = {"steering": 40.0, "drive": -25.0}
    length = np.linalg.norm(np.subtract((0.0, 0.45, 0.66), (0.0, 0.55, 0.20)))
    spring = -45e3 * (float(state["strut"]) - length) + 5516.0 - 3e3 * float(state.velocity("strut"))
    wanted = maximal.accelerations(sprung(compiled.mechanism), body_states(state), {**forces, "spring": spring})
    found = body_accelerations(compiled.forward_dynamics(state, forces, "reference"))
    assert_close(found, np.array([np.concatenate(wanted[b.name]) for b in compiled.mechanism.bodies]), 1e-9)


def test_suspension_carries_its_load() -> None:
    """With the rack held, the preload balances the load at the contact patch and the weights to a few newtons."""
    compiled = model("double_wishbone")
    state = compiled.assemble()
    motion = compiled.kinematics.free_motions(state.q)
    moved = [compiled.state(state.q, v) for v in motion.T]
    rows = [[s.velocity("rack"), s.velocity("hub"), s.platform.velocity[2]] for s in moved]
    bounce = motion @ np.linalg.solve(np.array(rows, float).T, [0.0, 0.0, 1.0])
    acceleration = compiled.forward_dynamics(state, method="reference").acceleration
    assert abs(bounce @ compiled.mass_matrix(state) @ acceleration) < 5.0
    up = compiled.state(state.q, bounce).platform
    assert abs(up.angular_velocity[2]) < 0.1  # rad/m: little steering
    assert 0.1 < up.angular_velocity[0] < 0.5  # camber against the road
