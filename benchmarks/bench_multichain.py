"""Multi-chain dynamics and contacts against Pinocchio and MuJoCo."""

from __future__ import annotations

import time

import mujoco
import numpy as np
from bench_forward import BATCH, in_batch, one_at_a_time, row, time_pinocchio
from peers import MujocoPeer, best_of, pose

import closedchain as cc
from closedchain.simulate.gait import Trot

TITLE = "Multi-chain dynamics (Lilly, Orin) and contacts"


def measure() -> list[dict[str, object]]:
    rows = []
    for name, wanted in (("three_arms", (15, 50)), ("gough_stewart", (None, None))):
        rows += forward(name, *wanted)
    return [*rows, *prediction()]


def forward(name: str, alone_wanted: float | None, batch_wanted: float | None) -> list[dict[str, object]]:
    model = cc.compile(cc.library.machines()[name]())
    rng = np.random.default_rng(0)
    state = model.with_rates(model.assemble(), platform=rng.standard_normal(6))
    tau = rng.standard_normal(len(model.system.actuators))
    kernel = model.forward_kernel("operational_space")
    alone, batch = one_at_a_time(kernel, state, tau), in_batch(kernel, state, tau, 1, BATCH)
    peer, overhead, error = time_pinocchio(model, state, tau)
    note = f"{kernel.operations} operations; call overhead {overhead * 1e6:.2f} µs subtracted; differs by {error:.0e}"
    text = f"Pinocchio constraintDynamics {peer * 1e6:.1f} µs"
    return [
        row(f"{name}, one at a time", f"{alone * 1e6:.3f} µs", text, peer / alone, alone_wanted, note),
        row(f"{name}, batch, one core", f"{batch * 1e6:.3f} µs", text, peer / batch, batch_wanted, note),
    ]


def prediction() -> list[dict[str, object]]:
    """One second of a trot ahead in steps of 1 ms, contacts included, against mj_step of the same machine."""
    model = cc.compile(cc.library.walker(angles=(0, 0, 0), position=(0, 0, 0.48)))
    state, law = model.assemble(), Trot(stiffness=250.0, damping=5.0, stride=0.0)
    run = model.predict(state, 1.0, law)
    ours = best_of(lambda: model.predict(state, 1.0, law), 5)
    peer = WalkingPeer(model, law)
    theirs = best_of(lambda: peer.go(state, 1000), 3)
    note = f"{len(run.events)} events, {run.modes_seen} modes; MuJoCo: Euler, joints held by its own position servos"
    peer_text = f"MuJoCo mj_step {theirs * 1e3:.1f} ms"
    return [row("1 s of trot ahead, 1 ms, contacts", f"{ours * 1e3:.2f} ms", peer_text, theirs / ours, 10, note)]


class WalkingPeer(MujocoPeer):
    """The walker in MuJoCo: same bodies and joints, feet as small spheres on a plane, servos with the law's gains."""

    def __init__(self, model: cc.Model, law: Trot) -> None:
        self.law, self.standing = law, model.assemble()
        super().__init__(model, step=1e-3, integrator=mujoco.mjtIntegrator.mjINT_EULER)
        self.model.opt.disableflags &= ~int(mujoco.mjtDisableBit.mjDSBL_CONTACT)
        self.data = mujoco.MjData(self.model)

    def _add(self, spec: object, link: object) -> None:
        super()._add(spec, link)
        if link.index == 0:
            spec.worldbody.add_geom(type=mujoco.mjtGeom.mjGEOM_PLANE, size=[0, 0, 1], friction=[0.7, 0, 0])
        else:
            servo = spec.add_actuator(target=f"{link.name}0", trntype=mujoco.mjtTrn.mjTRN_JOINT)
            servo.set_to_position(kp=self.law.stiffness, kv=self.law.damping)
        for contact in self.source.mechanism.contacts:
            if contact.body == link.body.name:
                inside = pose(link.X_JB)
                at = inside.translation + inside.rotation @ np.array(contact.at)
                self.bodies[-1].add_geom(
                    type=mujoco.mjtGeom.mjGEOM_SPHERE, size=[0.001, 0, 0], pos=at, friction=[0.7, 0, 0], mass=0
                )

    def go(self, state: cc.State, steps: int) -> None:
        """Standing on its servos: the same bodies and contacts; MuJoCo is spared the gait's inverse kinematics."""
        self.set(state)
        self.data.ctrl[:] = [state.q[link.q][0] for link in self.source.system.links[1:]]
        mujoco.mj_step(self.model, self.data, steps)


if __name__ == "__main__":
    start = time.time()
    for line in measure():
        print(line)
    print(f"{time.time() - start:.0f} s")
