"""Angles of many turns, places far away, many steps: what is only long or large is neither singular nor inaccurate."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import AccuracyError, OpenLoopError
from unit.simulate.machines import four_bar

MANY = 1_000_000  # turns


def turned(turns: float) -> cc.State:
    """The four-bar after so many turns of its crank."""
    model, state = four_bar()
    q, names = state.q.copy(), model.system.coordinate_names
    q[names.index("crank")] += 2 * np.pi * turns
    q[names.index("coupler")] -= 2 * np.pi * turns
    return model.state(q, state.v)


@pytest.mark.parametrize(
    ("turns", "options"),
    [
        (1_300, {}),
        (20_000, {}),
        (MANY, {}),
        (MANY, {"coordinates": "independent"}),
        (MANY, {"step": 2e-3}),
        (MANY, {"integrator": "dopri5", "rtol": 1e-9, "atol": 1e-9}),
        (MANY, {"integrator": "rosenbrock", "rtol": 1e-9, "atol": 1e-9}),
        (MANY, {"integrator": "symplectic", "step": 2e-3}),
    ],
    ids=str,
)
def test_a_four_bar_runs_after_any_number_of_turns(turns: float, options: dict[str, Any]) -> None:
    model, state = four_bar()
    start = turned(turns)
    near, far = (model.simulate(one, 1.0, 6.0, **options) for one in (state, start))
    assert far.ending.complete
    # the symplectic method divides differences of angles by its step
    rounding, grown = np.spacing(2 * np.pi * turns), 1e4 if options.get("integrator") == "symplectic" else 500
    np.testing.assert_allclose(far.q[-1] - start.q, near.q[-1] - state.q, rtol=0, atol=grown * rounding)
    assert len(far) <= 1.1 * len(near)
    assert far.loop_error.max() < 8 * rounding
    assert np.abs(far.energy.balance).max() < 1e4 * rounding + 2 * np.abs(near.energy.balance).max()
    assert far.residual is None or far.residual < 1e-11


def test_what_else_knows_angles_after_many_turns(tmp_path: Path) -> None:
    model, state = four_bar()
    start, whole = turned(MANY), 2 * np.pi * MANY
    near, far = (model.simulate_many([one], 0.5, np.array([[6.0]]), step=5e-3) for one in (state, start))
    assert far.complete.all()
    np.testing.assert_allclose(far.final_q - start.q, near.final_q - state.q, rtol=0, atol=1e-7)
    again = model.assemble(guess=start)
    np.testing.assert_allclose(again.q, start.q, rtol=0, atol=1e-8)
    moved = model.assemble(joints={"crank": whole + 1.2}, guess=start)
    np.testing.assert_allclose(moved["rocker"], model.assemble(joints={"crank": 1.2})["rocker"], rtol=0, atol=1e-8)
    rest, wanted = model.equilibrium(start).state, model.equilibrium(state).state
    np.testing.assert_allclose(rest.q - start.q, wanted.q - state.q, rtol=0, atol=1e-7)
    event = cc.Event("passes", lambda t, x: x["crank"] - (whole + 2.0))
    run = model.simulate(start, 2.0, 6.0, events=[event])
    exact = model.simulate(state, 2.0, 6.0, events=[cc.Event("passes", lambda t, x: x["crank"] - 2.0)])
    assert run.ending.event == "passes"
    assert run.ending.time == pytest.approx(exact.ending.time, abs=1e-7)
    short = model.simulate(start, 0.4, 6.0)
    loaded = model.load_run(short.save(tmp_path / "run"))
    np.testing.assert_array_equal(loaded.extend(0.2).samples.y, model.simulate(start, 0.6, 6.0).samples.y)
    assert [note for note in short.notes if "open" in note] == []


def test_an_engine_runs_on_and_on() -> None:
    """Past 8,192 rad, where a rounding of the crank opens the loop by a 1e-12 of its size."""
    model, _ = four_bar()
    fast = model.with_velocities(turned(1_290), joints={"crank": 420.0})
    run = model.simulate(fast, 0.5, 6.0, rtol=1e-9, atol=1e-9, output=0.1)
    assert run.ending.complete
    assert run["crank"][0] < 8_192 < run["crank"][-1]
    assert np.abs(run.energy.balance).max() < 1e-6 * run.energy.kinetic[0]


def test_loops_are_closed_far_from_the_origin() -> None:
    described = cc.library.four_bar()
    frame = cc.Body("frame", 5.0, center=(0.5, 0.2, 0.0), inertia=(1.0, 1.0, 1.0))
    joints = [replace(j, parent="frame") if j.parent == "ground" else j for j in described.joints]
    flying = cc.Mechanism(
        "flying", [frame, *described.bodies], [cc.free("fly", "ground", "frame"), *joints],
        actuators=described.actuators, gravity=(0.0, 0.0, 0.0),
    )  # fmt: skip
    model = cc.compile(flying)
    state, names = model.assemble(), model.system.coordinate_names
    q = state.q.copy()
    q[names.index("fly.x")] += 1e6
    near, far = (model.simulate(one, 0.5, 6.0) for one in (state, model.state(q, state.v)))
    assert far.ending.complete
    assert len(far) <= 1.1 * len(near)
    np.testing.assert_allclose(far.q[-1] - q, near.q[-1] - state.q, rtol=0, atol=20 * np.spacing(1e6))


# loops that contradict each other
def out_of_plane(by: float) -> cc.Mechanism:
    """A planar four-bar with a pin that is drawn out of the plane: redundant rows of its loop stay open by so much."""
    machine = cc.library.four_bar()
    pin = machine.joint("closing")
    there = replace(pin.child_at, position=tuple(np.array(pin.child_at.position) + [0.0, 0.0, by]))
    joints = tuple(replace(j, child_at=there) if j.name == "closing" else j for j in machine.joints)
    return replace(machine, joints=joints)


def test_noise_of_drawings_stays_in_redundant_rows() -> None:
    (exact, state), by = four_bar(), 1e-5
    model = cc.compile(out_of_plane(by), tolerance=1e-4)
    start = model.assemble()
    run, wanted = model.simulate(start, 0.5, 6.0), exact.simulate(state, 0.5, 6.0)
    assert run.ending.complete
    assert any("contradict" in note and "closing" in note for note in run.notes)
    np.testing.assert_allclose(run.q[-1], wanted.q[-1], rtol=0, atol=1e-10)
    assert run.loop_error.max() == pytest.approx(by, rel=1e-3)
    many = model.simulate_many([start], 0.1, np.array([[6.0]]), step=1e-2)
    assert many.complete.all()


def tilted(by: float, gap: float) -> cc.Mechanism:
    """A four-bar that ends in a ball, its crank's axis a little off: how far its loop is open grows from the start."""
    machine = cc.library.four_bar()
    off = cc.Pose((0.0, 0.0, 0.0), ((1.0, 0.0, 0.0), (0.0, np.cos(by), -np.sin(by)), (0.0, np.sin(by), np.cos(by))))
    pin = machine.joint("closing").child_at
    there = replace(pin, position=tuple(np.array(pin.position) + [0.0, 0.0, gap]))
    changes: dict[str, dict[str, Any]] = {
        "crank": {"at": off, "start": (0.389,)},
        "rocker": {"start": (0.863,)},
        "coupler": {"start": (0.001,)},
        "closing": {"kind": "spherical", "start": None, "child_at": there},
    }
    joints = tuple(replace(joint, **changes.get(joint.name, {})) for joint in machine.joints)
    return replace(machine, joints=joints)


def test_more_noise_than_is_tolerated_is_named() -> None:
    model = cc.compile(tilted(1e-7, 1.9e-7), tolerance=2e-10)  # of the size, 4 m; ten times as much on the way
    start = model.assemble(joints={"crank": 0.389})
    assert model.kinematics.loop_gaps(start.q)["closing"] < 1e-10
    run = model.simulate(start, 3.0, 6.0)
    assert run.ending.kind == "accuracy"
    assert 0.0 < run.ending.time < 3.0
    assert run.loop_error.max() == pytest.approx(8e-9, rel=0.01)
    for words in ("closing by 8e-09 m", "not singular", "tolerance= of cc.compile above 2e-10"):
        assert words in run.ending.message
    far = model.assemble(joints={"crank": 1.5}, tolerance=1e-6)
    with pytest.raises(OpenLoopError, match=r"closing by 4\.5\d*e-08 m.*above 2e-10"):
        model.simulate(model.state(far.q), 0.1)
    exact, state = four_bar()
    with pytest.raises(OpenLoopError, match="loops of the start are open"):
        exact.simulate(state.replace(q=state.q + [0.0, 1e-4, 0.0], check=False), 0.1)


def test_loops_that_do_not_close_are_no_singular_place() -> None:
    """A step much too long, from where the machine is regular."""
    model, state = four_bar()
    fast = model.with_velocities(state, joints={"crank": 40.0})
    run = model.simulate(fast, 2.0, 6.0, step=0.1)
    assert run.ending.kind == "accuracy"
    assert "singular place" not in run.ending.message
    for words in ("corrections", "step=", "tolerance="):
        assert words in run.ending.message
    with pytest.raises(AccuracyError, match="corrections"):
        model.simulate(fast, 2.0, 6.0, step=0.1, raise_on_stop=True)


# many steps
def test_a_run_that_is_only_long_is_told_how_many_steps_it_needs() -> None:
    model, state = four_bar()
    run = model.simulate(state, 100.0, 0.0, output=10.0, max_steps=1_100)
    assert run.ending.kind == "steps"
    assert "rosenbrock" not in run.ending.message
    wanted = int(run.ending.message.split("max_steps=")[-1].split()[0])
    assert 2_000 < wanted < 20_000
    assert model.simulate(state, 100.0, 0.0, output=10.0, max_steps=wanted).ending.complete
    long = model.simulate(state, 1e5, 0.0, output=1e4)
    assert "stalled" not in long.ending.message
    assert "rosenbrock" not in long.ending.message
    assert int(long.ending.message.split("max_steps=")[-1].split()[0]) > 5_000_000


def test_a_stiff_run_is_told_of_other_integrators() -> None:
    """A needle in syrup: steps as short as stability demands, whatever the tolerance."""
    needle = cc.Body("needle", 1e-3, (0.01, 0.0, 0.0), (1e-7, 1e-7, 1e-7))
    syrup: dict[str, Any] = {"spring": cc.JointSpring(100.0, 0.1), "damper": cc.JointDamper(1.0)}
    model = cc.compile(cc.Mechanism("needle", [needle], [cc.revolute("hinge", "ground", "needle", **syrup)]))
    run = model.simulate(model.assemble(), 100.0)
    assert run.ending.kind == "steps"
    assert "integrator='rosenbrock'" in run.ending.message
    assert model.simulate(model.assemble(), 100.0, integrator="rosenbrock", rtol=1e-8, atol=1e-8).ending.complete
