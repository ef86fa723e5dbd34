"""Questions about contacts that cannot be meant: each is refused with what is wrong and what would have been valid."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import ArgumentError, NonFiniteError, SingularityError, UnknownNameError

HOW = ("simulate", "rollout")
SIZE = 0.4  # m, of the machine


@cache
def slider() -> cc.Model:
    """A body with one contact below it and a mass that is pushed along it."""
    bodies = cc.Body("body", 1.0, inertia=(0.1, 0.1, 0.1)), cc.Body("mass", 0.5, inertia=(0.01, 0.01, 0.01))
    joints = (
        cc.free("floats", "ground", "body"),
        cc.prismatic("push", "body", "mass", cc.Pose((0.0, 0.0, SIZE), axis=(1, 0, 0)), cc.Pose(axis=(1, 0, 0))),
    )
    foot = cc.Contact("foot", "body", (0.0, 0.0, -0.1), mu=0.6, mu_static=0.66)
    return cc.compile(cc.Mechanism("slider", bodies, joints, (cc.Actuator("motor", "push"),), contacts=(foot,)))


def at(gap: float) -> cc.State:
    """At rest, the contact above its plane."""
    return slider().state([1, 0, 0, 0, 0, 0, 0.1 + gap, 0])


def refused(how: str, error: Any, message: str, state: Any = None, **options: Any) -> None:
    """The question is refused, and no kernel was made for it."""
    model = slider()
    known = len(model._contact_runs.settings), len(model._contact_runs.laws.kept)
    with pytest.raises(error, match=message):
        getattr(model, how)(at(0.5) if state is None else state, 0.01, **options)
    assert known == (len(model._contact_runs.settings), len(model._contact_runs.laws.kept))


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("gap", [0.5, 0.0])
def test_laws_that_are_not_finite(how: str, gap: float) -> None:
    """Whether the contact is in the air or on the ground, and from when the law is not finite."""
    law: Callable[..., Any] = lambda t, state: [np.sqrt(0.0055 - t)]  # noqa: E731
    if how == "simulate":
        ending = slider().simulate(at(gap), 0.02, law).ending
        assert ending.kind == "accuracy"
        found = re.search(r"no finite state .* beyond (0\.005\d+) s \(foot (open|sticks)\); check", ending.message)
        assert found
        assert float(found[1]) == pytest.approx(0.0055, abs=1e-6)
        return
    with pytest.raises(SingularityError, match=r"not finite at t = 0\.00[56]\d* s \(foot (open|sticks)\)"):
        slider().rollout(at(gap), 0.02, law)


def test_predictions_say_when_the_motion_was_lost_and_what_to_check() -> None:
    law: Callable[..., Any] = lambda t, state: [np.sqrt(0.0055 - t)]  # noqa: E731
    with pytest.raises(SingularityError, match=r"t = 0\.006 s \(foot open\); check what the actuation gives there"):
        slider().rollout(at(0.5), 1.0, law)


@pytest.mark.parametrize("how", HOW)
def test_contacts_do_not_start_below_their_planes(how: str) -> None:
    message = r"contact 'foot' starts 0\.05 m below its surface; at most [\d.e-]+ m is allowed"
    with pytest.raises(ArgumentError, match=message):
        getattr(slider(), how)(at(-0.05), 0.01)


@pytest.mark.parametrize(("how", "share"), [("simulate", 1e-4), ("rollout", 1e-2)])
def test_contacts_may_start_a_little_below_their_planes(how: str, share: float) -> None:
    allowed = share * slider().system.size
    run = getattr(slider(), how)(at(-0.9 * allowed), 2e-3)
    assert (run.contact_modes == 1).all()
    with pytest.raises(ArgumentError, match="below its surface"):
        getattr(slider(), how)(at(-1.1 * allowed), 2e-3)


def test_predictions_go_on_where_others_ended() -> None:
    """A foot that lands within a step ends it below its surface."""
    first = slider().rollout(slider().state([1, 0, 0, 0, 0, 0, 0.1 + 6e-4, 0], [0, 0, 0, 0, 0, -1.0, 0]), 1e-3)
    np.testing.assert_allclose(first.state().body("body").point((0, 0, -0.1))[2], 0, rtol=0, atol=1e-9)
    again = slider().rollout(first.state(), 0.2)
    np.testing.assert_allclose(again.state().body("body").point((0, 0, -0.1))[2], 0, rtol=0, atol=1e-5)


@pytest.mark.parametrize("how", HOW)
def test_scheduled_contacts_hold_wherever_they_are(how: str) -> None:
    run = getattr(slider(), how)(at(-0.05), 0.01, schedule={"foot": [(0.0, 1.0)]})
    assert (run.contact_modes == 1).all()


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("schedule", [[(0.0, 0.1)], (0.0, 0.1), "foot", 3])
def test_schedules_are_by_contact(how: str, schedule: object) -> None:
    refused(how, ArgumentError, r"schedule must give intervals by contact, such as \{'foot'", schedule=schedule)


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize(
    "intervals",
    [(0.0, 0.1), [0.0, 0.1, 0.2, 0.3], None, 1.0, "ab", ["ab"], [("0", "1")], [(0.0, 0.1, 0.2)], [(0, np.inf)]],
)
def test_intervals_are_pairs(how: str, intervals: object) -> None:
    refused(how, ArgumentError, r"schedule of contact 'foot': pairs \(begin, end\)", schedule={"foot": intervals})


@pytest.mark.parametrize("how", HOW)
def test_schedules_name_contacts(how: str) -> None:
    refused(how, UnknownNameError, "no contact 'fot'; contacts: foot", schedule={"fot": []})


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"start": "a"}, ArgumentError, "start must be a number, not 'a'"),
        ({"start": np.nan}, NonFiniteError, "start is nan; it must be a finite number"),
        ({"step": "x"}, ArgumentError, "step must be a number, not 'x'"),
        ({"step": 0}, ArgumentError, r"step is 0(\.0)? s; it must be greater than 0"),
        ({"parameters": [1]}, ArgumentError, r"parameters .*by name, such as .* \[1\]"),
        ({"parameters": 0}, ArgumentError, "parameters .*by name"),
        ({"parameters": {"a": "x"}}, ArgumentError, "parameter 'a' must be a number, not 'x'"),
        ({"parameters": {"a": np.nan}}, NonFiniteError, "parameter 'a' is nan; it must be a finite number"),
    ],
)
def test_options_are_checked(how: str, options: dict[str, Any], error: type[Exception], message: str) -> None:
    refused(how, error, message, **options)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"method": "lagrang"}, "lagrang"),
        ({"projection": False}, "projection=False does not apply to machines with contacts or dry friction"),
        ({"verify": "no"}, "verify"),
        ({"integrator": "symplectic", "step": 1e-3}, "integrator='symplectic' does not follow contacts.*valid: rk4"),
        ({"coordinates": "platform"}, "coordinates='platform' does not apply to machines with contacts"),
        ({"contacts": "time_stepping", "max_steps": 9}, "max_steps= does not apply to time stepping"),
        ({"contacts": "events"}, "contacts: no driver 'events'; drivers: event, time_stepping"),
    ],
)
def test_options_of_machines_with_contacts(options: dict[str, Any], message: str) -> None:
    refused("simulate", (ArgumentError, UnknownNameError), message, **options)


def test_rollouts_have_a_step() -> None:
    refused("rollout", ArgumentError, "step must be a number, not None", step=None)


@pytest.mark.parametrize("how", HOW)
def test_a_start_is_a_state_of_this_machine(how: str) -> None:
    refused(how, ArgumentError, r"a state of this machine is needed, .*, not \[1.0\]", state=[1.0])
    with pytest.raises(ArgumentError, match="not None"):
        getattr(slider(), how)(None, 0.01)
    other = cc.compile(cc.library.four_bar()).assemble()
    refused(how, ArgumentError, r"the state is of another machine \('four_bar', not 'slider'\)", state=other)


def test_frames_need_a_rate() -> None:
    run = slider().rollout(at(0.5), 0.1)
    for rate in (0, -50.0):
        with pytest.raises(ArgumentError, match="it must be greater than 0"):
            run.frames(rate)
    with pytest.raises(NonFiniteError, match="rate is nan"):
        run.frames(np.nan)
    times = [t for t, _ in run.frames(50)]
    np.testing.assert_allclose(times, np.arange(6) * 0.02, rtol=0, atol=1e-12)
