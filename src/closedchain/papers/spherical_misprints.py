"""What is printed wrongly in Wu, Bai and Kepler's paper on spherical parallel manipulators."""

from __future__ import annotations

from closedchain.papers.finding import Misprint

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
