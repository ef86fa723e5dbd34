"""Ensembles over machines: each instance is the run of a machine that was described with its numbers."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import (
    ArgumentError,
    GeometryError,
    InertiaError,
    MechanismError,
    NonFiniteError,
    UnknownNameError,
    UnsupportedError,
)
from closedchain.mechanism.quantities import quantities
from oracles.machines import turn
from unit.simulate.machines import described, four_bar, platform, platforms, press, scaled

STEP = 2e-3


def press_numbers() -> dict[str, object]:
    """One changed value of every number of the screw press."""
    machine, rng = press()[0].mechanism, np.random.default_rng(8)
    frame = machine.joint("guide").at
    tilt = np.array(frame.rotation) @ turn(np.array([0.6, 0.0, 0.8]), 0.02)
    points = rng.normal(size=(9, 3)) * 0.3
    spread = points.T @ points
    return {
        "gravity": (0.5, 0.4, -9.0),
        "nut.mass": 2.5,
        "ram.center": (0.1, -0.1, 0.15),
        "nut.inertia": np.trace(spread) * np.eye(3) - spread,
        "rod.inertia": np.diag([0.3, 0.4, 0.5]),
        "screw.pitch": 0.032,
        "guide.at.rotation": tilt,
        "guide.child_at.position": np.array(machine.joint("guide").child_at.position) + 0.01,
        "ball.at.position": np.array(machine.joint("ball").at.position) + [0.01, 0.0, -0.02],
        "knuckle.damper.damping": (0.3, 0.2),
        "guide.spring.stiffness": (3.5, 4.0),
        "ball.friction.force": (0.2, 0.3, 0.1),
        "guide.spring.reference": (0.3, 0.1),
        "guide.friction.force": (0.0, 0.5),
        "guide.friction.velocity": (0.02, 0.05),
        "wrenches[0].force": (1.0, 2.0, 3.0),
        "wrenches[0].at": (0.1, 0.2, -0.1),
        "wrenches[1].moment": (0.5, -0.5, 0.3),
    }


def test_every_number() -> None:
    """Instance 0 has all numbers changed, each of the others one, the last none."""
    model, state = press()
    changes = press_numbers()
    count = len(changes) + 2
    vary = {}
    for k, (name, value) in enumerate(changes.items()):
        rows = np.array([np.zeros_like(value, dtype=float)] * count)
        rows[:] = own_value(model.mechanism, name)
        rows[0] = rows[k + 1] = value
        vary[name] = rows
    other = cc.compile(described(model.mechanism, changes), cut=model.system.cut_joints)
    start = other.assemble(guess=other.state(state.q, check=False))
    states = [start, *[state] * (count - 1)]
    many = model.simulate_many(states, 0.2, [1.0, 0.2], step=STEP, vary=vary, threads=1)
    assert many.complete.all()
    for i, compiled, begin in ((0, other, start), (-1, model, state)):
        run = compiled.simulate(begin, 0.2, [1.0, 0.2], step=STEP)
        np.testing.assert_allclose(many.final_q[i], run.q[-1], rtol=0, atol=1e-11)
        np.testing.assert_allclose(many.final_v[i], run.v[-1], rtol=0, atol=1e-10)
        np.testing.assert_allclose(
            many.work[i], run.samples.y[-1, model.system.nq + model.system.nv :][:5], rtol=0, atol=1e-10
        )
    assert quantities(many.machine(0)).keys() == quantities(other.mechanism).keys()
    for name, value in quantities(other.mechanism).items():
        np.testing.assert_allclose(quantities(many.machine(0))[name], value, rtol=0, atol=1e-15)
    apart = np.abs(many.final_v[1:-1] - many.final_v[-1]).max(axis=1)
    assert not {name for name, difference in zip(changes, apart, strict=True) if difference < 1e-5}


def test_springs_do_not_appear_on_joints_that_close_loops() -> None:
    model, state = press()
    with pytest.raises(UnsupportedError, match=r"knuckle\.spring\.stiffness.*JointSpring"):
        model.simulate_many(state, 0.1, step=STEP, vary={"knuckle.spring.stiffness": [(0.5, 0.0)]})


def own_value(machine: cc.Mechanism, name: str) -> object:
    """A number as it is described, in the form in which it is varied."""
    if name == "gravity":
        return machine.gravity
    part, *fields = name.split(".")
    if part.startswith("wrenches"):
        return getattr(machine.wrenches[int(part[9:-1])], fields[0])
    if fields[0] in ("mass", "center"):
        return getattr(machine.body(part), fields[0])
    if fields[0] == "inertia":
        return machine.body(part).inertia_matrix
    joint = machine.joint(part)
    if fields[0] in ("spring", "damper", "friction"):
        force = getattr(joint, fields[0])
        return 0.0 if force is None else getattr(force, fields[1])
    return joint.pitch if fields[0] == "pitch" else getattr(getattr(joint, fields[0]), fields[1])


def test_threads_and_neighbours_change_nothing() -> None:
    model, state = platform()
    vary = platforms(11)
    runs = [model.simulate_many(state, 0.02, step=STEP, vary=vary, threads=threads) for threads in (1, 2, 3)]
    fewer = {name: rows[:8] for name, rows in vary.items()}
    runs.append(model.simulate_many(state, 0.02, step=STEP, vary=fewer))
    for run in runs[1:]:
        np.testing.assert_array_equal(run.final_q, runs[0].final_q[: len(run)])
        np.testing.assert_array_equal(run.work, runs[0].work[: len(run)])


def test_machines_from_elsewhere() -> None:
    """Four-bars with other lengths and masses, far from the one that was compiled, in the same assembly mode."""
    model, state = four_bar()
    lengths = np.linspace(0.6, 1.4, 6)
    fleet = [scaled(model.mechanism, length) for length in lengths]
    many = model.simulate_many(state, 0.3, 2.0, step=1e-3, vary=fleet)
    assert many.complete.all()
    for i in (0, 5):
        other = cc.compile(fleet[i])
        start = other.assemble(joints={"crank": state["crank"]}, guess=other.state(state.q, check=False))
        run = other.simulate(start, 0.3, 2.0, step=1e-3)
        np.testing.assert_allclose(many.final_q[i], run.q[-1], rtol=0, atol=1e-10)
        np.testing.assert_allclose(many.final_v[i], run.v[-1], rtol=0, atol=1e-10)
    same = model.simulate_many(state, 0.02, step=1e-3, vary=[model.mechanism] * 3)
    assert len(same) == 3
    np.testing.assert_array_equal(same.final_q[2], model.simulate_many(state, 0.02, step=1e-3).final_q[0])


def test_axes_are_rotations() -> None:
    """A frame that is described by its axis may be given another one, with an x axis or without, or a rotation."""
    model = cc.compile(cc.library.slider_crank())
    own = model.mechanism.joint("guide").at.matrix
    turns = np.array([turn(np.array([0.0, 0.0, 1.0]), angle) @ own for angle in (0.0, 0.03, -0.05)])
    state, ways = model.assemble(), ({"axis": turns[:, :, 2], "x": turns[:, :, 0]}, {"rotation": turns})
    found = []
    for way in ways:
        vary = {f"guide.at.{field}": rows for field, rows in way.items()}
        many = model.simulate_many(state, 0.01, step=1e-3, vary=vary)
        assert many.complete.all()
        found.append(many.final_v)
    np.testing.assert_allclose(found[1], found[0], rtol=0, atol=1e-12)
    assert np.abs(found[0][1:] - found[0][0]).max(axis=1).min() > 1e-3
    alone = model.simulate_many(state, 1e-3, step=1e-3, vary={"guide.at.axis": turns[:, :, 2]})
    frame = alone.machine(2).joint("guide").at
    np.testing.assert_allclose(frame.matrix, cc.Pose(axis=tuple(turns[2, :, 2])).matrix, rtol=0, atol=1e-15)


@pytest.mark.slow
def test_laws_know_each_machine() -> None:
    """What a law reads, and what a controller computes, belongs to the instance's own machine."""
    model, state = platform()
    vary = platforms(3)
    target = {name: value + 0.05 for name, value in state.actuators.items()}
    law = cc.ComputedTorque(target, rate=8.0)
    many = model.simulate_many(state, 0.2, law, step=STEP, vary=vary)
    other = cc.compile(described(model.mechanism, {name: rows[2] for name, rows in vary.items()}))
    start = other.assemble(
        joints={f"leg{leg}_slide": state[f"leg{leg}_slide"] for leg in range(1, 7)},
        guess=other.state(state.q, check=False),
    )
    run = other.simulate(start, 0.2, law, step=STEP)
    np.testing.assert_allclose(many.final_q[2], run.q[-1], rtol=0, atol=1e-11)


def test_a_nominal_controller_does_not_know() -> None:
    """Its forces are those of the machine as described; the instance answers them with its own masses."""
    model, state = platform()
    wanted = np.array([1.0, -2.0, 3.0, 0.5, -1.0, 2.0])
    slides = [f"leg{leg}_slide" for leg in range(1, 7)]
    target = [state[slide] + a / 16.0 for slide, a in zip(slides, wanted, strict=True)]
    heavy = {"platform.mass": [1.5, 3.0], "leg2_upper.mass": [0.1, 0.5]}
    other = cc.compile(described(model.mechanism, {name: rows[1] for name, rows in heavy.items()}))
    nominal_forces = model.inverse_dynamics(state, joint_accelerations=dict(zip(slides, wanted, strict=True))).forces
    held = model.inverse_dynamics(state).forces
    for law, forces in (
        (cc.ComputedTorque(target, rate=4.0, nominal=True), nominal_forces),
        (cc.PDGravity(target, 16.0, 0.0, nominal=True), held + wanted),
    ):
        many = model.simulate_many(state, 1e-5, law, step=1e-5, vary=heavy)
        for i, machine in enumerate((model, other)):
            answer = machine.forward_dynamics(machine.state(state.q), forces).acceleration
            np.testing.assert_allclose(many.final_v[i] / 1e-5, answer, rtol=1e-4, atol=1e-4)


def test_virtual_springs() -> None:
    model, state = four_bar()
    method = cc.VirtualSpring(stiffness=1e5, damping=300.0)
    masses = np.linspace(0.5, 3.0, 5)
    many = model.simulate_many(state, 0.05, 2.0, method=method, step=2e-4, vary={"coupler.mass": masses})
    other = cc.compile(described(model.mechanism, {"coupler.mass": masses[4]}))
    run = other.simulate(other.state(state.q), 0.05, 2.0, method=method, step=2e-4)
    np.testing.assert_allclose(many.final_q[4], run.q[-1], rtol=0, atol=1e-11)


def test_refusals() -> None:
    model, state = four_bar()
    ask = {"duration": 0.1, "step": 0.01}
    for vary, error, words in (
        ({"coupler.mas": [1, 2]}, UnknownNameError, "'coupler.mas'.*: coupler.mass"),
        ({"clouds": [1, 2]}, UnknownNameError, "gravity; mass, center, inertia of bodies"),
        ({"coupler.mass": [1.0, -2.0]}, InertiaError, "coupler.mass of instance 1: body 'coupler' has mass -2.0"),
        ({"coupler.mass": [1.0, np.nan]}, NonFiniteError, "instance 1"),
        ({"coupler.mass": ["a"]}, ArgumentError, "array of numbers"),
        ({"coupler.mass": np.ones((2, 2))}, ArgumentError, "shape \\(instances,\\)"),
        ({"coupler.mass": []}, ArgumentError, "shape"),
        ({"coupler.inertia": [[1, 1, 3.0]]}, InertiaError, "triangle inequality"),
        ({"coupler.inertia": np.array([[[1, 0.1, 0], [0, 1, 0], [0, 0, 1]]])}, InertiaError, "not symmetric"),
        ({"coupler.inertia": np.ones(4)}, ArgumentError, "\\(instances, 3\\) or"),
        ({"gravity": np.ones((2, 2))}, ArgumentError, "shape \\(instances, 3\\)"),
        ({"crank.damper.damping": [0.1, -0.1]}, MechanismError, "instance 1: damper.damping of joint 'crank'"),
        ({"crank.friction.velocity": [0.0]}, UnsupportedError, "do not follow dry friction"),
        ({"crank.at.axis": [[0, 0, 2.0]]}, GeometryError, "instance 0: axis"),
        ({"crank.at.rotation": [np.ones((3, 3))]}, GeometryError, "orthonormal"),
        ({"coupler.mass": [1, 2], "gravity": np.ones((3, 3))}, ArgumentError, "values of coupler.mass for 3 instances"),
        ([cc.library.five_bar()], ArgumentError, "machine 0 of an ensemble differs from 'four_bar' in its bodies"),
        (["four_bar"], ArgumentError, "list of Mechanism"),
        (7, ArgumentError, "vary must be a list"),
        ({"crank.at.axis": np.eye(3)[:2], "crank.at.x": np.eye(3)}, ArgumentError, "2 values"),
    ):
        with pytest.raises(error, match=words):
            model.simulate_many(state, **ask, vary=vary)
    with pytest.raises(ArgumentError, match="2 machines for 3 instances"):
        model.simulate_many([state] * 3, **ask, vary={"coupler.mass": [1, 2]})
    with pytest.raises(UnsupportedError, match="denoc cannot treat machines that differ"):
        model.simulate_many(state, **ask, method="denoc", vary={"coupler.mass": [1, 2]})
    moved = {"coupler.at.position": [[0.31, 0, 0]]}
    with pytest.raises(UnknownNameError, match="'platform' has no coordinates of its own; those that have: crank"):
        model.simulate_many(state, **ask, vary=moved, keep=["platform"])
    with pytest.raises(ArgumentError, match="2 degrees of freedom are kept, and 'four_bar' has 1"):
        model.simulate_many(state, **ask, vary=moved, keep=["crank", "rocker"])
    with pytest.raises(TypeError, match="events"):
        model.simulate_many(state, **ask, events=[cc.Event("top", lambda t, s: s["crank"])])


def test_springs_frames_and_pitch_must_make_sense() -> None:
    model, state = press()
    with pytest.raises(ArgumentError, match="is described by its rotation"):
        model.simulate_many(state, 0.1, step=0.01, vary={"guide.at.axis": [0.0, 0.0, 1.0]})
    with pytest.raises(MechanismError, match="must not be negative"):
        model.simulate_many(state, 0.1, step=0.01, vary={"ball.spring.stiffness": [[0, 0, 0], [0, -1.0, 0]]})
    block = cc.Body("block", 1.0, inertia=(0.1, 0.1, 0.1))
    floating = cc.compile(cc.Mechanism("floating", [block], [cc.free("float", "ground", "block")]))
    with pytest.raises(MechanismError, match="no coordinates for a spring"):
        floating.simulate_many(floating.assemble(), 0.1, step=0.01, vary={"float.spring.stiffness": np.ones((2, 6))})
    with pytest.raises(GeometryError, match="revolute"):
        model.simulate_many(state, 0.1, step=0.01, vary={"screw.pitch": [0.03, 0.0]})


def test_springs_of_a_ball_are_those_of_a_machine_described_with_them() -> None:
    model, state = press()
    stiffness = [[0.0, 0.0, 0.0], [40.0, 40.0, 40.0]]
    many = model.simulate_many(state, 0.1, step=0.01, vary={"ball.spring.stiffness": stiffness})
    assert np.abs(many.final_q[1] - many.final_q[0]).max() > 1e-3
    for k, q in zip(stiffness, many.final_q, strict=True):
        spring = cc.JointSpring(tuple(k), (0.0, 0.0, 0.0))
        joints = [replace(joint, spring=spring) if joint.name == "ball" else joint for joint in model.mechanism.joints]
        alone = cc.compile(replace(model.mechanism, joints=tuple(joints)))
        run = alone.simulate(alone.state(state.q, state.v), 0.1, step=0.01)
        np.testing.assert_allclose(q, run.q[-1], rtol=0, atol=1e-10)


def test_flexible_links_keep_their_numbers() -> None:
    model = cc.compile(cc.library.four_bar_flexible())
    state, bent = model.assemble(), model.system.flexible_bodies[0].body
    with pytest.raises(UnsupportedError, match=f"body '{bent}' bends"):
        model.simulate_many(state, 1e-4, step=1e-5, vary={f"{bent}.mass": [1.0, 2.0]})
    stiff = next(body.name for body in model.mechanism.bodies if body.name != bent)
    mass = model.mechanism.body(stiff).mass
    many = model.simulate_many(state, 2e-4, step=1e-5, vary={f"{stiff}.mass": [mass, 2 * mass]})
    run = model.simulate(state, 2e-4, step=1e-5)
    np.testing.assert_allclose(many.final_q[0], run.q[-1], rtol=0, atol=1e-12)
    assert np.abs(many.final_v[1] - many.final_v[0]).max() > 1e-6
