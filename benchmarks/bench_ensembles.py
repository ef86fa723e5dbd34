"""Ensembles: what it costs that machines differ, against MuJoCo's rollout of models that differ."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import mujoco
import numpy as np
from mujoco import rollout
from peers import MujocoPeer, best_of

import closedchain as cc

TITLE = "Ensembles of Gough–Stewart platforms that differ: RK4, 1 ms, two threads"
STEP, STEPS, INSTANCES = 1e-3, 200, 4096
FORCES = np.full(6, 2.0)
Vary = dict[str, np.ndarray]


def measure() -> list[dict[str, object]]:
    model = cc.compile(cc.library.gough_stewart())
    state = model.assemble()
    masses, geometry = numbers(model.mechanism)
    ask = {"alike": None, "masses": masses, "both": masses | geometry}
    speeds = dict.fromkeys(ask, 0.0)
    plain = remembering = 0.0
    for _ in range(3):  # in turns, so that a busy moment does not fall on one of them
        for name, vary in ask.items():
            speeds[name] = max(speeds[name], speed(model, state, vary))
        plain, remembering = max(plain, law_speed(model, state, None)), max(remembering, law_speed(model, state, slow))
    peer = rollout_speed(model, state, masses)
    whole, alone = assembly(model, state, geometry)
    alike = speeds["alike"]
    return [
        row("machines alike", f"{alike / 1e6:.2f} million steps/s"),
        row(
            "masses and inertias of all bodies differ",
            f"{speeds['masses'] / 1e6:.2f} million steps/s",
            f"MuJoCo rollout of models that differ, two threads: {peer / 1e6:.4f} million steps/s",
            speeds["masses"] / peer,
            10,
            f"{speeds['masses'] / alike:.2f} of the speed of machines alike; {count(masses)} numbers",
        ),
        row(
            "joint positions, too",
            f"{speeds['both'] / 1e6:.2f} million steps/s",
            note=f"{speeds['both'] / alike:.2f} of the speed of machines alike; {count(masses | geometry)} numbers",
        ),
        row(
            "actuators with saturation, lag and noise (24 states of the law)",
            f"{remembering / 1e6:.2f} million steps/s",
            f"the same ensemble without: {plain / 1e6:.2f} million steps/s",
            remembering / plain,
            0.7,
        ),
        row(
            f"{INSTANCES} machines of other geometry assembled, leg lengths kept",
            f"{whole / INSTANCES * 1e6:.1f} µs each",
            note=f"model.assemble, one at a time: {alone * 1e6:.0f} µs",
        ),
    ]


def row(
    what: str, ours: str, peer: str = "", ratio: float | None = None, wanted: float | None = None, note: str = ""
) -> dict[str, object]:
    return {"what": what, "ours": ours, "peer": peer, "ratio": ratio, "wanted": wanted, "note": note}


def numbers(machine: cc.Mechanism) -> tuple[Vary, Vary]:
    """Masses and inertias, and positions of the joints on base and platform, a few per cent off."""
    rng = np.random.default_rng(2)
    masses, geometry = Vary(), Vary()
    for body in machine.bodies:
        factor = rng.uniform(0.95, 1.05, INSTANCES)
        masses[f"{body.name}.mass"] = body.mass * factor
        masses[f"{body.name}.inertia"] = np.array(body.inertia) * factor[:, None]
    for joint in machine.joints:
        side = "at" if joint.parent == "ground" else "child_at"
        at = np.array(getattr(joint, side).position)
        if at.any():
            geometry[f"{joint.name}.{side}.position"] = at + rng.normal(scale=5e-3, size=(INSTANCES, 3))
    return masses, geometry


def count(vary: Vary) -> int:
    return sum(rows[0].size for rows in vary.values())


def speed(model: cc.Model, state: cc.State, vary: Vary | None) -> float:
    """Steps per second."""
    states = [state] * INSTANCES
    ask = lambda steps: model.simulate_many(states, steps * STEP, FORCES, step=STEP, vary=vary, threads=2)  # noqa: E731
    ask(1)
    return INSTANCES * STEPS / best_of(lambda: ask(STEPS), 2)


def slow(t: Any, state: Any) -> Any:
    """Constant forces through actuators that saturate, lag behind and are noisy at 1 kHz."""
    lagged = cc.LaggedActuators(lambda t, state: list(FORCES), time_constant=5e-3, limit=50.0, slope=1e4)
    return lagged(t, state) + state.memory.every(STEP).noise("noise", 0.01, state.parameters["seed"], size=6)


def law_speed(model: cc.Model, state: cc.State, law: Callable[..., Any] | None) -> float:
    """Steps per second with and without states of a law."""
    seeds = {} if law is None else {"seed": np.arange(INSTANCES)}
    ask = lambda steps: model.simulate_many(  # noqa: E731
        [state] * INSTANCES, steps * STEP, FORCES if law is None else law, step=STEP, parameters=seeds, threads=2
    )
    ask(1)
    return INSTANCES * STEPS / best_of(lambda: ask(STEPS), 2)


def assembly(model: cc.Model, state: cc.State, geometry: Vary) -> tuple[float, float]:
    """Seconds to put all machines together (and make one step), and to assemble one by model.assemble."""
    ask = lambda: model.simulate_many(state, STEP, step=STEP, vary=geometry, threads=2)  # noqa: E731
    ask()
    lengths = {f"leg{leg}_slide": state[f"leg{leg}_slide"] for leg in range(1, 7)}
    other = cc.compile(ask().machine(0))
    guess = other.state(state.q, check=False)
    other.assemble(joints=lengths, guess=guess)
    return best_of(ask, 3), best_of(lambda: other.assemble(joints=lengths, guess=guess), 10)


def rollout_speed(model: cc.Model, state: cc.State, masses: Vary, instances: int = 64, steps: int = 60) -> float:
    """Steps per second of MuJoCo's threaded rollout, every instance with a model of its own."""
    peer = MujocoPeer(model, STEP)
    peer.set(state)
    start = np.zeros(mujoco.mj_stateSize(peer.model, mujoco.mjtState.mjSTATE_FULLPHYSICS))
    mujoco.mj_getState(peer.model, peer.data, start, mujoco.mjtState.mjSTATE_FULLPHYSICS)
    models = [copy.copy(peer.model) for _ in range(instances)]
    for i, other in enumerate(models):
        for body in model.mechanism.bodies:
            factor = masses[f"{body.name}.mass"][i] / body.mass
            other.body(body.name).mass *= factor
            other.body(body.name).inertia *= factor
    push = model.kinematics.actuator_jacobian(state.q).T @ FORCES
    control = np.tile(push, (instances, steps, 1))
    datas, spec = [mujoco.MjData(peer.model) for _ in range(2)], int(mujoco.mjtState.mjSTATE_QFRC_APPLIED)
    with rollout.Rollout(nthread=2) as pool:
        spent = best_of(
            lambda: pool.rollout(models, datas, np.tile(start, (instances, 1)), control, control_spec=spec), 3
        )
    return instances * steps / spent
