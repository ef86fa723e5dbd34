"""Plots about virtual springs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from closedchain.types import Array

if TYPE_CHECKING:
    from collections.abc import Sequence

    from matplotlib.figure import Figure

    from closedchain.dynamics.plans.virtual_spring import SpringStudy
    from closedchain.simulate.run import Run


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


def plot_chains(
    times: Array, names: Sequence[str], values: Array, velocities: Array, title: str, unit: str = "rad"
) -> Figure:
    """Coordinates and their velocities over time, side by side."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9.0, 3.8), layout="constrained")
    left, right = figure.subplots(1, 2)
    for name, value, rate in zip(names, values.T, velocities.T, strict=True):
        left.plot(times, value, label=name)
        right.plot(times, rate, label=name)
    left.set(xlabel="time (s)", ylabel=f"coordinate ({unit})")
    right.set(xlabel="time (s)", ylabel=f"rate ({unit}/s)")
    for axes in (left, right):
        axes.grid(True, alpha=0.3)
        axes.legend()
    figure.suptitle(title)
    return figure


def plot_errors(times: Array, names: Sequence[str], errors: Array, label: str) -> Figure:
    """Differences over time."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6.0, 3.8), layout="constrained")
    axes = figure.subplots()
    for name, error in zip(names, errors.T, strict=True):
        axes.plot(times, error, label=name, lw=1)
    axes.set(xlabel="time (s)", ylabel=label)
    axes.grid(True, alpha=0.3)
    axes.legend()
    return figure


def plot_deflection(exact: Run, spring: Run, body: str, at: float) -> Figure:
    """Deflection of a flexible link at one point, and how far the spring solution is off."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(9.0, 3.8), layout="constrained")
    left, right = figure.subplots(1, 2)
    one, other = (run.deflection(body, at)[:, 1] for run in (exact, spring))
    left.plot(exact.time, 1e3 * one, label="constrained")
    left.plot(spring.time, 1e3 * other, "--", label="springs")
    left.set(xlabel="time (s)", ylabel=f"deflection of {body} at {at:g} m (mm)")
    left.legend()
    right.plot(exact.time, 100 * (other - one) / np.abs(one).max(), lw=1)
    right.set(xlabel="time (s)", ylabel="difference (% of the largest deflection)")
    for axes in (left, right):
        axes.grid(True, alpha=0.3)
    return figure
