"""Virtual springs: the right-hand side against Pinocchio, chains in parallel, and the paper's run of 2 s."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import numpy as np
from bench_forward import repeat
from peers import PinocchioPeer, best_of, per_call

import closedchain as cc
from closedchain.dynamics.virtual_spring import chain_kernels, motion_kernel
from closedchain.kernel import Kernel

TITLE = "Virtual springs on the Gough–Stewart platform (24 velocities, 7 chains)"
BATCH = 4096
SLICES, CALLS = 400, 40  # short slices, so that the shortest of them is one that nothing else interrupted
SPRING = cc.VirtualSpring(stiffness=5e4, damping=50.0)


def measure() -> list[dict[str, object]]:
    model = cc.compile(cc.library.gough_stewart())
    rng = np.random.default_rng(0)
    state = model.with_velocities(model.assemble(), platform=rng.standard_normal(6))
    tau = rng.standard_normal(6)
    whole = motion_kernel(model.machine, SPRING)
    return [*against_pinocchio(model, whole, state, tau), *in_parallel(model, whole, state, tau), *two_seconds(model)]


def row(
    what: str, ours: str, peer: str, ratio: float | None, wanted: float | None, note: str = ""
) -> dict[str, object]:
    return {"what": what, "ours": ours, "peer": peer, "ratio": ratio, "wanted": wanted, "note": note}


# the right-hand side
def against_pinocchio(model: cc.Model, whole: Kernel, state: cc.State, tau: np.ndarray) -> list[dict[str, object]]:
    peer, overhead = time_pinocchio(model, state, tau)
    alone, batch = loop_time(whole, state.q, state.v, tau), batch_time(whole, (state.q, state.v, tau), 1)
    theirs = f"Pinocchio constraintDynamics {peer * 1e6:.1f} µs"
    note = f"{whole.operations} operations, dq/dt included; Python call overhead of {overhead * 1e6:.2f} µs subtracted"
    return [
        row("right-hand side, one at a time, compiled loop", micro(alone), theirs, peer / alone, 35, note),
        row(f"right-hand side, batches of {BATCH}, one core", micro(batch), theirs, peer / batch, 120, note),
    ]


def time_pinocchio(model: cc.Model, state: cc.State, tau: np.ndarray) -> tuple[float, float]:
    import pinocchio as pin

    peer = PinocchioPeer(model)
    q, v = peer.coordinates(state)
    Q = peer.generalised(state, tau)
    overhead = per_call(lambda: pin.computeTotalMass(peer.model))

    def slice_of_calls() -> None:
        for _ in range(CALLS):
            peer.constraint_dynamics(q, v, Q)

    return best_of(slice_of_calls, SLICES) / CALLS - overhead, overhead


def loop_time(kernel: Kernel, *inputs: np.ndarray, times: int = 2_000) -> float:
    given = tuple(np.array(x) for x in inputs)
    outputs = tuple(np.zeros(port.shape) for port in kernel.outputs)
    work = np.zeros(max(kernel.work_size, 1))
    repeat(kernel.address, given, outputs, work, 1)
    return best_of(lambda: repeat(kernel.address, given, outputs, work, times), SLICES) / times


def batch_time(kernel: Kernel, inputs: tuple[np.ndarray, ...], threads: int, count: int = BATCH) -> float:
    many = [np.tile(x, (count, 1)) for x in inputs]
    out = kernel(*many)
    return best_of(lambda: kernel(*many, out=out, threads=threads), SLICES * BATCH // count) / count


# chains in parallel
def in_parallel(model: cc.Model, whole: Kernel, state: cc.State, tau: np.ndarray) -> list[dict[str, object]]:
    """One machine's chains on two threads, in lanes, and the same cores used on two machines."""
    Q = model.kinematics.actuator_jacobian(state.q).T @ tau
    chains = chain_kernels(model.machine, SPRING)
    together = loop_time(model.kernels.forward(SPRING), state.q, state.v, tau)
    each = [loop_time(kernel, state.q, state.v, Q) for kernel in chains]
    shared = two_threads(chains, state, Q)
    lanes = batch_time(whole, (state.q, state.v, tau), 1)
    one, two = (batch_time(whole, (state.q, state.v, tau), threads, 2 * BATCH) for threads in (1, 2))
    paper = "the paper: 15× with three processors"
    note = f"{', '.join(str(k.operations) for k in chains)} operations; {micro(sum(each))} one after the other"
    return [
        row("slowest chain alone (a processor per chain)", micro(max(each)), f"all in one kernel {micro(together)}",
            together / max(each), None, f"{note}; {paper}"),
        row("chains of one machine on two threads", micro(shared), f"one thread {micro(together)}",
            together / shared, None, "meeting twice per evaluation costs more than the evaluation"),
        row("SIMD lanes: machines side by side on one core", micro(lanes), f"one at a time {micro(together)}",
            together / lanes, None, f"{whole.lanes} lanes"),
        row("machines side by side on two threads", micro(two), f"one thread {micro(one)}", one / two, None,
            "needs two idle cores"),
    ]  # fmt: skip


def two_threads(chains: tuple[Kernel, ...], state: cc.State, Q: np.ndarray, times: int = 300) -> float:
    """Half of the chains on another thread, which waits for every evaluation and reports when it is done."""
    bound = [kernel.bind(np.array(state.q), np.array(state.v), np.array(Q)) for kernel in chains]
    start, done = threading.Semaphore(0), threading.Semaphore(0)
    running = True

    def other() -> None:
        while True:
            start.acquire()
            if not running:
                return
            for kernel in bound[1::2]:
                kernel()
            done.release()

    def evaluate() -> None:
        for _ in range(times):
            start.release()
            for kernel in bound[::2]:
                kernel()
            done.acquire()

    helper = threading.Thread(target=other)
    helper.start()
    spent = best_of(evaluate) / times
    running = False
    start.release()
    helper.join()
    return spent


# the run of the paper
def two_seconds(model: cc.Model) -> list[dict[str, object]]:
    state = model.assemble()
    ways: dict[str, dict[str, object]] = {
        "springs, RK4, steps of 1 ms": {"method": SPRING, "step": 1e-3},
        "exact, RK4, steps of 10 ms, loops left to drift": {"step": 1e-2, "projection": False},
        "exact, RK4, steps of 10 ms, loops closed": {"step": 1e-2},
    }
    rows = []
    for name, how in ways.items():
        spent, error = time_run(lambda how=how: model.simulate(state, 2.0, leg_forces, **how))
        ours = f"{1e3 * spent:.1f} ms, median loop error {error:.0e} m"
        rows.append(row(f"the paper's 2 s of motion: {name}", ours, "the paper, 2001: 6 s on one processor",
                        6.0 / spent, None, f"{0.4 / spent:.0f}× its 0.4 s on three processors"))  # fmt: skip
    return rows


def leg_forces(t: object, state: object) -> list[object]:
    """9 sin πt along every leg, N."""
    return [9 * np.sin(np.pi * t)] * 6


def time_run(action: Callable[[], cc.Run]) -> tuple[float, float]:
    run = action()
    times = []
    for _ in range(5):
        start = time.perf_counter()
        run = action()
        times.append(time.perf_counter() - start)
    return min(times), float(np.median(run.loop_error))


def micro(seconds: float) -> str:
    return f"{seconds * 1e6:.3f} µs"
