"""What verification costs: forward dynamics with and without, one at a time and in batches, in one run."""

from __future__ import annotations

import numpy as np
from bench_forward import BATCH, in_batch, one_at_a_time, row

import closedchain as cc

TITLE = "Verified against unverified forward dynamics"
ALLOWED = {"lagrange": 1.6, "operational_space": 2.2}  # times the unverified kernel, one at a time


def measure() -> list[dict[str, object]]:
    return [found for name in ("gough_stewart", "three_arms") for method in ALLOWED for found in overhead(name, method)]


def overhead(name: str, method: str) -> list[dict[str, object]]:
    """Times of both kernels, verified first; the ratio is the share of the speed that is left."""
    model = cc.compile(cc.library.machines()[name]())
    rng = np.random.default_rng(0)
    state = model.with_velocities(model.assemble(), platform=rng.standard_normal(6))
    tau = rng.standard_normal(len(model.system.actuators))
    kernels = [model.forward_kernel(method, verify=verify) for verify in (True, False)]
    operations = kernels[0].operations / kernels[1].operations
    rows = []
    for what, wanted, seconds in (
        ("one at a time", 1 / ALLOWED[method], [one_at_a_time(kernel, state, tau) for kernel in kernels]),
        (f"batches of {BATCH}", None, [in_batch(kernel, state, tau, 1, BATCH) for kernel in kernels]),
    ):
        verified, unverified = (f"{value * 1e6:.3f} µs" for value in seconds)
        note = f"{seconds[0] / seconds[1]:.2f} times the time, {operations:.2f} times the operations"
        title = f"{name}, {method}, {what}: verified, unverified"
        rows.append(row(title, verified, unverified, seconds[1] / seconds[0], wanted, note))
    return rows
