"""Wang, Gosselin and Cheng's formulas and data as they are printed, beside the right reading, in numbers."""

from __future__ import annotations

from functools import partial

import numpy as np

from closedchain import library
from closedchain.library.gough_stewart import WANG_BASE
from closedchain.model import compile
from closedchain.papers.finding import Finding, misprinted
from closedchain.papers.virtual_spring_machines import (
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
    run = model.simulate(state, 1.0, [TORQUE], output=0.5)
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
    rise = float(upward.forward_dynamics(upward.assemble()).platform[5])
    fall = float(model.forward_dynamics(state).platform[5])
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
