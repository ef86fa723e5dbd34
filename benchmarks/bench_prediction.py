"""Rollouts of a legged machine, contacts included, against MuJoCo."""

from __future__ import annotations

import functools
import os

import casadi as ca
import mujoco
import numpy as np
from bench_forward import row
from mujoco import rollout
from peers import MujocoPeer, best_of, pose

import closedchain as cc
from closedchain.simulate.laws.controllers import LEGS, Trot

TITLE = "Legged machines with contacts: prediction"
STEPS, COUNT = 1000, 32
RADIUS = 0.001  # m, of MuJoCo's feet


def measure() -> list[dict[str, object]]:
    """One second of a trot ahead in steps of 1 ms: accelerations, contacts, impacts, controller."""
    model = cc.compile(cc.library.walker(angles=(0, 0, 0), position=(0, 0, 0.48)))
    state, law = model.assemble(), Trot(stiffness=250.0, damping=5.0, stride=0.0)
    run = model.rollout(state, 1.0, law)
    peer = WalkingPeer(model, law)
    theirs_to_see = peer.go(state)
    ours, theirs = interleaved(lambda: model.rollout(state, 1.0, law).q, lambda: peer.go(state))
    apart = np.abs(np.interp(theirs_to_see[:, 0], run.time, run.q[:, 6]) - theirs_to_see[:, 3]).max()
    height = f"{run.q[:, 6].min():.3f}–{run.q[:, 6].max():.3f} m"
    their_height = f"{theirs_to_see[:, 3].min():.3f}–{theirs_to_see[:, 3].max():.3f} m"
    note = (
        f"{len(run.events)} events, {len(np.unique(run.contact_modes, axis=0))} modes; both Euler at 1 ms, "
        f"friction 0.7, the same joint torques: "
        "ours computes the trot's plan from the law, MuJoCo reads the planned angles from an array made before; "
        f"trunk at {height}, MuJoCo {their_height}, apart at most {apart * 1e3:.0f} mm"
    )
    peer_text = f"MuJoCo rollout {theirs * 1e3:.1f} ms"
    rows = [row("1 s of trot ahead, 1 ms, contacts", f"{ours * 1e3:.2f} ms", peer_text, theirs / ours, 8, note)]
    return [*rows, *several(model, state, law, peer)]


def several(model: cc.Model, state: cc.State, law: Trot, peer: WalkingPeer) -> list[dict[str, object]]:
    """Many rollouts at once from starts that differ, both on one thread, then both on all cores."""
    starts, random = [state], np.random.default_rng(0)
    for _ in range(COUNT - 1):
        q = state.q.copy()
        q[7:] += random.normal(0.0, 0.02, q.size - 7)  # rad
        q[6] += 0.02  # m
        starts.append(model.state(q, random.normal(0.0, 0.1, state.v.size)))
    theirs_start = np.array([peer.start(one) for one in starts])
    control = np.tile(peer.control, (COUNT, 1, 1))
    rows, cores = [], len(os.sched_getaffinity(0))
    for threads in (1, cores) if cores > 1 else (1,):
        data = [mujoco.MjData(peer.model) for _ in range(threads)]
        with rollout.Rollout(nthread=threads if threads > 1 else 0) as pool:
            ours, theirs = interleaved(
                functools.partial(coordinates, model, starts, law, threads),
                functools.partial(pool.rollout, peer.model, data, theirs_start, control),
                rounds=8, repeats=1,
            )  # fmt: skip
        ours, theirs = ours / COUNT, theirs / COUNT
        name = f"the same, {COUNT} at once from starts that differ, {threads} thread{'s' * (threads > 1)}"
        note = (
            f"time of one; ours in SIMD lanes, MuJoCo's own rollout with as many starts and {threads} "
            f"thread{'s' * (threads > 1)}; joints start up to 3° apart and move, so that feet touch at different times"
        )
        peer_text = f"MuJoCo rollout {theirs * 1e3:.2f} ms"
        rows.append(row(name, f"{ours * 1e3:.2f} ms", peer_text, theirs / ours, 8, note))
    return rows


def coordinates(model: cc.Model, starts: list[cc.State], law: Trot, threads: int) -> list[np.ndarray]:
    """Of all rollouts, which they make when they are asked for."""
    return [run.q for run in model.rollout_many(starts, 1.0, law, threads=threads)]


def interleaved(*actions: object, rounds: int = 5, repeats: int = 10) -> list[float]:
    """Shortest times of several actions, measured in turns."""
    found = [np.inf] * len(actions)
    for _ in range(rounds):
        found = [min(best, best_of(action, repeats)) for best, action in zip(found, actions, strict=True)]
    return found


class WalkingPeer(MujocoPeer):
    """The walker in MuJoCo: same bodies and joints, feet as small spheres on a plane, servos with the law's gains."""

    def __init__(self, model: cc.Model, law: Trot, step: float = 1e-3, steps: int = STEPS) -> None:
        self.law, self.times = law, np.arange(steps) * step
        super().__init__(model, step=step, integrator=mujoco.mjtIntegrator.mjINT_EULER)
        self.model.opt.disableflags &= ~int(mujoco.mjtDisableBit.mjDSBL_CONTACT)
        self.model.opt.disableflags |= int(mujoco.mjtDisableBit.mjDSBL_ISLAND)  # a tenth quicker without
        self.data = mujoco.MjData(self.model)
        self.control = self._plan()

    def _add(self, spec: object, link: object) -> None:
        super()._add(spec, link)
        if link.index == 0:
            # below the spheres, so that their centres are as high as our contact points
            spec.worldbody.add_geom(
                type=mujoco.mjtGeom.mjGEOM_PLANE, size=[0, 0, 1], pos=[0, 0, -RADIUS], friction=[0.7, 0, 0]
            )
        else:
            servo = spec.add_actuator(target=f"{link.name}0", trntype=mujoco.mjtTrn.mjTRN_JOINT)
            servo.set_to_position(kp=self.law.stiffness, kv=self.law.damping)
        for contact in self.source.mechanism.contacts:
            if contact.body == link.body.name:
                inside = pose(link.X_JB)
                at = inside.translation + inside.rotation @ np.array(contact.at)
                self.bodies[-1].add_geom(
                    type=mujoco.mjtGeom.mjGEOM_SPHERE, size=[RADIUS, 0, 0], pos=at, friction=[0.7, 0, 0], mass=0
                )

    def _plan(self) -> np.ndarray:
        """Servo inputs of every step: planned angles, moved so that damping acts on errors of velocities as in the
        law.
        """
        t = ca.SX.sym("t")
        plans = {}
        for k, (_, left, phase) in enumerate(LEGS):
            angles = self.law.angles(t, left, phase)
            moved = angles + self.law.damping / self.law.stiffness * ca.jacobian(angles, t)
            plans |= {f"leg{k + 1}_{part}": moved[j] for j, part in enumerate(("abduction", "flexion", "knee"))}
        inputs = ca.vertcat(*(plans[link.name] for link in self.source.system.links[1:]))
        return np.array(ca.Function("plan", [t], [inputs])(self.times[None])).T.copy()

    def go(self, state: cc.State) -> np.ndarray:
        """States (time first, then coordinates) after each step."""
        return rollout.rollout(self.model, self.data, self.start(state), self.control, skip_checks=False)[0][0]

    def start(self, state: cc.State) -> np.ndarray:
        """Time, coordinates and velocities at the start."""
        mujoco.mj_resetData(self.model, self.data)
        self.set(state)
        return np.r_[0.0, self.data.qpos, self.data.qvel]
