"""The calls that a user makes from Python, with all checks and verification on, beside Pinocchio's Python call.

Both are measured in turns in one process. Ratios are Pinocchio's time over ours, larger is better; fixed costs are
times of the same call less the time of the machine code in it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from functools import partial

import numpy as np
import pinocchio as pin
from bench_forward import one_at_a_time, row
from peers import PinocchioPeer

import closedchain as cc

TITLE = "Python calls on the Gough–Stewart platform, verified"
ROUNDS, CALLS, SMALL = 40, 100, 16


def measure() -> list[dict[str, object]]:
    model = cc.compile(cc.library.gough_stewart())
    rng = np.random.default_rng(0)
    state = model.with_velocities(model.assemble(), platform=rng.standard_normal(6))
    tau, wanted = rng.standard_normal(6), rng.standard_normal(6)
    peer = PinocchioPeer(model)
    error = peer.check(state, tau)
    q, v = peer.coordinates(state)
    Q = peer.generalised(state, tau)
    dv = model.accelerations(state, platform=wanted)
    motion = peer.coordinates(state.replace(v=dv, check=False))[1]
    kernel = model.kernels.forward(verify=True)
    batch = [np.tile(x, (SMALL, 1)) for x in (state.q, state.v, tau)]
    out, bound = kernel(*batch), kernel.bind(*batch)
    run = model.simulate(state, 1e-3, step=1e-3)
    assert run.ending.complete
    found = in_turns(
        {
            "pinocchio": lambda: peer.constraint_dynamics(q, v, Q),
            "rnea": lambda: pin.rnea(peer.model, peer.data, q, v, motion),
            "forward": lambda: model.forward_dynamics(state, tau),
            "reactions": lambda: model.forward_dynamics(state, tau).reactions,
            "inverse": lambda: model.inverse_dynamics(state, platform_acceleration=wanted),
            "inverse of dv": lambda: model.inverse_dynamics(state, acceleration=dv),
            "jacobian": lambda: model.jacobian(state),
            "energies": lambda: model.energies(state),
            "batch": lambda: kernel(*batch, out=out),
            "bound": bound,
        }
    )
    alone = one_at_a_time(kernel, state, tau)
    rows = [
        ("forward_dynamics", "forward", 2.0),
        ("forward_dynamics, reactions read", "reactions", 1.0),
        ("inverse_dynamics of a platform acceleration", "inverse", 1 / 0.8),
        ("inverse_dynamics of dv/dt", "inverse of dv", 1 / 0.8),
        ("jacobian", "jacobian", 1.0),
        ("energies", "energies", None),
    ]
    call = f"Pinocchio constraintDynamics {found['pinocchio'] * 1e6:.1f} µs"
    note = f"whole Python calls on both sides; Pinocchio's differs from ours by {error:.0e}"
    inverse = f"{note}; its rnea of the opened tree alone takes {found['rnea'] * 1e6:.1f} µs"
    own = found["batch"] - SMALL * alone / kernel.lanes
    return [
        *(
            row(
                what,
                f"{found[name] * 1e6:.1f} µs",
                call,
                found["pinocchio"] / found[name],
                least,
                inverse if "inverse" in name else note,
            )
            for what, name, least in rows
        ),
        row(
            f"a kernel on {SMALL} instances with out=",
            f"{found['batch'] * 1e6:.1f} µs",
            f"the same bound {found['bound'] * 1e6:.1f} µs",
            found["bound"] / found["batch"],
            None,
            f"at most {own * 1e6:.1f} µs over the time of the machine code; 10 are wanted",
        ),
        *longer_calls(model, state, 5 * alone),
    ]


def longer_calls(model: cc.Model, state: cc.State, code: float) -> list[dict[str, object]]:
    """Calls around more than one kernel; code: seconds of machine code of one step."""
    wrist = cc.compile(cc.library.agile_wrist())
    home, at = wrist.assemble(), state.platform.pose
    near = cc.Pose(tuple(np.array(at.position) + 1e-3), at.rotation)
    joint = {actuator.joint: float(state[actuator.joint]) + 1e-3 for actuator in model.mechanism.actuators}
    names = [link.name for link in model.system.links if link.model.nq == 1]
    law, one = (lambda t, state: [-20.0 * state[names[0]]] + [0.0] * 5), {"step": 1e-3}
    by_law = partial(model.simulate, state, 1e-3, law, **one)
    calls: dict[str, tuple[Callable[[], object], str]] = {
        "simulate, one step of 1 ms": (partial(model.simulate, state, 1e-3, **one), "fixed cost; 100 µs are wanted"),
        "one step of simulate, coordinates over time read": (
            lambda: model.simulate(state, 1e-3, **one).q,
            "fixed cost",
        ),
        "one step of simulate in platform coordinates": (
            partial(model.simulate, state, 1e-3, coordinates="platform", **one),
            "fixed cost",
        ),
        "one step of simulate under a law": (
            by_law,
            "the law is looked at in every call, and traced where it has changed",
        ),
        "assemble near a guess, pose given": (partial(model.assemble, platform=near, guess=state), "to rounding"),
        "assemble near a guess, actuators given": (partial(model.assemble, joints=joint, guess=state), "to rounding"),
        "linearize": (partial(model.linearize, state), "24 velocities, 6 degrees of freedom"),
        "stiffness of the agile wrist": (partial(wrist.stiffness, home), "verified"),
    }
    found = in_turns({name: call for name, (call, _) in calls.items()}, 20)
    return [
        row(
            name,
            f"{found[name] * 1e6:.0f} µs",
            f"its machine code {code * 1e6:.1f} µs" if name.startswith("simulate") else "",
            None,
            None,
            note,
        )
        for name, (_, note) in calls.items()
    ]


def in_turns(actions: Mapping[str, Callable[[], object]], calls: int = CALLS) -> dict[str, float]:
    """Shortest CPU time of one call of each (s), measured one after the other in every round."""
    best = dict.fromkeys(actions, np.inf)
    for action in actions.values():
        action()
    for _ in range(ROUNDS):
        for name, action in actions.items():
            start = time.thread_time()
            for _ in range(calls):
                action()
            best[name] = min(best[name], (time.thread_time() - start) / calls)
    return best
