"""Sinatra, Xi, Staicu: Dynamics of the Hexapod parallel robot. Its three motions, numbers and figures 3 to 8.

The paper prints geometry, masses and curves, no forces. Reference numbers were computed from minimal coordinates and
the energies alone. Mass centres of the legs at their middle and J2 = 0 are assumed. f is positive along +z1, into the
machine.
"""

from __future__ import annotations

import time
from functools import partial

import numpy as np

from closedchain import library
from closedchain.errors import AssemblyError
from closedchain.inverse.result import InverseDynamics
from closedchain.kernel import compiled_quickly
from closedchain.library.hexapod import THETA_1, THETA_2, THETA_3, Layout, hexapod_layout
from closedchain.mechanism import Pose
from closedchain.model import Model, compile
from closedchain.motions import Motion, swing
from closedchain.motions.motion import PlatformSamples
from closedchain.papers.finding import (
    Finding,
    MachineView,
    Misprint,
    Picture,
    Reporter,
    Study,
    Timing,
    drawn,
    misprinted,
    picture,
)
from closedchain.show.forces import plot_one
from closedchain.spatial.numeric import rot_y, rot_z

GEOMETRY = {
    "l1": (0.347536779204, "m"),
    "beta0": (np.deg2rad(59.679841716), "rad"),
    "beta": (np.deg2rad(30.473640898), "rad"),
    "h": (0.606378746712, "m"),
}
TIMES = (0.0, 1.5, 3.0)
VERTICAL = (-8.016635206, -11.015503751, -15.089488508)
ROTATION = {"A": (-7.737875520, -7.394414985, -6.720237743), "B": (-7.899090962, -8.372127485, -9.320620005)}
REACH = 0.208305  # m along x, where legs B and E end
J3, PLATFORM_J = 0.0722, (0.068, 0.068, 0.136)  # kg m², as printed
MISPRINTS = (
    Misprint(
        "a21 in (2)",
        "without the transpose on a2α (or with every α2 of the other sign); slides and forces do not depend on the "
        "choice, only the passive angles φ21 and φ32",
        "the loop (7) is open by 0.459627 m at t = 0; corrected it closes to rounding",
    ),
    Misprint("(20)", "m_k multiplies only the static moment r̃γ, not the inertia terms", "the units do not fit"),
    Misprint("(13), (16), (18)", "dots of velocities and a tilde are missing", "velocities would equal positions"),
    Misprint("(15)", "the last entry is F, not repeated", "six forces are needed, A to F"),
    Misprint(
        "gravity",
        "acts along +z0, which points down",
        "with the other sign legs B, D, F do not all work during the rotation, as the paper says they do",
    ),
    Misprint(
        "J3 = 0.0722",
        "taken as printed about A3",
        "more than a uniform rod of that mass and length has (m3 l3²/3 = 0.0332 kg m²)",
    ),
    Misprint("not printed", "mass centre of a leg at c3 = l3/2, J2 = 0", "the data are incomplete"),
    Misprint("γ = π/4 in (1)–(8), (24)", "redundant: it is the angle between guide-way and long base side", ""),
)

_finding = partial(Finding, "hexapod")


def study(report: Reporter) -> Study:
    """The paper's three motions."""
    report("compiling")
    model, layout = compile(library.hexapod()), hexapod_layout(0.6, 0.3, 0.5, np.pi / 36)
    motions = _motions(layout)
    report("three motions, virtual work")
    begin = time.perf_counter()
    runs = {name: model.inverse_dynamics_along(motion) for name, motion in motions.items()}
    first = time.perf_counter() - begin
    begin = time.perf_counter()
    for motion in motions.values():
        model.inverse_dynamics_along(motion)
    again = time.perf_counter() - begin
    report("the same by DeNOC; claims of the paper")
    samples = sum(len(run.forces) for run in runs.values())
    ours = f"{1e3 * again:.1f} ms for {samples} samples ({first:.1f} s the first time, with compilation)"
    with compiled_quickly():  # what was not timed is asked a few times
        found = (
            *geometry(layout),
            *forces(model, motions),
            *balance(model, motions, runs),
            *claims(model, motions),
            *as_printed(model, motions["rotation"]),
        )
        machine = _moving(model, motions["rotation"])
    return Study(
        name="hexapod",
        title="Dynamics of the Hexapod parallel robot",
        citation="R. Sinatra, F. Xi, Ș. Staicu, Revue Roumaine des Sciences Techniques, Série de Mécanique Appliquée "
        "54 (3), 2009, 201–218",
        summary="Six legs of fixed length stand on slides along inclined guide-ways. Given the platform's motion, the "
        "forces and powers of the six actuators follow from the principle of virtual work.",
        findings=found,
        misprints=MISPRINTS,
        machines=(machine,),
        pictures=_pictures(runs),
        timings=(Timing("inverse dynamics along three motions of 3 s", ours, "not reported (MATLAB)"),),
    )


def _motions(layout: Layout) -> dict[str, Motion]:
    home = Pose((0.0, 0.0, float(layout.h)))
    return {
        "vertical": swing(home, shift=(0.0, 0.0, -0.15)),
        "horizontal": swing(home, shift=(0.1, 0.0, 0.0)),
        "rotation": swing(home, angles=(0.0, 0.0, np.pi / 12)),
    }


# numbers
def geometry(layout: Layout) -> list[Finding]:
    """What follows from the printed data, and the loop that the printed matrices do not close."""
    rows = [
        _finding(f"geometry: {name}", "-", float(getattr(layout, name)), value, 1e-11, unit)
        for name, (value, unit) in GEOMETRY.items()
    ]
    why = "as printed, a21 of (2) leaves the loop open: the transpose on a2α must go"
    rows.append(
        _finding(
            "loop (7) at t = 0, (2) as printed", "closed", opening(layout, True), 0.459627, 1e-6, "m", explanation=why
        )
    )
    rows.append(_finding("loop (7) at t = 0, (2) corrected", "closed", opening(layout, False), 0.0, 1e-14, "m"))
    return rows


def opening(layout: Layout, printed: bool) -> float:
    """How far leg A's end is from the platform at t = 0 when the chain of (2) is followed."""
    a_beta0, a_beta = rot_y(layout.beta0).T, rot_z(layout.beta).T
    a2 = rot_z(layout.alpha2[0]).T
    a10 = a_beta0 @ THETA_3 @ rot_z(layout.alpha1[0]).T
    a21 = THETA_1 @ (a2.T if printed else a2) @ a_beta0.T  # (2)
    a30 = a_beta @ THETA_1 @ THETA_2 @ a21 @ a10
    foot = 0.6 * rot_z(layout.alpha1[0])[:, 0] + layout.l1 * a10[2]
    tip = np.array([0, 0, layout.h]) + 0.3 * (rot_z(layout.alpha1[0]) @ rot_z(layout.alpha3[0]))[:, 0]
    return float(np.linalg.norm(foot + 0.5 * a30[1] - tip))


def forces(model: Model, motions: dict[str, Motion]) -> list[Finding]:
    """Forces and a power at three instants."""
    at = {name: model.inverse_dynamics_along(motions[name], times=TIMES) for name in ("vertical", "rotation")}
    rows = [
        _finding(
            f"vertical, every leg: f({t:g} s)", "curve", float(at["vertical"].forces[k, 0]), VERTICAL[k], 1e-9, "N"
        )
        for k, t in enumerate(TIMES)
    ]
    power = float(at["vertical"].powers[1, 0])
    rows.append(_finding("vertical, every leg: P(1.5 s)", "curve", power, 1.573353075, 1e-9, "W"))
    spread = float(np.ptp(at["vertical"].forces, axis=1).max())
    rows.append(_finding("vertical: legs differ by", "equal", spread, 0.0, 1e-11, "N"))
    for leg, wanted in ROTATION.items():
        for k, t in enumerate(TIMES):
            found = float(at["rotation"][f"leg{leg}"][k])
            rows.append(_finding(f"rotation, leg {leg}: f({t:g} s)", "curve", found, wanted[k], 1e-9, "N"))
    return rows


def balance(model: Model, motions: dict[str, Motion], runs: dict[str, InverseDynamics]) -> list[Finding]:
    """Power against energy, and virtual work against another formulation."""
    rows = []
    for name, run in runs.items():
        off = float(np.abs(run.power_balance).max())
        rows.append(_finding(f"{name}: largest |ΣP − dE/dt|", "-", off, 0.0, 1e-12, "W"))
        other = model.inverse_dynamics_along(motions[name], times=TIMES, method="denoc")
        same = model.inverse_dynamics_along(motions[name], times=TIMES)
        apart = float(np.abs(same.forces - other.forces).max())
        rows.append(_finding(f"{name}: virtual work less DeNOC", "-", apart, 0.0, 1e-10, "N"))
    return rows


def claims(model: Model, motions: dict[str, Motion]) -> list[Finding]:
    """Legs B, D, F alone work during the rotation (with gravity downwards), and where the reach ends."""
    upside = compile(library.hexapod(g=-9.81))
    why = "with gravity along −z0 the claim fails; z0 points down and gravity acts along +z0"
    return [
        _finding("rotation: B, D, F alone work (1: yes)", "yes", _alone(model, motions["rotation"]), 1.0, 0.0),
        _finding("the same, gravity along −z0", "yes", _alone(upside, motions["rotation"]), 0.0, 0.0, explanation=why),
        _finding("horizontal: legs B and E end at x", "-", _reach(model), REACH, 1e-6, "m"),
    ]


def as_printed(model: Model, motion: Motion) -> list[Finding]:
    """(20) taken literally, where the mass multiplies the inertias too, and the printed J3 against a leg's mass."""
    m3, mp = model.mechanism.body("legA_rod").mass, model.mechanism.body("platform").mass
    literal = compile(library.hexapod(leg_inertia=m3 * J3, platform_inertia=[mp * J for J in PLATFORM_J]))
    printed, right = (float(m.inverse_dynamics_along(motion, times=[1.5])["legA"][0]) for m in (literal, model))
    why = "m_k multiplies only r̃γ, not the inertia terms"
    return [
        misprinted("hexapod", "rotation, leg A: f(1.5 s) by (20)", printed, right, ROTATION["A"][1], 1e-9, "N", why),
    ]


def _alone(model: Model, motion: Motion) -> float:
    """1 if B, D and F work and A, C, E are driven at all instants between the ends, else 0."""
    powers = model.inverse_dynamics_along(motion).powers[1:-1]
    return float(np.all(powers[:, 1::2] > 0) and np.all(powers[:, ::2] < 0))


def _reach(model: Model) -> float:
    """How far the platform comes along x: the error says where its legs end."""
    home = model.assemble().platform.pose
    try:
        model.inverse_dynamics_along(swing(home, shift=(0.15, 0.0, 0.0)))
    except AssemblyError as error:
        return float(str(error).split("platform is at (")[1].split(",")[0])
    return float("nan")


# pictures
def _moving(model: Model, motion: Motion) -> MachineView:
    """The machine along one of its motions."""
    samples = motion.sample(motion.times(10.0))
    assert isinstance(samples, PlatformSamples)
    states = [model.assemble()]
    for k in range(len(samples.times)):
        states.append(model.assemble(samples.pose(k), guess=states[-1]))
    return drawn("The Hexapod in its rotation (z0 points down)", states[1:], motion.duration)


def _pictures(runs: dict[str, InverseDynamics]) -> tuple[Picture, ...]:
    """Figures 3 to 8: forces and powers of the three motions."""
    found = []
    for number, (name, run) in zip((3, 5, 7), runs.items(), strict=True):
        for shift, what in enumerate(("forces", "powers")):
            caption = f"Figure {number + shift}: {what} of the six actuators, {name} motion"
            found.append(picture(caption, plot_one(run, what, caption)))
    return tuple(found)
