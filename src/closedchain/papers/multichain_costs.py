"""What the multi-chain algorithm costs against the degrees of freedom N of a chain and the number m of chains.

Operations are counted and times measured on equal chains with arbitrary links; the paper's counts are its Tables 2, 3.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from closedchain.kernel import Kernel
from closedchain.papers.multichain_counts import ours, papers, traced

if TYPE_CHECKING:
    from matplotlib.figure import Figure

DOF, CHAINS = (6, 12, 18, 24, 30), (1, 2, 4, 8, 16)
LANES = 4  # the same for all sizes
BATCH, REPEATS, ROUNDS = 256, 10, 20


@dataclass(frozen=True)
class Cost:
    """One size: operations here and in the paper, and the time (s) of one evaluation in a batch on one core."""

    size: int
    operations: int
    paper: int
    seconds: float


@dataclass(frozen=True)
class Line:
    """The straight line nearest to values: what one more costs, share of the variance explained, largest distance."""

    slope: float
    start: float
    r_squared: float
    off: float  # of the largest value


def by_dof(sizes: Sequence[int] = DOF) -> list[Cost]:
    """One chain of N degrees of freedom that grips rigidly, n_c = 6."""
    return _costs(sizes, [(N, 6, 1) for N in sizes])


def by_chains(sizes: Sequence[int] = CHAINS) -> list[Cost]:
    """m chains of six degrees of freedom with hard points, n_c = 3."""
    return _costs(sizes, [(6, 3, m) for m in sizes])


def _costs(sizes: Sequence[int], cases: Sequence[tuple[int, int, int]]) -> list[Cost]:
    seconds = _seconds([Kernel(traced(*case), lanes=LANES) for case in cases])
    counts = [(sum(ours(*case)), sum(papers(*case))) for case in cases]
    return [Cost(size, *count, each) for size, count, each in zip(sizes, counts, seconds, strict=True)]


def _seconds(kernels: Sequence[Kernel]) -> list[float]:
    """Per evaluation, of many short runs the one that was disturbed least; all take turns, so that none is unlucky."""
    rng = np.random.default_rng(0)
    inputs = [[rng.uniform(0.2, 1.0, (BATCH, port.size)) for port in kernel.inputs] for kernel in kernels]
    outputs = [kernel(*given) for kernel, given in zip(kernels, inputs, strict=True)]
    best = [np.inf] * len(kernels)
    for _ in range(ROUNDS):
        for k, kernel in enumerate(kernels):
            for _ in range(REPEATS):
                begin = time.perf_counter()
                kernel(*inputs[k], out=outputs[k])
                best[k] = min(best[k], time.perf_counter() - begin)
    return [seconds / BATCH for seconds in best]


def line(sizes: Sequence[int], values: Sequence[float]) -> Line:
    """Fit a straight line."""
    y = np.array(values, dtype=float)
    slope, start = np.polyfit(sizes, y, 1)
    left = y - (slope * np.array(sizes) + start)
    r_squared = 1 - np.sum(left**2) / np.sum((y - y.mean()) ** 2)
    return Line(float(slope), float(start), float(r_squared), float(np.abs(left).max() / y.max()))


def plot_costs(dof: Sequence[Cost], chains: Sequence[Cost]) -> Figure:
    """Operations beside the paper's, and measured times, with straight lines fitted."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9, 6), layout="constrained")
    panels = figure.subplots(2, 2, sharex="col")
    labels = ("degrees of freedom N of one chain, n_c = 6", "chains m of six degrees of freedom, n_c = 3")
    for (top, bottom), costs, label in zip(panels.T, (dof, chains), labels, strict=True):
        sizes = [cost.size for cost in costs]
        operations, micros = [cost.operations for cost in costs], [1e6 * cost.seconds for cost in costs]
        top.plot(sizes, [cost.paper for cost in costs], "s--", ms=4, lw=1, label="paper, Tables 2 and 3")
        for axes, values, what in ((top, operations, "operations"), (bottom, micros, "µs")):
            fit = line(sizes, values)
            axes.plot(sizes, values, "o", label="closedchain")
            drawn = [fit.start + fit.slope * size for size in sizes]
            axes.plot(sizes, drawn, "-", lw=1, label=f"{fit.slope:.3g} {what} each, R² = {fit.r_squared:.5f}")
            axes.set(ylabel=f"{what} per evaluation", ylim=(0, None))
            axes.legend(frameon=False, fontsize=8)
        bottom.set(xlabel=label)
    return figure
