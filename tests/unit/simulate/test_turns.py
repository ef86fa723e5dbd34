"""No result depends on which joint closes a loop, however often joints have turned.

A joint that closes a loop knows its angle within half a turn only. The four-bar below has its crank driven through many
turns; its other joints follow in closed form, by code that shares nothing with the package.
"""

from __future__ import annotations

from dataclasses import replace
from math import atan2, cos, pi, sin, sqrt
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc

NAMES = ("crank", "elbow", "wrist", "rocker")
CUTS = (None, *([name] for name in NAMES))
PLATFORMS = (None, "crank", "coupler", "rocker")
A, B, C, D = 0.3, 0.8, 0.6, 0.7  # crank, coupler, rocker, ground
AXIS = (0.0, -1.0, 0.0)


def four_bar(**options: object) -> cc.Mechanism:
    """Crank, coupler, rocker; `elbow={"spring": …}` and the like give options of one joint."""
    bodies = [cc.Body.rod(name, mass=m, length=length) for name, m, length in
              (("crank", 1.0, A), ("coupler", 2.0, B), ("rocker", 1.5, C))]  # fmt: skip
    ends = {
        "crank": ("ground", "crank", {}),
        "elbow": ("crank", "coupler", {"at": (A, 0.0, 0.0)}),
        "wrist": ("coupler", "rocker", {"at": (B, 0.0, 0.0), "child_at": (C, 0.0, 0.0)}),
        "rocker": ("ground", "rocker", {"at": (D, 0.0, 0.0)}),
    }
    joints = [
        cc.revolute(name, parent, child, axis=AXIS, **places, **options.get(name, {}))
        for name, (parent, child, places) in ends.items()
    ]
    return cc.Mechanism("bar", bodies, joints, [cc.Actuator("motor", joint="crank")], platform=options.get("platform"))


def angles(crank: float) -> dict[str, float]:
    """All joint angles by the law of cosines, the wrist and elbow followed through the turns of the crank."""
    x, z = D - A * cos(crank), -A * sin(crank)
    far = sqrt(x * x + z * z)
    coupler = atan2(z, x) + np.arccos((far**2 + B**2 - C**2) / (2 * far * B))
    rocker = atan2(A * sin(crank) + B * sin(coupler), A * cos(crank) + B * cos(coupler) - D)
    wrist = (rocker - coupler + pi) % (2 * pi) - pi
    return {"crank": crank, "elbow": coupler - crank, "wrist": wrist, "rocker": rocker}


def test_angles_of_the_closed_form_are_those_of_the_machine() -> None:
    state = cc.compile(four_bar()).assemble(joints={"crank": 1.0})
    assert [state[name] for name in NAMES] == pytest.approx(list(angles(1.0).values()), abs=1e-12)


@pytest.mark.parametrize("sprung", NAMES)
def test_springs_count_turns_whatever_is_cut(sprung: str) -> None:
    """Statics by virtual work: the torque that holds the crank is that of the spring times d(angle)/d(crank)."""
    spring = cc.JointSpring(5.0, reference=2.0)
    machine = replace(four_bar(**{sprung: {"spring": spring}}), gravity=(0.0, 0.0, 0.0))
    for cut in CUTS:
        model, guess = cc.compile(machine, cut=cut), None
        for crank in np.arange(1.0, 14.0, 0.5):
            guess = model.assemble(joints={"crank": float(crank)}, guess=guess)
        expected, step = angles(crank), 1e-6
        slope = (angles(crank + step)[sprung] - angles(crank - step)[sprung]) / (2 * step)
        torque = 5.0 * (expected[sprung] - 2.0) * slope
        forces = model.inverse_dynamics(guess, joint_accelerations={"crank": 0.0}).forces
        assert forces[0] == pytest.approx(torque, abs=1e-7), (cut, guess[sprung])
        assert guess[sprung] == pytest.approx(expected[sprung], abs=1e-10)


def test_methods_and_reactions_agree_where_a_body_is_cut_in_two() -> None:
    machine = four_bar(wrist={"spring": cc.JointSpring(5.0, 0.2)}, elbow={"spring": cc.JointSpring(2.0)})
    model, other = cc.compile(machine, cut=["wrist"]), cc.compile(machine, cut=["crank"])
    states = [one.with_velocities(one.assemble(joints={"crank": 1.0}), {"crank": 2.0}) for one in (model, other)]
    expected = other.forward_dynamics(states[1], {"motor": 1.0})
    for method in ("lagrange", "operational_space", "reference"):
        found = model.forward_dynamics(states[0], {"motor": 1.0}, method=method)
        assert found["crank"] == pytest.approx(expected["crank"], abs=1e-10)
        for joint in NAMES:
            assert found.reactions[joint] == pytest.approx(expected.reactions[joint], abs=1e-9)
    assert model.report().mobility == other.report().mobility == 1
    assert len(model.report().redundant) == len(other.report().redundant) == 3


def test_a_joint_drawn_beyond_half_a_turn() -> None:
    """A spring without force where the joint was drawn has none there, whatever is cut."""
    start = angles(1.0)["elbow"] + 2 * pi
    machine = four_bar(elbow={"spring": cc.JointSpring(40.0, start), "start": (start,)}, crank={"start": (1.0,)})
    plain = cc.compile(four_bar()).assemble(joints={"crank": 1.0})
    expected = cc.compile(four_bar()).forward_dynamics(plain)["crank"]
    for cut in CUTS:
        model = cc.compile(machine, cut=cut)
        state = model.assemble(joints={"crank": 1.0})
        assert state["elbow"] == pytest.approx(start, abs=1e-10)
        assert model.forward_dynamics(state)["crank"] == pytest.approx(expected, abs=1e-9)


def test_starts_of_joints_that_close_loops_choose_the_assembly() -> None:
    """And a joint of the platform that closes none stays where it starts."""
    up, down = (cc.compile(four_bar()).assemble(joints={"crank": 1.0}, mode=k)["rocker"] for k in (0, 1))
    for wanted, other in ((up, down), (down, up)):
        machine = four_bar(rocker={"start": (wanted,)}, crank={"start": (1.0,)})
        for cut in CUTS:
            found = cc.compile(machine, cut=cut).assemble()["rocker"]
            assert abs(found - wanted) < 0.5 * abs(wanted - other), cut
    tail = cc.revolute("tail", "coupler", "pendulum", at=(1.0, 0.3, 0.0), start=(0.8,))
    machine = four_bar(platform="coupler")
    machine = replace(
        machine, bodies=(*machine.bodies, cc.Body.rod("pendulum", 1.0, 0.5)), joints=(*machine.joints, tail)
    )
    assert cc.compile(machine).assemble()["tail"] == pytest.approx(0.8, abs=1e-12)


def feedback(t: float, state: cc.State) -> list[float]:
    """Holds the elbow, whose turns grow with those of the crank, far from where it began."""
    return [-6.0 * (state["elbow"] + 21.0) * -1.0 - 1.2 * state.velocity("crank")]


def moving(model: cc.Model, velocity: float = 12.0) -> cc.State:
    return model.with_velocities(model.assemble(joints={"crank": 1.0}), {"crank": velocity})


def test_laws_events_and_results_see_all_turns() -> None:
    passes = cc.Event("passes", lambda t, state: state["elbow"] + 8.0, then="record")
    by_python = cc.Event("python", lambda t, state: float(state["elbow"]) + 9.0, then="record")
    expected = None
    for cut, platform in [*((cut, None) for cut in CUTS), *((None, name) for name in PLATFORMS[1:])]:
        model = cc.compile(four_bar(platform=platform), cut=cut)
        run = model.simulate(moving(model), 1.0, actuation=feedback, events=[passes, by_python])
        found = [run[name][-1] for name in NAMES] + [event.time for event in run.events]
        expected = expected or found
        assert len(run.events) == 2
        assert run["elbow"][-1] < -10.0
        assert found == pytest.approx(expected, abs=1e-8), (cut, platform)
        assert [run[name][-1] for name in NAMES] == pytest.approx(list(angles(run["crank"][-1]).values()), abs=1e-9)
        state = run.state()
        for name in NAMES:
            assert state[name] == pytest.approx(run[name][-1], abs=1e-12)
            assert run.states[-1][name] == pytest.approx(run[name][-1], abs=1e-12)
            assert run.state(0.5)[name] == pytest.approx(float(run.resample([0.5])[name][0]), abs=1e-12)


def test_turns_go_on_when_runs_are_saved_extended_and_sampled(tmp_path: Path) -> None:
    model = cc.compile(four_bar(), cut=["elbow"])
    law = cc.Sampled(feedback, 1e-3)
    whole = model.simulate(moving(model), 1.0, actuation=law)
    half = model.simulate(moving(model), 0.5, actuation=law)
    assert np.array_equal(half.extend(0.5).q, whole.q)
    assert half.extend(0.5)["elbow"][-1] == whole["elbow"][-1] < -10.0
    loaded = cc.load_run(whole.save(tmp_path / "run.npz"), actuation=law)
    assert np.array_equal(loaded["elbow"], whole["elbow"])
    assert loaded.state()["elbow"] == whole.state()["elbow"]
    again = model.simulate(whole.state(), 0.3, actuation=feedback)  # a start that has turned
    assert again["elbow"][0] == pytest.approx(whole["elbow"][-1], abs=1e-12)


def test_samples_far_apart_and_ensembles_keep_turns() -> None:
    model = cc.compile(four_bar(), cut=["elbow"])
    start, options = moving(model, 40.0), {"integrator": "rk4", "step": 5e-4}
    fine = model.simulate(start, 0.5, actuation=feedback, **options)
    coarse = model.simulate(start, 0.5, actuation=feedback, output=0.25, **options)
    assert abs(np.diff(coarse["elbow"])).max() > pi  # else samples need not be followed
    assert coarse["elbow"][-1] == fine["elbow"][-1]
    many = model.simulate_many([start, moving(model, 30.0)], 0.5, actuation=feedback, output=0.5, **options)
    assert np.array_equal(many.q[0, -1], fine.q[-1])


@pytest.mark.parametrize("cut", CUTS)
def test_limits_count_turns(cut: list[str] | None) -> None:
    model = cc.compile(four_bar(elbow={"limits": (-7.0, 4.0)}), cut=cut)
    run = model.simulate(moving(model, 15.0), 2.0)
    assert run.ending.event == "lower limit of elbow"
    assert run["elbow"][-1] == pytest.approx(-7.0, abs=1e-9)


@pytest.mark.parametrize("platform", PLATFORMS)
def test_a_motor_on_a_joint_that_closes_a_loop(platform: str | None) -> None:
    """A PID that turns it to 9 rad stays there, whichever body is called the platform."""
    model = cc.compile(four_bar(platform=platform))
    run = model.simulate(model.assemble(joints={"crank": 1.0}), 6.0, actuation=cc.PID({"motor": 9.0}, 40, 0, 8))
    assert run["crank"][-1] == pytest.approx(9.0, abs=0.5)
    assert abs(run.velocity("crank")[-1]) < 0.1
    assert run.coordinates[-1, 0] == pytest.approx(run["crank"][-1], abs=1e-12)


def test_platform_coordinates_keep_springs_of_the_platform() -> None:
    """Legs whose joint on the platform has a spring still follow from its pose."""
    plain = cc.library.planar_3rrr()
    tips = [joint.name for joint in plain.joints if plain.platform in (joint.parent, joint.child)]
    joints = [replace(j, spring=cc.JointSpring(3.0, 0.4)) if j.name in tips else j for j in plain.joints]
    model = cc.compile(replace(plain, joints=tuple(joints)))
    start = model.assemble()
    runs = [model.simulate(start, 0.3, coordinates=name) for name in ("tree", "platform")]
    assert runs[1].ending.complete
    assert runs[0].q[-1] == pytest.approx(runs[1].q[-1], abs=1e-8)


def test_couplings_on_joints_that_close_loops() -> None:
    """A wheel geared to a hinge follows its turns, whatever is cut."""
    found = []
    for cut in ([], ["elbow"], ["rocker"]):
        machine = four_bar()
        wheel = cc.revolute("wheel", "coupler", "disc", axis=AXIS)
        machine = replace(
            machine,
            bodies=(*machine.bodies, cc.Body.rod("disc", 0.5, 0.1)),
            joints=(*machine.joints, wheel),
            couplings=(cc.Coupling("gears", "wheel", to="elbow", ratio=1.5),),
        )
        model = cc.compile(machine, cut=cut or None)
        run = model.simulate(moving(model), 0.8)
        assert run["wheel"][-1] == pytest.approx(1.5 * run["elbow"][-1], abs=1e-9)
        assert run["elbow"][-1] < -6.0
        found.append(run["crank"][-1])
    assert found == pytest.approx([found[0]] * 3, abs=1e-8)


def test_a_joint_and_a_body_of_one_name() -> None:
    """The joint is meant, also where the body of that name floats in the tree."""
    for platform in PLATFORMS:
        model = cc.compile(four_bar(platform=platform))
        state = moving(model)
        assert state["rocker"] == pytest.approx(angles(1.0)["rocker"], abs=1e-10)
        assert isinstance(state.velocity("rocker"), float)
        assert state.body("rocker").position == pytest.approx([D, 0.0, 0.0], abs=1e-12)
        assert model.simulate(state, 0.01)["rocker"].ndim == 1
        assert isinstance(model.forward_dynamics(state)["rocker"], float)


WOUND = 1.2 + 6 * pi
WINDINGS = {
    "velocities": lambda m, s: m.with_velocities(s, {"crank": 1.0}),
    "replaced": lambda m, s: s.replace(q=s.q, v=0.5 * s.v),
    "held": lambda m, s: m.equilibrium(s, hold=["motor"]).state,
    "hanging": lambda m, s: m.equilibrium(s).state,
    "balanced": lambda m, s: m.equilibrium(s, stable=False).state,
    "many": lambda m, s: m.equilibria(s, tries=1)[0].state,
    "followed": lambda m, s: m.follow({"crank": [WOUND, WOUND + 1.0]}, s).states[-1],
    "forward": lambda m, s: m.forward_dynamics(s).state,
    "run": lambda m, s: m.simulate(s, 0.02).state(),
    "other cuts": lambda m, s: cc.compile(four_bar(), cut=["elbow"]).assemble(guess=s),
}


@pytest.mark.parametrize("kind", WINDINGS)
def test_states_of_every_call_keep_their_turns(kind: str) -> None:
    """The crank's, which is in the tree, closes a loop, or whose body is cut in two."""
    found = []
    for cut in (["rocker"], ["crank"]):
        model = cc.compile(four_bar(), cut=cut)
        found.append(WINDINGS[kind](model, model.assemble(joints={"crank": WOUND})))
    assert abs(found[0]["crank"] - WOUND) < 4.0
    assert found[1]["crank"] == pytest.approx(found[0]["crank"], abs=1e-9)


@pytest.mark.parametrize("turns", [0, 3, -3])
def test_actuators_on_joints_that_close_loops_are_where_the_motion_has_them(turns: int) -> None:
    begin, end = 1.2 + 2 * pi * turns, 2.0 + 2 * pi * (turns + 1)
    motion = cc.motions.joints({"crank": begin}, {"crank": end}, 0.3)
    model = cc.compile(four_bar(crank={"limits": (begin - 0.1, end + 0.1)}), cut=["crank"])
    start = model.assemble(joints={"crank": begin})
    for given in (None, start):
        answer = model.inverse_dynamics_along(motion, rate=100, start=given)
        assert answer.coordinates[[0, -1], 0] == pytest.approx([begin, end], abs=1e-9)
        checked = model.check_motion(motion, rate=100, start=given)
        assert checked.ok
        assert checked.travel["motor"] == pytest.approx((begin, end), abs=1e-9)


@pytest.mark.parametrize("offset", [pi - 1e-13, pi, pi + 1e-13, -pi])
def test_a_motor_half_a_turn_from_its_start_is_held_there(offset: float) -> None:
    model = cc.compile(four_bar(), cut=["crank"])
    there = model.assemble()["crank"] + offset
    rest = model.equilibrium(model.assemble(joints={"crank": there}), hold=["motor"])
    assert rest.state["crank"] == pytest.approx(there, abs=1e-9)
