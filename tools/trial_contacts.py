"""The library's trot against MuJoCo, and Cassie on the ground: stands, hops, and its rollout's speed.

    python tools/trial_contacts.py [path/to/cassie.xml]

The file is the one of a public collection of MJCF models; it is not part of this project.
"""

from __future__ import annotations

import argparse
import sys
import time
import warnings
from dataclasses import replace
from pathlib import Path
from typing import Any

import mujoco
import numpy as np
from mujoco import rollout

import closedchain as cc

TIPS = ((-0.052821, 0.092622, 0.0), (0.069746, -0.010224, 0.0))  # ends of the capsule of a foot, m
RADIUS, MU = 0.02, 0.8
STIFF, FOOT = (1500.0, 30.0), (150.0, 4.0)  # N m/rad, N m s/rad
HOP = 0.3  # rad by which the knees are stretched: off the ground from 0.11 to 0.22 s


def machine(path: Path) -> cc.Mechanism:
    """Cassie with two spheres per foot on the ground."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = cc.load(path)
    feet = [
        cc.Contact(f"{side}{k}", f"{side}-foot", at, mu=MU, radius=RADIUS)
        for side in ("left", "right")
        for k, at in enumerate(TIPS)
    ]
    return replace(found, contacts=tuple(feet))


def home(model: cc.Model, peer: Any) -> cc.State:
    """The key frame of the file with closed loops, its lowest foot 2 mm above the ground."""
    q, data = model.assemble().q.copy(), mujoco.MjData(peer)
    mujoco.mj_resetDataKeyframe(peer, data, 0)
    for j in range(peer.njnt):
        name, first = peer.joint(j).name, peer.jnt_qposadr[j]
        for link in model.system.links:
            size = link.q.stop - link.q.start
            if link.name.split(" on ")[0] == name and size in (1, 4):
                q[link.q] = data.qpos[first : first + size]
    state = model.assemble(guess=model.state(q, check=False))
    q = state.q.copy()
    low = min(state.body(contact.body).point(contact.at)[2] - RADIUS for contact in model.mechanism.contacts)
    floating = next(link for link in model.system.links if link.model.unconstrained)
    q[floating.q.start + 6] -= low - 2e-3
    return model.state(q)


def servo(model: cc.Model, state: cc.State, hop: float = 0.0) -> Any:
    """Angles held by the motors; the knees are stretched by `hop` rad for a tenth of a second."""
    motors = model.mechanism.actuators
    wanted = {motor.name: float(np.squeeze(state[motor.joint])) for motor in motors}

    def law(t: Any, now: Any) -> dict[str, Any]:
        forces = {}
        for motor in motors:
            k, d = FOOT if "foot" in motor.name else STIFF
            push = hop * np.sin(np.pi * t / 0.1) if "knee" in motor.name and hop else 0.0
            error = now[motor.joint] - wanted[motor.name] - push
            forces[motor.name] = -k * error - d * now.velocity(motor.joint)
        return forces

    return law


def report(name: str, run: cc.Run) -> None:
    """What the issue asks of a run."""
    energy = np.abs(run.energy.balance).max() / np.abs(run.energy.total).max() if run.works else float("nan")
    momentum = np.abs(run.momentum.balance).max() / np.abs(run.momentum.total).max() if run.works else float("nan")
    numbers = run.statistics
    print(
        f"{name}: loop error {run.loop_error.max():.1e} m, penetration {numbers.get('penetration', 0):.1e} m, energy "
        f"{energy:.1e}, momentum {momentum:.1e}, by events {numbers['by_events']:.3f}, flagged {numbers['flagged']}, "
        f"{len(run.events)} changes"
    )


class CassiePeer:
    """Cassie in MuJoCo on a floor: only its feet collide, loops and contacts stiff, the same servo as torques."""

    def __init__(self, path: Path, model: cc.Model, state: cc.State, step: float, constant: float = 0.02) -> None:
        spec = mujoco.MjSpec.from_file(str(path))
        spec.worldbody.add_geom(name="floor", type=mujoco.mjtGeom.mjGEOM_PLANE, size=[0, 0, 1])
        for geom in spec.geoms:
            collides = geom.name == "floor" or geom.parent.name.endswith("-foot")
            geom.contype = geom.conaffinity = int(collides)
            geom.condim, geom.friction = 3, [MU, 0.0, 0.0]
        self.m = spec.compile()
        m, options = self.m, self.m.opt
        options.timestep = step
        options.disableflags = int(mujoco.mjtDisableBit.mjDSBL_LIMIT | mujoco.mjtDisableBit.mjDSBL_ISLAND)
        self.source, self.data = model, mujoco.MjData(m)
        self.set(state)
        if constant < 0.02:
            options.cone, options.impratio = mujoco.mjtCone.mjCONE_ELLIPTIC, 100
            options.iterations, options.tolerance = 200, 1e-12
            m.geom_solref[:, 0], m.eq_solref[:, 0] = constant, constant
            m.geom_solimp[:], m.eq_solimp[:] = [0.99, 0.9999, 1e-5, 0.5, 2], [0.99, 0.9999, 1e-5, 0.5, 2]

    def set(self, state: cc.State) -> None:
        """Start from a state at rest."""
        m, pelvis = self.m, state.body("cassie-pelvis")
        for link in self.source.system.links:
            name = link.name.split(" on ")[0]
            if link.model.unconstrained:
                self.data.qpos[:3] = pelvis.point((0.0, 0.0, 0.0))
                mujoco.mju_mat2Quat(self.data.qpos[3:7], np.ascontiguousarray(pelvis.rotation).ravel())
            elif link.q.stop > link.q.start:
                first = m.joint(name).qposadr[0]
                self.data.qpos[first : first + link.q.stop - link.q.start] = state.q[link.q]
        mujoco.mj_forward(m, self.data)

    def follow(self, state: cc.State, duration: float, hop: float) -> np.ndarray:
        """Times and places of the pelvis, a row per step."""
        m, data, motors = self.m, self.data, self.source.mechanism.actuators
        place, speed = (np.array([int(getattr(m.joint(a.joint), k)[0]) for a in motors]) for k in ("qposadr", "dofadr"))
        k, d = (np.array([(FOOT if "foot" in a.name else STIFF)[i] for a in motors]) for i in (0, 1))
        knees = np.array(["knee" in a.name for a in motors])
        wanted, rows = np.array([float(np.squeeze(state[a.joint])) for a in motors]), [[0.0, *data.qpos[:3]]]
        for _ in range(round(duration / m.opt.timestep)):
            push = hop * np.sin(np.pi * data.time / 0.1) * knees
            data.qfrc_applied[speed] = -k * (data.qpos[place] - wanted - push) - d * data.qvel[speed]
            mujoco.mj_step(m, data)
            rows.append([data.time, *data.qpos[:3]])
        return np.array(rows)


def apart(model: cc.Model, state: cc.State, path: Path, hop: float) -> None:
    """Pelvis over 0.5 s: both steps are halved while MuJoCo's contacts and loops stiffen (elliptic, impratio 100)."""
    floating = next(link for link in model.system.links if link.model.unconstrained)
    first, times = floating.q.start + 4, np.linspace(0.01, 0.5, 50)
    for step, constant in ((5e-4, 0.008), (2.5e-4, 0.004), (1.25e-4, 0.002), (6.25e-5, 0.001)):
        theirs = CassiePeer(path, model, state, step, constant).follow(state, 0.5, hop)
        run = model.rollout(state, 0.5, servo(model, state, hop), step=step)
        off = [
            np.abs(np.interp(times, run.time, run.q[:, first + j]) - np.interp(times, theirs[:, 0], theirs[:, 1 + j]))
            for j in range(3)
        ]
        print(
            f"hop {hop:g} rad, steps of {step:g} s, time constant {constant:g} s: {np.max(off) * 1e3:.2f} mm apart "
            f"over 0.5 s, {np.max(np.array(off)[:, :20]) * 1e3:.2f} mm over 0.2 s",
            flush=True,
        )


def speed(model: cc.Model, state: cc.State, path: Path) -> None:
    """Microseconds per step of 0.5 ms in stance, in turns with MuJoCo."""
    peer = CassiePeer(path, model, state, 5e-4)
    data, law, steps = peer.data, servo(model, state), 400
    peer.follow(state, 0.1, 0.0)
    start = np.zeros(mujoco.mj_stateSize(peer.m, mujoco.mjtState.mjSTATE_FULLPHYSICS))
    mujoco.mj_getState(peer.m, data, start, mujoco.mjtState.mjSTATE_FULLPHYSICS)
    stance = model.rollout(state, 0.1, law, step=2.5e-4).state()
    driven, gears = peer.m.jnt_dofadr[peer.m.actuator_trnid[:, 0]], peer.m.actuator_gear[:, 0]
    held, contacts = data.qfrc_applied[driven] / gears, data.ncon  # the torques of the stand, kept
    control, best = np.tile(held, (steps, 1)), [np.inf] * 3
    for _ in range(20):
        for i, ask in enumerate((
            lambda: model.rollout(stance, steps * 5e-4, law, step=5e-4),
            lambda: model.rollout(stance, 5e-4, law, step=5e-4),
            lambda: rollout.rollout(peer.m, data, start, control, skip_checks=False),
        )):  # fmt: skip
            began = time.process_time()
            ask()
            best[i] = min(best[i], time.process_time() - began)
    ours, theirs = (best[0] - best[1]) / (steps - 1) * 1e6, best[2] / steps * 1e6
    print(f"per step {ours:.1f} µs, MuJoCo {theirs:.1f} µs with {contacts} contacts: {theirs / ours:.2f}×")
    count, best = 32, [np.inf] * 2
    starts, control = np.tile(start, (count, 1)), np.tile(held, (count, steps, 1))
    speeds = np.random.default_rng(0).normal(0.0, 0.02, (count, 3))  # of the pelvis, so that starts differ
    starts[:, 1 + peer.m.nq : 4 + peer.m.nq] += speeds
    ours_start = [pushed(model, stance, one) for one in speeds]
    for _ in range(6):
        for i, ask in enumerate((
            lambda: model.rollout_many(ours_start, steps * 5e-4, law, step=5e-4, threads=1),
            lambda: rollout.rollout(peer.m, data, starts, control, skip_checks=False),
        )):  # fmt: skip
            began = time.process_time()
            ask()
            best[i] = min(best[i], time.process_time() - began)
    ours, theirs = (one / count / steps * 1e6 for one in best)
    print(
        f"of {count} at once, one thread, Python and samples included: per step {ours:.2f} µs, MuJoCo {theirs:.1f} µs: "
        f"{theirs / ours:.2f}×"
    )


def pushed(model: cc.Model, state: cc.State, speed: np.ndarray) -> cc.State:
    """A state whose floating body moves faster by some m/s."""
    floating, v = next(link for link in model.system.links if link.model.unconstrained), state.v.copy()
    v[floating.v.start + 3 : floating.v.start + 6] += speed
    return model.state(state.q, v)


def trot() -> None:
    """Trunk of the trot over 0.5 s: both steps are halved while MuJoCo's contacts stiffen (elliptic, impratio 100)."""
    sys.path.insert(0, str(Path(__file__).parents[1] / "benchmarks"))
    import bench_prediction as bench

    from closedchain.simulate.laws.controllers import Trot

    model = cc.compile(cc.library.walker(angles=(0, 0, 0), position=(0, 0, 0.48)))
    state, law = model.assemble(), Trot(stiffness=250.0, damping=5.0, stride=0.0)
    times = np.linspace(0.01, 0.5, 50)
    for step, constant in ((1e-3, 0.02), (1e-3, 0.01), (5e-4, 0.005), (2.5e-4, 0.0025), (1.25e-4, 0.00125)):
        peer = bench.WalkingPeer(model, law, step, round(0.5 / step))
        options = peer.model.opt
        options.cone, options.impratio = mujoco.mjtCone.mjCONE_ELLIPTIC, 100
        options.iterations, options.tolerance = 200, 1e-12
        peer.model.geom_solref[:, 0] = constant
        peer.model.geom_solimp[:] = [0.99, 0.9999, 1e-5, 0.5, 2]
        theirs, run = peer.go(state), model.rollout(state, 0.5, law, step=step)
        apart = [
            np.abs(np.interp(times, run.time, run.q[:, 4 + j]) - np.interp(times, theirs[:, 0], theirs[:, 1 + j])).max()
            for j in range(3)
        ]
        print(f"steps of {step:g} s, time constant {constant:g} s: {max(apart) * 1e3:.2f} mm apart over 0.5 s")


def main(path: Path) -> None:
    model = cc.compile(machine(path))
    state = home(model, mujoco.MjModel.from_xml_path(str(path)))
    print(f"{model.system.nv} velocities, {model.system.nc} loop rows, {model.mobility.dof} degrees of freedom")
    speed(model, state, path)
    report("rollout of a stand", model.rollout(state, 0.3, servo(model, state), step=2.5e-4))
    report("rollout of a hop", model.rollout(state, 0.3, servo(model, state, HOP), step=2.5e-4))
    for hop in (0.0, HOP):
        apart(model, state, path, hop)
    report("stand by events", model.simulate(state, 0.3, servo(model, state)))
    report("hop and landing by events", model.simulate(state, 0.3, servo(model, state, HOP)))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("path", type=Path, nargs="?", help="of cassie.xml")
    given = parser.parse_args()
    trot()
    if given.path is not None:
        main(given.path)
