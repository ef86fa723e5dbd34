"""Platform and independent coordinates: the motion of the tree's, loops closed, refused where there are none."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, UnknownNameError, UnsupportedError
from closedchain.kernel.packing import pack
from closedchain.kernel.program import read
from closedchain.simulate.loop import Loop
from closedchain.simulate.rows import LaterRows
from construction import held


def shifted_wrist() -> cc.Mechanism:
    """The agile wrist with its platform's origin away from the centre of rotation."""
    machine, by = cc.library.agile_wrist(), np.array([0.03, -0.02, 0.05])
    assert machine.platform is not None

    def moved(pose: cc.Pose) -> cc.Pose:
        return replace(pose, position=tuple(np.array(pose.position) - by))

    joints = [replace(j, child_at=moved(j.child_at)) if j.child == machine.platform else j for j in machine.joints]
    joints = [replace(j, at=moved(j.at)) if j.parent == machine.platform else j for j in joints]
    bodies = [
        replace(b, center=tuple(np.array(b.center) - by)) if b.name == machine.platform else b for b in machine.bodies
    ]
    return replace(machine, joints=tuple(joints), bodies=tuple(bodies), name="shifted_wrist")


MACHINES = {
    "gough_stewart": cc.library.gough_stewart,
    "hexapod": cc.library.hexapod,
    "planar_3rrr": cc.library.planar_3rrr,
    "shifted_wrist": shifted_wrist,
    "held": lambda: held(1),  # legs without symmetry: an arm with a wrist, and fingers
}


@cache
def compiled(name: str) -> tuple[cc.Model, cc.State, np.ndarray]:
    """A model, a state in motion, and forces."""
    rng = np.random.default_rng(7)
    model = cc.compile(MACHINES[name]())
    home = model.assemble()
    actuators = [actuator.name for actuator in model.system.actuators]
    velocities = dict(
        zip([a.joint for a in model.system.actuators], 0.3 * rng.normal(size=len(actuators)), strict=True)
    )
    return model, model.with_velocities(home, velocities), rng.normal(size=len(actuators))


@pytest.mark.parametrize("name", MACHINES)
def test_motion_is_that_of_the_tree_with_loops_closed_to_rounding(name: str) -> None:
    """Nothing is projected: what is left is the rounding of closed forms."""
    model, state, forces = compiled(name)
    span = 0.01 if name == "held" else 0.2  # s; light fingers soon come to where they are singular
    tree = model.simulate(state, span, forces)
    own = model.simulate(state, span, forces, coordinates="platform")
    assert own.statistics["coordinates"] == "platform"
    assert not own.events
    np.testing.assert_allclose(own.q[-1], tree.q[-1], rtol=0, atol=2e-12)
    np.testing.assert_allclose(own.v[-1], tree.v[-1], rtol=0, atol=2e-11)
    np.testing.assert_allclose(own.acceleration[-1], tree.acceleration[-1], rtol=0, atol=1e-9)
    rounding = 6e-15 if name == "held" else 2e-15  # of an arm of six joints one after the other
    assert own.loop_error.max() < rounding * max(1.0, model.system.size)
    assert np.abs(own.energy.balance).max() < 1e-10 * np.abs(own.energy.kinetic).max() + 1e-11
    assert not own.energy.closing.any()


def test_long_runs_do_not_drift() -> None:
    """A thousand coarse steps leave loops of the planar machine as closed as one."""
    model, state, _ = compiled("planar_3rrr")
    run = model.simulate(state, 1.0, lambda t, s: [-10.0 * s.velocity(f"leg{k}_base") for k in (1, 2, 3)], step=1e-3,
                         coordinates="platform")  # fmt: skip
    assert run.ending.complete
    assert len(run) == 1001
    assert run.loop_error.max() < 1e-15


@pytest.mark.parametrize(("integrator", "order", "steps"), [("rk4", 4, (20, 40)), ("dopri5", 5, (10, 20))])
def test_integrators_keep_their_orders(integrator: str, order: int, steps: tuple[int, int]) -> None:
    """Quaternions are stage values like others: orders do not drop."""
    model, state, forces = compiled("gough_stewart")
    exact = model.simulate(state, 0.4, forces).q[-1]
    errors = []
    for count in steps:
        run = model.simulate(state, 0.4, forces, integrator=integrator, step=0.4 / count, coordinates="platform")
        errors.append(np.abs(run.q[-1] - exact).max())
    slope = np.log(errors[0] / errors[1]) / np.log(steps[1] / steps[0])
    assert abs(slope - order) < 0.25


def test_rosenbrock_and_dense_output() -> None:
    """Stiff steps and states between samples."""
    model, state, forces = compiled("planar_3rrr")
    exact = model.simulate(state, 0.1, forces)
    stiff = model.simulate(state, 0.1, forces, integrator="rosenbrock", rtol=1e-9, atol=1e-9, coordinates="platform")
    np.testing.assert_allclose(stiff.q[-1], exact.q[-1], rtol=0, atol=1e-8)
    run = model.simulate(state, 0.1, forces, step=1e-3, coordinates="platform")
    np.testing.assert_allclose(run.state(0.0505).q, exact.state(0.0505).q, rtol=0, atol=1e-9)
    thin = model.simulate(state, 0.1, forces, step=1e-3, coordinates="platform", output=[0.02, 0.0505])
    np.testing.assert_allclose(thin.q[-1], run.state(0.0505).q, rtol=0, atol=1e-14)


def test_a_run_goes_on_bitwise(tmp_path: Path) -> None:
    """Extended, and saved, loaded and extended."""
    model, state, forces = compiled("planar_3rrr")
    first, whole = (model.simulate(state, t, forces, step=1e-3, coordinates="platform") for t in (0.05, 0.08))
    loaded = model.load_run(first.save(tmp_path / "run.npz"))
    for run in (first.extend(0.03), loaded.extend(0.03)):
        assert np.array_equal(run.q, whole.q)
        assert np.array_equal(run.v, whole.v)


def test_singular_legs_hand_over_to_the_tree() -> None:
    """Pulled to the edge of its reach the machine goes on in the tree's coordinates, and the run says so."""
    model = compiled("planar_3rrr")[0]
    pull = {"platform": [0.0, 0.0, 0.0, 3.0, 1.0, 0.0]}
    own = model.simulate(model.assemble(), 0.5, wrenches=pull, coordinates="platform", rtol=1e-10, atol=1e-10)
    tree = model.simulate(model.assemble(), 0.5, wrenches=pull, rtol=1e-10, atol=1e-10)
    assert [event.kind for event in own.events] == ["coordinates"]
    assert "went on in the tree's coordinates" in own.notes[0]
    assert own.ending.kind == tree.ending.kind
    at = 0.5 * (own.events[0].time + own.time[-1])
    np.testing.assert_allclose(own.state(at).q, tree.state(at).q, rtol=0, atol=1e-6)
    assert own.loop_error.max() < 1e-14
    longer = model.simulate(model.assemble(), at, wrenches=pull, coordinates="platform", rtol=1e-10, atol=1e-10)
    again = longer.extend(own.time[-1] - at)
    np.testing.assert_allclose(again.q[-1], own.q[-1], rtol=0, atol=1e-6)


def test_angles_are_followed_over_full_turns() -> None:
    """A spring that counts turns sees the angles of the tree, not those between −π and π."""
    model, state, _ = compiled("planar_3rrr")
    joint = model.system.actuators[0].joint
    q = state.q.copy()
    q[model.system.element(joint).q] += 2 * np.pi
    turned = cc.State(model.kinematics, q, state.v)
    law = lambda t, s: [-0.2 * (s[joint] - 6.0), 0.0, 0.0]  # noqa: E731
    tree, own = (model.simulate(turned, 0.1, law, coordinates=name) for name in ("tree", "platform"))
    np.testing.assert_allclose(own.q[-1], tree.q[-1], rtol=0, atol=1e-12)
    np.testing.assert_allclose(own.forces[-1], tree.forces[-1], rtol=1e-10)


def test_ensembles_take_the_same_coordinates() -> None:
    """Every instance is its single run; one that comes to a singular leg is simulated in the tree's coordinates."""
    model, state, _ = compiled("planar_3rrr")
    pull = {"platform": [0.0, 0.0, 0.0, 3.0, 1.0, 0.0]}
    edge = model.simulate(model.assemble(), 0.5, wrenches=pull, coordinates="platform", rtol=1e-10, atol=1e-10)
    starts = [state, state, edge.state(edge.events[0].time - 0.02), state, state]
    forces = np.random.default_rng(1).normal(size=(5, 3))
    forces[2] = 0.0
    own, tree = (
        model.simulate_many(starts, 0.04, forces, step=1e-3, output=0.02, wrenches=pull, coordinates=name)
        for name in ("platform", "tree")
    )
    assert own.complete.all()
    np.testing.assert_allclose(own.q, tree.q, rtol=0, atol=1e-9)
    np.testing.assert_allclose(own.work, tree.work, rtol=0, atol=1e-9)
    assert np.array_equal(own.final_q[2], tree.final_q[2])
    assert not np.array_equal(own.final_q[0], tree.final_q[0])
    one = model.simulate(state, 0.04, forces[1], step=1e-3, wrenches=pull, coordinates="platform")
    assert np.array_equal(own.final_q[1], one.q[-1])


def test_independent_coordinates_of_the_four_bar() -> None:
    """Ten seconds free from 90°: the crank as in minimal coordinates, its coordinate never corrected."""
    model = cc.compile(cc.library.four_bar_saha())
    start = model.assemble(joints={"crank": np.pi / 2})
    for choice in ("independent", ("crank",)):
        run = model.simulate(start, 10.0, coordinates=choice)
        assert run.ending.complete
        assert abs(run["crank"][-1] - 3.80136995) < 1e-6
        assert run.loop_error.max() < 1e-14
    crank = model.system.element("crank").q
    step = model.simulate(start, 1e-2, step=1e-2, coordinates=("crank",))
    free = model.simulate(start, 1e-2, step=1e-2, projection=False)
    tree = model.simulate(start, 1e-2, step=1e-2)
    assert np.array_equal(step.q[-1, crank], free.q[-1, crank])
    assert not np.array_equal(tree.q[-1, crank], free.q[-1, crank])
    with pytest.raises(UnsupportedError, match="2 independent coordinates are named for 1 degrees"):
        model.simulate(start, 0.1, coordinates=("crank", "coupler"))


def test_independent_coordinates_change_where_they_fail() -> None:
    """The five-bar falls through the singularity of its cranks: others take over; cranks alone end there."""
    model = cc.compile(cc.library.five_bar())
    start = model.assemble(joints={"leg1_base": np.deg2rad(80), "leg2_base": np.deg2rad(70)})
    own, tree = (model.simulate(start, 1.5, coordinates=choice) for choice in ("independent", "tree"))
    assert own.ending.complete
    assert len({event.name for event in own.events if event.kind == "coordinates"}) >= 2
    np.testing.assert_allclose(own.q[-1], tree.q[-1], rtol=0, atol=1e-8)
    np.testing.assert_allclose(own.state(0.7).q, tree.state(0.7).q, rtol=0, atol=1e-9)
    assert own.loop_error.max() < 1e-14
    again = model.simulate(start, 0.8, coordinates="independent").extend(0.7)
    np.testing.assert_allclose(again.q[-1], own.q[-1], rtol=0, atol=1e-8)
    stopped = model.simulate(start, 1.5, coordinates=("leg1_base", "leg2_base"))
    assert stopped.ending.kind == "singularity"
    assert abs(stopped.ending.time - 0.4824044) < 1e-5
    assert "independent coordinates leg1_base, leg2_base no longer determines" in stopped.ending.message
    with pytest.raises(UnsupportedError, match="ensembles take"):
        model.simulate_many([start], 0.01, step=1e-3, coordinates="independent")


def test_refusals_say_why_and_what_can() -> None:
    """Machines and methods without platform coordinates; auto takes the tree's for them."""
    five_bar = cc.compile(cc.library.five_bar())
    start = five_bar.assemble()
    with pytest.raises(UnsupportedError, match=r"degrees of freedom are other motions.*coordinates='tree' can"):
        five_bar.simulate(start, 0.01, coordinates="platform")
    assert five_bar.simulate(start, 0.01, coordinates="auto").statistics["coordinates"] == "tree"
    model, state, _ = compiled("planar_3rrr")
    assert model.simulate(state, 0.01, step=1e-3, coordinates="auto").statistics["coordinates"] == "platform"
    with pytest.raises(UnsupportedError, match="symplectic"):
        model.simulate(state, 0.01, integrator="symplectic", step=1e-3, coordinates="platform")
    with pytest.raises(UnsupportedError, match="virtual_spring"):
        model.simulate(state, 0.01, method="virtual_spring", coordinates="platform")
    with pytest.raises(UnknownNameError, match="platfrom"):
        model.simulate(state, 0.01, coordinates="platfrom")
    with pytest.raises(UnsupportedError, match="symbols"):
        model.simulate_many([state], 0.01, step=1e-3, vary={"platform.mass": [1.0, 2.0]}, coordinates="platform")
    geared = cc.library.planar_3rrr()
    joints = [replace(joint, armature=0.5) if joint.name == "leg1_tip" else joint for joint in geared.joints]
    rotor = cc.compile(replace(geared, joints=tuple(joints), name="geared"))
    with pytest.raises(UnsupportedError, match="a rotor is moved by several joints or by one that closes a loop"):
        rotor.simulate(rotor.assemble(), 0.01, coordinates="platform")
    walker = cc.compile(cc.library.walker())
    stands = walker.assemble()
    for ask in (
        walker.simulate,
        walker.rollout,
        lambda *given, **named: walker.rollout_many([stands], *given[1:], **named),
    ):
        with pytest.raises(ArgumentError, match="does not apply to machines with contacts or dry friction: they meet"):
            ask(stands, 0.01, coordinates="platform")
    chosen, tree = (walker.rollout(stands, 0.005, coordinates=name) for name in ("auto", "tree"))
    assert np.array_equal(chosen.q, tree.q)


def test_rows_of_the_tree_are_made_when_they_are_read() -> None:
    """Whatever ran in between, and whether all rows are read or some."""
    model, state, forces = compiled("planar_3rrr")
    other = model.simulate(state, 0.03, forces, step=1e-3, coordinates="platform").ending.state
    first = model.simulate(state, 0.05, forces, step=1e-3, coordinates="platform")
    assert first.ending.complete
    later = model.simulate(other, 0.05, 2 * forces, step=1e-3, coordinates="platform")
    assert later.ending.complete
    kept = first.samples.kept
    assert isinstance(kept, LaterRows)
    some = kept.some(np.array([0, 7, 50]))
    assert "all" not in kept.__dict__
    assert np.array_equal(first.samples.y[[0, 7, 50]], some)
    assert np.array_equal(kept.some(np.array([3])), first.samples.y[3:4])
    tree = model.simulate(state, 0.05, forces, step=1e-3)
    np.testing.assert_allclose(first.q, tree.q, rtol=0, atol=1e-10)
    again = model.simulate(state, 0.05, forces, step=1e-3, coordinates="platform")
    assert np.array_equal(again.q, first.q)
    make, columns = first.samples.__reduce__()
    assert np.array_equal(make(*columns).y, first.samples.y)


@pytest.mark.parametrize(("name", "legs"), [("gough_stewart", 6), ("planar_3rrr", 3), ("hand", 3)])
def test_like_legs_are_computed_side_by_side(name: str, legs: int) -> None:
    """Whatever zeros their places and signs their working modes have, legs of one design fill the lanes of vectors."""
    model = cc.compile(cc.library.machines()[name]())
    run = model.simulate(model.assemble(), 1e-3, step=1e-3, coordinates="platform")
    assert run.problem is not None
    loop = Loop(run.problem)
    assert loop.equations.layout.name == "platform"
    program = read(loop.equations.rhs_function(loop.method))
    packing = pack(program)
    assert packing is not None
    assert packing.lanes == legs
    assert packing.effort < (0.36 if legs == 6 else 0.6) * sum(program.counts().values())
    assert not set(program.counts()) & {"sin", "cos", "atan2"}
