"""How long kernels take to compile, to load, to call and to run.

The function compiled is the forward dynamics of a chain of n pendulums in a plane: a dense mass matrix, its
LDL^T factors and a solve, 2n sines and cosines. Its length grows with n³, so n sets the number of operations.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable

import casadi as ca
import numpy as np
from peers import best_of, per_call

from closedchain.kernel import Kernel
from closedchain.spatial.sparse import ldl

TITLE = "Kernels: compiling, loading, calling, lanes and threads"
BATCH = 4096


def pendulum_chain(n: int) -> ca.Function:
    """Angular accelerations of n equal links of unit mass and length, from absolute angles and velocities."""
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


def measure() -> list[dict[str, object]]:
    before = os.environ.get("CLOSEDCHAIN_CACHE")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["CLOSEDCHAIN_CACHE"] = folder
        try:
            return [*compile_times((46, 59, 76)), *run_times((8, 17, 24)), *overheads(), *angles()]
        finally:
            if before is None:
                del os.environ["CLOSEDCHAIN_CACHE"]
            else:
                os.environ["CLOSEDCHAIN_CACHE"] = before


def row(what: str, ours: str, peer: str, ratio: float | None = None, wanted: float | None = None) -> dict[str, object]:
    return {"what": what, "ours": ours, "peer": peer, "ratio": ratio, "wanted": wanted, "note": ""}


def processor_time(action: Callable[[], object]) -> float:
    """Processor seconds of an action, which other programs on the machine disturb less."""
    start = time.process_time()
    action()
    return time.process_time() - start


def compile_times(sizes: tuple[int, ...]) -> list[dict[str, object]]:
    rows = []
    for n in sizes:
        function = pendulum_chain(n)
        kernel = Kernel(function)
        spent = processor_time(lambda kernel=kernel: (kernel.address, kernel.batch_address))
        cached = best_of(lambda function=function: Kernel(function).address, 3)
        each = spent / kernel.operations * 1e6
        what = f"compiling {kernel.operations:,d} operations, alone and in lanes"
        rows.append(row(what, f"{spent:.1f} s, {each:.0f} µs per operation", f"from the cache {cached * 1e3:.0f} ms"))
    return rows


def run_times(sizes: tuple[int, ...]) -> list[dict[str, object]]:
    rows = []
    generator = np.random.default_rng(0)
    for n in sizes:
        function = pendulum_chain(n)
        kernel = Kernel(function)
        q, w = generator.uniform(-1, 1, (2, 16 * BATCH, n))
        out = np.empty_like(q)
        alone = best_of(Kernel(function, lanes=1).bind(q, w, out=out), 20) / len(q)
        lanes, both = (
            best_of(lambda t=t, k=kernel, a=(q, w), o=out: k(*a, out=o, threads=t), 40) / len(q) for t in (1, 2)
        )
        what = f"{kernel.operations:,d} operations: {kernel.lanes} lanes against one"
        rows.append(row(what, f"{lanes * 1e6:.4f} µs", f"one lane {alone * 1e6:.4f} µs", alone / lanes))
        what = f"{kernel.operations:,d} operations: two threads against one"
        rows.append(row(what, f"{both * 1e6:.4f} µs", f"one thread {lanes * 1e6:.4f} µs", lanes / both, 1.8))
    return rows


def angles() -> list[dict[str, object]]:
    """Our sin and cos in lanes beside NumPy's, which are the vector functions of the platform."""
    x = ca.SX.sym("x")
    kernel = Kernel(ca.Function("angles", [x], [ca.sin(x), ca.cos(x)], ["x"], ["s", "c"]))
    at = np.random.default_rng(0).uniform(-20, 20, (BATCH, 1))
    s, c = kernel(at)
    ours = best_of(kernel.bind(at, out=(s, c)), 200) / BATCH
    theirs = best_of(lambda: (np.sin(at, out=s), np.cos(at, out=c)), 200) / BATCH
    what, peer = f"sin and cos of {BATCH} angles, per angle", f"NumPy {theirs * 1e9:.2f} ns"
    return [row(what, f"{ours * 1e9:.2f} ns", peer, theirs / ours)]


def overheads() -> list[dict[str, object]]:
    x, y, z = ca.SX.sym("x", 6), ca.SX.sym("y", 6), ca.SX.sym("z", 6)
    function = ca.Function("sum", [x, y, z], [x + y + z], ["x", "y", "z"], ["total"])
    kernel = Kernel(function)
    a, b, c, out = np.ones(6), np.ones(6), np.ones(6), np.empty(6)
    given, bound = per_call(lambda: kernel(a, b, c, out=out), 5000), per_call(kernel.bind(a, b, c, out=out), 5000)
    casadi = per_call(lambda: function(a, b, c), 5000)
    return [
        row(
            "Python call, three inputs, out=", f"{given * 1e6:.2f} µs", f"CasADi {casadi * 1e6:.1f} µs", casadi / given
        ),
        row("bound call", f"{bound * 1e6:.2f} µs", f"CasADi {casadi * 1e6:.1f} µs", casadi / bound),
    ]
