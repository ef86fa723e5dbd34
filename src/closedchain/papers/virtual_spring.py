"""Wang, Gosselin, Cheng: simulation of closed chains using the virtual spring approach. The paper's three examples.

The paper prints data, curves and a few rounded numbers; the reference values come from minimal coordinates and symbolic
Lagrange equations.
"""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Any

import numpy as np

from closedchain.dynamics.virtual_spring import VirtualSpring
from closedchain.kernel import compiled_quickly
from closedchain.kinematics.state import State
from closedchain.model import Model
from closedchain.papers import virtual_spring_printed
from closedchain.papers.finding import Finding, MachineView, Picture, Reporter, Study, Timing, drawn, picture
from closedchain.papers.virtual_spring_machines import (
    B_PLATFORM,
    EXACT,
    K_FOUR_BAR,
    K_PLATFORM,
    L2,
    TORQUE,
    accelerations_of,
    angles,
    distance,
    equation_20,
    flexible,
    flexible_runs,
    four_bar,
    gaps,
    leg_forces,
    platform,
    velocities_of,
)
from closedchain.papers.virtual_spring_printed import MISPRINTS
from closedchain.show.curves import plot_curves
from closedchain.show.virtual_spring import plot_deflection, plot_spring_study
from closedchain.types import Array

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def study(report: Reporter) -> Study:
    """The three examples."""
    with compiled_quickly():  # what is asked a few times
        report("rigid four-bar")
        found = [*first_instant(), *exact_motion()]
        report("loop error against stiffness")
        found += spring_laws()
        report("flexible coupler")
        found += flexible_coupler()
    report("Gough–Stewart platform")
    times = timings()
    with compiled_quickly():  # what is not timed
        found += platform_rows()
        report("formulas as printed")
        found += virtual_spring_printed.rows()
        report("figures")
        shown, drawings = machines(), tuple(pictures())
    return Study(
        name="virtual_spring",
        title="Modeling and simulation of robotic systems with closed kinematic chains using the virtual spring "
        "approach",
        citation="J. Wang, C. M. Gosselin, L. Cheng, Multibody System Dynamics 7, 2002",
        summary="Loops are cut and their ends joined by stiff springs and dampers, so that the mass matrix becomes "
        "block diagonal: one block per chain. Examples: a four-bar of rigid links, the same with a flexible coupler, "
        "and a Gough–Stewart platform.",
        findings=tuple(found),
        misprints=MISPRINTS,
        machines=shown,
        pictures=drawings,
        timings=times,
    )


# numbers
def _row(quantity: str, printed: str, computed: float, reference: float, tolerance: float) -> Finding:
    """A finding whose unit stands in parentheses at the end of its name."""
    match = re.fullmatch(r"(.*) \(([^()]*)\)", quantity)
    name, unit = match.groups() if match else (quantity, "")
    return Finding("virtual_spring", name, printed, float(computed), reference, tolerance, unit)


def first_instant() -> list[Finding]:
    model, state = four_bar()
    rows = [
        _row("closure: α (rad)", "0.353281", float(state["crank"] + state["coupler"]), 0.3532808961981054, 1e-13),
        _row("closure: φ (rad)", "1.26486", float(state["rocker"]), 1.2648578195810691, 1e-13),
    ]
    # the 1/k term is taken away by two stiffnesses
    once, twice = (at_equilibrium(model, state, k) for k in (1e6, 2e6))
    found = 2 * twice - once
    wanted = {
        "springs in equilibrium, k → ∞: crank (rad/s²)": 1.25888277,
        "springs in equilibrium, k → ∞: coupler (rad/s²)": 0.11991612,
        "springs in equilibrium, k → ∞: rocker (rad/s²)": 0.59768827,
        "joint force k Δx(0) (N)": -4.238513,
        "joint force k Δy(0) (N)": -6.865476,
    }
    for value, (name, number) in zip(found, wanted.items(), strict=True):
        rows.append(_row(name, "curve", float(value), number, 1e-6 if "force" in name else 1e-8))
    return rows


def at_equilibrium(model: Model, state: State, k: float) -> Array:
    """Accelerations and the force at B (world axes) of springs in static equilibrium."""
    spring = VirtualSpring(k, 0.0)
    loaded = spring.equilibrium(model, state, [TORQUE])
    found = model.forward_dynamics(loaded, [TORQUE], spring)
    # the spring pulls the child (the rocker) with −k Δ; the paper's Δ points from the rocker's end to the coupler's
    force = loaded.body("coupler").rotation @ found.reactions["closing"][3:]
    return np.array([*(found.body(name)[2] for name in ("crank", "coupler", "rocker")), *force[:2]])


def exact_motion() -> list[Finding]:
    model, state = four_bar()
    run = model.simulate(state, 1.0, [TORQUE], EXACT)
    end = run.state()
    wanted = {"θ": 2.829418245, "α": 0.561028155, "φ": 1.798697601}
    q = angles(run)[-1]
    rows = [_row(f"constrained: {n}(1 s) (rad)", "curve", float(x), w, 2e-9) for x, (n, w) in zip(q, wanted.items(), strict=True)]  # fmt: skip  # noqa: E501
    rows.append(
        _row("constrained: velocity of θ at 1 s (rad/s)", "curve", float(end.velocity("crank")), 4.716457566, 2e-9)
    )
    times = np.linspace(0, 1, 101)
    sampled = run.resample(times)
    rows.append(_row("closed form against constrained, to 1 s (rad)", "the same", distance(sampled), 0.0, 1e-9))
    motions = zip(angles(sampled), velocities_of(sampled), accelerations_of(sampled), strict=True)
    torques = [equation_20(*motion)[0] for motion in motions]
    rows.append(
        _row("(20), corrected, along the motion: from τ = 6 (N m)", "-", max(abs(np.array(torques) - 6)), 0.0, 1e-8)
    )
    return rows


def spring_laws() -> list[Finding]:
    model, state = four_bar()
    stiffness = [1e4, 1e5, 1e6, 1e7]
    study = VirtualSpring().tune(model, state, [TORQUE], stiffness, damping=lambda k: 0.7 * np.sqrt(k))
    rows = [
        _row(f"damped: k e(0.1 s), k = {k:g} (N)", "-", float(k * e), 8.063, 0.081)
        for k, e in zip(stiffness, study.error, strict=True)
    ]
    errors = []
    for k in stiffness[1:]:
        run = model.simulate(state, 1.0, [TORQUE], method=VirtualSpring(k, 0.7 * np.sqrt(k)), output=0.01)
        errors.append(distance(run))
    order = np.polyfit(np.log(stiffness[1:]), np.log(errors), 1)[0]
    rows.append(_row("order in k of the error against the exact motion", "1/k", float(order), -1.0, 0.1))
    return rows


def flexible_coupler() -> list[Finding]:
    model, state = flexible()
    beam = model.system.flexible_bodies[0].beam
    f1 = float(np.sqrt(beam.stiffness[0, 0] / (0.25 * L2 / 2)) / (2 * np.pi))
    fine = model.simulate(state, 1.0, [TORQUE], EXACT)
    coarse = fine.resample(np.linspace(0, 0.5, 501))
    near = coarse.time[int(np.argmin(coarse["coupler.q1"]))] + np.linspace(-1e-3, 1e-3, 201)
    least = float(fine.resample(near)["coupler.q1"].min())
    exact, spring = flexible_runs()
    q, other = exact["coupler.q1"], spring["coupler.q1"]
    return [
        _row("flexible coupler: f1 (Hz)", "-", f1, 10.448288406536012, 1e-9),
        _row("constrained: q21(1 s) (m)", "curve", float(fine["coupler.q1"][-1]), 0.003815935, 2e-9),
        _row("constrained: least q21 to 0.5 s (m)", "curve", least, -0.00583467, 2e-8),
        _row(
            "spring against constrained, q21 over 2 s (%)",
            "about 2",
            100 * float(abs(q - other).max() / abs(q).max()),
            2.13,
            0.03,
        ),
    ]


def platform_rows() -> list[Finding]:
    model, state = platform()
    first = model.forward_dynamics(state, method=EXACT)
    exact = model.simulate(state, 0.5, leg_forces, EXACT)
    spring = model.simulate(state, 1.0, leg_forces, method=VirtualSpring(K_PLATFORM, B_PLATFORM), output=1e-3)
    wanted = {
        "x acceleration (m/s²)": (first.platform[3], -0.00183840, 1e-8),
        "y acceleration (m/s²)": (first.platform[4], 0.01173016, 1e-8),
        "z acceleration (m/s²)": (first.platform[5], -10.37385760, 1e-8),
        "x angular acceleration (rad/s²)": (first.platform[0], 0.14337965, 1e-8),
        "y angular acceleration (rad/s²)": (first.platform[1], 0.08499804, 1e-8),
        "z angular acceleration (rad/s²)": (first.platform[2], -0.01367403, 1e-8),
        "x at 0.5 s (m)": (exact.platform.position[-1, 0], -1.53007834, 1e-7),
        "y at 0.5 s (m)": (exact.platform.position[-1, 1], 0.19365302, 1e-7),
        "z at 0.5 s (m)": (exact.platform.position[-1, 2], 1.05679234, 1e-7),
    }
    rows = [_row(f"platform: {name}", "curve", float(a), b, tol) for name, (a, b, tol) in wanted.items()]
    length, speed = gaps(model, spring)
    rows.append(_row("platform, springs: median gap to 1 s (m)", "1e-4", float(np.median(length)), 8.7e-5, 1e-6))
    rows.append(_row("platform, springs: median gap velocity (m/s)", "1e-3", float(np.median(speed)), 5.2e-4, 1e-5))
    return rows


# times
def timings() -> tuple[Timing, ...]:
    """The paper's run of 2 s beside the exact formulation."""
    model, state = platform()
    spring = VirtualSpring(K_PLATFORM, B_PLATFORM)
    tight = {"integrator": "dopri5", "rtol": 1e-6, "atol": 1e-6}
    options: dict[str, dict[str, Any]] = {
        "springs, RK4 with steps of 1 ms": {"method": spring, "step": 1e-3},
        "springs, error control 1e-6": {"method": spring, **tight},
        f"exact ({EXACT}), error control 1e-6": {"method": EXACT, **tight},
    }
    found = []
    for name, how in options.items():
        model.simulate(state, 2.0, leg_forces, **how)
        start = time.perf_counter()
        run = model.simulate(state, 2.0, leg_forces, **how)
        spent = time.perf_counter() - start
        ours = f"{1e3 * spent:.1f} ms, median loop error {np.median(run.loop_error):.0e} m"
        paper = "6 s on one processor, 0.4 s on three" if "springs" in name else "not reported"
        found.append(Timing(f"platform, 2 s of motion: {name}", ours, paper))
    return tuple(found)


# pictures
def machines() -> tuple[MachineView, ...]:
    """The four-bar and the platform, moving, without springs."""
    model, state = four_bar()
    crank = model.simulate(state, 1.0, [TORQUE], EXACT, output=0.02)
    robot, at = platform()
    plate = robot.simulate(at, 1.0, leg_forces, EXACT, output=0.02)
    return (
        drawn("The four-bar under 6 N m on its crank, 1 s", crank.states),
        drawn("The Gough–Stewart platform under its leg forces, 1 s", plate.states),
    )


def pictures() -> list[Picture]:
    """The paper's figures 6 to 8 and 10 to 14."""
    model, state = four_bar()
    times = np.linspace(0, 2, 401)
    constrained = model.simulate(state, 2.0, [TORQUE], EXACT, output=times)
    spring = model.simulate(state, 2.0, [TORQUE], method=VirtualSpring(K_FOUR_BAR, 0.0), output=times)
    exact_bent, spring_bent = (run.resample(times) for run in flexible_runs())
    robot, at = platform()
    plate = robot.simulate(at, 2.0, leg_forces, method=VirtualSpring(K_PLATFORM, B_PLATFORM), output=0.005)
    names, stiffness = ("θ", "α", "φ"), [10.0**e for e in range(2, 8)]
    tune = VirtualSpring().tune
    undamped, damped = tune(model, state, [TORQUE], stiffness, 0.0), tune(model, state, [TORQUE], stiffness)
    rigid = _motion(times, names, angles(spring), velocities_of(spring), "Rigid four-bar, springs")
    bent = _motion(
        spring_bent.time, names, angles(spring_bent), velocities_of(spring_bent), "Flexible coupler, springs"
    )
    plate_names, pose = ("x", "y", "z"), plate.platform
    moved = _motion(plate.time, plate_names, pose.position, pose.velocity, "Platform, springs", "m")
    apart = dict(zip(names, (angles(spring) - angles(constrained)).T, strict=True))
    return [
        picture(
            "Figure 6: loop error at 0.1 s against stiffness, undamped: a sample of an oscillation",
            plot_spring_study(undamped),
        ),
        picture("The same with damping: |f_B|/k", plot_spring_study(damped)),
        picture("Figure 7: rigid four-bar, angles and velocities", rigid),
        picture(
            "Figure 8: springs less constrained solution", plot_curves(times, {"springs − constrained (rad)": apart})
        ),
        picture("Figure 10: flexible four-bar, angles and velocities", bent),
        picture(
            "Figures 11 to 13: deflection of the coupler's middle",
            plot_deflection(exact_bent, spring_bent, "coupler", L2 / 2),
        ),
        picture("Figure 14: platform of the Gough–Stewart manipulator", moved),
    ]


def _motion(
    times: Array, names: tuple[str, ...], values: Array, velocities: Array, title: str, unit: str = "rad"
) -> Figure:
    """Coordinates and their velocities over time, side by side."""
    panels = {f"coordinate ({unit})": values, f"velocity ({unit}/s)": velocities}
    curves = {label: dict(zip(names, columns.T, strict=True)) for label, columns in panels.items()}
    return plot_curves(times, curves, title, columns=2)
