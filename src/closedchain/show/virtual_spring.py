"""Plots of virtual springs: loop error and cost against stiffness, deflection of a flexible link."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from closedchain.show.style import legend, logarithmic, new_figure, plain, styled

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from closedchain.dynamics.plans.virtual_spring import SpringStudy
    from closedchain.simulate.run import Run


def plot_spring_study(study: SpringStudy) -> Figure:
    """Loop error and cost against stiffness (figure 6 of Wang, Gosselin and Cheng, and what it costs)."""
    figure, (left, right) = new_figure(1, 2)
    with styled():
        other = right.twinx()
    for axes in (left, right, other):
        logarithmic(axes)
    k = study.stiffness
    left.plot(k, study.error, "o-", label=f"at {study.at:g} s")
    left.plot(k, study.largest, "s--", label="largest until then", markersize=4)
    guide = study.error[-1] * k[-1] / k
    left.plot(k, guide, ":", color="grey", label="1/k")
    left.set(xlabel="stiffness k (N/m)", ylabel="loop error (m)", title="Error")
    right.plot(k, study.evaluations / study.at, "o-", color="C3")
    right.set(xlabel="stiffness k (N/m)", ylabel="evaluations per second of motion", title="Cost (Runge–Kutta 4(5))")
    other.plot(k, study.step, "^--", color="C2", markersize=4)
    other.set_ylabel("largest stable step of RK4 (s)", color="C2")
    legend(left)
    if np.size(k) > 1:
        for axes in (left, right):
            axes.set_xlim(float(k.min()) / 1.5, float(k.max()) * 1.5)
    return figure


def plot_deflection(exact: Run, spring: Run, body: str, at: float) -> Figure:
    """Deflection of a flexible link at one point, and how far the spring solution is off."""
    figure, (left, right) = new_figure(1, 2, time=True)
    one, other = (run.deflection(body, at)[:, 1] for run in (exact, spring))
    left.plot(exact.time, 1e3 * one, label="constrained")
    left.plot(spring.time, 1e3 * other, "--", label="springs")
    left.set(ylabel=f"deflection of {plain(body)} at {at:g} m (mm)")
    legend(left)
    right.plot(exact.time, 100 * (other - one) / np.abs(one).max(), lw=1)
    right.set(ylabel="difference (% of the largest deflection)")
    return figure
