"""The quick way and the careful way give the same answers, and errors are those of the careful way."""

from __future__ import annotations

import threading

import numpy as np
import pytest

import closedchain as cc
from closedchain.kinematics.velocities import platform_jacobian
from closedchain.model.accelerations import QuickForward
from closedchain.model.dynamics import NEAR

MACHINES = ("four_bar", "gough_stewart")


@pytest.fixture(scope="module", params=MACHINES)
def moving(request: pytest.FixtureRequest) -> tuple[cc.Model, cc.State]:
    """A library machine that moves with its first actuators."""
    model = cc.compile(getattr(cc.library, request.param)())
    joints = {actuator.joint: 0.3 + 0.1 * k for k, actuator in enumerate(model.mechanism.actuators)}
    return model, model.with_velocities(model.assemble(), joints=joints)


def test_forward_dynamics(moving: tuple[cc.Model, cc.State]) -> None:
    model, state = moving
    tau = np.linspace(1.0, 2.0, len(model.mechanism.actuators))
    wanted = model.forward_dynamics(state, tau, method="reference")
    careful, quick = model.forward_dynamics(state, tau), model.forward_dynamics(state, tau)
    # as numbers, by name, and of a state that is another object
    named = {actuator.name: float(x) for actuator, x in zip(model.mechanism.actuators, tau, strict=True)}
    other = model.forward_dynamics(state.replace(), named)
    for answer in (careful, quick, other):
        np.testing.assert_allclose(answer.acceleration, wanted.acceleration, rtol=1e-9, atol=1e-9)
        np.testing.assert_array_equal(answer.acceleration, careful.acceleration)
        np.testing.assert_array_equal(answer.multipliers, careful.multipliers)
        np.testing.assert_array_equal(answer.forces, tau)
        assert (answer.pivot, answer.residual, answer.error) == (careful.pivot, careful.residual, careful.error)
        assert answer.notes == ()
    assert quick.unique.keys() == quick.reactions.keys() == wanted.reactions.keys()
    for joint, wrench in wanted.reactions.items():
        chosen = wanted.unique[joint]
        np.testing.assert_allclose(quick.reactions[joint][chosen], wrench[chosen], rtol=1e-8, atol=1e-8)
    for body in model.mechanism.bodies:
        np.testing.assert_allclose(quick.body(body.name), wanted.body(body.name), rtol=1e-9, atol=1e-9)


def test_unverified_answers_take_the_same_way(moving: tuple[cc.Model, cc.State]) -> None:
    model, state = moving
    tau = np.linspace(1.0, 2.0, len(model.mechanism.actuators))
    wanted = model.forward_dynamics(state, tau)
    careful, quick = (model.forward_dynamics(state, tau, verify=False) for _ in range(2))
    again = model._quick_forward["auto", False](state, tau)
    assert again is not None
    for answer in (careful, quick, again):
        np.testing.assert_allclose(answer.acceleration, wanted.acceleration, rtol=1e-12, atol=1e-12)
        np.testing.assert_array_equal(answer.acceleration, careful.acceleration)
        np.testing.assert_array_equal(answer.multipliers, careful.multipliers)
        np.testing.assert_array_equal(answer.forces, tau)
        assert (answer.pivot, answer.residual, answer.error) == (careful.pivot, None, None)
    with pytest.raises(cc.errors.NonFiniteError):
        model.forward_dynamics(state, np.full(tau.shape, np.nan), verify=False)


def test_answers_are_their_own(moving: tuple[cc.Model, cc.State]) -> None:
    """A later call changes no earlier answer, and a caller's array may change."""
    model, state = moving
    tau = np.ones(len(model.mechanism.actuators))
    model.forward_dynamics(state, tau)
    first = model.forward_dynamics(state, tau)
    kept, wrenches = first.acceleration.copy(), {name: w.copy() for name, w in first.reactions.items()}
    tau *= 5.0
    second = model.forward_dynamics(state, tau)
    np.testing.assert_array_equal(first.acceleration, kept)
    assert first.forces[0] == 1.0
    assert np.abs(second.acceleration - kept).max() > 1e-6
    _ = second.reactions
    for name, wrench in wrenches.items():
        np.testing.assert_array_equal(first.reactions[name], wrench)


def test_inverse_dynamics(moving: tuple[cc.Model, cc.State]) -> None:
    model, state = moving
    rates = {actuator.joint: 0.5 - 0.2 * k for k, actuator in enumerate(model.mechanism.actuators)}
    by_joints = model.inverse_dynamics(state, joint_accelerations=rates)
    dv = model.accelerations(state, rates)
    by_dv = model.inverse_dynamics(state, acceleration=dv)
    wanted = model.inverse_dynamics(state, acceleration=dv, method="reference")
    for answer in (by_joints, by_dv):
        np.testing.assert_allclose(answer.forces, wanted.forces, rtol=1e-9, atol=1e-9)
        np.testing.assert_allclose(answer.powers, wanted.powers, rtol=1e-9, atol=1e-9)
        np.testing.assert_allclose(answer.coordinates, wanted.coordinates, rtol=1e-12, atol=1e-12)
        np.testing.assert_allclose(answer.accelerations, wanted.accelerations, rtol=1e-9, atol=1e-9)
        assert answer.residual < 1e-11
        assert answer.power_error < 1e-9
    assert model.forward_dynamics(state, by_joints.forces)[next(iter(rates))] == pytest.approx(0.5, abs=1e-8)


def test_platform_accelerations_and_jacobian() -> None:
    model = cc.compile(cc.library.gough_stewart())
    rng = np.random.default_rng(4)
    state = model.with_velocities(model.assemble(), platform=rng.standard_normal(6))
    wanted = rng.standard_normal(6)
    answer = model.inverse_dynamics(state, platform_acceleration=wanted)
    np.testing.assert_allclose(model.forward_dynamics(state, answer.forces).platform, wanted, rtol=1e-9, atol=1e-9)
    listed = model.inverse_dynamics(state, platform_acceleration=wanted.tolist())
    np.testing.assert_array_equal(listed.forces, answer.forces)
    np.testing.assert_allclose(answer.course.dv[0], model.accelerations(state, platform=wanted), rtol=1e-12, atol=1e-12)
    # the quick way it was: it leaves to the careful one what has another shape only
    driven, given = model._driven_by(None, wanted)
    again = model._quick_inverses[driven](state, given, None)
    assert again is not None
    np.testing.assert_array_equal(again.forces, answer.forces)
    assert model._quick_inverses[driven](state, given[:-1], None) is None
    quick, careful = model.jacobian(state), platform_jacobian(model.kinematics, state.q)
    for name in ("platform_from_actuators", "actuators_from_platform"):
        np.testing.assert_allclose(getattr(quick, name), getattr(careful, name), rtol=1e-11, atol=1e-12)
    assert (quick.parallel, quick.serial) == (careful.parallel, careful.serial)


def test_jacobian_of_few_freedoms() -> None:
    model = cc.compile(cc.library.delta())
    for state in (model.assemble(), *map(model.state, model.mobility.samples[1:3])):
        quick, careful = model.jacobian(state), platform_jacobian(model.kinematics, state.q)
        np.testing.assert_allclose(quick.actuators_from_platform, careful.actuators_from_platform, atol=1e-10)
        np.testing.assert_allclose(quick.platform_from_actuators, careful.platform_from_actuators, atol=1e-10)


@pytest.mark.parametrize("forces", [[np.nan], {"crank_motor": np.inf}, np.array([np.nan]), np.array([np.inf])])
def test_what_is_not_a_number_is_refused(forces: object) -> None:
    model = cc.compile(cc.library.four_bar())
    state = model.assemble(joints={"crank": 1.2})
    model.forward_dynamics(state)
    with pytest.raises(cc.errors.NonFiniteError):
        model.forward_dynamics(state, forces)
    with pytest.raises(cc.errors.NonFiniteError):
        model.inverse_dynamics(state, acceleration=np.full(model.system.nv, np.nan))
    with pytest.raises(cc.errors.NonFiniteError):
        model.inverse_dynamics(state, joint_accelerations={"crank": np.nan})


def test_arguments_of_other_kinds() -> None:
    """What the quick way does not take, the careful way takes or refuses as ever."""
    model = cc.compile(cc.library.four_bar())
    state = model.assemble(joints={"crank": 1.2})
    wanted = model.forward_dynamics(state, [5.0]).acceleration
    for forces in (np.array([5]), np.array([5.0], np.float32), {"crank_motor": 5}, (5.0,), np.array(5.0), 5):
        np.testing.assert_array_equal(model.forward_dynamics(state, forces).acceleration, wanted)
    for wrong in (np.zeros(2), [1.0, 2.0], np.zeros((1, 1)), {"crank_motor": "a"}, np.array(["5"])):
        with pytest.raises(cc.errors.ArgumentError):
            model.forward_dynamics(state, wrong)
    with pytest.raises(cc.errors.UnknownNameError, match="crank_motor"):
        model.forward_dynamics(state, {"motor": 1.0})
    with pytest.raises(cc.errors.UnknownNameError):
        model.inverse_dynamics(state, joint_accelerations={"motor": 1.0})
    with pytest.raises(cc.errors.ArgumentError):
        model.accelerations(state, joints={"crank": [1.0, 2.0]})
    with pytest.raises(cc.errors.InconsistentMotionError):
        model.inverse_dynamics(state, acceleration=np.ones(model.system.nv))
    foreign = cc.compile(cc.library.four_bar((0.9, 4.0, 2.5))).assemble()
    with pytest.raises(cc.errors.ForeignStateError):
        model.forward_dynamics(foreign)


def test_singular_states_are_left_to_the_careful_way() -> None:
    """A flat parallelogram has rows that depend on each other: an error, whoever was asked before."""
    flat = cc.compile(cc.library.four_bar((1.0, 3.0, 1.0)))
    regular = flat.assemble(joints={"crank": 1.0})
    flat.forward_dynamics(regular)
    singular = flat.assemble(joints={"crank": 0.0}, allow_singular=True)
    flat.forward_dynamics(regular, verify=False)
    for verify in (True, False):
        with pytest.raises(cc.errors.SingularityError):
            flat.forward_dynamics(singular, verify=verify)
        quick = flat._quick_forward["auto", verify]
        assert isinstance(quick, QuickForward)
        assert quick.least_pivot == NEAR
        assert quick(singular, None) is None
        assert quick(regular, None) is not None


def test_threads_do_not_share_arrays() -> None:
    model = cc.compile(cc.library.four_bar())
    state = model.assemble(joints={"crank": 1.2})
    wanted = {k: model.forward_dynamics(state, [float(k)]).acceleration.copy() for k in range(4)}
    wrong: list[int] = []

    def ask(k: int) -> None:
        for _ in range(300):
            found = model.forward_dynamics(state, np.array([float(k)]))
            if not (np.array_equal(found.acceleration, wanted[k]) and found.forces[0] == k):
                wrong.append(k)

    threads = [threading.Thread(target=ask, args=(k,)) for k in wanted]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
