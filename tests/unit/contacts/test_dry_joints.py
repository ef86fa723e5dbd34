"""Dry joint friction: closed forms by events, loops, both drivers, contacts beside it, and who refuses it."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import MechanismError, UnsupportedError

F, M, G = 2.0, 1.5, 9.81


def dry(force: float, static: float | None = None) -> cc.JointFriction:
    return cc.JointFriction(force, velocity=0, force_static=static)


@cache
def block(static: float | None = None, stiffness: float = 0.0) -> cc.Model:
    """A block on a horizontal rail."""
    spring = cc.JointSpring(stiffness) if stiffness else None
    slide = cc.prismatic("slide", "ground", "block", axis=(1, 0, 0), friction=dry(F, static), spring=spring)
    body = cc.Body("block", M, inertia=(1, 1, 1))
    return cc.compile(cc.Mechanism("block", (body,), (slide,), (cc.Actuator("push", "slide"),)))


@cache
def linkage(*joints: str, force: float = 1.0, cut: str | None = None) -> cc.Model:
    """A four-bar linkage with dry friction in some joints."""
    machine = cc.library.four_bar()
    rubs = tuple(replace(joint, friction=dry(force)) if joint.name in joints else joint for joint in machine.joints)
    return cc.compile(replace(machine, joints=rubs), cut=None if cut is None else [cut])


def changes(run: cc.Run) -> list[tuple[str, str]]:
    return [(event.name, event.kind) for event in run.events]


def test_stopping_distance_and_time() -> None:
    model, a = block(), F / M
    state = model.with_velocities(model.assemble(), {"slide": 3.0})
    run = model.simulate(state, 3.0)
    assert changes(run) == [("slide", "stick")]
    assert run.events[0].time == pytest.approx(3.0 / a, abs=1e-8)
    assert run.q[-1, 0] == pytest.approx(9 / (2 * a), abs=1e-8)
    assert run.v[-1, 0] == 0
    assert run.energy.joints[-1] == pytest.approx(-0.5 * M * 9, rel=1e-8)
    np.testing.assert_allclose(run.energy.balance, 0, atol=1e-12)
    assert (run.friction_names, run.friction_modes[0, 0], run.friction_modes[-1, 0]) == (("slide",), 2, 1)
    np.testing.assert_allclose(run.friction_force("slide")[[0, -1]], [-F, 0], rtol=0, atol=1e-9)
    assert run.statistics["residual"] < 1e-12


def test_a_force_below_the_level_moves_nothing() -> None:
    model = block()
    for contacts in ("event", "time_stepping"):
        run = model.simulate(model.assemble(), 0.5, {"push": 0.999 * F}, contacts=contacts)
        assert run.events == ()
        np.testing.assert_allclose([run.q[-1, 0], run.v[-1, 0]], 0, atol=1e-15)
        np.testing.assert_allclose(run.friction_force("slide"), -0.999 * F, rtol=1e-9)


@pytest.mark.parametrize("static", [None, 1.5 * F])
def test_breaks_away_under_a_growing_force(static: float | None) -> None:
    """Force r t: at rest until it reaches the static level, then M dv/dt = r t − F."""
    model, r, end = block(static), 0.5, 8.0
    run = model.simulate(model.assemble(), end, lambda t, state: [r * t])
    start = (static or F) / r
    assert changes(run) == [("slide", "slip")]
    assert run.events[0].time == pytest.approx(start, abs=1e-7 * start)
    v = (r * (end**2 - start**2) / 2 - F * (end - start)) / M
    assert run.v[-1, 0] == pytest.approx(v, abs=1e-7)
    np.testing.assert_allclose(run.energy.balance, 0, atol=1e-10)


def test_a_spring_loses_the_same_amplitude_in_every_cycle() -> None:
    """From x0 every half swing ends 2 F / k closer to the middle; it stays where |x| ≤ F / k."""
    k = 40.0
    model, half = block(stiffness=k), np.pi * np.sqrt(M / k)
    state = model.state(np.array([0.43]))
    run = model.simulate(state, 6 * half)
    turns = np.unique(np.round(run.time[abs(run.v[:, 0]) < 1e-7], 6))[:5]
    np.testing.assert_allclose(turns, half * np.arange(5), rtol=0, atol=1e-6)
    for n, turn in enumerate(turns):  # 0.43, −0.33, 0.23, −0.13, 0.03
        x = run.q[abs(run.time - turn) < 1e-6, 0]
        np.testing.assert_allclose(x, (-1) ** n * (0.43 - n * 2 * F / k), rtol=0, atol=1e-8)
    assert changes(run) == [("slide", "stick")]
    assert run.events[0].time == pytest.approx(4 * half, abs=1e-8)
    assert abs(run.q[-1, 0]) <= F / k
    np.testing.assert_allclose(run.friction_force("slide")[-1], k * run.q[-1, 0], rtol=1e-8)


def test_two_hinges_in_series_hold_the_arms() -> None:
    """A horizontal double pendulum: friction bears the moments of the weights as long as both bounds do."""
    arms = tuple(cc.Body(name, 1.0, (0.5, 0, 0), (0.1, 0.1, 0.1)) for name in ("upper", "lower"))
    for bounds, holds in (((20.0, 5.0), True), ((19.5, 5.0), False), ((20.0, 4.8), False)):
        joints = (
            cc.revolute("shoulder", "ground", "upper", axis=(0, 1, 0), friction=dry(bounds[0])),
            cc.revolute("elbow", "upper", "lower", (1, 0, 0), axis=(0, 1, 0), friction=dry(bounds[1])),
        )
        model = cc.compile(cc.Mechanism("arms", arms, joints))
        run = model.simulate(model.assemble(), 0.02)
        assert (abs(run.v[-1]).max() < 1e-15) == holds
        if holds:
            np.testing.assert_allclose(run.friction_forces[-1], [-2 * G, -0.5 * G], rtol=1e-10)


def virtual_work(model: cc.Model, run: cc.Run) -> tuple[float, np.ndarray]:
    """Weight's force along the crank, and how fast all joints move with it, at the start of a run."""
    state = model.with_velocities(model.state(run.q[0]), {"crank": 1.0})
    weight = sum(
        body.mass * np.dot(model.mechanism.gravity, state.body(body.name).velocity
                           + np.cross(state.body(body.name).angular_velocity,
                                      state.body(body.name).rotation @ body.center))
        for body in model.mechanism.bodies
    )  # fmt: skip
    return float(weight), state.v


def test_joints_of_a_loop_share_what_they_hold() -> None:
    """Two dry joints, one degree of freedom: W is singular; they hold up to the sum of their bounds."""
    free = linkage()
    weight, speeds = virtual_work(free, free.simulate(free.assemble(), 1e-3))
    names = [link.name for link in free.system.owners]
    reach = abs(speeds[names.index("crank")]) + abs(speeds[names.index("rocker")])
    for share, holds in ((1.001, True), (0.999, False)):
        model = linkage("crank", "rocker", force=abs(weight) / reach * share)
        for contacts in ("event", "time_stepping"):
            run = model.simulate(model.assemble(), 0.02, contacts=contacts)
            assert (abs(run.v[-1]).max() < 1e-12) == holds
            given = run.friction_forces[0] @ speeds[[names.index("crank"), names.index("rocker")]]
            if holds:
                assert given == pytest.approx(-weight, rel=1e-8)
            assert abs(run.friction_forces).max() <= abs(weight) / reach * share * (1 + 1e-8)


@cache
def swing(driver: str = "event", step: float | None = None) -> cc.Run:
    model = linkage("crank", "coupler", force=3.0)
    state = model.with_velocities(model.assemble(), {"crank": -2.0})
    return model.simulate(state, 2.0, contacts=driver, step=step)


def test_a_linkage_swings_and_stops() -> None:
    """Both of its dry joints stop at once; then they share what holds it."""
    run = swing()
    assert changes(run) == [("crank", "stick"), ("coupler", "stick")]
    assert run.loop_error.max() < 1e-12
    np.testing.assert_allclose(run.energy.balance, 0, atol=1e-9 * np.ptp(run.energy.potential))
    assert run.statistics["residual"] < 1e-11
    assert np.all(np.diff(run.energy.joints) <= 1e-12)
    np.testing.assert_allclose(run.v[-1], 0, atol=1e-12)
    assert abs(run.friction_forces).max() <= 3 * (1 + 1e-8)


def test_while_it_moves_the_smooth_law_agrees() -> None:
    """Other equations, another integrator: friction saturates, for no dry joint turns back in the first second."""
    machine = cc.library.four_bar()
    law = cc.JointFriction(3.0, velocity=1e-3)
    rubs = tuple(replace(j, friction=law) if j.name in ("crank", "coupler") else j for j in machine.joints)
    other = cc.compile(replace(machine, joints=rubs))
    model = linkage("crank", "coupler", force=3.0)
    ends = [m.simulate(m.with_velocities(m.assemble(), {"crank": -2.0}), 1.0).q[-1] for m in (model, other)]
    np.testing.assert_allclose(*ends, rtol=0, atol=1e-8)


def test_both_drivers_converge_at_first_order() -> None:
    steps, exact = np.array([4e-3, 2e-3, 1e-3]), swing()
    errors = [abs(swing("time_stepping", step).q[-1] - exact.q[-1]).max() for step in steps]
    slopes = np.diff(np.log(errors)) / np.diff(np.log(steps))
    assert errors[-1] < 3e-3
    np.testing.assert_allclose(slopes, 1, atol=0.1)


def test_a_cut_joint_rubs_like_one_of_the_tree() -> None:
    """The same joint with friction, cut or in the tree, by both drivers; steps differ in their coordinates."""
    for driver, slack in (("event", 1e-9), ("time_stepping", 3e-5)):
        runs = []
        for cut in ("closing", "rocker"):
            model = linkage("closing", force=4.0, cut=cut)
            run = model.simulate(model.assemble(), 0.8, contacts=driver)
            runs.append((run.state().body("coupler").position, run.friction_force("closing")[-1]))
        np.testing.assert_allclose(runs[0][0], runs[1][0], rtol=0, atol=slack)
        np.testing.assert_allclose(runs[0][1], runs[1][1], rtol=1e-6)


def test_a_floating_pair_spins_down_to_one_velocity() -> None:
    """Nothing outside: angular momentum is kept, what rubs is the relative velocity."""
    J1, J2, w = 0.4, 0.1, 5.0
    hub, wheel = (cc.Body(name, 1.0, inertia=(J, J, J)) for name, J in (("hub", J1), ("wheel", J2)))
    axle = cc.revolute("axle", "hub", "wheel", friction=dry(0.2))
    machine = cc.Mechanism("pair", (hub, wheel), (cc.free("float", "ground", "hub"), axle), gravity=(0, 0, 0))
    model = cc.compile(machine)
    run = model.simulate(model.state(model.assemble().q, np.array([0.0] * 6 + [w])), 3.0)
    assert changes(run) == [("axle", "stick")]
    assert run.events[0].time == pytest.approx(w / (0.2 * (1 / J1 + 1 / J2)), abs=1e-7)
    end = run.state()
    assert end.body("wheel").angular_velocity[2] == pytest.approx(J2 * w / (J1 + J2), abs=1e-8)
    np.testing.assert_allclose(run.momentum.balance, 0, atol=1e-12)


@cache
def sledge() -> cc.Model:
    """A carriage on a dry rail that drags a foot over the floor."""
    carriage, foot = (cc.Body(name, 1.0, inertia=(1, 1, 1)) for name in ("carriage", "foot"))
    rail = cc.prismatic("rail", "ground", "carriage", axis=(1, 0, 0), friction=dry(F))
    stem = cc.prismatic("stem", "carriage", "foot", axis=(0, 0, 1))
    touch = cc.Contact("touch", "foot", mu=0.3)
    motor = cc.Actuator("push", "rail")
    return cc.compile(cc.Mechanism("sledge", (carriage, foot), (rail, stem), (motor,), contacts=(touch,)))


def test_a_contact_and_a_dry_joint_together() -> None:
    model, level = sledge(), F + 0.3 * G
    run = model.simulate(model.with_velocities(model.assemble(), {"rail": 2.0}), 1.5)
    a = level / 2
    assert {(event.name, event.kind) for event in run.events} == {("touch", "stick"), ("rail", "stick")}
    assert run.events[0].time == pytest.approx(2 / a, abs=1e-8)
    assert run.q[-1, 0] == pytest.approx(4 / (2 * a), abs=1e-8)
    np.testing.assert_allclose(run.energy.joints[-1] + run.energy.contacts[-1], -4.0, rtol=1e-9)
    assert run.energy.joints[-1] == pytest.approx(-4.0 * F / level, rel=1e-8)
    # at rest they share a push, and together give way where both are at their bounds
    for share, holds in ((0.999, True), (1.001, False)):
        for contacts in ("event", "time_stepping"):
            run = model.simulate(model.assemble(), 0.1, {"push": share * level}, contacts=contacts)
            assert (run.v[-1, 0] == pytest.approx(0, abs=1e-12)) == holds
            if holds:
                total = run.friction_force("rail")[-1] + run.contact_force("touch")[-1, 0]
                assert total == pytest.approx(-share * level, rel=1e-8)


def test_rollouts_one_by_one_and_abreast() -> None:
    """Rollouts in lanes are the ones made alone; a schedule knows contacts only."""
    model = linkage("crank", "coupler", force=3.0)
    states = [model.with_velocities(model.assemble(), {"crank": w}) for w in (-2.0, -1.0, 0.0, 1.0, 2.0)]
    runs = model.rollout_many(states, 0.3)
    for state, run in zip(states, runs, strict=True):
        alone = model.rollout(state, 0.3)
        np.testing.assert_array_equal(run.q, alone.q)
        np.testing.assert_allclose(run.friction_forces, alone.friction_forces, rtol=1e-6, atol=1e-6)
        np.testing.assert_array_equal(run.friction_modes, alone.friction_modes)
    with pytest.raises(cc.errors.UnknownNameError, match="no contact 'crank'"):
        model.rollout(states[0], 0.1, schedule={"crank": [(0.0, 0.1)]})


def test_results_on_disk_and_as_tables(tmp_path: Path) -> None:
    run = swing()
    again = cc.load_run(run.save(tmp_path / "swing.run"))
    np.testing.assert_array_equal(again.friction_forces, run.friction_forces)
    np.testing.assert_array_equal(again.friction_modes, run.friction_modes)
    assert again.energy.joints[-1] == run.energy.joints[-1]
    table, data = run.columns(), run.to_xarray()
    np.testing.assert_array_equal(table["crank_friction"], run.friction_force("crank"))
    np.testing.assert_array_equal(table["crank_friction_mode"], run.friction_modes[:, 0])
    np.testing.assert_array_equal(data["friction_force"].sel(dry_joint="coupler"), run.friction_force("coupler"))
    assert "changes of dry joints" in repr(run)
    with pytest.raises(cc.errors.UnknownNameError, match="joint with dry friction 'rocker'"):
        run.friction_force("rocker")


def test_descriptions(tmp_path: Path) -> None:
    machine = block(1.5 * F).mechanism
    assert cc.load(cc.save(machine, tmp_path / "block.yaml")) == machine
    assert machine.dry_joints == ("slide",)
    for name in ("rail.xml", "rail.urdf", "rail.sdf"):  # which say dry friction, of one level
        report = cc.export_file(machine, tmp_path / name, losses="list")
        assert {entry.element for entry in report.losses} == {"force_static of joint 'slide'"}
        read = cc.import_file(tmp_path / name)
        assert read.mechanism.joint("slide").friction == cc.JointFriction((F,), (0.01,))
        assert any("smoothed" in entry.note for entry in read.report.approximated)
    ball = cc.spherical("ball", "ground", "b", friction=cc.JointFriction((1.0, 0.0, 2.0), (0, 0, 0.1)))
    assert ball.dry_dof == (0,)
    with pytest.raises(MechanismError, match=r"must be force, \(2.0,\), or more"):
        cc.revolute("r", "ground", "b", friction=dry(2.0, 1.0))
    with pytest.raises(MechanismError, match="belongs to dry friction"):
        cc.revolute("r", "ground", "b", friction=cc.JointFriction(1.0, force_static=2.0))
    with pytest.raises(MechanismError, match="must not be negative"):
        cc.revolute("r", "ground", "b", friction=cc.JointFriction(1.0, velocity=-0.1))


def test_dynamics_know_it_where_the_joint_moves() -> None:
    """There it is the smooth law's limit; at rest it is refused, never left out."""
    machine = cc.library.four_bar()
    smooth = replace(machine.joints[0], friction=cc.JointFriction(1.0, velocity=1e-3))
    other = cc.compile(replace(machine, joints=(smooth, *machine.joints[1:])))
    model = linkage("crank")
    rest, mine, its = model.assemble(), *(m.with_velocities(m.assemble(), {"crank": -1.0}) for m in (model, other))
    for method in ("auto", "reference", "lagrange", "denoc", "operational_space"):
        answer = model.forward_dynamics(mine, {"crank_motor": 5.0}, method=method).acceleration
        np.testing.assert_allclose(answer, other.forward_dynamics(its, {"crank_motor": 5.0}).acceleration, rtol=1e-12)
        with pytest.raises(UnsupportedError, match=r"'crank' is at rest, .* model.simulate"):
            model.forward_dynamics(rest, {"crank_motor": 5.0}, method=method)
    needed = [
        m.inverse_dynamics(s, joint_accelerations={"crank": 2.0}).forces for m, s in ((model, mine), (other, its))
    ]
    np.testing.assert_allclose(*needed, rtol=1e-12)
    linear = [m.linearize(s, {"crank_motor": 5.0}).A for m, s in ((model, mine), (other, its))]
    np.testing.assert_allclose(*linear, rtol=1e-9)
    assert np.isnan(model.kernels.forward()(rest.q, rest.v, np.zeros(1))[0]).all()


def test_refused_where_friction_is_not_determined() -> None:
    model = linkage("crank")
    rest, motion = model.assemble(), cc.motions.joints({"crank": 1.2}, {"crank": 2.0}, duration=0.5)
    platform = cc.library.gough_stewart()
    slides = tuple(replace(j, friction=dry(3.0)) if j.name == "leg1_slide" else j for j in platform.joints)
    legs = cc.compile(replace(platform, joints=slides))
    wrist = cc.library.agile_wrist()
    rubs = replace(wrist.joints[0], friction=dry(1.0))
    stiff = cc.compile(replace(wrist, joints=(rubs, *wrist.joints[1:])))
    for ask, words in (
        (lambda: model.inverse_dynamics(rest), "'crank' is at rest in this state"),
        (lambda: model.inverse_dynamics_along(motion), "'crank' is at rest at t = 0 s"),
        (lambda: legs.inverse_dynamics(legs.assemble()), "'leg1_slide' is at rest in this state"),
        (lambda: model.linearize(rest), "'crank' is at rest"),
        (lambda: model.equilibrium(rest), "no single equilibrium"),
        (lambda: model.equilibria(rest), "no single equilibrium"),
        (lambda: stiff.stiffness(stiff.assemble()), "no single stiffness"),
        (lambda: stiff.natural_modes(stiff.assemble()), "no single stiffness"),
        (lambda: model.simulate_many([rest] * 3, 0.1, step=1e-3), "ensembles do not follow"),
    ):
        with pytest.raises(UnsupportedError, match=words):
            ask()
    assert np.isfinite(model.inverse_dynamics_along(motion, times=[0.2, 0.3]).forces).all()
    plain, varied = linkage(), {"crank.friction.force": [1.0, 1.0], "crank.friction.velocity": [0.1, 0.0]}
    with pytest.raises(UnsupportedError, match="velocity of instance 1 is 0"):
        plain.simulate_many([plain.assemble()] * 2, 0.1, step=1e-3, vary=varied)
    with pytest.raises(UnsupportedError, match="velocity of instance 1 is 0"):
        plain.simulate_many([plain.assemble()] * 2, 0.1, step=1e-3, vary=[plain.mechanism, model.mechanism])


def test_joints_that_turn_back_while_the_loop_moves() -> None:
    """The rocker passes its dead centres: for an instant it is at rest, and friction cannot hold it there."""
    model = linkage("crank", "coupler", "rocker", "closing", force=1.5)
    state = model.with_velocities(model.assemble(), {"crank": -2.0})
    run = model.simulate(state, 4.0)
    turns = np.flatnonzero(np.diff(np.sign(run.v[:, 1])) != 0)
    assert len(turns) >= 3
    assert [kind for _, kind in changes(run)] == ["stick"] * 4
    assert run.statistics["by_events"] == 1
    np.testing.assert_allclose(run.energy.balance, 0, atol=1e-9 * np.ptp(run.energy.potential))
    errors = [abs(model.rollout(state, 4.0, step=step).q[-1] - run.q[-1]).max() for step in (2e-3, 1e-3)]
    assert errors[1] < 0.01
    assert 0.4 < errors[1] / errors[0] < 0.6
