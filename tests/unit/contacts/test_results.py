"""What a walk left behind is there by name, as tables and as a picture."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import UnknownNameError, UnsupportedError
from closedchain.simulate.contact.run import ContactRun

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
def run(model: cc.Model) -> ContactRun:
    start = model.with_velocities(model.assemble(), joints={"floating": [0, 0, 0, SPEED, 0, 0], "hinge": 1.0})
    return model.walk(start, 0.3)


def test_joints_and_bodies_by_name(run: ContactRun) -> None:
    state = run.state(7)
    np.testing.assert_allclose(run["hinge"][7], state["hinge"], rtol=1e-14, atol=0)
    np.testing.assert_allclose(run.velocity("hinge")[7], state.velocity("hinge"), rtol=0, atol=1e-14)
    for body in ("ball", "arm"):
        np.testing.assert_allclose(run.body(body).position[7], state.body(body).position, rtol=0, atol=1e-14)
        np.testing.assert_allclose(run.body(body).velocity[7], state.body(body).velocity, rtol=0, atol=1e-14)
    with pytest.raises(UnknownNameError, match="joints: floating, hinge"):
        run["hing"]


def test_the_ball_falls_freely_until_it_touches(run: ContactRun) -> None:
    before = run.time <= 0.2
    center = (2.0 * run.body("ball").position + 0.5 * run.body("arm").point((0.1, 0, 0))) / 2.5
    arm = run.body("arm")
    speed = 0.5 * np.cross(arm.angular_velocity[0], arm.rotation[0] @ [0.1, 0, 0])[2] / 2.5
    fallen = center[0, 2] + speed * run.time[before] - 9.81 * run.time[before] ** 2 / 2
    np.testing.assert_allclose(center[before, 2], fallen, rtol=0, atol=1e-10)
    assert run.events[0].kind == "touchdown"


def test_tables_and_datasets(run: ContactRun, tmp_path: Path) -> None:
    with run.to_csv(tmp_path / "walk.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == len(run)
    assert [float(row["hinge"]) for row in rows] == run["hinge"].tolist()
    assert [float(row["south_normal"]) for row in rows] == run.force("south")[:, 2].tolist()
    assert [float(row["south_mode"]) for row in rows] == run.modes[:, 0].tolist()
    data = run.to_xarray()
    np.testing.assert_array_equal(data.force.sel(contact="south", axis="normal"), run.force("south")[:, 2])
    assert run.to_netcdf(tmp_path / "walk.nc").stat().st_size > 8 * run.q.size


def test_pictures(run: ContactRun, model: cc.Model) -> None:
    feet, forces, height, books = run.plot().axes
    assert [label.get_text() for label in feet.get_yticklabels()] == ["south"]
    np.testing.assert_array_equal(height.lines[0].get_ydata(), run.body("ball").position[:, 2])
    np.testing.assert_array_equal(forces.lines[0].get_ydata(), run.force("south")[:, 2])
    assert books.get_xlabel() == "time (s)"
    assert len(model.predict(run.state(0), 0.01).plot().axes) == 3  # no books are kept


def test_a_walk_says_what_it_is(run: ContactRun) -> None:
    assert repr(run).startswith(f"<ContactRun ball: 0 s to 0.3 s, {len(run)} samples, {len(run.events)} changes")


def test_simulate_does_not_let_it_fall_through_the_floor(model: cc.Model) -> None:
    for ask in (model.simulate, model.simulate_many):
        with pytest.raises(UnsupportedError, match=r"has contacts.*model\.walk"):
            ask(model.assemble(), 0.1, step=1e-3)
