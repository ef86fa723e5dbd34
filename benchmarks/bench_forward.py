"""Forward dynamics, one at a time and in batches, against Pinocchio and MuJoCo."""

from __future__ import annotations

import os
import tempfile
import time

import mujoco
import numba
import numpy as np
from peers import MujocoPeer, PinocchioPeer, best_of, per_call

import closedchain as cc
from closedchain.kernel.numba_call import call

TITLE = "Exact forward dynamics of the Gough–Stewart platform (24 velocities, 18 loop constraints)"
BATCH, MANY = 4096, 262_144


@numba.njit
def repeat(address: int, inputs: tuple, outputs: tuple, work: np.ndarray, times: int) -> None:
    """The kernel called in a compiled loop."""
    for _ in range(times):
        call(address, inputs, outputs, work)


def measure() -> list[dict[str, object]]:
    model = cc.compile(cc.library.gough_stewart())
    rng = np.random.default_rng(0)
    state = model.with_velocities(model.assemble(), platform=rng.standard_normal(6))
    tau = rng.standard_normal(6)
    kernel = model.kernels.forward()
    alone = one_at_a_time(kernel, state, tau)
    batch = in_batch(kernel, state, tau, 1, BATCH, model)
    many = {threads: in_batch(kernel, state, tau, threads, MANY) for threads in (1, 2)}
    pinocchio, overhead, error = time_pinocchio(model, state, tau)
    quick, quick_error = time_lcaba(model, state, tau, overhead)
    soft = time_mujoco(model, state)
    stated = f"Python call overhead of {overhead * 1e6:.2f} µs subtracted; differs from ours by {error:.0e}"
    ours_alone, ours_batch = f"{alone * 1e6:.3f} µs", f"{batch * 1e6:.3f} µs"
    peer = f"Pinocchio constraintDynamics {pinocchio * 1e6:.1f} µs"
    return [
        row("one at a time, compiled loop", ours_alone, peer, pinocchio / alone, 25, stated),
        row(f"batches of {BATCH}, one core, per instance", ours_batch, peer, pinocchio / batch, 85, stated),
        row(
            "one at a time",
            ours_alone,
            f"Pinocchio lcaba {quick * 1e6:.1f} µs",
            quick / alone,
            None,
            f"proximal, µ = 1e-6, two iterations; differs from ours by {quick_error:.0e}",
        ),
        *small_batches(model, kernel, state, tau, pinocchio),
        row("one at a time", ours_alone, f"MuJoCo mj_forward {soft * 1e6:.1f} µs", soft / alone, None, "soft loops"),
        row(
            f"two threads, batches of {MANY}, per instance",
            f"{many[2] * 1e6:.3f} µs",
            f"one thread {many[1] * 1e6:.3f} µs",
            many[1] / many[2],
            1.8,
            "waking a thread takes about 50 µs, so batches of less than a millisecond gain little",
        ),
        *python_call(kernel, state, tau),
        *compile_times(),
    ]


def row(
    what: str, ours: str, peer: str, ratio: float | None, wanted: float | None, note: str = ""
) -> dict[str, object]:
    return {"what": what, "ours": ours, "peer": peer, "ratio": ratio, "wanted": wanted, "note": note}


def one_at_a_time(kernel: cc.Kernel, state: cc.State, tau: np.ndarray, calls: int = 20_000, repeats: int = 9) -> float:
    """Seconds of one evaluation in a compiled loop."""
    inputs = tuple(np.array(x) for x in (state.q, state.v, tau))
    outputs = tuple(np.zeros(port.shape) for port in kernel.outputs)
    work = np.zeros(max(kernel.work_size, 1))
    repeat(kernel.address, inputs, outputs, work, 1)
    return best_of(lambda: repeat(kernel.address, inputs, outputs, work, calls), repeats) / calls


def in_batch(
    kernel: cc.Kernel, state: cc.State, tau: np.ndarray, threads: int, count: int, model: cc.Model | None = None
) -> float:
    """Seconds per instance; with a model the instances are states along a motion of it, else all the same."""
    if model is None:
        q, v = (np.tile(x, (count, 1)) for x in (state.q, state.v))
    else:
        run = model.simulate(state, 0.4, tau, step=0.4 / (count - 1))
        q, v = np.ascontiguousarray(run.q), np.ascontiguousarray(run.v)
        assert len(q) == count
    inputs = [q, v, np.tile(tau, (count, 1))]
    out = kernel(*inputs)
    return best_of(lambda: kernel(*inputs, out=out, threads=threads), 40) / count


def small_batches(
    model: cc.Model, kernel: cc.Kernel, state: cc.State, tau: np.ndarray, pinocchio: float
) -> list[dict[str, object]]:
    """What a call from Python costs an instance when there are few."""
    rows = []
    for count in (4, 16, 64):
        each = in_batch(kernel, state, tau, 1, count, model)
        ours, peer = f"{each * 1e6:.3f} µs", f"Pinocchio constraintDynamics {pinocchio * 1e6:.1f} µs"
        note = "ours from Python with out=, its call included; Pinocchio's call subtracted"
        rows.append(row(f"batches of {count}, per instance", ours, peer, pinocchio / each, None, note))
    return rows


def time_pinocchio(model: cc.Model, state: cc.State, tau: np.ndarray) -> tuple[float, float, float]:
    peer = PinocchioPeer(model)
    error = peer.check(state, tau)
    q, v = peer.coordinates(state)
    Q = peer.generalised(state, tau)
    import pinocchio as pin

    overhead = per_call(lambda: pin.computeTotalMass(peer.model))
    return per_call(lambda: peer.constraint_dynamics(q, v, Q)) - overhead, overhead, error


def time_lcaba(model: cc.Model, state: cc.State, tau: np.ndarray, overhead: float) -> tuple[float, float]:
    """Seconds and accuracy of Pinocchio's articulated-body algorithm for loops."""
    import pinocchio as pin

    peer = PinocchioPeer(model)
    q, v = peer.coordinates(state)
    Q, settings = peer.generalised(state, tau), pin.ProximalSettings(1e-12, 1e-6, 2)
    pin.computeJointMinimalOrdering(peer.model, peer.data, peer.constraints)

    def call() -> np.ndarray:
        found: np.ndarray = pin.lcaba(peer.model, peer.data, q, v, Q, peer.constraints, peer.constraint_data, settings)
        return found

    exact = model.forward_dynamics(state, tau, "reference").acceleration
    wanted = peer.coordinates(state.replace(v=exact, check=False))[1]
    return per_call(call) - overhead, float(np.abs(call() - wanted).max() / np.abs(wanted).max())


def time_mujoco(model: cc.Model, state: cc.State) -> float:
    peer = MujocoPeer(model)
    peer.set(state)
    return per_call(lambda: mujoco.mj_forward(peer.model, peer.data))


def python_call(kernel: cc.Kernel, state: cc.State, tau: np.ndarray) -> list[dict[str, object]]:
    out = kernel(state.q, state.v, tau)
    inside = one_at_a_time(kernel, state, tau)
    whole = per_call(lambda: kernel(state.q, state.v, tau, out=out), 20_000)
    spent = whole - inside
    return [
        row("one Python call with out=", f"{whole * 1e6:.2f} µs", f"of which overhead {spent * 1e6:.2f} µs", None, None)
    ]


def compile_times() -> list[dict[str, object]]:
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o700)
        before = os.environ.get("CLOSEDCHAIN_CACHE")
        os.environ["CLOSEDCHAIN_CACHE"] = folder
        try:
            model = cc.compile(cc.library.gough_stewart())
            _ = model.mobility
            times = []
            for _ in range(2):
                fresh = cc.Model(model.system)
                fresh.__dict__["mobility"] = model.mobility
                kernel = fresh.kernels.forward()
                start = time.perf_counter()
                _ = kernel.address
                times.append(time.perf_counter() - start)
        finally:
            if before is None:
                del os.environ["CLOSEDCHAIN_CACHE"]
            else:
                os.environ["CLOSEDCHAIN_CACHE"] = before
    first, cached = times
    return [row("compiling the kernel", f"{first:.2f} s", f"from the cache {cached * 1e3:.0f} ms", None, None)]
