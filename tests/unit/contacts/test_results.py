"""A run with contacts is a Run: by name, as tables, as a picture, with forces, energy and momentum."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import UnknownNameError, UnsupportedError
from closedchain.simulate.run import Run

HEIGHT, SPEED = 0.3, 0.5


@pytest.fixture(scope="module")
def model() -> cc.Model:
    """A ball with one point that can touch the floor, on an arm that swings freely below it."""
    bodies = [
        cc.Body("ball", 2.0, (0.0, 0.0, 0.0), (0.1, 0.1, 0.1)),
        cc.Body("arm", 0.5, (0.1, 0, 0), (0.01, 0.02, 0.02)),
    ]
    joints = [
        cc.Joint("floating", "free", "ground", "ball", start=(1.0, 0, 0, 0, 0, 0, HEIGHT)),
        cc.revolute("hinge", "ball", "arm", cc.Pose(axis=(0, 1, 0)), cc.Pose(axis=(0, 1, 0)), start=(0.4,)),
    ]
    contacts = [cc.Contact("south", "ball", (0.0, 0.0, -0.1), mu_static=0.77)]
    return cc.compile(cc.Mechanism("ball", bodies=bodies, joints=joints, contacts=contacts))


@pytest.fixture(scope="module")
def run(model: cc.Model) -> Run:
    start = model.with_velocities(model.assemble(), joints={"floating": [0, 0, 0, SPEED, 0, 0], "hinge": 1.0})
    return model.simulate(start, 0.3)


def test_joints_and_bodies_by_name(run: Run) -> None:
    state = run.states[7]
    np.testing.assert_allclose(run["hinge"][7], state["hinge"], rtol=1e-14, atol=0)
    np.testing.assert_allclose(run.velocity("hinge")[7], state.velocity("hinge"), rtol=0, atol=1e-14)
    for body in ("ball", "arm"):
        np.testing.assert_allclose(run.body(body).position[7], state.body(body).position, rtol=0, atol=1e-14)
        np.testing.assert_allclose(run.body(body).velocity[7], state.body(body).velocity, rtol=0, atol=1e-14)
    with pytest.raises(UnknownNameError, match="joints: hinge, floating"):
        run["hing"]


def test_the_ball_falls_freely_until_it_touches(run: Run) -> None:
    before = run.time <= 0.2
    center = (2.0 * run.body("ball").position + 0.5 * run.body("arm").point((0.1, 0, 0))) / 2.5
    arm = run.body("arm")
    speed = 0.5 * np.cross(arm.angular_velocity[0], arm.rotation[0] @ [0.1, 0, 0])[2] / 2.5
    fallen = center[0, 2] + speed * run.time[before] - 9.81 * run.time[before] ** 2 / 2
    np.testing.assert_allclose(center[before, 2], fallen, rtol=0, atol=1e-10)
    assert run.events[0].kind == "touchdown"


def test_tables_and_datasets(run: Run, tmp_path: Path) -> None:
    with run.to_csv(tmp_path / "walk.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == len(run)
    assert [float(row["hinge [rad]"]) for row in rows] == run["hinge"].tolist()
    assert [float(row["south_normal [N]"]) for row in rows] == run.contact_force("south")[:, 2].tolist()
    assert [float(row["south_mode [1]"]) for row in rows] == run.contact_modes[:, 0].tolist()
    data = run.to_xarray()
    np.testing.assert_array_equal(
        data.contact_force.sel(contact="south", contact_axis="normal"), run.contact_force("south")[:, 2]
    )
    assert run.to_netcdf(tmp_path / "walk.nc").stat().st_size > 8 * run.q.size


def test_pictures(run: Run, model: cc.Model) -> None:
    feet, forces, height, energy, momentum = run.plot().axes
    assert [label.get_text() for label in feet.get_yticklabels()] == ["south"]
    np.testing.assert_array_equal(height.lines[0].get_ydata(), run.body("ball").position[:, 2])
    np.testing.assert_array_equal(forces.lines[0].get_ydata(), run.contact_force("south")[:, 2])
    assert (height.get_ylabel(), energy.get_ylabel(), momentum.get_xlabel()) == ("length (m)", "error (J)", "time (s)")
    assert len(momentum.lines) == 2
    assert len(model.rollout(run.states[0], 0.01).plot().axes) == 3  # no work is kept


def test_a_run_says_what_it_is(run: Run) -> None:
    assert repr(run).startswith(f"<Run ball: 0 s to 0.3 s, {len(run)} samples, {len(run.events)} changes")


def test_ensembles_do_not_let_it_fall_through_the_floor(model: cc.Model) -> None:
    with pytest.raises(UnsupportedError, match=r"has contacts.*model\.rollout"):
        model.simulate_many(model.assemble(), 0.1, step=1e-3)


def test_states_at_times(run: Run) -> None:
    """At samples, before a jump, and between samples."""
    assert len(run.states) == len(run)
    np.testing.assert_array_equal(run.state().v, run.v[-1])
    jump = int(np.flatnonzero(np.diff(run.time) == 0)[0])
    np.testing.assert_array_equal(run.state(run.time[jump]).v, run.v[jump])
    assert np.abs(run.v[jump + 1] - run.v[jump]).max() > 0.1
    some = run.resample(run.time[[3, -2]])
    np.testing.assert_array_equal(some.contact_forces, run.contact_forces[[3, -2]])
    t = 0.5 * (run.time[3] + run.time[4])
    np.testing.assert_allclose(run.state(t).q, 0.5 * (run.q[3] + run.q[4]), rtol=0, atol=0.02)


def test_energy_is_that_of_the_states(run: Run, model: cc.Model) -> None:
    for k in (0, len(run) // 2, -1):
        kinetic, potential = model.energies(run.states[k])
        np.testing.assert_allclose(run.energy.kinetic[k], kinetic, rtol=1e-12, atol=1e-13)
        np.testing.assert_allclose(run.energy.potential[k], potential, rtol=1e-12, atol=1e-13)
    assert np.abs(run.energy.balance).max() < 1e-9
    assert run.energy.impacts[-1] < -1e-3
    assert not run.energy.loops.any()
    assert not run.loop_error.any()


@pytest.mark.parametrize("how", ["simulate", "rollout"])
def test_actuator_forces_are_those_that_acted(how: str) -> None:
    """Laws, tables and sampled laws of a machine on the ground, at the samples of both drivers."""
    bodies = cc.Body("puck", 2.0, (0, 0, 0), (0.02, 0.02, 0.03)), cc.Body("mass", 1.0, (0, 0, 0), (0.01, 0.01, 0.01))
    slide = cc.prismatic("push", "puck", "mass", cc.Pose((0, 0, 0), axis=(1, 0, 0)))
    joints, foot = (cc.free("floats", "ground", "puck"), slide), cc.Contact("foot", "puck", mu=10.0)
    motor = cc.Actuator("motor", "push")
    machine = cc.compile(cc.Mechanism("pusher", bodies, joints, actuators=(motor,), contacts=(foot,)))
    start, asked = machine.state([1, 0, 0, 0, 0, 0, 0, 0.0]), []

    def drive(actuation: object) -> Run:
        return getattr(machine, how)(start, 0.02, actuation, step=5e-4)  # type: ignore[no-any-return]

    run = drive(lambda t, x: 2.0 + 3.0 * t - x.velocity("push"))
    np.testing.assert_allclose(run.force("motor"), 2 + 3 * run.time - run.velocity("push"), rtol=1e-12, atol=0)
    np.testing.assert_allclose(run.power("motor"), run.force("motor") * run.velocity("push"), rtol=1e-12, atol=1e-15)
    np.testing.assert_array_equal(drive(1.5).force("motor"), 1.5)
    run = drive(cc.Table([0.0, 0.01, 0.02], [[0.0], [2.0], [-1.0]]))
    inside = run.time < 0.02
    wanted = np.interp(run.time[inside], [0.0, 0.01, 0.02], [0.0, 2.0, -1.0])
    np.testing.assert_allclose(run.force("motor")[inside], wanted, rtol=0, atol=1e-12)

    def law(t: float, state: cc.State) -> float:
        asked.append(t)
        return float(len(asked))

    run = drive(cc.Sampled(law, 4e-3))
    held = np.floor(run.time / 4e-3 + 1e-9) + 1
    within = np.abs(run.time / 4e-3 - np.round(run.time / 4e-3)) > 1e-6
    np.testing.assert_array_equal(run.force("motor")[within], held[within])
