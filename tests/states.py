"""Machines and consistent random states that several tests share."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

import closedchain as cc
from closedchain.kinematics.mobility import wander
from oracles.state import BodyState, States

# machines of rigid links; flexible ones have tests of their own
RIGID = tuple(
    name for name, make in cc.library.machines().items() if all(body.flexible is None for body in make().bodies)
)
# built like others: compared with other codes and in the agreement matrix, but not kernel by kernel
ALIKE = (
    "watt_six_bar",
    "stephenson_six_bar",
    "jansen_leg",
    "excavator",
    "rssr",
    "translational_3upu",
    "translational_3ruu",
    "tripod_3rps",
    "orthoglide",
    "double_wishbone",
)
LIBRARY = tuple(name for name in RIGID if name not in ALIKE)
EXTRA = ("soft_hand", "loaded_platform", "sliding_table")
RANDOM = tuple(f"random_machine {seed}" for seed in range(16)) + tuple(f"random_legs {seed}" for seed in range(8))


def mechanism(name: str) -> cc.Mechanism:
    """A library machine, or a random one by 'kind seed'."""
    if name in EXTRA:
        return {"soft_hand": soft_hand, "loaded_platform": loaded_platform, "sliding_table": sliding_table}[name]()
    if " " in name:
        kind, seed = name.split()
        return getattr(cc.library, kind)(int(seed))
    return cc.library.machines()[name]()


def soft_hand() -> cc.Mechanism:
    """Fingertips that also hold the turn about their normal: rolling constraints, which no position can tell."""
    return cc.library.hand("soft")


def loaded_platform() -> cc.Mechanism:
    """Constant wrenches in world and in body axes, at points of a moving body."""
    wrenches = (
        cc.Wrench("platform", (3.0, -20.0, 7.0), (0.4, 0.2, -0.3), (0.1, -0.05, 0.2)),
        cc.Wrench("leg2_upper", (-1.0, 2.0, 0.5), (0.0, 0.3, 0.1), (0.0, 0.1, -0.3), "body"),
    )
    return replace(cc.library.gough_stewart(), wrenches=wrenches)


def sliding_table() -> cc.Mechanism:
    """A table carried by a pendulum and touching an inclined plane at one point, where it slides."""
    incline = cc.Pose((0.0, 0.0, 0.0), axis=(0.0, np.sin(0.3), np.cos(0.3)))
    slide = {"motion": np.eye(6)[[0, 1, 2, 3, 4]], "constraint": np.eye(6)[[5]]}
    up = incline.matrix @ np.array([0.2, 0.1, 0.0])  # where the foot stands
    pivot = up + np.array([-0.5, 0.1, 0.6])
    arm, table = pivot - up - np.array([0.0, 0.0, 0.3]), np.array([0.0, 0.0, 0.3])
    return cc.Mechanism(
        "sliding_table",
        bodies=[
            cc.Body("arm", 0.7, tuple(-arm / 2), (0.02, 0.03, 0.01)),
            cc.Body("table", 2.0, (0.05, 0.0, 0.02), ((0.09, 0.01, 0.0), (0.01, 0.07, 0.0), (0.0, 0.0, 0.11))),
        ],
        joints=[
            cc.spherical("shoulder", "ground", "arm", tuple(pivot)),
            cc.universal("elbow", "arm", "table", tuple(-arm)),
            cc.general("foot", "ground", "table", incline, tuple(-table), **slide),
        ],
    )


def model(name: str) -> cc.Model:
    """The compiled machine; conftest.py keeps it."""
    return cc.compile(mechanism(name))


def moving_state(compiled: cc.Model, seed: int = 0) -> cc.State:
    """A closed configuration away from the start, with random velocities that keep the loops closed."""
    rng = np.random.default_rng(seed)
    start = compiled.assemble(allow_singular=True)
    q = wander(compiled.kinematics, start.q, count=2 + seed % 2)[-1]
    N = compiled.kinematics.free_motions(q)
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
