"""Functions in closed coordinates: values, derivatives, coordinates, outputs by name, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import casadi as ca
import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import closedchain as cc
from closedchain.errors import ArgumentError, SingularityError, UnknownNameError, UnsupportedError
from construction import floating_four_bar
from function_checks import (
    check_derivatives,
    check_inverse,
    check_near,
    check_values,
    everything,
    named,
    relative,
    states,
)

TIP = (cc.Point("tip", "leg1_distal", (0.4, 0.0, 0.0)),)


def model(name: str, **fields: Any) -> cc.Model:
    return cc.compile(replace(getattr(cc.library, name)(), **fields))


@pytest.mark.parametrize(
    ("name", "coordinates"),
    [
        ("four_bar", "auto"),
        ("four_bar", ("rocker",)),
        ("four_bar", ("closing",)),
        ("five_bar", "actuators"),
        ("five_bar", "task"),
        ("planar_3rrr", "platform"),
        ("slider_crank", "auto"),
        ("double_wishbone", "independent"),
        ("four_bar_flexible", "independent"),
        ("gough_stewart", "platform"),
    ],
)
def test_values_are_those_of_forward_dynamics(name: str, coordinates: Any) -> None:
    assert check_values(model(name), coordinates, 3) < 1e-12


def test_a_machine_without_loops_and_one_that_floats() -> None:
    arm = cc.Mechanism(
        "arm",
        [cc.Body.rod("upper", 2.0, 0.5), cc.Body.rod("lower", 1.0, 0.4)],
        [
            cc.revolute("shoulder", "ground", "upper", axis=(0, -1, 0)),
            cc.revolute("elbow", "upper", "lower", at=(0.5, 0, 0), axis=(0, -1, 0)),
        ],
        [cc.Actuator("motor", "shoulder")],
    )
    assert check_values(cc.compile(arm), "auto", 3) < 1e-13
    floating = cc.compile(floating_four_bar())
    assert check_values(floating, "independent", 3) < 1e-11
    assert check_values(floating, ["base", "pin0"], 3) < 1e-12
    function = floating.functions.ode(coordinates=["base", "pin0"])
    assert [one.unit for one in function.inputs[0].signals[:7]] == ["rad"] + ["rad"] * 3 + ["m"] * 3
    assert max(check_derivatives(function, 1)) < 1e-7


@pytest.mark.parametrize("name", ["four_bar", "five_bar", "planar_3rrr", "three_arms"])
def test_inverse_dynamics_is_the_inverse(name: str) -> None:
    assert check_inverse(model(name), count=2) < 1e-11


def test_forces_are_those_of_the_model() -> None:
    robot = model("five_bar")
    inverse, gravity = robot.functions.inverse_dynamics(), robot.functions.gravity()
    state = robot.with_velocities(robot.assemble(), joints={"leg1_base": 0.7, "leg2_base": -0.4})
    wanted = robot.inverse_dynamics(state, joint_accelerations={"leg1_base": 1.0, "leg2_base": 2.0}).forces
    found = inverse(inverse.at(state)["x"], [1.0, 2.0], state.q)[0]
    np.testing.assert_allclose(found, wanted, rtol=1e-11, atol=1e-11)
    rest = robot.assemble()
    held = gravity(gravity.at(rest)["theta"], rest.q)[0]
    np.testing.assert_allclose(held, robot.inverse_dynamics(rest).forces, rtol=1e-11, atol=1e-11)


def tipped() -> cc.Model:
    return model("five_bar", points=TIP)


def with_names(robot: cc.Model) -> dict[str, list[str]]:
    """The options with names that the machine has."""
    joints = [joint.name for joint in robot.mechanism.joints]
    motors = [actuator.name for actuator in robot.mechanism.actuators]
    cut = robot.system.cuts[0].name
    bodies = [body.name for body in robot.mechanism.bodies]
    return {
        "outputs": [joints[0], "tip.acceleration", f"{motors[1]}.power", f"{cut}.reaction.fx", "energy"],
        "tunable": [f"{bodies[0]}.mass", f"{bodies[-1]}.center", f"{joints[1]}.at.position[0]", "gravity[2]"],
        "disturbances": [bodies[-1], "tip", joints[1]],
    }


def test_derivatives_with_everything_that_can_be_an_input() -> None:
    robot = tipped()
    function = robot.functions.ode(**with_names(robot))
    assert [port.name for port in function.inputs] == ["x", "forces", "disturbances", "parameters", "q_near"]
    by_differences, by_weights = check_derivatives(function, 1)
    assert by_differences < 1e-7
    assert by_weights < 1e-12


@pytest.mark.parametrize("name", ["planar_3rrr", "slider_crank", "gough_stewart"])
def test_derivatives_in_platform_coordinates(name: str) -> None:
    by_differences, by_weights = check_derivatives(model(name).functions.ode(), 1)
    assert by_differences < 1e-7
    assert by_weights < 1e-12


@pytest.mark.parametrize(
    ("name", "make"),
    [
        ("five_bar", lambda f: f.inverse_dynamics()),
        ("five_bar", lambda f: f.gravity(tunable=["gravity"])),
        ("five_bar", lambda f: f.forward_kinematics()),
        ("planar_3rrr", lambda f: f.inverse_kinematics()),
        ("double_wishbone", lambda f: f.ode()),
        ("four_bar", lambda f: f.step(1e-2)),
        ("four_bar", lambda f: f.step(1e-2, "midpoint", outputs=["rocker"], tunable=["crank.mass"])),
        ("four_bar", lambda f: f.ode(method="lagrange", outputs=["rocker.acceleration"])),
        ("four_bar", lambda f: f.outputs(["coupler.acceleration", "crank_motor.power"])),
    ],
)
def test_derivatives_of_every_kind(name: str, make: Any) -> None:
    by_differences, by_weights = check_derivatives(make(model(name).functions), 1)
    assert by_differences < 1e-7
    assert by_weights < 1e-11


def test_tunable_numbers_are_those_of_the_description() -> None:
    robot = tipped()
    options = with_names(robot)
    function = robot.functions.ode(tunable=options["tunable"], outputs=options["outputs"])
    given = function.samples(2)
    k = [port.name for port in function.inputs].index("parameters")
    found = function(*[part[0] for part in given])
    quantities = robot.machine.system.quantities
    assert not quantities.varied
    entries = [(name.partition("[")[0], name) for name in function.inputs[k].names]
    changed = robot.mechanism
    from closedchain.mechanism.quantities import quantities as numbers
    from closedchain.mechanism.quantities import with_quantities

    values = {stem: numbers(changed)[stem].copy() for stem, _ in entries}
    for (stem, name), value in zip(entries, given[k][0], strict=True):
        place = tuple(int(part.rstrip("]")) for part in name.split("[")[1:]) or (0,)
        values[stem][place] = value
    other = cc.compile(with_quantities(changed, values))
    again = other.functions.ode(outputs=options["outputs"], near=other.assemble())
    rest = [part[0] for i, part in enumerate(given) if i != k]
    for a, b in zip(found[:2], again(*rest)[:2], strict=True):
        assert relative(a, b) < 1e-11


def test_disturbances_are_wrenches() -> None:
    robot = tipped()
    body = robot.mechanism.bodies[-1].name
    function = robot.functions.ode(disturbances=[body, "tip"])
    x, forces, _, near = (part[0] for part in function.samples(2))
    wrench = np.array([0.0, 0.0, 3.0, 4.0, -5.0, 0.0, 1.0, 2.0, 0.0])
    point = robot.mechanism.point("tip")
    state = states(robot, "auto", 2)[0]
    arm = state.body(point.body).rotation @ np.array(point.at)
    loaded = robot.with_wrenches(
        cc.Wrench(body, force=tuple(wrench[3:6]), moment=tuple(wrench[:3])),
        cc.Wrench(point.body, force=tuple(wrench[6:]), at=point.at),
    )
    assert arm.any()
    wanted = loaded.functions.ode()(x, forces, near)[0]
    np.testing.assert_allclose(function(x, forces, wrench, near)[0], wanted, rtol=1e-12, atol=1e-11)


@pytest.mark.parametrize(("name", "reach"), [("four_bar", 0.02), ("five_bar", 0.02), ("double_wishbone", 0.004)])
def test_the_same_from_any_q_near(name: str, reach: float) -> None:
    """Newton's method from elsewhere gives the same, or a status."""
    assert check_near(model(name).functions.ode(), reach) < 1e-11


def test_what_cannot_be_reached_has_a_status() -> None:
    robot = model("four_bar")
    function, state = robot.functions.ode(newton=12), robot.assemble()
    rng = np.random.default_rng(0)
    near = state.q + rng.uniform(-3, 3, (500, len(state.q)))
    x = np.tile(function.at(state)["x"], (500, 1))
    results = function(x, np.zeros((500, 1)), near)
    status, q = function.status(*results), named(function, results)["q"]
    here = np.abs(np.sin((q - state.q) / 2)).max(axis=1) < 1e-11
    assert set(status[~here]) <= {1, 2, 3}  # never silently another configuration
    assert set(status) >= {0, 1, 2}
    beyond = function(np.array([np.nan, 0.0]), [0.0], state.q)
    assert function.status(*beyond) == 4


def test_angles_go_on_beyond_half_a_turn() -> None:
    robot = model("four_bar")
    function = robot.functions.ode(outputs=["closing", "rocker"])
    state = robot.assemble()
    x, near, turns = function.at(state)["x"], state.q, state.turns
    seen = []
    for k in range(130):  # the crank goes round twice
        y, near, turns, *_ = function([x[0] + 0.1 * k, 0.0], [0.0], near, turns)[1:]
        seen.append(y)
    assert np.abs(np.diff(seen, axis=0)).max() < 0.5
    assert near[0] == pytest.approx(x[0] + 12.9)


def test_steps_follow_the_simulation() -> None:
    robot = model("five_bar")
    state = robot.with_velocities(robot.assemble(), joints={"leg1_base": 1.0, "leg2_base": 0.5})
    errors = []
    run = robot.simulate(state, 0.1)
    for count in (10, 20):
        step = robot.functions.step(0.1 / count)
        x, q = step.at(state)["x"], state.q
        for _ in range(count):
            x, q, *_ = step(x, np.zeros(2), q)
        errors.append(np.abs(q - run.q[-1]).max())
    assert errors[1] < 1e-7
    assert 10 < errors[0] / errors[1] < 24  # fourth order


def test_rotation_vectors_about_the_reference() -> None:
    robot = model("gough_stewart")
    home = robot.assemble()
    R = home.platform.rotation @ Rotation.from_rotvec([0.1, -0.2, 0.05]).as_matrix()
    turned = robot.assemble(platform=cc.Pose(home.platform.position, R))
    function = robot.functions.ode()
    np.testing.assert_allclose(function.at(turned)["x"][:3], [0.1, -0.2, 0.05], atol=1e-12)
    about = robot.functions.ode(near=turned)
    np.testing.assert_allclose(about.at(turned)["x"][:3], 0.0, atol=1e-12)
    x, change = function.at(turned)["x"], np.linspace(-0.3, 0.4, 12)
    there = function.boxplus(x, change)
    first, second, both = (Rotation.from_rotvec(part).as_matrix() for part in (x[:3], change[:3], there[:3]))
    np.testing.assert_allclose(first @ second, both, atol=1e-14)
    np.testing.assert_allclose(function.boxminus(there, x), change, atol=1e-14)
    forces = np.zeros(6)
    accelerations = [one(one.at(turned)["x"], forces, turned.q)[0][6:] for one in (function, about)]
    np.testing.assert_allclose(*accelerations, rtol=1e-11, atol=1e-11)


def test_kinematics_both_ways() -> None:
    robot = model("planar_3rrr")
    inverse, forward = robot.functions.inverse_kinematics(), robot.functions.forward_kinematics(outputs=["platform"])
    x, near = (part[0] for part in inverse.samples(2))
    places, speeds, *_ = inverse(x, near)
    q, v, y, *_ = forward(np.concatenate([places, speeds]), near)
    state = robot.state(q, v)
    np.testing.assert_allclose(inverse.at(state)["x"], x, atol=1e-11)
    np.testing.assert_allclose(y, list(state.task_coordinates.values()), atol=1e-12)


def test_opti_takes_them_as_they_are() -> None:
    """The five-bar from rest to rest in 0.2 s with the least effort, by direct transcription."""
    robot = model("five_bar")
    state, steps = robot.assemble(), 10
    step = robot.functions.step(0.02)
    start = step.at(state)["x"]
    goal = start + [0.1, -0.1, 0.0, 0.0]
    opti = ca.Opti()
    X, U = opti.variable(4, steps + 1), opti.variable(2, steps)
    for k in range(steps):
        opti.subject_to(X[:, k + 1] == step.casadi(X[:, k], U[:, k], state.q)[0])
    opti.subject_to(X[:, 0] == start)
    opti.subject_to(X[:, -1] == goal)
    opti.minimize(ca.sumsqr(U))
    opti.set_initial(X, np.linspace(start, goal, steps + 1).T)
    opti.solver("ipopt", {"print_time": False}, {"print_level": 0, "sb": "yes", "max_iter": 50})
    found = opti.solve()
    x, q = start, state.q
    for k in range(steps):
        x, q, *_ = step(x, found.value(U)[:, k], q)
    np.testing.assert_allclose(x, goal, atol=1e-6)


def test_the_tree_has_the_kernel_with_its_fallback() -> None:
    robot = model("watt_six_bar")
    function = robot.functions.ode(coordinates="tree")
    state = robot.assemble()
    dx, multipliers, pivot = function(np.concatenate([state.q, state.v]), np.zeros(len(robot.system.actuators)))
    a, lam, p = robot.kernels.forward()(state.q, state.v, np.zeros(len(robot.system.actuators)))
    assert np.array_equal(dx[robot.system.nq :], a)
    assert np.array_equal(multipliers, lam)
    assert np.array_equal(pivot, p)
    with pytest.raises(UnsupportedError, match="closed coordinates"):
        function.derivative.kernel  # noqa: B018


def test_names_units_and_the_printed_table() -> None:
    robot = tipped()
    function = robot.functions.ode(outputs=["tip", "tip.velocity.x", "platform.acceleration"])
    assert function.outputs[1].names[:4] == ("tip.x", "tip.y", "tip.z", "tip.velocity.x")
    assert function.outputs[1].units[:5] == ("m", "m", "m", "m/s", "rad/s²")
    assert function.outputs[0].units == ("rad/s", "rad/s", "rad/s²", "rad/s²")
    assert "leg1_base (rad)" in str(function)
    assert "five_bar" in repr(function)
    assert robot.functions.ode() is robot.functions.ode(coordinates="auto")


REFUSED = [
    (lambda f: f.ode(coordinates="polar"), UnknownNameError, "independent"),
    (lambda f: f.ode(coordinates=["leg1_bose"]), UnknownNameError, "leg1_base"),
    (lambda f: f.ode(coordinates=["leg1_base"]), SingularityError, "1 coordinates .* for 2 degrees .* leg1_base"),
    (lambda f: f.ode(coordinates=["leg1_base", "leg1_base"]), ArgumentError, "twice"),
    (lambda f: f.ode(coordinates=[]), ArgumentError, "names of joints"),
    (lambda f: f.ode(coordinates="platform"), UnsupportedError, "other motions of the platform"),
    (lambda f: f.ode(outputs=["tip.speed"]), UnknownNameError, "no component 'speed'"),
    (lambda f: f.ode(outputs=["tap"]), UnknownNameError, "joints: leg1_base"),
    (lambda f: f.ode(outputs=["tip.w"]), UnknownNameError, "x, y, z"),
    (lambda f: f.ode(outputs="tip"), ArgumentError, "a list of names"),
    (lambda f: f.ode(outputs=["tip", "tip.x"]), ArgumentError, "twice"),
    (lambda f: f.ode(tunable=["leg1_proximal.maas"]), UnknownNameError, "leg1_proximal.mass"),
    (lambda f: f.ode(tunable=["leg1_proximal.center[7]"]), UnknownNameError, "shape"),
    (lambda f: f.ode(disturbances=["wind"]), UnknownNameError, "leg1_proximal"),
    (lambda f: f.ode(newton=0), ArgumentError, "from 1 to 50"),
    (lambda f: f.ode(method="denoc", tunable=["gravity"]), UnsupportedError, "tunable"),
    (lambda f: f.step(0.0), ArgumentError, "greater than 0"),
    (lambda f: f.step(1e-3, "rk5"), UnknownNameError, "rk4"),
    (lambda f: f.outputs([]), ArgumentError, "name nothing"),
    (lambda f: f.inverse_kinematics(outputs=["tip.acceleration"]), UnsupportedError, "accelerations"),
    (lambda f: f.step(1e-3, coordinates="tree"), UnsupportedError, "closed coordinates"),
    (lambda f: f.ode().samples(0), ArgumentError, "at least one"),
    (lambda f: f.ode().derivative.derivative, UnsupportedError, "already"),
]


@pytest.mark.parametrize(("ask", "error", "says"), REFUSED)
def test_what_is_refused_says_what_is_there(ask: Any, error: type[Exception], says: str) -> None:
    with pytest.raises(error, match=says):
        ask(tipped().functions)


def test_machines_that_have_no_functions() -> None:
    with pytest.raises(UnsupportedError, match=r"contacts \("):
        model("walker").functions.ode()
    dry = model("four_bar")
    joints = [
        replace(j, friction=cc.JointFriction(1.0, 0.0)) if j.name == "rocker" else j for j in dry.mechanism.joints
    ]
    with pytest.raises(UnsupportedError, match="rocker"):
        model("four_bar", joints=joints).functions.ode()
    with pytest.raises(UnsupportedError, match=r"hold 2 of 3 degrees of freedom: .* motion of upper_axis"):
        model("double_wishbone").functions.inverse_dynamics()
    square = cc.compile(cc.library.four_bar((1.0, 3.0, 1.0), pivot=(3.0, 0.0), crank=1.0))
    flat = square.assemble(joints={"crank": 0.0}, allow_singular=True)
    with pytest.raises(SingularityError):
        square.functions.ode(near=flat)


def test_all_outputs_have_a_name_for_every_entry() -> None:
    robot = model("three_arms")
    names = everything(robot)
    function = robot.functions.outputs(names)
    assert len(set(function.outputs[0].names)) == function.outputs[0].size
