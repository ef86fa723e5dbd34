"""How accurate for how long: errors against time of one run of the Gough–Stewart platform, all sides free to choose.

Each engine is given steps and settings of every kind, and for an error the fastest run that is no worse counts.

ours       `model.simulate` from Python, verified, coordinates over time read from the record: RK4, DOPRI5 and DOP853 at
           fixed steps, in coordinates of the tree and of the platform; whether work explains energy is looked at when
           notes are read
MuJoCo     its own compiled loop (rollout, one thread): RK4, Euler and implicitfast, loops as stiff as the step bears
           (time constant of 2 and 4 steps, impedance 0.9999) and at their defaults
Pinocchio  constraintDynamics with RK4 on the manifold, which keeps its order at the free platform; only calls of the
           dynamics count, as if the loop around them and the integration of configurations took no time
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from itertools import product
from pathlib import Path

import mujoco
import numpy as np
import pinocchio as pin
from bench_simulate import FORCES, push, row
from mujoco import rollout
from peers import MujocoPeer, PinocchioPeer, best_of, per_call

import closedchain as cc

TITLE = "Error against time: one run of the Gough–Stewart platform, every engine at its best"
DURATIONS = (1.0, 2.0)
ERRORS = (1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-8)
COARSE = (0.5, 1 / 3, 0.25, 0.2, 1 / 6, 0.125, 0.1, 1 / 15, 0.05, 0.04, 0.025, 0.02)
STEPS = (*COARSE, 0.01, 0.005, 0.0025, 0.002, 1e-3, 5e-4, 2.5e-4)
SHORT = 1e-4
INTEGRATORS = {"RK4": mujoco.mjtIntegrator.mjINT_RK4, "Euler": mujoco.mjtIntegrator.mjINT_EULER}
INTEGRATORS["implicitfast"] = mujoco.mjtIntegrator.mjINT_IMPLICITFAST
STYLES = {"closedchain": "o-", "MuJoCo": "s--", "Pinocchio": "D:"}


@dataclass(frozen=True)
class Tried:
    """One run: how, how long it took (s), and how far the platform was off at the end (m)."""

    how: str
    seconds: float
    error: float


def measure() -> list[dict[str, object]]:
    rows = []
    for duration in DURATIONS:
        tried = runs(duration)
        for error in ERRORS:
            ours = fastest(tried["closedchain"], error)
            for peer in ("MuJoCo", "Pinocchio"):
                theirs = fastest(tried[peer], error)
                best = min(one.error for one in tried[peer])
                assert ours is not None
                rows.append(
                    row(
                        f"{duration:g} s of motion, platform within {error:g} m at its end",
                        f"{ours.seconds * 1e3:.2f} ms",
                        f"{peer} {theirs.seconds * 1e3:.2f} ms" if theirs else f"{peer}: none of its runs",
                        theirs.seconds / ours.seconds if theirs else None,
                        10 if error <= 1e-4 else 1,
                        f"ours: {ours.how}; {peer}: {theirs.how if theirs else f'off by {best:.0e} m at best'}",
                    )
                )
    return rows


def fastest(tried: list[Tried], error: float) -> Tried | None:
    """The run that took the shortest of those that are no worse."""
    return min((one for one in tried if one.error <= error), key=lambda one: one.seconds, default=None)


@cache
def runs(duration: float) -> dict[str, list[Tried]]:
    """Every run of every engine."""
    mujoco.set_mju_user_warning(lambda message: None)  # of runs whose steps are too long
    model = cc.compile(cc.library.gough_stewart())
    state = model.assemble()
    exact = model.simulate(state, duration, FORCES, rtol=1e-13, atol=1e-14).platform.position[-1]
    return {
        "closedchain": list(our_runs(model, state, duration, exact)),
        "MuJoCo": list(mujoco_runs(model, state, duration, exact)),
        "Pinocchio": list(pinocchio_runs(model, state, duration, exact)),
    }


def our_runs(model: cc.Model, state: cc.State, duration: float, exact: np.ndarray) -> Iterator[Tried]:
    for coordinates, integrator in product(("tree", "platform"), ("rk4", "dopri5", "dop853")):
        for step in STEPS:
            how = {"integrator": integrator, "step": step, "coordinates": coordinates}
            run = partial(model.simulate, state, duration, FORCES, **how)
            try:
                error = float(np.linalg.norm(run().platform.position[-1] - exact))
            except cc.errors.ClosedChainError:
                continue  # the step is too long
            where = "" if coordinates == "tree" else ", platform coordinates"
            yield Tried(f"{integrator}, {step * 1e3:.4g} ms{where}", best_of(lambda run=run: run().q, 15), error)


def mujoco_runs(model: cc.Model, state: cc.State, duration: float, exact: np.ndarray) -> Iterator[Tried]:
    for name, integrator in INTEGRATORS.items():
        for step in (*STEPS, SHORT):
            if name != "RK4" and step < 1e-3:
                continue  # of first order: 6 mm off with 1 ms
            for constant in (2, 4, None):
                peer = MujocoPeer(model, step, integrator)
                if constant is not None:
                    peer.model.eq_solref[:, 0] = constant * step
                    peer.model.eq_solimp[:, :2] = 0.9999
                seconds, error = rolled(peer, model, state, round(duration / step), exact)
                loops = "default loops" if constant is None else f"loops of {constant} steps"
                if np.isfinite(error):
                    yield Tried(f"{name}, {step * 1e3:.4g} ms, {loops}", seconds, error)


def rolled(peer: MujocoPeer, model: cc.Model, state: cc.State, steps: int, exact: np.ndarray) -> tuple[float, float]:
    """Time and error of MuJoCo's own loop."""
    peer.set(state)
    full, applied = mujoco.mjtState.mjSTATE_FULLPHYSICS, mujoco.mjtState.mjSTATE_QFRC_APPLIED
    start = np.zeros(mujoco.mj_stateSize(peer.model, full))
    mujoco.mj_getState(peer.model, peer.data, start, full)
    control, data = np.tile(push(model, state), (1, steps, 1)), mujoco.MjData(peer.model)
    with rollout.Rollout(nthread=1) as pool:
        run = partial(pool.rollout, [peer.model], [data], start[None], control, control_spec=int(applied))
        states, _ = run()
        mujoco.mj_setState(peer.model, peer.data, states[0, -1], full)
        mujoco.mj_kinematics(peer.model, peer.data)
        error = float(np.linalg.norm(peer.data.body("platform").xpos - exact))
        return best_of(run, 3 if steps > 1000 else 15), error


def pinocchio_runs(model: cc.Model, state: cc.State, duration: float, exact: np.ndarray) -> Iterator[Tried]:
    peer = PinocchioPeer(model)
    q, v = peer.coordinates(state)
    Q, index = peer.generalised(state, FORCES), peer.bodies[model.system.link("platform").index][0]
    overhead = per_call(lambda: pin.computeTotalMass(peer.model))
    call = per_call(lambda: peer.constraint_dynamics(q, v, Q)) - overhead
    for step in STEPS:
        steps = round(duration / step)
        try:
            end, _ = peer.integrated(q, v, Q, step, steps)
        except np.linalg.LinAlgError:
            continue  # the step is too long
        pin.forwardKinematics(peer.model, peer.data, end)
        error = float(np.linalg.norm(peer.data.oMi[index].translation - exact))
        if np.isfinite(error):
            yield Tried(f"RK4, {step * 1e3:.4g} ms", 4 * steps * call, error)


def draw(folder: Path) -> Path:
    """Errors against time: every run a point, the best ones joined."""
    from closedchain.show.style import legend, new_figure

    figure, axes = new_figure(1, len(DURATIONS))
    for at, duration in zip(axes, DURATIONS, strict=True):
        for name, tried in runs(duration).items():
            best = [one for one in tried if fastest(tried, one.error) is one]
            best.sort(key=lambda one: one.seconds)
            (line,) = at.plot(
                [one.seconds * 1e3 for one in best], [one.error for one in best], STYLES[name], label=name
            )
            at.plot(
                [t.seconds * 1e3 for t in tried], [t.error for t in tried], ".", ms=3, alpha=0.4, color=line.get_color()
            )
        at.set(xscale="log", yscale="log", xlabel="time of the run (ms)", title=f"{duration:g} s of motion")
    axes[0].set_ylabel("position error at the end (m)")
    legend(axes[0])
    path = folder / "accuracy.png"
    figure.savefig(path, dpi=90)
    return path
