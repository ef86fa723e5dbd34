"""Simulation: one run against MuJoCo and a Pinocchio loop at the same step, ensembles against MuJoCo's rollout."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

import mujoco
import numpy as np
import pinocchio as pin
from mujoco import rollout
from peers import MujocoPeer, PinocchioPeer, best_of

import closedchain as cc

TITLE = "Simulation of the Gough–Stewart platform: RK4, 1 ms, constant leg forces"
DURATION, STEP = 2.0, 1e-3
FORCES = np.full(6, 2.0)
INSTANCES = 4096


def measure() -> list[dict[str, object]]:
    model = cc.compile(cc.library.gough_stewart())
    state = model.assemble()
    exact = model.simulate(state, 1.0, FORCES, rtol=1e-13, atol=1e-14).platform.position[-1]
    ours, our_error = time_ours(model, state, exact)
    soft, soft_error = time_mujoco(model, state, exact)
    loop, loop_error = time_pinocchio(model, state, exact)
    errors = f"platform position error at 1 s: ours {our_error:.1e} m"
    many, steps = time_ensemble(model, state), round(0.2 / STEP)
    peer = time_rollout(model, state)
    return [
        row(
            f"{DURATION:g} s of motion, one core",
            f"{ours * 1e3:.1f} ms",
            f"MuJoCo RK4 (soft loops) {soft * 1e3:.0f} ms",
            soft / ours,
            10,
            f"{errors}, MuJoCo {soft_error:.1e} m",
        ),
        row(
            f"{DURATION:g} s of motion, one core",
            f"{ours * 1e3:.1f} ms",
            f"Pinocchio constraintDynamics, RK4 on the manifold in Python {loop * 1e3:.0f} ms",
            loop / ours,
            10,
            f"{errors}, Pinocchio {loop_error:.1e} m",
        ),
        row(
            f"{INSTANCES} simulations at once, two threads",
            f"{INSTANCES * steps / many / 1e6:.2f} million steps/s",
            f"MuJoCo rollout, two threads: {peer / 1e6:.4f} million steps/s",
            INSTANCES * steps / many / peer,
            10,
            f"{steps} steps each, different forces",
        ),
        *coordinates(model, state),
        *accuracy(),
        *first_use(),
    ]


def coordinates(model: cc.Model, state: cc.State) -> list[dict[str, object]]:
    """Platform coordinates against MuJoCo within the workspace; independent ones."""
    forces = 1.02 * model.inverse_dynamics(state, platform_acceleration=np.zeros(6)).forces
    peer = MujocoPeer(model, STEP)

    def step_mujoco() -> None:
        mujoco.mj_resetData(peer.model, peer.data)
        peer.set(state)
        peer.data.qfrc_applied[:] = model.kinematics.actuator_jacobian(state.q).T @ forces
        for _ in range(round(DURATION / STEP)):
            mujoco.mj_step(peer.model, peer.data)

    def simulated() -> cc.Run:
        run = model.simulate(state, DURATION, forces, step=STEP, coordinates="platform")
        assert run.ending.complete  # what is known of a run is made when it is read
        return run

    run = simulated()
    ours, soft = best_of(simulated, 60), best_of(step_mujoco, 5)
    rows = [
        row(
            f"{DURATION:g} s in platform coordinates, leg forces 2 % above those that hold it",
            f"{ours * 1e3:.1f} ms",
            f"MuJoCo RK4 (soft loops) {soft * 1e3:.0f} ms",
            soft / ours,
            25,
            f"loops open by {run.loop_error.max():.1e} m without projection",
        )
    ]
    linkages = {
        "four-bar from 90°": (cc.library.four_bar_saha(), {"crank": np.pi / 2}),
        "five-bar from 80° and 70°": (
            cc.library.five_bar(),
            {"leg1_base": np.deg2rad(80), "leg2_base": np.deg2rad(70)},
        ),
    }
    for name, (machine, joints) in linkages.items():
        linkage = cc.compile(machine)
        start = linkage.assemble(joints=joints)
        changes = len(linkage.simulate(start, 10.0, coordinates="independent").events)
        spent = best_of(lambda m=linkage, s=start: m.simulate(s, 10.0, coordinates="independent"), 10)
        rows.append(
            row(
                f"10 s of the paper's {name}, independent coordinates",
                f"{spent * 1e3:.1f} ms",
                note=f"rtol 1e-12, {changes} changes of coordinates",
            )
        )
    return rows


def row(
    what: str, ours: str, peer: str = "", ratio: float | None = None, wanted: float | None = None, note: str = ""
) -> dict[str, object]:
    return {"what": what, "ours": ours, "peer": peer, "ratio": ratio, "wanted": wanted, "note": note}


def time_ours(model: cc.Model, state: cc.State, exact: np.ndarray) -> tuple[float, float]:
    run = model.simulate(state, DURATION, FORCES, step=STEP)
    # as many as take as long as the peer's runs: both then see the machine's quiet moments
    spent = best_of(lambda: model.simulate(state, DURATION, FORCES, step=STEP), 60)
    return spent, float(np.linalg.norm(run.state(1.0).platform.position - exact))


def time_mujoco(model: cc.Model, state: cc.State, exact: np.ndarray) -> tuple[float, float]:
    peer = MujocoPeer(model, STEP)
    error = np.nan

    def run() -> None:
        nonlocal error
        mujoco.mj_resetData(peer.model, peer.data)
        peer.set(state)
        peer.data.qfrc_applied[:] = push(model, state)
        for k in range(round(DURATION / STEP)):
            if k == round(1.0 / STEP):
                mujoco.mj_kinematics(peer.model, peer.data)
                error = float(np.linalg.norm(peer.data.body("platform").xpos - exact))
            mujoco.mj_step(peer.model, peer.data)

    return best_of(run, 5), error


def push(model: cc.Model, state: cc.State) -> np.ndarray:
    """Leg forces on MuJoCo's velocities, which are ours joint by joint; the platform, a free joint, carries none."""
    return model.kinematics.actuator_jacobian(state.q).T @ FORCES


def time_pinocchio(model: cc.Model, state: cc.State, exact: np.ndarray) -> tuple[float, float]:
    peer = PinocchioPeer(model)
    q, v = peer.coordinates(state)
    Q = peer.generalised(state, FORCES)
    index, half = peer.bodies[model.system.link("platform").index][0], round(1.0 / STEP)
    begin = time.perf_counter()
    q, v = peer.integrated(q, v, Q, STEP, half)
    pin.forwardKinematics(peer.model, peer.data, q)
    error = float(np.linalg.norm(peer.data.oMi[index].translation - exact))
    peer.integrated(q, v, Q, STEP, round(DURATION / STEP) - half)
    return time.perf_counter() - begin, error


def time_ensemble(model: cc.Model, state: cc.State) -> float:
    forces = FORCES + np.random.default_rng(0).normal(size=(INSTANCES, 6))
    model.simulate_many(state, 0.01, forces[:64], step=STEP, threads=2)
    return best_of(lambda: model.simulate_many(state, 0.2, forces, step=STEP, threads=2), 3)


def time_rollout(model: cc.Model, state: cc.State, instances: int = 64, steps: int = 60) -> float:
    """Steps per second of MuJoCo's own threaded rollout."""
    peer = MujocoPeer(model, STEP)
    peer.set(state)
    size = mujoco.mj_stateSize(peer.model, mujoco.mjtState.mjSTATE_FULLPHYSICS)
    start = np.zeros(size)
    mujoco.mj_getState(peer.model, peer.data, start, mujoco.mjtState.mjSTATE_FULLPHYSICS)
    datas = [mujoco.MjData(peer.model) for _ in range(2)]
    control = np.tile(push(model, state), (instances, steps, 1))
    spec = mujoco.mjtState.mjSTATE_QFRC_APPLIED
    with rollout.Rollout(nthread=2) as pool:
        spent = best_of(
            lambda: pool.rollout(
                [peer.model] * instances, datas, np.tile(start, (instances, 1)), control, control_spec=int(spec)
            ),
            3,
        )
    return instances * steps / spent


def accuracy() -> list[dict[str, object]]:
    model = cc.compile(cc.library.four_bar())
    run = model.simulate(model.assemble(), 1.0, 6.0)
    error = abs(run["crank"][-1] - 2.829418245)
    rows = [
        row(
            "four-bar, 1 s, exact",
            f"crank off by {error:.1e} rad, energy balance {np.abs(run.energy.balance).max():.1e} J",
            note="published to 1e-9",
        )
    ]
    begin = time.perf_counter()
    long = model.simulate(model.assemble(), 1000.0, output=0.5)
    spent = time.perf_counter() - begin
    drift = f"loops open by {long.loop_error.max():.1e} m at most"
    rows.append(row("four-bar, 1000 s, error control", f"{spent:.2f} s, {drift}"))
    for n in (2, 40):
        model = cc.compile(cc.library.n_four_bar(n))
        start = model.with_velocities(model.assemble(), joints={"bar0": -1.0})
        run = model.simulate(start, 10.0, method=cc.Lagrange(regularisation=1e-9))
        energy = run.energy.total
        kept = np.abs(energy - energy[0]).max() / np.ptp(run.energy.potential)
        rows.append(row(f"N-four-bar A02, N = {n}, 10 s", f"energy kept to {kept:.1e}", note=run.ending.message))
    return rows


def first_use() -> list[dict[str, object]]:
    """A new process, with nothing kept from before, and the next one."""
    script = (
        "import time, closedchain as cc; m = cc.compile(cc.library.four_bar()); s = m.assemble(); t = time.time();"
        "m.simulate(s, 1.0, 6.0); a = time.time(); m.simulate(s, 1.0, 6.0); print(a - t, time.time() - a)"
    )
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o700)
        settings = {**os.environ, "NUMBA_CACHE_DIR": folder, "CLOSEDCHAIN_CACHE": folder}
        runs = [
            subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, env=settings)
            for _ in range(2)
        ]
    (first, _), (second, third) = ([float(word) for word in run.stdout.split()] for run in runs)
    return [
        row(
            "first simulate ever, in a new process, again",
            f"{first:.1f} s, {second * 1e3:.0f} ms, {third * 1e3:.1f} ms",
            note="the first compiles the integrator for all machines and keeps it on disk",
        )
    ]
