"""What verification costs: forward dynamics with and without, one at a time and in batches, and inverse dynamics along
a motion; all in one run."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np
from bench_forward import BATCH, in_batch, one_at_a_time, row
from peers import best_of

import closedchain as cc
from closedchain.inverse.result import InverseDynamics

TITLE = "Verified against unverified dynamics"
SAMPLES = 1000  # of a motion
PLACES = 5  # in memory at which a kernel is measured, the best counts
ALLOWED = {"lagrange": 1.6, "operational_space": 2.2}  # times the unverified kernel, one at a time
SIMULATED = 1.10  # times the unverified simulation
DURATION, WITHIN = 2.0, 1.5  # s; the latter before a leg is singular


def measure() -> list[dict[str, object]]:
    forward = [overhead(name, method) for name in ("gough_stewart", "three_arms") for method in ALLOWED]
    by_steps = {"step": 1e-3}
    runs = [simulation({}), simulation(by_steps), simulation({**by_steps, "coordinates": "platform"}, WITHIN)]
    return [*(found for rows in forward for found in rows), along_a_motion(), *runs]


def overhead(name: str, method: str) -> list[dict[str, object]]:
    """Times of both kernels, verified first; the ratio is the share of the speed that is left."""
    models = [cc.compile(cc.library.machines()[name]()) for _ in range(PLACES)]
    model, rng = models[0], np.random.default_rng(0)
    state = model.with_velocities(model.assemble(), platform=rng.standard_normal(6))
    tau = rng.standard_normal(len(model.system.actuators))
    kernels = [model.kernels.forward(method, verify=verify) for verify in (True, False)]
    operations = kernels[0].operations / kernels[1].operations
    rows = []
    # code longer than the fastest memory is read up to a third slower at one place in five
    placed = [one.kernels.forward(method, verify=verify) for one in models for verify in (True, False)]
    found = in_turns(placed, lambda kernel: one_at_a_time(kernel, state, tau, calls=500, repeats=3), 60)
    alone = [min(found[::2]), min(found[1::2])]
    together = in_turns(kernels, lambda kernel: in_batch(kernel, state, tau, 1, BATCH), 5)
    for what, wanted, seconds in (
        ("one at a time", 1 / ALLOWED[method], alone),
        (f"batches of {BATCH}", None, together),
        ("one Python call", None, python_calls(model, method, state, tau)),
    ):
        verified, unverified = (f"{value * 1e6:.3f} µs" for value in seconds)
        note = f"{seconds[0] / seconds[1]:.2f} times the time, {operations:.2f} times the operations"
        title = f"{name}, {method}, {what}: verified, unverified"
        rows.append(row(title, verified, unverified, seconds[1] / seconds[0], wanted, note))
    return rows


def in_turns(kernels: list[cc.Kernel], seconds: Callable[[cc.Kernel], float], turns: int) -> list[float]:
    """The best time of each kernel, measured in turns: what disturbs the machine disturbs all of them."""
    return [min(times) for times in zip(*([seconds(kernel) for kernel in kernels] for _ in range(turns)), strict=True)]


def python_calls(model: cc.Model, method: str, state: cc.State, tau: np.ndarray) -> list[float]:
    """The best time of `model.forward_dynamics`, verified and not, in turns."""

    def seconds(verify: bool) -> float:
        return best_of(lambda: [model.forward_dynamics(state, tau, method, verify=verify) for _ in range(10)], 3) / 10

    return [min(times) for times in zip(*([seconds(True), seconds(False)] for _ in range(100)), strict=True)]


def along_a_motion() -> dict[str, object]:
    """Forces of a Gough–Stewart platform along a motion, through the Python API."""
    model = cc.compile(cc.library.gough_stewart())
    motion = cc.motions.swing(model.assemble().platform.pose, shift=(0.1, 0.0, 0.0))
    times = np.linspace(0.0, 1.0, SAMPLES)

    def ask(verify: bool) -> InverseDynamics:
        return model.inverse_dynamics_along(motion, times=times, verify=verify)

    largest = float(np.max(ask(True).residual))
    seconds = [best_of(lambda verify=verify: ask(verify), 40) for verify in (True, False)]
    kernels = [model.kernels.inverse(verify=verify).operations for verify in (True, False)]
    note = (
        f"{seconds[0] / seconds[1]:.2f} times the time, {kernels[0] / kernels[1]:.2f} times the operations; largest "
        f"residual {largest:.0e}"
    )
    title = f"gough_stewart, inverse dynamics along {SAMPLES} samples: verified, unverified"
    verified, unverified = (f"{value * 1e3:.3f} ms" for value in seconds)
    return row(title, verified, unverified, seconds[1] / seconds[0], None, note)


def simulation(options: dict[str, Any], duration: float = DURATION) -> dict[str, object]:
    """Some seconds of a Gough–Stewart platform with and without, in turns; the best of each."""
    model = cc.compile(cc.library.gough_stewart())
    state, best = model.assemble(), {True: np.inf, False: np.inf}
    for _ in range(100):
        for verify in best:
            began = time.perf_counter()
            run = model.simulate(state, duration, np.full(6, 2.0), verify=verify, **options)
            best[verify] = min(best[verify], time.perf_counter() - began)
    verified, unverified = (f"{best[verify] * 1e3:.2f} ms" for verify in (True, False))
    ratio = best[False] / best[True]
    where = "" if run.statistics["coordinates"] == "tree" else f" in {run.statistics['coordinates']} coordinates"
    title = f"gough_stewart, {duration:g} s by {run.statistics['integrator']}{where}: verified, unverified"
    return row(title, verified, unverified, ratio, 1 / SIMULATED, f"{1 / ratio:.3f} times the time")
