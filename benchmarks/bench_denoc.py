"""Recursive dynamics in independent coordinates: inverse and forward dynamics of the 6-UPS platform, and cost."""

from __future__ import annotations

import numpy as np
import pinocchio as pin
from peers import PinocchioPeer, best_of, per_call

import closedchain as cc
from closedchain.papers.denoc_costs import by_joints, by_legs
from closedchain.papers.line_fit import fit_line

TITLE = "Recursive DeNOC dynamics of the 6-UPS platform (Saha, Schiehlen, corrected)"
BATCH = 4096


def measure() -> list[dict[str, object]]:
    model = cc.compile(cc.library.gough_stewart())
    rng = np.random.default_rng(0)
    state = model.with_velocities(model.assemble(), platform=rng.standard_normal(6))
    return [*inverse(model, state, rng), *forward(model, state, rng), *cost()]


def inverse(model: cc.Model, state: cc.State, rng: np.random.Generator) -> list[dict[str, object]]:
    """From actuator motion: passive velocities and accelerations of all loops, then the actuator forces."""
    coordinates = cc.DeNOC().independent_coordinates(model)
    kernel = coordinates.inverse_dynamics
    velocities, accelerations = coordinates.velocities(state), rng.standard_normal(6)
    ours = in_batch(kernel, state.q, velocities, accelerations)
    peer = PinocchioPeer(model)
    q, v = peer.coordinates(state)
    a = rng.standard_normal(v.size)
    faster = PinocchioPeer(model, singles=True)
    tree, data = faster.model, faster.data
    assert np.allclose(pin.rnea(tree, data, q, v, a), pin.rnea(peer.model, peer.data, q, v, a))
    overhead = per_call(lambda: pin.computeTotalMass(tree))
    rnea = per_call(lambda: pin.rnea(tree, data, q, v, a)) - overhead
    note = (
        f"ours solves the loops ({kernel.operations} operations); rnea takes all velocities and accelerations of "
        f"the opened "
        f"tree as given; Python call overhead of {overhead * 1e6:.2f} µs subtracted"
    )
    what = f"inverse dynamics from actuator motion, batches of {BATCH}, one core"
    return [row(what, f"{ours * 1e6:.3f} µs", f"Pinocchio rnea {rnea * 1e6:.2f} µs", rnea / ours, 5, note)]


def forward(model: cc.Model, state: cc.State, rng: np.random.Generator) -> list[dict[str, object]]:
    """Accelerations of all coordinates and all loop forces."""
    kernel = model.kernels.forward("denoc")
    tau = rng.standard_normal(6)
    ours = in_batch(kernel, state.q, state.v, tau)
    peer = PinocchioPeer(model)
    error = peer.check(state, tau)
    q, v = peer.coordinates(state)
    Q = peer.generalised(state, tau)
    overhead = per_call(lambda: pin.computeTotalMass(peer.model))
    theirs = per_call(lambda: peer.constraint_dynamics(q, v, Q)) - overhead
    note = f"{kernel.operations} operations; Python call overhead subtracted; differs from ours by {error:.0e}"
    name = f"Pinocchio constraintDynamics {theirs * 1e6:.1f} µs"
    what = f"forward dynamics, batches of {BATCH}, one core"
    return [row(what, f"{ours * 1e6:.3f} µs", name, theirs / ours, None, note)]


def cost() -> list[dict[str, object]]:
    """Operations against joints per leg and legs."""
    longer, more = by_joints(), by_legs()
    rows = []
    for kind in ("inverse", "forward"):
        joints = fit_line([c.joints for c in longer], [getattr(c, kind) for c in longer])
        legs = fit_line([c.legs for c in more], [getattr(c, kind) for c in more])
        what = f"operations of {kind} dynamics, 2 legs of m = 2…12 joints; n = 2…12 legs of 3 joints"
        ours = f"{joints.slope:.0f} per joint of both legs; {legs.slope:.0f} per leg"
        note = f"off a straight line by at most {joints.off:.1%} and {legs.off:.1%}; no zeros in the geometry"
        rows.append(row(what, ours, "", None, None, note))
    return rows


def in_batch(kernel: cc.Kernel, *values: np.ndarray) -> float:
    """Seconds per instance."""
    inputs = [np.tile(value, (BATCH, 1)) for value in values]
    out = kernel(*inputs)
    return best_of(lambda: [kernel(*inputs, out=out) for _ in range(20)], 9) / 20 / BATCH


def row(
    what: str, ours: str, peer: str, ratio: float | None, wanted: float | None, note: str = ""
) -> dict[str, object]:
    return {"what": what, "ours": ours, "peer": peer, "ratio": ratio, "wanted": wanted, "note": note}
