"""The oracles agree with each other, and the strongest with what can be said by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest

from closedchain.mechanism import (
    Actuator,
    Body,
    Joint,
    JointDamper,
    JointFriction,
    JointSpring,
    Mechanism,
    Pose,
    Wrench,
)
from oracles import machines, maximal, mujoco_oracle, pinocchio_oracle
from oracles.forest import grow
from oracles.state import Accelerations, Array, BodyState, States, Unsupported

Case = tuple[Mechanism, States, dict[str, float]]


def sliding_contact() -> Case:
    """A body whose point may slide over a plane, roll over it and spin, while a tilted wrench direction is blocked."""
    rng = np.random.default_rng(21)
    Q = np.linalg.qr(rng.normal(size=(6, 6)))[0]
    spaces = (("motion", tuple(map(tuple, Q[:4]))), ("constraint", tuple(map(tuple, Q[4:]))))
    links = [
        machines.Link("shaft", "revolute", "ground", "arm", np.zeros(3), machines.random_turn(rng), (0.7,)),
        machines.Link("touch", "general", "arm", "stone", rng.normal(size=3), machines.random_turn(rng), (), spaces),
    ]
    bodies = [machines.random_body(name, rng) for name in ("arm", "stone")]
    return machines.assembled("contact", bodies, links, rng, {"motor": ("shaft", 0), "push": ("touch", 2)})


MACHINES = (
    machines.four_bar,
    machines.six_ups,
    machines.slider_crank,
    machines.every_joint,
    machines.screw_press,
)
every_machine = pytest.mark.parametrize("machine", MACHINES, ids=lambda machine: machine.__name__)


def assert_same(found: Accelerations, wanted: Accelerations, rtol: float) -> None:
    scale = max(np.abs(part).max() for pair in wanted.values() for part in pair)
    assert found.keys() == wanted.keys()
    for name, pair in wanted.items():
        for got, want in zip(found[name], pair, strict=True):
            np.testing.assert_allclose(got, want, rtol=0, atol=rtol * scale, err_msg=name)


def opened(mechanism: Mechanism, cut: set[str]) -> Mechanism:
    """The same machine without some joints; what is then tied to nothing is tied by a free joint to the ground."""
    joints = [joint for joint in mechanism.joints if joint.name not in cut]
    ties = [Joint(f"tie {body.name}", "free", "ground", body.name) for body in mechanism.bodies]
    return replace(mechanism, joints=(*joints, *ties), actuators=())


@every_machine
def test_pinocchio_agrees_with_newton_euler(machine: Callable[[], Case]) -> None:
    mechanism, states, forces = machine()
    assert maximal.violation(mechanism, states) < 1e-12
    found = pinocchio_oracle.accelerations(mechanism, states, forces)
    assert_same(found, maximal.accelerations(mechanism, states, forces), rtol=1e-10)


@every_machine
def test_mujoco_agrees_with_newton_euler_on_the_open_tree(machine: Callable[[], Case]) -> None:
    mechanism, states, _ = machine()
    cut = {joint.name for joint in grow(mechanism).closing}
    if machine is machines.screw_press:
        with pytest.raises(Unsupported, match="helical"):
            mujoco_oracle.tree_accelerations(mechanism, cut, states)
        cut = {"screw"}
    tree = opened(mechanism, cut)
    found = mujoco_oracle.tree_accelerations(mechanism, cut, states)
    assert_same(found, maximal.accelerations(tree, states, {}), rtol=1e-11)
    assert_same(found, pinocchio_oracle.accelerations(tree, states, {}), rtol=1e-11)


def test_mujoco_lets_go_of_a_part_that_is_cut_off() -> None:
    mechanism, states, _ = machines.slider_crank()
    cut = {"ball", "guide"}
    found = mujoco_oracle.tree_accelerations(mechanism, cut, states)
    assert_same(found, maximal.accelerations(opened(mechanism, cut), states, {}), rtol=1e-11)


def test_mujoco_refuses_what_still_has_loops() -> None:
    mechanism, states, _ = machines.four_bar()
    with pytest.raises(ValueError, match="still close loops"):
        mujoco_oracle.tree_accelerations(mechanism, set(), states)


@every_machine
def test_mujoco_energies_are_those_of_the_bodies(machine: Callable[[], Case]) -> None:
    mechanism, states, _ = machine()
    every = {joint.name for joint in mechanism.joints}
    kinetic, potential = mujoco_oracle.energies(mechanism, every, states)
    M, _ = maximal.newton_euler(mechanism, states)
    u = np.concatenate([np.concatenate([states[b.name].omega, states[b.name].v]) for b in mechanism.bodies])
    centers = [states[b.name].p + states[b.name].R @ np.array(b.center) for b in mechanism.bodies]
    heights = [-b.mass * np.dot(mechanism.gravity, c) for b, c in zip(mechanism.bodies, centers, strict=True)]
    np.testing.assert_allclose(kinetic, u @ M @ u / 2, rtol=1e-12)
    np.testing.assert_allclose(potential, sum(heights), rtol=1e-12)


@pytest.mark.parametrize("machine", [*MACHINES, sliding_contact], ids=lambda machine: machine.__name__)
def test_joints_still_hold_a_moment_later(machine: Callable[[], Case]) -> None:
    """The velocity-product terms: following the accelerations, the joints are left only to second order in time."""
    mechanism, states, forces = machine()
    acc = maximal.accelerations(mechanism, states, forces)
    left = [maximal.violation(mechanism, machines.moved(states, mechanism, acc, h)) for h in (1e-3, 5e-4, 2.5e-4)]
    slope = np.polyfit(np.log([1e-3, 5e-4, 2.5e-4]), np.log(left), 1)[0]
    assert slope == pytest.approx(2.0, abs=0.1)


@every_machine
def test_power_of_the_actuators_and_loads_is_the_rate_of_energy(machine: Callable[[], Case]) -> None:
    mechanism, states, forces = machine()
    mechanism = replace(mechanism, wrenches=())
    acc = maximal.accelerations(mechanism, states, forces)

    def energy(h: float) -> float:
        return sum(mujoco_oracle.energies(mechanism, every, machines.moved(states, mechanism, acc, h)))

    every, h = {joint.name for joint in mechanism.joints}, 1e-4
    u = np.concatenate([np.concatenate([states[b.name].omega, states[b.name].v]) for b in mechanism.bodies])
    power = float(u @ maximal.along_joints(mechanism, states, forces))
    rate = (energy(h) - energy(-h)) / (2 * h)
    assert abs(power) > 0.1
    np.testing.assert_allclose(rate, power, rtol=1e-5, atol=1e-5)


@every_machine
def test_reactions_balance_every_body(machine: Callable[[], Case]) -> None:
    mechanism, states, forces = machine()
    solution = maximal.solve(mechanism, states, forces)
    M, load = maximal.newton_euler(mechanism, states)
    total = load + maximal.along_joints(mechanism, states, forces)
    for name, (wrench, _) in maximal.reactions(mechanism, states, forces).items():
        J, _ = maximal.twist_rate(mechanism, mechanism.joint(name), states)
        total = total + J.T @ wrench
    np.testing.assert_allclose(total, M @ solution.x, rtol=0, atol=1e-9 * np.abs(load).max())


def test_out_of_plane_reactions_of_a_planar_loop_are_not_unique() -> None:
    mechanism, states, forces = machines.four_bar()
    for _, unique in maximal.reactions(mechanism, states, forces).values():
        assert unique.tolist() == [False, False, True, True, True, False]
    mechanism, states, forces = machines.slider_crank()
    assert all(unique.all() for _, unique in maximal.reactions(mechanism, states, forces).values())


def test_pendulum_by_hand() -> None:
    """A point mass m on a massless arm L, horizontal, spinning at w: alpha = -g/L, the pin carries -m w² L along it."""
    m, L, w, g = 2.0, 0.5, 3.0, 9.81
    pin = Pose(axis=(0.0, -1.0, 0.0), x=(1.0, 0.0, 0.0))
    bob = Body("bob", m, (L, 0.0, 0.0), (1e-3, 1e-3, 1e-3))
    mechanism = Mechanism("pendulum", (bob,), (Joint("pin", "revolute", "ground", "bob", pin, pin),))
    mechanism = replace(mechanism, actuators=(Actuator("motor", "pin"),))
    states = {"bob": BodyState(np.eye(3), np.zeros(3), np.array([0.0, -w, 0.0]), np.zeros(3))}
    torque = 1.25
    (alpha, a) = maximal.accelerations(mechanism, states, {"motor": torque})["bob"]
    turned = (torque - m * g * L) / (m * L**2 + 1e-3)  # about -y, which lifts the arm
    np.testing.assert_allclose(alpha, [0.0, -turned, 0.0], rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(a, np.zeros(3), rtol=0, atol=1e-12)
    wrench, unique = maximal.reactions(mechanism, states, {"motor": torque})["pin"]
    assert unique.all()
    force = [-m * w**2 * L, m * turned * L + m * g, 0.0]  # the pin frame's axes: x, world z, world -y
    np.testing.assert_allclose(wrench, [0.0, 0.0, 0.0, *force], rtol=1e-12, atol=1e-12)


def test_general_joint_that_is_a_revolute() -> None:
    mechanism, states, forces = machines.slider_crank()
    axis = np.eye(6)
    hinge = replace(
        mechanism.joint("shaft"), kind="general", motion=(axis[2],), constraint=tuple(np.delete(axis, 2, axis=0))
    )
    same = replace(mechanism, joints=(hinge, *mechanism.joints[1:]))
    assert_same(
        maximal.accelerations(same, states, forces), maximal.accelerations(mechanism, states, forces), rtol=1e-12
    )
    with pytest.raises(Unsupported, match="neither a ball nor a weld"):
        pinocchio_oracle.accelerations(same, states, forces)


def test_rods_without_inertia_about_themselves() -> None:
    rng = np.random.default_rng(5)
    rod = Body.rod("rod", 2.0, 1.5, tuple(machines.random_turn(rng)[:, 0]))
    bodies = [rod, machines.random_body("weight", rng)]
    links = [
        machines.Link("top", "universal", "ground", "rod", np.zeros(3), machines.random_turn(rng), (0.3, 0.2)),
        machines.Link("end", "revolute", "rod", "weight", rng.normal(size=3), machines.random_turn(rng), (0.1,)),
    ]
    mechanism, states, _ = machines.assembled("flail", bodies, links, rng, {})
    found = mujoco_oracle.tree_accelerations(mechanism, set(), states)
    assert_same(found, maximal.accelerations(mechanism, states, {}), rtol=1e-11)
    assert_same(found, pinocchio_oracle.accelerations(mechanism, states, {}), rtol=1e-11)


def test_a_pushed_block_by_hand() -> None:
    """A block whose frame is its principal frame, which MuJoCo treats apart: pushed along its slide with 6 N."""
    block = Body("block", 3.0, inertia=(0.1, 0.2, 0.25))
    along = Pose(axis=(1.0, 0.0, 0.0))
    slide = Joint("slide", "prismatic", "ground", "block", along, along)
    mechanism = Mechanism("block", (block,), (slide,), wrenches=(Wrench("block", force=(6.0, 1.0, 2.0)),))
    still = {"block": BodyState(np.eye(3), np.zeros(3), np.zeros(3), np.zeros(3))}
    for oracle in (
        mujoco_oracle.tree_accelerations(mechanism, set(), still),
        pinocchio_oracle.accelerations(mechanism, still, {}),
        maximal.accelerations(mechanism, still, {}),
    ):
        np.testing.assert_allclose(oracle["block"][1], [2.0, 0.0, 0.0], rtol=1e-12, atol=1e-12)


def test_forces_along_a_joint_by_hand() -> None:
    """A block on a slide: m a = τ − k (q − q0) − d v − c tanh(v / s); walked from either side."""
    m, q, v, tau = 3.0, 0.4, -0.2, 1.5
    held = {
        "spring": JointSpring(20.0, 0.1),
        "damper": JointDamper(2.0),
        "friction": JointFriction(0.7, 0.15),
    }
    wanted = (tau - 20.0 * (q - 0.1) - 2.0 * v - 0.7 * np.tanh(v / 0.15)) / m
    block = Body("block", m, inertia=(0.1, 0.2, 0.25))
    for sides, sign in ((("ground", "block"), 1.0), (("block", "ground"), -1.0)):
        slide = Joint("slide", "prismatic", *sides, **held)
        mechanism = Mechanism("block", (block,), (slide,), (Actuator("servo", "slide"),), gravity=(0.0, 0.0, 0.0))
        state = BodyState(np.eye(3), np.array([0.0, 0.0, sign * q]), np.zeros(3), np.array([0.0, 0.0, sign * v]))
        for oracle in (maximal, pinocchio_oracle):
            found = oracle.accelerations(mechanism, {"block": state}, {"servo": tau})["block"][1]
            np.testing.assert_allclose(found, [0.0, 0.0, sign * wanted], rtol=1e-12, atol=1e-12)


def test_massless_bodies_are_refused_by_name() -> None:
    mechanism = Mechanism("ghost", (Body("ghost"),), (Joint("hinge", "revolute", "ground", "ghost"),))
    still = {"ghost": BodyState(np.eye(3), np.zeros(3), np.zeros(3), np.zeros(3))}
    with pytest.raises(Unsupported, match="mass"):
        mujoco_oracle.tree_accelerations(mechanism, set(), still)
    with pytest.raises(Unsupported, match="without inertia"):
        pinocchio_oracle.accelerations(mechanism, still, {})


@pytest.mark.parametrize("what", ["p", "omega"])
def test_states_that_break_a_joint_are_noticed(what: str) -> None:
    mechanism, states, forces = machines.slider_crank()
    part: Array = getattr(states["crank"], what) + 1e-3
    states = states | {"crank": replace(states["crank"], **{what: part})}
    with pytest.raises(ValueError, match="do not satisfy the joints"):
        pinocchio_oracle.accelerations(mechanism, states, forces)
    with pytest.raises(ValueError, match="do not satisfy the joints"):
        mujoco_oracle.tree_accelerations(mechanism, {"ball"}, states)
