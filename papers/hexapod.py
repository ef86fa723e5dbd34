"""Sinatra, Xi, Staicu: Dynamics of the Hexapod parallel robot. Its three motions, numbers and figures 3 to 8.

    python papers/hexapod.py [folder for figures, default out/hexapod]

The paper prints geometry, masses and curves, no forces. "reference" numbers were computed apart from this library, from
minimal coordinates and the energies alone. Corrections: (2) a2α without transpose; (20) m_k on the static moment only;
dots and a tilde in (13), (16), (18); gravity along +z0, downwards. Mass centres of the legs at their middle and J2 = 0
are assumed. f is positive along +z1, into the machine.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

import closedchain as cc
from closedchain.errors import AssemblyError
from closedchain.library.hexapod import THETA_1, THETA_2, THETA_3
from closedchain.library.placing import rot_y, rot_z
from closedchain.show.forces import plot_one

GEOMETRY = {"l1": 0.347536779204, "beta0": np.deg2rad(59.679841716), "beta": np.deg2rad(30.473640898)}
GEOMETRY |= {"h": 0.606378746712}
VERTICAL = (-8.016635206, -11.015503751, -15.089488508)
ROTATION = {"A": (-7.737875520, -7.394414985, -6.720237743), "B": (-7.899090962, -8.372127485, -9.320620005)}
TIMES = (0.0, 1.5, 3.0)


def main(folder: Path) -> None:
    model = cc.compile(cc.library.hexapod())
    layout = cc.library.hexapod_layout(0.6, 0.3, 0.5, np.pi / 36)
    home = cc.Pose((0.0, 0.0, float(layout.h)))
    motions = {
        "vertical": cc.motion.swing(home, shift=(0.0, 0.0, -0.15)),
        "horizontal": cc.motion.swing(home, shift=(0.1, 0.0, 0.0)),
        "rotation": cc.motion.swing(home, angles=(0.0, 0.0, np.pi / 12)),
    }
    print(f"{'quantity':<34} {'printed':>10} {'computed':>16} {'reference':>16} {'difference':>10}  verdict")
    for name, reference in GEOMETRY.items():
        line(f"geometry {name}", "-", float(getattr(layout, name)), reference, 1e-11)
    line("loop (7) at t = 0, (2) as printed", "0", opening(layout, printed=True), 0.459627, 1e-6, "m open: misprint")
    line("loop (7) at t = 0, (2) corrected", "0", opening(layout, printed=False), 0.0, 1e-14)
    runs = {name: model.inverse_dynamics_along(motion) for name, motion in motions.items()}
    at = {name: model.inverse_dynamics_along(motion, times=TIMES) for name, motion in motions.items()}
    for k, t in enumerate(TIMES):
        line(f"vertical, every leg, f({t:g} s)", "curve", at["vertical"].forces[k, 0], VERTICAL[k], 1e-9)
    line("vertical, every leg, P(1.5 s)", "curve", at["vertical"].powers[1, 0], 1.573353075, 1e-9)
    for leg, forces in ROTATION.items():
        for k, t in enumerate(TIMES):
            line(f"rotation, leg {leg}, f({t:g} s)", "curve", at["rotation"][f"leg{leg}"][k], forces[k], 1e-9)
    for name, run in runs.items():
        line(f"{name}, largest |ΣP − dE/dt| (W)", "-", float(np.abs(run.power_balance).max()), 0.0, 1e-12)
    for name, run in runs.items():
        other = model.inverse_dynamics_along(motions[name], method="denoc")
        line(f"{name}, virtual work less DeNOC (N)", "-", float(np.abs(run.forces - other.forces).max()), 0.0, 1e-10)
    claims(model, home, runs)
    figures(runs, folder)


def line(what: str, printed: str, computed: float, reference: float, tolerance: float, note: str = "") -> None:
    off = computed - reference
    verdict = note or ("agrees" if abs(off) <= tolerance else "DIFFERS")
    print(f"{what:<34} {printed:>10} {computed:>16.9g} {reference:>16.9g} {off:>10.1e}  {verdict}")


def opening(layout: object, printed: bool) -> float:
    """How far leg A's end is from the platform at t = 0 when the chain of (2) is followed."""
    a_beta0, a_beta = rot_y(layout.beta0).T, rot_z(layout.beta).T
    a2 = rot_z(layout.alpha2[0]).T
    a10 = a_beta0 @ THETA_3 @ rot_z(layout.alpha1[0]).T
    a21 = THETA_1 @ (a2.T if printed else a2) @ a_beta0.T
    a30 = a_beta @ THETA_1 @ THETA_2 @ a21 @ a10
    foot = 0.6 * rot_z(layout.alpha1[0])[:, 0] + layout.l1 * a10[2]
    tip = np.array([0, 0, layout.h]) + 0.3 * (rot_z(layout.alpha1[0]) @ rot_z(layout.alpha3[0]))[:, 0]
    return float(np.linalg.norm(foot + 0.5 * a30[1] - tip))


def claims(model: cc.Model, home: cc.Pose, runs: dict[str, object]) -> None:
    """What the paper says about its curves, and where the machine's reach ends."""
    vertical, rotation = runs["vertical"], runs["rotation"]
    spread = float(np.ptp(vertical.forces, axis=1).max())
    print(f"\nvertical: all forces equal (they differ by {spread:.0e} N)")
    active = np.all(rotation.powers[1:-1, 1::2] > 0) and np.all(np.diff(np.abs(rotation.forces[:, 1::2]), axis=0) > 0)
    print(f"rotation: legs B, D, F alone work, with growing forces: {bool(active)}")
    upside = cc.compile(cc.library.hexapod(g=-9.81)).inverse_dynamics_along(
        cc.motion.swing(home, angles=(0.0, 0.0, np.pi / 12))
    )
    print(f"the same with gravity upwards: {bool(np.all(upside.powers[1:-1, 1::2] > 0))}")
    try:
        model.inverse_dynamics_along(cc.motion.swing(home, shift=(0.15, 0.0, 0.0)))
    except AssemblyError as error:
        print(f"beyond the reach: {error}")


def figures(runs: dict[str, object], folder: Path) -> None:
    """Figures 3 to 8: forces and powers of the three motions."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, (name, run) in zip((3, 5, 7), runs.items(), strict=True):
        for shift, what in enumerate(("forces", "powers")):
            path = folder / f"figure{number + shift}_{name}_{what}.png"
            plot_one(run, what, f"Fig. {number + shift}: {what} of six actuators, {name} motion").savefig(path, dpi=150)
    print(f"\nfigures 3 to 8 in {folder}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "out/hexapod"))
