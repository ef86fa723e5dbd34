"""Machines and consistent random states that several tests share."""

from __future__ import annotations

from functools import cache

import numpy as np

import closedchain as cc
from closedchain.kinematics.mobility import wander
from closedchain.kinematics.rates import free_motions
from oracles.state import BodyState, States

# machines of rigid links; flexible ones have tests of their own
LIBRARY = tuple(
    name for name, make in cc.library.machines().items() if all(body.bending is None for body in make().bodies)
)
RANDOM = tuple(f"random_machine {seed}" for seed in range(30)) + tuple(f"random_legs {seed}" for seed in range(20))


def mechanism(name: str) -> cc.Mechanism:
    """A library machine, or a random one by 'kind seed'."""
    if " " in name:
        kind, seed = name.split()
        return getattr(cc.library, kind)(int(seed))
    return cc.library.machines()[name]()


@cache
def model(name: str) -> cc.Model:
    """The compiled machine; compiled once per test process."""
    return cc.compile(mechanism(name))


def moving_state(compiled: cc.Model, seed: int = 0) -> cc.State:
    """A closed configuration away from the start, with random rates that keep the loops closed."""
    rng = np.random.default_rng(seed)
    start = compiled.assemble(allow_singular=True)
    q = wander(compiled.kinematics, start.q, count=2 + seed % 2)[-1]
    N = free_motions(compiled.kinematics, q)
    return compiled.state(q, N @ rng.standard_normal(N.shape[1]))


def random_forces(compiled: cc.Model, seed: int = 0) -> dict[str, float]:
    """Forces between −5 and 5 on every actuator."""
    rng = np.random.default_rng(1000 + seed)
    return {actuator.name: float(rng.uniform(-5, 5)) for actuator in compiled.system.actuators}


def body_states(state: cc.State) -> States:
    """The state as the oracles take it."""
    found = {}
    for body in state.kinematics.system.mechanism.bodies:
        motion = state.body(body.name)
        found[body.name] = BodyState(motion.rotation, motion.position, motion.angular_velocity, motion.velocity)
    return found


def body_accelerations(result: object) -> np.ndarray:
    """[angular; linear] accelerations of all bodies of a forward dynamics result, one row each."""
    bodies = result.state.kinematics.system.mechanism.bodies  # type: ignore[attr-defined]
    return np.array([result.body(body.name) for body in bodies])  # type: ignore[attr-defined]


def assert_close(found: np.ndarray, wanted: np.ndarray, rtol: float) -> None:
    """Equal to a fraction of the largest wanted value."""
    found, wanted = np.asarray(found), np.asarray(wanted)
    np.testing.assert_allclose(found, wanted, rtol=0, atol=rtol * max(np.abs(wanted).max(initial=0.0), 1e-3))
