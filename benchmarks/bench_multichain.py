"""Multi-chain dynamics against Pinocchio."""

from __future__ import annotations

import time

import numpy as np
from bench_forward import BATCH, in_batch, one_at_a_time, row, time_pinocchio

import closedchain as cc

TITLE = "Multi-chain dynamics (Lilly, Orin)"


def measure() -> list[dict[str, object]]:
    rows = []
    for name, wanted in (("three_arms", (15, 50)), ("gough_stewart", (None, None))):
        rows += forward(name, *wanted)
    return rows


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


if __name__ == "__main__":
    start = time.time()
    for line in measure():
        print(line)
    print(f"{time.time() - start:.0f} s")
