"""Multi-chain dynamics against Pinocchio."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
from bench_forward import BATCH, in_batch, one_at_a_time, row, time_pinocchio

import closedchain as cc
from closedchain.papers.line_fit import fit_line
from closedchain.papers.multichain_costs import ChainCost, by_chains, by_dof, plot_costs

TITLE = "Multi-chain dynamics (Lilly, Orin)"


def measure() -> list[dict[str, object]]:
    rows = []
    for name, wanted in (("three_arms", (15, 50)), ("gough_stewart", (None, None))):
        rows += forward(name, *wanted)
    return [*rows, *(growth(what, costs) for what, costs in scaling().items())]


@cache
def scaling() -> dict[str, list[ChainCost]]:
    """Operations and times against N to 30 and m to 16."""
    return {"DOF N of a chain": by_dof(), "chain m of six DOF": by_chains()}


def growth(what: str, costs: list[ChainCost]) -> dict[str, object]:
    sizes = [cost.size for cost in costs]
    times, counts, theirs = (
        fit_line(sizes, values)
        for values in ([c.seconds for c in costs], [c.operations for c in costs], [c.paper for c in costs])
    )
    note = (
        f"off a straight line by {times.off:.1%} (R² {times.r_squared:.5f}) in time, {counts.off:.2%} in operations, "
        f"up to {sizes[-1]}; batch, one core"
    )
    ours = f"{times.slope * 1e6:.3f} µs, {counts.slope:.0f} operations"
    peer = f"Lilly and Orin {theirs.slope:.0f} operations"
    return row(f"each {what} more", ours, peer, theirs.slope / counts.slope, None, note)


def draw(folder: Path) -> Path:
    """Operations and times against N and m, beside the paper's counts."""
    path = folder / "multichain_costs.png"
    plot_costs(*scaling().values()).savefig(path, dpi=90)
    return path


def forward(name: str, alone_wanted: float | None, batch_wanted: float | None) -> list[dict[str, object]]:
    model = cc.compile(cc.library.machines()[name]())
    rng = np.random.default_rng(0)
    state = model.with_velocities(model.assemble(), platform=rng.standard_normal(6))
    tau = rng.standard_normal(len(model.system.actuators))
    kernel = model.kernels.forward("operational_space")
    alone, batch = one_at_a_time(kernel, state, tau), in_batch(kernel, state, tau, 1, BATCH)
    peer, overhead, error = time_pinocchio(model, state, tau)
    note = f"{kernel.operations} operations; call overhead {overhead * 1e6:.2f} µs subtracted; differs by {error:.0e}"
    text = f"Pinocchio constraintDynamics {peer * 1e6:.1f} µs"
    return [
        row(f"{name}, one at a time", f"{alone * 1e6:.3f} µs", text, peer / alone, alone_wanted, note),
        row(f"{name}, batch, one core", f"{batch * 1e6:.3f} µs", text, peer / batch, batch_wanted, note),
    ]
