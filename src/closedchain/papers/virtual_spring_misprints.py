"""What is printed wrongly in Wang, Gosselin and Cheng's paper on virtual springs."""

from __future__ import annotations

from closedchain.papers.finding import Misprint

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
