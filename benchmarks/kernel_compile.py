"""How long kernels take to compile, to load, to call and to run.

    python benchmarks/kernel_compile.py            everything
    python benchmarks/kernel_compile.py --quick    without the long compile times

The function compiled is the forward dynamics of a chain of n pendulums in a plane: a dense mass matrix, its
LDL^T factors and a solve, 2n sines and cosines. Its length grows with n³, so n sets the number of operations.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Callable

import casadi as ca
import numpy as np

from closedchain.kernel import Kernel
from closedchain.spatial.linear import ldl


def pendulum_chain(n: int) -> ca.Function:
    """Angular accelerations of n equal links of unit mass and length, from absolute angles and rates."""
    q, w = ca.SX.sym("q", n), ca.SX.sym("w", n)
    c, s = ca.cos(q), ca.sin(q)
    M, force = ca.SX(n, n), ca.SX(n, 1)
    for i in range(n):
        force[i] = -9.81 * (n - i) * s[i]
        for j in range(n):
            weight = n - max(i, j)
            force[i] -= weight * (s[i] * c[j] - c[i] * s[j]) * w[j] ** 2
            if j <= i:
                M[i, j] = weight * (c[i] * c[j] + s[i] * s[j] if i != j else 1) + (1 / 12 if i == j else 0)
    return ca.Function("chain", [q, w], [ldl(M).solve(force)], ["q", "w"], ["acceleration"])


def best(action: Callable[[], object], repeats: int) -> float:
    """Shortest of several timings, in seconds."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        action()
        times.append(time.perf_counter() - start)
    return min(times)


def processor_time(action: Callable[[], object]) -> float:
    """Processor seconds of an action, which other programs on the machine disturb less."""
    start = time.process_time()
    action()
    return time.process_time() - start


def per_call(action: Callable[[], object]) -> float:
    """Shortest time of one call, in seconds, over runs of many calls."""
    calls = 500
    return best(lambda: [action() for _ in range(calls)], 60) / calls


def compile_times(sizes: tuple[int, ...]) -> None:
    print("compile (CPU time)     operations    scalar s    lanes s    us per operation    from cache ms")
    for n in sizes:
        function = pendulum_chain(n)
        kernel = Kernel(function)
        scalar = processor_time(lambda kernel=kernel: kernel.address)
        lanes = processor_time(lambda kernel=kernel: kernel.batch_address)
        cached = best(lambda function=function: Kernel(function).address, 3)
        each = (scalar + lanes) / kernel.operations * 1e6
        print(
            f"  {n:4d} links {kernel.operations:21,d} {scalar:11.2f} {lanes:10.2f} {each:15.1f} {cached * 1e3:18.1f}",
            flush=True,
        )


def run_times(sizes: tuple[int, ...], count: int = 4096) -> None:
    print(f"\nrun time, us per instance (batch of {count})")
    print("  operations     alone    " + "    ".join(f"{lanes:2d} lanes" for lanes in (1, 2, 4, 8)) + "    2 threads")
    generator = np.random.default_rng(0)
    for n in sizes:
        function = pendulum_chain(n)
        q, w = generator.uniform(-1, 1, (2, count, n))
        out = np.empty((count, n))
        kernel = Kernel(function)
        alone = per_call(kernel.bind(q[0], w[0], out=out[0])) - per_call(call_overhead())
        row = []
        for lanes in (1, 2, 4, 8):
            row.append(best(Kernel(function, lanes=lanes).bind(q, w, out=out), 40) / count)
        big_q, big_w = np.tile(q, (4, 1)), np.tile(w, (4, 1))
        big_out = np.empty_like(big_q)
        together = [
            best(lambda t=t, k=kernel, a=(big_q, big_w), o=big_out: k(*a, out=o, threads=t), 60) for t in (1, 2)
        ]
        cells = "    ".join(f"{value * 1e6:8.4f}" for value in row)
        print(f"  {kernel.operations:10,d} {alone * 1e6:9.4f} {cells} {together[0] / together[1]:10.2f}x", flush=True)


def call_overhead() -> Callable[[], object]:
    """A bound call of a kernel that does next to nothing."""
    x = ca.SX.sym("x")
    return Kernel(ca.Function("nothing", [x], [2 * x], ["x"], ["y"])).bind(np.ones(1), out=np.empty(1))


def overheads() -> None:
    x, y, z = ca.SX.sym("x", 6), ca.SX.sym("y", 6), ca.SX.sym("z", 6)
    kernel = Kernel(ca.Function("sum", [x, y, z], [x + y + z], ["x", "y", "z"], ["total"]))
    a, b, c, out = np.ones(6), np.ones(6), np.ones(6), np.empty(6)
    print("\noverhead of a Python call with three inputs, us")
    print(f"  bound call            {per_call(kernel.bind(a, b, c, out=out)) * 1e6:6.2f}")
    print(f"  out=, same arrays     {per_call(lambda: kernel(a, b, c, out=out)) * 1e6:6.2f}")
    print(f"  new arrays            {per_call(lambda: kernel(a, b, c)) * 1e6:6.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="leave out the long compile times")
    quick = parser.parse_args().quick
    with tempfile.TemporaryDirectory() as folder:
        os.environ["CLOSEDCHAIN_CACHE"] = folder
        compile_times((17,) if quick else (17, 46, 59, 76))
        run_times((8, 17, 24))
        overheads()


if __name__ == "__main__":
    main()
