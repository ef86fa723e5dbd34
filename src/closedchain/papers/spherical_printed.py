"""Misprints of Wu, Bai and Kepler, and their formulas as printed beside the right reading."""

from __future__ import annotations

from functools import partial
from math import cos, pi, sin

import numpy as np

from closedchain import library
from closedchain.kinematics.state import State
from closedchain.mechanism import Section
from closedchain.model import Model, compile
from closedchain.papers.finding import Finding, Misprint, misprinted
from closedchain.stiffness.beams import SectionValues, curved_beam, section_values

E, G, R = 210e9, 210e9 / 2.6, 0.2
MOMENT = np.array([10.0, 10.0, 10.0])
HARD = 1e6  # N m/rad, of the drives

MISPRINTS = (
    Misprint(
        "s3 in (A-2c)",
        "3α + sin α cos α − 4 sin α, without “/2”",
        "C44 at 60° is −8.04e-7 instead of 8.55e-7, which no compliance can be",
    ),
    Misprint(
        "C26 in (A-1e)",
        "R²/2 · (2 s4/(G Ix) − s8/(E Iy))",
        "−0.353e-4 by the printed formula, 0.632e-4 in (21), instead of 0.881e-4",
    ),
    Misprint(
        "C45 in (A-1j)",
        "the last term is s4 R³/(E Iz)",
        "half of the bending is missing: 0.961e-6 instead of 1.919e-6 at 60°",
    ),
    Misprint("numbers in (21)", "C26 is 0.881462e-4, C35 is −0.766489e-4", "C26 is 28 % too small; the rest is right"),
    Misprint("(20)", "entry (4, 3) is C34", "the matrix is not symmetric"),
    Misprint("(7a)", "the term S_B is missing", "the chain from base to platform is not complete"),
    Misprint("(13), (15)", "S_θ stands in the corner", "the passive joints do not enter the elimination"),
    Misprint(
        "J K_act Jᵀ",
        "Jᵀ K_act J",
        "forces would be mapped like velocities: 7.8 µrad instead of 20.3 µrad at [45°, 60°, 0]",
    ),
    Misprint("“µrad”", "mrad", "the rotations are a thousand times larger than stated"),
    Misprint(
        "example II",
        "(28) needs K_act of about 1e7",
        "with the 1e6 of the text K44 is 3.245e5, not the 3.253e5 of (28)",
    ),
    Misprint(
        "(23) at [90°, 60°, 0]",
        "a serial, not a parallel, singularity of leg 1, and the true K is regular",
        "the printed proximal axis breaks u·v = cos 60°, so (23) is not of that pose",
    ),
    Misprint(
        "(24), (25)",
        "the minimum-norm solution, the null direction, and how much of the load lies along it; there is no "
        "equilibrium if that is not zero",
        "the printed rotation is the minimum-norm solution plus an arbitrary multiple of the null vector",
    ),
)

_row = partial(misprinted, "spherical_stiffness")


def rows(model: Model, home: State, side: State) -> list[Finding]:
    """Every misprint that can be put into a number; example I at home and at another pose."""
    return [*entries(), *drives(model, side), *units(model, home), *text_stiffness()]


def entries() -> list[Finding]:
    """Entries of the curved link's compliance by (A-1), (A-2) as printed and by Castigliano's theorem."""
    section = section_values(Section("round", radius=0.0075, shear_y=1.0, shear_z=1.0), 0.3)
    sixty, ninety = (curved_beam(R, angle, E, G, section) for angle in (pi / 3, pi / 2))
    return [
        _row(
            "C44 at 60° by (A-2c), 1e-7", 1e7 * _c44(pi / 3, section), 1e7 * sixty[3, 3], 8.552904890, 1e-7, "",
            "s3 has no “/2”: the printed C44 is negative, which no compliance can be",
        ),
        _row(
            "C66 at 60° by (A-2c), 1e-6", 1e6 * _c66(pi / 3, section), 1e6 * sixty[5, 5], 5.823429543, 1e-8, "",
            "the same s3",
        ),
        _row(
            "C26 at 90° by (A-1e), 1e-4", 1e4 * _c26(pi / 2, section), 1e4 * ninety[1, 5], 0.881462015, 1e-8, "",
            "the bracket is 2 s4/(G Ix) − s8/(E Iy), not s4/(G Ix) − s2/(E Iy)",
        ),
        _row(
            "C45 at 60° by (A-1j), 1e-6", 1e6 * _c45(pi / 3, section), 1e6 * sixty[3, 4], 1.919455396, 1e-8, "",
            "the last term is s4 R³/(E Iz), not half of it",
        ),
        _row(
            "entry (4, 3) of (20) at 90°, 1e-4", 1e4 * ninety[2, 2], 1e4 * ninety[3, 2], -0.4375089396, 1e-9, "",
            "C33 is printed where symmetry needs C34",
        ),
    ]  # fmt: skip


def _s3(alpha: float) -> float:
    return 3 * alpha + sin(alpha) * cos(alpha) / 2 - 4 * sin(alpha)  # (A-2c), as printed


def _s4(alpha: float) -> float:
    return 1 - cos(alpha) - sin(alpha) ** 2 / 2


def _s1_s2(alpha: float) -> tuple[float, float]:
    return alpha + sin(alpha) * cos(alpha), alpha - sin(alpha) * cos(alpha)


def _c44(alpha: float, s: SectionValues) -> float:
    s1, s2 = _s1_s2(alpha)
    return R / (2 * s.A) * (s1 / E + s2 / G) + _s3(alpha) * R**3 / (2 * E * s.Iz)  # (A-1i)


def _c66(alpha: float, s: SectionValues) -> float:
    return R * alpha / (G * s.A) + R**3 / 2 * (_s3(alpha) / (G * s.Ix) + _s1_s2(alpha)[1] / (E * s.Iy))  # (A-1l)


def _c26(alpha: float, s: SectionValues) -> float:
    return R**2 / 2 * (_s4(alpha) / (G * s.Ix) - _s1_s2(alpha)[1] / (E * s.Iy))  # (A-1e), as printed


def _c45(alpha: float, s: SectionValues) -> float:
    shear = -(sin(alpha) ** 2) * R / (2 * s.A) * (1 / E - 1 / G)
    return shear + _s4(alpha) * R**3 / (2 * E * s.Iz)  # (A-1j), as printed


def drives(model: Model, side: State) -> list[Finding]:
    """J K_act Jᵀ in place of Jᵀ K_act J: the turn that compliant drives add, links aside."""
    J = model.jacobian(side).actuators_from_platform
    assert J is not None
    turn = J[:, :3]
    printed, right = (np.linalg.solve(HARD * product, MOMENT) for product in (turn @ turn.T, turn.T @ turn))
    rigid = compile(library.unlimited_roll(stiffness=None))
    there = rigid.state(side.q, side.v)
    load = np.concatenate([MOMENT, np.zeros(3)])
    both, links = (m.stiffness(s).deflection(load).screw[:3] for m, s in ((model, side), (rigid, there)))
    size, added, wanted = (1e6 * float(np.linalg.norm(x)) for x in (printed, both - links, right))
    why = "forces would be mapped like velocities: Jᵀ K_act J"
    return [_row("I, [45°, 60°, 0]: turn by J K_act Jᵀ", size, added, wanted, 1e-4, "µrad", why)]


def units(model: Model, home: State) -> list[Finding]:
    """Rotations in “µrad”."""
    turn = 1e6 * float(model.stiffness(home).deflection(np.concatenate([MOMENT, np.zeros(3)])).screw[0])
    why = "printed as µrad, these are mrad"
    return [Finding("spherical_stiffness", "I, home: rotation x", "2.985", turn, 2985.50109, 1e-4, "µrad", why)]


def text_stiffness() -> list[Finding]:
    """(28) with the drives of the text and with those it needs."""
    soft, hard = (compile(library.coaxial(stiffness=k)) for k in (1e6, 1e7))
    printed, right = (m.stiffness(m.assemble()).matrix[3, 3] / 1e5 for m in (soft, hard))
    why = "the text's K_act = 1e6 does not give (28), 1e7 does"
    return [_row("II, (28): K44 with the text's K_act, 1e5", printed, right, 3.253, 5.1e-4, "", why)]
