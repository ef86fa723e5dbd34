"""Armature, gears, rotors and losses of actuators against Lagrange's equations written by hand, and what is refused."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import casadi as ca
import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, InertiaError, MechanismError, UnsupportedError
from closedchain.mechanism.quantities import quantities, with_quantities
from closedchain.model.agree import agree
from oracles.lagrange import accelerations
from states import body_states

A, B, D = 0.3, 0.45, 0.5  # cranks, couplers, distance of the pins
M_A, M_B = 0.7, 1.1
GEAR, ROTOR, ELBOW, TIP = -8.0, 3e-4, 0.02, 0.05


def five_bar(tip: float = 0.0, cut: str = "tip") -> cc.Mechanism:
    """Two cranks and two couplers in the xy plane, rotors at the left crank, armature at an elbow (and the tip)."""
    axis = (0.0, 0.0, 1.0)
    bodies = [cc.Body.rod(name, m, length) for name, m, length in
              (("a1", M_A, A), ("b1", M_B, B), ("a2", M_A, A), ("b2", M_B, B))]  # fmt: skip
    joints = [
        cc.revolute("crank1", "ground", "a1", axis=axis, start=(2.0,)),
        cc.revolute("elbow1", "a1", "b1", (A, 0, 0), axis=axis, start=(-1.1,), armature=ELBOW),
        cc.revolute("crank2", "ground", "a2", (D, 0, 0), axis=axis, start=(1.0,)),
        cc.revolute("elbow2", "a2", "b2", (A, 0, 0), axis=axis, start=(1.2,)),
        cc.revolute("tip", "b1", "b2", (B, 0, 0), (B, 0, 0), axis=axis, armature=tip or None),
    ]
    motors = [
        cc.Actuator("left", "crank1", gear=GEAR, rotor_inertia=ROTOR, damping=2e-3, friction=0.05, friction_velocity=4),
        cc.Actuator("right", "crank2"),
    ]
    joints = [replace(joint, cut=joint.name == cut) for joint in joints]
    return cc.Mechanism("five bar", bodies, joints, motors, gravity=(0.0, -9.81, 0.0))


def absolute(relative: Callable[[str], float | np.ndarray]) -> np.ndarray:
    """Of a1, b1, a2, b2 from those of the joints."""
    crank1, elbow1, crank2, elbow2 = (float(relative(name)) for name in ("crank1", "elbow1", "crank2", "elbow2"))
    return np.array([crank1, crank1 + elbow1, crank2, crank2 + elbow2])


def by_hand(state: cc.State, forces: tuple[float, float], tip: float = 0.0) -> np.ndarray:
    """Accelerations of the absolute angles of a1, b1, a2, b2."""
    arms = ((0, None, 0.0), (1, 0, 0.0), (2, None, D), (3, 2, D))

    def along(length: float, angle: ca.SX) -> ca.SX:
        return length * ca.vertcat(ca.cos(angle), ca.sin(angle))

    def centre(q: ca.SX, i: int) -> ca.SX:
        _, before, x = arms[i]
        base = ca.vertcat(x, 0) + (0 if before is None else along(A, q[before]))
        return base + along((A if before is None else B) / 2, q[i])

    def kinetic(q: ca.SX, u: ca.SX) -> ca.SX:
        total = GEAR**2 * ROTOR * u[0] ** 2 / 2 + ELBOW * (u[1] - u[0]) ** 2 / 2 + tip * (u[3] - u[1]) ** 2 / 2
        for i in range(4):
            m, length = (M_A, A) if i in (0, 2) else (M_B, B)
            total += m * ca.sumsqr(ca.jtimes(centre(q, i), q, u)) / 2 + m * length**2 / 24 * u[i] ** 2
        return total

    def potential(q: ca.SX) -> ca.SX:
        return sum(9.81 * (M_A if i in (0, 2) else M_B) * centre(q, i)[1] for i in range(4))

    def constraint(q: ca.SX) -> ca.SX:
        return along(A, q[0]) + along(B, q[1]) - along(A, q[2]) - along(B, q[3]) - ca.vertcat(D, 0)

    def applied(q: ca.SX, u: ca.SX) -> ca.SX:
        loss = GEAR**2 * 2e-3 * u[0] + abs(GEAR) * 0.05 * ca.tanh(abs(GEAR) * u[0] / 4)
        return ca.vertcat(forces[0] - loss, 0, forces[1], 0)

    angles, speeds = (absolute(part) for part in (state.__getitem__, state.velocity))
    return accelerations(kinetic, potential, constraint, angles, speeds, applied)[0]


@cache
def moving(tip: float = 0.0, cut: str = "tip") -> tuple[cc.Model, cc.State]:
    model = cc.compile(five_bar(tip, cut))
    state = model.assemble(joints={"crank1": 2.0, "crank2": 1.0})
    return model, model.with_velocities(state, {"crank1": 1.3, "crank2": -0.8})


def compare(model: cc.Model, state: cc.State, method: str, tip: float = 0.0) -> None:
    forces = (1.5, -0.4)
    answer = model.forward_dynamics(state, forces, method=method)
    np.testing.assert_allclose(absolute(answer.__getitem__), by_hand(state, forces, tip), rtol=1e-10)
    back = model.inverse_dynamics(state, acceleration=answer.acceleration, method=method)
    np.testing.assert_allclose(back.forces, forces, rtol=1e-9)


@pytest.mark.parametrize("method", ["lagrange", "denoc"])
def test_armature_gear_and_losses_as_by_hand(method: str) -> None:
    compare(*moving(), method)


def test_armature_of_a_cut_joint_as_by_hand() -> None:
    """Its rotor moves with the loop: terms of M off the diagonal that change with the configuration."""
    compare(*moving(TIP), "lagrange", TIP)
    compare(*moving(0.0, "elbow1"), "lagrange")


def test_recursions_refuse_armature_of_a_cut_joint() -> None:
    model, state = moving(TIP)
    with pytest.raises(UnsupportedError, match="rotors on tip are moved by a cut joint"):
        model.forward_dynamics(state, method="denoc")


def test_the_reaction_of_a_cut_joint_leaves_out_what_its_rotor_takes() -> None:
    """About its axis a joint passes on only what its rotor does not take: J times the relative acceleration."""
    model, state = moving(TIP)
    answer = model.forward_dynamics(state, (1.5, -0.4))
    np.testing.assert_allclose(answer.reactions["tip"][2], -TIP * answer["tip"], rtol=1e-9)
    model, state = moving()
    answer = model.forward_dynamics(state, (1.5, -0.4))
    np.testing.assert_allclose(answer.reactions["elbow1"][2], -ELBOW * answer["elbow1"], rtol=1e-9)


def test_formulations_agree_on_rotors_in_legs() -> None:
    """Every formulation, with armature on passive and rotors on driven joints of a platform's legs."""
    machine = cc.library.planar_3rrr()
    joints = [replace(joint, armature=0.01 * (i + 1)) for i, joint in enumerate(machine.joints)]
    joints = [joint if machine.platform not in (joint.parent, joint.child) else replace(joint, armature=None)
              for joint in joints]  # fmt: skip
    motors = [replace(motor, gear=20.0, rotor_inertia=1e-4, damping=1e-3) for motor in machine.actuators]
    found = agree(cc.compile(replace(machine, joints=joints, actuators=motors)), states=1)
    assert found.agrees
    compared = {name for pair in found.pairs if pair.difference is not None for name in (pair.one, pair.other)}
    assert {"reference", "lagrange", "operational_space", "denoc", "virtual_work"} <= compared


def test_a_tree_with_armature_agrees() -> None:
    machine = five_bar()
    found = agree(cc.compile(replace(machine, joints=machine.joints[:4])), states=1)
    assert found.agrees
    assert {"lagrange", "denoc"} <= {name for pair in found.pairs if pair.difference for name in (pair.one, pair.other)}


def test_armature_in_a_tree_as_in_mujoco() -> None:
    """Bodies of a spatial tree, universal joint and slider with armature, accelerate as MuJoCo says."""
    mujoco_oracle = pytest.importorskip("oracles.mujoco_oracle")
    bodies = [cc.Body(name, 2.0, (0.1, -0.2, 0.05), (0.3, 0.4, 0.5)) for name in ("arm", "hand", "rod")]
    joints = [
        cc.universal("hip", "ground", "arm", (0.1, 0, 0.3), (0, 0, 0.2), armature=(0.7, 0.2)),
        cc.prismatic("slide", "arm", "hand", (0.3, 0.1, 0), axis=(0.6, 0.0, 0.8), armature=1.5),
        cc.revolute("wrist", "hand", "rod", (0, 0.2, 0.1), axis=(0.0, 1.0, 0.0), armature=0.4),
    ]
    model = cc.compile(cc.Mechanism("arm", bodies, joints))
    rng = np.random.default_rng(3)
    state = model.state(rng.normal(size=4), rng.normal(size=4))
    answer = model.forward_dynamics(state)
    wanted = mujoco_oracle.tree_accelerations(model.mechanism, set(), body_states(state))
    for body, parts in wanted.items():
        np.testing.assert_allclose(answer.body(body), np.concatenate(parts), rtol=1e-10, atol=1e-10)


def test_energy_is_balanced_with_rotors() -> None:
    model, state = moving()
    run = model.simulate(state, 0.2, rtol=1e-10)
    assert np.abs(run.energy.balance).max() < 1e-8 * np.abs(run.energy.kinetic).max()
    assert run.energy.joints[-1] < 0  # losses of the motor


def flywheels() -> cc.Mechanism:
    """Three wheels of 2 kg m² that start at 1 rad/s: limited in force, in power, in velocity."""
    wheels = [cc.Body(name, 1.0, inertia=(1.0, 1.0, 2.0)) for name in ("force", "power", "velocity")]
    joints = [cc.revolute(f"axle_{wheel.name}", "ground", wheel.name) for wheel in wheels]
    motors = [
        cc.Actuator("force", "axle_force", gear=-4.0, max_force=0.5),
        cc.Actuator("power", "axle_power", max_power=3.0),
        cc.Actuator("velocity", "axle_velocity", gear=2.0, max_force=50.0, max_velocity=4.0),
    ]
    return cc.Mechanism("flywheels", wheels, joints, motors)


def test_simulated_motors_give_no_more_than_they_can() -> None:
    """Constant force 2 N m: ω = 1 + t. Constant power 3 W: ω² = 1 + 3 t. At most 4 rad/s of the motor: 2 rad/s."""
    model = cc.compile(flywheels())
    start = model.with_velocities(model.assemble(), dict.fromkeys(("axle_force", "axle_power", "axle_velocity"), 1.0))
    run = model.simulate(start, 1.0, (10.0, 10.0, 10.0), rtol=1e-9)
    np.testing.assert_allclose(run.v[-1, :2], [2.0, 2.0], rtol=1e-7)
    assert 1.98 < run.v[-1, 2] < 2.0 + 1e-9
    np.testing.assert_allclose(run.force("force"), 2.0, rtol=1e-12)
    np.testing.assert_allclose(run.power("power"), 3.0, rtol=1e-7)


def test_motors_brake_beyond_their_power_and_velocity() -> None:
    model = cc.compile(flywheels())
    start = model.with_velocities(model.assemble(), dict.fromkeys(("axle_force", "axle_power", "axle_velocity"), 5.0))
    run = model.simulate(start, 0.1, (-10.0, -10.0, -10.0))
    np.testing.assert_allclose(run.v[-1], [4.9, 4.5, 4.5], rtol=1e-9)


def test_inverse_dynamics_says_how_much_of_the_limits_a_motion_needs() -> None:
    """At 2 rad/s and 3 rad/s²: 6 N m of 2, 12 W of 3, 2 rad/s of 2."""
    model = cc.compile(flywheels())
    state = model.with_velocities(model.assemble(), dict.fromkeys(("axle_force", "axle_power", "axle_velocity"), 2.0))
    answer = model.inverse_dynamics(state, acceleration=(3.0, 3.0, 3.0))
    np.testing.assert_allclose(answer.utilisation, [3.0, 4.0, 1.0], rtol=1e-9)
    assert answer.exceeded == ("force", "power")


def test_numbers_of_motors_vary_by_name() -> None:
    numbers = quantities(five_bar())
    assert numbers["left.gear"] == [GEAR]
    assert numbers["elbow1.armature"] == [ELBOW]
    assert with_quantities(five_bar(), {"left.rotor_inertia": np.array([0.5])}).actuator("left").rotor_inertia == 0.5


@pytest.mark.parametrize(
    ("field", "value", "error", "words"),
    [
        ("gear", 0, MechanismError, "would move nothing"),
        ("rotor_inertia", -1e-3, InertiaError, "zero or positive"),
        ("damping", -1, MechanismError, "zero or positive"),
        ("friction", -1, MechanismError, "zero or positive"),
        ("friction_velocity", 0, MechanismError, "must be positive"),
        ("max_force", 0, MechanismError, "must be positive"),
        ("max_velocity", -1, MechanismError, "must be positive"),
        ("gear", "1:10", ArgumentError, "must be a number"),
    ],
)
def test_bad_motors_are_refused(field: str, value: object, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        cc.Actuator("motor", "crank", **{field: value})


def test_bad_armature_is_refused() -> None:
    with pytest.raises(InertiaError, match="armature of joint 'crank' is -1"):
        cc.revolute("crank", "ground", "a", armature=-1)
    with pytest.raises(ArgumentError, match="must be 2 numbers, not 3"):
        cc.universal("hip", "ground", "a", armature=(1, 2, 3))
    with pytest.raises(MechanismError, match="free joint 'float' has no coordinates for armature"):
        cc.Joint("float", "free", "ground", "a", armature=1)
    with pytest.raises(MechanismError, match=r"'ball' is .*1.*2.*3.*same about all axes"):
        cc.Joint("ball", "spherical", "ground", "a", armature=(1, 2, 3))
