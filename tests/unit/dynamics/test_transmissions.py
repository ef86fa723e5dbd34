"""Several actuators on a joint and actuators on several joints, against Lagrange's equations written by hand."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import casadi as ca
import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, MechanismError, UnknownNameError, UnsupportedError
from interpreted import interpreted
from oracles.lagrange import accelerations
from unit.dynamics.test_couplings import DOWN, M_A, M_B, A, B, D, absolute, along, five_bar_parts, rod_energies

GEAR, SPREAD, ROTOR = 12.0, 9.0, 4e-4  # motor angles are 12 pitch ± 9 roll
MASS, CENTRE, INERTIA = 1.7, (0.03, -0.02, 0.12), (0.02, 0.03, 0.015)
FRAME = 0.04
DAMPING, FRICTION, WIDTH = 3e-4, 0.02, 5.0


def wrist(losses: bool = True) -> cc.Mechanism:
    """A hand on a pitch and a roll joint, with two motors that turn both."""
    bodies = [cc.Body("frame", 0.5, inertia=(FRAME, FRAME, FRAME)), cc.Body("hand", MASS, CENTRE, INERTIA)]
    joints = [
        cc.revolute("pitch", "ground", "frame", axis=(0, 1, 0)),
        cc.revolute("roll", "frame", "hand", axis=(1, 0, 0)),
    ]
    fields: dict[str, Any] = {"gear": GEAR, "rotor_inertia": ROTOR}
    if losses:
        fields |= {"damping": DAMPING, "friction": FRICTION, "friction_velocity": WIDTH}
    motors = [cc.Actuator(name, "pitch", also=[("roll", 0, sign * SPREAD)], **fields)
              for name, sign in (("left", 1), ("right", -1))]  # fmt: skip
    return cc.Mechanism("wrist", bodies, joints, motors)


def by_hand(state: cc.State, forces: tuple[float, float], losses: bool = True) -> np.ndarray:
    """Accelerations of pitch and roll."""

    def motors(u: ca.SX) -> list[ca.SX]:
        return [GEAR * u[0] + sign * SPREAD * u[1] for sign in (1, -1)]

    def centre(q: ca.SX) -> ca.SX:
        (x, y, z), (p, r) = CENTRE, (q[0], q[1])
        y, z = ca.cos(r) * y - ca.sin(r) * z, ca.sin(r) * y + ca.cos(r) * z
        return ca.vertcat(ca.cos(p) * x + ca.sin(p) * z, y, -ca.sin(p) * x + ca.cos(p) * z)

    def kinetic(q: ca.SX, u: ca.SX) -> ca.SX:
        w = ca.vertcat(u[1], u[0] * ca.cos(q[1]), -u[0] * ca.sin(q[1]))
        T = MASS * ca.sumsqr(ca.jtimes(centre(q), q, u)) / 2 + ca.dot(ca.DM(INERTIA), w**2) / 2
        return T + FRAME * u[0] ** 2 / 2 + sum(ROTOR * speed**2 / 2 for speed in motors(u))

    def applied(q: ca.SX, u: ca.SX) -> ca.SX:
        torques = [force / GEAR for force in forces]
        if losses:
            lost = [DAMPING * speed + FRICTION * ca.tanh(speed / WIDTH) for speed in motors(u)]
            torques = [torque - loss for torque, loss in zip(torques, lost, strict=True)]
        return ca.vertcat(GEAR * (torques[0] + torques[1]), SPREAD * (torques[0] - torques[1]))

    q, u = ([part("pitch"), part("roll")] for part in (state.__getitem__, state.velocity))
    no_loop = lambda q: ca.SX(0, 1)  # noqa: E731
    return accelerations(kinetic, lambda q: 9.81 * MASS * centre(q)[2], no_loop, q, u, applied)[0]


@cache
def model(losses: bool = True) -> cc.Model:
    return cc.compile(wrist(losses))


def moving(machine: cc.Model) -> cc.State:
    return machine.with_velocities(machine.assemble(joints={"pitch": 0.6, "roll": -0.9}), {"pitch": 1.1, "roll": -2.3})


@pytest.mark.parametrize("method", ["lagrange", "reference"])
def test_differential_wrist_as_by_hand(method: str) -> None:
    """Rotors of both motors put inertia between pitch and roll."""
    state, forces = moving(model()), (3.0, -1.2)
    answer = model().forward_dynamics(state, forces, method=method)
    np.testing.assert_allclose([answer["pitch"], answer["roll"]], by_hand(state, forces), rtol=1e-10)
    back = model().inverse_dynamics(state, acceleration=answer.acceleration)
    np.testing.assert_allclose(back.forces, forces, rtol=1e-10)
    np.testing.assert_allclose(back.power_balance, 0, atol=1e-11)


def test_mass_matrix_has_the_rotors_of_the_differential() -> None:
    """BᵀJB, off the diagonal where the motors differ."""
    machine = wrist()
    uneven = replace(machine, actuators=(replace(machine.actuators[0], rotor_inertia=3 * ROTOR), machine.actuators[1]))
    bare = replace(machine, actuators=tuple(replace(one, rotor_inertia=0.0) for one in machine.actuators))
    with interpreted():
        found = [cc.compile(one).mass_matrix(moving(cc.compile(one))) for one in (uneven, bare)]
    rows = np.array([[GEAR, SPREAD], [GEAR, -SPREAD]])
    np.testing.assert_allclose(found[0] - found[1], rows.T @ np.diag([3 * ROTOR, ROTOR]) @ rows, atol=1e-14)


def test_what_the_actuators_are() -> None:
    report = model().report()
    assert (report.actuated, report.actuation) == (("pitch", "roll"), "fully actuated")
    state = moving(model())
    assert state.actuators["left"] == pytest.approx(0.6 - 0.9 * SPREAD / GEAR)
    answer = model(False).inverse_dynamics(moving(model(False)))
    np.testing.assert_allclose(answer.velocities, [1.1 - 2.3 * SPREAD / GEAR, 1.1 + 2.3 * SPREAD / GEAR])


def test_energy_balance_of_a_run() -> None:
    """What motors give and lose is what the energy changes by."""
    run = model().simulate(moving(model()), 0.3, [0.5, -0.2])
    energy = run.energy
    total = energy.kinetic + energy.potential - energy.actuators - energy.joints
    np.testing.assert_allclose(total, total[0], atol=1e-7)
    assert energy.joints[-1] < -1e-3


def test_formulations_that_cannot_say_so() -> None:
    state = moving(model())
    with pytest.raises(UnsupportedError, match="rotors on pitch, roll"):
        model().forward_dynamics(state, method="denoc")
    machine = wrist(False)
    bare = cc.compile(replace(machine, actuators=tuple(replace(one, rotor_inertia=0.0) for one in machine.actuators)))
    wanted = bare.forward_dynamics(moving(bare), (1.0, 2.0))
    found = bare.forward_dynamics(moving(bare), (1.0, 2.0), method="denoc")
    np.testing.assert_allclose(found.acceleration, wanted.acceleration, rtol=1e-11)
    with pytest.raises(UnsupportedError, match="actuators share joints"):
        bare.inverse_dynamics(moving(bare), acceleration=found.acceleration, method="denoc")


# a closed loop: one tendon pulls an elbow and the joint that is cut
def tendon_five_bar() -> cc.Mechanism:
    bodies, joints = five_bar_parts()
    joints[1] = replace(joints[1], damper=cc.JointDamper(0.3))  # beside what the tendon's motor loses
    motors = [
        cc.Actuator("one", "crank1"),
        cc.Actuator("more", "crank1", gear=2.0),
        cc.Actuator("tendon", "elbow1", gear=-4.0, also=[("tip", 0, 3.0)], rotor_inertia=0.002, damping=0.01),
    ]
    return cc.Mechanism("tendon", bodies, joints, motors, gravity=DOWN)


def test_tendon_in_a_loop_as_by_hand() -> None:
    with interpreted():
        machine = cc.compile(tendon_five_bar())
        state = machine.assemble(joints={"crank1": 2.0, "crank2": 1.0})
        state = machine.with_velocities(state, {"crank1": 1.3, "crank2": -0.8})
        forces = (0.4, 1.1, -2.0)
        answer = machine.forward_dynamics(state, forces)

    def motor(u: ca.SX) -> ca.SX:
        return -4.0 * (u[1] - u[0]) + 3.0 * (u[3] - u[1])

    def applied(q: ca.SX, u: ca.SX) -> ca.SX:
        torque = -2.0 / -4.0 - 0.01 * motor(u)
        damped = -0.3 * (u[1] - u[0])
        return ca.vertcat(0.4 + 1.1 - damped, damped, 0, 0) + ca.jacobian(motor(u), u).T * torque

    rods = [
        (M_A, A, lambda q: ca.SX(2, 1), 0),
        (M_B, B, lambda q: along(A, q[0]), 1),
        (M_A, A, lambda q: ca.SX(ca.DM([D, 0])), 2),
        (M_B, B, lambda q: ca.DM([D, 0]) + along(A, q[2]), 3),
    ]
    wanted, _ = accelerations(
        lambda q, u: rod_energies(rods, q, u)[0] + 0.002 * motor(u) ** 2 / 2,
        lambda q: rod_energies(rods, q, ca.SX(4, 1))[1],
        lambda q: along(A, q[0]) + along(B, q[1]) - along(A, q[2]) - along(B, q[3]) - ca.DM([D, 0]),
        absolute(state.__getitem__),
        absolute(state.velocity),
        applied,
    )
    np.testing.assert_allclose(absolute(answer.__getitem__), wanted, rtol=1e-10)
    passed_on = (3.0 / -4.0) * forces[2] + 3.0 * (
        -0.01 * -4.0 * state.velocity("elbow1") - 0.01 * 3.0 * state.velocity("tip")
    )
    spun = -4.0 * answer["elbow1"] + 3.0 * answer["tip"]
    np.testing.assert_allclose(answer.reactions["tip"][2], passed_on - 3.0 * 0.002 * spun, rtol=1e-9)


def test_two_actuators_on_a_joint_share_the_force() -> None:
    """Least squares of the forces at the joint, or as a distribution says."""
    with interpreted():
        machine = cc.compile(replace(tendon_five_bar(), actuators=tendon_five_bar().actuators[:2]))
        assert machine.report().actuation == "under-actuated by 1, 1 actuator(s) redundant"
        machine = cc.compile(
            replace(tendon_five_bar(), actuators=(*tendon_five_bar().actuators[:2], cc.Actuator("right", "crank2")))
        )
        state = machine.assemble(joints={"crank1": 2.0, "crank2": 1.0})
        even = machine.inverse_dynamics(state)
        assert even["one"] == pytest.approx(even["more"])
        weights = cc.ForceDistribution(weights=(1.0, 3.0, 1.0))
        uneven = machine.inverse_dynamics(state, distribution=weights)
        assert uneven["one"] == pytest.approx(3 * uneven["more"])
        assert uneven["one"] + uneven["more"] == pytest.approx(2 * even["one"])


def test_tendons_of_mujoco(tmp_path: Path) -> None:
    """Motors on fixed tendons over two joints, written and read, accelerate as MuJoCo says."""
    mujoco = pytest.importorskip("mujoco")
    machine = wrist(False)
    bare = replace(machine, actuators=tuple(replace(one, rotor_inertia=0.0) for one in machine.actuators))
    cc.export_file(bare, tmp_path / "wrist.xml")
    again = cc.import_file(tmp_path / "wrist.xml").mechanism
    assert [one.shares for one in again.actuators] == [one.shares for one in bare.actuators]
    theirs = mujoco.MjModel.from_xml_path(str(tmp_path / "wrist.xml"))
    data = mujoco.MjData(theirs)
    data.qpos[:], data.qvel[:], data.ctrl[:] = [0.6, -0.9], [1.1, -2.3], [3.0 / GEAR, -1.2 / GEAR]
    theirs.opt.disableflags |= mujoco.mjtDisableBit.mjDSBL_CONTACT
    mujoco.mj_forward(theirs, data)
    with interpreted():
        compiled = cc.compile(again)
        answer = compiled.forward_dynamics(moving(compiled), (3.0, -1.2))
    np.testing.assert_allclose([answer["pitch"], answer["roll"]], data.qacc, rtol=1e-10)


def test_formats_that_have_no_such_actuators_list_them(tmp_path: Path) -> None:
    for ending in (".urdf", ".sdf"):
        report = cc.export_file(wrist(False), tmp_path / f"wrist{ending}", losses="list")
        assert {"actuator 'left'", "actuator 'right'"} <= {entry.element for entry in report.dropped}
        assert cc.import_file(tmp_path / f"wrist{ending}").mechanism.actuators == ()


@pytest.mark.parametrize(
    ("also", "error", "text"),
    [
        ([("yaw", 0, 1.0)], UnknownNameError, "no joint 'yaw'"),
        ([("roll", 1, 1.0)], ArgumentError, "no coordinate 1"),
        ([("roll", 0, 0.0)], MechanismError, "would not move 'roll'"),
        ([("pitch", 0, 2.0)], MechanismError, "twice"),
        ([("roll", 2.0)], ArgumentError, "of each"),
        (["roll"], ArgumentError, "of each"),
        ([("roll", 0, "x")], ArgumentError, "number"),
    ],
)
def test_bad_shares_are_refused(also: Any, error: type[Exception], text: str) -> None:
    machine = wrist()
    with pytest.raises(error, match=text):
        replace(machine, actuators=[replace(machine.actuators[0], also=also)])


def test_stiffness_maps_refuse_shared_joints() -> None:
    machine = cc.library.planar_3rrr()
    twice = replace(machine, actuators=(*machine.actuators, replace(machine.actuators[0], name="second")))
    with pytest.raises(UnsupportedError, match="one actuator for a degree of freedom"):
        cc.compile(twice).stiffness(cc.compile(twice).assemble())


def test_files_hold_them(tmp_path: Path) -> None:
    for ending in (".yaml", ".json"):
        cc.save(tendon_five_bar(), tmp_path / f"tendon{ending}")
        assert cc.load(tmp_path / f"tendon{ending}") == tendon_five_bar()
