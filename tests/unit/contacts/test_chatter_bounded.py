"""Three feet that can hardly share their forces, static friction above kinetic: time stepping passes them."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

import closedchain as cc

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


def test_from_a_drop() -> None:
    """Steps are all solved, no foot pulls or exceeds its friction, and halving the step halves the difference."""
    runs = [hopper().rollout(start(0.6, FALLING), 0.55, law, step=step) for step in (1e-3, 5e-4, 2.5e-4)]
    for run in runs:
        force = run.contact_forces
        assert run.statistics["flagged"] == 0
        assert force[:, :, 2].min() >= 0
        assert (np.hypot(force[:, :, 0], force[:, :, 1]) - STICKING * force[:, :, 2]).max() < 1e-6
        assert {event.kind for event in run.events} >= {"touchdown", "liftoff", "slip", "stick"}
    apart = [np.abs(run.q[-1] - runs[-1].q[-1]).max() for run in runs[:2]]
    assert apart[1] < 0.6 * apart[0] < 1e-2
