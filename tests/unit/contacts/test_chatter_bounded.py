"""Three feet that can hardly share their forces: slips so slow that they seem to stick, and runs that still end."""

from __future__ import annotations

from contextlib import nullcontext
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import closedchain as cc
from closedchain.errors import SingularityError
from closedchain.simulate.contact import drivers, layout
from closedchain.simulate.contact.event_loop import run_events

FEET = ((0.2, 0.1), (-0.2, 0.1), (0.0, -0.15))
MU, STICKING = 0.6, 0.66
FALLING = (0.1, 0.2, 0.3, 0.5, 0.1, -0.5)


@cache
def hopper() -> cc.Model:
    """No leg can move sideways: three feet that stick hold two sideways motions of the trunk."""
    bodies = [cc.Body("trunk", 5.0, inertia=(0.1, 0.12, 0.15))]
    joints = [cc.free("floats", "ground", "trunk")]
    actuators, contacts = [], []
    for i, (x, y) in enumerate(FEET):
        bodies += [
            cc.Body(f"thigh{i}", 0.5, (0, 0, -0.1), (0.003, 0.003, 0.001)),
            cc.Body(f"shank{i}", 0.3, (0, 0, -0.1), (0.002, 0.002, 0.0005)),
        ]
        hip = cc.Pose((x, y, 0), axis=(0, 1, 0))
        joints += [
            cc.revolute(f"hip{i}", "trunk", f"thigh{i}", hip, cc.Pose(axis=(0, 1, 0))),
            cc.prismatic(f"slide{i}", f"thigh{i}", f"shank{i}", cc.Pose((0, 0, -0.3))),
        ]
        actuators += [cc.Actuator(name, name) for name in (f"hip{i}", f"slide{i}")]
        contacts.append(cc.Contact(f"foot{i}", f"shank{i}", (0, 0, -0.25), mu=MU, mu_static=STICKING))
    return cc.compile(cc.Mechanism("hopper", tuple(bodies), tuple(joints), tuple(actuators), contacts=tuple(contacts)))


def law(t: Any, state: Any) -> list[Any]:
    forces = []
    for i in range(len(FEET)):
        swing, lift = 0.1 * np.sin(6 * t + i), 0.02 * np.sin(15 * t + 2 * i)
        forces.append(-60 * (state[f"hip{i}"] - swing) - 3 * state.velocity(f"hip{i}"))
        forces.append(-800 * (state[f"slide{i}"] - lift) - 30 * state.velocity(f"slide{i}") - 25)
    return forces


def start(height: float, v: tuple[float, ...] = (0.0,) * 6) -> cc.State:
    return hopper().state([1, 0, 0, 0, 0, 0, height, *[0.0] * 6], [*v, *[0.0] * 6])


def sensible(run: Any) -> None:
    """Energy and momentum balance, no foot pulls or exceeds its friction, and slips begin and end in turn."""
    np.testing.assert_allclose(run.energy.balance, 0, rtol=0, atol=1e-6)
    np.testing.assert_allclose(run.momentum.balance, 0, rtol=0, atol=1e-7)
    assert np.diff(run.energy.impacts).max() <= 0
    assert run.contact_forces[:, :, 2].min() > -1e-5
    assert (
        np.hypot(run.contact_forces[:, :, 0], run.contact_forces[:, :, 1]) - STICKING * run.contact_forces[:, :, 2]
    ).max() < 1e-5
    for i in range(len(FEET)):
        kinds = [event.kind for event in run.events if event.name == f"foot{i}"]
        assert all(a != b for a, b in pairwise(kinds))


def test_standing() -> None:
    """Feet come to rest where the forces of all three are not unique, and leave that place."""
    run = hopper().simulate(start(0.55), 0.4, law)
    assert run.time[-1] == pytest.approx(0.4, abs=1e-12)
    assert len(run.events) < 30
    assert len(run.time) < 2500
    sensible(run)


def test_from_a_drop() -> None:
    """A foot at its bound of friction begins to slip where it accelerates, which is not against its last force."""
    run = hopper().simulate(start(0.6, FALLING), 0.55, law, step=5e-4)
    assert len(run.events) < 30
    assert len(run.time) < 2500
    sensible(run)
    finer = hopper().simulate(start(0.6, FALLING), 0.55, law, step=2.5e-4)
    np.testing.assert_allclose(run.q[-1], finer.q[-1], rtol=0, atol=2e-5)
    ahead = hopper().rollout(start(0.6, FALLING), 0.55, law, step=2.5e-4)
    np.testing.assert_allclose(run.q[-1], ahead.q[-1], rtol=0, atol=2e-3)


def test_a_run_that_does_not_go_on_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """A loop for which time has stood still since long ago gives up and says what to try."""

    def still(code: layout.ContactCode, course: layout.ContactCourse, samples: Any) -> int:
        course.clock[layout.MARK] = np.inf
        return run_events(code, course, samples)

    monkeypatch.setattr(drivers, "run_events", still)
    monkeypatch.setattr(drivers, "compiling", lambda _: nullcontext())
    with pytest.raises(SingularityError, match=r"change without end at t = .* s.*foot0 .*foot2 .*mu_static.*rollout"):
        hopper().simulate(start(0.55), 1.0, law, step=1e-4)
