"""Saha, Schiehlen: Recursive kinematics and dynamics for closed loop multibody systems. The paper's two examples.

The paper prints no torques, angles or inertias, only curves, and its figures do not say on which side the second pivot
lies nor which way the loop is closed; its inertias are not printed either. Here the rods are slender and uniform, and
both layouts of the four-bar and all four of the falling five-bar are computed. The reference values come from other
formulations (minimal coordinates from the energies; maximal coordinates with multipliers).
"""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Literal

import numpy as np

from closedchain.kernel import compiled_quickly
from closedchain.papers import denoc_printed
from closedchain.papers.denoc_costs import RecursionCost, count_operations, plot_cost
from closedchain.papers.denoc_example import (
    ACCURATE,
    Cycloidal,
    Example,
    T,
    departure,
    five_bar,
    four_bar,
    singular_times,
)
from closedchain.papers.finding import Finding, MachineView, Misprint, Picture, Reporter, Study, Timing, drawn, picture
from closedchain.papers.line_fit import fit_line
from closedchain.show.curves import plot_curves, plot_tracking
from closedchain.types import Array

if TYPE_CHECKING:
    from matplotlib.figure import Figure

__all__ = ["Cycloidal", "departure", "five_bar", "four_bar", "study", "table"]

TORQUES: dict[Literal["up", "down"], tuple[float, ...]] = {
    "up": (8.634370352738, 6.131876315567, -0.874858290553),
    "down": (10.161631773747, 9.982530403869, 4.679628932755),
}
FALL = 1.4  # s, printed
FALLS = {  # in absolute rod angles with multipliers
    "right, up": 0.4824044321,
    "right, down": 1.3329648958,
    "left, up": 1.3679880352,
    "left, down": 0.9736464424,
}
TOLERANCES = (1e-4, 1e-9)  # of the replays in figures 8 and 13
MISPRINTS = (
    Misprint(
        "(16c)",
        "rows of N_c are P_i (U Ā_ek − A_ek) for i < k, identity for i = k, P_i U Ā_ek for i > k",
        "the factor P_i is missing: wrong for every machine with more than one leg",
    ),
    Misprint("(18a)", "M ṫ + W M E t = w", "the angular velocity matrix stands on the wrong side"),
    Misprint(
        "(22)",
        "w̄_k = w̃_k + Ā_ekᵀ Σ_legs Σ_{i≠k} P_iᵀ w̃_i − A_ekᵀ Σ_{i<k} P_iᵀ w̃_i, with A_ek, never A_mk",
        "a six-legged platform with sliding legs cannot see the error, a revolute actuator away from E can: 66 %",
    ),
    Misprint(
        "(28)",
        "Ã_ii = 1 and M̃_i = M_i + Ãᵀ M̃_{i+1} Ã with Ã = Ψ A: bodies whose passive joints move",
        "as printed it is the rigid composite body",
    ),
    Misprint(
        "(30)–(33)",
        "the last term of (30) is Y^(i)ᵀ Ā^(j); A_ek throughout; M̃_ab becomes P_aᵀ M̃_ab P_b with P_k = 1",
        "the printed formulas give the five-bar τ(10 s) = 1.4285, 26.7995 N m instead of 4.9504, 13.9907",
    ),
    Misprint("(32)", "the last term is −(M̃_(11:k−1,k−1) + M̃_(k+1,1:m,k−1)) A_ek", "see (30)"),
    Misprint("(12d)", "holds for i ≤ k − 2: joint k is never eliminated", "the independent joint would disappear"),
    Misprint(
        "(37)",
        "C θ̇ contains gravity: it is the inverse dynamics at zero acceleration",
        "without gravity the four-bar is 2.5 rad off at 5 s",
    ),
    Misprint(
        "“(34) can be used directly”",
        "the recursive solution for serial chains does not hold for closed loops; I = CᵀKC + diag z is eliminated "
        "backwards instead",
        "I is not that of a serial chain",
    ),
    Misprint(
        "“zero eigenvalue instability”",
        "the open-loop replay is unstable like an inverted pendulum: λ² > 0 along the motion",
        "2.25 s and 3.2 s, when the paper's replays depart, are those of its integrator and tolerance: figures 8 and "
        "13 here depart later, and later still at a tighter tolerance",
    ),
    Misprint("four-bar as one leg", "t_e = 0 is set, not computed", "a pseudo-inverse fails on spatial single loops"),
)

_finding = partial(Finding, "denoc")


def study(report: Reporter) -> Study:
    """Both examples."""
    with compiled_quickly():  # what is asked a few times; what is timed comes after
        report("four-bar and five-bar: torques, inertias, runs")
        found = table()
        report("formulas as printed")
        found += denoc_printed.rows()
        report("operations against joints and legs")
        sizes = (2, 4, 6)
        costs = [count_operations(2, m) for m in sizes], [count_operations(n, 3) for n in sizes]
        found += cost_findings(*costs)
        report("motions, replays at two tolerances, feedback")
        examples = four_bar(), five_bar()
        pictures = [one for example in examples for one in _pictures(example)]
    return Study(
        name="denoc",
        title="Recursive kinematics and dynamics for closed loop multibody systems",
        citation="S. K. Saha, W. O. Schiehlen, Mechanics of Structures and Machines 29, 2001",
        summary="Legs of one-DOF joints meet at an end-effector. Decoupled natural orthogonal complements give the "
        "equations of motion in the actuated coordinates, and recursive inverse and forward dynamics. As printed the "
        "recursion is wrong for every machine with more than one leg; the four-bar treated as one leg hides it.",
        findings=tuple(found),
        misprints=MISPRINTS,
        machines=tuple(map(_moving, examples)),
        pictures=(*pictures, picture("Operations of the recursion grow as straight lines", plot_cost(*costs))),
        timings=_timings(),
    )


# numbers
def table() -> list[Finding]:
    """Everything that can be compared with numbers."""
    rows: list[Finding] = []
    for branch, wanted in TORQUES.items():
        example = four_bar(branch)
        state = example.start
        for t, value in zip((0.0, 10.0, 20.0), wanted, strict=True):
            state = example.state(t, example.state(t / 2 + 5, state) if t else state)
            tau = float(example.coordinates.inverse(state, example.drive(t)[2])[0])
            rows.append(_finding(f"four-bar ({branch}): torque at {t:g} s", "curve", tau, value, 1e-11, "N m"))
    return rows + four_bar_middle() + four_bar_runs() + five_bar_middle() + five_bar_fall()


def four_bar_middle() -> list[Finding]:
    """The passive joints and the inertia half-way."""
    example = four_bar()
    state = example.state(10.0, example.start)
    found = {
        "θ2": (state["coupler"], -0.7077674586754, "rad"),
        "θ3": (state["closing"], -2.065760358512, "rad"),
        "velocity of θ2": (state.velocity("coupler"), -0.117565169065, "rad/s"),
        "velocity of θ3": (state.velocity("closing"), 0.051529222797, "rad/s"),
        "I": (example.coordinates.inertia(state)[0, 0], 0.429399108184, "kg m²"),
    }
    return [
        _finding(f"four-bar (up) at 10 s: {name}", "curve", float(a), b, 1e-11, unit)
        for name, (a, b, unit) in found.items()
    ]


def four_bar_runs() -> list[Finding]:
    """Free from 90°, and with the feedback (37) from right and wrong initial values."""
    example = four_bar()
    free = example.fall
    start = example.state(0.0, example.start)
    fed = example.followed
    error = np.abs(fed["crank"] - [example.drive(t)[0][0] for t in fed.time]).max()
    offset = example.model.state(example.coordinates.close([np.pi / 6 + 0.1], start.q), start.v, check=False)
    away = example.run(offset, T, example.feedback, ACCURATE)
    left = away["crank"] - np.array([example.drive(t)[0][0] for t in away.time])
    decay = np.abs(left - 0.1 * (1 + away.time) * np.exp(-away.time)).max()
    return [
        _finding("four-bar, free from 90°: θ1(10 s)", "curve", float(free["crank"][-1]), 3.80136995, 1e-6, "rad"),
        _finding("feedback (37): largest error", "exact", float(error), 0.0, 1e-8, "rad"),
        _finding("feedback from 0.1 rad off: from 0.1(1+t)e⁻ᵗ", "-", float(decay), 0.0, 1e-8, "rad"),
    ]


def five_bar_middle() -> list[Finding]:
    """Torques and inertia half-way."""
    example = five_bar()
    state = example.state(10.0, example.start)
    tau, inertia = example.coordinates.inverse(state, example.drive(10.0)[2]), example.coordinates.inertia(state)
    found = {
        "torque 1": (tau[0], 4.950435227945, "N m"),
        "torque 2": (tau[1], 13.990721143840, "N m"),
        "I11": (inertia[0, 0], 0.631153651770, "kg m²"),
        "I12": (inertia[0, 1], 0.109909353586, "kg m²"),
        "I22": (inertia[1, 1], 1.091396455279, "kg m²"),
    }
    return [
        _finding(f"five-bar at 10 s: {name}", "curve", float(a), b, 1e-11, unit) for name, (a, b, unit) in found.items()
    ]


def five_bar_fall() -> list[Finding]:
    """When the cranks stop determining the five-bar; its layout is not printed, so all four are computed."""
    times = singular_times()
    near = [f"{when:.2f}" for when in times.values() if abs(when - FALL) < 0.1]
    note = f"layout not printed; {len(near)} of {len(times)} give the printed time: {' and '.join(near)} s"
    closest = min(times, key=lambda layout: abs(times[layout] - FALL))
    return [
        _finding(
            f"five-bar (second pivot {layout}), free fall: singular at",
            f"about {FALL}" if layout == closest else "-",
            when,
            FALLS[layout],
            1e-8,
            "s",
            note=note if layout == closest else "",
        )
        for layout, when in times.items()
    ]


def cost_findings(by_joints: list[RecursionCost], by_legs: list[RecursionCost]) -> list[Finding]:
    """How far operation counts are from straight lines."""
    rows = []
    for what, costs, sizes in (
        ("joints per leg", by_joints, [cost.joints for cost in by_joints]),
        ("legs", by_legs, [cost.legs for cost in by_legs]),
    ):
        for kind in ("inverse", "forward"):
            line = fit_line(sizes, [getattr(cost, kind) for cost in costs])
            rows.append(_finding(f"{kind} dynamics against {what}: off a straight line", "linear", line.off, 0.0, 0.05))
    return rows


# pictures
def _moving(example: Example) -> MachineView:
    """The machine along its motion."""
    states = [example.state(t, example.start) for t in np.linspace(0.0, T, 41)]
    return drawn(f"The {_name(example)} along its motion (35), {T:g} s", states, T)


def _name(example: Example) -> str:
    return example.model.mechanism.name.removesuffix("_saha").replace("_", "-")


def _pictures(example: Example) -> list[Picture]:
    """Figures 5 to 8 (four-bar) or 10 to 13 (five-bar), and what explains the last."""
    name = _name(example)
    first = 5 if name == "four-bar" else 10
    history = example.history(41)
    labels = {"angle (rad)": "angle", "velocity (rad/s)": "velocity", "acceleration (rad/s²)": "acceleration"}
    joints = {label: dict(zip(example.joints, history[key].T, strict=True)) for label, key in labels.items()}
    torques = dict(zip(example.coordinates.names, history["torque"].T, strict=True))
    squares = {f"mode {i + 1}": column for i, column in enumerate(history["square"].T)}
    title = f"{name}: deviations from the motion grow where λ² > 0"
    return [
        picture(f"Figure {first}: {name}, joint motions", plot_curves(history["time"], joints)),
        picture(f"Figure {first + 1}: {name}, torques", plot_curves(history["time"], {"torque (N m)": torques})),
        picture(f"Figure {first + 2}: {name}, free simulation", _free(example)),
        picture(f"Figure {first + 3}: {name}, forced simulation and feedback (37)", _replay(example, history)),
        picture(title, _instability(history["time"], squares)),
    ]


def _replay(example: Example, history: dict[str, Array]) -> Figure:
    """The torques replayed without feedback, at several tolerances, and with (37)."""
    joint = example.coordinates.names[0]
    runs = {f"replay, tolerance {tol:.0e}": departure(example, tol) for tol in TOLERANCES}
    fed = example.followed
    runs["feedback (37)"] = (fed.time, fed[joint])
    title = "open-loop replay leaves the motion; when depends on the tolerance"
    return plot_tracking(
        history["time"], lambda t: float(example.drive(t)[0][0]), runs, label=f"{joint} (rad)", title=title
    )


def _free(example: Example) -> Figure:
    """Free under gravity; grey lines where other coordinates were taken."""
    run = example.fall
    figure = plot_curves(run.time, {"angle (rad)": {name: run[name] for name in example.coordinates.names}})
    for event in run.events:
        if event.kind == "coordinates":
            figure.axes[0].axvline(event.time, color="0.6", lw=0.8)
    return figure


def _instability(time: Array, squares: dict[str, Array]) -> Figure:
    """λ² of small deviations from a motion: where positive they grow like those of an inverted pendulum."""
    figure = plot_curves(time, {"λ² (1/s²)": squares})
    figure.axes[0].axhline(0.0, color="k", lw=0.8)
    return figure


def _timings() -> tuple[Timing, ...]:
    example = five_bar()
    state = example.start
    kernel, velocities, tau = example.coordinates.forward_dynamics, np.zeros(2), np.zeros(2)
    batch = [np.tile(x, (20_000, 1)) for x in (state.q, velocities, tau)]
    kernel(*batch)
    begin = time.perf_counter()
    kernel(*batch)
    each = (time.perf_counter() - begin) / 20_000
    return (Timing("forward dynamics of the five-bar, once", f"{1e9 * each:.0f} ns in a batch", "not reported"),)
