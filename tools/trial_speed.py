"""Forward dynamics of machines beside Pinocchio's: python tools/trial_speed.py FILE…, or m×N for m legs of N bodies.

One at a time, in compiled loops on both sides, interleaved, the best of several runs; by `auto`, and by `lagrange`.
Pinocchio gets the same tree, armature, loops and applied forces, and must agree with the reference first.
"""

from __future__ import annotations

import argparse
import sys
import warnings
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1] / "benchmarks"))

from bench_forward import one_at_a_time
from bench_scaling import alone_there, machine
from peers import PinocchioPeer

import closedchain as cc

METHODS = ("auto", "lagrange")
AGREES = 1e-8
ROUNDS, CALLS, REPEATS = 4, 200, 50


def main(names: list[str]) -> int:
    """One paragraph per machine; the number of those that differ."""
    return sum(not compared(name) for name in names)


def compared(name: str) -> bool:
    """Print what both take."""
    legs, _, bodies = name.partition("×")
    model = cc.compile(machine(int(legs), int(bodies)) if bodies else cc.load(name))
    rng, state = np.random.default_rng(0), model.assemble()
    N = model.kinematics.free_motions(state.q)
    state, tau = state.replace(v=N @ rng.standard_normal(N.shape[1])), rng.standard_normal(len(model.system.actuators))
    kernels, peer = {method: model.kernels.forward(method) for method in METHODS}, PinocchioPeer(model)
    differs = peer.check(state, tau)
    q, v = peer.coordinates(state)
    Q, best, theirs = peer.generalised(state, tau), dict.fromkeys(METHODS, np.inf), np.inf
    for _ in range(ROUNDS):
        for method, kernel in kernels.items():
            best[method] = min(best[method], one_at_a_time(kernel, state, tau, CALLS, REPEATS))
        theirs = min(theirs, alone_there(peer, q, v, Q))
    print(f"{model.mechanism.name}: Pinocchio constraintDynamics {1e6 * theirs:.2f} µs, differs by {differs:.0e}")
    for method, kernel in kernels.items():
        taken = model.method(method).name
        words = f"{method} ({taken}) {kernel.operations} operations, {1e6 * best[method]:.2f} µs"
        print(f"  {words}, {theirs / best[method]:.2f} times Pinocchio's speed", flush=True)
    return differs < AGREES


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="+", metavar="FILE or m×N")
    given = parser.parse_args()
    warnings.simplefilter("ignore", cc.errors.LossWarning)
    sys.exit(main(given.names))
