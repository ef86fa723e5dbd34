"""Derivatives of forward dynamics and linear systems about a state."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pinocchio as pin
import pytest
from scipy.integrate import solve_ivp
from scipy.optimize import brentq
from scipy.spatial.transform import Rotation

import closedchain as cc
from closedchain.dynamics.derivatives import derivative_function, platform_derivative_function
from closedchain.dynamics.linearize import Derivatives, IndependentVelocities
from closedchain.errors import ArgumentError, SingularityError, UnknownNameError, UnsupportedError
from closedchain.kernel import read
from interpreted import interpreted
from states import model, moving_state, random_forces

# plane and space, redundant constraints, cut joints among the independent ones, constant wrenches
MACHINES = ("four_bar", "gough_stewart", "hexapod", "agile_wrist", "bricard", "loaded_platform", "delta")


def by_differences(compiled: cc.Model, state: cc.State, forces: np.ndarray, lin: cc.Linearization) -> np.ndarray:
    """The lower half of A: central differences of the reference dynamics in states closed anew."""

    def accelerations(x: np.ndarray) -> np.ndarray:
        angles, velocities = (dict(zip(lin.names, part, strict=True)) for part in np.split(x, 2))
        there = compiled.with_velocities(compiled.assemble(joints=angles, guess=state), joints=velocities)
        found = compiled.forward_dynamics(there, forces, "reference")
        return np.array([found[name] for name in lin.names], float)

    x = np.array([*(state[name] for name in lin.names), *(state.velocity(name) for name in lin.names)], float)
    steps = 1e-5 * np.eye(len(x))
    return np.array([(accelerations(x + h) - accelerations(x - h)) / 2e-5 for h in steps]).T


@pytest.mark.parametrize("name", MACHINES)
def test_a_linear_system_is_the_slope_of_the_dynamics(name: str) -> None:
    compiled = model(name)
    state = moving_state(compiled)
    forces = np.array(list(random_forces(compiled).values()))
    lin = compiled.linearize(state, forces)
    n = len(lin.names)
    wanted = by_differences(compiled, state, forces, lin)
    np.testing.assert_allclose(lin.A[n:], wanted, rtol=0, atol=2e-7 * np.abs(wanted).max())
    np.testing.assert_allclose(lin.A[:n], np.eye(n, 2 * n, n), rtol=0, atol=1e-12)
    assert not lin.B[:n].any()
    for k, _ in enumerate(lin.inputs):
        push = np.eye(len(lin.inputs))[k]
        one, other = (compiled.forward_dynamics(state, forces + f, "reference") for f in (push, -push))
        slope = np.array([(one[joint] - other[joint]) / 2 for joint in lin.names], float)
        np.testing.assert_allclose(lin.B[n:, k], slope, rtol=1e-9, atol=1e-9 * np.abs(lin.B).max())


@pytest.mark.parametrize(("name", "method"), [("planar_3rrr", "denoc"), ("planar_3rrr", "operational_space")])
def test_formulations_differentiated_whole_agree(name: str, method: str) -> None:
    compiled = model(name)
    state, forces = moving_state(compiled), list(random_forces(compiled).values())
    lin = compiled.linearize(state, forces)
    whole = derivative_function(compiled.method(method), compiled.machine, implicit=False)
    *found, _ = (np.array(part) for part in whole(state.q, state.v, forces))
    linearizer = IndependentVelocities(compiled.kinematics).linearizer(state.q, len(lin.names), lin.names)
    other = linearizer.about(state.q, state.v, Derivatives(found[0].ravel(), *found[1:]))
    np.testing.assert_allclose(other.A, lin.A, rtol=0, atol=1e-8 * np.abs(lin.A).max())
    np.testing.assert_allclose(other.B, lin.B, rtol=0, atol=1e-8 * np.abs(lin.B).max())


VELOCITIES = tuple(f"{kind}{axis}" for kind in "wv" for axis in "xyz")


def test_exact_methods_share_the_derivatives_of_their_equations() -> None:
    """With the factors that solve them; what a method adds of its own is differentiated with it."""
    with interpreted():
        compiled = cc.compile(cc.library.planar_3rrr())
        shared = compiled.kernels.derivatives("lagrange")
        assert compiled.kernels.derivatives() is shared
        assert compiled.kernels.derivatives(cc.OperationalSpace(border="weak")) is shared
        for own in (cc.OperationalSpace(baumgarte=5.0), cc.VirtualSpring(1e5, 10.0), cc.Lagrange(order="robust")):
            assert compiled.kernels.derivatives(own) is not shared


@pytest.mark.parametrize("name", ["gough_stewart", "loaded_platform", "hand"])
def test_derivatives_of_the_platform_alone(name: str) -> None:
    """Along closed motions the same as the derivatives of all velocities."""
    compiled = model(name)
    state, forces = moving_state(compiled), np.array(list(random_forces(compiled).values()))
    _, *found, pivot = compiled.kernels.platform_derivatives()(state.q, state.v, forces)
    assert pivot > 1e-3
    lin = compiled.linearize(state, forces, [f"{compiled.system.mechanism.platform}.{kind}" for kind in VELOCITIES])
    for part, wanted in zip(found, (lin.A[6:, :6], lin.A[6:, 6:], lin.B[6:]), strict=True):
        np.testing.assert_allclose(part, wanted, rtol=0, atol=1e-10 * np.abs(wanted).max())


@pytest.mark.parametrize(("name", "most"), [("gough_stewart", 8_450), ("three_arms", 32_310)])
def test_derivatives_of_the_platform_are_slopes_of_the_reference(name: str, most: int) -> None:
    """Central differences of the reference in states that are assembled anew."""
    compiled = model(name)
    state, forces = moving_state(compiled), np.array(list(random_forces(compiled).values()))
    function, platform = platform_derivative_function(compiled.machine), compiled.system.platform
    assert sum(read(function).counts().values()) <= most
    a, by_motion, by_velocities, by_forces, _ = (np.array(part) for part in function(state.q, state.v, forces))
    assert platform is not None
    V, R, p = state.v[platform.v], state.platform.rotation, state.platform.position

    def acceleration(x: np.ndarray) -> np.ndarray:
        motion, velocities, push = np.split(x, (6, 12))
        turned = R @ Rotation.from_rotvec(motion[:3]).as_matrix()
        there = state
        if motion.any():
            there = compiled.assemble(platform=cc.Pose(tuple(p + R @ motion[3:]), rotation=turned), guess=state)
        N = compiled.kinematics.free_motions(there.q)
        v = N @ np.linalg.solve(N[platform.v], V + velocities)
        return np.asarray(compiled.reference.solve(there.q, v, forces + push)[0][platform.v])

    whole, step = np.hstack([by_motion, by_velocities, by_forces]), 1e-5
    np.testing.assert_allclose(a.ravel(), acceleration(np.zeros(12 + len(forces))), rtol=0, atol=1e-9 * np.abs(a).max())
    slopes = [(acceleration(h) - acceleration(-h)) / (2 * step) for h in step * np.eye(whole.shape[1])]
    np.testing.assert_allclose(whole, np.array(slopes).T, rtol=0, atol=1e-6 * np.abs(whole).max())


@pytest.mark.parametrize("name", ["four_bar", "delta", "coupled_legs"])
def test_platforms_that_are_not_on_such_legs_are_refused(name: str) -> None:
    if name == "coupled_legs":
        tie = cc.Strut("tie", "leg1_lower", "leg2_lower", child_at=(0.0, 0.1, 0.0), stiffness=100.0, free_length=0.1)
        compiled = cc.compile(replace(cc.library.gough_stewart(), struts=[tie]))
    else:
        compiled = model(name)
    with pytest.raises(UnsupportedError, match="no derivatives of its platform alone"):
        compiled.kernels.platform_derivatives()


def test_an_open_arm_has_pinocchios_derivatives() -> None:
    rng = np.random.default_rng(4)
    robot, bodies, joints, before = pin.Model(), [], [], 0
    robot.gravity.linear = np.array([0.0, 0.0, -9.81])
    for k in range(4):
        place = pin.SE3(pin.Quaternion(rng.standard_normal(4)).normalized(), rng.uniform(-0.5, 0.5, 3))
        center, spread = rng.uniform(-0.1, 0.1, 3), np.diag(rng.uniform(0.02, 0.03, 3))
        bodies.append(cc.Body(f"link{k}", 1.0 + k, tuple(center), spread))
        parent = f"link{k - 1}" if k else "ground"
        frame = cc.Pose(tuple(place.translation), rotation=place.rotation)
        joints.append(cc.revolute(f"joint{k}", parent, f"link{k}", frame))
        before = robot.addJoint(before, pin.JointModelRZ(), place, f"joint{k}")
        robot.appendBodyToJoint(before, pin.Inertia(1.0 + k, center, spread), pin.SE3.Identity())
    actuators = [cc.Actuator(f"motor{k}", f"joint{k}") for k in range(4)]
    arm = cc.compile(cc.Mechanism("arm", bodies, joints, actuators))
    q, v, tau = rng.standard_normal((3, 4))
    _, by_motion, by_velocities, by_forces, _ = arm.kernels.derivatives()(q, v, tau)
    data = robot.createData()
    wanted = pin.computeABADerivatives(robot, data, q, v, tau)
    for found, matrix in zip((by_motion, by_velocities, by_forces), wanted, strict=True):
        np.testing.assert_allclose(found, matrix, rtol=1e-10, atol=1e-10)
    # derivatives of inverse dynamics, in the coordinates of the arm
    M, D, K = arm.linearize(arm.state(q, v), tau).inverse()
    acceleration = pin.aba(robot, data, q, v, tau)
    stiffness, damping, inertia = pin.computeRNEADerivatives(robot, data, q, v, acceleration)
    for found, matrix in zip((K, D), (stiffness, damping), strict=True):
        np.testing.assert_allclose(found, matrix, rtol=1e-9, atol=1e-9)
    np.testing.assert_allclose(np.triu(M), np.triu(inertia), rtol=1e-9, atol=1e-9)


def test_rates_of_a_turning_body_are_no_derivatives_of_coordinates() -> None:
    # a body alone: ds/dt = δV − V × s, the bracket of rigid motions
    stone = cc.compile(
        cc.Mechanism("stone", [cc.Body("stone", 2.0, inertia=(0.1, 0.2, 0.3))], [cc.free("air", "ground", "stone")])
    )
    w, u = np.array([0.3, -1.2, 0.8]), np.array([0.5, 0.1, -0.7])
    lin = stone.linearize(stone.state(stone.assemble().q, np.r_[w, u]))
    cross = [np.cross(np.eye(3), w), np.cross(np.eye(3), u)]  # rows e × w: columns of −(w ×)
    turn, shift = (part.T for part in cross)
    np.testing.assert_allclose(lin.A[:6, :6], np.block([[turn, np.zeros((3, 3))], [shift, turn]]), rtol=0, atol=1e-14)
    # Euler's equations: I δw' = −δw × I w − w × I δw
    inertia = np.diag([0.1, 0.2, 0.3])
    slope = np.array([-np.cross(e, inertia @ w) - np.cross(w, inertia @ e) for e in np.eye(3)]).T
    np.testing.assert_allclose(lin.A[6:9, 6:9], np.linalg.solve(inertia, slope), rtol=1e-12, atol=1e-12)


def test_poles_of_a_hanging_linkage_are_seen_in_its_motion() -> None:
    compiled = model("four_bar")

    def pull(angle: float) -> float:
        return compiled.linearize(compiled.assemble(joints={"crank": angle})).drift[1]

    low = compiled.assemble(joints={"crank": brentq(pull, -2.5, -0.5, xtol=1e-10)})
    lin = compiled.linearize(low)
    assert lin.poles[0].real < 1e-6
    frequency = abs(lin.poles[0])
    start = compiled.assemble(joints={"crank": low["crank"] + 1e-3}, guess=low)
    run = compiled.simulate(start, 2 * np.pi / frequency)
    assert abs(run["crank"][-1] - start["crank"]) < 1e-6


def test_steps_of_a_controlled_machine() -> None:
    compiled = model("four_bar")
    lin = compiled.linearize(moving_state(compiled), [6.0])
    A, B = lin.discrete(0.02)
    x = np.array([0.1, -0.2])
    wanted = solve_ivp(lambda _, y: lin.A @ y + lin.B @ [1.5], (0, 0.02), x, rtol=1e-11, atol=1e-13).y[:, -1]
    np.testing.assert_allclose(A @ x + B @ [1.5], wanted, rtol=1e-9, atol=1e-12)
    with pytest.raises(ArgumentError, match="positive"):
        lin.discrete(0.0)


def test_bending_links_keep_their_modes() -> None:
    compiled = cc.compile(cc.library.four_bar_flexible())
    lin = compiled.linearize(compiled.assemble())
    assert lin.names == ("crank", "coupler.q1", "coupler.q2")
    assert len(lin.poles) == 6


def test_springs_leave_all_rates_free() -> None:
    compiled = model("four_bar")
    state = compiled.assemble()
    spring = cc.VirtualSpring(1e4, 100.0)
    lin = compiled.linearize(state, method=spring)
    assert lin.A.shape == (6, 6)

    def accelerations(q: np.ndarray) -> np.ndarray:
        return compiled.kernels.forward(spring)(q, state.v, [0.0])[0].copy()

    slope = [(accelerations(state.q + h) - accelerations(state.q - h)) / 2e-6 for h in 1e-6 * np.eye(3)]
    np.testing.assert_allclose(lin.A[3:, :3], np.transpose(slope), rtol=0, atol=1e-7 * np.abs(slope).max())
    with pytest.raises(ArgumentError, match="none can be chosen"):
        compiled.linearize(state, velocities=["crank"], method=spring)


def test_what_cannot_be_linearized_is_said() -> None:
    compiled = model("gough_stewart")
    state = compiled.assemble()
    slides = [f"leg{k}_slide" for k in range(1, 7)]
    with pytest.raises(UnknownNameError, match=r"'leg7_slide'.*leg1_slide"):
        compiled.linearize(state, velocities=[*slides[:5], "leg7_slide"])
    with pytest.raises(
        ArgumentError, match="5 independent velocities were named; the machine has 6 degrees of freedom"
    ):
        compiled.linearize(state, velocities=slides[:5])
    with pytest.raises(SingularityError, match="do not determine how the machine moves"):
        compiled.linearize(state, velocities=[*slides[:2], *(f"leg{k}_base.angle_{a}" for k in (1, 2) for a in "xy")])
    idle = cc.compile(replace(cc.library.four_bar(), actuators=()))
    with pytest.raises(UnsupportedError, match="0 actuators for 1 degrees of freedom"):
        idle.linearize(idle.assemble()).inverse()


def test_a_singular_machine_is_said() -> None:
    # a parallelogram laid flat can go on in two ways
    flat = cc.compile(cc.library.four_bar((1.0, 3.0, 1.0), pivot=(3.0, 0.0), crank=1.0))
    state = flat.assemble(joints={"crank": 0.0}, allow_singular=True)
    with pytest.raises(SingularityError, match=r"singular in this state|2 instead of 1 degrees of freedom"):
        flat.linearize(state)
