"""Inverse kinematics and dynamics of the Hexapod together, against Pinocchio's rnea on the opened tree alone."""

from __future__ import annotations

import numpy as np
import pinocchio as pin
from peers import PinocchioPeer, best_of, per_call

import closedchain as cc

TITLE = "Inverse dynamics of the Hexapod from platform motions (6-PUS, 24 velocities, 18 loop constraints)"
BATCH = 4096


def measure() -> list[dict[str, object]]:
    model = cc.compile(cc.library.hexapod())
    kernel = model.kernels.inverse()
    inputs = random_motions(model)
    rnea, overhead, error = time_rnea(model, inputs)
    batch = {threads: in_batch(kernel, inputs, threads) for threads in (1, 2)}
    note = (
        f"ours: coordinates, velocities, forces and powers from poses ({kernel.operations} operations); rnea: "
        f"joint motion "
        f"given, loops open, universal joints as composites or as two revolutes, the faster; "
        f"Python call overhead of {overhead * 1e6:.2f} µs subtracted, agrees to {error:.0e}"
    )
    ours, peer = f"{batch[1] * 1e6:.3f} µs", f"Pinocchio rnea {rnea * 1e6:.2f} µs"
    api, alone = along(model)
    return [
        row(f"batches of {BATCH} poses, one core, per pose", ours, peer, rnea / batch[1], 8, note),
        row(
            "poses per second, two threads",
            f"{1e-6 / batch[2]:.2f} million",
            f"one thread {1e-6 / batch[1]:.2f} million",
            batch[1] / batch[2],
            None,
        ),
        row(
            "3 s of motion at 1 kHz through the Python API",
            f"{api * 1e3:.3f} ms",
            f"its kernel {alone * 1e3:.3f} ms",
            alone / api,
            0.5,
            "motion sampled, reach and singularities checked, forces and powers, both verified",
        ),
    ]


def row(what: str, ours: str, peer: str, ratio: float, wanted: float | None, note: str = "") -> dict[str, object]:
    return {"what": what, "ours": ours, "peer": peer, "ratio": ratio, "wanted": wanted, "note": note}


def random_motions(model: cc.Model) -> list[np.ndarray]:
    """Poses near home with random twists and accelerations."""
    rng = np.random.default_rng(8)
    home = np.array(model.assemble().platform.position)
    turns = np.hstack([np.ones((BATCH, 1)), 0.05 * rng.standard_normal((BATCH, 3))])
    turns /= np.linalg.norm(turns, axis=1, keepdims=True)
    places = home + 0.03 * rng.uniform(-1, 1, (BATCH, 3))
    return [turns, places, rng.standard_normal((BATCH, 6)), rng.standard_normal((BATCH, 6))]


def in_batch(kernel: cc.Kernel, inputs: list[np.ndarray], threads: int) -> float:
    out = kernel(*inputs)
    return best_of(lambda: [kernel(*inputs, out=out, threads=threads) for _ in range(20)], 9) / 20 / BATCH


def time_rnea(model: cc.Model, inputs: list[np.ndarray]) -> tuple[float, float, float]:
    """rnea of the opened tree, a call that does next to nothing with the same arguments, and how well both agree."""
    peer = PinocchioPeer(model)
    signs = model.inverse.platform.home
    q, v, dv, *_ = (part[0] for part in model.inverse.platform.course(signs)(*(x[:1] for x in inputs)))
    state = model.state(q, v)
    where, velocities = peer.coordinates(state)
    accelerations = peer.coordinates(state.replace(v=dv, check=False))[1]
    found = pin.rnea(peer.model, peer.data, where, velocities, accelerations)
    wanted = peer.coordinates(state.replace(v=model.inverse.tree(q, v, dv)[0], check=False))[1]
    error = float(np.abs(found - wanted).max() / np.abs(wanted).max())
    idle, single = idle_model(), PinocchioPeer(model, singles=True)
    small = [np.zeros(1)] * 3
    overhead = per_call(lambda: pin.rnea(*idle, *small))
    as_composites = per_call(lambda: pin.rnea(peer.model, peer.data, where, velocities, accelerations))
    as_singles = per_call(lambda: pin.rnea(single.model, single.data, where, velocities, accelerations))
    return min(as_composites, as_singles) - overhead, overhead, error


def idle_model() -> tuple[pin.Model, pin.Data]:
    """A single joint: what remains of its rnea is the call itself."""
    model = pin.Model()
    model.addJoint(0, pin.JointModelRZ(), pin.SE3.Identity(), "joint")
    return model, model.createData()


def along(model: cc.Model) -> tuple[float, float]:
    motion = cc.motions.swing(model.assemble().platform.pose, shift=(0.1, 0.0, 0.0))
    model.inverse_dynamics_along(motion)
    samples = motion.sample(motion.times())
    kernel = model.kernels.inverse(verify=True)
    inputs = [np.array(x) for x in (samples.quaternion, samples.position, samples.twist, samples.acceleration)]
    return best_of(lambda: model.inverse_dynamics_along(motion), 40), best_of(lambda: kernel(*inputs), 40)
