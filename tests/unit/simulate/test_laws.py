"""What drives a machine: constants, tables, traced laws, sampled laws, wrenches, controllers."""

from __future__ import annotations

import math
import warnings

import casadi
import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, HiddenStateError, SampledLawWarning, UnknownNameError, UnsupportedError
from closedchain.simulate.inputs import Pieces
from closedchain.simulate.laws.controllers import Trot
from unit.simulate.machines import five_bar, four_bar, platform, saha

JOINTS = ("leg1_base", "leg2_base")


def test_forms_of_a_constant_agree() -> None:
    model, state = four_bar()
    runs = [
        model.simulate(state, 0.5, actuation)
        for actuation in (6.0, [6.0], {"crank_motor": 6.0}, lambda t: 6.0, lambda t, x: {"crank_motor": 6.0})
    ]
    for run in runs[1:]:
        np.testing.assert_allclose(run["crank"][-1], runs[0]["crank"][-1], rtol=0, atol=1e-13)


def test_a_table_of_a_law_is_the_law() -> None:
    model, state = four_bar()
    exact = model.simulate(state, 1.0, lambda t: 6 + 2 * t)["crank"][-1]
    times = np.array([0.0, 0.3, 1.0])
    linear = model.simulate(state, 1.0, cc.Table(times, 6 + 2 * times))["crank"][-1]
    np.testing.assert_allclose(linear, exact, rtol=0, atol=1e-11)
    curved = model.simulate(state, 1.0, lambda t: 6 + t**3)["crank"][-1]
    times = np.linspace(0, 1, 5)
    cubic = model.simulate(state, 1.0, cc.Table(times, 6 + times**3, "cubic"))["crank"][-1]
    np.testing.assert_allclose(cubic, curved, rtol=0, atol=1e-11)


def test_steps_stop_where_a_held_table_jumps() -> None:
    model, state = four_bar()
    run = model.simulate(state, 1.0, cc.Table([0.0, 0.37], [6.0, -3.0], "hold"))
    first = model.simulate(state, 0.37, 6.0)
    second = model.simulate(first.state(), 0.63, -3.0)
    np.testing.assert_allclose(run["crank"][-1], second["crank"][-1], rtol=0, atol=1e-11)
    assert np.abs(run.energy.balance).max() < 1e-10
    rows = model.simulate(state, 1.0, np.array([[6.0], [-3.0]]))
    np.testing.assert_array_equal(rows.forces[[1, -1], 0], (6.0, -3.0))


def test_tables_with_other_breaks_are_joined() -> None:
    """A cubic about another origin is the same cubic: values and slopes at the joined breaks and between them."""
    t = np.linspace(0.0, 1.0, 5)
    smooth = cc.Table(t, np.sin(3 * t)[:, None], "cubic").pieces(1, "a")
    steps = cc.Table([0.0, 0.33, 0.6], [1.0, 2.0, -1.0], "hold").pieces(1, "b")
    joined = Pieces.join([smooth, steps])
    for at in np.linspace(0.01, 0.99, 50):
        values = joined.of(int(np.searchsorted(joined.ends, at, side="right")), at)
        alone = [part.of(int(np.searchsorted(part.ends, at, side="right")), at)[0] for part in (smooth, steps)]
        np.testing.assert_allclose(values, alone, rtol=1e-13, atol=1e-14)


def test_sampled_law_holds_its_answer() -> None:
    model, state = four_bar()
    asked = []

    def law(t: float, x: cc.State) -> float:
        asked.append(t)
        return 6.0 if float(x["crank"]) < 1.7 else math.sin(t)

    run = model.simulate(state, 0.35, cc.Sampled(law, 0.1))
    np.testing.assert_allclose(asked, [0.0, 0.1, 0.2, 0.3], rtol=0, atol=1e-12)
    assert np.abs(run.energy.balance).max() < 1e-10
    assert len(np.unique(run.forces)) <= 4


def test_a_law_that_wants_floats_is_sampled() -> None:
    """float(x) and the functions of `math` would make NaN of symbols."""
    model, state = four_bar()
    held = model.simulate(state, 0.3, lambda t, x: [6.0 + math.sin(t) + 0.1 * float(x["crank"])])
    smooth = model.simulate(state, 0.3, lambda t, x: [6.0 + np.sin(t) + 0.1 * x["crank"]])
    np.testing.assert_allclose(held["crank"][-1], smooth["crank"][-1], rtol=0, atol=1e-4)
    assert abs(held["crank"][-1] - smooth["crank"][-1]) > 0
    assert math.isnan(float(casadi.SX.sym("x")))  # only while laws are traced is this an error


def test_a_law_that_cannot_be_traced_is_sampled() -> None:
    model, state = four_bar()
    with pytest.warns(SampledLawWarning, match=r"every 0.001 s.*np.sin.*cc.Sampled"):
        run = model.simulate(state, 0.01, lambda t, x: 6.0 if x["crank"] > 0 else 0.0)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        model.simulate(state, 0.01, cc.Sampled(lambda t, x: 6.0 if x["crank"] > 0 else 0.0))
    exact = model.simulate(state, 0.01, 6.0)
    assert run.statistics["steps"] >= 10
    np.testing.assert_allclose(run["crank"][-1], exact["crank"][-1], rtol=0, atol=1e-13)


def test_a_law_with_a_memory_of_its_own_runs_sampled_only() -> None:
    model, state = four_bar()
    calls = []

    def law(t: object, x: object) -> object:
        calls.append(t)
        return 0.1 * len(calls) + 0 * t  # type: ignore[operator]

    model.simulate(state, 0.005, cc.Sampled(law))
    assert len(calls) == 6
    with pytest.raises(HiddenStateError, match=r"state\.memory"):
        model.simulate(state, 0.005, law)


def test_a_changed_law_is_traced_again() -> None:
    model, state = four_bar()
    gain = 1.0
    law = lambda t, x: -gain * x.velocity("crank")  # noqa: E731
    first = model.simulate(state, 1.0, law)["crank"][-1]
    gain = 5.0
    assert abs(model.simulate(state, 1.0, law)["crank"][-1] - first) > 1e-3


def test_laws_see_names_and_parameters() -> None:
    model, state = platform()
    corner = np.array([1.0, 0.3, 0.0])

    def law(t: object, x: object) -> object:
        height = x.platform.point(corner)[2]
        return [
            x.parameters["k"] * (2.0 - length) - 5 * x.actuator_velocities[name] - height
            for name, length in x.actuators.items()
        ]

    run = model.simulate(state, 0.2, law, parameters={"k": 20.0})
    poses = [model.state(q).platform.pose for q in run.q]
    heights = np.array([[(pose.position + pose.matrix @ corner)[2]] for pose in poses])
    velocities = np.array([model.kinematics.actuator_jacobian(q) @ v for q, v in zip(run.q, run.v, strict=True)])
    lengths = np.array([model.kinematics.actuator_coordinates(q) for q in run.q])
    np.testing.assert_allclose(run.forces, 20 * (2 - lengths) - 5 * velocities - heights, rtol=1e-10, atol=1e-10)
    assert np.abs(run.energy.balance).max() < 1e-10


def test_wrenches_do_work() -> None:
    model, state = four_bar()
    push = lambda t: [0, 0, 0, 0, 5 * t, 0]  # noqa: E731
    times = np.array([0.0, 1.0])
    table = cc.Table(times, np.outer(times, push(1.0)))
    runs = [model.simulate(state, 1.0, 6.0, wrenches={"coupler": given}) for given in (push, table)]
    np.testing.assert_allclose(runs[0]["crank"][-1], runs[1]["crank"][-1], rtol=0, atol=1e-11)
    for run in runs:
        assert np.abs(run.energy.balance).max() < 1e-10
        assert abs(run.energy.loads[-1]) > 0.1


def test_constant_wrenches_of_the_description_are_in_the_books() -> None:
    from dataclasses import replace

    machine = replace(
        cc.library.four_bar(), wrenches=(cc.Wrench("coupler", (3.0, 1.0, 0.0), at=(2.0, 0.0, 0.0), axes="body"),)
    )
    model = cc.compile(machine)
    for options in ({}, {"integrator": "symplectic", "step": 1e-3}):
        run = model.simulate(model.assemble(), 1.0, **options)
        assert abs(run.energy.loads[-1]) > 0.1
        assert np.abs(run.energy.balance).max() < (1e-10 if not options else 1e-3)


def test_computed_torque_of_the_denoc_paper() -> None:
    model = saha()
    wanted = lambda t: np.pi / 6 + 0.5 * t - 0.1 * np.sin(t)  # noqa: E731
    for offset in (0.0, 0.1):
        start = model.with_velocities(model.assemble(joints={"crank": np.pi / 6 + offset}), joints={"crank": 0.4})
        run = model.simulate(start, 5.0, cc.ComputedTorque(lambda t: [wanted(t)], rate=1.0))
        error = run["crank"] - wanted(run.time)
        np.testing.assert_allclose(error, offset * (1 + run.time) * np.exp(-run.time), rtol=0, atol=1e-8)


def test_computed_torque_stops_where_the_actuators_lose_hold() -> None:
    model, state = five_bar()
    free = model.simulate(state, 0.47)
    at, velocities = (
        list(values) for values in (free.state().actuators.values(), [free.velocity(j)[-1] for j in JOINTS])
    )
    law = cc.ComputedTorque(lambda t: [at[0] + velocities[0] * t, at[1] + velocities[1] * t], rate=5.0)
    run = model.simulate(free.state(), 1.0, law, singularity=1e-6)
    assert run.ending.kind == "singularity"
    # velocities that neither loops nor actuators hold
    last = run.state()
    rows = np.vstack([model.kinematics.constraint(last.q), model.kinematics.actuator_jacobian(last.q)])
    assert np.linalg.svd(rows, compute_uv=False)[model.system.nv - 1] < 2e-2
    assert np.all(np.isfinite(run.samples.y))


def test_pd_with_gravity_settles_on_its_target() -> None:
    model = saha()
    start = model.assemble(joints={"crank": 0.6})
    run = model.simulate(start, 8.0, cc.PDGravity({"crank_motor": 0.8}, stiffness=80.0, damping=20.0))
    np.testing.assert_allclose(run["crank"][-1], 0.8, rtol=0, atol=1e-6)


def test_replay_of_a_run() -> None:
    model = saha()
    start = model.assemble(joints={"crank": 0.6})
    run = model.simulate(start, 1.0, cc.PDGravity([0.8], 80.0, 20.0), output=0.002)
    again = model.simulate(start, 1.0, cc.Table.of(run), output=0.1)
    np.testing.assert_allclose(again["crank"][-1], run["crank"][-1], rtol=0, atol=1e-5)


def test_refusals() -> None:
    model, state = four_bar()
    for actuation, words in (
        ({"motor": 1.0}, "actuators: crank_motor"),
        ([1.0, 2.0], "actuator forces"),
        ("strong", "not understood"),
        (lambda t, x: [t, t], "2 forces for 1 actuators"),
        (lambda t, x: {"motor": t}, "actuators: crank_motor"),
        (cc.Sampled(lambda t, x: float("nan")), "1 finite forces"),
    ):
        with pytest.raises((ArgumentError, UnknownNameError), match=words):
            model.simulate(state, 0.1, actuation)
    with pytest.raises(UnknownNameError, match="bodies"):
        model.simulate(state, 0.1, wrenches={"couple": [0] * 6})
    with pytest.raises(ArgumentError, match="six numbers"):
        model.simulate(state, 0.1, wrenches={"coupler": lambda t: [t, t]})
    hand = cc.compile(cc.library.hand())
    with pytest.raises(UnsupportedError, match="degrees of freedom"):
        hand.simulate(hand.assemble(), 0.1, cc.ComputedTorque(lambda t: [0.0] * len(hand.system.actuators)))


@pytest.mark.parametrize("left", [1, -1])
def test_a_leg_of_a_trot_reaches_the_point_it_is_asked_for(left: int) -> None:
    """Thigh and shank in a plane that passes the hip at the offset and is turned about x."""
    trot = Trot()
    for x, y, z in ((0.0, 0.07 * left, -0.48), (0.06, 0.12 * left, -0.4), (-0.1, -0.03, -0.45)):
        a, b, c = np.array(casadi.DM(trot.joints(x, y, z, left))).ravel()
        ahead = -trot.thigh * math.sin(b) - trot.shank * math.sin(b + c)
        down = trot.thigh * math.cos(b) + trot.shank * math.cos(b + c)
        across = left * trot.offset
        foot = ahead, math.cos(a) * across + math.sin(a) * down, math.sin(a) * across - math.cos(a) * down
        np.testing.assert_allclose(foot, (x, y, z), rtol=0, atol=1e-12)
        assert c < 0  # knees backwards
