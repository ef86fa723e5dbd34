"""Plots about virtual springs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from closedchain.dynamics.virtual_spring import SpringStudy


def plot_study(study: SpringStudy) -> Figure:
    """Loop error and cost against stiffness (figure 6 of Wang, Gosselin and Cheng, and what it costs)."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9.0, 3.8), layout="constrained")
    left, right = figure.subplots(1, 2)
    k = study.stiffness
    left.loglog(k, study.error, "o-", label=f"at {study.at:g} s")
    left.loglog(k, study.largest, "s--", label="largest on the way", markersize=4)
    guide = study.error[-1] * k[-1] / k
    left.loglog(k, guide, ":", color="grey", label="1/k")
    left.set(xlabel="stiffness k (N/m)", ylabel="loop error (m)", title="Error")
    right.loglog(k, study.evaluations / study.at, "o-", color="C3")
    right.set(xlabel="stiffness k (N/m)", ylabel="evaluations per second of motion", title="Cost (Runge–Kutta 4(5))")
    other = right.twinx()
    other.loglog(k, study.step, "^--", color="C2", markersize=4)
    other.set_ylabel("largest stable step of RK4 (s)", color="C2")
    left.legend()
    for axes in (left, right):
        axes.grid(True, which="major", alpha=0.3)
        axes.set_xlim(float(k.min()) / 1.5, float(k.max()) * 1.5) if np.size(k) > 1 else None
    return figure


def draw_study(study: SpringStudy, path: Path) -> Path:
    """Write the plot to a file."""
    plot_study(study).savefig(path, dpi=150)
    return path
