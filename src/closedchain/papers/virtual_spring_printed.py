"""Misprints of Wang, Gosselin and Cheng, and their formulas and data as printed beside the right reading."""

from __future__ import annotations

from functools import partial

import numpy as np

from closedchain import library
from closedchain.library.gough_stewart import WANG_BASE
from closedchain.model import compile
from closedchain.papers.finding import Finding, Misprint, misprinted
from closedchain.papers.virtual_spring_machines import (
    EXACT,
    L1,
    L2,
    R1,
    TORQUE,
    accelerations_of,
    angles,
    equation_20,
    flexible,
    four_bar,
    platform,
    velocities_of,
)
from closedchain.types import Array

# the printed initial state of the Gough–Stewart platform
RHO = (1.48341, 1.53551, 1.66955, 1.58501, 1.54805, 1.58566)
ALPHA = (-0.77853, -1.31585, 1.31585, 0.77853, -2.87293, 2.87293)
BETA = (1.07521,) * 6
BENT, EI = 0.01, 2123.56 * 1.333417  # m, of q21; N m², of the coupler

MISPRINTS = (
    Misprint(
        "(3), (4), (47)",
        "local vectors lie along the link's x axis: [r, 0], [l1, 0]",
        "the links would be turned by 90°",
    ),
    Misprint("(8)", "m3 stands before the velocity product", "a rocker of 2 kg would have the energy of one of 1 kg"),
    Misprint(
        "(20)",
        "the last term is + l1 cos θ f_By, and the numerator of f_Bx has + m3 g r3 l2 cos α cos φ",
        "along the exact motion the formula must return τ = 6 N m; as printed: 4.25, 2.33, 10.16 at 0, 0.5, 1 s",
    ),
    Misprint("(26)", "the sixth platform coordinate is ψ", "a coordinate would be counted twice"),
    Misprint(
        "(28), (29)",
        "the second cross term is ρ̇β̇",
        "a term is printed twice and one is missing; for legs whose mass centres lie on their axes both are zero",
    ),
    Misprint("(40)", "24 rows: Σ b_i (∂Δ_i/∂q)ᵀ dΔ_i/dt over all of q", "dampers would act on some coordinates only"),
    Misprint("(45)", "sin(π x2/l2)", "with l1 the deflection in the middle of the coupler would vanish"),
    Misprint("(49)", "the curvature is squared", "the strain energy is −22 J instead of 0.108 J at q21 = 1 cm"),
    Misprint("gravity", "acts along −j and −k: V = + m g h", "machines would fall upwards"),
    Misprint(
        "Gough–Stewart, initial state",
        "legs follow from the printed pose by inverse kinematics, all velocities zero",
        "the printed ρ_i belong to the printed pose, α_i and β_i to another one (−1.5, 0, 1.0, no rotation): loops are "
        "open by up to 0.55 m",
    ),
    Misprint(
        "Gough–Stewart, not printed",
        "taken: I_il = I_iu about the mass centre with z along the leg; lower mass centre r_il above O_i, upper mass "
        "centre r_iu below P_i; leg frame Rz(α)Ry(β), whose axial spin counts; g = 9.8",
        "the data are incomplete",
    ),
    Misprint("“actuator torques” 9 sin πt", "forces along the legs, N", "the legs are prismatic"),
    Misprint(
        "figure 6",
        "with damping b = 0.7√k the error is |f_B|/k = 8.063/k within 1 % for k ≥ 1e4",
        "without damping the value at 0.1 s is one sample of an oscillation (k = 1e6: 1.8e-5, between 4e-7 and 1.9e-5 "
        "nearby), so that no point of the curve means anything by itself; the paper reads 10^−5.5",
    ),
    Misprint(
        "figure 14",
        "compare springs and exact motion up to 1 s only",
        "with this data the platform tumbles: a leg passes 0.0045 rad from gimbal lock at 1.121 s and the motion is "
        "chaotic from there",
    ),
)

_row = partial(misprinted, "virtual_spring")


def rows() -> list[Finding]:
    """Every misprint that can be put into a number."""
    return [*links(), *torques(), *bending(), *platform_start()]


def links() -> list[Finding]:
    """(3) puts mass centres beside their links, (8) forgets a mass."""
    model, state = four_bar()
    theta = float(state["crank"])
    height = float(state.body("crank").point((R1, 0, 0))[1])
    moving = model.with_velocities(state, joints={"rocker": 1.0})
    heavy = compile(library.four_bar(masses=(1.0, 1.0, 2.0)))
    other = heavy.with_velocities(heavy.assemble(joints={"crank": theta}), joints={"rocker": 1.0})
    more = heavy.energies(other)[0] - model.energies(moving)[0]
    rod, length = 2.5**2 / 12, 2.5 / 2
    return [
        _row(
            "height of the crank's mass centre by (3)", R1 * np.cos(theta), height, R1 * np.sin(theta), 1e-12, "m",
            "local vectors lie along x; (9) has the height r1 sin θ",
        ),
        _row(
            "(8): energy of 1 kg more in the rocker", rod / 2, more, (rod + length**2) / 2, 1e-12, "J",
            "m3 is missing before the velocity product; at a rocker's rate of 1 rad/s",
        ),
    ]  # fmt: skip


def torques() -> list[Finding]:
    """(20) along the exact motion must give back the torque that drives it."""
    model, state = four_bar()
    run = model.simulate(state, 1.0, [TORQUE], EXACT, output=0.5)
    motions = list(zip(angles(run), velocities_of(run), accelerations_of(run), strict=True))
    found = []
    for t, motion in zip((0.0, 0.5, 1.0), motions, strict=True):
        printed, right = (equation_20(*motion, as_printed)[0] for as_printed in (True, False))
        why = "− l1 cos θ f_By should be +, and f_Bx lacks m3 g r3 l2 cos α cos φ"
        found.append(_row(f"(20) along the exact motion, {t:g} s", printed, right, TORQUE, 1e-8, "N m", why))
    return found


def bending() -> list[Finding]:
    """(45) and (49), with the coupler bent by q21 = 1 cm."""
    model, _ = flexible()
    beam = model.system.flexible_bodies[0].beam
    line = beam.centre_line(np.array([BENT, 0.0]))
    middle, energy = float(line[len(line) // 2, 1]), float(beam.stiffness[0, 0]) * BENT**2 / 2
    slope = -EI * BENT * np.pi / L2  # ½ EI ∫ v'' dx
    square = EI * BENT**2 * (np.pi / L2) ** 4 * L2 / 4  # ½ EI ∫ v''² dx
    return [
        _row(
            "(45): deflection in the middle, q21 = 1 cm", BENT * np.sin(np.pi * L2 / 2 / L1), middle, BENT, 1e-9, "m",
            "sin(π x2/l1) should be sin(π x2/l2)",
        ),
        _row(
            "(49): strain energy, q21 = 1 cm", slope, energy, square, 1e-9, "J", "the curvature must be squared",
        ),
    ]  # fmt: skip


def platform_start() -> list[Finding]:
    """The printed leg angles do not belong to the printed pose; gravity."""
    model, state = platform()
    gaps = [float(np.linalg.norm(_tip(i) - state.body(f"leg{i + 1}_upper").position)) for i in range(6)]
    upward = compile(library.gough_stewart(g=-9.8))
    rise = float(upward.forward_dynamics(upward.assemble(), method="reference", verify=False).platform[5])
    fall = float(model.forward_dynamics(state, method=EXACT).platform[5])
    return [
        _row(
            "platform: largest gap of the printed initial state", max(gaps), state.kinematics.loop_error(state.q), 0.0,
            1e-12, "m", "ρ belongs to the printed pose, α and β to another one (−1.5, 0, 1.0, not turned)",
        ),
        _row(
            "platform: z acceleration, gravity along +k", rise, fall, -10.37385760, 1e-8, "m/s²",
            "k is said to be the direction of gravity; V = + m g h makes it act along −k",
        ),
    ]  # fmt: skip


def _tip(i: int) -> Array:
    """End of a leg by its printed spherical coordinates."""
    a, b = ALPHA[i], BETA[i]
    direction = np.array([np.cos(a) * np.sin(b), np.sin(a) * np.sin(b), np.cos(b)])
    tip: Array = np.array(WANG_BASE[i]) + RHO[i] * direction
    return tip
