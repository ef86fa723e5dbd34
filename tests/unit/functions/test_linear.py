"""Linear systems with outputs and disturbances, along motions, with delays, and for python-control."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, UnknownNameError, UnsupportedError
from function_checks import relative

TIP = (cc.Point("tip", "leg1_distal", (0.4, 0.0, 0.0)),)
OUTPUTS = ["leg1_elbow", "tip", "tip.velocity", "tip.acceleration", "leg1.power", "energy"]


def robot() -> cc.Model:
    return cc.compile(replace(cc.library.five_bar(), points=TIP))


def moving(model: cc.Model) -> cc.State:
    return model.with_velocities(model.assemble(), joints={"leg1_base": 0.6, "leg2_base": -0.3})


def seen(model: cc.Model, state: cc.State, forces: Any, w: Any = None) -> np.ndarray[Any, Any]:
    """The outputs by other calls: states and forward_dynamics."""
    loaded = (
        model if w is None else model.with_wrenches(cc.Wrench("leg2_distal", force=tuple(w[3:]), moment=tuple(w[:3])))
    )
    there = loaded.state(state.q, state.v)
    answer = loaded.forward_dynamics(there, forces)
    point, body = there.point("tip"), there.body("leg1_distal")
    arm = body.rotation @ np.array(TIP[0].at)
    alpha, a = answer.body("leg1_distal")[:3], answer.body("leg1_distal")[3:]
    spin = body.angular_velocity
    acceleration = a + np.cross(alpha, arm) + np.cross(spin, np.cross(spin, arm))
    power = forces[0] * there.velocity("leg1_base")
    energy = sum(model.energies(state))
    return np.concatenate([[there["leg1_elbow"]], point.position, point.velocity, acceleration, [power, energy]])


def test_outputs_and_disturbances_are_differences() -> None:
    model = robot()
    state, forces = moving(model), np.array([3.0, -2.0])
    linear = model.linearize(state, forces, outputs=OUTPUTS, disturbances=["leg2_distal"])
    assert linear.outputs[1] == "tip.x"
    assert linear.disturbances[0] == "leg2_distal.moment.x"
    np.testing.assert_allclose(linear.values, seen(model, state, forces), rtol=1e-11, atol=1e-11)
    forward = model.functions.forward_kinematics()
    n, h = len(linear.names), 1e-5
    x = np.array([*(state[name] for name in linear.names), *(state.velocity(name) for name in linear.names)])

    def at(x: Any, forces: Any = forces, w: Any = None) -> Any:
        q, v, *_ = forward(x, state.q)
        return seen(model, model.state(q, v), forces, w)

    for k in range(2 * n):
        step = h * np.eye(2 * n)[k]
        assert relative(linear.C[:, k], (at(x + step) - at(x - step)) / (2 * h)) < 1e-7
    for k in range(2):
        step = np.eye(2)[k]
        assert relative(linear.D[:, k], (at(x, forces + step) - at(x, forces - step)) / 2) < 1e-9
    for k in range(6):
        step = np.eye(6)[k]
        assert relative(linear.D_disturbances[:, k], (at(x, w=step) - at(x, w=-step)) / 2) < 1e-9
        loaded = model.with_wrenches(cc.Wrench("leg2_distal", force=tuple(step[3:]), moment=tuple(step[:3])))
        there = loaded.state(state.q, state.v)
        change = loaded.linearize(there, forces).drift - model.linearize(state, forces).drift
        np.testing.assert_allclose(linear.B_disturbances[:, k], change, rtol=1e-8, atol=1e-8)


def test_a_linear_system_foretells_the_simulation() -> None:
    model = robot()
    state = model.assemble()
    forces = np.asarray(model.inverse_dynamics(state).forces)
    linear = model.linearize(state, forces, outputs=["tip"])
    push, duration = np.array([1e-3, -2e-3]), 0.05
    run = model.simulate(state, duration, forces + push)
    A, B = linear.discrete(duration)
    assert A.shape == (4, 4)
    change = linear.C @ (B @ push)
    moved = run.states[-1].point("tip").position - state.point("tip").position
    assert relative(moved / np.abs(moved).max(), change / np.abs(moved).max()) < 1e-4


def test_along_a_motion_they_are_those_of_each_state() -> None:
    model = robot()
    motion = cc.motions.joints({"leg1_base": 0.2, "leg2_base": 0.1}, {"leg1_base": 0.5, "leg2_base": -0.1}, 1.0)
    start = model.assemble(joints={"leg1_base": 0.2, "leg2_base": 0.1})
    times = np.linspace(0.0, 1.0, 7)
    along = model.linearize_along(motion, times, outputs=OUTPUTS, disturbances=["leg2_distal"])
    answer = model.inverse_dynamics_along(motion, times=times)
    assert not along.status.any()
    for k in (0, 3, 5):
        state = model.state(answer.course.q[k], answer.course.v[k])
        one = model.linearize(
            state, answer.forces[k], velocities=along.names, outputs=OUTPUTS, disturbances=["leg2_distal"]
        )
        for name in ("A", "B", "C", "D", "B_disturbances", "D_disturbances", "drift", "values"):
            assert relative(getattr(along, name)[k], getattr(one, name)) < 1e-9, name
    run = model.simulate(start, 0.1, along.B[0].T @ np.zeros(4))
    again = model.linearize_along(run, outputs=["tip"])
    assert again.A.shape == (len(run.time), 4, 4)
    assert again.C.shape == (len(run.time), 3, 4)


def test_along_a_platform_motion() -> None:
    model = cc.compile(cc.library.gough_stewart())
    pose = model.assemble().platform.pose
    up = cc.Pose(np.array(pose.position) + [0, 0, 0.02], pose.rotation)
    along = model.linearize_along(cc.motions.line(pose, up, duration=0.5), np.linspace(0, 0.5, 5))
    assert along.names[:4] == ("platform.rx", "platform.ry", "platform.rz", "platform.x")
    assert not along.status.any()
    R = np.array(pose.matrix)
    np.testing.assert_allclose(along.A[0, :3, 6:9], np.eye(3), atol=1e-12)  # φ is counted from the start
    np.testing.assert_allclose(along.A[0, 3:6, 9:12], R, atol=1e-12)
    np.testing.assert_allclose(np.diff(along.drift[:, 5])[:2] > 0, True)  # it speeds up


@pytest.mark.parametrize("delay", [0.0, 0.4e-3, 1e-3, 2.5e-3, 3e-3])
def test_delays_are_those_of_the_continuous_system(delay: float) -> None:
    """Against the exact response, force by force."""
    model = robot()
    linear = model.linearize(model.assemble(), [1.0, 2.0])
    step, count = 1e-3, 8
    rng = np.random.default_rng(0)
    u = rng.standard_normal((count, 2))
    A_d, B_d = linear.discrete(step, delay)
    x = np.zeros(len(A_d))
    for k in range(count):
        x = A_d @ x + B_d @ u[k]
    # the same by short steps, in which the force that acts is the one sent `delay` ago
    fine, exact = 1e-4, np.zeros(4)
    A, B = linear.discrete(fine)
    for k in range(round(count * step / fine)):
        sent = int(np.floor(((k + 0.5) * fine - delay) / step))
        exact = A @ exact + B @ (u[sent] if sent >= 0 else np.zeros(2))
    np.testing.assert_allclose(x[:4], exact, rtol=1e-9, atol=1e-14)


def test_python_control_takes_it() -> None:
    control = pytest.importorskip("control")
    model = robot()
    linear = model.linearize(model.assemble(), outputs=["tip.x", "tip.y"], disturbances=["tip"])
    system = linear.to_control()
    assert system.state_labels == ["leg1_base", "leg2_base", "leg1_base_velocity", "leg2_base_velocity"]
    assert system.output_labels == ["tip_x", "tip_y"]
    assert system.input_labels == ["leg1", "leg2", "tip_force_x", "tip_force_y", "tip_force_z"]
    assert linear.control_names["tip.force.x"] == "tip_force_x"
    response = system(10j)
    exact = linear.C @ np.linalg.solve(10j * np.eye(4) - linear.A, np.hstack([linear.B, linear.B_disturbances]))
    exact += np.hstack([linear.D, linear.D_disturbances])
    np.testing.assert_allclose(response, exact, rtol=1e-9, atol=1e-12)
    sampled = model.linearize(model.assemble()).to_control(1e-3, delay=1.5e-3)
    assert isinstance(sampled, control.StateSpace)
    assert sampled.nstates == 8
    assert sampled.dt == 1e-3


def test_without_python_control_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "control", None)
    with pytest.raises(UnsupportedError, match=r"pip install closedchain\[control\]"):
        robot().linearize(robot().assemble()).to_control()


def test_what_is_refused() -> None:
    model = robot()
    state = model.assemble()
    for ask, error, says in (
        (lambda: model.linearize(state, outputs=["tap"]), UnknownNameError, "joints: leg1_base"),
        (lambda: model.linearize(state, outputs="tip"), ArgumentError, "a list of names"),
        (lambda: model.linearize(state, disturbances=["wind"]), UnknownNameError, "leg1_proximal"),
        (lambda: model.linearize(state, disturbances="tip"), ArgumentError, "a list of names"),
        (lambda: model.linearize(state).discrete(1e-3, delay=-1.0), ArgumentError, "zero or positive"),
        (lambda: model.linearize_along("run"), ArgumentError, "a motion of cc.motions or a run"),
    ):
        with pytest.raises(error, match=says):
            ask()
