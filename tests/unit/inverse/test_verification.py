"""Forces are put back into the equations of motion: what does not hold is replaced or refused, nothing else is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

import closedchain as cc
from closedchain.dynamics import virtual_work
from closedchain.errors import AccuracyError, SingularityError
from closedchain.inverse import reactions, verification
from closedchain.model.model import compile as compile_anew
from construction import massless_balls
from interpreted import interpreted
from states import moving_state

MOTOR = cc.library.four_bar().actuators
RIGHT = 1e-11  # residual of right answers of small machines at most


@pytest.fixture(autouse=True)
def _no_machine_code() -> Iterator[None]:
    with interpreted():
        yield


def accelerating(compiled: cc.Model) -> tuple[cc.State, np.ndarray]:
    """A moving state and the acceleration it has under some forces."""
    state = moving_state(compiled)
    tau = np.linspace(1.0, 2.0, len(compiled.system.actuators))
    return state, compiled.reference.solve(state.q, state.v, tau)[0]


def swing(compiled: cc.Model) -> cc.motions.Motion:
    return cc.motions.swing(compiled.assemble().platform.pose, (0.02, 0.01, 0.0), duration=1.0)


@pytest.mark.parametrize("method", [None, "reference", "lagrange", "denoc", "virtual_spring"])
def test_answers_carry_their_residual(method: str | None) -> None:
    compiled = cc.compile(cc.library.four_bar())
    state, dv = accelerating(compiled)
    answer = compiled.inverse_dynamics(state, acceleration=dv, method=method)
    assert answer["crank_motor"] == pytest.approx(1.0, rel=1e-10)
    assert isinstance(answer.residual, float)
    assert isinstance(answer.error, float)
    assert answer.residual < 1e-12
    assert answer.residual <= answer.error < 1e-10
    assert answer.notes == ()
    unverified = compiled.inverse_dynamics(state, acceleration=dv, method=method, verify=False)
    assert (unverified.residual, unverified.error) == (None, None)
    np.testing.assert_allclose(unverified.forces, answer.forces, rtol=1e-12)


def test_every_sample_of_a_motion_has_one() -> None:
    """In one piece from the platform's motion, and by the general kernel; both see the same wrong force."""
    compiled = cc.compile(cc.library.planar_3rrr())
    for method in (None, "lagrange"):
        answer = compiled.inverse_dynamics_along(swing(compiled), rate=4, method=method)
        assert np.shape(answer.residual) == np.shape(answer.error) == (len(answer.times),)
        assert np.max(answer.residual) < 1e-12
        assert answer.reactions["leg1_elbow"].shape == (len(answer.times), 6)
    wrong = answer.forces * (1 + 1e-6 * np.arange(1, 1 + len(answer.times))[:, None])
    none = np.zeros((1, 6 * len(compiled.system.links)))
    claim = verification.Claim("test", lambda: answer.course, wrong, none, lambda k: "")
    found = compiled.inverse.verification.measure(claim)
    # computed without the kernel: what is left of the forces that no loop carries
    for k in range(len(wrong)):
        Q, G, A = compiled.inverse.tree(answer.course.q[k], answer.course.v[k], answer.course.dv[k])
        left = Q - A.T @ wrong[k]
        r1 = left - G.T @ np.linalg.lstsq(G.T, left, rcond=1e-9)[0]
        largest = np.abs(Q).max() + np.abs(wrong[k]).max()
        assert found.motion[k] > 1e-3 * np.abs(r1).max() / largest
        assert 1e-8 * (k + 1) < found.motion[k] < 1e-4 * (k + 1)


@pytest.mark.parametrize(
    "make",
    [
        massless_balls,
        cc.library.slider_crank,
        lambda: replace(cc.library.four_bar(), actuators=(*MOTOR, cc.Actuator("m", "rocker"))),
    ],
    ids=["massless", "sliding", "redundant actuators"],
)
def test_no_false_alarms(make: object) -> None:
    compiled = cc.compile(make())  # type: ignore[operator]
    state, dv = accelerating(compiled)
    body = compiled.mechanism.bodies[-1].name
    wrenches = {body: [0.1, 0.2, 0.3, 1.0, 2.0, 3.0]}
    for given in ({}, {"wrenches": wrenches}, {"payload": cc.Payload(mass=2.0, body=body)}):
        answer = compiled.inverse_dynamics(state, acceleration=dv, **given)  # type: ignore[arg-type]
        assert answer.residual is not None
        assert np.max(answer.residual) <= RIGHT
        assert all(np.isfinite(wrench).all() for wrench in answer.reactions.values())


def test_forces_that_balance_each_other_are_measured_by_their_size() -> None:
    """Without weight, at rest: motors hold a wrench and springs, what is left is rounding."""
    spring = cc.JointSpring(3.7, 0.3)
    machine = cc.library.four_bar()
    joints = tuple(replace(joint, spring=spring) if joint.name == "rocker" else joint for joint in machine.joints)
    compiled = cc.compile(replace(machine, joints=joints, gravity=(0.0, 0.0, 0.0)))
    motion = cc.motions.joints({"crank": 1.2}, {"crank": 2.1}, duration=0.7)
    row = [0.1, 0.2, 0.3, 1.0, 2.0, 3.0]
    for method in (None, "reference", "lagrange"):
        answer = compiled.inverse_dynamics_along(motion, rate=30, method=method, wrenches={"coupler": row})
        assert np.max(answer.residual) < RIGHT
        loads, off = answer._loads, answer.forces * (1 + 1e-7)
        spoiled = verification.Claim("test", lambda found=answer: found.course, off, loads, lambda k: "")  # type: ignore[misc]
        assert compiled.inverse.verification.measure(spoiled).motion.min() > RIGHT


def test_a_block_on_a_rail_holds_a_constant_wrench() -> None:
    rail = cc.prismatic("slide", "ground", "block", axis=(1, 0, 0))
    block = cc.Body("block", 1.0, inertia=(0.1, 0.1, 0.1))
    compiled = cc.compile(cc.Mechanism("rail", [block], [rail], [cc.Actuator("m", "slide")], gravity=(0, 0, 0)))
    motion = cc.motions.joints({"slide": 0.0}, {"slide": 1.0}, 1.0)
    for force in (-2.0, 1.0, 2.0):
        answer = compiled.inverse_dynamics_along(motion, rate=50, wrenches={"block": [0, 0, 0, force, 0, 0]})
        np.testing.assert_allclose(answer.forces[:, 0] + force, answer.accelerations[:, 0], atol=1e-13)


@pytest.mark.parametrize("loads", [None, {"rocker": [0.0, 0.3, 0.0, 1.0, 0.0, 2.0]}])
def test_forces_that_do_not_hold_are_replaced(monkeypatch: pytest.MonkeyPatch, loads: dict | None) -> None:
    compiled = compile_anew(cc.library.four_bar())
    state, dv = accelerating(compiled)
    right, want = cc.Lagrange.inverse, compiled.inverse_dynamics(state, acceleration=dv, wrenches=loads).forces
    monkeypatch.setattr(cc.Lagrange, "inverse", lambda *given: 1.001 * right(*given))
    given = {"acceleration": dv, "method": "lagrange", "wrenches": loads}
    wrong = compiled.inverse_dynamics(state, **given, verify=False)
    assert np.abs(wrong.forces / want - 1).max() > 1e-4
    answer = compiled.inverse_dynamics(state, **given)
    np.testing.assert_allclose(answer.forces, want, rtol=1e-11)
    (note,) = answer.notes
    assert note.startswith("lagrange did not hold at this state")
    assert "the general solution answered" in note


def test_the_quick_path_is_verified_too(monkeypatch: pytest.MonkeyPatch) -> None:
    right = virtual_work.Connections.forces

    def wrong(self: virtual_work.Connections, Q: object) -> object:
        tau, holding = right(self, Q)
        return tau * (1 + 1e-3 * (self.A[0, 0] * 0 + (Q[0] > 0))), holding

    plain = compile_anew(cc.library.planar_3rrr())
    want = plain.inverse_dynamics_along(swing(plain), rate=4)
    monkeypatch.setattr(virtual_work.Connections, "forces", wrong)
    compiled = compile_anew(cc.library.planar_3rrr())
    off = compiled.inverse_dynamics_along(swing(compiled), rate=4, verify=False)
    assert np.abs(off.forces - want.forces).max() > 1e-5 * np.abs(want.forces).max()
    answer = compiled.inverse_dynamics_along(swing(compiled), rate=4)
    np.testing.assert_allclose(answer.forces, want.forces, rtol=1e-9, atol=1e-9 * np.abs(want.forces).max())
    np.testing.assert_allclose(answer.powers, want.powers, rtol=1e-9, atol=1e-9 * np.abs(want.powers).max())
    assert "virtual_work did not hold at" in answer.notes[0]


def test_if_nothing_holds_the_error_says_when_and_where(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = compile_anew(cc.library.four_bar())
    right, general = cc.Lagrange.inverse, verification.actuator_forces
    monkeypatch.setattr(cc.Lagrange, "inverse", lambda *given: 1.001 * right(*given))
    monkeypatch.setattr(verification, "actuator_forces", lambda *given: 1.002 * general(*given))
    motion = cc.motions.joints({"crank": 1.2}, {"crank": 1.5}, duration=0.5)
    with pytest.raises(AccuracyError, match=r"hold at t = 0 s: residual .* in .*; tried: lagrange, reference"):
        compiled.inverse_dynamics_along(motion, times=[0.0, 0.2], method="lagrange")


def test_reactions_hold_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = compile_anew(cc.library.four_bar())
    state, dv = accelerating(compiled)
    right = reactions.loop_forces
    monkeypatch.setattr(reactions, "loop_forces", lambda *given: right(*given) * (1 + 1e-6))
    with pytest.raises(AccuracyError, match=r"reactions of 'four_bar' do not hold .* residual"):
        _ = compiled.inverse_dynamics(state, acceleration=dv).reactions
    assert compiled.inverse_dynamics(state, acceleration=dv, verify=False).reactions


def test_accelerations_that_open_loops_are_said() -> None:
    compiled = cc.compile(cc.library.four_bar())
    state, dv = accelerating(compiled)
    answer = compiled.inverse_dynamics(state, acceleration=dv + [1e-3, 0.0, 0.0], check=False)
    assert "open the loops in this state" in answer.notes[0]
    assert answer.residual is not None
    assert answer.residual > 1e-6


# singular states
@pytest.mark.parametrize("angle", [0.0, 1e-9])
@pytest.mark.parametrize("method", [None, "reference", "lagrange", "denoc", "virtual_spring"])
def test_a_flat_parallelogram_is_refused(method: str | None, angle: float) -> None:
    compiled = cc.compile(cc.library.n_four_bar(1))
    near = compiled.state(angle * np.array([1.0, 1.0, -1.0]), 0.3 * np.array([1.0, 1.0, -1.0]))
    dv = np.array([1.0, 1.0, -1.0])
    with pytest.raises(SingularityError, match=r"singular in this state: 1 of 2 independent loop rows depends"):
        compiled.inverse_dynamics(near, acceleration=dv, method=method)
    away = compiled.state(1e-3 * np.array([1.0, 1.0, -1.0]), 0.3 * np.array([1.0, 1.0, -1.0]))
    answer = compiled.inverse_dynamics(away, acceleration=dv, method=method)
    want = compiled.reference.mass_matrix(away.q) @ dv + compiled.reference.bias(away.q, away.v)
    assert answer.forces[0] == pytest.approx(want @ [1.0, 1.0, -1.0], rel=1e-8)


@pytest.mark.parametrize("angle", [0.0, 1e-10])
def test_actuators_that_do_not_hold_the_machine_are_refused(angle: float) -> None:
    """A slider-crank driven at its slider, at dead centre, at rest without gravity: zero force is no answer either."""
    machine = cc.library.slider_crank()
    slider = next(joint.name for joint in machine.joints if joint.kind == "prismatic")
    machine = replace(machine, actuators=(cc.Actuator("drive", slider),), gravity=(0.0, 0.0, 0.0))
    compiled = cc.compile(machine)
    crank = compiled.system.links[0].name
    dead = next(
        compiled.assemble(joints={crank: turn + angle}, allow_singular=True)
        for turn in (0.0, np.pi / 2, np.pi, -np.pi / 2)
        if abs(
            compiled.kinematics.actuator_jacobian(compiled.assemble(joints={crank: turn}, allow_singular=True).q)
            @ compiled.kinematics.free_motions(compiled.assemble(joints={crank: turn}, allow_singular=True).q)
        ).max()
        < 1e-9
    )
    with pytest.raises(SingularityError, match="singular there"):
        compiled.inverse_dynamics(dead, acceleration=np.zeros(compiled.system.nv))
