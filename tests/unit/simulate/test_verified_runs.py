"""Runs are verified step by step: what does not hold is made by the fallback or ends the run; nothing else is said."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import closedchain as cc
from closedchain.dynamics import platform_coordinates
from closedchain.errors import AccuracyError, ArgumentError
from closedchain.mechanism.joint import fixed, free, revolute
from closedchain.simulate.equations import Equations
from closedchain.simulate.integrators.binding import Binding
from closedchain.simulate.integrators.registers import WAITING
from unit.simulate.machines import four_bar, platform

RIGHT = 1e-11  # residual of right answers of small machines at most


@pytest.mark.parametrize("integrator", ["rk4", "symplectic", "dopri5", "dop853", "rosenbrock"])
def test_runs_carry_their_largest_residual(integrator: str) -> None:
    model, state = four_bar()
    step = 1e-2 if integrator in ("rk4", "symplectic") else None
    run = model.simulate(state, 0.3, [2.0], integrator=integrator, step=step)
    assert run.residual is not None
    assert 0 < run.residual <= RIGHT
    assert run.notes == []
    unverified = model.simulate(state, 0.3, [2.0], integrator=integrator, step=step, verify=False)
    assert unverified.residual is None
    np.testing.assert_allclose(unverified.q[-1], run.q[-1], rtol=1e-9, atol=1e-9)


def test_the_largest_residual_is_that_of_the_states_where_steps_begin() -> None:
    """Of a method that feeds loops back, for which each answer is verified by itself."""
    model, state = platform()
    run = model.simulate(state, 0.02, [2.0] * 6, step=1e-3)
    found = [model.forward_dynamics(one, [2.0] * 6).residual for one in run.states[:-1]]
    assert run.residual is not None
    assert run.residual == pytest.approx(max(value for value in found if value is not None), rel=3.0)
    longer = model.simulate(state, 0.01, [2.0] * 6, step=1e-3).extend(0.01)
    assert longer.residual == run.residual


@pytest.mark.parametrize("method", [cc.Lagrange(baumgarte=20.0), cc.VirtualSpring(1e5, 10.0)])
def test_methods_that_let_loops_drift_are_verified_by_their_own_equations(method: cc.Formulation) -> None:
    model, state = four_bar()
    run = model.simulate(state, 0.1, [2.0], method, step=1e-4)
    assert run.ending.complete
    assert run.residual is not None
    assert run.residual <= RIGHT


def test_verify_is_a_flag_for_machines_without_contacts() -> None:
    model, state = four_bar()
    with pytest.raises(ArgumentError, match="verify"):
        model.simulate(state, 0.1, verify="no")  # type: ignore[arg-type]


# answers that do not hold
Wrong = Callable[[cc.Lagrange], bool]


def spoil(monkeypatch: pytest.MonkeyPatch, when: Wrong, beyond: float = 0.5) -> None:
    """Answers by Lagrange multipliers are wrong by a thousandth where a force is large."""
    right = cc.Lagrange.forward

    def wrong(self: cc.Lagrange, machine: object, q: object, v: object, Q: object, prescribed: object = None) -> object:
        found, factor = right(self, machine, q, v, Q), 1 + 1e-3 * (Q[0] > beyond)
        if not when(self):
            return found
        return replace(found, acceleration=found.acceleration * factor, multipliers=found.multipliers * factor)

    monkeypatch.setattr(cc.Lagrange, "forward", wrong)


RISING = cc.Table([0.0, 0.2], [[0.0], [1.0]], "linear")


def test_a_step_that_does_not_hold_is_made_by_the_fallback(monkeypatch: pytest.MonkeyPatch) -> None:
    model, state = four_bar()
    right = model.simulate(state, 0.2, RISING, "lagrange")
    tau = np.array([[0.1], [0.2], [2.0], [0.3], [0.1], [0.4], [0.2], [1.0], [0.3]])
    wanted = model.simulate_many([state], 0.1, tau, "lagrange", step=1e-2)
    spoil(monkeypatch, lambda method: method.order == "sparse")
    other = cc.compile(replace(cc.library.four_bar(), name="spoilt"))
    state = other.assemble()
    run = other.simulate(state, 0.2, RISING, "lagrange")
    assert run.ending.complete
    assert run.residual is not None
    assert run.residual <= RIGHT
    (note,) = run.notes
    assert "made by the fallback" in note
    np.testing.assert_allclose(run.q[-1], right.q[-1], rtol=1e-10, atol=1e-10)
    unverified = other.simulate(state, 0.2, RISING, "lagrange", verify=False)
    assert np.abs(unverified.q[-1] - right.q[-1]).max() > 1e-7
    # ensembles: only where it must be, and each instance by itself
    many = other.simulate_many([state], 0.1, tau, "lagrange", step=1e-2)
    assert many.complete.all()
    assert (many.residual <= RIGHT).all()
    np.testing.assert_allclose(many.final_q, wanted.final_q, rtol=1e-11, atol=1e-11)


BY_STEPS = {"step": 1e-3}
PID = cc.PID({"crank_motor": 1.6}, 30.0, 50.0, 3.0, limit=2.0, period=3e-3)


@pytest.mark.parametrize(
    ("given", "options"),
    [
        (RISING, BY_STEPS),
        (RISING, {"integrator": "dopri5", "output": 7e-3}),
        (RISING, {"integrator": "rosenbrock", "rtol": 1e-10, "atol": 1e-10}),
        (RISING, {**BY_STEPS, "integrator": "symplectic"}),
        (RISING, {**BY_STEPS, "coordinates": "independent"}),
        (PID, BY_STEPS),
        (PID, {}),
    ],
)
def test_answers_verified_in_groups_give_the_run_of_answers_verified_one_by_one(
    given: object, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A group in which one answer does not hold is made again: nothing of the first time is left."""
    spoil(monkeypatch, lambda method: method.order == "sparse", beyond=0.3)
    model = cc.compile(replace(cc.library.four_bar(), name="spoilt in groups"))
    event = cc.Event("turns", lambda t, x: np.sin(40 * t + 0.1), then="record")

    def run() -> cc.Run:
        return model.simulate(model.assemble(), 0.2, given, "lagrange", events=[event], **options)  # type: ignore[arg-type]

    together, asked, right = run(), list[int](), Binding.__post_init__

    def singly(self: Binding) -> None:
        right(self)
        self.arrays.waiting[WAITING.singly] = 10**9
        asked.append(self.arrays.most)

    monkeypatch.setattr(Binding, "__post_init__", singly)
    model = cc.compile(replace(cc.library.four_bar(), name="spoilt in groups"))
    alone = run()
    assert asked
    assert min(asked) > 1
    assert any("made by the fallback" in note for note in together.notes)
    assert together.statistics == alone.statistics
    assert together.notes == alone.notes
    assert together.events == alone.events
    assert len(together.events) == 2
    for found, wanted in zip(*((one.time, one.q, one.v, one.powers) for one in (together, alone)), strict=True):
        np.testing.assert_array_equal(found, wanted)


def test_if_no_answer_holds_the_run_ends_there_and_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    spoil(monkeypatch, lambda method: True)
    model = cc.compile(replace(cc.library.four_bar(), name="spoilt in any order"))
    state = model.assemble()
    run = model.simulate(state, 0.2, RISING, "lagrange")
    assert run.ending.kind == "accuracy"
    assert 0.09 < run.ending.time <= run.time[-1] < 0.2
    words = r"by lagrange and its fallback do not hold: residual .* in .*, where 1e-11 is accepted at 0\.\d+ s \(crank"
    assert re.search(words, run.ending.message)
    assert len(run.time) > 2
    assert model.load_run(run.save(tmp_path / "run")).ending.message == run.ending.message
    with pytest.raises(AccuracyError, match="do not hold"):
        model.simulate(state, 0.2, RISING, "lagrange", raise_on_stop=True)
    # nothing was made: the start itself does not hold
    run = model.simulate(state, 0.2, [2.0], "lagrange", step=1e-2)
    assert (run.ending.kind, run.ending.time, len(run.time), run.notes) == ("accuracy", 0.0, 1, [])
    assert re.search(words.replace(r"0\.\d+ s", "0 s"), run.ending.message)
    # where other arithmetic finds that it just holds, what was measured is said
    with monkeypatch.context() as other:
        other.setattr(Equations, "residuals", lambda self, method: lambda *given: np.zeros(8))
        message = model.simulate(state, 0.2, RISING, "lagrange").ending.message
    assert re.search(r"do not hold: residual 0\.00\d+, where 1e-11 is accepted at 0\.\d+ s", message)
    tau = np.array([[0.1], [0.2], [2.0], [0.3], [0.1]])
    many = model.simulate_many([state], 0.1, tau, "lagrange", step=1e-2)
    assert many.complete.tolist() == [True, True, False, True, True]
    assert many.end[2] == 0.0
    assert "lagrange does not hold at 0 s: residual" in many.reasons[2]
    assert many.residual[2] > 1e-5
    assert model.simulate_many([state], 0.1, tau, "lagrange", step=1e-2, verify=False).complete.all()


def test_platform_accelerations_that_do_not_hold_end_its_coordinates(monkeypatch: pytest.MonkeyPatch) -> None:
    right = platform_coordinates.solve_positive

    def wrong(K: object, F: object) -> tuple[object, object]:
        found, D = right(K, F)  # type: ignore[arg-type]
        return found * 1.001, D

    monkeypatch.setattr(platform_coordinates, "solve_positive", wrong)
    model = cc.compile(replace(cc.library.gough_stewart(), name="spoilt platform"))
    run = model.simulate(model.assemble(), 0.01, [2.0] * 6, step=1e-3, coordinates="platform")
    assert run.ending.complete
    assert "platform coordinates end at 0 s" in run.notes[0]


def test_energy_that_work_does_not_explain_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    model, state = four_bar()
    powers = Equations.powers
    with monkeypatch.context() as patch:  # other tests share the model that is asked below
        patch.setattr(Equations, "powers", lambda self, loops: 0.999 * powers(self, loops))
        other = cc.compile(replace(cc.library.four_bar(), name="less work"))
        (note,) = other.simulate(other.assemble(), 0.2, [2.0]).notes
        assert "work does not explain" in note
        assert other.simulate(other.assemble(), 0.2, [2.0], verify=False).notes == []
    coarse = model.simulate(model.with_velocities(state, joints={"crank": 30.0}), 1.0, step=0.05)
    assert any("work does not explain" in note for note in coarse.notes)
    assert model.simulate(state, 0.2, [2.0], rtol=1e-3, atol=1e-3).notes == []


# no false alarms
def tumbling(gravity: float, ratio: float = 1.0) -> cc.Model:
    body = cc.Body("body", 2.0, (0.1, -0.2, 0.05), (0.6, 0.4, 0.8))
    arm = cc.Body("arm", ratio, (0.2, 0.0, 0.0), (0.02 * ratio, 0.04 * ratio, 0.04 * ratio))
    joints = (free("float", "ground", "body"), revolute("hinge", "body", "arm", (0.3, 0.0, 0.0)))
    return cc.compile(cc.Mechanism("tumbling", (body, arm), joints, gravity=(0.0, 0.0, -gravity)))


@pytest.mark.parametrize("gravity", [0.0, 9.81])
def test_flight_tumbling_and_rest_raise_no_alarm(gravity: float) -> None:
    model = tumbling(gravity)
    start = model.assemble()
    for speed in (0.0, 1e-9, 3.0):
        v = speed * np.random.default_rng(2).standard_normal(model.system.nv)
        run = model.simulate(start.replace(v=v), 0.5)
        assert (run.ending.complete, run.notes) == (True, [])
        assert run.residual is not None
        assert run.residual <= RIGHT


@pytest.mark.parametrize("name", ["rssr", "quadruped"])
def test_machines_held_at_rest_raise_no_alarm(name: str) -> None:
    """Forces of 10 N accelerate their light links by 1000 rad/s² each, and cancel."""
    model = cc.compile(cc.library.machines()[name]())
    state = model.assemble()
    run = model.simulate(state, 0.1, model.inverse_dynamics(state).forces, step=1e-2)
    assert (run.ending.kind, run.notes) == ("complete", [])
    assert np.abs(run.q[-1] - state.q).max() < 1e-10


def test_mass_ratios_raise_no_alarm() -> None:
    for ratio in (1e-9, 1e9):
        model = tumbling(9.81, ratio)
        start = model.assemble().replace(v=np.random.default_rng(3).standard_normal(model.system.nv))
        run = model.simulate(start, 0.2)
        assert (run.ending.complete, run.notes) == (True, [])
    model = four_bar_with_coupler(1e-9)
    run = model.simulate(model.assemble(), 0.1, step=1e-2)
    assert (run.ending.complete, run.notes) == (True, [])


def four_bar_with_coupler(ratio: float) -> cc.Model:
    """The library's with a coupler so many times as heavy."""
    four = cc.library.four_bar()
    inertia = tuple(map(tuple, four.bodies[1].inertia_matrix * ratio))
    coupler = replace(four.bodies[1], mass=four.bodies[1].mass * ratio, inertia=inertia)
    return cc.compile(replace(four, bodies=(four.bodies[0], coupler, *four.bodies[2:])))


@pytest.mark.parametrize("ratio", [1e4, 1e6, 1e9])
def test_heavy_couplers_between_light_links(ratio: float) -> None:
    """Elimination loses digits of the loop rows; the fallback refines its answer, so that no run ends for that."""
    model = four_bar_with_coupler(ratio)
    for angle in (0.3, 1.0, 2.5, 4.0):
        start = model.assemble(joints={"crank": angle})
        run, other = (model.simulate(start, 0.1, step=1e-2, method=method) for method in ("lagrange", "denoc"))
        assert run.ending.complete
        assert run.residual < 1e-11
        np.testing.assert_allclose(run.q[-1], other.q[-1], rtol=0, atol=1e-9)


def test_loops_in_equilibrium_raise_no_alarm() -> None:
    """A spring and a motor hold each other through the loop: accelerations are rounding, loop forces are not."""
    four = cc.library.four_bar()
    spring = cc.JointSpring(40.0, 0.3)
    joints = tuple(replace(joint, spring=spring) if joint.name == "rocker" else joint for joint in four.joints)
    model = cc.compile(replace(four, joints=joints, gravity=(0.0, 0.0, 0.0)))
    state = model.assemble()
    tau = model.forces(model.inverse_dynamics(state).forces)
    assert abs(tau[0]) > 1
    answer = model.forward_dynamics(state, tau)
    assert np.abs(answer.acceleration).max() < 1e-9
    run = model.simulate(state, 0.1, tau)
    assert (run.ending.complete, run.notes) == (True, [])


# steps that collapse
def stiff(stiffness: float) -> cc.Mechanism:
    body = cc.Body("needle", 1e-3, (0.01, 0.0, 0.0), (1e-7, 1e-7, 1e-7))
    hinge = revolute("hinge", "ground", "needle", spring=cc.JointSpring(stiffness, 0.1))
    return cc.Mechanism("needle", (body,), (hinge,))


def test_a_run_whose_steps_collapse_ends_and_says_what_to_try() -> None:
    model = cc.compile(stiff(1e9))
    run = model.simulate(model.assemble(), 10.0)
    assert run.ending.kind == "steps"
    assert run.statistics["steps"] < 10_000
    assert 0 < run.ending.time < 1e-3
    for words in ("stalled at", "steps of", "max_steps=1000000", "hinge", "integrator='rosenbrock'"):
        assert words in run.ending.message
    with pytest.raises(AccuracyError, match="stalled"):
        model.simulate(model.assemble(), 10.0, raise_on_stop=True)
    # as many steps as that are fine where they suffice
    assert model.simulate(model.assemble(), 0.01 * run.ending.time + 1e-4).ending.complete


# bodies without mass
def split_rod() -> cc.Mechanism:
    """Crank and rocker, joined by a rod in two halves; balls of three revolute joints with massless links between."""
    joints = [
        revolute("crank", "ground", "crank", (0.0, 0.0, 0.0), axis=(0.0, 1.0, 0.0)),
        revolute("rocker", "ground", "rocker", (0.5, 0.1, 0.0), axis=(0.0, 0.8, 0.6)),
    ]
    bodies = [
        cc.Body("crank", 0.3, (0.0, 0.0, 0.06), (1e-3, 1e-3, 1e-4)),
        cc.Body("rocker", 0.4, (0.0, 0.0, 0.1), (2e-3, 2e-3, 2e-4)),
    ]
    reach = np.array([0.5, 0.1, 0.13])
    for arm, tip, side in (("crank", (0.0, 0.0, 0.12), 1.0), ("rocker", (0.0, 0.0, 0.25), -1.0)):
        names, at = (arm, f"{arm}_1", f"{arm}_2", f"{arm}_half"), tip
        for k, axis in enumerate(((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))):
            joints.append(revolute(f"{arm}_ball_{k}", names[k], names[k + 1], at, axis=axis))
            at = (0.0, 0.0, 0.0)
        bodies += [cc.Body(names[1]), cc.Body(names[2])]
        bodies.append(cc.Body(names[3], 0.05, tuple(side * reach / 4), (1e-4, 1e-4, 2e-6)))
    half = tuple(reach / 2), tuple(-reach / 2)
    joints.append(fixed("weld", "crank_half", "rocker_half", *half, cut=True))
    motors = (cc.Actuator("motor", "crank"),)
    return cc.Mechanism("split_rod", tuple(bodies), tuple(joints), actuators=motors)


def test_formulations_agree_along_a_motion_of_massless_links() -> None:
    model = cc.compile(split_rod())
    assert [cut.joint.kind for cut in model.system.cuts] == ["fixed"]
    run = model.simulate(model.assemble(), 0.15, [0.2], output=0.03)
    assert (run.ending.complete, run.notes) == (True, [])
    assert np.abs(run.q[-1]).max() > 0.3
    for state in run.states:
        truth = model.forward_dynamics(state, [0.2], "reference").acceleration
        for method in ("lagrange", "denoc", cc.Lagrange(order="robust")):  # others need a platform
            found = model.forward_dynamics(state, [0.2], method).acceleration
            np.testing.assert_allclose(found, truth, rtol=1e-8, atol=1e-8 * np.abs(truth).max())


def test_loops_left_to_drift_end_no_run() -> None:
    """By default a formulation answers that takes loops as they are."""
    model = cc.compile(cc.library.slider_crank())
    assert model.method("auto").takes_closed
    run = model.simulate(model.assemble(), 0.5, 3.0, step=1e-2, projection=False)
    assert (run.ending.kind, run.notes, run.statistics["method"]) == ("complete", [], "lagrange")
    assert run.loop_error.max() > 1e-9


@pytest.mark.parametrize("method", ["denoc", "virtual_work"])
def test_a_run_goes_on_where_the_actuators_do_not_determine_the_machine(method: str) -> None:
    """The machine is regular there: those steps are made by the equations of Lagrange, and a note says so."""
    compiled = cc.compile(cc.library.five_bar())
    state = compiled.assemble()
    run, wanted = (compiled.simulate(state, 1.3, [3.0, 0.0], method=name) for name in (method, "lagrange"))
    assert run.ending.complete
    assert any(f"the fallback of {method}" in note for note in run.notes)
    np.testing.assert_allclose(run.q[-1], wanted.q[-1], rtol=0, atol=1e-9)
    accelerations = run.acceleration
    for k in range(0, len(run.time), 7):
        at = compiled.state(run.q[k], run.v[k], check=False)
        right = compiled.forward_dynamics(at, [3.0, 0.0], "reference").acceleration
        np.testing.assert_allclose(accelerations[k], right, rtol=0, atol=1e-8 * np.abs(right).max())
